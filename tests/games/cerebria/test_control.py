"""Intensity and control of Frontiers and Realms, with the worked example of the rulebook."""

from __future__ import annotations

from insula.testing import rule_test
from tests.games.cerebria.kit import BLISS, GLOOM, NOBODY, on, play, realm, slot

BOTH = "love: at valley\nmisery: at land\n"
# Intensities: brightness 1 = 1, brightness 2 = 2, courage 2 = 2, anger 1 = 1, dislike 3 = 3
EXAMPLE = BOTH + "willow/valley: fear 1\nvalley.a: affection 2\nvalley.b: dislike 1\nvalley/cradle: craving 1\n"


@rule_test("cer.control.example-affection", "cer.control.fortress-bonus")
def test_affection_blocks_fear_and_the_fortress_decides() -> None:
    r = realm(on(EXAMPLE + "valley: minor bliss"), "valley")
    assert (r.control, r.lead) == (BLISS, 3 - 2)


@rule_test("cer.control.example-affection-no-fortress", "cer.control.realm-winner")
def test_without_the_fortress_nobody_controls_the_realm() -> None:
    r = realm(on(EXAMPLE), "valley")
    assert (r.control, r.lead) == (NOBODY, 0)


@rule_test("cer.control.example-intensity", "cer.def.intensity")
def test_affection_filled_up_to_its_second_space_has_intensity_two() -> None:
    assert slot(on(BOTH + "valley.a: affection 2"), "valley.a").intensity == 2
    assert slot(on(BOTH + "valley.a: affection 1"), "valley.a").intensity == 1
    assert slot(on(BOTH + "valley.a: affection 1 +2"), "valley.a").intensity == 1 + 2


@rule_test("cer.def.intensity")
def test_the_highest_filled_number_counts_even_where_the_numbers_fall() -> None:
    own_power = on(BOTH + "valley.a: self-respect 3")
    assert slot(own_power, "valley.a").intensity == 5, "7 6 5 4: its power takes the last filled space"
    silenced = on(BOTH + "valley.a: self-respect 3 insecure land.a\nland.a: doubt 1")
    assert slot(silenced, "valley.a").muted and slot(silenced, "valley.a").intensity == 7 - 1


@rule_test("cer.control.reevaluate")
def test_control_is_worked_out_again_after_every_change() -> None:
    table = on(
        "love: at valley, willpower 3, essence 2\nmisery: at land\nvalley.b: courage 1\nvalley/cradle: anger 1",
    )
    assert realm(table, "valley").frontier == NOBODY
    play(table, "intensify", "slot valley.b")
    assert slot(table, "valley.b").intensity == 2
    assert realm(table, "valley").frontier == BLISS


@rule_test("cer.control.frontier-triad")
def test_a_fortress_never_counts_for_a_frontier() -> None:
    table = on(BOTH + "valley: major bliss\nvalley.b: courage 1\ncradle.a: anger 1")
    assert realm(table, "valley").frontier == NOBODY


@rule_test("cer.control.frontier-sole")
def test_a_team_alone_in_the_triad_controls_the_frontier_even_at_intensity_zero() -> None:
    assert realm(on(BOTH + "valley/cradle: bleakness 1"), "valley").frontier == GLOOM
    table = on(BOTH + "valley/cradle: suspicion 1")
    assert slot(table, "valley/cradle").intensity == 0
    assert realm(table, "valley").frontier == GLOOM


@rule_test("cer.control.frontier-sum")
def test_the_higher_sum_controls_the_frontier() -> None:
    table = on(BOTH + "valley.b: courage 2\nvalley/cradle: anger 1\ncradle.a: anger 2")
    r = realm(table, "valley")
    assert (r.frontier, r.frontier_lead) == (GLOOM, 2 - 3)


@rule_test("cer.control.frontier-tie")
def test_an_even_or_empty_triad_belongs_to_nobody() -> None:
    table = on(BOTH + "valley.b: courage 2\ncradle.a: anger 2")
    assert realm(table, "valley").frontier == NOBODY
    assert realm(table, "land").frontier == NOBODY


@rule_test("cer.control.frontier-no-block")
def test_blocking_does_not_exist_on_frontiers() -> None:
    table = on(BOTH + "valley.b: brightness 1\nvalley/cradle: bleakness 1")
    assert realm(table, "valley").frontier_lead == 1 - 1


@rule_test("cer.control.realm-influence")
def test_a_frontier_emotion_counts_for_both_realms_beside_it() -> None:
    table = on(BOTH + "willow/valley: brightness 1")
    assert realm(table, "valley").lead == 1
    assert realm(table, "willow").lead == 1
    assert realm(table, "cradle").lead == 0


@rule_test("cer.control.realm-block", "cer.control.realm-block-one-side")
def test_an_opposing_emotion_beside_it_blocks_a_frontier_emotion_in_that_realm_only() -> None:
    table = on(BOTH + "valley/cradle: dislike 3\nvalley.b: brightness 1")
    assert realm(table, "valley").control == BLISS
    assert realm(table, "valley").lead == 1
    assert realm(table, "cradle").lead == -3
    assert realm(table, "valley").frontier_lead == 1 - 3


@rule_test("cer.control.realm-block-far-slot")
def test_the_far_slot_of_a_realm_does_not_block() -> None:
    table = on(BOTH + "valley/cradle: anger 2\nvalley.a: brightness 1")
    assert realm(table, "valley").lead == 1 - 2


@rule_test("cer.control.realm-own-no-block")
def test_a_team_never_blocks_its_own_emotions() -> None:
    table = on(BOTH + "valley/cradle: courage 2\nvalley.b: brightness 1")
    assert realm(table, "valley").lead == 1 + 2


@rule_test("cer.control.fortress-bonus")
def test_a_fortress_counts_one_or_two_in_its_realm_only() -> None:
    tied = BOTH + "valley.a: courage 2\nvalley.b: anger 2\n"
    assert realm(on(tied), "valley").control == NOBODY
    minor = on(tied + "valley: minor bliss")
    major = on(tied + "valley: major gloom")
    assert realm(minor, "valley").lead == 1
    assert realm(major, "valley").lead == -2
    assert [realm(minor, w).frontier for w in ("willow", "valley")] == [
        realm(on(tied), w).frontier for w in ("willow", "valley")
    ]


@rule_test("cer.control.realm-winner")
def test_the_higher_total_controls_the_realm_and_a_tie_nobody() -> None:
    assert realm(on(BOTH + "valley.a: courage 2\nvalley.b: anger 1"), "valley").control == BLISS
    assert realm(on(BOTH + "valley.a: courage 2\nvalley.b: anger 2"), "valley").control == NOBODY
    assert realm(on(BOTH), "valley").control == NOBODY


@rule_test("cer.control.fortress-alone")
def test_a_fortress_alone_gives_control() -> None:
    assert realm(on(BOTH + "valley: minor gloom"), "valley").control == GLOOM
