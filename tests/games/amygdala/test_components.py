"""What is in the box. [amy.comp.*, amy.data.*, amy.def.*]"""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from insula.core.record_class import key
from insula.games.amygdala.gen import opt
from insula.games.amygdala.rules.network import lay_tile
from insula.games.amygdala.study import component_checks
from insula.games.amygdala.study.component_checks import BOARD, PLAYER_BOARD, TILES, Unprinted
from insula.games.amygdala.tables import (
    BESIDE_BONUS,
    BONUS_ITEMS,
    CELL_IDS,
    CENTRE,
    COINS,
    EMOTIONS,
    FACE_ICON,
    FACE_PRICE,
    HAPPINESS,
    ICON_COUNT,
    ICONS,
    LOTUS_REGIONS,
    MAX_NEIGHBOURS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    N_FACES,
    N_SPACES,
    N_TILES,
    NEIGHBOUR,
    NEXT_TO,
    ON_EDGE,
    REGION_IDS,
    REGION_OF,
    REGION_VALUE,
    SPACE_IDS,
    TILE_IDS,
    TILE_SIZE,
    VP_TILES,
    VP_TRACK,
    WAYS,
    YELLOW,
)
from insula.testing import refuses, rule_test, walk
from tests.games.amygdala.kit import GAME, bank, fresh, play, player, position, space_option

SIX = set(EMOTIONS) - {"happiness"}


@rule_test("amy.comp.board")
def test_both_sides_of_the_board_play_alike() -> None:
    for light, dark in zip(walk(GAME.setup(3), 5), walk(GAME.setup(3, side="dark"), 5), strict=True):
        dark.config.dark = 0
        assert key(light) == key(dark)
        dark.config.dark = 1
    assert fresh(2, side="dark").view()["side"] == "dark"


@rule_test("amy.comp.coins")
def test_33_coins_are_worth_161() -> None:
    assert tuple(COINS) == (16, 5, 12)
    assert sum(COINS) == 33
    assert sum(n * v for n, v in zip(COINS, (1, 5, 10), strict=True)) == 161


@rule_test("amy.comp.supply-tiles")
def test_common_tiles_of_a_four_player_game() -> None:
    table = fresh(4)
    supply = table.view()["supply"]
    assert (supply["happiness"], supply["wild"], supply["idea"], supply["dream"]) == (18, 8, 18, 24)
    assert sum(lotus["toll"] for lotus in table.view()["lotuses"]) == 1


@rule_test("amy.comp.resource-tiles", "amy.data.resource-tiles")
def test_72_resource_tiles_with_one_icon_a_price_and_dots() -> None:
    tiles = TILES["resource_tiles"]["items"]
    assert len(tiles) == 72
    assert {t["dots"] for t in tiles} == {0, 3, 4}
    assert min(t["cost"] for t in tiles) == 1
    assert {t["icon"] for t in tiles} == SIX | {"wild"}
    known = {(t["icon"], t["cost"]) for t in tiles}
    assert {(ICONS[FACE_ICON[f]], FACE_PRICE[f]) for f in range(N_FACES)} == known


@rule_test("amy.comp.player-set")
def test_a_player_has_21_emotion_tiles_7_claims_and_one_of_each_marker() -> None:
    table = fresh(3)
    for p in table.view()["players"]:
        assert len(p["tiles"]) == 21
        assert len(p["claims"]) == 7
        assert p["mood"] == 0
        assert p["cloud"] is None
        assert p["vp"] == 0
    assert TILES["players"]["per_player"] == {
        "player_board": 1,
        "emotion_tile": 21,
        "claim_tile": 7,
        "mood_marker": 1,
        "thought_cloud": 1,
        "vp_marker": 1,
        "player_aid": 1,
    }


@rule_test("amy.comp.claim-per-region")
def test_one_claim_tile_for_each_emotion() -> None:
    assert sorted(fresh(2).view()["players"][0]["claims"]) == sorted(EMOTIONS)


