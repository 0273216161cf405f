"""Previews: look-ahead at one table, worked out beside the event loop and kept for the version it is about."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

from insula.core.acts import Act, standing
from insula.core.language import spoken
from insula.core.table import Table
from insula.older.table import OlderTable
from insula.server import wire
from insula.server.lookers import Lookers, Position
from insula.server.price_tags import Tags, message, shown


class Previews:
    """What would follow from each answer of the open question."""

    def __init__(self, lookers: Lookers) -> None:
        self._lookers = lookers
        self._about: tuple[Table, int] | None = None
        self._finals: set[int] = set()
        self._position: tuple[Table, int, Position] | None = None
        self._looks: dict[str, Look] = {}  # by language

    async def finals(self, table: Table) -> set[int]:
        """The options that cannot be taken back alone. The caller holds the room's lock."""
        if self._about != (table, table.version):
            if isinstance(table, OlderTable):
                self._finals = await asyncio.to_thread(table.final_options)
            else:
                self._finals = set() if table.over else await self._lookers.finals(self._at(table))
            self._about = table, table.version
        return self._finals

    async def of_acts(self, table: Table, acts: Sequence[Act]) -> list[wire.Preview]:
        """What each of several acts that begin with one thing costs and brings as a whole."""
        position = Position.of(standing(table, acts[0].back))
        answers = tuple(tuple(map(int, act.answers)) for act in acts)
        return [shown(each) for each in await self._lookers.acts(position, answers)]

    def look(self, table: Table) -> Look:
        """A look ahead from the open question; the caller holds the room's lock, but need not while it is used."""
        self._looks = {language: look for language, look in self._looks.items() if look.is_about(table)}
        if spoken() not in self._looks:
            told = not table.over and not isinstance(table, OlderTable)  # a release that tells no prices has none
            self._looks[spoken()] = Look(table, self._lookers, self._at(table) if told else None)
        return self._looks[spoken()]

    def _at(self, table: Table) -> Position:
        """The position of a table, made once for finals and prices."""
        known = self._position
        if known is None or known[:2] != (table, table.version) or known[2].language != spoken():
            known = self._position = table, table.version, Position.of(table)
        return known[2]


class Look:
    """The previews of one question; everybody who wants them shares the work."""

    def __init__(self, table: Table, lookers: Lookers, position: Position | None) -> None:
        self._table = table
        self._lookers = lookers
        self.version = table.version
        self.found: Tags = {}
        self._position = position  # None when all is found
        self._working = asyncio.Lock()

    def is_about(self, table: Table | None) -> bool:
        """Whether the question is still open at this table."""
        return table is self._table and self._table.version == self.version

    async def parts(self) -> AsyncIterator[str]:
        """The previews in parts, as they are found: the messages that tell them."""
        told = 0
        while told < len(self.found) or self._position is not None:
            if told == len(self.found):
                async with self._working:
                    if told == len(self.found) and self._position is not None:
                        await self._work(self._position)
            part = dict(list(self.found.items())[told:])
            told += len(part)
            yield message(self.version, part)

    async def whole(self) -> wire.Previews:
        """All previews at once."""
        async for _ in self.parts():
            pass
        return wire.Previews.model_validate_json(message(self.version, self.found))

    async def _work(self, position: Position) -> None:
        found, whole = await self._lookers.previews(position, len(self.found))
        self.found |= found
        if whole:
            self._position = None
