"""Setting up and the mulligan. [card.setup.*]"""

from __future__ import annotations

from collections import Counter

import pytest

from insula.core.record_class import key
from insula.games.card.tables import CARD_IDS, CARD_NUMBER
from insula.games.card.words.say import card_name
from insula.testing import refuses, rule_test
from tests.games.card.kit import (
    GAME,
    SEATS,
    active,
    asked,
    deck,
    discarded,
    fresh,
    hand,
    impulse,
    kinds,
    mindset,
    offered,
    play,
    position,
    score,
    stacks,
    started,
    supply,
)


@rule_test("card.setup.shuffle")
def test_the_seed_fixes_the_order_of_all_96_cards() -> None:
    first, again, other = fresh(2, 7), fresh(2, 7), fresh(2, 8)
    assert key(first.state) == key(again.state)
    assert deck(first) != deck(other)
    assert not GAME.conserved(first.state)
    assert {CARD_IDS.index(c) < 48 for c in deck(first)[:20]} == {True, False}


@rule_test("card.setup.stack-size", "card.setup.main-deck")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_stacks_have_players_plus_two_cards_and_the_rest_is_the_main_deck(players: int) -> None:
    table = started(players)
    assert stacks(table) == [players + 2] * 3
    assert len(deck(table)) == 87 - 7 * players


@rule_test("card.setup.stacks-2p")
def test_set_up_for_two_players() -> None:
    table = started(2)
    assert (stacks(table), len(impulse(table)), len(deck(table))) == ([4, 4, 4], 3, 73)
    assert [len(hand(table, s)) for s in "AB"] == [4, 4]


@rule_test("card.setup.stacks-3p", "card.setup.starting-hand")
def test_set_up_for_three_players() -> None:
    table = started(3)
    assert (stacks(table), len(impulse(table)), len(deck(table))) == ([5, 5, 5], 3, 66)
    assert [len(hand(table, s)) for s in "ABC"] == [4, 4, 4]


@rule_test("card.setup.stacks-4p", "card.setup.example-4p", "card.setup.impulse")
def test_set_up_for_four_players_as_in_the_picture() -> None:
    table = started(4)
    assert (stacks(table), len(impulse(table)), len(deck(table))) == ([6, 6, 6], 3, 59)
    assert [len(hand(table, s)) for s in "ABCD"] == [4, 4, 4, 4]
    assert discarded(table) == []
    assert supply(table) == (40, 40)
    assert table.view()["mood"] in ("bliss", "gloom")


@rule_test("card.setup.stack-count-visible")
def test_everybody_sees_how_many_cards_a_stack_has_and_no_face() -> None:
    table = started(3)
    hidden = {CARD_IDS[c] for c in table.state.stacks[:5]}
    for eyes in (None, 0, 1, 2):
        view = table.view(eyes)
        assert view["stacks"] == [5, 5, 5]
        assert not hidden & set(str(view).replace("'", " ").split())


@rule_test("card.setup.mulligan-once")
def test_nobody_takes_a_second_mulligan() -> None:
    table = fresh(3)
    first = table.asked
    before = hand(table, SEATS[first])
    play(table, "mulligan")
    says = refuses("card.setup.mulligan-once", lambda: table.play("mulligan", seat=first))
    assert says == "You have already decided on your mulligan."
    assert hand(table, SEATS[first]) == before
    assert table.asked != first


@rule_test("card.setup.mulligan-whole-hand")
def test_a_mulligan_changes_all_four_cards_or_none() -> None:
    table = fresh(2)
    seat = asked(table)
    card = hand(table, seat)[0]
    says = refuses("card.setup.mulligan-whole-hand", table, f"card {card}")
    assert says == f"A mulligan replaces all 4 cards in your hand, not {card_name(CARD_NUMBER[card])} alone."
    old = hand(table, seat)
    play(table, "mulligan", "keep")
    assert discarded(table) == old
    assert len(hand(table, seat)) == 4
    assert not set(old) & set(hand(table, seat))


@rule_test("card.setup.mulligan-window")
def test_there_is_no_mulligan_after_the_first_turn_has_begun() -> None:
    says = refuses("card.setup.mulligan-window", started(2), "mulligan")
    assert says == "A mulligan is possible only before the first turn of the game, and the game has begun."


@rule_test("card.setup.mulligan-window")
def test_there_is_no_mulligan_in_a_later_cycle() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        A hand: 6
    """)
    play(table, "take trust")
    assert table.kind == "trim"
    refuses("card.setup.mulligan-window", table, "mulligan")
    play(table, *[f"discard {card}" for card in hand(table, "A")[:3]])
    assert table.kind == "turn"
    refuses("card.setup.mulligan-window", table, "mulligan")


@rule_test("card.setup.mulligan-discard")
def test_cards_given_up_start_the_discard_pile() -> None:
    table = play(fresh(2), "mulligan", "mulligan")
    assert (len(discarded(table)), len(deck(table))) == (8, 65)


@rule_test("card.setup.mulligan-order")
def test_new_hands_are_dealt_clockwise_from_the_starting_player() -> None:
    table = fresh(3)
    first = table.asked
    order = [SEATS[(first + i) % 3] for i in range(3)]
    drawn = deck(table)[:8]
    play(table, "mulligan", "keep", "mulligan")
    assert sorted(drawn[:4]) == sorted(hand(table, order[0]))
    assert sorted(drawn[4:]) == sorted(hand(table, order[2]))


@rule_test("card.setup.mulligan-order")
def test_a_mulligan_stays_secret_until_all_have_decided() -> None:
    secret, open_hand = play(fresh(3), "mulligan"), play(fresh(3), "keep")
    for eyes in (None, secret.asked):
        assert secret.view(eyes) == open_hand.view(eyes)
        assert secret.seen(eyes) == open_hand.seen(eyes)


@rule_test("card.setup.empty-areas")
def test_discard_pile_mindsets_and_scoring_areas_start_empty() -> None:
    table = started(5)
    assert discarded(table) == []
    assert [mindset(table, s) for s in SEATS] == [[]] * 5
    assert [score(table, s) for s in SEATS] == [(0, 0)] * 5


@rule_test("card.setup.coin-flip")
def test_both_faces_of_the_coin_start_about_equally_often() -> None:
    setup = GAME.setup(2)
    faces = Counter(setup.start(seed).mood for seed in range(1000))
    assert 420 < faces[0] < 580
    assert setup.start(5).mood == setup.start(5).mood


@rule_test("card.setup.start-player")
def test_every_seat_starts_about_equally_often() -> None:
    setup = GAME.setup(4)
    starts = Counter(setup.start(seed).asked.seat for seed in range(1000))
    assert all(190 < starts[seat] < 310 for seat in range(4))


def test_the_set_up_is_told_in_events() -> None:
    table = fresh(2)
    assert kinds(table).count("drew") == 8
    assert kinds(table)[-1] == "started"
    assert offered(table) == ["keep", "mulligan"]
    play(table, "keep", "keep")
    assert kinds(table)[-3:] == ["mulliganed", "mulliganed", "turn_began"]
    assert active(table) == asked(table)
