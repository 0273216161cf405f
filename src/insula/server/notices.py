"""Notices: whoever is asked and does not look is told, by push and later by letter, once per turn.

A notice carries what every spectator sees and nothing else. What went out is stored, so a restart tells nobody twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer
from pydantic import ValidationError

from insula.core.table import Table
from insula.server import cards, presenters, wire
from insula.server.mail import Letter, Mailer
from insula.server.proposals import Proposal
from insula.server.push import Pusher
from insula.server.schema import seats, tables, told, users
from insula.server.server_rules import because, refuse
from insula.server.settings import Settings
from insula.server.store import Store, StoreAway

log = logging.getLogger("insula.server.notices")
HAPPENED = 3  # things that happened since, in a notice


class Room(presenters.Shown, Protocol):
    """What notices need of a room."""

    @property
    def proposal(self) -> Proposal | None:
        """What is voted on now."""

    @property
    def answered_ahead(self) -> bool:
        """Whether the open question is answered by what the asked seat has left."""

    @property
    def id(self) -> str:
        """The id of the table."""

    def playing(self) -> Table:
        """The table of a started game."""


@dataclass(frozen=True)
class Turn:
    """A turn of somebody at a table; `mark` tells it from all others of that table."""

    table: str
    seat: int
    user_id: str
    mark: int


@dataclass(frozen=True)
class Message:
    """What a notice says: a title, some lines, and the table it leads to."""

    kind: wire.Notice
    table: str
    title: str
    lines: tuple[str, ...]


class Notices:
    """Tells people of one server what waits for them."""

    def __init__(self, settings: Settings, store: Store, mailer: Mailer, pusher: Pusher, key: str) -> None:
        self._settings = settings
        self._store = store
        self._mailer = mailer
        self.pusher = pusher
        self._signer = URLSafeSerializer(key, salt="insula-no-letters")
        self._waiting: dict[str, tuple[Turn, asyncio.Task[None]]] = {}
        self._playing: set[str] = set()
        self._voted_on: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- what happens at a table ---------------------------------------------------------------------------

    def watch(self, room: Room) -> None:
        """After every change of a table: whose turn it is, what is voted on, whether it is over."""
        turn = _turn(room)
        known = self._waiting.get(room.id)
        if known is not None and known[0] != turn:
            known[1].cancel()
            del self._waiting[room.id]
        if turn is not None and room.id not in self._waiting:
            self._waiting[room.id] = turn, self._spawn(self._turn_comes(room, turn))
        self._watch_vote(room)
        if room.state == "playing":
            self._playing.add(room.id)
        elif room.state == "over" and room.id in self._playing:
            self._playing.discard(room.id)
            self._voted_on.pop(room.id, None)
            self._spawn(self._all(room, sorted(room.seating.people()), _over(room), len(room.playing().moves)))

    def _watch_vote(self, room: Room) -> None:
        proposal = room.proposal
        if proposal is None or self._voted_on.get(room.id) == proposal.id:
            return
        self._voted_on[room.id] = proposal.id
        voters = {room.seating[seat].user_id or "" for seat in proposal.voters} - {""}
        if voters:
            self._spawn(self._all(room, sorted(voters), _asks(room), round(proposal.until)))

    def close(self) -> None:
        """Tells nobody anything any more."""
        for task in list(self._tasks):
            task.cancel()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """A notice that fails costs a line in the log and nothing else."""
        try:
            await work
        except StoreAway:
            log.warning("a notification was not sent: the database is away")
        except Exception:
            log.exception("a notification failed")

    async def _turn_comes(self, room: Room, turn: Turn) -> None:
        """Push soon, a letter later, one reminder at half of the days; nothing to whoever looks at the table."""
        settings, asked_at = self._settings, room.updated
        for by, delay in (("push", settings.push_delay), ("mail", max(settings.mail_delay, settings.push_delay))):
            await _until(asked_at + delay)
            if not room.audience.looks(turn.user_id):  # most do, and then neither words nor wishes are wanted
                await self._tell(room, turn.user_id, _your_turn(room), turn.mark, by=by)
        left = room.clock.left()
        if room.spec.pace.kind == "days" and left is not None:
            await _until(time.time() + left - room.spec.pace.days * 86400 / 2)
            message = _half(room)
            await self._tell(room, turn.user_id, message, turn.mark, by="push")
            await self._tell(room, turn.user_id, message, turn.mark, by="mail")

    async def _all(self, room: Room, people: list[str], message: Message, mark: int) -> None:
        for user_id in people:
            await self._tell(room, user_id, message, mark, by="push")
            await self._tell(room, user_id, message, mark, by="mail")

    # ---- telling one person --------------------------------------------------------------------------------

    async def _tell(self, room: Room, user_id: str, message: Message, mark: int, by: str) -> None:
        wishes, name, email = await self.wishes_of(user_id)
        ways: wire.Ways = getattr(wishes, message.kind)
        if not (ways.push if by == "push" else ways.mail and email):
            return
        if message.kind in ("turn", "half"):
            await _until(time.time() + quiet_for(wishes, time.time()))
        if room.audience.looks(user_id) or not await self._first_time(room.id, user_id, f"{message.kind} {by}", mark):
            return
        if by == "push":
            await self._push(user_id, message)
        else:
            self._mailer.send(self._letter(user_id, name, email, message))

    async def _push(self, user_id: str, message: Message) -> None:
        body = {"title": message.title, "body": " ".join(message.lines), "tag": f"insula-{message.table}"}
        waits = await self.waiting_for(user_id)
        await self.pusher.send(user_id, body | {"url": f"/table/{message.table}", "badge": waits}, message.table)

    def _letter(self, user_id: str, name: str, email: str, message: Message) -> Letter:
        site = self._settings.site.rstrip("/")
        stop = f"{site}/account?stop={self._signer.dumps(user_id)}"
        happened = "".join(f"  - {line}\n" for line in message.lines)
        text = (
            f"Hello {name},\n\n{message.title}.\n\n{happened}\n"
            f"Go to the table: {site}/table/{message.table}\n\n"
            f"Stop these e-mails: {stop}\n"
        )
        return Letter(email, message.title, text, stop)

    async def _first_time(self, table: str, user_id: str, kind: str, mark: int) -> bool:
        """Notes that a notice goes out; False if it did before."""
        place = sa.and_(told.c.table_id == table, told.c.user_id == user_id, told.c.kind == kind)

        def note(db: sa.Connection) -> bool:
            if db.execute(sa.select(told.c.mark).where(place)).scalar() == mark:
                return False
            db.execute(told.delete().where(place))
            db.execute(told.insert().values(table_id=table, user_id=user_id, kind=kind, mark=mark))
            return True

        return await self._store.write(note)

    # ---- what people wish ----------------------------------------------------------------------------------

    async def wishes_of(self, user_id: str) -> tuple[wire.Wishes, str, str]:
        """What somebody wants to be told, their name and their address."""
        query = sa.select(users.c.notices, users.c.name, users.c.email).where(users.c.id == user_id)
        row = await self._store.read(lambda db: db.execute(query).first())
        if row is None:
            return wire.Wishes(), "", ""
        with contextlib.suppress(ValidationError):
            return wire.Wishes.model_validate(json.loads(row.notices or "{}")), row.name, row.email or ""
        return wire.Wishes(), row.name, row.email or ""

    async def wish(self, user_id: str, wishes: wire.Wishes) -> None:
        """What somebody wants from now on. [online.malformed]"""
        try:
            ZoneInfo(wishes.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise refuse("online.malformed", reason=because("no-time-zone")) from None
        change = users.update().where(users.c.id == user_id).values(notices=wishes.model_dump_json())
        await self._store.write(lambda db: db.execute(change).rowcount)

    async def stop_letters(self, token: str) -> None:
        """No more letters to whoever a letter went to; works without signing in. [online.link]"""
        try:
            user_id = str(self._signer.loads(token))
        except BadSignature:
            raise refuse("online.link") from None
        wishes, _, _ = await self.wishes_of(user_id)
        kinds = ("turn", "half", "asks", "over")
        silent = {kind: getattr(wishes, kind).model_copy(update={"mail": False}) for kind in kinds}
        await self.wish(user_id, wishes.model_copy(update=silent))

    async def waiting_for(self, user_id: str) -> int:
        """How many tables wait for somebody."""
        mine = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked, seats.c.user_id == user_id)
        query = sa.select(sa.func.count()).select_from(tables).join(seats, mine)
        query = query.where(tables.c.state == "playing", seats.c.stand_in.is_(False))
        return await self._store.read(lambda db: int(db.execute(query).scalar() or 0))


# ---- words -----------------------------------------------------------------------------------------------------------


def _turn(room: Room) -> Turn | None:
    """Whose turn it is, where it is a person's and another person plays."""
    seat = room.asked
    if seat is None or room.seating[seat].kind != "person" or len(room.seating.people()) < 2:
        return None
    if room.answered_ahead:
        return None
    others = [number for number, by in room.playing().history.answers if by != seat]
    return Turn(room.id, seat, room.seating[seat].user_id or "", others[-1] + 1 if others else 0)


