"""Examples to imitate: games between other bots, told as what the asked seat knew, could answer and did answer.

Each file holds the games of one process. What a seat knew is told by the places that are not zero, and the options by
their numbers, so that a million answers take some hundred megabytes.
"""

from __future__ import annotations

import functools
import time
from array import array
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from insula.bots import playing
from insula.bots.engine_cache import match_engine
from insula.bots.entrants import Entrant
from insula.bots.match import Match, Played
from insula.core.chance import THOUGHT, decision_seed, draw, game_seed, stream
from insula.core.game import Setup
from insula.core.registry import load
from insula.research import batch_rules
from insula.research.batch import DRIVERS

SLIPS = 16  # one answer in so many is played by chance, so that others than the teacher's own positions are seen
_SLIP = 77


@dataclass
class Notebook:
    """What one process writes down."""

    ends: array[int] = field(default_factory=lambda: array("q"))  # of what was known, example by example
    places: array[int] = field(default_factory=lambda: array("H"))
    values: list[npt.NDArray[np.float16]] = field(default_factory=list)
    option_ends: array[int] = field(default_factory=lambda: array("q"))
    options: array[int] = field(default_factory=lambda: array("H"))
    chosen: array[int] = field(default_factory=lambda: array("H"))
    outcomes: array[float] = field(default_factory=lambda: array("f"))

    def note(self, seen: npt.NDArray[np.float64], options: Sequence[int], chosen: int) -> None:
        """One answer; how the game ended for whoever gave it is noted later."""
        places = np.flatnonzero(seen)
        self.places.frombytes(places.astype(np.uint16).tobytes())
        self.values.append(seen[places].astype(np.float16))
        self.ends.append(len(self.places))
        self.options.extend(options)
        self.option_ends.append(len(self.options))
        self.chosen.append(chosen)

    def write(self, path: Path) -> None:
        """Keeps it; whoever reads the folder meanwhile sees the whole file or none."""
        part = path.with_suffix(".part")
        values = np.concatenate([np.zeros(0, np.float16), *self.values])
        columns: dict[str, Any] = {
            name: np.asarray(getattr(self, name))
            for name in ("ends", "places", "option_ends", "options", "chosen", "outcomes")
        }
        with part.open("wb") as out:
            np.savez(out, values=values, **columns)
        part.rename(path)


class Scribe:
    """Lets bots play and writes down what they answer."""

    def __init__(self, setups: Sequence[Setup], bots: Sequence[str]) -> None:
        game = setups[0].game
        engine = match_engine(game)
        self.matches = [Match(setup, engine) for setup in setups]
        self.bots = [Entrant.parse(name, game, ladder=True) for name in bots]
        self.look = game.engine("numba", DRIVERS).get(batch_rules.observe_game)
        self.seen = np.zeros(len(game.legend))
        self.notebook = Notebook()

    def play(self, seed: int) -> Played:
        """One game: any of the set-ups, any of the bots on each seat."""
        chance = stream(seed, _SLIP)
        match = self.matches[draw(chance, len(self.matches))]
        bots = [self.bots[draw(chance, len(self.bots))] for _ in range(match.setup.seats)]
        match.begin(seed)
        asked, done = [], 0
        while not match.over and done < match.setup.game.max_decisions:
            options = match.options()
            option = match.choose(bots[match.asked], seed, done)
            if len(options) > 1:
                self.look(match.batch, playing.TRUTH, self.seen)
                self.notebook.note(self.seen, options, option)
                asked.append(match.asked)
                if draw(chance, SLIPS) == 0:
                    option = options[draw(stream(decision_seed(seed, done), THOUGHT), len(options))]
                    match.last = None  # whoever searches has grown its tree below another answer
            match.answer(option)
            done += 1
        played = match.ended(seed, done)
        gains = _gains(played, match.setup.seats)
        self.notebook.outcomes.extend(gains[seat] for seat in asked)
        return played


def _gains(played: Played, seats: int) -> list[float]:
    """Winners share one point, the others its loss, as in `settle_rewards`."""
    winners = len(played.winners)
    if winners in (0, seats):
        return [0.0] * seats
    return [1 / winners if seat in played.winners else -1 / (seats - winners) for seat in range(seats)]


@dataclass(frozen=True)
class Task:
    """What the scribes do."""

    game: str
    seats: tuple[int, ...]  # numbers of seats, each as often as it is named
    choices: dict[str, str]
    bots: tuple[str, ...]
    seconds: float
    folder: Path
    games: int = 1 << 40  # of each process at most


def record(task: Task, number: int) -> int:
    """The games of one process; how many examples they gave."""
    game = load(task.game)
    scribe = Scribe([game.setup(n, **task.choices) for n in task.seats], task.bots)
    began, played = time.monotonic(), 0
    while played < task.games and (not played or time.monotonic() - began < task.seconds):
        scribe.play(game_seed(number, played))
        played += 1
    scribe.notebook.write(task.folder / f"{number}.npz")
    return len(scribe.notebook.chosen)


def record_all(task: Task, jobs: int) -> int:
    """Several processes at once; how many examples there are."""
    task.folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return sum(pool.map(functools.partial(record, task), range(1, jobs + 1)))


def read_examples(folder: Path) -> dict[str, npt.NDArray[Any]]:
    """All examples of a folder in one row each; `ends` and `option_ends` go on from file to file."""
    files = [np.load(path) for path in sorted(folder.glob("*.npz"))]
    found: dict[str, npt.NDArray[Any]] = {}
    for name, of in (("ends", "places"), ("option_ends", "options")):
        shifts = np.cumsum([0, *(len(each[of]) for each in files[:-1])])
        found[name] = np.concatenate([each[name] + shift for each, shift in zip(files, shifts, strict=True)])
    for name in ("places", "values", "options", "chosen", "outcomes"):
        found[name] = np.concatenate([each[name] for each in files])
    return found
