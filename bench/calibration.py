"""Are shown win shares true? Positions from games between bots, what search says there, and who won in the end.

`PYTHONPATH=src python bench/calibration.py card --games 200 --positions 10 --jobs 16 --out build/calibration`
plays every game with one level on all seats, asks it at some decisions drawn at random what it thinks of its best
option, and compares with the end of that game: a reliability table in ten bins, the expected error and the Brier score.
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

BINS = 10


@dataclass(frozen=True)
class Shown:
    """What was shown at one position, and what came of it."""

    game: int  # its seed
    decision: int
    seat: int
    win: float
    low: float
    high: float
    got: float = 0.0  # the seat's part of the victory


def playing(
    name: str, seats: int | None, level: str, iterations: int, positions: int, engine: str
) -> Callable[[int], Any]:
    """What a worker does: one whole game by its seed."""
    setup = insula.game(name, seats)
    sides = sides_of(setup)

    def play(seed: int) -> list[dict[str, Any]]:
        table = setup.table(seed=seed)
        asked: list[Shown] = []
        while not table.over:
            number = len(table.moves)
            if number >= setup.game.max_decisions:
                return []
            own = decision_seed(seed, number)
            request = Think.of(table, level, own, seconds=600, iterations=iterations, engine=engine)
            thought = choose(request)
            if len(request.options) > 1 and thought.shares:
                best = max(thought.shares, key=lambda share: share.visits)
                asked.append(Shown(seed, number, table.asked, best.win, best.low, best.high))
            table.play(thought.option)
        won = [seat for seat in range(setup.seats) if table.state.won[seat]]
        got = shares_of(won, sides)
        chosen = random.Random(seed).sample(asked, min(positions, len(asked)))
        return [asdict(each) | {"got": got[each.seat]} for each in chosen]

    return play


def table_of(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The reliability of what was shown."""
    rows, error = [], 0.0
    for number in range(BINS):
        inside = [each for each in found if min(int(each["win"] * BINS), BINS - 1) == number]
        if inside:
            said, was = (sum(each[key] for each in inside) / len(inside) for key in ("win", "got"))
            low, high = wilson(was, len({each["game"] for each in inside}))  # positions of a game share its end
            rows.append({"positions": len(inside), "said": said, "was": was, "low": low, "high": high})
            error += len(inside) / len(found) * abs(said - was)
    brier = sum((each["win"] - each["got"]) ** 2 for each in found) / max(1, len(found))
    return {"positions": len(found), "expected_error": error, "brier": brier, "bins": rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--positions", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--engine", default="numba", choices=("numba", "plain"))
    parser.add_argument("--out", type=Path, help="a folder for the positions and the table")
    args = parser.parse_args()
    found: list[dict[str, Any]] = []
    given = (args.game, args.seats, args.level, args.iterations, args.positions, args.engine)
    with Pool(args.jobs, calibration.playing, *given) as pool:
        for done in as_completed([pool.submit(game_seed(args.seed, number)) for number in range(args.games)]):
            found += done.result()
    found.sort(key=lambda each: (each["game"], each["decision"]))
    told = table_of(found)
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        (args.out / f"{args.game}.jsonl").write_text("".join(json.dumps(each) + "\n" for each in found))
        (args.out / f"{args.game}.json").write_text(json.dumps(told, indent=1) + "\n")
    for row in told["bins"]:
        span = f"({row['low']:.0%} to {row['high']:.0%})"
        print(f"said {row['said']:.0%}, was {row['was']:.0%} {span}, {row['positions']} positions")
    error, brier = told["expected_error"], told["brier"]
    print(f"expected error {error:.1%} over {told['positions']} positions, Brier score {brier:.3f}")


if __name__ == "__main__":
    main()
