"""What the nine Aspirations measure, and the decks of Hidden Aspirations."""

from __future__ import annotations

import pytest

from insula.games.cerebria.gen import opt
from insula.games.cerebria.rules.aspirations import accomplished, fix_hidden, measure
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import (
    ATTITUDE,
    AWARENESS,
    BLISS,
    FORTITUDE,
    GLOOM,
    LIVELINESS,
    NOBODY,
    OPENNESS,
    REFLECTION,
    SENSIBILITY,
    UNITY,
    VERSATILITY,
)
from insula.testing import rule_test, walk
from tests.games.cerebria.scoring_kit import GAME, VALLEY, absorb, fragments, on, play, settle

SPIRITS = "love: at valley, deck trust comfort, essence 9\nmisery: at land, deck anger fear\n"


def board(*lines: str) -> State:
    made: State = GAME.position(SPIRITS + "\n".join(lines))
    return made


def compare(aspiration: int, *lines: str) -> tuple[int, int]:
    """The numbers of Bliss and Gloom; whoever has more, and only they, accomplish it."""
    g = board(*lines)
    bliss, gloom = measure(g, aspiration, BLISS), measure(g, aspiration, GLOOM)
    assert accomplished(g, aspiration, BLISS) == (bliss > gloom)
    assert accomplished(g, aspiration, GLOOM) == (gloom > bliss)
    return bliss, gloom


@rule_test("cer.asp.attitude")
def test_attitude_counts_realms() -> None:
    two = ("valley.a: comfort", "cradle.a: comfort", "network.a: anger", "land.b: anger")
    assert compare(ATTITUDE, *two) == (2, 2)
    assert compare(ATTITUDE, *two, "willow.a: comfort") == (3, 2)


@rule_test("cer.asp.openness")
def test_openness_counts_frontiers() -> None:
    assert compare(OPENNESS, "valley/cradle: comfort", "cradle/network: comfort", "land/willow: anger") == (2, 1)


@rule_test("cer.asp.awareness")
def test_awareness_counts_triads_with_an_emotion() -> None:
    lines = ("valley.b: comfort", "valley/cradle: comfort", "cradle.b: comfort", "network/land: anger")
    assert compare(AWARENESS, *lines) == (2, 1)


@rule_test("cer.asp.awareness")
def test_both_teams_can_be_present_in_one_triad() -> None:
    assert compare(AWARENESS, "valley.b: comfort", "valley/cradle: anger") == (1, 1)


@rule_test("cer.asp.unity")
def test_unity_is_the_longer_unbroken_run_of_slots() -> None:
    lines = ("valley/cradle: comfort", "cradle.a: comfort", "cradle.b: comfort", "network/land: anger", "land.a: anger")
    assert compare(UNITY, *lines) == (3, 2)


@rule_test("cer.asp.unity")
def test_a_run_passes_from_the_first_slot_back_to_the_last() -> None:
    assert compare(UNITY, "valley.a: comfort", "willow/valley: comfort", "land.a: anger") == (2, 1)


@rule_test("cer.asp.unity")
def test_an_empty_slot_or_an_opponent_breaks_a_run() -> None:
    lines = ("valley.a: comfort", "valley.b: anger", "valley/cradle: comfort", "cradle.b: comfort")
    assert compare(UNITY, *lines) == (1, 1)


@rule_test("cer.asp.unity")
def test_a_full_ring_is_fifteen_long_and_no_more() -> None:
    realms = ("valley", "cradle", "network", "land", "willow")
    slots = [f"{r}.{s}: comfort" for r in realms for s in "ab"]
    slots += [f"{realms[i]}/{realms[(i + 1) % 5]}: comfort" for i in range(5)]
    assert compare(UNITY, *slots) == (15, 0)


@rule_test("cer.asp.unity-example")
def test_the_printed_unity_has_length_four() -> None:
    lines = ("valley.a: affection", "valley.b: courage", "valley/cradle: trust", "cradle.a: kindness")
    assert compare(UNITY, *lines) == (4, 0)


@rule_test("cer.asp.liveliness")
def test_liveliness_counts_essence_on_emotions_only() -> None:
    assert compare(LIVELINESS, "valley.a: affection 2", "cradle.a: trust 1", "land.a: anger 2") == (3, 2)
    assert compare(LIVELINESS) == (0, 0), "the 9 Essence of Love's board are not counted"


@rule_test("cer.asp.liveliness")
def test_liveliness_counts_counters_and_not_intensity() -> None:
    assert compare(LIVELINESS, "valley.a: self-respect 1", "land.a: anger 2") == (1, 2)


