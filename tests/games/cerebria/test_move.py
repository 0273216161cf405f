"""Move Spirit with the standard upgrades."""

from __future__ import annotations

from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import asked, offered, on, play, space_of, spirit

ALONE = "love: at valley, willpower {}, move green {}\nmalice: at land\n"
BLOCKED = "love: at valley, willpower {}, move green {}\nmalice: at valley/cradle\n"


@rule_test("cer.move.cost")
def test_a_move_costs_one_willpower_and_goes_one_space() -> None:
    table = on(ALONE.format(1, ""), "move", "pass", "space valley/cradle")
    assert (spirit(table, "love").willpower, space_of(table, "love")) == (0, "valley/cradle")
    says = refuses("cer.move.cost", on(ALONE.format(0, "")), "move")
    assert says == "Move costs 1 Willpower; you have 0 Willpower."


@rule_test("cer.move.adjacent-only", "cer.move.elsewhere", "cer.geo.paths")
def test_without_an_upgrade_a_move_covers_exactly_one_space() -> None:
    table = asked(ALONE.format(3, ""), "move", "pass")
    assert offered(table) == ["space valley/cradle", "space willow/valley"]
    says = refuses("cer.move.adjacent-only", table, "space cradle")
    assert says == "Cradle of Senses is out of reach: you can move 1 space."
    says = refuses("cer.move.elsewhere", table, "space valley")
    assert says == "Your Spirit is already on Valley of Motives."


@rule_test("cer.move.no-opposing")
def test_a_move_cannot_end_on_an_opposing_spirit() -> None:
    table = asked(BLOCKED.format(3, ""), "move", "pass")
    assert offered(table) == ["space willow/valley"]
    says = refuses("cer.move.no-opposing", table, "space valley/cradle")
    assert "Malice" in says


@rule_test("cer.move.share-teammate")
def test_teammates_may_share_a_space() -> None:
    table = on(ALONE.format(3, "") + "delight: at valley/cradle", "move", "pass", "space valley/cradle")
    assert space_of(table, "love") == space_of(table, "delight")


@rule_test("cer.move.haste")
def test_haste_adds_one_space_and_passes_opposing_spirits() -> None:
    table = on(BLOCKED.format(2, "red"), "move", "pass", "space cradle")
    assert (spirit(table, "love").willpower, space_of(table, "love")) == (0, "cradle")
    question = asked(BLOCKED.format(3, "red"), "move", "pass")
    refuses("cer.move.no-opposing", question, "space valley/cradle")
    says = refuses("cer.move.adjacent-only", question, "space cradle/network")
    assert says == "The Cradle / Network Frontier is out of reach: you can move 2 spaces."


@rule_test("cer.move.surmount")
def test_surmount_ends_the_move_on_an_opposing_spirit() -> None:
    table = on(BLOCKED.format(2, "- red"), "move", "pass", "space valley/cradle")
    assert space_of(table, "love") == space_of(table, "malice") == "valley/cradle"
    assert spirit(table, "love").willpower == 0


@rule_test("cer.move.combine")
def test_haste_and_surmount_together_cost_three() -> None:
    table = on("love: at valley, willpower 3, move green red blue\nmalice: at cradle\n", "move", "pass", "space cradle")
    assert (spirit(table, "love").willpower, space_of(table, "love")) == (0, "cradle")


@rule_test("cer.move.return")
def test_with_an_extra_space_a_spirit_may_end_where_it_started() -> None:
    table = on(ALONE.format(2, "red"), "move", "pass", "space valley")
    assert (spirit(table, "love").willpower, space_of(table, "love")) == (0, "valley")


@rule_test("cer.move.shared-space-acts")
def test_spirits_that_share_a_space_act_normally() -> None:
    table = on(
        "love: at valley\nmalice: at valley, willpower 2, hand jealousy, deck fear, quell green\ngloom: ambition 1\n"
        "valley.a: courage 2\nturn: malice\n",
        "quell",
        "pass",
    )
    assert table.kind == "turn"
    assert space_of(table, "malice") == "valley"
    play(table, "end turn", "draw two")
    assert space_of(table, "love") == "valley"


@rule_test("cer.move.forced-not-move")
def test_a_pushed_spirit_has_not_moved_and_uses_no_upgrade() -> None:
    table = on(
        "mode: full, spirits b\ndelight: at valley, willpower 3, move green - red\n"
        "hatred: at valley/cradle, willpower 9, move red blue green yellow\ngloom: ambition 3\ncradle.a: courage 2\n",
        "move",
        "pass",
        "space valley/cradle",
        "using push",
        "space cradle",
    )
    assert space_of(table, "hatred") == "cradle"
    assert table.kind == "turn"
    assert table.state.seats[table.asked].spirit == spirit(table, "delight").spirit
    assert spirit(table, "hatred").willpower == 9
