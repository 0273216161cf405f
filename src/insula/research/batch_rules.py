"""Stepping many games inside the compiled engine: answers, masks, rewards, new games where one has ended."""

from __future__ import annotations

from insula.bots.network import Weights
from insula.core.chance import Chances, draw, game_seed, next_game_seed
from insula.core.hooks import begin, evaluate, observe, play
from insula.core.questions import AnyState, Batch, Bytes
from insula.core.rule import rule

LIMIT = 16.0  # no number of an observation is shown larger
AHEAD = 8  # how many games before its turn a game is asked from memory


@rule
def settle_rewards(g: AnyState, rewards: list[float], place: int) -> None:
    """Winners share one point, the others share the loss of it; nobody gains if everybody won."""
    winners = 0
    for seat in range(g.n_seats):
        winners += g.won[seat]
    losers = g.n_seats - winners
    for seat in range(g.n_seats):
        if winners == 0 or losers == 0:
            rewards[place + seat] = 0.0
        elif g.won[seat] > 0:
            rewards[place + seat] = 1.0 / winners
        else:
            rewards[place + seat] = -1.0 / losers


def fetch(batch: Batch, place: int, lines: list[int]) -> None:
    """Asks memory for a game that is played soon: `batch_memory` does so in compiled code, plain Python need not."""


@rule
def show_question(g: AnyState, i: int, masks: Bytes, n_options: int, seats: list[int], kinds: list[int]) -> None:
    """Writes the mask, the asked seat and the kind of the open question."""
    start = i * n_options
    for k in range(g.n_options):
        masks[start + g.options[k]] = 1
    seats[i] = g.asked.seat
    kinds[i] = g.asked.kind


@rule
def seed_games(seed: int, seeds: list[int]) -> None:
    """The seeds of the games of a batch."""
    for i in range(len(seeds)):
        seeds[i] = game_seed(seed, i)


@rule
def begin_game(
    batch: Batch,
    blank: Batch,
    i: int,
    seeds: list[int],
    masks: Bytes,
    n_options: int,
    seats: list[int],
    kinds: list[int],
) -> None:
    """Starts one game with its seed."""
    batch[i] = blank[i % len(blank)]
    begin(batch[i], seeds[i])
    for k in range(n_options):
        masks[i * n_options + k] = 0
    show_question(batch[i], i, masks, n_options, seats, kinds)


@rule
def begin_games(
    batch: Batch,
    blank: Batch,
    first: int,
    last: int,
    seeds: list[int],
    masks: Bytes,
    n_options: int,
    seats: list[int],
    kinds: list[int],
) -> None:
    """Starts the games first to last - 1 with their seeds."""
    for i in range(first, last):
        begin_game(batch, blank, i, seeds, masks, n_options, seats, kinds)


@rule
def begin_some(
    batch: Batch,
    blank: Batch,
    which: Bytes,
    seeds: list[int],
    masks: Bytes,
    n_options: int,
    seats: list[int],
    kinds: list[int],
) -> None:
    """Starts those games again that are marked."""
    for i in range(len(which)):
        if which[i] != 0:
            begin_game(batch, blank, i, seeds, masks, n_options, seats, kinds)


@rule
def first_illegal(actions: list[int], masks: Bytes, n_options: int) -> int:
    """The first game whose answer is not offered, or -1."""
    for i in range(len(actions)):
        option = actions[i]
        if option < 0 or option >= n_options or masks[i * n_options + option] == 0:
            return i
    return -1


@rule
def answer_game(
    batch: Batch,
    i: int,
    option: int,
    masks: Bytes,
    n_options: int,
    rewards: list[float],
    n_seats: int,
    ended: Bytes,
) -> None:
    """One answer in one game; what was shown of it before is wiped."""
    g = batch[i]
    start = i * n_options
    for k in range(g.n_options):
        masks[start + g.options[k]] = 0
    if ended[i] != 0:
        for seat in range(n_seats):
            rewards[i * n_seats + seat] = 0.0
        ended[i] = 0
    play(g, option)


