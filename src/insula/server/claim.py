"""The claim: one server per database, held as long as the server lives and taken again when the connection breaks."""

from __future__ import annotations

import contextlib
import logging
import threading
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from filelock import BaseFileLock

from insula.core import locks

log = logging.getLogger("insula.server.store")
CLAIM = 0x1_57_1A  # the advisory lock of a PostgreSQL database that a server works on
WATCH = 1.0  # seconds between two looks


class Claim(Protocol):
    """That a database is this server's."""

    lost: bool  # another server has it

    def close(self) -> None:
        """Gives the database free."""


def claimed(engine: sa.Engine) -> Claim | None:
    """Claims a database; None if another server has it."""
    if engine.dialect.name == "postgresql":
        held = _locked(engine)
        return None if held is None else SessionClaim(engine, held)
    path = engine.url.database
    return FileClaim.of(Path(f"{path}.lock")) if path else Unclaimed()


class Unclaimed:
    """A database in memory: nobody else can come."""

    lost = False

    def close(self) -> None:
        """Nothing was held."""


class FileClaim:
    """A lock on a file beside a SQLite database; the system lets it go however the server ends."""

    lost = False

    def __init__(self, lock: BaseFileLock) -> None:
        self._lock = lock

    @classmethod
    def of(cls, path: Path) -> FileClaim | None:
        """Locks the file; None if another server has it."""
        try:
            return cls(locks.take(path))
        except locks.Held:
            return None

    def close(self) -> None:
        """Lets the file go."""
        self._lock.release()


def _locked(engine: sa.Engine) -> sa.Connection | None:
    """A connection that holds the advisory lock; None if another server has it."""
    held = engine.connect()
    if not held.execute(sa.select(sa.func.pg_try_advisory_lock(CLAIM))).scalar():
        held.close()
        return None
    held.commit()
    return held


class SessionClaim:
    """An advisory lock of a PostgreSQL session. A database that restarts forgets it, so a thread watches over it."""

    def __init__(self, engine: sa.Engine, held: sa.Connection) -> None:
        self.lost = False
        self._engine = engine
        self._held: sa.Connection | None = held
        self._closing = threading.Event()
        self._watcher = threading.Thread(target=self._watch, name="insula-claim", daemon=True)
        self._watcher.start()

    def close(self) -> None:
        """Gives the database free."""
        self._closing.set()
        self._watcher.join(2 * WATCH)
        if self._held is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                self._held.invalidate()

    def _watch(self) -> None:
        while not self._closing.wait(WATCH) and not self.lost:
            if self._held is not None and not self._alive(self._held):
                self._held = None
            if self._held is None:
                self._take_again()

    @staticmethod
    def _alive(held: sa.Connection) -> bool:
        try:
            held.execute(sa.text("select 1"))
            held.commit()
            return True
        except sa.exc.SQLAlchemyError:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                held.invalidate()
                held.close()
            return False

    def _take_again(self) -> None:
        with contextlib.suppress(sa.exc.SQLAlchemyError):  # still away: the next look tries again
            self._held = _locked(self._engine)
            if self._held is None:
                self.lost = True
                log.critical("another Insula server has taken this database; this one stops")
            else:
                log.warning("the claim on the database was taken again")
