"""Every refusal of the card game is true: its claim holds, its values are right, and mending what it names changes it."""

from __future__ import annotations

from functools import cache

import pytest

from insula.testing.truth import Findings, fuzz, merged, mutants
from tests.games.card.kit import GAME
from tests.games.card.truth import CLAIMS
from tests.games.card.truth.positions import setup

# refusals of a set-up and of seats that are not asked are proven elsewhere
ELSEWHERE = {
    "card.comp.player-count",
    "card.setup.mulligan-once",
    "card.turn.own-turn-only",
    "card.invoke.not-cancellable",
    "card.cancel.any-opponent",
    "card.cancel.asked-once",
}


def looked_into(seats: int, games: int, positions: int) -> Findings:
    """Whole random games, and the first moves after rich positions."""
    whole = fuzz(GAME.setup(seats), CLAIMS, range(10 * seats, 10 * seats + games), every=4)
    return merged([whole, fuzz(setup(seats), CLAIMS, range(positions), every=1)])


@cache
def sample() -> Findings:
    """A little of every number of seats."""
    return merged([looked_into(seats, 1, 12) for seats in GAME.seats])


def test_every_sentence_of_a_sample_is_true() -> None:
    found = sample()
    assert found.refusals > 60_000
    assert found.false == []
    assert found.unclaimed == set()


def test_mending_what_a_sentence_names_changes_the_answer() -> None:
    found = sample()
    assert found.repaired > 1_000
    assert found.unmended == []


def test_wrong_sentences_and_wrong_values_are_noticed() -> None:
    made = mutants(CLAIMS, sample())
    assert made.made > 150
    assert made.share_caught >= 0.95, made.passed


def test_every_refusal_of_the_rulebook_has_a_claim() -> None:
    refusals = {rule.id for rule in GAME.rulebook.rules.values() if rule.refusal and rule.id.startswith("card.")}
    assert refusals - ELSEWHERE == {rule for rule in CLAIMS.claims if rule.startswith("card.")}


@pytest.mark.deep
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_sentence_is_false_in_masses_of_refusals(seats: int) -> None:
    found = looked_into(seats, 20, 400)
    assert found.refusals > 250_000
    assert (found.false, found.unmended, found.unclaimed) == ([], [], set())
    assert len(found.by_rule) > 50
    assert mutants(CLAIMS, found).share_caught >= 0.95
