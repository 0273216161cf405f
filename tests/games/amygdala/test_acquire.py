"""Action A and refilling. [amy.acquire.*, amy.refill.*]"""

from __future__ import annotations

import pytest

from insula.games.amygdala.tables import LOTUS_NAMES
from insula.testing import refuses, rule_test
from tests.games.amygdala.kit import (
    GAME,
    L1,
    L2,
    L3,
    L4,
    asked,
    bank,
    coins,
    discard,
    items,
    kinds,
    lotus,
    mood,
    offered,
    play,
    player,
    position,
)


@rule_test("amy.acquire.sequence")
def test_move_toll_choice_payment_refill() -> None:
    table = position("""
        A coins: 12
        A mood: red-purple
        lotuses: empty
        lotus indigo-teal: wild 3, hope 1
        lotus teal-green: hope 2, -
    """)
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")
    assert kinds(table)[:2] == ["moved", "bought"]
    assert kinds(table)[2] == "dealt"
    assert (mood(table, "A"), coins(table, "A")) == (L2, 12 - 1 - 3)


@rule_test("amy.acquire.own-lotus", "amy.acquire.sequence")
def test_only_from_the_own_lotus() -> None:
    table = position(f"A coins: 12\nA mood: {L2}")
    says = refuses("amy.acquire.sequence", table, f"buy tile 1 at {L3}")
    assert says == "First go to the teal-green lotus (“acquire at teal-green”); you choose the tiles there."
    play(table, f"acquire at {L2}")
    says = refuses("amy.acquire.own-lotus", table, f"buy tile 1 at {L3}")
    assert says == "Your mood marker is on the indigo-teal lotus, so you cannot buy at teal-green."


@rule_test("amy.acquire.one-or-two")
def test_one_or_two_tiles() -> None:
    table = position("""
        seats 4
        A coins: 12
        lotus indigo-teal: wild 3, hope 1 | hope 2, anger 1
    """)
    play(table, f"acquire at {L2}")
    says = refuses("amy.acquire.one-or-two", table, "end turn")
    assert says == "You are acquiring at the indigo-teal lotus: buy 1 or 2 resource tiles."
    play(table, f"buy tile 1 at {L2}")
    refuses("amy.acquire.tile-once", table, f"buy tile 1 at {L2}")
    play(table, f"buy tile 2 at {L2}")
    assert asked(table) == ("end_turn", "A")  # no third tile is asked for
    assert bank(table, "A") == {"wild 3": 1, "hope 1": 1}


@rule_test("amy.acquire.one-side")
def test_both_tiles_come_from_one_side() -> None:
    table = position("""
        seats 4
        A coins: 12
        lotus indigo-teal: wild 3, hope 1 | hope 2, anger 1
    """)
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}")
    for place in (3, 4):
        says = refuses("amy.acquire.one-side", table, f"buy tile {place} at {L2}")
        assert says == "Your first tile is from the left side of the lotus, so the second must come from there too."
    assert offered(table) == [f"buy tile 2 at {L2}", "no second tile", "exchange"]
    table.undo()
    play(table, f"buy tile 4 at {L2}")
    assert offered(table) == [f"buy tile 3 at {L2}", "no second tile", "exchange"]


@rule_test("amy.acquire.no-sides-2p")
def test_two_players_may_buy_both_tiles_of_a_lotus() -> None:
    table = position("A coins: 9\nlotus indigo-teal: hope 1, anger 2")
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", f"buy tile 2 at {L2}")
    assert bank(table, "A") == {"hope 1": 1, "anger 2": 1}


@rule_test("amy.acquire.no-sides-3p")
def test_three_players_may_buy_both_tiles_of_a_lotus() -> None:
    table = position("seats 3\nA coins: 9\nlotus indigo-teal: hope 1, anger 2")
    play(table, f"acquire at {L2}", f"buy tile 2 at {L2}", f"buy tile 1 at {L2}")
    assert bank(table, "A") == {"hope 1": 1, "anger 2": 1}


