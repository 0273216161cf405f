"""The shape of what eyes may see: the types of `view`, from which the browser's are written."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = Literal["bliss", "gloom"]
Arrival = Literal["", "entered", "swapped"]
Condition = Literal["", "balanced", "single-minded bliss", "single-minded gloom"]


LineId = Literal["single-minded bliss", "single-minded gloom", "balanced"]


class ToWin(TypedDict):
    """Scored Fragments that win: of one side, or of each side at once."""

    of_one: int
    of_each: int


class Limits(TypedDict):
    """What the rules allow, for those who draw the table."""

    actions: int
    mindset: int
    to_win: ToWin


class Fragments(TypedDict):
    """Fragments of both sides."""

    bliss: int
    gloom: int


class EmotionView(TypedDict):
    """An Emotion in a Mindset; a merged one shows its partner below."""

    card: str
    partner: str | None
    fragments: int
    fragment_slots: int
    absorbed: int
    absorb_slots: int
    arrived: Arrival


class KnownCard(TypedDict):
    """A card that these eyes saw go into a hand; not sure where it may be another hand."""

    card: str
    sure: bool


class SeatView(TypedDict):
    """One player as these eyes see them."""

    hand: int
    known: list[KnownCard]
    mindset: list[EmotionView]
    bliss: int
    gloom: int
    last_scored: int
    combination: str
    bonus: int
    meets: Condition
    won: bool


class Using(TypedDict):
    """The Ability being used: who, from which place, and on what; an Emotion is its seat and its place."""

    seat: int
    place: int
    ability: str
    victim: int | None
    source: list[int] | None
    host: list[int] | None


class Looking(TypedDict):
    """A hand that a thief looks at."""

    seat: int
    cards: list[str]


class Entering(TypedDict):
    """The card about to enter, and the place that it will take."""

    card: str
    discard: int | None


class WinningLine(TypedDict):
    """A winning line: what it needs, what the scoring area misses now, and what would be short after a Revelation."""

    id: LineId
    name: str
    needs_bliss: int
    needs_gloom: int
    missing_bliss: int
    missing_gloom: int
    short_bliss: int
    short_gloom: int
    met: bool
    coming: bool


class SeatStanding(TypedDict):
    """Scored Fragments, those after a Revelation now, the lines; `place` among those who would win, 0 for none."""

    seat: int
    bliss: int
    gloom: int
    coming_bliss: int
    coming_gloom: int
    lines: list[WinningLine]
    place: int
    text: str


class Standing(TypedDict):
    """What scores: the players' lines, who would win if the Revelation came now, and by which rule in words."""

    seats: list[SeatStanding]
    winners: list[int]
    why: str


class CardView(TypedDict):
    """The table; the last five only for the eyes of a seat."""

    you: int | None
    cycle: int
    mood: Side
    turn: int
    actions: int
    used: list[str]
    cancelled: list[str]
    deck: int
    discard: list[str]
    impulse: list[str | None]
    stacks: list[int]
    revealing: list[bool]  # by column: whether the next card taken here brings the Revelation
    supply: Fragments
    seats: list[SeatView]
    using: Using | None
    limits: Limits
    standing: Standing
    hand: NotRequired[list[str]]
    looking: NotRequired[Looking | None]
    entering: NotRequired[Entering | None]
    aside: NotRequired[list[str]]
    mulligan: NotRequired[bool]
