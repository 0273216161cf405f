"""Of several ways that all fail, the reason told is that of the way that came furthest, wherever it lies."""

from __future__ import annotations

import pytest

from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import asked, offered, on

QUELL = "love: at valley, willpower 5, hand courage, quell red\nmisery: at land\nbliss: ambition {}\n{}: anger 1\n"
FORTIFY = "love: at valley, willpower {}, fortify red blue yellow\nmisery: at land\nbliss: ambition {}\n"
NO_AMBITION = "Fortify with {} costs {} Willpower and 1 Ambition; you have 9 Willpower and 0 Ambition."
both_slots = pytest.mark.parametrize("slot", ["valley.a", "valley.b"])


# ---- slots a and b -------------------------------------------------------------------------------------------------


@both_slots
@rule_test("cer.quell.cost")
def test_a_quell_without_ambition_names_the_price_on_either_slot(slot: str) -> None:
    says = refuses("cer.quell.cost", on(QUELL.format(0, slot)), "quell")
    assert says == "Quell costs 2 Willpower and 1 Ambition; you have 5 Willpower and 0 Ambition."


@both_slots
@rule_test("cer.quell.match")
def test_a_quell_without_the_card_names_the_emotion_on_either_slot(slot: str) -> None:
    text = QUELL.format(1, slot).replace("hand courage, quell red", "hand kindness, quell red - - green")
    assert refuses("cer.quell.match", on(text), "quell") == "You need a red card in hand to quell Anger."


@both_slots
@rule_test("cer.empower.threshold")
def test_an_empower_names_the_emotion_that_lacks_least(slot: str) -> None:
    other = "valley.b" if slot == "valley.a" else "valley.a"
    text = f"love: at valley, willpower 5, empower red\nmisery: at land\n{slot}: kindness 1\n{other}: excitement 1\n"
    says = refuses("cer.empower.threshold", on(text), "empower")
    assert says == "Kindness needs 2 Essence to be empowered; it has 1."


@both_slots
@rule_test("cer.pow.surcharge", "cer.invoke.needs-essence")
def test_an_invoke_names_the_slot_that_lacks_least(slot: str) -> None:
    near = {"valley.a": "willow/valley", "valley.b": "valley/cradle"}[slot]  # the slot beside Fear costs more
    text = f"love: at valley, willpower 5, hand courage, invoke red\nmisery: at land\n{near}: fear 1\n"
    says = refuses("cer.invoke.needs-essence", on(text), "invoke")
    assert says == "Invoke costs 2 Willpower and 1 Essence; you have 5 Willpower and 0 Essence."


@pytest.mark.parametrize("space", ["valley/cradle", "willow/valley"])
@rule_test("cer.fortify.exalt-no-major")
def test_a_frontier_looks_at_both_realms(space: str) -> None:
    text = FORTIFY.format(9, 1).replace("at valley", f"at {space}").replace("ambition 1", "ambition 1, identity 0 2")
    other = "cradle" if "cradle" in space else "willow"
    table = on(f"{text}valley: minor bliss\n{other}: major bliss\n")
    assert refuses("cer.supply.fragments-limited", table, "fortify") == "Your team has no Major Fragment left."


# ---- upgrades at hand are ways -------------------------------------------------------------------------------------


@rule_test("cer.fortify.cost", "cer.fortify.exalt")
def test_an_exalt_that_lacks_ambition_says_so() -> None:
    table = on(FORTIFY.format(9, 0) + "valley: minor bliss")
    assert refuses("cer.fortify.cost", table, "fortify") == NO_AMBITION.format("Exalt", 3)
    short = on(FORTIFY.format(1, 1).replace("yellow", "yellow green") + "valley: minor bliss")
    says = refuses("cer.fortify.cost", short, "fortify")
    have = "1 Willpower and 1 Ambition"
    assert says == f"Fortify with Exalt and Determination costs 2 Willpower and 1 Ambition; you have {have}."


@rule_test("cer.fortify.exalt-realm")
def test_an_exalt_in_a_realm_of_the_opponents_says_so() -> None:
    table = on(FORTIFY.format(9, 1) + "valley: minor bliss\nvalley.a: dislike 3")
    says = refuses("cer.fortify.exalt-realm", table, "fortify")
    assert says == "Gloom controls Valley of Motives; you cannot exalt there."


@rule_test("cer.fortify.cost", "cer.fortify.raze-major-no-minor")
def test_a_raze_that_fails_says_why() -> None:
    table = on(FORTIFY.format(9, 0) + "valley: minor gloom")
    assert refuses("cer.fortify.cost", table, "fortify") == NO_AMBITION.format("Raze", 4)
    major = on(FORTIFY.format(9, 1) + "gloom: identity 5 0\nvalley: major gloom")
    refuses("cer.fortify.raze-major-no-minor", major, "fortify")


@rule_test("cer.fortify.empty-only")
def test_without_the_upgrade_the_location_is_simply_not_empty() -> None:
    plain = FORTIFY.format(9, 1).replace("fortify red blue yellow", "fortify red")
    refuses("cer.fortify.empty-only", on(plain + "valley: minor bliss"), "fortify")


@rule_test("cer.empower.outburst", "cer.empower.threshold", "cer.empower.target")
def test_outburst_looks_at_every_emotion_of_the_team() -> None:
    text = "love: at valley, willpower 9, empower red {}\nmisery: at land\nland.b: kindness 1\n"
    assert "Kindness needs 2" in refuses("cer.empower.threshold", on(text.format("- blue")), "empower")
    refuses("cer.empower.target", on(text.format("")), "empower")


