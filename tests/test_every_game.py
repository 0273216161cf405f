"""The properties that hold for every game in the registry, by seats and choices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import insula
from insula.core.game import Setup
from insula.core.registry import load
from insula.testing import check_compiled_games, check_game, check_lockstep, check_refusals, golden_text, size
from insula.testing.traces import compiled_traces, known_traces, plain_traces, summary
from insula.testing.views import check_view
from insula.testing.walks import walk

GOLDEN = Path(__file__).parent / "golden"
GOLDEN_SEED = 1
LOCKSTEP_DECISIONS = size(4_000, 50_000, 50_000)  # of each game
ILLEGAL_ATTEMPTS = size(30_000, 250_000, 1_000_000)  # of each game
COMPILED_GAMES = size(150, 2_000, 10_000)  # of each set-up
PLAIN_GAMES = size(1, 2, 4)  # of each set-up, with every property checked
LOOKS_APART = size(19, 1, 1)  # questions from one view that is checked against its model to the next
EVERY = size(53, 13, 7)  # questions from one check to the next


def label(setup: Setup) -> str:
    return f"{setup.game.name}-{setup.label}"


ALL = [setup for name in insula.games() for setup in load(name).setups()]
every_setup = pytest.mark.parametrize("setup", ALL, ids=label)


@every_setup
@pytest.mark.sized
@settings(max_examples=PLAIN_GAMES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(0, 2**62 - 1))
def test_properties(setup: Setup, seed: int) -> None:
    check_game(setup, seed, EVERY)


@pytest.mark.sized
@every_setup
def test_engines_agree_byte_for_byte(setup: Setup) -> None:
    alike = sum(1 for s in ALL if s.game is setup.game)
    needed = LOCKSTEP_DECISIONS // alike
    assert check_lockstep(setup, needed) >= needed


@pytest.mark.sized
@every_setup
def test_random_compiled_games_end(setup: Setup) -> None:
    check_compiled_games(setup, COMPILED_GAMES)


@pytest.mark.sized
@every_setup
def test_illegal_attempts_are_refused_by_a_rule(setup: Setup) -> None:
    alike = sum(1 for s in ALL if s.game is setup.game)
    counts = check_refusals(setup, ILLEGAL_ATTEMPTS // alike)
    assert sum(counts.values()) > 0


@every_setup
def test_golden_playthrough(setup: Setup) -> None:
    kept = GOLDEN / setup.game.name / f"{setup.label}.txt"
    assert golden_text(setup, GOLDEN_SEED) == kept.read_text(encoding="utf-8")


@pytest.mark.sized
@every_setup
def test_views_are_what_their_model_says_and_the_same_at_the_other_end_of_a_wire(setup: Setup) -> None:
    """No key too many, none too few, no other type. A tuple would come back as a list, a number as a key as a word."""

    def check(g: Any, eyes: int | None) -> None:
        view = setup.game.view(g, eyes)
        assert check_view(setup.game, view) == []
        assert json.loads(json.dumps(view)) == view

    g = None
    for number, g in enumerate(walk(setup, 3)):
        if number % LOOKS_APART == 0:
            for eyes in (None, *range(setup.seats)):
                check(g, eyes)
    assert g is not None and g.over
    for eyes in (None, *range(setup.seats)):
        check(g, eyes)


@pytest.mark.sized
@every_setup
def test_traces_are_those_that_were_checked_in(setup: Setup) -> None:
    """Chance, deals and every decision of random games: the same numbers in plain Python, numba and on a GPU."""
    known = known_traces(GOLDEN, setup.game)[setup.label]
    assert summary(zip(*compiled_traces(setup), strict=True)) == known
    assert [list(trace) for trace in plain_traces(setup, PLAIN_GAMES)] == known["first"][:PLAIN_GAMES]
