"""The hall: all rooms of a server. Tables are kept, found, resumed after a restart, listed and forgotten here."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from insula.bots.api import levels
from insula.core.game import Game, Setup
from insula.core.registry import UnknownGame, edition, load
from insula.core.rulebook import Refused
from insula.server import cards, voting, wire
from insula.server import rows as db
from insula.server.accounts import User
from insula.server.cluster import LEASE, Cluster, News, OwnedElsewhere, notify
from insula.server.connection import COME_BACK
from insula.server.game_log import GameLog
from insula.server.proposals import restored
from insula.server.restoring import UNUSABLE, ended_table, spec_of
from insula.server.room import Room
from insula.server.rows import Chair, Saved
from insula.server.seating import Seating
from insula.server.server_rules import refuse
from insula.server.services import Services
from insula.server.store import StoreAway
from insula.server.table_spec import TABLE_ID, TableSpec
from insula.server.talk import said

log = logging.getLogger("insula.server")
AGAIN = 1.0  # seconds until the store is asked again
T = TypeVar("T")


class Hall:
    """Every table of one server. A table that runs is held in memory; a finished one only while somebody looks."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.resumed = asyncio.Event()
        self._rooms: dict[str, Room] = {}
        self._stuck: dict[str, str] = {}
        self._taken: set[str] = set()  # tables that are this server's and have not been read yet
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.credit = 0.0  # seconds that no server was there, by a stop in order
        self.cluster: Cluster | None = None  # the other servers, where there can be any
        self._online: dict[str, tuple[str, set[str]]] = {}  # who is at tables of other servers: (server, users)
        self._adopting = asyncio.Event()

    async def prepare(self) -> None:
        """Before anybody comes: the games that are played are loaded and, where no other server can be, every running
        table is taken in one commit, so that whoever comes waits for reading one table and for no commit.

        While the database is away each table is taken when it is first wanted.
        """
        with contextlib.suppress(StoreAway):
            if not self.store.shared:
                self._taken = set(await self.store.write(lambda c: db.take_running(c, self.store.owner)))
            for name in await self.store.read(db.games_in_play):
                with contextlib.suppress(UnknownGame):
                    load(name)

    async def resume(self) -> None:
        """After a start, and whenever a server is gone: each running table that nobody plays goes on where it was."""
        await self._adopt(db.running if not self.store.shared else self._orphans)
        self.resumed.set()
        while self.store.shared:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._adopting.wait(), LEASE)
            self._adopting.clear()
            await self._adopt(self._orphans)

    def _orphans(self, connection: db.Connection) -> list[str]:
        return db.orphans(connection, self.store.owner)

    async def _adopt(self, found: Callable[[db.Connection], list[str]]) -> None:
        for table_id in await self._when_there(lambda: self.store.read(found)):
            if table_id in self._stuck:
                continue
            while self._loading:  # whoever waits for a table comes first
                await asyncio.wait(self._loading.values())
            try:
                await self._when_there(functools.partial(self.room, table_id))
            except OwnedElsewhere:  # another server was quicker
                continue
            except Exception as problem:  # whatever is wrong with one table costs that table only
                log.error("table %s is not resumed: %s", table_id, problem)

    # ---- other servers -------------------------------------------------------------------------------------

    def here(self, table_id: str) -> Room | None:
        """The room of a table that this server plays; None for all others."""
        return self._rooms.get(table_id)

    def online_elsewhere(self, table_id: str) -> set[str]:
        """Who is at a table that another server plays."""
        server, users = self._online.get(table_id, ("", set()))
        return users if self.cluster is not None and server in self.cluster.others else set()

    def hear(self, news: News) -> None:
        """Something that another server tells."""
        if news["t"] == "left":
            self._adopting.set()
        elif news["t"] == "online":
            self._online[news["table"]] = news["from"], set(news["users"])
        elif news["t"] == "read":
            self._read_again(news["tables"])
        elif news["t"] == "tabs":
            self._close_tabs(news["user"], news["only"], news["but"])
        elif news["t"] == "job":
            self.services.job_answered(news["id"])

    def tell(self, news: News) -> None:
        """Tells the other servers something, if there are any."""
        if self.cluster is not None and self.cluster.others:
            told = news | {"from": self.store.owner}
            self.services.spawn(self._told(told))

    async def _told(self, news: News) -> None:
        with contextlib.suppress(StoreAway):
            await self.store.write(lambda c: notify(c, news))

    def measure(self) -> None:
        """Brings what is counted by looking up to date."""
        metrics, rooms = self.services.metrics, list(self._rooms.values())
        for state in ("waiting", "playing", "over"):
            metrics.tables.labels(state).set(sum(1 for room in rooms if room.state == state))
        metrics.tabs.set(sum(len(room.audience.all()) for room in rooms))
        metrics.waiting.set(self.store.waiting)
        metrics.ready.set(float(self.store.ready))
        metrics.servers.set(1 + (len(self.cluster.others) if self.cluster else 0))

    def read_again(self, ids: Sequence[str]) -> None:
        """Lets tables go that were changed in the database, here and at other servers; they are read again."""
        self._read_again(ids)
        self.tell({"t": "read", "tables": list(ids)})

    def _read_again(self, ids: Sequence[str]) -> None:
        for table_id in ids:
            room = self._rooms.get(table_id)
            if room is not None:
                room.abandon()
                self.services.spawn(self._resume_one(table_id))

    async def _resume_one(self, table_id: str) -> None:
        """A table that was let go is played on, also if nobody comes."""
        with contextlib.suppress(Refused, OwnedElsewhere, StoreAway):
            await self.room(table_id)

    def renounce(self) -> None:
        """Lets every table go: others took this server for dead. Whoever comes back finds them as they are stored."""
        for room in list(self._rooms.values()):
            room.abandon()
        self._adopting.set()

    async def _when_there(self, ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Asks the store until it answers."""
        while True:
            try:
                return await ask()
            except StoreAway:
                await asyncio.sleep(AGAIN)

    def close(self) -> None:
        """Stops everything that runs by itself."""
        self.services.close()
        for task in self._loading.values():
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

    async def _saved(self, table_id: str) -> Saved | None:
        """Everything about a table, which is this server's from now on."""
        if table_id in self._taken:
            self._taken.remove(table_id)  # if it is let go and wanted again, it is taken again
            return await self.store.read(lambda c: db.read_table(c, table_id))
        return await self.store.write(lambda c: db.take_table(c, table_id, self.store.owner))

    async def _load(self, table_id: str) -> Room | None:
        if not TABLE_ID.fullmatch(table_id):
            return None
        saved = await self._saved(table_id)
        if saved is None:
            return None
        try:
            room = await asyncio.to_thread(self._restored, saved)
        except UNUSABLE as problem:
            self._stuck[table_id] = str(problem).rstrip(".")
            return None
        except Exception:  # a row that cannot be read in any other way
            log.exception("table %s cannot be read", table_id)
            self._stuck[table_id] = "what is stored of it cannot be read"
            return None
        self._rooms[table_id] = room
        if (vote := restored(saved.row["proposal"], room.ballot.next_number())) is not None and room.state == "playing":
            room.ballot.open(vote)
        room.carry_on(restarted_at=room.updated + (0.0 if self.resumed.is_set() else self.credit))
        if room.state == "playing":
            room.expect_back()
        return room

    def _restored(self, saved: Saved) -> Room:
        row, spec = saved.row, spec_of(saved)
        seating = Seating([self._known_bot(chair, row) for chair in saved.chairs], json.loads(row["names"]))
        game_log = GameLog(self.store, spec.id, row["epoch"], saved.lines)
        room = self.new_room(spec, seating, game_log)
        room.chat = [said(each) for each in saved.chat]
        room.updated = row["updated"]
        if saved.rematch is not None:
            room.rematch = wire.RematchInfo(table=saved.rematch[0], by=saved.rematch[1])
        if row["state"] == "over":
            room.table = ended_table(saved, spec)
        elif seating.names:
            room.restore()
        return room

    def _known_bot(self, chair: Chair, row: db.Row) -> Chair:
        """A chair with a bot that there is: for a level that is gone the stand-in plays, and the log says so."""
        if chair.kind != "bot" or row["state"] == "over" or chair.bot in [each.name for each in levels(row["game"])]:
            return chair
        instead = self.settings.stand_in
        log.error("table %s: seat %d has a bot “%s” that is gone; %s plays", row["id"], chair.seat, chair.bot, instead)
        return replace(chair, bot=instead)

    def close_tabs(self, user_id: str, only: str | None = None, but: str | None = None) -> None:
        """Closes the tabs of a user whose sessions ended, wherever they are: one, all but one, or all."""
        self._close_tabs(user_id, only, but)
        self.tell({"t": "tabs", "user": user_id, "only": only, "but": but})

    def _close_tabs(self, user_id: str, only: str | None, but: str | None) -> None:
        for room in self._rooms.values():
            for tab in room.audience:
                if tab.user is not None and tab.user_id == user_id:
                    if tab.user.session != but and only in (None, tab.user.session):
                        tab.close(COME_BACK)

    def forget_if_idle(self, room: Room) -> None:
        """Lets a table go that another server plays, or a finished one when the last tab is closed."""
        if room.lost or (room.state == "over" and not room.audience):
            self._rooms.pop(room.id, None)

    async def forget_waiting(self, before: float) -> int:
        """Forgets tables that never started, that nobody looks at and that nothing has happened to since a time."""
        old = [r for r in self._rooms.values() if r.table is None and r.updated < before and not r.audience]
        for room in old:
            async with room.lock:
                if room.table is None and not room.audience:
                    await self.remove(room)
        return len(old)

    async def end_idle(self, before: float) -> int:
        """Ends games that nobody looks at and in which nothing has happened since a time; their records stay."""
        ended = 0
        for room in [r for r in self._rooms.values() if r.state == "playing" and r.updated < before]:
            async with room.lock:
                if room.asked is not None and room.updated < before and not room.audience:
                    await voting.end(room, "Nobody came back to the game.", room.asked)
                    ended += 1
        return ended

    async def remove(self, room: Room) -> None:
        """Forgets a table for good."""
        await self.store.write(lambda c: db.remove_table(c, room.id, room.log.epoch))
        self._rooms.pop(room.id, None)

    # ---- keeping ---------------------------------------------------------------------------------------------

    def new_room(self, spec: TableSpec, seating: Seating, game_log: GameLog) -> Room:
        """A room of this hall, not yet kept."""
        return Room(self.services, spec, seating, game_log, self.forget_if_idle, self.tell)

    def add(self, room: Room) -> None:
        """Keeps a room that was opened."""
        self._rooms[room.id] = room

    def game(self, name: str) -> Game:
        """A game by name. [online.unknown-game]"""
        try:
            return load(name)
        except UnknownGame as unknown:
            raise refuse("online.unknown-game", says=unknown) from None

    def setup(self, name: str, seats: int | None, choices: Mapping[str, Any]) -> Setup:
        """A game with its choices, as the terminal and Python understand them; refuses what the game refuses."""
        game = edition(self.game(name), choices)
        return game.setup(game.seats[0] if seats is None else seats, **choices)

    # ---- listing -------------------------------------------------------------------------------------------------

    async def card_of(self, room: Room, user: User, position: bool = False) -> wire.TableCard:
        """A table of this server for the lobby."""
        async with room.lock:
            return cards.card(room, user.id, position)

    async def card(self, table_id: str, user: User) -> wire.TableCard:
        """One table for the lobby."""
        return await self.card_of(await self.room(table_id), user)

    async def report(self, table_id: str, user: User, given: wire.ReportIn) -> wire.Report:
        """A file about something that looks wrong, with what the caller may know."""
        room = await self.room(table_id)
        async with room.lock:
            return cards.report(room, room.playing(), user.id, given)
