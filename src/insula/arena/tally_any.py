"""Counting a game that the arena knows nothing about: no turns, no cards, only that it ended."""

from __future__ import annotations

import sys

from insula.arena.tally import REASON, Tally
from insula.core.questions import AnyState
from insula.core.rule import rule


@rule
def watch(g: AnyState, seat: int, kind: int, option: int, seen: list[int], counts: list[int]) -> None:
    """Whether the game has ended."""
    counts[REASON] = g.over


TALLY = Tally(sys.modules[__name__], {1: "ended"})
