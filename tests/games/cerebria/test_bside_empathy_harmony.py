"""The B sides of Empathy and Harmony, upgrade by upgrade."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import opt
from insula.games.cerebria.terms import BLISS, GLOOM
from insula.testing import refuses, rule_test
from tests.games.cerebria.scoring_kit import (
    CRADLE,
    EMPOWER,
    FORTIFY,
    INVOKE,
    MOVE,
    QUELL,
    VALLEY,
    card,
    emotion,
    fragments,
    on,
    place,
    play,
    settle,
    slot,
    space,
    using,
)

ALL = "red yellow green blue"


def bliss(spirit: str, at: str, purse: str, *lines: str) -> str:
    """A position with this Spirit against Malice and Misery far away, B sides up."""
    who = f"{spirit}: at {at}, {purse}"
    return "\n".join(["mode: spirits b", who, *lines]) + ("" if "malice:" in "".join(lines) else "\nmalice: at network")


def done(text: str, *moves: int) -> Table:
    return settle(on(text, *moves))


def purse(table: Table, seat: int = 0) -> int:
    willpower: int = table.state.seats[seat].willpower
    return willpower


def ambition(table: Table) -> int:
    available: int = table.state.teams[BLISS].ambition
    return available


# ---- Empathy -------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.empathy.switcheroo")
def test_switcheroo_trades_spaces_with_any_spirit() -> None:
    text = bliss("empathy", "valley", f"willpower 3, move {ALL}")
    table = done(text, MOVE, opt.PASS, space("network"), using(2), opt.SEAT + 1)
    assert (place(table, 0), place(table, 1), purse(table)) == ("network", "valley", 0)


@rule_test("cer.bside.switch-sharing")
def test_trading_may_leave_opponents_on_one_space() -> None:
    lines = ("malice: at network", "misery: at network")
    table = on(
        bliss("empathy", "valley", f"willpower 3, move {ALL}", *lines), MOVE, opt.PASS, space("network"), using(2)
    )
    settle(play(table, opt.SEAT + 1))
    assert [place(table, seat) for seat in range(3)] == ["network", "valley", "network"]


@rule_test("cer.bside.switch-same-space")
def test_trading_on_one_space_is_refused() -> None:
    text = bliss("empathy", "valley", f"willpower 9, move {ALL}", "love: at valley", "malice: at network")
    table = on(text, MOVE, opt.PASS, space("network"), using(2))
    assert table.options == [opt.SEAT + 2]
    says = refuses("cer.bside.switch-same-space", table, opt.SEAT + 1)
    assert says == "Love is on the same space as you."


@rule_test("cer.bside.empathy.bolster")
def test_empathys_bolster_costs_willpower() -> None:
    text = bliss("empathy", "valley", f"willpower 4, essence 1, invoke {ALL}, hand tranquility")
    table = done(text, INVOKE, opt.PASS, card("tranquility"), slot("valley.b"), using(1))
    assert (emotion(table, "valley.b"), purse(table)) == ("tranquility 2", 0)


@rule_test("cer.bside.empathy.motivation")
def test_motivation_gains_an_ambition() -> None:
    text = bliss("empathy", "valley", f"willpower 5, essence 1, invoke {ALL}, hand tranquility")
    table = done(text, INVOKE, opt.PASS, card("tranquility"), slot("valley.b"), using(2))
    assert (ambition(table), purse(table)) == (1, 0)


@rule_test("cer.bside.empathy.outburst")
def test_empathys_outburst_is_free() -> None:
    text = bliss("empathy", "valley", f"willpower 3, empower {ALL}", "land.a: kindness 2")
    table = done(text, EMPOWER, opt.PASS, slot("land.a"), using(2))
    assert (emotion(table, "land.a"), purse(table), place(table, 0)) == ("benevolence 2", 0, "valley")


# ---- Harmony -------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.harmony.flight", "cer.bside.flight-flat")
@pytest.mark.parametrize("to", ["cradle", "cradle/network", "willow", "land/willow"])
def test_flight_costs_two_for_one_or_two_more_spaces(to: str) -> None:
    text = bliss("harmony", "valley", f"willpower 3, move {ALL}", "malice: at valley/cradle")
    table = done(text, MOVE, opt.PASS, space(to), using(1))
    assert (place(table, 0), purse(table)) == (to, 0)


@rule_test("cer.bside.harmony.flight")
def test_flight_reaches_three_spaces_and_no_further() -> None:
    table = on(bliss("harmony", "valley", "willpower 9, move red yellow"), MOVE, opt.PASS)
    reached = ["valley", "valley/cradle", "cradle", "cradle/network", "land/willow", "willow", "willow/valley"]
    assert table.options == sorted(space(name) for name in reached)


@rule_test("cer.bside.harmony.surmount")
def test_harmonys_surmount_is_free() -> None:
    text = bliss("harmony", "valley", f"willpower 1, move {ALL}", "malice: at valley/cradle")
    assert purse(done(text, MOVE, opt.PASS, space("valley/cradle"), using(2))) == 0


@rule_test("cer.bside.harmony.relish")
def test_harmonys_relish_draws_after_an_invoke() -> None:
    purse_of = f"willpower 3, essence 1, invoke {ALL}, hand tranquility comfort, deck trust"
    table = done(
        bliss("harmony", "valley", purse_of), INVOKE, opt.PASS, card("tranquility"), slot("valley.b"), using(1)
    )
    assert (table.state.seats[0].n_hand, purse(table)) == (2, 0)


VANQUISH = f"willpower 5, quell {ALL}, hand courage, deck trust"


@rule_test("cer.bside.harmony.vanquish")
def test_vanquish_removes_up_to_two_more() -> None:
    text = bliss("harmony", "valley", VANQUISH, "bliss: ambition 1", "valley.b: craving 3")
    table = on(text, QUELL, opt.PASS, slot("valley.b"), using(1))
    assert table.options == [opt.AMOUNT + 2, opt.AMOUNT + 3]
    settle(play(table, opt.AMOUNT + 3))
    assert (emotion(table, "valley.b"), purse(table)) == ("", 0)


@rule_test("cer.bside.harmony.emotional-cycle")
@pytest.mark.parametrize("essence", [1, 2])
def test_emotional_cycle_draws_for_the_last_essence(essence: int) -> None:
    text = bliss("harmony", "valley", VANQUISH, "bliss: ambition 1", f"valley.b: craving {essence}")
    table = on(text, QUELL, opt.PASS, slot("valley.b"))
    assert (using(3) in table.options) == (essence == 1)
    if essence == 1:
        settle(play(table, using(3)))
        assert table.state.seats[0].n_hand == 2, "the card shown stays in hand"
        assert purse(table) == 3


ATTUNE = f"willpower 5, fortify {ALL}"


@rule_test("cer.bside.harmony.attune")
def test_attune_moves_a_minor_fragment_to_the_identity() -> None:
    text = bliss("harmony", "valley/cradle", ATTUNE, "bliss: ambition 1", "valley: minor bliss", "valley.a: comfort")
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(1))
    assert fragments(table, BLISS) == (1, 0)
    assert (table.state.realms[VALLEY].size, purse(table), ambition(table)) == (0, 0, 0)
    assert table.state.realms[VALLEY].lead == 1, "the token is gone"


@rule_test("cer.bside.harmony.attune")
@pytest.mark.parametrize("fortress", ["major bliss", "minor gloom"])
def test_attune_needs_an_own_minor_fragment(fortress: str) -> None:
    lines = ("bliss: ambition 2", f"valley: {fortress}", "valley.a: comfort 3")
    table = on(bliss("harmony", "valley/cradle", f"willpower 9, fortify {ALL}", *lines), FORTIFY, opt.PASS)
    play(table, opt.REALM + CRADLE)
    says = refuses("cer.bside.harmony.attune", table, using(1))
    assert says == "Attune with Origin needs a Minor Fragment of your own team in Cradle of Senses."
    assert table.state.realms[VALLEY].size > 0


@rule_test("cer.bside.attune-any-realm")
def test_attune_works_in_a_realm_of_the_opponents() -> None:
    lines = ("bliss: ambition 1", "valley: minor bliss", "valley.a: anger 2")
    text = bliss("harmony", "valley", ATTUNE, *lines)
    assert on(text).state.realms[VALLEY].control == GLOOM
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(1))
    assert fragments(table, BLISS) == (1, 0)
    assert table.state.realms[VALLEY].lead == -2


@rule_test("cer.bside.attune-built-now")
def test_attune_takes_a_fortress_of_the_same_turn() -> None:
    text = bliss("harmony", "valley", f"willpower 8, fortify {ALL}", "bliss: ambition 1")
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using())
    settle(play(table, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(1)))
    assert fragments(table, BLISS) == (1, 0)
    assert purse(table) == 0


RUSH = f"willpower 4, empower {ALL}"


@rule_test("cer.bside.harmony.rush-to-aid")
def test_rush_to_aid_puts_the_figure_beside_the_emotion() -> None:
    text = bliss("harmony", "valley", RUSH, "network/land: kindness 2", "malice: at network/land")
    table = done(text, EMPOWER, opt.PASS, slot("network/land"), using(2))
    assert (place(table, 0), emotion(table, "network/land"), purse(table)) == ("network/land", "benevolence 2", 0)


@rule_test("cer.bside.rush-needs-empower")
def test_rush_to_aid_needs_an_emotion_that_can_be_empowered() -> None:
    text = bliss("harmony", "valley", RUSH, "network/land: excitement 1", "valley.b: kindness 2")
    table = on(text, EMPOWER, opt.PASS)
    says = refuses("cer.empower.threshold", table, slot("network/land"))
    assert says == "Excitement needs 3 Essence to be empowered; it has 1."
    assert place(table, 0) == "valley"
