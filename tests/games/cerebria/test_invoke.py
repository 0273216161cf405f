"""Invoke Emotion with the standard upgrades."""

from __future__ import annotations

from insula.games.cerebria.tables import CARDS, INVOKE_ESSENCE
from insula.games.cerebria.terms import MILD
from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import BLISS, asked, card_on, hand, offered, on, slot, spirit, team

START = "love: at valley, willpower {}, essence {}, hand {}, invoke green {}\nmisery: at land\nbliss: ambition {}\n"


@rule_test("cer.invoke.cost", "cer.invoke.essence")
def test_invoke_costs_two_willpower_and_one_essence() -> None:
    table = on(START.format(2, 2, "courage", "", 0), "invoke", "pass", "card courage", "slot valley.a")
    assert card_on(table, "valley.a") == "courage"
    assert (spirit(table, "love").willpower, spirit(table, "love").essence) == (0, 1)
    assert slot(table, "valley.a").essence == 1
    assert hand(table, "love") == []
    says = refuses("cer.invoke.cost", on(START.format(1, 1, "courage", "", 0)), "invoke")
    assert says == "Invoke costs 2 Willpower and 1 Essence; you have 1 Willpower and 1 Essence."


@rule_test("cer.invoke.from-hand", "cer.info.card-not-held")
def test_the_emotion_comes_from_the_own_hand() -> None:
    says = refuses(
        "cer.invoke.from-hand", on("love: at valley, willpower 5, essence 1, invoke red\nmisery: at land\n"), "invoke"
    )
    assert says == "You have no Emotion card in hand to invoke."
    table = asked(START.format(5, 1, "courage", "", 0), "invoke", "pass")
    assert refuses("cer.info.card-not-held", table, "card trust") == "Trust is not in your hand."


@rule_test("cer.invoke.adjacent-empty", "cer.geo.spirit-slot-adjacency", "cer.geo.slots")
def test_the_emotion_goes_on_an_empty_adjacent_slot() -> None:
    table = asked(START.format(5, 1, "courage", "", 0) + "valley.a: trust 1", "invoke", "pass", "card courage")
    assert offered(table) == ["slot valley.b"]
    says = refuses("cer.invoke.adjacent-empty", table, "slot cradle.a")
    assert says == "Invoke on an empty slot adjacent to your Spirit."
    assert refuses("cer.geo.slots", table, "slot valley.a") == "That slot already holds Trust; choose an empty slot."
    frontier = START.replace("at valley", "at valley/cradle").format(5, 1, "courage", "", 0)
    assert offered(asked(frontier, "invoke", "pass", "card courage")) == ["slot valley/cradle"]


@rule_test("cer.invoke.needs-essence")
def test_without_essence_nothing_is_invoked() -> None:
    says = refuses("cer.invoke.needs-essence", on(START.format(5, 0, "courage", "", 0)), "invoke")
    assert says == "Invoke costs 2 Willpower and 1 Essence; you have 5 Willpower and 0 Essence."


@rule_test("cer.invoke.shaded-count")
def test_every_mild_card_starts_with_one_essence() -> None:
    assert INVOKE_ESSENCE == 1
    assert all(card.spaces >= 2 for card in CARDS if card.strength == MILD)


@rule_test("cer.invoke.bolster")
def test_bolster_gives_one_more_essence_from_the_supply() -> None:
    table = on(
        START.format(2, 1, "courage", "red", 1), "invoke", "pass", "card courage", "slot valley.a", "using bolster"
    )
    assert slot(table, "valley.a").essence == 2
    assert (team(table, BLISS).ambition, spirit(table, "love").essence, spirit(table, "love").willpower) == (0, 0, 0)
    poor = asked(START.format(2, 1, "courage", "red", 0), "invoke", "pass", "card courage", "slot valley.a")
    says = refuses("cer.invoke.bolster", poor, "using bolster")
    assert says.startswith("Invoke with Bolster costs 2 Willpower, 1 Ambition and 1 Essence; you have 2 Willpower, 0 A")


@rule_test("cer.invoke.inner-force")
def test_inner_force_takes_the_essence_from_the_supply() -> None:
    table = on(START.format(4, 0, "courage", "- red", 0), "invoke", "pass", "card courage", "slot valley.a")
    assert (slot(table, "valley.a").essence, spirit(table, "love").willpower) == (1, 0)
    poor = asked(START.format(3, 1, "courage", "- red", 0), "invoke", "pass", "card courage", "slot valley.a")
    says = refuses("cer.invoke.inner-force", poor, "using inner-force")
    assert says == "Invoke with Inner Force costs 4 Willpower; you have 3 Willpower."


@rule_test("cer.invoke.combine")
def test_bolster_and_inner_force_work_together() -> None:
    table = on(
        START.format(4, 0, "courage", "blue red", 1),
        "invoke",
        "pass",
        "card courage",
        "slot valley.a",
        "using bolster+inner-force",
    )
    assert slot(table, "valley.a").essence == 2
    assert (spirit(table, "love").willpower, team(table, BLISS).ambition) == (0, 0)


@rule_test("cer.invoke.not-starting")
def test_starting_emotions_cannot_be_invoked() -> None:
    table = asked(
        "love: at valley\nmisery: at land, willpower 5, essence 2, hand fear, invoke red\nturn: misery",
        "invoke",
        "pass",
    )
    assert refuses("cer.invoke.not-starting", table, "card bleakness") == "Bleakness cannot be invoked."
    refuses("cer.invoke.not-starting", table, "card brightness")
