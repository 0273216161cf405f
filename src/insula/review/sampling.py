"""Looks at positions with one engine: what lines of answers bring each side, as a seat knows it or in truth."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from insula.bots import determinize, search
from insula.bots.engine import BotEngine
from insula.bots.engine_cache import alone
from insula.bots.match import sides_of
from insula.core.dealing import dealt
from insula.core.game import AnyGameState, Setup
from insula.core.parts import MAX_SEATS
from insula.core.record_class import clone
from insula.core.registry import load
from insula.review import looking, weighing

DRIVERS = (determinize, search, looking, weighing)
CARE = 12  # options looked at for each answer that is played on; 1 would be random
MAX_ANSWERS = 4000
Gains = list[list[list[float]]]  # by deal, line and side


@functools.cache
def compiled(game: str, target: str, function: Callable[..., Any]) -> Any:
    """A rule of the review in an engine; processes that want the same wait for the first."""
    twin = load(game).engine(target, DRIVERS)
    if target == "plain":
        return twin.get(function)
    with alone(game):
        return twin.get(function)


RULES = (looking.look, weighing.weigh)


def is_ready(game: str) -> bool:
    """Whether everything would be loaded rather than compiled."""
    twin = load(game).engine("numba", DRIVERS)
    return all(twin.is_cached(each) for each in RULES)


def make_ready(game: str) -> None:
    """Compiles everything into the cache."""
    for each in RULES:
        compiled(game, "numba", each)


class Sampler:
    """Plays positions of one set-up on. Positions come as states; what a seat does not know of them is never used."""

    def __init__(self, setup: Setup, engine: BotEngine) -> None:
        self.setup, self.engine = setup, engine
        self.game = setup.game
        self.side_of = sides_of(setup)
        self.sides = max(self.side_of) + 1
        self._first = [self.side_of.index(side) for side in range(self.sides)]
        self._look = compiled(self.game.name, engine.target, looking.look)
        self._batch = engine.states(looking.PLACES)
        self._chance = engine.chance(0)
        self.looks = 0

    def source(self, state: AnyGameState, seat: int, seed: int) -> AnyGameState:
        """What a look begins with: the truth, or a deal that depends on the seat's knowledge alone."""
        return clone(state) if seat == looking.TRUTH else dealt(self.game, state, seat, seed)

    def look(
        self,
        state: AnyGameState,
        seat: int,
        lines: Sequence[Sequence[int]],
        seed: int,
        first: int,
        deals: int,
        horizon: int = 0,
        answers: int = MAX_ANSWERS,
    ) -> Gains:
        """What each line brings each side on some deals."""
        e = self.engine
        source = self.source(state, seat, seed)
        e.put(self._batch, looking.SOURCE, source)
        room = e.room(deals * len(lines) * MAX_SEATS, float)
        self._look(
            self._batch,
            seat,
            len(lines),
            e.ints(flat(lines)),
            seed,
            first,
            deals,
            float(e.settings.swing),
            e.ints([CARE, horizon, answers]),
            e.teams(source),
            e.roles,
            self._chance,
            room,
        )
        self.looks += deals * len(lines) if answers else 0
        return [[self._by_side(room, deal * len(lines) + line) for line in range(len(lines))] for deal in range(deals)]

    def static(self, state: AnyGameState, seat: int, seed: int, deals: int) -> list[float]:
        """Each side's share as the game's own evaluation finds it, on average over deals, without playing on."""
        gains = self.look(state, seat, [()], seed, 0, deals, horizon=1, answers=0)
        return [sum(each[0][side] for each in gains) / deals for side in range(self.sides)]

    def end(self, line: int) -> AnyGameState:
        """Where a line led on the last deal of the last look."""
        return self.engine.plain(self._batch[looking.ENDS + line])

    def _by_side(self, room: Any, place: int) -> list[float]:
        return [float(room[place * MAX_SEATS + seat]) for seat in self._first]


def flat(lines: Sequence[Sequence[int]]) -> list[int]:
    """Lines as the compiled looks take them."""
    made = [-1] * (looking.MAX_LINES * looking.MAX_LINE)
    for number, line in enumerate(lines[: looking.MAX_LINES]):
        for place, answer in enumerate(line[: looking.MAX_LINE]):
            made[number * looking.MAX_LINE + place] = answer
    return made
