"""The schema: the tables of the database as this version has them; `migrations/` brings older databases here."""

from __future__ import annotations

import sqlalchemy as sa

meta = sa.MetaData()
users = sa.Table(
    "users",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False, index=True),
    sa.Column("account", sa.String(128), unique=True),  # the folded name of an account; null for guests
    sa.Column("likeness", sa.String(128), index=True),  # what names that look alike share; null for guests
    sa.Column("password", sa.String(256)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()),  # shut out
    sa.Column("email", sa.String(200), index=True),  # confirmed; null without one
    sa.Column("notices", sa.Text, nullable=False, server_default=""),  # what the user wants to be told, and how
)
settings = sa.Table(
    "settings",
    meta,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
tables = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("choices", sa.Text, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("hints", sa.String(8), nullable=False, server_default="alone"),  # who may have advice
    sa.Column("state", sa.String(16), nullable=False, index=True),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False, server_default=""),  # to both, as it was at the start
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("result", sa.Text),
    sa.Column("record", sa.Text),  # of a finished or imported game
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False, index=True),
    sa.Column("maker", sa.String(32), nullable=False, server_default=""),  # whose table it is for the limits
    sa.Column("owner", sa.String(32), nullable=False, server_default="", index=True),  # the server that plays it
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # grows whenever somebody takes it
    sa.Column("asked", sa.Integer),  # the seat that is asked, for lists; null before the start and after the end
    sa.Column("after", sa.String(32)),  # the finished table that this one is the rematch of
    sa.Column("lesson", sa.String(64), nullable=False, server_default=""),  # the lesson that is taught at it
    sa.Column("proposal", sa.Text),  # an open vote on somebody who stays away
    sa.Column("begins", sa.Text),  # the record that it goes on from, where it does not begin with a deal
    sa.Column("branch_of", sa.String(32), index=True),  # the finished table that it plays on from
    sa.Column("branch", sa.Text, nullable=False, server_default=""),  # from which move, as whom, knowing what: JSON
    sa.Column("pack", sa.Text, nullable=False, server_default=""),  # the corrected cards that it is played with
    sa.Index("ix_tables_after", "after", unique=True),  # those who want a rematch meet at one table
)
seats = sa.Table(
    "seats",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.String(32), index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("kept_for", sa.String(32), index=True),  # the user whom an open seat waits for
    sa.Column("kept_name", sa.String(64), nullable=False, server_default=""),
    sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()),  # somebody else may sit down
    sa.Column("owner_id", sa.String(32), index=True),  # whose seat it is while another user sits in
    sa.Column("sitter", sa.String(64), nullable=False, server_default=""),
)
progress = sa.Table(
    "progress",
    meta,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("lesson", sa.String(64), primary_key=True),
    sa.Column("step", sa.Integer, nullable=False),  # steps that were read or done
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
)
reviews = sa.Table(
    "reviews",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("engine", sa.Integer, nullable=False),  # the version of the review that found it
    sa.Column("review", sa.Text, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),  # of its players, for their own pages
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
found = sa.Table(  # moments of their own games that people solved as puzzles
    "found",
    meta,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("decision", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
lines = sa.Table(
    "lines",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("nonce", sa.String(64), nullable=False),
    sa.Column("reserve", sa.Integer, nullable=False),  # milliseconds taken from the seat's reserve
    sa.Column("digest", sa.String(32), nullable=False),  # of the state after it, or empty
    sa.Column("at", sa.Float, nullable=False),
)
chat = sa.Table(
    "chat",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("room", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False, server_default=""),
    sa.Column("side", sa.Integer, nullable=False, server_default="0"),  # the seats that partners' words are for
)
sessions = sa.Table(
    "sessions",
    meta,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of what the cookie says
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("agent", sa.String(200), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
links = sa.Table(  # those of letters: a new address, a new password
    "links",
    meta,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of what the link says
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("about", sa.String(200), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
devices = sa.Table(  # browsers that take push messages
    "devices",
    meta,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of the endpoint
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(200), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
told = sa.Table(  # which notices went out, so that each goes once, also over a restart
    "told",
    meta,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("mark", sa.Integer, nullable=False),  # the turn that it was about
)
blocks = sa.Table(
    "blocks",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("other", sa.String(32), nullable=False, index=True),  # whom the user has blocked
    sa.Column("name", sa.String(64), nullable=False),  # as they were called then
)
complaints = sa.Table(
    "complaints",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("about", sa.String(32), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
holidays = sa.Table(
    "holidays",
    meta,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("start", sa.Float, primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)
packs = sa.Table(  # corrected cards by what they change; tables and records name them
    "packs",
    meta,
    sa.Column("hash", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
shelves = sa.Table(  # whose packs are shown to whom
    "shelves",
    meta,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("hash", sa.String(16), sa.ForeignKey("packs.hash"), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
servers = sa.Table(  # those that share a PostgreSQL database
    "servers",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(200), nullable=False),  # where the others reach it
    sa.Column("seen", sa.Float, nullable=False),  # its last sign of life, by the database's clock
)
buckets = sa.Table(  # limits that hold for all servers together
    "buckets",
    meta,
    sa.Column("name", sa.String(200), primary_key=True),
    sa.Column("tokens", sa.Float, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
jobs = sa.Table(  # what any worker on any machine may do for a server
    "jobs",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("what", sa.String(8), nullable=False, server_default="think"),  # think, advise or review
    sa.Column("seconds", sa.Float, nullable=False, index=True),  # what it may take; short ones first
    sa.Column("request", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("taken", sa.Float),
    sa.Column("answer", sa.Text),
    sa.Column("done", sa.Integer, nullable=False, server_default="0"),  # how far a long one has come
    sa.Column("of", sa.Integer, nullable=False, server_default="0"),
)
