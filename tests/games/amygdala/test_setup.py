"""Setting up. [amy.setup.*]"""

from __future__ import annotations

from collections import Counter

import pytest

from insula.core.record_class import key
from insula.games.amygdala.study.component_checks import TILES
from insula.games.amygdala.tables import FACE_NAMES, LOTUS_NAMES
from insula.testing import refuses, rule_test, walk
from tests.games.amygdala.kit import GAME, SEATS, bank, claim_option, cloud, coins, fresh, lotus, mind, pieces, play

SEVERAL = range(6)


def in_play(seats: int) -> Counter[str]:
    g = fresh(seats).state
    faces = [f for f in g.lotus if f >= 0] + g.tile_stack[: g.n_tile_stack]
    return Counter(FACE_NAMES[f] for f in faces)


def printed_with(*dots: int) -> Counter[str]:
    return Counter(f"{t['icon']} {t['cost']}" for t in TILES["resource_tiles"]["items"] if t["dots"] in dots)


@rule_test("amy.setup.toll")
def test_the_toll_stays_between_purple_and_indigo() -> None:
    for g in walk(GAME.setup(3), 3):
        assert LOTUS_NAMES[g.toll] == "purple-indigo"


@rule_test("amy.setup.vp-zero")
def test_everybody_starts_with_no_vp() -> None:
    assert [p["vp"] for p in fresh(4).view()["players"]] == [0, 0, 0, 0]


@rule_test("amy.setup.resources-2p")
def test_two_players_use_tiles_without_dots() -> None:
    assert in_play(2) == printed_with(0)


@rule_test("amy.setup.resources-3p")
def test_three_players_add_tiles_with_three_dots() -> None:
    assert in_play(3) == printed_with(0, 3)


@rule_test("amy.setup.resources-4p")
def test_four_players_use_all_72_tiles() -> None:
    assert in_play(4) == printed_with(0, 3, 4)
    assert in_play(4).total() == 72


@rule_test("amy.setup.lotus-2p")
def test_two_players_start_with_two_tiles_on_each_lotus() -> None:
    table = fresh(2)
    assert [len([f for f in lotus(table, name) if f != "-"]) for name in LOTUS_NAMES] == [2] * 6
    assert table.state.n_lotus == 12


@rule_test("amy.setup.lotus-3p")
def test_three_players_start_with_two_tiles_on_each_lotus() -> None:
    table = fresh(3)
    assert [len([f for f in lotus(table, name) if f != "-"]) for name in LOTUS_NAMES] == [2] * 6
    assert table.state.n_lotus == 12


@rule_test("amy.setup.lotus-4p")
def test_four_players_start_with_two_tiles_on_each_side_of_each_lotus() -> None:
    table = fresh(4)
    assert [len([f for f in lotus(table, name) if f != "-"]) for name in LOTUS_NAMES] == [4] * 6
    assert (table.state.n_lotus, table.state.n_tile_stack) == (24, 48)


@rule_test("amy.setup.lotus-face-up")
def test_all_see_icon_and_price_on_the_lotuses() -> None:
    for eyes in (None, 0, 1):
        tiles = [t for each in fresh(2).view(eyes)["lotuses"] for t in each["tiles"]]
        assert all(set(t) == {"icon", "price"} for t in tiles)


@rule_test("amy.setup.stack")
def test_the_seed_fixes_the_stack_and_the_discard_is_empty() -> None:
    first, again, other = fresh(3, 7), fresh(3, 7), fresh(3, 8)
    assert key(first.state) == key(again.state)
    assert first.state.tile_stack != other.state.tile_stack
    assert first.view()["discard"] == []
    assert first.view(1)["stack"] == first.state.n_tile_stack == 54 - 12


@rule_test("amy.setup.start-player")
def test_the_table_picks_the_start_player_or_draws_one() -> None:
    table = fresh(3, start="C")
    assert (table.state.start, table.asked) == (2, 2)
    assert {fresh(3, seed).state.start for seed in range(20)} == {0, 1, 2}
    with pytest.raises(ValueError, match="no start player “D”"):
        GAME.setup(3, start="D")


