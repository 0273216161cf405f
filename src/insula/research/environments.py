"""Which environments there are: every game that can be observed, and the set-ups it names besides.

An environment's version is the version of the game's rules: results under other rules are results of another
environment.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass

from insula.core.registry import games, load


@dataclass(frozen=True)
class Known:
    """One environment by its name."""

    name: str
    game: str
    version: int
    seats: int | None
    choices: Mapping[str, str]


@functools.cache
def known() -> dict[str, Known]:
    """All environments by name."""
    found = {}
    for game in map(load, games()):
        if game.observe is not None:
            found[game.name] = Known(game.name, game.name, game.rules_version, None, {})
            for own in game.environments:
                found[own.name] = Known(own.name, game.name, game.rules_version, own.seats, own.choices)
    return found
