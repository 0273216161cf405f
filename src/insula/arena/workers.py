"""Workers that play: each loads one variant of one plan, then plays the ranges of numbers it is given."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Protocol

from insula.arena.tournament import Plan
from insula.arena.variants import Variant, take
from insula.arena.yaml_lines import BadPlan
from insula.bots.pool import Pool, Worker, WorkerLost

Columns = dict[str, list[Any]]
Answer = tuple[range, range, Columns]  # what was asked for, what is left of it, and the games played


class Crew(Protocol):
    """Whatever plays in parallel: processes here, or actors of a cluster."""

    size: int

    def submit(self, job: Any) -> Future[Any]:
        """Lets a worker play a range of games; `WorkerLost` if it is lost with its worker."""

    def close(self) -> None:
        """Ends all workers."""


class Work:
    """What a worker does, wherever it runs: games in their order until the time is up, at least one."""

    def __init__(self, plan: Plan, variant: int, engine: str, seconds: float) -> None:
        problem = take(plan.variants[variant], plan.game)
        if problem:
            raise BadPlan(problem)
        from insula.arena.player import Player  # only now: it may load the game

        self.plan = plan
        self.seconds = seconds
        self.player = Player(plan, engine)
        self.player.prepare()

    def __call__(self, numbers: range) -> Answer:
        from insula.arena.schema import rows

        until = time.monotonic() + self.seconds
        played = []
        for number in numbers:
            played.append(self.player.play(number))
            if time.monotonic() > until:
                break
        left = range(numbers.start + len(played), numbers.stop)
        return numbers, left, rows(self.plan, self.player, numbers.start, played)


def processes(plan: Plan, variant: int, size: int | None, engine: str, seconds: float) -> Pool:
    """Workers on this machine."""
    return Pool(size, Work, plan, variant, engine, seconds)


def check_variants(plan: Plan) -> None:
    """Loads every variant once, each in a process of its own; one sentence if the game cannot be played with it."""
    for variant in plan.variants:
        if variant.texts:
            with Worker(_checking) as worker:
                try:
                    problem = worker.ask((variant, plan.game))
                except WorkerLost:
                    problem = f"The variant {variant.name} cannot be loaded."
            if problem:
                raise BadPlan(problem)


def _checking() -> Callable[[tuple[Variant, str]], str]:
    return lambda asked: take(*asked)


def spans(numbers: Sequence[int] | range, done: set[int], most: int) -> list[range]:
    """The numbers that are not done, as ranges of at most this many."""
    out: list[range] = []
    first = last = None
    for number in numbers:
        if number in done:
            continue
        if first is None or last is None:
            first = last = number
        elif number == last + 1 and number - first < most:
            last = number
        else:
            out.append(range(first, last + 1))
            first = last = number
    if first is not None and last is not None:
        out.append(range(first, last + 1))
    return out
