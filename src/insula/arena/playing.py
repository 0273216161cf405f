"""Whole games between bots in `@rule` code: any bot on any seat, counted while they are played.

Bots that search, and bots from elsewhere, think outside: the game stops at their questions and goes on with the answer.
"""

from __future__ import annotations

from insula.arena.tally import watch
from insula.bots.deal import deal, draw
from insula.bots.greedy import ROOT, greedy_place
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
def chance_of(seed: int, seat: int) -> int:
    """Where the generator of a seat's bot begins: the same for every bot that sits there with this deal."""
    h = ((seed & 0x7FFFFFFF) * 48271 + (seed >> 31) * 69621 + (seat + 1) * 7919) & 0x7FFFFFFF
    h = ((h ^ (h >> 15)) * 0x2C1B3C6D) & 0x7FFFFFFF
    h = ((h ^ (h >> 12)) * 0x297A2D39) & 0x7FFFFFFF
    return h ^ (h >> 15)


@rule
def start_game(batch: Batch, seed: int, chances: list[int], seen: list[int], counts: list[int]) -> None:
    """Sets a game up and forgets everything about the last one."""
    for i in range(len(seen)):
        seen[i] = 0
    for i in range(len(counts)):
        counts[i] = 0
    for seat in range(len(chances)):
        chances[seat] = chance_of(seed, seat)
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
def tell(batch: Batch, chances: list[int], chance: list[int]) -> None:
    """batch[ROOT] becomes what the asked seat may know: the rest is dealt anew with its bot's own chance."""
    seat = batch[TRUTH].asked.seat
    chance[0] = chances[seat]
    deal(batch, TRUTH, ROOT, seat, chance)
    chances[seat] = chance[0]


@rule
def play_on(
    batch: Batch,
    done: int,
    bots: list[int],
    limits: list[int],
    teams: list[int],
    roles: list[int],
    chances: list[int],
    chance: list[int],
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
                chance[0] = chances[seat]
                place = draw(chance, g.n_options)
            else:
                tell(batch, chances, chance)
                place = greedy_place(batch, limits[DEALS], limits[TRIES], teams, roles, chance, values)
            chances[seat] = chance[0]
        answer(batch, g.options[place], seen, counts)
        done += 1
    return done


@rule
def points_of(batch: Batch, points: list[int]) -> None:
    """The shown points of every seat."""
    g = batch[TRUTH]
    for seat in range(g.n_seats):
        points[seat] = score(g, seat)
