"""A second reading of positions: cards and Emotions as the printed list tells them, places as a player sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from insula.games.card.gen import ask, opt
from insula.games.card.state import Emotion, State
from insula.games.card.tables import PRINTED
from insula.testing.truth import Attempt, Claims

CLAIMS = Claims()
SIDES = ("bliss", "gloom")
_CARDS: list[dict[str, Any]] = PRINTED["cards"]["items"]
ABILITY_NAMES = {a["id"]: a["name"] for a in PRINTED["abilities"]["items"]}
ABILITY_ORDER = tuple(ABILITY_NAMES)


@dataclass(frozen=True)
class Printed:
    """A card as it is printed."""

    number: int

    @property
    def _line(self) -> dict[str, Any]:
        return _CARDS[self.number]

    @property
    def absorbs(self) -> bool:
        """A Brightness or Bleakness."""
        return self._line["strength"] in ("brightness", "bleakness")

    @property
    def name(self) -> str:
        return f"{self._line['name']} ({self.vibe})" if self.absorbs else str(self._line["name"])

    @property
    def side(self) -> str:
        return str(self._line["affiliation"]).title()

    @property
    def other_side(self) -> str:
        return "Gloom" if self.side == "Bliss" else "Bliss"

    @property
    def vibe(self) -> str:
        return str(self._line["vibe"])

    @property
    def strength(self) -> str:
        return str(self._line["strength"]).title()

    @property
    def ability(self) -> str:
        """The name of its Ability, or nothing."""
        return ABILITY_NAMES.get(self._line["ability"], "")

    @property
    def slots(self) -> int:
        return {"mild": 1, "strong": 2}.get(self._line["strength"], 0)

    @property
    def partner(self) -> str:
        """What it can be merged with."""
        return "Brightness" if self.side == "Bliss" else "Bleakness"


def first_card(side: str, strength: str, ability: str = "") -> int:
    """The first card of a kind."""
    for number in range(len(_CARDS)):
        card = Printed(number)
        if (card.side, card.strength) == (side, strength) and ability in ("", card.ability):
            return number
    raise AssertionError(f"no {side} {strength} card")


# ---- what was named --------------------------------------------------------------------------------------------


def is_card(a: Attempt) -> bool:
    """A card by its name, wherever it is."""
    return a.thing.startswith("card:")


def is_impulse(a: Attempt) -> bool:
    return a.thing.startswith("impulse:")


def place_of(a: Attempt) -> tuple[int, int] | None:
    """Seat and number of a place in a Mindset."""
    kind, _, rest = a.thing.partition(":")
    if kind != "slot":
        return None
    seat, number = rest.split(":")
    return int(seat), int(number)


def emotion_of(a: Attempt) -> Emotion | None:
    """The Emotion that was named."""
    place = place_of(a)
    if place is None or place[0] >= a.g.n_seats or place[1] >= a.g.seats[place[0]].n_mindset:
        return None
    found: Emotion = a.g.seats[place[0]].mindset[place[1]]
    return found


def own_emotion(a: Attempt) -> Emotion | None:
    """The Emotion that was named, if it is the asked seat's."""
    place = place_of(a)
    return emotion_of(a) if place is not None and place[0] == a.seat else None


def foreign(a: Attempt) -> str:
    """The owner of the named Emotion if it is somebody else's."""
    place = place_of(a)
    return f"@{place[0]}" if place is not None and emotion_of(a) is not None and place[0] != a.seat else ""


def named_card(a: Attempt) -> Printed | None:
    """The card that was named: from the list, an Emotion, or in the Impulse."""
    if is_card(a):
        return Printed(a.option - opt.CARD)
    e = emotion_of(a)
    if e is not None:
        return Printed(e.card)
    if is_impulse(a) and a.g.impulse[a.option - opt.IMPULSE] >= 0:
        return Printed(a.g.impulse[a.option - opt.IMPULSE])
    return None


# ---- what lies where --------------------------------------------------------------------------------------------


def hand(g: State, seat: int) -> list[int]:
    return g.seats[seat].hand[: g.seats[seat].n_hand]


def mindset(g: State, seat: int) -> list[Emotion]:
    return g.seats[seat].mindset[: g.seats[seat].n_mindset]


def in_play(g: State) -> list[Emotion]:
    """Every Emotion of every Mindset."""
    return [e for seat in range(g.n_seats) for e in mindset(g, seat)]


def at(g: State, place: int) -> Emotion:
    """The Emotion at a place of the plan."""
    return g.seats[place // 4].mindset[place % 4]


def name_at(g: State, place: int) -> str:
    return Printed(at(g, place).card).name


def held(e: Emotion) -> int:
    """All Fragments on an Emotion."""
    return e.fragments + e.absorbed


def empty_slots(e: Emotion) -> int:
    """Slots of both kinds without a Fragment."""
    absorb = 2 if e.partner >= 0 or Printed(e.card).absorbs else 0
    return Printed(e.card).slots + absorb - held(e)


def offered(a: Attempt) -> set[int]:
    return set(a.g.options[: a.g.n_options])


def whereabouts(g: State, seat: int, card: int) -> str:
    """Where a card is that the seat does not hold, in its own eyes."""
    if card in hand(g, seat):
        return "in your hand"
    for other in range(g.n_seats):
        if any(card in (e.card, e.partner) for e in mindset(g, other)):
            return "in your Mindset" if other == seat else f"in @{other}’s Mindset"
    if card in list(g.impulse):
        return "in the Impulse, not in your hand"
    if card in g.discard[: g.n_discard]:
        return "in the discard pile, not in your hand"
    for other in range(g.n_seats):
        if other != seat and card in hand(g, other) and g.seats[seat].knows[card] == 1 << other:
            return f"in @{other}’s hand, not in yours"
    return "not in your hand"


def listed(names: list[str], word: str = "and") -> str:
    """Different names in a sentence."""
    parts = list(dict.fromkeys(names))
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + f" {word} " + parts[-1]


# ---- mending ----------------------------------------------------------------------------------------------------


def give_card(g: State, seat: int, card: int) -> None:
    """A card comes into a hand."""
    cards = sorted([*hand(g, seat), card])
    g.seats[seat].hand[: len(cards)] = cards
    g.seats[seat].n_hand = len(cards)


def put_emotion(g: State, seat: int, number: int, card: int, fragments: int) -> None:
    """An Emotion lies at a place."""
    e = g.seats[seat].mindset[number]
    e.card, e.partner, e.fragments, e.absorbed, e.arrived = card, -1, fragments, 0, 0
    g.seats[seat].n_mindset = max(g.seats[seat].n_mindset, number + 1)


def ask_turn(a: Attempt) -> None:
    """Whatever was in progress is finished; the active player goes on."""
    a.g.asked.kind = ask.TURN
    a.g.asked.seat = a.g.turn
    a.g.plan.ability = -1


def ask_owner(a: Attempt) -> None:
    """The owner of the named Emotion is asked instead."""
    place = place_of(a)
    assert place is not None
    a.g.asked.seat = place[0]
