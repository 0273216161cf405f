"""The games Insula knows, loaded when first asked for."""

from __future__ import annotations

import difflib
import functools
import importlib
import sys
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from insula.core.game import Game, Setup

_BUILT_IN = {
    "card": "insula.games.card.game:GAME",
    "amygdala": "insula.games.amygdala.game:GAME",
    "cerebria": "insula.games.cerebria.game:GAME",
    "balance": "insula.games.cerebria.balance.game:GAME",
}


class UnknownGame(ValueError):
    """No game of that name."""


def installed(group: str) -> tuple[EntryPoint, ...]:
    """The entry points of a group; reading them from disk costs milliseconds, so it is done once per search path."""
    return _installed(group, tuple(sys.path))


@functools.cache
def _installed(group: str, path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=group))


def _places() -> dict[str, str]:
    own = {e.name: e.value for e in installed("insula.games")}
    return {name: place for name, place in _BUILT_IN.items() if _exists(place)} | own


@functools.cache
def _exists(place: str) -> bool:
    from importlib.util import find_spec

    try:
        return find_spec(place.split(":")[0]) is not None
    except ModuleNotFoundError:
        return False


def games() -> list[str]:
    """The names of all games."""
    return list(_places())


def load(name: str) -> Game:
    """A game by name."""
    places = _places()
    if name not in places:
        near = difflib.get_close_matches(name, places, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"There is no game “{name}”; there is {', '.join(places)}.{hint}")
    module, _, attribute = places[name].partition(":")
    made = getattr(importlib.import_module(module), attribute)
    assert isinstance(made, Game)
    return made


def game(name: str, seats: int | None = None, **choices: Any) -> Setup:
    """A game with its seats and choices, ready for `.table()`."""
    found = load(name)
    own = found.editions.get(str(choices.get("edition", "")))
    if own is not None:
        found = load(own)
    return found.setup(found.seats[0] if seats is None else seats, **choices)
