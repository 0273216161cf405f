"""How far people have come in lessons, as it lies in the database."""

from __future__ import annotations

import time
from dataclasses import dataclass

import sqlalchemy as sa

from insula.server.schema import progress, seats, tables


@dataclass(frozen=True)
class Progress:
    """How many steps of a lesson somebody has read or done."""

    step: int = 0
    done: bool = False


def read_progress(db: sa.Connection, user_id: str) -> dict[tuple[str, str], Progress]:
    """All lessons that somebody has begun, by game and id."""
    found = db.execute(sa.select(progress).where(progress.c.user_id == user_id)).mappings()
    return {(row["game"], row["lesson"]): Progress(row["step"], row["done"]) for row in found}


def keep_progress(db: sa.Connection, user_id: str, game: str, lesson: str, step: int, done: bool) -> None:
    """Somebody has come so far; what was done once stays done."""
    place = sa.and_(progress.c.user_id == user_id, progress.c.game == game, progress.c.lesson == lesson)
    known = db.execute(sa.select(progress.c.done).where(place)).scalar()
    values = {"step": step, "done": done or bool(known), "updated": time.time()}
    if known is None:
        db.execute(progress.insert().values(user_id=user_id, game=game, lesson=lesson, **values))
    else:
        db.execute(progress.update().where(place).values(**values))


def lesson_tables(db: sa.Connection, user_id: str) -> dict[tuple[str, str], str]:
    """The tables at which somebody's lessons go on, by game and id; the latest of each."""
    mine = sa.and_(seats.c.table_id == tables.c.id, seats.c.user_id == user_id)
    query = sa.select(tables.c.game, tables.c.lesson, tables.c.id).join(seats, mine)
    running = query.where(tables.c.lesson != "", tables.c.state == "playing").order_by(tables.c.updated)
    return {(row[0], row[1]): row[2] for row in db.execute(running)}
