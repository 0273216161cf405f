"""One fixed order for all that a seat does not know: what a redeal then gives depends on nothing but its view."""

from __future__ import annotations

from dataclasses import dataclass

from insula.games.card.state import State
from insula.games.card.tables import COLUMNS, MAX_IN_STACK


@dataclass
class Place:
    """A place whose card the seat does not know for sure, and what the others know of it."""

    cards: list[int]  # deck, Stacks or a hand
    index: int
    holder: int  # whose hand; -1 for deck and Stacks
    known: tuple[int, ...]
    card: int = -1


def tidy(g: State, seat: int) -> None:
    """Sorts the cards that the seat cannot place; what others know of a place stays with it."""
    places = _places(g, seat)
    loose = sorted(place.cards[place.index] for place in places)
    knows = g.seats[seat].knows
    for card in loose:
        if knows[card]:  # seen going into one of several hands
            placed = _put(card, knows, places, set())
            assert placed, "a card was seen going into hands that cannot hold it"
    rest = iter([card for card in loose if not knows[card]])
    for place in places:
        place.card = next(rest) if place.card < 0 else place.card
    for place in places:
        place.cards[place.index] = place.card
        _tell(g, seat, place)


def _put(card: int, knows: list[int], places: list[Place], tried: set[int]) -> bool:
    """Gives a card a place in a hand that it can be in; cards that have one already move on where they must."""
    for number, place in enumerate(places):
        if number in tried or place.holder < 0 or not knows[card] >> place.holder & 1:
            continue
        tried.add(number)
        if place.card < 0 or _put(place.card, knows, places, tried):
            place.card = card
            return True
    return False


def _places(g: State, seat: int) -> list[Place]:
    found = [Place(g.deck, i, -1, _known(g, seat, g.deck[i])) for i in range(g.n_deck)]
    for column in range(COLUMNS):
        first = MAX_IN_STACK * column
        stack = range(first, first + g.stack_size[column])
        found += [Place(g.stacks, i, -1, _known(g, seat, g.stacks[i])) for i in stack]
    for other in range(g.n_seats):
        if other != seat:
            found += _hand_places(g, seat, other)
    return found


def _hand_places(g: State, seat: int, holder: int) -> list[Place]:
    """The places of a hand that the seat does not know for sure; the cards that it knows move behind them."""
    s = g.seats[holder]
    held = s.hand[: s.n_hand]
    sure = [card for card in held if g.seats[seat].knows[card] == 1 << holder]
    loose = [card for card in held if card not in sure]
    s.hand[: s.n_hand] = loose + sorted(sure)
    order = sorted(_known(g, seat, card) for card in loose)
    return [Place(s.hand, i, holder, known) for i, known in enumerate(order)]


def _known(g: State, seat: int, card: int) -> tuple[int, ...]:
    others = [other for other in range(g.n_seats) if other != seat]
    return (g.aside[card], *(g.seats[other].knows[card] for other in others))


def _tell(g: State, seat: int, place: Place) -> None:
    others = [other for other in range(g.n_seats) if other != seat]
    g.aside[place.card] = place.known[0]
    for other, known in zip(others, place.known[1:], strict=True):
        g.seats[other].knows[place.card] = known
