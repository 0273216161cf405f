"""Does search contradict itself? The first question of many deals, asked with several seeds.

`PYTHONPATH=src:bench python bench/contradictions.py card --deals 40 --level hard` counts the deals in which two seeds
choose differently, and those of them that are contradictions: both seeds say of their own choice that it is better, by
more than the intervals of the two shares. Where the intervals overlap, search itself says that it cannot tell.
"""

from __future__ import annotations

import argparse
from itertools import combinations

import insula
from insula.bots import Think, choose
from insula.bots.api import Share, Thought
from insula.core.chance import decision_seed, game_seed


def sure(thought: Thought) -> bool:
    """Whether its choice is better than each other option by more than both intervals."""
    own = thought.shares[0]
    return all(own.low > other.high for other in thought.shares[1:])


def contradict(one: Thought, other: Thought) -> bool:
    """Whether two answers to one question cannot both be right."""
    return one.option != other.option and (sure(one) or sure(other))


def told(share: Share) -> str:
    return f"{share.win:.0%} ({share.low:.0%} to {share.high:.0%}, {share.visits} visits)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--engine", default="numba", choices=("numba", "plain"))
    args = parser.parse_args()
    setup = insula.game(args.game, args.seats)
    budget = setup.game.tuning.iterations[args.level]
    differ, contradictions, rarest = 0, 0, budget
    for deal in range(args.deals):
        table = setup.table(seed=game_seed(1, deal))
        requests = [
            Think.of(table, args.level, decision_seed(seed, deal), seconds=600, iterations=budget, engine=args.engine)
            for seed in range(args.seeds)
        ]
        thoughts = [choose(request) for request in requests]
        rarest = min(rarest, *(share.visits for thought in thoughts for share in thought.shares))
        if len({thought.option for thought in thoughts}) > 1:
            differ += 1
            against = any(contradict(*pair) for pair in combinations(thoughts, 2))
            contradictions += against
            print(f"deal {deal}{': contradiction' if against else ''}")
            for thought in thoughts:
                told_all = ", ".join(f"{table.option(s.option).label} {told(s)}" for s in thought.shares)
                print(f"  {told_all}")
    print(f"{differ} of {args.deals} deals answered differently, {contradictions} contradictions")
    print(f"the option that was tried least had {rarest} of {budget} visits")


if __name__ == "__main__":
    main()
