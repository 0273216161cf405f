"""The B sides of the Spirit Boards: what holds for all of them, and their printed rows."""

from __future__ import annotations

import pytest

from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.tables import BASE_AMBITION, BASE_WILLPOWER, BOARD_B, ROW_WORDS, SPIRIT_IDS, upgrades
from insula.games.cerebria.terms import BLISS
from insula.testing import refuses, rule_test
from tests.games.cerebria.scoring_kit import (
    CRADLE,
    EMPOWER,
    FORTIFY,
    INVOKE,
    MOVE,
    VALLEY,
    card,
    in_this_order,
    on,
    play,
    settle,
    slot,
    space,
    using,
)

ALL = "red yellow green blue"
D = "Determination"
STANDARD = {
    "move": ["Haste", "Surmount", D],
    "invoke": ["Bolster", "Inner Force", D],
    "quell": ["Subdue", "Extinguish", D],
    "fortify": ["Exalt", "Raze", D],
    "empower": ["Channeled Power", "Emotional Outburst", D],
}
ROWS = {
    "love": {
        "move": ["Haste", "Surmount", "Embrace"],
        "invoke": ["Bolster", "Forging Bonds", D],
        "quell": ["Subdue", "Extinguish", "Home Ground"],
        "fortify": ["Pierce the Darkness", "Raze", "Garrison"],
    },
    "delight": {
        "move": ["Haste", "Push", D],
        "invoke": ["Summon", "Inner Force", D],
        "quell": ["Subdue", "Cleansing Light", D],
        "empower": ["Relish", "Emotional Outburst", D],
    },
    "empathy": {
        "move": ["Haste", "Switcheroo", D],
        "invoke": ["Bolster", "Motivation", D],
        "fortify": ["Feeling Safe", "Raze", D],
    },
    "harmony": {
        "move": ["Flight", "Surmount", D],
        "invoke": ["Relish", "Inner Force", D],
        "quell": ["Vanquish", "Extinguish", "Emotional Cycle"],
        "fortify": ["Attune with Origin", "Raze", D],
        "empower": ["Channeled Power", "Rush to Aid", D],
    },
    "hatred": {
        "move": ["Charge", "Surmount", "Wildfire"],
        "invoke": ["Seethe", "Inner Force", D],
        "quell": ["Subdue", "Extinguish", "Repel"],
        "fortify": ["Seethe", "Raze", D],
        "empower": ["Seethe", "Emotional Outburst", D],
    },
    "misery": {
        "move": ["Deceive", "Surmount", D],
        "quell": ["Subdue", "Extinguish", "Drain"],
        "fortify": ["Exalt", "Raze", "Gloomy View"],
        "empower": ["Assimilate", "Emotional Outburst", "Drain"],
    },
    "malice": {
        "move": ["Haste", "Push", D],
        "invoke": ["Summon", "Inner Force", D],
        "quell": ["Subdue", "Extinguish", "Exterminate"],
        "fortify": ["All for Me", "Raze", D],
    },
    "anxiety": {
        "move": ["Flight", "Surmount", "From the Shadows"],
        "invoke": ["Bolster", "Seeds of Darkness", D],
        "quell": ["Subdue", "Devour", D],
        "fortify": ["Exalt", "Attune with Origin", D],
        "empower": ["Channeled Power", "Rush to Aid", D],
    },
}


def printed(spirit: str, row: str) -> list[str]:
    board = BOARD_B[SPIRIT_IDS.index(spirit)]
    return [cell["name"] for cell in upgrades(board, ROW_WORDS.index(row))]


@rule_test(
    "cer.bside.love.rows",
    "cer.bside.delight.rows",
    "cer.bside.empathy.rows",
    "cer.bside.harmony.rows",
    "cer.bside.hatred.rows",
    "cer.bside.misery.rows",
    "cer.bside.malice.rows",
    "cer.bside.anxiety.rows",
)
@pytest.mark.parametrize("spirit", sorted(ROWS))
def test_each_b_side_has_its_own_rows_and_else_the_standard_ones(spirit: str) -> None:
    for row in ROW_WORDS:
        assert printed(spirit, row) == ROWS[spirit].get(row, STANDARD[row])


@rule_test("cer.bside.general")
def test_base_prices_and_unchanged_rows_are_standard() -> None:
    assert list(BASE_WILLPOWER[:5]) == [1, 2, 2, 3, 3]
    assert list(BASE_AMBITION[:5]) == [0, 0, 1, 0, 0]
    cells = upgrades(BOARD_B[SPIRIT_IDS.index("delight")], ROW_WORDS.index("fortify"))
    assert [(c["name"], c["cost"]) for c in cells] == [("Exalt", {"amb": 1}), ("Raze", {"wp": 1, "amb": 1}), (D, {})]
    for spirit in ROWS:
        assert all(len(printed(spirit, row)) == 3 for row in ROW_WORDS)


@rule_test("cer.bside.plus-cost")
def test_a_price_with_a_plus_comes_on_top_of_the_base_price() -> None:
    text = f"mode: spirits b\ndelight: at valley, willpower 3, move {ALL}\nmalice: at valley/cradle\n"
    table = settle(on(text, MOVE, opt.PASS, space("valley/cradle"), using(2), opt.SEAT + 1, space("cradle")))
    assert table.state.seats[0].willpower == 0


