"""Reviews of finished games: what each decision was worth, playing on from any of them, and what players make of it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from insula.server.wire.model import Model
from insula.server.wire.socket import OptionInfo

Verdict = Literal["forced", "best", "fine", "inaccuracy", "mistake"]


class ReviewShare(Model):
    """A part of the victory from 0 to 1, with the interval of 95 % around it."""

    win: float
    low: float
    high: float


class ReviewAnswer(Model):
    """One answer of a line: its number, notation, what is clicked for it, and how people say it."""

    option: int
    text: str
    thing: str
    label: str


class ReviewLine(Model):
    """Answers that make one act, what they bring the seat's side, and how much more than what was played."""

    answers: list[ReviewAnswer]
    label: str
    share: ReviewShare
    gain: float
    low: float
    high: float
    why: str  # what it wins after the same replies; empty where nothing is marked
    brief: str  # the same in two or three words


class ReviewDecision(Model):
    """One act of one seat, judged by what it knew; `move` answers were given before it, and it took `count`.

    `before` is the share with the best line found, `after` with the line played; `loss` has the interval low to high.
    """

    number: int
    move: int
    count: int
    seat: int
    phase: int  # 0 beginning, 1 middle, 2 end
    round: int
    question: str
    played: ReviewLine
    others: list[ReviewLine]
    before: ReviewShare
    after: ReviewShare
    loss: float
    low: float
    high: float
    verdict: Verdict
    chance: bool  # something was drawn or shown during it
    looks: int  # games that were played out for it


class ReviewPoint(Model):
    """The shares of all sides after so many answers: in truth, and as each side knew them, `known[viewer][side]`."""

    move: int
    round: int
    truth: list[ReviewShare]
    known: list[list[ReviewShare]]


class ReviewTurn(Model):
    """A turning point: the side that gained most between two points of the truth, and how much."""

    move: int
    to: int
    side: int
    change: float
    decision: int
    text: str
    luck: bool


class ReviewSum(Model):
    """Where a side's share went, as that side knew it; own, others and luck lead from start to end."""

    side: int
    start: float
    own: float
    others: float
    luck: float
    end: float


class ReviewPlayer(Model):
    """A seat's decisions; accurate are those that lose nothing beyond their own error bar."""

    seat: int
    decisions: int
    accurate: int
    phases: list[tuple[int, int]]  # decisions and accurate ones of each phase
    inaccuracies: int
    mistakes: int
    lost: float
    measured: float


class ReviewSide(Model):
    """Who wins together."""

    name: str
    seats: list[int]


class Review(Model):
    """A finished game, looked at; `points` end at the result."""

    engine: int
    insula: str
    game: str
    title: str
    rules: int
    seed: int
    effort: float
    names: list[str]
    sides: list[ReviewSide]
    rounds: str
    moves: int
    winners: list[int]
    scores: list[int]
    reason: str
    points: list[ReviewPoint]
    decisions: list[ReviewDecision]
    turns: list[ReviewTurn]
    sums: list[ReviewSum]
    players: list[ReviewPlayer]
    looks: int
    hurried: bool


class ReviewStatus(Model):
    """How far the review of a table has come; `says` tells why it failed. `seats` are the caller's own."""

    table: str
    state: Literal["none", "running", "done", "failed"]
    done: int
    of: int
    says: str
    seats: list[int]
    branches: list[BranchInfo]
    review: Review | None


class BranchInfo(Model):
    """A table that played on from a move of this game, and who opened it."""

    table: str
    move: int
    eyes: Literal["known", "truth"]
    seats: list[int]
    by: str
    over: bool
    result: str


class PlayOnIn(Model):
    """Plays on from a move, as some seats: from what the first of them knew then, or from the truth.

    `answers` are given at once; the other seats go to bots.
    """

    move: int = Field(ge=0, le=100_000)
    seats: list[int] = Field(min_length=1, max_length=6)
    eyes: Literal["known", "truth"] = "known"
    bot: str | None = Field(default=None, max_length=40)
    answers: list[str] = Field(default_factory=list, max_length=24)


class MomentQuiz(Model):
    """A moment without spoilers: who is asked what, and nothing that happened since.

    `given` are answers of the act that are given already, where everybody would give them.
    """

    table: str
    game: str
    title: str
    names: list[str]
    move: int
    seat: int
    question: str
    options: list[OptionInfo]
    given: list[str]
    view: dict[str, Any]  # the table as that seat saw it


class QuizIn(Model):
    """The answers that somebody found for a moment, in notation."""

    answers: list[str] = Field(min_length=1, max_length=24)


class QuizAnswer(Model):
    """Whether a line was found: the review's better one, the one that was played, or another.

    While that cannot be told yet, `more` is the next question of the act, and nothing is given away.
    """

    found: bool
    played: bool
    more: MomentQuiz | None
    decision: ReviewDecision | None


# ---- a player's page -----------------------------------------------------------------------------------------------


class PlayedCount(Model):
    """Games of one kind, and how many of them were won; shares of a victory count as parts."""

    what: str
    name: str
    games: int
    won: float


class PlayedGame(Model):
    """What somebody played of one game: set-ups, seats, and whatever each seat has one of (Spirits, decks)."""

    game: str
    title: str
    games: int
    won: float
    points: float  # on average
    seats: list[PlayedCount]
    presets: list[PlayedCount]
    columns: dict[str, list[PlayedCount]]
    openings: list[PlayedCount]  # the first act that was a choice


class AccuracyPoint(Model):
    """One reviewed game: how many decisions lost nothing that can be measured, and the mean of the last seven."""

    table: str
    game: str
    at: float
    seat: int
    decisions: int
    accurate: int
    mean: float
    low: float
    high: float


class LearnLink(Model):
    """A lesson or puzzle that teaches something."""

    game: str
    lesson: str
    kind: str
    title: str
    minutes: int


class MissedKind(Model):
    """What somebody misses most: a kind of answer that would have been better, how often, in how many games."""

    game: str
    tag: str
    name: str
    times: int
    games: int
    lost: float
    example: str
    lessons: list[LearnLink]


class OwnPuzzle(Model):
    """A puzzle made of one's own mistake."""

    table: str
    game: str
    title: str
    decision: int
    move: int
    at: float
    question: str
    lost: float
    found: bool


class Companion(Model):
    """Somebody who sat at the same tables."""

    name: str
    bot: str
    beside: int
    against: int


class PlayerPage(Model):
    """The caller's own page."""

    name: str
    since: float
    games: int
    lessons: int
    lessons_of: int
    puzzles: int
    played: list[PlayedGame]
    accuracy: list[AccuracyPoint]
    missed: list[MissedKind]
    puzzles_own: list[OwnPuzzle]
    companions: list[Companion]


ReviewStatus.model_rebuild()
