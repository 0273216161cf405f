"""Routing between servers: whoever is reached passes what is about another server's table on to that one.

Between servers a request carries the secret that they share through the database, and for whom it is made; from anybody
else those headers are dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hmac
import logging
import re
from typing import TYPE_CHECKING, Any

import httpx
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from insula.server.cluster import REFUSING, SILENT, give_up
from insula.server.connection import COME_BACK
from insula.server.rows import owner_of
from insula.server.store import StoreAway

if TYPE_CHECKING:
    from insula.server.hall import Hall

log = logging.getLogger("insula.server.cluster")
ABOUT_TABLE = re.compile(r"/(?:ws|api/tables)/([A-Za-z0-9_-]{1,32})(?:/.*)?")
PREFIX = b"x-insula-"
DROPPED = {b"connection", b"host", b"content-length", b"transfer-encoding", b"upgrade", b"accept-encoding"}
ATTEMPTS = 12
PAUSE = 0.15  # seconds between two attempts to reach a server that does not answer
SECONDS = 20.0  # for an answer of another server
ABNORMAL = 1006  # what a connection that broke is called; it must not be sent


class Unwrap:
    """ASGI middleware: takes what another server says about the caller, and nobody else's word for it."""

    def __init__(self, app: ASGIApp, state: Any) -> None:
        self._app = app
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets everything through."""
        if scope["type"] in ("http", "websocket"):
            told = {name: value for name, value in scope["headers"] if name.startswith(PREFIX)}
            if told:
                scope = dict(scope, headers=[each for each in scope["headers"] if each[0] not in told])
                secret: str = getattr(self._state, "secret", "")
                if secret and hmac.compare_digest(told.get(PREFIX + b"hop", b""), secret.encode()):
                    self._believe(scope, told)
        await self._app(scope, receive, send)

    @staticmethod
    def _believe(scope: Scope, told: dict[bytes, bytes]) -> None:
        scope["insula.hop"] = True
        scope["client"] = (told[PREFIX + b"client"].decode(), 0)
        scope["scheme"] = told[PREFIX + b"scheme"].decode()
        host = told[PREFIX + b"host"]
        scope["headers"] = [(b"host", host), *(each for each in scope["headers"] if each[0] != b"host")]


class Forward:
    """ASGI middleware: passes on what is about a table that another server plays."""

    def __init__(self, app: ASGIApp, state: Any) -> None:
        self._app = app
        self._state = state
        self._client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers here, or lets the other server answer; one that is gone is given up, and its table taken."""
        hall: Hall | None = getattr(self._state, "hall", None)
        about = ABOUT_TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if hall is None or hall.cluster is None or about is None or scope.get("insula.hop"):
            await self._app(scope, receive, send)
            return
        body = await _body(receive) if scope["type"] == "http" else b""
        receive = _again(body, receive) if scope["type"] == "http" else receive
        for _ in range(ATTEMPTS):
            owner, address = await _elsewhere(hall, about[1])
            if not address:
                break
            try:
                if scope["type"] == "http":
                    await self._pass_request(scope, body, send, address)
                else:
                    await self._pass_socket(scope, receive, send, address)
                return
            except (httpx.TransportError, OSError, InvalidHandshake, TimeoutError) as problem:
                log.warning("server %s at %s does not answer: %s", owner, address, problem)
                refused = isinstance(problem, (ConnectionRefusedError, httpx.ConnectError))
                after = REFUSING if refused else SILENT
            if not await hall.store.write(functools.partial(give_up, server=owner, after=after)):
                await asyncio.sleep(PAUSE)
        await self._app(scope, receive, send)

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        kept = [each for each in scope["headers"] if each[0] not in DROPPED and not each[0].startswith(b"sec-")]
        client = scope["client"][0] if scope.get("client") else ""
        told = {"hop": self._state.secret, "client": client, "scheme": scope["scheme"].replace("ws", "http")}
        told["host"] = Headers(scope=scope).get("host", "")
        return [*kept, *((PREFIX + name.encode(), value.encode()) for name, value in told.items())]

    async def _pass_request(self, scope: Scope, body: bytes, send: Send, address: str) -> None:
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=httpx.Timeout(SECONDS, connect=2.0), trust_env=False)
        query = scope["query_string"].decode("latin-1")
        url = address + scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
        answer = await self._client.request(scope["method"], url, headers=self._headers(scope), content=body)
        kept = [(k.lower(), v) for k, v in answer.headers.raw if k.lower() not in DROPPED | {b"content-encoding"}]
        length = (b"content-length", str(len(answer.content)).encode())
        await send({"type": "http.response.start", "status": answer.status_code, "headers": [*kept, length]})
        await send({"type": "http.response.body", "body": answer.content})

    async def _pass_socket(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        headers = [
            (k.decode(), v.decode("latin-1")) for k, v in self._headers(scope) if k not in (b"origin", b"user-agent")
        ]
        origin: Any = Headers(scope=scope).get("origin")
        url = address.replace("http", "ws", 1) + scope["path"]
        waits: dict[str, Any] = {"open_timeout": 3, "ping_interval": None, "max_size": None, "compression": None}
        there = await connect(
            url, additional_headers=headers, origin=origin, user_agent_header=None, proxy=None, **waits
        )
        try:
            await receive()  # the browser's wish to connect
            await send({"type": "websocket.accept"})
            await _join(there, receive, send)
        finally:
            await there.close()


async def _elsewhere(hall: Hall, table_id: str) -> tuple[str, str]:
    """The server that plays a table and where it is reached; empty if it is this one, or none."""
    assert hall.cluster is not None
    if hall.here(table_id) is not None:
        return "", ""
    try:
        owner = await hall.store.read(lambda db: owner_of(db, table_id))
    except StoreAway:
        return "", ""
    return owner, hall.cluster.others.get(owner, "")


async def _join(there: ClientConnection, receive: Receive, send: Send) -> None:
    """Carries messages both ways until one side ends."""

    async def outwards() -> None:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            await there.send(text if text is not None else message["bytes"])

    async def inwards() -> int:
        try:
            while True:
                said = await there.recv()
                await send({"type": "websocket.send", "text" if isinstance(said, str) else "bytes": said})
        except ConnectionClosed:
            code = there.close_code
            return COME_BACK if code in (None, ABNORMAL) else code

    out, back = asyncio.create_task(outwards()), asyncio.create_task(inwards())
    done, _ = await asyncio.wait([out, back], return_when=asyncio.FIRST_COMPLETED)
    for task in (out, back):
        task.cancel()
    if back in done:
        with contextlib.suppress(RuntimeError):  # the browser has gone too
            await send({"type": "websocket.close", "code": back.result()})
    await asyncio.gather(out, back, return_exceptions=True)


async def _body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body"):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    waiting = [body]

    async def given() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return given
