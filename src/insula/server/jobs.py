"""Bots' questions as jobs in the database: any worker on any machine takes them (`insula worker`).

A job is taken by `for update skip locked`, so that two workers never take the same one and none waits for another; one
whose worker died is taken again after a while. NOTIFY wakes whoever waits. docs/adr/0037-several-processes.md says why
this needs no queue of its own.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import secrets
import threading
import time
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from insula.bots.api import Share, Think, Thought
from insula.bots.thinkers import SLACK, Thinkers, level_seconds
from insula.server.cluster import CHANNEL, notify, now
from insula.server.schema import jobs
from insula.server.store import Store

log = logging.getLogger("insula.server.jobs")
LOOK = 1.0  # seconds between two looks, should a wake-up be lost
PATIENCE = 10.0  # seconds beyond its own that a job waits for a worker before its server thinks itself
OLD = 600.0  # seconds after which a job that nobody asks for any more is removed


def pack(request: Think) -> str:
    """What a bot is told, as text."""
    return json.dumps(asdict(request) | {"sample": base64.b64encode(request.sample).decode()})


def unpack(text: str) -> Think:
    """The same again."""
    told: dict[str, Any] = json.loads(text)
    told["sample"] = base64.b64decode(told["sample"])
    told["options"], told["own"] = tuple(told["options"]), tuple(told["own"])
    return Think(**told)


def thought_from(text: str) -> Thought:
    """A bot's answer from its text."""
    told = json.loads(text)
    return Thought(**told | {"shares": tuple(Share(**each) for each in told["shares"])})


def seconds_of(request: Think) -> float:
    """What a bot may think."""
    return request.seconds if request.seconds is not None else level_seconds(request.game, request.level)


class Jobs:
    """The jobs that one server waits for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[str, asyncio.Event] = {}

    def answered(self, job: str) -> None:
        """A worker has answered a job of some server."""
        if job in self._waiting:
            self._waiting[job].set()

    async def ask(self, request: Think) -> Thought | None:
        """The answer of some worker; None if none gave a legal one in time."""
        job, seconds = secrets.token_hex(16), seconds_of(request)
        self._waiting[job] = asyncio.Event()
        try:
            await self._store.write(lambda db: _add(db, job, seconds, pack(request)))
            until = time.monotonic() + seconds + PATIENCE
            while time.monotonic() < until:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._waiting[job].wait(), LOOK)
                answer = await self._store.read(lambda db: _answer(db, job))
                if answer is not None:
                    thought = thought_from(answer)
                    return thought if thought.option in request.options else None
            log.warning("no worker answered within %.0f s; this server thinks itself", seconds + PATIENCE)
            return None
        finally:
            del self._waiting[job]
            await self._store.write(lambda db: _forget(db, job))


def _add(db: sa.Connection, job: str, seconds: float, request: str) -> None:
    db.execute(jobs.insert().values(id=job, seconds=seconds, request=request, created=now()))
    notify(db, {"t": "work"})


def _answer(db: sa.Connection, job: str) -> str | None:
    return db.execute(sa.select(jobs.c.answer).where(jobs.c.id == job)).scalar()


def _forget(db: sa.Connection, job: str) -> None:
    db.execute(jobs.delete().where(sa.or_(jobs.c.id == job, jobs.c.created < now() - OLD)))


def take(db: sa.Connection) -> tuple[str, Think] | None:
    """The next job for a worker: short ones first; None if there is none."""
    lost = jobs.c.taken < now() - jobs.c.seconds - 2 * SLACK
    free = sa.and_(jobs.c.answer.is_(None), sa.or_(jobs.c.taken.is_(None), lost))
    order = sa.select(jobs.c.id).where(free).order_by(jobs.c.seconds, jobs.c.created).limit(1)
    chosen = order.with_for_update(skip_locked=True).scalar_subquery()
    taken = jobs.update().where(jobs.c.id == chosen).values(taken=now()).returning(jobs.c.id, jobs.c.request)
    row = db.execute(taken).first()
    return None if row is None else (row.id, unpack(row.request))


def answer(db: sa.Connection, job: str, thought: Thought) -> None:
    """Stores the answer and wakes whoever waits for it."""
    db.execute(jobs.update().where(jobs.c.id == job).values(answer=json.dumps(asdict(thought))))
    notify(db, {"t": "job", "id": job})


class JobWorker:
    """Takes jobs until it is closed: some threads, each with a process in which its bot thinks."""

    def __init__(self, engine: sa.Engine, size: int) -> None:
        self._engine = engine
        self._thinkers = Thinkers(size, nice=5)
        self._closing = threading.Event()
        self._work = threading.Event()
        self.answers = 0
        self._threads = [threading.Thread(target=self._serve, daemon=True) for _ in range(size)]
        self._ear = threading.Thread(target=self._hear, daemon=True)
        for thread in (*self._threads, self._ear):
            thread.start()

    def close(self) -> None:
        """Finishes what is being thought about."""
        self._closing.set()
        self._work.set()
        self._thinkers.close()
        for thread in (*self._threads, self._ear):
            thread.join(5)

    def _serve(self) -> None:
        while not self._closing.is_set():
            try:
                found = self._taken()
            except sa.exc.SQLAlchemyError as problem:
                log.warning("no jobs can be taken: %s", str(problem).splitlines()[0])
                found = None
            if found is None:
                self._work.wait(LOOK)
                self._work.clear()
                continue
            thought = self._thinkers.ask(found[1])
            with contextlib.suppress(sa.exc.SQLAlchemyError), self._engine.begin() as db:  # it is taken again then
                answer(db, found[0], thought)
                self.answers += 1

    def _taken(self) -> tuple[str, Think] | None:
        with self._engine.begin() as db:
            return take(db)

    def _hear(self) -> None:
        while not self._closing.is_set():
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
                    db.exec_driver_sql(f"listen {CHANNEL}")
                    connection: Any = db.connection.dbapi_connection
                    while not self._closing.is_set():
                        for heard in connection.notifies(timeout=LOOK, stop_after=1):
                            if '"work"' in heard.payload:
                                self._work.set()
            except Exception as problem:  # the database is away, or its driver says so in its own words
                log.warning("no news from the database: %s", problem)
                self._closing.wait(LOOK)
