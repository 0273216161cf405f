"""Rows: lines, chairs and tables as they lie in the database, and the jobs that read and write them.

Every change of a table names the epoch in which its server took it; whoever took it later has another one, so two
servers can never both write.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

import sqlalchemy as sa

from insula.server.cluster import OwnedElsewhere, free_for
from insula.server.schema import blocks, chat, lines, seats, tables, told

Kind = Literal["person", "bot", "open"]
Row = sa.RowMapping
Connection = sa.Connection


# made once: a statement that is put together anew for every move costs more than the database takes for it
_HELD = tables.update().where(tables.c.id == sa.bindparam("held"), tables.c.epoch == sa.bindparam("in_epoch"))
_NEW_LINE = lines.insert()
_IS_RUNNING = tables.c.state.in_(("waiting", "playing"))


class TableLost(RuntimeError):
    """Another server has taken the table over."""


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
    kept_for: str | None = None  # the user for whom an open seat is kept
    kept_name: str = ""
    offered: bool = False  # the others voted that somebody else may sit down for the one who stays away
    owner_id: str | None = None  # whose seat it is while another user sits in
    sitter: str = ""  # the name of whoever sits in; the game knows the seat by `name`

    @property
    def kind(self) -> Kind:
        """Who answers for the seat now."""
        if self.bot and (self.user_id is None or self.stand_in):
            return "bot"
        return "open" if self.user_id is None else "person"


@dataclass
class Saved:
    """A table as it lies in the database."""

    row: Row
    chairs: list[Chair]
    lines: list[Line]
    chat: list[Row]
    rematch: tuple[str, str] | None = None  # the table that follows this one, and who asked for it


# ---- taking and changing a table -----------------------------------------------------------------------------


def insert_table(db: sa.Connection, row: dict[str, Any], chairs: Sequence[Chair]) -> None:
    """A new table with its seats."""
    db.execute(tables.insert().values(**row))
    db.execute(seats.insert(), [asdict(chair) | {"table_id": row["id"]} for chair in chairs])


def take_table(db: sa.Connection, table_id: str, owner: str) -> Saved | None:
    """Makes a server the owner of a table, in a new epoch; everything about the table.

    Where servers share the database, raises `OwnedElsewhere` if another one that is there plays it. Where there is only
    one, a table that is over needs no owner.
    """
    shared = db.dialect.name == "postgresql"
    mine = sa.and_(tables.c.id == table_id, free_for(owner) if shared else tables.c.state != "over")
    taken = db.execute(tables.update().where(mine).values(owner=owner, epoch=tables.c.epoch + 1)).rowcount
    saved = read_table(db, table_id)
    if shared and saved is not None and not taken:
        raise OwnedElsewhere(saved.row["owner"])
    return saved


def take_running(db: sa.Connection, owner: str) -> list[str]:
    """Makes the only server of a database the owner of every running table, each in a new epoch; their ids."""
    found = running(db)
    db.execute(tables.update().where(_IS_RUNNING).values(owner=owner, epoch=tables.c.epoch + 1))
    return found


def owner_of(db: sa.Connection, table_id: str) -> str:
    """The server that plays a table; empty if none does, or there is no such table."""
    return str(db.execute(sa.select(tables.c.owner).where(tables.c.id == table_id)).scalar() or "")


def orphans(db: sa.Connection, owner: str) -> list[str]:
    """Running tables that nobody plays, most recent first."""
    lost = sa.and_(_IS_RUNNING, tables.c.owner != owner, free_for(owner))
    return list(db.execute(sa.select(tables.c.id).where(lost).order_by(tables.c.updated.desc())).scalars())


def count_running(db: sa.Connection, user_id: str) -> int:
    """The running tables of a user: made by them, or with a seat of theirs that they have not given up."""
    seated = sa.select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.resigned.is_(False))
    mine = sa.or_(tables.c.maker == user_id, tables.c.id.in_(seated))
    return int(db.execute(sa.select(sa.func.count()).where(tables.c.state != "over", mine)).scalar() or 0)


def open_tables(db: sa.Connection, user_id: str, limit: int) -> list[str]:
    """Public tables that wait for people and where a user has no seat yet, most recent first."""
    mine = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    blocked = sa.select(blocks.c.other).where(blocks.c.user_id == user_id)
    blocking = sa.select(blocks.c.user_id).where(blocks.c.other == user_id)
    apart = sa.select(seats.c.table_id).where(sa.or_(seats.c.user_id.in_(blocked), seats.c.user_id.in_(blocking)))
    ours = tables.c.id.not_in(mine.union(apart))
    waiting = sa.and_(tables.c.state == "waiting", tables.c.public.is_(True), ours)
    return list(
        db.execute(sa.select(tables.c.id).where(waiting).order_by(tables.c.updated.desc()).limit(limit)).scalars()
    )


def retake_table(db: sa.Connection, table_id: str, owner: str, epoch: int) -> Saved:
    """Begins a new epoch for the owner, so that whatever it wrote before has either arrived now or never will.

    The answer to an earlier attempt may have been lost as well, so a later epoch of the same owner is still its own.
    """
    mine = sa.and_(tables.c.id == table_id, tables.c.owner == owner, tables.c.epoch >= epoch)
    if db.execute(tables.update().where(mine).values(epoch=tables.c.epoch + 1)).rowcount != 1:
        raise TableLost("Another server plays this table now.")
    saved = read_table(db, table_id)
    assert saved is not None
    return saved


def _hold(db: sa.Connection, table_id: str, epoch: int, changes: dict[str, Any]) -> None:
    """Changes a table that is still the caller's; raises `TableLost` otherwise."""
    if db.execute(_HELD, {"held": table_id, "in_epoch": epoch, **changes}).rowcount != 1:
        raise TableLost("Another server plays this table now.")


