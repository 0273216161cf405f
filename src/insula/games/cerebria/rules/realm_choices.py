"""The questions of the Realm Actions: further cards, how much to harvest, what to intensify, what to move where.

[cer.realm.cradle.more, cer.realm.willow.*, cer.realm.land.*, cer.realm.network.*, cer.realm.not-upgradable]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.board import add_essence, draw, gain_essence, gain_willpower, shift_emotion
from insula.games.cerebria.rules.essence_kinds import change_essence
from insula.games.cerebria.rules.realm_actions import (
    finish_realm_act,
    pay_realm_price,
    realm_price,
    refuse_aside,
    refuse_intensified,
    refuse_onto,
    refuse_realm_price,
)
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import FURTHER_CARD, FURTHER_ESSENCE
from insula.games.cerebria.terms import HARVEST, INTENSIFY, MOVE_EMOTION, SLOTS

MAX_AT_ONCE = 40


# ---- Cradle of Senses ----------------------------------------------------------------------------------------------
@rule
def refuse_draw_more(g: State, option: int) -> int:
    """One more card for 2 Willpower, as often as wanted. [cer.realm.cradle.more]"""
    if option == opt.PASS:
        return LEGAL
    if option != opt.YES:
        return refuse_aside(g, option)
    p = g.seats[g.asked.seat]
    if p.n_deck == 0:
        return R.REALM_CRADLE_EMPTY_DECK
    return LEGAL if p.willpower >= FURTHER_CARD else R.REALM_CRADLE_MORE


@rule
def draw_more_options(g: State) -> None:
    """Stop, or draw the card that lies face up."""
    offer(g, opt.PASS)
    if refuse_draw_more(g, opt.YES) == LEGAL:
        offer(g, opt.YES)


@rule
def draw_more_answer(g: State, option: int) -> None:
    """Pays and draws, then asks again."""
    seat = g.asked.seat
    if option == opt.YES:
        gain_willpower(g, seat, -FURTHER_CARD, R.REALM_CRADLE_MORE)
        draw(g, seat, 1)
        then(g, ask.DRAW_MORE, seat)


# ---- Willow of Values ----------------------------------------------------------------------------------------------
@rule
def most_harvested(g: State) -> int:
    """Willpower left to exchange after the fee (amount: what is already promised)."""
    seat = g.asked.seat
    return g.seats[seat].willpower - realm_price(g, seat, HARVEST, -1) - g.asked.amount


@rule
def refuse_harvest_amount(g: State, option: int) -> int:
    """At least 1 in all, at most what is left. [cer.realm.willow.harvest, cer.realm.willow.minimum]"""
    if option == opt.MORE:
        return LEGAL if most_harvested(g) > MAX_AT_ONCE else R.REALM_WILLOW_HARVEST
    if option < opt.AMOUNT or option > opt.AMOUNT + MAX_AT_ONCE:
        return refuse_aside(g, option)
    n = option - opt.AMOUNT
    if n + g.asked.amount == 0:
        return R.REALM_WILLOW_MINIMUM
    return LEGAL if n <= most_harvested(g) else R.REALM_WILLOW_HARVEST


@rule
def harvest_amount_options(g: State) -> None:
    """MORE stands for 40 and another question."""
    if most_harvested(g) > MAX_AT_ONCE:
        offer(g, opt.MORE)
    for n in range(0 if g.asked.amount else 1, min(MAX_AT_ONCE, most_harvested(g)) + 1):
        offer(g, opt.AMOUNT + n)


@rule
def harvest_amount_answer(g: State, option: int) -> None:
    """Swaps Willpower for Essence, one for one."""
    seat = g.asked.seat
    if option == opt.MORE:
        q = then(g, ask.HARVEST_AMOUNT, seat)
        q.amount = g.asked.amount + MAX_AT_ONCE
        return
    total = g.asked.amount + option - opt.AMOUNT
    pay_realm_price(g, seat, HARVEST, -1)
    gain_willpower(g, seat, -total, R.REALM_WILLOW_HARVEST)
    gain_essence(g, seat, total, R.REALM_WILLOW_HARVEST)
    finish_realm_act(g, seat)


# ---- Land of Desires -----------------------------------------------------------------------------------------------
@rule
def refuse_intensify_slot(g: State, option: int) -> int:
    """One Emotion that can be intensified and paid for. [cer.realm.land.first]"""
    if option < opt.SLOT or option >= opt.SLOT + SLOTS:
        return refuse_aside(g, option)
    refusal = refuse_intensified(g, g.asked.seat, option - opt.SLOT)
    return refusal if refusal != LEGAL else refuse_realm_price(g, g.asked.seat, INTENSIFY, option - opt.SLOT)


@rule
def intensify_slot_options(g: State) -> None:
    """The Emotions that can be intensified."""
    for slot in range(SLOTS):
        if refuse_intensify_slot(g, opt.SLOT + slot) == LEGAL:
            offer(g, opt.SLOT + slot)


@rule
def intensify_slot_answer(g: State, option: int) -> None:
    """The first Essence for the price of the Action."""
    seat = g.asked.seat
    pay_realm_price(g, seat, INTENSIFY, option - opt.SLOT)
    g.plan.slot = option - opt.SLOT
    g.plan.team = g.seats[seat].team
    put_essence(g, seat)
    then(g, ask.INTENSIFY_MORE, seat)
    finish_realm_act(g, seat)


@rule
def put_essence(g: State, seat: int) -> None:
    """One Essence from the player's board on the Emotion chosen."""
    change_essence(g, seat, g.emotions[g.plan.slot].side, -1, R.REALM_LAND_FIRST)
    add_essence(g, g.plan.slot, 1, R.REALM_LAND_FIRST)


