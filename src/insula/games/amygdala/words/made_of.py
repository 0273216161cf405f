"""What the numbers of Amygdala are made of: icons and VP of a region, coins, VP if the game were scored now.

All of it lies open. [amy.final.count-icons, amy.final.places, amy.final.claim-required, amy.final.coins]
"""

from __future__ import annotations

from insula.core.telling import Breakdown, Part
from insula.games.amygdala.eyes.standing import PLACE_WORDS, standing
from insula.games.amygdala.rules.ending import region_place, region_points
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import (
    COIN_VALUES,
    COINS_PER_VP,
    EMOTIONS,
    N_EMOTIONS,
    N_SPACES,
    REGION_IDS,
    REGION_OF,
    SPACE_IDS,
    TILE_SIZE,
)
from insula.games.amygdala.words.notation import counted, tile_name


def numbers(g: State, seat: int | None) -> list[str]:
    """Icons and VP of every player in every region, coins, and the total if the game were scored now."""
    players = range(g.n_seats)
    of_regions = [f"{kind}:{emotion}:{s}" for kind in ("icons", "region") for emotion in EMOTIONS for s in players]
    return [*of_regions, *(f"{kind}:{s}" for kind in ("coins", "total") for s in players)]


def explain(g: State, seat: int | None, what: str) -> Breakdown:
    """The parts of one of these numbers."""
    kind, *about = what.split(":")
    owner = int(about[-1])
    if kind in ("icons", "region"):
        region = EMOTIONS.index(about[0])
        return _icons(g, what, region, owner) if kind == "icons" else _points(g, what, region, owner)
    return _coins(g, what, owner) if kind == "coins" else _total(g, what, owner)


def _part(text: str, amount: int, rule: str, thing: str = "") -> Part:
    return {"text": text, "amount": amount, "rule": rule, "thing": thing}


def _icons(g: State, what: str, region: int, owner: int) -> Breakdown:
    spaces = [s for s in range(N_SPACES) if REGION_OF[s] == region and g.owner[s] == owner]
    rule = "amy.final.count-icons"
    parts = [_part(tile_name(g.tile[s]), TILE_SIZE[g.tile[s]], rule, f"space:{SPACE_IDS[s]}") for s in spaces]
    name = f"Icons of @{owner} in the {REGION_IDS[region]} region"
    return {"what": what, "name": name, "total": g.seats[owner].icons[region], "parts": parts}


def _points(g: State, what: str, region: int, owner: int) -> Breakdown:
    points, place = region_points(g, region, owner), region_place(g, region, owner)
    runner = next(r for r in standing(g)["regions"][region]["runners"] if r["seat"] == owner)
    thing = f"emotion:{EMOTIONS[region]}"
    text = f"{PLACE_WORDS[place].capitalize()} place, {counted(runner['icons'], 'icon')}"
    if points == 0 and runner["icons"] and not runner["claimed"]:
        part = _part(f"{text}, but no claim", 0, "amy.final.claim-required", thing)
    else:
        part = _part(text if runner["icons"] else "No icons", points, "amy.final.places", thing)
    name = f"VP of @{owner} in the {REGION_IDS[region]} region if it were scored now"
    return {"what": what, "name": name, "total": points, "parts": [part]}


def _coins(g: State, what: str, owner: int) -> Breakdown:
    p = g.seats[owner]
    parts = [
        _part(f"{counted(p.pieces[i], 'coin')} of {value}", p.pieces[i] * value, "amy.comp.coins", f"coin:{value}")
        for i, value in enumerate(COIN_VALUES)
        if p.pieces[i]
    ]
    return {"what": what, "name": f"Coins of @{owner}", "total": p.coins, "parts": parts}


def _total(g: State, what: str, owner: int) -> Breakdown:
    told = standing(g)["seats"][owner]
    parts = [_part("On the VP track", told["vp"], "amy.vp.score")]
    if not g.over:
        parts.append(_part(f"Coins, {COINS_PER_VP} for 1 VP", told["from_coins"], "amy.final.coins"))
        for r in range(N_EMOTIONS):
            name, thing = f"{REGION_IDS[r].capitalize()} region", f"emotion:{EMOTIONS[r]}"
            parts.append(_part(name, region_points(g, r, owner), "amy.final.places", thing))
    name = f"VP of @{owner} if the game were scored now"
    return {"what": what, "name": name, "total": told["total"], "parts": parts}
