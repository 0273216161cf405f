"""The three Ambition Abilities. [cer.ambition.*, cer.turn.abilities-once]"""

from __future__ import annotations

from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.board import gain_actions, gain_ambition, rotate_origin
from insula.games.cerebria.rules.tokens import refuse_every_token
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import NO_VIBE

EXTRA_ACTION_PRICE = 2


@rule
def refuse_ability(g: State, seat: int, option: int) -> int:
    """ADD_VIBE, ROTATE or EXTRA_ACTION: once per turn each, for Ambition."""
    if g.used & (1 << (option - opt.ADD_VIBE)):
        return R.TURN_ABILITIES_ONCE
    ambition = g.teams[g.seats[seat].team].ambition
    if option == opt.EXTRA_ACTION:
        return LEGAL if ambition >= EXTRA_ACTION_PRICE else R.AMBITION_EXTRA_ACTION
    if ambition < 1:
        return R.AMBITION_SPEND
    return refuse_every_token(g, seat, NO_VIBE) if option == opt.ADD_VIBE else LEGAL


@rule
def use_ability(g: State, seat: int, option: int) -> None:
    """Pays the Ambition; the Ability takes no Action."""
    team = g.seats[seat].team
    g.used |= 1 << (option - opt.ADD_VIBE)
    if option == opt.ADD_VIBE:
        gain_ambition(g, team, -1, R.AMBITION_VIBE)
        then(g, ask.VIBE_CELL, seat)
        then(g, ask.INTENTIONS, seat)
    elif option == opt.ROTATE:
        gain_ambition(g, team, -1, R.AMBITION_ROTATE)
        rotate_origin(g, seat, 1, R.AMBITION_ROTATE)
    else:
        gain_ambition(g, team, -EXTRA_ACTION_PRICE, R.AMBITION_EXTRA_ACTION)
        gain_actions(g, 1, R.AMBITION_EXTRA_ACTION)
