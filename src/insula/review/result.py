"""What a review says, as plain data: it becomes JSON as it is, is stored, sent to browsers and told in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

Verdict = Literal["forced", "best", "fine", "inaccuracy", "mistake"]
ENGINE = 4  # grows when the same game would be judged in another way
PHASES = ("beginning", "middle", "end")  # thirds of a game


@dataclass(frozen=True)
class Share:
    """A part of the victory, with the interval of 95 % around it."""

    win: float
    low: float
    high: float


@dataclass(frozen=True)
class Answer:
    """One answer of a line: its number, notation, what is clicked for it, and how people say it."""

    option: int
    text: str
    thing: str
    label: str


@dataclass(frozen=True)
class Line:
    """Answers that make one act, what they bring, and how much more that is than what the played ones bring."""

    answers: tuple[Answer, ...]
    label: str
    share: Share
    gain: float
    low: float
    high: float
    why: str = ""  # what it wins after the same replies, in a sentence
    brief: str = ""  # the same in two or three words


@dataclass(frozen=True)
class Decision:
    """One act of one seat, judged by what that seat knew; `move` answers were given before it, it took `count`."""

    number: int
    move: int
    count: int
    seat: int
    phase: int
    round: int
    question: str
    played: Line
    others: tuple[Line, ...]  # the best first
    before: Share  # with the best line that was found
    after: Share  # with the line that was played
    loss: float
    low: float
    high: float
    verdict: Verdict
    chance: bool  # something was drawn or shown during it
    looks: int  # games that were played out for it


@dataclass(frozen=True)
class Point:
    """The shares of all sides after so many answers: in truth, and as each side knew them (`known[viewer][side]`)."""

    move: int
    round: int
    truth: tuple[Share, ...]
    known: tuple[tuple[Share, ...], ...]


@dataclass(frozen=True)
class Turn:
    """A turning point: the side that gained most by what happened between two points, and how much."""

    move: int
    to: int
    side: int
    change: float
    decision: int
    text: str
    luck: bool  # it was drawn or shown rather than decided


@dataclass(frozen=True)
class SideSum:
    """Where a side's share went, as that side knew it: its start, its own decisions, the others', luck.

    Shares are found by games that a quick bot plays on, so whoever plays better than it gains with every move, on all
    sides: what its own and the others' decisions come to together is what they changed.
    """

    side: int
    start: float
    own: float
    others: float
    luck: float
    end: float


@dataclass(frozen=True)
class PlayerSum:
    """A seat's decisions; accurate are those whose loss does not exceed its own error bar."""

    seat: int
    decisions: int
    accurate: int
    phases: tuple[tuple[int, int], ...]  # decisions and accurate ones of each phase
    inaccuracies: int
    mistakes: int
    lost: float  # share given away by what was marked
    measured: float  # all that search finds lost against its own lines, marked or not, on the scale of the evaluation


@dataclass(frozen=True)
class SideInfo:
    """Who wins together."""

    name: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Review:
    """A finished game, looked at."""

    engine: int
    insula: str
    game: str
    title: str
    rules: int
    seed: int
    effort: float
    names: tuple[str, ...]
    sides: tuple[SideInfo, ...]
    rounds: str  # what rounds are called
    moves: int
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]
    reason: str
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    turns: tuple[Turn, ...]
    sums: tuple[SideSum, ...]
    players: tuple[PlayerSum, ...]
    looks: int
    hurried: bool  # its time was up before every decision had its due

    def told(self) -> dict[str, Any]:
        """As JSON takes it."""
        return asdict(self)


def label_of(labels: Sequence[str]) -> str:
    """A line as people say it: its first answer, then what it is done with."""
    if not labels:
        return ""
    first, *rest = labels
    return first if not rest else f"{first}: {', '.join(rest)}"


def marked(decision: Decision) -> bool:
    """Whether a decision is worth a second look."""
    return decision.verdict in ("inaccuracy", "mistake")


def marks(told: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The decisions of a stored review that are worth a second look."""
    return [each for each in told["decisions"] if each["verdict"] in ("inaccuracy", "mistake")]
