"""Corners where two rules of Balance meet. [bal.bside.*, bal.essence.choose, bal.emo.*, bal.info.three-teams]"""

from __future__ import annotations

from insula.testing import refuses, rule_test
from tests.games.balance.kit import GLOOM, asked, on, six, three
from tests.games.cerebria.kit import card_on, deck, hand, offered, row, slot, space_of, spirit

B = "spirits b"


@rule_test("bal.bside.conversion")
def test_the_essence_returned_cannot_pay_a_surcharge_too() -> None:
    text = three(
        has="willpower 9, essence 1, hand neutrality-red",
        rows="invoke wild - red",
        mode=B,
        more="valley/cradle: fear 1",
    )
    assert offered(asked(text, "invoke", "pass", "card neutrality-red")) == ["slot valley.a"]
    enough = text.replace("essence 1", "essence 2")
    table = on(enough, "invoke", "pass", "card neutrality-red", "slot valley.b", "using conversion", "gloom essence")
    assert slot(table, "valley.b").side == GLOOM
    assert (spirit(table, "reason").essence, spirit(table, "reason").gloom_essence) == (0, 0)


@rule_test("bal.bside.conversion")
def test_conversion_is_no_way_to_invoke_without_essence() -> None:
    text = three(has="willpower 9, hand neutrality-red", rows="invoke wild - red", mode=B)
    assert "invoke" not in offered(on(text))


@rule_test("bal.bside.intuition.hide-and-seek")
def test_hide_and_seek_takes_the_place_of_the_move() -> None:
    text = three("intuition", has="willpower 9", rows="move wild red blue", mode=B, love="at valley")
    table = asked(text, "move", "pass", "space network")
    assert offered(table) == ["using hide-and-seek"]
    refuses("cer.bside.instead-of-moving", table, "using hide-and-seek+haste")
    same = asked(text, "move", "pass", "space valley")
    assert offered(same) == ["using haste"], "out and back; Love on the same space cannot trade"
    refuses("cer.bside.switch-same-space", same, "using hide-and-seek")


@rule_test("bal.bside.intuition.hide-and-seek")
def test_hide_and_seek_works_with_reason_too() -> None:
    text = six(
        "intuition: at valley, willpower 2, move wild red\nreason: at network",
        turn="intuition",
    ).replace("mode: balance", "mode: balance, spirits b")
    table = on(text, "move", "pass", "space network", "using hide-and-seek")
    assert (space_of(table, "intuition"), space_of(table, "reason")) == ("network", "valley")


@rule_test("bal.bside.intuition.high-spirits")
def test_high_spirits_may_draw_the_neutrality_that_was_empowered() -> None:
    text = three("intuition", has="willpower 4", rows="empower wild red", mode=B, more="valley.a: neutrality-green 1")
    table = on(text, "empower", "pass", "using high-spirits", "card caution", "red", "pass")
    assert hand(table, "intuition") == ["neutrality-green"] and deck(table, "intuition") == []


@rule_test("bal.bside.reason.observe", "bal.emo.neutrality-blue")
def test_of_two_tokens_for_one_place_the_second_is_lost() -> None:
    rows = "move red yellow green, invoke red yellow green blue, quell red yellow green blue"
    full = f"{rows}, fortify red yellow green blue, empower wild red yellow green"
    text = three(has="willpower 9", rows=full, mode=B, more="valley.a: neutrality-blue 1")
    table = asked(text, "empower", "pass", "using observe", "card caution", "red")
    placed = 0
    while table.kind != "turn":
        placed += table.kind == "vibe_cell"
        table.play(table.options[-1])
    assert placed == 1 and row(table, "reason", 0) == [1, 2, 3, 4]
    assert row(table, "reason", 4)[1:] == [1, 2, 3] and card_on(table, "valley.a") == "caution"


@rule_test("bal.essence.choose")
def test_balance_chooses_the_kind_at_the_sphere_of_humility() -> None:
    table = on(three(has="willpower 0", more="origin: humility at valley"), "absorb", "realm valley", "yes")
    assert offered(table) == ["bliss essence", "gloom essence"]
    table.play("gloom essence")
    assert spirit(table, "reason").gloom_essence == 1


@rule_test("bal.emo.curiosity", "bal.emo.curiosity-hidden")
def test_a_look_at_aspirations_cannot_be_taken_back() -> None:
    more = "valley.b: neutrality-yellow 2\ncommon: unity attitude\nbalance: hidden openness unity liveliness fortitude"
    table = asked(three(rows="empower wild", more=more), "empower", "pass", "using nothing", "card curiosity")
    assert table.can_undo
    table.play("red")
    while table.kind != "put_back":
        table.play(table.options[0])
    assert not table.can_undo


@rule_test("bal.info.three-teams")
def test_what_balance_plans_is_its_own_business() -> None:
    text = six("reason: at valley, willpower 9, essence 1, gloom 1, hand neutrality-red, invoke wild", turn="reason")
    table = asked(text, "invoke", "pass", "card neutrality-red", "slot valley.a", "using nothing")
    assert table.kind == "invoke_kind"
    assert table.view(4)["plan"] and table.view(5)["plan"]
    assert not table.view(0)["plan"] and not table.view(2)["plan"] and "plan" not in table.view(None)


@rule_test("bal.essence.choose")
def test_balance_chooses_the_kind_at_its_wheel() -> None:
    board = "valley.b: neutrality-red 1\nwillow.b: neutrality-red 1\nbalance: points 1"
    table = asked(three(mode="teams b", more=board), "absorb", "realm valley", "pass", "yes")
    assert table.kind == "essence_gain" and offered(table) == ["bliss essence", "gloom essence"]
    table.play("gloom essence")
    assert (spirit(table, "reason").essence, spirit(table, "reason").gloom_essence) == (1, 2)
