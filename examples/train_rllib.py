"""Trains PPO of RLlib in self-play, one policy for all seats, then counts its games on deals it has not seen.

The environment is PettingZoo's, unchanged, in RLlib's own wrapper; a small module takes its masks into account.
"""

from __future__ import annotations

from typing import Any

from shared import arguments, first_rewards, needs, run, share

import insula

with needs("learners"):
    import ray
    import torch
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.columns import Columns
    from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.core.rl_module.torch import TorchRLModule
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
    from ray.tune.registry import register_env
    from torch import nn

    from insula.research.pettingzoo import environment
    from insula.research.vector import SeatVectorEnv

HIDDEN, NEVER = 128, -1e9
NAME, POLICY = "insula", "everybody"


class Masked(TorchRLModule, ValueFunctionAPI):
    """Two hidden layers; from them the odds of the options that the mask allows, and the reward to expect."""

    def setup(self) -> None:
        """Makes the layers."""
        width = self.observation_space["observation"].shape[0]
        self.body = nn.Sequential(nn.Linear(width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.choice, self.worth = nn.Linear(HIDDEN, self.action_space.n), nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.choice.weight)  # begins as a random player
        nn.init.zeros_(self.worth.weight)

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Any]:
        odds = self.choice(self.body(batch[Columns.OBS]["observation"]))
        return {Columns.ACTION_DIST_INPUTS: odds.masked_fill(batch[Columns.OBS]["action_mask"] == 0, NEVER)}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        """The reward to expect at each position."""
        return self.worth(self.body(batch[Columns.OBS]["observation"])).squeeze(-1)


def trained(setup: insula.Setup, rounds: int, decisions: int, seed: int) -> tuple[Any, int]:
    """The module after that many rounds of playing and learning, and from how many decisions it learned."""
    torch.set_num_threads(1)
    register_env(NAME, lambda _: PettingZooEnv(environment(setup.game.name).env(seats=setup.seats)))
    config = (
        PPOConfig()
        .environment(NAME)
        .debugging(seed=seed, log_level="ERROR")
        .env_runners(num_env_runners=0, num_envs_per_env_runner=1)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_, **__: POLICY)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Masked))
        .training(train_batch_size_per_learner=decisions, minibatch_size=min(512, decisions), num_epochs=4)
        .training(lr=1e-3, gamma=1.0, entropy_coeff=0.01)
    )
    algorithm, lessons = config.build_algo(), 0
    for number in range(1, rounds + 1):
        told = algorithm.train()
        lessons = int(told["env_runners"]["num_env_steps_sampled_lifetime"])
        print(f"round {number:3d}: {lessons:,} decisions", flush=True)
    module = algorithm.get_module(POLICY)
    algorithm.stop()
    return module, lessons


def against_random(setup: insula.Setup, module: Any, games: int, seed: int) -> list[float]:
    """Which of that many games it wins, all of them at once on the compiled engine."""

    def answers(seen: Any, masks: Any) -> Any:
        asked = {"observation": torch.from_numpy(seen), "action_mask": torch.from_numpy(masks)}
        with torch.no_grad():
            odds = module.forward_inference({Columns.OBS: asked})[Columns.ACTION_DIST_INPUTS]
        return odds.argmax(dim=1).numpy()

    rewards = first_rewards(SeatVectorEnv(setup.game.name, games, setup.seats), answers, seed)
    return [max(each, 0.0) for each in rewards]


def main() -> None:
    """Trains and counts."""
    parser = arguments(__doc__, rounds=30, decisions=4000, trials=400)
    args = parser.parse_args()
    setup = insula.game(args.game, args.seats)
    ray.init("local", num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    module, lessons = trained(setup, args.rounds, args.decisions, args.seed)
    won = against_random(setup, module, args.trials, args.seed + 1)
    print(f"RLlib's PPO learned from {lessons:,} decisions of {setup.game.title}")
    print(f"of {len(won)} games against random it won {share(sum(won), len(won))}")
    ray.shutdown()


if __name__ == "__main__":
    run(main)