def _your_turn(room: Room) -> Message:
    title = f"Your turn in {room.spec.setup.game.title}"
    return Message("turn", room.id, title, _happened(room))


def _half(room: Room) -> Message:
    title = f"Half of your time in {room.spec.setup.game.title} is used up"
    left = room.clock.left() or 0.0
    hours = max(1, round(left / 3600))
    return Message("half", room.id, title, (f"You have {hours} hour{'' if hours == 1 else 's'} left for this move.",))


def _asks(room: Room) -> Message:
    return Message(
        "asks", room.id, f"{room.spec.setup.game.title}: the table needs your vote", ("Somebody has made a proposal.",)
    )


def _over(room: Room) -> Message:
    ended = presenters.result(room.playing())
    return Message("over", room.id, f"{room.spec.setup.game.title} is over", (ended.reason,) if ended else ())


def _happened(room: Room) -> tuple[str, ...]:
    """What everybody could see since the last answer of whoever is asked."""
    table, seat = room.playing(), room.asked
    lines = cards.since(table, seat, public=True) if seat is not None else []
    return tuple(lines[-HAPPENED:])


def quiet_for(wishes: wire.Wishes, now: float) -> float:
    """Seconds until the quiet hours of somebody end; 0 outside of them."""
    if wishes.quiet is None:
        return 0.0
    start, end = wishes.quiet
    try:
        local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return 0.0
    minute = local.hour * 60 + local.minute
    inside = start <= minute < end if start <= end else minute >= start or minute < end
    return (end - minute) % 1440 * 60.0 - local.second if inside else 0.0


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.time()))
