"""Presenters: what is shown of a table, and to whom: updates by the eyes of a seat, seats, cards. Only that leaves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from insula.core.record import commitment
from insula.core.table import Table
from insula.core.teller import ending, explain, scenes
from insula.core.telling import Scene
from insula.server import wire
from insula.server.audience import Audience
from insula.server.clock import Clock
from insula.server.rows import Chair
from insula.server.seating import Seating
from insula.server.table_spec import TableSpec

CHAT_SHOWN = 200


class Shown(Protocol):
    """A table with everything that somebody may be shown of it; a room is one."""

    spec: TableSpec
    seating: Seating
    audience: Audience
    table: Table | None
    clock: Clock
    chat: list[wire.ChatLine]
    updated: float

    @property
    def state(self) -> wire.State: ...

    @property
    def asked(self) -> int | None: ...


def update(table: Table, clock: Clock, eyes: int | None, finals: Collection[int] | None, first: int) -> wire.Update:
    """The game for the eyes of a seat, or of a spectator; `finals` is None for those who do not answer.

    Which question is open may tell what somebody holds, so only whoever answers learns it.
    """
    answers = finals is not None and not table.over
    options = _options(table, finals) if finals is not None else []
    return wire.Update(
        version=table.version,
        first=first,
        events=[wire.Event(**event) for event in table.seen(eyes, first)],
        scenes=shown_scenes(scenes(table, eyes, first)),
        view=table.view(eyes),
        eyes=eyes,
        asked=None if table.over else table.asked,
        question=table.question if answers else _waiting_for(table),
        kind=table.kind if answers else "",
        options=options,
        can_undo=answers and table.can_undo,
        confirm=bool(options) and all(o.final for o in options),
        over=table.over,
        result=result(table),
        ending=shown_ending(table),
        clock=clock.shown(),
    )


def _waiting_for(table: Table) -> str:
    return "" if table.over else f"{table.names[table.asked]} is choosing."


def _options(table: Table, finals: Collection[int]) -> list[wire.OptionInfo]:
    return [
        wire.OptionInfo(id=int(o), text=o.text, thing=o.thing, label=o.text[:1].upper() + o.text[1:], final=o in finals)
        for o in table.options
    ]


def result(table: Table) -> wire.Result | None:
    """How the game ended."""
    ended = table.result
    if ended is None:
        return None
    return wire.Result(winners=list(ended.winners), points=list(ended.points), reason=ended.reason)


def shown_scenes(found: list[Scene]) -> list[wire.Scene]:
    """Scenes for the wire."""
    return [wire.Scene.model_validate(each) for each in found]


def shown_ending(table: Table) -> wire.Ending | None:
    """The score table, the course of the lead and the best moments of a finished game."""
    told = ending(table)
    return None if told is None else wire.Ending.model_validate(told)


def explained(table: Table, eyes: int | None, what: str) -> wire.Breakdown | None:
    """What a number is made of, for the eyes of a seat or a spectator."""
    told = explain(table, what, eyes)
    return None if told is None else wire.Breakdown.model_validate(told)


def seat_infos(room: Shown, user_id: str) -> list[wire.SeatInfo]:
    """The seats as a user sees them."""
    online = room.audience.online()
    return [seat_info(c, user_id, c.seat == room.asked, c.user_id in online) for c in room.seating.chairs]


def seat_info(chair: Chair, user_id: str, asked: bool, online: bool) -> wire.SeatInfo:
    """One seat as a user sees it."""
    return wire.SeatInfo(
        name=chair.name,
        kind=chair.kind,
        bot=chair.bot if chair.kind == "bot" else "",
        you=bool(user_id) and chair.user_id == user_id,
        asked=asked,
        online=online and chair.user_id is not None,
        stand_in=chair.stand_in,
        resigned=chair.resigned,
    )


def table_message(room: Shown, user_id: str) -> wire.TableMessage:
    """Who sits where, for one user."""
    setup, seating = room.spec.setup, room.seating
    return wire.TableMessage(
        table=room.spec.id,
        game=setup.game.name,
        title=setup.game.title,
        choices=dict(setup.choices),
        names=seating.names or [c.name for c in seating.chairs],
        seats=seat_infos(room, user_id),
        you=seating.seats_of(user_id),
        spectators=room.audience.spectators(seating),
        state=room.state,
        pace=room.spec.pace,
        commitment=commitment(room.spec.seed, room.spec.salt),
        rewinds=room.table.history.rewinds if room.table else 0,
        chat=chat_for(room, user_id),
    )


def chat_for(room: Shown, user_id: str) -> list[wire.ChatLine]:
    """What a user may read: players do not read the spectators while they play."""
    if room.state == "over" or not room.seating.seats_of(user_id):
        return room.chat[-CHAT_SHOWN:]
    return [line for line in room.chat if line.room == "players"][-CHAT_SHOWN:]


def card(room: Shown, user_id: str) -> wire.TableCard:
    """The table as a line of the lobby."""
    setup = room.spec.setup
    return wire.TableCard(
        table=room.spec.id,
        game=setup.game.name,
        title=setup.game.title,
        choices=dict(setup.choices),
        seats=seat_infos(room, user_id),
        state=room.state,
        your_turn=room.seating.answers_for(user_id, room.asked),
        moves=len(room.table.moves) if room.table else 0,
        pace=room.spec.pace,
        public=room.spec.public,
        updated=room.updated,
    )
