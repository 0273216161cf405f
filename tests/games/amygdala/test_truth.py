"""Every refusal of Amygdala is true: its claim holds, its values are right, and mending what it names changes it."""

from __future__ import annotations

from functools import cache

import pytest

from insula.testing.truth import Findings, fuzz, merged, mutants
from tests.games.amygdala.kit import GAME
from tests.games.amygdala.truth import CLAIMS
from tests.games.amygdala.truth.positions import begun

# refusals of a set-up and of seats that are not asked; a fifth claim on a region would need a fifth player
ELSEWHERE = {"amy.comp.player-count", "amy.comp.colours", "amy.exch.own-turn", "amy.claim.space-for-all"}


def looked_into(seats: int, variants: str, games: int, positions: int, first: int = 0) -> Findings:
    """Whole random games, and the first moves after rich and tight positions."""
    choices = {"variants": variants} if variants else {}
    setup = GAME.setup(seats, **choices)
    whole = fuzz(setup, CLAIMS, range(first, first + games), every=11, mended=10)
    found = merged([whole, fuzz(begun(seats, **choices), CLAIMS, range(first, first + positions), every=3, mended=10)])
    assert all(setup.plays(GAME.rulebook.rules[rule]) for rule in found.by_rule)  # no rule of a variant not in play
    return found


@cache
def sample() -> Findings:
    """A little of every number of seats."""
    return merged(
        [looked_into(2, "", 1, 12), looked_into(3, "vp-tiles", 1, 12), looked_into(4, "changing-toll", 1, 16)]
    )


def test_every_sentence_of_a_sample_is_true() -> None:
    found = sample()
    assert found.refusals > 50_000
    assert found.false == []
    assert found.unclaimed == set()


def test_mending_what_a_sentence_names_changes_the_answer() -> None:
    found = sample()
    assert found.repaired > 200
    assert found.unmended == []


def test_wrong_sentences_and_wrong_values_are_noticed() -> None:
    made = mutants(CLAIMS, sample())
    assert made.made > 200
    assert made.share_caught >= 0.95, made.passed


def test_every_refusal_of_the_rulebook_has_a_claim() -> None:
    refusals = {rule.id for rule in GAME.rulebook.rules.values() if rule.refusal and rule.id.startswith("amy.")}
    assert refusals - ELSEWHERE == set(CLAIMS.claims)


@pytest.mark.deep
@pytest.mark.parametrize("variants", ["", "changing-toll", "vp-tiles", "changing-toll,vp-tiles"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_sentence_is_false_in_masses_of_refusals(seats: int, variants: str) -> None:
    found = looked_into(seats, variants, 8, 90, 1_000)
    assert found.refusals > 50_000
    assert (found.false, found.unmended, found.unclaimed) == ([], [], set())
    assert mutants(CLAIMS, found).share_caught >= 0.95
