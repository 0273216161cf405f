"""Loops that step environments of other libraries with a policy that draws a legal action; they know none of our games.

They stand alone so that peers can be stepped by the same code in an environment of their own.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

Run = Callable[[float], float]  # seconds to decisions a second


def aec(make: Callable[[], Any]) -> Run:
    """A PettingZoo environment, with what each agent sees."""

    def run(seconds: float) -> float:
        env, chance = make(), np.random.default_rng(1)
        env.reset(seed=1)
        count, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.reset()
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
            count += 1
        return count / (time.process_time() - began)

    return run


def spiel(name: str, tensor: bool) -> Run:
    """An OpenSpiel game, with or without the tensor of whoever is asked."""
    import pyspiel

    def run(seconds: float) -> float:
        game, chance = pyspiel.load_game(name), np.random.default_rng(1)
        state, count, began = game.new_initial_state(), 0, time.process_time()
        while time.process_time() - began < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            if tensor and not state.is_chance_node():
                state.observation_tensor(state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.integers(len(actions)))])
            count += 1
        return count / (time.process_time() - began)

    return run
