"""The time limit of the open question at one table: when it runs out, a bot stands in."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.server.clock import Clock
from insula.server.company import holidays_of, rest
from insula.server.game_log import NotStored
from insula.server.rows import Chair
from insula.server.seating import Seating
from insula.server.services import Services
from insula.server.store import StoreAway
from insula.server.table_spec import TableSpec

STORE_AGAIN = 1.0  # seconds until a time-out that could not be stored is tried again


class Room(Protocol):
    """What a time limit needs of a room."""

    services: Services
    spec: TableSpec
    seating: Seating
    clock: Clock
    updated: float
    lock: asyncio.Lock

    @property
    def asked(self) -> int | None:
        """The seat that is asked, if one is."""

    def playing(self) -> Table:
        """The table of a started game."""

    async def commit(self, kind: str, seat: int, *, reserve: int = 0, chairs: Sequence[Chair] = ()) -> None:
        """Stores a change."""

    async def changed(self) -> None:
        """Tells everybody and goes on."""

    def tell_table(self) -> None:
        """Sends everybody who sits where."""


class TimeLimit:
    """Watches the clock of whoever is asked, one question at a time."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None

    def start(self, version: int, seat: int, restarted_at: float | None) -> None:
        """Lets the clock run for the question that is open at a version."""
        room = self._room
        room.clock.ask(seat, version, restarted_at)
        left = room.clock.left()
        if left is not None:
            self._ring_in(left, version)
            if room.spec.pace.kind == "days":
                room.services.spawn(self._count_holidays(version))

    def stop(self) -> None:
        """Nobody is asked any more."""
        self._room.clock.stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring_in(self, seconds: float, version: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        spawn = self._room.services.spawn
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(seconds, 0.0), lambda: spawn(self._run_out(version)))

    async def _count_holidays(self, version: int) -> bool:
        """Days of a holiday are not those of an answer: whether whoever is asked has more time by them."""
        room = self._room
        user_id = room.seating[room.asked].user_id if room.asked is not None else None
        if not user_id:
            return False
        try:
            known = await room.services.store.read(lambda db: holidays_of(db, user_id))
        except StoreAway:
            return False
        if room.asked is None or room.playing().version != version:
            return False
        more = room.clock.rested(rest(known, room.updated, room.spec.pace.days * 86400.0))
        if more and self._timer is not None:
            self._ring_in(room.clock.left() or 0.0, version)
        return more

    async def _run_out(self, version: int) -> None:
        """A bot stands in for whoever let the clock run out."""
        room = self._room
        async with room.lock:
            seat = room.asked
            if seat is None or room.playing().version != version:
                return
            if room.spec.pace.kind == "days" and await self._count_holidays(version):
                return  # a holiday was announced after the question
            taken = room.clock.answered()
            chair = replace(room.seating[seat], bot=room.services.settings.stand_in, stand_in=True)
            try:
                await room.commit("timeout", seat, reserve=taken, chairs=[chair])
            except (NotStored, Refused):
                self._ring_in(STORE_AGAIN, version)
                return
            await room.changed()
            room.tell_table()
