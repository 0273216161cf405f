"""One's own data: everything that is kept about a user, and its end.

Games stay, for they belong to the others as well; whoever leaves for good has no name in them any more.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from insula.core.record import parse_record
from insula.server.schema import blocks, chat, complaints, lines, reviews, seats, sessions, tables, users

GONE = "Gone"
KNOWN = ("id", "name", "created", "email", "notices")


def everything_about(db: sa.Connection, user_id: str) -> dict[str, Any]:
    """All that is stored about a user, without secrets of games that run."""
    user = db.execute(sa.select(*(users.c[name] for name in KNOWN)).where(users.c.id == user_id)).mappings().one()
    known = sa.select(sessions.c.agent, sessions.c.created, sessions.c.seen).where(sessions.c.user_id == user_id)
    mine = sa.select(tables.c.id, tables.c.game, tables.c.state, tables.c.created, seats.c.seat, seats.c.name)
    mine = mine.join(seats, seats.c.table_id == tables.c.id).where(seats.c.user_id == user_id)
    played = sa.select(lines.c.table_id, lines.c.number, lines.c.kind, lines.c.text, lines.c.at)
    sat = [dict(row) for row in db.execute(mine).mappings()]
    said = [dict(row) for each in sat for row in db.execute(_said(each["id"], each["name"])).mappings()]
    return {
        "user": dict(user),
        "sessions": [dict(row) for row in db.execute(known).mappings()],
        "tables": sat,
        "answers": [dict(row) for row in db.execute(played.where(lines.c.user_id == user_id)).mappings()],
        "chat": said,
    }


def _said(table_id: str, name: str) -> sa.Select[Any]:
    return sa.select(chat).where(chat.c.table_id == table_id, chat.c.name == name)


def forget(db: sa.Connection, user_id: str, stand_in: str) -> list[str]:
    """Forgets a user: sessions, name, password and chat. A bot plays on; the tables that changed by that."""
    given = _give_back(db, user_id, stand_in)
    # lines of chat are counted, so they stay, without words or name
    db.execute(chat.update().where(chat.c.user_id == user_id).values(user_id="", name=GONE, text="…"))
    db.execute(blocks.delete().where(blocks.c.other == user_id))
    db.execute(complaints.delete().where(complaints.c.about == user_id))
    sat = db.execute(sa.select(seats).where(seats.c.user_id == user_id)).mappings().all()
    for seat in sat:
        _leave(db, seat, stand_in)
    db.execute(lines.update().where(lines.c.user_id == user_id).values(user_id=""))
    db.execute(tables.update().where(tables.c.maker == user_id).values(maker=""))
    db.execute(seats.update().where(seats.c.kept_for == user_id).values(kept_for=None, kept_name=""))
    db.execute(seats.update().where(seats.c.owner_id == user_id).values(owner_id=None))
    for table in reversed(users.metadata.sorted_tables):  # whatever else is kept for a user
        if table.name not in ("seats", "lines", "chat", "users") and "user_id" in table.c:
            db.execute(table.delete().where(table.c.user_id == user_id))
    db.execute(users.delete().where(users.c.id == user_id))
    return sorted({seat["table_id"] for seat in sat} | set(given))


def _give_back(db: sa.Connection, user_id: str, stand_in: str) -> list[str]:
    """Seats where somebody sat in for another are that other's again, and a bot plays them until then; the tables."""
    mine = sa.and_(seats.c.user_id == user_id, seats.c.owner_id.is_not(None))
    sat = list(db.execute(sa.select(seats.c.table_id).where(mine)).scalars())
    back = {"user_id": seats.c.owner_id, "bot": stand_in, "stand_in": True, "owner_id": None, "sitter": ""}
    db.execute(seats.update().where(mine).values(**back))
    db.execute(tables.update().where(tables.c.id.in_(sat)).values(owner="", epoch=tables.c.epoch + 1))
    return sat


def _leave(db: sa.Connection, seat: sa.RowMapping, stand_in: str) -> None:
    """Takes a name out of one table."""
    table_id, place, name = seat["table_id"], seat["seat"], f"{GONE} {seat['seat'] + 1}"
    row = db.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().one()
    names = json.loads(row["names"])
    changes: dict[str, Any] = {"owner": "", "epoch": tables.c.epoch + 1}
    if names:
        names[place] = name
        changes["names"] = json.dumps(names)
    if row["record"]:
        record = parse_record(row["record"])
        changes["record"] = replace(record, names=tuple(names), result=record.result.replace(seat["name"], name)).text()
    if row["result"]:
        told = json.loads(row["result"])
        changes["result"] = json.dumps(told | {"reason": told["reason"].replace(seat["name"], name)})
    db.execute(tables.update().where(tables.c.id == table_id).values(**changes))
    db.execute(
        chat.update().where(chat.c.table_id == table_id, chat.c.name == seat["name"]).values(name=name, text="…")
    )
    db.execute(reviews.delete().where(reviews.c.table_id == table_id))  # it names everybody; it can be made again
    started = row["state"] != "waiting"
    left = {"user_id": None, "name": name if started else "", "bot": stand_in if started else "", "stand_in": False}
    here = sa.and_(seats.c.table_id == table_id, seats.c.seat == place)
    db.execute(seats.update().where(here).values(**left))
