"""Are the sides of a game even? Line-ups are played by one bot on all seats, and each side's share is told.

`PYTHONPATH=src:bench python bench/sides.py docs/studies/sides.yaml --out results/sides --page docs/studies/sides.md`
plays what the folder does not hold yet and writes every table of the plan between its marks of the page. `--jobs` and
`--seconds` limit it; the same command goes on where it stopped; all line-ups get their games in turns, so that tables
can be told from those that are there.
Intervals are wide enough to hold for all lines of a table at once (Bonferroni). A table plays every line-up that the
game knows, or those it names; with `beginnings`, functions of the plan's module change a state before its first answer.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any

import sides  # itself by its name: workers must find what they are to do
import yaml
from keeping import Part, work_off

from insula.bots.engine_cache import match_engine
from insula.bots.entrants import Entrant
from insula.bots.match import Match, shares_of, sides_of
from insula.bots.playing import TRUTH
from insula.bots.ratings import share_interval
from insula.core.chance import game_seed
from insula.core.game import Setup
from insula.core.registry import load
from insula.core.rulebook import Refused
from pages import put

LEVEL = 0.05
BAR = 0.07  # how far a share may lie from that of equal sides
BLOCK = 50  # games of one part
SWEEP = "line_up"
Game = list[Any]  # the share of each side, the side that was asked first, the points of each side


@dataclass(frozen=True)
class StudiedTable:
    """One table of the page, as the plan tells it."""

    mark: str
    game: str
    choices: dict[str, str]
    names: list[str]
    deals: int
    line_ups: list[str] = field(default_factory=list)
    beginnings: dict[str, str] = field(default_factory=dict)  # what people call a changed beginning, and its function


@dataclass(frozen=True)
class SideShare:
    """The share of one side of one line-up, with an interval that holds for the whole table."""

    line_up: str
    side: int
    games: int
    share: float
    low: float
    high: float
    even: float
    first: float | None  # its share when it is asked first, if it ever is
    points: float

    @property
    def verdict(self) -> str:
        """Where it lies in relation to the bar."""
        low, high = self.even - BAR, self.even + BAR
        inside = low <= self.share <= high
        sure = low <= self.low and self.high <= high if inside else self.high < low or self.low > high
        return ("inside" if inside else "outside") + ("" if sure else ", not for sure")


def setups(table: StudiedTable) -> dict[str, Setup]:
    """Every line-up of a table by its name, the fewest seats first; what a number of seats does not allow is no one."""
    game = load(table.game)
    swept = next(choice for choice in game.choices if choice.name == SWEEP)
    found = {}
    for seats in game.seats:
        for value in table.line_ups or [each for each in swept.values if each != swept.default]:
            try:
                found[value] = game.setup(seats, **table.choices, **{SWEEP: value})
            except Refused:
                continue
    return found


# ---- playing --------------------------------------------------------------------------------------------------


class Changed(Match):
    """Games whose beginning may be changed."""

    change: Any = None

    def begin(self, seed: int) -> None:
        """A new game at its first question, changed."""
        super().begin(seed)
        if self.change is not None:
            g = self.engine.plain(self.batch[TRUTH])
            self.change(g, self.setup)
            self.setup.game.dispatch.relist(g)
            self.engine.put(self.batch, TRUTH, g)


class Player:
    """What a worker does: some games of one line-up from one beginning."""

    def __init__(self, module: str, tables: dict[str, StudiedTable], bot: str, engine: str) -> None:
        self.module = importlib.import_module(module)
        self.tables, self.bot, self.engine = tables, bot, engine
        self.matches: dict[tuple[str, str], Changed] = {}

    def __call__(self, part: Part) -> list[Game]:
        mark, line_up, beginning, first, count = part
        match = self.match(str(mark), str(line_up))
        match.change = getattr(self.module, str(beginning)) if beginning else None
        seats, sides = match.setup.seats, sides_of(match.setup)
        bots = [Entrant.parse(self.bot, match.setup.game)] * seats
        found = []
        for number in range(int(first), int(first) + int(count)):
            seed = game_seed(1, number)
            played = match.play(seed, bots)
            match.begin(seed)
            won = shares_of(played.winners, sides)
            own = [sides.index(side) for side in range(max(sides) + 1)]
            found.append(
                [[won[seat] for seat in own], sides[match.asked], [played.points[seat] for seat in own]],
            )
        return found

    def match(self, mark: str, line_up: str) -> Changed:
        """The match of a line-up, made once."""
        if (mark, line_up) not in self.matches:
            setup = setups(self.tables[mark])[line_up]
            search = self.bot not in ("random", "greedy")
            self.matches[mark, line_up] = Changed(setup, match_engine(setup.game, self.engine, search))
        return self.matches[mark, line_up]


def parts_of(table: StudiedTable) -> list[Part]:
    """All blocks of games of a table."""
    return [
        [table.mark, line_up, beginning, first, min(BLOCK, table.deals - first)]
        for line_up in setups(table)
        for beginning in (table.beginnings.values() or [""])
        for first in range(0, table.deals, BLOCK)
    ]


def gathered(table: StudiedTable, found: Sequence[tuple[Part, list[Game]]]) -> dict[str, list[Game]]:
    """The games of a table by their line-up and what was changed, for people."""
    names = {function: f", {name}" for name, function in table.beginnings.items()} | {"": ""}
    made: dict[str, list[Game]] = {}
    for (mark, line_up, beginning, *_), games in found:
        if mark == table.mark:
            made.setdefault(f"{line_up}{names[str(beginning)]}", []).extend(games)
    return made


# ---- telling --------------------------------------------------------------------------------------------------


def lines_of(played: dict[str, list[Game]]) -> list[SideShare]:
    """All lines of a table, from the games of each line-up."""
    count = sum(len(games[0][0]) for games in played.values())
    z = NormalDist().inv_cdf(1 - LEVEL / 2 / max(1, count))
    found = []
    for line_up, games in played.items():
        number = len(games[0][0])
        for side in range(number):
            won = [float(game[0][side]) for game in games]
            share, low, high = share_interval([[each] for each in won], z)
            own = [float(game[0][side]) for game in games if game[1] == side]
            points = fmean(game[2][side] for game in games)
            first = fmean(own) if own else None
            found.append(SideShare(line_up, side, len(won), share, low, high, 1 / number, first, points))
    return found


def told(lines: Sequence[SideShare], names: Sequence[str]) -> str:
    """The lines as a table in Markdown."""
    rows = [
        "| line-up | side | games | wins | interval | when asked first | points | 1/sides ± 7 points |",
        "|---|---|--:|--:|---|--:|--:|---|",
    ]
    for line in lines:
        first = "never" if line.first is None else f"{line.first:.1%}"
        rows.append(
            f"| {line.line_up} | {names[line.side]} | {line.games:,} | {line.share:.1%} |"
            f" {line.low:.1%} to {line.high:.1%} | {first} | {line.points:.1f} | {line.verdict} |"
        )
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plan", type=Path)
    parser.add_argument("--only", help="some tables by their marks, with commas")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--deals", type=int, help="of every table, in place of the plan's")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="of this run; what is done is kept")
    parser.add_argument("--engine", default="numba", choices=("numba", "plain"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--page", type=Path)
    args = parser.parse_args()
    plan = yaml.safe_load(args.plan.read_text())
    more = {"deals": args.deals} if args.deals else {}
    tables = {each["mark"]: sides.StudiedTable(**each | more) for each in plan["tables"]}
    wanted = [table for mark, table in tables.items() if args.only is None or mark in args.only.split(",")]
    parts = sorted((part for table in wanted for part in parts_of(table)), key=lambda part: int(part[3]))
    make = (sides.Player, plan["module"], tables, args.bot, args.engine)
    found = work_off(args.out / f"{args.bot}.jsonl", parts, args.jobs, args.seconds, *make)
    for table in wanted:
        text = told(lines_of(gathered(table, found)), table.names)
        print(f"{table.mark}\n{text}\n")
        if args.page:
            put(args.page, table.mark, text)


if __name__ == "__main__":
    main()
