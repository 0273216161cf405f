"""Quell with three teams. [bal.quell.*]"""

from __future__ import annotations

from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R
from insula.games.cerebria.rules.actions.quell import quell_target_rule
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE


@FORCES_OF_BALANCE.replaces(quell_target_rule)
def quell_target_rule_of_three(g: State, seat: int, slot: int) -> int:
    """Balance quells any Emotion but its own, however that is aligned. [bal.quell.by-balance]"""
    e = g.emotions[slot]
    own = e.card >= 0 and e.team == BALANCE and g.seats[seat].team == BALANCE
    return R.BAL_QUELL_BY_BALANCE if own else R.QUELL_TARGET
