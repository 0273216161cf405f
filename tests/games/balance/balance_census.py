"""Random games that like Emotions in play, counting what Balance's powers, upgrades and conditions come to.

A triggered power counts when its clause is resolved, Discipline once for every turn in which it is in force, an upgrade
when it is used, a condition when it is met in a Revelation.
"""

from __future__ import annotations

from insula.core.hooks import begin, play
from insula.core.questions import Batch
from insula.core.rule import rule
from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ALL_CARDS, CLAUSES
from insula.games.cerebria.terms import ASPIRATIONS, BALANCE, EMPOWER, FORTIFY, INVOKE, MOVE, NO_POWER
from tests.games.cerebria.power_census import count_standing, liked, next_random, offers

FIRST_BOARD = 9  # the A side of Balance, then the B sides of Reason and Intuition
FIRST_CONDITIONS = ALL_CARDS
SECOND_CONDITIONS = FIRST_CONDITIONS + ASPIRATIONS
UPGRADES = SECOND_CONDITIONS + ASPIRATIONS  # + 15 * board + 3 * row + upgrade
SPIRIT_POWERS = UPGRADES + 45  # + power
COUNTS = SPIRIT_POWERS + 11


@rule
def liked_by_balance(g: State, r: int) -> int:
    """Balance also likes Fortresses, tokens and, of everything else, any answer; -1 if nothing is liked."""
    seat = g.asked.seat
    if g.seats[seat].team != BALANCE:
        return liked(g, r)
    if g.asked.kind == ask.TURN:
        acts = (EMPOWER, FORTIFY, INVOKE, MOVE)
        act = acts[(r >> 7) % 4]
        if (r >> 11) % 3 == 0 and offers(g, opt.ACT + act):
            return opt.ACT + act
    if g.asked.kind in (ask.START_TOKEN, ask.VIBE_CELL, ask.TOKEN_CARD, ask.TURN_END):
        return -1
    return liked(g, r)


@rule
def count_upgrades(g: State, option: int, counts: list[int]) -> None:
    """The upgrades that a Balance Spirit uses."""
    board = g.seats[g.asked.seat].board - FIRST_BOARD
    if g.asked.kind != ask.USING or board < 0:
        return
    for i in range(3):
        if (option - opt.USING) >> i & 1:
            counts[UPGRADES + 15 * board + 3 * g.plan.act + i] += 1


@rule
def count_conditions(g: State, aspiration: int, counts: list[int]) -> None:
    """The conditions that Balance has met in the Revelation just begun."""
    counts[FIRST_CONDITIONS + aspiration] += g.teams[BALANCE].won_hidden
    counts[SECOND_CONDITIONS + aspiration] += g.teams[BALANCE].won_common


@rule
def count_spirit_powers(g: State, option: int, counts: list[int]) -> None:
    """A Realm Action of Reason, a conversion by Intuition."""
    p = g.seats[g.asked.seat]
    if p.team != BALANCE or p.power == NO_POWER:
        return
    realm_act = g.asked.kind == ask.TURN and opt.ACT + EMPOWER < option < opt.ABSORB
    if realm_act or (g.asked.kind == ask.CONVERT and option != opt.PASS):
        counts[SPIRIT_POWERS + p.power] += 1


@rule
def count_balance(batch: Batch, first: int, games: int, most: int, counts: list[int]) -> int:
    """Plays the games of these seeds; returns how many ended."""
    ended = 0
    for i in range(games):
        batch[1] = batch[0]
        g = batch[1]
        begin(g, first + i)
        r = ((first + i) * 48271 + 11) & 0x7FFFFFFF
        worked = 0
        turns = 0
        decisions = 0
        while g.over == 0 and decisions < most:
            r = next_random(r)
            option = liked_by_balance(g, r)
            if option < 0:
                option = g.options[(r >> 8) % g.n_options]
            count_upgrades(g, option, counts)
            count_spirit_powers(g, option, counts)
            hidden = g.teams[BALANCE].hidden[max(0, g.teams[BALANCE].n_hidden - 1)]
            shown = g.teams[BALANCE].has_hidden
            revelations = g.revelations
            play(g, option)
            decisions += 1
            if g.revelations != revelations and shown:
                count_conditions(g, hidden, counts)
            if g.powers_worked != worked:
                worked = g.powers_worked
                counts[CLAUSES[g.last_power].card] += 1
            if g.turns != turns:
                turns = g.turns
                count_standing(g, counts)
        ended += g.over
    return ended
