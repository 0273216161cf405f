"""Previews: look-ahead at one table, worked out off the event loop and kept for the version it is about."""

from __future__ import annotations

import asyncio

from insula.core.previews import final_options
from insula.core.table import Table


class Previews:
    """What would follow from each answer. The caller holds the room's lock, so the table stands still meanwhile."""

    def __init__(self) -> None:
        self._about: tuple[Table, int] | None = None
        self._finals: set[int] = set()

    async def finals(self, table: Table) -> set[int]:
        """The options that cannot be taken back alone."""
        if self._about != (table, table.version):
            self._finals = await asyncio.to_thread(final_options, table)
            self._about = table, table.version
        return self._finals
