"""RLCard: random play by its own agents, and copies of its games."""

from __future__ import annotations

import copy
from typing import Any

import rlcard
from figures import Figure, installed, microseconds, per_second
from rlcard.agents import RandomAgent

GAMES = ("gin-rummy", "uno", "leduc-holdem")


def main() -> None:
    for name in GAMES:
        env: Any = rlcard.make(name, config={"seed": 1})
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def one_game(env: Any = env) -> float:
            trajectories, _ = env.run(is_training=False)
            return sum(len(steps) // 2 for steps in trajectories)  # states and actions take turns

        figure = Figure("RLCard", installed("rlcard"), name, per_second(one_game), note="no search of its own")
        env.reset()
        figure.clone = microseconds(lambda env=env: copy.deepcopy(env.game), 50)
        figure.tell()


if __name__ == "__main__":
    main()
