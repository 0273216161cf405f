"""`insula tournament`: plays a plan with a progress bar, goes on with a stopped one, and writes the report."""

from __future__ import annotations

import argparse
import itertools
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from insula.bots.api import BadThink, failure_text
from insula.cli.main import chosen
from insula.core.parts import Stop
from insula.pages import MissingPackage

if TYPE_CHECKING:
    from insula.arena import Plan
    from insula.arena.facts import Facts

OF_A_GAME = ("seats", "bots", "deals", "seed", "seconds")


def tournament(args: argparse.Namespace) -> None:
    """Plays or reports; everything that may be wrong with plan, folder or cluster is one sentence."""
    from insula.arena import BadPlan

    try:
        if args.plan == "report":
            _report(args)
        else:
            _run(args)
    except (BadPlan, BadThink, MissingPackage) as trouble:
        raise Stop(str(trouble)) from None


def _report(args: argparse.Namespace) -> None:
    from insula.arena.report import write_report

    if args.folder is None:
        raise Stop("Name the folder of a tournament: insula tournament report FOLDER.")
    page = write_report(args.folder, Path(args.page) if args.page else None)
    print(page)


def _run(args: argparse.Namespace) -> None:
    from insula.arena import run
    from insula.arena.facts import Facts

    if args.folder is not None:
        raise Stop(f"“{args.folder}” is one word too many; name the folder with --out FOLDER.")
    if args.out is None:
        raise Stop("Say where to keep the games: --out FOLDER.")
    if args.jobs is not None and args.jobs < 1:
        raise Stop("At least one process must play.")
    plan = _plan(args)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("getting ready", total=plan.games)

        calls = itertools.count()

        def told(count: int) -> None:  # the first time it tells what was there before
            words = plan.title if next(calls) else "compiling or loading the rules"
            bar.update(task, advance=count, description=words)

        games = run(plan, args.out, args.jobs, ray=args.ray, progress=told)
    _show(Facts(games), plan)
    print(f"{games.num_rows:,} games in {args.out}; insula tournament report {args.out} turns them into a page.")


def _plan(args: argparse.Namespace) -> Plan:
    import insula
    from insula.arena import Plan

    given = {key: getattr(args, key) for key in OF_A_GAME if getattr(args, key) is not None}
    choices = chosen(args.choose)
    if args.plan in insula.games():
        return Plan.of({"game": args.plan, **given, **({"choices": choices} if choices else {})})
    named = [f"--{key}" for key in given] + (["--choose"] if choices else [])
    if named:
        raise Stop(f"{', '.join(named)} works only with the name of a game. Write it into the plan instead.")
    if not Path(args.plan).is_file():
        raise Stop(f"There is no plan or game called {args.plan}. The games are {', '.join(insula.games())}.")
    return Plan.read(args.plan)


def _show(facts: Facts, plan: Plan) -> None:
    from insula.arena.stats import even, pair_shares, seat_shares, shares_by, unchanged

    lines = shares_by(facts, facts.by_seat("bots"), even(facts)) or seat_shares(facts)
    grid = Grid("", "games", "wins", "95 %", "expected", title=plan.title)
    for line in lines:
        span = f"{line.low:.1%} to {line.high:.1%}"
        grid.add_row(line.label, f"{line.games:,}", f"{line.value:.1%}", span, f"{line.expected:.1%}")
    console = Console()
    console.print(grid)
    pairs = pair_shares(facts)
    if len(pairs) > 1:
        grid = Grid("bot", "against", "games", "wins", "95 %", title="pairings")
        for (bot, other), line in pairs:
            span = f"{line.low:.1%} to {line.high:.1%}"
            grid.add_row(bot, other, f"{line.games:,}", f"{line.value:.1%}", span)
        console.print(grid)
    for bot, ways in facts.failures().items():
        console.print(failure_text(bot, sum(ways.values()), ways), highlight=False)
    for name in unchanged(facts):
        console.print(f"The variant {name} changed nothing: all its games went as in {facts.variants[0]}.")
