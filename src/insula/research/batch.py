"""Batches: many games at once in flat arrays on the compiled engine.

Examples:
    >>> import insula
    >>> from insula.research.batch import GameBatch
    >>> batch = GameBatch(insula.game("card", seats=2), size=8, seed=1)
    >>> batch.masks.shape == (8, batch.n_options)
    True
    >>> batch.step(batch.masks.argmax(axis=1))
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from insula.core.chance import ANSWERS, as_seed, stream, streams
from insula.core.game import Setup
from insula.core.record_class import to_record
from insula.research import batch_memory, batch_rules
from insula.research.batch_memory import CACHE_LINE

DRIVERS = (batch_rules, batch_memory)
LARGE = 1 << 20  # bytes of a batch that no longer fits into the caches of a core
TRIAL_GAMES, TRIAL_LOOKS, TRIAL_STEPS = 64, 10, 60
KEPT = ("states", "masks", "seats", "kinds", "rewards", "ended", "seeds", "chance")


class GameBatch:
    """N games; arrays are written in place, so keep a copy of what you need later.

    With several set-ups of one game, game i plays the i-th of them, counted round and round.

    masks (N, options) of uint8, seats (N,) who is asked, kinds (N,) of question, rewards (N, seats) and ended (N,) of
    the last step, observations (N, width) for the asked seats, worked out when they are first looked at after a step.
    """

    def __init__(self, setup: Setup | Sequence[Setup], size: int, seed: SupportsIndex = 0, threads: int = 1) -> None:
        if size < 1:
            raise ValueError("A batch needs at least one game.")
        self.setups = setups_of(setup)
        setup = self.setups[0]
        self.size = size
        self.n_options = setup.game.n_options
        self.n_seats = max(each.seats for each in self.setups)
        twin = setup.game.engine("numba", DRIVERS)
        self._begin, self._step = twin.get(batch_rules.begin_games), twin.get(batch_rules.step_games)
        self._observe = twin.get(batch_rules.observe_games) if setup.game.observe is not None else None
        self._seed = twin.get(batch_rules.seed_games)
        self._twin, self._teams = twin, teams_of(self.setups, self.n_seats)
        self._random, self._illegal = twin.get(batch_rules.random_steps), twin.get(batch_rules.first_illegal)
        self._blank = blanks(self.setups)
        self.states: Any = np.zeros(size, self._blank.dtype)
        self.masks: npt.NDArray[np.uint8] = np.zeros((size, self.n_options), np.uint8)
        self.seats: npt.NDArray[np.int64] = np.zeros(size, np.int64)
        self.kinds: npt.NDArray[np.int64] = np.zeros(size, np.int64)
        self.rewards: npt.NDArray[np.float64] = np.zeros((size, self.n_seats))
        self.ended: npt.NDArray[np.uint8] = np.zeros(size, np.uint8)
        self.seeds: npt.NDArray[np.int64] = np.zeros(size, np.int64)
        self.chance = streams(1)
        self._question = (self.masks.reshape(-1), self.n_options, self.seats, self.kinds)
        self._outcome = (self.rewards.reshape(-1), self.n_seats, self.ended)
        self._observations: npt.NDArray[np.float64] = np.zeros((size, len(setup.game.legend)))
        self._observed = False
        self._threads = max(1, min(threads, size))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._lines = _lines_in_use(self.setups) if self.states.nbytes > LARGE else np.zeros(0, np.int64)
        self.reset(seed)

    def reset(self, seed: SupportsIndex | Sequence[int] | npt.NDArray[np.int64] = 0) -> None:
        """Restarts all games: game i with `game_seed(seed, i)`, or with its own seed of a list or an array.

        A table with the seed that `seeds` tells has the same deal. A game that ends goes on with `next_game_seed`.
        """
        self._take_seeds(seed)
        self.rewards[:] = 0
        self.ended[:] = 0
        self._observed = False
        self._each(lambda a, b: self._begin(self.states, self._blank, a, b, self.seeds, *self._question))

    def step(self, actions: npt.ArrayLike) -> None:
        """One answer in each game; refuses the whole step, unplayed, if one of them is illegal."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.size,):
            raise ValueError(f"A step needs {self.size} answers; {chosen.shape} were given.")
        game = self._illegal(chosen, *self._question[:2])
        if game >= 0:
            raise ValueError(f"Game {game}: option {chosen[game]} is not offered; nothing was played.")
        given = (self._lines, chosen, self.seeds, *self._question, *self._outcome)
        self._observed = False
        self._each(lambda a, b: self._step(self.states, self._blank, a, b, *given))

    def random_steps(self, steps: int, chance: SupportsIndex | None = None) -> int:
        """Random answers without leaving the engine; gives how many games ended.

        They go on from those before, or start again with a seed of their own.
        """
        if chance is not None:
            to_record(stream(chance, ANSWERS), self.chance[0])
        given = (self._lines, np.zeros(self.size, np.int64), self.seeds, *self._question, *self._outcome)
        self._observed = False
        return int(self._random(self.states, self._blank, steps, *given, self.chance))

    @property
    def observations(self) -> npt.NDArray[np.float64]:
        """What the asked seat of each game may know, as the game's legend says."""
        if not self._observed and self._observe is not None:
            look, flat, width = self._observe, self._observations.reshape(-1), self._observations.shape[1]
            self._each(lambda a, b: look(self.states, a, b, width, flat))
            self._observed = True
        return self._observations

    @property
    def leads(self) -> npt.NDArray[np.float64]:
        """How far the asked seats are ahead of the best other team, as the game's own evaluation tells."""
        found = np.zeros(self.size)
        self._twin.get(batch_rules.lead_games)(self.states, 0, self.size, self._teams, self.n_seats, found)
        return found

    def save(self) -> dict[str, Any]:
        """Everything needed to go on from here later."""
        return {name: getattr(self, name).copy() for name in KEPT}

    def restore(self, kept: dict[str, Any]) -> None:
        """Goes back to what `save` gave."""
        if kept["states"].shape != self.states.shape or kept["states"].dtype != self.states.dtype:
            raise ValueError("That was saved from another batch: its size or its game differs.")
        for name in KEPT:
            getattr(self, name)[...] = kept[name]
        self._observed = False

    def _take_seeds(self, seed: SupportsIndex | Sequence[int] | npt.NDArray[np.int64]) -> None:
        if isinstance(seed, Sequence) or (isinstance(seed, np.ndarray) and seed.ndim):
            own = [as_seed(each) for each in seed]
            if len(own) != self.size:
                raise ValueError(f"{self.size} games need one seed, or {self.size}; {len(own)} were given.")
            self.seeds[:] = own
        else:
            self._seed(as_seed(seed), self.seeds)
        to_record(stream(int(self.seeds[0]), ANSWERS), self.chance[0])

    def _each(self, work: Any) -> None:
        if self._pool is None:
            work(0, self.size)
            return
        cuts = np.linspace(0, self.size, self._threads + 1).astype(int)
        for done in [self._pool.submit(work, int(a), int(b)) for a, b in itertools.pairwise(cuts)]:
            done.result()


