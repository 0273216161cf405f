"""The ladder: every bot meets every other over the same deals from both sides; results are kept line by line.

A run that was stopped goes on where it was; more games are added to those already played.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from insula.bots.api import BadThink, failure_text
from insula.bots.engine_cache import match_engine
from insula.bots.entrants import Entrant
from insula.bots.ladder_page import page
from insula.bots.match import Match, Played, sides_of
from insula.bots.pool import Pool
from insula.bots.ratings import Pair, Rating, ratings, share_interval
from insula.core import locks
from insula.core.chance import as_seed, game_seed
from insula.core.registry import game as game_setup
from insula.pages import MissingPackage

DEFAULT_BOTS = "random,greedy,easy,normal,hard"


@dataclass(frozen=True)
class Pairings:
    """What is to be played; results of another plan are not mixed in."""

    game: str
    seats: int
    choices: dict[str, str]
    bots: tuple[Entrant, ...]
    games: int  # of each pairing
    first_seed: int = 1
    engine: str = "numba"
    neighbours: bool = False  # each bot plays only the next one in the list
    rules: int = 1  # the version of the game's rules
    seconds: float | None = None  # of installed bots for a decision

    @property
    def pairings(self) -> list[tuple[Entrant, Entrant]]:
        """Who meets whom."""
        return list(pairwise(self.bots) if self.neighbours else combinations(self.bots, 2))

    def budget(self, name: str, otherwise: int) -> int:
        """The iterations of a bot of this plan."""
        return next((bot.iterations for bot in self.bots if bot.name == name), otherwise)


@dataclass
class Job:
    """One game of one pairing."""

    a: str
    b: str
    seed: int
    swap: int


Failed = dict[str, dict[str, int]]  # how often each bot failed to answer, by how it failed
Result = tuple[Job, float, int, Failed]  # the first bot's share, decisions, answers that bots failed to give


@dataclass
class Ladder:
    """All results so far, and where they are kept."""

    plan: Pairings
    path: Path | None = None
    lines: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def open(cls, plan: Pairings, path: Path | None) -> Ladder:
        """Reads the results kept in a file; raises `BadThink` if they belong to other pairings."""
        made = cls(plan, path)
        if path is None or not path.exists():
            return made
        known: set[tuple[str, str, int, int]] = set()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            try:
                entry = json.loads(line)
                same = (entry["game"], entry["seats"], entry["choices"]) == (plan.game, plan.seats, plan.choices)
                same = same and entry.get("rules", 1) == plan.rules
                same = same and all(plan.budget(entry[k], n) == n for k, n in zip("ab", entry["budgets"], strict=True))
            except (ValueError, KeyError, TypeError):
                raise BadThink(f"{path.name}, line {number}, is not a result of the ladder.") from None
            if not same:
                raise BadThink(
                    f"{path.name}, line {number}, is a result of another game, set-up, budget or version of the rules."
                )
            if game_of(entry) in known:
                raise BadThink(f"{path.name}, line {number}, repeats a game that is already there.")
            known.add(game_of(entry))
            made.lines.append(entry)
        return made

    def jobs(self) -> list[Job]:
        """The games that are still to be played."""
        done = {game_of(entry) for entry in self.lines}
        wanted = [
            (a.name, b.name, game_seed(self.plan.first_seed, number // 2), number % 2)
            for number in range(self.plan.games)
            for a, b in self.plan.pairings
        ]
        return [Job(*each) for each in wanted if each not in done]

    def add(self, job: Job, share: float, decisions: int, failed: Failed) -> None:
        """One more result, kept at once; answers that a bot failed to give are told where there are any."""
        entry = {"game": self.plan.game, "seats": self.plan.seats, "choices": self.plan.choices, **asdict(job)}
        budgets = [self.plan.budget(job.a, 0), self.plan.budget(job.b, 0)]
        entry |= {"budgets": budgets, "share": round(share, 4), "decisions": decisions, "rules": self.plan.rules}
        if failed:
            entry |= {"replaced": [sum(failed.get(bot, {}).values()) for bot in (job.a, job.b)], "failed": failed}
        self.lines.append(entry)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as out:
                out.write(json.dumps(entry) + "\n")

    def pairs(self) -> dict[Pair, list[list[float]]]:
        """The first bot's shares of each pairing of the plan, deal by deal."""
        found: dict[Pair, dict[int, list[float]]] = {(a.name, b.name): {} for a, b in self.plan.pairings}
        for entry in self.lines:
            if (entry["a"], entry["b"]) in found:
                found[entry["a"], entry["b"]].setdefault(entry["seed"], []).append(entry["share"])
        return {pair: list(deals.values()) for pair, deals in found.items()}

    def replaced(self) -> dict[str, int]:
        """How many answers of each bot chance had to give, for those that failed."""
        found: Counter[str] = Counter()
        for entry in self.lines:
            found.update(dict(zip((entry["a"], entry["b"]), entry.get("replaced", (0, 0)), strict=True)))
        return {bot: count for bot, count in found.items() if count}

    def failures(self) -> Failed:
        """How each bot failed, and how often."""
        found: Failed = {}
        for entry in self.lines:
            for bot, ways in entry.get("failed", {}).items():
                for how, count in ways.items():
                    found.setdefault(bot, {})[how] = found.get(bot, {}).get(how, 0) + count
        return found

    def report(self) -> dict[str, Any]:
        """Ratings and pairings with intervals, ready for JSON."""
        pairs = self.pairs()
        rated: list[Rating] = ratings([bot.name for bot in self.plan.bots], pairs)
        rows = []
        for (a, b), deals in pairs.items():
            share, low, high = share_interval(deals)
            games = sum(map(len, deals))
            rows.append({"a": a, "b": b, "games": games, "share": share, "low": low, "high": high})
        lengths = [e["decisions"] for e in self.lines]
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "choices": self.plan.choices,
            "rules": self.plan.rules,
            "replaced": self.replaced(),
            "failures": self.failures(),
            "iterations": {bot.name: bot.iterations for bot in self.plan.bots},
            "ratings": [{**asdict(each), "span": each.span} for each in rated],
            "pairings": rows,
            "decisions_mean": sum(lengths) / len(lengths) if lengths else 0.0,
        }