@rule
def refuse_intensify_more(g: State, option: int) -> int:
    """Further Essence for 1 Willpower each, on the same card. [cer.realm.land.more]"""
    if option == opt.PASS:
        return LEGAL
    if opt.SLOT <= option < opt.SLOT + SLOTS:
        return R.REALM_LAND_MORE
    if option != opt.YES:
        return refuse_besides_essence(g, option)
    refusal = refuse_intensified(g, g.asked.seat, g.plan.slot)
    if refusal == LEGAL and g.seats[g.asked.seat].willpower < FURTHER_ESSENCE:
        return R.TURN_COSTS_FIRST
    return refusal


@point
def refuse_besides_essence(g: State, option: int) -> int:
    """The reason against what is no Essence of the same kind."""
    return refuse_aside(g, option)


@rule
def intensify_more_options(g: State) -> None:
    """Stop, or one more."""
    offer(g, opt.PASS)
    if refuse_intensify_more(g, opt.YES) == LEGAL:
        offer(g, opt.YES)


@rule
def intensify_more_answer(g: State, option: int) -> None:
    """Pays and puts one more, then asks again."""
    seat = g.asked.seat
    if option == opt.YES:
        gain_willpower(g, seat, -FURTHER_ESSENCE, R.REALM_LAND_MORE)
        put_essence(g, seat)
        then(g, ask.INTENSIFY_MORE, seat)


# ---- Network of Thoughts -------------------------------------------------------------------------------------------
@rule
def refuse_move_which(g: State, option: int) -> int:
    """One of the team's Emotions, from any slot. [cer.realm.network.own-only]"""
    if option < opt.SLOT or option >= opt.SLOT + SLOTS:
        return refuse_aside(g, option)
    e = g.emotions[option - opt.SLOT]
    own = e.card >= 0 and e.team == g.seats[g.asked.seat].team
    return LEGAL if own else network_rule(g, option - opt.SLOT)


@point
def network_rule(g: State, slot: int) -> int:
    """Why a slot without an Emotion of the team has nothing to move. [cer.realm.network.own-only]"""
    return R.REALM_NETWORK_OWN_ONLY


@rule
def move_which_options(g: State) -> None:
    """All Emotions of the team."""
    for slot in range(SLOTS):
        if refuse_move_which(g, opt.SLOT + slot) == LEGAL:
            offer(g, opt.SLOT + slot)


@rule
def move_which_answer(g: State, option: int) -> None:
    """Notes the Emotion; nothing is paid yet."""
    g.plan.slot = option - opt.SLOT


@rule
def refuse_move_where(g: State, option: int) -> int:
    """An empty slot adjacent to the Spirit. [cer.realm.network.move]"""
    if option < opt.SLOT or option >= opt.SLOT + SLOTS:
        return refuse_aside(g, option)
    return refuse_onto(g, g.asked.seat, option - opt.SLOT)


@rule
def move_where_options(g: State) -> None:
    """The empty slots in reach."""
    for slot in range(SLOTS):
        if refuse_move_where(g, opt.SLOT + slot) == LEGAL:
            offer(g, opt.SLOT + slot)


@rule
def move_where_answer(g: State, option: int) -> None:
    """Pays and moves the Emotion with all that is on it."""
    seat = g.asked.seat
    start = g.plan.slot
    pay_realm_price(g, seat, MOVE_EMOTION, option - opt.SLOT)
    g.plan.slot = option - opt.SLOT
    g.plan.team = g.seats[seat].team
    shift_emotion(g, start, option - opt.SLOT, R.REALM_NETWORK_MOVE)
    finish_realm_act(g, seat)
