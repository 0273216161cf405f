"""OpenSpiel's CFR+ on a small card game: few deals, cut after some answers, with its exploitability as it learns."""

from __future__ import annotations

import time

from shared import arguments, needs, run

with needs("openspiel"):
    import pyspiel
    from open_spiel.python.algorithms import cfr, exploitability

    import insula.research.openspiel  # noqa: F401, registers the games


def main() -> None:
    """Solves the small game and tells how far the average policy is from one that cannot be exploited."""
    parser = arguments(__doc__)
    parser.add_argument("--deals", type=int, default=2, help="how many deals there are (default 2)")
    parser.add_argument("--horizon", type=int, default=4, help="answers until whoever is ahead wins (default 4)")
    parser.add_argument("--rounds", type=int, default=8, help="iterations of CFR+ (default 8)")
    args = parser.parse_args()
    game = pyspiel.load_game(f"insula_{args.game}(deals={args.deals},horizon={args.horizon},seats=2)")
    began = time.perf_counter()
    solver = cfr.CFRPlusSolver(game)
    policy = solver.average_policy()
    print(f"{game}: {len(policy.state_lookup)} information states")
    for number in range(1, args.rounds + 1):
        solver.evaluate_and_update_policy()
        if number in (1, 2, 4) or number % 8 == 0 or number == args.rounds:
            found = exploitability.exploitability(game, solver.average_policy())
            print(f"after {number:3} rounds the average policy loses {found:.4f} a game to its worst opponent")
    print(f"{time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    run(main)
