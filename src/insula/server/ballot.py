"""The ballot of one table: the proposal that is voted on, kept and ended here."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Protocol

from insula.server.audience import Audience
from insula.server.game_log import GameLog
from insula.server.proposals import Proposal
from insula.server.rows import TableLost, append
from insula.server.seating import Seating
from insula.server.services import Services
from insula.server.store import StoreAway


class Room(Protocol):
    """What a ballot needs of a room."""

    services: Services
    seating: Seating
    audience: Audience
    log: GameLog
    updated: float
    lock: asyncio.Lock

    @property
    def id(self) -> str:
        """The id of the table."""

    def carry_on(self) -> None:
        """Starts the clock and the bot of whoever is asked now."""


class Ballot:
    """At most one proposal at a time; callers hold the room's lock."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._numbers = 0
        self.proposal: Proposal | None = None

    def next_number(self) -> int:
        """A fresh number for a proposal."""
        self._numbers += 1
        return self._numbers

    def open(self, proposal: Proposal) -> None:
        """Puts a proposal to the vote; it is void after a while."""
        self.proposal = proposal
        self._room.services.spawn(self._void(proposal))
        self._room.carry_on()  # bots wait while a rewind is voted on

    def stored(self) -> str | None:
        """What a restart should remember of the vote, if anything."""
        return self.proposal.stored() if self.proposal else None

    async def keep(self) -> None:
        """Stores the vote on somebody absent, or that there is none."""
        room = self._room
        changes = {"proposal": self.stored(), "updated": room.updated}
        await room.services.store.write(lambda db: append(db, room.id, room.log.epoch, None, changes, []))

    def close(self, void: bool = False) -> None:
        """Ends the vote and tells everybody how."""
        if self.proposal is not None:
            if void:
                self.proposal.closed = "void"
            self._room.audience.tell(self.proposal.shown())
            self.proposal = None

    async def back_again(self, user_id: str) -> None:
        """Nobody votes on somebody who is there."""
        if self.proposal is not None and self.proposal.about in self._room.seating.seats_of(user_id):
            await self._drop()

    async def _void(self, proposal: Proposal) -> None:
        await asyncio.sleep(max(0.0, proposal.until - time.time()))
        async with self._room.lock:
            if self.proposal is proposal:
                await self._drop()

    async def _drop(self) -> None:
        """Nobody votes any more; if that cannot be stored, the vote ends by its time."""
        self.close(void=True)
        self._room.carry_on()
        with contextlib.suppress(StoreAway, TableLost):
            await self.keep()
