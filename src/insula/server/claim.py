"""The claim on a SQLite database: one server per file, held as long as the server lives."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from filelock import BaseFileLock

from insula.core import locks


class Claimed(RuntimeError):
    """Another server has the database."""


class Claim:
    """A lock on a file beside a SQLite database; the system lets it go however the server ends.

    A database in memory needs none, and servers on PostgreSQL share theirs (cluster.py).
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._lock: BaseFileLock | None = None
        path = engine.url.database
        if engine.dialect.name == "sqlite" and path:
            try:
                self._lock = locks.take(Path(f"{path}.lock"))
            except locks.Held:
                raise Claimed from None

    def close(self) -> None:
        """Lets the database go."""
        if self._lock is not None:
            self._lock.release()
