"""Positions typed as text, for tests: whose turn it is and where the cards lie that matter.

    seats 3, turn A, actions 1, mood gloom, cycle 2
    impulse: courage anger trust
    stacks: 4 0 4                       sizes; a line `stack 2: 3 fear rage` also names its top cards, first one on top
    deck: 50 hope                       size (left out: the rest) and top cards, first one on top
    discard: 3                          size and cards on it
    used: draw                          Abilities used this turn; `cancelled: draw` counts as used too
    A hand: 2 valor                     size and cards in it
    A mindset: trust 0/1, fear + bleakness-red-1 1/1 1/2, brightness-red-1 2/2, hope new, guilt swapped
    A score: 6 + 3
    rest: B                             where all other cards go: deck (as it is anyway), discard or a hand

What is not said is empty, but the Impulse and the Stacks are full. Cards that are only counted are taken from the end
of the list of cards.
"""

from __future__ import annotations

import re

from insula.games.card.gen import ask, dispatch
from insula.games.card.gen.stack import then
from insula.games.card.state import ENTERED, SWAPPED_IN, Emotion, State
from insula.games.card.tables import (
    ABILITIES,
    ABSORB_SLOTS,
    AFFILIATION,
    AFFILIATIONS,
    CARD_NUMBER,
    COLUMNS,
    FRAGMENT_SLOTS,
    FRAGMENTS,
    MAX_IN_STACK,
    MINDSET_LIMIT,
    N_CARDS,
    STACK_EXTRA,
)


class BadPosition(ValueError):
    """A position that cannot be read; the message says why."""


