"""What every participant of the benchmark tells, and how it is timed; runs without Insula, in the peers' environment.

A participant prints a `Figure` as a line of JSON for each game it plays, ours also each `Bar` it had to reach. Times
are those of the process, so that a busy machine disturbs as little as it can, and the best of some rounds counts: a
machine only ever adds time.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version

ROUNDS = 3
SECONDS = 1.0  # of one round


@dataclass
class Figure:
    """One row of the table; None where a participant has nothing to measure."""

    system: str
    version: str
    game: str
    decisions: float | None = None  # of random play, a second
    clone: float | None = None  # microseconds for an independent copy of a game under way
    search: float | None = None  # iterations a second
    note: str = ""

    def tell(self) -> None:
        """Prints the line that `run.py` reads."""
        print(json.dumps(asdict(self)), flush=True)


@dataclass
class Bar:
    """Something that was to be reached; `met` is None where nothing was promised."""

    what: str
    measured: str
    bar: str = ""
    met: bool | None = None

    def tell(self) -> None:
        """Prints the line that `run.py` reads."""
        print(json.dumps(asdict(self)), flush=True)


def least(what: str, reached: float, unit: str, need: float | None) -> Bar:
    """A rate beside the least that was promised, if anything was."""
    made = Bar(what, f"{short(reached)} {unit}")
    if need is not None:
        made.bar, made.met = short(need), reached >= need
    return made


def told(output: str) -> tuple[list[Figure], list[Bar]]:
    """What a participant has printed."""
    lines = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    figures = [Figure(**line) for line in lines if "system" in line]
    return figures, [Bar(**line) for line in lines if "what" in line]


def digits(number: float) -> str:
    """A number for people: three digits that count, never an exponent."""
    return f"{float(f'{number:.3g}'):,.12g}"


def short(number: float) -> str:
    """The same with k or M."""
    for unit, name in ((1e6, " M"), (1e3, " k")):
        if number >= unit:
            return digits(number / unit) + name
    return digits(number)


def installed(package: str) -> str:
    """The version of a package."""
    return version(package)


def best(measure: Callable[[], float]) -> float:
    """The highest rate of some rounds."""
    return max(measure() for _ in range(ROUNDS))


def per_second(work: Callable[[], float], seconds: float = SECONDS) -> float:
    """How many of the things that `work` counts are done in a second."""

    def measure() -> float:
        done, start = 0.0, time.process_time()
        while time.process_time() - start < seconds:
            done += work()
        return done / (time.process_time() - start)

    return best(measure)


def microseconds(work: Callable[[], object], times: int) -> float:
    """What one call costs; `times` calls make a round."""

    def measure() -> float:
        start = time.process_time()
        for _ in range(times):
            work()
        return times / (time.process_time() - start)

    return 1e6 / best(measure)
