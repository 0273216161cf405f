"""HTTP connections that do not wait for ever: for a head that does not come, or for room that there is not."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from insula.server.limits import Limits, network

LOCAL = ("127.0.0.1", "::1")  # a proxy on the same machine brings everybody's connections


def limited_protocol(limits: Limits) -> type[HttpToolsProtocol]:
    """A protocol class for uvicorn with these limits."""
    opened: dict[str, int] = {}

    class Limited(HttpToolsProtocol):
        """Counts connections by address and closes those that send no whole head in time."""

        address = ""
        counted = False
        head_timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self.address = str(peer[0]) if isinstance(peer, tuple) else ""
            near = self.address in LOCAL
            self.address = network(self.address)
            mine = opened.get(self.address, 0)
            crowded = mine >= limits.address_connections and not near
            if crowded or sum(opened.values()) >= limits.connections:
                transport.abort()
                return
            opened[self.address] = mine + 1
            self.counted = True
            self._await_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._count_out()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            self._count_out()  # from here on the table's gate counts it
            super().handle_websocket_upgrade()

        def _count_out(self) -> None:
            self._forget_head()
            if self.counted:
                self.counted = False
                opened[self.address] -= 1
                if not opened[self.address]:
                    del opened[self.address]

        def data_received(self, data: bytes) -> None:
            if self.head_timer is None and (self.cycle is None or self.cycle.response_complete):
                self._await_head()  # the next request of a kept connection
            super().data_received(data)

        def on_headers_complete(self) -> None:
            self._forget_head()
            super().on_headers_complete()

        def _await_head(self) -> None:
            self.head_timer = self.loop.call_later(limits.head_seconds, self._head_is_late)

        def _forget_head(self) -> None:
            if self.head_timer is not None:
                self.head_timer.cancel()
                self.head_timer = None

        def _head_is_late(self) -> None:
            self.head_timer = None
            if self.cycle is None or self.cycle.response_complete:
                self.transport.abort()

    return Limited
