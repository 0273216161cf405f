"""What the other Abilities do once they are paid and not cancelled; Drain has a chapter of its own.

[card.destroy.any-mindset, card.destroy.fragments, card.destroy.own, card.destroy.merged,
card.deprive.discard-replace, card.deprive.twice, card.deprive.sequential, card.deprive.revelation,
card.deprive.first-ends-it, card.summon.place, card.summon.from-hand, card.steal.look, card.steal.take-one,
card.steal.decline, card.steal.private, card.steal.empty-hand, card.swap.exchange, card.swap.fragments-stay,
card.swap.source-allowed, card.swap.merged-as-one, card.swap.own-with-own, card.draw.two, card.draw.short,
card.embrace.take, card.embrace.not-action, card.embrace.revelation, card.def.any-player]
"""

from __future__ import annotations

from insula.core.questions import note, note_to, offer, reveal
from insula.core.rule import LEGAL, rule
from insula.games.card.gen import R, ask, ev, opt
from insula.games.card.gen.stack import copy_emotion, then
from insula.games.card.rules.cards import (
    add_to_hand,
    discard_emotion,
    draw_to_hand,
    emotion_at,
    in_hand,
    occupied,
    offer_hand,
    offer_mindset,
    owner_of,
    remove_from_hand,
)
from insula.games.card.rules.entry import plan_entry
from insula.games.card.rules.impulse import discard_impulse, is_face_down, is_impulse, offer_impulse, take_impulse
from insula.games.card.state import SWAPPED_IN, State
from insula.games.card.tables import DEPRIVE_TIMES, DRAW_CARDS, MINDSET_LIMIT

# ---- Destroy -----------------------------------------------------------------------------------------------


@rule
def destroy_options(g: State) -> None:
    """Every Emotion in play, one's own too. [card.destroy.any-mindset, card.destroy.own]"""
    for seat in range(g.n_seats):
        offer_mindset(g, seat)


@rule
def refuse_destroy(g: State, option: int) -> int:
    """Anything but an Emotion in play. [card.ability.must-resolve]"""
    if opt.PLACE <= option < opt.CARD and occupied(g, option - opt.PLACE):
        return LEGAL
    return R.NOT_AN_ANSWER


@rule
def destroy_answer(g: State, option: int) -> None:
    """The Emotion is discarded, its Fragments return to the supply. [card.destroy.fragments]"""
    place = option - opt.PLACE
    discard_emotion(g, owner_of(place), place % MINDSET_LIMIT, R.DESTROY_ANY_MINDSET)


# ---- Deprive -------------------------------------------------------------------------------------------------


@rule
def deprive_step(g: State) -> None:
    """Two discards, each with its replacement. [card.deprive.twice]"""
    g.plan.amount = DEPRIVE_TIMES
    then(g, ask.DEPRIVE_CARD, g.asked.seat)


@rule
def deprive_card_options(g: State) -> None:
    """Any face-up card, the one just turned up too. [card.deprive.sequential]"""
    offer_impulse(g)


@rule
def refuse_deprive_card(g: State, option: int) -> int:
    """Only a face-up Impulse card, and it is not optional."""
    return refuse_impulse_card(option)


@rule
def refuse_impulse_card(option: int) -> int:
    """What an effect on the Impulse cannot name. [card.impulse.face-up-only]"""
    if is_impulse(option):
        return LEGAL
    return R.IMPULSE_FACE_UP_ONLY if is_face_down(option) else R.NOT_AN_ANSWER


@rule
def deprive_card_answer(g: State, option: int) -> None:
    """Discards and replaces; a gap ends it with a Revelation. [card.deprive.first-ends-it]"""
    g.plan.amount -= 1
    if g.plan.amount > 0:
        then(g, ask.DEPRIVE_CARD, g.asked.seat)
    discard_impulse(g, g.asked.seat, option - opt.IMPULSE)


# ---- Summon --------------------------------------------------------------------------------------------------


