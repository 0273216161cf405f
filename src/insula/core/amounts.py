"""Amounts: the counters of a game that people care about, so that a table can tell what an answer will change."""

from __future__ import annotations

import itertools
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
    price: int  # all that the seat gives up, each by what it is worth

    @property
    def of_others(self) -> bool:
        """Whether anything changes for somebody else."""
        return any(change.whose for change in self.gain)


def changes(before: Sequence[Amount], *later: Sequence[Amount]) -> Changes:
    """How amounts change, stage by stage; what is missing in a stage counts as nothing there.

    What is paid with and comes back at a later stage is both paid and gained, not unchanged.
    """
    stages = [{each.key: each for each in amounts} for amounts in (before, *later)]
    cost: list[Change] = []
    gain: list[Change] = []
    places: set[str] = set()
    price = 0
    for key in dict.fromkeys(itertools.chain.from_iterable(stages)):
        seen = [stage[key] for stage in stages if key in stage]
        amount, values = seen[-1], [stage[key].value if key in stage else 0 for stage in stages]
        first, last = values[0], values[-1]
        own = not amount.whose and not amount.nobodys
        low = first - _paid(amount, values) if own else first
        if low < first:
            cost.append(_change(amount, first, low))
            price += (first - low) * amount.worth
        if last != low:
            gain.append(_change(amount, low, last))
        if low < first or last != low:
            places.update(each.place for each in seen if each.place)
    return Changes(tuple(cost), tuple(gain), frozenset(places), price)


def _paid(amount: Amount, values: Sequence[int]) -> int:
    """How much is given up: a means of payment stage by stage, anything else as it stands in the end."""
    stages = values if amount.worth else (values[0], values[-1])
    return sum(max(0, was - now) for was, now in itertools.pairwise(stages))


def _change(amount: Amount, was: int, now: int) -> Change:
    return Change(amount.what, amount.name, was, now, amount.whose, amount.sort, _text(amount, was, now), amount.worth)


def _text(amount: Amount, was: int, now: int) -> str:
    """A change in few words: 10 coins; Intensity of Hope 3 → 4; control of Passion."""
    if amount.sort == "flag":
        return amount.name
    return amount.counted(abs(now - was)) if amount.sort == "count" else f"{amount.name} {was} → {now}"
