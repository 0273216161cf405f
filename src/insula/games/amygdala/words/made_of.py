"""What the numbers of Amygdala are made of: icons and VP of a region, coins, VP if the game were scored now.

All of it lies open. [amy.final.count-icons, amy.final.places, amy.final.claim-required, amy.final.coins]
"""

from __future__ import annotations

from insula.core.record_class import clone
from insula.core.sentences import began
from insula.core.telling import Breakdown, Part
from insula.games.amygdala.eyes.standing import standing
from insula.games.amygdala.gen import ask, opt
from insula.games.amygdala.rules.ending import region_place, region_points
from insula.games.amygdala.rules.mood import toll_due
from insula.games.amygdala.rules.network import belongs, lay_tile, network_icons
from insula.games.amygdala.rules.unlock import far_fee
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import (
    CELL_IDS,
    COIN_VALUES,
    COINS_PER_VP,
    EMOTIONS,
    ICON_COUNT,
    MAX_NEIGHBOURS,
    N_CELLS,
    N_EMOTIONS,
    N_LOTUSES,
    N_SPACES,
    NEIGHBOUR,
    NEXT_TO,
    REGION_OF,
    SPACE_IDS,
    TILE_SIZE,
)
from insula.games.amygdala.words.say import counted, icon_name, lotus_name, region_name, say, tile_name


def numbers(g: State, seat: int | None) -> list[str]:
    """Icons and VP of every player in every region, coins, and the total if the game were scored now."""
    players = range(g.n_seats)
    of_regions = [f"{kind}:{emotion}:{s}" for kind in ("icons", "region") for emotion in EMOTIONS for s in players]
    out = [*of_regions, *(f"{kind}:{s}" for kind in ("coins", "total") for s in players)]
    if seat is not None:
        out += [f"toll:lotus:{lotus}" for lotus in range(N_LOTUSES)]
        out += [f"jump:cell:{CELL_IDS[cell]}" for cell in range(N_CELLS) if g.seats[seat].tiles[cell] >= 0]
    return out + [f"vp:space:{space}:{emotion}" for space, emotion in _placings(g)]


def explain(g: State, seat: int | None, what: str) -> Breakdown:
    """The parts of one of these numbers."""
    kind, *about = what.split(":")
    if kind == "vp":
        return _network(g, what, SPACE_IDS.index(about[1]), EMOTIONS.index(about[2]))
    if kind in ("toll", "jump"):
        assert seat is not None
        return _toll(g, what, seat, int(about[1])) if kind == "toll" else _jump(g, what, seat, CELL_IDS.index(about[1]))
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
    name = say("made-icons-name", who=f"@{owner}", region=region_name(region))
    return {"what": what, "name": name, "total": g.seats[owner].icons[region], "parts": parts}


def _points(g: State, what: str, region: int, owner: int) -> Breakdown:
    points, place = region_points(g, region, owner), region_place(g, region, owner)
    runner = next(r for r in standing(g)["regions"][region]["runners"] if r["seat"] == owner)
    thing = f"emotion:{EMOTIONS[region]}"
    icons = counted(runner["icons"], "icons")
    if points == 0 and runner["icons"] and not runner["claimed"]:
        text = say("made-place-unclaimed", place=place + 1, icons=icons)
        part = _part(text, 0, "amy.final.claim-required", thing)
    else:
        text = say("made-place", place=place + 1, icons=icons) if runner["icons"] else say("made-no-icons")
        part = _part(text, points, "amy.final.places", thing)
    name = say("made-points-name", who=f"@{owner}", region=region_name(region))
    return {"what": what, "name": name, "total": points, "parts": [part]}


def _coins(g: State, what: str, owner: int) -> Breakdown:
    p = g.seats[owner]
    parts = [
        _part(say("coins-of", count=p.pieces[i], value=value), p.pieces[i] * value, "amy.comp.coins", f"coin:{value}")
        for i, value in enumerate(COIN_VALUES)
        if p.pieces[i]
    ]
    return {"what": what, "name": say("made-coins-name", who=f"@{owner}"), "total": p.coins, "parts": parts}


