"""Gymnasium vector environments on the compiled engine: one learner per game, bots or policies at the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from insula.core.chance import as_seed, game_seed, next_game_seed
from insula.core.registry import game as game_setup
from insula.research.batch_rules import LIMIT
from insula.research.gymnasium import LOT, ROTATE, checked_seat
from insula.research.learner_rules import CUT, ENDED, RUNNING
from insula.research.learners import Floats, League, Learners, Rival
from insula.research.legends import action_legend, legend

Bools = npt.NDArray[np.bool_]
Stepped = tuple[Floats, npt.NDArray[np.float64], Bools, Bools, dict[str, Any]]


class SeatVectorEnv(VectorEnv[Floats, npt.NDArray[np.int64], Any]):
    """`num_envs` games with one learner each.

    infos["action_mask"] tells what each learner may answer; an answer outside it stops the step with a ValueError.
    opponents: a bot, a policy, or one for each other seat from the learner's left on. seat: a number, "lot", or
    "rotate": game i begins with seat i and takes the next one with each new game. autoreset_mode is Gymnasium's: with
    NEXT_STEP a game that has ended starts again at the next step, whose answer for it is ignored; with SAME_STEP at
    once, and infos["final_obs"] holds the end; with DISABLED when reset is told so by options["reset_mask"].
    """

    def __init__(
        self,
        game: str = "card",
        num_envs: int = 64,
        seats: int | None = None,
        seat: int | str = ROTATE,
        opponents: Rival | Sequence[Rival] = "random",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        engine: str = "auto",
        render_mode: None = None,
        **choices: Any,
    ) -> None:
        self.setup = game_setup(game, seats, **choices)
        self.wanted_seat = checked_seat(seat, self.setup.seats)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.table = self._table(num_envs, opponents, engine)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.single_observation_space = gymnasium.spaces.Box(-LIMIT, LIMIT, (self.table.width,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(self.table.n_options)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = np.zeros(num_envs, np.int64)  # how many each place has begun

    def _table(self, size: int, opponents: Any, engine: str) -> Learners:
        return Learners(self.setup, size, opponents, engine)

    # ---- Gymnasium ------------------------------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: SupportsIndex | Sequence[SupportsIndex | None] | npt.NDArray[Any] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Floats, dict[str, Any]]:
        """New games: game i with `game_seed(seed, i)`, or with its own seed of a list or an array; None draws one.

        options: {"reset_mask": which games, "seat": where their learners sit this time}.
        """
        given = dict(options or {})
        which = self._mask(given.pop("reset_mask", None))
        seeds = self._seeds_of(seed)
        if "reset_mask" not in (options or {}):
            self._games[:] = 0
        self._begin(which, seeds, given.get("seat"))
        return self._shown(), self._info()

    def step(self, actions: npt.NDArray[np.int64]) -> Stepped:
        """One answer of every learner, then everybody else's."""
        chosen = np.ascontiguousarray(actions, np.int64)
        stand = self.table.stand
        over = stand != RUNNING
        if over.any() and self.autoreset_mode is AutoresetMode.DISABLED:
            raise ValueError(f"Game {int(np.flatnonzero(over)[0])} has ended; reset it with options['reset_mask'].")
        self._check(chosen, ~over)
        if (~over).any():
            self.table.answer((~over).astype(np.uint8), chosen)
        rewards = np.where(over, 0.0, self.table.rewards[np.arange(self.num_envs), self.seats])
        ended, cut = (stand == ENDED) & ~over, (stand == CUT) & ~over
        infos: dict[str, Any] = {}
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            self._go_on(over)
        elif self.autoreset_mode is AutoresetMode.SAME_STEP and (ended | cut).any():
            infos = self._final(ended | cut)
            self._go_on(ended | cut)
        return self._shown(), rewards, ended, cut, {**infos, **self._info()}

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Where each learner sits."""
        return np.array(self.table.seats, np.int64)

    @property
    def legend(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return legend(self.setup.game.name, self.setup.seats)

    @property
    def action_legend(self) -> tuple[str, ...]:
        """What each action means."""
        return action_legend(self.setup.game.name)

    # ---- how games begin and what is shown -------------------------------------------------------------------

    def _mask(self, given: Any) -> Bools:
        if given is None:
            return np.ones(self.num_envs, bool)
        mask = np.asarray(given)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise ValueError(f"reset_mask must be {self.num_envs} times true or false, and true at least once.")
        return mask

    def _seeds_of(self, given: Any) -> list[int]:
        alike = given is None or np.ndim(given) == 0
        one = None if given is None or not alike else as_seed(given)
        super().reset(seed=one)
        each = [None] * self.num_envs if alike else list(given)
        if len(each) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need one seed, or {self.num_envs}; {len(each)} were given.")
        first = int(self.np_random.integers(2**62)) if one is None else one
        return [game_seed(first, i) if own is None else as_seed(own) for i, own in enumerate(each)]

    def _begin(self, which: Bools, seeds: Sequence[int], wanted: Any = None) -> None:
        seats = self.seats
        for i in np.flatnonzero(which).tolist():
            seat = checked_seat(self.wanted_seat if wanted is None else wanted, self.setup.seats)
            if seat == LOT:
                seat = int(self.np_random.integers(self.setup.seats))
            seats[i] = (i + self._games[i]) % self.setup.seats if isinstance(seat, str) else seat
            self._games[i] += 1
        self.table.begin(which.astype(np.uint8), seeds, seats.tolist())

    def _go_on(self, which: Bools) -> None:
        if which.any():
            seeds = np.array(self.table.seeds, np.int64).tolist()
            self._begin(which, [next_game_seed(each) if w else each for each, w in zip(seeds, which, strict=True)])

    def _check(self, chosen: npt.NDArray[np.int64], playing: Bools) -> None:
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"A step needs {self.num_envs} answers; {chosen.shape} were given.")
        inside = (chosen >= 0) & (chosen < self.table.n_options)
        legal = self.table.masks[np.arange(self.num_envs), np.where(inside, chosen, 0)].astype(bool) & inside
        wrong = np.flatnonzero(~legal & playing)
        if len(wrong):
            raise ValueError(f"Game {wrong[0]}: option {chosen[wrong[0]]} is not offered; nothing was played.")

    def _shown(self) -> Floats:
        self.table.show()
        return self.table.seen.copy()

    def _info(self) -> dict[str, Any]:
        seeds = np.array(self.table.seeds, np.int64)
        return {"action_mask": self.table.masks.view(np.int8).copy(), "seat": self.seats, "game_seed": seeds}

    def _final(self, which: Bools) -> dict[str, Any]:
        """The ends of some games as Gymnasium hands them over."""
        seen = self._shown()
        rows = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(which).tolist():
            rows[i] = seen[i]
        told: dict[str, Any] = {}
        for name, values in self._info().items():
            told |= {name: values, f"_{name}": which.copy()}
        return {"final_obs": rows, "_final_obs": which.copy(), "final_info": told, "_final_info": which.copy()}


class SelfPlayVectorEnv(SeatVectorEnv):
    """Learners against earlier selves: `opponents` are the pool to begin with, `add_rival` adds a policy to it."""

    def _table(self, size: int, opponents: Any, engine: str) -> Learners:
        pool = [opponents] if isinstance(opponents, str) or callable(opponents) else list(opponents)
        return League(self.setup, size, pool, engine)

    def add_rival(self, rival: Rival) -> None:
        """One more rival, met in games that begin from now on; half of those meet the newest."""
        assert isinstance(self.table, League)
        self.table.add(rival)
