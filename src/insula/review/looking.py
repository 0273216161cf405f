"""Looks at a position, in `@rule` code: some lines of answers on the same deals, each played on by the same chance.

A deal is what one seat may take for the truth, or the truth itself. Because every line meets the same deals and the
same luck, differences between lines are seen much sooner than how good each of them is.
"""

from __future__ import annotations

import math

from insula.bots.determinize import REST, WINDOW, WON, Batch, careful_option, settle, standing, tell
from insula.core.chance import SAMPLE, THOUGHT, Chances, game_seed, start
from insula.core.hooks import play
from insula.core.parts import MAX_SEATS
from insula.core.questions import AnyState
from insula.core.rule import rule

# places of the batch; from ENDS on: where each line led on the last deal
SOURCE, DEALT, SPARE, TRIED, ENDS = 0, 1, 2, 3, 4
MAX_LINES = 6
PLACES = ENDS + MAX_LINES
MAX_LINE = 24  # answers of one line; a shorter one ends with -1
MAX_PARTS = 60  # answers that finish one act
TRUTH = -1  # in place of a seat

# places of `knobs`
CARE, HORIZON, MAX_ANSWERS = 0, 1, 2


@rule
def follow(g: AnyState, seat: int, line: int, answers: list[int]) -> None:
    """Plays a line as far as this deal allows it."""
    for i in range(line * MAX_LINE, (line + 1) * MAX_LINE):
        answer = answers[i]
        if answer < 0 or g.over != 0 or g.asked.seat != seat:
            return
        offered = 0
        for k in range(g.n_options):
            if g.options[k] == answer:
                offered = 1
        if offered == 0:
            return
        play(g, answer)


@rule
def deal_to(batch: Batch, seat: int, seed: int) -> None:
    """batch[DEALT] becomes what a seat may take for the truth; for TRUTH only what is still to be drawn is new."""
    if seat == TRUTH:
        batch[DEALT] = batch[SOURCE]
        start(batch[DEALT].rng, seed, SAMPLE)
    else:
        tell(batch, SOURCE, DEALT, seat, seed)


@rule
def window_option(batch: Batch, place: int, teams: list[int], roles: list[int], chance: Chances) -> int:
    """Whether to interrupt: the answer after which, with the act finished, its seat stands best."""
    g = batch[place]
    best: int = g.options[0]
    most = -4 * WON
    for i in range(g.n_options):
        batch[TRIED] = batch[place]
        play(batch[TRIED], g.options[i])
        settle(batch, TRIED, SPARE, 1, teams, roles, chance)
        value = standing(batch[TRIED], g.asked.seat, teams)
        if value > most:
            most = value
            best = g.options[i]
    return best


@rule
def finish(batch: Batch, place: int, care: int, teams: list[int], roles: list[int], chance: Chances) -> None:
    """Finishes the act under way: parts with some care, and others interrupt it where that helps them."""
    g = batch[place]
    count = 0
    while g.over == 0 and count < MAX_PARTS:
        role = roles[g.asked.kind]
        if role == REST:
            break
        if role == WINDOW:
            play(g, window_option(batch, place, teams, roles, chance))
        else:
            play(g, careful_option(batch, place, SPARE, care, teams, chance))
        count += 1


@rule
def play_out(
    batch: Batch, place: int, holder: int, knobs: list[int], teams: list[int], roles: list[int], chance: Chances
) -> None:
    """Goes on with some care until so many turns have passed, or to the end of the game."""
    g = batch[place]
    turns = 0
    finish(batch, place, knobs[CARE], teams, roles, chance)
    for _ in range(knobs[MAX_ANSWERS]):
        if g.over == 0 and roles[g.asked.kind] == REST and g.asked.seat != holder:
            turns += 1
            holder = g.asked.seat
        if g.over != 0 or (knobs[HORIZON] > 0 and turns >= knobs[HORIZON]):
            return
        play(g, careful_option(batch, place, SPARE, knobs[CARE], teams, chance))
        finish(batch, place, knobs[CARE], teams, roles, chance)


@rule
def shares_of(g: AnyState, teams: list[int], swing: float, gains: list[float], at: int) -> None:
    """gains[at + seat] becomes each team's part of the victory; before the end its chance as the standings tell."""
    total = 0.0
    for seat in range(g.n_seats):
        gains[at + seat] = 0.0
        if teams[seat] == seat:
            if g.over != 0:
                gains[at + seat] = 1.0 if g.won[seat] > 0 else 0.0
            else:
                gains[at + seat] = math.exp(max(-30.0, min(30.0, standing(g, seat, teams) / swing)))
            total += gains[at + seat]
    for seat in range(g.n_seats):
        if total > 0.0:
            gains[at + seat] /= total


@rule
def look(
    batch: Batch,
    seat: int,
    lines: int,
    answers: list[int],
    seed: int,
    first: int,
    deals: int,
    swing: float,
    knobs: list[int],
    teams: list[int],
    roles: list[int],
    chance: Chances,
    gains: list[float],
) -> None:
    """Deals from number `first` on: what every line brings every team on each, in `gains` by deal, line and seat."""
    holder = batch[SOURCE].asked.seat
    for number in range(deals):
        own = game_seed(seed, first + number)
        deal_to(batch, seat, own)
        for line in range(lines):
            batch[ENDS + line] = batch[DEALT]
            follow(batch[ENDS + line], holder, line, answers)
            start(chance[0], own, THOUGHT)
            play_out(batch, ENDS + line, holder, knobs, teams, roles, chance)
            shares_of(batch[ENDS + line], teams, swing, gains, (number * lines + line) * MAX_SEATS)
