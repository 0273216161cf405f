"""The mood marker and the toll: clockwise, once per action, one coin for the toll.

[amy.mood.clockwise, amy.mood.any-distance, amy.mood.toll, amy.mood.toll-leaving, amy.mood.toll-unpaid,
amy.mood.once-per-action, amy.mood.full-circle, amy.mood.shared-lotus, amy.toll.moves, amy.toll.destination,
amy.toll.onto-stays, amy.toll.leaving, amy.toll.no-full-circle, amy.toll.stay-allowed, amy.toll.centre,
amy.toll.others-unaffected]
"""

from __future__ import annotations

from insula.core.questions import note
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.gen import R, ev, opt
from insula.games.amygdala.rules.bank import pay_coins
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import LOTUS_REGIONS, MEETS_TOLL, TOLL, YELLOW


@rule
def toll_due(g: State, p: Seat, lotus: int) -> int:
    """The coins for going there: a move onto or past the toll lotus costs one. [amy.mood.toll]"""
    return TOLL * MEETS_TOLL[36 * p.mood + 6 * g.toll + lotus]


@rule
def toll_lotus_after(g: State, p: Seat, lotus: int) -> int:
    """Where the toll tile lies once the marker has gone there. [amy.toll.moves, amy.toll.destination]"""
    if g.config.changing_toll > 0 and MEETS_TOLL[36 * p.mood + 6 * g.toll + lotus] > 0:
        return lotus
    return g.toll


@rule
def in_reach(g: State, p: Seat, lotus: int, region: int) -> bool:
    """Whether a marker that goes to this lotus can place in the region. [amy.place.mood-adjacent, amy.place.yellow]"""
    if region == YELLOW:
        return toll_lotus_after(g, p, lotus) == lotus
    return LOTUS_REGIONS[2 * lotus] == region or LOTUS_REGIONS[2 * lotus + 1] == region


@rule
def refuse_move(g: State, p: Seat, lotus: int) -> int:
    """LEGAL, or why the marker cannot go there. [amy.mood.toll-unpaid]"""
    if toll_due(g, p, lotus) > p.coins:
        return R.MOOD_TOLL_UNPAID
    return LEGAL


@rule
def refuse_odd_move(g: State, p: Seat, option: int) -> int:
    """Why a marker goes neither back nor round. [amy.mood.clockwise, amy.mood.full-circle, amy.toll.no-full-circle]"""
    if option == opt.BACKWARDS:
        return R.MOOD_CLOCKWISE
    if option == opt.FULL_CIRCLE:
        return R.TOLL_NO_FULL_CIRCLE if g.config.changing_toll > 0 else R.MOOD_FULL_CIRCLE
    return R.NOT_AN_ANSWER


@rule
def move_marker(g: State, seat: int, lotus: int) -> None:
    """The marker goes clockwise to a lotus, pays the toll and may take its tile along. [amy.mood.any-distance]"""
    p = g.seats[seat]
    due = toll_due(g, p, lotus)
    toll = toll_lotus_after(g, p, lotus)
    if lotus != p.mood:
        note(g, ev.MOVED, R.MOOD_TOLL if due > 0 else R.MOOD_ANY_DISTANCE, seat, -2, lotus, due)
    pay_coins(g, seat, due)
    p.mood = lotus
    if toll != g.toll:
        note(g, ev.TOLL_MOVED, R.TOLL_DESTINATION, seat, -2, toll, -2)
        g.toll = toll
