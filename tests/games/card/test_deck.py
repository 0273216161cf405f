"""Main deck and discard pile. [card.deck.*]"""

from __future__ import annotations

from insula.core.chance import seed_chance
from insula.testing import rule_test
from tests.games.card.kit import deck, discarded, hand, idle_turn, kinds, play, position, stacks


@rule_test("card.deck.reshuffle")
def test_the_discard_pile_becomes_the_main_deck_in_the_middle_of_a_draw() -> None:
    table = position("""
        turn A
        deck: 1 trust
        discard: 12
        A mindset: optimism
        rest: B
    """)
    thrown = set(discarded(table))
    play(table, "use optimism", "pass")
    assert len(hand(table, "A")) == 2
    assert "trust" in hand(table, "A")
    assert (len(deck(table)), len(discarded(table))) == (11, 0)
    assert set(deck(table)) < thrown
    assert kinds(table)[-3:] == ["drew", "reshuffled", "drew"]


@rule_test("card.deck.reshuffle")
def test_the_new_main_deck_is_shuffled() -> None:
    text = """
        turn A
        deck: 0
        A mindset: optimism
    """
    orders = set()
    for seed in range(5):
        table = position(text)
        seed_chance(table.state, seed)
        play(table, "use optimism")
        orders.add(tuple(deck(table)))
    assert len(orders) == 5


@rule_test("card.deck.reshuffle-moment")
def test_the_reshuffle_waits_until_a_card_is_needed() -> None:
    table = position("""
        turn A
        deck: 2
        discard: 5
        A mindset: optimism
        rest: B
    """)
    play(table, "use optimism", "pass")
    assert (len(deck(table)), len(discarded(table))) == (0, 5)
    assert "reshuffled" not in kinds(table)


@rule_test("card.deck.both-empty")
def test_play_goes_on_when_deck_and_discard_pile_are_empty() -> None:
    table = position("""
        turn A
        deck: 0
        discard: 0
        rest: B
    """)
    idle_turn(table)
    assert (len(deck(table)), len(discarded(table))) == (0, 0)
    assert table.state.cycle == 1
    assert table.state.turn == 1


@rule_test("card.deck.no-revelation")
def test_an_empty_deck_triggers_nothing_and_refills_no_stack() -> None:
    table = position("""
        turn A
        stacks: 1 1 1
        deck: 0
        A mindset: optimism
    """)
    play(table, "use optimism")
    assert "reshuffled" in kinds(table)
    assert stacks(table) == [1, 1, 1]
    assert table.state.cycle == 1
