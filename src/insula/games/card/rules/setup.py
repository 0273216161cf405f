"""Setting up, the mulligan, and the first turn.

[card.setup.shuffle, card.setup.stack-size, card.setup.stacks-2p, card.setup.stacks-3p, card.setup.stacks-4p,
card.setup.impulse, card.setup.starting-hand, card.setup.mulligan-once, card.setup.mulligan-whole-hand,
card.setup.mulligan-window, card.setup.mulligan-discard, card.setup.mulligan-order, card.setup.main-deck,
card.setup.empty-areas, card.setup.coin-flip, card.setup.supply, card.setup.start-player, card.setup.example-4p]
"""

from __future__ import annotations

from insula.core.chance import rand, seed_chance
from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.card.gen import R, ask, ev, opt
from insula.games.card.gen.stack import then
from insula.games.card.rules.cards import discard_from_hand, draw_card, draw_to_hand, in_hand, shuffle_deck
from insula.games.card.rules.turn import begin_turn
from insula.games.card.state import State
from insula.games.card.tables import BLISS, COLUMNS, FRAGMENTS, GLOOM, HAND_SIZE, MAX_IN_STACK, N_CARDS, STACK_EXTRA


@rule
def setup(g: State, seed: int) -> None:
    """Shuffles, deals, tosses the coin, and asks everybody about the mulligan."""
    seed_chance(g, seed)
    g.n_seats = g.config.seats
    g.supply[BLISS] = FRAGMENTS[BLISS]
    g.supply[GLOOM] = FRAGMENTS[GLOOM]
    for card in range(N_CARDS):
        g.deck[card] = card
    g.n_deck = N_CARDS
    shuffle_deck(g)
    fill_stacks(g)
    fill_impulse(g)
    for seat in range(g.n_seats):
        draw_to_hand(g, seat, HAND_SIZE, R.SETUP_STARTING_HAND)
    g.mood = rand(g, 2)
    g.cycle = 1
    start = rand(g, g.n_seats)
    g.turn = start
    note(g, ev.STARTED, R.SETUP_START_PLAYER, start, -2, -1, g.mood)
    for i in range(g.n_seats):
        then(g, ask.MULLIGAN, (start + i) % g.n_seats)
    then(g, ask.DEAL_MULLIGANS, start)


@rule
def fill_stacks(g: State) -> int:
    """Puts cards on every Impulse Stack up to players + 2, as far as there are any. [card.setup.stack-size]"""
    added = 0
    for column in range(COLUMNS):
        while g.stack_size[column] < g.n_seats + STACK_EXTRA:
            card = draw_card(g)
            if card < 0:
                return added
            g.stacks[MAX_IN_STACK * column + g.stack_size[column]] = card
            g.stack_size[column] += 1
            added += 1
    return added


@rule
def fill_impulse(g: State) -> int:
    """Puts a face-up card into each empty column, as far as there are any. [card.setup.impulse]"""
    laid = 0
    for column in range(COLUMNS):
        if g.impulse[column] < 0:
            g.impulse[column] = draw_card(g)
            if g.impulse[column] < 0:
                return laid
            laid += 1
            note(g, ev.TURNED_UP, R.SETUP_IMPULSE, -1, g.impulse[column], column, 1)
    return laid


# ---- the mulligan --------------------------------------------------------------------------------------


@rule
def mulligan_options(g: State) -> None:
    """Keep the hand or change all of it. [card.setup.mulligan-once]"""
    offer(g, opt.PASS)
    offer(g, opt.MULLIGAN)


@rule
def refuse_mulligan(g: State, option: int) -> int:
    """Nothing but the whole hand can be changed. [card.setup.mulligan-whole-hand]"""
    if option == opt.PASS or option == opt.MULLIGAN:
        return LEGAL
    if option >= opt.CARD and in_hand(g, g.asked.seat, option - opt.CARD):
        return R.SETUP_MULLIGAN_WHOLE_HAND
    return R.NOT_AN_ANSWER


@rule
def mulligan_answer(g: State, option: int) -> None:
    """The decision stays secret until all have decided. [card.setup.mulligan-order]"""
    g.seats[g.asked.seat].mulligan = int(option == opt.MULLIGAN)


@rule
def deal_mulligans_step(g: State) -> None:
    """Hands are given up, then dealt clockwise from the starting player. [card.setup.mulligan-order]"""
    start = g.asked.seat
    for i in range(g.n_seats):
        seat = (start + i) % g.n_seats
        note(g, ev.MULLIGANED, R.SETUP_MULLIGAN_ORDER, seat, -2, -1, g.seats[seat].mulligan)
        if g.seats[seat].mulligan > 0:
            while g.seats[seat].n_hand > 0:
                card = g.seats[seat].hand[0]
                note(g, ev.DISCARDED, R.SETUP_MULLIGAN_DISCARD, seat, card, -1, 1)
                discard_from_hand(g, seat, card)
    for i in range(g.n_seats):
        seat = (start + i) % g.n_seats
        if g.seats[seat].mulligan > 0:
            draw_to_hand(g, seat, HAND_SIZE, R.SETUP_MULLIGAN_WHOLE_HAND)
    begin_turn(g, start)
