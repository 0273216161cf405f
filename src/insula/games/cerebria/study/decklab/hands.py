"""Opening hands: how likely each mixture of kinds is, and how likely each total of a printed number, exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import comb

from insula.games.cerebria.study.decklab.decks import Deck
from insula.games.cerebria.study.decklab.draws import OPENING, trait

NUMBERS = ("spaces", "peak", "threshold")  # traits that can be added up


def mixtures(deck: Deck, name: str, size: int = OPENING) -> dict[tuple[str, ...], Fraction]:
    """The chance of every mixture of a trait in a hand, likeliest first."""
    kinds: Counter[str] = Counter()
    for card, copies in deck.cards.items():
        kinds[trait(name, card)] += copies
    found: list[tuple[tuple[str, ...], int]] = [((), 1)]
    for kind in sorted(kinds):
        found = [
            (hand + (kind,) * more, ways * comb(kinds[kind], more))
            for hand, ways in found
            for more in range(min(kinds[kind], size - len(hand)) + 1)
        ]
    every = comb(deck.size, size)
    odds = {hand: Fraction(ways, every) for hand, ways in found if len(hand) == size}
    return dict(sorted(odds.items(), key=lambda each: (-each[1], each[0])))


def totals(deck: Deck, name: str, size: int = OPENING) -> dict[int, Fraction]:
    """The chance of every total of a printed number in a hand."""
    return _gathered(mixtures(deck, name, size), lambda hand: sum(map(int, hand)))


def different(deck: Deck, name: str, size: int = OPENING) -> dict[int, Fraction]:
    """The chance of holding so many different values of a trait."""
    return _gathered(mixtures(deck, name, size), lambda hand: len(set(hand)))


def _gathered(odds: dict[tuple[str, ...], Fraction], number: Callable[[tuple[str, ...]], int]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for hand, share in odds.items():
        found[number(hand)] = found.get(number(hand), Fraction(0)) + share
    return dict(sorted(found.items()))


def mean(odds: dict[int, Fraction]) -> Fraction:
    """The number to be expected."""
    return sum((number * share for number, share in odds.items()), Fraction(0))
