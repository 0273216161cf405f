"""The review of a finished game: every act examined, in as many processes as there are, then put together."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from typing import Any

from insula.bots.engine_cache import match_engine
from insula.bots.pool import Pool
from insula.core.record import Record, parse_record
from insula.review.advising import Advising
from insula.review.course import Course, course_of
from insula.review.examining import Effort, Examined, Examiner
from insula.review.result import Review
from insula.review.summing import put_together

ACTS = 100  # of a game whose every act gets as much search as the bot hard has
MOST = 16  # times the usual looks: games that are played out for what may be marked
HURRY = 0.125  # effort for what is left when the time is up
STALLED = 900.0  # seconds after which a worker is given up; rules may have to be compiled first
LATER = 1e6  # whatever somebody waits for comes first
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Budget:
    """How much is looked at: `effort` times the usual; after `seconds` what is left is looked at in a hurry."""

    effort: float = 1.0
    seconds: float | None = None


@dataclass(frozen=True)
class Outline:
    """Reads a record; how many acts its game has."""

    record: str

    def done(self) -> int:
        """The number of acts; raises `BadRecord` or `NotFinished`."""
        return len(_course(self.record).acts)


@dataclass(frozen=True)
class Job:
    """One act of a game, for whichever process is free."""

    record: str
    number: int
    seed: int
    effort: float
    engine: str = "numba"

    def done(self) -> Examined:
        """Examines it; a process keeps the last game that it looked at."""
        return _examiner(self).examine(self.number)


@dataclass(frozen=True)
class Summing:
    """Puts together what was found."""

    record: str
    found: tuple[Examined, ...]
    effort: float
    seed: int
    hurried: bool

    def done(self) -> Review:
        """The review."""
        return put_together(_course(self.record), self.found, self.effort, self.seed, self.hurried)


AnyJob = Outline | Job | Summing | Advising
_COURSES: dict[str, Course] = {}
_EXAMINERS: dict[tuple[str, int, float, str], Examiner] = {}


def _course(record: str) -> Course:
    """The course of a record; a process keeps the last one that it looked at."""
    if record not in _COURSES:
        _COURSES.clear()
        _EXAMINERS.clear()
        _COURSES[record] = course_of(parse_record(record))
    return _COURSES[record]


def _examiner(job: Job) -> Examiner:
    course, place = _course(job.record), (job.record, job.seed, job.effort, job.engine)
    if place not in _EXAMINERS:
        _EXAMINERS[place] = make_examiner(course, job.effort, job.seed, job.engine)
    return _EXAMINERS[place]


def make_examiner(course: Course, effort: float, seed: int, engine: str = "numba") -> Examiner:
    """An examiner in this process."""
    return Examiner(course, match_engine(course.game, engine), usual(course).times(effort), seed)


def usual(course: Course) -> Effort:
    """How hard a game is looked at: as its tuning says, less for each act where there are more of them.

    Search has so many iterations for a game, not for an act; of games played out the first look alone is shorter, for
    whatever is to be marked needs as many as ever.
    """
    tuning = course.game.tuning
    part = min(1.0, ACTS / max(1, len(course.acts)))
    first = max(8, round(tuning.looks / 2 * part))
    return Effort(first, MOST * tuning.looks, first, round(tuning.iterations["hard"] * part))


def examining() -> Callable[[AnyJob], Any]:
    """What a worker does."""
    return lambda job: job.done()


def review(
    record: Record,
    budget: Budget = Budget(),
    seed: int = 0,
    *,
    pool: Pool | None = None,
    engine: str = "numba",
    progress: Progress = lambda done, of: None,
) -> Review:
    """What each decision of a finished game was worth; the same for the same record, effort and seed.

    With a pool its workers do everything, else this process. Raises `BadRecord`, or `NotFinished`.
    """
    text = record.text()
    until = None if budget.seconds is None else time.monotonic() + budget.seconds
    total: int = _done(Outline(text), pool)
    progress(0, total)

    def job(number: int) -> Job:
        late = until is not None and time.monotonic() > until
        return Job(text, number, seed, budget.effort * (HURRY if late else 1.0), engine)

    found: list[Examined] = []
    hurried = False
    for made, examined in _examined(total, job, pool):
        found.append(examined)
        hurried = hurried or made.effort < budget.effort
        progress(len(found), total)
    found.sort(key=lambda each: each.number)
    summed: Review = _done(Summing(text, tuple(found), budget.effort, seed, hurried), pool)
    return summed


def _done(job: AnyJob, pool: Pool | None) -> Any:
    return job.done() if pool is None else pool.submit(job, STALLED, order=LATER).result()


def _examined(total: int, job: Callable[[int], Job], pool: Pool | None) -> Iterator[tuple[Job, Examined]]:
    """Each act, as it is done."""
    if pool is None:
        for number in range(total):
            made = job(number)
            yield made, made.done()
        return
    running: dict[Future[Examined], Job] = {}
    given = 0
    while True:
        while len(running) < 2 * pool.size and given < total:
            made = job(given)
            given += 1
            running[pool.submit(made, STALLED, order=LATER)] = made
        if not running:
            return
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(done), done.result()
