"""Answers given ahead: at a table without live clocks somebody may leave a pass for the windows of others' turns.

The game names the kinds of question that take one (`Game.ahead`): nothing but the reader's own hand matters there, and
passing is always possible. What is left stands as a line in the game's log, so that a restart keeps it. It ends with
whatever its owner next does at the table (taking back included), with another at the seat, or with a rewind. Only its
owner is told of it. The pass comes after a pause that is the same whether there was a choice or not. [online.ahead]
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol
from weakref import WeakKeyDictionary

from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.server import wire
from insula.server.audience import Audience
from insula.server.connection import Connection
from insula.server.game_log import GameLog
from insula.server.presenters import PASS
from insula.server.proposals import Proposal
from insula.server.retries import Retries
from insula.server.rows import Line, TableLost
from insula.server.seating import Seating
from insula.server.server_rules import refuse
from insula.server.services import Services
from insula.server.table_spec import TableSpec

log = logging.getLogger("insula.server")
LEFT = "ahead"  # the kind of the lines
GIVEN = "given ahead"  # begins the nonces of such passes; those of browsers have no spaces
PARTS = 1024


class Room(Protocol):
    """What answers given ahead need of a room."""

    services: Services
    spec: TableSpec
    seating: Seating
    audience: Audience
    table: Table | None
    log: GameLog
    lock: asyncio.Lock
    retries: Retries
    updated: float

    @property
    def id(self) -> str:
        """The id of the table."""

    @property
    def asked(self) -> int | None:
        """The seat that is asked, if one is."""

    @property
    def proposal(self) -> Proposal | None:
        """What is voted on now."""

    def playing(self) -> Table:
        """The table of a started game."""

    def abandon(self) -> None:
        """Lets the table go."""

    def require_spare(self) -> None:
        """Raises when too many changes are stored already."""

    def rollback_on_error(self) -> AbstractAsyncContextManager[None]:
        """Restores what is stored if something goes wrong inside."""

    async def require_store(self) -> None:
        """Raises while the database does not answer."""

    async def play(self, move: int | str, seat: int, *, by: str = "", nonce: str = "") -> None:
        """Answers the open question and stores it."""

    async def changed(self) -> None:
        """Tells everybody and goes on."""


def stands(lines: Sequence[Line], seat: int) -> bool:
    """Whether a pass is left for a seat: since it was left, the seat did nothing else, and nothing was rewound."""
    for line in reversed(lines):
        if line.kind == "rewind":
            return False
        if line.seat != seat or line.nonce.startswith(GIVEN):
            continue
        return line.kind == LEFT and line.text == PASS
    return False


class Ahead:
    """The passes that are left at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._told: WeakKeyDictionary[Connection, wire.Standing] = WeakKeyDictionary()

    @property
    def possible(self) -> bool:
        """Whether a pass may be left here: a game with such windows, other people, no live clock."""
        room, table = self._room, self._room.table
        if table is None or table.over or room.spec.pace.kind == "live" or room.spec.lesson is not None:
            return False
        return bool(room.spec.setup.game.ahead) and len(room.seating.people()) > 1

    def answers(self, seat: int) -> bool:
        """Whether the open question is answered by what a seat has left."""
        room = self._room
        if not self.possible or room.asked != seat or room.seating[seat].kind != "person":
            return False
        table = room.playing()
        if table.kind not in room.spec.setup.game.ahead or PASS not in [option.text for option in table.options]:
            return False
        return stands(room.log.lines, seat)

    async def leave(self, seat: int, on: bool, by: str, nonce: str) -> None:
        """Leaves a pass, or takes it away again; nobody else notices. The caller holds the lock."""
        room = self._room
        if not self.possible:
            raise refuse("online.ahead")
        if on:
            room.require_spare()
        if on != stands(room.log.lines, seat):
            line = room.log.next_line(room.playing(), LEFT, seat, PASS if on else "", by, nonce, 0)
            try:
                await room.log.append(line, {"updated": room.updated}, ())
            except TableLost:
                room.abandon()
                raise
            room.log.remember(by, nonce, room.playing().version)
        self.start()

    # ---- giving it -------------------------------------------------------------------------------------------

    def start(self) -> None:
        """After a change: a pass that is left for the open question is given, after a pause."""
        self.stop()
        seat, vote = self._room.asked, self._room.proposal
        if vote is not None and vote.what == "rewind":
            return  # what is taken back needs no answer
        if seat is not None and self.answers(seat):
            self._task = asyncio.create_task(self._give_at_last(self._room.playing().version, seat))

    def stop(self) -> None:
        """Gives nothing, unless it is being given."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    async def _give_at_last(self, version: int, seat: int) -> None:
        room = self._room
        settings = room.services.settings
        chance = settings.chance(10) / PARTS  # as long as somebody who was told might take; of no hand, of no option
        await asyncio.sleep(settings.ahead_pause * (1 + 2 * chance))
        async for _ in room.retries.attempts():
            try:
                await self._give(version, seat)
                return
            except TableLost:
                return
            except Exception as problem:
                known = problem if not isinstance(problem, Refused) else None
                log.warning("table %s: what seat %d left waits: %s", room.id, seat, problem, exc_info=known)

    async def _give(self, version: int, seat: int) -> None:
        room = self._room
        async with room.lock:
            await room.require_store()
            if room.asked != seat or room.playing().version != version or not self.answers(seat):
                return
            async with room.rollback_on_error():
                by = room.seating[seat].user_id or ""
                await room.play(PASS, seat, by=by, nonce=f"{GIVEN} {version}")
            await room.changed()

    # ---- telling its owner -----------------------------------------------------------------------------------

    def tell(self) -> None:
        """Tells each player's tabs what they have left, where that has changed."""
        for tab in self._room.audience:
            self.tell_one(tab)

    def tell_one(self, tab: Connection, again: bool = False) -> None:
        """Tells a tab what its reader has left; nobody else's."""
        mine = self._room.seating.seats_of(tab.user_id)
        if not mine:
            return
        possible = self.possible
        left = [seat for seat in mine if possible and stands(self._room.log.lines, seat)]
        told = wire.Standing(possible=possible, seats=left)
        before = self._told.get(tab)
        if again or (before or wire.Standing(possible=False, seats=[])) != told:
            self._told[tab] = told
            tab.send(told)
