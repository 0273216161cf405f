"""Empower: any Strong Emotion, any Vibe. [bal.empower.*]"""

from __future__ import annotations

from insula.testing import refuses, rule_test
from tests.games.balance.kit import asked, on, three
from tests.games.cerebria.kit import card_on, deck, offered, slot, spirit


def empowering(essence: int, more: str = "", rows: str = "empower wild") -> str:
    """Reason next to a yellow Neutrality with this much Essence."""
    return three(rows=rows, more=f"valley.a: neutrality-yellow {essence}\n{more}")


@rule_test("bal.empower.any-strong")
def test_any_strong_emotion_in_stock_may_come() -> None:
    table = asked(empowering(3, "land.a: urge 1"), "empower", "using nothing")
    names = ["discipline", "impulse", "caution", "inspiration", "curiosity"]
    assert offered(table) == [f"card {name}" for name in names]
    assert refuses("bal.empower.any-strong", table, "card urge") == "Urge is not in the Balance stock."
    lines = "\n".join(
        f"{place}: {name} 1"
        for place, name in zip(
            ("land.a", "land.b", "network.a", "network.b", "cradle.a", "cradle.b"), ["urge", *names], strict=True
        )
    )
    gone = on(empowering(3, lines))
    assert refuses("bal.empower.any-strong", gone, "empower") == "Another Strong Emotion is not in the Balance stock."


@rule_test("bal.empower.threshold")
def test_the_strong_card_has_the_threshold() -> None:
    table = asked(empowering(2), "empower", "using nothing")
    assert offered(table) == ["card discipline", "card impulse", "card caution", "card curiosity"]
    assert refuses("bal.empower.threshold", table, "card urge") == "Urge needs 3 Essence; this Neutrality has 2."
    more = asked(empowering(2, "balance: ambition 1", "empower wild red"), "empower", "using channeled-power")
    assert len(more.options) == 6
    short = "land.a: impulse 1\nland.b: caution 1"
    says = refuses("bal.empower.threshold", on(empowering(1, short)), "empower")
    assert says == "Discipline needs 2 Essence; this Neutrality has 1."


@rule_test("bal.empower.choose-vibe")
def test_the_vibe_is_chosen() -> None:
    table = asked(empowering(2), "empower", "using nothing", "card curiosity")
    assert offered(table) == ["red", "yellow", "green", "blue"]
    table.play("blue")
    assert slot(table, "valley.a").vibe == 4 and card_on(table, "valley.a") == "curiosity"


@rule_test("bal.empower.triggers-leave", "bal.emo.neutrality-yellow")
def test_empowering_sets_off_the_neutrality() -> None:
    table = on(empowering(1), "empower", "using nothing", "card caution", "red")
    assert spirit(table, "reason").willpower == 9 - 3 + 2
    assert deck(table, "reason") == ["neutrality-yellow"]


@rule_test("bal.empower.order")
def test_the_neutrality_works_before_the_strong_emotion() -> None:
    text = three(has="willpower 9", rows="empower wild", more="valley.b: neutrality-green 2")
    table = asked(text, "empower", "using nothing", "card impulse", "red")
    assert table.kind == "may"
    table.play("yes")
    table.play("seat reason")
    assert offered(table) == ["bliss essence", "gloom essence"]
    table.play("gloom essence")
    assert offered(table) == ["amount 0", "amount 1", "amount 2"]
    table.play("amount 2")
    assert (spirit(table, "reason").essence, spirit(table, "reason").gloom_essence) == (2, 1)


@rule_test("bal.empower.own-only")
def test_nobody_empowers_a_foreign_emotion() -> None:
    love = "at valley, willpower 9, empower red"
    text = three(love=love, turn="love", more="valley.b: neutrality-red 3\nvalley.a: kindness 3")
    table = asked(text, "empower", "pass")
    says = refuses("bal.empower.own-only", table, "slot valley.b")
    assert says == "You can empower only your own team's Emotions."
    reason = asked(empowering(3, "valley.b: kindness 3"), "empower", "pass")
    refuses("bal.empower.own-only", reason, "slot valley.b")


@rule_test("bal.empower.strong-returns")
def test_a_strong_emotion_that_leaves_may_come_again() -> None:
    hatred = "at valley, willpower 9, quell red - blue, hand anger"
    text = three(
        hatred=hatred, turn="hatred", more="valley.b: urge 1 red\nvalley.a: neutrality-yellow 3\ngloom: ambition 2"
    )
    table = on(text, "quell", "pass", "slot valley.b", "using nothing")
    assert card_on(table, "valley.b") == "" and table.state.strong[70] == 1
    again = on(empowering(3), "empower", "using nothing", "card urge", "green")
    assert slot(again, "valley.a").vibe == 3
