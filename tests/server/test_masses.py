"""Under load while processes die and databases fail: nothing acknowledged is lost or doubled, no table is dead.

`make test` kills two servers, `make deep` takes samples of everything, `make deep FULL=1` all slices; each prints its
figures.
"""

from __future__ import annotations

import contextlib
import resource
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from insula.server.store import engine_for
from insula.testing.sizes import size
from tests.server import faults, postgres
from tests.server.drills import Drill, Nursery, Process, Site, Told
from tests.server.kit import Person, Server, Tab, quick
from tests.server.postgres import Postgres

TABLES = 8


def show(what: str, told: Told) -> None:
    print(f"\n{what}: {told.says()}")
    assert told.acknowledged > 0
    assert told.faults == (0, 0, 0, [])


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


def killed(sites: list[Process], engine: sa.Engine, kills: int, seed: int) -> Told:
    """Kills one server after the other at random moments, while everybody plays."""
    drill = Drill(sites, engine, TABLES, seed)
    with drill.playing():
        for kill in range(kills):
            drill.gathered()
            time.sleep(drill.chance.uniform(0.05, 0.8))
            victim = sites[kill % len(sites)]
            victim.kill()
            time.sleep(drill.chance.uniform(0.0, 0.3))
            victim.start()
        time.sleep(0.5)
    try:
        return drill.told()
    finally:
        for site in sites:
            site.kill()


@pytest.mark.deep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("part", range(size(1, 1, 10)))
def test_a_server_on_sqlite_may_be_killed_at_any_moment(tmp_path: Path, nursery: Nursery, part: int) -> None:
    database = str(tmp_path / "insula.db")
    kills = size(2, 8, 20)
    told = killed([Process(nursery, database)], engine_for(database), kills, seed=part)
    show(f"SQLite, {kills} kills, part {part}", told)


@pytest.fixture(scope="module")
def pg() -> Iterator[Postgres]:
    with postgres.controlled() as server:
        yield server


@pytest.mark.sized
@pytest.mark.timeout(900)
@pytest.mark.parametrize("part", range(size(1, 1, 5)))
def test_either_of_two_servers_may_be_killed(pg: Postgres, nursery: Nursery, part: int) -> None:
    kills = size(2, 6, 20)
    told = killed(
        [Process(nursery, pg.address), Process(nursery, pg.address)], engine_for(pg.address), kills, seed=100 + part
    )
    show(f"PostgreSQL, two servers, {kills} kills, part {part}", told)


# ---- the database fails ----------------------------------------------------------------------------------------------


def stopped(pg: Postgres, seconds: float) -> None:
    pg.stop()
    time.sleep(seconds)
    pg.start()


def frozen(pg: Postgres, seconds: float) -> None:
    pg.freeze()
    time.sleep(seconds)
    pg.thaw()


def read_only(pg: Postgres, seconds: float) -> None:
    """Every new transaction may only read."""
    owner = sa.create_engine(pg.address.replace("://", "+psycopg://"), isolation_level="AUTOCOMMIT")
    for value in ("on", "off"):
        with owner.connect() as db:
            db.exec_driver_sql("set default_transaction_read_only = off")
            db.exec_driver_sql(f"alter system set default_transaction_read_only = {value}")
            db.exec_driver_sql("select pg_reload_conf()")
        time.sleep(seconds if value == "on" else 0)
    owner.dispose()


AWAY = size(2, 20, 60)  # seconds
FAILS = {
    "away": lambda pg: stopped(pg, AWAY),
    "restarted": lambda pg: [stopped(pg, 0.0) for _ in range(size(1, 2, 5))],
    "frozen": lambda pg: frozen(pg, AWAY),
    "read-only": lambda pg: read_only(pg, AWAY / 2),
}


@pytest.mark.deep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("what", FAILS)
def test_tables_outlive_whatever_happens_to_postgresql(pg: Postgres, nursery: Nursery, what: str) -> None:
    sites = [Process(nursery, pg.address), Process(nursery, pg.address)]
    drill = Drill(sites, engine_for(pg.address), TABLES, seed=200)
    try:
        with drill.playing():
            time.sleep(1)
            FAILS[what](pg)
            time.sleep(3)
        told = drill.told()
        show(f"PostgreSQL {what}", told)
        assert told.refused or what == "restarted"  # which may be over before anybody noticed
    finally:
        for site in sites:
            site.kill()


@pytest.mark.deep
@pytest.mark.timeout(900)
def test_tables_outlive_a_full_disk(tmp_path: Path, nursery: Nursery) -> None:
    """The files of the database cannot grow any more, for a while: several times."""
    database = tmp_path / "insula.db"
    site = Process(nursery, str(database))
    drill = Drill([site], engine_for(str(database)), TABLES, seed=300)
    try:
        with drill.playing():
            for _ in range(size(1, 3, 10)):
                time.sleep(1)
                log = database.with_name("insula.db-wal")
                resource.prlimit(site.pid, resource.RLIMIT_FSIZE, (max(log.stat().st_size, 4096), -1))
                time.sleep(size(1, 4, 10))
                resource.prlimit(site.pid, resource.RLIMIT_FSIZE, (-1, -1))
            time.sleep(2)
        told = drill.told()
        show("SQLite on a full disk", told)
        assert told.refused
    finally:
        site.kill()


@pytest.mark.deep
@pytest.mark.timeout(900)
def test_answers_to_commits_may_be_lost_at_random(tmp_path: Path) -> None:
    database = str(tmp_path / "insula.db")
    server = Server(quick(database))
    drill = Drill([Site(server.base)], engine_for(database), TABLES, seed=400)
    lost = 0
    with drill.playing():
        for _ in range(size(5, 40, 400)):
            time.sleep(drill.chance.uniform(0.0, 0.2))
            with faults.commit_answers_lost(server.hall.store, times=drill.chance.randrange(1, 4)) as left:
                time.sleep(drill.chance.uniform(0.05, 0.2))
                lost += left.lost
        time.sleep(0.5)
    told = drill.told()
    server.stop()
    show(f"{lost} answers to commits lost", told)
    assert lost > 0


# ---- who does not read -----------------------------------------------------------------------------------------------


def held(pid: int) -> float:
    """MiB that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 2**20


@pytest.mark.deep
def test_sixty_spectators_who_greet_and_never_read_cost_little(tmp_path: Path, nursery: Nursery) -> None:
    site = Process(nursery, str(tmp_path / "insula.db"))
    try:
        mara = Person(site.base, "Mara")
        table = mara.table("me", "me")
        tab = mara.tab(table)
        for _ in range(30):
            tab.play(tab.until_mine()["options"][0]["id"])
        before = held(site.pid)
        silent = [Tab(site.base, table, None) for _ in range(60)]
        for _ in range(100):
            for each in silent:
                with contextlib.suppress(ConnectionClosed, TimeoutError):
                    each.send(t="hello", patches=False)
            tab.play(tab.until_mine()["options"][0]["id"])
        grown = held(site.pid) - before
        print(f"\n60 spectators who greeted 100 times and read nothing: {grown:+.1f} MiB")
        assert grown < 100
    finally:
        site.kill()
