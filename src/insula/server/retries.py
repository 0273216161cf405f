"""Trying again: attempts without end, with growing pauses between them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds between attempts; the last one is repeated without end


class Retries:
    """What at a table waits to try something again; somebody who joins ends the pause."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Somebody came: whatever waits tries again now."""
        self._woken.set()

    async def attempts(self) -> AsyncIterator[int]:
        """Counts attempts; whoever is through leaves the loop."""
        attempt = 0
        while True:
            yield attempt
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
