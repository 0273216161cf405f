"""Rematches: the table that one follows, and seats that are kept for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the columns; no older table follows another or keeps a seat."""
    op.add_column("tables", sa.Column("after", sa.String(32)))
    op.create_index("ix_tables_after", "tables", ["after"], unique=True)
    op.add_column("seats", sa.Column("kept_for", sa.String(32)))
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])
    op.add_column("seats", sa.Column("kept_name", sa.String(64), nullable=False, server_default=""))
