"""Upgrades: a database of release 0.1.0 and an empty one both reach today's schema, and what was in it is still there."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from insula.server.migrate import migrate
from insula.server.names import likeness
from insula.server.operations import doctor
from insula.server.schema import meta
from insula.server.store import Store, StoreProblem
from tests.server import postgres
from tests.server.kit import Person, Server

RELEASE = Path(__file__).parents[1] / "releases" / "0.1.0"
LATER_LAYOUTS = ("0004", "0006", "0007", "0008", "0009")  # the oldest one goes all the way in `make test`
KEPT = ("users", "tables", "seats", "lines", "chat")
Servers = Callable[..., Server]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A copy of the database of release 0.1.0."""
    return Path(shutil.copy(RELEASE / "insula.db", tmp_path / "old.db"))


def differences(engine: sa.Engine) -> list[object]:
    """What Alembic finds different between a database and today's schema."""
    with engine.connect() as db:
        return list(compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), meta))


def test_an_empty_and_an_old_database_reach_the_same_schema(tmp_path: Path, old: Path) -> None:
    for place in (tmp_path / "empty.db", old):
        engine = sa.create_engine(f"sqlite:///{place}")
        migrate(engine)
        found = differences(engine)
        # SQLite keeps the old length of a text and does not look at it
        assert [d for d in found if "VARCHAR" not in str(d)] == [] and len(found) <= 1
        migrate(engine)
        engine.dispose()


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as address:
        yield address.replace("postgresql://", "postgresql+psycopg://")


def test_postgresql_reaches_the_same_schema_from_0_1_0(database: str) -> None:
    engine = sa.create_engine(database)
    migrate(engine)
    assert differences(engine) == []
    engine.dispose()


def of_0_1_0(database: str, name: str, old: Path, layout: str) -> sa.Engine:
    """A PostgreSQL database with everything that release 0.1.0 left, in an older layout."""
    owner = sa.create_engine(database, isolation_level="AUTOCOMMIT")
    with owner.connect() as db:
        db.exec_driver_sql(f"create database {name}")
    owner.dispose()
    made = sa.create_engine(database.replace("/postgres?", f"/{name}?"))
    migrate(made, "0001")
    source = sa.create_engine(f"sqlite:///{old}")
    here, there = sa.MetaData(), sa.MetaData()
    here.reflect(source)
    there.reflect(made)
    with source.connect() as read, made.begin() as write:
        for table in [each for each in there.sorted_tables if each.name in here.tables]:
            rows = [dict(row) for row in read.execute(sa.select(here.tables[table.name])).mappings()]
            if rows:
                write.execute(table.insert(), rows)
    source.dispose()
    migrate(made, layout)
    return made


def counts(engine: sa.Engine) -> dict[str, int]:
    with engine.connect() as db:
        return {name: db.scalar(sa.text(f"select count(*) from {name}")) or 0 for name in KEPT}


@pytest.mark.parametrize("layout", ["0001", *(pytest.param(each, marks=pytest.mark.deep) for each in LATER_LAYOUTS)])
def test_postgresql_goes_on_from_every_older_layout(servers: Servers, database: str, old: Path, layout: str) -> None:
    engine = of_0_1_0(database, f"layout_{layout}", old, layout)
    before = counts(engine)
    assert before["tables"] and before["lines"]
    known = json.loads((RELEASE / "tables.json").read_text())
    server = servers(database=engine.url.render_as_string(hide_password=False).replace("+psycopg", ""))
    assert counts(engine) == before and differences(engine) == []
    assert [what for _, what in doctor(engine) if what] == []
    running = min((t for t in known if t.get("state") == "playing"), key=lambda t: t["moves"])
    room = server.call(server.hall.room(running["table"]))
    assert room.state == "playing" and len(room.playing().moves) >= running["moves"]
    [waiting, *_] = [t for t in known if t.get("state") == "waiting"]
    visitor = Person(server.base, "Visitor")
    visitor.post(f"/api/tables/{waiting['table']}/sit")
    server.stop()
    engine.dispose()


def test_nothing_is_lost_on_the_way(old: Path) -> None:
    with sqlite3.connect(old) as db:
        before = {t: db.execute(f"select count(*) from {t}").fetchone() for t in KEPT}
    db.close()
    Store(str(old)).close()
    with sqlite3.connect(old) as db:
        after = {t: db.execute(f"select count(*) from {t}").fetchone() for t in before}
        accounts = db.execute("select name, likeness from users where account is not null").fetchall()
    db.close()
    assert after == before
    assert accounts and all(found == likeness(name) for name, found in accounts)


def test_tables_of_0_1_0_are_listed_and_those_that_wait_can_be_played(servers: Servers, old: Path) -> None:
    known = json.loads((RELEASE / "tables.json").read_text())
    server = servers(database=old)
    visitor = Person(server.base, "Visitor")
    waiting = [t for t in known if t.get("state") == "waiting"]
    assert waiting
    for table in waiting:
        card = visitor.get(f"/api/tables/{table['table']}")
        assert (card["state"], card["game"]) == ("waiting", table["game"])
        free = [seat for seat, chair in enumerate(card["seats"]) if chair["kind"] == "open"]
        for seat in free:
            visitor.post(f"/api/tables/{table['table']}/sit", seat=seat)
        assert visitor.get(f"/api/tables/{table['table']}")["state"] == "playing"
        assert visitor.tab(table["table"]).until("update")["version"] >= 0
    server.stop()
    again = servers(database=old)
    for table in waiting:
        assert again.call(again.hall.room(table["table"])).state == "playing"


def test_a_database_of_a_later_version_is_one_sentence(old: Path) -> None:
    Store(str(old)).close()
    with sqlite3.connect(old) as db:
        db.execute("update alembic_version set version_num = '9999'")
    db.close()
    with pytest.raises(StoreProblem, match="it has layout 9999, which is newer than this Insula knows"):
        Store(str(old))
