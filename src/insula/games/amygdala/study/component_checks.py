"""The component files, read once and checked against what the rules are written for.

Checks cover what rulebook and rules demand; a house datum may be corrected in its file. [amy.comp.board,
amy.comp.limited, amy.data.player-board, amy.data.region-spaces]
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from insula.core.data import BadData, load_yaml

_FOLDER = Path(__file__).parents[1] / "components"
Data = dict[str, Any]

BOARD: Data = load_yaml(_FOLDER / "board.yaml")
PLAYER_BOARD: Data = load_yaml(_FOLDER / "player_board.yaml")
TILES: Data = load_yaml(_FOLDER / "tiles.yaml")
EXCHANGE: Data = load_yaml(_FOLDER / "exchange.yaml")

RING = ("purple", "indigo", "teal", "green", "pink", "red")


class Unprinted(BadData):
    """The component files contradict the rules."""


def _expect(is_so: bool, sentence: str) -> None:
    if not is_so:
        raise Unprinted(sentence)


def check_grid(name: str, cells: list[Data], by_distance: bool) -> None:
    """Neighbours are mutual, and agree with the coordinates of a plain hex grid."""
    place = {c["id"]: (c["q"], c["r"]) for c in cells}
    beside = {c["id"]: set(c["adjacent"]) for c in cells}
    _expect(len(place) == len(cells) == len(set(place.values())), f"{name}: an id or a place is used twice.")
    for cell, others in beside.items():
        for other in others:
            _expect(other in beside and cell in beside[other], f"{name}: {cell} and {other} must be mutual neighbours.")
        if by_distance:
            near = {o for o in place if _distance(place[o], place[cell]) == 1}
            _expect(others == near, f"{name}: the neighbours of {cell} do not match its coordinates.")


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def check_board(board: Data, emotions: list[str]) -> None:
    """Seven regions with a source and claim spaces each, six lotuses between the outer ones."""
    regions = {r["id"]: r for r in board["regions"]}
    _expect(set(regions) == {*RING, "yellow"}, "board.yaml: the regions must be the six of the ring and yellow.")
    shown = sorted(r["emotion"] for r in regions.values())
    _expect(shown == sorted(emotions), "board.yaml: each emotion needs one region.")
    cells = [c for r in regions.values() for c in [r["source_space"]["cell"], *r["spaces"]["cells"]]]
    check_grid("board.yaml", cells, board["geometry"]["adjacency"] == "axial-distance-1")
    for name, region in regions.items():
        claims = [c["order"] for c in region["claim_spaces"]["cells"]]
        _expect(claims == [1, 2, 3, 4], f"board.yaml: {name} needs four claim spaces in order.")
        values = [region["vp"][place]["value"] for place in ("first", "second", "third")]
        _expect(
            values == sorted(values, reverse=True), f"board.yaml: the VP of {name} must go down from place to place."
        )
    lotuses = sorted(board["lotuses"]["items"], key=lambda each: each["order"])
    wanted = [[RING[k], RING[(k + 1) % 6]] for k in range(6)]
    _expect([each["between"] for each in lotuses] == wanted, "board.yaml: six lotuses lie between the outer regions.")
    start = next(each for each in lotuses if each["id"] == board["toll"]["start_lotus"])
    _expect(start["between"] == ["purple", "indigo"], "board.yaml: the toll starts between purple and indigo.")
    _expect(len(board["vp_tiles"]["items"]) == 7, "board.yaml: there are seven VP tiles.")
    tiles = {seats: row["tiles"] for seats, row in board["lotus_tiles"]["by_players"].items()}
    _expect(tiles == {2: 2, 3: 2, 4: 4}, "board.yaml: a lotus holds 2 tiles, or 4 with 4 players.")


def check_player_board(board: Data, supply: Data) -> None:
    """21 tile spaces with a centre, bonus spaces that the supply can pay on four boards."""
    spots, bonuses = board["emotion_spaces"]["cells"], board["bonus_spaces"]["cells"]
    check_grid("player_board.yaml", [*spots, *bonuses], board["geometry"]["adjacency"] == "axial-distance-1")
    _expect(len(spots) == 21, "player_board.yaml: there must be 21 tile spaces.")
    _expect(len(bonuses) == 10, "player_board.yaml: the vocabulary has room for 10 bonus spaces.")
    edge = sorted(c["id"] for c in spots if c["outer_edge"])
    _expect(
        edge == sorted(board["outer_edge"]["cells"]),
        "player_board.yaml: the outer edge is given in two different ways.",
    )
    _expect(board["emotion_spaces"]["centre"] not in edge, "player_board.yaml: the centre is not on the edge.")
    items: Counter[str] = Counter()
    for bonus in bonuses:
        _expect(bool(bonus["items"]), f"player_board.yaml: {bonus['id']} shows no icon.")
        items.update(bonus["items"])
    known = {"claim", "happiness", "wild", "idea", "dream"}
    _expect(set(items) <= known, f"player_board.yaml: bonus icons are {', '.join(sorted(known))}.")
    shown = [b["items"] for b in bonuses]
    _expect({"claim": 1, "idea": 1} in shown, "player_board.yaml: one bonus must be a claim and an idea.")
    for kind in ("happiness", "idea", "dream"):
        _expect(
            4 * items[kind] <= supply[kind], f"player_board.yaml: four boards show more {kind} than the supply has."
        )
    _expect(board["memory_bank"]["spaces"] == 10, "player_board.yaml: the memory bank has 10 leaves.")


def check_tiles(tiles: Data) -> None:
    """The printed counts, and the tiles that the rulebook names."""
    emotions = tiles["emotions"]["items"]
    items = tiles["emotion_tiles"]["items"]
    _expect(len({t["id"] for t in items}) == 21, "tiles.yaml: a player has 21 emotion tiles.")
    for t in items:
        count = sum(t["icons"].values())
        known_icons = set(t["icons"]) <= set(emotions)
        _expect(known_icons and 1 <= count <= 3, f"tiles.yaml: {t['id']} must show 1 to 3 emotions.")
    faces = [t["icons"] for t in items]
    for known in ({"happiness": 3}, {"sadness": 2}, {"sadness": 1, "gratitude": 1}):
        _expect(known in faces, f"tiles.yaml: the tile {known} is missing.")
    resources = tiles["resource_tiles"]["items"]
    _expect(len({t["id"] for t in resources}) == 72, "tiles.yaml: there are 72 resource tiles.")
    for t in resources:
        _expect(t["icon"] in {*emotions, "wild"} - {"happiness"}, f"tiles.yaml: {t['id']} shows no known icon.")
        _expect(t["cost"] >= 1 and t["dots"] in (0, 3, 4), f"tiles.yaml: {t['id']} needs a price and 0, 3 or 4 dots.")
    coins = [(c["value"], c["count"]) for c in tiles["coins"]["items"]]
    _expect(coins == [(1, 16), (5, 5), (10, 12)], "tiles.yaml: the coins are 16 ones, 5 fives, 12 tens.")
    claims = sorted(c["emotion"] for c in tiles["claim_tiles"]["items"])
    _expect(claims == sorted(emotions), "tiles.yaml: there is one claim tile for each emotion.")


def check_charts(exchange: Data) -> None:
    """The charts of the rulebook."""
    sets = {s["id"]: s["values"] for s in exchange["free_exchanges"]["sets"]}
    _expect(
        sets == {"ideas-to-coins": [2, 5, 10, 15], "dreams-to-vp": [2, 5, 9, 14, 20, 27]},
        "exchange.yaml: the charts of Ideas and Dreams are not those of the rulebook.",
    )
    paid = [exchange["unlock_payment"][icon][-1]["pay"] for icon in ("emotion_icon", "happiness_icon")]
    _expect(paid == [{"coins": 5}, {"coins": 7}], "exchange.yaml: icons cost 5 coins, Happiness 7.")
    _expect(exchange["costs"]["toll"]["coins"] == 1, "exchange.yaml: the toll is 1 coin.")
    _expect(exchange["costs"]["cloud_jump"]["coins"] == 2, "exchange.yaml: a jump costs 2 coins.")


check_tiles(TILES)
check_board(BOARD, TILES["emotions"]["items"])
check_player_board(PLAYER_BOARD, TILES["supply"])
check_charts(EXCHANGE)
