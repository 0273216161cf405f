"""A room: the one authority over a table. Whatever changes a table happens here, one thing at a time, stored first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from typing import Any

from insula.bots.api import BadThink
from insula.bots.thinkers import level_seconds
from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.server import presenters, wire
from insula.server.audience import Audience
from insula.server.bots_pool import think_of
from insula.server.clock import Clock
from insula.server.cluster import News
from insula.server.connection import COME_BACK, Connection, Seen
from insula.server.game_log import GameLog, NotStored
from insula.server.previews import Look, Previews
from insula.server.proposals import LASTS, Proposal
from insula.server.rows import Chair, TableLost
from insula.server.seating import Seating
from insula.server.server_rules import refuse
from insula.server.services import Services
from insula.server.store import StoreAway
from insula.server.table_spec import TableSpec, chat_line

log = logging.getLogger("insula.server")
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds between attempts; the last one is repeated without end
MIN_THOUGHT = 0.05  # seconds


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
        self.audience = Audience()
        self.table: Table | None = None
        self.log = game_log
        self.clock = Clock(spec.pace, len(seating))
        self.chat: list[wire.ChatLine] = []
        self.proposal: Proposal | None = None
        self.lock = asyncio.Lock()
        self.updated = spec.created
        self.lost = False
        self.rematch: wire.RematchInfo | None = None
        self._on_idle = on_idle
        self._tell_servers = tell_servers
        self._previews = Previews(services.lookers)
        self._proposals = 0
        self._timer: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._healer: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()  # somebody came: what waits to try again tries now

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

    def belongs_to(self, user_id: str) -> bool:
        """Whether the table counts for a user: made by them, or with a seat of theirs."""
        return self.spec.maker == user_id or user_id in self.seating.people()

    def playing(self) -> Table:
        """The table of a started game; raises `online.not-started` before."""
        if self.table is None:
            free = len(self.seating.open_seats())
            raise refuse("online.not-started", open=f"{free} seat{' is' if free == 1 else 's are'}")
        return self.table

    # ---- life of the table ---------------------------------------------------------------------------------

    def begin(self, names: Sequence[str]) -> None:
        """Deals the game out; the caller has stored that it starts."""
        self.seating.names = list(names)
        self.table = self.spec.deal(names)

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
        self.chat = [chat_line(each) for each in saved.chat]
        if self.table is not None and not self.table.over:
            await asyncio.to_thread(self.restore)
        await self.changed()

    def _heal(self) -> None:
        """Settles as soon as the database is back, also if nobody asks."""
        if self._healer is None or self._healer.done():
            self._healer = self.services.spawn(self._healed())

    async def _healed(self) -> None:
        async for _ in self._attempts():
            async with self.lock:
                if not self.log.doubtful or self.lost:
                    return
                with contextlib.suppress(StoreAway):
                    await self._settle()
                    return

    async def _attempts(self) -> AsyncIterator[int]:
        """Counts attempts without end, with growing pauses between them; somebody who joins ends a pause."""
        attempt = 0
        while True:
            yield attempt
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1

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
        changed = replace(chair, stand_in=bool(level), bot=level)
        await self.commit("bot" if level else "back", seat, level, by=chair.user_id or "", chairs=[changed])
        await self.changed()
        self.tell_table()

    # ---- what happens by itself --------------------------------------------------------------------------------

    def carry_on(self, restarted_at: float | None = None) -> None:
        """After a change: starts the clock and the bot of whoever is asked now."""
        self.stop()
        if self.table is None or self.asked is None:
            return
        version = self.table.version
        if self.seating[self.asked].kind == "bot":
            if self.proposal is None or self.proposal.what != "rewind":
                self._bot = asyncio.create_task(self._bot_moves(version, self.asked))
            return
        self.clock.ask(self.asked, version, restarted_at)
        left = self.clock.left()
        if left is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(left, 0.0), self._spawn_time_out, version)

    def abandon(self) -> None:
        """Lets the table go as it is stored, to another server or to be read again: everybody comes back to it."""
        log.error("table %s: let go; whoever comes back finds it as it is stored", self.id)
        self.stop()
        self.lost = True
        for tab in self.audience:
            tab.close(COME_BACK)
        self._on_idle(self)

    def stop(self) -> None:
        """Stops clock and bot."""
        self.clock.stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._bot is not None and self._bot is not asyncio.current_task():
            self._bot.cancel()
        self._bot = None

    async def _bot_moves(self, version: int, seat: int) -> None:
        """Lets a bot answer, however often that takes."""
        async for attempt in self._attempts():
            try:
                await self._bot_move(version, seat)
                return
            except TableLost:
                return
            except Refused as refused:
                log.warning("table %s: the bot of seat %d waits: %s", self.id, seat, refused)
            except Exception as problem:
                trace = problem if attempt == 0 else None  # the same trouble again is one line
                log.error("table %s: the bot of seat %d could not move: %s", self.id, seat, problem, exc_info=trace)

    async def _bot_move(self, version: int, seat: int) -> None:
        option = await self._bot_answer(version, seat)
        await self.services.turn()
        async with self.lock:
            await self.require_store()
            table = self.playing()
            if option is None or table.version != version or self.seating[seat].kind != "bot":
                return
            async with self.rollback_on_error():
                await self.play(option, seat)
            await self.changed()

    async def _bot_answer(self, version: int, seat: int) -> int | None:
        """What the bot of a seat answers, from what the seat may know; None if the game went on without it.

        In a window that is always asked it takes the same time whether it has a choice or not: a quick pass would tell.
        """
        settings = self.services.settings
        await self.services.turn()
        async with self.lock:
            table, level = self.playing(), self.seating[seat].bot
            if table.version != version:
                return None
            quick = settings.bot_pause
            if (told := self.spec.scripted(table)) is not None:
                await asyncio.sleep(quick)
                return table.read(told)
            betrays = table.from_hidden and level_seconds(table.game.name, level) > quick
            seconds = max(quick, MIN_THOUGHT) if betrays else None
            try:
                request = think_of(table, level, settings.chance(60), seconds, self.id)
            except BadThink as problem:
                log.error("table %s: %s The move is chosen at random.", self.id, problem)
                return int(secrets.choice(table.options))
        thought, _ = await asyncio.gather(self.services.choose(request), asyncio.sleep(quick))
        return thought.option

    def _spawn_time_out(self, version: int) -> None:
        self.services.spawn(self._time_out(version))

    async def _time_out(self, version: int) -> None:
        """A bot stands in for whoever let the clock run out."""
        async with self.lock:
            seat = self.asked
            if seat is None or self.playing().version != version:
                return
            taken = self.clock.answered()
            chair = replace(self.seating[seat], bot=self.services.settings.stand_in, stand_in=True)
            try:
                await self.commit("timeout", seat, reserve=taken, chairs=[chair])
            except (NotStored, Refused):
                self._timer = asyncio.get_running_loop().call_later(PAUSES[1], self._spawn_time_out, version)
                return
            await self.changed()
            self.tell_table()

    # ---- proposals -----------------------------------------------------------------------------------------------

    def open_proposal(self, proposal: Proposal) -> None:
        """Puts a proposal to the vote; it is void after a while."""
        self.proposal = proposal
        self.services.spawn(self._void(proposal))
        self.carry_on()  # bots wait while a rewind is voted on

    def next_proposal(self) -> int:
        """A fresh number for a proposal."""
        self._proposals += 1
        return self._proposals

    def close_proposal(self, void: bool = False) -> None:
        """Ends the vote and tells everybody how."""
        if self.proposal is not None:
            if void:
                self.proposal.closed = "void"
            self.audience.tell(self.proposal.shown())
            self.proposal = None

    async def _void(self, proposal: Proposal) -> None:
        await asyncio.sleep(LASTS)
        async with self.lock:
            if self.proposal is proposal:
                self.close_proposal(void=True)
                self.carry_on()

    # ---- telling ----------------------------------------------------------------------------------------------------

    async def changed(self) -> None:
        """After a stored change of the table: everybody sees it, and what follows by itself starts."""
        if self.proposal is not None and (self.proposal.what == "rewind" or self.state == "over"):
            self.close_proposal(void=True)
        self.carry_on()
        encoded: dict[tuple[int | None, bool, int], str] = {}
        for tab in self.audience:
            await self.send_update(tab, encoded)
        if self.state == "over":
            self.tell_table()
            self._on_idle(self)

    def tell_table(self) -> None:
        """Sends everybody who sits where."""
        for tab in self.audience:
            tab.send(presenters.table_message(self, tab.user_id))

    async def send_update(
        self, tab: Connection, encoded: dict[tuple[int | None, bool, int], str] | None = None
    ) -> None:
        """Sends one tab the game as it may see it; `encoded` shares one encoding between tabs that see the same."""
        table = self.table
        if table is None:
            return
        encoded = {} if encoded is None else encoded
        eyes = self.eyes_of(tab)
        first = 0
        if eyes == tab.seen.eyes:
            first = table.history.first_unseen(tab.seen.since, tab.seen.version, table.n_events)
        answers = self.seating.answers_for(tab.user_id, self.asked)
        place = (eyes, answers, first)
        if place not in encoded:
            finals = await self._previews.finals(table) if answers else None
            alone = self.alone(tab.user_id)
            encoded[place] = presenters.update(
                table, self.clock, eyes, finals, first, self.spec.lesson, alone
            ).model_dump_json()
        tab.send_update(encoded[place], Seen(table.n_events, table.version, eyes))
        if answers:
            self.services.spawn(self._send_previews(tab, self._previews.look(table)))

    async def _send_previews(self, tab: Connection, look: Look) -> None:
        """What each answer costs and brings, to whoever answers and to nobody else, while the question is open."""
        async for part in look.parts():
            if not look.is_about(self.table) or not self.seating.answers_for(tab.user_id, self.asked):
                return
            tab.send(part)

    async def previews(self, user_id: str) -> wire.Previews:
        """The same for whoever asks in one piece. [online.previews]"""
        async with self.lock:
            self.playing().require_running()
            self.seating.acting(user_id)
            if not self.seating.answers_for(user_id, self.asked):
                raise refuse("online.previews")
            look = self._previews.look(self.playing())
        return await look.whole()

    def alone(self, user_id: str) -> bool:
        """Whether nobody but one person plays here or watches."""
        return self.seating.people() == {user_id} and self.audience.online() == {user_id}

    def eyes_of(self, tab: Connection) -> int | None:
        """Whose view a tab gets: of its seats the one that is asked, else the one it had, else the first."""
        mine = self.seating.seats_of(tab.user_id)
        if not mine:
            return None
        if self.asked in mine:
            return self.asked
        return tab.seen.eyes if tab.seen.eyes in mine else mine[0]

    # ---- tabs -------------------------------------------------------------------------------------------------------

    async def join(self, tab: Connection, hello: wire.Hello) -> None:
        """A tab says hello, for the first time or again: it gets the table and what happened since."""
        self._woken.set()
        async with self.lock:
            new = self.audience.add(tab)
            if new:
                self._tell_online()
            tab.greeted = True
            # with several seats, what it saw last may have been through another seat's eyes
            several = len(self.seating.seats_of(tab.user_id)) > 1
            tab.seen = Seen(hello.since, None if several else hello.version, self.eyes_of(tab))
            for each in self.audience:
                if each is tab or new:
                    each.send(presenters.table_message(self, each.user_id))
            await self.send_update(tab)
            if self.proposal is not None:
                tab.send(self.proposal.shown())

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
        self._on_idle(self)
