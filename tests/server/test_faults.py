"""The database goes away, freezes, loses answers, holds bad rows or belongs to somebody else: no table is lost."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from insula.server.store import Timeouts
from tests.server import faults
from tests.server.kit import WAIT, Person, Server, Tab
from tests.server.test_restart import moved, table_for_two
from tests.server.test_rooms import asked_first, catch_up

Servers = Callable[..., Server]
AWAY = "The database is not answering. Nothing is lost, and the table goes on by itself as soon as it is back."


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for the next attempt."""
    monkeypatch.setattr("insula.server.retries.PAUSES", (0.01, 0.02))
    monkeypatch.setattr("insula.server.time_limit.STORE_AGAIN", 0.02)
    monkeypatch.setattr("insula.server.store.PROBE_PAUSES", (0.02,))


def eventually(what: Callable[[], bool]) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + WAIT
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def ready(server: Server) -> int:
    return httpx.get(f"{server.base}/readyz").status_code


def with_a_bot(server: Server) -> tuple[Person, str, Tab]:
    """Somebody who has just been asked, at a table with a bot."""
    mara = Person(server.base, "Mara")
    table = mara.table("me", "random")
    tab = mara.tab(table)
    tab.until_mine()
    return mara, table, tab


def lines(place: Path, table: str) -> list[tuple[int, str]]:
    with contextlib.closing(sqlite3.connect(place / "insula.db")) as db:
        return db.execute("select number, nonce from lines where table_id = ? order by number", (table,)).fetchall()


# ---- away --------------------------------------------------------------------------------------------------------


def test_bots_go_on_by_themselves_however_long_nothing_can_be_stored(
    servers: Servers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = servers()
    _, _, tab = with_a_bot(server)
    version = tab.play(tab.update["options"][0]["id"])["version"]
    db = sqlite3.connect(tmp_path / "insula.db")
    db.execute("create trigger full before insert on lines begin select raise(abort, 'disk full'); end")
    db.commit()

    def bot_is_asked() -> bool:
        room_ = next(iter(server.hall._rooms.values()))
        return server.do(lambda: room_.asked is not None and room_.seating[room_.asked].kind == "bot")

    with caplog.at_level(logging.ERROR):  # it may have moved before anything was full
        eventually(lambda: sum("could not move" in r.message for r in caplog.records) > 20 or not bot_is_asked())
    db.execute("drop trigger full")
    db.commit()
    db.close()
    while not (tab.update["options"] or tab.update["over"]):
        tab.receive()
    assert tab.update["version"] >= version


def test_while_the_store_is_away_one_sentence_says_so_and_all_heals_by_itself(servers: Servers) -> None:
    server = servers()
    mara, table, tab = with_a_bot(server)
    before = tab.update
    assert ready(server) == 200
    with faults.away(server.hall.store):
        answer = tab.command("play", option=before["options"][0]["id"])
        assert (answer["t"], answer["refusal"]["rule"], answer["refusal"]["says"]) == (
            "refused",
            "online.store-away",
            AWAY,
        )
        assert ready(server) == 503 and httpx.get(f"{server.base}/healthz").status_code == 200
        assert mara.get("/api/me", 503) == {"says": AWAY, "rule": "online.store-away"}
        assert httpx.get(f"{server.base}/api/me").status_code == 503
        tab.send(t="hello")
        assert tab.until("update")["version"] == before["version"]
        assert mara.http.get("/api/games").status_code == 200
    eventually(lambda: ready(server) == 200)
    assert tab.play(before["options"][0]["id"])["version"] > before["version"]
    tab.until_mine()
    assert mara.get(f"/api/tables/{table}")["state"] in ("playing", "over")


def test_a_bot_that_waited_moves_when_the_store_is_back(servers: Servers) -> None:
    server = servers()
    _, _, tab = with_a_bot(server)
    with faults.away(server.hall.store):
        server.do(lambda: server.hall.store._gone("for the test"))
        room_ = next(iter(server.hall._rooms.values()))
        seat = tab.update["asked"]
        server.do(lambda: setattr(room_.seating[seat], "bot", "random"))
        server.do(lambda: setattr(room_.seating[seat], "stand_in", True))
        version = tab.update["version"]
        server.do(room_.carry_on)
        time.sleep(0.1)
        assert server.do(lambda: room_.playing().version) == version
    while tab.update["version"] == version:
        tab.receive()


def test_nobody_waits_for_a_frozen_database(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    mara, table, tab = with_a_bot(server)
    before = tab.update
    option = before["options"][0]["id"]
    with faults.frozen(server.hall.store, Timeouts(read=0.2, write=0.2)):
        tab.send(t="play", version=before["version"], nonce="frozen", option=option)
        assert tab.answer("frozen")["refusal"]["rule"] == "online.store-away"
        assert mara.get("/api/me", 503)["rule"] == "online.store-away"
        assert ready(server) == 503
    eventually(lambda: ready(server) == 200)
    tab.send(t="play", version=before["version"], nonce="frozen", option=option)
    while (answer := tab.answer("frozen"))["t"] == "refused":
        tab.send(t="play", version=before["version"], nonce="frozen", option=option)
    assert answer["t"] == "accepted"
    assert [nonce for _, nonce in lines(tmp_path, table)].count("frozen") == 1


# ---- answers lost ------------------------------------------------------------------------------------------------


def test_a_move_whose_commit_was_not_answered_counts_once_and_the_table_goes_on(
    servers: Servers, tmp_path: Path
) -> None:
    server = servers()
    table, _, _, first, second = table_for_two(server)
    asked, other = asked_first(first, second)
    before = asked.update
    option = before["options"][0]["id"]
    with faults.commit_answers_lost(server.hall.store):
        asked.send(t="play", version=before["version"], nonce="doubt", option=option)
        answer = asked.answer("doubt")
    while answer["t"] == "refused":
        assert answer["refusal"]["rule"] == "online.store-away"
        asked.send(t="play", version=before["version"], nonce="doubt", option=option)
        answer = asked.answer("doubt")
    assert answer == {"t": "accepted", "nonce": "doubt", "version": before["version"] + 1}
    catch_up(other, before["version"] + 1)
    assert [n for _, n in lines(tmp_path, table)].count("doubt") == 1
    for _ in range(6):
        turn, wait = asked_first(first, second)
        turn.play(turn.update["options"][-1]["id"])
        catch_up(wait, turn.update["version"])
    assert [number for number, _ in lines(tmp_path, table)] == list(range(before["version"] + 7))


def test_what_was_said_when_an_answer_was_lost_does_not_silence_the_table(servers: Servers) -> None:
    server = servers()
    _, _, _, first, _ = table_for_two(server)
    with faults.commit_answers_lost(server.hall.store):
        first.send(t="chat", text="Hello?")
        first.until("error")
    eventually(lambda: ready(server) == 200)
    first.send(t="chat", text="Still here.")
    assert first.until("chat")["number"] == 1
    first.send(t="hello")
    assert [c["text"] for c in first.until("table")["chat"]] == ["Hello?", "Still here."]


def test_who_sat_down_when_an_answer_was_lost_sits(servers: Servers) -> None:
    server = servers()
    mara, ash = Person(server.base, "Mara"), Person(server.base, "Ash")
    table = mara.table("me", "open")
    with faults.commit_answers_lost(server.hall.store):
        ash.post(f"/api/tables/{table}/sit", 503, seat=1)
    eventually(lambda: ready(server) == 200)
    card = ash.get(f"/api/tables/{table}")
    assert (card["state"], card["seats"][1]["you"]) == ("playing", True)
    tab = ash.tab(table)
    tab.until("update")


# ---- bad rows ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "column, value", [("choices", "{"), ("pace", "x"), ("names", "7"), ("game", "chess"), ("seed", "x")]
)
def test_a_row_that_cannot_be_read_costs_one_table(servers: Servers, tmp_path: Path, column: str, value: str) -> None:
    server = servers()
    mara = Person(server.base, "Mara")
    good = [mara.table("me", "random") for _ in range(2)]
    bad = mara.table("me", "random")
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "insula.db")) as db:
        db.execute(f"update tables set {column} = ? where id = ?", (value, bad))
        db.commit()
    again = servers()
    moved(mara, again.base)
    assert set(good) <= {card["table"] for card in mara.get("/api/tables")["mine"]}
    assert mara.get(f"/api/tables/{bad}", 409)["rule"] == "online.stuck"
    assert again.do(lambda: set(again.hall._rooms)) >= set(good)
    assert mara.tab(good[0]).until_mine()


