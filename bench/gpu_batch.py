"""`make bench-gpu-batch`: batches on a GPU, compared with tests/golden, and their steps a second; prints JSON lines.

Needs the extra `cuda`, PyTorch and a CUDA GPU. Every step answers at random, from the masks; the second figure looks at
the observations after every step, too.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import torch
from cuda_kernel import find_games

import insula
from insula.core.registry import load
from insula.research.gpu import GpuBatch
from insula.testing.batch_traces import same_batches

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
STEPS, ROUNDS = 60, 4


def steps_per_second(batch: GpuBatch, look: bool) -> float:
    """The best of some rounds of random answers."""
    best = 0.0
    for _ in range(ROUNDS):
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(STEPS):
            batch.step((torch.rand(batch.masks.shape, device="cuda") * batch.masks).argmax(1))
            if look:
                batch.observations  # noqa: B018
        torch.cuda.synchronize()
        best = max(best, STEPS * batch.size / (time.perf_counter() - start))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=65_536)
    args = parser.parse_args()
    find_games()
    for name in args.names or insula.games():
        game = load(name)
        known = (GOLDEN / name / "batches.json").read_text(encoding="utf-8")
        if wrong := same_batches(game, known, GpuBatch):
            raise SystemExit(f"{name}: the GPU shows something else than tests/golden in {', '.join(wrong)}.")
        batch = GpuBatch(game.setup(game.seats[0]), args.games, seed=1, trusted=True)
        figures = {
            "steps_per_s": steps_per_second(batch, False),
            "and_observations_per_s": steps_per_second(batch, True),
        }
        told = {"game": name, "games": args.games, "device": torch.cuda.get_device_name(), "equal_to_golden": True}
        print(json.dumps(told | {what: round(value) for what, value in figures.items()}), flush=True)


if __name__ == "__main__":
    main()
