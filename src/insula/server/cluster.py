"""The servers that share a PostgreSQL database: who is there, what they tell each other, and whose a table is.

Each server has a row that it renews four times a second. A table belongs to the server named in its row as long as that
one is there; every write also names the epoch in which the table was taken, so a server that was thought dead and is
not can write nothing. News travel by NOTIFY (docs/adr/0037-several-processes.md).
"""

from __future__ import annotations

import contextlib
import json
import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from insula.server.schema import servers, tables

log = logging.getLogger("insula.server.cluster")
CHANNEL = "insula"
BEAT = 0.25  # seconds between two signs of life
LEASE = 3.0  # seconds after the last one that a server counts as there
SILENT = 1.2  # seconds without a sign of life after which one that does not answer is given up
REFUSING = 0.6  # the same for one where nobody listens any more
NEWS_BYTES = 7000  # what PostgreSQL lets a notification say, with some room

News = dict[str, Any]


class OwnedElsewhere(RuntimeError):
    """Another server plays the table."""

    def __init__(self, owner: str) -> None:
        super().__init__("Another server plays this table.")
        self.owner = owner


def now() -> sa.ColumnElement[float]:
    """The time of the database, which all servers share."""
    return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)


def there() -> sa.Select[tuple[str]]:
    """The servers that are there."""
    return sa.select(servers.c.id).where(servers.c.seen > now() - LEASE)


def free_for(owner: str) -> sa.ColumnElement[bool]:
    """Tables that nobody else plays."""
    return sa.or_(tables.c.owner.in_(("", owner)), tables.c.owner.not_in(there()))


def notify(db: sa.Connection, news: News) -> None:
    """Tells all servers something when the transaction is committed."""
    text = json.dumps(news)
    if len(text.encode()) < NEWS_BYTES:
        db.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))


def give_up(db: sa.Connection, server: str, after: float = SILENT) -> bool:
    """Forgets a server that has shown no sign of life for so many seconds; whether it is gone."""
    silent = sa.and_(servers.c.id == server, servers.c.seen < now() - after)
    db.execute(servers.delete().where(silent))
    return db.execute(sa.select(servers.c.id).where(servers.c.id == server)).first() is None


def leave(db: sa.Connection, server: str) -> None:
    """A server goes in order: its tables are free at once."""
    db.execute(tables.update().where(tables.c.owner == server).values(owner=""))
    db.execute(servers.delete().where(servers.c.id == server))
    notify(db, {"t": "left", "from": server})


class Cluster:
    """This server among the others; a thread with a connection of its own keeps its row fresh and hears the news.

    `on_news` and `on_lost` are called in that thread.
    """

    def __init__(
        self, engine: sa.Engine, id: str, address: str, on_news: Callable[[News], None], on_lost: Callable[[], None]
    ) -> None:
        self.id = id
        self.address = address
        self.others: dict[str, str] = {}  # the addresses of the other servers
        self._engine = engine
        self._on_news = on_news
        self._on_lost = on_lost
        self._closing = threading.Event()
        self._joined = threading.Event()
        self._thread = threading.Thread(target=self._run, name="insula-cluster", daemon=True)
        self._thread.start()

    def wait_joined(self, seconds: float) -> bool:
        """Waits until the others can see this server."""
        return self._joined.wait(seconds)

    def close(self) -> None:
        """Says no more signs of life."""
        self._closing.set()
        self._thread.join(8 * BEAT)

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
                    self._stay(db)
            except sa.exc.SQLAlchemyError as problem:
                log.warning("the other servers cannot be heard: %s", str(problem).splitlines()[0])
            except Exception as problem:  # the driver's own, while waiting for news
                log.warning("the other servers cannot be heard: %s", problem)
            self._closing.wait(BEAT)

    def _stay(self, db: sa.Connection) -> None:
        db.exec_driver_sql(f"listen {CHANNEL}")
        if self.address:  # whoever was reached there before is gone: this server listens there now
            mine = sa.and_(servers.c.address == self.address, servers.c.id != self.id)
            db.execute(servers.delete().where(mine))
        while not self._closing.is_set():
            self._beat(db)
            self._joined.set()
            self._hear(db)

    def _beat(self, db: sa.Connection) -> None:
        here = servers.c.id == self.id
        if db.execute(servers.update().where(here).values(seen=now())).rowcount == 0:
            if self._joined.is_set():
                log.error("this server was given up by another; its tables are read again")
                self._on_lost()
            db.execute(servers.insert().values(id=self.id, address=self.address, seen=now()))
        query = sa.select(servers.c.id, servers.c.address).where(servers.c.seen > now() - LEASE)
        found = {row.id: row.address for row in db.execute(query) if row.id != self.id}
        gone = set(self.others) - set(found)
        self.others = found
        if gone:
            self._on_news({"t": "left", "from": ""})

    def _hear(self, db: sa.Connection) -> None:
        connection: Any = db.connection.dbapi_connection
        until = time.monotonic() + BEAT
        while (left := until - time.monotonic()) > 0 and not self._closing.is_set():
            for heard in connection.notifies(timeout=left, stop_after=1):
                with contextlib.suppress(ValueError):
                    news = json.loads(heard.payload)
                    if news.get("from") != self.id:
                        self._on_news(news)
