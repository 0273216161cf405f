"""The second conditions of Balance's Aspirations. [bal.asp.*]"""

from __future__ import annotations

from insula.games.cerebria.balance.rules.aspirations import first_condition, second_condition
from insula.games.cerebria.tables import ASPIRATION_IDS
from insula.games.cerebria.terms import SENSIBILITY
from insula.testing import rule_test
from tests.games.balance.kit import on, three


def met(aspiration: str, *lines: str) -> bool:
    """Is the second condition met on this board?"""
    return second_condition(on(three(more="\n".join(lines))).state, ASPIRATION_IDS.index(aspiration))


@rule_test("bal.asp.attitude")
def test_attitude_asks_for_three_on_realm_slots() -> None:
    two = ("valley.a: neutrality-red 1", "cradle.b: neutrality-red 1")
    assert met("attitude", *two, "land.a: urge 1")
    assert not met("attitude", *two, "land/willow: urge 1")


@rule_test("bal.asp.openness")
def test_openness_asks_for_two_frontiers() -> None:
    assert met("openness", "valley/cradle: neutrality-red 1", "network/land: neutrality-red 1")
    assert not met("openness", "valley/cradle: neutrality-red 1", "cradle.a: neutrality-red 1")


@rule_test("bal.asp.awareness")
def test_awareness_asks_for_three_triads() -> None:
    two = ("valley.b: neutrality-red 1", "valley/cradle: neutrality-red 1", "network/land: neutrality-red 1")
    assert not met("awareness", *two)
    assert met("awareness", *two, "willow.a: neutrality-blue 1")


@rule_test("bal.asp.unity")
def test_unity_asks_for_two_in_the_longest_chains() -> None:
    bliss = ("valley.b: brightness 1", "valley/cradle: neutrality-red 1", "cradle.a: brightness 1")
    gloom = ("network.a: bleakness 1", "network.b: neutrality-red 1 for gloom")
    assert met("unity", *bliss, *gloom)
    assert not met("unity", *bliss)
    long = ("valley.b: brightness 1", "valley/cradle: brightness 1", "cradle.a: brightness 1")
    short = ("land.a: neutrality-red 1", "land.b: neutrality-red 1")
    assert not met("unity", *long, *short)
    both = ("valley.a: neutrality-red 1", "valley.b: brightness 1", "land.a: neutrality-red 1", "land.b: brightness 1")
    assert met("unity", *both)  # all chains of the greatest length count
    assert not met("unity", "valley.a: neutrality-red 1", "land.a: neutrality-red 1")  # alone is no Unity
    around = [f"{where}: neutrality-red 1" for where in ("willow.b", "willow/valley", "valley.a")]
    assert met("unity", *around)


@rule_test("bal.asp.liveliness")
def test_liveliness_asks_for_as_much_of_both_kinds() -> None:
    assert met("liveliness", "valley.a: neutrality-red 2", "land.a: neutrality-red 2 for gloom")
    assert not met("liveliness", "valley.a: neutrality-red 2", "land.a: neutrality-red 1 for gloom")
    assert not met("liveliness")


@rule_test("bal.asp.versatility")
def test_versatility_asks_for_two_vibes_their_side_lacks() -> None:
    sides = ("valley.a: courage 1", "valley.b: optimism 1", "land.a: disgust 1")
    yellow = "cradle.a: neutrality-yellow 1"
    assert met("versatility", *sides, yellow, "cradle.b: neutrality-red 1 for gloom")
    assert not met("versatility", *sides, yellow, "cradle.b: neutrality-red 1")


@rule_test("bal.asp.versatility-own-cards")
def test_other_balance_emotions_are_not_compared() -> None:
    assert met("versatility", "valley.a: courage 1", "cradle.a: neutrality-yellow 1", "land.a: neutrality-yellow 1")


@rule_test("bal.asp.fortitude")
def test_fortitude_asks_for_two_balance_fortresses() -> None:
    assert met("fortitude", "valley: minor balance", "land: major balance for gloom")
    assert not met("fortitude", "valley: minor balance", "land: minor bliss")


@rule_test("bal.asp.sensibility")
def test_sensibility_asks_for_intensity_three() -> None:
    assert met("sensibility", "valley.a: discipline 3")
    assert not met("sensibility", "valley.a: discipline 2", "land.a: valor 3")


@rule_test("bal.asp.sensibility-tie")
def test_aligned_emotions_count_for_the_tie_in_sensibility() -> None:
    board = "valley.a: safety 3\nland.a: {}\nland.b: bleakness 2"
    assert first_condition(on(three(more=board.format("discipline 3 for gloom"))).state, SENSIBILITY)
    assert not first_condition(on(three(more=board.format("discipline 2 for gloom"))).state, SENSIBILITY)
