"""Owners and epochs of tables, their makers, sessions instead of signed ids, and names compared by their looks."""

import sqlalchemy as sa
from alembic import op

from insula.server.names import likeness

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the columns and fills the names of accounts."""
    op.add_column("tables", sa.Column("maker", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("likeness", sa.String(128)))
    op.create_index("ix_users_likeness", "users", ["likeness"])
    if op.get_context().dialect.name != "sqlite":  # SQLite does not look at lengths
        op.alter_column("users", "account", type_=sa.String(128))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    _fill_names()


def _fill_names() -> None:
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("likeness"))
    db = op.get_bind()
    for row in db.execute(sa.select(users).where(users.c.account.is_not(None))).all():
        db.execute(users.update().where(users.c.id == row.id).values(likeness=likeness(row.name)))
