"""Trains MaskablePPO of SB3-contrib at one seat against bots, then counts its games on deals it has not seen.

The environment is Gymnasium's, unchanged; its `action_masks` is what MaskablePPO asks for.
"""

from __future__ import annotations

from typing import Any

from shared import arguments, first_rewards, needs, run, share

import insula

with needs("learners"):
    import gymnasium
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    from insula.research.gymnasium import env_id
    from insula.research.vector import SeatVectorEnv


def trained(setup: insula.Setup, opponents: str, games: int, decisions: int, seed: int) -> Any:
    """A policy after that many decisions against bots, in several games at once."""

    def make() -> gymnasium.Env[Any, Any]:
        return gymnasium.make(env_id(setup.game.name), seats=setup.seats, opponents=opponents)

    torch.set_num_threads(1)
    env = DummyVecEnv([make] * games)
    model = MaskablePPO("MlpPolicy", env, learning_rate=1e-3, n_steps=256, batch_size=512, gamma=1.0, seed=seed)
    return model.learn(decisions)


def against_random(setup: insula.Setup, model: Any, games: int, seed: int) -> list[float]:
    """Which of that many games it wins, all of them at once on the compiled engine."""

    def answers(seen: Any, masks: Any) -> Any:
        return model.predict(seen, action_masks=masks, deterministic=True)[0]

    rewards = first_rewards(SeatVectorEnv(setup.game.name, games, setup.seats), answers, seed)
    return [max(each, 0.0) for each in rewards]


def main() -> None:
    """Trains and counts."""
    parser = arguments(__doc__, decisions=200_000, games=8, trials=400)
    parser.add_argument("--opponents", default="random", metavar="BOT", help="random, greedy ... (default random)")
    args = parser.parse_args()
    setup = insula.game(args.game, args.seats)
    model = trained(setup, args.opponents, args.games, args.decisions, args.seed)
    won = against_random(setup, model, args.trials, args.seed + 1)
    print(f"MaskablePPO learned from {model.num_timesteps:,} decisions of {setup.game.title}")
    print(f"of {len(won)} games against random it won {share(sum(won), len(won))}")


if __name__ == "__main__":
    run(main)
