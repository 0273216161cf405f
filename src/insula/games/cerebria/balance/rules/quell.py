"""Quell with three teams, and Mimic. [bal.quell.*, bal.bside.intuition.mimic*]"""

from __future__ import annotations

from insula.core.rule import LEGAL
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R
from insula.games.cerebria.rules.actions.quell import quell_target_rule, refuse_copied_vibe
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import USES
from insula.games.cerebria.terms import BALANCE, NO_VIBE, VIBE_TOKEN_OF_CARD


@FORCES_OF_BALANCE.replaces(quell_target_rule)
def quell_target_rule_of_three(g: State, seat: int, slot: int) -> int:
    """Balance quells any Emotion but its own, however that is aligned. [bal.quell.by-balance]"""
    e = g.emotions[slot]
    own = e.card >= 0 and e.team == BALANCE and g.seats[seat].team == BALANCE
    return R.BAL_QUELL_BY_BALANCE if own else R.QUELL_TARGET


@FORCES_OF_BALANCE.replaces(refuse_copied_vibe)
def refuse_mimic(g: State, slot: int, row: int) -> int:
    """Mimic needs an Emotion with a Vibe. [bal.bside.intuition.mimic-targets]"""
    bare = USES[row + VIBE_TOKEN_OF_CARD] > 0 and g.emotions[slot].vibe == NO_VIBE
    return R.BAL_BSIDE_INTUITION_MIMIC_TARGETS if bare else LEGAL
