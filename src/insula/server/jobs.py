"""Bots' questions, advice and reviews as jobs in the database: any worker on any machine takes them (`insula worker`).

A job is taken by `for update skip locked`, so that two workers never take the same one and none waits for another; one
whose worker died is taken again after a while. NOTIFY wakes whoever waits. docs/adr/0037-several-processes.md says why
this needs no queue of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from insula.bots.api import Think, Thought
from insula.bots.thinkers import SLACK, level_seconds
from insula.core.record import Record
from insula.review.advising import Advice, Advising
from insula.review.result import Review
from insula.review.review import Budget, Progress
from insula.server import work
from insula.server.cluster import notify, now
from insula.server.schema import jobs
from insula.server.store import Store
from insula.server.work import What

log = logging.getLogger("insula.server.jobs")
LOOK = 1.0  # seconds between two looks, should a wake-up be lost
PATIENCE = 10.0  # seconds beyond its own that a job waits for a worker before its server does it itself
ADVISED = 60.0  # seconds until a worker that gives advice is given up; it may have to load the rules first
BEAT = 20.0  # seconds within which whoever reviews a game gives a sign of life
OLD = 600.0  # seconds after which a job that nobody asks for any more is removed
FAILED = ""  # the answer of a worker that could not do it


def seconds_of(request: Think) -> float:
    """What a bot may think."""
    return request.seconds if request.seconds is not None else level_seconds(request.game, request.level)


class Jobs:
    """The jobs that one server waits for. Each comes back as None if no worker could do it in time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[str, asyncio.Event] = {}

    def answered(self, job: str) -> None:
        """A worker has answered a job of some server."""
        if job in self._waiting:
            self._waiting[job].set()

    async def think(self, request: Think) -> Thought | None:
        """A bot's answer."""
        answer = await self._done("think", seconds_of(request), work.pack(request))
        thought = work.thought_from(answer) if answer else None
        return thought if thought is not None and thought.option in request.options else None

    async def advise(self, job: Advising) -> Advice | None:
        """Advice."""
        answer = await self._done("advise", ADVISED, work.pack_advising(job))
        return work.ADVICE.validate_json(answer) if answer else None

    async def review(self, record: Record, budget: Budget, progress: Progress) -> Review | None:
        """The review of a game."""
        answer = await self._done("review", BEAT, work.pack_review(record, budget), progress)
        return work.REVIEW.validate_json(answer) if answer else None

    async def _done(self, what: What, seconds: float, request: str, progress: Progress | None = None) -> str | None:
        job = secrets.token_hex(16)
        self._waiting[job] = asyncio.Event()
        try:
            await self._store.write(lambda db: _add(db, job, seconds, request, what))
            return await self._answer(job, seconds, progress)
        finally:
            del self._waiting[job]
            await self._store.write(lambda db: _forget(db, job))

    async def _answer(self, job: str, seconds: float, progress: Progress | None) -> str | None:
        """What a worker answers; whoever has taken the job has its time from then, and from each sign of life on."""
        seen, until = None, time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._waiting[job].wait(), LOOK)
            row = await self._store.read(lambda db: _look(db, job))
            if row is None or row.answer is not None:
                return None if row is None else row.answer
            if row.taken != seen:
                seen, until = row.taken, time.monotonic() + PATIENCE + (seconds + 2 * SLACK if row.taken else 0.0)
            if progress is not None and row.of:
                progress(row.done, row.of)
        log.warning("no worker did it in time; this server does it itself")
        return None


def _add(db: sa.Connection, job: str, seconds: float, request: str, what: What = "think") -> None:
    db.execute(jobs.insert().values(id=job, what=what, seconds=seconds, request=request, created=now()))
    notify(db, {"t": "work"})


def _look(db: sa.Connection, job: str) -> Any:
    return db.execute(sa.select(jobs.c.answer, jobs.c.taken, jobs.c.done, jobs.c.of).where(jobs.c.id == job)).first()


def _forget(db: sa.Connection, job: str) -> None:
    old = sa.func.coalesce(jobs.c.taken, jobs.c.created) < now() - OLD
    db.execute(jobs.delete().where(sa.or_(jobs.c.id == job, old)))


def take(db: sa.Connection, whats: Sequence[What] = ("think", "advise")) -> tuple[str, What, str] | None:
    """The next job of some kinds for a worker: advice, then whatever is short; None if there is none."""
    lost = jobs.c.taken < now() - jobs.c.seconds - 2 * SLACK
    free = sa.and_(jobs.c.answer.is_(None), jobs.c.what.in_(whats), sa.or_(jobs.c.taken.is_(None), lost))
    order = sa.select(jobs.c.id).where(free).order_by(jobs.c.what != "advise", jobs.c.seconds, jobs.c.created).limit(1)
    chosen = order.with_for_update(skip_locked=True).scalar_subquery()
    mine = jobs.update().where(jobs.c.id == chosen).values(taken=now())
    row = db.execute(mine.returning(jobs.c.id, jobs.c.what, jobs.c.request)).first()
    return None if row is None else (row.id, row.what, row.request)


def release(db: sa.Connection, job: str) -> None:
    """Gives a job back, to be taken by another worker."""
    db.execute(jobs.update().where(jobs.c.id == job).values(taken=None))
    notify(db, {"t": "work"})


def answer(db: sa.Connection, job: str, text: str) -> None:
    """Stores the answer and wakes whoever waits for it."""
    db.execute(jobs.update().where(jobs.c.id == job).values(answer=text))
    notify(db, {"t": "job", "id": job})


def sign(db: sa.Connection, job: str, done: int, of: int) -> None:
    """Whoever does a long job lives, and has come so far."""
    db.execute(jobs.update().where(jobs.c.id == job).values(taken=now(), done=done, of=of))
