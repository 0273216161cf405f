"""The race of each region, and what everybody would have if the game were scored now. All of it open.

[amy.final.places, amy.final.claim-required, amy.final.zero-icons, amy.final.tie-order, amy.final.coins]
"""

from __future__ import annotations

from insula.games.amygdala.eyes.view_model import Race, Runner, SeatStanding, Standing
from insula.games.amygdala.rules.ending import claim_order, region_place, region_points
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import CLAIM_SPACES, COINS_PER_VP, EMOTIONS, N_EMOTIONS, PLACES, REGION_IDS
from insula.games.amygdala.words.say import counted, say


def standing(g: State) -> Standing:
    """The races, and the VP of everybody as if the game were over."""
    return {
        "regions": [_race(g, region) for region in range(N_EMOTIONS)],
        "seats": [_seat(g, seat) for seat in range(g.n_seats)],
    }


def _seat(g: State, seat: int) -> SeatStanding:
    p = g.seats[seat]
    coins = 0 if g.over else p.coins // COINS_PER_VP
    regions = 0 if g.over else sum(region_points(g, region, seat) for region in range(N_EMOTIONS))
    return {"seat": seat, "vp": p.vp, "from_coins": coins, "from_regions": regions, "total": p.vp + coins + regions}


def _race(g: State, region: int) -> Race:
    runners = sorted((_runner(g, region, seat) for seat in range(g.n_seats)), key=lambda each: each["place"])
    return {
        "region": REGION_IDS[region],
        "emotion": EMOTIONS[region],
        "values": g.value[PLACES * region : PLACES * (region + 1)],
        "runners": runners,
    }


def _runner(g: State, region: int, seat: int) -> Runner:
    icons, order = g.seats[seat].icons[region], claim_order(g, region, seat)
    place = region_place(g, region, seat)
    claimed = order < CLAIM_SPACES
    points = region_points(g, region, seat)
    return {
        "seat": seat,
        "icons": icons,
        "claimed": claimed,
        "place": place + 1,
        "points": points,
        "would_be": g.value[PLACES * region + place] if icons and place < PLACES else 0,
        "to_pass": _to_pass(g, region, seat),
        "text": _words(icons, claimed, place, points),
    }


def _to_pass(g: State, region: int, seat: int) -> int:
    """The fewest icons that bring a player a better place; 0 for the first. Ties go by the order of claims."""
    mine, place, order = g.seats[seat].icons[region], region_place(g, region, seat), claim_order(g, region, seat)
    if place == 0:
        return 0
    needed = []
    for other in [s for s in range(g.n_seats) if s != seat]:
        icons, behind = g.seats[other].icons[region], claim_order(g, region, other) < order
        if icons > mine or (icons == mine and behind):
            needed.append(icons - mine + int(behind))
    return min(needed)


def _words(icons: int, claimed: bool, place: int, points: int) -> str:
    if icons == 0:
        return say("run-claimed-none" if claimed else "run-none")
    shown, number = counted(icons, "icons"), place + 1
    if not claimed:
        return say("run-unclaimed", icons=shown, place=number)
    if points:
        return say("run-points", icons=shown, place=number, points=points)
    return say("run-place", icons=shown, place=number)
