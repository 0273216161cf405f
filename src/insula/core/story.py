"""Story: the part of a game that says which events give points, which make a scene, and by which words it is told.

Every change of the points shown has an event (`gains`), so scenes, the score table and the course of the lead follow
from the events alone, for any pair of eyes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from insula.core.events import Event
from insula.core.messages import Later
from insula.core.telling import Breakdown, Decision, Scale

AnyGameState = Any


@dataclass(frozen=True)
class Side:
    """Who scores together: a team or a single seat; seats are written `@0` in its name, never in its id."""

    id: str
    name: str
    seats: tuple[int, ...]


def seats_alone(g: AnyGameState) -> list[Side]:
    """Everybody scores for themselves."""
    return [Side(f"seat-{seat}", f"@{seat}", (seat,)) for seat in range(g.n_seats)]


@dataclass(frozen=True)
class Gain:
    """Points that an event gave a side, the row of the score table they belong to, the icon and words of their own."""

    side: int
    amount: int
    row: str
    what: str = ""
    text: str = ""


@dataclass(frozen=True)
class Fact:
    """Something public that was so when an event happened, such as the numbers that were compared.

    It is kept with the event, so its words are chosen when somebody reads it. `side` is whom it is about, `counts`
    what each side has of something, both in the order of the story's sides.
    """

    text: str | Later
    what: str
    rule: str
    side: int | None = None
    thing: str = ""
    counts: tuple[int, ...] = ()
    part: str | Later = ""  # where it is not that of its event


@dataclass(frozen=True)
class SceneKind:
    """A kind of scene: the events that open and close it, and which of those between are told; points always are."""

    kind: str
    title: str | Later
    opens: frozenset[int]
    closes: frozenset[int]
    scale: Scale = "full"
    silent: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Row:
    """A category of the score, as the rulebook names it."""

    id: str
    name: str
    rule: str
    part_of: str = ""


@dataclass(frozen=True)
class Story:
    """How a game is told. `facts` is asked at the moment of the events named in `witnessed`, and must be public."""

    sides: Callable[[AnyGameState], list[Side]]
    points: Callable[[AnyGameState, int], int]  # of a side, as everybody can count them
    gains: Callable[[AnyGameState, Sequence[Event]], list[Sequence[Gain]]]  # of each event
    rows: Callable[[AnyGameState, Sequence[Event]], list[Row]]
    scenes: tuple[SceneKind, ...]
    turn_begins: frozenset[int] = frozenset()
    turn_ends: frozenset[int] = frozenset()
    what: str = "vp"
    witnessed: frozenset[int] = frozenset()
    facts: Callable[[AnyGameState, Event], Sequence[Fact]] = lambda g, event: ()
    of_sides: frozenset[int] = frozenset()  # events of a whole side, whose number stands in place of a seat
    part: Callable[[AnyGameState, Event], str] = lambda g, event: ""  # the step of the rulebook, as a heading
    # beside the amounts of the score table: a remark by row and side
    remarks: Callable[[AnyGameState, Sequence[Event]], Mapping[tuple[str, int], str]] = lambda g, events: {}
    decided: Callable[[AnyGameState], list[Decision]] = field(default=lambda g: [])


def no_parts(g: AnyGameState, seat: int | None, what: str) -> Breakdown:
    """A game that explains no number of its own."""
    raise KeyError(what)


class Witness(list[tuple[int, ...]]):
    """The list that the rules note events on; it takes down what was so at the moment of some of them."""

    def __init__(self, g: AnyGameState, story: Story) -> None:
        super().__init__()
        self.facts: dict[int, tuple[Fact, ...]] = {}
        self._state = g
        self._story = story

    def append(self, entry: tuple[int, ...]) -> None:
        """One more event."""
        super().append(entry)
        if entry[0] in self._story.witnessed:
            event = Event.noted(0, 0, entry)
            self.facts[len(self) - 1] = tuple(self._story.facts(self._state, event))

    def clear(self) -> None:
        """The events have been taken."""
        super().clear()
        self.facts.clear()
