"""Payments when the supply has no change: no question is ever without an answer. [amy.coin.pay-exact]"""

from __future__ import annotations

import random

import pytest

from insula.core.record_class import clone
from insula.games.amygdala.gen import ask, dispatch, opt
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import COINS
from insula.testing import refuses, rule_test
from insula.testing.properties import check_options
from tests.games.amygdala.kit import GAME, L1, L2, coins, offered, play, player, position

HOARD = "B coins: 16x1 5x5"  # nobody else has small coins


@rule_test("amy.coin.pay-exact")
def test_a_jump_that_eats_the_price_of_the_tile_is_refused() -> None:
    table = position(f"seats 4\nA coins: 1x10\n{HOARD}\nA cloud: a2\nA board: a1 hope-1, g1 hope-1")
    says = refuses("amy.coin.pay-exact", table, "unlock g1")
    assert says == (
        "The supply has no change for your coins: after paying 2 coins you would have only 0 coins left "
        "and would still owe 5 coins."
    )
    play(table, "unlock a1", "pay 1 in coins")  # 5 of the 10 are lost, but the tile is paid
    assert coins(table, "A") == 0


@rule_test("amy.coin.pay-exact")
def test_a_toll_that_eats_the_price_of_the_tile_is_refused() -> None:
    table = position(f"A coins: 1x10\n{HOARD}\nA mood: red-purple\nlotus {L2}: hope 1, hope 2")
    says = refuses("amy.coin.pay-exact", table, f"acquire at {L2}")
    assert "after paying 1 coin you would have only 0 coins left and would still owe 1 coin" in says


@rule_test("amy.coin.pay-exact", "amy.pay.by-hand")
def test_coins_for_two_icons_are_paid_together_where_there_is_no_change() -> None:
    table = position(f"A coins: 1x10\n{HOARD}\nA bank: anger 1\nA board: a1 hope-2\nA earned: b2")
    play(table, "unlock a1")
    assert offered(table) == ["pay 2 in coins", "exchange"] or offered(table) == ["pay 2 in coins"]
    refuses("amy.coin.pay-exact", table, "pay by hand")
    play(table, "pay 2 in coins")
    assert coins(table, "A") == 0


@rule_test("amy.turn.no-action-possible")
def test_whoever_cannot_be_paid_out_may_end_the_turn() -> None:
    """Exchanges would be worth an action, but no coin is left to be paid out."""
    table = position(f"""
        seats 2
        A bank: wild
        A mood: {L1}
        B coins: 16x1 5x5 12x10
    """)
    assert offered(table) == ["end turn"]
    refuses("amy.exch.coins-missing", table, "exchange")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_question_is_without_an_answer_however_tight_the_supply(seats: int) -> None:
    """Random short games from positions in which the others hoard coins and tiles; guards and options agree too."""
    for seed in range(60):
        chooser = random.Random(1000 * seats + seed)
        g = tight(seats, chooser)
        for number in range(60):
            if g.over:
                break
            assert g.n_options > 0
            if number % 6 == seed % 6:
                check_options(GAME, g)
            dispatch.play(g, chooser.choice(g.options[: g.n_options]))
            assert not GAME.conserved(g)


def tight(seats: int, chooser: random.Random) -> State:
    """The first question of a game whose players hold nearly all coins and, here and there, all Happiness tiles."""
    g: State = GAME.setup(seats).start(chooser.randrange(1000))
    for seat in range(seats):
        p = g.seats[seat]
        for coin in range(3):
            g.supply[coin] += p.pieces[coin]
            p.pieces[coin] = 0
        p.vp = chooser.randrange(6)
        p.dream, g.supply_dream = p.dream + 1, g.supply_dream - 1
        p.idea, g.supply_idea = p.idea + 2, g.supply_idea - 2
        p.happiness, g.supply_happiness = p.happiness + 1, g.supply_happiness - 1
        p.cloud = chooser.choice((-1, 3, 9))
    left = [chooser.choice((0, 0, 1, 3, count)) for count in COINS]
    hoarders = [p for seat, p in enumerate(g.seats[:seats]) if seat != g.turn]
    for coin in range(3):
        while g.supply[coin] > left[coin]:
            rich = coin < 2 or g.seats[g.turn].pieces[2] > 1  # whoever has the turn has a large coin or two
            chooser.choice(hoarders if rich and chooser.random() < 0.95 else g.seats[:seats]).pieces[coin] += 1
            g.supply[coin] -= 1
    for p in g.seats[:seats]:
        p.coins = p.pieces[0] + 5 * p.pieces[1] + 10 * p.pieces[2]
    if chooser.random() < 0.3:
        g.seats[1].happiness += g.supply_happiness
        g.supply_happiness = 0
    dispatch.relist(g)
    assert not GAME.conserved(g)
    return g


def test_the_search_meets_refusals_for_missing_change() -> None:
    """The positions are tight enough: without the guard some of these answers would lead nowhere."""
    found = 0
    for seed in range(60):
        g = tight(4, random.Random(seed))
        number = GAME.rulebook.numbers["amy.coin.pay-exact"]
        found += sum(dispatch.refuse(g, option) == number for option in range(GAME.n_options))
    assert found >= 5


@rule_test("amy.exch.while-paying")
def test_what_the_tile_needs_is_not_for_sale() -> None:
    table = position("A coins: 0\nA bank: sadness 1, hope 1\nA board: a1 sadness-1\nA earned: b2")
    play(table, "unlock a1", "exchange")
    assert offered(table) == ["exchange hope 1"]
    says = refuses("amy.exch.while-paying", table, "exchange sadness 1")
    assert says == "You need that resource tile to pay for the sadness tile."
    play(table, "exchange hope 1")
    assert (coins(table, "A"), table.kind) == (1, "pay")
    assert refuses("amy.exch.while-paying", table, "exchange").startswith("You need everything you could exchange")


@rule_test("amy.exch.when")
def test_exchanges_are_offered_between_icons_and_before_a_space_is_chosen() -> None:
    table = position("A coins: 6\nA vp: 4\nA bank: hope 1, anger 1\nA board: a1 hope-2\nA earned: b2")
    play(table, "unlock a1", "pay by hand", "pay hope 1", "exchange", "exchange 2 vp")
    assert (table.kind, coins(table, "A")) == ("pay_icon", 7)
    play(table, "pay 5 coins", "move to green-pink", "exchange", "exchange anger 1")
    assert (table.kind, coins(table, "A")) == ("space", 3)


@rule_test("amy.exch.when")
def test_an_exchange_between_icons_leaves_the_tile_payable() -> None:
    """By hand every coin payment needs its change: a sale may not leave coins that cannot be broken."""
    table = position(
        f"seats 4\nA coins: 1x5\nA bank: hope 1, 2 anger 1\n{HOARD.replace('5x5', '4x5')}\nA board: a1 hope-2"
    )
    play(table, "unlock a1", "pay by hand")
    before = clone(table.state)
    for option in before.options[: before.n_options]:
        g = clone(before)
        dispatch.play(g, option)
        assert g.n_options > 0 and g.asked.kind != ask.TURN
    assert opt.FIVE_COINS in before.options[: before.n_options]
    assert player(table, "A").coins == 5
