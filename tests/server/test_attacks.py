"""Attacks: silent spectators, slow requests, floods, words that break things inside. Each costs the attacker only."""

from __future__ import annotations

import json
import logging
import socket
import time
from collections.abc import Callable, Iterator

import httpx
import pytest

from insula.server import wire
from insula.server.connection import Connection, Seen
from insula.server.limits import Limits, network
from tests.server import postgres
from tests.server.kit import WAIT, Person, Server, quick
from tests.server.test_restart import table_for_two
from tests.server.test_rooms import asked_first, catch_up
from tests.server.test_undo import invoke, to_a_turn

Servers = Callable[..., Server]
People = Callable[..., Person]


def limited(**some: float) -> Limits:
    """The loose limits of tests, but for some."""
    loose = quick("x").limits
    return Limits(**{**loose.__dict__, **some})  # type: ignore[arg-type]


# ---- who does not read -------------------------------------------------------------------------------------------


def test_of_updates_that_nobody_reads_only_the_newest_waits() -> None:
    tab = Connection(None, Limits())
    for version in range(1000):
        tab.send_update("u" * 70_000, Seen(version, version, None))
        tab.send(wire.TableMessage.model_construct(t="table"))
    assert tab.waiting_bytes < 80_000
    assert tab.seen == Seen()


def test_a_tab_that_lets_other_messages_pile_up_is_closed() -> None:
    tab = Connection(None, Limits(waiting_bytes=10_000))
    for _ in range(200):
        tab.send("x" * 100)
    assert tab.waiting_bytes == 0 and tab.code == 4408


def test_events_are_never_dropped_with_an_update_that_was_replaced(server: Server, person: People) -> None:
    _, _, _, first, second = table_for_two(server)
    room = next(r for r in server.hall._rooms.values() if len(r.audience._tabs) == 2 and r.table is not None)
    silent = Connection(None, Limits())
    server.call(room.join(silent, wire.Hello(t="hello")))
    for _ in range(8):
        asked, other = asked_first(first, second)
        asked.play(asked.update["options"][0]["id"])
        catch_up(other, asked.update["version"])
    got = [json.loads(text) for text in server.do(lambda: [text for text, _ in silent._waiting.values()])]
    [update] = [m for m in got if m["t"] == "update"]
    assert update["from"] == 0 and update["version"] == first.update["version"]
    assert [e["number"] for e in update["events"]] == list(range(len(first.events)))


def test_hello_is_answered_only_so_often(servers: Servers) -> None:
    server = servers(limits=limited(hello_rate=0.01, hello_burst=2))
    mara = Person(server.base, "Mara")
    tab = mara.tab(mara.table("me", "me"))
    tab.until("update")
    tab.send(t="hello")
    tab.until("update")
    tab.send(t="hello")
    assert tab.until("error")["rule"] == "online.too-fast"


# ---- slow requests -----------------------------------------------------------------------------------------------


def raw(server: Server, text: bytes) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
    made.sendall(text)
    return made


