"""Rematch: the same table again, seats turned, the others invited; all who ask for it meet at one table."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from insula.server import rows
from tests.server.kit import Person, Server

People = Callable[..., Person]
Servers = Callable[..., Server]


def finished(mara: Person, *others: Person, bots: int = 0) -> str:
    """A finished table of these people, and bots behind them."""
    table = mara.table("me", *["open"] * len(others), *["random"] * bots)
    for each in others:
        each.post(f"/api/tables/{table}/sit")
    for each in (mara, *others):  # who is left wins; nobody has to play
        tab = each.tab(table)
        seat = tab.until("table")["you"][0]
        if not tab.until("update")["over"]:
            tab.send(t="resign")
            while not tab.until("table")["seats"][seat]["resigned"]:  # bots may move in between
                pass
        if each is (mara, *others)[-1]:
            while not tab.update["over"]:
                tab.receive()
        tab.close()
    return table


def seats(person: Person, table: str) -> list[tuple[str, str, str]]:
    return [(s["name"], s["kind"], s["kept"]) for s in person.get(f"/api/tables/{table}")["seats"]]


def rematch(person: Person, table: str) -> str:
    return str(person.post(f"/api/tables/{table}/rematch")["table"])


def test_a_rematch_turns_the_seats_and_keeps_one_for_everybody(person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    old = finished(mara, ash, bots=1)
    new = rematch(mara, old)
    assert seats(mara, new) == [("Juno", "bot", ""), ("Mara", "person", ""), ("", "open", "Ash")]
    (card,) = [t for t in ash.get("/api/tables")["invited"] if t["table"] == new]
    assert card["by"] == "Mara" and [s["kept_for_you"] for s in card["seats"]] == [False, False, True]
    assert card["pace"] == mara.get(f"/api/tables/{old}")["pace"]
    assert rematch(ash, old) == new
    assert seats(ash, new)[2] == ("Ash", "person", "")
    assert mara.get(f"/api/tables/{new}")["state"] == "playing"
    assert ash.get("/api/tables")["invited"] == []


def test_with_bots_alone_a_rematch_starts_at_once_with_the_same_levels(person: People) -> None:
    mara = person("Mara")
    old = finished(mara, bots=2)
    card = mara.get(f"/api/tables/{rematch(mara, old)}")
    assert card["state"] == "playing" and [s["bot"] for s in card["seats"]] == ["random", "", "random"]


def test_a_second_press_changes_nothing(person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    old = finished(mara, ash)
    new = rematch(mara, old)
    before = seats(mara, new)
    assert rematch(mara, old) == new and seats(mara, new) == before


def test_two_who_press_at_once_meet_at_one_table(person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    old = finished(mara, ash)
    found: list[Any] = []
    threads = [threading.Thread(target=lambda who=who: found.append(rematch(who, old))) for who in (mara, ash) * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4 and len(set(found)) == 1
    assert {name for name, _, _ in seats(mara, found[0])} == {"Mara", "Ash"}


def test_a_rematch_that_another_server_opened_meanwhile_is_found(
    server: Server, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    mara, ash = person("Mara"), person("Ash")
    old = finished(mara, ash)
    new = rematch(mara, old)
    known, asked = rows.read_rematch, []

    def late(db: sa.Connection, table_id: str) -> tuple[str, str] | None:
        asked.append(table_id)
        return None if len(asked) == 1 else known(db, table_id)

    monkeypatch.setattr(rows, "read_rematch", late)
    assert rematch(ash, old) == new and len(asked) == 2


def test_the_others_are_told_at_the_old_table(person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    old = finished(mara, ash)
    tab = ash.tab(old)
    assert tab.until("table")["rematch"] is None
    new = rematch(mara, old)
    assert tab.until("table")["rematch"] == {"table": new, "by": "Mara"}
    assert ash.tab(old).until("table")["rematch"] == {"table": new, "by": "Mara"}


def test_a_kept_seat_is_nobody_elses_until_it_is_declined(person: People) -> None:
    mara, ash, rue = person("Mara"), person("Ash"), person("Rue")
    new = rematch(mara, finished(mara, ash))
    assert rue.post(f"/api/tables/{new}/sit", 409)["rule"] == "online.no-seat"
    trouble = rue.post(f"/api/tables/{new}/sit", 409, seat=0)
    assert (trouble["rule"], trouble["says"]) == ("online.seat-kept", "This seat is kept for Ash.")
    ash.post(f"/api/tables/{new}/decline")
    assert ash.get("/api/tables")["invited"] == []
    rue.post(f"/api/tables/{new}/sit")
    assert seats(mara, new) == [("Rue", "person", ""), ("Mara", "person", "")]


def test_who_declined_finds_the_seat_taken_and_watches(person: People) -> None:
    mara, ash, rue = person("Mara"), person("Ash"), person("Rue")
    old = finished(mara, ash)
    new = rematch(mara, old)
    ash.post(f"/api/tables/{new}/decline")
    rue.post(f"/api/tables/{new}/sit")
    assert rematch(ash, old) == new


def test_only_players_of_a_finished_game_have_a_rematch(person: People) -> None:
    mara, ash, rue = person("Mara"), person("Ash"), person("Rue")
    running = mara.table("me", "random")
    assert mara.post(f"/api/tables/{running}/rematch", 400)["rule"] == "online.rematch"
    assert mara.post("/api/tables/nowhere/rematch", 404)["rule"] == "online.unknown-table"
    assert rue.post(f"/api/tables/{finished(mara, ash)}/rematch", 400)["rule"] == "online.spectator"


def test_after_everybody_left_a_new_rematch_can_be_asked_for(person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    old = finished(mara, ash)
    new = rematch(mara, old)
    mara.post(f"/api/tables/{new}/leave")
    assert rematch(ash, old) != new


def test_a_rematch_outlives_a_restart(servers: Servers) -> None:
    server = servers()
    mara, ash = Person(server.base, "Mara"), Person(server.base, "Ash")
    old = finished(mara, ash)
    new = rematch(mara, old)
    server.stop()
    again = servers()
    for each in (mara, ash):
        each.base = again.base
        each.http.base_url = again.base
    assert [t["table"] for t in ash.get("/api/tables")["invited"]] == [new]
    assert rematch(ash, old) == new
    assert mara.get(f"/api/tables/{new}")["state"] == "playing"