def setups_of(given: Setup | Sequence[Setup]) -> tuple[Setup, ...]:
    """One set-up, or several of the same game."""
    made = (given,) if isinstance(given, Setup) else tuple(given)
    if len({each.game.name for each in made}) != 1:
        raise ValueError("A batch plays one game, in one set-up or several.")
    return made


def blanks(setups: Sequence[Setup]) -> Any:
    """A blank record of each set-up."""
    made = setups[0].batch(len(setups))
    for setup, place in zip(setups, made, strict=True):
        to_record(setup.blank(), place)
    return made


def teams_of(setups: Sequence[Setup], n_seats: int) -> npt.NDArray[np.int64]:
    """Who shares eyes, and so wins together: a row of bit sets for each set-up."""
    found = np.zeros((len(setups), n_seats), np.int64)
    for row, setup in zip(found, setups, strict=True):
        begun = setup.start(0)
        row[: setup.seats] = [setup.game.same_eyes(begun, seat) for seat in range(setup.seats)]
    return found.reshape(-1)


def _lines_in_use(setups: Sequence[Setup]) -> npt.NDArray[np.int64]:
    """Where in a record play writes, in steps of a cache line; the rest (unused seats, ends of long lists) stays away.

    Asking memory for all of it would push other games out of the caches.
    """
    trial = GameBatch(setups, TRIAL_GAMES)
    blank = trial._blank[:1].view(np.uint8)
    used = np.zeros(len(blank), bool)
    for _ in range(TRIAL_LOOKS):
        trial.random_steps(TRIAL_STEPS)
        used |= (trial.states.view(np.uint8).reshape(TRIAL_GAMES, -1) != blank).any(axis=0)
    return np.unique(np.flatnonzero(used) // CACHE_LINE) * CACHE_LINE