def game_of(entry: dict[str, Any]) -> tuple[str, str, int, int]:
    """Which game a result is of."""
    return entry["a"], entry["b"], entry["seed"], entry["swap"]


@contextmanager
def sole_writer(path: Path | None) -> Iterator[None]:
    """Keeps a second run away from the results: it would play and count the same games again."""
    if path is None:
        yield
        return
    try:
        path.touch()
        lock = locks.take(path.with_name(f".{path.name}.lock"))
    except locks.Held:
        raise BadThink(f"Another run is writing to {path.name}.") from None
    except OSError as problem:
        raise BadThink(f"{path} cannot be written: {problem.strerror}.") from None
    try:
        yield
    finally:
        lock.release()


# ---- playing ------------------------------------------------------------------------------------------------


class _Player:
    """Plays jobs in one process."""

    def __init__(self, plan: Pairings) -> None:
        setup = game_setup(plan.game, plan.seats, **plan.choices)
        self.match = Match(setup, match_engine(setup.game, plan.engine), seconds=plan.seconds)
        self.sides = sides_of(setup)
        self.bots = {bot.name: bot for bot in plan.bots}

    def __call__(self, job: Job) -> Result:
        pair = (self.bots[job.a], self.bots[job.b])
        played = self.match.play(job.seed, [pair[(side + job.swap) % 2] for side in self.sides])
        mine = [(side + job.swap) % 2 == 0 for side in self.sides]
        names = [pair[0 if own else 1].name for own in mine]
        return job, _share(played, self.sides, mine), played.decisions, failed_of(played, names)


def _share(played: Played, sides: Sequence[int], mine: Sequence[bool]) -> float:
    """The first bot's part of the victory."""
    if not played.winners:
        return 0.5
    of_mine = dict(zip(sides, mine, strict=True))
    shares = dict(zip(sides, played.shares(sides), strict=True))
    return sum(share for side, share in shares.items() if of_mine[side])


def failed_of(played: Played, names: Sequence[str]) -> Failed:
    """How each bot of a game failed, and how often."""
    found: Failed = {}
    for each in played.failures:
        ways = found.setdefault(names[each.seat], {})
        ways[each.how] = ways.get(each.how, 0) + 1
    return found


