"""One's own data: to take along, and to end."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from tests.server.kit import Person, Server
from tests.server.test_restart import table_for_two
from tests.server.test_rooms import asked_first, catch_up

Servers = Callable[..., Server]


def test_everybody_can_take_along_what_is_kept_about_them(servers: Servers) -> None:
    server = servers()
    table, mara, ash, first, second = table_for_two(server)
    asked, _ = asked_first(first, second)
    asked.play(asked.update["options"][0]["id"])
    first.send(t="chat", text="Hello there")
    first.until("chat")
    told = mara.get("/api/me/data")
    assert told["user"]["name"] == "Mara" and told["tables"][0]["id"] == table
    assert [line["text"] for line in told["chat"]] == ["Hello there"]
    assert len(told["answers"]) == (1 if asked is first else 0)
    assert "Ash" not in str(told) and "seed" not in str(told) and "password" not in str(told)
    assert ash.get("/api/me/data")["chat"] == []


def test_whoever_goes_leaves_no_name_and_a_bot_plays_on(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    table, mara, ash, first, second = table_for_two(server)
    mara.post("/api/account", name="Mara", password="long enough")
    first = mara.tab(table)
    first.until("update")
    for _ in range(3):
        asked, other = asked_first(first, second)
        asked.play(asked.update["options"][0]["id"])
        catch_up(other, asked.update["version"])
    first.send(t="chat", text="Mara was here")
    first.until("chat")
    assert mara.post("/api/me/delete", 401, password="wrong wrong")["rule"] == "online.login"
    assert mara.post("/api/me/delete", password="long enough")["guest"] is True
    assert first.ended() == 1012
    again = ash.tab(table)
    message = again.until("table")
    assert [seat["kind"] for seat in message["seats"]] == ["bot", "person"]
    assert message["seats"][0]["name"] == "Gone 1" and message["chat"][0]["text"] == "…"
    again.until_mine()
    again.send(t="resign")
    again.until("update", over=True)
    assert ash.get(f"/api/replay/{table}")["names"][0] == "Gone 1"
    server.stop()
    with sqlite3.connect(tmp_path / "insula.db") as db:
        assert not [line for line in db.iterdump() if "Mara" in line or "mara" in line]
    db.close()


def test_the_name_of_a_finished_game_goes_too_and_its_record_stays_whole(servers: Servers) -> None:
    server = servers()
    table, mara, ash, first, second = table_for_two(server)
    first.send(t="resign")
    second.until("update", over=True)
    mara.post("/api/me/delete")
    info = ash.get(f"/api/replay/{table}")
    assert info["names"] == ["Gone 1", "Ash"] and info["verified"]
    assert info["result"]["reason"] == "Gone 1 resigned."
    assert "Mara" not in ash.http.get(f"/api/tables/{table}/record").text
    assert (
        Person(server.base)
        .http.post("/api/import", content=ash.http.get(f"/api/tables/{table}/record").text)
        .status_code
        == 200
    )
