"""An SMTP server for the tests, with a name and a password."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from tests.server.kit import WAIT

SITE = "https://insula.example.org"
FROM = "Insula <insula@example.org>"


class Post:
    """An SMTP server that keeps what it is given; `refuse` answers instead while it is set."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuse = ""
        self.tried = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.tried += 1
        if self.refuse:
            return self.refuse
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 kept"

    def next(self) -> EmailMessage:
        deadline = time.monotonic() + WAIT
        while not self.letters and time.monotonic() < deadline:
            time.sleep(0.01)
        return self.letters.pop(0)


def office() -> Iterator[tuple[Post, int]]:
    kept = Post()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    controller = Controller(
        kept,
        hostname="127.0.0.1",
        port=port,
        auth_require_tls=False,
        authenticator=lambda server, session, envelope, mechanism, data: AuthResult(
            handled=False,
            success=isinstance(data, LoginPassword) and (data.login, data.password) == (b"insula", b"se:cret"),
        ),
    )
    controller.start()
    yield kept, port
    controller.stop()