@rule
def renew_game(
    batch: Batch, blank: Batch, i: int, seeds: list[int], rewards: list[float], n_seats: int, ended: Bytes
) -> None:
    """A game that has ended pays its rewards and starts again with its next seed."""
    g = batch[i]
    if g.over != 0:
        ended[i] = 1
        settle_rewards(g, rewards, i * n_seats)
        seeds[i] = next_game_seed(seeds[i])
        batch[i] = blank[i % len(blank)]
        begin(g, seeds[i])


@rule
def step_game(
    batch: Batch,
    blank: Batch,
    i: int,
    actions: list[int],
    seeds: list[int],
    masks: Bytes,
    n_options: int,
    seats: list[int],
    kinds: list[int],
    rewards: list[float],
    n_seats: int,
    ended: Bytes,
) -> None:
    """One answer in one game; when it ends, it pays its rewards and starts again with its next seed."""
    answer_game(batch, i, actions[i], masks, n_options, rewards, n_seats, ended)
    renew_game(batch, blank, i, seeds, rewards, n_seats, ended)
    show_question(batch[i], i, masks, n_options, seats, kinds)


@rule
def step_games(
    batch: Batch,
    blank: Batch,
    finals: Batch,
    first: int,
    last: int,
    lines: list[int],
    actions: list[int],
    seeds: list[int],
    masks: Bytes,
    n_options: int,
    seats: list[int],
    kinds: list[int],
    rewards: list[float],
    n_seats: int,
    ended: Bytes,
) -> None:
    """One answer in each of some games; `finals` keeps how those ended that did, if it has room."""
    for i in range(first, last):
        fetch(batch, min(i + AHEAD, last - 1), lines)
        answer_game(batch, i, actions[i], masks, n_options, rewards, n_seats, ended)
        if len(finals) > 0 and batch[i].over != 0:
            finals[i] = batch[i]
        renew_game(batch, blank, i, seeds, rewards, n_seats, ended)
        show_question(batch[i], i, masks, n_options, seats, kinds)


@rule
def observe_game(batch: Batch, i: int, out: list[float]) -> None:
    """What the asked seat of one game may know, as numbers."""
    observe(batch[i], batch[i].asked.seat, out)


@rule
def lead_game(batch: Batch, i: int, teams: list[int], n_seats: int, leads: list[float]) -> None:
    """How far the asked seat of one game is ahead of the best other team, as the game's own evaluation tells."""
    g = batch[i]
    seat = g.asked.seat
    row = i % (len(teams) // n_seats) * n_seats
    best = 0
    met = 0
    for other in range(g.n_seats):
        if teams[row + other] != teams[row + seat]:
            value = evaluate(g, other)
            if met == 0 or value > best:
                best = value
            met = 1
    leads[i] = evaluate(g, seat) - best


@rule
def lead_games(batch: Batch, first: int, last: int, teams: list[int], n_seats: int, leads: list[float]) -> None:
    """The same for some games."""
    for i in range(first, last):
        lead_game(batch, i, teams, n_seats, leads)


@rule
def look(g: AnyState, seat: int, columns: list[int], row: list[float], out: Weights, at: int) -> None:
    """Some of the numbers that a seat may know, each within the limits that spaces of environments tell."""
    observe(g, seat, row)
    for k in range(len(columns)):
        out[at + k] = min(max(row[columns[k]], -LIMIT), LIMIT)


@rule
def observe_games(
    batch: Batch, first: int, last: int, seats: list[int], columns: list[int], row: list[float], out: Weights
) -> None:
    """What one seat of each game may know."""
    for i in range(first, last):
        look(batch[i], seats[i], columns, row, out, i * len(columns))


@rule
def random_steps(
    batch: Batch,
    blank: Batch,
    finals: Batch,
    steps: int,
    lines: list[int],
    actions: list[int],
    seeds: list[int],
    masks: Bytes,
    n_options: int,
    seats: list[int],
    kinds: list[int],
    rewards: list[float],
    n_seats: int,
    ended: Bytes,
    chance: Chances,
) -> int:
    """Random answers in all games; gives the games ended."""
    done = 0
    n = len(actions)
    for _ in range(steps):
        for i in range(n):
            g = batch[i]
            actions[i] = g.options[draw(chance[0], g.n_options)]
        step_games(
            batch, blank, finals, 0, n, lines, actions, seeds, masks, n_options, seats, kinds, rewards, n_seats, ended
        )
        for i in range(n):
            done += ended[i]
    return done
