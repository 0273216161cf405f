"""What greedy and search share, in `@rule` code: chance of their own, fresh deals, ends of acts, standing of a seat."""

from __future__ import annotations

from typing import Any

from insula.core.chance import SAMPLE, Chances, draw, start
from insula.core.hooks import evaluate, play, redeal, relist
from insula.core.questions import AnyState
from insula.core.rule import rule

Batch = list[Any]

# what a kind of question is to a bot
PART = 0  # part of an act: several answers that mean something together
REST = 1  # a new act begins here, so the position may be judged
WINDOW = 2  # others may interrupt; a settled act assumes that they let it pass

WON = 1_000_000
MAX_ANSWERS = 60  # of one act
_HALF_SEED = 1 << 30


@rule
def deal(batch: Batch, source: int, target: int, seat: int, chance: Chances) -> None:
    """A copy of one state in which everything that the seat does not know is redealt."""
    high = draw(chance[0], _HALF_SEED)
    tell(batch, source, target, seat, high << 30 | draw(chance[0], _HALF_SEED))


@rule
def tell(batch: Batch, source: int, target: int, seat: int, seed: int) -> None:
    """The same with a seed: what a seat may be told of a state."""
    batch[target] = batch[source]
    g = batch[target]
    start(g.rng, seed, SAMPLE)
    redeal(g, seat)
    relist(g)


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


@rule
def careful_option(batch: Batch, place: int, spare: int, care: int, teams: list[int], chance: Chances) -> int:
    """Of some options of a state the one after which its seat stands best, chance between equals; spare is lost."""
    g = batch[place]
    count = g.n_options
    looks = min(care, count)
    best: int = g.options[draw(chance[0], count)]
    if looks <= 1:
        return best
    most = -4 * WON
    ties = 1
    for i in range(looks):
        option = g.options[i if looks == count else draw(chance[0], count)]
        batch[spare] = batch[place]
        h = batch[spare]
        play(h, option)
        value = standing(h, g.asked.seat, teams)
        if value > most:
            most = value
            best = option
            ties = 1
        elif value == most:
            ties += 1
            if draw(chance[0], ties) == 0:
                best = option
    return best


@rule
def settle(
    batch: Batch, place: int, spare: int, care: int, teams: list[int], roles: list[int], chance: Chances
) -> None:
    """Finishes the act under way: parts with some care or at random, windows pass."""
    g = batch[place]
    count = 0
    while g.over == 0 and count < MAX_ANSWERS:
        role = roles[g.asked.kind]
        if role == REST:
            break
        if role == WINDOW:
            play(g, g.options[0])
        else:
            play(g, careful_option(batch, place, spare, care, teams, chance))
        count += 1