def append(
    db: sa.Connection,
    table_id: str,
    epoch: int,
    line: Line | None,
    changes: dict[str, Any],
    chairs: Sequence[Chair],
) -> None:
    """A line of a table, with what it changes about the table and its seats."""
    _hold(db, table_id, epoch, {"updated": time.time(), **changes})
    if line is not None:
        db.execute(_NEW_LINE, {"table_id": table_id, **vars(line)})
    for chair in chairs:
        place = sa.and_(seats.c.table_id == table_id, seats.c.seat == chair.seat)
        db.execute(seats.update().where(place).values(**asdict(chair)))


def remove_table(db: sa.Connection, table_id: str, epoch: int) -> None:
    """Forgets a table that everybody left before it started."""
    _hold(db, table_id, epoch, {"updated": time.time()})
    for each in (lines, chat, seats, told):
        db.execute(each.delete().where(each.c.table_id == table_id))
    db.execute(tables.delete().where(tables.c.id == table_id))


def branches_of(db: sa.Connection, table_id: str, user_id: str) -> list[Row]:
    """The tables of a user that play on from a finished one, the oldest first."""
    mine = sa.and_(tables.c.branch_of == table_id, tables.c.maker == user_id)
    return list(db.execute(sa.select(tables).where(mine).order_by(tables.c.created)).mappings())


def seats_of(db: sa.Connection, table_id: str, user_id: str) -> list[int]:
    """The seats of a user at a table."""
    mine = sa.and_(seats.c.table_id == table_id, seats.c.user_id == user_id)
    return [int(seat) for seat in db.execute(sa.select(seats.c.seat).where(mine).order_by(seats.c.seat)).scalars()]


def add_chat(db: sa.Connection, table_id: str, epoch: int, row: dict[str, Any]) -> None:
    """Something said at a table."""
    state = db.execute(sa.select(tables.c.state, tables.c.epoch).where(tables.c.id == table_id)).one()
    if state.epoch != epoch:
        raise TableLost("Another server plays this table now.")
    db.execute(chat.insert().values(table_id=table_id, **row))


# ---- reading -----------------------------------------------------------------------------------------------------


def read_table(db: sa.Connection, table_id: str) -> Saved | None:
    """Everything about a table."""
    row = db.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    chairs = read_chairs(db, table_id)
    found = db.execute(sa.select(lines).where(lines.c.table_id == table_id).order_by(lines.c.number)).mappings()
    kept = [Line(**{k: v for k, v in each.items() if k != "table_id"}) for each in found]
    said = db.execute(sa.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number)).mappings().all()
    return Saved(row, chairs, kept, list(said), read_rematch(db, table_id))


def read_rematch(db: sa.Connection, table_id: str) -> tuple[str, str] | None:
    """The table that follows a finished one, and the name of whoever asked for it."""
    maker = sa.and_(seats.c.table_id == tables.c.id, seats.c.user_id == tables.c.maker)
    query = sa.select(tables.c.id, seats.c.name).join(seats, maker, isouter=True).where(tables.c.after == table_id)
    row = db.execute(query.limit(1)).first()
    return None if row is None else (row[0], row[1] or "")


def read_chairs(db: sa.Connection, table_id: str) -> list[Chair]:
    """The seats of a table in order."""
    found = db.execute(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).mappings()
    return [Chair(**{k: v for k, v in each.items() if k != "table_id"}) for each in found]


def running(db: sa.Connection) -> list[str]:
    """The tables that a restart must resume, most recent first."""
    query = sa.select(tables.c.id).where(_IS_RUNNING).order_by(tables.c.updated.desc())
    return list(db.execute(query).scalars())


def games_in_play(db: sa.Connection) -> list[str]:
    """The games that running tables play."""
    return list(db.execute(sa.select(tables.c.game).where(_IS_RUNNING).distinct()).scalars())


def tables_of(db: sa.Connection, user_id: str, limit: int) -> list[str]:
    """The tables where somebody has a seat, also one that another sits in for, most recent first."""
    mine = sa.select(seats.c.table_id).where(sa.or_(seats.c.user_id == user_id, seats.c.owner_id == user_id))
    query = sa.select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()).limit(limit)
    return list(db.execute(query).scalars())


def invitations(db: sa.Connection, user_id: str, limit: int) -> list[str]:
    """The waiting tables that keep a seat for somebody, most recent first."""
    kept = sa.select(seats.c.table_id).where(seats.c.kept_for == user_id)
    waiting = sa.and_(tables.c.id.in_(kept), tables.c.state == "waiting")
    query = sa.select(tables.c.id).where(waiting).order_by(tables.c.updated.desc()).limit(limit)
    return list(db.execute(query).scalars())


def rows(db: sa.Connection, ids: Sequence[str]) -> list[tuple[Row, list[Chair]]]:
    """Tables by id, without their lines."""
    found = db.execute(sa.select(tables).where(tables.c.id.in_(ids))).mappings().all()
    return [(row, read_chairs(db, row["id"])) for row in found]
