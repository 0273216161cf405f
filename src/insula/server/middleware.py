"""What stands before every HTTP request: limits by size and address, other sites turned away, headers for browsers."""

from __future__ import annotations

import asyncio
import json
import re
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from insula.core.language import speaking, wished
from insula.core.messages import CORE
from insula.core.rulebook import Refused
from insula.server.limits import Gate, network
from insula.server.server_rules import refuse, status_of

POLICY = (
    "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src {connect}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
HOST = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")
HEARD_OUT = 4  # times the limit that is read of a body that is too large
YEAR = 365 * 86400


def same_site(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # something that is no address at all
        return False


def _language(scope: Scope) -> str:
    """The language of whoever asks: `?language=de`, else what the browser prefers."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language")
    return wished(asked[0] if asked else Headers(scope=scope).get("accept-language", ""), CORE.complete)


class RequestChecks:
    """ASGI middleware; bodies are counted as they come, so a false Content-Length helps nobody."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it with a refusal."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        with speaking(_language(scope)):
            await self._answered(scope, receive, send)

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        send = _with_headers(scope, send)
        try:
            body = await self._checked(scope, receive)
        except Refused as refused:
            await _answer(refused, send)
            return
        await self._app(scope, _replayed(body, receive) if body is not None else receive, send)

    async def _checked(self, scope: Scope, receive: Receive) -> bytes | None:
        headers = Headers(scope=scope)
        address = network(scope["client"][0] if scope.get("client") else "")
        if scope["path"].startswith("/api") and not self._gate.requests.take(address):
            raise refuse("online.too-fast")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if not same_site(headers):
            raise refuse("online.origin")
        limits = self._gate.limits
        most = limits.import_bytes if scope["path"] == "/api/import" else limits.body_bytes
        try:
            async with asyncio.timeout(limits.body_seconds):
                return await _body(receive, most, headers.get("content-length", ""))
        except TimeoutError:
            raise refuse("online.too-slow") from None


async def _body(receive: Receive, most: int, told: str) -> bytes:
    too_large = refuse("online.too-large", limit=f"{most // 1024} KiB")
    if told.isdigit() and len(told) < 20 and int(told) > most:
        await _drop(receive, HEARD_OUT * most)
        raise too_large
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"".join(parts)
        size += len(message.get("body", b""))
        if size > most:
            raise too_large
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


async def _drop(receive: Receive, most: int) -> None:
    """Hears somebody out, up to a limit: whoever is cut off while sending often misses the answer."""
    dropped = 0
    while dropped <= most:
        message = await receive()
        dropped += len(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body"):
            return


def _replayed(body: bytes, receive: Receive) -> Receive:
    waiting = [body]

    async def again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return again


def security_headers(scope: Scope) -> dict[str, str]:
    """What every answer tells a browser; sockets only to this very host, and TLS for good once it was used."""
    host = Headers(scope=scope).get("host", "")
    secure = scope.get("scheme") == "https"
    socket = f" {'wss' if secure else 'ws'}://{host}" if HOST.fullmatch(host) else ""
    headers = {
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "content-security-policy": POLICY.format(connect=f"'self'{socket}"),
    }
    if secure:
        headers["strict-transport-security"] = f"max-age={YEAR}"
    return headers


def _with_headers(scope: Scope, send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(security_headers(scope))
            if scope["path"].startswith("/api"):
                headers.add_vary_header("accept-language")
        await send(message)

    return sent


async def _answer(refused: Refused, send: Send) -> None:
    refusal = refused.refusal
    body = json.dumps({"says": refusal.says, "rule": refusal.rule}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.rule in ("online.too-large", "online.too-slow"):
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body})
