"""What eyes may see: everything except the order of the resource stack. [amy.def.open-information]"""

from __future__ import annotations

from functools import cache
from typing import Any

from insula.core.language import spoken
from insula.games.amygdala.eyes.standing import standing
from insula.games.amygdala.eyes.view_model import (
    Act,
    Action,
    AmygdalaView,
    BankItem,
    BonusView,
    ClaimPlace,
    Exchanges,
    FaceView,
    LotusView,
    PlacedTile,
    PlayerView,
    RegionView,
    Supply,
    TileView,
)
from insula.games.amygdala.eyes.worth import worth
from insula.games.amygdala.gen import ask, opt
from insula.games.amygdala.rules.bank import items_held
from insula.games.amygdala.rules.ending import region_points
from insula.games.amygdala.state import ACQUIRE, CLAIM_TILE, EMOTION_TILE, Seat, State
from insula.games.amygdala.study.component_checks import EXCHANGE
from insula.games.amygdala.tables import (
    BANK_KINDS,
    BANK_SPACES,
    BONUS_ITEMS,
    BONUS_KINDS,
    CELL_IDS,
    CLAIM_SPACES,
    COIN_VALUES,
    COINS,
    COLOURS,
    EMOTIONS,
    FACE_ICON,
    FACE_NAMES,
    FACE_PRICE,
    FACES_IN_PLAY,
    ICONS,
    MAX_ICONS,
    N_BONUS_KINDS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    N_FACES,
    N_LOTUSES,
    N_SPACES,
    N_TILES,
    PLACES,
    PLACES_ON_LOTUS,
    REGION_IDS,
    SPACE_IDS,
    SUPPLY,
    TILE_ICONS,
    TILE_IDS,
    TILE_SIZE,
    TILES_AT_END,
    TILES_PER_LOTUS,
    VP_TILE_NAMES,
)
from insula.games.amygdala.words.notation import unpaid_icons, way_meaning, way_text
from insula.games.amygdala.words.say import CELL_NAMES, lotus_name, say, space_name, tile_name

_CELL_LABELS = dict(zip(CELL_IDS, CELL_NAMES, strict=True))
_ACTIONS: dict[int, Action] = {ACQUIRE: "acquire", EMOTION_TILE: "emotion", CLAIM_TILE: "claim"}
_FREE: dict[str, list[dict[str, Any]]] = EXCHANGE["free_exchanges"]
_CLAIMS: tuple[ClaimPlace, ...] = ("unearned", "bank", "board")


def view(g: State, eyes: int | None) -> AmygdalaView:
    """The table as a seat sees it; all seats and spectators see the same."""
    return {
        "game": "amygdala",
        "you": eyes,
        "seats": g.n_seats,
        "variants": {"changing_toll": bool(g.config.changing_toll), "vp_tiles": bool(g.config.vp_tiles)},
        "side": "dark" if g.config.dark else "light",
        "start": g.start,
        "turn": g.turn,
        "round": g.turns // g.n_seats + 1,
        "turns_left": g.turns_left,
        "over": bool(g.over),
        "won": [seat for seat in range(g.n_seats) if g.won[seat]],
        "toll": g.toll,
        "lotuses": [_lotus(g, lotus) for lotus in range(N_LOTUSES)],
        "regions": [_region(g, region) for region in range(N_EMOTIONS)],
        "placed": [_placed(g, space) for space in range(N_SPACES) if g.owner[space] >= 0],
        "stack": g.n_tile_stack,
        "discard": [{**_face(face), "count": g.discard[face]} for face in range(N_FACES) if g.discard[face]],
        "supply": _supply(g),
        "players": [_player(g, seat) for seat in range(g.n_seats)],
        "act": _act(g),
        "limits": {"bank": BANK_SPACES, "tiles_at_end": TILES_AT_END},
        "exchanges": _exchanges(),
        "standing": standing(g),
        "labels": {"spaces": _space_labels(spoken()), "cells": _CELL_LABELS},
    }


