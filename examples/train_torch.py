"""Trains a small PyTorch policy by PPO in self-play on a batch of games, then counts its games against bots.

All seats are played by the same policy, so every decision of every seat is a lesson. It sees only `batch.observations`,
which hold what the asked seat may know, and chooses only what `batch.masks` allow.
"""

from __future__ import annotations

import pickle
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shared import Stop, arguments, first_rewards, needs, run, share

import insula

with needs("train"):
    import torch
    from torch import Tensor, nn

with needs("research"):
    import numpy as np

    from insula.research.batch import GameBatch
    from insula.research.gymnasium import SeatEnv
    from insula.research.legends import legend
    from insula.research.vector import SeatVectorEnv

HIDDEN = 128
RATE = 1e-3
EPOCHS = 2  # how often a round of lessons is gone through
LESSONS = 2048  # decisions behind one step of the optimizer
CLIP = 0.2  # how far one round may move the odds of an answer
TRACE = 0.95  # lambda of the advantages
CURIOSITY = 0.01  # weight of the entropy
NEVER = -1e9


class Policy(nn.Module):
    """Two hidden layers; from them the odds of every option and the reward that the seat may expect."""

    def __init__(self, width: int, n_options: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.choice = nn.Linear(HIDDEN, n_options)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.choice.weight)  # begins as a random player
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the odds, and the expected reward."""
        known = self.body(seen)
        odds = torch.log_softmax(self.choice(known).masked_fill(~mask, NEVER), dim=1)
        return odds, self.value(known).squeeze(1)

    @torch.no_grad()
    def best(self, seen: Any, mask: Any) -> Any:
        """The likeliest option of each row, for playing in earnest."""
        odds, _ = self(torch.as_tensor(seen, dtype=torch.float32), torch.as_tensor(mask).bool())
        return odds.argmax(dim=1).numpy()


@dataclass
class Round:
    """What was seen, answered and expected in some steps of all games, and what came of it."""

    seen: Tensor  # (steps, games, width)
    masks: Tensor
    chosen: Tensor  # (steps, games)
    odds: Tensor
    values: Tensor
    seats: Any  # NumPy from here on
    rewards: Any  # (steps, games, seats)
    ended: Any
    after: Any  # (games, seats): what a seat expects of the time after the last step; nan where it is not known


def collect(batch: GameBatch, policy: Policy, steps: int) -> Round:
    """Lets the policy answer for every seat."""
    games, width = batch.observations.shape
    seen = torch.zeros(steps, games, width)
    masks = torch.zeros(steps, games, batch.n_options, dtype=torch.bool)
    chosen = torch.zeros(steps, games, dtype=torch.int64)
    odds, values = torch.zeros(steps, games), torch.zeros(steps, games)
    seats, ended = np.zeros((steps, games), int), np.zeros((steps, games), bool)
    rewards = np.zeros((steps, games, batch.n_seats))
    with torch.no_grad():
        for t in range(steps):
            seen[t], masks[t] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
            seats[t] = batch.seats
            every, values[t] = policy(seen[t], masks[t])
            chosen[t] = torch.multinomial(every.exp(), 1).squeeze(1)
            odds[t] = every.gather(1, chosen[t, :, None]).squeeze(1)
            batch.step(chosen[t].numpy())
            rewards[t], ended[t] = batch.rewards, batch.ended
        _, last = policy(torch.from_numpy(batch.observations).float(), torch.from_numpy(batch.masks).bool())
    after = np.full((games, batch.n_seats), np.nan)
    after[np.arange(games), batch.seats] = last.numpy()
    return Round(seen, masks, chosen, odds, values, seats, rewards, ended, after)


def advantages(lived: Round) -> Tensor:
    """How much better each decision turned out than was expected: generalized advantages, seat by seat.

    The next decision of a seat is not the next of its game, so what follows is kept for each seat. The last decision
    of a seat whose next question lies beyond the round teaches nothing.
    """
    values = lived.values.numpy()
    steps, games = values.shape
    place = np.arange(games)
    following, gained, paid = lived.after.copy(), np.zeros_like(lived.after), np.zeros_like(lived.after)
    out = np.zeros((steps, games), np.float32)
    for t in reversed(range(steps)):
        over = lived.ended[t]
        following[over], gained[over], paid[over] = 0.0, 0.0, lived.rewards[t][over]
        mine = place, lived.seats[t]
        expected = np.where(np.isnan(following[mine]), values[t], following[mine])
        out[t] = paid[mine] + expected - values[t] + TRACE * gained[mine]
        following[mine], gained[mine], paid[mine] = values[t], out[t], 0.0
    return torch.from_numpy(out)


def improve(policy: Policy, optimizer: torch.optim.Optimizer, lived: Round) -> float:
    """Some steps of PPO on the decisions that left a choice; gives the entropy of the answers."""
    gains = advantages(lived)
    goals = (gains + lived.values).flatten()
    seen, masks = lived.seen.flatten(0, 1), lived.masks.flatten(0, 1)
    chosen, odds, gains = lived.chosen.flatten(), lived.odds.flatten(), gains.flatten()
    real = (masks.sum(dim=1) > 1).nonzero().squeeze(1)
    gains = (gains - gains[real].mean()) / (gains[real].std() + 1e-8)
    spread = 0.0
    for _ in range(EPOCHS):
        for some in real[torch.randperm(len(real))].split(LESSONS):
            every, values = policy(seen[some], masks[some])
            ratio = (every.gather(1, chosen[some, None]).squeeze(1) - odds[some]).exp()
            gain = torch.min(ratio * gains[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[some]).mean()
            entropy = -(every.exp() * every).sum(dim=1).mean()
            loss = -gain + 0.5 * (values - goals[some]).pow(2).mean() - CURIOSITY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()
            spread = entropy.item()
    return spread


def train(setup: insula.Setup, policy: Policy, games: int, steps: int, rounds: int, seed: int) -> None:
    """Rounds of playing and learning; the learning rate sinks to nothing on the way."""
    batch = GameBatch(setup, games, seed, narrow=True)
    optimizer = torch.optim.Adam(policy.parameters(), RATE)
    ended, began = 0, time.perf_counter()
    for number in range(1, rounds + 1):
        optimizer.param_groups[0]["lr"] = RATE * (1 - (number - 1) / rounds)
        lived = collect(batch, policy, steps)
        entropy = improve(policy, optimizer, lived)
        ended += int(lived.ended.sum())
        if number % 5 == 0 or number == rounds:
            spent = time.perf_counter() - began
            told = f"{number * games * steps:,} decisions, {ended:,} games ended, entropy {entropy:.2f}"
            print(f"round {number:3d}, {spent:4.0f} s: {told}", flush=True)


def against_random(setup: insula.Setup, policy: Policy, games: int, seed: int) -> list[float]:
    """The rewards of that many games against random players, the seats taken in turns, on the compiled engine.

    Its deals are drawn from 2**40 seeds, of which training uses the first few thousand.
    """
    return first_rewards(SeatVectorEnv(setup.game.name, games, setup.seats), policy.best, seed)


def against_greedy(setup: insula.Setup, policy: Policy, games: int, seed: int) -> list[float]:
    """The same against greedy, one game after the other."""
    envs = [SeatEnv(setup.game.name, setup.seats, seat, "greedy") for seat in range(setup.seats)]
    won = []
    for number in range(games):
        env = envs[number % setup.seats]
        seen, info = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, info = env.step(policy.best(seen[None], info["action_mask"][None])[0])
        won.append(reward)
    return won


def report(opponent: str, rewards: list[float], seats: int) -> None:
    """Win shares with intervals, together and by seat; a victory that everybody shares counts as none."""
    won = [max(each, 0.0) for each in rewards]
    print(f"of {len(won)} games against {opponent} the policy won {share(sum(won), len(won))}")
    for seat in range(min(seats, len(won))):
        mine = won[seat::seats]
        print(f"  {len(mine)} of them from seat {'ABCDEF'[seat]}: {share(sum(mine), len(mine))}")


def restore(policy: Policy, path: Path) -> None:
    """Reads the weights of an earlier run."""
    try:
        policy.load_state_dict(torch.load(path, weights_only=True))
    except (pickle.UnpicklingError, RuntimeError, EOFError, TypeError, AttributeError):
        raise Stop(f"{path} holds no policy for this game.") from None


def main() -> None:
    """Trains, keeps and counts."""
    parser = arguments(__doc__, rounds=40, games=256, steps=128, trials=1000, greedy=0)
    parser.add_argument("--load", type=Path, metavar="FILE", help="count the games of a kept policy, without training")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the policy")
    args = parser.parse_args()
    setup = insula.game(args.game, args.seats)
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    policy = Policy(len(legend(setup.game.name, setup.seats)), setup.game.n_options)
    if args.load is not None:
        restore(policy, args.load)
    else:
        train(setup, policy, args.games, args.steps, args.rounds, args.seed)
    if args.save is not None:
        torch.save(policy.state_dict(), args.save)
    report("random", against_random(setup, policy, args.trials, args.seed), setup.seats)
    if args.greedy:
        report("greedy", against_greedy(setup, policy, args.greedy, args.seed), setup.seats)


if __name__ == "__main__":
    run(main)