@rule
def summon_options(g: State) -> None:
    """Any card of the hand. [card.summon.from-hand]"""
    offer_hand(g, g.asked.seat)


@rule
def refuse_summon(g: State, option: int) -> int:
    """Only a card of one's own hand; the Impulse and the Mindsets do not count. [card.summon.from-hand]"""
    if option >= opt.CARD:
        return LEGAL if in_hand(g, g.asked.seat, option - opt.CARD) else R.SUMMON_FROM_HAND
    if is_impulse(option) or (option >= opt.PLACE and occupied(g, option - opt.PLACE)):
        return R.SUMMON_FROM_HAND
    return R.NOT_AN_ANSWER


@rule
def summon_answer(g: State, option: int) -> None:
    """From here on as with Invoke, but without an Action. [card.summon.place]"""
    plan_entry(g, g.asked.seat, option - opt.CARD)


# ---- Steal -----------------------------------------------------------------------------------------------------


@rule
def steal_options(g: State) -> None:
    """Every opponent with cards. [card.steal.look]"""
    for seat in range(g.n_seats):
        if refuse_victim(g, seat) == LEGAL:
            offer(g, opt.SEAT + seat)


@rule
def refuse_steal(g: State, option: int) -> int:
    """Whose hand cannot be looked at."""
    if opt.SEAT <= option < opt.SEAT + g.n_seats:
        return refuse_victim(g, option - opt.SEAT)
    return R.NOT_AN_ANSWER


@rule
def refuse_victim(g: State, victim: int) -> int:
    """An opponent, and one with cards. [card.def.any-player, card.steal.empty-hand]"""
    if victim == g.asked.seat:
        return R.DEF_ANY_PLAYER
    return LEGAL if g.seats[victim].n_hand > 0 else R.STEAL_EMPTY_HAND


@rule
def steal_answer(g: State, option: int) -> None:
    """The whole hand is seen, by nobody else. [card.steal.look, card.steal.private]"""
    thief = g.asked.seat
    victim = option - opt.SEAT
    g.plan.victim = victim
    robbed = g.seats[victim]
    for i in range(robbed.n_hand):
        g.seats[thief].knows[robbed.hand[i]] = 1 << victim
    reveal(g)
    note(g, ev.LOOKED, R.STEAL_LOOK, thief, -2, victim, robbed.n_hand)
    then(g, ask.STEAL_CARD, thief)


@rule
def steal_card_options(g: State) -> None:
    """One of the cards seen, or none. [card.steal.take-one, card.steal.decline]"""
    offer(g, opt.PASS)
    offer_hand(g, g.plan.victim)


@rule
def refuse_steal_card(g: State, option: int) -> int:
    """Only a card of the hand looked at. [card.steal.take-one]"""
    if option == opt.PASS:
        return LEGAL
    if option >= opt.CARD:
        return LEGAL if in_hand(g, g.plan.victim, option - opt.CARD) else R.STEAL_TAKE_ONE
    return R.NOT_AN_ANSWER


@rule
def steal_card_answer(g: State, option: int) -> None:
    """The card changes hands; who saw neither can only guess which one it was. [card.steal.private]"""
    thief = g.asked.seat
    victim = g.plan.victim
    if option == opt.PASS:
        note(g, ev.LEFT_CARD, R.STEAL_DECLINE, thief, -2, victim, 0)
        return
    card = option - opt.CARD
    for other in range(g.n_seats):
        if other != thief and other != victim:
            blur(g, other, victim, thief)
    remove_from_hand(g, victim, card)
    add_to_hand(g, thief, card)
    g.seats[victim].knows[card] = 1 << thief
    g.seats[thief].knows[card] = 1 << thief
    note_to(g, 1 << thief | 1 << victim, ev.STOLE, R.STEAL_TAKE_ONE, thief, card, victim, 1)


@rule
def blur(g: State, witness: int, victim: int, thief: int) -> None:
    """What the witness placed in the victim's hand may now be in the thief's."""
    knows = g.seats[witness].knows
    for seat in range(g.n_seats):
        hand = g.seats[seat].hand
        for i in range(g.seats[seat].n_hand):
            if knows[hand[i]] >> victim & 1:
                knows[hand[i]] |= 1 << thief


