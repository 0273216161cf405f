"""The B sides of Reason and Intuition, upgrade by upgrade. [bal.bside.*]"""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.tables import BOARD_B, BOARDS, SPIRIT_IDS
from insula.testing import refuses, rule_test
from tests.games.balance.kit import BALANCE, BLISS, GLOOM, asked, on, three
from tests.games.cerebria.kit import card_on, hand, offered, realm, row, slot, space_of, spirit, team

ALL = "red yellow green blue"
B = "spirits b"
RED, YELLOW, GREEN, BLUE = 1, 2, 3, 4


def names(word: str) -> dict[str, list[str]]:
    """The upgrades of a Spirit's B side, row by row, in alphabetical order."""
    board = BOARDS[BOARD_B[SPIRIT_IDS.index(word)]]
    return {act: sorted(cell["name"] for cell in cells) for act, cells in board.items()}


def purse(word: str, table: Table) -> tuple[int, int, int]:
    """Willpower, Bliss Essence and Gloom Essence."""
    s = spirit(table, word)
    return s.willpower, s.essence, s.gloom_essence


# ---- Reason --------------------------------------------------------------------------------------------------------


@rule_test("bal.bside.reason.rows")
def test_the_rows_of_reason() -> None:
    assert names("reason") == {
        "move": ["Command", "Determination", "Flight"],
        "invoke": ["Conversion", "Determination", "Emerge"],
        "quell": ["Emotional Cycle", "Extinguish", "Subdue"],
        "fortify": ["Determination", "Exalt", "Raze"],
        "empower": ["Determination", "Emotional Outburst", "Observe"],
    }


@rule_test("bal.bside.reason.flight")
@pytest.mark.parametrize("to", ["cradle", "cradle/network"])
def test_flight_adds_two_spaces(to: str) -> None:
    text = three(has="willpower 2", rows=f"move {ALL}", mode=B)
    table = on(text, "move", f"space {to}", "using flight")
    assert (space_of(table, "reason"), spirit(table, "reason").willpower) == (to, 0)
    refuses("cer.move.adjacent-only", asked(text, "move", "pass"), "space network")


COMMAND = three(has="willpower 3", rows="move wild - red", mode=B, love="at valley/cradle")


@rule_test("bal.bside.reason.command")
def test_command_sends_an_opposing_spirit_to_an_empty_space() -> None:
    table = asked(COMMAND, "move", "space valley/cradle", "using command", "seat love")
    says = refuses("bal.bside.reason.command", table, "space network")
    assert says == "Command needs an empty Spirit space; Hatred is on Network of Thoughts."
    table = on(COMMAND, "move", "space valley/cradle", "using command", "space land")
    assert (space_of(table, "love"), space_of(table, "reason")) == ("land", "valley/cradle")
    assert spirit(table, "reason").willpower == 0


@rule_test("bal.bside.reason.command")
def test_command_is_a_choice_and_needs_an_opposing_spirit() -> None:
    stays = on(COMMAND, "move", "space valley/cradle", "using nothing")
    assert space_of(stays, "love") == "valley/cradle" and spirit(stays, "reason").willpower == 2
    alone = COMMAND.replace("love: at valley/cradle", "love: at network")
    table = on(alone, "move", "space valley/cradle")
    assert space_of(table, "reason") == "valley/cradle" and spirit(table, "reason").willpower == 2


@rule_test("bal.bside.reason.command-empty")
def test_no_figure_at_all_may_stand_there() -> None:
    text = f"{COMMAND}\nintuition: at land"
    table = asked(text, "move", "space valley/cradle", "using command", "seat love")
    refuses("bal.bside.reason.command", table, "space land")
    refuses("bal.bside.reason.command", table, "space valley/cradle")
    assert "space valley" in offered(table), "the space that Reason leaves"


@rule_test("bal.bside.reason.command-empty")
def test_one_of_several_opposing_spirits_is_chosen() -> None:
    text = COMMAND.replace("hatred: at network", "hatred: at valley/cradle")
    table = on(text, "move", "space valley/cradle", "using command", "seat hatred", "space willow")
    assert (space_of(table, "love"), space_of(table, "hatred")) == ("valley/cradle", "willow")


@rule_test("bal.bside.reason.emerge")
def test_emerge_invokes_anywhere() -> None:
    text = three(has="willpower 4, essence 1, hand neutrality-red", rows=f"invoke {ALL}", mode=B)
    table = on(text, "invoke", "slot land.a", "using emerge")
    assert card_on(table, "land.a") == "neutrality-red"
    assert purse("reason", table) == (0, 0, 0)
    poor = asked(text.replace("willpower 4", "willpower 3"), "invoke")
    assert "slot land.a" not in offered(poor)


