"""What environments of one game share: observations, masks and rewards, compiled where numba is installed."""

from __future__ import annotations

from array import array
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from insula.bots.api import unpack
from insula.bots.engine import BotEngine
from insula.bots.engine_cache import alone
from insula.core.chance import as_seed
from insula.core.game import Setup
from insula.core.record_class import key
from insula.core.registry import game as game_setup
from insula.research import batch_rules, seat_rules
from insula.research.learners import target_of
from insula.research.legends import action_legend, columns, legend

DRIVERS = (batch_rules, seat_rules)


class Told:
    """What a seat was told last, and room for what is new."""

    def __init__(self, store: BotEngine, width: int) -> None:
        self.last = np.zeros(width, np.float32)
        self.numbers = [0.0] * width
        self.places, self.new = store.room(width), store.room(width, float)


class Seats:
    """One game seen from its seats; environments of every library are thin shells around it."""

    def __init__(self, name: str, seats: int | None = None, engine: str = "auto", **choices: Any) -> None:
        self.setup: Setup = game_setup(name, seats, **choices)
        self.game = self.setup.game
        if self.game.observe is None:
            raise ValueError(f"{self.game.title} has no observations yet.")
        self.target = target_of(engine)
        self.n_options = self.game.n_options
        self.columns = columns(self.game, self.setup.seats)
        self.width = len(self.columns)
        self.store = BotEngine(self.game, self.target)
        self._blank = self.store.states(1)
        self.store.put(self._blank, 0, self.setup.blank())
        self._rules = self._compiled()
        self._look = (self.store.ints(self.columns), self.store.floats([0.0] * len(self.game.legend)))
        self._keep(self.store.states(1))
        self.begun = False

    def _compiled(self) -> list[Any]:
        twin = self.game.engine(self.target, DRIVERS)
        wanted = (
            seat_rules.begin_one,
            seat_rules.answer_one,
            seat_rules.look_one,
            seat_rules.pay_one,
            seat_rules.redeal_one,
            seat_rules.changes_one,
        )
        if self.target == "plain" or all(twin.is_cached(rule) for rule in wanted):
            return [twin.get(rule) for rule in wanted]
        with alone(f"{self.game.name}-seats"):
            return [twin.get(rule) for rule in wanted]

    def _keep(self, batch: Any) -> None:
        """Takes a game; in the compiled engine with views of what is asked for at every step."""
        self._batch = batch
        self._plain: Any = None
        self._told: dict[int, Told] = {}
        if self.target == "numba":
            self._over, self._count = batch["over"], batch["n_options"]
            self._options, self._asked = batch["options"][0], batch["asked"]["seat"]

    def __deepcopy__(self, memo: dict[int, Any]) -> Seats:
        made = Seats.__new__(Seats)
        made.__dict__.update(self.__dict__)
        batch = self._batch
        if self.target == "numba":
            batch = batch.copy()
        else:
            batch = self.store.states(1)
            batch[0] = self._batch[0]
        made._keep(batch)
        return made

    def __reduce__(self) -> Any:
        return again, (self.setup, self.target, self.begun, self.packed())

    def packed(self) -> bytes:
        """The game as bytes; `unpack` takes them."""
        return array("q", key(self.state)).tobytes()

    def unpack(self, packed: bytes) -> None:
        """Takes a game that `packed` gave."""
        self.store.put(self._batch, 0, unpack(self.game, packed))
        self._plain = None
        self.begun = True

    # ---- playing --------------------------------------------------------------------------------------------

    def begin(self, seed: SupportsIndex) -> None:
        """A new game."""
        self._rules[0](self._batch, self._blank, as_seed(seed))
        self._plain, self.begun = None, True

    def answer(self, option: int) -> None:
        """Plays an offered option."""
        if not self._rules[1](self._batch, option):
            raise ValueError(f"Option {option} is not offered; nothing was played.")
        self._plain = None

    def redeal(self, seat: int, seed: int) -> None:
        """Deals everything again that a seat does not know."""
        self._rules[4](self._batch, seat, seed)
        self._plain = None

    # ---- looking --------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The game as a plain state; changes of it change nothing here."""
        if self.target == "plain":
            return self._batch[0]
        if self._plain is None:
            self._plain = self.store.plain(self._batch[0])
        return self._plain

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._over[0] if self.target == "numba" else self._batch[0].over)

    @property
    def asked(self) -> int:
        """Who must answer."""
        return int(self._asked[0] if self.target == "numba" else self._batch[0].asked.seat)

    def options(self) -> list[int]:
        """What the asked seat may answer."""
        if self.target == "numba":
            offered: list[int] = self._options[: self._count[0]].tolist()
            return offered
        g = self._batch[0]
        return list(g.options[: g.n_options])

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for each option the seat may answer now; all 0 if somebody else is asked."""
        out = np.zeros(self.n_options, np.int8)
        if not self.over and seat == self.asked:
            out[self._options[: self._count[0]] if self.target == "numba" else self.options()] = 1
        return out

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """What the seat may know, as `legend` says."""
        out = np.zeros(self.width, np.float32)
        self._rules[2](self._batch, seat, *self._look, out)
        return out

    def numbers(self, seat: int) -> list[float]:
        """The same as a list of Python's numbers: one answer changes few of them, so the last list is brought on."""
        told = self._told.get(seat)
        if told is None:
            told = self._told[seat] = Told(self.store, self.width)
        count = self._rules[5](self._batch, seat, *self._look, told.last, told.places, told.new)
        numbers = told.numbers
        places, new = told.places[:count], told.new[:count]
        if self.target == "numba":
            places, new = places.tolist(), new.tolist()
        for place, value in zip(places, new, strict=True):
            numbers[place] = value
        return numbers.copy()

    def whole(self) -> npt.NDArray[np.float32]:
        """What all seats know together, seat after seat: for critics that are trained with more than a player sees."""
        return np.concatenate([self.observation(seat) for seat in range(self.setup.seats)])

    def rewards(self) -> list[float]:
        """At the end winners share one point and the others share its loss; before it everybody has 0."""
        out = self.store.floats([0.0] * self.setup.seats)
        if self.over:
            self._rules[3](self._batch, out)
        return [float(each) for each in out]

    @property
    def legend(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return legend(self.game.name, self.setup.seats)

    @property
    def action_legend(self) -> tuple[str, ...]:
        """What each option id means."""
        return action_legend(self.game.name)

    def text(self, seat: int | None) -> str:
        """The table drawn for people, as a seat (or a spectator) sees it."""
        return drawn(self.setup, self.state, seat)


def drawn(setup: Setup, state: Any, seat: int | None) -> str:
    """A table drawn for people, as a seat (or a spectator) sees it."""
    from rich.console import Console

    console = Console(width=120)
    names = [f"seat_{s}" for s in range(setup.seats)]
    with console.capture() as made:
        console.print(setup.game.draw(setup.game.view(state, seat), names))
    return made.get()


def again(setup: Setup, target: str, begun: bool, packed: bytes) -> Seats:
    """A game again from what it was pickled as."""
    made = Seats(setup.game.name, setup.seats, target, **setup.choices)
    if begun:
        made.unpack(packed)
    return made
