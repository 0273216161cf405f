"""Chat among partners, people who are blocked, complaints, and holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds the columns and tables; older lines of chat were for everybody and nobody's in particular."""
    op.add_column("chat", sa.Column("user_id", sa.String(32), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("side", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_users_name", "users", ["name"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_index("ix_blocks_user_id", "blocks", ["user_id"])
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "complaints",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_complaints_user_id", "complaints", ["user_id"])
    op.create_table(
        "holidays",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("start", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
