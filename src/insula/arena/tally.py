"""What is counted while a game is played: its length, how it ended, who had which Spirit and deck, use of each card.

Each game has a rule `watch` that looks at the table after every answer and writes into one row of ints.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from insula.core.hooks import UnboundHookError
from insula.core.questions import AnyState

if TYPE_CHECKING:
    from insula.core.game import Game

MOST_SEATS = 6

# places of the row
TURNS, ROUNDS, REASON = 0, 1, 2
SPIRIT = 3  # + seat; 0 for none, else the number of the Spirit + 1
DECK = SPIRIT + MOST_SEATS  # + seat; 0 for none, else the number of the deck + 1
HEAD = DECK + MOST_SEATS
ENTERED, USED = 0, 1  # HEAD + 2 * (seat * cards + card) + one of these

_MODULES = {
    "amygdala": "tally_amygdala",
    "balance": "tally_cerebria",
    "card": "tally_card",
    "cerebria": "tally_cerebria",
}


def watch(g: AnyState, seat: int, kind: int, option: int, seen: list[int], counts: list[int]) -> None:
    """Counts what an answer brought about; seat, kind and option are -1 when the game has just begun.

    `seen` is the watcher's own memory, all zero when a game begins.
    """
    raise UnboundHookError("watch")


@dataclass(frozen=True)
class Tally:
    """How the games of one kind are counted, and the words for the numbers."""

    module: types.ModuleType
    reasons: Mapping[int, str]
    cards: tuple[str, ...] = ()
    spirits: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    memory: int = 1  # size of `seen`

    @property
    def size(self) -> int:
        """How many ints a row has."""
        return HEAD + 2 * MOST_SEATS * len(self.cards)


def tally_of(game: Game) -> Tally:
    """How a game is counted; a game that nobody taught the arena to count still gets its result."""
    module = import_module(f"insula.arena.{_MODULES.get(game.name, 'tally_any')}")
    made: Tally = module.TALLY
    return made
