"""Services: what all rooms of a server share, so that no room needs to know the hall."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

from insula.bots.api import Think, Thought
from insula.bots.pool import Pool
from insula.core.record import Record
from insula.older.table import OlderThink
from insula.review.advising import Advice, Advising
from insula.review.result import Review
from insula.review.review import Budget, Progress, examining, review
from insula.server.bots_pool import BotsPool
from insula.server.jobs import Jobs
from insula.server.lookers import Lookers
from insula.server.mail import BadMail, Mailbox, Mailer
from insula.server.metrics import Metrics
from insula.server.notices import Notices
from insula.server.push import Pusher
from insula.server.settings import Settings
from insula.server.store import Store

log = logging.getLogger("insula.server")
EXAMINERS_NICE = 10  # bots and people come first
LONGEST = 60.0  # seconds until a process that gives advice is given up; it may have to load the rules first


def mailbox_of(settings: Settings) -> Mailbox | None:
    """Where letters are handed in; None where none are sent. Raises `BadMail`."""
    if not settings.mail:
        return None
    if not settings.site:
        raise BadMail("E-mails contain links: set “site” to the address where people reach this server.")
    return Mailbox.read(settings.mail, settings.mail_from)


def contact_of(settings: Settings) -> str:
    """Whom a push service writes to when something is wrong with messages."""
    host = urlsplit(settings.site).hostname or "localhost.localdomain"
    return parseaddr(settings.mail_from)[1] or f"insula@{host}"


class Services:
    """Settings, database, bots, work in the background, and the turnstile that bots pass."""

    def __init__(self, settings: Settings, store: Store, bots: BotsPool, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.store = store
        self.bots = bots
        self._tasks: set[asyncio.Task[Any]] = set()
        self._turnstile = asyncio.Lock()
        self._one_review = asyncio.Lock()
        self.advised: set[str] = set()  # who waits for a hint
        self.lookers = Lookers(settings.look_workers)
        self._examiners: Pool | None = None
        self.mailer = Mailer(mailbox_of(settings))
        key = store.setting("notice-key", secrets.token_hex(32))
        pusher = Pusher(store, settings.push_hosts, contact_of(settings))
        self.notices = Notices(settings, store, self.mailer, pusher, key)
        self._jobs = Jobs(store) if settings.bots == "shared" and store.shared else None

    async def choose(self, request: Think | OlderThink) -> Thought:
        """A bot's answer: from a worker of this server or, where bots are shared, from whichever worker is free."""
        metrics = self.metrics
        with metrics.asking.track_inprogress(), metrics.thoughts.labels(request.level).time():
            if self._jobs is not None and isinstance(request, Think):
                thought = await self._jobs.think(request)
                if thought is not None:
                    return thought
            return await self.bots.choose(request)

    async def advise(self, job: Advising) -> Advice:
        """Advice, from a process of this server or, where bots are shared, from any worker; raises `WorkerLost`."""
        found = await self._jobs.advise(job) if self._jobs is not None else None
        if found is not None:
            return found
        made: Advice = await asyncio.wrap_future(self.examiners.submit(job, LONGEST, job.request.game, 0.0))
        return made

    async def review(self, record: Record, budget: Budget, progress: Progress) -> Review:
        """The review of a game, from any worker where bots are shared; else one is made here at a time."""
        found = await self._jobs.review(record, budget, progress) if self._jobs is not None else None
        if found is None:
            async with self._one_review:
                found = await asyncio.to_thread(review, record, budget, pool=self.examiners, progress=progress)
        return found

    @property
    def examiners(self) -> Pool:
        """The processes that review finished games and give advice; they start with the first that is wanted."""
        if self._examiners is None:
            self._examiners = Pool(self.settings.review_workers, examining, nice=EXAMINERS_NICE)
        return self._examiners

    def job_answered(self, job: str) -> None:
        """Some worker has answered a job."""
        if self._jobs is not None:
            self._jobs.answered(job)

    async def turn(self) -> None:
        """Bots pass one by one, and what people sent meanwhile is read in between."""
        async with self._turnstile:
            await asyncio.sleep(0)

    def close_examiners(self) -> None:
        """Ends the processes that review and advise; waits for them."""
        if self._examiners is not None:
            self._examiners.close()

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
        self.notices.close()
        for task in list(self._tasks):
            task.cancel()
