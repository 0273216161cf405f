"""A real server on a real port with a real database file, and people who talk to it over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import jsonpatch
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from insula.server.accounts import COOKIE
from insula.server.hall import Hall
from insula.server.host import Host
from insula.server.limits import Limits
from insula.server.serve import config_for
from insula.server.settings import Settings

T = TypeVar("T")
WAIT = 60.0


class Server:
    """Runs the application in a thread; `call` runs something in its event loop."""

    def __init__(self, settings: Settings) -> None:
        listener = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.port: int = listener.getsockname()[1]
        settings = replace(settings, address=settings.address or f"http://127.0.0.1:{self.port}")
        config = config_for(settings, "127.0.0.1", self.port)
        self._server = uvicorn.Server(config)
        self._listener = listener
        self.app = config.app
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + WAIT
        while not self._server.started:
            assert time.monotonic() < deadline and self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self.call(self.hall.resumed.wait())

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._listener])

        asyncio.run(main())

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall  # type: ignore[union-attr]
        return hall

    @property
    def host(self) -> Host:
        host: Host = self.app.state.host  # type: ignore[union-attr]
        return host

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(WAIT)

    def do(self, work: Callable[[], T]) -> T:
        async def inner() -> T:
            return work()

        return self.call(inner())

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Person:
    """Somebody with a browser: a cookie, HTTP, and tabs."""

    def __init__(self, base: str, name: str | None = None) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, timeout=WAIT)
        self.me: dict[str, Any] = self.get("/api/me")
        if name:
            self.me = self.post("/api/me", name=name)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def post(self, path: str, status: int = 200, /, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    @property
    def cookie(self) -> str:
        return str(self.http.cookies[COOKIE])

    def table(self, *who: str, game: str = "card", **more: Any) -> str:
        """A new table; `who` is me, open, or a level of bot per seat."""
        seats = [{"who": w} if w in ("me", "open") else {"who": "bot", "bot": w} for w in who]
        return str(self.post("/api/tables", game=game, seats=seats, **more)["table"])

    def tab(self, table: str, since: int = 0, version: int | None = None) -> Tab:
        tab = Tab(self.base, table, self.cookie)
        with contextlib.suppress(ConnectionClosed):  # turned away already: what was said can still be read
            tab.send(t="hello", since=since, version=version)
        return tab


_nonces = itertools.count()


class Tab:
    """One WebSocket; keeps everything it was sent."""

    def __init__(self, base: str, table: str, cookie: str | None, **headers: str) -> None:
        if cookie is not None:
            headers["Cookie"] = f"{COOKIE}={cookie}"
        url = f"{base.replace('http', 'ws')}/ws/{table}"
        self._manager = connect(url, additional_headers=headers, max_size=None, open_timeout=WAIT)
        self.socket: ClientConnection = self._manager.__enter__()
        self.seen: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.update: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        if message.get("t") == "hello":
            message.setdefault("patches", True)
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.seen.append(message)
        if message["t"] == "update":
            if message["view"] is None:
                assert (message["base"], message["eyes"]) == (self.update["version"], self.update["eyes"])
                view = jsonpatch.apply_patch(self.update["view"], message["patch"])
                message |= {"view": view, "base": None, "patch": []}  # as it would have come whole
            self.update = message
            self.events = self.events[: message["from"]] + message["events"]
            assert [e["number"] for e in self.events] == list(range(len(self.events)))
        return message

    def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """Reads on to the first message of a kind with these values."""
        while True:
            message = self.receive()
            if message["t"] == kind and all(message[k] == v for k, v in wanted.items()):
                return message

    def until_mine(self) -> dict[str, Any]:
        """Reads on until this tab is asked, or the game is over."""
        while not (self.update and (self.update["options"] or self.update["over"])):
            self.receive()
        return self.update

    def command(self, t: str, **more: Any) -> dict[str, Any]:
        """Sends a command for the version last seen; its answer."""
        nonce = f"n{next(_nonces)}"
        self.send(t=t, version=self.update["version"], nonce=nonce, **more)
        return self.answer(nonce)

    def answer(self, nonce: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message.get("nonce") == nonce:
                return message

    def play(self, option: int) -> dict[str, Any]:
        """Plays an option that must be accepted, and reads the update of it."""
        answer = self.command("play", option=option)
        assert answer["t"] == "accepted", answer
        while self.update["version"] < answer["version"]:
            self.receive()
        return self.update

    def why(self, **what: Any) -> dict[str, Any] | None:
        nonce = f"w{next(_nonces)}"
        self.send(t="why", nonce=nonce, **what)
        refusal: dict[str, Any] | None = self.answer(nonce)["refusal"]
        return refusal

    def ended(self) -> int:
        """Reads until the server closes; the code it gives."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code

    def close(self) -> None:
        self._manager.__exit__(None, None, None)


KINDS = ("connection", "address", "address_message", "guests", "tables", "login", "account_login", "hello")
LOOSE = [f"{what}_{limit}" for what in KINDS for limit in ("rate", "burst")]


def quick(database: Path | str, **more: Any) -> Settings:
    """Settings for tests: no pauses, one worker, and the same seeds every time."""
    loose = Limits(**dict.fromkeys(LOOSE, 5000.0))
    chosen: dict[str, Any] = {
        "bot_pause": 0.0,
        "bot_workers": 1,
        "look_workers": 0,
        "stand_in": "random",
        "opponent": "random",
    }
    chosen |= {"adviser": "greedy", "limits": loose, "chance": random.Random(20).getrandbits}
    return Settings(database=str(database), **(chosen | more))
