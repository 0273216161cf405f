"""The processes in which releases play: started when first asked, and started again when they die."""

from __future__ import annotations

import contextlib
import functools
import itertools
import json
import os
import subprocess
import sys
import threading
from collections import OrderedDict
from pathlib import Path
from typing import Any, Protocol

from insula.core.rulebook import Refusal, Refused

HOST = Path(__file__).with_name("host.py")
OWN_HOST = Path("insula") / "older" / "host.py"  # a release that brings its own knows its own code best
SECONDS = 30.0  # for one answer; the first one also loads the rules
BOT_NICE = "5"


class HostLost(RuntimeError):
    """The process of a release ended, or did not answer in time."""


class HostFailed(RuntimeError):
    """A request that a release could not carry out; the message is its own."""


class Played(Protocol):
    """Something that a process plays: an earlier release, or this one with a pack."""

    @property
    def version(self) -> str:
        """For messages."""

    def unpacked(self) -> Path:
        """A folder with its code."""

    def environment(self) -> dict[str, str]:
        """What its process needs."""

    def first(self) -> dict[str, Any] | None:
        """The first request to a new process; None for none."""

    def __hash__(self) -> int:
        """Equal ones share a process."""


class Host:
    """One process of a release. Requests go one by one; `generation` grows whenever it had to be started again."""

    def __init__(self, release: Played, nice: str = "0") -> None:
        self.release = release
        self.generation = 0
        self.dropped: list[int] = []  # tables that nobody holds any more
        self._numbers = itertools.count(1)
        self._nice = nice
        self._lock = threading.RLock()
        self._process: subprocess.Popen[str] | None = None

    def number(self) -> int:
        """A fresh number for a table or a replay."""
        return next(self._numbers)

    def ask(self, do: str, generation: int | None = None, within: float = SECONDS, **more: Any) -> Any:
        """The answer to a request; raises `Refused` with the rule, or `HostLost`.

        With a `generation` the request is about something that only that process knows.
        """
        with self._lock:
            process = self._running()
            if generation is not None and generation != self.generation:
                raise HostLost("The process that held this game has ended.")
            request: dict[str, Any] = {"do": do, **more}
            if self.dropped:
                request["drop"], self.dropped[:] = list(self.dropped), []
            return _read(self._exchange(process, json.dumps(request), within))

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            self._process = process = self._start()
            self.generation += 1
            _make_room(self)
            first = self.release.first()
            if first is not None:
                _read(self._exchange(process, json.dumps(first), SECONDS))
            return process
        return self._process

    def rest(self) -> bool:
        """Ends the process unless it is busy; whoever needs it again starts another."""
        if not self._lock.acquire(blocking=False):
            return False
        try:
            self.close()
        finally:
            self._lock.release()
        return True

    def _start(self) -> subprocess.Popen[str]:
        code = self.release.unpacked()
        host = code / OWN_HOST
        env = dict(os.environ, INSULA_HOST_NICE=self._nice, PYTHONSAFEPATH="1", **self.release.environment())
        return subprocess.Popen(
            [sys.executable, str(host if host.is_file() else HOST)],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def _exchange(self, process: subprocess.Popen[str], line: str, seconds: float) -> str:
        assert process.stdin is not None and process.stdout is not None
        timer = threading.Timer(seconds, process.kill)
        timer.daemon = True
        timer.start()
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except (OSError, ValueError):
            answer = ""
        finally:
            timer.cancel()
        if not answer.endswith("\n"):
            self.close()
            raise HostLost(f"The process of release {self.release.version} ended.")
        return answer

    def close(self) -> None:
        """Ends the process; the next request starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            assert stream is not None
            with contextlib.suppress(OSError):
                stream.close()


def _read(line: str) -> Any:
    answer = json.loads(line)
    if "refused" in answer:
        raise Refused(Refusal(**answer["refused"]))
    if "failed" in answer:
        raise HostFailed(answer["failed"])
    return answer["ok"]


_open: list[Host] = []
_running: OrderedDict[Host, None] = OrderedDict()  # those that were started, longest ago first
MAX_PROCESSES = 16  # at a time; whoever comes back to another waits for its game to be played again


def _make_room(started: Host) -> None:
    """Ends the process that was started longest ago when there are too many."""
    _running.pop(started, None)
    _running[started] = None
    for host in list(_running)[: max(0, len(_running) - MAX_PROCESSES)]:
        if host.rest():
            _running.pop(host, None)


@functools.cache
def host_of(release: Played) -> Host:
    """The process that plays the games of a release."""
    _open.append(Host(release))
    return _open[-1]


@functools.cache
def thinker_of(release: Played) -> Host:
    """The process in which the bots of a release think, so that no move waits for them."""
    _open.append(Host(release, BOT_NICE))
    return _open[-1]


def close_all() -> None:
    """Ends every process; each starts again when it is asked."""
    for host in _open:
        host.close()