def _total(g: State, what: str, owner: int) -> Breakdown:
    told = standing(g)["seats"][owner]
    parts = [_part(say("made-vp-track"), told["vp"], "amy.vp.score")]
    if not g.over:
        parts.append(_part(say("made-coins", per=COINS_PER_VP), told["from_coins"], "amy.final.coins"))
        for r in range(N_EMOTIONS):
            name, thing = began(say("region-title", region=region_name(r))), f"emotion:{EMOTIONS[r]}"
            parts.append(_part(name, region_points(g, r, owner), "amy.final.places", thing))
    name = say("made-total-name", who=f"@{owner}")
    return {"what": what, "name": name, "total": told["total"], "parts": parts}


# ---- the action of the turn ----------------------------------------------------------------------------------------


def _toll(g: State, what: str, seat: int, lotus: int) -> Breakdown:
    """What the way of the mood marker costs. [amy.mood.toll]"""
    due = toll_due(g, g.seats[seat], lotus)
    words = say("made-toll" if due else "made-no-toll")
    part = _part(words, due, "amy.mood.toll", f"lotus:{g.toll}")
    name = say("made-toll-name", lotus=lotus_name(lotus))
    return {"what": what, "name": name, "total": due, "parts": [part]}


def _jump(g: State, what: str, seat: int, cell: int) -> Breakdown:
    """What the thought cloud costs on its way to a tile. [amy.cloud.adjacent-free, amy.cloud.jump-cost]"""
    p = g.seats[seat]
    near = p.cloud < 0 or NEXT_TO[N_CELLS * p.cloud + cell] > 0
    fee = 0 if near else far_fee(p)
    part = _part(say("made-jump"), fee, "amy.cloud.jump-cost")
    if p.cloud < 0:
        part = _part(say("made-first-tile"), 0, "amy.cloud.first-edge")
    elif near:
        part = _part(say("made-neighbour"), 0, "amy.cloud.adjacent-free")
    elif fee == 0:
        part = _part(say("made-none-beside"), 0, "amy.cloud.jump-free")
    name = say("made-jump-name", tile=tile_name(p.tiles[cell]))
    return {"what": what, "name": name, "total": fee, "parts": [part]}


def _placings(g: State) -> list[tuple[str, str]]:
    """Where the tile in hand may be placed now, with each of its emotions."""
    if g.over or g.asked.kind != ask.SPACE:
        return []
    offered = [o - opt.SPACE for o in g.options[: g.n_options] if opt.SPACE <= o < opt.SPACE + N_SPACES]
    shown = [e for e in range(N_EMOTIONS) if ICON_COUNT[N_EMOTIONS * g.act.tile + e]]
    return [(SPACE_IDS[space], EMOTIONS[e]) for space in offered for e in shown]


def _network(g: State, what: str, space: int, emotion: int) -> Breakdown:
    """The icons of the network that the tile in hand would belong to on a space. [amy.score.network]"""
    after, seat = clone(g), g.asked.seat
    lay_tile(after, seat, g.act.tile, space)
    total = network_icons(after, seat, space, emotion)
    found, parts = [space], []
    for node in found:
        if node < N_SPACES:
            icons = ICON_COUNT[N_EMOTIONS * after.tile[node] + emotion]
            parts.append(_part(tile_name(after.tile[node]), icons, "amy.score.per-icon", f"space:{SPACE_IDS[node]}"))
        beside = NEIGHBOUR[MAX_NEIGHBOURS * node : MAX_NEIGHBOURS * node + MAX_NEIGHBOURS]
        found += [n for n in beside if n >= 0 and n not in found and belongs(after, seat, n, emotion)]
    return {"what": what, "name": say("made-network-name", emotion=icon_name(emotion)), "total": total, "parts": parts}
