"""Throughput of every learning environment beside PettingZoo's texas_holdem and OpenSpiel's gin_rummy, in one run.

`PYTHONPATH=src:bench python bench/environments.py [GAME ...]` prints a table; ratios count, absolute figures are noisy.
The peers are those that are installed; a policy that draws a legal action is part of every figure. A figure is the best
of some short runs, and the order of the runs goes round, so that a machine that gets busy hurts everybody alike.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import insula
import insula.research.openspiel
from insula.core.registry import load
from insula.research.batch import GameBatch
from insula.research.pettingzoo import environment
from insula.research.vector import SeatVectorEnv

SECONDS, ROUNDS, MANY = 1.0, 3, 256
Run = Callable[[float], float]  # seconds to decisions a second


def aec(make: Callable[[], Any]) -> Run:
    """A PettingZoo environment, with what each agent sees."""

    def run(seconds: float) -> float:
        env, chance = make(), np.random.default_rng(1)
        env.reset(seed=1)
        count, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            count += 1
        return count / (time.perf_counter() - began)

    return run


def spiel(name: str, tensor: bool) -> Run:
    """An OpenSpiel game, with or without the tensor of whoever is asked."""
    import pyspiel

    def run(seconds: float) -> float:
        game, chance = pyspiel.load_game(name), np.random.default_rng(1)
        state, count, began = game.new_initial_state(), 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            if tensor and not state.is_chance_node():
                state.observation_tensor(state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.integers(len(actions)))])
            count += 1
        return count / (time.perf_counter() - began)

    return run


def vector(name: str, seats: int) -> Run:
    """Our vector environment: answers of learners alone are counted."""

    def run(seconds: float) -> float:
        env, chance = SeatVectorEnv(name, MANY, seats), np.random.default_rng(1)
        _, infos = env.reset(seed=1)
        count, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            masks = infos["action_mask"]
            _, _, _, _, infos = env.step((masks * chance.random(masks.shape, np.float32)).argmax(axis=1))
            count += MANY
        return count / (time.perf_counter() - began)

    return run


def batch(name: str, seats: int) -> Run:
    """Our batches with observations."""

    def run(seconds: float) -> float:
        made, chance = GameBatch(insula.game(name, seats), MANY, seed=1), np.random.default_rng(1)
        count, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            made.observations  # noqa: B018, worked out when it is looked at
            made.step((made.masks * chance.random(made.masks.shape, np.float32)).argmax(axis=1))
            count += MANY
        return count / (time.perf_counter() - began)

    return run


def runs(names: list[str]) -> dict[str, Run]:
    """Everything that is measured, by its name."""
    found: dict[str, Run] = {"gin_rummy": spiel("gin_rummy", False), "gin_rummy tensor": spiel("gin_rummy", True)}
    try:
        from pettingzoo.classic import texas_holdem_v4

        found["texas_holdem"] = aec(texas_holdem_v4.env)
    except ImportError as missing:
        print(f"texas_holdem is not measured: {missing}")
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
        peer = "texas_holdem" if "PettingZoo" in name else "gin_rummy tensor" if "tensor" in name else "gin_rummy"
        beside = f"{speed / best[peer]:6.2f} x {peer}" if best.get(peer) and name != peer else ""
        print(f"{name:32} {speed:12,.0f} decisions/s  {beside}")


if __name__ == "__main__":
    main()
