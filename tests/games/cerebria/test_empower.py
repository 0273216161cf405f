"""Empower Emotion with the standard upgrades and the worked example."""

from __future__ import annotations

from insula.games.cerebria.tables import CARD_IDS, CARDS
from insula.games.cerebria.terms import MILD
from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import BLISS, asked, card_on, deck, offered, on, slot, spirit, team

START = (
    "love: at valley, willpower {}, deck trust, empower green {}\nmisery: at land\nbliss: ambition {}\nvalley.a: {}\n"
)
BENEVOLENCE = CARD_IDS.index("benevolence")


@rule_test("cer.empower.cost")
def test_empower_costs_three_willpower() -> None:
    table = on(START.format(3, "", 0, "kindness 2"), "empower", "pass")
    assert (card_on(table, "valley.a"), spirit(table, "love").willpower) == ("benevolence", 0)
    says = refuses("cer.empower.cost", on(START.format(2, "", 0, "kindness 2")), "empower")
    assert says == "Empower costs 3 Willpower; you have 2 Willpower."


@rule_test("cer.empower.example", "cer.empower.replace", "cer.empower.move-essence", "cer.empower.discard-mild")
def test_kindness_with_two_essence_becomes_benevolence_with_two() -> None:
    before = on(START.format(3, "", 0, "kindness 2"))
    assert CARDS[CARD_IDS.index("kindness")].threshold == 2
    table = on(START.format(3, "", 0, "kindness 2"), "empower", "pass")
    assert (card_on(table, "valley.a"), slot(table, "valley.a").essence) == ("benevolence", 2)
    assert deck(table, "love") == ["trust", "kindness"]
    assert before.state.strong[BENEVOLENCE] - table.state.strong[BENEVOLENCE] == 1
    assert spirit(table, "love").essence == 0


@rule_test("cer.empower.example-too-low", "cer.empower.threshold")
def test_kindness_with_one_essence_is_below_its_threshold() -> None:
    says = refuses("cer.empower.threshold", on(START.format(5, "", 0, "kindness 1")), "empower")
    assert says == "Kindness needs 2 Essence to be empowered; it has 1."
    assert "empower" in offered(on(START.format(5, "", 0, "kindness 3")))


@rule_test("cer.empower.target")
def test_the_target_is_an_adjacent_own_mild_emotion() -> None:
    table = asked(
        START.format(5, "", 0, "kindness 2") + "valley/cradle: kindness 2\nvalley.b: fear 3", "empower", "pass"
    )
    assert offered(table) == ["slot valley.a"]
    says = refuses("cer.empower.target", table, "slot valley/cradle")
    assert says == "Empower one of your team's Mild Emotions adjacent to your Spirit."
    refuses("cer.empower.target", table, "slot valley.b")


@rule_test("cer.empower.move-essence")
def test_all_essence_moves_to_the_strong_card() -> None:
    table = on(START.format(3, "", 0, "kindness 3"), "empower", "pass")
    assert slot(table, "valley.a").essence == 3


@rule_test("cer.empower.stock-empty")
def test_without_a_copy_in_stock_nothing_is_empowered() -> None:
    both = START.format(5, "", 0, "kindness 2") + "land.a: benevolence 1\nland.b: benevolence 1\n"
    says = refuses("cer.empower.stock-empty", on(both), "empower")
    assert says == "No copy of Benevolence is left in your Strong stock."


@rule_test("cer.empower.no-starting")
def test_starting_and_strong_emotions_cannot_be_empowered() -> None:
    for target, name in (("brightness 2", "Brightness"), ("benevolence 3", "Benevolence")):
        says = refuses("cer.empower.no-starting", on(START.format(5, "", 0, target)), "empower")
        assert says == f"{name} has no Strong counterpart."


@rule_test("cer.empower.tokens")
def test_the_intensity_token_of_the_mild_card_is_removed() -> None:
    table = on(START.format(3, "", 0, "kindness 2 +3"), "empower", "pass")
    assert slot(table, "valley.a").token == 0


@rule_test("cer.empower.overflow")
def test_no_strong_card_has_fewer_spaces_than_its_mild_one() -> None:
    milds = [card for card in CARDS[:66] if card.strength == MILD]
    assert all(CARDS[card.counterpart].spaces >= card.spaces for card in milds)


@rule_test("cer.empower.channeled-power")
def test_channeled_power_lifts_an_emotion_to_its_threshold() -> None:
    table = on(START.format(3, "red", 1, "kindness 1"), "empower", "pass")
    assert (card_on(table, "valley.a"), slot(table, "valley.a").essence) == ("benevolence", 2)
    assert (spirit(table, "love").willpower, team(table, BLISS).ambition) == (0, 0)
    full = asked(START.format(5, "red", 1, "kindness 3"), "empower", "pass", "slot valley.a")
    says = refuses("cer.empower.channeled-power", full, "using channeled-power")
    assert says == "Channeled Power needs an empty Essence space, and Kindness has none."


@rule_test("cer.empower.outburst")
def test_emotional_outburst_empowers_anywhere() -> None:
    far = START.format(4, "- red", 0, "kindness 1") + "land.a: kindness 2\nland.b: kindness 1\n"
    table = on(far, "empower", "pass", "slot land.a")
    assert (card_on(table, "land.a"), spirit(table, "love").willpower) == ("benevolence", 0)
    question = asked(far, "empower", "pass")
    says = refuses("cer.empower.threshold", question, "slot land.b")
    assert says == "Kindness needs 2 Essence to be empowered; it has 1."
