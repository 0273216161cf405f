"""What a game tells about itself: scenes, the end, what numbers are made of, the glossary. As in core.telling."""

from __future__ import annotations

from typing import Literal

from insula.server.wire.model import Model


class Part(Model):
    """One part of a number: why, how much it adds or takes, the rule, the thing on the table (or empty)."""

    text: str
    amount: int
    rule: str
    thing: str


class Place(Model):
    """A part of the table in words: its heading, one sentence, and the sentences that open on demand."""

    id: str
    heading: str
    title: str
    says: str
    more: list[str]
    thing: str


class Breakdown(Model):
    """What a number is made of; the amounts of its parts add up to its total."""

    what: str
    name: str
    total: int
    parts: list[Part]


class SceneCount(Model):
    """How much a side has of what is compared."""

    side: str
    who: str
    amount: int


class SceneStep(Model):
    """One step: who gets what (an icon) and why. Amounts are points, `event` is a line of the log, `part` a heading.

    `who` is a player or a side by name, `side` the id of that side, as in the totals; empty where it is about nobody.
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
    counts: list[SceneCount]


class SceneTotal(Model):
    """The points of a side before and after a scene; `side` tells sides apart in any language."""

    side: str
    who: str
    before: int
    after: int


class Scene(Model):
    """A big event step by step, events `first` to `last`; `open` while it goes on. Brief ones need no page."""

    kind: str
    title: str
    scale: Literal["full", "brief"]
    first: int
    last: int
    open: bool
    steps: list[SceneStep]
    totals: list[SceneTotal]


class ScoreRow(Model):
    """One category of the score; `part_of` names the row it is a part of, or is empty; amounts and notes by side."""

    id: str
    name: str
    rule: str
    part_of: str
    amounts: list[int]
    notes: list[str]


class Decision(Model):
    """One comparison on the way to the winner, in the order of the rules."""

    title: str
    text: str
    rule: str


class ScoreTable(Model):
    """The score by category; `who` names sides, `seats` who plays for each. Rows without `part_of` make the totals."""

    who: list[str]
    seats: list[list[int]]
    what: str
    rows: list[ScoreRow]
    totals: list[int]
    decided: list[Decision]


class Lead(Model):
    """The points of all sides after a turn; `scenes` are the kinds of the full scenes in it."""

    turn: int
    seat: int
    move: int
    event: int
    totals: list[int]
    scenes: list[str]


class Moment(Model):
    """A turn in which the lead changed much: by how much for whom, and by what."""

    turn: int
    seat: int
    move: int
    event: int
    who: str
    swing: int
    text: str


class Ending(Model):
    """What the end shows: score table, course of the lead, best moments."""

    score_table: ScoreTable
    course: list[Lead]
    moments: list[Moment]


class CardInfo(Model):
    """A card by its id: what it says, where that is from, and whether it is a design of our own (it carries a mark)."""

    id: str
    name: str
    text: str
    source: str
    house: bool


class GlossaryEntry(Model):
    """A word of the glossary: `id` is a thing (its kind, or kind:name), name and one or two sentences, its rules."""

    id: str
    name: str
    text: str
    rules: list[str]
