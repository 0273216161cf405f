"""The HTTP part of company: blocking and complaining about the person on a seat, and holidays."""

from __future__ import annotations

import time

from fastapi import APIRouter, Depends

from insula.server import company, wire
from insula.server.http_api import TROUBLE, AHall, AUser, as_me, login_allowed
from insula.server.room import Room
from insula.server.server_rules import because, refuse

companions = APIRouter(prefix="/api", responses=dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429), TROUBLE))


def _person(room: Room, seat: int, me: str) -> tuple[str, str]:
    """The id and name of the other person on a seat. [online.blocked]"""
    chair = room.seating[seat] if seat < len(room.seating) else None
    if chair is None or not chair.user_id or chair.user_id == me:
        raise refuse("online.blocked", reason=because("blocked-nobody"))
    return chair.user_id, chair.sitter or chair.name


@companions.post("/tables/{table}/block", dependencies=[Depends(login_allowed)])
async def block(table: str, given: wire.SeatOf, user: AUser, hall: AHall) -> list[wire.Blocked]:
    """The caller reads nothing of the person on a seat any more, and they meet at no new table."""
    room = await hall.room(table)
    other, name = _person(room, given.seat, user.id)
    await hall.store.write(lambda db: company.block(db, user.id, other, name))
    await room.learn_company(user.id)
    room.tell_table()
    return await blocked(user, hall)


@companions.get("/blocked")
async def blocked(user: AUser, hall: AHall) -> list[wire.Blocked]:
    """Whom the caller has blocked."""
    return await hall.store.read(lambda db: company.listed(db, user.id))


@companions.post("/blocked/end")
async def unblock(given: wire.BlockedIn, user: AUser, hall: AHall) -> list[wire.Blocked]:
    """Somebody is welcome again; what they said meanwhile can be read at the next visit."""
    await hall.store.write(lambda db: company.unblock(db, user.id, given.id))
    return await blocked(user, hall)


@companions.post("/tables/{table}/complain", dependencies=[Depends(login_allowed)])
async def complain(table: str, given: wire.ComplaintIn, user: AUser, hall: AHall) -> wire.Me:
    """Tells whoever runs the server about the person on a seat."""
    other, _ = _person(await hall.room(table), given.seat, user.id)
    words = " ".join(given.words.split())
    await hall.store.write(lambda db: company.complain(db, user.id, other, table, words))
    return as_me(user)


@companions.get("/holidays")
async def own_holidays(user: AUser, hall: AHall) -> wire.Holidays:
    """The caller's holidays that are not over, and how many days are left."""
    known = await hall.store.read(lambda db: company.holidays_of(db, user.id))
    now = time.time()
    return wire.Holidays(coming=[each for each in known if each[1] > now], days_left=company.days_left(known, now))


@companions.post("/holidays")
async def announce_holiday(given: wire.HolidayIn, user: AUser, hall: AHall) -> wire.Holidays:
    """The caller's days stand still during a holiday; without days the announced ones end. [online.holiday]"""
    await hall.store.write(lambda db: company.announce_holiday(db, user.id, given, time.time()))
    return await own_holidays(user, hall)
