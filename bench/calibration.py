"""Are shown win shares true? Positions from games between bots, what search says there, and who won in the end.

`PYTHONPATH=src:bench python bench/calibration.py card --games 200 --positions 10 --out build/calibration` plays games
with one level on all seats, asks the adviser at some decisions of each, drawn at random, what it thinks of its best
option, and compares with the end of that game: a reliability table in ten bins, the expected error and the Brier score.
Where there are two sides, the next decision of the other side is asked as well after the first of them: the two shares
should make one whole. A game is kept in the folder when it ends; the same command goes on where the last one stopped,
and `--seconds` stops it in time. `bench/reliability.py FOLDER` reads such folders and fits what makes shares true.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import calibration  # itself by its name: workers must find what they are to do
from keeping import Part, work_off
from reliability import Found, table_of, tell

import insula
from insula.bots import Share, Think, choose, sample
from insula.bots.engine_cache import match_engine
from insula.bots.entrants import Entrant
from insula.bots.match import Match, sides_of
from insula.bots.playing import TRUTH
from insula.core.chance import decision_seed, game_seed
from insula.core.registry import load


@dataclass(frozen=True)
class Shown:
    """What was told at one position, and what came of it."""

    game: int  # its seed
    decision: int
    win: float  # as search says
    low: float
    high: float
    got: float  # the seat's part of the victory
    side: int
    sides: int
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


class Player:
    """What a worker does: one whole game by its seed, in the engine, then the questions about some of its decisions."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.setup = insula.game(asking.game, asking.seats)
        self.sides = sides_of(self.setup)
        self.engine = match_engine(self.setup.game, asking.engine)
        self.match = Match(self.setup, self.engine)
        self.bot = Entrant.parse(asking.level, self.setup.game)

    def __call__(self, part: Part) -> list[Found]:
        seed = int(part[0])
        course, match = list[Any](), self.match
        match.begin(seed)
        for number in range(self.setup.game.max_decisions):
            if match.over:
                break
            if len(match.options()) > 1:
                course.append(self.engine.states(1))
                course[-1][0] = match.batch[TRUTH]
            match.answer(match.choose(self.bot, seed, number))
        else:
            return []
        got = match.ended(seed, len(course)).shares(self.sides)
        chosen = random.Random(seed).sample(range(len(course)), min(self.asking.positions, len(course)))
        both = min(chosen, default=-1)
        return [asdict(self.told_at(course, place, seed, got, place == both)) for place in sorted(chosen)]

    def told_at(self, course: Sequence[Any], place: int, seed: int, got: Sequence[float], both: bool) -> Shown:
        """What the adviser tells at a position, and at the next one of the other side if there are two."""
        seat, count = self.asked(course[place]), len(set(self.sides))
        best = self.best(course[place], decision_seed(seed, place))
        after = [each for each in course[place + 1 :] if self.sides[self.asked(each)] != self.sides[seat]]
        other = self.best(after[0], decision_seed(seed, place)).win if both and count == 2 and after else None
        return Shown(seed, place, best.win, best.low, best.high, got[seat], self.sides[seat], count, other)

    def asked(self, batch: Any) -> int:
        """Who must answer."""
        return int(self.engine.get(self.engine.get(batch[0], "asked"), "seat"))

    def best(self, batch: Any, seed: int) -> Share:
        """What the adviser thinks of its best option, from what the asked seat knows."""
        state, seat, game, asking = self.engine.plain(batch[0]), self.asked(batch), self.setup.game, self.asking
        request = Think(
            game.name,
            self.setup.seats,
            dict(self.setup.choices),
            seat,
            asking.adviser,
            seed,
            sample(game, state, seat, seed),
            game.view(state, seat),
            tuple(state.options[: state.n_options]),
            seconds=600,
            iterations=asking.iterations,
            engine=asking.engine,
        )
        return choose(request).shares[0]


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
    parser.add_argument("--seconds", type=float, default=1e9, help="of this run; games that have ended are kept")
    parser.add_argument("--out", type=Path, required=True, help="a folder for the games")
    args = parser.parse_args()
    budget = args.iterations or load(args.game).tuning.iterations[args.adviser]
    asking = calibration.Asking(args.game, args.seats, args.level, args.adviser, budget, args.positions, args.engine)
    parts: list[Part] = [[game_seed(args.seed, number)] for number in range(args.games)]
    seats = insula.game(args.game, args.seats).seats
    file = args.out / f"{args.game}-{seats}-{args.level}-{args.adviser}-{args.seed}.jsonl"
    found = work_off(file, parts, args.jobs, args.seconds, calibration.Player, asking)
    tell(table_of([each for _, game in found for each in game]))


if __name__ == "__main__":
    main()
