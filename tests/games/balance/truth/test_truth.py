"""Every sentence that Forces of Balance says to a refused attempt holds in the position."""

from __future__ import annotations

import pytest

from insula.core.game import Setup
from insula.games.cerebria.balance.game import GAME
from insula.testing.truth import merged
from tests.games.cerebria.truth.rich import judged
from tests.games.cerebria.truth.test_truth import proven, strict


@pytest.mark.parametrize("setup", GAME.setups(), ids=lambda s: s.label)
def test_a_sample_of_refusals_is_true(setup: Setup) -> None:
    proven(judged(setup, range(2), 80, 13), 2_000)


def test_claims_notice_wrong_sentences() -> None:
    strict(merged([judged(setup, range(1, 3), 80, 13, mended=0) for setup in GAME.setups()]))


@pytest.mark.deep
def test_half_a_million_refusals_are_true() -> None:
    found = merged([judged(setup, range(100, 108), 400, 9) for setup in GAME.setups()])
    proven(found, 500_000)
    strict(found)