@rule_test("amy.acquire.price")
@pytest.mark.parametrize(
    ("tiles", "bought", "price"),
    [
        ("hope 3, hope 2", (1, 2), 3),
        ("hope 3, hope 2", (2, 1), 3),
        ("hope 3, hope 2", (2,), 2),
        ("hope 2, anger 2", (1, 2), 2),
    ],
)
def test_the_dearer_tile_is_paid(tiles: str, bought: tuple[int, ...], price: int) -> None:
    table = position(f"seats 4\nA coins: 9\nlotus indigo-teal: {tiles} | anger 1, anger 1")
    play(table, f"acquire at {L2}", *(f"buy tile {n} at {L2}" for n in bought))
    if len(bought) == 1:
        play(table, "no second tile")
    assert coins(table, "A") == 9 - price


@rule_test("amy.acquire.cannot-pay")
def test_the_price_must_be_paid_in_coins() -> None:
    table = position("A coins: 2\nA vp: 5\nlotus indigo-teal: wild 3, -")
    says = refuses("amy.acquire.cannot-pay", table, f"acquire at {L2}")
    assert says == (
        "The cheapest tile on the indigo-teal lotus costs 3 coins; you have 2. Exchange 2 VP for 1 coin first."
    )
    play(table, "exchange", "exchange 2 vp", f"acquire at {L2}", f"buy tile 1 at {L2}")
    assert (coins(table, "A"), bank(table, "A")) == (0, {"wild 3": 1})


@rule_test("amy.acquire.cannot-pay")
def test_a_dearer_tile_on_a_lotus_is_refused_until_coins_are_raised() -> None:
    table = position("A coins: 1\nA vp: 5\nlotus indigo-teal: hope 2, anger 1")
    play(table, f"acquire at {L2}")
    says = refuses("amy.acquire.cannot-pay", table, f"buy tile 1 at {L2}")
    assert says == "The hope tile costs 2 coins; you have 1. Exchange 2 VP for 1 coin first."
    play(table, "exchange", "exchange 2 vp", f"buy tile 1 at {L2}", f"buy tile 2 at {L2}")
    assert coins(table, "A") == 0


@rule_test("amy.acquire.to-bank")
def test_a_purchase_may_overfill_the_bank_for_the_moment() -> None:
    table = position("""
        A coins: 0x1 1x5
        A bank: 3 happiness, 3 idea, 3 dream
        B coins: 16x1 4x5
        lotus indigo-teal: hope 2, anger 1
    """)
    assert items(table, "A") == 10
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", f"buy tile 2 at {L2}")
    # the supply has no change for the 5: 3 coins are lost, and the bank holds 11
    assert (items(table, "A"), coins(table, "A")) == (11, 0)
    assert table.state.supply[1] == 1
    refuses("amy.bank.discard-excess", table, "end turn")


@rule_test("amy.acquire.empty-lotus")
def test_nothing_is_bought_on_an_empty_lotus() -> None:
    table = position(f"A coins: 9\nlotus {L4}: -, -")
    says = refuses("amy.acquire.empty-lotus", table, f"acquire at {L4}")
    assert says == "There are no resource tiles on the green-pink lotus."


@rule_test("amy.acquire.example-geneva")
def test_geneva_buys_both_left_tiles_for_three_coins() -> None:
    table = position("""
        seats 4
        A coins: 30
        lotus indigo-teal: serenity 3, hope 2 | wild 3, anger 1
    """)
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", f"buy tile 2 at {L2}")
    assert coins(table, "A") == 27
    assert bank(table, "A") == {"serenity 3": 1, "hope 2": 1}
    assert lotus(table, L2) == ["-", "-", "wild 3", "anger 1"]


# ---- refilling


def few(left: str, seats: int = 3, more: str = "") -> str:
    return f"seats {seats}\nA coins: 30\nlotuses: empty\n{left}\n{more}"


