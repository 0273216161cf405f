"""Looking rules up in the terminal: what belongs to a variant says so, and says so loudly where it is not in play."""

from __future__ import annotations

from tests.command import insula as run

NEEDS = "Only with “changing-toll”."


def test_rules_of_a_variant_say_what_they_need() -> None:
    told = run("rules", "amygdala", "toll").stdout
    assert NEEDS in told and "Not in this game" not in told


def test_with_choices_only_what_is_not_in_play_is_marked() -> None:
    without = run("rules", "amygdala", "toll", "--seats", "2").stdout
    assert f"Not in this game. {NEEDS}" in without
    chosen = run("rules", "amygdala", "toll", "--choose", "variants=changing-toll").stdout
    assert NEEDS not in chosen and chosen.count("amy.") == without.count("amy.")


def test_an_edition_is_chosen_by_the_same_word_as_everywhere() -> None:
    told = run("rules", "cerebria", "bal.setup.deck", "--choose", "edition=balance")
    assert (told.returncode, "Not in this game" in told.stdout) == (0, False)
    assert "Not in this game" in run("rules", "cerebria", "bal.setup.deck", "--seats", "4").stdout


def test_in_a_game_rules_that_are_not_in_play_are_marked() -> None:
    told = run("play", "amygdala", "--players", "me,random", "--seed", "1", typed="rules toll\nquit\n").stdout
    assert "Not in this game." in told
