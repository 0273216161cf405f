"""Effects: known ones are found again, doubts are adjusted, and games of one deal count as one."""

from __future__ import annotations

import numpy as np
import pytest

from insula.games.cerebria.study.decklab.effects import Influence, Things, effects, holm, mean_change, together

ABC = ["a", "b", "c"]
THINGS = Things([*ABC, "x"], [1, 1, 1, -1], [ABC], {"letters": ABC, "rest": ["x"]})


def made(games: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Two of a, b, c are there in each game, so that they always sum up to two; a helps, x hurts."""
    chance = np.random.default_rng(seed)
    there = np.ones((games, 4))
    there[np.arange(games), chance.integers(0, 3, games)] = 0
    there[:, 3] = chance.integers(0, 2, games)
    odds = 0.5 + 0.2 * (there[:, 0] - 2 / 3) - 0.1 * there[:, 3]
    return there, (chance.random(games) < odds).astype(float), np.arange(games)


def test_known_effects_are_found() -> None:
    there, share, deals = made(20_000, 1)
    found = effects(there, share, deals, THINGS)
    gains = {e.thing: e for group in found.values() for e in group}
    # against the mean of the group: a is worth 0.2 more than b and c
    for thing, true in (("a", 0.2 * 2 / 3), ("b", -0.2 / 3), ("c", -0.2 / 3), ("x", 0.1)):
        assert gains[thing].gain == pytest.approx(true, abs=4 * gains[thing].error)
        assert gains[thing].low < gains[thing].gain < gains[thing].high
        assert gains[thing].adjusted < 0.001
    assert sum(e.gain for e in found["letters"]) == pytest.approx(0, abs=1e-9)


def test_what_is_common_to_peers_is_left_out() -> None:
    """Games of two kinds, each with things of its own: that one kind is won more often is no merit of its things."""
    chance = np.random.default_rng(5)
    games, kind = 20_000, np.arange(20_000) % 2
    there = np.zeros((games, 4))
    there[np.arange(games), 2 * kind + chance.integers(0, 2, games)] = 1
    share = (chance.random(games) < 0.3 + 0.4 * kind).astype(float)
    names = ["a old", "b old", "a new", "b new"]
    found = effects(there, share, np.arange(games), Things(names, [1] * 4, [names[:2], names[2:]], {"all": names}))
    assert all(abs(e.gain) < 4 * e.error for e in found["all"])


def test_errors_cover_the_truth_about_as_often_as_they_say() -> None:
    covered = 0
    for seed in range(200):
        there, share, deals = made(300, seed)
        e = effects(there, share, deals, THINGS)["letters"][0]
        covered += e.low <= 0.2 * 2 / 3 <= e.high
    assert 180 <= covered <= 199


def test_a_game_written_twice_tells_nothing_new() -> None:
    there, share, deals = made(500, 3)
    once = effects(there, share, deals, THINGS)["letters"][0]
    twice = effects(np.tile(there, (2, 1)), np.tile(share, 2), np.tile(deals, 2), THINGS)["letters"][0]
    assert twice.gain == pytest.approx(once.gain)
    assert twice.error == pytest.approx(once.error, rel=1e-6)


def test_holm_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_two_bots_that_agree_leave_less_doubt() -> None:
    bots = [
        [Influence("a", 0.04, 0.02, 0.0455, 0.09), Influence("b", gain, 0.02, 0.0455, 0.09)] for gain in (0.04, -0.04)
    ]
    doubts = together(bots)
    # a: (2 + 2) / sqrt(2) = 2.83 errors, twice for Holm; b: they contradict each other
    assert doubts == {"a": pytest.approx(2 * 0.00468, abs=1e-4), "b": 1.0}


def test_the_mean_of_a_change() -> None:
    change = np.array([1.0, 0.0, 1.0, 0.0])
    mean, error = mean_change(change, np.array([1, 2, 3, 4]))
    assert (mean, error) == (0.5, pytest.approx(0.25))
    _, together = mean_change(change, np.array([1, 2, 1, 2]))
    assert together == pytest.approx(np.sqrt(2) / 4)