@rule_test("amy.refill.threshold")
def test_three_tiles_or_fewer_are_refilled_after_a_purchase() -> None:
    five = few(f"lotus {L2}: hope 1, hope 2\nlotus {L3}: anger 1, anger 2\nlotus {L4}: hope 1, -")
    table = play(position(five), f"acquire at {L2}", f"buy tile 1 at {L2}", f"buy tile 2 at {L2}")
    assert table.state.n_lotus == 12
    table = play(position(five), f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")
    assert table.state.n_lotus == 4


@rule_test("amy.refill.total")
def test_the_tiles_on_all_lotuses_count_together() -> None:
    table = position(f"seats 3\nA coins: 30\nlotus {L1}: -, -\nlotus {L3}: -, -")
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")
    assert table.state.n_lotus == 7
    assert lotus(table, L1) == ["-", "-"]


@rule_test("amy.refill.capacity")
def test_every_lotus_is_filled_and_what_is_left_stays() -> None:
    table = position(few(f"lotus {L2}: hope 1, hope 2\nlotus {L3}: anger 1, -\nlotus {L4}: wild 3, -"))
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")
    assert table.state.n_lotus == 12
    assert (lotus(table, L3)[0], lotus(table, L4)[0], lotus(table, L2)[1]) == ("anger 1", "wild 3", "hope 2")
    four = position(few(f"lotus {L2}: hope 1, hope 2 | -, -\nlotus {L3}: anger 1, anger 2 | -, -", 4))
    play(four, f"acquire at {L2}", f"buy tile 1 at {L2}", f"buy tile 2 at {L2}")
    assert four.state.n_lotus == 24
    assert [len(lotus(four, name)) for name in LOTUS_NAMES] == [4] * 6


@rule_test("amy.refill.order")
def test_refilling_starts_at_the_toll_and_fills_lotus_by_lotus() -> None:
    table = position(few(f"lotus {L2}: hope 1, - | -, -", 4, "stack: 6\ndiscard: 0\nrest: B"))
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}")
    filled = [sum(face != "-" for face in lotus(table, name)) for name in LOTUS_NAMES]
    assert filled == [4, 2, 0, 0, 0, 0]


@rule_test("amy.refill.reshuffle")
def test_the_discard_becomes_the_stack() -> None:
    table = position(few(f"lotus {L2}: hope 1, hope 2\nlotus {L3}: anger 1, -", 3, "stack: 3\ndiscard: 15\nrest: B"))
    before = discard(table)
    assert sum(before.values()) == 15
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")
    assert table.state.n_lotus == 12  # 10 were dealt: 3 from the stack, 7 from the shuffled discard
    assert table.state.n_tile_stack == 8
    assert discard(table) == {}
    assert "reshuffled" in kinds(table)
    assert table.can_undo is False


@rule_test("amy.refill.short")
def test_places_stay_empty_when_tiles_run_out() -> None:
    table = position(few(f"lotus {L2}: hope 1, hope 2\nlotus {L3}: anger 1, -", 3, "stack: 2\ndiscard: 0\nrest: B"))
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")
    assert (table.state.n_lotus, table.state.n_tile_stack) == (4, 0)
    play(table, "end turn")
    assert asked(table)[1] == "B"


@rule_test("amy.refill.recheck")
def test_a_failed_refill_is_tried_again_at_the_end_of_every_turn() -> None:
    table = position("""
        A coins: 3
        A bank: 2 hope 1, 2 anger 1
        A board: a1 hope-2, c2 anger-1
        A earned: b2
        lotuses: empty
        stack: 0
        discard: 0
        rest: B
    """)
    play(
        table,
        "unlock a1",
        "pay with own tiles",
        f"move to {L4}",
        "place at pink-3",
    )
    dropped = sum(discard(table).values())
    assert dropped == 2
    play(table, "end turn")
    assert table.state.n_lotus == dropped
    assert lotus(table, L1) != ["-", "-"]
    assert discard(table) == {}


def test_a_bought_tile_leaves_an_empty_place_that_stays_empty() -> None:
    table = position(f"A coins: 9\nlotus {L2}: hope 1, anger 2")
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")
    assert lotus(table, L2) == ["-", "anger 2"]
    assert not GAME.conserved(table.state)
    assert player(table, "A").n_resources == 1
