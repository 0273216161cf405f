"""Placing the unlocked tile, and its bonuses. [amy.place.*, amy.bonus.*]"""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.amygdala.gen import opt
from insula.games.amygdala.tables import EMOTIONS, SPACE_IDS, TILE_BITS, TILE_IDS
from insula.testing import refuses, rule_test
from tests.games.amygdala.kit import (
    GAME,
    L1,
    L2,
    L3,
    L5,
    L6,
    asked,
    bank,
    coins,
    items,
    kinds,
    lotus_option,
    mind,
    mood,
    offered,
    offered_things,
    on_board,
    play,
    player,
    position,
    space_option,
)

EARNED = "A earned: b2 b4 c1 c6 d2 d4 e1 e6 f2 f4"


def placing(tile: str, more: str = "", money: int = 9, start: str = L1) -> Table:
    """A has unlocked and paid a tile and is asked from which lotus to place it."""
    table = position(f"""
        A coins: {money}
        A bank: 3 wild, 3 happiness
        A mood: {start}
        A cloud: a2
        A board: a1 {tile}, g1 hope-1
        {EARNED}
        {more}
    """)
    play(
        table,
        "unlock a1",
        next(o for o in ("pay with own tiles", "pay 1 wild", "pay 2 wild") if o in _offered_after(table)),
    )
    return table


def _offered_after(table: Table) -> list[str]:
    play(table, "unlock a1")
    found = offered(table)
    table.undo()
    return found


def from_lotus(table: Table, name: str) -> Table:
    return play(table, f"move to {name}")


@rule_test("amy.place.mood-adjacent")
def test_the_marker_must_be_next_to_the_region() -> None:
    table = from_lotus(placing("sadness-1", "placed: A sadness-2 indigo-7, A anger-2 red-6"), L2)
    assert "place at indigo-3" in offered(table)
    assert "place at teal-2" in offered(table)  # beside the own Sadness on indigo-7
    says = refuses("amy.place.mood-adjacent", table, "place at red-3")
    assert says == (
        "You reach the red region only from the pink-red and red-purple lotuses, and your mood marker is on indigo-teal."
    )


@rule_test("amy.place.mood-move")
def test_the_marker_may_move_before_placing() -> None:
    table = placing("serenity-1", start=L5)
    play(table, f"move to {L2}")
    assert (coins(table, "A"), mood(table, "A")) == (8, L2)
    other = placing("anger-1", start=L5)
    play(other, f"move to {L6}")
    assert coins(other, "A") == 9


@rule_test("amy.place.yellow")
def test_yellow_only_from_the_toll_lotus() -> None:
    more = "placed: A happiness-2 yellow-1"
    table = from_lotus(placing("happiness-1", more), L1)
    assert "place at yellow-7" in offered(table)
    other = from_lotus(placing("happiness-1", more), L3)
    says = refuses("amy.place.yellow", other, "place at yellow-7")
    assert says == (
        "You reach the yellow region only from the toll lotus (purple-indigo), and your mood marker is on teal-green."
    )
    assert not [o for o in offered(other) if "yellow" in o]


@rule_test("amy.place.adjacency")
def test_a_tile_needs_a_matching_neighbour() -> None:
    table = from_lotus(placing("hope-1", "placed: A hope-2 indigo-4"), L1)
    says = refuses("amy.place.adjacency", table, "place at indigo-8")
    assert says == "Beside indigo 8 there is no source and no tile of yours that matches hope."


@rule_test("amy.place.source-match")
def test_a_tile_may_lie_beside_the_source_of_any_of_its_emotions() -> None:
    table = from_lotus(placing("sadness-gratitude"), L1)
    assert offered_things(table, "place at") == [f"indigo-{n}" for n in (3, 4, 6, 7, 10, 11)]
    other = from_lotus(placing("sadness-gratitude"), L3)
    assert offered_things(other, "place at") == [f"green-{n}" for n in (3, 4, 6, 7, 10, 11)]


