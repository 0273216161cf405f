"""Messages over the WebSocket of a table, to the browser."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict, Field

from insula.server.wire.learn import CoachInfo
from insula.server.wire.lobby import EventInfo, Pace, RematchInfo, ResultInfo, SeatInfo, State
from insula.server.wire.model import Model
from insula.server.wire.opening import PlaceInfo
from insula.server.wire.told import Breakdown, Ending, Place, Scene
from insula.server.wire.workshop import PackInfo


class RefusalInfo(Model):
    """Why something is refused: rule, place in the rulebook, sentence, what could be done instead."""

    rule: str
    section: str
    says: str
    alternative: str


class OptionInfo(Model):
    """One answer; `final` when it cannot be taken back alone."""

    id: int
    text: str
    thing: str
    label: str
    final: bool


class DraftInfo(Model):
    """A question of the act being put together and what was answered; `small` where the first answer suits most."""

    question: str
    chosen: int
    options: list[OptionInfo]
    small: bool


class Change(Model):
    """How a counter stands before and after an answer; `what` is an icon, `whose` is empty for the player asked.

    A count is spent or gained, a level rises or falls, a flag comes or goes. `text` says it in few words: 10 coins.
    """

    what: str
    name: str
    before: int
    after: int
    whose: str
    sort: Literal["count", "level", "flag"]
    text: str


class Preview(Model):
    """What an answer costs and brings; `from` marks the cheapest way to finish an act that it only begins.

    Places are things on the board; what chance or hidden cards decide is told in `unknown`, in sentences.
    """

    model_config = ConfigDict(extra="forbid", serialize_by_alias=True, validate_by_name=True, validate_by_alias=True)

    cost: list[Change]
    gain: list[Change]
    places: list[str]
    unknown: list[str]
    lowest: bool = Field(validation_alias="from", serialization_alias="from")


class ActInfo(Model):
    """An act that begins with a thing: what to take back, what puts it together, what would carry it out.

    Where there is a choice of several, each tells what it costs and brings as a whole.
    """

    label: str
    back: int
    steps: list[OptionInfo]
    last: OptionInfo | None
    preview: Preview | None


class ChatLine(Model):
    """Something said."""

    t: Literal["chat"] = "chat"
    number: int
    name: str
    text: str
    room: Literal["players", "spectators", "partners"]
    at: float


class ClockInfo(Model):
    """The clock in milliseconds: what the asked seat has left for this answer, then the reserves of all."""

    seat: int
    move_ms: int
    reserve_ms: list[int]


class Standing(Model):
    """Whether a pass may be left for others' turns, and for which of the reader's own seats one is left."""

    t: Literal["standing"] = "standing"
    possible: bool
    seats: list[int]


class TableMessage(Model):
    """Who sits where: on hello and whenever it changes."""

    t: Literal["table"] = "table"
    table: str
    game: str
    title: str
    choices: dict[str, str]
    names: list[str]
    seats: list[SeatInfo]
    you: list[int]
    spectators: int
    state: State
    pace: Pace
    commitment: str
    rewinds: int
    chat: list[ChatLine]
    partners: bool  # whether the reader has partners to talk to
    by: str  # who opened it
    told: list[str]  # the set-up in words
    places: list[PlaceInfo]  # until the start: teams and what is picked for each seat
    rematch: RematchInfo | None
    pack: PackInfo | None  # the corrected cards that are played with
    hints: bool  # whether the reader may ask for advice


class Put(Model):
    """A step of a patch: a value that is new, or instead of another."""

    op: Literal["add", "replace"]
    path: str
    value: Any


class Remove(Model):
    """A step of a patch: a value that is gone."""

    op: Literal["remove"]
    path: str


PatchStep = Put | Remove


class Update(Model):
    """The game as these eyes see it: after every accepted change, and whole on hello.

    Events from number `from` on replace what the browser had from that number on; so do scenes that end there or
    later. The ending comes when the game is over. Where `view` is null, `patch` (JSON Patch, RFC 6902) makes it of the
    view of version `base`, the last one that was sent on this connection.
    """

    model_config = ConfigDict(extra="forbid", serialize_by_alias=True)

    t: Literal["update"] = "update"
    version: int
    first: int = Field(serialization_alias="from")
    events: list[EventInfo]
    scenes: list[Scene]
    view: dict[str, Any] | None
    base: int | None
    patch: list[PatchStep]
    eyes: int | None
    asked: int | None
    question: str
    kind: str
    options: list[OptionInfo]
    suggested: int | None
    passes: bool
    draft: list[DraftInfo]
    can_undo: bool
    confirm: bool
    over: bool
    result: ResultInfo | None
    ending: Ending | None
    clock: ClockInfo | None
    coach: CoachInfo | None  # at the table of a lesson, for the learner


class Accepted(Model):
    """The command was carried out."""

    t: Literal["accepted"] = "accepted"
    nonce: str
    version: int


class Refused(Model):
    """The command was refused; `nonce` is empty for commands that carry none."""

    t: Literal["refused"] = "refused"
    nonce: str
    refusal: RefusalInfo


class Coached(Model):
    """The answer is allowed, but the coach of the lesson waits for another; nothing was changed.

    `says` is what the lesson says about it, or nothing, `tried` the answer as people say it; with `own_way` the same
    command is carried out.
    """

    t: Literal["coached"] = "coached"
    nonce: str
    says: str
    tried: str


class Stale(Model):
    """The command was made for an older version; an update follows."""

    t: Literal["stale"] = "stale"
    nonce: str
    version: int


class WhyAnswer(Model):
    """Why something cannot be chosen; null when it can."""

    t: Literal["why"] = "why"
    nonce: str
    refusal: RefusalInfo | None


class Explained(Model):
    """What a number is made of; null when these eyes know no such number."""

    t: Literal["explained"] = "explained"
    nonce: str
    breakdown: Breakdown | None


class Described(Model):
    """The table in sentences at a version; null where the game has no words for it."""

    t: Literal["described"] = "described"
    nonce: str
    version: int
    places: list[Place] | None


class ActsAnswer(Model):
    """The acts that begin with a thing; where there is none, why."""

    t: Literal["acts"] = "acts"
    nonce: str
    thing: str
    acts: list[ActInfo]
    refusal: RefusalInfo | None


class ProposalMessage(Model):
    """Something that needs the others' consent, and how it stands; `about` is the seat of somebody absent."""

    t: Literal["proposal"] = "proposal"
    id: int
    what: Literal["rewind", "draw", "bot", "seat", "end"]
    by: int
    move: int | None
    about: int | None
    needed: int  # how many people must agree, with whoever proposed it
    votes: dict[str, bool]
    waiting: list[int]
    outcome: Literal["open", "agreed", "declined", "void"]


