"""Ambition and the three Ambition Abilities."""

from __future__ import annotations

from insula.core.table import Table
from insula.games.cerebria.gen import opt
from insula.games.cerebria.terms import BLISS, HUMILITY
from insula.testing import refuses, rule_test
from tests.games.cerebria.scoring_kit import VALLEY, absorb, on, play, settle, slot, using

YELLOW, RED = opt.COLOUR + 1, opt.COLOUR


def love(ambition: int, more: str = "", *lines: str) -> str:
    start = [f"love: at valley{more}, deck trust comfort", "misery: at land", f"bliss: ambition {ambition}"]
    return "\n".join([*start, "origin: humility 7 at valley", *lines])


def ambition(table: Table) -> int:
    available: int = table.state.teams[BLISS].ambition
    return available


@rule_test("cer.ambition.spend")
def test_nothing_that_costs_ambition_works_without_it() -> None:
    table = on(love(0))
    says = refuses("cer.ambition.spend", table, opt.ROTATE)
    assert says == "This needs 1 Ambition; your team has 0 available."
    refuses("cer.ambition.spend", table, opt.ADD_VIBE)


@rule_test("cer.ambition.max")
def test_ambition_beyond_three_is_lost() -> None:
    text = (
        love(2, ", willpower 9")
        .replace("trust comfort", "trust")
        .replace("bliss: ambition 2", "bliss: ambition 3, points 5")
    )
    table = settle(absorb(text, VALLEY, opt.PASS))
    assert ambition(table) == 3, "the Ambition of the Wheel is lost"
    over = on(love(3))
    over.state.teams[BLISS].ambition = 3
    play(over, opt.END_TURN)
    assert over.options == [opt.DRAW_TWO]


@rule_test("cer.ambition.max")
def test_motivation_cannot_give_a_fourth_ambition() -> None:
    purse = ", willpower 9, essence 1, invoke red yellow green, hand tranquility"
    text = "mode: spirits b\n" + love(3, purse).replace("love:", "empathy:")
    table = on(text, opt.ACT + 1, opt.PASS, slot("valley.b"))
    assert using(2) not in table.options, "it would change nothing"
    settle(play(table, using()))
    assert ambition(table) == 3


@rule_test("cer.ambition.vibe", "cer.ambition.vibe-no-action")
def test_a_token_for_an_ambition_unlocks_an_action_without_using_one() -> None:
    table = settle(on(love(1), opt.ADD_VIBE, opt.CELL + 12, YELLOW))
    assert table.state.seats[0].cells[12] == 2
    assert (ambition(table), table.state.actions) == (0, 3)
    play(table, opt.END_TURN, opt.DRAW_TWO)
    assert table.state.seats[0].cells[12] == 2, "it stays although Fortify was not used"


@rule_test("cer.ambition.vibe")
def test_a_token_for_an_ambition_comes_once_per_turn() -> None:
    table = settle(on(love(3), opt.ADD_VIBE, opt.CELL + 12, YELLOW))
    refuses("cer.turn.abilities-once", table, opt.ADD_VIBE)


@rule_test("cer.ambition.vibe-free-color")
def test_no_card_is_needed_and_the_colour_is_free_but_new_to_the_row() -> None:
    table = on(love(1, ", move red"), opt.ADD_VIBE, opt.CELL + 1)
    says = refuses("cer.ambition.vibe-free-color", table, RED)
    assert says == "The Move row already has a red Vibe token."
    settle(play(table, YELLOW))
    assert table.state.seats[0].cells[:2] == [1, 2]
    assert table.state.seats[0].n_hand == 0


@rule_test("cer.ambition.vibe-restrictions", "cer.vibe.space-taken")
def test_the_other_rules_of_placement_hold() -> None:
    table = on(love(1, ", move red"), opt.ADD_VIBE)
    assert table.asked == 0
    says = refuses("cer.ambition.vibe-restrictions", table, opt.CELL + 9)
    assert says == "Unlock Quell before upgrading it."
    says = refuses("cer.vibe.space-taken", table, opt.CELL)
    assert says == "That space of the Move row already holds a red Vibe token."
    offered = [option - opt.CELL for option in table.options]
    assert offered == [1, 2, 3, 4, 8, 12, 16]


@rule_test("cer.ambition.vibe-restrictions", "cer.vibe.space-taken")
def test_the_token_goes_on_the_own_board() -> None:
    text = love(1, "", "delight: at willow, move red yellow")
    table = settle(on(text, opt.ADD_VIBE, opt.CELL + 4, RED))
    assert table.state.seats[0].cells[4] == 1
    assert table.state.seats[1].cells[4] == 0, "not on the teammate's"


@rule_test("cer.ambition.rotate")
def test_rotate_origin_turns_it_one_step_clockwise() -> None:
    table = settle(on(love(1), opt.ROTATE))
    assert (HUMILITY + table.state.rotation) % 5 == 1
    assert (ambition(table), table.state.actions) == (0, 3)
    assert opt.ROTATE not in settle(on(love(3), opt.ROTATE)).options


@rule_test("cer.ambition.extra-action")
def test_two_ambition_buy_one_more_action() -> None:
    table = settle(on(love(2, "", "turn: love, actions 0"), opt.EXTRA_ACTION))
    assert (table.state.actions, ambition(table)) == (1, 0)


@rule_test("cer.ambition.extra-action")
def test_an_additional_action_needs_two_ambition() -> None:
    says = refuses("cer.ambition.extra-action", on(love(1)), opt.EXTRA_ACTION)
    assert says == "An additional Action costs 2 Ambition; your team has 1."


@rule_test("cer.ambition.not-knowledge")
def test_a_token_of_knowledge_is_no_use_of_the_ability() -> None:
    text = love(1, ", move red").replace("humility 7 at valley", "knowledge 7 at valley")
    table = settle(absorb(text, VALLEY, opt.YES, opt.CELL + 1, YELLOW))
    assert table.state.seats[0].cells[:2] == [1, 2]
    assert opt.ADD_VIBE in table.options
