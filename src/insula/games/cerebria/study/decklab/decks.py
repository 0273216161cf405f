"""Decks as people write them: a listed deck, a list of cards or a file; checked by the game's own deck rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from insula.core.rulebook import Refusal, Refused
from insula.games.cerebria.configure import own_list
from insula.games.cerebria.tables import CARD_IDS, CARD_NAMES, EMOTIONS, LISTED

SIDES = ("bliss", "gloom")
CARDS: dict[str, dict[str, Any]] = dict(zip(CARD_IDS, EMOTIONS, strict=True))


class BadDeck(ValueError):
    """A deck or a wish that nobody can read; the message is one sentence."""


@dataclass(frozen=True)
class Deck:
    """Some cards with their copies, legal or not."""

    id: str
    name: str
    side: str
    cards: Mapping[str, int]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(self.cards.values())

    @property
    def line(self) -> str:
        """The deck as the choice `decks` of the game takes it."""
        return "+".join(f"{card}*{copies}" for card, copies in self.cards.items())

    def refusal(self) -> Refusal | None:
        """The first deck rule that it breaks."""
        try:
            own_list(self.line, SIDES.index(self.side))
        except Refused as refused:
            return refused.refusal
        return None


def listed() -> list[Deck]:
    """The ten decks of the rulebook: two starter decks, eight of Spirits."""
    return [Deck(d["id"], d["name"], d["side"], dict(d["cards"])) for d in LISTED]


def find(text: str, side: str | None = None) -> Deck:
    """A deck by the id of a listed one, by a list `courage*2+trust*2+...`, or by a file with a card a line."""
    known = {deck.id: deck for deck in listed()}
    if text in known:
        return replace(known[text], side=side or known[text].side)
    if "*" in text or "+" in text:
        return _made("own", "own deck", _counted(text.split("+"), "the list"), side)
    path = Path(text)
    if not path.is_file():
        raise BadDeck(
            f"No deck is called “{text}”. Choose {', '.join(known)}, a file, or a list like courage*2+trust*2+..."
        )
    return _made(path.stem, path.stem, _counted(_lines(path), path.name), side)


def _lines(path: Path) -> list[str]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadDeck(f"{path.name} is not a text file.") from None
    return [line.partition("#")[0] for line in lines]


def _counted(parts: list[str], place: str) -> Counter[str]:
    cards: Counter[str] = Counter()
    for number, part in enumerate(parts, 1):
        if part.strip():
            name, copies = _entry(part.strip(), f"{place}, entry {number}")
            cards[name] += copies
    if not cards:
        raise BadDeck(f"{place[:1].upper()}{place[1:]} names no card.")
    return cards


def _entry(part: str, place: str) -> tuple[str, int]:
    """`courage*2`, `2 Courage` or `Courage`."""
    name, star, count = part.partition("*")
    if not star and part.split()[0].isdecimal():
        count, _, name = part.partition(" ")
    count = count.strip() or "1"
    card = name.strip().lower().replace(" ", "-")
    if card not in CARDS:
        raise BadDeck(f"{place}: no Emotion is called “{name.strip()}”.")
    if not count.isascii() or not count.isdecimal() or int(count) < 1:
        raise BadDeck(f"{place}: “{count}” is not a number of copies.")
    return card, int(count)


def _made(deck_id: str, name: str, cards: Counter[str], side: str | None) -> Deck:
    sides = Counter(dict.fromkeys(SIDES, 0))
    for card, copies in cards.items():
        sides[CARDS[card]["side"]] += copies
    return Deck(deck_id, name, side or max(SIDES, key=lambda each: sides[each]), dict(cards))


def title(card: str) -> str:
    """The name of a card, with a star where the power is a house design."""
    return CARD_NAMES[CARD_IDS.index(card)] + ("*" if is_house(card) else "")


def is_house(card: str) -> bool:
    """Whether the power of a card is a house design."""
    return bool(CARDS[card]["source"] == "house")