class HintInfo(Model):
    """One piece of advice: the answer, the act that it begins, and the share of victory that search expects of it."""

    option: int
    text: str
    line: str  # the whole act in words
    things: list[str]  # what is clicked for it, in order
    share: float
    low: float
    high: float


class HintMessage(Model):
    """Advice from what this seat may know, the best first.

    `sure`: it is better than the second by `gain` of the victory, which is more than noise; `brief` says why in a few
    words. Not sure: no difference is seen between the first two.
    """

    t: Literal["hint"] = "hint"
    nonce: str
    version: int
    hints: list[HintInfo]
    note: str
    sure: bool = False
    gain: float = 0.0
    gain_low: float = 0.0
    gain_high: float = 0.0
    brief: str = ""
    why: str = ""


class Previews(Model):
    """Follows the question of an update, in one or more parts: previews by the id of the option."""

    t: Literal["previews"] = "previews"
    version: int
    previews: dict[int, Preview]


class ErrorMessage(Model):
    """Something went wrong with the message or the connection."""

    t: Literal["error"] = "error"
    says: str
    rule: str | None = None


ServerMessage = (
    TableMessage
    | Standing
    | Update
    | Accepted
    | Refused
    | Coached
    | Stale
    | WhyAnswer
    | Explained
    | Described
    | ActsAnswer
    | ChatLine
    | ProposalMessage
    | HintMessage
    | Previews
    | ErrorMessage
)
