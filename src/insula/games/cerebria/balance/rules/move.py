"""Move Spirit: Balance shares its spaces, and Reason commands. [bal.move.*, bal.bside.reason.command*]"""

from __future__ import annotations

from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R, ask
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.move import (
    blocking_spirits_on,
    opposing_spirits_on,
    plan_relocation,
    push_rule,
)
from insula.games.cerebria.rules.actions.prices import uses
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, MOVE, RELOCATE_OPPONENT


@FORCES_OF_BALANCE.replaces(blocking_spirits_on)
def blocking_rivals_on(g: State, team: int, space: int) -> int:
    """Balance neither blocks nor is blocked. [bal.move.share, bal.move.not-blocking]"""
    found = opposing_spirits_on(g, team, space)
    for seat in range(g.n_seats):
        if team == BALANCE or g.seats[seat].team == BALANCE:
            found &= ~(1 << seat)
    return found


@FORCES_OF_BALANCE.replaces(plan_relocation)
def plan_command(g: State) -> None:
    """Command: whom, and to which empty space. [bal.bside.reason.command]"""
    p = g.plan
    if uses(g, p.seat, MOVE, p.using, RELOCATE_OPPONENT):
        then(g, ask.PUSH_WHO, p.seat)
        then(g, ask.COMMAND_TO, p.seat)


@FORCES_OF_BALANCE.replaces(push_rule)
def push_or_command_rule(g: State) -> int:
    """By Command or by a Push. [bal.bside.reason.command]"""
    p = g.plan
    commanded = uses(g, p.seat, MOVE, p.using, RELOCATE_OPPONENT)
    return R.BAL_BSIDE_REASON_COMMAND if commanded else R.BSIDE_DELIGHT_PUSH