# ---- Swap ------------------------------------------------------------------------------------------------------


@rule
def swap_options(g: State) -> None:
    """Every Emotion in play, one's own too if there is another one to give. [card.swap.exchange]"""
    for seat in range(g.n_seats):
        if seat != g.asked.seat or g.seats[seat].n_mindset > 1:
            offer_mindset(g, seat)


@rule
def refuse_swap(g: State, option: int) -> int:
    """One's only Emotion could be exchanged with nothing but itself. [card.swap.own-with-own]"""
    if opt.PLACE <= option < opt.CARD and occupied(g, option - opt.PLACE):
        alone = owner_of(option - opt.PLACE) == g.asked.seat and g.seats[g.asked.seat].n_mindset == 1
        return R.SWAP_OWN_WITH_OWN if alone else LEGAL
    return R.NOT_AN_ANSWER


@rule
def swap_answer(g: State, option: int) -> None:
    """Then which of one's own goes in exchange."""
    g.plan.source = option - opt.PLACE
    then(g, ask.SWAP_OWN, g.asked.seat)


@rule
def swap_own_options(g: State) -> None:
    """Any other of one's own, the one that provided Swap too. [card.swap.source-allowed]"""
    seat = g.asked.seat
    for i in range(g.seats[seat].n_mindset):
        if MINDSET_LIMIT * seat + i != g.plan.source:
            offer(g, opt.PLACE + MINDSET_LIMIT * seat + i)


@rule
def refuse_swap_own(g: State, option: int) -> int:
    """One's own half must be one's own, and another Emotion. [card.swap.exchange, card.swap.own-with-own]"""
    place = option - opt.PLACE
    if place < 0 or option >= opt.CARD or not occupied(g, place):
        return R.NOT_AN_ANSWER
    if owner_of(place) != g.asked.seat:
        return R.SWAP_EXCHANGE
    return R.SWAP_OWN_WITH_OWN if place == g.plan.source else LEGAL


@rule
def swap_own_answer(g: State, option: int) -> None:
    """Both Emotions change places with all that is on them. [card.swap.fragments-stay, card.swap.merged-as-one]

    Inside one Mindset nothing is received, so both can be used as before. [card.swap.own-with-own]
    """
    mine = emotion_at(g, option - opt.PLACE)
    theirs = emotion_at(g, g.plan.source)
    note(g, ev.SWAPPED, R.SWAP_EXCHANGE, g.asked.seat, mine.card, theirs.card, owner_of(g.plan.source))
    card = mine.card
    partner = mine.partner
    fragments = mine.fragments
    absorbed = mine.absorbed
    arrived = mine.arrived
    copy_emotion(mine, theirs)
    theirs.card = card
    theirs.partner = partner
    theirs.fragments = fragments
    theirs.absorbed = absorbed
    if owner_of(g.plan.source) == g.asked.seat:
        theirs.arrived = arrived
    else:
        mine.arrived = SWAPPED_IN


# ---- Draw and Embrace ----------------------------------------------------------------------------------------------


@rule
def draw_step(g: State) -> None:
    """Two cards of the main deck, or what there is. [card.draw.two, card.draw.short]"""
    draw_to_hand(g, g.asked.seat, DRAW_CARDS, R.DRAW_TWO)


@rule
def embrace_options(g: State) -> None:
    """The three face-up cards. [card.embrace.take]"""
    offer_impulse(g)


@rule
def refuse_embrace(g: State, option: int) -> int:
    """Only a face-up Impulse card."""
    return refuse_impulse_card(option)


@rule
def embrace_answer(g: State, option: int) -> None:
    """As with an Impulse Action, but without an Action. [card.embrace.not-action, card.embrace.revelation]"""
    take_impulse(g, g.asked.seat, option - opt.IMPULSE, R.EMBRACE_TAKE)
