"""Hints: the best options for whoever is asked, in the game's words, with win share and interval.

They come from the asker's own information, like every bot's answer. Whether they are allowed is the table's business.
"""

from __future__ import annotations

from dataclasses import dataclass

from insula.bots.api import Think, Thought, choose
from insula.bots.belief import told
from insula.core.table import Table

ADVISER = "hard"
ADVICE_SECONDS = 1.0  # and as many iterations as that allows


@dataclass(frozen=True)
class Hint:
    """One option worth a thought."""

    option: int
    text: str
    thing: str
    win: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.text}: wins {self.win:.0%} ({self.low:.0%} to {self.high:.0%})"


def hints(table: Table, count: int = 3, seed: int | None = None, level: str = ADVISER) -> list[Hint]:
    """The best options of the open question, most tried first."""
    return in_words(table, choose(Think.of(table, level, seed, seconds=ADVICE_SECONDS)), count)


def in_words(table: Table, thought: Thought, count: int = 3) -> list[Hint]:
    """What a bot thought about the open question of a table, as hints."""
    found = []
    for share in thought.shares[:count]:
        option = table.option(share.option)
        believed = told(table.setup, share.win, share.low, share.high)
        found.append(Hint(share.option, option.label, option.thing, *believed))
    return found
