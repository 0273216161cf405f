"""Reading about a game: the page that tells how it is played, and examples of its rules."""

from __future__ import annotations

from typing import Any, Literal

from insula.server.wire.lobby import EventInfo
from insula.server.wire.model import Model


class HowToMark(Model):
    """A thing of a picture that is pointed at."""

    thing: str
    title: str
    text: str


class HowToRow(Model):
    """A line of a sum; a total is the sum of those above it."""

    says: str
    value: int
    total: bool


class HowToPicture(Model):
    """What the game draws: `show` is one of its own pictures, `about` which things of it, `at` the position."""

    show: str
    about: list[str]
    at: int  # a number in the page's `positions`; -1 where the picture needs none
    look: list[str]
    title: str
    text: str
    marks: list[HowToMark]
    rows: list[HowToRow]
    wide: bool
    lesson: str  # where the position can be played on; may be empty


class HowToFact(Model):
    """A short sentence beside a sign."""

    glyph: str
    title: str
    text: str


class HowToPart(Model):
    """A numbered part of the page."""

    title: str
    text: str
    rules: list[str]
    pictures: list[HowToPicture]
    facts: list[HowToFact]


class ShownPosition(Model):
    """A position that a page draws, through the eyes of a seat or of a spectator."""

    names: list[str]
    seat: int | None
    view: Any


class HowToPage(Model):
    """How a game is played, on one page. In texts, what stands between two asterisks is stressed."""

    game: str
    title: str
    lead: str
    ending: str
    minutes: int
    guided: str  # the lesson that plays a first game; may be empty
    cover: HowToPicture
    parts: list[HowToPart]
    positions: list[ShownPosition]


class ExampleAnswer(Model):
    """An answer of an example: who gave it, and how people say it."""

    seat: int
    label: str


class RuleExample(Model):
    """A rule seen at a moment: before, what was answered, after; or what is refused then; or in words only."""

    rule: str
    kind: Literal["played", "refused", "words"]
    names: list[str]
    seat: int | None
    before: Any
    after: Any
    answers: list[ExampleAnswer]
    events: list[EventInfo]
    tries: str  # what is refused, as people say it
    thing: str  # and where one would click
    says: str  # and what the table says
    words: str  # given, when, then
