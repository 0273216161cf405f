"""The turn, the mood marker and the toll. [amy.turn.*, amy.mood.*]"""

from __future__ import annotations

import pytest

from insula.games.amygdala.gen import opt
from insula.games.amygdala.tables import LOTUS_NAMES
from insula.testing import refuses, rule_test
from tests.games.amygdala.kit import (
    L1,
    L2,
    L3,
    L4,
    L5,
    L6,
    asked,
    bank,
    cell_option,
    claim_option,
    coins,
    fresh,
    kinds,
    lotus_option,
    mood,
    offered,
    offered_things,
    play,
    player,
    position,
)


def acquire_turn(name: str) -> list[str]:
    return [f"acquire at {name}", f"buy tile 1 at {name}", "no second tile", "end turn"]


@rule_test("amy.turn.order")
def test_turns_pass_clockwise_from_the_start_player() -> None:
    table = fresh(3, start="B")
    order = []
    for name in (L1, L2, L3, L4):
        order.append(asked(table)[1])
        play(table, *acquire_turn(name))
    assert order == ["B", "C", "A", "B"]


@rule_test("amy.turn.one-action")
def test_one_action_a_turn() -> None:
    table = position("A coins: 20")
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")
    says = refuses("amy.turn.one-action", table, f"buy tile 2 at {L2}")
    assert says == "You have already bought resource tiles this turn, and a turn has only one action."
    refuses("amy.turn.one-action", table, cell_option("a1"))
    refuses("amy.bank.discard-no-more", table, claim_option("hope"))


@rule_test("amy.turn.must-act")
def test_nobody_may_pass_while_an_action_is_possible() -> None:
    table = fresh(2)
    says = refuses("amy.turn.must-act", table, "end turn")
    assert says == "You cannot pass while you can act: “Acquire at the purple-indigo lotus” is possible."


@rule_test("amy.turn.must-act")
def test_exchanges_that_make_an_action_possible_must_be_made() -> None:
    table = position("""
        A vp: 4
        lotus indigo-teal: sadness 1, hope 2
    """)
    assert offered(table) == ["exchange"]
    refuses("amy.turn.must-act", table, "end turn")
    play(table, "exchange", "exchange 2 vp")
    assert f"acquire at {L2}" in offered(table)


@rule_test("amy.turn.no-action-possible")
def test_whoever_cannot_act_even_with_exchanges_skips() -> None:
    table = position("""
        A vp: 1
        B coins: 5
    """)
    assert offered(table) == ["end turn"]
    play(table, "end turn")
    assert "skipped" in kinds(table)
    assert asked(table) == ("turn", "B")


@rule_test("amy.turn.no-action-possible")
@pytest.mark.parametrize(
    ("bank", "skips"),
    [
        ("A coins: 0", True),
        ("A bank: hope 1", False),  # sold for 1 coin it buys a tile
        ("A bank: claim sadness", False),  # a claim needs no coin
        ("A vp: 2", False),
        ("A bank: dream", False),
    ],
)
def test_what_counts_for_a_skip(bank: str, skips: bool) -> None:
    table = position(f"{bank}\nB coins: 3")
    assert ("end turn" in offered(table)) == skips


@rule_test("amy.turn.no-action-possible")
def test_a_whole_round_of_skips_ends_the_game() -> None:
    table = position("lotuses: empty\nstack: 0\ndiscard: 0\nA vp: 1\nB vp: 0\nrest: B")
    # B holds all resource tiles, so only A is stuck; taken from B, nobody can act
    for face, count in enumerate(player(table, "B").faces):
        table.state.seats[1].faces[face] -= count
    player(table, "B").n_resources = 0
    player(table, "B").by_icon[:] = [0] * 8
    play(table, "end turn")
    assert not table.over
    play(table, "end turn")
    assert table.over
    assert "stuck" in kinds(table)
    assert table.result is not None
    assert table.result.winners == (0,)


@rule_test("amy.turn.end-sequence")
def test_discards_come_before_the_trigger() -> None:
    table = position("""
        A coins: 4
        A bank: sadness 1, 2 happiness, 2 idea, 3 dream, wild
        A cloud: a2
        A board: a1 sadness-1, c2 hope-1, g1 anger-1, g2 anger-2, f5 hope-2, e5 gratitude-1
        A earned: b2 b4 c1 c6 d2 d4 e1 e6 f4
    """)
    play(table, "unlock a1", "pay with own tiles", f"move to {L1}", "place at indigo-3", "discard idea")
    assert table.state.turns_left == -1
    play(table, "discard idea")
    assert table.state.turns_left == -1
    play(table, "end turn")
    assert table.state.turns_left == 3
    order = [k for k in kinds(table) if k in ("placed", "discarded", "ended_turn", "end_triggered")]
    assert order == ["placed", "discarded", "discarded", "ended_turn", "end_triggered"]


