"""A worker: takes jobs of all servers on one database, and has processes in which bots think and games are reviewed."""

from __future__ import annotations

import contextlib
import json
import logging
import threading
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from insula.bots.pool import Pool, WorkerLost
from insula.bots.thinkers import Thinkers
from insula.review.review import examining, review
from insula.server import work
from insula.server.cluster import CHANNEL
from insula.server.jobs import FAILED, LOOK, answer, release, sign, take
from insula.server.work import What

log = logging.getLogger("insula.server.jobs")
LONGEST = 300.0  # seconds until a process that gives advice is given up; rules may have to be compiled first


class JobWorker:
    """Takes jobs until it is closed. Some threads are for those whom people wait for, another one for reviews."""

    def __init__(self, engine: sa.Engine, size: int) -> None:
        self._engine = engine
        self._thinkers = Thinkers(size, nice=5)
        self._examiners = Pool(size, examining, nice=10)
        self._closing = threading.Event()
        self._reviewing: tuple[str, int, int] | None = None  # a job, and how far it has come
        self.answers = 0
        quick: list[Sequence[What]] = [("think", "advise")] * size
        kinds = [*quick, ("review",)]
        self._wakes = [threading.Event() for _ in kinds]
        self._threads = [
            threading.Thread(target=self._serve, args=each, daemon=True)
            for each in zip(kinds, self._wakes, strict=True)
        ]
        self._ear = threading.Thread(target=self._hear, daemon=True)
        for thread in (*self._threads, self._ear):
            thread.start()

    def close(self) -> None:
        """Ends its processes; what is not done is another worker's."""
        self._closing.set()
        self._wake()
        self._thinkers.close()
        self._examiners.close()
        for thread in (*self._threads, self._ear):
            thread.join(5)

    def _wake(self) -> None:
        for each in self._wakes:
            each.set()

    def _serve(self, whats: Sequence[What], wake: threading.Event) -> None:
        while not self._closing.is_set():
            wake.clear()
            try:
                found = self._taken(whats)
            except sa.exc.SQLAlchemyError as problem:
                log.warning("no jobs can be taken: %s", str(problem).splitlines()[0])
                found = None
            if found is None:
                wake.wait(LOOK)
            else:
                self._answer(*found)

    def _answer(self, job: str, what: What, request: str) -> None:
        try:
            text = self._done(job, what, request)
        except Exception as problem:  # its server does it itself, and says what is wrong if that fails, too
            if self._closing.is_set():
                with contextlib.suppress(sa.exc.SQLAlchemyError), self._engine.begin() as db:
                    release(db, job)
                return
            log.warning("a job (%s) could not be done: %s", what, problem)
            text = FAILED
        with contextlib.suppress(sa.exc.SQLAlchemyError), self._engine.begin() as db:  # it is taken again then
            answer(db, job, text)
            self.answers += text != FAILED

    def _taken(self, whats: Sequence[What]) -> tuple[str, What, str] | None:
        with self._engine.begin() as db:
            return take(db, whats)

    def _done(self, job: str, what: What, request: str) -> str:
        if what == "think":
            thought = self._thinkers.ask(work.unpack(request))
            if self._closing.is_set():  # its process may have been ended: then this is no thought of the bot's
                raise WorkerLost("The worker is being closed.")
            return json.dumps(asdict(thought))
        if what == "advise":
            asked = work.unpack_advising(request)
            found = self._examiners.submit(asked, LONGEST, asked.request.game).result()
            return work.ADVICE.dump_json(found).decode()
        return self._reviewed(job, request)

    def _reviewed(self, job: str, request: str) -> str:
        record, budget = work.unpack_review(request)

        def progress(done: int, of: int) -> None:
            self._reviewing = job, done, of

        progress(0, 0)
        try:
            made = review(record, budget, pool=self._examiners, progress=progress)
        finally:
            self._reviewing = None
        return work.REVIEW.dump_json(made).decode()

    def _sign(self, db: sa.Connection) -> None:
        """A sign of life for whoever waits for a review."""
        reviewing = self._reviewing
        if reviewing is not None:
            sign(db, *reviewing)

    def _hear(self) -> None:
        while not self._closing.is_set():
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
                    db.exec_driver_sql(f"listen {CHANNEL}")
                    connection: Any = db.connection.dbapi_connection
                    while not self._closing.is_set():
                        self._sign(db)
                        until = time.monotonic() + LOOK
                        while (left := until - time.monotonic()) > 0 and not self._closing.is_set():
                            for heard in connection.notifies(timeout=left, stop_after=1):
                                if '"work"' in heard.payload:
                                    self._wake()
            except Exception as problem:  # the database is away, or its driver says so in its own words
                log.warning("no news from the database: %s", problem)
                self._closing.wait(LOOK)
