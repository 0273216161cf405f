"""Several servers: who is there, who is asked at a table, limits that hold for all, and bots' questions as jobs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds what servers share; running tables tell who is asked with their next move."""
    op.add_column("tables", sa.Column("asked", sa.Integer))
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "buckets",
        sa.Column("name", sa.String(200), primary_key=True),
        sa.Column("tokens", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("taken", sa.Float),
        sa.Column("answer", sa.Text),
    )
    op.create_index("ix_jobs_seconds", "jobs", ["seconds"])
