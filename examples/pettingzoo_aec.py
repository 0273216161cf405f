"""PettingZoo: every seat is an agent that takes anything its action mask allows."""

from __future__ import annotations

from collections import Counter

from shared import arguments, needs, run, share

import insula

with needs("research"):
    import insula.research.pettingzoo as zoo


def main() -> None:
    """Plays whole games in the usual AEC loop, counts, and draws the last table."""
    args = arguments(__doc__, games=5).parse_args()
    setup = insula.game(args.game, args.seats)
    env = zoo.environment(args.game).env(seats=setup.seats, render_mode="ansi")
    won: Counter[str] = Counter()
    decisions = 0
    for number in range(args.games):
        env.reset(seed=args.seed + number)
        for agent in env.possible_agents:
            env.action_space(agent).seed(args.seed + number)
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            if ended or cut:
                won[agent] += max(reward, 0)
                env.step(None)
                continue
            decisions += 1
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    print(env.render())
    print(f"{args.games} games of {setup.game.title}, {decisions / args.games:.0f} decisions each")
    for agent in env.possible_agents:
        print(f"{agent} won {share(won[agent], args.games)}")


if __name__ == "__main__":
    run(main)
