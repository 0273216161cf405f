"""Amounts: the counters of a game that people care about, so that a table can tell what an answer will change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

Sort = Literal["count", "level", "flag"]


class Amount(NamedTuple):
    """One counter as a seat sees it; one that is at 0 may as well be left out.

    A count is spent and gained ("10 coins"), a level rises and falls ("Intensity of Hope 3 → 4"), a flag is there or
    not ("control of Passion").
    """

    what: str  # the icon: an id of the glyphs that the web table draws
    value: int
    name: str  # of several, as it stands inside a sentence: coins, Willpower
    single: str = ""  # of one, where it is another word: coin
    whose: str = ""  # empty for the seat itself, else another seat (`@1`) or the name of a team
    sort: Sort = "count"
    place: str = ""  # the thing on the board that it belongs to
    which: str = ""  # tells things of the same name apart
    nobodys: bool = False  # lies between the players: no change of it is a cost
    worth: int = 0  # roughly how dear one is, to find the cheapest of several ways; 0 for what is no means of payment

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same while the value changes."""
        return self.what, self.name, self.whose, self.which

    def counted(self, number: int) -> str:
        """So many of it: 1 coin, 10 coins."""
        return f"{number} {self.single if number == 1 and self.single else self.name}"


@dataclass(frozen=True)
class Change:
    """How one counter stands before and after an answer, and the same in words; `whose` as in `Amount`."""

    what: str
    name: str
    before: int
    after: int
    whose: str
    sort: Sort
    text: str
    worth: int = 0


@dataclass(frozen=True)
class Changes:
    """What an answer takes from the seat that gives it, and whatever else it changes; places are things to click."""

    cost: tuple[Change, ...]
    gain: tuple[Change, ...]
    places: frozenset[str]
    price: int  # all that is given up, each by what it is worth

    @property
    def of_others(self) -> bool:
        """Whether anything changes for somebody else."""
        return any(change.whose for change in self.gain)


def changes(before: Sequence[Amount], after: Sequence[Amount]) -> Changes:
    """The difference between two lists of amounts; what is missing in one of them counts as nothing there."""
    first, second = ({each.key: each for each in amounts} for amounts in (before, after))
    cost: list[Change] = []
    gain: list[Change] = []
    places: set[str] = set()
    price = 0
    for key in dict.fromkeys([*first, *second]):
        amount = second.get(key) or first[key]
        was = first[key].value if key in first else 0
        now = second[key].value if key in second else 0
        if was == now:
            continue
        price += max(0, was - now) * amount.worth
        own = not amount.whose and not amount.nobodys
        (cost if own and now < was else gain).append(_change(amount, was, now))
        places.update(each.place for each in (first.get(key), second.get(key)) if each and each.place)
    return Changes(tuple(cost), tuple(gain), frozenset(places), price)


def _change(amount: Amount, was: int, now: int) -> Change:
    return Change(amount.what, amount.name, was, now, amount.whose, amount.sort, _text(amount, was, now), amount.worth)


def _text(amount: Amount, was: int, now: int) -> str:
    """A change in few words: 10 coins; Intensity of Hope 3 → 4; control of Passion."""
    if amount.sort == "flag":
        return amount.name
    return amount.counted(abs(now - was)) if amount.sort == "count" else f"{amount.name} {was} → {now}"
