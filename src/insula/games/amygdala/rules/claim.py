"""Action C: place an earned claim tile on the region of its emotion.

[amy.claim.one, amy.claim.from-bank, amy.claim.matching-region, amy.claim.mood-adjacent, amy.claim.yellow,
amy.claim.move, amy.claim.first-space, amy.claim.meaning, amy.claim.no-tiles-needed, amy.claim.one-per-region,
amy.claim.space-for-all, amy.setup.claims]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.gen import R, ask, ev, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.exchange import may_exchange, refuse_exchanging
from insula.games.amygdala.rules.mood import in_reach, move_marker, refuse_move, refuse_odd_move
from insula.games.amygdala.state import CLAIM_TILE, ON_BOARD, UNEARNED, Seat, State
from insula.games.amygdala.tables import CLAIM_SPACES, HAPPINESS, N_EMOTIONS, N_LOTUSES


@rule
def refuse_claim(g: State, p: Seat, emotion: int) -> int:
    """LEGAL, or why this claim tile cannot be placed now. [amy.claim.from-bank, amy.setup.claims]"""
    if p.claims[emotion] == ON_BOARD:
        return R.CLAIM_ONE_PER_REGION
    if p.claims[emotion] == UNEARNED:
        return R.CLAIM_FROM_BANK
    if g.n_claim[emotion] == CLAIM_SPACES:
        return R.CLAIM_SPACE_FOR_ALL
    for lotus in range(N_LOTUSES):
        if refuse_claim_lotus(g, p, emotion, lotus) == LEGAL:
            return LEGAL
    return R.CLAIM_MOVE


@rule
def refuse_claim_lotus(g: State, p: Seat, emotion: int, lotus: int) -> int:
    """LEGAL, or why the region cannot be claimed from this lotus. [amy.claim.mood-adjacent, amy.claim.yellow]"""
    if not in_reach(g, p, lotus, emotion):
        return R.CLAIM_YELLOW if emotion == HAPPINESS else R.CLAIM_MOOD_ADJACENT
    return refuse_move(g, p, lotus)


@rule
def claim_at(g: State, seat: int, emotion: int) -> None:
    """The claim tile is chosen; next the lotus."""
    g.act.kind = CLAIM_TILE
    g.act.claim = emotion
    then(g, ask.CLAIM_FROM, seat)


@rule
def claim_from_options(g: State) -> None:
    """The lotuses from which the region can be claimed. [amy.claim.move]"""
    p = g.seats[g.asked.seat]
    for lotus in range(N_LOTUSES):
        if refuse_claim_lotus(g, p, g.act.claim, lotus) == LEGAL:
            offer(g, opt.LOTUS + lotus)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)


@rule
def refuse_claim_from(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids it. [amy.claim.matching-region]"""
    p = g.seats[g.asked.seat]
    if opt.LOTUS <= option < opt.LOTUS + N_LOTUSES:
        return refuse_claim_lotus(g, p, g.act.claim, option - opt.LOTUS)
    if option == opt.EXCHANGE:
        return refuse_exchanging(g, p)
    if opt.EMOTION <= option < opt.EMOTION + N_EMOTIONS and option - opt.EMOTION != g.act.claim:
        return R.CLAIM_MATCHING_REGION
    return refuse_odd_move(g, p, option)


@rule
def claim_from_answer(g: State, option: int) -> None:
    """The marker moves and the claim lies on the first free space. [amy.claim.one, amy.claim.first-space]"""
    seat = g.asked.seat
    p = g.seats[seat]
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, seat)
        then(g, ask.CLAIM_FROM, seat)
        return
    emotion = g.act.claim
    move_marker(g, seat, option - opt.LOTUS)
    g.act.claim = -1
    p.claims[emotion] = ON_BOARD
    p.n_claims -= 1
    g.claim[CLAIM_SPACES * emotion + g.n_claim[emotion]] = seat
    g.n_claim[emotion] += 1
    note(g, ev.CLAIMED, R.CLAIM_FIRST_SPACE, seat, emotion, g.n_claim[emotion], -2)
    then(g, ask.END_TURN, seat)
