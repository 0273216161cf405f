"""What whoever runs a server does to its database: look after it, back it up, and see, end, repair or export a table.

Whatever changes a table begins a new epoch and frees it, so a server that plays it lets it go and reads it again.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from insula.server import presenters
from insula.server.announcing import LENGTH, announce
from insula.server.claim import Claim, Claimed
from insula.server.cluster import notify
from insula.server.game_log import ending_text
from insula.server.migrate import migrate
from insula.server.names import folded
from insula.server.restoring import check
from insula.server.rows import Line, Saved, append, read_table
from insula.server.schema import complaints, lines, sessions, tables, users
from insula.server.store import engine_for

ENDED = "Whoever runs this server ended the game."


class OperationRefused(RuntimeError):
    """Something that cannot be done; the message is one sentence."""


def opened(database: str) -> sa.Engine:
    """The database of a server, at today's layout; it may be running."""
    if "://" not in database and not Path(database).is_file():
        raise OperationRefused(f"There is no database {database}.")
    engine = engine_for(database)
    try:
        migrate(engine)
    except sa.exc.SQLAlchemyError as problem:
        raise OperationRefused(f"The database cannot be opened: {str(problem).splitlines()[0]}.") from None
    return engine


# ---- backup and restore ------------------------------------------------------------------------------------------


def backup(database: str, target: Path) -> str:
    """Copies a database while its server may run; a sentence that says what was kept."""
    if target.exists():
        raise OperationRefused(f"{target} already exists; choose another name.")
    if "://" in database:
        _run(["pg_dump", "--format=custom", f"--file={target}", database])
        return f"The database was written to {target}."
    if not Path(database).is_file():
        raise OperationRefused(f"There is no database {database}.")
    source, copy = sqlite3.connect(f"file:{database}?mode=ro", uri=True), sqlite3.connect(target)
    try:
        source.backup(copy)
        counted = _whole(copy)
    finally:
        source.close()
        copy.close()
    return f"{counted} tables were copied to {target}."


def restore(source: Path, database: str) -> str:
    """Puts a backup in the place of a database whose server is stopped; what was there is kept beside it."""
    if not source.is_file():
        raise OperationRefused(f"There is no backup {source}.")
    if "://" in database:
        _run(["pg_restore", "--clean", "--if-exists", "--no-owner", f"--dbname={database}", str(source)])
        return "The database was restored."
    try:
        claim = Claim(engine_for(database))
    except Claimed:
        raise OperationRefused("A server is using this database; stop it first.") from None
    try:
        copy = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        try:
            counted = _whole(copy)
        finally:
            copy.close()
        kept = _set_aside(Path(database))
        shutil.copyfile(source, database)
    finally:
        claim.close()
    beside = f" What was there is {kept}." if kept else ""
    return f"{counted} tables were restored.{beside}"


def _whole(db: sqlite3.Connection) -> int:
    try:
        if db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise OperationRefused("The copy is damaged.")
        return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError as problem:
        raise OperationRefused(f"This is not an Insula database: {problem}.") from None


def _set_aside(path: Path) -> Path | None:
    """Moves a database away together with what SQLite keeps beside it."""
    if not path.exists():
        return None
    kept = path.with_name(f"{path.name}.{time.strftime('%Y%m%d-%H%M%S')}")
    for ending in ("", "-wal", "-shm"):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(kept.with_name(kept.name + ending))
    return kept


def _run(command: list[str]) -> None:
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)
    except FileNotFoundError:
        raise OperationRefused(f"{command[0]} is not installed; it comes with PostgreSQL.") from None
    except subprocess.CalledProcessError as problem:
        raise OperationRefused(f"{command[0]} failed: {problem.stderr.strip().splitlines()[-1]}.") from None


# ---- looking ---------------------------------------------------------------------------------------------------------


def table_ids(engine: sa.Engine, state: str = "") -> list[sa.RowMapping]:
    """Tables, most recent first: id, game, state, moves, updated, owner."""
    shown = [tables.c[name] for name in ("id", "game", "state", "moves", "updated", "owner")]
    query = sa.select(*shown).order_by(tables.c.updated.desc())
    if state:
        query = query.where(tables.c.state == state)
    with engine.connect() as db:
        return list(db.execute(query).mappings())


def saved(engine: sa.Engine, table_id: str) -> Saved:
    """Everything about a table."""
    with engine.connect() as db:
        found = read_table(db, table_id)
    if found is None:
        raise OperationRefused(f"There is no table {table_id}.")
    return found


def doctor(engine: sa.Engine) -> Iterator[tuple[str, str]]:
    """Plays every table's lines again and compares every hash; (id, what is wrong) of each, empty where all is well."""
    for row in table_ids(engine):
        try:
            yield row["id"], check(saved(engine, row["id"])).problem
        except Exception as problem:  # a row that cannot even be read
            yield row["id"], f"it cannot be read ({problem})"


