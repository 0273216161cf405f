"""Insula: a table for the games of the mind.

Examples:
    >>> import insula, random
    >>> table = insula.game("card", seats=3).table(seed=7)
    >>> dice = random.Random(7)
    >>> while not table.over:
    ...     _ = table.play(dice.choice(table.options))
    >>> table.result.winners != ()
    True
"""

from pathlib import Path

from insula.core.game import Game, Setup
from insula.core.history import Result
from insula.core.option import Option
from insula.core.record import BadRecord, Record, load_record, parse_record
from insula.core.registry import UnknownGame, game, games
from insula.core.replaying import replay as _replay
from insula.core.rulebook import Refusal, Refused
from insula.core.table import Table

__version__ = "0.2.0.dev0"

__all__ = [
    "BadRecord",
    "Game",
    "Option",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Setup",
    "Table",
    "UnknownGame",
    "game",
    "games",
    "load_record",
    "parse_record",
    "replay",
]


def replay(source: str | Path | Record, moves: int | None = None) -> Table:
    """Plays a record (or the file of one) again, all of it or its first moves: branch from there as you like."""
    return _replay(source if isinstance(source, Record) else load_record(source), moves)
