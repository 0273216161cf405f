"""Workers that play: each loads one variant of one plan, then plays the ranges of numbers it is given."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Protocol

from insula.arena.effects import MAX_EDITS, Place, changed, shown_digest, undone
from insula.arena.tournament import Plan
from insula.arena.variants import Variant, printed_texts, take
from insula.arena.yaml_lines import BadPlan
from insula.bots.pool import Pool, Worker, WorkerLost
from insula.core.registry import load

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
    """Loads every variant once, each in a process of its own; one sentence if the game cannot be played with it.

    So does an edit that changes nothing: a tournament over it would tell of an effect of 0 where there is no edit.
    """
    changing = [variant for variant in plan.variants if variant.texts]
    if not changing:
        return
    plain = _loaded(Variant("printed"), plan.game)[1]
    for variant in changing:
        problem, made = _loaded(variant, plan.game)
        if problem:
            raise BadPlan(problem)
        dead = idle_edits(variant, plan.game, made, plain)
        if dead:
            told = ", ".join(f"{field} of {entry or file.rpartition('/')[2]}" for file, entry, field in dead)
            raise BadPlan(f"The variant {variant.name}: nothing in the game reads {told}.")


def idle_edits(variant: Variant, game: str, made: str, plain: str) -> list[Place]:
    """The edits of a variant without which it would be the same."""
    printed = printed_texts(variant, load(game))
    places = changed(variant.texts, printed)
    if made == plain or len(places) == 1:
        return places[:MAX_EDITS] if made == plain else []
    found = []
    for file, entry, field in places[:MAX_EDITS]:
        text = undone(variant.texts[file], printed[file], (entry, field))
        if text is not None and _loaded(Variant(variant.name, {**variant.texts, file: text}), game)[1] == made:
            found.append((file, entry, field))
    return found


def _loaded(variant: Variant, game: str) -> tuple[str, str]:
    """What is wrong with a variant, and the digest of what the game makes of it, from a process of its own."""
    with Worker(_checking) as worker:
        try:
            told: tuple[str, str] = worker.ask((variant, game))
        except WorkerLost:
            told = f"The variant {variant.name} cannot be loaded.", ""
    return told


def _checking() -> Callable[[tuple[Variant, str]], tuple[str, str]]:
    def look(asked: tuple[Variant, str]) -> tuple[str, str]:
        problem = take(*asked)
        return problem, "" if problem else shown_digest(load(asked[1]))

    return look


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
