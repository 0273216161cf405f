"""The B sides of the Spirit Boards: which upgrades they have, what each costs and does."""

from __future__ import annotations

import pytest

from insula.games.cerebria.tables import BASE_AMBITION, BASE_WILLPOWER, BOARD_B, SPIRIT_IDS, upgrades
from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import (
    BLISS,
    GLOOM,
    NOBODY,
    answer,
    asked,
    card_on,
    deck,
    hand,
    offered,
    on,
    play,
    realm,
    row,
    slot,
    space_of,
    spirit,
    team,
)

B = "mode: full, spirits b\n"
STANDARD = (
    ("Haste", "Surmount", "Determination"),
    ("Bolster", "Inner Force", "Determination"),
    ("Subdue", "Extinguish", "Determination"),
    ("Exalt", "Raze", "Determination"),
    ("Channeled Power", "Emotional Outburst", "Determination"),
)


def rows_of(name: str) -> tuple[tuple[str, ...], ...]:
    board = BOARD_B[SPIRIT_IDS.index(name)]
    return tuple(tuple(cell["name"] for cell in upgrades(board, act)) for act in range(5))


def cost(name: str, act: int, cell: int) -> dict[str, int]:
    found: dict[str, int] = upgrades(BOARD_B[SPIRIT_IDS.index(name)], act)[cell]["cost"]
    return found


def paid(name: str, text: str, *moves: str) -> tuple[int, int]:
    """Willpower and Ambition that a Spirit's Action takes."""
    before = on(text)
    side = spirit(before, name).team
    start = spirit(before, name).willpower, team(before, side).ambition
    after = play(before, *moves)
    return start[0] - spirit(after, name).willpower, start[1] - team(after, side).ambition


# ---- rows -------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.general")
def test_base_prices_stay_and_unnamed_upgrades_are_standard() -> None:
    assert (list(BASE_WILLPOWER[:5]), list(BASE_AMBITION[:5])) == ([1, 2, 2, 3, 3], [0, 0, 1, 0, 0])
    assert rows_of("delight")[3] == STANDARD[3]
    assert [cost("delight", 3, i) for i in range(3)] == [{"amb": 1}, {"wp": 1, "amb": 1}, {}]


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
def test_each_board_has_the_upgrades_of_the_rulebook() -> None:
    d = "Determination"
    assert rows_of("love") == (
        ("Haste", "Surmount", "Embrace"),
        ("Bolster", "Forging Bonds", d),
        ("Subdue", "Extinguish", "Home Ground"),
        ("Pierce the Darkness", "Raze", "Garrison"),
        STANDARD[4],
    )
    assert rows_of("delight") == (
        ("Haste", "Push", d),
        ("Summon", "Inner Force", d),
        ("Subdue", "Cleansing Light", d),
        STANDARD[3],
        ("Relish", "Emotional Outburst", d),
    )
    assert rows_of("empathy") == (
        ("Haste", "Switcheroo", d),
        ("Bolster", "Motivation", d),
        STANDARD[2],
        ("Feeling Safe", "Raze", d),
        STANDARD[4],
    )
    assert rows_of("harmony") == (
        ("Flight", "Surmount", d),
        ("Relish", "Inner Force", d),
        ("Vanquish", "Extinguish", "Emotional Cycle"),
        ("Attune with Origin", "Raze", d),
        ("Channeled Power", "Rush to Aid", d),
    )
    assert rows_of("hatred") == (
        ("Charge", "Surmount", "Wildfire"),
        ("Seethe", "Inner Force", d),
        ("Subdue", "Extinguish", "Repel"),
        ("Seethe", "Raze", d),
        ("Seethe", "Emotional Outburst", d),
    )
    assert rows_of("misery") == (
        ("Deceive", "Surmount", d),
        STANDARD[1],
        ("Subdue", "Extinguish", "Drain"),
        ("Exalt", "Raze", "Gloomy View"),
        ("Assimilate", "Emotional Outburst", "Drain"),
    )
    assert rows_of("malice") == (
        ("Haste", "Push", d),
        ("Summon", "Inner Force", d),
        ("Subdue", "Extinguish", "Exterminate"),
        ("All for Me", "Raze", d),
        STANDARD[4],
    )
    assert rows_of("anxiety") == (
        ("Flight", "Surmount", "From the Shadows"),
        ("Bolster", "Seeds of Darkness", d),
        ("Subdue", "Devour", d),
        ("Exalt", "Attune with Origin", d),
        ("Channeled Power", "Rush to Aid", d),
    )


