"""Migrations of the database, run by `insula.server.migrate`."""
