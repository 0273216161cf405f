"""Whole games between bots in `@rule` code: any bot on any seat, counted while they are played.

Bots that search, and bots from elsewhere, think outside: the game stops at their questions and goes on with the answer.
"""

from __future__ import annotations

from insula.arena.tally import watch
from insula.bots import deal
from insula.bots.greedy import ROOT, greedy_place
from insula.core.chance import THOUGHT, Chances, decision_seed, draw, start
from insula.core.hooks import begin, play, score
from insula.core.questions import Batch
from insula.core.rule import rule

# places of the batch; those before them are greedy's, and ROOT holds what the asked seat may know
TRUTH, BLANK = 4, 5
PLACES = 6

# what sits on a seat
RANDOM, GREEDY, OUTSIDE = 0, 1, 2

# places of `limits`
MOST_DECISIONS, DEALS, TRIES = 0, 1, 2


@rule
def start_game(batch: Batch, seed: int, seen: list[int], counts: list[int]) -> None:
    """Sets a game up and forgets everything about the last one."""
    for i in range(len(seen)):
        seen[i] = 0
    for i in range(len(counts)):
        counts[i] = 0
    batch[TRUTH] = batch[BLANK]
    begin(batch[TRUTH], seed)
    watch(batch[TRUTH], -1, -1, -1, seen, counts)


@rule
def answer(batch: Batch, option: int, seen: list[int], counts: list[int]) -> None:
    """Plays one answer and counts what it brought about."""
    g = batch[TRUTH]
    seat = g.asked.seat
    kind = g.asked.kind
    play(g, option)
    watch(g, seat, kind, option, seen, counts)


@rule
def tell(batch: Batch, seed: int, done: int, chance: Chances) -> None:
    """batch[ROOT] becomes what the asked seat may know, and chance that of its bot's thoughts about this decision."""
    own = decision_seed(seed, done)
    deal.tell(batch, TRUTH, ROOT, batch[TRUTH].asked.seat, own)
    start(chance[0], own, THOUGHT)


@rule
def play_on(
    batch: Batch,
    seed: int,
    done: int,
    bots: list[int],
    limits: list[int],
    teams: list[int],
    roles: list[int],
    chance: Chances,
    values: list[int],
    seen: list[int],
    counts: list[int],
) -> int:
    """Plays until the game ends or a bot that thinks outside has a choice; how many answers there were so far."""
    g = batch[TRUTH]
    while g.over == 0 and done < limits[MOST_DECISIONS]:
        seat = g.asked.seat
        place = 0
        if g.n_options > 1:
            if bots[seat] == OUTSIDE:
                return done
            if bots[seat] == RANDOM:
                start(chance[0], decision_seed(seed, done), THOUGHT)
                place = draw(chance[0], g.n_options)
            else:
                tell(batch, seed, done, chance)
                place = greedy_place(batch, limits[DEALS], limits[TRIES], teams, roles, chance, values)
        answer(batch, g.options[place], seen, counts)
        done += 1
    return done


@rule
def points_of(batch: Batch, points: list[int]) -> None:
    """The shown points of every seat."""
    g = batch[TRUTH]
    for seat in range(g.n_seats):
        points[seat] = score(g, seat)
