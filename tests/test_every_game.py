"""The properties that hold for every game in the registry, by seats and choices."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import insula
from insula.core.game import Setup
from insula.core.registry import load
from insula.testing import check_compiled_games, check_game, check_lockstep, check_refusals, golden_text
from insula.testing.walks import walk

GOLDEN = Path(__file__).parent / "golden"
GOLDEN_SEED = 1
LOCKSTEP_DECISIONS = 50_000
ILLEGAL_ATTEMPTS = 1_000_000
COMPILED_GAMES = 10_000


def label(setup: Setup) -> str:
    return f"{setup.game.name}-{setup.label}"


ALL = [setup for name in insula.games() for setup in load(name).setups()]
every_setup = pytest.mark.parametrize("setup", ALL, ids=label)


@every_setup
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(0, 2**62 - 1))
def test_properties(setup: Setup, seed: int) -> None:
    check_game(setup, seed)


@every_setup
def test_engines_agree_byte_for_byte(setup: Setup) -> None:
    alike = sum(1 for s in ALL if s.game is setup.game)
    needed = LOCKSTEP_DECISIONS // alike
    assert check_lockstep(setup, needed) >= needed


@every_setup
def test_random_compiled_games_end(setup: Setup) -> None:
    check_compiled_games(setup, COMPILED_GAMES)


@every_setup
def test_illegal_attempts_are_refused_by_a_rule(setup: Setup) -> None:
    alike = sum(1 for s in ALL if s.game is setup.game)
    counts = check_refusals(setup, ILLEGAL_ATTEMPTS // alike)
    assert sum(counts.values()) > 0


@every_setup
def test_golden_playthrough(setup: Setup) -> None:
    kept = GOLDEN / setup.game.name / f"{setup.label}.txt"
    assert golden_text(setup, GOLDEN_SEED) == kept.read_text(encoding="utf-8")


@every_setup
def test_views_are_the_same_at_the_other_end_of_a_wire(setup: Setup) -> None:
    """A tuple comes back as a list, a number as a key comes back as a word."""
    for g in walk(setup, 3):
        for eyes in range(setup.seats):
            view = setup.game.view(g, eyes)
            assert json.loads(json.dumps(view)) == view
