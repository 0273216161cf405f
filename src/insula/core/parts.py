"""Optional parts of a game: what bots, tournaments, learning environments and benchmarks may know about it.

A game's folder holds them (`tuning.py`, `tally.py`, `bars.py`); whoever uses them knows no game and does with defaults
where a game brings none.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

# ---- bots -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Belief:
    """How shares that search tells are made true: log odds are stretched by the slope, then shifted."""

    shift: float
    slope: float


@dataclass(frozen=True)
class Tuning:
    """What bots know about a game: where acts begin, how standing becomes a chance to win, budgets.

    The defaults suit a game nobody has tuned.
    """

    acts: tuple[str, ...] = ()  # kinds of question at which a new act begins; empty: every question
    windows: tuple[str, ...] = ()  # kinds of question at which others may interrupt an act
    far: tuple[str, ...] = ()  # kinds of question whose worth shows late: search plays them to the end of the game
    deals: int = 2  # greedy: samples of what is hidden
    tries: int = 6  # greedy: ways of finishing an act
    swing: float = 100.0  # a lead of this much is worth about 73 % of the game
    explore: float = 1.0  # search: how eagerly rarely tried options are tried, in relation to how much gains differ
    widen: float = 2.0  # search: a node visited n times holds about widen * sqrt(n) options, the best-looking first
    candidates: int = 6  # search: how many untried options are looked at before one is added
    care: int = 3  # search: options looked at for each answer played after the tree; 1 is random
    horizon: int = 0  # search: turns after which positions are judged; 0: at the end of the act that the tree reached
    reach: int = 0  # search: turns that the tree covers, the rest is played after it; 0: up to the horizon
    patience: float = 1.0  # search: what is left to later positions when the end of a turn has got its part
    iterations: Mapping[str, int] = field(default_factory=lambda: {"easy": 100, "normal": 1000, "hard": 6000})
    hard: Mapping[str, Any] = field(default_factory=dict)  # what is different at the level hard
    # levels that err: an option that looks worse by so much of a swing is taken 2.7 times as rarely as the best one
    slips: Mapping[str, float] = field(default_factory=lambda: {"novice": 1.2, "learner": 0.25})
    belief: Belief | None = None  # how far shares of `hard` are believed; None: nobody has measured it
    looks: int = 32  # review: deals of the first look at a decision
    network: Path | None = None  # the file of a network that was trained for the game
    # search led by it: how eagerly rarely tried options are tried, how evenly the network's odds are taken for oneself,
    # how much worse an option is taken to be before it was tried, and how evenly they are taken for others
    rates: tuple[float, float, float, float] = (1.2, 6.0, 0.2, 1.0)

    def at(self, level: str) -> Tuning:
        """The settings of a level."""
        return replace(self, **self.hard) if level == "hard" else self


# ---- tournaments ------------------------------------------------------------------------------------------

MAX_SEATS = 6

# places of the row of a tally
TURNS, ROUNDS, REASON = 0, 1, 2
COLUMNS = 3  # + MAX_SEATS * (number of the column) + seat; 0 for none, else the number of the word + 1
ENTERED, USED = 0, 1  # cards_from(columns) + 2 * (seat * cards + card) + one of these


def cards_from(columns: int) -> int:
    """Where the counts of cards begin in the row of a tally with so many columns."""
    return COLUMNS + MAX_SEATS * columns


@dataclass(frozen=True)
class Column:
    """Something every seat has one of, by which victories may be counted: a character, a deck."""

    name: str  # of the column in results
    title: str  # of one of them, for people
    meaning: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Tally:
    """How games are counted while they are played, and the words for the numbers.

    `watch` is a rule: watch(g, seat, kind, option, seen, counts). It looks at the table after every answer (seat, kind
    and option are -1 when the game has just begun) and writes into one row of ints. `seen` is its own memory, all zero
    when a game begins.
    """

    watch: Callable[[Any, int, int, int, list[int], list[int]], None]
    reasons: Mapping[int, str]  # how a game may end
    turns: str = "turns begun"
    rounds: str = "rounds begun"
    cards: tuple[str, ...] = ()
    columns: tuple[Column, ...] = ()
    memory: int = 1  # size of `seen`

    @property
    def module(self) -> types.ModuleType:
        """Where the rule stands."""
        return sys.modules[self.watch.__module__]

    @property
    def first_card(self) -> int:
        """Where the counts of cards begin."""
        return cards_from(len(self.columns))

    @property
    def size(self) -> int:
        """How many ints a row has."""
        return self.first_card + 2 * MAX_SEATS * len(self.cards)


# ---- learning environments --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Environment:
    """A set-up that learning libraries know by a name of its own, beside the game itself."""

    name: str
    seats: int | None = None
    choices: Mapping[str, str] = field(default_factory=dict)


# ---- the workshop -----------------------------------------------------------------------------------------

Files = Mapping[str, Any]  # the data of component files by their names


def nothing_said(files: Files, kind: str, entry: Mapping[str, Any]) -> str:
    """No words are made from an entry."""
    return ""


@dataclass(frozen=True)
class Workshop:
    """What the workshop cannot read from the component files of a game; all of it may be left out.

    Kinds of entries are as docs/component-fields.md writes them, such as `cards.items.[]`.
    """

    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by kind: fields that entries are put by
    cards: tuple[str, ...] = ()  # kinds of entries that are cards
    said: Callable[[Files, str, Mapping[str, Any]], str] = nothing_said  # what an entry says, made from its data
    problems: Callable[[Files], list[str]] = lambda files: []  # what makes files unplayable
    advice: Callable[[Files], list[str]] = lambda files: []  # what somebody may want to know and may do all the same
    rules: Mapping[str, str] = field(default_factory=dict)  # by field: the rule that a mistake in it runs into
    grammar: Callable[[], Mapping[str, Any]] = dict  # the words of powers, for a form (docs/workshop.md)


# ---- benchmarks -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bars:
    """What the engines must reach with a game, on one core; None where nothing was promised."""

    plain: float | None = None  # decisions a second
    numba: float | None = None
    batch: float | None = None  # steps a second in a batch of 1,024 games, called from Python
    search: float | None = None  # iterations a second
    search_seats: int | None = None  # with so many seats; None: with the fewest
    clone: float | None = None  # microseconds in numba, at most
    review: float | None = None  # seconds on two cores for a whole review, at most
    review_seats: int | None = None  # with so many seats; None: with the fewest
    gpu_threads: int | None = None  # of a block, where fewer than usual are faster


# ---- the command line -------------------------------------------------------------------------------------


class Stop(Exception):
    """Ends a command with one sentence and exit code 2."""


@dataclass(frozen=True)
class Command:
    """A command of the game's own; its module has `add_arguments(parser)` and `run(args)`, and is loaded when asked."""

    text: str
    module: str
