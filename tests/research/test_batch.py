"""Batches: the same games as the plain engine, many at once."""

from __future__ import annotations

import numpy as np
import pytest

import insula
from insula.core.record_class import dtype_of, to_record
from insula.research.batch import GameBatch


def test_a_batch_plays_the_same_games_as_the_plain_engine() -> None:
    setup = insula.game("card", seats=3)
    batch = GameBatch(setup, size=4, seed=10)
    plain = [setup.start(seed) for seed in batch.seeds]
    chance = np.random.default_rng(0)
    mirror = np.zeros(1, dtype_of(setup.game.State))
    for _ in range(150):
        actions = np.array([chance.choice(np.flatnonzero(m)) for m in batch.masks])
        batch.step(actions)
        for i, g in enumerate(plain):
            setup.game.dispatch.play(g, int(actions[i]))
            if g.over:
                assert batch.ended[i] == 1
                plain[i] = g = setup.start(int(batch.seeds[i]))
            mirror[:] = 0
            to_record(g, mirror[0])
            assert mirror.tobytes() == batch.states[i : i + 1].tobytes()
            assert np.flatnonzero(batch.masks[i]).tolist() == g.options[: g.n_options]
            assert batch.seats[i] == g.asked.seat


def test_observations_are_those_of_the_asked_seat_after_every_step_and_restore() -> None:
    setup = insula.game("card", seats=3)
    batch = GameBatch(setup, size=4, seed=10)
    assert setup.game.observe is not None
    begun = batch.save()
    first = batch.observations.copy()
    plain = [setup.start(seed) for seed in batch.seeds]
    for _ in range(40):
        actions = batch.masks.argmax(axis=1)
        batch.step(actions)
        for i, g in enumerate(plain):
            setup.game.dispatch.play(g, int(actions[i]))
            seen = [0.0] * len(setup.game.legend)
            setup.game.observe(g, g.asked.seat, seen)
            assert batch.observations[i].tolist() == np.array(seen, np.float32).tolist()
    batch.restore(begun)
    assert (batch.observations == first).all()


def test_reading_ahead_in_a_large_batch_changes_nothing() -> None:
    setup = insula.game("card", seats=2)
    small, large = (GameBatch(setup, size, seed=3) for size in (8, 800))
    assert len(small._lines) == 0 and 0 < len(large._lines) * 64 < large.states.itemsize
    for _ in range(30):
        actions = large.masks.argmax(axis=1)
        large.step(actions)
        small.step(actions[:8])
    assert small.states.tobytes() == large.states[:8].tobytes()


def test_threads_change_nothing() -> None:
    one, two = (GameBatch(insula.game("card", seats=2), 16, seed=3, threads=t) for t in (1, 2))
    for _ in range(60):
        actions = one.masks.argmax(axis=1)
        one.step(actions)
        two.step(actions)
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.observations == two.observations).all()


def test_a_saved_batch_goes_on_where_it_was() -> None:
    batch = GameBatch(insula.game("card", seats=2), 8, seed=3)
    batch.random_steps(50)
    kept = batch.save()
    batch.random_steps(20, chance=9)
    after = batch.states.tobytes()
    batch.restore(kept)
    batch.random_steps(20, chance=9)
    assert batch.states.tobytes() == after


def test_rewards_sum_to_nothing_and_come_at_the_end() -> None:
    batch = GameBatch(insula.game("card", seats=4), 32, seed=1)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(1200):
        batch.step(np.array([chance.choice(np.flatnonzero(m)) for m in batch.masks]))
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert not batch.rewards[batch.ended == 0].any()
        ended += int(batch.ended.sum())
        if ended > 10:
            break
    assert ended > 10


def test_an_illegal_or_misshapen_step_is_refused_unplayed() -> None:
    batch = GameBatch(insula.game("card", seats=2), 4, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(ValueError, match=r"Game 0: option .* is not offered; nothing was played"):
        batch.step(batch.masks.argmin(axis=1))
    with pytest.raises(ValueError, match="A step needs 4 answers"):
        batch.step(np.zeros(3))
    with pytest.raises(ValueError, match="at least one game"):
        GameBatch(insula.game("card", seats=2), 0)
    assert batch.states.tobytes() == before