@rule_test("amy.comp.colours")
def test_no_two_players_share_a_colour() -> None:
    says = refuses("amy.comp.colours", lambda: GAME.setup(2, colours="grey,grey"))
    assert says == "Grey is already taken."
    for other in ("dark-blue", "green", "orange"):
        table = fresh(2, colours=f"grey,{other}")
        assert [p["colour"] for p in table.view()["players"]] == ["grey", other]
    with pytest.raises(ValueError, match="no colour “mauve”"):
        GAME.setup(2, colours="mauve")


@rule_test("amy.comp.player-count")
@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    says = refuses("amy.comp.player-count", lambda: GAME.setup(players))
    assert says == f"Amygdala is for 2 to 4 players; you have {players}."
    refuses("amy.comp.player-count", lambda: GAME.configure(players))
    assert [fresh(n).state.n_seats for n in (2, 3, 4)] == [2, 3, 4]


@rule_test("amy.comp.limited")
def test_what_the_supply_cannot_pay_is_lost() -> None:
    table = position("""
        A coins: 5
        A bank: anger 1
        A cloud: e2
        A board: e3 anger-1, c2 hope-1
        B bank: 12 wild, 23 dream
    """)
    play(table, "unlock e3", "pay with own tiles", "move to pink-red", "place at red-3")
    # the bonus f2 shows 1 Wild and 2 Dreams; the supply has no Wild and 1 Dream
    assert bank(table, "A") == {"dream": 1}
    table.state.supply_wild += 1
    play(table, "end turn")
    assert bank(table, "A") == {"dream": 1}


# ---- boards


@rule_test("amy.data.lotus-ring")
def test_six_lotuses_lie_between_the_outer_regions() -> None:
    pairs = [[REGION_IDS[r] for r in LOTUS_REGIONS[2 * k : 2 * k + 2]] for k in range(6)]
    assert pairs == [
        ["purple", "indigo"],
        ["indigo", "teal"],
        ["teal", "green"],
        ["green", "pink"],
        ["pink", "red"],
        ["red", "purple"],
    ]


@rule_test("amy.data.emotion-tiles")
def test_emotion_tiles_show_icons_and_one_shows_three_happiness() -> None:
    assert N_TILES == 21
    triples = [t for t in range(N_TILES) if ICON_COUNT[N_EMOTIONS * t + HAPPINESS] == 3]
    assert [TILE_IDS[t] for t in triples] == ["happiness-3"]
    assert min(TILE_SIZE) == 1
    table = fresh(4)
    sets = [sorted(t["id"] for t in p["tiles"].values()) for p in table.view()["players"]]
    assert all(each == sets[0] for each in sets)


@rule_test("amy.data.player-board")
def test_a_player_board_has_21_tile_spaces_and_mutual_neighbours() -> None:
    assert N_CELLS == 21
    assert CELL_IDS[CENTRE] == "d3"
    for a in range(N_CELLS):
        assert NEXT_TO[N_CELLS * a + a] == 0
        for b in range(N_CELLS):
            assert NEXT_TO[N_CELLS * a + b] == NEXT_TO[N_CELLS * b + a]
    assert [CELL_IDS[c] for c in range(N_CELLS) if ON_EDGE[c]] == PLAYER_BOARD["outer_edge"]["cells"]
    assert PLAYER_BOARD["memory_bank"]["spaces"] == 10


@rule_test("amy.data.bonus-spaces", "amy.bonus.kinds")
def test_bonus_spaces_show_items_of_five_kinds_beside_tile_spaces() -> None:
    for bonus in range(N_BONUSES):
        shown = BONUS_ITEMS[5 * bonus : 5 * bonus + 5]
        assert sum(shown) >= 1
        assert sum(BESIDE_BONUS[N_CELLS * bonus : N_CELLS * (bonus + 1)]) >= 2
    printed_kinds = {kind for b in PLAYER_BOARD["bonus_spaces"]["cells"] for kind in b["items"]}
    assert printed_kinds == {"wild", "happiness", "idea", "dream", "claim"}
    assert any(tuple(BONUS_ITEMS[5 * b : 5 * b + 5]) == (0, 0, 1, 0, 1) for b in range(N_BONUSES))