def test_a_head_that_does_not_come_ends_the_connection(servers: Servers) -> None:
    server = servers(limits=limited(head_seconds=0.5))
    assert raw(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n").recv(100) == b""
    assert raw(server, b"").recv(100) == b""
    kept = raw(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    told = b""
    while not told.endswith(b"}"):
        told += kept.recv(1000)
    assert told.startswith(b"HTTP/1.1 200")
    kept.sendall(b"G")  # a single letter must not keep it for ever
    assert kept.recv(1000) == b""


def test_a_body_that_does_not_come_is_refused(servers: Servers) -> None:
    server = servers(limits=limited(body_seconds=0.2))
    slow = raw(server, b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{")
    answer = b""
    while part := slow.recv(4000):
        answer += part
    assert answer.startswith(b"HTTP/1.1 408") and b'"online.too-slow"' in answer


def test_there_are_only_so_many_connections(servers: Servers) -> None:
    server = servers(limits=limited(connections=5))
    held = [raw(server, b"GET") for _ in range(5)]
    assert raw(server, b"").recv(10) == b""
    for each in held:
        each.close()
    assert Person(server.base)


def test_an_open_socket_of_a_table_is_no_slow_request(servers: Servers) -> None:
    server = servers(limits=limited(head_seconds=0.5, connections=5))
    tabs = []
    for _ in range(8):  # tables count their tabs themselves
        mara = Person(server.base)
        tabs.append(mara.tab(mara.table("me", "me")))
        mara.http.close()
    time.sleep(0.6)
    for tab in tabs:
        tab.until("update")
        tab.send(t="hello")
        tab.until("update")


def test_there_are_only_so_many_tabs_in_all(servers: Servers) -> None:
    server = servers(limits=limited(tabs=3))
    mara = Person(server.base)
    table = mara.table("me", "me")
    for tab in (tabs := [mara.tab(table) for _ in range(3)]):
        tab.until("update")
    fourth = mara.tab(table)
    assert fourth.receive()["rule"] == "online.too-fast" and fourth.ended() == 4429
    tabs[0].close()
    tabs[1].until("table")
    assert mara.tab(table).until("update")


def test_many_tabs_of_one_address_share_what_it_may_send(servers: Servers) -> None:
    server = servers(limits=limited(address_message_rate=0.01, address_message_burst=6.0))
    mara = Person(server.base)
    table = mara.table("me", "me")
    tabs = [mara.tab(table) for _ in range(3)]  # each has said hello
    for tab in tabs:
        tab.until("update")
        tab.send(t="why", nonce="a", text="pass")
        assert tab.until("why")
    for tab in tabs:
        tab.send(t="why", nonce="b", text="pass")
        assert tab.until("error")["rule"] == "online.too-fast"


def test_the_addresses_of_one_network_count_as_one() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") != network("192.0.2.8")
    assert network("fe80::1%eth0") == network("fe80::2%eth0")
    assert network("") == "" and network("no address") == "no address"


def test_another_address_of_the_same_network_is_counted_with_the_first(servers: Servers) -> None:
    server = servers(limits=limited(guests_rate=0.001, guests_burst=2.0))

    def status(address: str) -> int:
        headers = {"X-Forwarded-For": address}  # as a proxy on this machine says it
        return httpx.get(f"{server.base}/api/me", headers=headers, timeout=WAIT).status_code

    assert [status(f"2001:db8::{number}") for number in (1, 2, 3)] == [200, 200, 429]
    assert status("2001:db8:0:1::1") == 200


# ---- words that break things -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def on_postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with postgres.running() as address:
        made = Server(quick(address))
        yield made
        made.stop()


def test_nothing_that_is_sent_fails_inside(on_postgres: Server, caplog: pytest.LogCaptureFixture) -> None:
    mara = Person(on_postgres.base, "Mara")
    table = mara.table("me", "me")
    nul = "a\0b"
    gets = [
        "/%00",
        "/" + "x" * 300,
        "/" + "x" * 300 + ".js",
        "/api/tables/%00",
        "/api/replay/%00",
        "/%ff%fe",
        "/../../etc",
    ]
    gets += [
        f"/api/replay/{table}/at/0?eyes=%00",
        "/api/rules/%00",
        "/api/rules/card?q=%00",
        "/api/rules/card?table=%00",
    ]
    posts = [
        ("/api/login", {"name": nul, "password": nul}),
        ("/api/me", {"name": nul}),
        ("/api/me", {"name": "ΐ" * 24}),
    ]
    posts += [("/api/account", {"name": nul, "password": "long enough"}), (f"/api/tables/{table}/start", {"bot": nul})]
    posts += [("/api/tables", {"game": nul, "seats": [{"who": "me"}]}), ("/api/sessions/end", {"id": nul})]
    posts += [("/api/tables", {"game": "card", "seats": [{"who": "bot", "bot": nul}, {"who": "me"}]})]
    posts += [
        (
            "/api/tables",
            {"game": "card", "seats": [{"who": "me"}] * 2, "choices": {nul: nul, "self": "x", "seats": "2"}},
        )
    ]
    with caplog.at_level(logging.ERROR):
        for path in gets:
            assert mara.http.get(path).status_code < 500, path
        for path, body in posts:
            assert mara.http.post(path, json=body).status_code < 500, (path, body)
        for origin in ("http://[", "http://]", "[", "null"):
            assert mara.http.post("/api/me", json={"name": "x"}, headers={"origin": origin}).status_code == 403
        tab = mara.tab(table)
        tab.until("update")
        for message in (
            {"t": "chat", "text": nul},
            {"t": "why", "nonce": nul, "option": 0},
            {"t": "why", "nonce": "n", "text": nul},
        ):
            tab.send(**message)
            assert tab.until("error")["rule"] == "online.malformed"
        tab.send(t="play", version=0, nonce=nul, option=0)
        assert tab.until("error")["rule"] == "online.malformed"
    assert [r for r in caplog.records if r.levelno >= logging.ERROR and r.name.startswith("insula")] == []


def test_a_longest_name_can_be_an_account(on_postgres: Server) -> None:
    mara = Person(on_postgres.base)
    assert mara.post("/api/account", name="ΐ" * 24, password="long enough")["name"]


def test_no_password_is_ever_in_the_log(on_postgres: Server, caplog: pytest.LogCaptureFixture) -> None:
    import sqlalchemy as sa

    from insula.server.schema import users

    async def fail() -> None:
        row = {"id": "x" * 99, "name": "Mara", "password": "$argon2id$secret", "created": 0.0}
        try:
            await on_postgres.hall.store.write(lambda db: db.execute(users.insert().values(**row)).rowcount)
        except sa.exc.SQLAlchemyError as problem:
            logging.getLogger("insula.server").error("failed", exc_info=problem)

    on_postgres.call(fail())
    assert "failed" in caplog.text and "argon2id" not in caplog.text


# ---- more than one's share ---------------------------------------------------------------------------------------


def test_tables_of_bots_alone_count_for_whoever_made_them(servers: Servers) -> None:
    server = servers(limits=limited(running_tables=2), bot_command=["sleep", "1000"], bot_slack=600.0)
    mara = Person(server.base, "Mara")
    for _ in range(2):
        mara.table("random", "random")
    seats = [{"who": "bot", "bot": "random"}] * 2
    assert mara.post("/api/tables", 429, game="card", seats=seats)["rule"] == "online.too-many-tables"


def test_one_account_is_tried_only_so_often_from_wherever(servers: Servers) -> None:
    server = servers(limits=limited(account_login_rate=0.001, account_login_burst=3))
    Person(server.base).post("/api/account", name="Mara", password="long enough")
    tried = []
    for n in range(5):
        headers = {"x-forwarded-for": f"10.0.0.{n}"}
        answer = httpx.post(f"{server.base}/api/login", json={"name": " mARA", "password": "guess"}, headers=headers)
        tried.append(answer.status_code)
    assert tried == [401, 401, 401, 429, 429]
    assert Person(server.base).post("/api/login", 401, name="Other", password="guess")


def test_asking_whether_a_name_is_taken_counts_as_trying(servers: Servers) -> None:
    server = servers(limits=limited(login_rate=0.001, login_burst=4))
    mara = Person(server.base, "Mara")
    found = [mara.http.post("/api/me", json={"name": f"Name {n}"}).status_code for n in range(5)]
    assert found == [200, 200, 200, 429, 429]


def test_taking_back_does_not_grow_a_table_without_end(servers: Servers) -> None:
    server = servers(limits=limited(spare_lines=12))
    _, _, _, first, second = table_for_two(server)
    asked, _ = to_a_turn(first, second)
    while True:
        asked.play(invoke(asked))
        answer = asked.command("undo")
        if answer["t"] == "refused":
            break
        catch_up(asked, answer["version"])
    assert answer["refusal"]["rule"] == "online.taken-back-often"
    asked.send(t="propose", what="rewind", move=0)
    assert asked.until("refused")["refusal"]["rule"] == "online.taken-back-often"
    assert asked.update["options"]
    assert asked.play(asked.update["options"][0]["id"])


# ---- headers -----------------------------------------------------------------------------------------------------


def test_every_answer_has_its_security_headers(server: Server, person: People) -> None:
    mara = person("Mara")
    answers = [mara.http.get(path) for path in ("/", "/api/me", "/nothing.js", "/healthz", "/readyz")]
    answers.append(mara.http.post("/api/me", json={"name": "x"}, headers={"origin": "http://elsewhere"}))
    answers.append(mara.http.post("/api/me", content=b"x" * 100_000))
    for answer in answers:
        assert answer.headers["x-content-type-options"] == "nosniff", answer
        policy = answer.headers["content-security-policy"]
        assert f"connect-src 'self' ws://127.0.0.1:{server.port};" in policy and "ws: wss:" not in policy
        assert "strict-transport-security" not in answer.headers
    over_tls = mara.http.get("/api/me", headers={"x-forwarded-proto": "https"})
    assert over_tls.headers["strict-transport-security"].startswith("max-age=")
    assert f"wss://127.0.0.1:{server.port};" in over_tls.headers["content-security-policy"]
    odd = mara.http.get("/", headers={"host": "evil; script-src *"})
    assert "evil" not in odd.headers["content-security-policy"]
