"""Gymnasium environments: one learner at one seat, bots at the others.

import gymnasium
from insula.research.gymnasium import env_id
env = gymnasium.make(env_id("card"), seats=2, opponents="greedy")  # "insula/card-v2" while the rules are version 2
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from insula.bots.engine_cache import engine_for
from insula.bots.entrants import Entrant
from insula.bots.match import Opponents
from insula.research.environments import known
from insula.research.seats import Seats


class SeatEnv(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """The learner answers for one seat; an illegal answer is not played, costs a point and ends the episode."""

    metadata = {
        "render_modes": ["ansi"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "card",
        seats: int | None = None,
        seat: int | None = None,
        opponents: str = "random",
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        self.seats = Seats(game, seats, **choices)
        if seat is not None and not 0 <= seat < self.seats.setup.seats:
            raise ValueError(f"Seat {seat} does not exist; the seats are 0 to {self.seats.setup.seats - 1}.")
        self.fixed_seat = seat
        self.opponents = Entrant.parse(opponents, self.seats.game)
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.seats.width,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.seats.n_options)
        self.seat = seat or 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """A new game, up to the learner's first question; the seat is drawn by lot unless it was fixed."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(2**62)))
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.seats.setup.seats))
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """The learner's answer, then the others' until the learner is asked again or the game ends."""
        if int(action) not in self.seats.options() or self.seats.asked != self.seat:
            return self._seen(), -1.0, True, False, self._info() | {"illegal": True}
        self._answer(int(action))
        self._let_others_play()
        reward = self.seats.rewards()[self.seat]
        return self._seen(), reward, self.seats.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For learners that ask for masks."""
        return self.seats.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return self.seats.text(self.seat) if self.render_mode == "ansi" else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.seats.mask(self.seat), "seat": self.seat}

    def _seen(self) -> npt.NDArray[np.float32]:
        return self.seats.observation(self.seat)

    def _begin(self, seed: int) -> None:
        self._game_seed, self._moves = seed, 0
        self._others = Opponents(self.seats.setup, engine_for(self.seats.game)[0])
        self.seats.begin(seed)

    def _answer(self, option: int) -> None:
        self._others.answered(self.seats.asked)
        self.seats.answer(option)
        self._moves += 1

    def _let_others_play(self) -> None:
        while not self.seats.over and self.seats.asked != self.seat:
            self._others.take(self.seats.state)
            self._answer(self._others.choose(self.opponents, self._game_seed, self._moves))


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
        kwargs={"game": _known.game, "seats": _known.seats, **_known.choices},
        order_enforce=True,
    )
