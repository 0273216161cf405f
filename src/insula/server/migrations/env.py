"""Alembic's way in: the connection comes from `insula.server.migrate`."""

from alembic import context

from insula.server.schema import meta

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=meta,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
