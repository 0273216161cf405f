"""Bad input: every wrong thing gets one sentence, and the table stays as it was."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from insula.server.limits import Limits
from tests.server.kit import Person, Server, Tab, quick

People = Callable[..., Person]


@pytest.fixture
def tab(person: People) -> Iterator[Tab]:
    """Somebody at a table; afterwards the table must be as it was."""
    mara = person("Mara")
    table = mara.table("me", "me")
    made = mara.tab(table)
    before = made.until("update")
    yield made
    after = mara.tab(table).until("update")
    assert after == before


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        "17",
        '"hello"',
        "{}",
        '{"t": "fly"}',
        '{"t": 5}',
        '{"t": "hello", "since": -1}',
        '{"t": "hello", "since": 1e999}',
        '{"t": "play", "version": 0, "option": 1}',
        '{"t": "play", "version": "zero", "nonce": "a", "option": 1}',
        '{"t": "play", "version": 0, "nonce": "", "option": 1}',
        '{"t": "play", "version": 0, "nonce": "a", "option": -1}',
        '{"t": "play", "version": 0, "nonce": "a", "option": 99999999999999999999}',
        '{"t": "play", "version": 0, "nonce": "a", "option": 1, "seat": 1}',
        '{"t": "chat", "text": ""}',
        '{"t": "chat"}',
        '{"t": "vote", "proposal": 1, "yes": "perhaps"}',
        '{"t": "bot", "seat": 77, "on": true}',
        '{"t": "hello", "since": NaN}',
        "\ud800".encode("utf-16", "surrogatepass").decode("latin-1"),
    ],
)
def test_a_malformed_frame_is_answered_in_one_sentence(tab: Tab, frame: str) -> None:
    tab.socket.send(frame)
    error = tab.until("error")
    assert error["rule"] == "online.malformed"
    assert error["says"].startswith("The server does not understand that message: ") and "\n" not in error["says"]


def test_a_binary_frame_is_answered(tab: Tab) -> None:
    tab.socket.send(b"\x00\x01")
    assert tab.until("error")["says"] == "The server does not understand that message: messages are text, not binary."


def test_a_large_frame_is_refused_and_a_huge_one_closes_only_its_connection(tab: Tab) -> None:
    tab.send(t="chat", text="x" * 20_000)
    error = tab.until("error")
    assert (error["rule"], error["says"]) == (
        "online.too-large",
        "That is too large. The limit is 8 KiB per message.",
    )
    tab.socket.send("x" * 1_000_000)
    assert tab.ended() == 1009


def test_commands_that_name_nothing_are_refused(tab: Tab) -> None:
    assert tab.command("play")["refusal"]["rule"] == "online.malformed"
    tab.send(t="why", nonce="w")
    assert tab.answer("w")["refusal"]["rule"] == "online.malformed"
    tab.send(t="chat", text=" \n ")
    assert tab.until("refused")["refusal"]["rule"] == "online.malformed"
    assert tab.command("play", option=60_000)["refusal"]["rule"] == "table.not-an-answer"


def test_a_command_before_hello_is_answered_too(server: Server, person: People) -> None:
    mara = person("Mara")
    tab = Tab(server.base, mara.table("me", "me"), mara.cookie)
    tab.send(t="play", version=9, nonce="n", option=0)
    assert tab.answer("n")["t"] == "stale"


@pytest.mark.parametrize("table", ["nowhere", "x" * 5000, "%00", "ünknown", "..%2f..", "';drop table lines;--"])
def test_an_unknown_table_is_said_to_be_unknown(server: Server, person: People, table: str) -> None:
    mara = person("Mara")
    trouble = {"says": "There is no such table. The link may be incomplete.", "rule": "online.unknown-table"}
    answer = mara.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json().get("rule", "")) in ((404, "online.unknown-table"), (404, None))
    if answer.json()["rule"]:
        assert answer.json() == trouble
        assert mara.http.get(f"/api/replay/{table}").json() == trouble


def test_a_connection_to_an_unknown_table_is_told_so(server: Server, person: People) -> None:
    tab = Tab(server.base, "nowhere", person("Mara").cookie)
    assert tab.receive()["rule"] == "online.unknown-table"
    assert tab.ended() == 4404


BAD_TABLES: list[tuple[dict[str, Any], int, str | None]] = [
    ({}, 422, "online.malformed"),
    ({"game": "chess", "seats": [{"who": "me"}]}, 404, "online.unknown-game"),
    ({"game": "card", "seats": []}, 422, "online.malformed"),
    ({"game": "card", "seats": [{"who": "me"}]}, 400, "card.comp.player-count"),
    ({"game": "card", "seats": [{"who": "me"}] * 6}, 400, "card.comp.player-count"),
    ({"game": "card", "seats": [{"who": "me"}] * 50}, 422, "online.malformed"),
    ({"game": "card", "seats": [{"who": "queen"}] * 2}, 422, "online.malformed"),
    ({"game": "card", "seats": [{"who": "bot", "bot": "genius"}] * 2}, 400, "online.unknown-bot"),
    ({"game": "card", "seats": [{"who": "me"}] * 2, "choices": {"seats": "3"}}, 400, "table.unknown-choice"),
    ({"game": "card", "seats": [{"who": "me"}] * 2, "choices": {"self": "x"}}, 400, "table.unknown-choice"),
    ({"game": "card", "seats": [{"who": "me"}] * 2, "choices": {"luck": "much"}}, 400, "table.unknown-choice"),
    ({"game": "card", "seats": [{"who": "me"}] * 2, "choices": []}, 422, "online.malformed"),
    ({"game": "card", "seats": [{"who": "me"}] * 2, "pace": {"kind": "fast"}}, 422, "online.malformed"),
    (
        {"game": "card", "seats": [{"who": "me"}] * 2, "pace": {"kind": "live", "move_seconds": -5}},
        422,
        "online.malformed",
    ),
]


@pytest.mark.parametrize(("body", "status", "rule"), BAD_TABLES)
def test_a_table_that_cannot_be_set_up(person: People, body: dict[str, Any], status: int, rule: str) -> None:
    mara = person("Mara")
    answer = mara.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["rule"]) == (status, rule), answer.text
    assert answer.json()["says"] and "\n" not in answer.json()["says"]
    assert mara.get("/api/tables")["mine"] == []


def test_play_now_refuses_too(person: People) -> None:
    mara = person("Mara")
    assert mara.post("/api/play-now", 400, game="card", seats=99)["rule"] == "card.comp.player-count"
    assert mara.post("/api/play-now", 404, game="")["rule"] == "online.unknown-game"
    assert mara.post("/api/play-now", 400, game="card", bot="none")["rule"] == "online.unknown-bot"


def test_seats_that_are_taken_or_do_not_exist(person: People) -> None:
    mara, ash, tess = person("Mara"), person("Ash"), person("Tess")
    table = mara.table("me", "open", "random")
    assert ash.post(f"/api/tables/{table}/sit", 409, seat=0)["rule"] == "online.seat-taken"
    trouble = ash.post(f"/api/tables/{table}/sit", 400, seat=5)
    assert trouble == {"says": "This table has no seat 5; its seats are 0 to 2.", "rule": "online.seat-unknown"}
    assert ash.post(f"/api/tables/{table}/sit", 422, seat=-1)["rule"] == "online.malformed"
    assert ash.post(f"/api/tables/{table}/leave", 400)["rule"] == "online.spectator"
    ash.post(f"/api/tables/{table}/sit", seat=1)
    assert tess.post(f"/api/tables/{table}/sit", 409, seat=1)["rule"] == "online.started"


def test_bodies_that_are_not_what_they_should_be(server: Server, person: People) -> None:
    mara = person("Mara")
    for body in (b"", b"{", b"\xff\xfe", b"[" * 30_000):
        answer = mara.http.post("/api/me", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["says"]
    answer = mara.http.post("/api/me", content=json.dumps({"name": "n" * 10_000_000}))
    assert (answer.status_code, answer.json()["rule"]) == (413, "online.too-large")

    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b"x" * 65_536

    with httpx.Client(base_url=server.base) as liar:
        try:
            answer = liar.post("/api/login", content=endless())
            assert answer.status_code == 413
        except httpx.TransportError:
            pass  # the server answered and closed while the body was still being sent
    assert mara.get("/api/me")["name"] == "Mara"


def test_addresses_with_nothing_behind_them(person: People) -> None:
    mara = person("Mara")
    assert mara.get("/api/nothing", 404)["says"] == "There is nothing at this address."
    assert mara.http.put("/api/me").status_code == 405
    assert "root:" not in mara.http.get("/..%2f..%2f..%2fetc/passwd").text


@pytest.fixture
def strict(tmp_path: Any) -> Iterator[Server]:
    """A server with small limits."""
    limits = Limits(
        connection_rate=1,
        connection_burst=5,
        excess_messages=10,
        address_rate=5,
        address_burst=12,
        address_connections=3,
        guests_rate=0.01,
        guests_burst=2,
        chat_rate=0.01,
        chat_burst=2,
        tables_rate=0.01,
        tables_burst=2,
        login_rate=0.01,
        login_burst=3,
        running_tables=1,
    )
    made = Server(quick(tmp_path / "insula.db", limits=limits))
    yield made
    made.stop()


def test_a_connection_that_sends_too_fast_is_slowed_then_closed(strict: Server) -> None:
    mara = Person(strict.base, "Mara")
    tab = mara.tab(mara.table("me", "me"))
    with contextlib.suppress(ConnectionClosed):  # it may be closed before the last of them is sent
        for _ in range(40):
            tab.send(t="hello")
    assert tab.until("error")["rule"] == "online.too-fast"
    assert tab.ended() == 4429


def test_an_address_has_only_so_many_connections(strict: Server) -> None:
    mara = Person(strict.base, "Mara")
    table = mara.table("me", "me")
    tabs = [mara.tab(table) for _ in range(3)]
    for each in tabs:
        each.until("update")
    fourth = Tab(strict.base, table, mara.cookie)
    assert fourth.receive()["rule"] == "online.too-fast"
    assert fourth.ended() == 4429
    tabs[0].close()
    tabs[1].until("table")
    assert mara.tab(table).until("update")


def test_guests_and_chat_are_limited_too(strict: Server) -> None:
    mara = Person(strict.base, "Mara")
    tab = mara.tab(mara.table("me", "me"))
    tab.until("update")
    for _ in range(3):
        tab.send(t="chat", text="la")
    assert tab.until("refused")["refusal"]["rule"] == "online.too-fast"
    Person(strict.base)
    answer = httpx.get(f"{strict.base}/api/me")
    assert (answer.status_code, answer.json()["rule"]) == (429, "online.too-fast")


def test_an_address_has_only_so_many_requests_tables_and_log_ins(strict: Server) -> None:
    mara = Person(strict.base, "Mara")
    mara.table("me", "me")
    assert mara.post("/api/tables", 429, game="card", seats=[{"who": "me"}] * 2) == {
        "says": "You already have 1 unfinished table. Finish or leave one first.",
        "rule": "online.too-many-tables",
    }
    assert mara.post("/api/play-now", 429, game="card")["rule"] == "online.too-fast"
    for _ in range(2):
        mara.post("/api/login", 401, name="x", password="y")
    assert mara.post("/api/login", 429, name="x", password="y")["rule"] == "online.too-fast"
    answers = [mara.http.get("/api/me").status_code for _ in range(30)]
    assert 429 in answers
