"""Free exchanges. [amy.exch.*]"""

from __future__ import annotations

import pytest

from insula.games.amygdala.gen import R, opt
from insula.games.amygdala.rules.exchange import refuse_exchange_of
from insula.testing import refuses, rule_test
from tests.games.amygdala.kit import (
    L2,
    bank,
    claim_option,
    coins,
    discard,
    fresh,
    kinds,
    offered,
    pieces,
    play,
    player,
    position,
)

BUY = (f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")


@rule_test("amy.exch.when")
def test_exchanges_before_during_and_after_the_action() -> None:
    table = position(f"A coins: 5\nA bank: hope 1, anger 1, anger 2\nlotus {L2}: hope 1, anger 1")
    play(table, "exchange", "exchange hope 1")
    play(table, f"acquire at {L2}", "exchange", "exchange anger 1", f"buy tile 1 at {L2}", "no second tile")
    play(table, "exchange", "exchange anger 2")
    assert coins(table, "A") == 5 + 3 - 1
    assert kinds(table).count("bought") == 1
    play(table, "end turn")


@rule_test("amy.exch.when")
def test_exchanges_are_offered_while_paying_placing_and_claiming() -> None:
    table = position("A coins: 4\nA bank: sadness 1, hope 1, dream, claim sadness\nA board: a1 sadness-1\nA earned: b2")
    play(table, "claim sadness")
    assert "exchange" in offered(table)
    table.undo()
    play(table, "unlock a1")
    assert "exchange" in offered(table)
    play(table, "exchange")
    assert "exchange hope 1" in offered(table)  # afterwards 5 coins or the Sadness resource pay for the tile
    assert "exchange sadness 1" in offered(table)
    play(table, "exchange dream", "pay with own tiles")
    assert "exchange" in offered(table)


@rule_test("amy.exch.own-turn")
def test_nobody_exchanges_in_another_turn() -> None:
    table = fresh(2, start="B")
    player(table, "A").dream = 1
    refusal = table.why("exchange", seat=0)
    assert refusal is not None
    assert (refusal.rule, refusal.says) == ("amy.exch.own-turn", "You can exchange items only on your own turn.")
    assert refuse_exchange_of(table.state, 0, opt.DREAM) == R.EXCH_OWN_TURN
    refuses("amy.exch.own-turn", lambda: table.play("exchange", seat=0))


@rule_test("amy.exch.vp-coin")
def test_two_vp_for_a_coin() -> None:
    table = position("A vp: 7")
    play(table, "exchange", "exchange 2 vp", "exchange", "exchange 2 vp")
    assert (player(table, "A").vp, coins(table, "A")) == (3, 2)


@rule_test("amy.exch.vp-floor")
def test_one_vp_is_not_enough() -> None:
    table = play(position("A vp: 1\nA bank: wild"), "exchange")
    says = refuses("amy.exch.vp-floor", table, "exchange 2 vp")
    assert says == "You need 2 VP for this exchange; you have 1."
    assert player(table, "A").vp == 1


@rule_test("amy.exch.vp-any-time")
def test_vp_may_be_sold_by_the_rich() -> None:
    table = play(position("A coins: 30\nA vp: 6"), "exchange", "exchange 2 vp")
    assert (coins(table, "A"), player(table, "A").vp) == (31, 4)


@rule_test("amy.exch.dream-coins")
def test_a_dream_for_two_coins() -> None:
    table = play(position("A bank: 2 dream"), "exchange", "exchange dream")
    assert (bank(table, "A"), coins(table, "A")) == ({"dream": 1}, 2)


@rule_test("amy.exch.happiness-coins")
def test_a_happiness_tile_for_two_coins() -> None:
    table = position("A bank: happiness")
    supply = table.state.supply_happiness
    play(table, "exchange", "exchange happiness tile")
    assert (coins(table, "A"), table.state.supply_happiness) == (2, supply + 1)


@rule_test("amy.exch.resource-coin")
def test_a_resource_for_one_coin_whatever_it_cost() -> None:
    table = play(position("seats 4\nA bank: anger 3"), "exchange", "exchange anger 3")
    assert (coins(table, "A"), bank(table, "A")) == (1, {})


@rule_test("amy.exch.wild-coin")
def test_the_first_wild_for_one_coin() -> None:
    table = fresh(2)
    seat = "AB"[table.asked]
    supply = table.state.supply_wild
    play(table, "exchange", "exchange wild tile")
    assert (coins(table, seat), table.state.supply_wild) == (31, supply + 1)


@rule_test("amy.exch.ideas-table")
@pytest.mark.parametrize(("size", "gain"), [(1, 2), (2, 5), (3, 10), (4, 15)])
def test_ideas_together(size: int, gain: int) -> None:
    table = play(position("A bank: 4 idea"), "exchange", f"exchange set of {size} idea{'s' * (size > 1)}")
    assert (coins(table, "A"), player(table, "A").idea) == (gain, 4 - size)


@rule_test("amy.exch.ideas-more")
def test_five_ideas_go_in_two_sets() -> None:
    table = play(position("A bank: 5 idea"), "exchange")
    says = refuses("amy.exch.ideas-more", table, "exchange set of 5 ideas")
    assert says == "Exchange at most 4 Ideas at a time."
    play(table, "exchange set of 4 ideas", "exchange", "exchange set of 1 idea")
    assert coins(table, "A") == 17


@rule_test("amy.exch.dreams-table")
@pytest.mark.parametrize(("size", "gain"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 27)])
def test_dreams_together(size: int, gain: int) -> None:
    table = play(position("A bank: 6 dream"), "exchange", f"exchange set of {size} dream{'s' * (size > 1)}")
    assert (player(table, "A").vp, player(table, "A").dream) == (gain, 6 - size)


