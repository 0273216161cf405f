"""Powers of Strong Balance Emotions that need a choice of their own: Urge and Curiosity.

[bal.emo.urge*, bal.emo.curiosity*]
"""

from __future__ import annotations

from insula.core.questions import note, offer, reveal
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.aspirations import matches_common, note_hidden
from insula.games.cerebria.rules.board import refuse_elsewhere, sphere_at
from insula.games.cerebria.rules.powers.effects import do_besides, do_to_recipient
from insula.games.cerebria.rules.powers.triggers import ask_about
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import EFFECTS
from insula.games.cerebria.terms import ASPIRATIONS, DRAIN_SPHERE, LOOK_ASPIRATIONS, REALMS


@FORCES_OF_BALANCE.replaces(do_besides)
def do_balance_effect(g: State, source: int) -> None:
    """Urge and Curiosity ask for more; the rest is done to Spirits. [bal.emo.urge, bal.emo.curiosity]"""
    q = g.asked
    fx = EFFECTS[q.effect]
    if fx.word == DRAIN_SPHERE:
        ask_about(g, ask.DRAINED_SPHERE, q.seat)
    elif fx.word == LOOK_ASPIRATIONS:
        ask_about(g, ask.LOOK_ASPIRATIONS, q.seat).amount = fx.amount
    else:
        do_to_recipient(g, source)


# ---- Urge ----------------------------------------------------------------------------------------------------------
@rule
def refuse_drained_sphere(g: State, option: int) -> int:
    """Any Sphere that holds enough, near or far. [bal.emo.urge, bal.emo.urge-any-sphere]"""
    if option < opt.REALM or option >= opt.REALM + REALMS:
        return refuse_elsewhere(g, option)
    held = g.spheres[sphere_at(g, option - opt.REALM)]
    return LEGAL if held >= EFFECTS[g.asked.effect].least else R.BAL_EMO_URGE


@rule
def drained_sphere_options(g: State) -> None:
    """The Spheres that hold enough."""
    for realm in range(REALMS):
        if refuse_drained_sphere(g, opt.REALM + realm) == LEGAL:
            offer(g, opt.REALM + realm)


@rule
def drained_sphere_lapse(g: State) -> None:
    """No Sphere holds enough: only the rotation is left. [bal.emo.urge-any-sphere]"""


@rule
def drained_sphere_answer(g: State, option: int) -> None:
    """Willpower goes back to the supply; nobody gains it. [bal.emo.urge-not-absorb]"""
    realm = option - opt.REALM
    sphere = sphere_at(g, realm)
    g.spheres[sphere] -= EFFECTS[g.asked.effect].amount
    note(g, ev.DRAINED, R.BAL_EMO_URGE, g.asked.seat, sphere, realm, EFFECTS[g.asked.effect].amount)


# ---- Curiosity -----------------------------------------------------------------------------------------------------
@rule
def look_aspirations_step(g: State) -> None:
    """The topmost Hidden Aspirations, all if there are fewer; the team knows them from now on. [bal.emo.curiosity]"""
    t = g.teams[g.asked.team]
    count = min(g.asked.amount, t.n_hidden)
    if count == 0:
        return
    reveal(g)
    note(g, ev.LOOKED, R.BAL_EMO_CURIOSITY, g.asked.team, -1, -1, count)
    t.seen = count
    if count > 1:
        q = then(g, ask.PUT_BACK, g.asked.seat)
        q.team = g.asked.team
        q.amount = count


@rule
def place_of_unplaced(g: State, aspiration: int) -> int:
    """Where in the deck a card lies that was looked at and not yet put back, -1 if no such card is there."""
    t = g.teams[g.asked.team]
    lowest = t.n_hidden - t.seen
    for i in range(lowest, lowest + g.asked.amount):
        if t.hidden[i] == aspiration:
            return i
    return -1


@rule
def refuse_put_back(g: State, option: int) -> int:
    """One of the cards looked at; the top one must differ from the Common one. [bal.emo.curiosity-not-common]"""
    if option < opt.ASPIRATION or option >= opt.ASPIRATION + ASPIRATIONS:
        return refuse_elsewhere(g, option)
    aspiration = option - opt.ASPIRATION
    if g.asked.amount == g.teams[g.asked.team].seen and matches_common(g, aspiration):
        return R.BAL_EMO_CURIOSITY_NOT_COMMON
    return LEGAL if place_of_unplaced(g, aspiration) >= 0 else R.BAL_EMO_CURIOSITY


@rule
def put_back_options(g: State) -> None:
    """The cards that may come next, from the top down."""
    for aspiration in range(ASPIRATIONS):
        if refuse_put_back(g, opt.ASPIRATION + aspiration) == LEGAL:
            offer(g, opt.ASPIRATION + aspiration)


@rule
def put_back_answer(g: State, option: int) -> None:
    """The card goes under those put back before; the last one needs no question."""
    t = g.teams[g.asked.team]
    place = place_of_unplaced(g, option - opt.ASPIRATION)
    top = t.n_hidden - t.seen + g.asked.amount - 1
    t.hidden[place] = t.hidden[top]
    t.hidden[top] = option - opt.ASPIRATION
    if g.asked.amount > 2:
        q = then(g, ask.PUT_BACK, g.asked.seat)
        q.team = g.asked.team
        q.amount = g.asked.amount - 1
    else:
        note_hidden(g, g.asked.team, R.BAL_EMO_CURIOSITY)
