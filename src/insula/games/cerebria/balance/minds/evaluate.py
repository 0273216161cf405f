"""How good a position is with three teams: as in the base game, but Balance has Aspirations of its own kind."""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.cerebria.balance.rules.aspirations import AT_LEAST, first_condition, second_amount, second_condition
from insula.games.cerebria.minds.evaluate import ASPIRATION, LEAD, WIN, aspirations_worth, nearness, standing
from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, BLISS, GLOOM


@rule
def evaluate_three(g: State, seat: int) -> int:
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
    """What a team has and may expect; of Hidden Aspirations only its own is known."""
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
