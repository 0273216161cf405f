"""The host opens tables and seats people at them: new tables, lessons, rematches, sitting down, leaving."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from insula.core.game import Setup
from insula.core.pack import Pack
from insula.core.record import Record
from insula.core.registry import component_home
from insula.learn.lesson import Lesson
from insula.older.packed import printed_words
from insula.older.process import HostFailed, HostLost
from insula.server import packs, wire
from insula.server import rows as db
from insula.server.accounts import User
from insula.server.clock import pace_of
from insula.server.company import apart
from insula.server.game_log import GameLog
from insula.server.hall import Hall
from insula.server.names import BOT_NAMES, clean_name, folded, likeness
from insula.server.progress import lesson_tables
from insula.server.room import Room
from insula.server.rows import Chair
from insula.server.schema import users
from insula.server.seating import Seating, distinct
from insula.server.server_rules import because, refuse
from insula.server.table_spec import Branch, TableSpec, check_level, new_table_id


class Host:
    """Whoever wants to play comes here first; the hall keeps what the host opens."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.settings
        self.store = hall.store
        self._rematching = asyncio.Lock()  # two who want a rematch meet at one table

    # ---- opening ---------------------------------------------------------------------------------------------

    async def create(
        self,
        user: User,
        game_name: str,
        choices: Mapping[str, Any],
        seats: Sequence[wire.SeatIn],
        pace: wire.PaceIn,
        public: bool,
        seed: int | None = None,
        pack: str = "",
        hints: wire.Hints = "alone",
    ) -> Room:
        """A new table; it starts by itself when no seat is open. [online.pack, online.unknown-pack]"""
        setup = self.hall.setup(game_name, len(seats), choices)
        played = await self._pack(user, setup, pack) if pack else None
        chairs = [self._chair(place, seat, user, setup.game.name) for place, seat in enumerate(seats)]
        for chair in chairs:
            if chair.user_id and chair.name != user.name and await self._of_an_account(chair.name):
                raise refuse("online.name-taken", name=chair.name)
        return await self._open(user, setup, chairs, pace_of(pace), public, seed, pack=played, hints=hints)

    async def _pack(self, user: User, setup: Setup, wanted: str) -> Pack:
        """A pack that a table may be played with; its process is started, so that no move waits for it."""
        found = await self.store.read(lambda c: packs.find(c, wanted, user.id))
        if found is None:
            raise refuse("online.unknown-pack", hash=wanted)
        if component_home(found.game) != setup.game.folder:
            raise refuse("online.pack", reason=because("pack-game", name=found.name))
        if found.rules != setup.game.rules_version:
            raise refuse("online.pack", reason=because("pack-rules", name=found.name, rules=found.rules))
        try:
            await asyncio.to_thread(printed_words, found, setup.game.name)
        except (HostLost, HostFailed) as problem:
            raise refuse("online.pack", reason=str(problem).rstrip(".")) from None
        return found

    async def _of_an_account(self, name: str) -> bool:
        """Whether a name belongs to an account, or looks as if it did."""
        same = sa.or_(users.c.account == folded(name), users.c.likeness == likeness(name))
        query = sa.select(users.c.id).where(same, users.c.account.is_not(None))
        return await self.store.read(lambda c: c.execute(query).first()) is not None

    async def _open(
        self,
        user: User,
        setup: Setup,
        chairs: list[Chair],
        pace: wire.Pace,
        public: bool,
        seed: int | None = None,
        after: str | None = None,
        lesson: Lesson | None = None,
        begins: Record | None = None,
        branch: Branch | None = None,
        pack: Pack | None = None,
        hints: wire.Hints = "alone",
    ) -> Room:
        running = await self.store.read(lambda c: db.count_running(c, user.id))
        if running >= self.settings.limits.running_tables:
            raise refuse("online.too-many-tables", count=because("running-tables", count=running))
        salt = secrets.token_hex(16) if begins is None else begins.salt
        chance = self.settings.chance(62) if seed is None else seed
        now = time.time()
        made = (pace, public, chance, salt, now, user.id, after, lesson, begins, branch)
        spec = TableSpec(new_table_id(), setup, *made, pack=pack, hints=hints)
        names = [] if any(c.kind == "open" for c in chairs) else distinct(chairs)
        room = self.hall.new_room(spec, Seating(chairs), GameLog(self.store, spec.id, 1))
        if names:
            room.begin(names)
        row = spec.row(names) | {"owner": self.store.owner, "epoch": room.log.epoch, "asked": room.asked}
        await self.store.write(lambda c: db.insert_table(c, row, chairs))
        self.hall.add(room)
        room.carry_on()
        return room

    def _chair(self, place: int, seat: wire.SeatIn, user: User, game: str) -> Chair:
        if seat.who == "me":
            return Chair(place, user.id, clean_name(seat.name) if seat.name else user.name)
        if seat.who == "open":
            return Chair(place)
        level = seat.bot or self.settings.opponent
        check_level(game, level)
        return Chair(place, None, BOT_NAMES[place], level)

    async def teach(self, user: User, lesson: Lesson) -> Room:
        """The table where somebody's lesson goes on, or a new one; bots that follow its script sit at it."""
        going = await self.store.read(lambda c: lesson_tables(c, user.id))
        known = going.get((lesson.game.name, lesson.id))
        if known is not None:
            return await self.hall.room(known)
        level = self.settings.coach
        chairs = [
            Chair(seat, user.id, user.name) if seat == lesson.me else Chair(seat, None, name, level)
            for seat, name in enumerate(lesson.names)
        ]
        pace = pace_of(wire.PaceIn(kind="relaxed"))
        return await self._open(user, lesson.setup, chairs, pace, False, seed=lesson.seed, lesson=lesson)

    async def play_on(self, user: User, begins: Record, branch: Branch, bot: str | None) -> Room:
        """A table that goes on from a position of a finished one; bots take the seats that the caller does not."""
        setup = self.hall.setup(begins.game, begins.seats, begins.choices)
        level = bot or self.settings.opponent
        check_level(setup.game.name, level)
        chairs = [
            Chair(seat, user.id, user.name) if seat in branch.seats else Chair(seat, None, BOT_NAMES[seat], level)
            for seat in range(begins.seats)
        ]
        pace = pace_of(wire.PaceIn(kind="relaxed"))
        return await self._open(user, setup, chairs, pace, False, begins.seed, begins=begins, branch=branch)

    async def rematch(self, table_id: str, user: User) -> Room:
        """The table where those of a finished one play again, seats turned by one; it keeps seats for the others.

        Whoever asks next sits down at the same table. [online.rematch]
        """
        async with self._rematching:
            old = await self.hall.room(table_id)
            if old.state != "over":
                raise refuse("online.rematch", reason=because("rematch-going-on"))
            old.seating.acting(user.id)
            new = await self._known_rematch(old)
            if new is None:
                try:
                    new = await self._turned(old, user)
                except IntegrityError:  # another server was quicker
                    new = await self._known_rematch(old)
                    if new is None:
                        raise
                old.rematch = wire.RematchInfo(table=new.id, by=user.name)
                async with old.lock:
                    old.tell_table()
            if new.table is None and new.seating.seat_for(user.id) is not None:
                await self.sit(new, user, None)
        return new

    async def _known_rematch(self, old: Room) -> Room | None:
        found = await self.store.read(lambda c: db.read_rematch(c, old.id))
        return await self.hall.room(found[0]) if found else None

    async def _turned(self, old: Room, user: User) -> Room:
        """A table like a finished one; everybody moves on by one seat."""
        setup = self.hall.setup(old.spec.setup.game.name, len(old.seating), old.spec.setup.choices)
        chairs = []
        for chair in old.seating.chairs:
            seat = (chair.seat + 1) % len(old.seating)
            if chair.user_id == user.id:
                chairs.append(Chair(seat, user.id, user.name))
            elif chair.user_id:
                chairs.append(Chair(seat, kept_for=chair.user_id, kept_name=chair.sitter or chair.name))
            else:
                chairs.append(Chair(seat, None, BOT_NAMES[seat], chair.bot))
        chairs.sort(key=lambda c: c.seat)
        spec = old.spec
        return await self._open(user, setup, chairs, spec.pace, False, after=old.id, pack=spec.pack, hints=spec.hints)

    # ---- seats -----------------------------------------------------------------------------------------------

    async def decline(self, room: Room, user: User) -> None:
        """Says no to the seats that are kept for somebody; they are open to everybody then."""
        async with room.lock:
            kept = room.seating.kept_for(user.id)
            if kept:
                await self._reseat(room, [Chair(seat) for seat in kept])

    async def sit(self, room: Room, user: User, seat: int | None) -> None:
        """Takes an open seat, or without one the seat that fits; the last one starts the game."""
        async with room.lock:
            if room.table is not None:
                await self._sit_in(room, user, seat)
                return
            if await self.store.read(lambda c: apart(c, user.id, sorted(room.seating.people()))):
                raise refuse("online.blocked", reason=because("blocked-table"))
            if seat is None:
                if room.seating.seats_of(user.id):
                    return
                seat = room.seating.seat_for(user.id)
            if seat is None:
                raise refuse("online.no-seat")
            if seat >= len(room.seating):
                raise refuse("online.seat-unknown", seat=seat, last=len(room.seating) - 1)
            chair = room.seating[seat]
            if chair.user_id == user.id:
                return
            if chair.kind != "open":
                raise refuse("online.seat-taken")
            if chair.kept_for not in (None, user.id):
                raise refuse("online.seat-kept", name=chair.kept_name)
            await self._reseat(room, [Chair(seat, user.id, user.name)])

    async def _sit_in(self, room: Room, user: User, seat: int | None) -> None:
        """Takes the seat of somebody absent that the others offer to whoever comes; players have one of their own."""
        chairs = [c for c in room.seating.chairs if seat in (None, c.seat) and room.state == "playing"]
        offered = next((c.seat for c in chairs if c.offered), None)
        mine = next((c.seat for c in chairs if c.owner_id == user.id), None)
        if mine is None and (offered is None or room.seating.seats_of(user.id)):
            raise refuse("online.started")
        await room.require_store()
        async with room.rollback_on_error():
            if mine is not None:
                await room.give_back(mine)
            elif offered is not None:
                await room.sit_in(offered, user.id, user.name)

    async def start(self, room: Room, user: User, level: str | None) -> None:
        """Starts a table whose open seats go to bots of a level; a started one stays as it is."""
        async with room.lock:
            if room.table is not None:
                return
            room.seating.acting(user.id)
            if level is None:
                room.playing()
                return
            check_level(room.spec.setup.game.name, level)
            open_seats = room.seating.open_seats()
            await self._reseat(room, [Chair(seat, None, BOT_NAMES[seat], level) for seat in open_seats])

    async def leave(self, room: Room, user: User) -> None:
        """Before the start frees a seat; afterwards a bot stands in until the owner is back."""
        async with room.lock:
            mine = room.seating.acting(user.id)
            if room.table is None:
                await self._reseat(room, [Chair(seat) for seat in mine])
                if not room.seating.people():
                    await self.hall.remove(room)
            elif room.state == "playing":
                for seat in mine:
                    if not room.seating[seat].resigned:
                        await room.stand_in(seat, self.settings.stand_in)

    async def _reseat(self, room: Room, chairs: Sequence[Chair]) -> None:
        """Stores new occupants of seats, starts the game if all are there, and tells everybody."""
        after = [next((n for n in chairs if n.seat == c.seat), c) for c in room.seating.chairs]
        names = [] if any(c.kind == "open" for c in after) else distinct(after)
        changes: dict[str, Any] = {}
        if names:
            rules = room.spec.setup.game.rules_version
            dealt = room.spec.deal(names)
            asked = None if dealt.over else dealt.asked
            changes = {"state": "playing", "names": json.dumps(names), "rules": rules, "asked": asked}
        changed = after if names else chairs
        try:
            await self.store.write(lambda c: db.append(c, room.id, room.log.epoch, None, changes, changed))
        except Exception:
            room.abandon()  # it may have arrived: the next who comes reads what is stored
            raise
        room.seating.take(after)
        room.updated = time.time()
        if names:
            room.begin(names)
            await room.changed()
        room.tell_table()
