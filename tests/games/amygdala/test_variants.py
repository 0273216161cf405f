"""The changing toll and the VP tiles. [amy.var.*, amy.toll.*, amy.vp.*]"""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.amygdala.gen import opt
from insula.games.amygdala.tables import LOTUS_NAMES, VP_TILE_NAMES
from insula.testing import refuses, rule_test, walk
from tests.games.amygdala.kit import (
    GAME,
    L1,
    L2,
    L3,
    L4,
    L5,
    L6,
    asked,
    coins,
    fresh,
    lotus,
    lotus_option,
    mood,
    offered,
    offered_things,
    play,
    position,
)
from tests.games.amygdala.test_ending import points


def changing(text: str, toll: str = L1) -> Table:
    return position(f"variants changing-toll, toll {toll}\n{text}")


def toll(table: Table) -> str:
    return LOTUS_NAMES[table.state.toll]


@rule_test("amy.var.choose")
def test_variants_are_chosen_before_the_game() -> None:
    table = fresh(3, variants="changing-toll,vp-tiles")
    assert table.view()["variants"] == {"changing_toll": True, "vp_tiles": True}
    for number in range(2):
        says = refuses("amy.var.choose", table, opt.VARIANT + number)
        assert says == "Variants cannot be changed once the game has started."
    for variant in ("changing-toll", "vp-tiles"):
        alone = fresh(3, variants=variant).view()["variants"]
        assert [name for name, on in alone.items() if on] == [variant.replace("-", "_")]
    with pytest.raises(ValueError, match="no variant “more-toll”"):
        GAME.setup(3, variants="more-toll")


@rule_test("amy.toll.moves", "amy.toll.destination")
def test_passing_the_toll_takes_the_tile_along() -> None:
    table = play(changing(f"A coins: 5\nA mood: {L6}"), f"acquire at {L3}")
    assert (coins(table, "A"), toll(table)) == (4, L3)
    other = play(changing(f"A coins: 5\nA mood: {L5}"), f"acquire at {L3}")
    assert (coins(other, "A"), toll(other)) == (4, L3)
    base = play(position(f"A coins: 5\nA mood: {L6}"), f"acquire at {L3}")
    assert toll(base) == L1


@rule_test("amy.toll.onto-stays")
def test_stopping_on_the_toll_lotus_leaves_the_tile() -> None:
    table = play(changing(f"A coins: 5\nA mood: {L6}"), f"acquire at {L1}")
    assert (coins(table, "A"), toll(table)) == (4, L1)


@rule_test("amy.toll.leaving")
def test_leaving_the_toll_lotus_is_free_and_leaves_the_tile() -> None:
    table = play(changing(f"A coins: 5\nA mood: {L2}", L2), f"acquire at {L5}")
    assert (coins(table, "A"), toll(table)) == (5, L2)


@rule_test("amy.toll.no-full-circle")
def test_no_full_circle() -> None:
    table = changing(f"A coins: 5\nA mood: {L4}")
    says = refuses("amy.toll.no-full-circle", table, "move full circle")
    assert says == "You may not move in a full circle; stay on the green-pink lotus or end on another one."


@rule_test("amy.toll.stay-allowed")
def test_staying_is_allowed() -> None:
    table = play(changing(f"A coins: 5\nA mood: {L4}"), f"acquire at {L4}")
    assert (mood(table, "A"), coins(table, "A"), toll(table)) == (L4, 5, L1)


@rule_test("amy.toll.centre")
def test_yellow_belongs_to_the_lotus_of_the_toll_now() -> None:
    text = f"A coins: 5\nA bank: claim happiness\nA mood: {L6}\nB coins: 5\nB bank: claim happiness\nB mood: {L1}"
    table = play(changing(text), "claim happiness")
    assert offered_things(table, "move to") == [L1, L2, L3, L4, L5]  # onto the toll, or past it with the tile
    play(table, f"move to {L2}", "end turn", "claim happiness")
    assert toll(table) == L2
    assert asked(table) == ("claim_from", "B")
    refuses("amy.claim.yellow", table, lotus_option(L1))
    placing = changing(f"""
        A coins: 5
        A bank: happiness
        A mood: {L6}
        A cloud: a2
        A board: a1 happiness-1
        A earned: b2
    """)
    play(placing, "unlock a1", "pay with own tiles", f"move to {L2}", "place at yellow-1")
    assert toll(placing) == L2


@rule_test("amy.toll.refill-start")
def test_a_refill_starts_where_the_toll_is() -> None:
    table = position(f"""
        seats 4, variants changing-toll, toll {L4}
        A coins: 9
        A mood: {L5}
        lotuses: empty
        lotus {L5}: hope 1, - | -, -
        stack: 6
        discard: 0
        rest: B
    """)
    play(table, f"acquire at {L5}", f"buy tile 1 at {L5}")
    filled = {name: sum(face != "-" for face in lotus(table, name)) for name in LOTUS_NAMES}
    assert filled == {L1: 0, L2: 0, L3: 0, L4: 4, L5: 2, L6: 0}


@rule_test("amy.toll.others-unaffected")
def test_the_toll_arriving_costs_nobody_anything() -> None:
    table = changing(f"A coins: 5\nA mood: {L6}\nB coins: 3\nB bank: claim happiness\nB mood: {L3}")
    play(table, f"acquire at {L3}", f"buy tile 1 at {L3}", "no second tile", "end turn")
    assert (coins(table, "B"), toll(table)) == (3, L3)
    play(table, "claim happiness", f"move to {L3}")
    assert coins(table, "B") == 3
    assert mood(table, "B") == L3


@rule_test("amy.vp.place")
def test_each_region_gets_a_random_vp_tile() -> None:
    seen = set()
    for seed in range(8):
        regions = fresh(2, seed, variants="vp-tiles").view()["regions"]
        assert sorted(r["vp_tile"] for r in regions) == sorted(VP_TILE_NAMES)
        seen.add(tuple(r["vp_tile"] for r in regions))
    assert len(seen) > 4


@rule_test("amy.vp.score")
def test_regions_score_by_their_vp_tiles() -> None:
    text = "placed: A hope-2 indigo-3, B hope-1 indigo-4\nclaims: indigo A B"
    assert points(text, 2) == [7, 4]
    covered = fresh(2, 5, variants="vp-tiles")
    for region in covered.view()["regions"]:
        tile = VP_TILE_NAMES.index(region["vp_tile"])
        from insula.games.amygdala.tables import VP_TILES

        assert region["values"] == list(VP_TILES[3 * tile : 3 * tile + 3])
    table = position("values: indigo 9 5 1\n" + text)
    assert table.view()["regions"][1]["points"] == [9, 5]


@rule_test("amy.vp.visible")
def test_vp_tiles_are_open_and_stay() -> None:
    setup = GAME.setup(2, variants="vp-tiles")
    first = None
    for g in walk(setup, 4):
        shown = [r["values"] for r in GAME.view(g, 1)["regions"]]
        first = first or shown
        assert shown == first
    assert offered(fresh(2, variants="vp-tiles"))