def played(plan: Pairings, jobs: Sequence[Job], processes: int) -> Iterator[Result]:
    """The results of jobs, in whatever order they come."""
    if not jobs:
        return
    if processes <= 1:
        yield from map(_Player(plan), jobs)
        return
    if plan.engine == "numba":
        match_engine(game_setup(plan.game, plan.seats, **plan.choices).game)  # one compile, then every process loads
    with Pool(processes, _Player, plan) as pool:
        for done in as_completed([pool.submit(job) for job in jobs]):
            yield done.result()


# ---- the command --------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `insula ladder`, beside the choices of the game."""
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="how many seats; the two sides take turns at them")
    parser.add_argument("--bots", default=DEFAULT_BOTS, help="the bots, for example random,greedy,hard@500")
    parser.add_argument("--neighbours", action="store_true", help="each bot plays only the next one in the list")
    parser.add_argument("--games", type=int, default=400, help="games per pairing, half with the sides swapped")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    parser.add_argument("--engine", choices=("numba", "plain"), default="numba")
    parser.add_argument("--seconds", type=float, help="time per decision for installed bots (default 5)")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="keep the results here, and add to those already there"
    )
    parser.add_argument("--page", type=Path, metavar="FILE", help="write a page with a plot")
    parser.add_argument("--json", action="store_true", help="machine-readable result on standard output")


def ladder(args: argparse.Namespace, choices: dict[str, str]) -> None:
    """`insula ladder`: plays what is missing and shows what came out."""
    setup = game_setup(args.game, args.seats, **choices)
    bots = tuple(Entrant.parse(name.strip(), setup.game, ladder=True) for name in args.bots.split(","))
    if args.engine == "numba" and find_spec("numba") is None:
        raise BadThink("The ladder needs the package numba; install insula[bots], or play with --engine plain.")
    if len({bot.name for bot in bots}) < max(2, len(bots)):
        raise BadThink("A ladder needs at least two different bots.")
    if args.seconds is not None and not 0 < args.seconds < 3600:
        raise BadThink("The time of a decision must be more than 0 s and less than an hour.")
    if args.games < 2 or args.games % 2:
        raise BadThink("Each pairing needs an even number of games, so that both bots play both sides.")
    plan = Pairings(
        setup.game.name,
        setup.seats,
        dict(setup.choices),
        bots,
        args.games,
        as_seed(args.seed),
        args.engine,
        args.neighbours,
        setup.game.rules_version,
        args.seconds,
    )
    with sole_writer(args.results):
        table = Ladder.open(plan, args.results)
        play_missing(table, setup.game.title, args.jobs)
    report = table.report()
    if args.page is not None:
        try:
            args.page.write_text(page(report, setup.game.title), encoding="utf-8")
        except MissingPackage as missing:
            raise BadThink(str(missing)) from None
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        show(report, setup.game.title)


def play_missing(table: Ladder, title: str, processes: int) -> None:
    """Plays the remaining games; shows progress on a terminal."""
    console = Console(stderr=True)
    jobs = table.jobs()
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    with bar if console.is_terminal else nullcontext():
        task = bar.add_task(title, total=len(jobs))
        for result in played(table.plan, jobs, processes):
            table.add(*result)
            bar.advance(task)


def show(report: dict[str, Any], title: str) -> None:
    """The report for people."""
    console = Console()
    grid = Grid(title=f"{title}, {report['seats']} seats")
    for head in ("bot", "iterations", "Elo", "95 %", "games"):
        grid.add_column(head, justify="left" if head == "bot" else "right")
    for each in report["ratings"]:
        count = report["iterations"][each["bot"]]
        counted = f"{count:,}" if count else ""
        grid.add_row(each["bot"], counted, f"{each['elo']:.0f}", each["span"], str(each["games"]))
    console.print(grid)
    pairs = Grid(title="pairings")
    for head in ("bot", "against", "wins", "95 %", "games"):
        pairs.add_column(head, justify="left" if head in ("bot", "against") else "right")
    for row in report["pairings"]:
        a, b, share, low, high = row["b"], row["a"], 1 - row["share"], 1 - row["high"], 1 - row["low"]
        pairs.add_row(a, b, f"{share:.1%}", f"{low:.1%} to {high:.1%}", str(row["games"]))
    console.print(pairs)
    for bot, count in report["replaced"].items():
        console.print(failure_text(bot, count, report["failures"].get(bot, {})), highlight=False)
