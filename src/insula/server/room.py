"""A room: the one authority over a table. Whatever changes a table happens here, one thing at a time, stored first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from insula.bots.api import BadThink, Think
from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.server import shown, wire
from insula.server.bots_pool import level_seconds
from insula.server.clock import Clock
from insula.server.connection import Connection
from insula.server.course import BrokenCourse, Course
from insula.server.house import refuse
from insula.server.plan import Plan
from insula.server.proposals import LASTS, Proposal
from insula.server.store import Chair, Line, append

if TYPE_CHECKING:
    from insula.server.rooms import Hall

log = logging.getLogger("insula.server")
MOST_TROUBLES = 5  # in a row; then the bot's table stands still and the log says so
LEAST_THOUGHT = 0.05  # seconds
DIGEST_EVERY = 8  # plays; a later digest vouches for the plays before it


class NotStored(RuntimeError):
    """A change could not be written, so it did not happen."""


class Room:
    """A table with the people and bots around it. Callers hold `lock` for everything but `join` and `part`."""

    def __init__(self, hall: Hall, plan: Plan, chairs: list[Chair]) -> None:
        self.hall = hall
        self.plan = plan
        self.chairs = chairs
        self.names: list[str] = []
        self.course: Course | None = None
        self.clock = Clock(plan.pace, len(chairs))
        self.chat: list[wire.ChatLine] = []
        self.connections: set[Connection] = set()
        self.proposal: Proposal | None = None
        self.lock = asyncio.Lock()
        self.updated = plan.created
        self.nonces: dict[tuple[str, str], int] = {}
        self._lines: list[Line] = []
        self._proposals = 0
        self._timer: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._bot_troubles = 0
        self.finals: tuple[int, set[int]] = (-1, set())  # of which version, and which options

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.plan.id

    @property
    def state(self) -> wire.State:
        """Whether people are still coming, playing, or done."""
        if self.course is None:
            return "waiting"
        return "over" if self.course.over else "playing"

    # ---- who sits where ---------------------------------------------------------------------------------

    def seats_of(self, user_id: str) -> list[int]:
        """The seats of a user."""
        return [c.seat for c in self.chairs if user_id and c.user_id == user_id]

    def people(self) -> set[str]:
        """Everybody who has a seat and has not resigned it."""
        return {c.user_id for c in self.chairs if c.user_id and not c.resigned}

    def playing(self) -> Course:
        """The course of a started game. [online.not-started]"""
        if self.course is None:
            free = sum(c.kind == "open" for c in self.chairs)
            raise refuse("online.not-started", open=f"{free} seat{' is' if free == 1 else 's are'}")
        return self.course

    def acting(self, user_id: str) -> list[int]:
        """The seats that somebody may act for. [online.spectator]"""
        mine = self.seats_of(user_id)
        if not mine:
            raise refuse("online.spectator")
        return mine

    # ---- life of the table ---------------------------------------------------------------------------------

    def begin(self, names: Sequence[str]) -> None:
        """Deals the game out; the caller has stored that it starts."""
        self.names = list(names)
        self.course = self._dealt()

    def _dealt(self) -> Course:
        return Course(Table(self.plan.setup, self.plan.seed, self.names, salt=self.plan.salt))

    def resume(self, lines: Sequence[Line]) -> None:
        """Plays stored lines again, after a restart."""
        self._lines = list(lines)
        self._follow()

    def _follow(self) -> None:
        course = self.course = self._dealt()
        self.clock = Clock(self.plan.pace, len(self.chairs))
        self.nonces.clear()
        for line in self._lines:
            try:
                course.follow(line)
            except Exception as problem:  # rules that changed since may fail in any way
                if isinstance(problem, BrokenCourse):
                    raise
                raise BrokenCourse(f"line {line.number} cannot be played again ({problem})") from problem
            if line.nonce:
                self.nonces[line.user_id, line.nonce] = course.version
            if line.reserve:
                self.clock.reserve[line.seat] -= line.reserve

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
        """Stores a change that the course already made, or takes it back if that fails; then shows it."""
        course = self.playing()
        number = len(self._lines)
        digest = course.digest if kind != "play" or number % DIGEST_EVERY == 0 or course.over else ""
        line = Line(number, kind, seat, text, by, nonce, reserve, digest)
        changes: dict[str, Any] = {"moves": course.table.version, "state": self.state}
        if course.result is not None:
            result = shown.result(course)
            changes |= {"result": result.model_dump_json() if result else None, "record": course.record.text()}
        try:
            await self.hall.store.write(lambda db: append(db, self.id, line, changes, chairs))
        except Exception as problem:
            log.error("table %s: a change could not be stored: %s", self.id, problem)
            self._follow()
            raise NotStored("The change could not be stored, so it did not happen; try again.") from None
        self._lines.append(line)
        self.updated = line.at
        if nonce:
            self.nonces[by, nonce] = course.version
        for chair in chairs:
            self.chairs[chair.seat] = chair

    # ---- what happens by itself --------------------------------------------------------------------------------

    def carry_on(self, restarted_at: float | None = None) -> None:
        """After a change: starts the clock and the bot of whoever is asked now."""
        self.stop()
        course = self.course
        if course is None or course.asked is None:
            return
        if self.chairs[course.asked].kind == "bot":
            if self.proposal is None or self.proposal.what != "rewind":
                self._bot = asyncio.create_task(self._bot_moves(course.version, course.asked))
            return
        self.clock.ask(course.asked, course.version, restarted_at)
        left = self.clock.left()
        if left is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(left, 0.0), self._spawn_time_out, course.version)

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
        try:
            option = await self._bot_answer(version, seat)
            await self.hall.turn()
            async with self.lock:
                course = self.playing()
                if option is None or course.version != version or self.chairs[seat].kind != "bot":
                    return
                with self.unharmed():
                    text = course.play(option, seat)
                await self.commit("play", seat, text)
                self._bot_troubles = 0
                self.changed()
        except Exception:
            self._bot_troubles += 1
            log.exception("table %s: the bot of seat %d could not move", self.id, seat)
            if self._bot_troubles < MOST_TROUBLES:
                await asyncio.sleep(1.0)
                async with self.lock:
                    if self.playing().version == version:
                        self.carry_on()

    async def _bot_answer(self, version: int, seat: int) -> int | None:
        """What the bot of a seat answers, from what the seat may know; None if the game went on without it.

        In a window that is always asked it takes the same time whether it has a choice or not: a quick pass would tell.
        """
        pause = self.hall.settings.bot_pause
        await self.hall.turn()
        async with self.lock:
            course = self.playing()
            if course.version != version:
                return None
            table, level = course.table, self.chairs[seat].bot
            betrays = table.kind in table.game.gen.ask.FROM_HIDDEN and level_seconds(table.game.name, level) > pause
            seconds = max(pause, LEAST_THOUGHT) if betrays else None
            try:
                chance = self.hall.settings.chance(60)
                request = Think.of(table, level, chance, seconds=seconds, table_id=self.id)
            except BadThink as problem:
                log.error("table %s: %s The move is chosen at random.", self.id, problem)
                return int(secrets.choice(table.options))
        thought, _ = await asyncio.gather(self.hall.bots.choose(request), asyncio.sleep(pause))
        return thought.option

    @contextlib.contextmanager
    def unharmed(self) -> Iterator[None]:
        """Whatever goes wrong inside, other than a refusal, the course is as its stored lines say."""
        try:
            yield
        except Refused:
            raise
        except Exception:
            if not self.playing().over:
                self._follow()
            raise

    def _spawn_time_out(self, version: int) -> None:
        self.hall.spawn(self._time_out(version))

    async def _time_out(self, version: int) -> None:
        """A bot stands in for whoever let the clock run out."""
        async with self.lock:
            course = self.course
            if course is None or course.version != version or course.asked is None:
                return
            seat = course.asked
            taken = self.clock.answered()
            chair = replace(self.chairs[seat], bot=self.hall.settings.stand_in, stand_in=True)
            try:
                await self.commit("timeout", seat, reserve=taken, chairs=[chair])
            except NotStored:
                self.carry_on()
                return
            self.changed()
            self.tell_table()

    # ---- proposals -----------------------------------------------------------------------------------------------

    def open_proposal(self, proposal: Proposal) -> None:
        """Puts a proposal to the vote; it is void after a while."""
        self.proposal = proposal
        self.hall.spawn(self._void(proposal))
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
            self.tell(self.proposal.shown())
            self.proposal = None

    async def _void(self, proposal: Proposal) -> None:
        await asyncio.sleep(LASTS)
        async with self.lock:
            if self.proposal is proposal:
                self.close_proposal(void=True)
                self.carry_on()

    # ---- telling ----------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """After a stored change of the course: everybody sees it, and what follows by itself starts."""
        if self.proposal is not None and (self.proposal.what == "rewind" or self.state == "over"):
            self.close_proposal(void=True)
        self.carry_on()
        shared: dict[tuple[int | None, bool, int], str] = {}
        for connection in self.connections:
            if connection.greeted:
                self._send_update(connection, shared)
        if self.state == "over":
            self.tell_table()
            self.hall.forget_if_idle(self)

    def tell(self, message: wire.Model) -> None:
        """Sends everybody the same."""
        text = message.model_dump_json()
        for connection in self.connections:
            if connection.greeted:
                connection.send(text)

    def tell_table(self) -> None:
        """Sends everybody who sits where."""
        for connection in self.connections:
            if connection.greeted:
                connection.send(shown.table_message(self, connection.user_id))

    def greet(self, connection: Connection, hello: wire.Hello) -> None:
        """Answers a hello with the table and what happened since."""
        connection.greeted = True
        connection.since, connection.version = hello.since, hello.version
        if len(self.seats_of(connection.user_id)) > 1:
            connection.version = None  # what it saw last may have been through another seat's eyes
        connection.eyes = self.eyes_of(connection)
        connection.send(shown.table_message(self, connection.user_id))
        self.send_update(connection)
        if self.proposal is not None:
            connection.send(self.proposal.shown())

    def send_update(self, connection: Connection) -> None:
        """Sends one tab the game as it may see it."""
        self._send_update(connection, {})

    def _send_update(self, connection: Connection, shared: dict[tuple[int | None, bool, int], str]) -> None:
        course = self.course
        if course is None:
            return
        eyes = self.eyes_of(connection)
        first = course.first_event(connection.since, connection.version) if eyes == connection.eyes else 0
        asks = course.asked is not None and self.answers_for(connection.user_id, course.asked)
        place = (eyes, asks, first)
        if place not in shared:
            shared[place] = shown.update(self, course, eyes, asks, first).model_dump_json()
        connection.send(shared[place])
        connection.eyes, connection.version, connection.since = eyes, course.version, len(course.table.events)

    def answers_for(self, user_id: str, seat: int) -> bool:
        """Whether a user answers for a seat now, rather than a bot or somebody else."""
        chair = self.chairs[seat]
        return bool(user_id) and chair.user_id == user_id and chair.kind == "person"

    def eyes_of(self, connection: Connection) -> int | None:
        """Whose view a tab gets: of its seats the one that is asked, else the one it had, else the first."""
        mine = self.seats_of(connection.user_id)
        if not mine:
            return None
        if self.course is not None and self.course.asked in mine:
            return self.course.asked
        return connection.eyes if connection.eyes in mine else mine[0]

    # ---- tabs -------------------------------------------------------------------------------------------------------

    async def join(self, connection: Connection, hello: wire.Hello) -> None:
        """A tab says hello, for the first time or again."""
        async with self.lock:
            new = connection not in self.connections
            self.connections.add(connection)
            self.greet(connection, hello)
            if new:
                for other in self.connections - {connection}:
                    if other.greeted:
                        other.send(shown.table_message(self, other.user_id))

    async def part(self, connection: Connection) -> None:
        """A tab is gone."""
        async with self.lock:
            self.connections.discard(connection)
            self.tell_table()
        self.hall.forget_if_idle(self)
