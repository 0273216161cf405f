"""Lessons: the lesson that is taught at a table, and how far everybody has come."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the column and the table; nobody has learnt anything yet."""
    op.add_column("tables", sa.Column("lesson", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "progress",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("lesson", sa.String(64), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
