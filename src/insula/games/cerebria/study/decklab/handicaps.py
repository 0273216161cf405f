"""Why sides are not even: beginnings that `bench/sides.py` changes on purpose, over the same deals.

A cause is believed when taking it away changes the shares: a Shaper with the means of two Spirits, the printed order
begun by another side.
"""

from __future__ import annotations

from insula.core.game import Setup
from insula.games.cerebria.rules.board import set_emotion
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, BLISS, GLOOM

WILLPOWER, ESSENCE, CARDS = 4, 2, 2  # what a Spirit begins with
MORE_TO_BEGIN = 2  # Willpower
OPEN_SLOTS = (5, 13)  # of the Realm and the Frontier that the picture leaves to nobody


def take_card(g: State, seat: int) -> int:
    """The lowest card of a deck, which nobody has seen."""
    s = g.seats[seat]
    card = s.deck[0]
    s.n_deck -= 1
    s.unseen -= 1
    for place in range(s.n_deck):
        s.deck[place] = s.deck[place + 1]
    return card


def means_of_two(g: State, setup: Setup) -> None:
    """Whoever plays a side alone against a pair begins with what two Spirits begin with."""
    for seat in range(g.n_seats):
        s = g.seats[seat]
        if g.teams[s.team].n_seats == 1:
            s.willpower += WILLPOWER
            s.essence += ESSENCE
            for _ in range(CARDS):
                s.hand[s.n_hand] = take_card(g, seat)
                s.known[s.n_hand] = 0
                s.n_hand += 1


def begun_by(g: State, place: int) -> None:
    """Whoever stands at a place of the order begins, with the 2 Willpower more; the others follow as printed."""
    order = g.order[: g.n_order]
    g.order[: g.n_order] = order[place:] + order[:place]
    g.seats[order[0]].willpower -= MORE_TO_BEGIN
    g.seats[order[place]].willpower += MORE_TO_BEGIN
    g.turn = g.asked.seat = order[place]


def second_begins(g: State, setup: Setup) -> None:
    """The second side begins: with a pair and a Shaper that is the Shaper."""
    begun_by(g, 1)


def third_begins(g: State, setup: Setup) -> None:
    """The third side begins, which is Balance."""
    begun_by(g, 2)


def second_begins_with_means_of_two(g: State, setup: Setup) -> None:
    """The Shaper begins, with the means of two."""
    means_of_two(g, setup)
    second_begins(g, setup)


def emotions_of_balance(g: State, setup: Setup) -> None:
    """Balance begins with two Emotions, as Bliss and Gloom do, where the picture leaves room."""
    seats = [seat for seat in range(g.n_seats) if g.seats[seat].team == BALANCE]
    for slot, side in zip(OPEN_SLOTS, (BLISS, GLOOM), strict=True):
        seat = seats[side % len(seats)]
        set_emotion(g, slot, take_card(g, seat), 1, seat, seat)
        g.emotions[slot].side = side
    setup.game.engine("plain").get(recalculate)(g)
