"""The store: people, tables, lines and chat in one database; SQLite in a file by default, PostgreSQL by URL.

A table is its set-up and its lines: every accepted change is a line, appended and committed before anybody sees it.
Playing the lines again gives the table back. One thread writes; what waits for it shares a commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
Kind = Literal["person", "bot", "open"]
Row = sa.RowMapping

SCHEMA = 1
CLAIM = 0x1_57_1A  # the advisory lock of a PostgreSQL database that a server works on

meta = sa.MetaData()
users = sa.Table(
    "users",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("account", sa.String(64), unique=True),  # the folded name of an account; null for guests
    sa.Column("password", sa.String(256)),
    sa.Column("created", sa.Float, nullable=False),
)
settings = sa.Table(
    "settings",
    meta,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("choices", sa.Text, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("state", sa.String(16), nullable=False, index=True),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("result", sa.Text),
    sa.Column("record", sa.Text),  # of a finished or imported game
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False, index=True),
)
seats = sa.Table(
    "seats",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.String(32), index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("resigned", sa.Boolean, nullable=False),
)
lines = sa.Table(
    "lines",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("nonce", sa.String(64), nullable=False),
    sa.Column("reserve", sa.Integer, nullable=False),  # milliseconds taken from the seat's reserve
    sa.Column("digest", sa.String(32), nullable=False),  # of the state after it, or empty
    sa.Column("at", sa.Float, nullable=False),
)
chat = sa.Table(
    "chat",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("room", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


@dataclass
class Line:
    """One accepted change of a table: play, undo, rewind, resign, draw, or who plays a seat."""

    number: int
    kind: str
    seat: int
    text: str
    user_id: str = ""
    nonce: str = ""
    reserve: int = 0
    digest: str = ""
    at: float = field(default_factory=time.time)


@dataclass
class Chair:
    """A seat of a table: whose it is, and which bot plays it if one does."""

    seat: int
    user_id: str | None = None
    name: str = ""
    bot: str = ""  # a level; with a user it plays only while it stands in
    stand_in: bool = False
    resigned: bool = False

    @property
    def kind(self) -> Kind:
        """Who answers for the seat now."""
        if self.bot and (self.user_id is None or self.stand_in):
            return "bot"
        return "open" if self.user_id is None else "person"


class StoreProblem(RuntimeError):
    """The database cannot be used; the message is one sentence."""


class Store:
    """The database of one server. Writes go through one thread; reads may come from any."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = _engine(url)
        self._jobs: queue.SimpleQueue[tuple[Callable[[sa.Connection], Any], Future[Any]] | None] = queue.SimpleQueue()
        self._claim: Any = None
        try:
            self._take_claim()
            meta.create_all(self._engine)
            self._check_schema()
        except (sa.exc.SQLAlchemyError, OSError) as problem:
            raise StoreProblem(f"The database cannot be opened: {str(problem).splitlines()[0]}.") from None
        self._writer = threading.Thread(target=self._write_jobs, name="insula-store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finishes what waits to be written and lets the database go."""
        self._jobs.put(None)
        self._writer.join()
        if self._claim is not None:
            self._claim.close()
        self._engine.dispose()

    # ---- one server per database -----------------------------------------------------------------------

    def _take_claim(self) -> None:
        """Two authorities over one table would contradict each other, so a second server is turned away."""
        busy = StoreProblem("Another Insula server works on this database; stop it first.")
        if self._engine.dialect.name == "postgresql":
            self._claim = self._engine.connect()
            if not self._claim.execute(sa.select(sa.func.pg_try_advisory_lock(CLAIM))).scalar():
                raise busy
            self._claim.commit()
        elif path := self._engine.url.database:
            import fcntl

            self._claim = Path(f"{path}.lock").open("w")  # noqa: SIM115, held as long as the store
            try:
                fcntl.flock(self._claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise busy from None

    def _check_schema(self) -> None:
        found = self.setting("schema", str(SCHEMA))
        if found != str(SCHEMA):
            raise StoreProblem(f"The database has layout {found}; this Insula reads layout {SCHEMA}.")

    def setting(self, name: str, default: str) -> str:
        """A value kept with the database; the first default given stays."""
        with self._engine.begin() as db:
            found = db.execute(sa.select(settings.c.value).where(settings.c.name == name)).scalar()
            if found is None:
                db.execute(settings.insert().values(name=name, value=default))
                return default
            return str(found)

    # ---- reading and writing ----------------------------------------------------------------------------------

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Runs a job in the writing thread; returns when it is committed."""
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return await asyncio.wrap_future(done)

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        """Runs a job that only reads."""
        return await asyncio.to_thread(self._read, job)

    def _read(self, job: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as db:
            return job(db)

    def _write_jobs(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            ended = False
            with contextlib.suppress(queue.Empty):
                while len(batch) < 64:
                    job = self._jobs.get_nowait()
                    if job is None:
                        ended = True
                        break
                    batch.append(job)
            # from here on a caller that gives up no longer stops its job
            self._write_batch([job for job in batch if job[1].set_running_or_notify_cancel()])
            if ended:
                return

    def _write_batch(self, batch: Sequence[tuple[Callable[[sa.Connection], Any], Future[Any]]]) -> None:
        try:
            with self._engine.begin() as db:
                results = [job(db) for job, _ in batch]
        except Exception as problem:
            if len(batch) <= 1:
                for _, done in batch:
                    done.set_exception(problem)
                return
            for each in batch:  # one of them is bad; the others shall not suffer
                self._write_batch([each])
            return
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)


def _engine(url: str) -> sa.Engine:
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    elif "://" not in url:
        url = f"sqlite:///{url}"
    try:
        engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
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


# ---- jobs ---------------------------------------------------------------------------------------------------


def insert_table(db: sa.Connection, row: dict[str, Any], chairs: Sequence[Chair]) -> None:
    """A new table with its seats."""
    db.execute(tables.insert().values(**row))
    db.execute(seats.insert(), [asdict(chair) | {"table_id": row["id"]} for chair in chairs])


def append(
    db: sa.Connection, table_id: str, line: Line | None, changes: dict[str, Any], chairs: Sequence[Chair]
) -> None:
    """A line of a table, with what it changes about the table and its seats."""
    if line is not None:
        db.execute(lines.insert().values(table_id=table_id, **asdict(line)))
    db.execute(tables.update().where(tables.c.id == table_id).values(updated=time.time(), **changes))
    for chair in chairs:
        place = sa.and_(seats.c.table_id == table_id, seats.c.seat == chair.seat)
        db.execute(seats.update().where(place).values(**asdict(chair)))


def remove_table(db: sa.Connection, table_id: str) -> None:
    """Forgets a table that everybody left before it started."""
    for each in (lines, chat, seats):
        db.execute(each.delete().where(each.c.table_id == table_id))
    db.execute(tables.delete().where(tables.c.id == table_id))


def add_chat(db: sa.Connection, table_id: str, number: int, room: str, name: str, text: str, at: float) -> None:
    """Something said at a table."""
    db.execute(chat.insert().values(table_id=table_id, number=number, room=room, name=name, text=text, at=at))


@dataclass
class Saved:
    """A table as it lies in the database."""

    row: Row
    chairs: list[Chair]
    lines: list[Line]
    chat: list[Row]


def read_table(db: sa.Connection, table_id: str) -> Saved | None:
    """Everything about a table."""
    row = db.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    chairs = read_chairs(db, table_id)
    found = db.execute(sa.select(lines).where(lines.c.table_id == table_id).order_by(lines.c.number)).mappings()
    kept = [Line(**{k: v for k, v in each.items() if k != "table_id"}) for each in found]
    said = db.execute(sa.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number)).mappings().all()
    return Saved(row, chairs, kept, list(said))


def read_chairs(db: sa.Connection, table_id: str) -> list[Chair]:
    """The seats of a table in order."""
    found = db.execute(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).mappings()
    return [Chair(**{k: v for k, v in each.items() if k != "table_id"}) for each in found]


def running(db: sa.Connection) -> list[str]:
    """The tables that a restart must resume, most recent first."""
    query = sa.select(tables.c.id).where(tables.c.state.in_(("waiting", "playing"))).order_by(tables.c.updated.desc())
    return list(db.execute(query).scalars())


def tables_of(db: sa.Connection, user_id: str, most: int) -> list[str]:
    """The tables where somebody has a seat, most recent first."""
    mine = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    query = sa.select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()).limit(most)
    return list(db.execute(query).scalars())


def rows(db: sa.Connection, ids: Sequence[str]) -> list[tuple[Row, list[Chair]]]:
    """Tables by id, without their lines."""
    found = db.execute(sa.select(tables).where(tables.c.id.in_(ids))).mappings().all()
    return [(row, read_chairs(db, row["id"])) for row in found]


def loads(text: str | None) -> Any:
    """JSON of a text column."""
    return None if text is None else json.loads(text)
