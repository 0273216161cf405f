"""Who may have advice at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Adds the column; at older tables hints are for those who play without other people."""
    op.add_column("tables", sa.Column("hints", sa.String(8), nullable=False, server_default="alone"))
