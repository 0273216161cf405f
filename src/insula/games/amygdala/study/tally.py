"""Counting Amygdala: turns, rounds, and how the game came to its end."""

from __future__ import annotations

from insula.core.parts import REASON, ROUNDS, TURNS, Tally
from insula.core.rule import rule
from insula.games.amygdala.state import State

LAST_TURNS, STUCK = 1, 2


@rule
def watch(g: State, seat: int, kind: int, option: int, seen: list[int], counts: list[int]) -> None:
    """Turns are counted by the game itself; the end comes with the last turns or when nobody can act."""
    counts[TURNS] = g.turns
    counts[ROUNDS] = (g.turns + g.n_seats - 1) // g.n_seats
    if g.over > 0:
        counts[REASON] = LAST_TURNS if g.turns_left == 0 else STUCK


TALLY = Tally(
    watch,
    {LAST_TURNS: "last turns played", STUCK: "nobody could act"},
    turns="turns finished",
    rounds="rounds",
)
