"""What all environments share: observations, masks and rewards of one game in the plain engine."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from insula.core.game import Setup
from insula.core.record_class import clone
from insula.core.registry import game as game_setup
from insula.research.batch_rules import settle_rewards


class Seats:
    """One game seen from its seats; environments of every library are thin shells around it."""

    def __init__(self, name: str, seats: int | None = None, **choices: Any) -> None:
        self.setup: Setup = game_setup(name, seats, **choices)
        self.game = self.setup.game
        if self.game.observe is None:
            raise ValueError(f"{self.game.title} has no observations yet.")
        self.n_options = self.game.n_options
        self.width = len(self.game.legend)
        self.state: Any = self.setup.blank()

    def __deepcopy__(self, memo: dict[int, Any]) -> Seats:
        made = Seats.__new__(Seats)
        made.__dict__.update(self.__dict__)
        made.state = clone(self.state)
        return made

    def begin(self, seed: int) -> None:
        """A new game."""
        self.state = self.setup.start(seed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def asked(self) -> int:
        """Who must answer."""
        return int(self.state.asked.seat)

    def options(self) -> list[int]:
        """What the asked seat may answer."""
        return list(self.state.options[: self.state.n_options])

    def answer(self, option: int) -> None:
        """Plays an offered option."""
        if option not in self.options():
            raise ValueError(f"Option {option} is not offered; nothing was played.")
        self.game.dispatch.play(self.state, option)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for each option the seat may answer now; all 0 if somebody else is asked."""
        out = np.zeros(self.n_options, np.int8)
        if not self.over and seat == self.asked:
            out[self.options()] = 1
        return out

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """What the seat may know, as the game's legend says."""
        numbers = [0.0] * self.width
        assert self.game.observe is not None
        self.game.observe(self.state, seat, numbers)
        return np.array(numbers, np.float32)

    def rewards(self) -> list[float]:
        """At the end winners share one point and the others share its loss; before it everybody has 0."""
        out = [0.0] * self.setup.seats
        if self.over:
            settle_rewards(self.state, out, 0)
        return out

    def text(self, seat: int | None) -> str:
        """The table drawn for people, as a seat (or a spectator) sees it."""
        from rich.console import Console

        console = Console(width=120)
        names = [f"seat_{s}" for s in range(self.setup.seats)]
        with console.capture() as drawn:
            console.print(self.game.draw(self.game.view(self.state, seat), names))
        return drawn.get()
