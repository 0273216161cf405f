"""The three Ambition Abilities. [cer.ambition.*, cer.turn.abilities-once]"""

from __future__ import annotations

from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.board import gain_actions, gain_ambition, rotate_origin
from insula.games.cerebria.rules.tokens import refuse_every_token
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ABILITY_AMBITION
from insula.games.cerebria.terms import NO_VIBE


@rule
def refuse_ability(g: State, seat: int, option: int) -> int:
    """ADD_VIBE, ROTATE or EXTRA_ACTION: once per turn each, for Ambition."""
    if g.used & (1 << (option - opt.ADD_VIBE)):
        return R.TURN_ABILITIES_ONCE
    if g.teams[g.seats[seat].team].ambition < ABILITY_AMBITION[option - opt.ADD_VIBE]:
        return R.AMBITION_EXTRA_ACTION if option == opt.EXTRA_ACTION else R.AMBITION_SPEND
    return refuse_every_token(g, seat, NO_VIBE) if option == opt.ADD_VIBE else LEGAL


@rule
def use_ability(g: State, seat: int, option: int) -> None:
    """Pays the Ambition; the Ability takes no Action."""
    team = g.seats[seat].team
    price = ABILITY_AMBITION[option - opt.ADD_VIBE]
    g.used |= 1 << (option - opt.ADD_VIBE)
    if option == opt.ADD_VIBE:
        gain_ambition(g, team, -price, R.AMBITION_VIBE)
        then(g, ask.VIBE_CELL, seat)
        then(g, ask.INTENTIONS, seat)
    elif option == opt.ROTATE:
        gain_ambition(g, team, -price, R.AMBITION_ROTATE)
        rotate_origin(g, seat, 1, R.AMBITION_ROTATE)
    else:
        gain_ambition(g, team, -price, R.AMBITION_EXTRA_ACTION)
        gain_actions(g, 1, R.AMBITION_EXTRA_ACTION)
