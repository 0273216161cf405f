"""The same table on every database: SQLite and PostgreSQL."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator

import pytest

from insula.testing.sizes import size
from tests.server import postgres
from tests.server.kit import Person, Server, Tab
from tests.server.test_restart import moved
from tests.server.test_rooms import asked_first, catch_up

Servers = Callable[..., Server]
MOVES = size(16, 5000, 5000)  # of people before they resign; in the deep run a game ends by itself


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an empty database."""
    with contextlib.ExitStack() as stack:
        if request.param == "sqlite":
            yield str(tmp_path_factory.mktemp("database") / "insula.db")
        else:
            yield stack.enter_context(postgres.running())


def waited_for(*tabs: Tab) -> Tab:
    """The tab that is asked, once the bots have moved."""
    while True:
        for tab in tabs:
            tab.send(t="hello")
            tab.until("update")
            if tab.update["options"]:
                return tab
        time.sleep(0.02)


def test_a_whole_game_with_a_restart_an_account_and_a_replay(database: str, servers: Servers) -> None:
    server = servers(database=database)
    mara, ash = Person(server.base, "Mara"), Person(server.base, "Ash")
    mara.post("/api/account", name="Mara", password="long enough")
    table = mara.table("me", "open", "random")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    first, second = mara.tab(table), ash.tab(table)
    first.until("update")
    second.until("update")
    first.send(t="chat", text="Grüße 🂡")
    second.until("chat")
    for _ in range(10):
        asked = waited_for(first, second)
        asked.play(asked.update["options"][0]["id"])
    version = waited_for(first, second).update["version"]
    server.stop()

    again = servers(database=database)
    first, second = moved(mara, again.base).tab(table), moved(ash, again.base).tab(table)
    assert first.receive()["chat"][0]["text"] == "Grüße 🂡"
    first.until("update")
    second.until("update")
    assert first.update["version"] >= version
    second.send(t="resign")
    second.until("table")
    first.send(t="resign")
    assert first.until("update", over=True)["result"]["reason"] == "Mara resigned."
    info = Person(again.base).get(f"/api/replay/{table}")
    assert info["verified"] and info["result"]["winners"] == [2]
    home = Person(again.base)
    home.post("/api/login", name="Mara", password="long enough")
    assert [t["table"] for t in home.get("/api/tables")["mine"]] == [table]
    record = home.http.get(f"/api/tables/{table}/record").text
    assert home.http.post("/api/import", content=record).status_code == 200


@pytest.mark.sized
def test_two_people_finish_a_game(database: str, servers: Servers) -> None:
    server = servers(database=database)
    mara, ash = Person(server.base, "Marta"), Person(server.base, "Ash")
    table = mara.table("me", "open")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    first, second = mara.tab(table), ash.tab(table)
    first.until("update")
    second.until("update")
    for _ in range(MOVES):
        if first.update["over"]:
            break
        asked, other = asked_first(first, second)
        asked.play(asked.update["options"][-1]["id"])
        catch_up(other, asked.update["version"])
    if not first.update["over"]:
        second.send(t="resign")
        first.until("update", over=True)
    assert mara.get(f"/api/replay/{table}")["verified"]