@rule_test("cer.empower.cost", "cer.empower.channeled-power")
def test_channeled_power_comes_further_than_too_little_essence() -> None:
    text = "love: at valley, willpower 9, empower red blue\nmisery: at land\nvalley.b: kindness 1\n"
    says = refuses("cer.empower.cost", on(text), "empower")
    have = "9 Willpower and 0 Ambition"
    assert says == f"Empower with Channeled Power costs 3 Willpower and 1 Ambition; you have {have}."


@rule_test("cer.invoke.needs-essence", "cer.invoke.inner-force")
def test_of_two_ways_to_pay_the_one_that_lacks_less_is_named() -> None:
    text = "love: at valley, willpower {}, hand courage, invoke red - blue\nmisery: at land\n"
    refuses("cer.invoke.needs-essence", on(text.format(2)), "invoke")
    assert "invoke" in offered(on(text.format(4)))


@rule_test("cer.move.surmount", "cer.move.cost", "cer.move.no-opposing")
def test_surmount_makes_the_price_the_reason() -> None:
    text = "love: at valley, willpower 1, move red {}\nmisery: at valley/cradle\nmalice: at willow/valley\ndelight: at land\n"
    refuses("cer.move.no-opposing", on(text.format("")), "move")
    says = refuses("cer.move.cost", on(text.format("- blue")), "move")
    assert says == "Move with Surmount costs 2 Willpower; you have 1 Willpower."


@rule_test("cer.vibe.unlocked")
def test_a_locked_row_is_the_reason_only_where_no_card_could_unlock_it() -> None:
    text = "love: at valley, willpower 2{}\nmisery: at land\n"
    refuses("cer.vibe.unlocked", on(text.format("")), "fortify")
    says = refuses("cer.fortify.cost", on(text.format(", hand courage")), "fortify")
    assert says == "Fortify costs 3 Willpower; you have 2 Willpower."
    refuses("cer.vibe.unlocked", on("love: at valley, willpower 9, essence 1, hand trust\nmisery: at land\n"), "invoke")


# ---- sentences that were false -------------------------------------------------------------------------------------


@rule_test("cer.vibe.space-taken")
def test_a_taken_space_is_not_a_full_row() -> None:
    text = "love: at valley, willpower 5, hand courage, quell blue\nmisery: at land\nbliss: ambition 1\nvalley.a: bleakness\n"
    table = asked(text.replace("hand courage", "hand courage trust"), "quell", "card courage")
    says = refuses("cer.vibe.space-taken", table, "cell quell 0")
    assert says == "That space of the Quell row already holds a blue Vibe token."


@rule_test("cer.vibe.space-taken")
def test_the_ability_tells_a_taken_space_from_a_locked_row() -> None:
    table = asked("love: at valley, move red\nmisery: at land\nbliss: ambition 1\n", "add vibe")
    assert "red" in refuses("cer.vibe.space-taken", table, "cell move 0")
    assert refuses("cer.ambition.vibe-restrictions", table, "cell quell 1") == "Unlock Quell before upgrading it."


@pytest.mark.parametrize("mode", ["full", "basic"])
@rule_test("cer.vibe.all-rows-full")
def test_knowledge_with_every_row_full(mode: str) -> None:
    rows = ["move", "invoke", "quell", "fortify"] + (["empower"] if mode == "full" else [])
    board = ", ".join(f"{row} red blue green yellow" for row in rows)
    text = f"mode: {mode}\nlove: at valley, {board}\nmisery: at land\norigin: knowledge 7 at valley\n"
    table = asked(text, "absorb", "realm valley")
    assert table.kind == "sphere_bonus"
    assert refuses("cer.vibe.all-rows-full", table, "yes") == "Every row you can use is already fully upgraded."
    abled = on(f"{text}bliss: ambition 1\n")
    refuses("cer.vibe.all-rows-full", abled, "add vibe")


@rule_test("cer.vibe.no-token")
def test_an_upgrade_without_a_token_is_not_used() -> None:
    table = asked("love: at valley, willpower 5, move red\nmisery: at land\n", "move", "pass", "space valley/cradle")
    assert refuses("cer.vibe.no-token", table, "using haste") == "There is no Vibe token on Haste yet."
    says = refuses("cer.vibe.no-token", table, "using haste+surmount")
    assert says == "There is no Vibe token on Haste and Surmount yet."


@rule_test("cer.turn.end-steps", "cer.turn.one-after-another")
def test_nothing_more_is_done_while_the_turn_ends() -> None:
    table = asked("love: at valley, willpower 5, deck trust trust\nmisery: at land\n", "end turn")
    assert table.kind == "turn_end"
    for move in ("absorb", "rotate", "move", "end turn"):
        says = refuses("cer.turn.end-steps", table, move)
        assert says == "Your turn is ending; Actions and Abilities are no longer possible."
    busy = asked("love: at valley, willpower 5, deck trust trust\nmisery: at land\n", "draw cards")
    assert refuses("cer.turn.one-after-another", busy, "move").startswith("Finish what you started first")
    refuses("cer.turn.one-after-another", busy, "end turn")


@rule_test("cer.turn.no-illegal-partial")
def test_intensify_without_a_target_names_no_slot() -> None:
    table = on("love: at valley, willpower 5, essence 2\nmisery: at land\nvalley.a: anger 1\nland.a: courage 1\n")
    says = refuses("cer.turn.no-illegal-partial", table, "intensify")
    assert says == "Intensify cannot be carried out now: none of your team's Emotions is next to your Spirit."


@rule_test("cer.bside.delight.summon-only")
def test_the_top_card_needs_summon() -> None:
    text = "love: at valley, willpower 5, essence 1, hand courage trust, deck comfort, invoke red\nmisery: at land\n"
    table = asked(text, "invoke", "pass")
    says = refuses("cer.bside.delight.summon-only", table, "top card")
    assert says == "The top card of your deck can be invoked only with Summon."
