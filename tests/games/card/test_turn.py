"""A player's turn and the Impulse Action. [card.turn.*, card.impulse.*]"""

from __future__ import annotations

import pytest

from insula.testing import refuses, rule_test
from tests.games.card.kit import (
    active,
    hand,
    idle_turn,
    impulse,
    mindset,
    offered,
    place_option,
    play,
    position,
    score,
    stack,
    stacks,
)

PLAIN = """
    seats 3, turn C
    impulse: trust fear hope
    stack 1: 5 valor
    stack 2: 5 anger rage
    C hand: courage guilt
"""


@rule_test("card.turn.clockwise")
def test_turns_go_clockwise() -> None:
    table = position(PLAIN)
    order = []
    for _ in range(4):
        order.append(active(table))
        idle_turn(table)
    assert "".join(order) == "CABC"


@rule_test("card.turn.two-actions")
def test_a_turn_needs_both_actions() -> None:
    table = play(position(PLAIN), "take fear")
    says = refuses("card.turn.two-actions", table, "end turn")
    assert says == "You have taken 1 of 2 Actions; take 1 more before you end your turn."
    play(table, "take hope", "end turn")
    assert active(table) == "A"


@rule_test("card.turn.no-third-action")
def test_a_third_action_is_refused_and_changes_nothing() -> None:
    table = play(position(PLAIN), "take fear", "take hope")
    before = (hand(table, "C"), impulse(table))
    for move in (f"take {impulse(table)[0]}", "invoke courage"):
        says = refuses("card.turn.no-third-action", table, move)
        assert (
            says
            == "You have already taken both of your Actions this turn; use an Ability if you can, or end your turn."
        )
    assert before == (hand(table, "C"), impulse(table))


@rule_test("card.turn.action-choice")
@pytest.mark.parametrize(
    "moves",
    [
        ("take fear", "invoke courage", "alone"),
        ("invoke courage", "alone", "take fear"),
        ("take fear", "take hope"),
        ("invoke courage", "alone", "invoke guilt", "alone"),
    ],
)
def test_two_actions_in_any_order_or_one_of_them_twice(moves: tuple[str, ...]) -> None:
    table = play(position(PLAIN), *moves)
    assert table.state.actions == 2
    assert "end turn" in offered(table)


@rule_test("card.turn.always-possible")
def test_with_an_empty_hand_there_are_three_impulse_actions() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
    """)
    assert offered(table) == ["take trust", "take fear", "take hope"]


@rule_test("card.turn.abilities-any-number", "card.turn.ability-not-action")
def test_abilities_before_between_and_after_the_actions() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        A mindset: optimism, boredom, jealousy
        B mindset: rage
        B hand: valor
    """)
    play(table, "use optimism", "pass")
    assert table.state.actions == 0
    play(table, "take trust", "use boredom", "pass", "swap rage", "give boredom")
    assert table.state.actions == 1
    play(table, "take fear", "use jealousy", "pass", "from b", "leave", "end turn")
    assert active(table) == "B"


@rule_test("card.turn.abilities-any-number")
def test_a_turn_without_any_ability_is_fine() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        A mindset: optimism
    """)
    play(table, "take trust", "take fear", "end turn")
    assert mindset(table, "A") == ["optimism 1/1"]


@rule_test("card.turn.no-interrupt")
def test_an_ability_must_be_finished_before_anything_else() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        A mindset: anger, optimism
        A hand: courage
    """)
    play(table, "use anger")
    assert table.kind == "destroy"
    for move in ("impulse trust", "card courage"):
        says = refuses("card.turn.no-interrupt", table, move)
        assert says == "Finish Destroy first: choose an Emotion in any Mindset."