def position(text: str) -> State:
    """The state that a position describes, at the turn question."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    entries = [tuple(part.strip() for part in line.split(":", 1)) for line in lines if ":" in line]
    heads = ", ".join(line for line in lines if ":" not in line)
    return _Reader(heads, [(e[0].lower(), e[1]) for e in entries]).state()


class _Reader:
    """Reads a position in the order in which the cards that are only counted can be chosen last."""

    def __init__(self, heads: str, entries: list[tuple[str, str]]) -> None:
        self.g = State()
        self.entries = entries
        self.free = set(range(N_CARDS))
        self.counted: list[tuple[list[int], int]] = []
        self._heads(heads)

    def state(self) -> State:
        """Everything placed, then the rest of the cards, then the question."""
        g = self.g
        self._openly()
        hands = [self._pile(self._value(f"{self._seat_name(s)} hand"), 0) for s in range(g.n_seats)]
        stacks = self._stacks()
        deck = self._pile(self._value("deck"), -1)
        discard = self._pile(self._value("discard"), 0)
        self._fill()
        self._rest(hands, deck, discard)
        for seat, hand in enumerate(hands):
            g.seats[seat].hand[: len(hand)] = sorted(hand)
            g.seats[seat].n_hand = len(hand)
        for column, stack in enumerate(stacks):
            at = MAX_IN_STACK * column
            g.stacks[at : at + len(stack)] = stack[::-1]
            g.stack_size[column] = len(stack)
        g.deck[: len(deck)] = deck[::-1]
        g.n_deck = len(deck)
        g.discard[: len(discard)] = discard
        g.n_discard = len(discard)
        self._count_supply()
        then(g, ask.TURN, g.turn)
        dispatch.advance(g)
        return g

    def _heads(self, text: str) -> None:
        g = self.g
        words = dict(part.split(None, 1) for part in text.split(",") if part.strip())
        g.config.seats = g.n_seats = int(words.pop("seats", "2"))
        g.turn = self._seat_number(words.pop("turn", "A"))
        g.actions = int(words.pop("actions", "0"))
        g.cycle = int(words.pop("cycle", "1"))
        g.mood = [a.lower() for a in AFFILIATIONS].index(words.pop("mood", "bliss").strip())
        if words:
            raise BadPosition(f"“{next(iter(words))}” is no head of a position")

    def _seat_name(self, seat: int) -> str:
        return "abcde"[seat]

    def _seat_number(self, word: str) -> int:
        return "abcde".index(word.strip().lower())

    def _value(self, name: str) -> str:
        return next((value for key, value in self.entries if key == name), "")

    def _take(self, name: str) -> int:
        card = CARD_NUMBER.get(name, -1)
        if card not in self.free:
            raise BadPosition(f"{name} is {'used twice' if card >= 0 else 'no card'}")
        self.free.discard(card)
        return card

    def _pile(self, text: str, default: int) -> list[int]:
        """Named cards now; the counted ones later, when every name has been taken. -1 is any number."""
        words = text.replace(",", " ").split()
        size = default
        if words and words[0].isdigit():
            size = int(words.pop(0))
        pile = [self._take(word) for word in words]
        if size >= 0:
            self.counted.append((pile, max(size, len(pile))))
        return pile

    def _openly(self) -> None:
        g = self.g
        named = [self._take(word) for word in self._value("impulse").split()]
        self.impulse = named
        self.counted.append((named, COLUMNS))
        for seat in range(g.n_seats):
            self._mindset(seat, self._value(f"{self._seat_name(seat)} mindset"))
            score = self._value(f"{self._seat_name(seat)} score")
            if score:
                g.seats[seat].scored[:] = [int(part) for part in score.split("+")]
        for key in ("used", "cancelled"):
            for word in self._value(key).split():
                bit = 1 << [a.lower() for a in ABILITIES].index(word)
                g.used |= bit
                g.cancelled |= bit if key == "cancelled" else 0

    def _mindset(self, seat: int, text: str) -> None:
        parts = [part.strip() for part in text.split(",") if part.strip()]
        if len(parts) > MINDSET_LIMIT:
            raise BadPosition("a Mindset holds at most 4 Emotions")
        for e, part in zip(self.g.seats[seat].mindset, parts, strict=False):
            self._emotion(e, re.sub(r"\s*\+\s*", "+", part).split())
        self.g.seats[seat].n_mindset = len(parts)

    def _emotion(self, e: Emotion, words: list[str]) -> None:
        name, _, partner = words.pop(0).partition("+")
        e.card = self._take(name)
        e.partner = self._take(partner) if partner else -1
        e.fragments = FRAGMENT_SLOTS[e.card]
        counts = [word.split("/") for word in words if "/" in word]
        if FRAGMENT_SLOTS[e.card] > 0 and counts:
            fragments, slots = counts.pop(0)
            if int(slots) != FRAGMENT_SLOTS[e.card]:
                raise BadPosition(f"{name} has {FRAGMENT_SLOTS[e.card]} Fragment slots")
            e.fragments = int(fragments)
        if counts:
            absorbed, slots = counts.pop(0)
            if int(slots) != ABSORB_SLOTS or (e.partner < 0 and FRAGMENT_SLOTS[e.card] > 0):
                raise BadPosition(f"{name} has no {slots} Absorb slots")
            e.absorbed = int(absorbed)
        e.arrived = ENTERED if "new" in words else SWAPPED_IN if "swapped" in words else 0

    def _stacks(self) -> list[list[int]]:
        sizes = self._value("stacks").split() or [str(self.g.n_seats + STACK_EXTRA)] * COLUMNS
        return [self._pile(self._value(f"stack {c + 1}") or sizes[c], 0) for c in range(COLUMNS)]

    def _fill(self) -> None:
        last_first = sorted(self.free)
        for pile, size in self.counted:
            while len(pile) < size:
                if not last_first:
                    raise BadPosition("there are not so many cards")
                pile.append(last_first.pop())
        self.free = set(last_first)
        self.g.impulse[:] = self.impulse

    def _rest(self, hands: list[list[int]], deck: list[int], discard: list[int]) -> None:
        size = re.match(r"\d+", self._value("deck"))
        while size and len(deck) < int(size[0]):
            deck.append(min(self.free))
            self.free.discard(deck[-1])
        where = self._value("rest").lower() or ("discard" if size else "deck")
        pile = deck if where == "deck" else discard if where == "discard" else hands[self._seat_number(where)]
        pile.extend(sorted(self.free))

    def _count_supply(self) -> None:
        g = self.g
        g.supply[:] = list(FRAGMENTS)
        for s in g.seats[: g.n_seats]:
            for e in s.mindset[: s.n_mindset]:
                g.supply[AFFILIATION[e.card]] -= e.fragments + e.absorbed
            for affiliation in range(2):
                g.supply[affiliation] -= s.scored[affiliation]
