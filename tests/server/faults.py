"""A database that fails when a test wants it to: away, frozen, or with the answer to a commit lost."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from insula.server.store import Store


def gone(*_: Any) -> None:
    raise sa.exc.OperationalError("any statement", None, OSError("server closed the connection"))


@contextmanager
def away(store: Store) -> Iterator[None]:
    """Every statement fails, as when the database is stopped."""
    sa.event.listen(store.engine, "before_cursor_execute", gone)
    try:
        yield
    finally:
        sa.event.remove(store.engine, "before_cursor_execute", gone)


@contextmanager
def frozen(store: Store) -> Iterator[None]:
    """Every statement waits until the database goes on, as when its process is stopped by a signal."""
    thawed = threading.Event()

    def wait(*_: Any) -> None:
        thawed.wait(30)

    sa.event.listen(store.engine, "before_cursor_execute", wait)
    try:
        yield
    finally:
        thawed.set()
        sa.event.remove(store.engine, "before_cursor_execute", wait)


@contextmanager
def commit_answers_lost(store: Store, times: int = 1) -> Iterator[None]:
    """Commits happen, but their answers are lost on the way."""
    left = [times]

    def lose(db: sa.Connection) -> None:
        if left[0]:
            left[0] -= 1
            db.connection.dbapi_connection.commit()  # type: ignore[union-attr]
            gone()

    sa.event.listen(store.engine, "commit", lose)
    try:
        yield
    finally:
        sa.event.remove(store.engine, "commit", lose)
