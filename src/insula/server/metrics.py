"""Metrics for Prometheus at /metrics: moves and their time, requests, tables, people, bots, the database, memory."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import time
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from insula.server import logs

STALL_EVERY = 0.05  # seconds between two looks at how late the event loop is
BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
NAMED = re.compile(r"^/(api/[a-z-]+|ws|help|healthz|readyz|metrics|assets)(?:/|$)")
REQUEST_ID = re.compile(rb"[A-Za-z0-9_-]{1,64}")


class Metrics:
    """The counters of one server; each server has its own registry, so that several may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        kept: dict[str, Any] = {"registry": self.registry}
        self.moves = Counter("insula_moves", "Accepted changes of tables", ["game", "by"], **kept)
        self.commands = Histogram(
            "insula_command_seconds", "From a message to its answer", ["t"], buckets=BUCKETS, **kept
        )
        self.thoughts = Histogram("insula_bot_seconds", "What a bot's answer took", ["level"], buckets=BUCKETS, **kept)
        self.writes = Histogram("insula_write_seconds", "From a change to its commit", buckets=BUCKETS, **kept)
        self.requests = Counter("insula_requests", "Answered HTTP requests", ["path", "status"], **kept)
        self.tables = Gauge("insula_tables", "Tables that this server plays", ["state"], **kept)
        self.stalls = Histogram("insula_stall_seconds", "How late the event loop is", buckets=BUCKETS, **kept)
        self.tabs = Gauge("insula_tabs", "Open connections at tables", **kept)
        self.asking = Gauge("insula_bots_asked", "Bots that are thinking or wait to", **kept)
        self.waiting = Gauge("insula_writes_waiting", "Changes that wait to be stored", **kept)
        self.ready = Gauge("insula_store_ready", "1 while the database answers", **kept)
        self.servers = Gauge("insula_servers", "Servers on this database, this one included", **kept)

    async def watch_stalls(self) -> None:
        """Looks again and again how late the event loop is: whatever holds it up holds everybody up."""
        while True:
            wanted = time.perf_counter() + STALL_EVERY
            await asyncio.sleep(STALL_EVERY)
            self.stalls.observe(max(0.0, time.perf_counter() - wanted))

    def text(self) -> bytes:
        """Everything as Prometheus reads it."""
        return generate_latest(self.registry)


def may_read(who: str, address: str) -> bool:
    """Whether an address may read the metrics: all, this machine, or nobody."""
    if who != "local":
        return who == "all"
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class Watch:
    """ASGI middleware: gives every request an id, counts it and writes the access log."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._count = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets everything through."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        token = logs.request_id.set(self._id(scope))
        began, status = time.perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            if scope["type"] == "http":
                self._done(scope, status, time.perf_counter() - began)
            logs.request_id.reset(token)

    def _id(self, scope: Scope) -> str:
        """The id that a proxy gave, or a fresh one."""
        given = dict(scope["headers"]).get(b"x-request-id", b"")
        self._count += 1
        return given.decode() if REQUEST_ID.fullmatch(given) else f"r{self._count}"

    def _done(self, scope: Scope, status: int, seconds: float) -> None:
        named = NAMED.match(scope["path"])
        self._metrics.requests.labels(named[1] if named else "page", str(status)).inc()
        more = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(1000 * seconds, 1)}
        says = "%s %s %d %.1f ms"
        logs.access.info(says, scope["method"], scope["path"], status, 1000 * seconds, extra={"more": more})
