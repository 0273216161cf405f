"""The Absorb Ability in its steps: Sphere, Willpower, Sphere bonus, supply, Revelation, rotation.

[cer.absorb.*, cer.setup.no-first-absorb, cer.def.benevolence, cer.power.misery*, cer.power.love*, cer.power.delight*,
cer.intention.a-absorb, cer.intention.b-absorb]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.begin import begin_plan
from insula.games.cerebria.rules.board import (
    accomplish,
    draw,
    gain_ambition,
    gain_essence,
    gain_willpower,
    offer_conversion,
    refuse_elsewhere,
    rotate_origin,
    sphere_at,
)
from insula.games.cerebria.rules.control import amount_of, is_side
from insula.games.cerebria.rules.tokens import refuse_every_token
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ABSORB_BASE,
    ABSORB_FRONTIER,
    COMMITMENT_PRICE,
    DELIGHT_LEAST,
    DILIGENCE_GAIN,
    EFFECTS,
    INTENTIONS,
    LOVE_GAIN,
    MAX_AMBITION,
    SPACE_FRONTIERS,
    SPACE_REALMS,
    TOUCHES,
)
from insula.games.cerebria.terms import (
    ABSORB,
    ABSORB_MOD,
    ABSORB_NEIGHBOUR_SPHERE,
    ANYWHERE,
    BIG_ABSORB,
    COMMITMENT,
    CREATIVITY,
    DILIGENCE,
    DRAW_ON_BIG_ABSORB,
    FORTRESS_ABSORB_BONUS,
    FROM_SPHERE,
    FROM_SUPPLY,
    HUMILITY,
    INVOKER_ONLY,
    KNOWLEDGE,
    NO_VIBE,
    REALMS,
    SMALL_ABSORB,
)

MIN_TAKEN = 1  # cer.pow.stacking
SMALL_AT_MOST: int = INTENTIONS[SMALL_ABSORB]["at_most"]
BIG_AT_LEAST: int = INTENTIONS[BIG_ABSORB]["at_least"]


# ---- may it be used, and from where --------------------------------------------------------------------------------
@rule
def refuse_absorbing(g: State, seat: int) -> int:
    """Not on the first turn of the game, and once per turn. [cer.setup.no-first-absorb, cer.absorb.once]"""
    if g.turns == 1:
        return R.SETUP_NO_FIRST_ABSORB
    if g.absorbs <= 0:
        return R.ABSORB_ONCE
    return LEGAL


@rule
def next_to_sphere(g: State, seat: int, realm: int) -> bool:
    """Is the Sphere at this Realm adjacent to the Spirit's space? [cer.absorb.choose]"""
    space = g.seats[seat].space
    return realm == SPACE_REALMS[2 * space] or realm == SPACE_REALMS[2 * space + 1]


@rule
def refuse_absorb_from(g: State, seat: int, realm: int) -> int:
    """Adjacent Spheres; Misery also reaches the neighbours of those. [cer.absorb.choose, cer.power.misery]"""
    if next_to_sphere(g, seat, realm):
        return LEGAL
    if g.seats[seat].power == ABSORB_NEIGHBOUR_SPHERE:
        if next_to_sphere(g, seat, (realm + 1) % REALMS) or next_to_sphere(g, seat, (realm - 1) % REALMS):
            return LEGAL
    return R.ABSORB_CHOOSE


# ---- how much ------------------------------------------------------------------------------------------------------
@rule
def frontiers_held(g: State, seat: int) -> int:
    """Frontiers next to the Spirit's own space that its team controls. [cer.absorb.frontier-bonus]"""
    p = g.seats[seat]
    first = SPACE_FRONTIERS[2 * p.space]
    second = SPACE_FRONTIERS[2 * p.space + 1]
    n = 1 if is_held(g, p.team, first) else 0
    if second != first and is_held(g, p.team, second):
        n += 1
    return n


@point
def is_held(g: State, team: int, frontier: int) -> bool:
    """Does the Frontier add to an Absorb of this team? [cer.absorb.frontier-bonus]"""
    return g.realms[frontier].frontier == team


@rule
def absorb_mods(g: State, seat: int, realm: int, source: int, optional: int) -> int:
    """The sum of the absorb_mod modifiers for this Spirit and the Sphere at this Realm. [cer.def.benevolence]"""
    total = 0
    for i in range(g.n_standing):
        s = g.standing[i]
        fx = EFFECTS[s.effect]
        if fx.word != ABSORB_MOD or fx.source != source or fx.optional != optional:
            continue
        if fx.side == INVOKER_ONLY:
            if g.emotions[s.slot].invoker != seat:
                continue
        elif not is_side(fx.side, s.team, g.seats[seat].team):
            continue
        if fx.where == ANYWHERE or realm == TOUCHES[2 * s.slot] or realm == TOUCHES[2 * s.slot + 1]:
            total += amount_of(g, s.effect, s.slot)
    return total


