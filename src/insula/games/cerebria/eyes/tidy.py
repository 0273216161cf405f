"""One fixed order for all that a seat does not know: what a redeal then gives depends on nothing but its view."""

from __future__ import annotations

from insula.games.cerebria.eyes.redeal import IN_DECK, hidden_place
from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.aspirations import matches_common
from insula.games.cerebria.state import Seat, State
from insula.games.cerebria.tables import LOSER_LOOK


def tidy(g: State, seat: int) -> None:
    """Sorts the unseen cards of every deck and foreign hand, and the Hidden Aspirations."""
    team = g.seats[seat].team
    for other in range(g.n_seats):
        _sort_cards(g, other, 0 if g.seats[other].team == team else 1)
    for each in range(g.n_teams):
        _sort_aspirations(g, each, each == team)


def _sort_cards(g: State, seat: int, with_hand: int) -> None:
    s = g.seats[seat]
    places: list[int] = []
    while (place := hidden_place(g, seat, len(places), with_hand)) >= 0:
        places.append(place)
    for place, card in zip(places, sorted(_card(s, place) for place in places), strict=True):
        if place < IN_DECK:
            s.hand[place] = card
        else:
            s.deck[place - IN_DECK] = card


def _card(s: Seat, place: int) -> int:
    return s.hand[place] if place < IN_DECK else s.deck[place - IN_DECK]


def _sort_aspirations(g: State, team: int, own: bool) -> None:
    t = g.teams[team]
    fixed = max(t.has_hidden, t.seen) if own else 0
    if own and g.over == 0 and g.asked.kind == ask.HIDDEN and g.asked.team == team:
        fixed = max(fixed, min(LOSER_LOOK, t.n_hidden))
    free = t.n_hidden - fixed
    # the top one cannot be the Common Aspiration, so those that could be on top come last
    t.hidden[:free] = sorted(t.hidden[:free], key=lambda card: (not matches_common(g, card), card))
