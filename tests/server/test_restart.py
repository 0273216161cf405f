"""Restarts: every table goes on where it was, with its versions, nonces and seats; what was shown is never lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from insula.server import rows
from insula.server.store import Store, StoreProblem
from tests.server.kit import Person, Server, Tab, quick
from tests.server.test_rooms import asked_first, catch_up
from tests.server.test_undo import invoke, to_a_turn

Servers = Callable[..., Server]


def moved(person: Person, base: str) -> Person:
    """The same browser at the address of the restarted server."""
    cookie = person.cookie
    person.base = base
    person.http = httpx.Client(base_url=base, timeout=20, cookies={"insula": cookie})
    return person


def table_for_two(server: Server) -> tuple[str, Person, Person, Tab, Tab]:
    mara, ash = Person(server.base, "Mara"), Person(server.base, "Ash")
    table = mara.table("me", "open")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    first, second = mara.tab(table), ash.tab(table)
    first.until("update")
    second.until("update")
    return table, mara, ash, first, second


def test_a_restart_in_the_middle_of_a_turn_changes_nothing(servers: Servers) -> None:
    server = servers()
    table, mara, ash, first, second = table_for_two(server)
    asked, other = to_a_turn(first, second)
    asked.play(invoke(asked))
    catch_up(other, asked.update["version"])
    option = asked.update["options"][0]["id"]
    asked.send(t="play", version=asked.update["version"], nonce="before", option=option)
    accepted = asked.answer("before")
    catch_up(asked, accepted["version"])
    catch_up(other, accepted["version"])
    server.stop()

    again = servers()
    first_again, second_again = moved(mara, again.base).tab(table), moved(ash, again.base).tab(table)
    first_again.until("update")
    second_again.until("update")
    for now, then in ((first_again, first), (second_again, second)):
        assert now.update == then.update | {"from": 0, "events": now.events, "scenes": now.update["scenes"]}
        assert now.events == then.events
    asked_again = first_again if asked is first else second_again
    asked_again.send(t="play", version=0, nonce="before", option=option)
    assert asked_again.answer("before") == accepted
    for _ in range(10):
        turn, wait = asked_first(first_again, second_again)
        turn.play(turn.update["options"][-1]["id"])
        catch_up(wait, turn.update["version"])


def test_an_answer_can_still_be_taken_back_after_a_restart(servers: Servers) -> None:
    server = servers()
    table, mara, ash, first, second = table_for_two(server)
    asked, _ = to_a_turn(first, second)
    before = asked.update
    asked.play(invoke(asked))
    server.stop()
    again = servers()
    who = mara if asked is first else ash
    tab = moved(who, again.base).tab(table)
    tab.until("update")
    assert tab.update["can_undo"]
    catch_up(tab, tab.command("undo")["version"])
    assert tab.update["view"] == before["view"]


def test_undo_and_rewind_and_seats_are_part_of_what_is_kept(servers: Servers) -> None:
    server = servers()
    table, mara, ash, first, second = table_for_two(server)
    asked, other = to_a_turn(first, second)
    asked.play(invoke(asked))
    catch_up(asked, asked.command("undo")["version"])
    asked.send(t="propose", what="rewind", move=1)
    proposal = other.until("proposal")
    other.send(t="vote", proposal=proposal["id"], yes=True)
    other.until("table")
    first.send(t="chat", text="once more")
    first.until("chat")
    waiting = mara.table("me", "open", public=False)
    server.stop()
    again = servers()
    tab = moved(mara, again.base).tab(table)
    message = tab.receive()
    assert (message["rewinds"], [c["text"] for c in message["chat"]]) == (1, ["once more"])
    assert tab.until("update")["version"] == other.update["version"]
    assert mara.get(f"/api/tables/{waiting}")["state"] == "waiting"
    moved(ash, again.base).post(f"/api/tables/{waiting}/sit", seat=1)
    assert mara.get(f"/api/tables/{waiting}")["state"] == "playing"


def epochs(path: Path) -> dict[str, int]:
    with sqlite3.connect(path) as db:
        return dict(db.execute("select id, epoch from tables"))


def test_a_start_takes_all_tables_in_one_commit_and_each_again_when_it_was_let_go(
    servers: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = servers()
    mara = Person(server.base, "Mara")
    ids = [mara.table("me", "me") for _ in range(3)]
    server.stop()
    before = epochs(tmp_path / "insula.db")
    one_by_one: list[str] = []
    take = rows.take_table
    monkeypatch.setattr(rows, "take_table", lambda c, table, owner: one_by_one.append(table) or take(c, table, owner))

    again = servers()
    tabs = [moved(mara, again.base).tab(table) for table in ids]
    for tab in tabs:
        tab.play(tab.until_mine()["options"][0]["id"])
    assert one_by_one == []
    assert epochs(tmp_path / "insula.db") == {table: epoch + 1 for table, epoch in before.items()}

    room = again.hall.here(ids[0])
    assert room is not None
    again.call(carried_out(room.abandon))
    tab = mara.tab(ids[0])
    tab.play(tab.until_mine()["options"][0]["id"])
    assert one_by_one == ids[:1]
    assert epochs(tmp_path / "insula.db")[ids[0]] == before[ids[0]] + 2


async def carried_out(work: Callable[[], None]) -> None:
    work()


def test_bots_go_on_by_themselves_after_a_restart(servers: Servers) -> None:
    server = servers(bot_command=["sleep", "1000"], bot_slack=600.0)
    mara = Person(server.base, "Mara")
    table = mara.table("random", "random", "random")
    assert mara.get(f"/api/tables/{table}")["moves"] == 0
    server.stop()
    again = servers()
    moved(mara, again.base)
    deadline = time.monotonic() + 60
    while mara.get(f"/api/tables/{table}")["state"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert mara.get(f"/api/replay/{table}")["result"]["winners"]


def test_a_killed_server_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    database = tmp_path / "insula.db"
    process, base = started(database)
    mara = Person(base, "Mara")
    table = mara.table("me", "me")
    tab = mara.tab(table)
    for _ in range(12):
        tab.play(tab.until_mine()["options"][0]["id"])
    shown = tab.update
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process, base = started(database)
    try:
        again = moved(mara, base).tab(table)
        whole = again.until("update")  # everything again: all events, and the scenes that they make
        assert whole == shown | {"from": 0, "events": again.events, "scenes": whole["scenes"]}
        assert again.events == tab.events
        assert again.play(again.until_mine()["options"][0]["id"])["version"] == shown["version"] + 1
    finally:
        process.kill()
        process.wait()


def started(database: Path) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own, as `insula serve` starts it; its address as it prints it."""
    code = f"from insula.server.serve import serve; serve(port=0, database={str(database)!r}, open_browser=False)"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "ready at" in line, line
    return process, line.split("ready at ")[1].split()[0].rstrip("/").replace("localhost", "127.0.0.1")