@rule_test("amy.data.region-spaces")
def test_every_space_belongs_to_one_region_and_neighbours_are_mutual() -> None:
    assert Counter(REGION_OF) == dict.fromkeys(range(7), 12)
    rows = [set(NEIGHBOUR[MAX_NEIGHBOURS * n : MAX_NEIGHBOURS * (n + 1)]) - {-1} for n in range(N_SPACES + 7)]
    for node, others in enumerate(rows):
        assert all(node in rows[other] for other in others)
    across = {(REGION_OF[a], REGION_OF[b]) for a in range(N_SPACES) for b in rows[a] if b < N_SPACES}
    assert (1, 2) in across
    assert (1, YELLOW) in across
    assert all(len(rows[N_SPACES + r]) == 6 for r in range(7))


@rule_test("amy.data.one-tile-one-space")
def test_a_tile_fills_one_space_and_its_icons_have_no_direction() -> None:
    table = position("seats 2")
    g = table.state
    lay_tile(g, 0, TILE_IDS.index("sadness-gratitude"), SPACE_IDS.index("indigo-3"))
    assert sum(owner >= 0 for owner in g.owner) == 1
    bits = (1 << EMOTIONS.index("sadness")) | (1 << EMOTIONS.index("gratitude"))
    at = SPACE_IDS.index("indigo-3")
    for other in NEIGHBOUR[MAX_NEIGHBOURS * at : MAX_NEIGHBOURS * (at + 1)]:
        if 0 <= other < N_SPACES:
            assert g.seats[0].reach[other] & bits == bits


@rule_test("amy.data.region-values")
def test_each_region_has_three_falling_values() -> None:
    rows = {name: list(REGION_VALUE[3 * r : 3 * r + 3]) for r, name in enumerate(REGION_IDS)}
    assert rows["indigo"][1:] == [4, 2]
    assert all(a > b > c > 0 for a, b, c in rows.values())


@rule_test("amy.data.vp-tile-values")
def test_seven_vp_tiles_with_three_values() -> None:
    rows = [tuple(VP_TILES[3 * i : 3 * i + 3]) for i in range(7)]
    assert len(set(rows)) == 7
    assert len(VP_TILES) == 21


@rule_test("amy.data.vp-track")
def test_a_score_past_the_track_keeps_its_total() -> None:
    table = position("""
        A vp: 98
        A bank: 2 dream
        A coins: 3
    """)
    assert VP_TRACK == 100
    play(table, "exchange", "exchange set of 2 dreams")
    assert player(table, "A").vp == 103
    assert table.view()["players"][0]["vp"] == 103


# ---- definitions


@rule_test("amy.def.emotions")
def test_seven_emotions() -> None:
    assert set(EMOTIONS) == {"sadness", "serenity", "gratitude", "happiness", "hope", "anger", "surprise"}
    shown = {EMOTIONS[e] for t in range(N_TILES) for e in range(N_EMOTIONS) if ICON_COUNT[N_EMOTIONS * t + e]}
    assert shown == set(EMOTIONS)


@rule_test("amy.def.regions")
def test_seven_regions_and_only_yellow_is_the_centre() -> None:
    assert set(REGION_IDS) == {"yellow", "red", "pink", "green", "teal", "indigo", "purple"}
    assert [r["id"] for r in BOARD["regions"] if r["position"] == "centre"] == ["yellow"]


@rule_test("amy.def.region-emotion", "amy.def.source")
def test_each_region_has_its_source_and_no_tile_lies_on_it() -> None:
    shown = {r["id"]: r["emotion"] for r in position("seats 2").view()["regions"]}
    assert shown == {
        "purple": "surprise",
        "indigo": "sadness",
        "teal": "serenity",
        "green": "gratitude",
        "yellow": "happiness",
        "pink": "hope",
        "red": "anger",
    }
    assert not any(name.endswith("source") for name in SPACE_IDS)
    assert opt.EMOTION - opt.SPACE == N_SPACES  # the vocabulary has no option for placing on a source


