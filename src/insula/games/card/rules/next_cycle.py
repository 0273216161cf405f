"""Preparing the next Cycle: Impulse, Stacks, Mindsets, hands down to 4, hands up to 4, coin.

[card.next.step-order, card.next.impulse, card.next.stacks, card.next.stacks-on-top, card.next.mindsets,
card.next.trim-hand, card.next.draw-up, card.next.toss, card.next.toss-after-scoring, card.next.shortage,
card.next.first-player]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.questions import note, offer, reveal
from insula.core.rule import LEGAL, rule
from insula.games.card.gen import R, ask, ev, opt
from insula.games.card.gen.stack import then
from insula.games.card.rules.cards import discard_card, discard_emotion, discard_from_hand, draw_to_hand, in_hand
from insula.games.card.rules.setup import fill_impulse, fill_stacks
from insula.games.card.rules.turn import begin_turn
from insula.games.card.state import State
from insula.games.card.tables import COLUMNS, HAND_SIZE


@rule
def next_cycle_step(g: State) -> None:
    """The steps in the order of the rulebook, filling up again after step 4. [card.next.step-order]"""
    last = g.asked.seat
    renew_impulse(g)
    refill_stacks(g)
    clear_mindsets(g)
    for i in range(1, g.n_seats + 1):
        seat = (last + i) % g.n_seats
        g.seats[seat].to_trim = max(0, g.seats[seat].n_hand - HAND_SIZE)
        then(g, ask.TRIM, seat)
    then(g, ask.NEW_HANDS, last)


@rule
def renew_impulse(g: State) -> None:
    """Step 1: what is left of the Impulse is discarded, three new cards are laid out. [card.next.impulse]"""
    for column in range(COLUMNS):
        if g.impulse[column] >= 0:
            discard_card(g, g.impulse[column])
            g.impulse[column] = -1
    laid = fill_impulse(g)
    note(g, ev.IMPULSE_RENEWED, R.NEXT_IMPULSE, -1, -2, -1, laid)


@rule
def refill_stacks(g: State) -> None:
    """Step 2: new cards on top of those left. [card.next.stacks, card.next.stacks-on-top]"""
    added = fill_stacks(g)
    note(g, ev.STACKS_REFILLED, R.NEXT_STACKS, -1, -2, -1, added)


@rule
def clear_mindsets(g: State) -> None:
    """Step 3: all Emotions are discarded. [card.next.mindsets]"""
    before = g.n_discard
    for seat in range(g.n_seats):
        while g.seats[seat].n_mindset > 0:
            discard_emotion(g, seat, g.seats[seat].n_mindset - 1, R.NEXT_MINDSETS)
    note(g, ev.MINDSETS_CLEARED, R.NEXT_MINDSETS, -1, -2, -1, g.n_discard - before)


# ---- hands ---------------------------------------------------------------------------------------------------


@rule
def trim_options(g: State) -> None:
    """Step 4: the cards not yet put aside, while the hand is too large. [card.next.trim-hand]"""
    s = g.seats[g.asked.seat]
    if s.to_trim == 0:
        return
    for i in range(s.n_hand):
        if g.aside[s.hand[i]] == 0:
            offer(g, opt.CARD + s.hand[i])


@rule
def refuse_trim(g: State, option: int) -> int:
    """Exactly four cards are kept; the turn is over. [card.next.trim-hand, card.rev.immediate]"""
    if option == opt.PASS:
        return R.NEXT_TRIM_HAND
    if option >= opt.CARD:
        card = option - opt.CARD
        return LEGAL if in_hand(g, g.asked.seat, card) and g.aside[card] == 0 else R.NEXT_TRIM_HAND
    return R.REV_IMMEDIATE if opt.IMPULSE <= option < opt.SEAT else R.NOT_AN_ANSWER


@rule
def trim_answer(g: State, option: int) -> None:
    """A card is put aside in secret; all are discarded together."""
    seat = g.asked.seat
    g.aside[option - opt.CARD] = 1
    g.seats[seat].to_trim -= 1
    then(g, ask.TRIM, seat)


@rule
def trim_lapse(g: State) -> None:
    """The hand is small enough."""


@rule
def new_hands_step(g: State) -> None:
    """The rest of the preparation, and the next player clockwise begins. [card.next.first-player]"""
    first = (g.asked.seat + 1) % g.n_seats
    discard_aside(g, first)
    fill_impulse(g)
    fill_stacks(g)
    drawn = 0
    for i in range(g.n_seats):
        seat = (first + i) % g.n_seats
        drawn += draw_to_hand(g, seat, max(0, HAND_SIZE - g.seats[seat].n_hand), R.NEXT_DRAW_UP)
    note(g, ev.HANDS_FILLED, R.NEXT_DRAW_UP, -1, -2, -1, drawn)
    g.mood = rand(g, 2)
    reveal(g)
    note(g, ev.TOSSED, R.NEXT_TOSS, -1, -2, -1, g.mood)
    g.cycle += 1
    begin_turn(g, first)


@rule
def discard_aside(g: State, first: int) -> None:
    """What everybody put aside goes to the discard pile at once."""
    before = g.n_discard
    for i in range(g.n_seats):
        seat = (first + i) % g.n_seats
        s = g.seats[seat]
        at = 0
        while at < s.n_hand:
            card = s.hand[at]
            if g.aside[card] > 0:
                g.aside[card] = 0
                note(g, ev.DISCARDED, R.NEXT_TRIM_HAND, seat, card, -1, 1)
                discard_from_hand(g, seat, card)
            else:
                at += 1
    note(g, ev.HANDS_TRIMMED, R.NEXT_TRIM_HAND, -1, -2, -1, g.n_discard - before)
