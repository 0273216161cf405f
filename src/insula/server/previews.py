"""Previews: look-ahead at one table, worked out off the event loop and kept for the version it is about."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import AsyncIterator, Iterator

from insula.core import previews as core
from insula.core.amounts import Change
from insula.core.record_class import clone
from insula.core.table import Table
from insula.older.table import OlderTable
from insula.server import wire

PART_SECONDS = 0.2  # what is found in this time is sent together, so that the first prices come at once


class Previews:
    """What would follow from each answer of the open question."""

    def __init__(self) -> None:
        self._about: tuple[Table, int] | None = None
        self._finals: set[int] = set()
        self._look: Look | None = None

    async def finals(self, table: Table) -> set[int]:
        """The options that cannot be taken back alone. The caller holds the room's lock."""
        if self._about != (table, table.version):
            look = (
                table.final_options if isinstance(table, OlderTable) else functools.partial(core.final_options, table)
            )
            self._finals = await asyncio.to_thread(look)
            self._about = table, table.version
        return self._finals

    def look(self, table: Table) -> Look:
        """A look ahead from the open question; the caller holds the room's lock, but need not while it is used."""
        if self._look is None or not self._look.is_about(table):
            self._look = Look(table)
        return self._look


class Look:
    """The previews of one question; everybody who wants them shares the work."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.version = table.version
        self.found: dict[int, wire.Preview] = {}
        self._left: Iterator[tuple[int, core.Preview]] | None = None  # a release that tells no prices has none
        if not isinstance(table, OlderTable):
            self._left = core.previews(_standing_still(table))
        self._working = asyncio.Lock()

    def is_about(self, table: Table | None) -> bool:
        """Whether the question is still open at this table."""
        return table is self._table and self._table.version == self.version

    async def parts(self) -> AsyncIterator[wire.Previews]:
        """The previews in parts, as they are found."""
        told = 0
        while told < len(self.found) or self._left is not None:
            if told == len(self.found):
                async with self._working:
                    if told == len(self.found) and self._left is not None:
                        await asyncio.to_thread(self._work, self._left)
            part = dict(list(self.found.items())[told:])
            told += len(part)
            yield wire.Previews(version=self.version, previews=part)

    async def whole(self) -> wire.Previews:
        """All previews at once."""
        async for _ in self.parts():
            pass
        return wire.Previews(version=self.version, previews=self.found)

    def _work(self, left: Iterator[tuple[int, core.Preview]]) -> None:
        until = time.monotonic() + PART_SECONDS
        for option, found in left:
            self.found[option] = shown(found)
            if time.monotonic() > until:
                return
        self._left = None


def _standing_still(table: Table) -> Table:
    """A copy of the table as it is now, for looking ahead while the game goes on."""
    still = Table(table.setup, 0, table.names, state=clone(table.state), salt="", fast_forward=False)
    still.fast_forward = table.fast_forward
    still.history.ending = table.history.ending
    return still


def shown(found: core.Preview) -> wire.Preview:
    """A preview as it is sent."""
    return wire.Preview(
        cost=[_change(each) for each in found.cost],
        gain=[_change(each) for each in found.gain],
        places=list(found.places),
        unknown=list(found.unknown),
        lowest=found.lowest,
    )


def _change(change: Change) -> wire.Change:
    return wire.Change(
        what=change.what,
        name=change.name,
        before=change.before,
        after=change.after,
        whose=change.whose,
        sort=change.sort,
        text=change.text,
    )