@cache
def _space_labels(language: str) -> dict[str, str]:
    """The names of all spaces in the language that is spoken, which is the key they are kept by."""
    return {name: space_name(space) for space, name in enumerate(SPACE_IDS)}


def _supply(g: State) -> Supply:
    return {
        "coins": {str(value): g.supply[i] for i, value in enumerate(COIN_VALUES)},
        "wild": g.supply_wild,
        "happiness": g.supply_happiness,
        "idea": g.supply_idea,
        "dream": g.supply_dream,
    }


def _exchanges() -> Exchanges:
    """The free exchanges, as the chart on the player board lists them. [amy.exch.when]"""
    return {
        "when": say("exchange-when"),
        "single": [
            {"gives": thing, "amount": amount, "coins": each["get"]["coins"]}
            for each in _FREE["items"]
            for thing, amount in each["give"].items()
        ],
        "sets": [
            {"gives": each["give"], "gets": each["get"], "amounts": list(each["values"])} for each in _FREE["sets"]
        ],
    }


def _face(face: int) -> FaceView:
    return {"icon": ICONS[FACE_ICON[face]], "price": FACE_PRICE[face]}


def _tile(tile: int) -> TileView:
    icons = [EMOTIONS[TILE_ICONS[MAX_ICONS * tile + i]] for i in range(TILE_SIZE[tile])]
    return {"id": TILE_IDS[tile], "icons": icons}


def _lotus(g: State, lotus: int) -> LotusView:
    places = range(PLACES_ON_LOTUS * lotus, PLACES_ON_LOTUS * lotus + TILES_PER_LOTUS[g.n_seats])
    return {
        "number": lotus,
        "name": lotus_name(lotus),
        "toll": g.toll == lotus,
        "markers": [seat for seat in range(g.n_seats) if g.seats[seat].mood == lotus],
        "tiles": [_face(g.lotus[place]) if g.lotus[place] >= 0 else None for place in places],
    }


def _region(g: State, region: int) -> RegionView:
    claims = g.claim[CLAIM_SPACES * region : CLAIM_SPACES * region + g.n_claim[region]]
    return {
        "id": REGION_IDS[region],
        "emotion": EMOTIONS[region],
        "values": g.value[PLACES * region : PLACES * (region + 1)],
        "vp_tile": VP_TILE_NAMES[g.vp_tile[region]] if g.vp_tile[region] >= 0 else None,
        "claims": list(claims),
        "icons": [g.seats[seat].icons[region] for seat in range(g.n_seats)],
        "points": [region_points(g, region, seat) for seat in range(g.n_seats)],
    }


def _placed(g: State, space: int) -> PlacedTile:
    return {"space": SPACE_IDS[space], "seat": g.owner[space], "tile": _tile(g.tile[space])}


def _bank(g: State, p: Seat) -> list[BankItem]:
    """The items of a memory bank, one per leaf."""
    items: list[BankItem] = []
    for coin in (2, 1, 0):
        items += [{"kind": "coin", "value": COIN_VALUES[coin]} for _ in range(p.pieces[coin])]
    for face in range(N_FACES):
        items += [{"kind": "resource", **_face(face)} for _ in range(p.faces[face])]
    for kind, count in zip(BANK_KINDS, (p.wild, p.happiness, p.idea, p.dream), strict=True):
        items += [{"kind": kind} for _ in range(count)]
    items += [{"kind": "claim", "emotion": EMOTIONS[e]} for e in range(N_EMOTIONS) if p.claims[e] == 1]
    return items


