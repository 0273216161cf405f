"""How hard-0.1 judges and searches this game, as it did in release 0.1.0; never edited but for moved names."""

from __future__ import annotations

from yardstick.settings import Settings

from insula.core.rule import rule

from ..balance.rules.aspirations import AT_LEAST, first_condition, second_amount, second_condition
from ..rules.aspirations import measure
from ..state import State
from ..terms import BALANCE, BLISS, GLOOM
from .base import ASPIRATION, LEAD, WIN, aspirations_worth, nearness, standing

SETTINGS = Settings(acts=("turn", "turn_end"), swing=300.0, horizon=6, reach=1, patience=0.75, iterations=600)


@rule
def evaluate(g: State, seat: int) -> int:
    """The team's standing against the best of the other teams."""
    if g.over > 0:
        return WIN if g.won[seat] > 0 else -WIN
    team = g.seats[seat].team
    best = -WIN
    for other in range(g.n_teams):
        if other != team:
            best = max(best, worth_of(g, other, False))
    return worth_of(g, team, True) - best


@rule
def worth_of(g: State, team: int, own: bool) -> int:
    """What a team has and may expect; only the own Hidden Aspiration is known."""
    if team != BALANCE:
        return standing(g, team) + aspirations_worth(g, team, own)
    worth = standing(g, team)
    t = g.teams[BALANCE]
    if own and t.has_hidden:
        worth += nearness(g, conditions_worth(g, t.hidden[t.n_hidden - 1]))
    return worth


@rule
def conditions_worth(g: State, aspiration: int) -> int:
    """The two conditions of a Balance Aspiration, and how far they are."""
    apart = abs(measure(g, aspiration, BLISS) - measure(g, aspiration, GLOOM))
    lacking = max(0, AT_LEAST[aspiration] - second_amount(g, aspiration))
    worth = -LEAD * (min(3, apart) + min(3, lacking))
    if first_condition(g, aspiration):
        worth += ASPIRATION
    if second_condition(g, aspiration):
        worth += ASPIRATION
    return worth
