"""Using an Ability: who may be used, paying and absorbing, and the window in which the others may cancel.

[card.ability.sequence, card.ability.spend-one, card.ability.no-fragment, card.ability.while-in-mindset,
card.ability.present-at-start, card.ability.type-once, card.ability.none-on-bright-bleak,
card.ability.empty-emotion-stays, card.ability.targets-at-resolution, card.ability.needs-effect,
card.ability.must-resolve, card.absorb.optional, card.absorb.colour, card.absorb.capacity, card.absorb.same-mindset,
card.absorb.free-standing, card.absorb.only-spent, card.absorb.not-spendable, card.absorb.at-once,
card.absorb.kept-on-cancel, card.merge.absorb-own, card.merge.absorbed-not-reusable, card.merge.absorb-partner-only,
card.merge.vibe, card.merge.by-swap, card.swap.received-waits, card.swap.no-target, card.cancel.window,
card.cancel.order, card.cancel.match-vibe, card.cancel.from-hand, card.cancel.bright-bleak-card,
card.cancel.any-opponent, card.cancel.effect-only, card.cancel.counts-as-used, card.cancel.asked-once,
card.cancel.no-counter, card.cancel.no-tell, card.summon.empty-hand]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, IntTable, rule, table
from insula.games.card.gen import R, ask, ev, opt
from insula.games.card.gen.stack import drop_to, then
from insula.games.card.rules.cards import absorb_room, discard_from_hand, in_hand, occupied, owner_of, stands_alone
from insula.games.card.rules.drain import drain_works
from insula.games.card.rules.impulse import is_impulse
from insula.games.card.state import ENTERED, SINCE_START, State
from insula.games.card.tables import (
    ABILITY,
    AFFILIATION,
    DRAIN,
    DRAW,
    MINDSET_LIMIT,
    NO_ABILITY,
    STEAL,
    SUMMON,
    SWAP,
    VIBE,
)

# what carries each Ability out, in the order of the Ability numbers
EFFECT: IntTable = table(
    [ask.DESTROY, ask.DRAIN, ask.DEPRIVE, ask.SUMMON, ask.STEAL, ask.SWAP, ask.DRAW, ask.EMBRACE],
)
SUPPLY = -1


# ---- who may be used -----------------------------------------------------------------------------------------


@rule
def refuse_use(g: State, seat: int, number: int) -> int:
    """Whether the Ability of an Emotion of one's own Mindset may be used now."""
    e = g.seats[seat].mindset[number]
    ability = ABILITY[e.card]
    if ability == NO_ABILITY:
        return R.ABILITY_NONE_ON_BRIGHT_BLEAK
    if e.fragments == 0:
        return refuse_empty(g, seat, number)
    if e.arrived != SINCE_START:
        if e.arrived == ENTERED:
            return R.ABILITY_PRESENT_AT_START
        return R.SWAP_RECEIVED_WAITS if e.partner < 0 else R.MERGE_BY_SWAP
    if g.used >> ability & 1:
        return R.CANCEL_COUNTS_AS_USED if g.cancelled >> ability & 1 else R.ABILITY_TYPE_ONCE
    return refuse_effect(g, seat, number)


@rule
def refuse_empty(g: State, seat: int, number: int) -> int:
    """Why an Emotion without a Fragment on its Fragment slots cannot be used, absorbed Fragments or not."""
    s = g.seats[seat]
    e = s.mindset[number]
    if e.absorbed > 0:
        return R.MERGE_ABSORBED_NOT_REUSABLE
    for i in range(s.n_mindset):
        other = s.mindset[i]
        if stands_alone(other) and other.absorbed > 0 and AFFILIATION[other.card] == AFFILIATION[e.card]:
            return R.ABSORB_NOT_SPENDABLE
    return R.ABILITY_NO_FRAGMENT


