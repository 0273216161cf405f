"""Bots in worker processes, each decision within its time: one that stalls or dies is replaced for that move."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

from insula.bots import own
from insula.bots.api import BUILT_IN, ENDED, ILLEGAL, SLOW, Think, Thought, choose, levels, replaced
from insula.bots.pool import COMMAND, FIRST, Pool, WorkerLost

log = logging.getLogger("insula.bots")
SLACK = 5.0  # seconds beyond the level's own before a bot counts as stalled


def _choosing() -> Callable[[Think], Thought]:
    own.WATCHED.set()
    return choose


class Thinkers(Pool):
    """Processes in which bots think."""

    def __init__(
        self, size: int | None = 1, command: Sequence[str] = COMMAND, slack: float | None = None, nice: int = 0
    ) -> None:
        self._slack = slack
        super().__init__(size, _choosing, command=command, nice=nice)

    def think(self, request: Think) -> Future[Thought]:
        """The bot's answer, or a random one with a note that says why; quick bots do not queue behind deep thinkers."""
        budget = request.seconds if request.seconds is not None else level_seconds(request.game, request.level)
        if self._slack is not None:
            return self.submit(request, self._slack, None, budget)
        if request.level not in BUILT_IN:  # its process keeps the time by itself, once everything is loaded
            return self.submit(request, budget + own.GRACE + FIRST, None, budget)
        return self.submit(request, budget + SLACK, (request.game, request.level), budget)

    def ask(self, request: Think) -> Thought:
        """The same for whoever has nothing else to do."""
        thought: Thought = self.think(request).result()
        return thought

    def finished(self, job: Think, answer: Any) -> Thought:
        """Takes answers that are legal."""
        if not isinstance(answer, Thought) or answer.option not in job.options:
            raise ValueError("gave no legal answer")
        return answer

    def failed(self, job: Think, problem: Exception) -> Thought:
        """A random answer for a bot that gave none."""
        if not self.closing:
            log.warning("bot %s of %s: %s", job.level, job.game, problem)
        if not isinstance(problem, WorkerLost):
            return replaced(job, "gave no legal answer", ILLEGAL)
        if problem.stalled or problem.code == own.STALLED:
            return replaced(job, "took too long", SLOW)
        exited = f" (exit {problem.code})" if problem.code else ""
        return replaced(job, "ended without an answer" + exited, ENDED)


@functools.cache
def shared() -> Thinkers:
    """The process in which installed bots of this process think."""
    return Thinkers()


@functools.cache
def level_seconds(game: str, level: str) -> float:
    """The most time that a level takes for a decision."""
    return next((each.seconds for each in levels(game) if each.name == level), own.SECONDS)