def exported(engine: sa.Engine, table_id: str) -> str:
    """A table with its lines, seats and chat as JSON; with its seed, so it is for whoever runs the server."""
    found = saved(engine, table_id)
    told: dict[str, Any] = {"table": dict(found.row), "chat": [dict(each) for each in found.chat]}
    told |= {"seats": [asdict(c) for c in found.chairs], "lines": [asdict(line) for line in found.lines]}
    return json.dumps(told, indent=1, ensure_ascii=False)


# ---- changing --------------------------------------------------------------------------------------------------------


def _free(db: sa.Connection, table_id: str) -> int:
    """Takes a table from whoever plays it; the new epoch."""
    taken = tables.update().where(tables.c.id == table_id).values(owner="", epoch=tables.c.epoch + 1)
    epoch = db.execute(taken.returning(tables.c.epoch)).scalar()
    if db.dialect.name == "postgresql":
        notify(db, {"t": "left", "from": ""})
    return int(epoch or 0)


def end_table(engine: sa.Engine, table_id: str) -> str:
    """Ends a running game without a winner, with the points as they stand."""
    with engine.begin() as db:
        epoch = _free(db, table_id)
        found = read_table(db, table_id)
        if found is None:
            raise OperationRefused(f"There is no table {table_id}.")
        checked = check(found)
        table = checked.table
        if checked.problem or table is None or table.over:
            raise OperationRefused(f"The game cannot be ended: {checked.problem or 'it is not being played'}.")
        text = ending_text(table.end((), ENDED))
        result = presenters.result(table)
        assert result is not None
        changes = {"state": "over", "asked": None, "result": result.model_dump_json(), "record": table.record.text()}
        append(db, table_id, epoch, Line(len(found.lines), "draw", 0, text, digest=table.digest), changes, [])
    return f"The game at table {table_id} is over."


def repair_table(engine: sa.Engine, table_id: str, keep: Path) -> str:
    """Cuts a table off before the first line that cannot be played again; everything is exported to a file first."""
    found = saved(engine, table_id)
    checked = check(found)
    if not checked.problem:
        return f"Nothing is wrong with table {table_id}."
    if checked.table is None or found.row["state"] != "playing":
        raise OperationRefused(f"Table {table_id} cannot be repaired: {checked.problem}.")
    if keep.exists():
        raise OperationRefused(f"{keep} already exists; choose another name.")
    keep.write_text(exported(engine, table_id), encoding="utf-8")
    good = check(replace(found, lines=found.lines[: checked.good]))
    assert good.table is not None and not good.problem
    with engine.begin() as db:
        _free(db, table_id)
        db.execute(lines.delete().where(lines.c.table_id == table_id, lines.c.number >= checked.good))
        changes = {"moves": len(good.table.moves), "asked": good.table.asked}
        db.execute(tables.update().where(tables.c.id == table_id).values(**changes))
    cut = len(found.lines) - checked.good
    return f"Table {table_id} continues from before line {checked.good}; {cut} lines were cut off and are in {keep}."


def announce_to_all(engine: sa.Engine, given: str) -> str:
    """Shows a sentence on every page of a running server, within half a minute; an empty one takes it away."""
    text = " ".join(given.split())
    if len(text) > LENGTH:
        raise OperationRefused(f"An announcement can have at most {LENGTH} characters; this one has {len(text)}.")
    if not text.isprintable():
        raise OperationRefused("An announcement must be plain text.")
    with engine.begin() as db:
        announce(db, text)
    return "Everybody will see it within half a minute." if text else "The announcement is gone."


def complaints_of(engine: sa.Engine) -> str:
    """What people told about each other, latest first."""
    by, about = users.alias(), users.alias()
    query = sa.select(complaints, by.c.name.label("by"), about.c.name.label("whom"))
    query = query.join(by, by.c.id == complaints.c.user_id).join(about, about.c.id == complaints.c.about, isouter=True)
    with engine.connect() as db:
        found = db.execute(query.order_by(complaints.c.at.desc()).limit(200)).mappings().all()
    when = "%Y-%m-%d %H:%M"
    lines = [
        f"{time.strftime(when, time.gmtime(row['at']))} {row['by']} about {row['whom'] or 'somebody gone'} "
        f"({row['about']}) at {row['table_id']}: {row['words']}"
        for row in found
    ]
    return "\n".join(lines) or "Nobody has complained."


def ban(engine: sa.Engine, who: str, banned: bool) -> str:
    """Shuts an account or guest out, or lets it in again; by the name of an account or the id of anybody."""
    with engine.begin() as db:
        mine = sa.or_(users.c.id == who, users.c.account == folded(who))
        row = db.execute(sa.select(users).where(mine)).mappings().first()
        if row is None:
            raise OperationRefused(f"Nobody is called “{who}”.")
        db.execute(users.update().where(users.c.id == row["id"]).values(banned=banned))
        if banned:
            db.execute(sessions.delete().where(sessions.c.user_id == row["id"]))
            if db.dialect.name == "postgresql":
                notify(db, {"t": "tabs", "user": row["id"], "only": None, "but": None, "from": ""})
    return f"{row['name']} is banned." if banned else f"{row['name']} is no longer banned."