@rule_test("cer.bside.plus-cost")
def test_no_additional_cost_means_the_base_price_only() -> None:
    text = f"mode: spirits b\nlove: at valley, willpower 1, move {ALL}\nmalice: at valley/cradle\n"
    table = settle(on(text, MOVE, opt.PASS, space("valley/cradle"), using(2)))
    assert table.state.seats[0].willpower == 0


RELISH = f"""
mode: spirits b
harmony: at valley, willpower 5, essence 1, invoke {ALL}, hand tranquility, deck trust comfort
malice: at land
bliss: ambition 3
"""


@rule_test("cer.bside.after-action")
def test_what_comes_after_an_action_is_part_of_it() -> None:
    text = RELISH.replace("willpower 5", "willpower 9").replace("mode: spirits b", "mode: spirits b, teams a")
    table = on(text, INVOKE, opt.PASS, card("tranquility"), slot("valley.b"), using(1))
    settle(table)
    assert in_this_order(table, ev.INVOKED, ev.DREW)
    assert table.state.seats[0].n_hand == 1, "the card is there before an Ability can be used"
    empower = "mode: spirits b\ndelight: at valley, willpower 4, empower red yellow, deck trust\nmalice: at land\n"
    table = settle(on(empower + "valley.b: kindness 3", EMPOWER, opt.PASS, slot("valley.b"), using(1)))
    assert in_this_order(table, ev.EMPOWERED, ev.DREW, ev.WHEEL)


@rule_test("cer.bside.replaced-absent")
def test_a_replaced_upgrade_is_not_there() -> None:
    text = f"mode: spirits b\nlove: at valley/cradle, willpower 9, fortify {ALL}, deck trust\nmalice: at land\n"
    table = on(text + "bliss: ambition 3\nvalley: minor bliss\nvalley.a: comfort", FORTIFY, opt.PASS)
    assert table.options == [opt.REALM + CRADLE]
    says = refuses("cer.bside.replaced-absent", table, opt.REALM + VALLEY)
    assert says == "Love does not have the Exalt upgrade on this side."
    standard = text.replace("mode: spirits b\n", "") + "bliss: ambition 3\nvalley: minor bliss"
    assert opt.REALM + VALLEY in on(standard, FORTIFY, opt.PASS).options


@rule_test("cer.bside.gain-source", "cer.bside.empathy.feeling-safe")
def test_feeling_safe_takes_an_essence_from_the_supply() -> None:
    text = f"mode: spirits b\nempathy: at valley, willpower 3, fortify {ALL}\nmalice: at land\n"
    table = settle(on(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(1)))
    assert table.state.realms[VALLEY].fortress == BLISS
    assert (table.state.seats[0].essence, table.state.seats[0].willpower) == (1, 0)


@rule_test("cer.bside.gain-source", "cer.bside.empathy.feeling-safe")
def test_feeling_safe_works_after_raze_too() -> None:
    text = f"mode: spirits b\nempathy: at valley, willpower 4, fortify {ALL}\nmalice: at land\nbliss: ambition 1\n"
    table = settle(on(text + "valley: minor gloom", FORTIFY, opt.PASS, opt.REALM + VALLEY, using(1, 2)))
    assert table.state.realms[VALLEY].size == 0
    assert table.state.seats[0].essence == 1


ASSIMILATE = "mode: spirits b\nlove: at land\nmisery: at valley, willpower 3, empower {row}, {rows}\nturn: misery\n"


@rule_test("cer.bside.vibe-gain")
def test_a_gained_token_follows_the_rules_of_placement() -> None:
    text = ASSIMILATE.format(row="green yellow", rows="move red, invoke blue") + "valley.b: anger 2"
    table = on(text, EMPOWER, opt.PASS, slot("valley.b"), using(1))
    while table.kind != "vibe_cell":
        table.play(table.options[0])
    offered = [option - opt.CELL for option in table.options]
    assert offered == [5, 6, 7, 8, 12, 18, 19], "not Move, which has red; locked rows only at their first cell"
    play(table, opt.CELL + 8)
    assert table.state.seats[1].cells[8] == 1


@rule_test("cer.bside.vibe-gain")
def test_a_gained_token_that_fits_nowhere_is_not_to_be_had() -> None:
    rows = "move red, invoke red, quell red, fortify red"
    text = ASSIMILATE.format(row="red yellow", rows=rows) + "valley.b: anger 2"
    table = on(text, EMPOWER, opt.PASS, slot("valley.b"))
    assert using(1) not in table.options
    refuses("cer.vibe.must-have-effect", table, using(1))


@rule_test("cer.bside.instead-of-moving")
def test_what_replaces_the_move_cannot_be_combined_with_longer_moves() -> None:
    text = f"mode: spirits b\nlove: at land\nmisery: at valley, willpower 9, move {ALL}\nturn: misery\n"
    table = on(text, MOVE, opt.PASS, space("land"))
    assert using(1) in table.options
    says = refuses("cer.bside.instead-of-moving", table, using(1, 2))
    assert says == "Deceive replaces the move and cannot be combined with Surmount."


@rule_test("cer.bside.instead-of-moving")
def test_from_the_shadows_replaces_the_move_too() -> None:
    text = f"mode: spirits b\nlove: at cradle\nanxiety: at valley, willpower 9, move {ALL}\nturn: anxiety\n"
    table = on(text + "land.a: bleakness", MOVE, opt.PASS, space("land"))
    assert table.options == [using(3)]
    refuses("cer.bside.instead-of-moving", table, using(1, 3))
    settle(play(table, using(3)))
    assert table.state.seats[1].willpower == 9 - 1 + 1, "the base price is paid"
