"""Vibe tokens: unlocking, upgrading, and what upgrades cost."""

from __future__ import annotations

import pytest

from insula.games.cerebria.tables import ROW_WORDS, upgrades
from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import BLISS, asked, deck, hand, offered, on, play, row, space_of, spirit, team

GREEN, RED, BLUE = 3, 1, 4
FORTIFY = "love: at valley, willpower 3, hand {}, deck trust\nmisery: at land\n"
QUELL = "love: at valley, willpower {}, hand {}, quell green {}\nmisery: at land\nbliss: ambition {}\nvalley.a: {}\n"


@rule_test("cer.vibe.unlocked")
def test_a_locked_action_needs_a_token_first() -> None:
    locked = on("love: at valley, willpower 3, deck trust\nmisery: at land\n")
    assert refuses("cer.vibe.unlocked", locked, "fortify") == "Fortify is locked; place a Vibe token on it first."
    table = on(FORTIFY.format("optimism"), "fortify", "card optimism", "cell fortify 0")
    assert row(table, "love", 3) == [BLUE, 0, 0, 0]
    assert table.state.realms[0].fortress == BLISS


@rule_test("cer.vibe.row-layout")
def test_each_row_has_one_unlock_space_and_three_upgrades() -> None:
    assert [len(upgrades(board, act)) for board in range(9) for act in range(5)] == [3] * 45
    table = on("love: at valley\nmisery: at land\n")
    assert len(spirit(table, "love").cells) == len(ROW_WORDS) * (1 + 3)


@rule_test("cer.vibe.one-per-action")
def test_one_token_per_action_and_only_on_its_row() -> None:
    table = asked(
        "love: at valley, willpower 5, hand courage trust, move green\nmisery: at land\n", "move", "card courage"
    )
    says = refuses("cer.vibe.one-per-action", table, "cell quell 0")
    assert says == "One Vibe token per Spirit Action, and only on that Action's row."
    table.play("cell move 1")
    assert table.kind == "target_space"
    assert "card trust" not in offered(table)


@rule_test("cer.vibe.discard-cost")
def test_the_token_has_the_colour_of_the_discarded_card() -> None:
    start = "love: at valley, willpower 5, hand kindness, deck trust, move red\nmisery: at land\n"
    table = asked(start, "move")
    assert refuses("cer.info.card-not-held", table, "card courage") == "Courage is not in your hand."
    play(table, "card kindness", "cell move 2", "space valley/cradle")
    assert row(table, "love", 0) == [RED, 0, GREEN, 0]
    assert (hand(table, "love"), deck(table, "love")) == ([], ["trust", "kindness"])


@rule_test("cer.vibe.unlock-space")
def test_a_locked_row_takes_the_token_on_its_unlock_space() -> None:
    says = refuses(
        "cer.vibe.unlock-space",
        asked(
            "love: at valley, willpower 9, hand courage trust, deck trust\nmisery: at land\nbliss: ambition 1\n"
            "valley.a: bleakness 2\n",
            "quell",
            "card courage",
        ),
        "cell quell 1",
    )
    assert says == "Unlock Quell before upgrading it."


@rule_test("cer.vibe.any-upgrade")
def test_upgrades_are_filled_in_any_order() -> None:
    table = asked("love: at valley, willpower 5, hand courage, move green\nmisery: at land\n", "move", "card courage")
    assert offered(table) == ["cell move 1", "cell move 2", "cell move 3"]
    play(table, "cell move 3", "space valley/cradle", "using determination")
    assert row(table, "love", 0) == [GREEN, 0, 0, RED]


@rule_test("cer.vibe.different-colors", "cer.vibe.example-haste-green")
def test_all_tokens_of_a_row_have_different_colours() -> None:
    table = asked(
        "empathy: at valley, willpower 5, hand kindness desire, move green, quell red\nmisery: at land\n", "move"
    )
    assert offered(table) == ["pass"]
    says = refuses("cer.vibe.different-colors", table, "card kindness")
    assert says == "The Move row already has a green Vibe token."


@rule_test("cer.vibe.different-colors")
def test_another_row_may_take_the_same_colour() -> None:
    table = on(
        "love: at valley, willpower 5, hand kindness courage, deck trust, move green, quell red\nmisery: at land\n"
        "bliss: ambition 1\nvalley.a: bleakness 2\n",
        "quell",
        "card kindness",
        "cell quell 3",
        "using determination",
    )
    assert row(table, "love", 2) == [RED, 0, 0, GREEN]


@rule_test("cer.vibe.full-row")
def test_a_full_row_takes_no_more_tokens() -> None:
    table = asked("love: at valley, willpower 5, hand courage, move red yellow green blue\nmisery: at land\n", "move")
    says = refuses("cer.vibe.full-row", table, "card courage")
    assert says == "The Move row is already fully upgraded."


@rule_test("cer.vibe.permanent")
def test_a_token_stays_for_the_rest_of_the_game() -> None:
    table = on("love: at valley, willpower 5, deck trust, move green red\nmisery: at land, deck fear\n")
    for _ in range(6):
        play(table, "end turn", "take ambition")
    assert row(table, "love", 0) == [GREEN, RED, 0, 0]
    assert "space cradle" in offered(play(table, "move", "pass"))