@rule_test("card.turn.no-interrupt", "card.invoke.optional-discard")
def test_an_action_must_be_finished_before_anything_else() -> None:
    table = position("""
        turn A
        A mindset: anger
        A hand: courage fear
        B mindset: hope
    """)
    play(table, "invoke courage")
    says = refuses("card.turn.no-interrupt", table, "impulse " + impulse(table)[0])
    assert says == "Finish your Invoke first: place Courage alone or discard an Emotion for it."
    says = refuses("card.invoke.optional-discard", table, place_option("B", 1))
    assert says == "Hope is in B’s Mindset; only one of your own Emotions can make room for Courage."


@rule_test("card.turn.no-interrupt", "card.impulse.replace")
def test_the_replacement_is_face_up_before_anything_else_is_asked() -> None:
    table = play(position(PLAIN), "take trust")
    assert impulse(table) == ["valor", "fear", "hope"]
    assert table.kind == "turn"


@rule_test("card.turn.own-turn-only")
def test_nobody_uses_an_ability_in_the_turn_of_another() -> None:
    table = position("""
        turn B
        A mindset: optimism
    """)
    says = refuses("card.turn.own-turn-only", lambda: table.play(place_option("A", 1), seat=0))
    assert says == "You can use Abilities only on your own turn; it is B’s turn."
    assert mindset(table, "A") == ["optimism 1/1"]


@rule_test("card.turn.own-turn-only")
def test_nobody_uses_an_ability_while_asked_to_cancel() -> None:
    table = position("""
        seats 3, turn A
        A mindset: optimism
        B hand: 1
        C mindset: hope
        C hand: 1
    """)
    play(table, "use optimism")
    refuses("card.turn.own-turn-only", lambda: table.play(place_option("C", 1), seat=2))


@rule_test("card.turn.end")
def test_the_turn_ends_when_the_player_says_so() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        A mindset: optimism
    """)
    play(table, "take trust", "take fear")
    assert offered(table) == ["end turn", "use optimism"]
    other = position("""
        turn A, actions 2
        A mindset: optimism
    """)
    play(table, "end turn")
    assert active(table) == "B"
    play(other, "use optimism")
    assert active(other) == "A"


@rule_test("card.turn.hand-no-limit")
def test_there_is_no_hand_limit_during_a_cycle() -> None:
    table = position("""
        turn A, actions 1
        A hand: 11
    """)
    play(table, f"take {impulse(table)[0]}", "end turn")
    assert len(hand(table, "A")) == 12
    assert table.state.n_discard == 0


# ---- Impulse Action -------------------------------------------------------------------------------------------


@rule_test("card.impulse.take-one")
def test_an_impulse_action_takes_one_face_up_card() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        A hand: 4
    """)
    play(table, "take fear")
    assert len(hand(table, "A")) == 5
    assert "fear" in hand(table, "A")
    assert table.state.actions == 1


@rule_test("card.impulse.face-up-only")
@pytest.mark.parametrize("move", ["stack 1", "stack 3", "deck"])
def test_a_face_down_card_cannot_be_taken(move: str) -> None:
    says = refuses("card.impulse.face-up-only", position(PLAIN), move)
    pile = "The main deck" if move == "deck" else move.title()
    assert says == f"{pile} is face down; choose one of the 3 face-up Impulse cards."
    table = play(position(PLAIN), "take fear", "take hope")
    refuses("card.turn.no-third-action", table, move)


@rule_test("card.impulse.replace")
def test_the_top_of_the_stack_above_replaces_the_card() -> None:
    table = play(position(PLAIN), "take fear")
    assert impulse(table) == ["trust", "anger", "hope"]
    assert stacks(table) == [5, 4, 5]
    assert stack(table, 2)[-1] == "rage"


@rule_test("card.impulse.revelation", "card.impulse.keep-taken-card")
def test_a_card_that_cannot_be_replaced_triggers_a_revelation_and_stays_in_hand() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 4 4 0
        A hand: courage guilt
        A mindset: valor
        A score: 10 + 0
    """)
    play(table, "take hope")
    assert table.over
    assert score(table, "A") == (12, 0)
    assert sorted(hand(table, "A")) == ["courage", "guilt", "hope"]
