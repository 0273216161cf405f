"""Housekeeping: old tables that never started and guests who never came back go; everything else stays."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx

from insula.server.accounts import COOKIE
from insula.server.housekeeping import DAY, sweep
from tests.server.kit import Person, Server

Servers = Callable[..., Server]


def known(server: Server, person: Person) -> bool:
    return httpx.get(f"{server.base}/api/me", cookies={COOKIE: person.cookie}).status_code == 200


def test_what_nobody_comes_back_for_is_forgotten_and_nothing_else(servers: Servers) -> None:
    server = servers(keep_waiting_days=30.0, keep_guests_days=180.0)
    mara, ash, passer, owner = (Person(server.base, name) for name in ("Mara", "Ash", "Passer", "Owner"))
    waiting, watched, running = mara.table("me", "open"), mara.table("me", "open"), mara.table("me", "me")
    ash.table("random", "open")  # ash has a table, though no seat
    owner.post("/api/account", name="Owner", password="long enough")
    tab = mara.tab(watched)
    tab.receive()
    now = time.time()
    assert server.call(sweep(server.hall, now)) == {"waiting": 0, "idle": 0, "guests": 0}
    assert server.call(sweep(server.hall, now + 31 * DAY))["waiting"] == 2
    assert mara.get(f"/api/tables/{waiting}", 404)["rule"] == "online.unknown-table"
    assert mara.get(f"/api/tables/{watched}")["state"] == "waiting"
    assert mara.get(f"/api/tables/{running}")["state"] == "playing"
    gone = server.call(sweep(server.hall, now + 181 * DAY))
    assert gone["guests"] == 2  # Passer, and Ash, whose table is gone
    assert not known(server, passer) and not known(server, ash)
    assert known(server, owner)
    assert [t["table"] for t in mara.get("/api/tables")["mine"]] != []


def test_a_game_that_nobody_comes_back_to_is_ended_where_the_settings_say_so(servers: Servers) -> None:
    server = servers(end_idle_days=100.0)
    mara = Person(server.base, "Mara")
    idle, watched = mara.table("me", "me"), mara.table("me", "me")
    tab = mara.tab(watched)
    tab.until("update")
    now = time.time()
    assert server.call(sweep(server.hall, now + 99 * DAY))["idle"] == 0
    assert server.call(sweep(server.hall, now + 101 * DAY))["idle"] == 1
    assert mara.get(f"/api/tables/{watched}")["state"] == "playing"
    assert mara.get(f"/api/replay/{idle}")["result"]["reason"] == "Nobody came back to the game."
    server.stop()
    again = servers()
    assert again.call(again.hall.room(idle)).state == "over"


def test_zero_days_keep_everything(servers: Servers) -> None:
    server = servers(keep_waiting_days=0.0, keep_guests_days=0.0)
    mara = Person(server.base, "Mara")
    table, running = mara.table("me", "open"), mara.table("me", "me")
    assert server.call(sweep(server.hall, time.time() + 10_000 * DAY)) == {"waiting": 0, "idle": 0, "guests": 0}
    assert known(server, mara) and mara.get(f"/api/tables/{table}")["state"] == "waiting"
    assert mara.get(f"/api/tables/{running}")["state"] == "playing"
