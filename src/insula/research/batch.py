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
from insula.research.legends import action_legend, columns

DRIVERS = (batch_rules, batch_memory)
LARGE = 1 << 20  # bytes of a batch that no longer fits into the caches of a core
TRIAL_GAMES, TRIAL_LOOKS, TRIAL_STEPS = 64, 10, 60
Seeds = SupportsIndex | Sequence[SupportsIndex] | npt.NDArray[Any]  # one for all games, or one for each
Floats = npt.NDArray[np.float32]
KEPT = ("states", "masks", "seats", "kinds", "rewards", "ended", "seeds", "chance")


class GameBatch:
    """N games; arrays are written in place, so keep a copy of what you need later.

    With several set-ups of one game, game i plays the i-th of them, counted round and round.

    masks (N, options) of uint8, seats (N,) who is asked, kinds (N,) of question, rewards (N, seats) and ended (N,) of
    the last step, observations (N, width) in float32 for the asked seats, worked out when they are first looked at
    after a step. With `narrow` they hold only what may differ with so many seats; `legend` tells what. With `finals`
    the ends of games are kept, for `final_observations`.
    """

    def __init__(
        self,
        setup: Setup | Sequence[Setup],
        size: int,
        seed: Seeds = 0,
        threads: int = 1,
        *,
        narrow: bool = False,
        finals: bool = False,
    ) -> None:
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
        self._begin_some = twin.get(batch_rules.begin_some)
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
        every = range(len(setup.game.legend))
        self._columns = np.array(columns(setup.game, self.n_seats) if narrow else every, np.int64)
        self._observations: npt.NDArray[np.float32] = np.zeros((size, len(self._columns)), np.float32)
        self._observed = False
        self._finals: Any = np.zeros(size if finals else 0, self._blank.dtype)
        self._threads = max(1, min(threads, size))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._lines = _lines_in_use(self.setups) if self.states.nbytes > LARGE else np.zeros(0, np.int64)
        self.reset(seed)

    def reset(self, seed: Seeds = 0, mask: npt.ArrayLike | None = None) -> None:
        """Restarts all games, or those of a mask: game i with `game_seed(seed, i)`, or its own seed of a list or array.

        A table with the seed that `seeds` tells has the same deal. A game that ends goes on with `next_game_seed`.
        """
        which = np.ones(self.size, bool) if mask is None else np.asarray(mask, bool)
        if which.shape != (self.size,):
            raise ValueError(f"A mask needs {self.size} entries; {which.shape} were given.")
        self._take_seeds(seed, which)
        self.rewards[which] = 0
        self.ended[which] = 0
        self._observed = False
        if mask is None:
            self._each(lambda a, b: self._begin(self.states, self._blank, a, b, self.seeds, *self._question))
        else:
            self._begin_some(self.states, self._blank, which.astype(np.uint8), self.seeds, *self._question)

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
        self._each(lambda a, b: self._step(self.states, self._blank, self._finals, a, b, *given))

    def random_steps(self, steps: int, chance: SupportsIndex | None = None) -> int:
        """Random answers without leaving the engine; gives how many games ended.

        They go on from those before, or start again with a seed of their own.
        """
        if chance is not None:
            to_record(stream(chance, ANSWERS), self.chance[0])
        given = (self._lines, np.zeros(self.size, np.int64), self.seeds, *self._question, *self._outcome)
        self._observed = False
        return int(self._random(self.states, self._blank, self._finals, steps, *given, self.chance))

    @property
    def observations(self) -> npt.NDArray[np.float32]:
        """What the asked seat of each game may know, as the legend says."""
        if not self._observed:
            self._each(lambda a, b: self._look(self.states, self.seats, self._observations, a, b))
            self._observed = True
        return self._observations

    def final_observations(self, seats: npt.ArrayLike) -> npt.NDArray[np.float32]:
        """What one seat of each game knew at the end, for games that ended in the last step; 0 for the others."""
        if not len(self._finals):
            raise ValueError("This batch keeps no ends of games; make it with finals=True.")
        out, asked = (
            np.zeros_like(self._observations),
            np.ascontiguousarray(np.broadcast_to(seats, self.size), np.int64),
        )
        for game in np.flatnonzero(self.ended).tolist():
            self._look(self._finals, asked, out, game, game + 1)
        return out

    def _look(self, states: Any, seats: npt.NDArray[np.int64], out: Floats, first: int, last: int) -> None:
        if self._observe is not None:
            row = np.zeros(len(self.setups[0].game.legend))
            self._observe(states, first, last, seats, self._columns, row, out.reshape(-1))

    @property
    def legend(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return tuple(self.setups[0].game.legend[place] for place in self._columns)

    @property
    def action_legend(self) -> tuple[str, ...]:
        """What each option id means."""
        return action_legend(self.setups[0].game.name)

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

    def _take_seeds(self, seed: Seeds, which: npt.NDArray[np.bool_]) -> None:
        given: Any = seed
        if isinstance(given, Sequence) or np.ndim(given):
            own = [as_seed(each) for each in given]
            if len(own) != self.size:
                raise ValueError(f"{self.size} games need one seed, or {self.size}; {len(own)} were given.")
            made = np.array(own, np.int64)
        else:
            made = np.zeros(self.size, np.int64)
            self._seed(as_seed(given), made)
        self.seeds[which] = made[which]
        if which.all():
            to_record(stream(int(self.seeds[0]), ANSWERS), self.chance[0])

    def __reduce__(self) -> Any:
        narrow, finals = len(self._columns) < len(self.setups[0].game.legend), len(self._finals) > 0
        kept = {**self.save(), "_finals": self._finals.copy()}
        return _again, (self.setups, self.size, self._threads, narrow, finals, kept)

    def _each(self, work: Any) -> None:
        if self._pool is None:
            work(0, self.size)
            return
        cuts = np.linspace(0, self.size, self._threads + 1).astype(int)
        for done in [self._pool.submit(work, int(a), int(b)) for a, b in itertools.pairwise(cuts)]:
            done.result()


def _again(
    setups: Sequence[Setup], size: int, threads: int, narrow: bool, finals: bool, kept: dict[str, Any]
) -> GameBatch:
    """A batch again from what it was pickled as."""
    made = GameBatch(setups, size, 0, threads, narrow=narrow, finals=finals)
    made._finals[...] = kept.pop("_finals")
    made.restore(kept)
    return made


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
