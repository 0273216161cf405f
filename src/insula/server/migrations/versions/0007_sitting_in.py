"""Somebody sits in for one who stays away, and the vote on it outlives a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds the columns; nobody sits in for anybody yet."""
    op.add_column("tables", sa.Column("proposal", sa.Text))
    op.add_column("seats", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("owner_id", sa.String(32)))
    op.add_column("seats", sa.Column("sitter", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_seats_owner_id", "seats", ["owner_id"])
