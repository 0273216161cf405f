"""Runs a plan: what is not yet played goes to workers, what comes back is kept at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path

import pyarrow as pa

from insula.arena.schema import table_of
from insula.arena.store import GAMES, Results, table
from insula.arena.tournament import Plan
from insula.arena.workers import Answer, Crew, check_variants, processes, spans
from insula.arena.yaml_lines import BadPlan
from insula.bots.pool import WorkerLost

SECONDS = 2.0  # a worker brings its games back this often, so that a crash costs little
MAX_AT_ONCE = 4096  # games given to a worker
MAX_LOST = 3  # for each worker that plays: how many may be lost before a run is given up

Progress = Callable[[int], None]


def run(
    plan: Plan,
    folder: str | Path,
    jobs: int | None = None,
    *,
    ray: str | None = None,
    engine: str = "numba",
    progress: Progress | None = None,
    seconds: float = SECONDS,
) -> pa.Table:
    """Plays what the folder does not hold yet and returns all games, sorted by number.

    `jobs` are processes of this machine, by default one per core; `ray` is the address of a cluster, "auto" or "local".
    """
    tell = progress or (lambda games: None)
    with Results(Path(folder), plan).opened() as store:
        done = store.done()
        tell(len(done))
        if not (store.folder / GAMES).exists():
            check_variants(plan)
            for variant in range(len(plan.variants)):
                _play(plan, variant, store, done, lambda v: _crew(plan, v, jobs, ray, engine, seconds), tell)
        store.finish()
        return table(folder)


def _crew(plan: Plan, variant: int, jobs: int | None, ray: str | None, engine: str, seconds: float) -> Crew:
    if ray is not None:
        from insula.arena.on_ray import Actors

        return Actors(plan, variant, jobs, engine, seconds, ray)
    return processes(plan, variant, jobs, engine, seconds)


def _play(
    plan: Plan, variant: int, store: Results, done: set[int], gather: Callable[[int], Crew], tell: Progress
) -> None:
    """The games of one variant; numbers that came to nothing go back to the head of the queue."""
    numbers = plan.of_variant(variant)
    left = len(numbers) - len(done.intersection(numbers))
    if not left:
        return
    crew = gather(variant)
    try:
        each = max(1, min(MAX_AT_ONCE, left // (4 * crew.size)))
        queue = deque(spans(numbers, done, each))
        busy: dict[Future[Answer], range] = {}
        lost = 0
        while left:
            while queue and len(busy) < crew.size:
                given = queue.popleft()
                busy[crew.submit(given)] = given
            for ended in wait(busy, return_when=FIRST_COMPLETED).done:
                given = busy.pop(ended)
                try:
                    _, rest, columns = ended.result()
                except WorkerLost as problem:
                    lost += 1
                    if lost >= MAX_LOST * crew.size:
                        raise BadPlan(f"{lost} workers were lost; the last: {problem}") from None
                    queue.appendleft(given)
                    continue
                store.keep(table_of(plan, columns))
                left -= len(given) - len(rest)
                tell(len(given) - len(rest))
                if rest:
                    queue.appendleft(rest)
    finally:
        crew.close()
