"""Gymnasium's vector interface on the compiled engine, with Gymnasium's own wrapper for statistics."""

from __future__ import annotations

import time

from shared import arguments, needs, run, share

import insula

with needs("research"):
    import numpy as np
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    from insula.research.vector import SeatVectorEnv


def main() -> None:
    """Random learners against random players, a number of answers in each of many games."""
    args = arguments(__doc__, games=64, steps=1000).parse_args()
    setup = insula.game(args.game, args.seats)
    env = RecordEpisodeStatistics(SeatVectorEnv(args.game, args.games, setup.seats))
    chance = np.random.default_rng(args.seed)
    _, info = env.reset(seed=args.seed)
    returns: list[float] = []
    lengths: list[int] = []
    began = time.perf_counter()
    for _ in range(args.steps):
        # after an end the mask is empty and whatever is answered begins the next game
        answers = (info["action_mask"] * chance.random(info["action_mask"].shape)).argmax(axis=1)
        _, _, ended, _, info = env.step(answers)
        if ended.any():
            returns += info["episode"]["r"][ended].tolist()
            lengths += info["episode"]["l"][ended].tolist()
    seconds = time.perf_counter() - began
    print(f"{args.games} games of {setup.game.title} side by side, {args.steps} answers in each")
    print(f"{args.games * args.steps / seconds:,.0f} answers of learners a second")
    if not returns:
        print("no game has ended yet; give more --steps")
        return
    print(f"{len(returns)} games ended after {np.mean(lengths):.0f} answers each")
    print(f"the learners won {share(float(np.clip(returns, 0, None).sum()), len(returns))}")
    print(f"games without a loser: {returns.count(0.0)}")


if __name__ == "__main__":
    run(main)
