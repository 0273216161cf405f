"""Advice and reviews are jobs for any worker, too: what a job is, and how far it has come."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Adds the columns; what waits now are bots' questions."""
    op.add_column("jobs", sa.Column("what", sa.String(8), nullable=False, server_default="think"))
    for name in ("done", "of"):
        op.add_column("jobs", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
