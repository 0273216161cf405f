"""Housekeeping: what nobody will come back for is forgotten, by settings.

A game that was begun is never forgotten; where the settings say so it is ended when nobody came back for long.
"""

from __future__ import annotations

import asyncio
import logging
import time

import sqlalchemy as sa

from insula.server.hall import Hall
from insula.server.schema import (
    blocks,
    buckets,
    complaints,
    devices,
    holidays,
    links,
    seats,
    sessions,
    tables,
    told,
    users,
)
from insula.server.store import StoreAway

log = logging.getLogger("insula.server")
EVERY = 6 * 3600.0  # seconds between two rounds
DAY = 86400.0
SOME = 500  # ids in one statement


async def keep_house(hall: Hall) -> None:
    """Goes round without end."""
    await hall.resumed.wait()
    while True:
        try:
            await sweep(hall, time.time())
        except StoreAway:
            log.warning("housekeeping waits: the database is away")
        await asyncio.sleep(EVERY)


async def sweep(hall: Hall, now: float) -> dict[str, int]:
    """One round; how many of each were forgotten or ended. A number of days of 0 keeps them for ever."""
    settings = hall.settings
    found = {"waiting": 0, "idle": 0, "guests": 0}
    if settings.keep_waiting_days:
        found["waiting"] = await hall.forget_waiting(now - settings.keep_waiting_days * DAY)
    if settings.end_idle_days:
        found["idle"] = await hall.end_idle(now - settings.end_idle_days * DAY)
    if settings.keep_guests_days:
        before = now - settings.keep_guests_days * DAY
        found["guests"] = await hall.store.write(lambda db: forget_guests(db, before))
    await hall.store.write(lambda db: db.execute(buckets.delete().where(buckets.c.at < now - DAY)))
    if any(found.values()):
        said = "housekeeping: %d waiting tables and %d guests forgotten, %d idle games ended"
        log.warning(said, found["waiting"], found["guests"], found["idle"])
    return found


def forget_guests(db: sa.Connection, before: float) -> int:
    """Forgets guests without a seat or a table who were last seen before a time."""
    here = sa.select(sessions.c.user_id).where(sessions.c.seen >= before)
    seated = sa.select(seats.c.user_id).where(seats.c.user_id.is_not(None))
    made = sa.select(tables.c.maker).where(tables.c.state != "over")
    guests = sa.and_(users.c.account.is_(None), users.c.created < before)
    absent = sa.and_(*(users.c.id.not_in(each) for each in (here, seated, made)))
    gone = list(db.execute(sa.select(users.c.id).where(guests, absent)).scalars())
    for some in (gone[start : start + SOME] for start in range(0, len(gone), SOME)):
        for each in (sessions, links, devices, told, blocks, complaints, holidays):
            db.execute(each.delete().where(each.c.user_id.in_(some)))
        db.execute(users.delete().where(users.c.id.in_(some)))
    return len(gone)
