"""What a Revelation has more with three teams: Balance's check, and the team behind moves a Common Aspiration.

[bal.rev.*, bal.end.triggers]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.balance.rules.aspirations import first_condition, second_condition
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.board import decider, refuse_elsewhere
from insula.games.cerebria.rules.ending import final_points
from insula.games.cerebria.rules.revelation import (
    add_fragment,
    after_fragments,
    flip_common,
    in_row,
    not_common_rule,
    return_hidden,
)
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import ASPIRATIONS, BALANCE

FIRST, SECOND = 1, 2  # conditions


@FORCES_OF_BALANCE.replaces(after_fragments)
def check_balance_next(g: State, seat: int, major: int) -> None:
    """Balance is checked after Bliss and Gloom; nobody removes a Common Aspiration. [bal.rev.order]"""
    then(g, ask.BALANCE_CHECK, seat)


@FORCES_OF_BALANCE.replaces(not_common_rule)
def not_common_rule_of_three(g: State) -> int:
    """The same, by the rule of this game. [bal.rev.hidden-not-common]"""
    return R.BAL_REV_HIDDEN_NOT_COMMON


@rule
def balance_check_step(g: State) -> None:
    """Steps 4 to 6: Balance's card and Fragment, the Common row, new Hidden Aspirations. [bal.rev.order]"""
    seat = g.asked.seat
    check_balance(g)
    add_fragment(g, BALANCE)
    flip_common(g)
    return_hidden(g)
    if g.n_common > 1:
        team = team_behind(g)
        then(g, ask.MOVE_COMMON, decider(g, team)).team = team
    then(g, ask.NEW_HIDDEN, seat)
    then(g, ask.FINISH_REVELATION, seat)


@rule
def check_balance(g: State) -> None:
    """Only the Hidden Aspiration, by its two conditions. [bal.rev.balance-no-common, bal.rev.balance-minor]"""
    t = g.teams[BALANCE]
    t.wants_cap = 0
    t.won_common = 0
    t.won_hidden = 0
    if t.has_hidden == 0:
        return
    aspiration = t.hidden[t.n_hidden - 1]
    if first_condition(g, aspiration):
        t.won_hidden = 1
        note(g, ev.CONDITION_MET, R.BAL_REV_BALANCE_FIRST, BALANCE, aspiration, FIRST, 0)
    if second_condition(g, aspiration):
        t.won_common = 1
        note(g, ev.CONDITION_MET, R.BAL_REV_BALANCE_SECOND, BALANCE, aspiration, SECOND, 0)


# ---- the Common row ------------------------------------------------------------------------------------------------
@rule
def team_behind(g: State) -> int:
    """The team with the fewest points now, by chance among several. [bal.rev.fewest-count, bal.rev.fewest-tie]"""
    least = final_points(g, 0)
    for team in range(1, g.n_teams):
        least = min(least, final_points(g, team))
    tied = 0
    for team in range(g.n_teams):
        if final_points(g, team) == least:
            tied += 1
    drawn = rand(g, tied) if tied > 1 else 0
    for team in range(g.n_teams):
        if final_points(g, team) == least:
            if drawn == 0:
                return team
            drawn -= 1
    return 0


@rule
def refuse_move_common(g: State, option: int) -> int:
    """One of the face-up cards, or none. [bal.rev.fewest-moves, bal.rev.fewest-optional]"""
    if option == opt.PASS:
        return LEGAL
    if option < opt.ASPIRATION or option >= opt.ASPIRATION + ASPIRATIONS:
        return refuse_elsewhere(g, option)
    return LEGAL if in_row(g, option - opt.ASPIRATION) else R.BAL_REV_NOT_IN_ROW


@rule
def move_common_options(g: State) -> None:
    """Leave the row as it is, or move one of its cards."""
    offer(g, opt.PASS)
    for aspiration in range(ASPIRATIONS):
        if in_row(g, aspiration):
            offer(g, opt.ASPIRATION + aspiration)


@rule
def move_common_answer(g: State, option: int) -> None:
    """Then its new place."""
    if option != opt.PASS:
        q = then(g, ask.COMMON_PLACE, g.asked.seat)
        q.team = g.asked.team
        q.aspiration = option - opt.ASPIRATION


@rule
def refuse_common_place(g: State, option: int) -> int:
    """Another place of the row than its own. [bal.rev.fewest-moves]"""
    if option < opt.ROW_PLACE or option >= opt.ROW_PLACE + ASPIRATIONS:
        return refuse_elsewhere(g, option)
    place = option - opt.ROW_PLACE
    if place >= g.n_common or g.common[place] == g.asked.aspiration:
        return R.BAL_REV_OTHER_PLACE
    return LEGAL


@rule
def common_place_options(g: State) -> None:
    """The places it may go to."""
    for place in range(g.n_common):
        if refuse_common_place(g, opt.ROW_PLACE + place) == LEGAL:
            offer(g, opt.ROW_PLACE + place)


@rule
def common_place_answer(g: State, option: int) -> None:
    """The cards in between move up or down by one."""
    to = option - opt.ROW_PLACE
    at = 0
    while g.common[at] != g.asked.aspiration:
        at += 1
    step = 1 if to > at else -1
    while at != to:
        g.common[at] = g.common[at + step]
        at += step
    g.common[to] = g.asked.aspiration
    note(g, ev.COMMON_MOVED, R.BAL_REV_FEWEST_MOVES, g.asked.team, g.asked.aspiration, -1, to)
