"""The hall: all rooms of a server. Tables are made, found, resumed after a restart, listed and forgotten here."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from insula.bots.api import levels
from insula.core.game import Game, Setup
from insula.core.record import BadRecord, parse_record
from insula.core.registry import UnknownGame, load
from insula.core.rulebook import Refused
from insula.core.table import Result
from insula.server import shown, wire
from insula.server import store as db
from insula.server.accounts import User
from insula.server.bots_pool import BotsPool
from insula.server.clock import pace_of
from insula.server.commands import stand_in
from insula.server.course import BrokenCourse, Course
from insula.server.house import refuse
from insula.server.plan import Plan, chat_line, stored
from insula.server.room import Room
from insula.server.settings import Settings
from insula.server.store import Chair, Saved, Store

log = logging.getLogger("insula.server")
BOT_NAMES = ("Juno", "Pax", "Rune", "Vale", "Onyx", "Yara")
MOST_LISTED = 100


class Hall:
    """Every table of one server. A table that runs is held in memory; a finished one only while somebody looks."""

    def __init__(self, settings: Settings, store: Store, bots: BotsPool) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.resumed = asyncio.Event()
        self._rooms: dict[str, Room] = {}
        self._stuck: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._turnstile = asyncio.Lock()

    async def turn(self) -> None:
        """Bots pass one by one, and what people sent meanwhile is read in between."""
        async with self._turnstile:
            await asyncio.sleep(0)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Runs something beside everything else and keeps hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    async def resume(self) -> None:
        """After a start: every running table goes on where it was."""
        for table_id in await self.store.read(db.running):
            try:
                await self.room(table_id)
            except Refused as refused:
                log.error("table %s is not resumed: %s", table_id, refused)
        self.resumed.set()

    def close(self) -> None:
        """Stops everything that runs by itself."""
        for task in [*self._tasks, *self._loading.values()]:
            task.cancel()
        for room in self._rooms.values():
            room.stop()

    # ---- finding -------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table; refuses an unknown one. [online.unknown-table, online.stuck]"""
        room = self._rooms.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        if table_id in self._stuck:
            raise refuse("online.stuck", reason=self._stuck[table_id])
        if room is None:
            raise refuse("online.unknown-table")
        return room

    async def _load(self, table_id: str) -> Room | None:
        if len(table_id) > 32 or not table_id.isascii():
            return None
        saved = await self.store.read(lambda c: db.read_table(c, table_id))
        if saved is None:
            return None
        try:
            room = await asyncio.to_thread(self._restored, saved)
        except (BadRecord, BrokenCourse, UnknownGame, Refused) as problem:
            self._stuck[table_id] = str(problem)
            return None
        self._rooms[table_id] = room
        room.carry_on(restarted_at=room.updated)
        return room

    def _restored(self, saved: Saved) -> Room:
        row = saved.row
        game = load(row["game"])
        if row["rules"] != game.rules_version:
            raise BrokenCourse(f"it was begun under rules {row['rules']} and these are rules {game.rules_version}")
        setup = game.setup(len(saved.chairs), **json.loads(row["choices"]))
        pace = wire.Pace.model_validate_json(row["pace"])
        plan = Plan(row["id"], setup, pace, row["public"], row["seed"], row["salt"], row["created"])
        room = Room(self, plan, saved.chairs)
        room.chat = [chat_line(each) for each in saved.chat]
        room.updated = row["updated"]
        room.names = json.loads(row["names"])
        if row["state"] == "over":
            told = wire.Result.model_validate_json(row["result"])
            result = Result(tuple(told.winners), tuple(told.points), told.reason)
            room.course = Course.finished(parse_record(row["record"]), result)
        elif room.names:
            room.begin(room.names)
            room.resume(saved.lines)
        return room

    def forget_if_idle(self, room: Room) -> None:
        """Lets a finished table go when the last tab is closed; the database has it."""
        if room.state == "over" and not room.connections:
            self._rooms.pop(room.id, None)

    # ---- making ----------------------------------------------------------------------------------------------

    def game(self, name: str) -> Game:
        """A game by name. [online.unknown-game]"""
        try:
            return load(name)
        except UnknownGame as unknown:
            raise refuse("online.unknown-game", says=unknown) from None

    def check_level(self, game: str, level: str) -> None:
        """Refuses a bot that there is not. [online.unknown-bot]"""
        known = [each.name for each in levels(game)]
        if level not in known:
            raise refuse("online.unknown-bot", given=level, known=", ".join(known))

    def setup(self, game: Game, seats: int, choices: Mapping[str, Any]) -> Setup:
        """A game with its choices; refuses what the game does not know."""
        known = [c.name for c in game.choices]
        for name in choices:
            if name not in known:
                game.refuse_choice("choice", name[:40], known)
        return game.setup(seats, **choices)

    async def create(
        self,
        user: User,
        game_name: str,
        choices: Mapping[str, Any],
        seats: Sequence[wire.SeatIn],
        pace: wire.PaceIn,
        public: bool,
        seed: int | None = None,
    ) -> Room:
        """A new table; it starts by itself when no seat is open."""
        game = self.game(game_name)
        setup = self.setup(game, len(seats), choices)
        running = [r for r in self._rooms.values() if r.state != "over" and user.id in r.people()]
        if len(running) >= self.settings.limits.running_tables:
            raise refuse("online.too-many-tables", count=len(running))
        chairs = [self._chair(place, seat, user, game.name) for place, seat in enumerate(seats)]
        salt = secrets.token_hex(16)
        chance = self.settings.chance(62) if seed is None else seed
        plan = Plan(secrets.token_urlsafe(9), setup, pace_of(pace), public, chance, salt, time.time())
        names = [] if any(c.kind == "open" for c in chairs) else _distinct(chairs)
        room = Room(self, plan, chairs)
        await self.store.write(lambda c: db.insert_table(c, stored(plan, names), chairs))
        self._rooms[room.id] = room
        if names:
            room.begin(names)
            room.carry_on()
        return room

    def _chair(self, place: int, seat: wire.SeatIn, user: User, game: str) -> Chair:
        if seat.who == "me":
            return Chair(place, user.id, user.name)
        if seat.who == "open":
            return Chair(place)
        level = seat.bot or self.settings.opponent
        self.check_level(game, level)
        return Chair(place, None, BOT_NAMES[place], level)

    async def sit(self, room: Room, user: User, seat: int) -> None:
        """Takes an open seat; the last one starts the game."""
        async with room.lock:
            if room.course is not None:
                raise refuse("online.started")
            if seat >= len(room.chairs):
                raise refuse("online.seat-unknown", seat=seat, last=len(room.chairs) - 1)
            chair = room.chairs[seat]
            if chair.user_id == user.id:
                return
            if chair.kind != "open":
                raise refuse("online.seat-taken")
            await self._reseat(room, [Chair(seat, user.id, user.name)])

    async def start(self, room: Room, user: User, level: str | None) -> None:
        """Starts a table whose open seats go to bots of a level; a started one stays as it is."""
        async with room.lock:
            if room.course is not None:
                return
            room.acting(user.id)
            if level is None:
                room.playing()
                return
            game = room.plan.setup.game.name
            self.check_level(game, level)
            open_seats = [c.seat for c in room.chairs if c.kind == "open"]
            await self._reseat(room, [Chair(seat, None, BOT_NAMES[seat], level) for seat in open_seats])

    async def leave(self, room: Room, user: User) -> None:
        """Before the start frees a seat; afterwards a bot stands in until the owner is back."""
        async with room.lock:
            mine = room.acting(user.id)
            if room.course is None:
                await self._reseat(room, [Chair(seat) for seat in mine])
                if not room.people():
                    await self.store.write(lambda c: db.remove_table(c, room.id))
                    self._rooms.pop(room.id, None)
            elif room.state == "playing":
                for seat in mine:
                    if not room.chairs[seat].resigned:
                        await stand_in(room, seat, self.settings.stand_in)

    async def _reseat(self, room: Room, chairs: Sequence[Chair]) -> None:
        """Stores new occupants of seats, starts the game if all are there, and tells everybody."""
        after = [next((n for n in chairs if n.seat == c.seat), c) for c in room.chairs]
        names = [] if any(c.kind == "open" for c in after) else _distinct(after)
        changes = {"state": "playing", "names": json.dumps(names)} if names else {}
        changed = after if names else chairs
        await self.store.write(lambda c: db.append(c, room.id, None, changes, changed))
        room.chairs = after
        room.updated = time.time()
        if names:
            room.begin(names)
            room.changed()
        room.tell_table()

    # ---- listing -------------------------------------------------------------------------------------------------

    async def lists(self, user: User) -> wire.TableLists:
        """My tables, my turn first; open tables of others."""
        ids = await self.store.read(lambda c: db.tables_of(c, user.id, MOST_LISTED))
        finished = [table_id for table_id in ids if table_id not in self._rooms]
        rows = await self.store.read(lambda c: db.rows(c, finished)) if finished else []
        mine = [await self._card(room, user) for i in ids if (room := self._rooms.get(i)) is not None]
        mine += [_finished_card(row, chairs, user) for row, chairs in rows]
        mine.sort(key=lambda c: (not c.your_turn, c.state == "over", -c.updated))
        waiting = [r for r in self._rooms.values() if r.course is None and r.plan.public and not r.seats_of(user.id)]
        waiting.sort(key=lambda r: -r.updated)
        return wire.TableLists(mine=mine, open=[await self._card(r, user) for r in waiting[:MOST_LISTED]])

    async def _card(self, room: Room, user: User) -> wire.TableCard:
        async with room.lock:
            return shown.card(room, user.id)

    async def card(self, table_id: str, user: User) -> wire.TableCard:
        """One table for the lobby."""
        return await self._card(await self.room(table_id), user)


def _distinct(chairs: Sequence[Chair]) -> list[str]:
    """Names for the game's texts; who is called the same, or sits on several seats, gets a number. Chairs keep them."""
    names: list[str] = []
    for chair in chairs:
        first, count = chair.name, 2
        while chair.name in names:
            chair.name, count = f"{first} {count}", count + 1
        names.append(chair.name)
    return names


def _finished_card(row: db.Row, chairs: Sequence[Chair], user: User) -> wire.TableCard:
    try:
        title = load(row["game"]).title
    except UnknownGame:
        title = row["game"]
    return wire.TableCard(
        table=row["id"],
        game=row["game"],
        title=title,
        choices=json.loads(row["choices"]),
        seats=[shown.seat_info(c, user.id, False, False) for c in chairs],
        state=row["state"],
        your_turn=False,
        moves=row["moves"],
        pace=wire.Pace.model_validate_json(row["pace"]),
        public=row["public"],
        updated=row["updated"],
    )