@rule_test("bal.bside.conversion")
@pytest.mark.parametrize("word", ["reason", "intuition"])
def test_conversion_returns_the_other_kind(word: str) -> None:
    text = three(word, has="willpower 2, essence 1, hand neutrality-red", rows=f"invoke {ALL}", mode=B)
    table = asked(text, "invoke", "slot valley.a", "using conversion")
    assert offered(table) == ["gloom essence"]
    says = refuses("bal.bside.conversion", table, "bliss essence")
    have = "2 Willpower and 0 Gloom Essence"
    assert says == f"Invoke with Conversion costs 2 Willpower and 1 Gloom Essence; you have {have}."
    table.play("gloom essence")
    assert (slot(table, "valley.a").side, slot(table, "valley.a").essence) == (GLOOM, 1)
    assert purse(word, table) == (0, 0, 0)


@rule_test("bal.bside.conversion-example")
def test_the_example_returns_a_bliss_essence_first() -> None:
    text = three(has="willpower 2, essence 2, hand neutrality-red", rows=f"invoke {ALL}", mode=B)
    table = on(text, "invoke", "slot valley.a", "using conversion", "gloom essence")
    assert slot(table, "valley.a").side == GLOOM
    assert purse("reason", table) == (0, 1, 0)


@rule_test("bal.bside.reason.extinguish")
def test_extinguish_of_reason_costs_no_willpower() -> None:
    text = three(has="willpower 2", rows=f"quell {ALL}", mode=B, more="valley.a: kindness 2\nbalance: ambition 1")
    table = on(text, "quell", "slot valley.a", "using extinguish")
    assert slot(table, "valley.a").essence == 1
    assert spirit(table, "reason").willpower == 0 and team(table, BALANCE).ambition == 0


@rule_test("bal.bside.reason.emotional-cycle")
@pytest.mark.parametrize("essence", [1, 2])
def test_emotional_cycle_draws_for_the_last_essence(essence: int) -> None:
    cards = "hand neutrality-green, deck neutrality-red neutrality-blue"
    text = three(
        has=f"willpower 2, {cards}",
        rows="quell wild - - blue",
        mode=B,
        more=f"valley.a: kindness {essence}\nbalance: ambition 1",
    )
    if essence == 1:
        table = on(text, "quell", "pass", "slot valley.a", "using emotional-cycle")
        assert card_on(table, "valley.a") == "" and hand(table, "reason") == ["neutrality-green", "neutrality-red"]
    else:
        table = on(text, "quell", "pass", "slot valley.a")
        assert hand(table, "reason") == ["neutrality-green"], "Essence is left, so the upgrade would do nothing"


@rule_test("bal.bside.reason.emotional-cycle", "cer.pow.bear-loss")
@pytest.mark.parametrize("borne", [0, 1])
@pytest.mark.parametrize("left", [1, 2])
def test_emotional_cycle_draws_for_the_last_essence_of_whoever_bears_the_loss(borne: int, left: int) -> None:
    text = three(
        has="willpower 2, hand neutrality-green, deck neutrality-red neutrality-blue",
        rows="quell wild - - blue",
        mode=B,
        more=f"valley.a: kindness 1\nwillow/valley: selflessness {left}\nbalance: ambition 1",
    )
    table = on(text, "quell", "pass", "slot valley.a", "using emotional-cycle", f"amount {borne}")
    assert card_on(table, "valley.a") == ("kindness" if borne else "")
    emptied = borne == 0 or left == 1
    assert spirit(table, "reason").n_hand == (2 if emptied else 1)


@rule_test("bal.bside.reason.raze")
def test_raze_of_reason_costs_willpower_and_essence() -> None:
    text = three(has="willpower 6, essence 1", rows="fortify wild - red", mode=B, more="valley: minor gloom")
    table = on(text, "fortify", "realm valley", "using raze")
    assert realm(table, "valley").size == 0
    assert purse("reason", table) == (0, 0, 0)
    assert "fortify" not in offered(on(text.replace("willpower 6", "willpower 5")))
    assert "fortify" not in offered(on(text.replace("essence 1", "gloom 1"))), "the Essence must be Bliss Essence"


@rule_test("bal.bside.reason.observe")
def test_observe_places_a_token_of_the_neutrality() -> None:
    text = three(
        has="willpower 3",
        rows="empower wild red, move yellow",
        mode=B,
        more="valley.a: neutrality-green 3",
    )
    table = asked(text, "empower", "slot valley.a", "using observe", "card discipline", "red")
    while table.kind != "vibe_cell":
        table.play(table.options[0])
    table.play("cell move 1")
    assert row(table, "reason", 0)[:2] == [YELLOW, GREEN]
    assert slot(table, "valley.a").vibe == RED


# ---- Intuition -----------------------------------------------------------------------------------------------------