def _player(g: State, seat: int) -> PlayerView:
    p = g.seats[seat]
    return {
        "seat": seat,
        "colour": COLOURS[g.config.colours[seat]],
        "vp": p.vp,
        "coins": p.coins,
        "bank": _bank(g, p),
        "items": items_held(g, p),
        "mood": p.mood,
        "cloud": CELL_IDS[p.cloud] if p.cloud >= 0 else None,
        "tiles": {CELL_IDS[cell]: _tile(p.tiles[cell]) for cell in range(N_CELLS) if p.tiles[cell] >= 0},
        "tiles_left": p.n_tiles,
        "boxed": p.boxed,
        "bonuses": {CELL_IDS[N_CELLS + bonus]: _bonus(p, bonus) for bonus in range(N_BONUSES)},
        "claims": {EMOTIONS[e]: _CLAIMS[p.claims[e]] for e in range(N_EMOTIONS)},
    }


def _bonus(p: Seat, bonus: int) -> BonusView:
    items = {kind: BONUS_ITEMS[N_BONUS_KINDS * bonus + k] for k, kind in enumerate(BONUS_KINDS)}
    return {"items": {k: n for k, n in items.items() if n}, "around": p.around[bonus], "earned": bool(p.earned[bonus])}


def _act(g: State) -> Act:
    act: Act = {"kind": _ACTIONS.get(g.act.kind), "tile": None}
    if g.act.tile >= 0:
        act["tile"] = {**_tile(g.act.tile), "name": tile_name(g.act.tile), "unpaid": unpaid_icons(g)}
    if g.asked.kind == ask.PAY and not g.over:
        act["ways"] = _ways(g)
    if g.asked.kind == ask.SPACE and not g.over:
        act["worth"] = worth(g)
    return act


def _ways(g: State) -> dict[str, str]:
    """What each offered payment takes, by its notation."""
    p = g.seats[g.asked.seat]
    ways = [o - opt.WAY for o in g.options[: g.n_options] if o < opt.FACE]
    return {way_text(way): way_meaning(p, g.act.tile, way) for way in ways}


def same_eyes(g: State, seat: int) -> int:
    """Nobody shares knowledge with anybody, for there is none to share."""
    return 1 << seat


# ---- nothing is created or lost


def conserved(g: State) -> list[str]:
    """What is there too much or too little; empty is right. [amy.comp.limited]"""
    players = g.seats[: g.n_seats]
    problems = []

    def expect(what: str, found: int, wanted: int) -> None:
        if found != wanted:
            problems.append(f"{what}: {found} instead of {wanted}")

    for i, value in enumerate(COIN_VALUES):
        expect(f"coins of {value}", g.supply[i] + sum(p.pieces[i] for p in players), COINS[i])
    held = [[p.wild, p.happiness, p.idea, p.dream] for p in players]
    supply = [g.supply_wild, g.supply_happiness, g.supply_idea, g.supply_dream]
    for k, kind in enumerate(BANK_KINDS):
        expect(kind, supply[k] + sum(row[k] for row in held), SUPPLY[k])
    for face in range(N_FACES):
        lying = g.lotus.count(face) + g.tile_stack[: g.n_tile_stack].count(face) + g.discard[face]
        wanted = FACES_IN_PLAY[N_FACES * g.n_seats + face]
        expect(f"resource {FACE_NAMES[face]}", lying + sum(p.faces[face] for p in players), wanted)
    for seat, p in enumerate(players):
        in_hand = g.turn == seat and g.act.tile >= 0 and g.act.space < 0 and g.act.tile not in p.tiles
        on_board = g.owner.count(seat)
        expect(f"emotion tiles of seat {seat}", p.n_tiles + on_board + p.boxed + in_hand, N_TILES)
        expect(f"tiles on player board {seat}", sum(t >= 0 for t in p.tiles), p.n_tiles)
        expect(f"money of seat {seat}", sum(n * v for n, v in zip(p.pieces, COIN_VALUES, strict=True)), p.coins)
        expect(f"resources of seat {seat}", sum(p.faces), p.n_resources)
        expect(f"claims of seat {seat}", p.claims.count(1), p.n_claims)
        expect(f"claims of seat {seat} on the board", p.claims.count(2), g.claim.count(seat))
        problems += [f"seat {seat} has {p.vp} VP"] if p.vp < 0 else []
    return problems
