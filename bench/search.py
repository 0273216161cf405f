"""Search beside its peer in one run on one core: iterations per second, and how long decisions really take.

`python bench/search.py` prints one table; `--think 1000` also times decisions of each game at the level easy.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

import insula
from insula.bots import Think, choose
from insula.bots.ready import wait_until_fast
from insula.bots.thinking import Tree
from insula.core.game import Setup
from insula.core.record_class import clone
from insula.testing.walks import walk

BARS = {"card": 20_000, "amygdala": 5_000, "cerebria": 2_000}
SEATS = {"card": 2, "amygdala": 2, "cerebria": 4}
POSITIONS = 40
ITERATIONS = 500
ROUNDS = 3


def positions(setup: Setup, count: int) -> Iterator[Any]:
    """Decisions out of random games, every seventh of them."""
    found, seed = 0, 0
    while True:
        for number, g in enumerate(walk(setup, seed)):
            if g.n_options > 1 and number % 7 == seed % 7:
                yield clone(g)
                found += 1
                if found == count:
                    return
        seed += 1


def search_speed(name: str, seats: int) -> float:
    """Search iterations per second of one core, over positions of random games; the best of some rounds."""
    setup = insula.game(name, seats)
    brain = wait_until_fast(setup.game)
    asked = list(positions(setup, POSITIONS))
    tree = Tree(brain, ITERATIONS + 2)
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for seed, g in enumerate(asked):
            tree.clear()
            tree.ask(g, brain.teams(g), seed)
            tree.run(ITERATIONS)
        rounds.append(POSITIONS * ITERATIONS / (time.process_time() - start))
    return max(rounds)


def open_spiel_search_speed(name: str) -> float | None:
    """Simulations per second of OpenSpiel's own MCTS in C++, which is handed the true state; None if not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    simulations = 500
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, simulations, 1000, False, 7, False)
    done, start = 0, time.process_time()
    for _ in range(4):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        bot.step(state)
        done += simulations
    return done / (time.process_time() - start)


def think_times(name: str, seats: int, count: int, seconds: float) -> tuple[float, float]:
    """Middle and 99th percentile of decisions under a cap, the first one included, as parts of the cap."""
    setup = insula.game(name, seats)
    spent = []
    table = setup.table(seed=1)
    for number in range(count):
        if table.over:
            table = setup.table(seed=number)
        request = Think.of(table, "hard", number, seconds=seconds, table_id="bench")
        start = time.perf_counter()
        thought = choose(request)
        spent.append((time.perf_counter() - start) / seconds)
        table.play(thought.option)
    spent.sort()
    return spent[len(spent) // 2], spent[int(len(spent) * 0.99)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--think", type=int, default=0, metavar="N", help="also time N decisions of each game")
    parser.add_argument("--seconds", type=float, default=0.1, help="the cap of those decisions")
    parser.add_argument("--games", default=",".join(BARS))
    args = parser.parse_args()
    for name in args.games.split(","):
        if args.think:  # first, so that the first decision meets an engine that is not loaded yet
            middle, late = think_times(name, SEATS[name], args.think, args.seconds)
            verdict = "met" if late <= 1.1 else "missed"
            print(f"{name}: think time {middle:.0%} of {args.seconds:g} s, p99 {late:.0%} (bar 110 %: {verdict})")
        speed = search_speed(name, SEATS[name])
        verdict = "met" if speed >= BARS[name] else "missed"
        print(f"{name}: {speed:,.0f} search iterations/s (bar {BARS[name]:,}: {verdict})", flush=True)
    for name in ("gin_rummy", "hearts"):
        peer = open_spiel_search_speed(name)
        told = "not installed" if peer is None else f"{peer:,.0f} simulations/s"
        print(f"OpenSpiel MCTS, {name}: {told}")


if __name__ == "__main__":
    main()
