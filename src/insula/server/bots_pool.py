"""Bots in worker processes, with a time cap: one that stalls or dies is replaced by random for that move."""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
import logging
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from insula.bots.api import Share, Think, Thought, levels, replaced

log = logging.getLogger("insula.server.bots")
SLACK = 5.0  # seconds beyond the level's own time before a worker is given up
FIRST_SLACK = 60.0  # a fresh worker imports the game and may load compiled code first
WORKER = (sys.executable, "-m", "insula.server.bot_worker")


class BotsPool:
    """Some worker processes and one thread each that talks to it."""

    def __init__(self, workers: int | None = None, command: Sequence[str] = WORKER, slack: float | None = None) -> None:
        self._command = list(command)
        self._slack = slack
        self._jobs: queue.PriorityQueue[tuple[float, int, tuple[Think, Future[Thought]] | None]] = queue.PriorityQueue()
        self._order = itertools.count()
        self.closing = False
        count = max(2, os.cpu_count() or 2) if workers is None else workers
        self._workers = [_Worker(self, number) for number in range(count)]

    async def choose(self, request: Think) -> Thought:
        """The bot's answer, or a random one with a note if the bot gives none in time."""
        done: Future[Thought] = Future()
        seconds = _seconds(request)
        self._jobs.put((seconds, next(self._order), (request, done)))  # quick bots do not queue behind deep thinkers
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Ends the workers; decisions still waiting get no answer."""
        self.closing = True
        for worker in self._workers:
            self._jobs.put((-1.0, next(self._order), None))
            worker.kill()
        for worker in self._workers:
            worker.join()

    def next_job(self) -> tuple[Think, Future[Thought]] | None:
        """What a worker shall do next; None at the end."""
        job = self._jobs.get()[2]
        return None if self.closing else job

    def cap(self, request: Think, fresh: bool) -> float:
        """Seconds after which the worker is given up."""
        if self._slack is not None:
            return self._slack
        return _seconds(request) + (FIRST_SLACK if fresh else SLACK)

    @property
    def command(self) -> list[str]:
        """How a worker is started."""
        return self._command


def _seconds(request: Think) -> float:
    if request.seconds is not None:
        return request.seconds
    return level_seconds(request.game, request.level)


@functools.cache
def level_seconds(game: str, level: str) -> float:
    """The most time that a level takes for a decision."""
    return next((each.seconds for each in levels(game) if each.name == level), 5.0)


class _Worker(threading.Thread):
    def __init__(self, pool: BotsPool, number: int) -> None:
        super().__init__(name=f"insula-bots-{number}", daemon=True)
        self._pool = pool
        self._process: subprocess.Popen[bytes] | None = None
        self._seen: set[tuple[str, str]] = set()
        self.start()

    def run(self) -> None:
        while (job := self._pool.next_job()) is not None:
            request, done = job
            if done.cancelled():
                continue
            thought = self._answer(request)
            if not done.cancelled():
                done.set_result(thought)
        self.kill()

    def kill(self) -> None:
        process = self._process
        if process is not None:
            process.kill()
            process.wait()

    def _answer(self, request: Think) -> Thought:
        fresh = (request.game, request.level) not in self._seen
        cap = self._pool.cap(request, fresh)
        try:
            process = self._running()
            timer = threading.Timer(cap, process.kill)
            timer.start()
            try:
                line = self._ask(process, request)
            finally:
                timer.cancel()
            thought = _thought(json.loads(line))
        except (OSError, ValueError, KeyError, TypeError) as problem:
            self.kill()
            if not self._pool.closing:
                log.warning("bot %s of %s gave no answer within %g s: %s", request.level, request.game, cap, problem)
            return replaced(request, "gave no answer in time")
        self._seen.add((request.game, request.level))
        return thought if thought.option in request.options else replaced(request, "gave no legal answer")

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._seen.clear()
            self._process = subprocess.Popen(self._pool.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self._process

    @staticmethod
    def _ask(process: subprocess.Popen[bytes], request: Think) -> bytes:
        assert process.stdin is not None and process.stdout is not None
        pickle.dump(request, process.stdin)
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise OSError("the worker ended")
        return line


def _thought(answer: dict[str, Any]) -> Thought:
    shares = tuple(Share(**each) for each in answer["shares"])
    return Thought(int(answer["option"]), shares, str(answer["note"]), int(answer["iterations"]))
