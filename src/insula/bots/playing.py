"""Whole games between bots in `@rule` code: any bot on any seat, counted while they are played.

Bots that search, and bots from elsewhere, think outside: the game stops at their questions and goes on with the answer.
"""

from __future__ import annotations

from insula.bots import determinize
from insula.bots.greedy import ROOT, greedy_place
from insula.core.chance import THOUGHT, Chances, decision_seed, draw, start
from insula.core.hooks import begin, play, score, watch
from insula.core.questions import Batch
from insula.core.rule import rule

# places of the batch; those before them are greedy's, and ROOT holds what the asked seat may know
TRUTH, BLANK = 4, 5
PLACES = 6

# what sits on a seat
RANDOM, GREEDY, OUTSIDE = 0, 1, 2

# places of `limits`
MAX_DECISIONS, DEALS, TRIES = 0, 1, 2

# places of `course`: who answered last, how often the answering seat has changed, and options offered so far
LAST_SEAT, STRETCH, OPTIONS = 0, 1, 2
COURSE = 3


@rule
def start_game(batch: Batch, seed: int, seen: list[int], counts: list[int], course: list[int]) -> None:
    """Sets a game up and forgets everything about the last one."""
    for i in range(len(seen)):
        seen[i] = 0
    for i in range(len(counts)):
        counts[i] = 0
    course[LAST_SEAT] = -1
    course[STRETCH] = 0
    course[OPTIONS] = 0
    batch[TRUTH] = batch[BLANK]
    begin(batch[TRUTH], seed)
    watch(batch[TRUTH], -1, -1, -1, seen, counts)


@rule
def answer(batch: Batch, option: int, seen: list[int], counts: list[int], course: list[int]) -> None:
    """Plays one answer and counts what it brought about."""
    g = batch[TRUTH]
    seat = g.asked.seat
    kind = g.asked.kind
    course[OPTIONS] += g.n_options
    if seat != course[LAST_SEAT]:
        course[LAST_SEAT] = seat
        course[STRETCH] += 1
    play(g, option)
    watch(g, seat, kind, option, seen, counts)


@rule
def tell(batch: Batch, seed: int, done: int, chance: Chances) -> None:
    """batch[ROOT] becomes what the asked seat may know, and chance that of its bot's thoughts about this decision."""
    own = decision_seed(seed, done)
    determinize.tell(batch, TRUTH, ROOT, batch[TRUTH].asked.seat, own)
    start(chance[0], own, THOUGHT)


@rule
def place_of(
    batch: Batch,
    seed: int,
    done: int,
    bot: int,
    limits: list[int],
    teams: list[int],
    roles: list[int],
    chance: Chances,
    values: list[int],
) -> int:
    """The place among the options that random or greedy takes."""
    g = batch[TRUTH]
    if g.n_options == 1:
        return 0
    if bot == RANDOM:
        start(chance[0], decision_seed(seed, done), THOUGHT)
        return draw(chance[0], g.n_options)
    tell(batch, seed, done, chance)
    return greedy_place(batch, limits[DEALS], limits[TRIES], teams, roles, chance, values)


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
    course: list[int],
) -> int:
    """Plays until the game ends or a bot that thinks outside has a choice; how many answers there were so far."""
    g = batch[TRUTH]
    while g.over == 0 and done < limits[MAX_DECISIONS]:
        bot = bots[g.asked.seat]
        if bot == OUTSIDE and g.n_options > 1:
            return done
        place = place_of(batch, seed, done, bot, limits, teams, roles, chance, values)
        answer(batch, g.options[place], seen, counts, course)
        done += 1
    return done


@rule
def points_of(batch: Batch, points: list[int]) -> None:
    """The shown points of every seat."""
    g = batch[TRUTH]
    for seat in range(g.n_seats):
        points[seat] = score(g, seat)
