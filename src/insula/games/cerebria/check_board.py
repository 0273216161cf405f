"""board.yaml and scoring.yaml checked: the ring by its arithmetic, the basic picture, numbers of pieces and modes.

[cer.geo.*, cer.place.basic, cer.comp.fragments]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

Node = dict[str, Any]


def check_board(board: Node, emotions: dict[str, Node]) -> list[str]:
    """Everything wrong with the board."""
    realms = [r["id"] for r in sorted(board["realms"], key=lambda r: r["index"])]
    frontiers = [f["id"] for f in sorted(board["frontiers"], key=lambda f: f["index"])]
    counts = [len(board[k]) for k in ("realms", "frontiers", "slots", "spirit_spaces", "fortresses")]
    if counts != [5, 5, 15, 10, 5]:
        return [f"board: {counts} Realms, Frontiers, slots, spaces, Fortress locations"]
    parts = (
        _ring(board["slots"], "slot"),
        _ring(board["spirit_spaces"], "space"),
        _realms(board, realms),
        _frontiers(board, realms, frontiers),
        _slots(board, frontiers),
        _origin(board["origin"], realms),
        _picture(board, emotions),
    )
    return [problem for part in parts for problem in part]


def _ring(places: list[Node], what: str) -> Iterator[str]:
    """Every place has the next and the last number as neighbours."""
    n = len(places)
    for i, place in enumerate(places):
        if place["id"] != i or sorted(place["adjacent"]) != sorted([(i - 1) % n, (i + 1) % n]):
            yield f"{what} {i}: neighbours {place['adjacent']}"


def _realms(board: Node, realms: list[str]) -> Iterator[str]:
    spaces, fortresses = board["spirit_spaces"], {f["id"]: f for f in board["fortresses"]}
    for r, name in enumerate(realms):
        realm = next(x for x in board["realms"] if x["id"] == name)
        slots, outer = [(3 * r - 1) % 15, 3 * r], [(3 * r - 2) % 15, 3 * r + 1]
        if realm["slots"] != slots or realm["frontier_slots"] != outer or realm["space"] != 2 * r:
            yield f"{name}: slots or space"
        if spaces[2 * r]["slots"] != slots or board["realm_actions"][realm["action"]]["realm"] != name:
            yield f"{name}: reach or Action"
        influence = board["influence"]["realms"][name]
        pairs = [(o["slot"], o["blocker"]) for o in influence["outer"]]
        if influence["inner"] != slots or pairs != list(zip(outer, slots, strict=True)):
            yield f"{name}: influence"
        fortress = fortresses[realm["fortress"]]
        near = {2 * r, (2 * r - 1) % 10, 2 * r + 1}
        reached = {s["id"] for s in spaces if realm["fortress"] in s["fortresses"]}
        if fortress["realm"] != name or set(fortress["spaces"]) != near or reached != near:
            yield f"{name}: Fortress location"


def _frontiers(board: Node, realms: list[str], frontiers: list[str]) -> Iterator[str]:
    for f, name in enumerate(frontiers):
        frontier = next(x for x in board["frontiers"] if x["id"] == name)
        if frontier["realms"] != [realms[f], realms[(f + 1) % 5]] or frontier["slot"] != 3 * f + 1:
            yield f"{name}: Realms or slot"
        if frontier["triad"] != [3 * f, 3 * f + 1, 3 * f + 2] or frontier["space"] != 2 * f + 1:
            yield f"{name}: Triad or space"
        if board["spirit_spaces"][2 * f + 1]["slots"] != [3 * f + 1]:
            yield f"{name}: reach"
    pairs = {p["realm"]: p["frontier"] for p in board["reflected_pairs"]}
    for r, name in enumerate(realms):
        if pairs.get(name) != frontiers[(r + 2) % 5]:
            yield f"{name}: the Frontier opposite is not {pairs.get(name)}"


def _slots(board: Node, frontiers: list[str]) -> Iterator[str]:
    realms_of = {f["id"]: f["realms"] for f in board["frontiers"]}
    for slot in board["slots"]:
        owner = slot["owner"]
        touches = realms_of.get(owner, [owner])
        kind = "frontier" if owner in realms_of else "realm"
        if slot["touches"] != touches or slot["kind"] != kind or slot["triad"] != frontiers[slot["id"] // 3]:
            yield f"slot {slot['id']}: kind, Triad or Realms"
        if slot["id"] not in board["spirit_spaces"][slot["space"]]["slots"]:
            yield f"slot {slot['id']}: space"


def _origin(origin: Node, realms: list[str]) -> Iterator[str]:
    spheres = [s["id"] for s in sorted(origin["spheres"], key=lambda s: s["index"])]
    if len(set(spheres)) != 5 or spheres[(spheres.index("humility") + 1) % 5] != "diligence":
        yield f"the order of the Spheres is {spheres}"
    placed = origin["initial_alignment"]["basic"]["alignment"]
    shift = spheres.index(placed[realms[0]])
    if [placed[r] for r in realms] != [spheres[(shift + k) % 5] for k in range(5)]:
        yield "the Origin of the basic game does not follow the order of the Spheres"


# ---- the picture of the basic game ---------------------------------------------------------------------------------


def _picture(board: Node, emotions: dict[str, Node]) -> Iterator[str]:
    picture = board["start"]["basic"]
    laid: dict[int, tuple[str, int]] = {}
    for p in picture["placements"]:
        frontier = next(f for f in board["frontiers"] if f["id"] == p["frontier"])
        card = emotions[p["emotion"]]
        beside = p["slot"] in (frontier["slot"] - 1, frontier["slot"] + 1)
        if p["space"] != frontier["space"] or not beside or (card["side"], card["strength"]) != (p["team"], "starting"):
            yield f"basic picture: {p['team']} {p['player']}"
        laid[p["slot"]] = (p["team"], card["row"][p["essence"] - 1])
    realms, frontiers = held(board, laid)
    told = picture["control"]
    if len(laid) != 4 or realms != told["realms"] or frontiers != told["frontiers"]:
        yield f"basic picture: control is {realms} and {frontiers}"
    for part in (realms, frontiers):
        if Counter(part.values())["bliss"] != Counter(part.values())["gloom"]:
            yield "basic picture: the sides are not alike"


def held(board: Node, laid: dict[int, tuple[str, int]]) -> tuple[dict[str, str | None], dict[str, str | None]]:
    """Who controls Realms and Frontiers with these Emotions (slot: side, Intensity) and no Fortress."""

    def winner(slots: list[int]) -> str | None:
        lead = sum(n if side == "bliss" else -n for side, n in (laid[s] for s in slots if s in laid))
        return "bliss" if lead > 0 else "gloom" if lead < 0 else None

    frontiers = {f["id"]: winner(f["triad"]) for f in board["frontiers"]}
    realms = {}
    for name, influence in board["influence"]["realms"].items():
        counted = list(influence["inner"])
        for outer in influence["outer"]:
            blocker = laid.get(outer["blocker"])
            if outer["slot"] in laid and (blocker is None or blocker[0] == laid[outer["slot"]][0]):
                counted.append(outer["slot"])
        realms[name] = winner(counted)
    return realms, frontiers


# ---- scoring -------------------------------------------------------------------------------------------------------


def check_scoring(scoring: Node) -> list[str]:
    """Everything wrong with the numbers of pieces, points and modes."""
    return [*_pieces(scoring), *_modes(scoring), *_line_ups(scoring)]


def _pieces(scoring: Node) -> Iterator[str]:
    fragments = [
        (scoring["fragments"][k]["count"], scoring["fragments"][k]["points"]) for k in ("minor", "major", "capping")
    ]
    if fragments != [(5, 3), (3, 5), (1, 4)]:
        yield f"Fragments: {fragments}"
    for side in "AB":
        intentions = scoring["intentions"][side]
        if len({i["id"] for i in intentions}) != 5:
            yield f"Team Board {side}: five Intentions are expected"
        if any(set(i["points"]) != {"bliss", "gloom", "balance"} or max(i["points"].values()) > 2 for i in intentions):
            yield f"Team Board {side}: points"
    spaces = [b["space"] for b in scoring["wheel"]["bonuses"]]
    if len(set(spaces)) != len(spaces) or not all(0 < s < scoring["wheel"]["steps"]["value"] for s in spaces):
        yield f"Wheel: bonuses on {spaces}"


def _modes(scoring: Node) -> Iterator[str]:
    aspirations = {a["id"]: a for a in scoring["aspirations"]}
    if len(aspirations) != 9 or sum(a["basic"] for a in aspirations.values()) != 7:
        yield "nine Aspirations, seven of them basic, are expected"
    for name, mode in scoring["modes"].items():
        removed = mode["aspirations_removed"]
        if mode["common_aspirations"] != 9 - len(removed) - mode["aspirations_removed_at_random"]:
            yield f"mode {name}: number of Common Aspirations"
        if not set(removed) | set(mode["hidden_removed"]) <= set(aspirations):
            yield f"mode {name}: an unknown Aspiration"
        if mode["sphere_willpower"] != scoring["sphere_refill"]["balance" if name == "balance" else "base"]:
            yield f"mode {name}: Willpower of a Sphere"


def _line_ups(scoring: Node) -> Iterator[str]:
    for kind, teams in (("base", 2), ("balance", 3)):
        for line_up in scoring["player_counts"][kind]:
            full, shapers = len(line_up["full"]), len(line_up["shapers"])
            turns = Counter(place.split(".")[0] for place in line_up["order"])
            if 2 * full + shapers != line_up["players"] or full + shapers != teams:
                yield f"{kind}, {line_up['players']} players: teams"
            if len(turns) != teams or len(set(turns.values())) != 1:
                yield f"{kind}, {line_up['players']} players: order"
