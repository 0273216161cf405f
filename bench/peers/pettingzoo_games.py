"""PettingZoo's classic games: random play through its AEC interface, and copies of its environments."""

from __future__ import annotations

import copy
import importlib
from typing import Any

from figures import Figure, installed, microseconds, per_second

GAMES = ("connect_four_v3", "chess_v6", "texas_holdem_no_limit_v6")


def random_game(env: Any, seed: int) -> float:
    env.reset(seed=seed)
    count = 0
    for agent in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(env.action_space(agent).sample(mask))
        count += 1
    return count


def main() -> None:
    for name in GAMES:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        seed = 0

        def one_game(env: Any = env) -> float:
            nonlocal seed
            seed += 1
            return random_game(env, seed)

        figure = Figure("PettingZoo", installed("pettingzoo"), name, per_second(one_game), note="no search of its own")
        env.reset(seed=1)
        figure.clone = microseconds(lambda env=env: copy.deepcopy(env), 50)
        figure.tell()


if __name__ == "__main__":
    main()
