"""What whoever runs a server announces to everybody: one sentence on every page, until it is taken away."""

from __future__ import annotations

import sqlalchemy as sa

from insula.server.schema import settings

NAME = "announcement"
LENGTH = 300


def announcement(db: sa.Connection) -> str:
    """What is announced now; empty where nothing is."""
    return str(db.execute(sa.select(settings.c.value).where(settings.c.name == NAME)).scalar() or "")


def announce(db: sa.Connection, text: str) -> None:
    """Announces something in the place of what was; nothing takes it away."""
    db.execute(settings.delete().where(settings.c.name == NAME))
    if text:
        db.execute(settings.insert().values(name=NAME, value=text))
