"""Who is shut out, and what a table was committed to at its start."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the columns; the commitment of older tables is made from the seed and salt that they have now."""
    op.add_column("users", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    db = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("seed"), sa.column("salt"), sa.column("commitment"))
    for row in db.execute(sa.select(tables.c.id, tables.c.seed, tables.c.salt)).all():
        told = hashlib.sha256(f"insula {row.seed} {row.salt}".encode()).hexdigest()
        db.execute(tables.update().where(tables.c.id == row.id).values(commitment=told))
