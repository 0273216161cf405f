"""A room: the one authority over a table. Whatever changes a table happens here, one thing at a time, stored first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from insula.core.language import ENGLISH, speaking
from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.server import presenters, wire
from insula.server.ahead import Ahead
from insula.server.audience import Audience
from insula.server.ballot import Ballot
from insula.server.bot_turns import BotTurns
from insula.server.clock import Clock
from insula.server.cluster import News
from insula.server.company import blocked_by, holidays_of, on_holiday
from insula.server.connection import COME_BACK, Connection, Seen
from insula.server.game_log import GameLog, NotStored
from insula.server.proposals import Proposal
from insula.server.retries import Retries
from insula.server.rows import Chair, TableLost
from insula.server.seating import Seating
from insula.server.server_rules import because, refuse
from insula.server.services import Services
from insula.server.store import StoreAway
from insula.server.table_spec import TableSpec
from insula.server.talk import Said, said
from insula.server.time_limit import TimeLimit
from insula.server.updates import Updates

log = logging.getLogger("insula.server")


class Room:
    """A table with the people and bots around it. Callers hold `lock` for everything but `join` and `part`."""

    def __init__(
        self,
        services: Services,
        spec: TableSpec,
        seating: Seating,
        game_log: GameLog,
        on_idle: Callable[[Room], None],
        tell_servers: Callable[[News], None],
    ) -> None:
        self.services = services
        self.spec = spec
        self.seating = seating
        self.audience = Audience(services.settings.absent_seconds)
        self.table: Table | None = None
        self.log = game_log
        self.clock = Clock(spec.pace, len(seating))
        self.chat: list[Said] = []
        self.blocks: dict[str, frozenset[str]] = {}  # whom those who came have blocked
        self.holidays: dict[str, float] = {}  # until when somebody is on holiday
        self.lock = asyncio.Lock()
        self.updated = spec.created
        self.lost = False
        self.rematch: wire.RematchInfo | None = None
        self._on_idle = on_idle
        self._tell_servers = tell_servers
        self.updates = Updates(self)
        self.ballot = Ballot(self)
        self._time_limit = TimeLimit(self)
        self._bots = BotTurns(self)
        self.ahead = Ahead(self)
        self._healer: asyncio.Task[None] | None = None
        self.retries = Retries()

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.spec.id

    @property
    def state(self) -> wire.State:
        """Whether people are still coming, playing, or done."""
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "playing"

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None before the start and after the end."""
        return None if self.table is None or self.table.over else self.table.asked

    @property
    def proposal(self) -> Proposal | None:
        """What is voted on now."""
        return self.ballot.proposal

    @property
    def answered_ahead(self) -> bool:
        """Whether the open question is answered by what the asked seat has left."""
        return self.asked is not None and self.ahead.answers(self.asked)

    def belongs_to(self, user_id: str) -> bool:
        """Whether the table counts for a user: made by them, or with a seat of theirs."""
        return self.spec.maker == user_id or user_id in self.seating.people()

    def playing(self) -> Table:
        """The table of a started game; raises `online.not-started` before."""
        if self.table is None:
            free = len(self.seating.open_seats())
            raise refuse("online.not-started", open=because("open-seats", count=free))
        return self.table

    # ---- life of the table ---------------------------------------------------------------------------------

    def begin(self, names: Sequence[str]) -> None:
        """Deals the game out; the caller has stored that it starts."""
        self.seating.names = list(names)
        self.table = self.spec.deal(names)
        self.expect_back()

    def restore(self) -> None:
        """Plays the stored lines again: after a restart, or after a change that failed half-way."""
        self.table = self.log.replay(lambda: self.spec.deal(self.seating.names))
        self.clock = Clock(self.spec.pace, len(self.seating))
        for line in self.log.lines:
            self.clock.reserve[line.seat] -= line.reserve

    @contextlib.asynccontextmanager
    async def rollback_on_error(self) -> AsyncIterator[None]:
        """Restores the last stored state if anything but `Refused` is raised inside."""
        try:
            yield
        except (Refused, NotStored, StoreAway, TableLost):  # nothing was changed, or it was restored already
            raise
        except Exception:
            if not self.playing().over:
                await asyncio.to_thread(self.restore)
            raise

    async def require_store(self) -> None:
        """Before a change: raises `online.store-away` while the database does not answer."""
        try:
            if self.log.doubtful:
                await self._settle()
            elif not self.services.store.ready:
                raise StoreAway
        except StoreAway:
            raise refuse("online.store-away") from None

    async def _settle(self) -> None:
        """After a doubtful change: the table is what is stored of it, and everybody sees it."""
        if self.lost:
            raise TableLost("This table was let go.")
        try:
            saved = await self.log.settle()
        except TableLost:
            self.abandon()
            raise
        self.seating.take(saved.chairs)
        self.chat = [said(each) for each in saved.chat]
        if self.table is not None and not self.table.over:
            await asyncio.to_thread(self.restore)
        await self.changed()

    def _heal(self) -> None:
        """Settles as soon as the database is back, also if nobody asks."""
        if self._healer is None or self._healer.done():
            self._healer = self.services.spawn(self._healed())

    async def _healed(self) -> None:
        async for _ in self.retries.attempts():
            async with self.lock:
                if not self.log.doubtful or self.lost:
                    return
                with contextlib.suppress(StoreAway):
                    await self._settle()
                    return

    async def commit(
        self,
        kind: str,
        seat: int,
        text: str = "",
        *,
        by: str = "",
        nonce: str = "",
        reserve: int = 0,
        chairs: Sequence[Chair] = (),
    ) -> None:
        """Stores a change that the table already made, or takes it back if that fails."""
        table = self.playing()
        line = self.log.next_line(table, kind, seat, text, by, nonce, reserve)
        changes: dict[str, Any] = {"moves": len(table.moves), "state": self.state, "asked": self.asked}
        changes["proposal"] = self.ballot.stored()
        with speaking(ENGLISH):  # what is stored is the same whoever played
            result = presenters.result(table)
        if result is not None:
            changes |= {"result": result.model_dump_json(), "record": table.record.text()}
        metrics = self.services.metrics
        try:
            with metrics.writes.time():
                await self.log.append(line, changes, chairs)
        except TableLost:
            self.abandon()
            raise
        except (NotStored, StoreAway) as problem:
            await asyncio.to_thread(self.restore)
            if isinstance(problem, NotStored):
                raise
            self._heal()
            raise refuse("online.store-away") from None
        metrics.moves.labels(self.spec.setup.game.name, "person" if by else "bot").inc()
        self.updated = line.at
        self.log.remember(by, nonce, table.version)
        self.seating.take(chairs)

    async def play(self, move: int | str, seat: int, *, by: str = "", nonce: str = "") -> None:
        """Answers the open question and stores it; raises `Refused` with the rule otherwise."""
        table = self.playing()
        first = len(table.moves)
        table.play(move, seat)
        taken = self.clock.answered()
        await self.commit("play", seat, table.moves[first].text, by=by, nonce=nonce, reserve=taken)

    async def take_back(self, *, by: str, nonce: str = "") -> None:
        """Takes the last answer back, inside the boundary, and stores it."""
        table = self.playing()
        table.undo()
        self.clock.taken_back()
        await self.commit("undo", table.asked, by=by, nonce=nonce)

    def require_spare(self) -> None:
        """Raises `online.taken-back-often` when the stored changes of a table have outgrown its moves by far."""
        spare = len(self.log.lines) - len(self.playing().history.answers)
        if spare >= self.services.settings.limits.spare_lines:
            raise refuse("online.taken-back-often")

    async def stand_in(self, seat: int, level: str) -> None:
        """Lets a bot of a level play a seat, or with an empty level its owner again."""
        chair = self.seating[seat]
        if chair.resigned:
            raise refuse("online.resigned")
        if chair.stand_in == bool(level):
            return
        await self._seat(
            "bot" if level else "back",
            replace(chair, stand_in=bool(level), bot=level, offered=chair.offered and bool(level)),
            level,
        )

    async def sit_in(self, seat: int, user_id: str, name: str) -> None:
        """Somebody plays the seat of one who stays away, until that one is back. [online.sitting-in]"""
        chair = self.seating[seat]
        owner = chair.owner_id or chair.user_id
        sits = replace(chair, user_id=user_id, owner_id=owner, sitter=name, bot="", stand_in=False, offered=False)
        await self._seat("sit", sits, name)

    async def give_back(self, seat: int) -> None:
        """Whoever sat in makes room for the one whose seat it is."""
        chair = self.seating[seat]
        back = replace(chair, user_id=chair.owner_id, owner_id=None, sitter="", bot="", stand_in=False, offered=False)
        await self._seat("back", back)

    async def _seat(self, kind: str, chair: Chair, text: str = "") -> None:
        await self.commit(kind, chair.seat, text, by=chair.user_id or "", chairs=[chair])
        await self.changed()
        self.tell_table()

    def absent(self, chair: Chair) -> bool:
        """Whether the others may vote on somebody's seat: away for long and, with days to answer, out of time."""
        return presenters.absent(self, chair)

    # ---- what happens by itself --------------------------------------------------------------------------------

    def carry_on(self, restarted_at: float | None = None) -> None:
        """After a change: starts the clock and the bot of whoever is asked now; none of it speaks for one reader."""
        with speaking(ENGLISH):
            self._carry_on(restarted_at)

    def _carry_on(self, restarted_at: float | None) -> None:
        self.stop()
        self.services.notices.watch(self)
        if self.table is None or self.asked is None:
            return
        version = self.table.version
        if self.seating[self.asked].kind == "bot":
            if self.proposal is None or self.proposal.what != "rewind":
                self._bots.start(version, self.asked)
            return
        self._time_limit.start(version, self.asked, restarted_at)
        self.ahead.start()

    def abandon(self) -> None:
        """Lets the table go as it is stored, to another server or to be read again: everybody comes back to it."""
        log.error("table %s: let go; whoever comes back finds it as it is stored", self.id)
        self.stop()
        self.lost = True
        for tab in self.audience:
            tab.close(COME_BACK)
        self._on_idle(self)

    def stop(self) -> None:
        """Stops clock, bot, and what was left for later."""
        self._time_limit.stop()
        self._bots.stop()
        self.ahead.stop()

    # ---- telling ----------------------------------------------------------------------------------------------------

    async def changed(self) -> None:
        """After a stored change of the table: everybody sees it, and what follows by itself starts."""
        if self.proposal is not None and (self.proposal.what == "rewind" or self.state == "over"):
            self.ballot.close(void=True)
        self.carry_on()
        await self.updates.send_all()
        self.ahead.tell()
        if self.state == "over":
            self.tell_table()
            self._on_idle(self)

    def tell_table(self) -> None:
        """Sends everybody who sits where."""
        for tab in self.audience:
            self._send_table(tab)

    def _send_table(self, tab: Connection) -> None:
        with speaking(tab.language):
            tab.send(presenters.table_message(self, tab.user_id))

    # ---- tabs -------------------------------------------------------------------------------------------------------

    async def join(self, tab: Connection, hello: wire.Hello) -> None:
        """A tab says hello, for the first time or again: it gets the table and what happened since."""
        self.retries.wake()
        async with self.lock:
            new = self.audience.add(tab)
            if new:
                self._tell_online()
                await self.ballot.back_again(tab.user_id)
            await self.learn_company(tab.user_id)
            tab.greeted, tab.patches = True, hello.patches
            # with several seats, what it saw last may have been through another seat's eyes
            several = len(self.seating.seats_of(tab.user_id)) > 1
            tab.seen = Seen(hello.since, None if several else hello.version, self.updates.eyes_of(tab))
            for each in self.audience:
                if each is tab or new:
                    self._send_table(each)
            await self.updates.send(tab)
            self.ahead.tell_one(tab, again=True)
            if self.proposal is not None:
                tab.send(self.proposal.shown())

    def expect_back(self) -> None:
        """Everybody is told when somebody has been away too long."""
        loop = asyncio.get_running_loop()
        loop.call_later(self.audience.absent_after, lambda: self.services.spawn(self._tell_absence()))

    async def _tell_absence(self) -> None:
        async with self.lock:
            if not self.lost and any(self.absent(chair) for chair in self.seating.chairs):
                self.tell_table()

    async def learn_company(self, user_id: str) -> None:
        """Whom somebody has blocked, and who at the table is on holiday."""
        people = sorted(self.seating.people())

        def found(db: sa.Connection) -> tuple[frozenset[str], dict[str, float]]:
            away = {each: on_holiday(holidays_of(db, each), time.time()) for each in people}
            return blocked_by(db, user_id) if user_id else frozenset(), away

        with contextlib.suppress(StoreAway):  # whoever comes while it is away just sees the table
            self.blocks[user_id], self.holidays = await self.services.store.read(found)

    def _tell_online(self) -> None:
        """Tells the other servers' lobbies who is here."""
        users = sorted({tab.user_id for tab in self.audience.all()} - {""})
        self._tell_servers({"t": "online", "table": self.id, "users": users})

    async def part(self, tab: Connection) -> None:
        """A tab is gone."""
        async with self.lock:
            self.audience.remove(tab)
            self._tell_online()
            self.tell_table()
        if self.state == "playing" and self.audience and self.seating.seats_of(tab.user_id):
            self.expect_back()
        self._on_idle(self)
