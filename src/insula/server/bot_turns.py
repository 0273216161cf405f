"""The turns of bots at one table: what a bot answers, and that it answers however often that takes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from insula.bots.api import BadThink
from insula.bots.thinkers import level_seconds
from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.server.bots_pool import think_of
from insula.server.retries import Retries
from insula.server.rows import TableLost
from insula.server.seating import Seating
from insula.server.services import Services
from insula.server.table_spec import TableSpec

log = logging.getLogger("insula.server")
MIN_THOUGHT = 0.05  # seconds


class Room(Protocol):
    """What the turns of bots need of a room."""

    services: Services
    spec: TableSpec
    seating: Seating
    lock: asyncio.Lock
    retries: Retries

    @property
    def id(self) -> str:
        """The id of the table."""

    def playing(self) -> Table:
        """The table of a started game."""

    def rollback_on_error(self) -> AbstractAsyncContextManager[None]:
        """Restores what is stored if something goes wrong inside."""

    async def require_store(self) -> None:
        """Raises while the database does not answer."""

    async def play(self, move: int | str, seat: int) -> None:
        """Answers the open question and stores it."""

    async def changed(self) -> None:
        """Tells everybody and goes on."""


class BotTurns:
    """Lets the bot of whoever is asked answer, one at a time."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None

    def start(self, version: int, seat: int) -> None:
        """Lets the bot of a seat answer the question that is open at a version."""
        self._task = asyncio.create_task(self._answer_at_last(version, seat))

    def stop(self) -> None:
        """Stops the bot that thinks, unless it is the one that asks for it."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    async def _answer_at_last(self, version: int, seat: int) -> None:
        room = self._room
        async for attempt in room.retries.attempts():
            try:
                await self._answer(version, seat)
                return
            except TableLost:
                return
            except Refused as refused:
                log.warning("table %s: the bot of seat %d waits: %s", room.id, seat, refused)
            except Exception as problem:
                trace = problem if attempt == 0 else None  # the same trouble again is one line
                log.error("table %s: the bot of seat %d could not move: %s", room.id, seat, problem, exc_info=trace)

    async def _answer(self, version: int, seat: int) -> None:
        room = self._room
        option = await self._chosen(version, seat)
        await room.services.turn()
        async with room.lock:
            await room.require_store()
            table = room.playing()
            if option is None or table.version != version or room.seating[seat].kind != "bot":
                return
            async with room.rollback_on_error():
                await room.play(option, seat)
            await room.changed()

    async def _chosen(self, version: int, seat: int) -> int | None:
        """What the bot of a seat answers, from what the seat may know; None if the game went on without it.

        In a window that is always asked it takes the same time whether it has a choice or not: a quick pass would tell.
        """
        room = self._room
        settings = room.services.settings
        await room.services.turn()
        async with room.lock:
            table, level = room.playing(), room.seating[seat].bot
            if table.version != version:
                return None
            quick = settings.bot_pause
            if (told := room.spec.scripted(table)) is not None:
                await asyncio.sleep(quick)
                return table.read(told)
            betrays = table.from_hidden and level_seconds(table.game.name, level) > quick
            seconds = max(quick, MIN_THOUGHT) if betrays else None
            try:
                request = think_of(table, level, settings.chance(60), seconds, room.id)
            except BadThink as problem:
                log.error("table %s: %s The move is chosen at random.", room.id, problem)
                return int(secrets.choice(table.options))
        thought, _ = await asyncio.gather(room.services.choose(request), asyncio.sleep(quick))
        return thought.option
