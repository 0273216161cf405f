"""Several servers on one PostgreSQL database: any of them serves any table, and either may die at any moment."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import httpx
import pytest
import sqlalchemy as sa

from insula.server.cluster import REFUSING, SILENT, give_up, now
from insula.server.limits import Limits
from insula.server.schema import servers as rows
from tests.server import postgres
from tests.server.kit import LOOSE, WAIT, Person, Server, Tab
from tests.server.test_faults import eventually
from tests.server.test_restart import moved
from tests.server.test_rooms import asked_first, catch_up

Servers = Callable[..., Server]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as address:
        yield address


@pytest.fixture
def engine(database: str) -> Iterator[sa.Engine]:
    made = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    yield made
    made.dispose()


def at(person: Person, server: Server) -> Person:
    """The same person at another server's address."""
    made = Person.__new__(Person)
    made.base, made.me = server.base, person.me
    made.http = httpx.Client(base_url=server.base, timeout=20, cookies={"insula": person.cookie})
    return made


def across(servers: Servers, database: str) -> tuple[Server, Server, str, Person, Person, Tab, Tab]:
    """Two servers; a table of the first, one person at each."""
    one, two = servers(database=database), servers(database=database)
    eventually(lambda: bool(one.hall.cluster and two.hall.cluster and one.hall.cluster.others))
    mara, ash = Person(one.base, "Mara"), Person(two.base, "Ash")
    table = mara.table("me", "open")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    first, second = mara.tab(table), ash.tab(table)
    first.until("update")
    second.until("update")
    return one, two, table, mara, ash, first, second


def test_people_at_two_servers_play_one_table(database: str, servers: Servers) -> None:
    one, two, table, _, ash, first, second = across(servers, database)
    assert one.hall.here(table) is not None and two.hall.here(table) is None
    for _ in range(12):
        asked, other = asked_first(first, second)
        asked.play(asked.update["options"][0]["id"])
        catch_up(other, asked.update["version"])
    second.send(t="chat", text="Across!")
    assert first.until("chat")["text"] == "Across!"
    assert ash.get(f"/api/tables/{table}")["state"] == "playing"
    assert ash.post(f"/api/tables/{table}/sit", 409, seat=1)["rule"] == "online.started"


def test_the_lobby_of_every_server_knows_all_tables(database: str, servers: Servers) -> None:
    one, two, table, mara, ash, first, second = across(servers, database)
    asked, _ = asked_first(first, second)
    person, elsewhere = (mara, two) if asked is first else (ash, one)
    eventually(lambda: bool(two.hall.online_elsewhere(table)))
    card = next(c for c in at(person, elsewhere).get("/api/tables")["mine"] if c["table"] == table)
    assert card["your_turn"] and card["state"] == "playing"
    shown = next(c for c in at(ash, two).get("/api/tables")["mine"] if c["table"] == table)
    assert [seat["online"] for seat in shown["seats"]] == [True, True]
    waiting = mara.table("me", "open", public=True)
    assert waiting in [c["table"] for c in ash.get("/api/tables")["open"]]


def test_a_session_that_ends_closes_tabs_at_every_server(database: str, servers: Servers) -> None:
    one, two, _, mara, _, first, _ = across(servers, database)
    at(mara, two).post("/api/logout")
    assert first.ended() == 1012
    assert one.hall.cluster is not None


def test_limits_hold_for_all_servers_together(database: str, servers: Servers) -> None:
    limits = replace(Limits(**dict.fromkeys(LOOSE, 5000.0)), account_login_rate=0.0, account_login_burst=6.0)
    one, two = servers(database=database, limits=limits), servers(database=database, limits=limits)
    tried = []
    for number in range(8):
        person = Person((one, two)[number % 2].base)
        tried.append(
            person.http.post("/api/login", json={"name": "Nobody here", "password": "wrong wrong"}).status_code
        )
    assert tried == [401] * 6 + [429] * 2


def test_a_server_that_stops_hands_its_tables_over(database: str, servers: Servers) -> None:
    one, two, table, mara, _, first, second = across(servers, database)
    version = first.update["version"]
    one.stop()
    eventually(lambda: two.hall.here(table) is not None)
    tab = moved(mara, two.base).tab(table)
    assert tab.until("update")["version"] == version
    second.close()


def test_a_server_that_was_given_up_lets_its_tables_go(database: str, servers: Servers, engine: sa.Engine) -> None:
    one, _, table, mara, _, first, _ = across(servers, database)
    room = one.hall.here(table)
    with engine.begin() as db:
        db.execute(sa.text("delete from servers where id = :id"), {"id": one.hall.store.owner})
    eventually(lambda: room is not None and room.lost)
    assert first.ended() == 1012
    tab = mara.tab(table)
    tab.until("update")


def test_a_server_where_nobody_listens_is_given_up_sooner(database: str, servers: Servers, engine: sa.Engine) -> None:
    servers(database=database)  # so that there are tables
    with engine.begin() as db:
        at = (REFUSING + SILENT) / 2
        db.execute(rows.insert().values(id="silent", address="http://127.0.0.1:9", seen=now() - at))
        assert not give_up(db, "silent")
        assert give_up(db, "silent", REFUSING)
        db.execute(rows.insert().values(id="alive", address="http://127.0.0.1:9", seen=now()))
        assert not give_up(db, "alive", REFUSING)  # whoever gives signs of life is only not reached from here
        db.execute(rows.delete().where(rows.c.id == "alive"))


def test_a_connection_that_breaks_is_made_again(database: str, servers: Servers, engine: sa.Engine) -> None:
    one, two, table, _, _, first, second = across(servers, database)
    with engine.begin() as db:
        db.execute(sa.text("select pg_terminate_backend(pid) from pg_stat_activity where pid != pg_backend_pid()"))
    eventually(lambda: httpx.get(f"{two.base}/readyz").status_code == 200)
    time.sleep(1.0)
    tabs = [first, second]
    for tab in tabs:
        tab.send(t="hello")
        tab.until("update")
    asked, _ = asked_first(first, second)
    deadline = time.monotonic() + WAIT
    while asked.command("play", option=asked.update["options"][0]["id"])["t"] != "accepted":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert one.hall.here(table) is not None or two.hall.here(table) is not None


def test_headers_between_servers_are_nobodys_to_send(database: str, servers: Servers) -> None:
    server = servers(database=database)
    forged = {"x-insula-hop": "guess", "x-insula-client": "6.6.6.6", "x-insula-scheme": "https", "x-insula-host": "h"}
    answer = httpx.get(f"{server.base}/api/me", headers=forged)
    assert answer.status_code == 200 and "secure" not in answer.headers["set-cookie"].lower()
