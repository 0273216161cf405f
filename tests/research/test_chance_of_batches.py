"""Random play in batches is random at every size of the batch; every kind of whole number is a seed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy import stats

import insula
from insula.bots.engine import States
from insula.core.chance import ANSWERS, game_seed, next_game_seed, stream
from insula.research import batch_rules
from insula.research.batch import DRIVERS, GameBatch
from insula.research.vector import SeatVectorEnv

SIZE = 1024
STEPS = 30


def places_taken() -> list[tuple[int, int, int, int]]:
    """Of a batch in the plain engine: how many options and the place taken, one step before and now."""
    setup = insula.game("card", seats=2)
    engine = setup.game.engine("plain", DRIVERS)
    n_options = setup.game.n_options
    states, blank = States(setup.blank() for _ in range(SIZE)), States([setup.blank()])
    actions, seeds, seats, kinds = ([0] * SIZE for _ in range(4))
    masks, rewards, ended = [0] * (SIZE * n_options), [0.0] * (SIZE * setup.seats), [0] * SIZE
    batch_rules.seed_games(1, seeds)
    question = (masks, n_options, seats, kinds)
    engine.get(batch_rules.begin_games)(states, blank, 0, SIZE, seeds, *question)
    chance, random_steps = [stream(1, ANSWERS)], engine.get(batch_rules.random_steps)
    found: list[tuple[int, int, int, int]] = []
    before: list[tuple[int, int]] = []
    for _ in range(STEPS):
        offered = [list(g.options[: g.n_options]) for g in states]
        random_steps(states, blank, [], 1, [], actions, seeds, *question, rewards, setup.seats, ended, chance)
        now = [(len(options), options.index(action)) for options, action in zip(offered, actions, strict=True)]
        found += [(*last, *place) for last, place in zip(before, now, strict=bool(before))]
        before = now
    return found


def test_random_steps_follow_no_pattern_where_the_size_is_a_power_of_two() -> None:
    """A game's place among its options, modulo 2 and 4, has nothing to do with the one it took one step before."""
    found = np.array(places_taken())
    for n in (2, 4):
        both = found[(found[:, 0] % n == 0) & (found[:, 2] % n == 0)]
        assert len(both) > 100
        counts = np.bincount(n * (both[:, 1] % n) + both[:, 3] % n, minlength=n * n).reshape(n, n)
        assert stats.binomtest(int(np.trace(counts)), len(both), 1 / n).pvalue > 1e-4, counts
        assert stats.chi2_contingency(counts).pvalue > 1e-4, counts


def test_random_steps_go_on_instead_of_beginning_again() -> None:
    at_once, one_by_one = (GameBatch(insula.game("card", seats=2), 16, seed=3) for _ in range(2))
    ended = at_once.random_steps(60)
    assert sum(one_by_one.random_steps(1) for _ in range(60)) == ended
    assert at_once.states.tobytes() == one_by_one.states.tobytes()


@pytest.mark.parametrize("seed", [np.int64(5), np.uint8(5), np.array(5)])
def test_a_numpy_seed_of_a_batch_is_the_same_seed(seed: Any) -> None:
    setup = insula.game("card", seats=2)
    batch = GameBatch(setup, 6, seed=seed)
    assert batch.seeds.tolist() == [game_seed(5, i) for i in range(6)]
    assert len({state.tobytes() for state in batch.states}) == 6


def test_seeds_of_a_batch_may_be_given_one_by_one_and_are_told() -> None:
    setup = insula.game("card", seats=2)
    batch = GameBatch(setup, 3)
    for own in ([7, 8, 9], np.array([7, 8, 9])):
        batch.reset(own)
        assert batch.seeds.tolist() == [7, 8, 9]
    assert batch.states[1]["deck"].tolist() == setup.table(seed=8).state.deck
    with pytest.raises(ValueError, match="3 games need one seed, or 3; 2 were given"):
        batch.reset([1, 2])
    batch.reset(-3)
    assert (batch.seeds >= 0).all() and len(set(batch.seeds.tolist())) == 3


def test_a_game_that_ends_goes_on_with_a_seed_of_its_own() -> None:
    setup = insula.game("card", seats=2)
    batch = GameBatch(setup, 8, seed=4)
    before = batch.seeds.copy()
    while not batch.random_steps(1):
        pass
    for place in np.flatnonzero(batch.ended):
        assert batch.seeds[place] == next_game_seed(int(before[place]))
        assert batch.states[place]["deck"].tolist() == setup.start(batch.seeds[place]).deck


@pytest.mark.parametrize("seed", [np.int64(5), np.int32(5)])
def test_a_numpy_seed_of_a_vector_environment_is_the_same_seed(seed: Any) -> None:
    env, other = SeatVectorEnv("card", 4), SeatVectorEnv("card", 4)
    first, told = env.reset(seed=seed)
    again, _ = other.reset(seed=5)
    assert (first == again).all() and (env.reset(seed=seed)[0] == first).all()
    assert told["game_seed"].tolist() == [game_seed(5, i) for i in range(4)]


def test_seeds_of_a_vector_environment_may_be_given_one_by_one() -> None:
    env = SeatVectorEnv("card", 3)
    _, told = env.reset(seed=[7, None, 9])
    assert [told["game_seed"][0], told["game_seed"][2]] == [7, 9]
    with pytest.raises(ValueError, match="3 games need one seed, or 3; 2 were given"):
        env.reset(seed=[1, 2])