@rule_test("amy.place.own-tile-match")
def test_one_shared_emotion_is_enough_beside_an_own_tile() -> None:
    table = from_lotus(placing("sadness-gratitude", "placed: A sadness-2 indigo-1"), L1)
    assert "place at yellow-2" in offered(table)  # touches indigo-1 and no source but Happiness
    other = from_lotus(placing("gratitude-anger", "placed: A sadness-2 yellow-8"), L3)
    refuses("amy.place.adjacency", other, "place at teal-1")


@rule_test("amy.place.across-borders")
def test_networks_cross_borders() -> None:
    table = from_lotus(placing("sadness-1", "placed: A sadness-2 indigo-7"), L2)
    play(table, "place at teal-2")
    assert on_board(table)["teal-2"] == "A sadness-1"


@rule_test("amy.place.foreign-tiles")
def test_tiles_of_others_open_nothing() -> None:
    table = from_lotus(placing("sadness-1", "placed: B sadness-2 indigo-7"), L2)
    says = refuses("amy.place.foreign-tiles", table, "place at teal-2")
    assert says == "The matching tile beside teal 2 belongs to B; only your own tiles count for placing."


@rule_test("amy.place.empty-space")
def test_a_space_holds_one_tile() -> None:
    table = from_lotus(placing("sadness-1", "placed: B hope-1 indigo-3"), L1)
    assert refuses("amy.place.empty-space", table, "place at indigo-3") == "Indigo 3 is already taken by B’s hope tile."


@rule_test("amy.place.happiness-any-source")
def test_happiness_lies_beside_any_source() -> None:
    table = from_lotus(placing("happiness-2"), L5)
    assert "place at red-3" in offered(table)
    assert "place at pink-4" in offered(table)


@rule_test("amy.place.happiness-not-wild")
def test_happiness_matches_only_happiness_among_own_tiles() -> None:
    more = "placed: A hope-1 indigo-10, A happiness-1 indigo-11"
    table = from_lotus(placing("happiness-2", more), L1)
    says = refuses("amy.place.happiness-not-wild", table, "place at indigo-9")
    assert (
        says
        == "Happiness goes beside any source, but among your tiles only beside Happiness; indigo 9 has neither beside it."
    )
    assert "place at indigo-12" in offered(table)


@rule_test("amy.place.happiness-mixed")
def test_a_mixed_happiness_tile_would_lie_beside_any_source() -> None:
    """The data have no such tile; the reach of a space knows emotions, not tiles."""
    g = position("seats 2").state
    happiness, hope = (1 << EMOTIONS.index(e) for e in ("happiness", "hope"))
    beside_anger = g.seats[0].reach[SPACE_IDS.index("red-3")]
    assert beside_anger & (happiness | hope)  # what a tile with both icons needs
    assert not beside_anger & hope
    assert all(bits == happiness for bits in TILE_BITS if bits & happiness)


@rule_test("amy.place.happiness-mood")
def test_happiness_needs_the_marker_in_reach() -> None:
    table = from_lotus(placing("happiness-1"), L2)
    says = refuses("amy.place.happiness-mood", table, "place at red-3")
    assert says.startswith(
        "You reach the red region only from the pink-red and red-purple lotuses, even with Happiness"
    )


@rule_test("amy.place.mandatory")
def test_a_tile_that_can_be_placed_must_be_placed() -> None:
    table = placing("sadness-1")
    says = refuses("amy.place.mandatory", table, "return to box")
    assert says == (
        "The sadness tile can be placed from the purple-indigo lotus, where your mood marker is, so it must be placed."
    )
    refuses("amy.place.mandatory", table, "end turn")
    from_lotus(table, L1)
    refuses("amy.place.mandatory", table, opt.RETURN_TO_BOX)
    refuses("amy.mood.once-per-action", table, lotus_option(L2))


def walled(region: str, seats: str = "B") -> str:
    """All spaces round a source are taken."""
    tiles = ("hope-1", "hope-2", "anger-1", "anger-2", "hope-surprise", "surprise-1")
    spaces = (3, 4, 6, 7, 10, 11)
    return ", ".join(f"{seats} {tile} {region}-{n}" for tile, n in zip(tiles, spaces, strict=True))


