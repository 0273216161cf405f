"""A process that thinks: it gets nothing but `Think`s, and is ended and replaced when it stalls."""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from insula.bots.api import Think, Thought, choose, levels, replaced

GRACE = 1.0  # seconds a bot may be late before it counts as stalled
STARTING = 60.0  # seconds a process may take to start


def _serve(pipe: Connection, games: Sequence[str]) -> None:
    from insula.bots.ready import brain_for
    from insula.core.registry import load

    for name in games:
        brain_for(load(name))
    pipe.send("ready")
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        while True:
            pipe.send(choose(pipe.recv()))


class Worker:
    """One thinking process. `games` are those whose fast rules are loaded at once. Not for two threads at a time."""

    def __init__(self, games: Sequence[str] = ()) -> None:
        self.games = tuple(games)
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def start(self) -> None:
        """Starts the process if it does not run; waits until it can think."""
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other, self.games), daemon=True)
        self._process.start()
        other.close()
        if not self._pipe.poll(STARTING) or self._pipe.recv() != "ready":
            self.close()
            raise RuntimeError("a process for bots could not be started")

    def ask(self, request: Think) -> Thought:
        """The bot's answer; if it stalls or its process dies, a random one with a note that says so."""
        began = time.perf_counter()
        try:
            self.start()
            assert self._pipe is not None
            self._pipe.send(request)
            if self._pipe.poll(_patience(request)):
                thought: Thought = self._pipe.recv()
                return thought
            why = "took too long"
        except (EOFError, OSError, RuntimeError) as problem:
            why = f"ended without an answer ({type(problem).__name__})"
        self.close()
        return replaced(request, why, time.perf_counter() - began)

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def _patience(request: Think) -> float:
    if request.seconds is not None:
        return request.seconds + GRACE
    known = {level.name: level.seconds for level in levels(request.game)}
    return known.get(request.level, 0.0) + GRACE
