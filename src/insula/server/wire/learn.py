"""Learning: lessons as lists and pages show them, and what the coach says at a table."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from insula.server.wire.model import Model

LessonKind = Literal["guided", "lesson", "puzzle"]


class LessonInfo(Model):
    """A lesson in the list of its game, with how far the caller has come; `table` is where it goes on."""

    game: str
    id: str
    kind: LessonKind
    grade: int
    minutes: int
    title: str
    idea: str
    steps: int
    step: int
    done: bool
    table: str | None


class LessonStep(Model):
    """One step: a goal, a reason, a thing to do. Where nothing is to be answered, Next is pressed."""

    goal: str
    says: str
    rule: str
    principle: str  # what that rule says: the first hint
    look: list[str]
    answers: bool
    wrong: dict[str, str]  # what is true about another thing that was clicked


class LessonPage(Model):
    """A lesson with all that its coach says."""

    game: str
    id: str
    kind: LessonKind
    title: str
    idea: str
    ending: str
    steps: list[LessonStep]


class DailyPuzzle(Model):
    """The puzzle of a day in UTC, the same for everybody; `solved` of all `puzzles` the caller has solved."""

    day: str
    game_title: str
    puzzle: LessonInfo
    solved: int
    puzzles: int


class ProgressIn(Model):
    """How many steps the caller has read or done."""

    step: int = Field(ge=0, le=100)


class CoachInfo(Model):
    """Where a learner stands: the first step that is still to do, the answers it wants now, the one to show first.

    `given` are the answers of this step that were given already; with `own_way` the script was left.
    """

    lesson: str
    step: int
    given: list[str]
    wanted: list[int]
    own_way: bool
