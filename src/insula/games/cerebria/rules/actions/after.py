"""What follows an act: upgrades that work after it, Garrison, and the powers that answer it.

[cer.bside.after-action, cer.bside.gain-source, cer.bside.*.seethe-*, cer.bside.*.relish, cer.bside.*.feeling-safe,
cer.bside.malice.all-for-me, cer.bside.misery.*, cer.bside.anxiety.devour, cer.bside.love.garrison*]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import copy_act, then
from insula.games.cerebria.rules.actions.begin import begin_plan
from insula.games.cerebria.rules.actions.prices import uses_row
from insula.games.cerebria.rules.board import (
    draw,
    gain_ambition,
    gain_essence,
    gain_willpower,
    refuse_elsewhere,
    rotate_origin,
    sphere_at,
)
from insula.games.cerebria.rules.powers.triggers import announce
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import SPACE_REALMS, USES
from insula.games.cerebria.terms import (
    AFTER_ACT,
    AMBITION_AT_HOME,
    BONUS_INVOKE,
    DRAW_AFTER,
    DRAW_IF_EMPTIED,
    EMPOWER,
    GAIN_AMBITION_AFTER,
    GAIN_ESSENCE_AFTER,
    INVOKE,
    REALMS,
    ROTATE_AFTER,
    SPHERE_DRAIN,
    VIBE_TOKEN_OF_CARD,
    VIBE_TOKEN_OF_MILD,
)


@rule
def after_upgrades_step(g: State) -> None:
    """Effects of upgrades "after this Action", all part of the Action. [cer.bside.after-action]"""
    p = g.plan
    if p.using == 0:
        return
    row = uses_row(g, p.seat, p.act, p.using)
    if USES[row + DRAW_AFTER] or (USES[row + DRAW_IF_EMPTIED] and p.emptied):
        draw(g, p.seat, 1)
    if USES[row + GAIN_AMBITION_AFTER] or USES[row + AMBITION_AT_HOME]:
        gain_ambition(g, g.seats[p.seat].team, 1, R.BSIDE_GAIN_SOURCE)
    if USES[row + GAIN_ESSENCE_AFTER]:
        gain_essence(g, p.seat, 1, R.BSIDE_GAIN_SOURCE)
    if USES[row + ROTATE_AFTER]:
        rotate_origin(g, p.seat, 1, R.BSIDE_MISERY_GLOOMY_VIEW)
    if USES[row + VIBE_TOKEN_OF_CARD] + USES[row + VIBE_TOKEN_OF_MILD] > 0:
        q = then(g, ask.VIBE_CELL, p.seat)
        q.colour = p.vibe
    if USES[row + SPHERE_DRAIN]:
        then(g, ask.DRAIN, p.seat)
    if USES[row + BONUS_INVOKE]:
        then(g, ask.GARRISON, p.seat)


# ---- Drain ---------------------------------------------------------------------------------------------------------
@rule
def refuse_drain(g: State, option: int) -> int:
    """An adjacent Sphere; Misery's power does not help. [cer.bside.misery.drain-not-absorb]"""
    if option < opt.REALM or option >= opt.REALM + REALMS:
        return refuse_elsewhere(g, option)
    space = g.seats[g.asked.seat].space
    realm = option - opt.REALM
    return LEGAL if realm == SPACE_REALMS[2 * space] or realm == SPACE_REALMS[2 * space + 1] else R.ABSORB_CHOOSE


@rule
def drain_options(g: State) -> None:
    """The Spheres next to the Spirit."""
    for realm in range(REALMS):
        if refuse_drain(g, opt.REALM + realm) == LEGAL:
            offer(g, opt.REALM + realm)


@rule
def drain_answer(g: State, option: int) -> None:
    """Willpower from the Sphere, no bonus, no rotation; emptied, it causes a Revelation."""
    p = g.plan
    realm = option - opt.REALM
    sphere = sphere_at(g, realm)
    taken = min(USES[uses_row(g, p.seat, p.act, p.using) + SPHERE_DRAIN], g.spheres[sphere])
    because = R.BSIDE_MISERY_DRAIN_EMPOWER if p.act == EMPOWER else R.BSIDE_MISERY_DRAIN_QUELL
    g.spheres[sphere] -= taken
    note(g, ev.ABSORBED, because, p.seat, sphere, realm, taken)
    gain_willpower(g, p.seat, taken, because)
    if g.spheres[sphere] == 0:
        g.emptied = realm
        then(g, ask.REVELATION, p.seat)


# ---- Garrison ------------------------------------------------------------------------------------------------------
@rule
def garrison_step(g: State) -> None:
    """A full Invoke inside the Realm just fortified; the Fortify waits in g.saved. [cer.bside.love.garrison]"""
    seat = g.plan.seat
    copy_act(g.saved[0], g.plan)
    g.garrison = g.plan.realm
    begin_plan(g, seat, INVOKE)
    then(g, ask.TOKEN_CARD, seat)
    then(g, ask.END_GARRISON, seat)


@rule
def end_garrison_step(g: State) -> None:
    """Back to the Fortify."""
    g.garrison = -1
    copy_act(g.plan, g.saved[0])


# ---- powers that answer the act ------------------------------------------------------------------------------------
@rule
def after_act_step(g: State) -> None:
    """Everything in play that waits for this act is set off, and the queue is resolved."""
    p = g.plan
    announce(g, AFTER_ACT, p.seat, p.slot, p.team, p.act, p.using)
    then(g, ask.RUN_QUEUE, p.seat)