@rule_test("cer.bside.replaced-absent")
def test_a_replaced_upgrade_is_not_available() -> None:
    text = B + "love: at valley/cradle, willpower 9, fortify red blue green yellow\nmisery: at land\nbliss: ambition 3\n"
    table = asked(text + "valley: minor bliss", "fortify", "pass")
    says = refuses("cer.bside.replaced-absent", table, "realm valley")
    assert says == "Love does not have the Exalt upgrade on this side."


# ---- Move ---------------------------------------------------------------------------------------------------------

MOVER = B + "{name}: at valley, willpower {wp}, essence {ess}, deck {deck}, move red {cells}\n"


def mover(name: str, cells: str, wp: int = 9, ess: int = 0, other: str = "", at: str = "land") -> str:
    bliss = name in ("love", "delight", "empathy", "harmony")
    line = MOVER.format(name=name, wp=wp, ess=ess, cells=cells, deck="trust" if bliss else "fear")
    foe = other or ("malice" if bliss else "love")
    order = f"turn: {name}\n"
    return f"{line}{foe}: at {at}, deck {'anger' if bliss else 'comfort'}\n{order}"


@pytest.mark.parametrize("name", ["love", "harmony", "misery"])
@rule_test("cer.bside.love.surmount", "cer.bside.harmony.surmount", "cer.bside.misery.surmount")
def test_surmount_is_free_for_love_harmony_and_misery(name: str) -> None:
    text = mover(name, "- blue", at="valley/cradle")
    assert paid(name, text, "move", "pass", "space valley/cradle") == (1, 0)


@rule_test("cer.bside.love.embrace", "cer.bside.love.embrace-source")
def test_embrace_puts_an_essence_of_loves_board_on_an_emotion() -> None:
    text = mover("love", "- - blue", wp=2, ess=1) + "valley/cradle: kindness 1\n"
    table = on(text, "move", "pass", "space valley/cradle", "using embrace")
    assert slot(table, "valley/cradle").essence == 2
    assert (spirit(table, "love").willpower, spirit(table, "love").essence) == (0, 0)
    bare = asked(mover("love", "- - blue", ess=1), "move", "pass", "space valley/cradle")
    says = refuses("cer.bside.love.embrace", bare, "using embrace")
    assert says == "Embrace needs an adjacent Bliss Emotion with an empty Essence space."
    poor = asked(mover("love", "- - blue") + "valley/cradle: kindness 1\n", "move", "pass", "space valley/cradle")
    says = refuses("cer.bside.love.embrace-source", poor, "using embrace")
    assert says == "Embrace needs 1 Essence on your Spirit Board."
    two = asked(mover("love", "- - blue", ess=1).replace("at valley,", "at valley/cradle,") + "valley.a: kindness 1\nvalley.b: trust 1\n",
                "move", "pass", "space valley", "using embrace")
    assert offered(two) == ["slot valley.b", "slot valley.a"] or offered(two) == ["slot valley.a", "slot valley.b"]
    refuses("cer.bside.love.embrace", two, "slot cradle.a")


@pytest.mark.parametrize(("name", "foe"), [("delight", "malice"), ("malice", "love")])
@rule_test("cer.bside.delight.push", "cer.bside.malice.push", "cer.bside.plus-cost", "cer.bside.push-must-move")
def test_push_ends_on_an_opposing_spirit_and_moves_it_away(name: str, foe: str) -> None:
    text = mover(name, "- blue", wp=3, at="valley/cradle")
    table = asked(text, "move", "pass", "space valley/cradle", "using push", f"seat {foe}")
    assert offered(table) == ["space valley", "space cradle"]
    refuses("cer.bside.delight.push", table, "space network")
    assert refuses("cer.bside.push-must-move", table, "pass").startswith("Push must move")
    play(table, "space cradle")
    assert (space_of(table, name), space_of(table, foe)) == ("valley/cradle", "cradle")
    assert spirit(table, name).willpower == 0


@rule_test("cer.bside.push-teammate-space")
def test_a_pushed_spirit_may_share_a_space_with_anybody() -> None:
    text = mover("delight", "- blue", at="valley/cradle") + "love: at cradle\n"
    table = on(text, "move", "pass", "space valley/cradle", "using push", "space cradle")
    assert space_of(table, "malice") == space_of(table, "love") == "cradle"


@rule_test("cer.bside.push-two")
def test_push_moves_one_of_two_spirits() -> None:
    text = mover("delight", "- blue", at="valley/cradle") + "misery: at valley/cradle\n"
    table = asked(text, "move", "pass", "space valley/cradle", "using push")
    assert offered(table) == ["seat malice", "seat misery"]
    refuses("cer.bside.push-must-move", table, "seat delight")
    play(table, "seat misery", "space valley")
    assert (space_of(table, "malice"), space_of(table, "misery")) == ("valley/cradle", "valley")