@rule_test("amy.place.unplaceable")
def test_an_unplaceable_tile_goes_to_the_box_and_the_turn_ends() -> None:
    table = placing("sadness-1", f"placed: {walled('indigo')}")
    assert offered(table) == ["return to box", "exchange"]
    play(table, "return to box")
    assert player(table, "A").vp == 0
    assert "a1" not in mind(table, "A")
    assert asked(table) == ("end_turn", "A")
    assert not GAME.conserved(table.state)
    assert kinds(table)[-1] == "returned"


@rule_test("amy.place.unplaceable-meaning")
def test_a_space_beyond_the_toll_still_counts() -> None:
    """Only indigo has room, and every way there passes the toll."""
    table = placing("sadness-1", money=1, start=L3)
    assert offered_things(table, "move to") == [L1, L2]
    says = refuses("amy.place.unplaceable-meaning", table, "return to box")
    assert says == "The sadness tile can still be placed from the purple-indigo lotus for a toll of 1 coin."


@rule_test("amy.place.unplaceable-meaning")
def test_coins_that_can_be_raised_count_too() -> None:
    table = placing("sadness-1", "A vp: 2", money=0, start=L3)
    assert offered(table) == ["exchange"]
    refuses("amy.mood.toll-unpaid", table, lotus_option(L2))
    refuses("amy.place.unplaceable-meaning", table, "return to box")
    play(table, "exchange", "exchange 2 vp", f"move to {L2}", "place at indigo-3")
    assert coins(table, "A") == 0


@rule_test("amy.place.unplaceable-meaning")
def test_without_a_coin_to_raise_the_tile_is_unplaceable() -> None:
    table = position(f"""
        A bank: sadness 1
        A mood: {L3}
        A cloud: a2
        A board: a1 sadness-1
        {EARNED}
    """)
    play(table, "unlock a1", "pay with own tiles")
    assert offered(table) == ["return to box"]


@rule_test("amy.place.unplaceable-no-bonus")
def test_returning_a_tile_gives_no_bonus() -> None:
    table = position(f"""
        A coins: 9
        A bank: sadness 1
        A cloud: a2
        A board: a1 sadness-1
        placed: {walled("indigo")}
    """)
    play(table, "unlock a1", "pay with own tiles", "return to box")
    assert bank(table, "A") == {}
    assert player(table, "A").vp == 0
    assert not any(p["earned"] for p in table.view()["players"][0]["bonuses"].values())
    play(table, "end turn")


@rule_test("amy.place.example-joseph")
def test_joseph_places_in_yellow_from_the_toll_lotus() -> None:
    table = placing("sadness-gratitude", "placed: A sadness-2 indigo-1", money=10, start=L5)
    play(table, f"move to {L1}", "place at yellow-7")
    assert coins(table, "A") == 9
    assert on_board(table)["yellow-7"] == "A sadness-gratitude"


# ---- bonuses


def freeing(cell: str, tile: str, others: str, cloud: str, more: str = "") -> Table:
    """A unlocks and places a tile; what follows are the bonuses."""
    return position(f"""
        A coins: 9
        A bank: 2 sadness 1
        A cloud: {cloud}
        A board: {cell} {tile}{", " if others else ""}{others}
        {more}
    """)


PLACE = ("pay with own tiles", f"move to {L1}", "place at indigo-3")


@rule_test("amy.bonus.which-checked")
def test_every_bonus_beside_the_cloud_is_checked_and_pays_once() -> None:
    # b1 lies beside b2 (claim, idea) and c1 (claim, idea); e6 has no tile left either but is far away
    table = freeing("b1", "sadness-1", "", "a2")
    play(table, "unlock b1", *PLACE, "take claim hope", "take claim anger")
    assert bank(table, "A") == {"sadness 1": 1, "idea": 2, "claim hope": 1, "claim anger": 1}
    earned = {name for name, b in table.view()["players"][0]["bonuses"].items() if b["earned"]}
    assert earned == {"b2", "c1"}


