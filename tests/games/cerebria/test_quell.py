"""Quell Emotion with the standard upgrades."""

from __future__ import annotations

from insula.games.cerebria.tables import CARD_IDS
from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import BLISS, GLOOM, asked, card_on, deck, hand, offered, on, slot, spirit, team

START = "love: at valley, willpower {}, hand {}, quell green {}\nmisery: at land, deck fear\nbliss: ambition {}\nvalley.a: {}\n"
BARE = "love: at valley, willpower {}, quell green {}\nmisery: at land\nbliss: ambition 1\nvalley.a: {}\n"


@rule_test("cer.quell.cost")
def test_quell_costs_two_willpower_and_one_ambition() -> None:
    table = on(START.format(2, "courage", "", 1, "anger 2"), "quell", "pass")
    assert (spirit(table, "love").willpower, team(table, BLISS).ambition) == (0, 0)
    says = refuses("cer.quell.cost", on(START.format(2, "courage", "", 0, "anger 2")), "quell")
    assert says == "Quell costs 2 Willpower and 1 Ambition; you have 2 Willpower and 0 Ambition."


@rule_test("cer.quell.target")
def test_the_target_is_an_adjacent_opposing_emotion() -> None:
    text = (
        "love: at valley/cradle, willpower 5, hand courage, quell green\nmisery: at land\nbliss: ambition 1\n"
        "valley.b: anger 2\nvalley/cradle: {}\n"
    )
    table = asked(text.format("anger 1"), "quell", "pass")
    assert offered(table) == ["slot valley/cradle"]
    says = refuses("cer.quell.target", table, "slot valley.b")
    assert says == "Choose an Emotion of another team on a slot adjacent to your Spirit."
    refuses("cer.quell.target", on(text.format("courage 1")), "quell")


@rule_test("cer.quell.match")
def test_a_card_of_the_same_vibe_is_shown() -> None:
    says = refuses("cer.quell.match", on(START.format(2, "courage kindness", "", 1, "fear 2")), "quell")
    assert says == "You need a blue card in hand to quell Fear."
    table = on(START.format(5, "courage optimism", "", 1, "fear 2"), "quell", "pass")
    assert slot(table, "valley.a").essence == 1


@rule_test("cer.quell.reveal-keeps")
def test_the_shown_card_stays_in_hand_and_is_known() -> None:
    table = on(START.format(5, "courage sociability", "", 1, "anger 2"), "quell", "pass", "card sociability")
    love = spirit(table, "love")
    assert hand(table, "love") == ["courage", "sociability"]
    assert [love.known[i] for i in range(2)] == [0, 1]


@rule_test("cer.quell.remove-essence", "cer.def.essence-fill")
def test_the_rightmost_essence_goes_to_the_supply() -> None:
    table = on(START.format(5, "courage", "", 1, "jealousy 2"), "quell", "pass")
    assert (slot(table, "valley.a").essence, slot(table, "valley.a").intensity) == (1, 1)
    assert (spirit(table, "love").essence, spirit(table, "misery").essence) == (0, 0)


@rule_test("cer.quell.remove-card")
def test_an_emotion_without_essence_is_discarded() -> None:
    table = on(START.format(5, "courage", "", 1, "anger 1"), "quell", "pass")
    assert card_on(table, "valley.a") == ""
    assert deck(table, "misery") == ["fear", "anger"]
    strong = on(START.format(5, "courage", "", 1, "rage 1"))
    rage = CARD_IDS.index("rage")
    assert strong.state.strong[rage] == 1
    strong.play("quell")
    while strong.kind != "turn":
        strong.play(strong.options[0])
    assert strong.state.strong[rage] == 2


@rule_test("cer.quell.starting-match", "cer.def.starting-no-vibe")
def test_any_card_quells_a_starting_emotion() -> None:
    assert "quell" in offered(on(START.format(5, "courage", "", 1, "bleakness 1")))
    says = refuses("cer.quell.starting-match", on(BARE.format(5, "", "bleakness 1")), "quell")
    assert says == "Reveal any card to quell Bleakness; your hand is empty."


@rule_test("cer.quell.starting-removed")
def test_a_removed_starting_emotion_goes_back_to_the_box() -> None:
    table = on(
        "love: at land, deck trust\nmisery: at valley, willpower 2, hand fear, quell red\ngloom: ambition 1\n"
        "valley.a: brightness 1\nturn: misery",
        "quell",
        "pass",
    )
    assert card_on(table, "valley.a") == ""
    assert deck(table, "love") == ["trust"]


@rule_test("cer.quell.subdue")
def test_subdue_removes_one_more() -> None:
    table = on(START.format(4, "courage", "red", 1, "jealousy 3"), "quell", "pass", "using subdue")
    assert (slot(table, "valley.a").essence, spirit(table, "love").willpower) == (1, 0)


@rule_test("cer.quell.subdue-once")
def test_subdue_cannot_be_paid_twice() -> None:
    table = on(START.format(6, "courage", "red", 1, "jealousy 3"), "quell", "pass", "using subdue")
    assert (slot(table, "valley.a").essence, spirit(table, "love").willpower) == (1, 2)
    gloom = asked(
        "love: at land\nmisery: at valley, willpower 6, hand insecurity, quell red blue\ngloom: ambition 1\n"
        "valley.a: self-respect 4\nvalley.b: malevolence 1\nturn: misery",
        "quell",
        "pass",
        "slot valley.a",
        "using subdue",
    )
    assert offered(gloom) == ["amount 2", "amount 3"]
    assert refuses("cer.quell.subdue-once", gloom, "amount 4") == "Subdue can remove only 1 additional Essence."


@rule_test("cer.quell.extinguish")
def test_extinguish_needs_no_matching_card() -> None:
    table = on(START.format(3, "courage", "- red", 1, "fear 2"), "quell", "pass")
    assert (slot(table, "valley.a").essence, spirit(table, "love").willpower) == (1, 0)
    assert spirit(table, "love").known[0] == 0


@rule_test("cer.quell.extinguish-empty-hand")
def test_extinguish_works_with_an_empty_hand() -> None:
    for target in ("fear 1", "bleakness 1"):
        table = on(BARE.format(3, "- red", target), "quell", "pass")
        assert card_on(table, "valley.a") == ""


@rule_test("cer.quell.intensity-tokens")
def test_intensity_tokens_leave_with_the_emotion() -> None:
    table = on(START.format(5, "courage", "", 1, "anger 1 +2"), "quell", "pass")
    assert (slot(table, "valley.a").token, slot(table, "valley.a").intensity) == (0, 0)


@rule_test("cer.quell.target")
def test_a_quell_of_the_other_team_works_the_same_way() -> None:
    table = on(
        "love: at land, deck trust\nmisery: at valley, willpower 2, hand fear, quell red\ngloom: ambition 1\n"
        "valley.a: optimism 2\nturn: misery",
        "quell",
        "pass",
    )
    assert slot(table, "valley.a").essence == 1
    assert team(table, GLOOM).ambition == 0
