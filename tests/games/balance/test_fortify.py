"""Fortify, Exalt and Raze with the right kind of Essence. [bal.fortify.*]"""

from __future__ import annotations

from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.terms import FORTITUDE
from insula.testing import refuses, rule_test
from tests.games.balance.kit import BALANCE, BLISS, GLOOM, NOBODY, asked, on, three
from tests.games.cerebria.kit import offered, realm, spirit, team

FORTIFY = "fortify wild"
EXALT = "fortify wild red"
RAZE = "fortify wild - red"
BOTH = "fortify wild red blue"


@rule_test("bal.fortify.own-fragments", "bal.fortify.any-realm")
def test_balance_builds_with_its_own_fragments_in_any_realm() -> None:
    text = three(rows=FORTIFY, more="valley.b: brightness 1").replace("reason: at valley,", "reason: at valley/cradle,")
    table = on(text, "fortify", "realm valley")
    r = realm(table, "valley")
    assert (r.fortress, r.size, r.token_side) == (BALANCE, 1, BLISS)
    assert team(table, BALANCE).minor == 4


@rule_test("bal.fortify.essence-cost")
def test_fortify_costs_balance_an_essence_too() -> None:
    bliss = "valley.b: brightness 1"
    table = on(three(has="willpower 3, essence 1", rows=FORTIFY, more=bliss), "fortify", "realm valley")
    assert (spirit(table, "reason").willpower, spirit(table, "reason").essence) == (0, 0)
    wrong = on(three(has="willpower 3, gloom 1", rows=FORTIFY, more=bliss))
    short = "Fortify costs 3 Willpower and 1 Bliss Essence; you have 3 Willpower and 0 Bliss Essence."
    assert refuses("bal.fortify.essence-cost", wrong, "fortify") == short
    none = on(three(has="willpower 3", rows=FORTIFY))
    says = refuses("bal.fortify.essence-cost", none, "fortify")
    assert says.startswith("Fortify costs 3 Willpower and 1 Bliss or Gloom Essence; you have 3 Willpower, 0 Bliss")
    tied = asked(three(has="willpower 3, gloom 1", rows=FORTIFY), "fortify", "realm valley", "using nothing")
    assert refuses("bal.fortify.essence-cost", tied, "bliss essence") == short


@rule_test("bal.fortify.token-controller")
def test_the_token_is_that_of_the_side_in_control() -> None:
    text = three(rows=FORTIFY, more="valley.b: bleakness 1")
    table = asked(text, "fortify", "realm valley", "using nothing")
    says = refuses("bal.fortify.token-controller", table, "bliss essence")
    assert says == "Gloom controls Valley of Motives; the Fortress must carry a Gloom Intensity token."
    table.play("gloom essence")
    assert realm(table, "valley").token_side == GLOOM
    assert (spirit(table, "reason").essence, spirit(table, "reason").gloom_essence) == (1, 0)


@rule_test("bal.fortify.token-tied")
def test_in_a_tied_realm_balance_chooses() -> None:
    text = three(rows=FORTIFY, more="valley.a: bleakness 1\nvalley.b: brightness 1")
    table = asked(text, "fortify", "realm valley", "using nothing")
    assert offered(table) == ["bliss essence", "gloom essence"] and realm(table, "valley").control == NOBODY
    table.play("bliss essence")
    assert realm(table, "valley").control == BLISS


@rule_test("bal.fortify.alignment-fixed")
def test_a_fortress_keeps_its_token_when_control_changes() -> None:
    table = on(three(more="valley: minor balance for bliss\nvalley.a: bleakness 2"))
    r = realm(table, "valley")
    assert (r.control, r.lead, r.token_side) == (GLOOM, -1, BLISS)


@rule_test("bal.fortify.fortitude")
def test_a_balance_fortress_counts_for_its_side_in_fortitude() -> None:
    table = on(three(more="valley: minor bliss\ncradle: minor gloom\nland: major balance for gloom"))
    assert (measure(table.state, FORTITUDE, BLISS), measure(table.state, FORTITUDE, GLOOM)) == (1, 3)


@rule_test("bal.fortify.raze-balance")
def test_bliss_may_raze_a_balance_fortress_of_its_own_side() -> None:
    love = "at valley, willpower 9, fortify red - blue"
    text = three(love=love, turn="love", more="valley: minor balance for bliss\nbliss: ambition 1")
    table = on(text, "fortify", "realm valley", "using raze")
    assert realm(table, "valley").size == 0 and team(table, BALANCE).minor == 5


