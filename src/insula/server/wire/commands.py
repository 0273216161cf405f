"""Messages over the WebSocket of a table, from the browser."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from insula.server.wire.model import Model

NONCE = 64
TEXT = 200
CHAT = 500
NO_CONTROLS = r"^[^\x00-\x1f\x7f]*$"
NO_NUL = r"^[^\x00]*$"

Nonce = Annotated[str, Field(min_length=1, max_length=NONCE, pattern=r"^[!-~]+$")]
OptionNumber = Annotated[int, Field(ge=0, le=65535)]
Notation = Annotated[str, Field(min_length=1, max_length=TEXT, pattern=NO_CONTROLS)]
SeatNumber = Annotated[int, Field(ge=0, le=5)]


class Hello(Model):
    """First message: `since` is the first event number not seen yet, `version` that of the last update seen.

    Whoever can take `patches` gets views after the first one as differences.
    """

    t: Literal["hello"]
    since: int = Field(default=0, ge=0)
    version: int | None = Field(default=None, ge=0)
    patches: bool = False


class Play(Model):
    """Answers the open question by option or notation; with `settle`, small questions of the act are answered, too.

    At the table of a lesson, `own_way` leaves its script; without it an answer beside the script is only remarked on.
    """

    t: Literal["play"]
    version: int = Field(ge=0)
    nonce: Nonce
    option: OptionNumber | None = None
    text: Notation | None = None
    settle: bool = False
    own_way: bool = False


class Acts(Model):
    """Asks which acts begin with a thing on the board."""

    t: Literal["acts"]
    nonce: Nonce
    thing: Notation


class TakeUp(Model):
    """Takes answers of an act back and gives others that only put it together; nothing is carried out by it.

    `then` are later answers worth repeating, as far as they are still allowed. `meant` is the answer that would carry
    the act out: it is not played, but the coach of a lesson says something to it; `own_way` is that of `Play`.
    """

    t: Literal["take_up"]
    version: int = Field(ge=0)
    nonce: Nonce
    back: int = Field(default=0, ge=0, le=20)
    steps: list[OptionNumber] = Field(default=[], max_length=20)
    then: list[OptionNumber] = Field(default=[], max_length=20)
    meant: Notation | None = None
    own_way: bool = False


class Why(Model):
    """Asks why an option, a notation or a thing on the board cannot be chosen."""

    t: Literal["why"]
    nonce: Nonce
    option: OptionNumber | None = None
    text: Notation | None = None
    thing: Notation | None = None


class Explain(Model):
    """Asks what a number at the table is made of, such as `score:0`; docs/wire.md lists the names."""

    t: Literal["explain"]
    nonce: Nonce
    what: Notation


class Describe(Model):
    """Asks for the table in sentences, as the text table shows it."""

    t: Literal["describe"]
    nonce: Nonce


class Undo(Model):
    """Takes the last answer back; beyond the boundary it opens a proposal."""

    t: Literal["undo"]
    version: int = Field(ge=0)
    nonce: Nonce


class Propose(Model):
    """Asks the others for a rewind to before a move, for a draw, or what to do about the seat of somebody absent.

    There: let a bot play it, let somebody else sit down, or end the game.
    """

    t: Literal["propose"]
    what: Literal["rewind", "draw", "bot", "seat", "end"]
    move: int | None = Field(default=None, ge=0)
    seat: SeatNumber | None = None


class Vote(Model):
    """Answers a proposal."""

    t: Literal["vote"]
    proposal: int
    yes: bool


class Resign(Model):
    """Gives the game up; `seat` only matters for those who hold several."""

    t: Literal["resign"]
    seat: SeatNumber | None = None


class Bot(Model):
    """Hands a seat of mine to a bot, or takes it back."""

    t: Literal["bot"]
    seat: SeatNumber
    on: bool
    level: str | None = Field(default=None, max_length=40)


class Ahead(Model):
    """Leaves a pass for the questions that the game asks a seat of mine in others' turns, or takes it away again."""

    t: Literal["ahead"]
    nonce: Nonce
    seat: SeatNumber
    on: bool


class Chat(Model):
    """Says something in the players' room, to partners only, or among spectators in theirs."""

    t: Literal["chat"]
    to: Literal["all", "partners"] = "all"
    text: str = Field(min_length=1, max_length=CHAT, pattern=NO_NUL)


class Looking(Model):
    """Whether the tab is in front of its reader; whoever looks is not told by push."""

    t: Literal["looking"]
    visible: bool


class HintPlease(Model):
    """Asks for advice, where the table allows it."""

    t: Literal["hint"]
    nonce: Nonce


ClientMessage = Annotated[
    Hello
    | Play
    | Acts
    | TakeUp
    | Why
    | Explain
    | Describe
    | Undo
    | Propose
    | Vote
    | Resign
    | Bot
    | Ahead
    | Chat
    | Looking
    | HintPlease,
    Field(discriminator="t"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