@rule_test("bal.bside.intuition.rows")
def test_the_rows_of_intuition() -> None:
    assert names("intuition") == {
        "move": ["Determination", "Haste", "Hide and Seek"],
        "invoke": ["Bolster", "Conversion", "Determination"],
        "quell": ["Extinguish", "Mimic", "Subdue"],
        "fortify": ["Determination", "Exalt", "Raze"],
        "empower": ["Determination", "Emotional Outburst", "High Spirits"],
    }


@rule_test("bal.bside.intuition.hide-and-seek")
def test_hide_and_seek_trades_spaces() -> None:
    text = three("intuition", has="willpower 2", rows=f"move {ALL}", mode=B, love="at land")
    table = on(text, "move", "space network", "using hide-and-seek")
    assert (space_of(table, "intuition"), space_of(table, "hatred")) == ("network", "valley")
    assert spirit(table, "intuition").willpower == 0


@rule_test("bal.bside.intuition.bolster")
def test_bolster_of_intuition_costs_willpower() -> None:
    text = three("intuition", has="willpower 5, gloom 1, hand neutrality-red", rows="invoke wild red", mode=B)
    table = on(text, "invoke", "slot valley.a", "using bolster")
    assert (slot(table, "valley.a").side, slot(table, "valley.a").essence) == (GLOOM, 2)
    assert purse("intuition", table) == (0, 0, 0)


MIMIC = "quell wild - - red, move yellow"


@rule_test("bal.bside.intuition.mimic", "bal.bside.intuition.mimic-targets")
@pytest.mark.parametrize("essence", [1, 2])
def test_mimic_places_a_token_of_the_quelled_colour(essence: int) -> None:
    text = three(
        "intuition",
        has="willpower 2, hand neutrality-blue",
        rows=MIMIC,
        mode=B,
        more=f"valley.a: optimism {essence}\nbalance: ambition 1",
    )
    table = asked(text, "quell", "pass", "slot valley.a", "using mimic")
    while table.kind != "vibe_cell":
        table.play(table.options[0])
    table.play("cell move 1")
    assert row(table, "intuition", 0)[:2] == [YELLOW, BLUE]
    assert slot(table, "valley.a").card < 0 if essence == 1 else slot(table, "valley.a").essence == 1


@rule_test("bal.bside.intuition.mimic-targets")
def test_starting_emotions_have_no_vibe_to_mimic() -> None:
    text = three(
        "intuition",
        has="willpower 9, hand neutrality-blue",
        rows="quell wild red - blue",
        mode=B,
        more="valley.a: bleakness 2\nbalance: ambition 1",
    )
    table = asked(text, "quell", "pass", "slot valley.a")
    assert "using mimic" not in offered(table)
    assert refuses("bal.bside.intuition.mimic-targets", table, "using mimic") == "Bleakness has no Vibe to mimic."


@rule_test("bal.bside.intuition.mimic-targets")
def test_strong_emotions_can_be_mimicked() -> None:
    text = three(
        "intuition",
        has="willpower 9, hand neutrality-red neutrality-yellow neutrality-green neutrality-blue",
        rows=MIMIC,
        mode=B,
        more="valley.a: passion 3\nbalance: ambition 1",
    )
    assert "using mimic" in offered(asked(text, "quell", "pass", "slot valley.a"))


@rule_test("bal.bside.intuition.exalt")
def test_exalt_of_intuition_costs_willpower_and_essence() -> None:
    text = three(
        "intuition",
        has="willpower 5, essence 1",
        rows=f"fortify {ALL}",
        mode=B,
        more="valley: minor balance",
    )
    table = on(text, "fortify", "realm valley", "using exalt")
    assert (realm(table, "valley").size, realm(table, "valley").token_side) == (2, BLISS)
    assert purse("intuition", table) == (0, 0, 0)


@rule_test("bal.bside.intuition.high-spirits")
def test_high_spirits_draws_a_card() -> None:
    text = three(
        "intuition",
        has="willpower 4, deck neutrality-blue neutrality-blue",
        rows="empower wild red",
        mode=B,
        more="valley.a: neutrality-green 2",
    )
    table = on(text, "empower", "slot valley.a", "using high-spirits", "card discipline", "red")
    while table.kind != "turn":
        table.play(table.options[0])
    assert "neutrality-blue" in hand(table, "intuition") and spirit(table, "intuition").willpower == 0


@rule_test("bal.bside.intuition.outburst")
def test_emotional_outburst_of_intuition_is_free() -> None:
    text = three("intuition", has="willpower 3", rows="empower wild - red", mode=B, more="land.a: neutrality-green 2")
    table = on(text, "empower", "slot land.a", "using emotional-outburst", "card discipline", "red")
    assert card_on(table, "land.a") == "discipline" and spirit(table, "intuition").willpower == 0
