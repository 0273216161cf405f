"""Messages over HTTP: people, games, tables, rules, replays."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from insula.server.wire.model import Model
from insula.server.wire.opening import Choices
from insula.server.wire.told import Ending, Scene
from insula.server.wire.workshop import PackInfo

NAME = 24

Kind = Literal["person", "bot", "open"]
State = Literal["waiting", "playing", "over"]
PaceKind = Literal["relaxed", "live", "days"]
Hints = Literal["alone", "all", "none"]  # who may have advice: who plays without other people, everybody, nobody


# ---- people ----------------------------------------------------------------------------------------


class Trouble(Model):
    """Every refusal over HTTP: one sentence and, where there is one, the rule behind it."""

    says: str
    rule: str | None = None


class Me(Model):
    """Who is calling."""

    id: str
    name: str
    guest: bool


class NameIn(Model):
    """A new name for the caller."""

    name: str


class AccountIn(Model):
    """Name and password, to register or to log in."""

    name: str
    password: str


class PasswordIn(Model):
    """A new password for the caller's account; the old one shows that it is theirs."""

    old: str
    new: str


class GoodbyeIn(Model):
    """The end of everything that is kept about the caller; an account's password shows that it is theirs."""

    password: str = ""


class SessionInfo(Model):
    """A browser in which the caller is known; `here` marks the one that asks."""

    id: str
    agent: str
    created: float
    seen: float
    here: bool


class SessionIn(Model):
    """Which session to end; without one, all but the caller's own."""

    id: str | None = Field(default=None, max_length=64, pattern="^[0-9a-f]*$")


class EventInfo(Model):
    """Something that happened, as these eyes saw it, and the rule that caused it."""

    number: int
    move: int
    kind: str
    seat: int
    rule: str
    text: str
    things: list[str]


class ResultInfo(Model):
    """How a game ended."""

    winners: list[int]
    points: list[int]
    reason: str


# ---- games and tables ------------------------------------------------------------------------------


class PaceIn(Model):
    """How fast a table plays; what is left out takes the server's default."""

    kind: PaceKind = "relaxed"
    move_seconds: int | None = Field(default=None, ge=5, le=3600)
    reserve_seconds: int | None = Field(default=None, ge=0, le=6 * 3600)
    days: int | None = Field(default=None, ge=1, le=30)


class Pace(Model):
    """How fast a table plays; `says` tells what happens when time runs out."""

    kind: PaceKind
    move_seconds: int
    reserve_seconds: int
    days: int
    says: str


class SeatIn(Model):
    """Who shall sit on a seat of a new table."""

    who: Literal["me", "open", "bot"]
    bot: str | None = Field(default=None, max_length=40)
    name: str | None = Field(default=None, max_length=100)  # of somebody else at the caller's device


class PlayNowIn(Model):
    """One click: me on a random seat, bots on the others."""

    game: str = Field(max_length=40)
    seats: int | None = None
    choices: Choices = {}
    bot: str | None = Field(default=None, max_length=40)


class TableIn(Model):
    """A new table."""

    game: str = Field(max_length=40)
    choices: Choices = {}
    seats: list[SeatIn] = Field(min_length=1, max_length=6)
    pace: PaceIn = PaceIn()
    public: bool = True
    pack: str = Field(default="", pattern="^([0-9a-f]{16})?$")  # the hash of the pack that it is played with
    hints: Hints = "alone"


class NewTable(Model):
    """Where a new table is."""

    table: str
    link: str


class SitIn(Model):
    """Which seat to take; none means the one kept for the caller, or the first that is open."""

    seat: int | None = Field(default=None, ge=0, le=5)


class StartIn(Model):
    """Starts a table; `bot` is the level that takes the seats still open."""

    bot: str | None = Field(default=None, max_length=40)


class SeatInfo(Model):
    """A seat of a table as the caller sees it."""

    name: str
    kind: Kind
    bot: str
    you: bool
    asked: bool
    online: bool
    stand_in: bool
    resigned: bool
    level: str  # what people call the level of its bot
    kept: str  # the name of whom an open seat is kept for
    kept_for_you: bool
    absent: bool  # away so long that the others may vote on it
    offered: bool  # the others let somebody else sit down there
    sitter: str  # who sits in for the one whose seat it is
    yours: bool  # it is the caller's, but somebody sits in
    holiday: float  # until when the player is on holiday; 0 if not


class TableCard(Model):
    """A table in a list. `told` is its set-up in words; `since` what happened since the caller's last answer."""

    table: str
    game: str
    title: str
    choices: dict[str, str]
    seats: list[SeatInfo]
    state: State
    your_turn: bool
    moves: int
    pace: Pace
    public: bool
    updated: float
    by: str  # who opened it
    told: list[str]
    since: list[str]
    since_more: int  # how many things happened before those
    result: ResultInfo | None
    view: dict[str, Any] | None  # the position as the caller sees it, where it is their turn


class TableLists(Model):
    """The lobby: my tables with my turn first, tables that keep a seat for me, and open tables of others."""

    mine: list[TableCard]
    invited: list[TableCard]
    open: list[TableCard]


class ReportIn(Model):
    """“This looks wrong”: the sentence and rule that it is about, from a refusal or a line of the log."""

    says: str = Field(max_length=1000)
    rule: str = Field(default="", max_length=80)
    thing: str = Field(default="", max_length=80)
    words: str = Field(default="", max_length=2000)


class Report(Model):
    """A file to report: the game as the caller may know it, never more; after the end with the whole record."""

    kind: Literal["insula-report"] = "insula-report"
    insula: str
    game: str
    rules_version: int
    seats: int
    choices: dict[str, str]
    table: str
    commitment: str  # ties the file to the record that opens when the game is over
    state: State
    seat: int | None
    version: int
    moves: int
    says: str
    rule: str
    rule_says: str
    thing: str
    words: str
    question: str
    options: list[str]
    events: list[EventInfo]
    view: dict[str, Any]
    record: str


class RematchInfo(Model):
    """The table where those who want to play again meet, and who asked for it."""

    table: str
    by: str


class RuleInfo(Model):
    """A rule for the rules drawer; `only_with` says what it needs, `in_play` whether the table asked about has it."""

    id: str
    section: str
    says: str
    refusal: str
    ruling: str
    only_with: str
    in_play: bool
    see: list[str]  # rules that belong to it
    asked: list[str]  # how people ask for it; the search reads this, nobody else


# ---- replays ---------------------------------------------------------------------------------------


class ReplayMove(Model):
    """One answer of a finished game: its notation, and how people say it."""

    seat: int
    text: str
    label: str


class ReplayInfo(Model):
    """A finished game, with its end and its scenes as a spectator saw them."""

    table: str
    game: str
    title: str
    names: list[str]
    choices: dict[str, str]
    moves: list[ReplayMove]
    n: int
    result: ResultInfo | None
    verified: bool
    ending: Ending | None
    scenes: list[Scene]
    pack: PackInfo | None


class ReplayAt(Model):
    """A finished game after some moves; with all open, `views` holds each seat's view. Scenes are those that ended."""

    version: int
    view: dict[str, Any]
    views: list[dict[str, Any]]
    events: list[EventInfo]
    scenes: list[Scene]
    question: str
    asked: int | None
