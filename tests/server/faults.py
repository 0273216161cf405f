"""A database that fails when a test wants it to: away, frozen, or with the answer to a commit lost."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from insula.server.store import Store, Timeouts


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
def frozen(store: Store, patience: Timeouts | None = None) -> Iterator[None]:
    """Every statement waits until the database goes on, as when its process is stopped by a signal.

    The server is as patient as told while it is frozen and no longer: nothing can be answered then, however slow this
    machine is, and before and after nothing hangs on how quick it is.
    """
    thawed = threading.Event()
    before, store._timeouts = store._timeouts, patience or store._timeouts

    def wait(*_: Any) -> None:
        thawed.wait(600)

    sa.event.listen(store.engine, "before_cursor_execute", wait)
    try:
        yield
    finally:
        store._timeouts = before
        thawed.set()
        sa.event.remove(store.engine, "before_cursor_execute", wait)


@dataclass
class Lost:
    """How many answers to commits were lost."""

    lost: int = 0


@contextmanager
def commit_answers_lost(store: Store, times: int = 1) -> Iterator[Lost]:
    """Commits happen, but their answers are lost on the way."""
    told = Lost()

    def lose(db: sa.Connection) -> None:
        if told.lost < times:
            told.lost += 1
            db.connection.dbapi_connection.commit()  # type: ignore[union-attr]
            gone()

    sa.event.listen(store.engine, "commit", lose)
    try:
        yield told
    finally:
        sa.event.remove(store.engine, "commit", lose)