@rule
def refuse_effect(g: State, seat: int, number: int) -> int:
    """An Ability must have something to work on once it is paid. [card.ability.needs-effect]"""
    ability = ABILITY[g.seats[seat].mindset[number].card]
    if ability == DRAIN:
        return refuse_idle_drain(g, seat, number)
    if ability == SUMMON and g.seats[seat].n_hand == 0:
        return R.SUMMON_EMPTY_HAND
    if ability == STEAL and not opponents_hold_cards(g, seat):
        return R.ABILITY_NEEDS_EFFECT
    if ability == SWAP and not second_emotion(g, seat):
        return R.SWAP_NO_TARGET
    if ability == DRAW and g.n_deck + g.n_discard == 0:
        return R.DRAW_SHORT
    return LEGAL


@rule
def refuse_idle_drain(g: State, seat: int, number: int) -> int:
    """Drain may start if some way of paying leaves it something to do."""
    if drain_works_after(g, seat, number, SUPPLY):
        return LEGAL
    for onto in range(g.seats[seat].n_mindset):
        if refuse_absorber(g, seat, number, onto) == LEGAL and drain_works_after(g, seat, number, onto):
            return LEGAL
    return R.ABILITY_NEEDS_EFFECT


@rule
def drain_works_after(g: State, seat: int, number: int, onto: int) -> bool:
    """Pays, looks whether Drain can move anything, and takes the payment back."""
    s = g.seats[seat]
    s.mindset[number].fragments -= 1
    if onto != SUPPLY:
        s.mindset[onto].absorbed += 1
    works = drain_works(g, seat)
    s.mindset[number].fragments += 1
    if onto != SUPPLY:
        s.mindset[onto].absorbed -= 1
    return works


@rule
def opponents_hold_cards(g: State, seat: int) -> bool:
    """Whether any other hand has a card. [card.steal.empty-hand]"""
    for other in range(g.n_seats):
        if other != seat and g.seats[other].n_hand > 0:
            return True
    return False


@rule
def second_emotion(g: State, seat: int) -> bool:
    """Whether a seat with an Emotion finds another one in any Mindset, its own included. [card.swap.no-target]"""
    for other in range(g.n_seats):
        if g.seats[other].n_mindset > int(other == seat):
            return True
    return False


# ---- paying ------------------------------------------------------------------------------------------------------


@rule
def plan_ability(g: State, seat: int, number: int) -> None:
    """An Emotion is to be used: first where its Fragment goes."""
    card = g.seats[seat].mindset[number].card
    g.plan.ability = ABILITY[card]
    g.plan.spender = number
    g.plan.vibe = VIBE[card]
    g.plan.victim = -1
    then(g, ask.ABSORB, seat)


@rule
def absorb_options(g: State) -> None:
    """The supply or an Absorb slot; without a fitting slot there is nothing to ask. [card.absorb.optional]"""
    seat = g.asked.seat
    for onto in range(g.seats[seat].n_mindset):
        if refuse_payment(g, seat, onto) == LEGAL:
            if g.n_options == 0 and refuse_payment(g, seat, SUPPLY) == LEGAL:
                offer(g, opt.SUPPLY)
            offer(g, opt.PLACE + MINDSET_LIMIT * seat + onto)


@rule
def refuse_absorb(g: State, option: int) -> int:
    """Where the spent Fragment may not go."""
    seat = g.asked.seat
    if option == opt.SUPPLY:
        return refuse_payment(g, seat, SUPPLY)
    place = option - opt.PLACE
    if place < 0 or option >= opt.CARD or not occupied(g, place):
        return R.NOT_AN_ANSWER
    if owner_of(place) != seat:
        return R.ABSORB_SAME_MINDSET
    return refuse_payment(g, seat, place % MINDSET_LIMIT)


@rule
def refuse_payment(g: State, seat: int, onto: int) -> int:
    """A way of paying must be allowed and must leave the Ability something to do."""
    if onto != SUPPLY:
        refusal = refuse_absorber(g, seat, g.plan.spender, onto)
        if refusal != LEGAL:
            return refusal
    if g.plan.ability == DRAIN and not drain_works_after(g, seat, g.plan.spender, onto):
        return R.ABILITY_NEEDS_EFFECT
    return LEGAL


