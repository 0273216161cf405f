"""What greedy and search share, in `@rule` code: chance of their own, fresh deals, ends of acts, standing of a seat."""

from __future__ import annotations

from typing import Any

from insula.core.hooks import evaluate, play, redeal, relist
from insula.core.questions import AnyState, seed_chance
from insula.core.rule import rule

Batch = list[Any]

# what a kind of question is to a bot
PART = 0  # part of an act: several answers that mean something together
REST = 1  # a new act begins here, so the position may be judged
WINDOW = 2  # others may interrupt; a settled act assumes that they let it pass

WON = 1_000_000


@rule
def draw(chance: list[int], n: int) -> int:
    """A number from 0 to n - 1 from the bot's own generator."""
    chance[0] = (chance[0] * 1103515245 + 12345) & 0x7FFFFFFF
    return (chance[0] >> 8) % n


@rule
def deal(batch: Batch, source: int, target: int, seat: int, chance: list[int]) -> None:
    """A copy of one state in which everything that the seat does not know is dealt anew."""
    batch[target] = batch[source]
    g = batch[target]
    high = draw(chance, 0x7FFFFF)
    low = draw(chance, 0x7FFFFF)
    seed_chance(g, (high << 31) | low)
    redeal(g, seat)
    relist(g)


@rule
def settle(g: AnyState, roles: list[int], chance: list[int], most: int) -> int:
    """Finishes the act under way: parts at random, windows pass; the number of answers given."""
    count = 0
    while g.over == 0 and count < most:
        role = roles[g.asked.kind]
        if role == REST:
            break
        if role == WINDOW:
            play(g, g.options[0])
        else:
            play(g, g.options[draw(chance, g.n_options)])
        count += 1
    return count


@rule
def standing(g: AnyState, seat: int, teams: list[int]) -> int:
    """How far a seat is ahead of the best other team; a finished game counts as far as can be."""
    if g.over != 0:
        return WON if g.won[seat] > 0 else -WON
    best = -WON
    for other in range(g.n_seats):
        if teams[other] != teams[seat]:
            best = max(best, evaluate(g, other))
    return evaluate(g, seat) - best
