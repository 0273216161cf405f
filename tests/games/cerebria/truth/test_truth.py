"""Every sentence that Cerebria says to a refused attempt holds in the position; claims are strict enough to notice."""

from __future__ import annotations

import pytest

from insula.core.game import Setup
from insula.games.cerebria.game import GAME
from insula.testing.truth import Findings, merged, mutants
from tests.games.cerebria.truth.all_claims import CLAIMS
from tests.games.cerebria.truth.rich import judged

# refusals of a set-up that is asked for, before there is a position, and of a seat that is not asked
BEFORE_THE_GAME = {
    "cer.mode.teams", "cer.mode.basic-side-a", "cer.mode.basic-team-side", "cer.mode.team-board-side",
    "cer.mode.spirit-board-side", "cer.setup.starting-emotions-aside", "cer.deck.copies", "cer.shaper.what",
    "bal.mode.third-side", "bal.mode.player-count", "bal.mode.shapers", "bal.mode.no-basic", "bal.setup.deck",
}  # fmt: skip
CAUGHT = 0.95


def proven(found: Findings, least: int) -> None:
    """Nothing false, nothing unclaimed, every repair changes the answer."""
    assert found.refusals >= least
    assert not found.unclaimed
    assert not found.false, found.false[:5]
    assert found.repaired > least // 400
    assert not found.unmended, found.unmended[:5]


def strict(found: Findings) -> None:
    """Wrong rules and wrong values are noticed."""
    tried = mutants(CLAIMS, found)
    assert tried.made > 300
    assert tried.share_caught >= CAUGHT, tried.passed


def test_every_refusal_that_can_occur_in_play_has_a_claim() -> None:
    rules = {rule.id for rule in GAME.rulebook.rules.values() if rule.refusal and not rule.id.startswith("table.")}
    assert rules - BEFORE_THE_GAME - set(CLAIMS.claims) == set()
    assert set(CLAIMS.claims) - {"table.not-an-answer"} <= rules


@pytest.mark.parametrize("setup", GAME.setups(), ids=lambda s: s.label)
def test_a_sample_of_refusals_is_true(setup: Setup) -> None:
    proven(judged(setup, range(2), 80, 11), 2_000)


def test_claims_notice_wrong_sentences() -> None:
    strict(merged([judged(setup, range(1, 3), 90, 9, mended=0) for setup in GAME.setups()]))


@pytest.mark.deep
def test_half_a_million_refusals_are_true() -> None:
    found = merged([judged(setup, range(100, 108), 400, 7) for setup in GAME.setups()])
    proven(found, 500_000)
    strict(found)