@pytest.mark.parametrize(("name", "foe", "cells", "using"), [
    ("empathy", "malice", "- blue", "switcheroo"),
    ("misery", "love", "blue", "deceive"),
])
@rule_test("cer.bside.empathy.switcheroo", "cer.bside.misery.deceive")
def test_switcheroo_and_deceive_trade_spaces(name: str, foe: str, cells: str, using: str) -> None:
    table = on(mover(name, cells, wp=3, at="network"), "move", "pass", "space network", f"using {using}")
    assert (space_of(table, name), space_of(table, foe)) == ("network", "valley")
    assert spirit(table, name).willpower == 0


@rule_test("cer.bside.switch-sharing")
def test_trading_may_leave_opposing_spirits_on_one_space() -> None:
    text = mover("empathy", "- blue", at="network") + "misery: at network\n"
    table = on(text, "move", "pass", "space network", "using switcheroo", "seat malice")
    assert (space_of(table, "empathy"), space_of(table, "misery"), space_of(table, "malice")) == ("network", "network", "valley")


@rule_test("cer.bside.switch-same-space")
def test_nobody_trades_with_a_spirit_on_the_same_space() -> None:
    table = asked(mover("empathy", "- blue", at="network") + "love: at valley\n", "move", "pass")
    refuses("cer.bside.switch-same-space", table, "space valley")
    answer(table, "space network", "using switcheroo")
    says = refuses("cer.bside.switch-same-space", table, "seat love")
    assert says == "Love is on the same space as you."


@rule_test("cer.bside.instead-of-moving")
def test_what_replaces_the_move_cannot_be_combined() -> None:
    table = asked(mover("misery", "blue green", at="valley/cradle"), "move", "pass", "space valley/cradle")
    says = refuses("cer.bside.instead-of-moving", table, "using deceive+surmount")
    assert says == "Deceive replaces the move and cannot be combined with Surmount."


@pytest.mark.parametrize(("name", "using", "off"), [("harmony", "flight", 0), ("anxiety", "flight", 0), ("hatred", "charge", 1)])
@rule_test("cer.bside.harmony.flight", "cer.bside.anxiety.flight", "cer.bside.hatred.charge", "cer.bside.flight-flat")
def test_flight_and_charge_cost_two_for_one_or_two_extra_spaces(name: str, using: str, off: int) -> None:
    text = mover(name, "blue", at="valley/cradle")
    for space in ("cradle", "cradle/network"):
        assert paid(name, text, "move", "pass", f"space {space}", f"using {using}") == (3 - off, 0)
    assert "space network" not in offered(asked(text, "move", "pass"))


@rule_test("cer.bside.hatred.wildfire", "cer.bside.hatred.wildfire-not-quell")
def test_wildfire_burns_an_essence_where_the_move_ends() -> None:
    text = mover("hatred", "- - blue", wp=4) + "gloom: ambition 1\n"
    table = on(text + "valley/cradle: kindness 2", "move", "pass", "space valley/cradle", "using wildfire")
    assert slot(table, "valley/cradle").essence == 1
    assert (spirit(table, "hatred").willpower, team(table, GLOOM).ambition) == (0, 0)
    gone = on(text + "valley/cradle: brightness 1", "move", "pass", "space valley/cradle", "using wildfire")
    assert card_on(gone, "valley/cradle") == ""
    none = asked(text, "move", "pass", "space valley/cradle")
    says = refuses("cer.bside.hatred.wildfire", none, "using wildfire")
    assert says == "Wildfire needs an adjacent Bliss Emotion where your move ends."


@rule_test("cer.bside.anxiety.shadows")
def test_from_the_shadows_jumps_to_a_bleakness_and_gains_one() -> None:
    text = mover("anxiety", "- - blue", wp=1, at="cradle/network") + "land.a: bleakness 1\ncradle/network: bleakness 1\n"
    table = asked(text, "move", "pass")
    assert {"space land", "space cradle/network"} <= set(offered(table))
    says = refuses("cer.bside.anxiety.shadows", table, "space willow")
    assert says == "There is no Bleakness next to Willow of Values."
    play(table, "space cradle/network", "using from-the-shadows")
    assert (space_of(table, "anxiety"), space_of(table, "love")) == ("cradle/network", "cradle/network")
    assert spirit(table, "anxiety").willpower == 1