@rule_test("amy.exch.dreams-more")
def test_seven_dreams_go_in_two_sets() -> None:
    table = play(position("A bank: 7 dream"), "exchange")
    says = refuses("amy.exch.dreams-more", table, "exchange set of 7 dreams")
    assert says == "Exchange at most 6 Dreams at a time."
    play(table, "exchange set of 6 dreams", "exchange", "exchange set of 1 dream")
    assert player(table, "A").vp == 29


@rule_test("amy.exch.only-listed", "amy.exch.nothing-to-give", "amy.exch.ideas-table")
def test_other_exchanges_do_not_exist() -> None:
    table = play(position("A coins: 30\nA bank: claim hope, wild"), "exchange")
    for move in (claim_option("hope"), opt.FIVE_COINS, opt.PAIR):
        assert refuses("amy.exch.only-listed", table, move).endswith("not among the free exchanges.")
    refuses("amy.exch.ideas-table", table, opt.IDEA)
    refuses("amy.pay.seven-coins-only-then", table, opt.SEVEN_COINS)
    refuses("amy.pay.from-bank", table, "exchange dream")
    assert set(offered(table)) == {"exchange wild tile", "change coins"}
    broke = position("seats 2")
    says = refuses("amy.exch.nothing-to-give", broke, "exchange")
    assert says == "You have nothing to exchange: no tile, Idea or Dream, 0 VP, and no coins to change."


@rule_test("amy.exch.where")
def test_where_exchanged_items_go() -> None:
    table = position("A bank: hope 1, dream")
    supply = table.state.supply_dream
    play(table, "exchange", "exchange hope 1", "exchange", "exchange dream")
    assert discard(table) == {"hope 1": 1}
    assert table.state.supply_dream == supply + 1


@rule_test("amy.exch.coins-missing")
def test_coins_must_be_in_the_supply() -> None:
    table = position("A coins: 8x1\nA bank: dream\nB coins: 8x1 5x5 11x10")
    play(table, "exchange", "exchange dream")
    assert pieces(table, "A") == [0, 0, 1]
    assert table.state.supply == [8, 0, 0]
    empty = position("A coins: 8x1\nA bank: dream\nB coins: 8x1 5x5 12x10")
    play(empty, "exchange")
    says = refuses("amy.exch.coins-missing", empty, "exchange dream")
    assert says == "Even with change, the supply does not have the coins to turn your 8 coins into 10."
    assert "exchange set of 1 dream" in offered(empty)


def test_an_exchange_question_is_small_and_never_empty() -> None:
    table = position("""
        seats 4
        A coins: 12
        A vp: 9
        A bank: hope 1, hope 2, anger 1, wild 3, wild, happiness, 2 idea, 3 dream
    """)
    assert "exchange" in offered(table)
    play(table, "exchange")
    assert 0 < len(table.options) < 40
