"""Updates: what each tab at a table is sent of the game, by what its eyes may see."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from pydantic_core import from_json, to_json

from insula.core.acts import Act
from insula.core.language import speaking, spoken
from insula.core.table import Table
from insula.server import presenters, wire
from insula.server.audience import Audience
from insula.server.clock import Clock
from insula.server.connection import Connection, Seen
from insula.server.differences import ShownView, view_differences
from insula.server.presenters import Sight
from insula.server.previews import Look, Previews
from insula.server.seating import Seating
from insula.server.server_rules import refuse
from insula.server.services import Services
from insula.server.table_spec import TableSpec

SMALLER = 0.5  # a patch at most so large, measured by the view, is sent instead of it


class Room(Protocol):
    """What updates need of a room."""

    services: Services
    spec: TableSpec
    seating: Seating
    audience: Audience
    table: Table | None
    clock: Clock
    lock: asyncio.Lock

    @property
    def asked(self) -> int | None:
        """The seat that is asked, if one is."""

    def playing(self) -> Table:
        """The table of a started game."""


class Shared:
    """What the tabs of one room that see the same are sent alike, after one change."""

    def __init__(self) -> None:
        self.messages: dict[tuple[object, ...], str] = {}
        self._views: dict[tuple[str, int | None], ShownView] = {}  # by language and eyes

    def view(self, table: Table, eyes: int | None) -> ShownView:
        """The view of these eyes, its parts as JSON."""
        place = spoken(), eyes
        if place not in self._views:
            parts = {name: to_json(part) for name, part in table.view(eyes).items()}
            self._views[place] = ShownView(parts)
        return self._views[place]

    def sight(self, table: Table, eyes: int | None, seen: Seen) -> Sight:
        """How the view is sent to whoever has seen that: as differences, if they are much smaller."""
        view = self.view(table, eyes)
        if seen.view is not None:
            patch = view_differences(seen.view, view)
            if len(to_json(patch)) <= SMALLER * sum(map(len, view.parts.values())):
                return Sight(None, seen.version, patch)
        return Sight({name: from_json(part) for name, part in view.parts.items()})


class Updates:
    """Tells the tabs of one room how the game stands, and whoever answers what each answer costs and brings."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._previews = Previews(room.services.lookers)
        self._telling: set[asyncio.Task[None]] = set()  # those who tell prices

    async def send_all(self) -> None:
        """Sends every tab the game as it may see it."""
        self._stop_telling()
        shared, room = Shared(), self._room
        # whoever answers is told what cannot be taken back, which takes a moment; the others need not wait for that
        for tab in sorted(room.audience, key=lambda tab: room.seating.answers_for(tab.user_id, room.asked)):
            await self.send(tab, shared)

    async def send(self, tab: Connection, shared: Shared | None = None) -> None:
        """Sends one tab the game as it may see it; what tabs see alike is made once if it is shared."""
        table = self._room.table
        if table is not None:
            with speaking(tab.language):
                await self._send(tab, table, shared or Shared())

    async def _send(self, tab: Connection, table: Table, shared: Shared) -> None:
        room = self._room
        answers = room.seating.answers_for(tab.user_id, room.asked)
        finals = await self._previews.finals(table) if answers else None
        # nothing waits from here on: `seen` moves when the tab takes what it was sent
        eyes, seen = self.eyes_of(tab), tab.seen
        if eyes != seen.eyes:
            seen = Seen()
        first = table.history.first_unseen(seen.since, seen.version, table.n_events)
        place = (tab.language, eyes, answers, first, tab.patches, seen.version, seen.view)
        if place not in shared.messages:
            sight = shared.sight(table, eyes, seen) if tab.patches else Sight(table.view(eyes))
            alone = self.alone(tab.user_id)
            shared.messages[place] = presenters.update(
                table, room.clock, eyes, finals, first, sight, room.spec.lesson, alone
            ).model_dump_json()
        view = shared.view(table, eyes) if tab.patches else None
        tab.send_update(shared.messages[place], Seen(table.n_events, table.version, eyes, view))
        if answers:
            self._tell_prices(tab, self._previews.look(table))

    def _tell_prices(self, tab: Connection, look: Look) -> None:
        task = self._room.services.spawn(self._send_previews(tab, look))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _stop_telling(self) -> None:
        """Prices of a question that is closed are not worked out: those that wait for a process never begin."""
        for task in self._telling:
            task.cancel()

    async def _send_previews(self, tab: Connection, look: Look) -> None:
        """What each answer costs and brings, to whoever answers and to nobody else, while the question is open."""
        room = self._room
        async for part in look.parts():
            if not look.is_about(room.table) or not room.seating.answers_for(tab.user_id, room.asked):
                return
            tab.send(part)

    async def act_previews(self, acts: Sequence[Act]) -> list[wire.Preview]:
        """What several acts that begin with one thing cost and bring. The caller holds the lock."""
        return await self._previews.of_acts(self._room.playing(), acts)

    async def previews(self, user_id: str) -> wire.Previews:
        """The same for whoever asks in one piece. [online.previews]"""
        room = self._room
        async with room.lock:
            room.playing().require_running()
            room.seating.acting(user_id)
            if not room.seating.answers_for(user_id, room.asked):
                raise refuse("online.previews")
            look = self._previews.look(room.playing())
        return await look.whole()

    def alone(self, user_id: str) -> bool:
        """Whether nobody but one person plays here or watches."""
        room = self._room
        return room.seating.people() == {user_id} and room.audience.online() == {user_id}

    def eyes_of(self, tab: Connection) -> int | None:
        """Whose view a tab gets: of its seats the one that is asked, else the one it had, else the first."""
        room = self._room
        mine = room.seating.seats_of(tab.user_id)
        if not mine:
            return None
        if room.asked in mine:
            return room.asked
        return tab.seen.eyes if tab.seen.eyes in mine else mine[0]
