"""Services: what all rooms of a server share, so that no room needs to know the hall."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from insula.bots.api import Think, Thought
from insula.older.table import OlderThink
from insula.server.bots_pool import BotsPool
from insula.server.jobs import Jobs
from insula.server.lookers import Lookers
from insula.server.metrics import Metrics
from insula.server.settings import Settings
from insula.server.store import Store

log = logging.getLogger("insula.server")


class Services:
    """Settings, database, bots, work in the background, and the turnstile that bots pass."""

    def __init__(self, settings: Settings, store: Store, bots: BotsPool, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.store = store
        self.bots = bots
        self._tasks: set[asyncio.Task[Any]] = set()
        self._turnstile = asyncio.Lock()
        self.lookers = Lookers(settings.look_workers)
        self._jobs = Jobs(store) if settings.bots == "shared" and store.shared else None

    async def choose(self, request: Think | OlderThink) -> Thought:
        """A bot's answer: from a worker of this server or, where bots are shared, from whichever worker is free."""
        metrics = self.metrics
        with metrics.asking.track_inprogress(), metrics.thoughts.labels(request.level).time():
            if self._jobs is not None and isinstance(request, Think):
                thought = await self._jobs.ask(request)
                if thought is not None:
                    return thought
            return await self.bots.choose(request)

    def job_answered(self, job: str) -> None:
        """Some worker has answered a job."""
        if self._jobs is not None:
            self._jobs.answered(job)

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