@rule
def entitlement(g: State, seat: int, realm: int, extra: int) -> int:
    """What is taken with this much of the extra offered; no more than there is. [cer.absorb.limited-by-sphere]"""
    amount = ABSORB_BASE + ABSORB_FRONTIER * frontiers_held(g, seat) + absorb_mods(g, seat, realm, FROM_SPHERE, 0)
    return min(max(MIN_TAKEN, amount + extra), g.spheres[sphere_at(g, realm)])


@rule
def most_extra(g: State) -> int:
    """How much of the extra that Emotions allow the Sphere chosen can still give. [cer.absorb.amount-compulsory]"""
    seat = g.plan.seat
    realm = g.plan.realm
    allowed = absorb_mods(g, seat, realm, FROM_SPHERE, 1)
    return entitlement(g, seat, realm, allowed) - entitlement(g, seat, realm, 0)


# ---- the steps -----------------------------------------------------------------------------------------------------
@rule
def begin_absorb(g: State, seat: int) -> None:
    """The steps in their order. [cer.absorb.steps]"""
    g.absorbs -= 1
    begin_plan(g, seat, ABSORB)
    note(g, ev.ACTED, R.ABSORB_STEPS, seat, ABSORB, -1, 0)
    then(g, ask.SPHERE, seat)
    then(g, ask.TAKE_EXTRA, seat)
    then(g, ask.TAKE_WILLPOWER, seat)
    then(g, ask.SPHERE_BONUS, seat)
    then(g, ask.SUPPLY_GAINS, seat)
    then(g, ask.DELIGHT, seat)
    then(g, ask.SPHERE_EMPTY, seat)
    then(g, ask.TURN_SPHERES, seat)
    then(g, ask.AFTER_ACT, seat)
    then(g, ask.INTENTIONS, seat)


@rule
def sphere_options(g: State) -> None:
    """The Spheres within reach, by the Realms they stand at."""
    for realm in range(REALMS):
        if refuse_absorb_from(g, g.asked.seat, realm) == LEGAL:
            offer(g, opt.REALM + realm)


@rule
def refuse_sphere(g: State, option: int) -> int:
    """A Sphere within reach. [cer.absorb.choose]"""
    if opt.REALM <= option < opt.REALM + REALMS:
        return refuse_absorb_from(g, g.asked.seat, option - opt.REALM)
    return refuse_elsewhere(g, option)


@rule
def sphere_answer(g: State, option: int) -> None:
    """A Sphere reached only by Misery's power spares the Fortress there. [cer.power.misery-no-harvest]"""
    g.plan.realm = option - opt.REALM
    g.plan.harvest = 1 if next_to_sphere(g, g.asked.seat, g.plan.realm) else 0


@rule
def take_extra_options(g: State) -> None:
    """Any part of the extra Willpower that Emotions allow, or none of it."""
    most = most_extra(g)
    if most > 0:
        for amount in range(most + 1):
            offer(g, opt.AMOUNT + amount)


@rule
def refuse_take_extra(g: State, option: int) -> int:
    """No more than Emotions allow and the Sphere holds. [cer.absorb.limited-by-sphere]"""
    if opt.AMOUNT <= option < opt.AMOUNT + opt.N_AMOUNT:
        return LEGAL if option - opt.AMOUNT <= most_extra(g) else R.ABSORB_LIMITED_BY_SPHERE
    return refuse_elsewhere(g, option)


@rule
def take_extra_answer(g: State, option: int) -> None:
    """The whole amount is settled; it is taken in the next step."""
    g.plan.taken = entitlement(g, g.plan.seat, g.plan.realm, option - opt.AMOUNT)


@rule
def take_extra_lapse(g: State) -> None:
    """Nothing extra: the compulsory amount."""
    g.plan.taken = entitlement(g, g.plan.seat, g.plan.realm, 0)


@rule
def take_willpower_step(g: State) -> None:
    """Willpower leaves the Sphere. [cer.absorb.base, cer.intention.a-absorb, cer.intention.b-absorb]"""
    seat = g.asked.seat
    taken = g.plan.taken
    sphere = sphere_at(g, g.plan.realm)
    g.spheres[sphere] -= taken
    g.seats[seat].willpower += taken
    g.plan.gained = taken
    note(g, ev.ABSORBED, R.ABSORB_BASE, seat, sphere, g.plan.realm, taken)
    offer_conversion(g, seat, taken)
    if taken <= SMALL_AT_MOST:
        accomplish(g, g.seats[seat].team, SMALL_ABSORB)
    if taken >= BIG_AT_LEAST:
        accomplish(g, g.seats[seat].team, BIG_ABSORB)


