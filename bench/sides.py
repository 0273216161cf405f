"""Are the sides of a game even? Every line-up is played by one bot on all seats, and each side's share is told.

`PYTHONPATH=src:bench python bench/sides.py balance --sweep line_up --choose spirits=random --deals 2000 --out results`
plays what the folder does not hold yet and prints tables in Markdown; `--page FILE` writes them between two marks of a
page. Intervals are wide enough to hold for all lines of a table at once (Bonferroni). Values of the swept choice that a
number of seats does not allow are left out.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist
from typing import Any

import numpy as np

from insula.arena import Plan, run
from insula.arena.facts import Facts
from insula.bots.ratings import share_interval
from insula.core.registry import load
from insula.core.rulebook import Refused

LEVEL = 0.05
BAR = 0.07  # how far a share may lie from that of equal sides
MARKS = ("<!-- {} -->", "<!-- end of {} -->")


@dataclass(frozen=True)
class Line:
    """The share of one side of one line-up, with an interval that holds for the whole table."""

    line_up: str
    side: int
    games: int
    share: float
    low: float
    high: float
    even: float
    first: float  # its share when it is asked first; nan if it never is
    points: float

    @property
    def verdict(self) -> str:
        """Where it lies in relation to the bar."""
        low, high = self.even - BAR, self.even + BAR
        inside = low <= self.share <= high
        sure = low <= self.low and self.high <= high if inside else self.high < low or self.low > high
        return ("inside" if inside else "outside") + ("" if sure else ", not for sure")


def plans(name: str, sweep: str, choices: dict[str, str], bot: str, deals: int, seed: int) -> dict[str, Plan]:
    """A plan for every number of seats and every value of the swept choice that it allows, by a name for people."""
    game, found = load(name), {}
    swept = next(choice for choice in game.choices if choice.name == sweep)
    for seats in game.seats:
        for value in swept.values:
            if value == swept.default:  # one of the others by another name
                continue
            given = choices | {sweep: value}
            try:
                game.setup(seats, **given)
            except Refused:
                continue
            found[value] = Plan.of(
                {"game": name, "seats": seats, "choices": given, "bots": bot, "deals": deals, "seed": seed}
            )
    return found


def first_sides(facts: Facts, plan: Plan) -> Any:
    """Which side is asked first in each game."""
    setup = plan.cells[0].setup
    return np.array([facts.sides[i, setup.start(int(seed)).asked.seat] for i, seed in enumerate(facts.seed)])


def lines_of(played: dict[str, tuple[Plan, Facts]]) -> list[Line]:
    """All lines of a table."""
    count = sum(int(facts.n_sides[0]) for _, facts in played.values())
    z = NormalDist().inv_cdf(1 - LEVEL / 2 / count)
    found = []
    for line_up, (plan, facts) in played.items():
        began, points = first_sides(facts, plan), facts.by_seat("points")
        sides = int(facts.n_sides[0])
        for side in range(sides):
            seat = int(np.argmax(facts.sides[0] == side))
            won = facts.share[:, seat]
            share, low, high = share_interval([[float(each)] for each in won], z)
            own = won[began == side]
            first = float(own.mean()) if len(own) else float("nan")
            found.append(
                Line(line_up, side, len(won), share, low, high, 1 / sides, first, float(points[:, seat].mean()))
            )
    return found


def told(lines: Sequence[Line], names: Sequence[str]) -> str:
    """The lines as a table in Markdown."""
    rows = [
        "| line-up | side | games | wins | interval | when asked first | points | 1/sides ± 7 points |",
        "|---|---|--:|--:|---|--:|--:|---|",
    ]
    for line in lines:
        first = "never" if np.isnan(line.first) else f"{line.first:.1%}"
        rows.append(
            f"| {line.line_up} | {names[line.side]} | {line.games:,} | {line.share:.1%} |"
            f" {line.low:.1%} to {line.high:.1%} | {first} | {line.points:.1f} | {line.verdict} |"
        )
    return "\n".join(rows)


def put(page: Path, mark: str, text: str) -> None:
    """Writes a table between its two marks."""
    begin, end = (each.format(mark) for each in MARKS)
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sweep", default="line_up")
    parser.add_argument("--only", help="some values of the swept choice, with commas")
    parser.add_argument("--choose", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--names", default="A,B,C,D,E,F", help="what the sides are called, with commas")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--mark", default="sides")
    args = parser.parse_args()
    choices = dict(each.split("=", 1) for each in args.choose)
    planned = plans(args.game, args.sweep, choices, args.bot, args.deals, args.seed)
    if args.only:
        planned = {name: planned[name] for name in args.only.split(",")}
    played = {}
    for name, plan in planned.items():
        played[name] = plan, Facts(run(plan, args.out / plan.digest, args.jobs))
        print(json.dumps({"line_up": name, "games": played[name][1].n}), flush=True)
    text = told(lines_of(played), args.names.split(","))
    print(text)
    if args.page:
        put(args.page, args.mark, text)


if __name__ == "__main__":
    main()