@rule_test("amy.bonus.which-checked")
def test_an_earned_bonus_never_pays_again() -> None:
    table = freeing("b1", "sadness-1", "", "a2", "A earned: b2 c1")
    play(table, "unlock b1", *PLACE)
    assert bank(table, "A") == {"sadness 1": 1}


@rule_test("amy.bonus.all-empty")
def test_a_bonus_is_earned_when_the_last_tile_has_left() -> None:
    # c1 touches b1, c2 and d1
    table = freeing("b1", "sadness-1", "c2 sadness-2, d1 hope-1", "a2", "A earned: b2")
    play(table, "unlock b1", *PLACE)
    assert "bonus" not in kinds(table)
    last = freeing("d1", "sadness-1", "e2 hope-1", "c2", "A earned: b2 d2")
    play(last, "unlock d1", *PLACE)
    assert asked(last)[0] == "earn_claim"


@rule_test("amy.bonus.take-all")
def test_all_items_of_a_bonus_are_taken() -> None:
    table = freeing("b1", "sadness-1", "", "a2", "A earned: b2")
    play(table, "unlock b1", *PLACE, "take claim sadness")
    assert bank(table, "A") == {"sadness 1": 1, "idea": 1, "claim sadness": 1}


@rule_test("amy.bonus.automatic")
def test_items_are_taken_above_ten_and_discarded_later() -> None:
    table = position("""
        A coins: 3
        A bank: 2 sadness 1, 3 happiness, 3 dream
        A cloud: a2
        A board: b1 sadness-1
        A earned: b2
    """)
    play(table, "unlock b1", *PLACE, "take claim sadness")
    assert items(table, "A") == 12
    assert refuses("amy.bank.discard-excess", table, "end turn").endswith("discard 2 items first.")


@rule_test("amy.bonus.claim-choice")
def test_the_player_chooses_among_unearned_claims() -> None:
    table = position("""
        A coins: 9
        A bank: 2 sadness 1, claim serenity
        A cloud: a2
        A board: b1 sadness-1
        A earned: b2
        claims: green A, yellow A, purple A
    """)
    play(table, "unlock b1", *PLACE)
    assert offered_things(table, "take claim") == ["sadness", "hope", "anger"]
    assert table.why("take claim serenity") is not None
    play(table, "take claim anger")
    assert "claim anger" in bank(table, "A")


@rule_test("amy.bonus.no-claim-left")
def test_without_unearned_claims_the_icon_gives_nothing() -> None:
    every = ", ".join(f"{region} A" for region in ("purple", "indigo", "teal", "green", "pink", "red", "yellow"))
    table = freeing("b1", "sadness-1", "", "a2", f"A earned: b2\nclaims: {every}")
    play(table, "unlock b1", *PLACE)
    assert asked(table) == ("end_turn", "A")
    assert bank(table, "A") == {"sadness 1": 1, "idea": 1}


@rule_test("amy.bonus.example-joseph")
def test_joseph_takes_a_sadness_claim_and_an_idea() -> None:
    table = position("""
        A coins: 11
        A bank: sadness 1, 2 happiness, dream
        A cloud: a2
        A board: b1 sadness-1
        A earned: b2
    """)
    play(table, "unlock b1", *PLACE)
    assert items(table, "A") == 6  # 5 items and the Idea
    play(table, "take claim sadness")
    assert items(table, "A") == 7
    assert bank(table, "A") == {"happiness": 2, "dream": 1, "idea": 1, "claim sadness": 1}
    assert table.state.supply_idea == 17


@pytest.mark.parametrize("tile", TILE_IDS)
def test_the_spaces_offered_are_those_no_rule_refuses(tile: str) -> None:
    table = placing(tile, "placed: A sadness-2 indigo-1, B hope-2 pink-3", money=19)
    for name in offered_things(table, "move to"):
        here = from_lotus(table, name)
        legal = {SPACE_IDS[s] for s in range(len(SPACE_IDS)) if here.why(space_option(SPACE_IDS[s])) is None}
        assert set(offered_things(here, "place at")) == legal
        here.undo()