@rule_test("cer.vibe.upgrade-optional")
def test_upgrades_are_optional_and_used_once() -> None:
    start = "love: at valley, willpower 5, move green red blue\nmisery: at land\n"
    table = on(start, "move", "pass", "space valley/cradle")
    assert spirit(table, "love").willpower == 4
    quell = asked(
        QUELL.format(9, "courage trust", "red blue yellow", 2, "bleakness 2"),
        "quell",
        "pass",
        "slot valley.a",
        "using subdue",
    )
    assert quell.kind == "reveal_card"
    says = refuses("cer.vibe.upgrade-optional", quell, "using 1")
    assert says == "Upgrades are chosen once for each Spirit Action, after its target."


@rule_test("cer.vibe.new-token-usable", "cer.vibe.example-haste")
def test_empathy_discards_courage_for_haste_and_moves_two_spaces() -> None:
    table = on(
        "empathy: at valley, willpower 2, hand courage, deck trust, move green\nmisery: at land\ncradle.a: kindness 1\n",
        "move",
        "card courage",
        "cell move 1",
        "space cradle",
    )
    assert deck(table, "empathy") == ["trust", "courage"]
    assert row(table, "empathy", 0) == [GREEN, RED, 0, 0]
    assert spirit(table, "empathy").willpower == 0
    assert space_of(table, "empathy") == "cradle"


@rule_test("cer.vibe.example-haste")
def test_later_moves_cover_one_space_for_one_or_two_for_two() -> None:
    for space, price in (("valley/cradle", 1), ("cradle", 2)):
        table = on(
            "empathy: at valley, willpower 5, move green red\nmisery: at land\n", "move", "pass", f"space {space}"
        )
        assert spirit(table, "empathy").willpower == 5 - price


@rule_test("cer.vibe.no-placement-without-action")
def test_no_token_on_an_action_that_then_cannot_be_performed() -> None:
    poor = on("love: at valley, willpower 2, hand optimism, deck trust\nmisery: at land\n")
    assert "fortify" not in offered(poor)
    assert hand(poor, "love") == ["optimism"]
    table = asked(QUELL.format(2, "courage", "", 1, "anger 2"), "quell")
    says = refuses("cer.vibe.no-placement-without-action", table, "card courage")
    assert says == "You cannot perform Quell even with this Vibe token, so it cannot be placed."


@rule_test("cer.vibe.discard-before-reveal")
def test_the_discarded_card_is_gone_before_the_action_starts() -> None:
    table = on(QUELL.format(3, "courage", "", 1, "anger 2"), "quell", "card courage")
    assert row(table, "love", 2) == [GREEN, 0, RED, 0]
    two = on(
        QUELL.format(4, "courage sociability", "", 1, "anger 2"),
        "quell",
        "card courage",
        "cell quell 1",
        "using nothing",
    )
    assert two.kind == "turn"
    assert hand(two, "love") == ["sociability"]
    question = asked(
        QUELL.format(4, "courage sociability", "", 1, "anger 2"),
        "quell",
        "card courage",
        "cell quell 1",
        "slot valley.a",
        "using nothing",
    )
    assert question.kind == "reveal_card"
    says = refuses("cer.vibe.discard-before-reveal", question, "card courage")
    assert says == "The discarded card can no longer be used for this Action."


@rule_test("cer.vibe.must-have-effect")
def test_an_upgrade_must_change_something() -> None:
    table = asked(QUELL.format(9, "courage", "red", 1, "anger 1"), "quell", "pass", "slot valley.a")
    says = refuses("cer.vibe.must-have-effect", table, "using subdue")
    assert says == "Subdue would have no effect here."
    seethe = asked(
        "mode: full, spirits b\nlove: at valley\nhatred: at land, willpower 9, fortify red blue\nturn: hatred",
        "fortify",
        "pass",
        "realm land",
    )
    refuses("cer.vibe.must-have-effect", seethe, "using seethe")


@rule_test("cer.vibe.determination", "cer.move.combine")
def test_determination_saves_one_willpower_for_the_whole_action() -> None:
    table = on(
        "love: at valley, willpower 5, move green red blue yellow\nmalice: at cradle\n",
        "move",
        "pass",
        "space cradle",
        "using haste+surmount+determination",
    )
    assert spirit(table, "love").willpower == 5 - (1 + 1 + 1 - 1)
    quell = on(QUELL.format(5, "courage", "- - yellow", 1, "anger 2"), "quell", "pass", "using determination")
    assert (spirit(quell, "love").willpower, team(quell, BLISS).ambition) == (5 - 1, 0)


@rule_test("cer.vibe.determination-floor")
def test_a_discount_never_brings_a_price_below_zero() -> None:
    start = "love: at valley, willpower 2, move green - - yellow\nmisery: at land\n"
    table = on(start, "move", "pass", "space valley/cradle", "using determination")
    assert spirit(table, "love").willpower == 2
    cheaper = on(start + "willow.a: freedom 1", "move", "pass", "space valley/cradle", "using determination")
    assert spirit(cheaper, "love").willpower == 2


@rule_test("cer.vibe.example-determination")
def test_determination_counts_once_with_two_other_upgrades() -> None:
    table = on(
        QUELL.format(9, "courage", "red blue yellow", 1, "anger 2"),
        "quell",
        "pass",
        "using subdue+extinguish+determination",
    )
    assert (spirit(table, "love").willpower, team(table, BLISS).ambition) == (9 - (2 + 2 + 1 - 1), 0)


@pytest.mark.parametrize("act", ["empower"])
@rule_test("cer.mode.basic-no-empower")
def test_the_basic_game_has_no_empower(act: str) -> None:
    table = on("mode: basic\nlove: at valley, willpower 9, hand courage\nmisery: at land\nvalley.a: kindness 2\n")
    assert act not in offered(table)
    assert refuses("cer.mode.basic-no-empower", table, act) == "Empower is not part of the basic game."
