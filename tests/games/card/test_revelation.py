"""The Revelation and its scoring. [card.rev.*, card.score.*]"""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.testing import refuses, rule_test
from tests.games.card.kit import (
    hand,
    impulse,
    kinds,
    mindset,
    offered,
    play,
    position,
    score,
    stacks,
    supply,
)

LAST_CARD = """
    impulse: trust fear hope
    stacks: 0 {size} {size}
"""


def revealed(text: str, mood: str = "bliss", seats: int = 2) -> Table:
    """A position in which A takes the card that cannot be replaced."""
    table = position(f"seats {seats}, turn A, mood {mood}\n{LAST_CARD.format(size=seats + 2)}\n{text}")
    return play(table, "take trust")


def bonus(emotions: str) -> tuple[int, int]:
    """What the Vibes of empty Emotions earn while the coin shows Bliss."""
    return score(revealed(f"A mindset: {emotions}"), "A")


@rule_test("card.rev.trigger")
@pytest.mark.parametrize(
    "moves",
    [("take fear",), ("use affection", "embrace fear"), ("use hostility", "discard fear")],
)
def test_any_card_that_leaves_the_impulse_unreplaced_triggers_a_revelation(moves: tuple[str, ...]) -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 4 0 4
        A mindset: affection, hostility
    """)
    play(table, *moves)
    assert "revelation" in kinds(table)
    assert table.state.cycle == 2


@rule_test("card.rev.not-on-empty-stack")
def test_an_empty_stack_alone_does_not_end_the_cycle() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stack 1: 1 valor
    """)
    play(table, "take trust")
    assert impulse(table) == ["valor", "fear", "hope"]
    assert stacks(table)[0] == 0
    assert "revelation" not in kinds(table)


@rule_test("card.rev.immediate")
def test_a_revelation_ends_the_turn_at_once() -> None:
    table = revealed("""
        A mindset: optimism
        A hand: 5
    """)
    assert score(table, "A") == (1, 0)
    assert table.kind == "trim"
    says = refuses("card.rev.immediate", table, f"impulse {impulse(table)[0]}")
    assert says == "The Revelation has ended A’s turn; hands are being trimmed for the next Cycle."
    play(table, *[f"discard {c}" for c in hand(table, "A")[:2]])
    assert table.state.turn == 1


@rule_test("card.rev.immediate")
def test_whoever_triggered_it_cannot_act_while_others_prepare() -> None:
    table = revealed("B hand: 6")
    assert table.asked == 1
    refuses("card.rev.immediate", lambda: table.play(table.game.gen.opt.IMPULSE, seat=0))


# ---- scoring -------------------------------------------------------------------------------------------------


@rule_test("card.score.collect")
def test_everybody_collects_all_fragments() -> None:
    table = revealed(
        """
        A mindset: valor+brightness-red-1 1/2 1/2
        B mindset: anger 1/1
        """,
        seats=3,
    )
    assert [score(table, s) for s in "ABC"] == [(2, 0), (0, 1), (0, 0)]


@rule_test("card.score.area")
def test_scored_fragments_stay_for_the_rest_of_the_game() -> None:
    table = revealed("A score: 6 + 3")
    assert table.state.cycle == 2
    assert score(table, "A") == (6, 3)


@rule_test("card.score.area")
def test_scored_fragments_are_no_target() -> None:
    table = position("""
        turn A, cycle 2
        A score: 6 + 3
        A mindset: anger, comfort
    """)
    refuses("card.ability.needs-effect", table, "use comfort")  # Drain finds no Fragment but the scored ones
    play(table, "use anger")
    assert offered(table) == ["destroy anger", "destroy comfort"]
    assert score(table, "A") == (6, 3)


@rule_test("card.score.three-different")
def test_three_different_vibes_earn_one() -> None:
    assert bonus("courage 0/1, safety 0/1, desire 0/1") == (1, 0)


@rule_test("card.score.three-of-a-kind")
def test_three_of_a_kind_earn_two() -> None:
    assert bonus("courage 0/1, anger 0/1, craving 0/1") == (2, 0)
    assert bonus("courage 0/1, anger 0/1, craving 0/1, optimism 0/1") == (2, 0)


@rule_test("card.score.two-pairs")
def test_two_pairs_earn_two() -> None:
    assert bonus("courage 0/1, anger 0/1, optimism 0/1, insecurity 0/1") == (2, 0)


@rule_test("card.score.four-different")
def test_four_different_vibes_earn_three() -> None:
    assert bonus("courage 0/1, safety 0/1, desire 0/1, optimism 0/1") == (3, 0)


@rule_test("card.score.four-of-a-kind")
def test_four_of_a_kind_earn_four() -> None:
    assert bonus("desire 0/1, kindness 0/1, disgust 0/1, dislike 0/1") == (4, 0)


@rule_test("card.score.no-combination")
@pytest.mark.parametrize(
    "emotions",
    ["", "courage 0/1", "courage 0/1, anger 0/1", "courage 0/1, optimism 0/1", "courage 0/1, anger 0/1, optimism 0/1"],
)
def test_a_mindset_without_a_combination_earns_nothing(emotions: str) -> None:
    assert bonus(emotions) == (0, 0)


@rule_test("card.score.pair-plus-two")
def test_a_pair_and_two_others_count_as_three_different() -> None:
    assert bonus("courage 0/1, anger 0/1, safety 0/1, desire 0/1") == (1, 0)


@rule_test("card.score.best-only")
def test_only_the_best_combination_counts() -> None:
    assert bonus("desire 0/1, kindness 0/1, disgust 0/1, dislike 0/1") == (4, 0)
    assert bonus("courage 0/1, safety 0/1, desire 0/1, optimism 0/1") == (3, 0)


@rule_test("card.score.unmerged-bright-bleak")
def test_an_unmerged_brightness_counts_with_its_vibe() -> None:
    assert bonus("courage 0/1, euphoria 0/2, brightness-green-1 0/2") == (1, 0)


@rule_test("card.score.bonus-affiliation")
def test_the_bonus_is_of_the_side_that_the_coin_shows() -> None:
    table = revealed("A mindset: courage 0/1, safety 0/1, desire 0/1, optimism 0/1", mood="gloom")
    assert score(table, "A") == (0, 3)


@rule_test("card.score.bonus-automatic")
def test_the_bonus_comes_from_the_supply_without_a_question() -> None:
    table = revealed("""
        A mindset: courage 0/1, anger 0/1, craving 0/1
        B score: 6 + 0
    """)
    assert supply(table) == (40 - 6 - 2, 40)
    assert table.kind == "turn"
    assert "bonus" in kinds(table)


@rule_test("card.score.all-at-once")
def test_everybody_has_scored_before_winning_is_checked() -> None:
    table = revealed("""
        A score: 11 + 0
        A mindset: courage 1/1
        B score: 11 + 0
        B mindset: safety 1/1
    """)
    assert table.over
    assert table.result is not None
    assert table.result.winners == (0, 1)


@rule_test("card.score.totals")
def test_winning_counts_earlier_revelations_too() -> None:
    table = revealed("""
        A score: 8 + 0
        A mindset: valor 2/2, intimacy 2/2
    """)
    assert score(table, "A") == (12, 0)
    assert table.over
    assert mindset(table, "A") == ["valor 0/2", "intimacy 0/2"]
