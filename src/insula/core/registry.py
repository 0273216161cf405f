"""The games that are installed, found by their entry points (group `insula.games`), loaded when first asked for."""

from __future__ import annotations

import difflib
import functools
import importlib
import sys
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from insula.core.game import Game, Setup


class UnknownGame(ValueError):
    """No game of that name."""


def installed(group: str) -> tuple[EntryPoint, ...]:
    """The entry points of a group; reading them from disk costs milliseconds, so it is done once per search path."""
    return _installed(group, tuple(sys.path))


@functools.cache
def _installed(group: str, path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=group))


def places() -> dict[str, str]:
    """Where each game lies, by name: ours and those of other packages alike."""
    return {e.name: e.value for e in installed("insula.games")}


def require_known(name: str) -> str:
    """Where a game lies; `UnknownGame` with the nearest name if there is none."""
    known = places()
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"No game is called “{name}”. Choose {', '.join(known)}.{hint}")
    return known[name]


def component_home(name: str) -> Path:
    """The folder of a game whose `components/` it plays with, without loading the game; editions share one."""
    module = require_known(name).partition(":")[0]
    found = find_spec(module)
    assert found is not None and found.origin is not None
    home = Path(found.origin).parent
    return next((each for each in (home, home.parent) if (each / "components").is_dir()), home)


def component_owner(name: str) -> str:
    """The game that the files of a game belong to: its own name, or that of the game it is an edition of."""
    home = component_home(name)
    owners = [each for each in places() if component_home(each) == home]
    return min(owners, key=lambda each: len(places()[each]))


def games() -> list[str]:
    """The names of all games."""
    return list(places())


def shelf() -> list[Game]:
    """All games in the order of the home page."""
    return sorted((load(name) for name in games()), key=lambda game: (game.shelf, game.name))


def load(name: str) -> Game:
    """A game by name."""
    module, _, attribute = require_known(name).partition(":")
    made = getattr(importlib.import_module(module), attribute)
    assert isinstance(made, Game)
    return made


def edition(found: Game, choices: Mapping[str, Any]) -> Game:
    """The game that the chosen edition is, where it is a game of its own; else the game itself."""
    own = found.editions.get(str(choices.get("edition", "")))
    return found if own is None else load(own)


def game(name: str, seats: int | None = None, **choices: Any) -> Setup:
    """A game with its seats and choices, ready for `.table()`."""
    found = edition(load(name), choices)
    return found.setup(found.seats[0] if seats is None else seats, **choices)
