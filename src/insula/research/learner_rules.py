"""Learners against others inside the compiled engine: whoever is not a learner answers until a learner is asked.

Answers of random and greedy are those they give in games between bots: each depends on the game's seed and its number.
Bots that think elsewhere are waited for.
"""

from __future__ import annotations

from insula.bots.network import Weights
from insula.bots.playing import GREEDY, MAX_DECISIONS, OUTSIDE, TRUTH, place_of
from insula.core.chance import THOUGHT, Chances, decision_seed, draw, start
from insula.core.hooks import begin, play
from insula.core.questions import Batch, Bytes
from insula.core.rule import rule
from insula.research.batch_rules import look, settle_rewards

RUNNING, ENDED, CUT = 0, 1, 2  # how a game stands; one that reaches the most decisions is cut


@rule
def begin_learners(batch: Batch, blank: Batch, which: Bytes, seeds: list[int], done: list[int], stand: Bytes) -> None:
    """Starts the marked games with their seeds."""
    for i in range(len(which)):
        if which[i] != 0:
            batch[i] = blank[0]
            begin(batch[i], seeds[i])
            done[i] = 0
            stand[i] = RUNNING


@rule
def answer_some(batch: Batch, which: Bytes, actions: list[int], done: list[int]) -> None:
    """One answer in each marked game."""
    for i in range(len(which)):
        if which[i] != 0:
            play(batch[i], actions[i])
            done[i] += 1


@rule
def others_answer(
    batch: Batch,
    i: int,
    work: Batch,
    seeds: list[int],
    done: list[int],
    learners: list[int],
    bots: list[int],
    limits: list[int],
    teams: list[int],
    roles: list[int],
    chance: Chances,
    values: list[int],
) -> int:
    """Answers of everybody but the learner, until the learner is asked or the game is over; 1 if a bot is waited for.

    `bots` tells what sits on each seat of each game.
    """
    g = batch[i]
    while g.over == 0 and done[i] < limits[MAX_DECISIONS] and g.asked.seat != learners[i]:
        bot = bots[i * g.n_seats + g.asked.seat]
        place = 0
        if g.n_options > 1:
            if bot == OUTSIDE:
                return 1
            if bot == GREEDY:
                work[TRUTH] = g
                place = place_of(work, seeds[i], done[i], bot, limits, teams, roles, chance, values)
            else:
                start(chance[0], decision_seed(seeds[i], done[i]), THOUGHT)
                place = draw(chance[0], g.n_options)
        play(g, g.options[place])
        done[i] += 1
    return 0


@rule
def others_advance(
    batch: Batch,
    which: Bytes,
    waiting: Bytes,
    work: Batch,
    seeds: list[int],
    done: list[int],
    learners: list[int],
    bots: list[int],
    limits: list[int],
    teams: list[int],
    roles: list[int],
    chance: Chances,
    values: list[int],
) -> int:
    """The same in every marked game; how many of them wait for a bot."""
    count = 0
    for i in range(len(which)):
        waiting[i] = 0
        if which[i] != 0:
            waiting[i] = others_answer(
                batch, i, work, seeds, done, learners, bots, limits, teams, roles, chance, values
            )
            count += waiting[i]
    return count


@rule
def settle_learners(
    batch: Batch, done: list[int], limits: list[int], rewards: list[float], n_seats: int, stand: Bytes
) -> None:
    """Which games have ended, and what everybody gets for it."""
    for i in range(len(done)):
        for seat in range(n_seats):
            rewards[i * n_seats + seat] = 0.0
        stand[i] = RUNNING
        if batch[i].over != 0:
            stand[i] = ENDED
            settle_rewards(batch[i], rewards, i * n_seats)
        elif done[i] >= limits[MAX_DECISIONS]:
            stand[i] = CUT


@rule
def show_seats(
    batch: Batch,
    which: Bytes,
    seats: list[int],
    masks: Bytes,
    n_options: int,
    columns: list[int],
    row: list[float],
    out: Weights,
) -> None:
    """What a seat of each marked game knows and may answer; nothing if it is not asked."""
    for i in range(len(which)):
        if which[i] != 0:
            g = batch[i]
            at = i * n_options
            for k in range(n_options):
                masks[at + k] = 0
            if g.over == 0 and g.asked.seat == seats[i]:
                for k in range(g.n_options):
                    masks[at + g.options[k]] = 1
            look(g, seats[i], columns, row, out, i * len(columns))


@rule
def asked_seats(batch: Batch, seats: list[int]) -> None:
    """Who is asked in each game."""
    for i in range(len(seats)):
        seats[i] = batch[i].asked.seat
