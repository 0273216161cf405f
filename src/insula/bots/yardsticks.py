"""Yardsticks: bots of older releases, kept beside the benchmark of a checkout for ladders; a wheel has none."""

from __future__ import annotations

import functools
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from insula.core.game import Game

FOLDER = Path(__file__).parents[3] / "bench" / "yardstick"


class Mind(Protocol):
    """Whatever answers decisions of one game in one engine."""

    def answer(self, told: Any, teams: Any, seed: int, calm: bool) -> int:
        """The option for a state that the asked seat may take for the true one.

        `calm`: nobody else was asked and nothing was drawn or shown since the last answer.
        """


class Yardstick(Protocol):
    """A package that holds a bot of an older release."""

    NAME: str
    Mind: type

    def iterations(self, game: Game) -> int:
        """How many iterations it takes for a decision."""


@functools.cache
def yardsticks() -> dict[str, Yardstick]:
    """The yardsticks of this checkout by name."""
    place = FOLDER / "__init__.py"
    if not place.is_file():
        return {}
    name = FOLDER.name
    spec = importlib.util.spec_from_file_location(name, place, submodule_search_locations=[str(FOLDER)])
    assert spec is not None and spec.loader is not None
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Any = module
    return {found.NAME: found}
