"""The five Realm Actions: prices, guards and how each begins. The questions are in realm_choices.

[cer.realm.*, bal.realm.*, bal.power.reason]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.begin import begin_plan
from insula.games.cerebria.rules.actions.prices import barring, permitted, surcharge
from insula.games.cerebria.rules.actions.ways import NO_RANK, NO_TARGET, PRICE, STAGE, rank_of
from insula.games.cerebria.rules.board import draw, gain_actions, gain_ambition, gain_willpower, refuse_elsewhere
from insula.games.cerebria.rules.essence_kinds import all_essence, essence_held, pay_any_essence
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    BASE_WILLPOWER,
    CARDS,
    CONTROL_DISCOUNT,
    N_SPACE_SLOTS,
    REASON_DISCOUNT,
    SLOT_SPACE,
    SPACE_SLOTS,
    VALLEY_GAIN,
)
from insula.games.cerebria.terms import (
    AMBITION,
    CELLS,
    DRAW_CARDS,
    ESSENCE,
    GAIN_WILLPOWER,
    HARVEST,
    INTENSIFY,
    INTENSIFY_FROM_ANYWHERE,
    MOVE_EMOTION,
    REALM_ACTION_DISCOUNT,
    SLOTS,
    WILLPOWER,
)


# ---- prices --------------------------------------------------------------------------------------------------------
@rule
def realm_price(g: State, seat: int, act: int, slot: int) -> int:
    """1 less for the team that controls the Realm. [cer.realm.cost, cer.realm.discount]"""
    p = g.seats[seat]
    price = BASE_WILLPOWER[act]
    if p.power == REALM_ACTION_DISCOUNT:
        price -= REASON_DISCOUNT
    elif g.realms[act - GAIN_WILLPOWER].control == p.team:
        price -= CONTROL_DISCOUNT
    if g.n_standing > 0:
        price += surcharge(g, p.team, act, slot, WILLPOWER)
    return price if price > 0 else 0


@rule
def dear_realm_rule(act: int) -> int:
    """The rule that names the price of a Realm Action."""
    if act == GAIN_WILLPOWER:
        return R.REALM_VALLEY_GAIN
    if act == DRAW_CARDS:
        return R.REALM_CRADLE_FIRST
    if act == HARVEST:
        return R.REALM_WILLOW_HARVEST
    return R.REALM_LAND_FIRST if act == INTENSIFY else R.REALM_NETWORK_MOVE


@rule
def refuse_realm_price(g: State, seat: int, act: int, slot: int) -> int:
    """Can it be paid? Powers may ask for Ambition or Essence too."""
    p = g.seats[seat]
    if p.willpower < realm_price(g, seat, act, slot):
        return R.REALM_COST if act == HARVEST else dear_realm_rule(act)
    if g.n_standing > 0:
        essence = surcharge(g, p.team, act, slot, ESSENCE) + (1 if act == INTENSIFY else 0)
        if g.teams[p.team].ambition < surcharge(g, p.team, act, slot, AMBITION) or all_essence(g, seat) < essence:
            return R.POW_SURCHARGE
    return LEGAL


@rule
def pay_realm_price(g: State, seat: int, act: int, slot: int) -> None:
    """Takes the Action and its price."""
    begin_plan(g, seat, act)
    note(g, ev.ACTED, dear_realm_rule(act), seat, act, 0, 0)
    gain_actions(g, -1, R.TURN_THREE_ACTIONS)
    if g.n_standing > 0:
        team = g.seats[seat].team
        ambition = max(0, surcharge(g, team, act, slot, AMBITION))
        essence = max(0, surcharge(g, team, act, slot, ESSENCE))
        gain_ambition(g, team, -ambition, R.POW_SURCHARGE)
        pay_any_essence(g, seat, essence, R.POW_SURCHARGE)
    gain_willpower(g, seat, -realm_price(g, seat, act, slot), dear_realm_rule(act))


@rule
def refuse_aside(g: State, option: int) -> int:
    """The reason against anything else during a Realm Action. [cer.realm.not-upgradable]"""
    if opt.CELL <= option < opt.CELL + CELLS:
        return R.REALM_NOT_UPGRADABLE
    return refuse_elsewhere(g, option)


@rule
def finish_realm_act(g: State, seat: int) -> None:
    """Powers that answer, then Intentions."""
    then(g, ask.AFTER_ACT, seat)
    then(g, ask.INTENTIONS, seat)


# ---- may it be taken? ----------------------------------------------------------------------------------------------
@rule
def refuse_intensified(g: State, seat: int, slot: int) -> int:
    """An adjacent own Emotion with an empty space, and Essence to put there. [cer.realm.land.adjacent]"""
    p = g.seats[seat]
    e = g.emotions[slot]
    if e.card < 0 or e.team != p.team:
        return foreign_rule(g, seat, slot)
    if SLOT_SPACE[slot] != p.space and not permitted(g, p.team, INTENSIFY_FROM_ANYWHERE, slot):
        return R.REALM_LAND_ADJACENT
    if e.essence >= CARDS[e.card].spaces:
        return R.DEF_ESSENCE_CAPACITY
    if essence_held(g, seat, e.side) > 0:
        return LEGAL
    return no_essence_rule(g, seat)


@point
def no_essence_rule(g: State, seat: int) -> int:
    """The rule that asks for the first Essence."""
    return R.REALM_LAND_FIRST


@point
def foreign_rule(g: State, seat: int, slot: int) -> int:
    """Why there is nothing to intensify on a slot."""
    return R.REALM_LAND_ADJACENT


@rule
def refuse_intensifying(g: State, seat: int) -> int:
    """Is there an Emotion to intensify?"""
    reason = R.REALM_LAND_ADJACENT
    space = g.seats[seat].space
    if all_essence(g, seat) == 0:
        return R.REALM_LAND_FIRST
    for i in range(SLOTS if g.n_standing > 0 else N_SPACE_SLOTS[space]):
        slot = (SPACE_SLOTS[2 * space] + i) % SLOTS if g.n_standing > 0 else SPACE_SLOTS[2 * space + i]
        refusal = refuse_intensified(g, seat, slot)
        if refusal == LEGAL:
            refusal = refuse_realm_price(g, seat, INTENSIFY, slot)
        if refusal == LEGAL:
            return LEGAL
        if refusal != R.REALM_LAND_ADJACENT:
            reason = refusal
    return reason


@rule
def refuse_onto(g: State, seat: int, slot: int) -> int:
    """An empty adjacent slot that is not barred. [cer.realm.network.move]"""
    if SLOT_SPACE[slot] != g.seats[seat].space:
        return R.REALM_NETWORK_REACH
    if g.emotions[slot].card >= 0:
        return R.GEO_SLOTS
    if g.n_standing > 0 and barring(g, g.seats[seat].team, slot) >= 0:
        return R.POW_BAR_SLOTS
    return refuse_realm_price(g, seat, MOVE_EMOTION, slot)


@rule
def refuse_moving_emotion(g: State, seat: int) -> int:
    """An own Emotion anywhere and an adjacent empty slot."""
    space = g.seats[seat].space
    if not has_emotion(g, g.seats[seat].team):
        return R.REALM_NETWORK_OWN_ONLY
    reason = LEGAL
    for i in range(N_SPACE_SLOTS[space]):
        refusal = refuse_onto(g, seat, SPACE_SLOTS[2 * space + i])
        if refusal == LEGAL:
            return LEGAL
        reason = refusal
    return reason


@rule
def way_of_realm_act(g: State, seat: int, act: int) -> tuple[int, int]:
    """(refusal, slot) of the way of a refused Realm Action that came furthest; slot -1: it is about none."""
    best = NO_RANK
    why = R.TURN_NO_ILLEGAL_PARTIAL
    where = -1
    if act != INTENSIFY and act != MOVE_EMOTION:
        return refuse_realm_act(g, seat, act), where
    if act == MOVE_EMOTION and not has_emotion(g, g.seats[seat].team):
        return why, where
    for slot in range(SLOTS):
        refusal = refuse_onto(g, seat, slot) if act == MOVE_EMOTION else refuse_intensified(g, seat, slot)
        if refusal == LEGAL:
            refusal = refuse_realm_price(g, seat, act, slot)
        if STAGE[refusal] == NO_TARGET or refusal == R.GEO_SLOTS:
            continue
        lack = max(0, realm_price(g, seat, act, slot) - g.seats[seat].willpower) if STAGE[refusal] == PRICE else 0
        rank = rank_of(STAGE[refusal], lack, refusal, g.emotions[slot].card + 1, 0)
        if rank > best:
            best = rank
            why = refusal
            where = slot
    return why, where


@rule
def has_emotion(g: State, team: int) -> bool:
    """Is an Emotion of the team in play?"""
    for slot in range(SLOTS):
        if g.emotions[slot].card >= 0 and g.emotions[slot].team == team:
            return True
    return False


@rule
def refuse_realm_act(g: State, seat: int, act: int) -> int:
    """May this Realm Action be taken now?"""
    if act == INTENSIFY:
        return refuse_intensifying(g, seat)
    if act == MOVE_EMOTION:
        return refuse_moving_emotion(g, seat)
    refusal = refuse_realm_price(g, seat, act, -1)
    p = g.seats[seat]
    if refusal == LEGAL and act == DRAW_CARDS and p.n_deck == 0:
        return R.REALM_CRADLE_EMPTY_DECK
    if refusal == LEGAL and act == HARVEST and p.willpower <= realm_price(g, seat, HARVEST, -1):
        return R.REALM_WILLOW_MINIMUM
    return refusal


@rule
def begin_realm_act(g: State, seat: int, act: int) -> None:
    """Carries it out, or asks what it needs; nothing is paid before that is known."""
    if act == GAIN_WILLPOWER:
        pay_realm_price(g, seat, act, -1)
        gain_willpower(g, seat, VALLEY_GAIN, R.REALM_VALLEY_GAIN)
        finish_realm_act(g, seat)
    elif act == DRAW_CARDS:
        pay_realm_price(g, seat, act, -1)
        draw(g, seat, 1)
        then(g, ask.DRAW_MORE, seat)
        finish_realm_act(g, seat)
    elif act == HARVEST:
        q = then(g, ask.HARVEST_AMOUNT, seat)
        q.amount = 0
    elif act == INTENSIFY:
        then(g, ask.INTENSIFY_SLOT, seat)
    else:
        then(g, ask.MOVE_WHICH, seat)
        then(g, ask.MOVE_WHERE, seat)
