"""The shapes in which a game tells what happened and why: scenes, the score table, the course of the lead, parts of
numbers, words of the glossary. Core puts them together (`core/story.py`), the games give the words."""

from __future__ import annotations

from typing import Literal, TypedDict

Scale = Literal["full", "brief"]


class Part(TypedDict):
    """One part of a number: why it is there, how much it adds (or takes), the rule, the thing on the table."""

    text: str
    amount: int
    rule: str
    thing: str


class Breakdown(TypedDict):
    """What a number is made of; the amounts of its parts add up to it."""

    what: str
    name: str
    total: int
    parts: list[Part]


class Count(TypedDict):
    """How much a side has of what is compared."""

    side: str
    who: str
    amount: int


class Step(TypedDict):
    """One step of a scene: who gets what and why; an amount is in points.

    `who` is a player or a side by name, `side` the id of that side; both are empty where it is about nobody.
    `what` names an icon, `event` the line of the log, `thing` what it is about, `counts` what was compared, `part` the
    step of the rulebook that it belongs to.
    """

    part: str
    side: str
    who: str
    text: str
    what: str
    amount: int
    rule: str
    event: int
    thing: str
    counts: list[Count]


class Total(TypedDict):
    """The points of a side before and after a scene."""

    side: str
    who: str
    before: int
    after: int


class Scene(TypedDict):
    """A big event, step by step; `first` and `last` are the numbers of its events, `open` while it is not finished."""

    kind: str
    title: str
    scale: Scale
    first: int
    last: int
    open: bool
    steps: list[Step]
    totals: list[Total]


class ScoreRow(TypedDict):
    """One category of the score; `part_of` names the row that it is a part of, by side an amount and a remark."""

    id: str
    name: str
    rule: str
    part_of: str
    amounts: list[int]
    notes: list[str]


class Decision(TypedDict):
    """One comparison on the way to the winner, in the order of the rules."""

    title: str
    text: str
    rule: str


class ScoreTable(TypedDict):
    """The score by the categories of the rulebook; rows that are part of no other add up to the totals."""

    who: list[str]
    seats: list[list[int]]
    what: str
    rows: list[ScoreRow]
    totals: list[int]
    decided: list[Decision]


class Lead(TypedDict):
    """The public points of all sides after a turn; `scenes` are the kinds of the full scenes in it."""

    turn: int
    seat: int
    move: int
    event: int
    totals: list[int]
    scenes: list[str]


class Moment(TypedDict):
    """A turn in which the lead changed much: by how much for whom, and by what."""

    turn: int
    seat: int
    move: int
    event: int
    who: str
    swing: int
    text: str


class Ending(TypedDict):
    """What the end shows: the score table, the course of the lead, the largest changes of it."""

    score_table: ScoreTable
    course: list[Lead]
    moments: list[Moment]


class Entry(TypedDict):
    """A word of the glossary: the thing, icon or word it explains, its name, what it is, the rules about it."""

    id: str
    name: str
    text: str
    rules: list[str]


class Place(TypedDict):
    """A part of the table in words: under which heading, one sentence, and the sentences that open on demand.

    `thing` is what it is called on the board, empty where it is no single thing.
    """

    id: str
    heading: str
    title: str
    says: str
    more: list[str]
    thing: str
