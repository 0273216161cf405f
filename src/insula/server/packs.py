"""Packs in the database: by what they change, and on the shelves of those who keep them."""

from __future__ import annotations

import time

import sqlalchemy as sa

from insula.core.pack import Pack, parse_pack
from insula.server.schema import packs, shelves

MAX_SHELF = 100  # packs that one user keeps


def keep(db: sa.Connection, user_id: str, pack: Pack) -> bool:
    """Puts a pack on a user's shelf; False if that is full."""
    mine = sa.select(sa.func.count()).where(shelves.c.user_id == user_id)
    if int(db.execute(mine).scalar() or 0) >= MAX_SHELF:
        return False
    if db.execute(sa.select(packs.c.hash).where(packs.c.hash == pack.hash)).first() is None:
        row = {"hash": pack.hash, "game": pack.game, "name": pack.name, "text": pack.written()}
        db.execute(packs.insert().values(**row, created=time.time()))
    own = sa.and_(shelves.c.user_id == user_id, shelves.c.hash == pack.hash)
    db.execute(shelves.delete().where(own))
    kept = {"user_id": user_id, "hash": pack.hash, "name": pack.name, "text": pack.written(), "at": time.time()}
    db.execute(shelves.insert().values(**kept))
    return True


def shelf(db: sa.Connection, user_id: str, game: str) -> list[Pack]:
    """A user's packs of a game, the newest first."""
    mine = sa.select(shelves.c.text).join(packs, packs.c.hash == shelves.c.hash)
    mine = mine.where(shelves.c.user_id == user_id, packs.c.game == game).order_by(shelves.c.at.desc())
    return [parse_pack(text) for text in db.execute(mine).scalars()]


def find(db: sa.Connection, wanted: str, user_id: str = "") -> Pack | None:
    """A pack by its hash, under the name that a user gave it if they have it; None if nobody brought it here."""
    own = sa.select(shelves.c.text).where(shelves.c.hash == wanted, shelves.c.user_id == user_id)
    text = db.execute(own).scalar() or db.execute(sa.select(packs.c.text).where(packs.c.hash == wanted)).scalar()
    return None if text is None else parse_pack(text)


def put_away(db: sa.Connection, user_id: str, wanted: str) -> None:
    """Takes a pack off a shelf; tables that are played with it keep it."""
    db.execute(shelves.delete().where(shelves.c.user_id == user_id, shelves.c.hash == wanted))