@rule_test("bal.fortify.raze-balance-major")
def test_a_razed_balance_major_becomes_a_minor_of_the_same_side() -> None:
    love = "at valley, willpower 9, fortify red - blue"
    more = "valley: major balance for gloom\nbliss: ambition 1"
    table = on(three(love=love, turn="love", more=more), "fortify", "realm valley", "using raze")
    r = realm(table, "valley")
    assert (r.fortress, r.size, r.token_side) == (BALANCE, 1, GLOOM)
    used_up = three(love=love.replace("valley", "valley/cradle"), turn="love", more=f"{more}\nbalance: identity 5 0")
    says = refuses("bal.fortify.raze-balance-major", asked(used_up, "fortify", "pass"), "realm valley")
    assert says == "Balance has no Minor Fragment to replace the Major one; it cannot be razed."


@rule_test("bal.fortify.raze-by-balance", "bal.fortify.raze-example")
def test_balance_razes_with_essence_of_the_other_kind() -> None:
    more = "valley: minor gloom\nbalance: ambition 1"
    table = on(three(has="willpower 4, essence 1", rows=RAZE, more=more), "fortify", "realm valley", "using raze")
    assert (spirit(table, "reason").willpower, spirit(table, "reason").essence, team(table, BALANCE).ambition) == (
        0,
        0,
        0,
    )
    assert realm(table, "valley").size == 0 and table.state.actions == 3
    wrong = three(has="willpower 9, gloom 1", rows=RAZE, more=f"{more}\ncradle.b: bleakness 1")
    asking = asked(wrong.replace("reason: at valley,", "reason: at valley/cradle,"), "fortify", "pass")
    says = refuses("bal.fortify.raze-by-balance", asking, "realm valley")
    assert says.startswith("Fortify with Raze costs 4 Willpower, 1 Ambition and 1 Bliss Essence; you have 9 Willpower,")


@rule_test("bal.fortify.raze-not-own")
def test_balance_cannot_raze_its_own_fortress() -> None:
    text = three(rows=BOTH, more="valley: minor balance\nbalance: ambition 1")
    table = asked(text, "fortify", "pass", "realm valley")
    assert offered(table) == ["using exalt"]
    assert refuses("bal.fortify.raze-not-own", table, "using raze") == "You can raze only an opponent's Fortress."


@rule_test("bal.fortify.exalt")
def test_balance_exalts_with_essence_of_the_fortress() -> None:
    more = "valley: minor balance for bliss\nbalance: ambition 1"
    table = on(three(has="willpower 3, essence 1", rows=EXALT, more=more), "fortify", "realm valley", "using exalt")
    r = realm(table, "valley")
    assert (r.fortress, r.size, r.token_side, r.lead) == (BALANCE, 2, BLISS, 2)
    assert (spirit(table, "reason").willpower, spirit(table, "reason").essence) == (0, 0)
    wrong = three(has="willpower 9, gloom 1", rows=EXALT, more=f"{more}\ncradle.b: bleakness 1")
    asking = asked(wrong.replace("reason: at valley,", "reason: at valley/cradle,"), "fortify", "pass")
    says = refuses("bal.fortify.exalt", asking, "realm valley")
    assert says.startswith(
        "Fortify with Exalt costs 3 Willpower, 1 Ambition and 1 Bliss Essence; you have 9 Willpower,"
    )
    others = three(rows=EXALT, more="valley: minor bliss\nbalance: ambition 1")
    refuses("cer.fortify.empty-only", on(others), "fortify")


@rule_test("bal.fortify.exalt-realm")
def test_a_fortress_is_not_exalted_where_the_other_side_controls() -> None:
    more = "valley: minor balance for bliss\nvalley.a: bleakness 2\nbalance: ambition 1"
    text = three(rows=EXALT, more=more).replace("reason: at valley,", "reason: at valley/cradle,")
    says = refuses("bal.fortify.exalt-realm", asked(text, "fortify", "pass"), "realm valley")
    assert says == "Gloom controls Valley of Motives; this Fortress cannot be exalted now."


@rule_test("bal.fortify.not-team-fortress")
def test_a_balance_fortress_is_nobody_elses() -> None:
    for whose, gained in (("balance for bliss", 2), ("bliss", 4)):
        text = three(love="at valley, willpower 0", turn="love", more=f"valley: minor {whose}")
        assert spirit(on(text, "absorb", "realm valley", "pass"), "love").willpower == gained
