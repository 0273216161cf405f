"""Gymnasium: one learner at one seat, bots at the others; the learner here answers anything its mask allows."""

from __future__ import annotations

from shared import arguments, needs, run, share

import insula

with needs("research"):
    import gymnasium

    from insula.research.gymnasium import env_id


def main() -> None:
    """Plays whole episodes; the seat of the learner is drawn again for each."""
    parser = arguments(__doc__, games=6)
    parser.add_argument(
        "--opponents", default="random", metavar="BOT", help="random, greedy, easy ... (default random)"
    )
    args = parser.parse_args()
    setup = insula.game(args.game, args.seats)
    env = gymnasium.make(env_id(args.game), seats=setup.seats, opponents=args.opponents, render_mode="ansi")
    env.action_space.seed(args.seed)
    won, games = [0.0] * setup.seats, [0] * setup.seats
    steps = 0
    for number in range(args.games):
        seen, info = env.reset(seed=args.seed if number == 0 else None)
        over = False
        while not over:
            seen, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            steps += 1
        games[info["seat"]] += 1
        won[info["seat"]] += max(float(reward), 0.0)
    print(env.render())
    print(f"{args.games} games of {setup.game.title} against {args.opponents}, {steps / args.games:.0f} answers each")
    for seat in range(setup.seats):
        if games[seat]:
            print(f"seat {'ABCDEF'[seat]}: of {games[seat]} games the learner won {share(won[seat], games[seat])}")
    print(f"each observation holds {seen.size} numbers, the first of them “{setup.game.legend[0]}”")


if __name__ == "__main__":
    run(main)