@rule_test("amy.turn.start-marker-stays")
def test_the_start_player_marker_stays() -> None:
    table = fresh(2, 3, start="B")
    while table.state.turns < 20 and not table.over:
        table.play(table.options[0] if "end turn" not in offered(table) else "end turn")
    assert table.state.start == 1


# ---- the mood marker


@rule_test("amy.mood.clockwise")
def test_the_marker_moves_only_clockwise() -> None:
    table = position(f"A coins: 9\nA mood: {L3}")
    says = refuses("amy.mood.clockwise", table, "move backwards")
    assert says == "Your mood marker only moves clockwise."
    play(table, f"acquire at {L2}")  # five lotuses on, past the toll
    assert (mood(table, "A"), coins(table, "A")) == (L2, 8)


@rule_test("amy.mood.any-distance")
def test_any_distance_is_free() -> None:
    for name in (L2, L3, L4, L5, L6):
        table = position(f"A coins: 9\nA mood: {L2}")
        play(table, f"acquire at {name}")
        assert (mood(table, "A"), coins(table, "A")) == (name, 9)


@rule_test("amy.mood.toll")
def test_onto_or_past_the_toll_costs_a_coin() -> None:
    for name, left in ((L1, 29), (L2, 29), (L6, 30)):
        table = position(f"A coins: 30\nA mood: {L5}")
        before = sum(n * v for n, v in zip(table.state.supply, (1, 5, 10), strict=True))
        play(table, f"acquire at {name}")
        assert coins(table, "A") == left
        after = sum(n * v for n, v in zip(table.state.supply, (1, 5, 10), strict=True))
        assert after - before == 30 - left


@rule_test("amy.mood.toll-leaving")
def test_leaving_the_toll_lotus_or_staying_is_free() -> None:
    for name in (L4, L1):
        table = position("A coins: 30")
        play(table, f"acquire at {name}")
        assert coins(table, "A") == 30


@rule_test("amy.mood.toll-unpaid")
def test_without_a_coin_the_toll_bars_the_way() -> None:
    table = position(f"A bank: claim sadness, sadness 1\nA mood: {L6}\nA vp: 4\nA board: a1 sadness-1")
    says = refuses("amy.acquire.cannot-pay", table, f"acquire at {L2}")
    assert "costs 2 coins (1 for the tile and 1 for the toll); you have none" in says
    play(table, "unlock a1", "pay with own tiles")
    says = refuses("amy.mood.toll-unpaid", table, f"move to {L2}")
    assert says == (
        "Going to the indigo-teal lotus costs a toll of 1 coin, and you have none. Exchange 2 VP for 1 coin first."
    )
    assert mood(table, "A") == L6


@rule_test("amy.mood.once-per-action")
def test_the_marker_moves_once() -> None:
    table = position("A coins: 20")
    play(table, f"acquire at {L2}")
    says = refuses("amy.mood.once-per-action", table, f"move to {L3}")
    assert says == "Your mood marker has had its move this turn and stays on the indigo-teal lotus."
    play(table, f"buy tile 1 at {L2}", "no second tile")
    refuses("amy.mood.once-per-action", table, lotus_option(L3))


@rule_test("amy.mood.full-circle")
def test_a_full_circle_is_not_offered() -> None:
    table = position(f"A coins: 9\nA mood: {L3}")
    assert offered_things(table, "acquire at") == list(LOTUS_NAMES)
    says = refuses("amy.mood.full-circle", table, opt.FULL_CIRCLE)
    assert (
        says
        == "A full circle would only cost you the toll and bring you back to the teal-green lotus; staying there is free."
    )
    play(table, f"acquire at {L3}")
    assert coins(table, "A") == 9


@rule_test("amy.mood.shared-lotus")
def test_markers_share_a_lotus() -> None:
    table = position(f"seats 4\nA coins: 9\nB mood: {L2}\nC mood: {L2}\nD mood: {L2}")
    play(table, f"acquire at {L2}")
    assert table.view()["lotuses"][1]["markers"] == [0, 1, 2, 3]
    assert bank(table, "A") == {}
