"""Starts the web table: `insula serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import threading
import webbrowser
from dataclasses import replace

import uvicorn

from insula.server import logs
from insula.server.app import create_app
from insula.server.http_protocol import limited_protocol
from insula.server.mail import BadMail
from insula.server.services import mailbox_of
from insula.server.settings import Settings
from insula.server.store import Store, StoreProblem

KEEP_ALIVE = 20.0
# tables are many long-lived objects, and looking through all of them for rings takes long enough to be felt
RINGS = (20_000, 20, 20)
SWITCH = 0.0005  # seconds a thread keeps the interpreter; the store's thread must not hold up people's moves


class CannotServe(RuntimeError):
    """The server cannot start; the message is one sentence."""


def config_for(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the web table."""
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        log_config=None,
        ws_max_size=settings.limits.hard_frame_bytes,
        ws_max_queue=64,
        http=limited_protocol(settings.limits),
        ws_ping_interval=KEEP_ALIVE,
        ws_ping_timeout=KEEP_ALIVE,
        timeout_graceful_shutdown=3,
    )


def serve(
    host: str = "127.0.0.1",
    port: int = 8642,
    database: str = "insula.db",
    open_browser: bool = True,
    settings: Settings | None = None,
    log_level: str = "warning",
    log_format: str = "text",
) -> None:
    """Runs the web table until it is interrupted; raises `CannotServe` if it cannot start."""
    sys.setswitchinterval(SWITCH)
    _raise_file_limit()
    logs.set_up(log_level, log_format)
    chosen = replace(settings or Settings(), database=database)
    try:
        _check_mail(chosen)
    except BadMail as problem:
        raise CannotServe(str(problem)) from None
    listener = _listen(host, port)
    if not chosen.address:
        chosen = replace(chosen, address=_reached_at(host, listener.getsockname()[1]))
    try:
        Store(database).close()
    except StoreProblem as problem:
        listener.close()
        raise CannotServe(str(problem)) from None
    server = _Server(config_for(chosen, host, port), _address(host, listener.getsockname()[1]), open_browser)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()


def _check_mail(settings: Settings) -> None:
    """Wrong settings of the mailer are told now and not at somebody's move; raises `BadMail`."""
    mailbox = mailbox_of(settings)
    if mailbox is not None:
        asyncio.run(mailbox.check())


class _Server(uvicorn.Server):
    """Says that it is ready when it is."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            gc.collect()
            gc.freeze()  # what is loaded stays
            gc.set_threshold(*RINGS)
            print(f"Insula is ready at {self._address}  (stop with Ctrl-C)", flush=True)
            if self._open_browser:
                threading.Thread(target=_open, args=[self._address], daemon=True).start()


def _raise_file_limit() -> None:
    """Every connection is a file; the system's soft limit is often far below what it allows."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as problem:
        listener.close()
        reason = getattr(problem, "strerror", None) or "ports are numbers from 0 to 65535"
        raise CannotServe(f"Port {port} of {host} cannot be used: {reason}.") from None
    listener.listen(512)
    return listener


def _reached_at(host: str, port: int) -> str:
    """Where other servers reach this one: as told, or by the name of this machine if it listens everywhere."""
    name = socket.gethostname() if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _open(address: str) -> None:
    """Opens a browser where there is one; failure is silent: the address was already printed."""
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return