def test_a_second_server_on_the_same_database_is_turned_away(servers: Servers, tmp_path: Path) -> None:
    servers()
    with pytest.raises(StoreProblem, match="Another Insula server works on this database"):
        Store(str(tmp_path / "insula.db"))


def test_a_table_whose_lines_lead_elsewhere_is_stuck_and_says_so(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    table, mara, _, first, second = table_for_two(server)
    good = mara.table("me", "random")
    asked, _ = asked_first(first, second)
    asked.play(asked.update["options"][0]["id"])
    server.stop()
    with sqlite3.connect(tmp_path / "insula.db") as db:
        db.execute("update lines set digest = 'changed by hand' where table_id = ?", (table,))
    db.close()
    again = servers()
    trouble = moved(mara, again.base).get(f"/api/tables/{table}", 409)
    assert trouble == {
        "says": "This table cannot go on: line 0 leads to another state than it did.",
        "rule": "online.stuck",
    }
    tab = mara.tab(table)
    assert tab.receive()["rule"] == "online.stuck"
    assert tab.ended() == 4409
    assert mara.get(f"/api/tables/{good}")["state"] == "playing"


def test_a_change_that_cannot_be_stored_is_not_shown(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    table, mara, _, first, second = table_for_two(server)
    asked, other = asked_first(first, second)
    before = asked.update
    db = sqlite3.connect(tmp_path / "insula.db")
    db.execute("create trigger full before insert on lines begin select raise(abort, 'disk full'); end")
    db.commit()
    option = before["options"][0]["id"]
    asked.send(t="play", version=before["version"], nonce="lost", option=option)
    error = asked.until("error")
    assert error["says"] == "The change could not be stored, so it did not happen. Try again."
    watcher = mara.tab(table)
    assert watcher.until("update")["version"] == before["version"]
    db.execute("drop trigger full")
    db.commit()
    db.close()
    asked.send(t="play", version=before["version"], nonce="lost", option=option)
    assert asked.answer("lost")["t"] == "accepted"
    catch_up(other, before["version"] + 1)
    assert all(m["t"] != "update" or m["version"] != before["version"] + 1 for m in other.seen[:-1])


def test_a_fault_while_a_move_is_carried_out_leaves_the_table_as_its_lines_say(servers: Servers) -> None:
    server = servers()
    table, _, _, first, second = table_for_two(server)
    asked, other = to_a_turn(first, second)
    before = asked.update
    room = server.call(server.hall.room(table))
    state = room.playing().state
    server.do(lambda: state.seats.clear())
    asked.send(t="play", version=before["version"], nonce="fault", option=before["options"][0]["id"])
    assert asked.until("error")["says"] == "Something went wrong with that; the table is as it was."
    asked.send(t="hello")
    assert asked.until("update")["view"] == before["view"]
    assert asked.play(before["options"][0]["id"])["version"] == before["version"] + 1
    catch_up(other, asked.update["version"])


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is not a database, it is a text that is long enough to be read as one")
    for wrong in (tmp_path / "nowhere" / "x.db", tmp_path / "text.db", "nosuch://host/x", "postgresql://127.0.0.1:1/x"):
        with pytest.raises(StoreProblem) as told:
            Store(str(quick(wrong).database))
        assert str(told.value).startswith("The database") and "\n" not in str(told.value)


def test_a_copy_made_while_the_server_runs_is_a_whole_table(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    table, mara, _, first, second = table_for_two(server)
    asked, other = to_a_turn(first, second)
    asked.play(asked.update["options"][0]["id"])
    catch_up(other, asked.update["version"])
    source, target = sqlite3.connect(tmp_path / "insula.db"), sqlite3.connect(tmp_path / "copy.db")
    source.backup(target)
    source.close()
    target.close()
    restored = servers(database=tmp_path / "copy.db")
    tab = moved(mara, restored.base).tab(table)
    assert tab.until("update")["version"] == first.update["version"]
    assert tab.update["view"] == first.update["view"]
