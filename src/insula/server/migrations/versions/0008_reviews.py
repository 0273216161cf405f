"""Reviews of finished games, and tables that play on from a position of another."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds the table of reviews, what was found again of own mistakes, and where a table began that is a branch."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("engine", sa.Integer, nullable=False),
        sa.Column("review", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "found",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("decision", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("begins", sa.Text))
    op.add_column("tables", sa.Column("branch_of", sa.String(32)))
    op.add_column("tables", sa.Column("branch", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_tables_branch_of", "tables", ["branch_of"])
