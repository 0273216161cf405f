"""Scoring of Intentions: the Wheel and its bonuses. `accomplish` in board.py counts what an act has earned.

[cer.intention.timing, cer.intention.compulsory, cer.intention.repeatable, cer.intention.multiple, cer.wheel.*,
cer.end.twenty, cer.end.late-intentions]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.board import draw, gain_ambition, gain_essence, refuse_elsewhere
from insula.games.cerebria.rules.ending import TWENTY_POINTS, trigger_end
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import MAX_AMBITION, WHEEL_BONUS, WHEEL_END, WHEEL_STEPS
from insula.games.cerebria.terms import A_CARD, AMBITION, ESSENCE


@rule
def bonus_at(g: State, team: int) -> int:
    """What the space under the counter gives, -1 for nothing; a second lap gives again. [cer.wheel.second-lap]"""
    return WHEEL_BONUS[g.teams[team].points % WHEEL_STEPS]


@rule
def can_receive(g: State, seat: int, bonus: int) -> bool:
    """A bonus that cannot be received is lost. [cer.wheel.bonus-lost]"""
    p = g.seats[seat]
    if bonus == A_CARD:
        return p.n_deck > 0
    if bonus == AMBITION:
        return g.teams[p.team].ambition < MAX_AMBITION
    return bonus == ESSENCE


@rule
def intentions_step(g: State) -> None:
    """Moves the counter point by point and stops wherever a bonus can be had. [cer.wheel.bonus]"""
    seat = g.turn
    team = g.seats[seat].team
    t = g.teams[team]
    if g.to_score == 0:
        return
    stopped = False
    while g.to_score > 0 and not stopped:
        g.to_score -= 1
        t.points += 1
        if t.points >= WHEEL_END:
            trigger_end(g, team, TWENTY_POINTS, R.END_TWENTY)
        stopped = can_receive(g, seat, bonus_at(g, team))
    note(g, ev.WHEEL, R.INTENTION_COMPULSORY, team, -1, -1, t.points)
    if stopped:
        then(g, ask.WHEEL_BONUS, seat)
        then(g, ask.INTENTIONS, seat)


@rule
def wheel_bonus_options(g: State) -> None:
    """Taken or left. [cer.intention.compulsory]"""
    offer(g, opt.PASS)
    offer(g, opt.YES)


@rule
def refuse_wheel_bonus(g: State, option: int) -> int:
    """Yes or no."""
    if option == opt.PASS or option == opt.YES:
        return LEGAL
    return refuse_elsewhere(g, option)


@rule
def wheel_bonus_answer(g: State, option: int) -> None:
    """Essence and cards are for the active player, Ambition is for the team. [cer.wheel.bonus-receiver]"""
    if option == opt.PASS:
        return
    seat = g.asked.seat
    team = g.seats[seat].team
    bonus = bonus_at(g, team)
    if bonus == ESSENCE:
        gain_essence(g, seat, 1, R.WHEEL_BONUS)
    elif bonus == A_CARD:
        draw(g, seat, 1)
    else:
        gain_ambition(g, team, 1, R.WHEEL_BONUS)