@rule_test("amy.def.adjacent")
def test_a_shared_edge_makes_neighbours_and_a_corner_does_not() -> None:
    table = position("""
        A coins: 9
        A bank: sadness 1
        A board: a1 sadness-1
        placed: A sadness-2 indigo-10
    """)
    play(table, "unlock a1", "pay with own tiles", "move to purple-indigo")
    assert table.why(space_option("indigo-9")) is None  # shares an edge with indigo-10
    assert table.why(space_option("indigo-8")) is not None  # two steps away
    # indigo-6 and indigo-11 touch the source, so they are open anyway; yellow-1 and yellow-3 meet in no edge
    yellow = [SPACE_IDS.index(f"yellow-{n}") for n in (1, 2, 3)]
    beside = NEIGHBOUR[MAX_NEIGHBOURS * yellow[0] : MAX_NEIGHBOURS * (yellow[0] + 1)]
    assert yellow[1] in beside
    assert yellow[2] not in beside


@rule_test("amy.def.wild-resource")
def test_a_wild_resource_pays_like_a_wild_and_goes_to_the_discard() -> None:
    table = position("""
        A coins: 1
        A bank: wild 3
        A board: a1 hope-1
    """)
    before = table.state.supply_wild
    play(table, "unlock a1", "pay 1 wild resource")
    assert table.view()["discard"] == [{"icon": "wild", "price": 3, "count": 1}]
    assert table.state.supply_wild == before
    assert bank(table, "A") == {}


@rule_test("amy.def.open-information")
def test_everything_is_open_but_the_order_of_the_stack() -> None:
    table = fresh(3, 4)
    for eyes in (None, 0, 1, 2):
        view = table.view(eyes)
        assert view["stack"] == table.state.n_tile_stack
        assert [len(p["bank"]) for p in view["players"]] == [4, 4, 4]
        assert view["discard"] == []
    assert "tile_stack" not in str(table.view(0))
    assert {**table.view(0), "you": 1} == table.view(1)


# ---- broken data is refused in one sentence


def test_broken_component_files_are_refused_with_a_sentence() -> None:
    tiles = copy.deepcopy(TILES)
    tiles["coins"]["items"][0]["count"] = 15
    with pytest.raises(Unprinted, match="16 ones, 5 fives, 12 tens"):
        component_checks.check_tiles(tiles)
    board = copy.deepcopy(BOARD)
    board["regions"][0]["spaces"]["cells"][0]["adjacent"].remove("yellow-2")
    with pytest.raises(Unprinted, match="neighbours"):
        component_checks.check_board(board, TILES["emotions"]["items"])
    mind = copy.deepcopy(PLAYER_BOARD)
    mind["bonus_spaces"]["cells"][0]["items"] = {"idea": 9}
    with pytest.raises(Unprinted, match="more idea than the supply has"):
        component_checks.check_player_board(mind, TILES["supply"])


def test_every_part_of_the_components_names_its_source() -> None:
    def uncovered(node: object, covered: bool) -> list[object]:
        if isinstance(node, dict):
            covered = covered or node.get("source") in {"rulebook", "public", "derived", "house"}
            return [u for k, v in node.items() if k not in ("source", "ref") for u in uncovered(v, covered)]
        if isinstance(node, list):
            return [u for v in node for u in uncovered(v, covered)]
        return [] if covered else [node]

    for data in (BOARD, PLAYER_BOARD, TILES, component_checks.EXCHANGE):
        body = {k: v for k, v in data.items() if k not in ("pack", "file", "version")}
        assert uncovered(body, False) == []


def test_ways_of_paying_are_listed_by_what_they_cost() -> None:
    assert tuple(WAYS[:4]) == (0, 0, 0, 0)
    assert len({tuple(WAYS[4 * i : 4 * i + 4]) for i in range(len(WAYS) // 4)}) == 35
