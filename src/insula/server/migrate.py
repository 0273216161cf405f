"""Brings a database to the schema of this version, by Alembic; one of release 0.1.0 had no version of its own."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

LOCK = 0x1_57_1A  # the advisory lock of whoever migrates
FIRST = "0001"  # the schema of release 0.1.0


class NewerSchema(sa.exc.SQLAlchemyError):
    """The database was written by a later version of Insula."""


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Runs what is missing up to a revision, in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as db:
        if engine.dialect.name == "postgresql":  # several servers may start at once
            db.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        config.attributes["connection"] = db
        current = MigrationContext.configure(db).get_current_revision()
        known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
        if current is not None and current not in known:
            raise NewerSchema(f"it has layout {current}, which is newer than this Insula knows")
        if current is None and sa.inspect(db).has_table("tables"):
            command.stamp(config, FIRST)
        command.upgrade(config, to)
