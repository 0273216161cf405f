"""Greedy, in `@rule` code: each option is played on fresh deals, its act finished, and the best standing taken."""

from __future__ import annotations

from insula.bots.determinize import PART, WON, Batch, deal, settle, standing
from insula.core.chance import Chances, draw
from insula.core.hooks import play
from insula.core.rule import rule

# places of the batch
ROOT, DEALT, TRIED, SPARE = 0, 1, 2, 3
PLACES = 4

CAREFUL = 12  # options looked at in the first try; the others finish the act at random


@rule
def act_value(
    batch: Batch, option: int, seat: int, tries: int, teams: list[int], roles: list[int], chance: Chances
) -> int:
    """The best standing seen after an option and some ways of finishing its act, on the deal in the batch."""
    best = -4 * WON
    for number in range(tries):
        batch[TRIED] = batch[DEALT]
        g = batch[TRIED]
        play(g, option)
        open_act = g.over == 0 and roles[g.asked.kind] == PART
        settle(batch, TRIED, SPARE, CAREFUL if number == 0 else 1, teams, roles, chance)
        best = max(best, standing(g, seat, teams))
        if not open_act:
            break
    return best


@rule
def greedy_values(
    batch: Batch,
    deals: int,
    tries: int,
    teams: list[int],
    roles: list[int],
    chance: Chances,
    values: list[int],
) -> None:
    """values[i] becomes the sum over the deals of how good the i-th option of batch[0] is for who is asked."""
    root = batch[ROOT]
    seat = root.asked.seat
    for i in range(root.n_options):
        values[i] = 0
    for _ in range(deals):
        deal(batch, ROOT, DEALT, seat, chance)
        for i in range(root.n_options):
            values[i] += act_value(batch, root.options[i], seat, tries, teams, roles, chance)


@rule
def best_of(values: list[int], count: int, chance: Chances) -> int:
    """The place of the largest value; chance breaks ties."""
    best = 0
    ties = 1
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
            ties = 1
        elif values[i] == values[best]:
            ties += 1
            if draw(chance[0], ties) == 0:
                best = i
    return best


@rule
def greedy_place(
    batch: Batch,
    deals: int,
    tries: int,
    teams: list[int],
    roles: list[int],
    chance: Chances,
    values: list[int],
) -> int:
    """The place among the options of batch[0] that greedy takes."""
    greedy_values(batch, deals, tries, teams, roles, chance, values)
    return best_of(values, batch[ROOT].n_options, chance)
