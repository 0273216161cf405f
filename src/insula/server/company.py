"""Whom one plays with: blocked people, complaints about people, and holidays. [online.blocked, online.holiday]"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime

import sqlalchemy as sa

from insula.server import wire
from insula.server.schema import blocks, complaints, holidays
from insula.server.server_rules import because, refuse

DAY = 86400.0
YEAR = 365 * DAY
HOLIDAYS = 28  # days in a year
MAX_BLOCKS = 500
Holiday = tuple[float, float]
# made once, since they are asked whenever somebody comes to a table
_BLOCKED = sa.select(blocks.c.other).where(blocks.c.user_id == sa.bindparam("who"))
_HOLIDAYS = (
    sa.select(holidays.c.start, holidays.c.until)
    .where(holidays.c.user_id == sa.bindparam("who"))
    .order_by(holidays.c.start)
)


# ---- blocking --------------------------------------------------------------------------------------------------------


def blocked_by(db: sa.Connection, user_id: str) -> frozenset[str]:
    """Whom a user has blocked."""
    return frozenset(db.execute(_BLOCKED, {"who": user_id}).scalars())


def apart(db: sa.Connection, user_id: str, others: Sequence[str]) -> bool:
    """Whether a user and one of some others do not play together, whoever of them wants it so."""
    mine = sa.and_(blocks.c.user_id == user_id, blocks.c.other.in_(others))
    theirs = sa.and_(blocks.c.other == user_id, blocks.c.user_id.in_(others))
    return db.execute(sa.select(blocks.c.id).where(sa.or_(mine, theirs)).limit(1)).first() is not None


def block(db: sa.Connection, user_id: str, other: str, name: str) -> None:
    """A user wants nothing to do with another."""
    known = blocked_by(db, user_id)
    if len(known) >= MAX_BLOCKS:
        raise refuse("online.blocked", reason=because("blocked-full", most=MAX_BLOCKS))
    if other not in known:
        row = {"id": secrets.token_urlsafe(12), "user_id": user_id, "other": other, "name": name}
        db.execute(blocks.insert().values(**row))


def unblock(db: sa.Connection, user_id: str, id: str) -> None:
    """The same person is welcome again."""
    db.execute(blocks.delete().where(blocks.c.user_id == user_id, blocks.c.id == id))


def listed(db: sa.Connection, user_id: str) -> list[wire.Blocked]:
    """Whom a user has blocked, by the names they had."""
    found = db.execute(sa.select(blocks).where(blocks.c.user_id == user_id).order_by(blocks.c.name)).mappings()
    return [wire.Blocked(id=row["id"], name=row["name"]) for row in found]


def complain(db: sa.Connection, user_id: str, about: str, table: str, words: str) -> None:
    """What somebody tells whoever runs the server about another person at a table."""
    row = {"id": secrets.token_urlsafe(12), "user_id": user_id, "about": about, "table_id": table, "words": words}
    db.execute(complaints.insert().values(**row, at=time.time()))


# ---- holidays --------------------------------------------------------------------------------------------------------


def holidays_of(db: sa.Connection, user_id: str) -> list[Holiday]:
    """The holidays of a user in order, as times of day."""
    return [(row.start, row.until) for row in db.execute(_HOLIDAYS, {"who": user_id})]


def announce_holiday(db: sa.Connection, user_id: str, given: wire.HolidayIn, now: float) -> None:
    """A holiday that begins today or later, or with no days the end of all that have not passed. [online.holiday]"""
    if not given.days:
        db.execute(holidays.delete().where(holidays.c.user_id == user_id, holidays.c.start > now))
        running = sa.and_(holidays.c.user_id == user_id, holidays.c.until > now)
        db.execute(holidays.update().where(running).values(until=now))
        return
    try:
        start = datetime.fromisoformat(given.first).replace(tzinfo=UTC).timestamp()
    except ValueError:
        raise refuse("online.holiday", reason=because("holiday-no-day")) from None
    until = start + given.days * DAY
    if until <= now or start > now + YEAR:
        raise refuse("online.holiday", reason=because("holiday-when"))
    start = max(start, now)  # what has passed is nobody's holiday
    known = holidays_of(db, user_id)
    if any(start < b and a < until for a, b in known):
        raise refuse("online.holiday", reason=because("holiday-twice"))
    if days_left(known, now) * DAY < until - start:
        raise refuse("online.holiday", reason=because("holiday-days", days=HOLIDAYS))
    db.execute(holidays.insert().values(user_id=user_id, start=start, until=until))


def days_left(known: Sequence[Holiday], now: float) -> int:
    """How many days of holiday somebody still has: those of the last year and all to come are taken."""
    taken = sum(until - max(start, now - YEAR) for start, until in known if until > now - YEAR)
    return max(0, HOLIDAYS - -int(-taken // DAY))


def rest(known: Sequence[Holiday], start: float, length: float) -> float:
    """The seconds of holiday in a stretch of time that begins at `start` and has `length` seconds outside of them."""
    end = start + length
    for begins, until in sorted(known):
        if begins < end and until > start:
            end += until - max(begins, start)
    return end - start - length


def on_holiday(known: Sequence[Holiday], now: float) -> float:
    """Until when somebody is on holiday; 0 if they are not."""
    return next((until for start, until in known if start <= now < until), 0.0)
