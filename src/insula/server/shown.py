"""What is shown of a room, and to whom: updates by the eyes of a seat, seats, cards. Nothing else leaves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insula.core.record import commitment
from insula.server import wire
from insula.server.course import Course
from insula.server.foresight import final_options
from insula.server.store import Chair

if TYPE_CHECKING:
    from insula.server.room import Room

CHAT_SHOWN = 200


def update(room: Room, course: Course, eyes: int | None, asks: bool, first: int) -> wire.Update:
    """The game for the eyes of a seat, or of a spectator; options only for whoever answers."""
    table = course.table
    options = _options(room, course) if asks else []
    return wire.Update(
        version=course.version,
        first=first,
        events=[wire.Event(**event) for event in table.seen(eyes, first)],
        view=table.view(eyes),
        eyes=eyes,
        asked=course.asked,
        question="" if course.over else table.question,
        kind="" if course.over else table.kind,
        options=options,
        can_undo=asks and table.can_undo,
        confirm=bool(options) and all(o.final for o in options),
        over=course.over,
        result=result(course),
        clock=room.clock.shown(),
    )


def _options(room: Room, course: Course) -> list[wire.OptionInfo]:
    if room.finals[0] != course.version:
        room.finals = (course.version, final_options(course.table))
    finals = room.finals[1]
    return [
        wire.OptionInfo(id=int(o), text=o.text, thing=o.thing, label=o.text[:1].upper() + o.text[1:], final=o in finals)
        for o in course.table.options
    ]


def result(course: Course) -> wire.Result | None:
    """How the game ended."""
    ended = course.result
    if ended is None:
        return None
    return wire.Result(winners=list(ended.winners), points=list(ended.points), reason=ended.reason)


def seat_infos(room: Room, user_id: str) -> list[wire.SeatInfo]:
    """The seats as a user sees them."""
    online = {c.user_id for c in room.connections if c.greeted}
    asked = room.course.asked if room.course else None
    return [seat_info(c, user_id, c.seat == asked, c.user_id in online) for c in room.chairs]


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


def table_message(room: Room, user_id: str) -> wire.TableMessage:
    """Who sits where, for one user."""
    setup = room.plan.setup
    return wire.TableMessage(
        table=room.id,
        game=setup.game.name,
        title=setup.game.title,
        choices=dict(setup.choices),
        names=room.names or [c.name for c in room.chairs],
        seats=seat_infos(room, user_id),
        you=room.seats_of(user_id),
        spectators=sum(1 for c in room.connections if c.greeted and not room.seats_of(c.user_id)),
        state=room.state,
        pace=room.plan.pace,
        commitment=commitment(room.plan.seed, room.plan.salt),
        rewinds=room.course.rewinds if room.course else 0,
        chat=chat_for(room, user_id),
    )


def chat_for(room: Room, user_id: str) -> list[wire.ChatLine]:
    """What a user may read: players do not read the spectators while they play."""
    if room.state == "over" or not room.seats_of(user_id):
        return room.chat[-CHAT_SHOWN:]
    return [line for line in room.chat if line.room == "players"][-CHAT_SHOWN:]


def card(room: Room, user_id: str) -> wire.TableCard:
    """The table as a line of the lobby."""
    asked = room.course.asked if room.course else None
    setup = room.plan.setup
    return wire.TableCard(
        table=room.id,
        game=setup.game.name,
        title=setup.game.title,
        choices=dict(setup.choices),
        seats=seat_infos(room, user_id),
        state=room.state,
        your_turn=asked is not None and room.answers_for(user_id, asked),
        moves=room.course.table.version if room.course else 0,
        pace=room.plan.pace,
        public=room.plan.public,
        updated=room.updated,
    )
