"""Services: what all rooms of a server share, so that no room needs to know the hall."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from insula.server.bots_pool import BotsPool
from insula.server.settings import Settings
from insula.server.store import Store

log = logging.getLogger("insula.server")


class Services:
    """Settings, database, bots, work in the background, and the turnstile that bots pass."""

    def __init__(self, settings: Settings, store: Store, bots: BotsPool) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self._tasks: set[asyncio.Task[Any]] = set()
        self._turnstile = asyncio.Lock()

    async def turn(self) -> None:
        """Bots pass one by one, and what people sent meanwhile is read in between."""
        async with self._turnstile:
            await asyncio.sleep(0)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something beside everything else and keeps hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    def close(self) -> None:
        """Stops what runs in the background."""
        for task in list(self._tasks):
            task.cancel()
