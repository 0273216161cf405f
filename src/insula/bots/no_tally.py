"""Counting a game that brings no tally: no turns, no cards, only that it ended."""

from __future__ import annotations

from insula.core.parts import REASON, Tally
from insula.core.questions import AnyState
from insula.core.rule import rule


@rule
def watch(g: AnyState, seat: int, kind: int, option: int, seen: list[int], counts: list[int]) -> None:
    """Whether the game has ended."""
    counts[REASON] = g.over


TALLY = Tally(watch, {1: "ended"}, turns="not counted", rounds="not counted")