@rule_test("amy.setup.player-kit")
def test_only_the_colours_of_the_players_are_in_play() -> None:
    players = fresh(2, colours="orange").view()["players"]
    assert [p["colour"] for p in players] == ["orange", "grey"]
    g = fresh(2).state
    assert [p.n_tiles for p in g.seats] == [21, 21, 0, 0]


@rule_test("amy.setup.mood-marker")
def test_all_mood_markers_start_at_the_toll_lotus() -> None:
    table = fresh(4)
    assert table.view()["lotuses"][0]["markers"] == [0, 1, 2, 3]
    assert table.view()["lotuses"][0]["toll"]
    assert [coins(table, s) for s in SEATS] == [30] * 4


@rule_test("amy.setup.cloud")
def test_thought_clouds_start_beside_the_boards() -> None:
    assert [cloud(fresh(4), s) for s in SEATS] == [""] * 4


@rule_test("amy.setup.claims")
def test_claim_tiles_must_be_earned_first() -> None:
    table = fresh(2)
    says = refuses("amy.claim.from-bank", table, claim_option("hope"))
    assert says == "Your hope claim tile is still beside your board; you have to earn it from a bonus space first."
    assert list(table.view()["players"][0]["claims"].values()) == ["unearned"] * 7


@rule_test("amy.setup.supply")
def test_the_supply_of_two_players() -> None:
    supply = fresh(2).view()["supply"]
    assert (supply["wild"], sum(supply["coins"].values())) == (10, 27)
    assert (supply["happiness"], supply["idea"], supply["dream"]) == (18, 18, 24)


@rule_test("amy.setup.start-items")
def test_one_wild_and_three_tens() -> None:
    table = fresh(3)
    for seat in "ABC":
        assert bank(table, seat) == {"wild": 1}
        assert pieces(table, seat) == [0, 0, 3]
    assert table.view()["players"][0]["items"] == 4


@rule_test("amy.setup.centre-tile")
def test_the_triple_happiness_tile_is_in_the_centre() -> None:
    for seed in SEVERAL:
        assert {mind(fresh(4, seed), s)["d3"] for s in SEATS} == {"happiness-3"}


@rule_test("amy.setup.random-tiles")
def test_the_other_20_tiles_lie_at_random() -> None:
    boards = [mind(fresh(2, seed), seat) for seed in SEVERAL for seat in "AB"]
    assert len({tuple(b.values()) for b in boards}) == len(boards)
    assert all(len(set(b.values())) == 21 for b in boards)
    everywhere = {cell for seed in range(200) for cell, tile in mind(fresh(2, seed), "A").items() if tile == "hope-1"}
    assert len(everywhere) == 20


@rule_test("amy.setup.bonus-uncovered")
def test_bonus_spaces_hold_no_tile() -> None:
    player = fresh(2).view()["players"][0]
    assert len(player["bonuses"]) == 10
    assert not set(player["tiles"]) & set(player["bonuses"])


@rule_test("amy.setup.vp-tiles-box")
def test_without_the_variant_no_vp_tile_is_on_the_board() -> None:
    regions = fresh(2).view()["regions"]
    assert [r["vp_tile"] for r in regions] == [None] * 7
    assert next(r["values"] for r in regions if r["id"] == "indigo") == [8, 4, 2]


@rule_test("amy.setup.example-4p")
def test_the_illustrated_set_up_for_four() -> None:
    view = fresh(4).view()
    assert [len(each["tiles"]) for each in view["lotuses"]] == [4] * 6
    assert view["lotuses"][0]["markers"] == [0, 1, 2, 3]
    assert view["toll"] == 0
    for p in view["players"]:
        assert len(p["tiles"]) == 21
        assert p["tiles"]["d3"]["icons"] == ["happiness"] * 3
        assert sorted(i["kind"] for i in p["bank"]) == ["coin", "coin", "coin", "wild"]
        assert p["coins"] == 30
    assert not GAME.conserved(play(fresh(4)).state)
