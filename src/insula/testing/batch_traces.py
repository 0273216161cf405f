"""Traces of batches: what a batch shows while it is stepped, as a digest, to compare a GPU's with the CPU's."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from insula.core.game import Game, Setup

SIZE, STEPS, SEED = 48, 400, 5
LOOKS = 16  # steps between two looks at the observations


def traced_setups(game: Game) -> dict[str, list[Setup]]:
    """Every number of seats in its first set of choices, and all of them side by side."""
    each = [game.setup(seats, **game.examples(seats)[0]) for seats in game.seats]
    return {**{setup.label: [setup] for setup in each}, "mixed": each}


def batch_digest(batch: Any, steps: int = STEPS) -> str:
    """A digest over all that a fresh batch shows; works for `GameBatch` and `GpuBatch`."""
    found = hashlib.sha256()
    rows = np.arange(batch.size)
    for step in range(steps):
        masks = _numpy(batch.masks)
        place = (step * 7919 + rows * 104729) % masks.sum(axis=1)
        chosen = ((masks.cumsum(axis=1) == place[:, None] + 1) & (masks == 1)).argmax(axis=1)
        shown = [masks, _numpy(batch.seats), _numpy(batch.kinds), _numpy(batch.ended), _numpy(batch.seeds)]
        shown.append(_numpy(batch.rewards).astype(np.float32))
        if step % LOOKS == 0:
            shown.append(np.ascontiguousarray(_numpy(batch.observations), np.float32))
        for each in shown:
            found.update(each.tobytes())
        batch.step(_like(batch.masks, chosen))
    return found.hexdigest()[:32]


def _numpy(given: Any) -> Any:
    return given if isinstance(given, np.ndarray) else given.cpu().numpy()


def _like(given: Any, actions: Any) -> Any:
    return (
        actions if isinstance(given, np.ndarray) else given.new_tensor(actions, dtype=given.new_zeros(0).long().dtype)
    )


def batches_text(game: Game) -> str:
    """The file of a game, made by the CPU."""
    from insula.research.batch import GameBatch

    made = {label: batch_digest(GameBatch(setups, SIZE, SEED)) for label, setups in traced_setups(game).items()}
    return json.dumps({"size": SIZE, "steps": STEPS, "seed": SEED, "setups": made}, indent=1) + "\n"


def same_batches(game: Game, known: str, make: Any) -> Sequence[str]:
    """The set-ups whose batches, made by `make(setups, size, seed)`, show something else than the file says."""
    told = json.loads(known)
    return [
        label
        for label, setups in traced_setups(game).items()
        if batch_digest(make(setups, told["size"], told["seed"]), told["steps"]) != told["setups"][label]
    ]
