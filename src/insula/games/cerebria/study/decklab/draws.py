"""Exact odds of drawing: how likely cards of a kind are among the first n of a shuffled deck, as fractions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any

from insula.games.cerebria.study.decklab.decks import CARDS, BadDeck, Deck
from insula.games.cerebria.tables import END_CARDS, START_CARDS

OPENING = START_CARDS
A_TURN = END_CARDS  # cards taken at the end of a turn by whoever prefers them to Ambition

TRAITS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "card": lambda card: str(card["id"]),
    "vibe": lambda card: str(card["vibe"]),
    "row": lambda card: "-".join(map(str, card["row"])),
    "spaces": lambda card: str(len(card["row"])),
    "peak": lambda card: str(max(card["row"])),
    "threshold": lambda card: str(card["threshold"]),
    "moment": lambda card: str(card["power"][0]["trigger"]) if card["power"] else "none",
    "source": lambda card: str(card["source"]),
}


def trait(name: str, card: str) -> str:
    """What a card is by one of its traits."""
    if name not in TRAITS:
        raise BadDeck(f"No trait is called “{name}”. Choose {', '.join(TRAITS)}.")
    return TRAITS[name](CARDS[card])


@dataclass(frozen=True)
class Want:
    """From `low` to `high` cards out of some."""

    text: str
    cards: frozenset[str]
    low: int
    high: int

    def holds(self, count: int) -> bool:
        """Whether a number of them is what was wanted."""
        return self.low <= count <= self.high


_WANT = re.compile(r"(?P<what>[a-z:0-9_-]+)\s*(?:(?P<sign>>=|<=|=)\s*(?P<n>[0-9]{1,3}))?")


def want(text: str) -> Want:
    """Reads `courage`, `vibe:red>=2`, `threshold:3=0`; without a number at least one is wanted."""
    read = _WANT.fullmatch(text.strip().lower())
    if read is None:
        raise BadDeck(f"“{text}” is not a wish; write, for example, courage, vibe:red>=2 or threshold:3=0.")
    name, colon, value = read["what"].partition(":")
    if colon:
        cards = frozenset(card for card in CARDS if trait(name, card) == value)
        if not cards:
            raise BadDeck(f"No Emotion has the {name} “{value}”.")
    else:
        if name not in CARDS:
            raise BadDeck(f"No Emotion is called “{name}”; a kind is written as vibe:red.")
        cards = frozenset([name])
    n = int(read["n"] or 1)
    low, high = {None: (n, 999), ">=": (n, 999), "<=": (0, n), "=": (n, n)}[read["sign"]]
    return Want(text.strip().lower(), cards, low, high)


def seen_by(turn: int, a_turn: int = A_TURN, top: bool = False) -> int:
    """How many cards a player has seen when a turn begins: the hand, what earlier turns drew, the top card."""
    return OPENING + a_turn * (turn - 1) + int(top)


def chance(deck: Deck, wants: Sequence[Want], seen: int) -> Fraction:
    """The chance that the first `seen` cards of the shuffled deck hold all that is wanted."""
    seen = min(seen, deck.size)
    good = sum(ways for counts, ways in _ways(deck, wants, seen).items() if _all_hold(wants, counts))
    return Fraction(good, comb(deck.size, seen))


def _all_hold(wants: Sequence[Want], counts: tuple[int, ...]) -> bool:
    return all(each.holds(count) for each, count in zip(wants, counts, strict=True))


def _ways(deck: Deck, wants: Sequence[Want], seen: int) -> dict[tuple[int, ...], int]:
    """In how many ways `seen` cards hold so many of each wanted kind; a card may be of several kinds."""
    cells: Counter[tuple[int, ...]] = Counter()
    for card, copies in deck.cards.items():
        cells[tuple(int(card in each.cards) for each in wants)] += copies
    found: dict[tuple[int, tuple[int, ...]], int] = {(0, (0,) * len(wants)): 1}
    for member, size in cells.items():
        grown: Counter[tuple[int, tuple[int, ...]]] = Counter()
        for (taken, counts), ways in found.items():
            for more in range(min(size, seen - taken) + 1):
                after = tuple(count + more * is_one for count, is_one in zip(counts, member, strict=True))
                grown[taken + more, after] += ways * comb(size, more)
        found = dict(grown)
    return {counts: ways for (taken, counts), ways in found.items() if taken == seen}
