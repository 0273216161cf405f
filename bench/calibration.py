"""Are shown win shares true? Positions from games between bots, what search says there, and who won in the end.

`PYTHONPATH=src:bench python bench/calibration.py card --games 200 --positions 10 --out build/calibration` plays games
with one level on all seats, asks the adviser at some decisions of each, drawn at random, what it thinks of its best
option, and compares with the end of that game: a reliability table in ten bins, the expected error and the Brier score.
Where there are two sides, the next decision of the other side is asked as well: the two shares should make one whole.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Sequence
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import calibration  # itself by its name: workers must find what they are to do

import insula
from insula.bots import Think, choose
from insula.bots.match import shares_of, sides_of
from insula.bots.pool import Pool
from insula.bots.ratings import wilson
from insula.core.chance import decision_seed, game_seed
from insula.core.registry import load

BINS = 10


@dataclass(frozen=True)
class Shown:
    """What was told at one position, and what came of it."""

    game: int  # its seed
    decision: int
    win: float  # as search says
    low: float
    high: float
    got: float  # the seat's part of the victory
    other: float | None = None  # what the other of two sides was told at its next decision


@dataclass(frozen=True)
class Asking:
    """What is played and who is asked."""

    game: str
    seats: int | None
    level: str
    adviser: str
    iterations: int
    positions: int
    engine: str


def playing(asking: Asking) -> Callable[[int], Any]:
    """What a worker does: one whole game by its seed."""
    setup = insula.game(asking.game, asking.seats)
    sides = sides_of(setup)
    budgets = {asking.level: setup.game.tuning.iterations.get(asking.level), asking.adviser: asking.iterations}

    def think(table: Any, level: str, seed: int) -> Think:
        return Think.of(table, level, seed, seconds=600, iterations=budgets[level], engine=asking.engine)

    def play(seed: int) -> list[dict[str, Any]]:
        table, asked = setup.table(seed=seed), list[Think]()
        while not table.over:
            number = len(table.moves)
            if number >= setup.game.max_decisions:
                return []
            own = decision_seed(seed, number)
            if len(table.options) > 1:
                asked.append(think(table, asking.adviser, own))
            table.play(choose(think(table, asking.level, own)).option)
        got = shares_of([seat for seat in range(setup.seats) if table.state.won[seat]], sides)
        chosen = random.Random(seed).sample(range(len(asked)), min(asking.positions, len(asked)))
        return [asdict(told_at(asked, place, seed, sides, got)) for place in sorted(chosen)]

    return play


def told_at(asked: Sequence[Think], place: int, seed: int, sides: Sequence[int], got: Sequence[float]) -> Shown:
    """What the adviser tells at a position, and at the next one of the other side if there are two."""
    request = asked[place]
    best = choose(request).shares[0]
    after = [each for each in asked[place + 1 :] if sides[each.seat] != sides[request.seat]]
    other = choose(after[0]).shares[0].win if len(set(sides)) == 2 and after else None
    return Shown(seed, place, best.win, best.low, best.high, got[request.seat], other)


def table_of(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The reliability of what was told; errors are those of games, because positions of a game share its end."""
    rows, error = [], 0.0
    for number in range(BINS):
        inside = [each for each in found if min(int(each["win"] * BINS), BINS - 1) == number]
        if inside:
            said, was = (sum(each[key] for each in inside) / len(inside) for key in ("win", "got"))
            low, high = wilson(was, len({each["game"] for each in inside}))
            rows.append({"positions": len(inside), "said": said, "was": was, "low": low, "high": high})
            error += len(inside) / len(found) * abs(said - was)
    brier = sum((each["win"] - each["got"]) ** 2 for each in found) / max(1, len(found))
    wholes = [each["win"] + each["other"] for each in found if each["other"] is not None]
    told = {"positions": len(found), "expected_error": error, "brier": brier, "bins": rows}
    return told | ({"both_sides": sum(wholes) / len(wholes)} if wholes else {})


def tell(told: dict[str, Any]) -> None:
    """The table for people."""
    for row in told["bins"]:
        span = f"({row['low']:.0%} to {row['high']:.0%})"
        print(f"said {row['said']:.0%}, was {row['was']:.0%} {span}, {row['positions']} positions")
    error, brier = told["expected_error"], told["brier"]
    print(f"expected error {error:.1%} over {told['positions']} positions, Brier score {brier:.3f}")
    if "both_sides" in told:
        print(f"the shares of both sides add up to {told['both_sides']:.3f} on average")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="normal", help="who plays")
    parser.add_argument("--adviser", default="hard", help="who is asked")
    parser.add_argument("--iterations", type=int, help="of the adviser; those of its level if nothing is said")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--positions", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--engine", default="numba", choices=("numba", "plain"))
    parser.add_argument("--out", type=Path, help="a folder for the positions and the table")
    args = parser.parse_args()
    budget = args.iterations or load(args.game).tuning.iterations[args.adviser]
    asking = calibration.Asking(args.game, args.seats, args.level, args.adviser, budget, args.positions, args.engine)
    found: list[dict[str, Any]] = []
    with Pool(args.jobs, calibration.playing, asking) as pool:
        for done in as_completed([pool.submit(game_seed(args.seed, number)) for number in range(args.games)]):
            found += done.result()
    found.sort(key=lambda each: (each["game"], each["decision"]))
    told = table_of(found)
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        (args.out / f"{args.game}.jsonl").write_text("".join(json.dumps(each) + "\n" for each in found))
        (args.out / f"{args.game}.json").write_text(json.dumps(told, indent=1) + "\n")
    tell(told)


if __name__ == "__main__":
    main()
