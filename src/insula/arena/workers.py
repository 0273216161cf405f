"""Processes that play: each loads one variant of one plan, then plays the ranges of numbers it is given."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from insula.arena.places import BadPlan
from insula.arena.plan import Plan
from insula.arena.variants import Variant, take

Columns = dict[str, list[Any]]
Answer = tuple[range, range, Columns]  # what was asked for, what is left of it, and the games played
MOST_FAILURES = 3


class Crew(Protocol):
    """Whatever plays in parallel: processes here, or actors of a cluster."""

    size: int

    def give(self, numbers: range) -> None:
        """Lets an idle worker play these games."""

    def idle(self) -> int:
        """How many workers have nothing to do."""

    def collect(self) -> tuple[list[Answer], list[range]]:
        """Waits; what workers brought back, and what was lost with workers that died."""

    def close(self) -> None:
        """Ends all workers."""


class Work:
    """What a worker does, wherever it runs."""

    def __init__(self, plan: Plan, variant: int, engine: str) -> None:
        problem = take(plan.variants[variant], plan.game)
        if problem:
            raise BadPlan(problem)
        from insula.arena.player import Player  # only now: it may load the game

        self.plan = plan
        self.player = Player(plan, engine)
        self.player.prepare()

    def ready(self) -> bool:
        """Answers as soon as everything is compiled."""
        return True

    def play(self, numbers: range, seconds: float) -> Answer:
        """Plays these games in their order until the time is up, at least one."""
        from insula.arena.schema import rows

        until = time.monotonic() + seconds
        ended = []
        for number in numbers:
            ended.append(self.player.play(number))
            if time.monotonic() > until:
                break
        left = range(numbers.start + len(ended), numbers.stop)
        return numbers, left, rows(self.plan, self.player, ended)


def check_variants(plan: Plan) -> None:
    """Loads every variant once, each in a process of its own; one sentence if the game cannot be played with it."""
    context = multiprocessing.get_context("spawn")
    for variant in plan.variants:
        if variant.texts:
            ours, other = context.Pipe()
            process = context.Process(target=_check, args=(other, variant, plan.game), daemon=True)
            process.start()
            other.close()
            try:
                problem = ours.recv()
            except EOFError:
                problem = f"The variant {variant.name} cannot be loaded."
            process.join()
            if problem:
                raise BadPlan(problem)


def _check(pipe: Connection, variant: Variant, game: str) -> None:
    pipe.send(take(variant, game))


def _serve(pipe: Connection, plan: Plan, variant: int, engine: str, seconds: float) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the run stops the parent, which ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    work = Work(plan, variant, engine)
    pipe.send(work.ready())
    try:
        while True:
            pipe.send(work.play(pipe.recv(), seconds))
    except (EOFError, BrokenPipeError):
        return


def _end_with_parent() -> None:
    """A run that is killed must not leave players behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


class Processes:
    """Workers on this machine."""

    def __init__(self, plan: Plan, variant: int, size: int, engine: str, seconds: float) -> None:
        self.size = size
        self._arguments = (plan, variant, engine, seconds)
        self._failures = 0
        self._idle: list[Connection] = []
        self._busy: dict[Connection, range | None] = {}
        self._process: dict[Connection, BaseProcess] = {}
        for _ in range(size):
            self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        pipe, other = context.Pipe()
        process = context.Process(target=_serve, args=(other, *self._arguments), daemon=True)
        process.start()
        other.close()
        self._process[pipe] = process
        self._busy[pipe] = None  # getting ready

    def give(self, numbers: range) -> None:
        """Lets an idle worker play these games."""
        pipe = self._idle.pop()
        self._busy[pipe] = numbers
        with contextlib.suppress(OSError):  # a worker that died meanwhile is noticed by `collect`
            pipe.send(numbers)

    def idle(self) -> int:
        """How many workers have nothing to do."""
        return len(self._idle)

    def collect(self) -> tuple[list[Answer], list[range]]:
        """Waits for workers; those that died are replaced."""
        answers: list[Answer] = []
        lost: list[range] = []
        for pipe in wait(list(self._busy)):
            assert isinstance(pipe, Connection)
            given = self._busy.pop(pipe)
            try:
                told = pipe.recv()
            except (EOFError, OSError):
                lost += [given] if given is not None else []
                self._replace(pipe)
                continue
            if given is not None:
                answers.append(told)
            self._idle.append(pipe)
        return answers, lost

    def _replace(self, pipe: Connection) -> None:
        process = self._process.pop(pipe)
        process.join()
        self._failures += 1
        if self._failures >= MOST_FAILURES:
            raise BadPlan(f"{self._failures} processes that played ended by themselves (last exit {process.exitcode}).")
        self._start()

    def close(self) -> None:
        """Ends all processes."""
        for pipe, process in self._process.items():
            process.kill()
            process.join()
            pipe.close()


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
