"""Batches of several set-ups, and what batches show: the same on every engine, by digests that were checked in."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import insula
from insula.core.registry import load
from insula.research.batch import GameBatch
from insula.testing.batch_traces import same_batches, traced_setups

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.mark.parametrize("name", insula.games())
def test_batches_show_what_was_checked_in(name: str) -> None:
    """A GPU is compared with the same file: `make bench-gpu-batch`."""
    known = (GOLDEN / name / "batches.json").read_text(encoding="utf-8")
    assert list(json.loads(known)["setups"]) == list(traced_setups(load(name)))
    assert same_batches(load(name), known, GameBatch) == []


def test_a_digest_tells_when_a_single_game_differs() -> None:
    game = load("card")
    known = (GOLDEN / "card" / "batches.json").read_text(encoding="utf-8")

    def other_seed(setups: object, size: int, seed: int) -> GameBatch:
        made = GameBatch(setups, size, seed)  # type: ignore[arg-type]
        made.reset([*made.seeds[:-1].tolist(), 1])
        return made

    assert same_batches(game, known, other_seed) == list(traced_setups(game))


def test_set_ups_side_by_side_play_as_they_do_alone() -> None:
    game = load("card")
    setups = [game.setup(seats) for seats in (2, 3, 5)]
    mixed = GameBatch(setups, 9, seed=4)
    alone = [GameBatch(setup, 3, seed=4) for setup in setups]
    for number, batch in enumerate(alone):
        batch.reset(mixed.seeds[number::3].tolist())
    ends, chance = 0, np.random.default_rng(0)
    for _ in range(400):
        actions = (chance.random(mixed.masks.shape) * mixed.masks).argmax(axis=1)
        mixed.step(actions)
        for number, batch in enumerate(alone):
            batch.step(actions[number::3])
            assert batch.states.tobytes() == mixed.states.view(np.uint8).reshape(9, -1)[number::3].tobytes()
            assert np.array_equal(batch.rewards, mixed.rewards[number::3, : batch.n_seats])
            assert not mixed.rewards[number::3, batch.n_seats :].any()
        ends += int(mixed.ended.sum())
    assert ends > 0


def test_a_batch_plays_one_game() -> None:
    with pytest.raises(ValueError, match="one game"):
        GameBatch([insula.game("card"), insula.game("amygdala")], 2)
