"""Masses of frames and requests that no browser would send: no answer 500, no traceback, no growing memory.

`make deep` sends samples, `make deep FULL=1` a million frames and a hundred thousand requests, in slices.
"""

from __future__ import annotations

import json
import logging
import random
import socket
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from insula.testing.sizes import size
from tests.server.kit import Person, Server, Tab, quick

ODD: list[Any] = [None, True, -1, 0, 1, 10**30, 1e308, "", "\x00", "\ud800", "a" * 300, "__proto__", [], {}, [[[]]]]
ODD_TEXTS = [
    '{"t":',
    "[]",
    "null",
    "0",
    '"hello"',
    "{}",
    '{"t":{}}',
    "[" * 500,
    '{"t":"hello","since":NaN}',
    "\x00",
    " ",
]
FIELDS = (
    "since",
    "version",
    "nonce",
    "option",
    "text",
    "thing",
    "seat",
    "what",
    "move",
    "yes",
    "steps",
    "back",
    "patches",
)
KINDS = ("hello", "play", "acts", "take_up", "why", "explain", "describe", "undo", "propose", "vote", "bot", "chat",
         "looking", "hint", "resign", "update", "")  # fmt: skip
BATCH = 100  # frames between two answers that are waited for


def memory() -> int:
    """Bytes that this process holds; the server is a thread of it."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def frame(rng: random.Random, tab: Tab) -> str | bytes:
    """Something to send: broken text, odd values in known messages, or nearly sensible commands."""
    kind = rng.random()
    if kind < 0.15:
        return rng.choice(ODD_TEXTS)
    if kind < 0.2:
        return rng.randbytes(rng.randrange(40))
    message: dict[str, Any] = {"t": rng.choice(KINDS), "nonce": f"f{rng.randrange(10**6)}"}
    for name in rng.sample(FIELDS, rng.randrange(5)):
        message[name] = rng.choice(ODD)
    if kind < 0.35 and tab.update.get("options"):
        message |= {"t": "play", "version": tab.update["version"], "option": rng.choice(tab.update["options"])["id"]}
    text = json.dumps(message)
    if kind > 0.85:  # one sign is another
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice('{}[]",:0\x7f\u202e') + text[place + 1 :]
    return text


def settle(tab: Tab, number: int) -> None:
    """Waits until everything before has been answered."""
    tab.send(t="why", nonce=f"end{number}", text="pass")
    while tab.receive().get("nonce") != f"end{number}":
        pass
    tab.seen.clear()
    tab.raw.clear()


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    ours = [record for record in caplog.records if not record.name.startswith("websockets")]
    return [record.getMessage() for record in ours if record.levelno >= logging.ERROR or record.exc_info]


@pytest.mark.deep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("part", range(size(1, 1, 20)))
def test_no_frame_fails_inside(tmp_path: Path, part: int, caplog: pytest.LogCaptureFixture) -> None:
    server = Server(quick(tmp_path / "insula.db"))
    rng, sent, told, after = random.Random(part), 0, Counter[str](), 0
    wanted = size(1_000, 5_000, 50_000)
    mara = Person(server.base, "Mara")
    table = mara.table("me", "random", "me")
    tab = mara.tab(table)
    while sent < wanted:
        if tab.update.get("over"):
            tab.close()
            table = mara.table("me", "random", "me")
            tab = mara.tab(table)
            tab.until("update")
        try:
            for _ in range(BATCH):
                tab.socket.send(frame(rng, tab))
            sent += BATCH
            settle(tab, sent)
        except ConnectionClosed as closed:
            told[f"closed {closed.rcvd.code if closed.rcvd else '?'}"] += 1
            tab = mara.tab(table)
            tab.until("update")
        if not after and sent >= wanted // 4:
            after = memory()
    grown = (memory() - after) / 2**20
    server.stop()
    print(f"\n{sent} frames, part {part}: {len(errors(caplog))} errors, memory {grown:+.1f} MiB, {dict(told)}")
    assert errors(caplog) == []
    assert grown < 50


PATHS = ["/api/me", "/api/tables", "/api/games", "/api/login", "/api/account", "/api/setup", "/api/play-now", "/api/import",
         "/api/tables/{}", "/api/tables/{}/sit", "/api/tables/{}/previews", "/api/replay/{}", "/api/replay/{}/at/{}",
         "/api/rules/{}?q={}", "/api/lessons/{}/{}", "/api/cards/{}", "/api/glossary/{}", "/{}", "/api/holidays",
         "/api/sessions/end", "/api/notices", "/api/tables/{}/moments/{}", "/api/password", "/metrics", "/readyz"]  # fmt: skip
PARTS = [
    "card",
    "x",
    "%00",
    "..",
    "%2e%2e%2f",
    "%ff",
    "a" * 300,
    "-1",
    "99999999999999999999",
    "%F0%9F%8E%B2",
    "'",
    "{}",
    "1",
]
HEADS = ["Origin: http://[", "Cookie: insula=x", "Content-Length: -1", "Content-Type: text/plain", "X-Forwarded-For: ::::",
         "Accept: \xff", "Range: bytes=9-1", "If-None-Match: *", "X-Request-Id: \x01", "Expect: 100-continue"]  # fmt: skip


def request(rng: random.Random, port: int) -> bytes:
    """An HTTP request that is wrong somewhere, or only odd."""
    path = rng.choice(PATHS)
    while "{}" in path:
        path = path.replace("{}", rng.choice(PARTS), 1)
    body = json.dumps({rng.choice([*FIELDS, "game", "seats", "name", "password", "email"]): rng.choice(ODD)
                       for _ in range(rng.randrange(4))}).encode()  # fmt: skip
    if rng.random() < 0.1:
        body = rng.randbytes(rng.randrange(60))
    method = rng.choice(["GET", "POST", "POST", "POST", "PUT", "HEAD", "OPTIONS", "BREW"])
    heads = [f"Host: 127.0.0.1:{port}", f"Content-Length: {len(body)}"]
    if rng.random() < 0.8:
        heads.append("Content-Type: application/json")
    heads += rng.sample(HEADS, rng.choice([0, 0, 1, 2]))
    return f"{method} {path} HTTP/1.1\r\n".encode() + "\r\n".join(heads).encode("latin-1") + b"\r\n\r\n" + body


class Line:
    """A connection that is kept as long as the server keeps it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._socket: socket.socket | None = None

    def ask(self, sent: bytes) -> int:
        """The status of the answer; 0 if the connection ended without one."""
        if self._socket is None:
            self._socket = socket.create_connection(("127.0.0.1", self._port), 30)
        try:
            self._socket.sendall(sent)
            return self._answer(self._socket, sent.startswith(b"HEAD"))
        except OSError:
            self.drop()
            return 0

    def _answer(self, connection: socket.socket, bare: bool) -> int:
        got = b""
        while b"\r\n\r\n" not in got:
            more = connection.recv(65536)
            if not more:
                self.drop()
                return 0
            got += more
        head, rest = got.split(b"\r\n\r\n", 1)
        fields = {k.lower(): v for k, _, v in (line.partition(b": ") for line in head.split(b"\r\n")[1:])}
        left = 0 if bare else int(fields.get(b"content-length", b"0")) - len(rest)
        while left > 0 and (more := connection.recv(65536)):
            left -= len(more)
        if fields.get(b"connection", b"").lower() == b"close" or b"content-length" not in fields:
            self.drop()
        return int(head.split(b" ", 2)[1])

    def drop(self) -> None:
        """The next request takes a new connection."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None


@pytest.mark.deep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("part", range(size(1, 1, 10)))
def test_no_request_fails_inside(tmp_path: Path, part: int, caplog: pytest.LogCaptureFixture) -> None:
    server = Server(quick(tmp_path / "insula.db"))
    rng, line, told, after = random.Random(part), Line(server.port), Counter[int](), 0
    wanted = size(500, 3_000, 10_000)
    for number in range(wanted):
        told[line.ask(request(rng, server.port))] += 1
        if number == wanted // 4:
            after = memory()
    grown = (memory() - after) / 2**20
    line.drop()
    server.stop()
    said = ", ".join(f"{status}: {count}" for status, count in sorted(told.items()))
    print(f"\n{wanted} requests, part {part}: {len(errors(caplog))} errors, memory {grown:+.1f} MiB, answers {said}")
    assert not [status for status in told if status >= 500 and status != 503]
    assert errors(caplog) == []
    assert grown < 50
