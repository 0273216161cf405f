"""Weighs lines against each other by search, in `@rule` code: each line has a tree of its own, all meet the same deals.

What a line brings is what search makes of it: everybody answers as well as the tree below the line knows by then.
"""

from __future__ import annotations

from insula.bots.determinize import Batch, tell
from insula.bots.search import ASKED, DEALT, MOVER, SQUARES, SUM, VISITS, WIDTH, descend, play_on
from insula.core.chance import THOUGHT, Chances, game_seed, start
from insula.core.rule import rule
from insula.review.looking import follow


@rule
def weigh(
    batch: Batch,
    line: int,
    answers: list[int],
    seed: int,
    first: int,
    count: int,
    head: list[int],
    tree: list[int],
    worth: list[float],
    at: list[int],
    untried: list[int],
    path: list[int],
    gains: list[float],
    teams: list[int],
    roles: list[int],
    chance: Chances,
    knobs: list[int],
    rates: list[float],
    found: list[float],
) -> None:
    """Iterations from number `first` on below a line; found[i] becomes what each brought the seat that is asked."""
    seat = batch[ASKED].asked.seat
    for i in range(count):
        own = game_seed(seed, first + i)
        tell(batch, ASKED, DEALT, seat, own)
        follow(batch[DEALT], seat, line, answers)
        start(chance[0], own, THOUGHT)
        depth, turns, holder = descend(
            batch, seat, head, tree, worth, at, untried, path, teams, roles, chance, knobs, rates, gains
        )
        play_on(batch, turns, holder, knobs, rates, teams, roles, chance, gains)
        gains[SUM] += gains[seat]
        gains[SQUARES] += gains[seat] * gains[seat]
        found[i] = gains[seat]
        for k in range(depth):
            node = path[k]
            tree[node * WIDTH + VISITS] += 1
            worth[node] += gains[tree[node * WIDTH + MOVER]]
