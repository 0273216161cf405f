"""Batches: many games at once in flat arrays on the compiled engine.

>>> import insula
>>> from insula.research.batch import GameBatch
>>> batch = GameBatch(insula.game("card", seats=2), size=8, seed=1)
>>> batch.masks.shape == (8, batch.n_options)
True
>>> batch.step(batch.masks.argmax(axis=1))
"""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from insula.core.game import Setup
from insula.research import batch_rules


class GameBatch:
    """N games; arrays are written in place, so keep a copy of what you need later.

    masks (N, options) of uint8, seats (N,) who is asked, kinds (N,) of question, rewards (N, seats) and ended (N,) of
    the last step, observations (N, width) for the asked seats where the game has them.
    """

    def __init__(self, setup: Setup, size: int, seed: int = 0, threads: int = 1) -> None:
        if size < 1:
            raise ValueError("A batch needs at least one game.")
        self.setup = setup
        self.size = size
        self.n_options = setup.game.n_options
        self.n_seats = setup.seats
        twin = setup.game.engine("numba", [batch_rules])
        self._begin, self._step = twin.get(batch_rules.begin_games), twin.get(batch_rules.step_games)
        self._observe = twin.get(batch_rules.observe_games) if setup.game.observe is not None else None
        self._random = twin.get(batch_rules.random_steps)
        self._blank = setup.batch(1)
        self.states: Any = np.zeros(size, self._blank.dtype)
        self.masks: npt.NDArray[np.uint8] = np.zeros((size, self.n_options), np.uint8)
        self.seats: npt.NDArray[np.int64] = np.zeros(size, np.int64)
        self.kinds: npt.NDArray[np.int64] = np.zeros(size, np.int64)
        self.rewards: npt.NDArray[np.float64] = np.zeros((size, self.n_seats))
        self.ended: npt.NDArray[np.uint8] = np.zeros(size, np.uint8)
        self.seeds: npt.NDArray[np.int64] = np.zeros(size, np.int64)
        width = len(setup.game.legend)
        self.observations: npt.NDArray[np.float64] = np.zeros((size, width))
        self._threads = max(1, min(threads, size))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self.reset(seed)

    def reset(self, seed: int | npt.NDArray[np.int64] = 0) -> None:
        """Starts all games anew: game i with seed + i, or with its own seed of an array."""
        self.seeds[:] = seed + np.arange(self.size) if isinstance(seed, int) else seed
        self.rewards[:] = 0
        self.ended[:] = 0
        self._each(
            lambda a, b: self._begin(
                self.states, self._blank, a, b, self.seeds, self.masks.ravel(), self.n_options, self.seats, self.kinds
            )
        )
        self._look()

    def step(self, actions: npt.ArrayLike) -> None:
        """One answer in each game; refuses the whole step, unplayed, if one of them is illegal."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.size,):
            raise ValueError(f"A step needs {self.size} answers; {chosen.shape} were given.")
        if ((chosen < 0) | (chosen >= self.n_options)).any() or not self.masks[np.arange(self.size), chosen].all():
            legal = [0 <= c < self.n_options and self.masks[i, c] for i, c in enumerate(chosen)]
            game = legal.index(False)
            raise ValueError(f"Game {game}: option {chosen[game]} is not offered; nothing was played.")
        self.rewards[:] = 0
        self._each(
            lambda a, b: self._step(
                self.states,
                self._blank,
                a,
                b,
                chosen,
                self.seeds,
                self.size,
                self.masks.ravel(),
                self.n_options,
                self.seats,
                self.kinds,
                self.rewards.ravel(),
                self.ended,
            )
        )
        self._look()

    def random_steps(self, steps: int, chance: int = 1) -> int:
        """Random answers without leaving the engine; gives how many games ended."""
        return int(
            self._random(
                self.states,
                self._blank,
                steps,
                np.zeros(self.size, np.int64),
                self.seeds,
                self.size,
                self.masks.ravel(),
                self.n_options,
                self.seats,
                self.kinds,
                self.rewards.ravel(),
                self.ended,
                chance,
            )
        )

    def save(self) -> dict[str, Any]:
        """Everything needed to go on from here later."""
        kept = ("states", "masks", "seats", "kinds", "rewards", "ended", "seeds", "observations")
        return {name: getattr(self, name).copy() for name in kept}

    def restore(self, kept: dict[str, Any]) -> None:
        """Goes back to what `save` gave."""
        if kept["states"].shape != self.states.shape or kept["states"].dtype != self.states.dtype:
            raise ValueError("That was saved from another batch: its size or its game differs.")
        for name, value in kept.items():
            getattr(self, name)[...] = value

    def _look(self) -> None:
        if self._observe is not None:
            width = self.observations.shape[1]
            look = self._observe
            self._each(lambda a, b: look(self.states, a, b, width, self.observations.ravel()))

    def _each(self, work: Any) -> None:
        if self._pool is None:
            work(0, self.size)
            return
        cuts = np.linspace(0, self.size, self._threads + 1).astype(int)
        for done in [self._pool.submit(work, int(a), int(b)) for a, b in itertools.pairwise(cuts)]:
            done.result()
