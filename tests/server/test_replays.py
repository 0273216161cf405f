"""Replays and records: finished games seen again through any eyes, exported, imported, and refused when broken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from insula.core.record import checksum, parse_record
from insula.core.registry import load
from insula.core.replaying import replay
from tests.server.kit import Person, Server, Tab, quick


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(quick(tmp_path_factory.mktemp("replays") / "insula.db"))
    yield made
    made.stop()


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Person, str, Tab]:
    """A game that somebody played to the end against a bot."""
    mara = Person(server.base, "Mara")
    table = mara.table("me", "random")
    tab = mara.tab(table)
    while not tab.until_mine()["over"]:
        tab.play(tab.update["options"][0]["id"])
    return mara, table, tab


Played = tuple[Person, str, Tab]


def test_the_head_of_a_replay_tells_moves_and_result(played: Played) -> None:
    mara, table, tab = played
    info = mara.get(f"/api/replay/{table}")
    assert (info["game"], info["names"], info["n"]) == ("card", ["Mara", "Pax"], len(info["moves"]))
    assert info["result"] == tab.update["result"]
    assert info["verified"]


def test_every_move_shows_the_view_of_that_moment(played: Played) -> None:
    mara, table, _ = played
    record = parse_record(mara.http.get(f"/api/tables/{table}/record").text)
    for move in (0, 1, 15, 16, 17, 40, len(record.moves)):
        again = replay(record, move)
        for eyes, seat in (("0", 0), ("1", 1), ("spectator", None)):
            at = mara.get(f"/api/replay/{table}/at/{move}?eyes={eyes}")
            assert at["view"] == again.view(seat)
            assert at["events"] == [e for e in again.seen(seat) if e["move"] == move]
            assert at["asked"] == (None if again.over else again.asked)
            assert at["views"] == []


def test_with_all_open_every_seat_is_seen_as_it_was(played: Played) -> None:
    mara, table, _ = played
    record = parse_record(mara.http.get(f"/api/tables/{table}/record").text)
    again = replay(record, 3)
    at = mara.get(f"/api/replay/{table}/at/3?eyes=all")
    assert at["views"] == [again.view(0), again.view(1)]
    opening = mara.get(f"/api/replay/{table}/at/0?eyes=all")["events"]
    closed = mara.get(f"/api/replay/{table}/at/0?eyes=spectator")["events"]
    drawn = [e["text"] for e in opening if e["kind"] == "drew"]
    assert drawn and drawn != [e["text"] for e in closed if e["kind"] == "drew"]


def test_a_replay_has_a_beginning_an_end_and_eyes(played: Played) -> None:
    mara, table, _ = played
    n = mara.get(f"/api/replay/{table}")["n"]
    trouble = mara.get(f"/api/replay/{table}/at/{n + 1}", 400)
    assert trouble == {"says": f"This game has {n} moves. Choose one from 0 to {n}.", "rule": "online.replay-range"}
    assert mara.get(f"/api/replay/{table}/at/-1", 400)["rule"] == "online.replay-range"
    assert mara.get(f"/api/replay/{table}/at/x", 422)["rule"] == "online.malformed"
    trouble = mara.get(f"/api/replay/{table}/at/0?eyes=2", 400)
    assert trouble == {
        "says": "Choose the eyes of “all”, “spectator” or a seat from 0 to 1.",
        "rule": "online.eyes",
    }


def test_a_finished_table_can_still_be_opened(played: Played) -> None:
    mara, table, tab = played
    again = mara.tab(table)
    update = again.until("update")
    assert (update["over"], update["result"]) == (True, tab.update["result"])
    assert again.events == tab.events
    assert mara.get("/api/tables")["mine"][-1]["state"] == "over"


def test_an_exported_record_comes_in_again_as_a_replay(played: Played, server: Server) -> None:
    mara, table, _ = played
    text = mara.http.get(f"/api/tables/{table}/record").text
    other = Person(server.base, "Ash")
    answer = other.http.post("/api/import", content=text.replace("\n", "\r\n"))
    assert answer.status_code == 200, answer.text
    copy = answer.json()["table"]
    assert answer.json()["link"] == f"/replay/{copy}"
    first, second = mara.get(f"/api/replay/{table}"), other.get(f"/api/replay/{copy}")
    assert first | {"table": ""} == second | {"table": ""}
    assert other.http.get(f"/api/tables/{copy}/record").text == text
    tab = other.tab(copy)
    assert tab.until("update")["over"]


def test_a_record_of_half_a_game_can_be_looked_at(played: Played) -> None:
    mara, table, _ = played
    record = parse_record(mara.http.get(f"/api/tables/{table}/record").text)
    record.moves, record.result = record.moves[:20], ""
    answer = mara.http.post("/api/import", content=record.text())
    info = mara.get(f"/api/replay/{answer.json()['table']}")
    assert (info["n"], info["result"]["winners"], info["result"]["reason"]) == (20, [], "The record ends here.")


def test_broken_records_are_refused_with_line_and_reason(played: Played) -> None:
    mara, table, _ = played
    text = mara.http.get(f"/api/tables/{table}/record").text
    many = [
        "",
        "no record",
        text[:-30],
        text.replace("\n1 ", "\n1 A keep\n2 ", 1),
        _signed(text.replace("\n2 ", "\n2 A pass\n3 ", 1)),
        _signed(text.replace(f"rules {load('card').rules_version}", "rules 9")),
        _signed(text.replace("game card", "game chess")),
        _signed(text.replace("names Mara", "names " + "x" * 500)),
        "\x00" * 100,
    ]
    for each in many:
        answer = mara.http.post("/api/import", content=each)
        assert (answer.status_code, answer.json()["rule"]) == (400, "online.import"), each[:60]
        assert answer.json()["says"].startswith("The record cannot be read: ") and "\n" not in answer.json()["says"]
    assert mara.http.post("/api/import", content=b"\xff\xfe\x00").json()["says"].endswith("it is not text.")
    assert mara.http.post("/api/import", content="x" * 3_000_000).status_code == 413


def _signed(text: str) -> str:
    """The text with a closing line that fits it, as a forger would write it."""
    body = text[: text.index("\nclose ") + 1]
    return body + f"close {text.rsplit('close ', 1)[1].split()[0]} {checksum(body)}\n"
