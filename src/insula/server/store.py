"""The store: one database, SQLite in a file by default, PostgreSQL by URL; it may go away and come back.

A table is its set-up and its lines: every accepted change is a line, appended and committed before anybody sees it.
One thread writes; what waits for it shares a commit. No wait is without end: a database that does not answer is
`StoreAway`, and a write whose answer was lost is `Doubtful`: the caller reads again what is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa

from insula.server.claim import Claim, Claimed
from insula.server.migrate import migrate
from insula.server.schema import settings

log = logging.getLogger("insula.server.store")
T = TypeVar("T")
Job = tuple[Callable[[sa.Connection], Any], "Future[Any]"]
AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
MAX_BATCH = 64
READERS = 8
PROBE_PAUSES = (0.1, 0.2, 0.5, 1.0)  # seconds; the last one is repeated


class StoreProblem(RuntimeError):
    """The database cannot be used; the message is one sentence."""


class StoreAway(RuntimeError):
    """The database does not answer now; what was asked of it did not happen."""


class Doubtful(StoreAway):
    """The answer to a write was lost: it may have happened or not."""


@dataclass(frozen=True)
class Timeouts:
    """Seconds that anybody waits for the database."""

    connect: int = 5
    read: float = 10.0
    write: float = 10.0


class Store:
    """The database of one server. Writes go through one thread; reads through a few."""

    def __init__(self, url: str, timeouts: Timeouts | None = None) -> None:
        self.url = url
        self.owner = secrets.token_hex(8)
        self._timeouts = timeouts or Timeouts()
        self.engine = engine_for(url, self._timeouts)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "insula-read")
        self._away = threading.Event()
        self._closing = threading.Event()
        self._claim: Claim | None = None
        try:
            self._claim = Claim(self.engine)
            migrate(self.engine)
        except Claimed:
            raise StoreProblem("Another Insula server works on this database; stop it first.") from None
        except (sa.exc.SQLAlchemyError, OSError) as problem:
            raise StoreProblem(f"The database cannot be opened: {str(problem).splitlines()[0]}.") from None
        self._writer = threading.Thread(target=self._write_jobs, name="insula-store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finishes what waits to be written and lets the database go."""
        self._closing.set()
        self._jobs.put(None)
        self._writer.join(2 * self._timeouts.write)
        self._readers.shutdown(wait=False, cancel_futures=True)
        if self._claim is not None:
            self._claim.close()
        self.engine.dispose()

    @property
    def ready(self) -> bool:
        """Whether the database answers, as far as is known."""
        return not self._away.is_set()

    @property
    def shared(self) -> bool:
        """Whether several servers may work on this database."""
        return self.engine.dialect.name == "postgresql"

    def setting(self, name: str, default: str) -> str:
        """A value kept with the database; the first default given stays."""
        with self.engine.begin() as db:
            found = db.execute(sa.select(settings.c.value).where(settings.c.name == name)).scalar()
            if found is None:
                db.execute(settings.insert().values(name=name, value=default))
                return default
            return str(found)

    def keep(self, name: str, value: str | None) -> str | None:
        """Puts a value in the place of the one that is kept, or with None removes it; what was there before."""
        with self.engine.begin() as db:
            before = db.execute(sa.select(settings.c.value).where(settings.c.name == name)).scalar()
            db.execute(settings.delete().where(settings.c.name == name))
            if value is not None:
                db.execute(settings.insert().values(name=name, value=value))
        return None if before is None else str(before)

    @property
    def waiting(self) -> int:
        """How many changes wait to be stored."""
        return self._jobs.qsize()

    # ---- reading and writing ----------------------------------------------------------------------------------

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Runs a job in the writing thread; returns when it is committed."""
        self._refuse_while_away()
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return await self._answer(done, self._timeouts.write)

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        """Runs a job that only reads."""
        self._refuse_while_away()
        return await self._answer(self._readers.submit(self._read, job), self._timeouts.read)

    def _refuse_while_away(self) -> None:
        if self._away.is_set():
            raise StoreAway("The database does not answer.")

    async def _answer(self, done: Future[T], seconds: float) -> T:
        try:
            return await asyncio.wait_for(asyncio.wrap_future(done), seconds)
        except TimeoutError:
            self._gone("it gave no answer in time")
            if done.cancelled():  # it had not begun, so it never will
                raise StoreAway("The database does not answer.") from None
            raise Doubtful("The database gave no answer in time.") from None
        except Doubtful:
            self._gone("the answer to a commit was lost")
            raise
        except AWAY as problem:
            self._gone(str(problem.orig).splitlines()[0] if isinstance(problem, sa.exc.DBAPIError) else str(problem))
            raise StoreAway("The database does not answer.") from problem

    def _gone(self, reason: str) -> None:
        """Until the database answers a probe nobody waits for it."""
        if not self._away.is_set():
            self._away.set()
            log.error("the database is away: %s", reason)
            threading.Thread(target=self._probe, name="insula-probe", daemon=True).start()

    def _probe(self) -> None:
        pauses = iter(PROBE_PAUSES)
        pause = PROBE_PAUSES[-1]
        while not self._closing.wait(next(pauses, pause)):
            done: Future[int] = Future()
            self._jobs.put((_heartbeat, done))
            with contextlib.suppress(Exception):
                done.result()  # behind whatever holds the writer up: when it is through, others will be too
                self._away.clear()
                log.warning("the database is back")
                return

    def _read(self, job: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as db:
            return job(db)

    def _write_jobs(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            ended = False
            with contextlib.suppress(queue.Empty):
                while len(batch) < MAX_BATCH:
                    job = self._jobs.get_nowait()
                    if job is None:
                        ended = True
                        break
                    batch.append(job)
            # from here on a caller that gives up no longer stops its job
            self._write_batch([job for job in batch if job[1].set_running_or_notify_cancel()])
            if ended:
                return

    def _write_batch(self, batch: Sequence[Job]) -> None:
        if not batch:
            return
        try:
            results = self._committed(batch)
        except Exception as problem:
            if len(batch) == 1 or isinstance(problem, (Doubtful, *AWAY)):
                for _, done in batch:
                    done.set_exception(problem)
                return
            for each in batch:  # one of them is bad; the others shall not suffer
                self._write_batch([each])
            return
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)

    def _committed(self, batch: Sequence[Job]) -> list[Any]:
        """Runs jobs in one transaction. An error before the commit means that nothing happened; one in it, doubt."""
        with self.engine.connect() as db:
            results = [job(db) for job, _ in batch]
            try:
                db.commit()
            except Exception as problem:
                log.error("the answer to a commit was lost: %s", str(problem).splitlines()[0])
                raise Doubtful("The answer of the database was lost.") from problem
            return results


def _heartbeat(db: sa.Connection) -> int:
    """Writes something, since a full or read-only disk still reads."""
    name, beat = "heartbeat", secrets.token_hex(4)
    if db.execute(settings.update().where(settings.c.name == name).values(value=beat)).rowcount == 0:
        db.execute(settings.insert().values(name=name, value=beat))
    return 1


def engine_for(url: str, timeouts: Timeouts | None = None) -> sa.Engine:
    """A connection pool for an address of a database, or a file of SQLite; raises `StoreProblem`."""
    timeouts = timeouts or Timeouts()
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    elif "://" not in url:
        url = f"sqlite:///{url}"
    options: dict[str, Any] = {"hide_parameters": True}  # names, passwords and chat do not belong into logs
    if url.startswith("postgresql"):
        limit = int(1000 * timeouts.write)
        waits = {"statement": limit, "lock": limit, "idle_in_transaction_session": 3 * limit}
        limits = " ".join(f"-c {what}_timeout={length}" for what, length in waits.items())
        options |= {"pool_pre_ping": True, "pool_timeout": timeouts.connect, "pool_size": READERS + 2}
        options["connect_args"] = {
            "connect_timeout": timeouts.connect,
            "options": limits,
            "tcp_user_timeout": limit,
            "keepalives_idle": timeouts.connect,
        }
    try:
        engine = sa.create_engine(url, **options)
    except (sa.exc.ArgumentError, ImportError) as problem:
        raise StoreProblem(f"The database address cannot be used: {problem}") from None
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _set_up_sqlite)
        sa.event.listen(engine, "begin", lambda db: db.exec_driver_sql("BEGIN"))
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN itself; the driver's own rules would hide reads from it
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
