"""A Gymnasium vector environment on the compiled engine: one learner per game, random players at the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from insula.core.chance import ANSWERS, as_seed, game_seed, stream, streams
from insula.core.record_class import to_record
from insula.core.registry import game as game_setup
from insula.research import batch_rules
from insula.research.batch import DRIVERS

Floats = npt.NDArray[np.float32]


class SeatVectorEnv(VectorEnv[Floats, npt.NDArray[np.int64], Any]):
    """`num_envs` games; a game that has ended starts again at the next step, whose answer for it is ignored.

    infos["action_mask"] tells what each learner may answer; an answer outside it stops the step with a ValueError.
    """

    def __init__(self, game: str = "card", num_envs: int = 64, seats: int | None = None, **choices: Any) -> None:
        setup = game_setup(game, seats, **choices)
        twin = setup.game.engine("numba", DRIVERS)
        self._step = twin.get(batch_rules.learners_step)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.n_options, self.width, self.n_seats = setup.game.n_options, len(setup.game.legend), setup.seats
        self.single_observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.width,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(self.n_options)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._blank = setup.batch(1)
        self._states: Any = np.zeros(num_envs, self._blank.dtype)
        self._masks = np.zeros((num_envs, self.n_options), np.uint8)
        self._rewards = np.zeros((num_envs, self.n_seats))
        self._ended = np.zeros(num_envs, np.uint8)
        self._out = np.zeros((num_envs, self.width))
        self._seeds = np.zeros(num_envs, np.int64)
        self._chances = streams(num_envs)
        self.seats = np.arange(num_envs, dtype=np.int64) % self.n_seats  # where each learner sits

    def reset(
        self, *, seed: SupportsIndex | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """New games everywhere: game i with `game_seed(seed, i)`, or with its own seed of a list; None draws one."""
        given: Any = seed
        alike = given is None or np.ndim(given) == 0
        one = None if given is None or not alike else as_seed(given)
        super().reset(seed=one)
        each = [None] * self.num_envs if alike else list(given)
        if len(each) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need one seed, or {self.num_envs}; {len(each)} were given.")
        first = int(self.np_random.integers(2**62)) if one is None else one
        self._seeds[:] = [game_seed(first, i) if own is None else as_seed(own) for i, own in enumerate(each)]
        for own, place in zip(self._seeds, self._chances, strict=True):
            to_record(stream(own, ANSWERS), place)
        self._ended[:] = 0
        self._run(np.full(self.num_envs, -1, np.int64))
        return self._out.astype(np.float32), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Floats, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """One answer of every learner, then everybody else's."""
        chosen = np.ascontiguousarray(actions, np.int64)
        legal = self._masks[np.arange(self.num_envs), chosen.clip(0, self.n_options - 1)].astype(bool) & (chosen >= 0)
        if not (legal | (self._ended == 1)).all():
            game = int(np.flatnonzero(~(legal | (self._ended == 1)))[0])
            raise ValueError(f"Game {game}: option {chosen[game]} is not offered; nothing was played.")
        self._run(chosen)
        rewards = self._rewards[np.arange(self.num_envs), self.seats] * self._ended
        never = np.zeros(self.num_envs, bool)
        return self._out.astype(np.float32), rewards, self._ended.astype(bool), never, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks.copy(), "seat": self.seats.copy(), "seed": self._seeds.copy()}

    def _run(self, actions: npt.NDArray[np.int64]) -> None:
        self._step(
            self._states,
            self._blank,
            actions,
            self._seeds,
            self.seats,
            self._chances,
            self._masks.ravel(),
            self.n_options,
            self._rewards.ravel(),
            self._ended,
            self.width,
            self._out.ravel(),
        )
