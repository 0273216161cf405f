"""The memory bank and coins. [amy.bank.*, amy.coin.*]"""

from __future__ import annotations

from insula.games.amygdala.gen import opt
from insula.games.amygdala.rules.bank import fewest_pieces, fits
from insula.games.amygdala.rules.exchange import may_change, refuse_change_of
from insula.games.amygdala.tables import N_CHANGES
from insula.testing import refuses, rule_test, walk
from tests.games.amygdala.kit import (
    GAME,
    L2,
    asked,
    bank,
    coins,
    discard,
    items,
    offered,
    offered_things,
    pieces,
    play,
    player,
    position,
)

BUY = (f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")


def after_buying(text: str) -> str:
    return f"{text}\nlotus {L2}: hope 1, anger 1"


@rule_test("amy.bank.ten-spaces")
def test_ten_items_fit_and_eleven_do_not() -> None:
    table = position(after_buying("A coins: 11\nA bank: 3 happiness, 3 idea, 2 dream"))
    play(table, *BUY)
    assert items(table, "A") == 10
    assert "end turn" in offered(table)
    more = position(after_buying("A coins: 11\nA bank: 3 happiness, 3 idea, 3 dream"))
    play(more, *BUY)
    assert items(more, "A") == 11
    assert "end turn" not in offered(more)


@rule_test("amy.bank.what-counts")
def test_coins_tiles_and_earned_claims_are_items() -> None:
    table = position("A coins: 15\nA bank: wild, idea, dream, hope 1, anger 2, happiness, claim hope")
    assert items(table, "A") == 9  # 5 coins are one piece: 1 + 4 + 3 + 1
    assert len(table.view()["players"][0]["bank"]) == 9


@rule_test("amy.bank.coin-pieces")
def test_every_coin_takes_a_space() -> None:
    assert items(position("A coins: 4"), "A") == 4
    assert items(position("A coins: 5"), "A") == 1


@rule_test("amy.bank.over-limit-in-turn")
def test_the_bank_may_overflow_during_the_turn() -> None:
    table = position("""
        A coins: 3
        A bank: sadness 1, 2 happiness, 2 idea, 2 dream, wild
        A cloud: a2
        A board: a1 sadness-1, g1 hope-1
        A earned: b4 c1 c6 d2 d4 e1 e6 f2 f4
    """)
    play(table, "unlock a1", "pay with own tiles", "move to purple-indigo", "place at indigo-3", "take claim hope")
    assert items(table, "A") == 12
    assert asked(table) == ("end_turn", "A")


@rule_test("amy.bank.discard-excess")
def test_exactly_the_excess_is_discarded() -> None:
    table = position(after_buying("A coins: 12\nA bank: 3 happiness, 3 idea, 3 dream, wild"))
    play(table, *BUY)
    says = refuses("amy.bank.discard-excess", table, "end turn")
    assert says == "You hold 13 items, but your memory bank has only 10 spaces; discard 3 items first."
    assert set(offered_things(table, "discard")) == {
        "hope 1",
        "happiness tile",
        "idea",
        "dream",
        "wild tile",
        "coin 10",
        "coin 1",
    }
    play(table, "discard idea", "discard dream")
    assert "end turn" not in offered(table)
    play(table, "discard wild tile")
    assert items(table, "A") == 10
    assert not offered_things(table, "discard")
    assert table.why(opt.IDEA) is not None
    play(table, "end turn")
    assert asked(table) == ("turn", "B")


@rule_test("amy.bank.discard-where")
def test_discarded_items_go_where_paid_items_go() -> None:
    table = position(after_buying("A coins: 12\nA bank: 3 happiness, 3 idea, 3 dream, wild"))
    play(table, *BUY)
    supply = table.view()["supply"]
    play(table, "discard hope 1", "discard dream", "discard coin 1")
    after = table.view()["supply"]
    assert discard(table) == {"hope 1": 1}
    assert after["dream"] == supply["dream"] + 1
    assert after["coins"]["1"] == supply["coins"]["1"] + 1
    assert not GAME.conserved(table.state)


@rule_test("amy.bank.discard-claim")
def test_a_discarded_claim_can_be_earned_again() -> None:
    table = position("""
        A coins: 13
        A bank: sadness 1, 2 happiness, 2 idea, 2 dream, claim hope, claim anger
        A cloud: a2
        A board: a1 sadness-1, b5 hope-1, f5 anger-1
        A earned: b4 c1 c6 d2 d4 e1 e6 f2 f4
    """)
    play(table, "unlock a1", "pay with own tiles", "move to purple-indigo", "place at indigo-3")
    assert "take claim hope" not in offered(table)
    play(table, "take claim sadness", "discard claim hope")
    assert table.view()["players"][0]["claims"]["hope"] == "unearned"
    assert not GAME.conserved(table.state)


@rule_test("amy.bank.exchange-first")
def test_exchanges_and_change_come_before_discards() -> None:
    table = position(after_buying("A coins: 6\nA bank: 4 happiness, 3 dream"))
    play(table, *BUY)
    assert items(table, "A") == 9  # 5 coins are one piece: 1 + 4 + 3 + 1
    other = position(after_buying("A coins: 12\nA bank: 4 happiness, 3 dream, 2 idea"))
    play(other, *BUY)
    assert items(other, "A") == 12
    play(other, "exchange", "exchange set of 3 dreams")
    assert items(other, "A") == 9
    play(other, "end turn")
    assert bank(other, "A") == {"hope 1": 1, "happiness": 4, "idea": 2}


# ---- coins


@rule_test("amy.coin.change")
def test_coins_change_for_the_same_value() -> None:
    table = position("A coins: 10")
    play(table, "exchange", "change coins")
    says = refuses("amy.coin.change", table, "change ten into fives and one")
    assert says == "Change must have the same total value."
    play(table, "change ten into five and ones")
    assert (coins(table, "A"), pieces(table, "A")) == (10, [5, 1, 0])
    assert len(table.view()["players"][0]["bank"]) == 6


@rule_test("amy.coin.change-example")
def test_two_fives_make_a_ten() -> None:
    table = position("A coins: 2x5")
    supply = list(table.state.supply)
    play(table, "exchange", "change coins", "change fives into ten")
    assert pieces(table, "A") == [0, 0, 1]
    assert items(table, "A") == 1
    assert table.state.supply[1] == supply[1] + 2
    assert table.state.supply[2] == supply[2] - 1


@rule_test("amy.coin.change-limited")
def test_change_needs_real_coins() -> None:
    table = position("A coins: 2x5\nB coins: 12x10")
    play(table, "exchange", "change coins")
    says = refuses("amy.coin.change-limited", table, "change fives into ten")
    assert says == "That needs 1 coin of 10 from the supply, which has none."


@rule_test("amy.coin.pay-exact")
def test_exact_payment_with_change_or_the_least_loss() -> None:
    table = position(after_buying("A coins: 10\nlotus teal-green: wild 3, -"))
    play(table, "acquire at teal-green", "buy tile 1 at teal-green")
    assert (coins(table, "A"), pieces(table, "A")) == (7, [2, 1, 0])
    poor = position(after_buying("A coins: 10\nB coins: 16x1 5x5\nlotus teal-green: wild 3, -"))
    play(poor, "acquire at teal-green", "buy tile 1 at teal-green")
    assert coins(poor, "A") == 0
    lost = next(e for e in poor.seen() if e["kind"] == "overpaid")
    assert lost["text"] == "A loses 7 coins: the supply has no change"
    assert not GAME.conserved(poor.state)


@rule_test("amy.coin.fewest-pieces")
def test_coins_are_combined_at_the_end_of_the_turn() -> None:
    table = position(after_buying("A coins: 8x1\nB coins: 9\nA bank: 2 dream"))
    play(table, *BUY)
    assert pieces(table, "A") == [2, 1, 0]
    play(table, "exchange", "change coins", "change five into ones")
    assert pieces(table, "A") == [7, 0, 0]
    assert items(table, "A") == 3 + 2 + 1  # combined again before the bank is checked
    play(table, "end turn")
    assert pieces(table, "A") == [2, 1, 0]


@rule_test("amy.coin.fewest-pieces")
def test_broken_coins_are_not_combined_by_hand_in_the_same_turn() -> None:
    table = position("A coins: 15")
    play(table, "exchange", "change coins", "change five into ones", "exchange", "change coins")
    says = refuses("amy.coin.fewest-pieces", table, "change ones into five")
    assert (
        says
        == "You have already broken coins this turn; they are combined again for you when you pay and at the end of your turn."
    )


def test_larger_coins_first_find_every_exact_sum() -> None:
    """The greedy sum against every combination of coins."""
    table = position("A coins: 7\nB coins: 13x1 4x5 10x10")
    g, p = table.state, player(table, "A")
    most = [p.pieces[i] + g.supply[i] for i in range(3)]
    sums = {a + 5 * b + 10 * c for a in range(most[0] + 1) for b in range(most[1] + 1) for c in range(most[2] + 1)}
    assert {v for v in range(60) if fits(g, p, v)} == {v for v in sums if v < 60}
    p.coins = 17
    fewest = min(
        a + b + c
        for a in range(most[0] + 1)
        for b in range(most[1] + 1)
        for c in range(most[2] + 1)
        if a + 5 * b + 10 * c == 17
    )
    assert fewest_pieces(g, p) == fewest


def test_the_quick_test_for_change_agrees_with_every_way() -> None:
    for seed in range(3):
        for g in walk(GAME.setup(4), seed):
            for p in g.seats:
                any_way = any(refuse_change_of(g, p, way) == 0 for way in range(N_CHANGES))
                assert may_change(g, p) == any_way