def test_a_bot_of_a_level_that_is_gone_is_played_by_the_stand_in(
    servers: Servers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = servers()
    mara = Person(server.base, "Mara")
    table = mara.table("me", "random")
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "insula.db")) as db:
        db.execute("update seats set bot = 'deepblue' where table_id = ? and bot != ''", (table,))
        db.commit()
    again = servers()
    assert "a bot “deepblue” that is gone; random plays" in caplog.text
    tab = moved(mara, again.base).tab(table)
    tab.play(tab.until_mine()["options"][0]["id"])
    assert tab.until_mine()


# ---- two servers -------------------------------------------------------------------------------------------------


def test_a_table_that_another_server_took_is_let_go_and_never_written(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    table, _, _, first, second = table_for_two(server)
    asked, _ = asked_first(first, second)
    with contextlib.closing(sqlite3.connect(tmp_path / "insula.db")) as db:
        db.execute("update tables set owner = 'another', epoch = epoch + 1 where id = ?", (table,))
        db.commit()
    before = lines(tmp_path, table)
    asked.send(t="play", version=asked.update["version"], nonce="mine", option=asked.update["options"][0]["id"])
    assert asked.ended() == 1012
    assert lines(tmp_path, table) == before
    assert server.do(lambda: table in server.hall._rooms) is False


def test_a_settlement_whose_own_answer_was_lost_is_settled_the_next_time(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    table, _, _, first, second = table_for_two(server)
    asked, _ = asked_first(first, second)
    log = server.call(server.hall.room(table)).log
    epoch = log.epoch
    with faults.commit_answers_lost(server.hall.store, times=3):
        for _ in range(3):
            with contextlib.suppress(Exception):
                server.call(log.settle())
            eventually(lambda: ready(server) == 200)
    server.call(log.settle())
    assert log.epoch > epoch
    assert asked.play(asked.update["options"][0]["id"])
