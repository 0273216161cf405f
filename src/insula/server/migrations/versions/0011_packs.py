"""Packs of corrected cards: what they change, on whose shelf they stand, and the pack that a table is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds the tables and the column; every table so far is played with the printed cards."""
    op.add_column("tables", sa.Column("pack", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "shelves",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("hash", sa.String(16), sa.ForeignKey("packs.hash"), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