# ---- the Sphere bonus ----------------------------------------------------------------------------------------------
@rule
def refuse_bonus_of(g: State, seat: int, sphere: int) -> int:
    """A bonus that would change nothing is not offered. [cer.absorb.commitment, cer.absorb.knowledge]"""
    p = g.seats[seat]
    if sphere == COMMITMENT and g.teams[p.team].ambition >= MAX_AMBITION:
        return R.ABSORB_COMMITMENT
    if sphere == COMMITMENT and p.willpower < COMMITMENT_PRICE:
        return R.TURN_COSTS_FIRST
    if sphere == CREATIVITY and p.n_deck == 0:
        return R.DECK_RUNS_OUT
    return refuse_every_token(g, seat, NO_VIBE) if sphere == KNOWLEDGE else LEGAL


@rule
def sphere_bonus_options(g: State) -> None:
    """Every Sphere bonus may be declined. [cer.absorb.bonus-optional]"""
    offer(g, opt.PASS)
    if refuse_bonus_of(g, g.asked.seat, sphere_at(g, g.plan.realm)) == LEGAL:
        offer(g, opt.YES)


@rule
def refuse_sphere_bonus(g: State, option: int) -> int:
    """Yes if the bonus can be received, or no."""
    if option == opt.PASS:
        return LEGAL
    if option == opt.YES:
        return refuse_bonus_of(g, g.asked.seat, sphere_at(g, g.plan.realm))
    return refuse_elsewhere(g, option)


@rule
def sphere_bonus_answer(g: State, option: int) -> None:
    """The bonus of the Sphere chosen, before any Revelation. [cer.absorb.bonus-before-revelation]"""
    if option == opt.PASS:
        return
    seat = g.asked.seat
    sphere = sphere_at(g, g.plan.realm)
    if sphere == COMMITMENT:
        gain_willpower(g, seat, -COMMITMENT_PRICE, R.ABSORB_COMMITMENT)
        gain_ambition(g, g.seats[seat].team, 1, R.ABSORB_COMMITMENT)
    elif sphere == CREATIVITY:
        draw(g, seat, 1)
    elif sphere == HUMILITY:
        gain_essence(g, seat, 1, R.ABSORB_HUMILITY)
    elif sphere == DILIGENCE:
        gain_during_absorb(g, seat, DILIGENCE_GAIN, R.ABSORB_DILIGENCE)
    else:
        then(g, ask.VIBE_CELL, seat)


# ---- Willpower from the supply, and Delight ------------------------------------------------------------------------
@rule
def gain_during_absorb(g: State, seat: int, amount: int, because: int) -> None:
    """From the supply; it counts for Delight and not for the Intentions. [cer.power.delight-count]"""
    gain_willpower(g, seat, amount, because)
    g.plan.gained += amount


@rule
def next_to_own_fortress(g: State, seat: int) -> bool:
    """Is a Fortress of the Spirit's team next to its space?"""
    p = g.seats[seat]
    for i in range(2):
        realm = g.realms[SPACE_REALMS[2 * p.space + i]]
        if realm.size > 0 and realm.fortress == p.team:
            return True
    return False


@rule
def supply_gains_step(g: State) -> None:
    """What Emotions and Love add from the supply. [cer.power.love, cer.power.love-once, cer.power.love-timing]"""
    seat = g.asked.seat
    gain_during_absorb(g, seat, absorb_mods(g, seat, g.plan.realm, FROM_SUPPLY, 0), R.DEF_EMOTION_POWERS)
    if g.seats[seat].power == FORTRESS_ABSORB_BONUS and next_to_own_fortress(g, seat):
        gain_during_absorb(g, seat, LOVE_GAIN, R.POWER_LOVE)


@rule
def delight_options(g: State) -> None:
    """A card for Delight's big Absorb; lapses for everybody else. [cer.power.delight]"""
    p = g.seats[g.asked.seat]
    if p.power == DRAW_ON_BIG_ABSORB and g.plan.gained >= DELIGHT_LEAST and p.n_deck > 0:
        offer(g, opt.PASS)
        offer(g, opt.YES)


@rule
def refuse_delight(g: State, option: int) -> int:
    """Yes or no."""
    if option == opt.PASS or option == opt.YES:
        return LEGAL
    return refuse_elsewhere(g, option)


@rule
def delight_answer(g: State, option: int) -> None:
    """After the Sphere bonus, before a Revelation. [cer.power.delight-timing]"""
    if option == opt.YES:
        draw(g, g.asked.seat, 1)


@rule
def delight_lapse(g: State) -> None:
    """No card to offer."""


# ---- the end of an Absorb ------------------------------------------------------------------------------------------
@rule
def sphere_empty_step(g: State) -> None:
    """An emptied Sphere brings a Revelation. [cer.rev.trigger]"""
    if g.spheres[sphere_at(g, g.plan.realm)] == 0:
        g.emptied = g.plan.realm
        then(g, ask.REVELATION, g.asked.seat)


@rule
def turn_spheres_step(g: State) -> None:
    """Every Absorb ends with a rotation. Misery's exception ends here: what follows harvests. [cer.absorb.rotate]"""
    g.plan.harvest = 1
    rotate_origin(g, g.asked.seat, 1, R.ABSORB_ROTATE)
