"""The mind of hard-0.1: one tree in one engine, grown by its own number of iterations and kept inside a turn."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from insula.core import drive
from insula.core.compiled import Twin
from insula.core.game import Game
from insula.core.hooks import evaluate
from insula.core.record_class import dtype_of
from yardstick import deal, search
from yardstick.settings import Settings

NAME = "hard-0.1"
GAMES = Path(__file__).with_name("games")
KINDS = 256


def frozen(game: Game) -> ModuleType | None:
    """What is kept of a game: its settings and its evaluation; None for a game that came later."""
    place = GAMES / game.name / "__init__.py"
    if not place.exists():
        return None
    name = f"{game.State.__module__.rpartition('.')[0]}.yardstick_{game.name}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, place, submodule_search_locations=[str(place.parent)])
        assert spec is not None and spec.loader is not None
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name]


def settings_of(game: Game) -> Settings:
    """The settings of a game, or the defaults."""
    kept = frozen(game)
    return Settings() if kept is None else kept.SETTINGS


def iterations(game: Game) -> int:
    """How many iterations it takes for a decision."""
    return settings_of(game).iterations


def _modules(kept: ModuleType | None) -> list[ModuleType]:
    """A game's frozen modules; those it imports from its own folder are loaded by then."""
    if kept is None:
        return []
    return [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{kept.__name__}.")]


class Mind:
    """Answers decisions of one game in one engine ("plain" or "numba")."""

    def __init__(self, game: Game, target: str, iterations: int | None = None) -> None:
        self.target = target
        self.settings = settings = settings_of(game)
        self.iterations = iterations or settings.iterations
        kept = frozen(game)
        bound: dict[Callable[..., Any], Callable[..., Any]] = dict(game.bound)
        if kept is not None:
            bound[evaluate] = kept.evaluate
        twin = Twin(game.State, game.modules, [drive, *_modules(kept), deal, search], bound, target)
        self._clear, self._below, self._search = map(twin.get, (search.clear, search.keep_below, search.search_some))
        nodes = self.iterations + 2
        self.batch = self._states(game, search.PLACES)
        self.head = self._array([0, 0, nodes])
        self.tree = self._array([0] * (nodes * search.WIDTH))
        self.worth = self._array([0.0] * nodes)
        self.at, self.untried = (self._array([0] * game.n_options) for _ in range(2))
        self.path = self._array([0] * (search.DEEPEST + 1))
        self.gains = self._array([0.0] * search.GAINS)
        self.roles = self._array(_roles(game, settings))
        looks = [settings.candidates, settings.horizon, settings.care, game.n_options]
        self.knobs = self._array([*looks, settings.reach or settings.horizon])
        self.rates = self._array([settings.swing, settings.explore, settings.widen, settings.patience])
        self.followed = False

    def _states(self, game: Game, count: int) -> Any:
        if self.target == "plain":
            return _States(game.State() for _ in range(count))
        import numpy as np

        return np.zeros(count, dtype_of(game.State))

    def _array(self, values: Sequence[float]) -> Any:
        if self.target == "plain":
            return list(values)
        import numpy as np

        return np.array(values, np.float64 if any(isinstance(v, float) for v in values) else np.int64)

    def answer(self, told: Any, teams: Any, seed: int, calm: bool) -> int:
        """The option for a state that the asked seat may take for the true one.

        `calm` says that nobody else was asked and nothing was drawn or shown since this mind's last answer: then the
        tree goes on below that answer.
        """
        if not (calm and self.followed):
            self._clear(self.head, self.tree, self.worth, self.gains)
        self.batch[search.ASKED] = told
        chance = self._array([seed & 0x7FFFFFFF])
        self._grow(teams, chance)
        option = self._best()
        self.followed = self._follow(option)
        return option

    def _grow(self, teams: Any, chance: Any) -> None:
        """Iterations until no other option can be visited as often as the leading one."""
        left = self.iterations - self.visits
        while left > 0:
            step = min(left, max(1, self.iterations // 16))
            shared = (self.head, self.tree, self.worth, self.at, self.untried, self.path, self.gains)
            self._search(self.batch, step, *shared, teams, self.roles, chance, self.knobs, self.rates)
            left -= step
            visits = sorted((visits for _, _, visits, _ in self._children()), reverse=True)
            if len(visits) > 1 and visits[0] - visits[1] > left:
                return

    @property
    def visits(self) -> int:
        """How many iterations went through the root."""
        return int(self.tree[int(self.head[search.ROOT]) * search.WIDTH + search.VISITS])

    def _children(self) -> list[tuple[int, int, int, float]]:
        """Node, option, visits and summed rewards of the root's children."""
        found = []
        child = int(self.tree[int(self.head[search.ROOT]) * search.WIDTH + search.FIRST])
        while child >= 0:
            row = child * search.WIDTH
            option, visits = int(self.tree[row + search.LABEL]) & 0xFFFF, int(self.tree[row + search.VISITS])
            found.append((child, option, visits, float(self.worth[child])))
            child = int(self.tree[row + search.NEXT])
        return found

    def _best(self) -> int:
        return min(self._children(), key=lambda c: (-c[2], -c[3], c[1]))[1]

    def _follow(self, option: int) -> bool:
        """Goes on with the part of the tree below an option of the question that was asked."""
        child = next(node for node, each, _, _ in self._children() if each == option)
        moved = self._array([0] * int(self.head[search.NODES]))
        old = self.visits
        self._below(child, self.head, self.tree, self.worth, moved)
        for place in (search.SUM, search.SQUARES):  # the mean and the spread stay, for fewer iterations
            self.gains[place] *= self.visits / old
        return True


class _States(list[Any]):
    """States of the plain engine: putting one somewhere copies it, as arrays of records do."""

    def __setitem__(self, place: Any, state: Any) -> None:
        self[place].copy_from(state)


def _roles(game: Game, settings: Settings) -> list[int]:
    roles = [deal.PART if settings.acts else deal.REST] * KINDS
    for number, name in game.gen.ask.NAMES.items():
        if name in settings.windows:
            roles[number] = deal.WINDOW
        elif name in settings.acts:
            roles[number] = deal.REST
    return roles
