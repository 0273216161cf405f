"""The next turn, the end of the game, final scoring and the winner.

[amy.turn.order, amy.turn.end-sequence, amy.end.trigger, amy.end.finish-round, amy.end.one-more, amy.end.last-seat,
amy.end.once, amy.end.box-tile-counts, amy.end.normal-turns, amy.final.coins, amy.final.unspent-items,
amy.final.seven-regions, amy.final.count-icons, amy.final.places, amy.final.claim-required, amy.final.blocker,
amy.final.tie-order, amy.final.tie-claim-vs-none, amy.final.tie-no-claims, amy.final.zero-icons,
amy.final.three-places, amy.win.most-vp, amy.win.tie-coins, amy.win.shared, amy.vp.score]
"""

from __future__ import annotations

from insula.core.questions import note
from insula.core.rule import rule
from insula.games.amygdala.gen import R, ask, ev
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.acquire import refill
from insula.games.amygdala.rules.bank import set_coins
from insula.games.amygdala.state import NO_ACTION, State
from insula.games.amygdala.tables import CLAIM_SPACES, COINS_PER_VP, N_EMOTIONS, PLACES, REFILL_AT, TILES_AT_END

COINS_BELOW = 1000  # nobody ever has so many coins

# ---- from turn to turn


@rule
def finish_turn_step(g: State) -> None:
    """Coins are combined, lotuses checked again, the end looked for; then the next turn. [amy.turn.end-sequence]"""
    seat = g.asked.seat
    p = g.seats[seat]
    set_coins(g, p, p.coins)
    note(g, ev.ENDED_TURN, R.TURN_END_SEQUENCE, seat, -2, -2, -2)
    if g.n_lotus <= REFILL_AT:
        refill(g)
    g.turns += 1
    count_down(g, seat)
    if g.turns_left == 0 or g.idle == g.n_seats:
        final_scoring(g)
        return
    g.act.kind = NO_ACTION
    g.act.tile = -1
    g.act.paid = 0
    g.act.by_hand = 0
    g.act.place = -1
    g.act.claim = -1
    g.act.space = -1
    g.act.broke = 0
    g.act.exchanged = 0
    g.turn = (seat + 1) % g.n_seats
    then(g, ask.TURN, g.turn)


@rule
def count_down(g: State, seat: int) -> None:
    """The trigger: the round is finished and everybody has one more turn. [amy.end.trigger, amy.end.once]"""
    if g.turns_left > 0:
        g.turns_left -= 1
    elif g.turns_left < 0 and g.seats[seat].n_tiles <= TILES_AT_END:
        in_round = g.n_seats - 1 - (seat - g.start + g.n_seats) % g.n_seats
        g.turns_left = in_round + g.n_seats
        note(g, ev.END_TRIGGERED, R.END_TRIGGER, seat, -2, -2, g.turns_left)


# ---- final scoring


@rule
def final_scoring(g: State) -> None:
    """Coins, then the seven regions, then the winners. [amy.final.seven-regions]"""
    if g.turns_left != 0:
        note(g, ev.STUCK, R.TURN_NO_ACTION_POSSIBLE, -1, -2, -2, -2)
    for seat in range(g.n_seats):
        points = g.seats[seat].coins // COINS_PER_VP
        g.seats[seat].vp += points
        note(g, ev.COIN_POINTS, R.FINAL_COINS, seat, -2, -2, points)
    for region in range(N_EMOTIONS):
        for seat in range(g.n_seats):
            points = region_points(g, region, seat)
            if points > 0:
                g.seats[seat].vp += points
                place = region_place(g, region, seat)
                note(g, ev.REGION_POINTS, R.FINAL_PLACES, seat, region, place, points)
    g.over = 1
    crown(g)


@rule
def claim_order(g: State, region: int, seat: int) -> int:
    """When a player claimed a region, from 0; CLAIM_SPACES without a claim. [amy.final.tie-order]"""
    for i in range(g.n_claim[region]):
        if g.claim[CLAIM_SPACES * region + i] == seat:
            return i
    return CLAIM_SPACES


@rule
def region_place(g: State, region: int, seat: int) -> int:
    """How many players are ahead in a region. [amy.final.places, amy.final.tie-claim-vs-none]"""
    mine = g.seats[seat].icons[region]
    order = claim_order(g, region, seat)
    ahead = 0
    for other in range(g.n_seats):
        icons = g.seats[other].icons[region]
        if icons > mine or (icons == mine and claim_order(g, region, other) < order):
            ahead += 1
    return ahead


@rule
def region_points(g: State, region: int, seat: int) -> int:
    """The VP of a player's place; needs a claim and an icon. [amy.final.claim-required, amy.final.zero-icons]"""
    if g.seats[seat].icons[region] == 0 or claim_order(g, region, seat) == CLAIM_SPACES:
        return 0
    place = region_place(g, region, seat)
    return g.value[PLACES * region + place] if place < PLACES else 0


@rule
def crown(g: State) -> None:
    """Most VP, then most coins; if level, victory is shared. [amy.win.most-vp, amy.win.tie-coins, amy.win.shared]"""
    best = -1
    for seat in range(g.n_seats):
        best = max(best, standing(g, seat))
    level = 0
    winners = 0
    for seat in range(g.n_seats):
        level += g.seats[seat].vp == best // COINS_BELOW
        winners += standing(g, seat) == best
    cause = R.WIN_SHARED if winners > 1 else R.WIN_TIE_COINS if level > 1 else R.WIN_MOST_VP
    for seat in range(g.n_seats):
        if standing(g, seat) == best:
            g.won[seat] = 1
            note(g, ev.WON, cause, seat, -2, -2, g.seats[seat].vp)


@rule
def standing(g: State, seat: int) -> int:
    """VP first, then the value of the coins left."""
    return COINS_BELOW * g.seats[seat].vp + g.seats[seat].coins


@rule
def score(g: State, seat: int) -> int:
    """The points of a seat, as shown."""
    return g.seats[seat].vp
