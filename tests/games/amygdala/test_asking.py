"""What is asked and what is answered by itself; the way to the second tile; the end when nobody can act."""

from __future__ import annotations

from insula.core.game import Setup
from insula.core.table import Table
from insula.testing import refuses, rule_test
from tests.games.amygdala.kit import GAME, L1, L2, L4, bank, coins, offered, play, player, position


def at_the_table(text: str) -> Table:
    """A table as people meet it: lone options are played by themselves where that gives nothing up."""
    state = GAME.position(text)
    return Table(Setup(GAME, state.config, {}), seed=0, state=state)


@rule_test("amy.pay.commit", "amy.unlock.steps")
def test_choosing_a_tile_to_unlock_never_carries_the_unlock_out() -> None:
    """One payment, no space in reach: the tile is neither paid nor boxed before somebody says so."""
    full = ", ".join(f"B {t} indigo-{n}" for n, t in enumerate(["sadness-1"] * 12, 1))
    table = at_the_table(f"A coins: 0\nA bank: wild\nA cloud: a1\nA board: a2 sadness-1\nA earned: b2\nplaced: {full}")
    play(table, "unlock a2")
    assert (table.kind, offered(table)) == ("pay", ["pay 1 wild"])
    assert bank(table, "A") == {"wild": 1}
    play(table, "pay 1 wild")
    assert (table.kind, offered(table)) == ("place_from", ["return to box"])
    table.undo()
    table.undo()
    assert (table.kind, player(table, "A").wild) == ("turn", 1)


@rule_test("amy.exch.when")
def test_choosing_to_exchange_never_carries_an_exchange_out() -> None:
    table = at_the_table("A coins: 4\nA vp: 2\nB coins: 0")
    play(table, "exchange")
    assert (table.kind, offered(table)) == ("exchange", ["exchange 2 vp"])
    assert player(table, "A").vp == 2


@rule_test("amy.claim.one", "amy.acquire.sequence", "amy.turn.end-sequence")
def test_claiming_buying_and_ending_the_turn_are_asked_for() -> None:
    table = at_the_table(
        "A coins: 0\nA bank: claim happiness, claim sadness\nlotuses: empty\nstack: 0\ndiscard: 0\nrest: B"
    )
    play(table, "claim happiness")
    assert (table.kind, offered(table)) == ("claim_from", [f"move to {L1}"])
    play(table, f"move to {L1}")
    assert (table.kind, offered(table)) == ("end_turn", ["end turn"])
    bought = at_the_table(f"A coins: 1\nlotus {L2}: hope 1, -")
    play(bought, f"acquire at {L2}")
    assert (bought.kind, coins(bought, "A")) == ("buy", 1)


# ---- the second tile


@rule_test("amy.acquire.price", "amy.exch.when", "amy.exch.vp-coin")
def test_the_second_tile_is_asked_for_while_an_exchange_could_pay_for_it() -> None:
    table = position(f"A coins: 1\nA vp: 2\nlotus {L2}: hope 2, anger 1")
    play(table, f"acquire at {L2}", f"buy tile 2 at {L2}")
    assert (table.kind, offered(table)) == ("second_tile", ["no second tile", "exchange"])
    says = refuses("amy.acquire.cannot-pay", table, f"buy tile 1 at {L2}")
    assert says == "The hope tile costs 2 coins; you have 1. Exchange 2 VP for 1 coin first."
    play(table, "exchange", "exchange 2 vp", f"buy tile 1 at {L2}")
    assert bank(table, "A") == {"hope 2": 1, "anger 1": 1}
    assert (coins(table, "A"), player(table, "A").vp) == (0, 0)


@rule_test("amy.acquire.price")
def test_a_second_tile_out_of_reach_is_not_asked_for() -> None:
    for vp, kind in ((1, "end_turn"), (2, "second_tile")):
        table = position(f"A coins: 1\nA vp: {vp}\nlotus {L2}: hope 2, anger 1")
        play(table, f"acquire at {L2}", f"buy tile 2 at {L2}")
        assert table.kind == kind


# ---- nobody can act


STANDSTILL = "lotuses: empty\nstack: 0\ndiscard: 0\nA board: a1 hope-1\nB board: a1 hope-1"


@rule_test("amy.turn.no-action-possible")
def test_the_table_warns_before_the_game_stands_still_and_says_why_it_ended() -> None:
    table = position(STANDSTILL + "\nA vp: 1\nB vp: 1\nA mood: green-pink")
    for p in table.state.seats:
        p.n_resources = 0
        p.faces[:] = [0] * len(p.faces)
        p.by_icon[:] = [0] * len(p.by_icon)
    GAME.dispatch.relist(table.state)
    assert offered(table) == ["end turn"]
    assert table.question == (
        "A, you cannot pay for any action, even with exchanges: end your turn. "
        "If nobody else can act either, the game is scored."
    )
    events = [e["text"] for e in play(table, "end turn").seen()]
    assert events[0] == (
        "A cannot pay for any action, even with exchanges, and skips their turn; 1 more skip in a row would end the game"
    )
    assert table.question.endswith("Nobody else could act this round, so the game will then be scored.")
    play(table, "end turn")
    assert table.result is not None
    assert table.result.reason == (
        "Nobody could pay for an action any more, even with exchanges; "
        "A and B are tied at 1 VP and 0 coins, so they share the victory."
    )


@rule_test("amy.turn.no-action-possible")
def test_whoever_spends_the_last_coin_is_warned() -> None:
    dear = f"lotus {L1}: hope 2, anger 2\nlotus {L4}: serenity 2, sadness 2\nlotus {L2}: gratitude 2, -"
    table = position(f"A coins: 2\nlotuses: empty\n{dear}\nA cloud: a2\nA board: d3 happiness-3")
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}")
    assert table.state.n_lotus == 4  # no refill: the cheapest tile costs 2, and A's tile is worth 1
    assert table.question == ("A, end your turn? As things stand, you could not pay for any action next turn.")
