"""Throughput of every learning environment beside PettingZoo's texas_holdem and OpenSpiel's gin_rummy, in one run.

`PYTHONPATH=src:bench python bench/environments.py [GAME ...]` prints a table; ratios count, absolute figures are noisy.
texas_holdem is stepped in the peers' own environment, which is made at need. A policy that draws a legal action is part
of every figure. Times are those of the process, a figure is the best of some short runs, and the runs go round, so that
a machine that gets busy hurts everybody alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import time

import numpy as np
import peer_runs
from stepping import Run, aec, spiel

import insula
import insula.research.openspiel
from insula.core.registry import load
from insula.research.batch import GameBatch
from insula.research.pettingzoo import environment
from insula.research.vector import SeatVectorEnv

SECONDS, ROUNDS, MANY = 0.4, 3, 256
TEXAS = "texas_holdem"


def vector(name: str, seats: int) -> Run:
    """Our vector environment: answers of learners alone are counted."""

    def run(seconds: float) -> float:
        env, chance = SeatVectorEnv(name, MANY, seats), np.random.default_rng(1)
        _, infos = env.reset(seed=1)
        count, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            masks = infos["action_mask"]
            _, _, _, _, infos = env.step((masks * chance.random(masks.shape, np.float32)).argmax(axis=1))
            count += MANY
        return count / (time.process_time() - began)

    return run


def batch(name: str, seats: int) -> Run:
    """Our batches with observations."""

    def run(seconds: float) -> float:
        made, chance = GameBatch(insula.game(name, seats), MANY, seed=1), np.random.default_rng(1)
        count, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            made.observations  # noqa: B018, worked out when it is looked at
            made.step((made.masks * chance.random(made.masks.shape, np.float32)).argmax(axis=1))
            count += MANY
        return count / (time.process_time() - began)

    return run


def texas_holdem(seconds: float) -> float:
    """The peer by the same loop, in a process of its own environment."""
    script = peer_runs.HERE / "texas_holdem_steps.py"
    env = dict(os.environ, PYTHONPATH=str(peer_runs.ROOT / "bench"), PYGAME_HIDE_SUPPORT_PROMPT="1")
    done = subprocess.run([peer_runs.PYTHON, script, str(seconds)], env=env, capture_output=True, text=True, check=True)
    return float(done.stdout)


def runs(names: list[str]) -> dict[str, Run]:
    """Everything that is measured, by its name."""
    found: dict[str, Run] = {"gin_rummy": spiel("gin_rummy", False), "gin_rummy tensor": spiel("gin_rummy", True)}
    for problem in peer_runs.install(peer_runs.PYTHON_PEERS):
        print(problem)
    if peer_runs.PYTHON.exists():
        found[TEXAS] = texas_holdem
    for name in names:
        seats = load(name).seats[0]
        found[f"{name} PettingZoo"] = aec(environment(name).env)
        found[f"{name} OpenSpiel"] = spiel(f"insula_{name}", False)
        found[f"{name} OpenSpiel tensor"] = spiel(f"insula_{name}", True)
        found[f"{name} vector of {MANY}"] = vector(name, seats)
        found[f"{name} batch of {MANY}"] = batch(name, seats)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=insula.games())
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    wanted = runs(list(args.games))
    best = dict.fromkeys(wanted, 0.0)
    for each in wanted.values():
        each(0.05)  # everything is loaded or compiled
    for _ in range(ROUNDS):
        for name, run in wanted.items():
            best[name] = max(best[name], run(args.seconds))
    if args.json:
        print(json.dumps(best))
        return
    for name, speed in best.items():
        peer = TEXAS if "PettingZoo" in name else "gin_rummy tensor" if "tensor" in name else "gin_rummy"
        beside = f"{speed / best[peer]:6.2f} x {peer}" if best.get(peer) and name != peer else ""
        print(f"{name:32} {speed:12,.0f} decisions/s  {beside}")


if __name__ == "__main__":
    main()
