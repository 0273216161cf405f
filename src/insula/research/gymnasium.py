"""Gymnasium environments: one learner at one seat, bots at the others.

import gymnasium
from insula.research.gymnasium import env_id
env = gymnasium.make(env_id("card"), seats=2, opponents="greedy")  # "insula/card-v2" while the rules are version 2
many = gymnasium.make_vec(env_id("card"), num_envs=64, vectorization_mode="vector_entry_point", opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from insula.core.chance import as_seed
from insula.core.registry import game as game_setup
from insula.research.batch_rules import LIMIT
from insula.research.environments import known
from insula.research.learner_rules import CUT, ENDED
from insula.research.learners import Learners, Rival
from insula.research.legends import action_legend, legend

LOT, ROTATE = "lot", "rotate"
ONE = np.ones(1, np.uint8)


def checked_seat(seat: int | str, seats: int) -> int | str:
    """Where learners sit: a seat, by lot, or one seat on with each game."""
    if isinstance(seat, str) and seat in (LOT, ROTATE):
        return seat
    if not isinstance(seat, str) and 0 <= int(seat) < seats:
        return int(seat)
    raise ValueError(f"Seat {seat} does not exist; choose 0 to {seats - 1}, {LOT} or {ROTATE}.")


class SeatEnv(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """The learner answers for one seat; an illegal answer is not played, costs a point and ends the episode.

    opponents: a bot, a policy, or one for each other seat from the learner's left on. seat: a number, "lot" or
    "rotate". options of reset: {"game_seed": a deal, "seat": a seat for this game}.
    """

    metadata = {
        "render_modes": ["ansi"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "card",
        seats: int | None = None,
        seat: int | str = LOT,
        opponents: Rival | Sequence[Rival] = "random",
        engine: str = "auto",
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        self.setup = game_setup(game, seats, **choices)
        self.wanted_seat = checked_seat(seat, self.setup.seats)
        self.table = Learners(self.setup, 1, opponents, engine)
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(-LIMIT, LIMIT, (self.table.width,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.table.n_options)
        self.games = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """A new game, up to the learner's first question."""
        given = options or {}
        super().reset(seed=None if seed is None else as_seed(seed))
        drawn = int(self.np_random.integers(2**62))
        lot = int(self.np_random.integers(self.setup.seats))
        seat = checked_seat(given.get("seat", self.wanted_seat), self.setup.seats)
        if isinstance(seat, str):
            seat = lot if seat == LOT else self.games % self.setup.seats
        self.games += 1
        self.table.begin(ONE, [as_seed(given.get("game_seed", drawn))], [seat])
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """The learner's answer, then the others' until the learner is asked again or the game ends."""
        if not 0 <= int(action) < self.table.n_options or not self.table.masks[0, int(action)]:
            return self._seen(), -1.0, True, False, self._info() | {"illegal": True}
        self.table.answer(ONE, [int(action)])
        stand, reward = int(self.table.stand[0]), float(self.table.rewards[0, self.seat])
        return self._seen(), reward, stand == ENDED, stand == CUT, self._info()

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return int(self.table.seats[0])

    @property
    def legend(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return legend(self.setup.game.name, self.setup.seats)

    @property
    def action_legend(self) -> tuple[str, ...]:
        """What each action means."""
        return action_legend(self.setup.game.name)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For learners that ask for masks."""
        return np.asarray(self.table.masks[0], bool)

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.render_mode != "ansi":
            return None
        from insula.research.seats import drawn

        return drawn(self.setup, self.table.state(0), self.seat)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.table.masks[0].view(np.int8).copy(),
            "seat": self.seat,
            "game_seed": int(self.table.seeds[0]),
        }

    def _seen(self) -> npt.NDArray[np.float32]:
        self.table.show()
        return np.array(self.table.seen[0], np.float32)


def env_id(name: str) -> str:
    """What Gymnasium calls the environment of a game, or of a set-up that a game names, with today's rules."""
    found = known().get(name)
    if found is None:
        raise ValueError(f"No environment is called “{name}”. Choose {', '.join(known())}.")
    return f"insula/{name}-v{found.version}"


for _known in known().values():
    gymnasium.register(
        env_id(_known.name),
        entry_point="insula.research.gymnasium:SeatEnv",
        vector_entry_point="insula.research.vector:SeatVectorEnv",
        kwargs={"game": _known.game, "seats": _known.seats, **_known.choices},
        order_enforce=True,
    )