@rule
def refuse_absorber(g: State, seat: int, spender: int, onto: int) -> int:
    """Whether the Fragment spent by one Emotion may go onto an Absorb slot of another, or of its own partner."""
    e = g.seats[seat].mindset[onto]
    if onto != spender:
        if e.partner >= 0:
            return R.MERGE_ABSORB_PARTNER_ONLY
        if not stands_alone(e):
            return R.ABSORB_OPTIONAL
        if AFFILIATION[e.card] != AFFILIATION[g.seats[seat].mindset[spender].card]:
            return R.ABSORB_COLOUR
    elif e.partner < 0:
        return R.ABSORB_OPTIONAL
    return LEGAL if absorb_room(e) > 0 else R.ABSORB_CAPACITY


@rule
def absorb_answer(g: State, option: int) -> None:
    """The Fragment is spent onto the supply or an Absorb slot."""
    pay(g, SUPPLY if option == opt.SUPPLY else (option - opt.PLACE) % MINDSET_LIMIT)


@rule
def absorb_lapse(g: State) -> None:
    """The Fragment can only go back to the supply."""
    pay(g, SUPPLY)


@rule
def pay(g: State, onto: int) -> None:
    """Spends the Fragment, then asks the others clockwise, then the effect. [card.ability.sequence]"""
    seat = g.asked.seat
    s = g.seats[seat]
    e = s.mindset[g.plan.spender]
    g.used |= 1 << g.plan.ability
    g.passed = 0
    note(g, ev.USED, R.ABILITY_SEQUENCE, seat, e.card, g.plan.ability, 1)
    e.fragments -= 1
    if onto == SUPPLY:
        g.supply[AFFILIATION[e.card]] += 1
        note(g, ev.SPENT, R.ABILITY_SPEND_ONE, seat, e.card, -1, 1)
    else:
        s.mindset[onto].absorbed += 1
        absorber = s.mindset[onto].partner if onto == g.plan.spender else s.mindset[onto].card
        note(g, ev.SPENT, R.ABSORB_OPTIONAL, seat, e.card, absorber, 1)
    for i in range(1, g.n_seats):
        other = (seat + i) % g.n_seats
        if g.seats[other].n_hand > 0:
            then(g, ask.CANCEL, other)
    then(g, EFFECT[g.plan.ability], seat)
    then(g, ask.TURN, seat)


# ---- cancelling ----------------------------------------------------------------------------------------------------


@rule
def cancel_options(g: State) -> None:
    """Pass, or a card of the right Vibe; everybody with a hand is asked, fitting or not. [card.cancel.no-tell]"""
    offer(g, opt.PASS)
    s = g.seats[g.asked.seat]
    for i in range(s.n_hand):
        if VIBE[s.hand[i]] == g.plan.vibe:
            offer(g, opt.CARD + s.hand[i])


@rule
def refuse_cancel(g: State, option: int) -> int:
    """Only a card of the right Vibe from the hand cancels. [card.cancel.match-vibe, card.cancel.from-hand]"""
    if option == opt.PASS:
        return LEGAL
    if option >= opt.CARD:
        if not in_hand(g, g.asked.seat, option - opt.CARD):
            return R.CANCEL_FROM_HAND
        return LEGAL if VIBE[option - opt.CARD] == g.plan.vibe else R.CANCEL_MATCH_VIBE
    if is_impulse(option) or (option >= opt.PLACE and occupied(g, option - opt.PLACE)):
        return R.CANCEL_FROM_HAND
    return R.NOT_AN_ANSWER


@rule
def cancel_answer(g: State, option: int) -> None:
    """One card prevents the effect; the payment stays and the type is used up. [card.cancel.effect-only]"""
    seat = g.asked.seat
    if option == opt.PASS:
        g.passed |= 1 << seat
        note(g, ev.PASSED_CANCEL, R.CANCEL_ASKED_ONCE, seat, -2, g.turn, 1)
        return
    card = option - opt.CARD
    g.cancelled |= 1 << g.plan.ability
    note(g, ev.CANCELLED, R.CANCEL_MATCH_VIBE, seat, card, g.turn, 1)
    discard_from_hand(g, seat, card)
    drop_to(g, 0)
    then(g, ask.TURN, g.turn)