@rule_test("cer.asp.versatility")
def test_versatility_counts_vibes_once_and_starting_emotions_never() -> None:
    lines = ("valley.a: comfort", "cradle.a: courage", "network.a: optimism", "land.a: disgust")
    bleak = ("land.b: bleakness", "willow.a: bleakness")
    assert compare(VERSATILITY, *lines, *bleak) == (2, 1)
    assert compare(VERSATILITY, *bleak) == (0, 0)


@rule_test("cer.asp.fortitude")
def test_fortitude_adds_the_bonus_of_fortresses() -> None:
    assert compare(FORTITUDE, "valley: major bliss", "land: minor gloom") == (2, 1)
    assert compare(FORTITUDE, "valley: major bliss", "land: minor gloom", "cradle: minor gloom") == (2, 2)


@rule_test("cer.asp.sensibility")
@pytest.mark.parametrize(("gloom", "expected"), [("land.a: dislike 2", (3, 2)), ("land.a: dislike 3", (3, 3))])
def test_sensibility_compares_the_highest_intensities(gloom: str, expected: tuple[int, int]) -> None:
    assert compare(SENSIBILITY, "valley.a: desire 3", "cradle.a: comfort", gloom) == expected


@rule_test("cer.asp.sensibility-none")
def test_a_team_without_emotions_has_no_sensibility() -> None:
    assert compare(SENSIBILITY, "valley.a: comfort") == (1, 0)


# Gloom holds the Valley and the Frontier opposite it; Fortresses keep the Realms beside that Frontier tied.
PAIR = ("valley.b: anger", "network/land: anger", "network: minor bliss", "land: minor bliss")


@rule_test("cer.asp.reflection")
def test_a_reflected_pair_needs_its_realm_and_its_frontier() -> None:
    g = board(*PAIR, "cradle.a: comfort")
    assert [realm.control for realm in g.realms] == [GLOOM, BLISS, NOBODY, NOBODY, NOBODY]
    assert [realm.frontier for realm in g.realms] == [NOBODY, NOBODY, GLOOM, NOBODY, NOBODY]
    assert compare(REFLECTION, *PAIR, "cradle.a: comfort") == (0, 1)


@rule_test("cer.asp.reflection-example")
def test_the_printed_reflected_pair_is_glooms() -> None:
    assert compare(REFLECTION, *PAIR) == (0, 1)


@rule_test("cer.asp.only-in-revelation")
def test_nothing_is_scored_without_a_revelation() -> None:
    lead = SPIRITS + "valley.a: comfort\ncommon: attitude unity\norigin: humility 7 at valley"
    quiet = settle(absorb(lead, VALLEY))
    assert quiet.state.revelations == 0
    assert fragments(quiet, BLISS) == (0, 0)
    loud = settle(absorb(lead.replace("humility 7", "humility 2"), VALLEY))
    assert sum(fragments(loud, BLISS)) == 1


@rule_test("cer.asp.never-equal")
def test_a_hidden_aspiration_is_never_the_common_one() -> None:
    for g in walk(GAME.setup(4), seed=3):
        if g.n_common and g.asked.kind == GAME.gen.ask.TURN:
            for team in g.teams[:2]:
                assert not team.has_hidden or team.hidden[team.n_hidden - 1] != g.common[0]


@rule_test("cer.asp.never-equal", "cer.rev.hidden-check-top")
@pytest.mark.parametrize("seed", range(6))
def test_a_deck_is_shuffled_until_its_top_card_differs(seed: int) -> None:
    g = board("common: unity attitude", "bliss: hidden unity attitude openness", f"seed: {seed}")
    fix_hidden(g, BLISS)
    assert g.teams[BLISS].has_hidden == 1
    assert g.teams[BLISS].hidden[2] != UNITY
    assert sorted(g.teams[BLISS].hidden[:3]) == [ATTITUDE, OPENNESS, UNITY]


@rule_test("cer.rev.hidden-check-top")
def test_a_deck_of_two_is_shuffled_too() -> None:
    g = board("common: unity attitude", "bliss: hidden unity attitude")
    fix_hidden(g, BLISS)
    assert g.teams[BLISS].hidden[:2] == [UNITY, ATTITUDE]


@rule_test("cer.asp.never-equal")
def test_a_top_card_that_differs_stays() -> None:
    g = board("common: unity attitude", "bliss: hidden openness unity attitude")
    fix_hidden(g, BLISS)
    assert g.teams[BLISS].hidden[:3] == [ATTITUDE, UNITY, OPENNESS]


@rule_test("cer.asp.only-in-revelation")
def test_the_end_of_a_turn_scores_no_aspiration() -> None:
    table = on(SPIRITS + "valley.a: comfort\ncommon: attitude unity")
    play(table, opt.END_TURN, opt.DRAW_TWO)
    assert fragments(table, BLISS) == (0, 0)
