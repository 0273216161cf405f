"""`insula simulate`: many games between bots, with win shares, lengths and speed."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from importlib.util import find_spec

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

import insula
from insula.bots.api import BadThink, failure_text
from insula.bots.engine_cache import match_engine
from insula.bots.entrants import Entrant
from insula.bots.match import Failure, Match
from insula.bots.ratings import wilson
from insula.cli.main import chosen
from insula.core import drive
from insula.core.chance import as_seed, game_seed, streams
from insula.core.game import Setup
from insula.core.parts import Stop

CHUNK = 1000


@dataclass
class Outcome:
    """What a simulation found."""

    game: str
    seats: int
    choices: dict[str, str]
    bots: list[str]
    games: int
    win_share: list[float]
    interval: list[tuple[float, float]]
    decisions: int
    length_mean: float
    length_shortest: int
    length_longest: int
    options_mean: float
    seconds: float
    decisions_per_second: float
    engine: str
    replaced: list[int]  # answers of each seat that its bot failed to give, and chance gave
    failures: list[dict[str, int]]  # the same by how it failed


def simulate(args: argparse.Namespace) -> None:
    """Runs the games and prints what came out."""
    if args.games < 1:
        raise Stop("Play at least one game: --games 1 or more.")
    setup = insula.game(args.game, args.seats, **chosen(args.choose))
    bots = args.bots.split(",")
    if len(bots) == 1:
        bots = bots * setup.seats
    if len(bots) != setup.seats:
        raise Stop(f"You named {len(bots)} bots for {setup.seats} seats. Name one for all seats, or one for each.")
    run = _random_games if set(bots) == {"random"} else _bot_games
    try:
        outcome = run(setup, bots, args.games, as_seed(args.seed), quiet=args.json)
    except BadThink as trouble:
        raise Stop(str(trouble)) from None
    if args.json:
        print(json.dumps(asdict(outcome)))
    else:
        _show(outcome)


def _progress(quiet: bool) -> Progress:
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True)


def _random_games(setup: Setup, bots: list[str], games: int, seed: int, quiet: bool) -> Outcome:
    try:
        import numpy as np
    except ModuleNotFoundError:
        return _bot_games(setup, bots, games, seed, quiet)
    with Console(stderr=True).status("compiling the rules (once)") if not quiet else nullcontext():
        play = setup.game.engine("numba").get(drive.random_games)
    batch = setup.batch(2)
    census = np.zeros(drive.CENSUS, np.int64)
    lengths, chance = np.zeros(games, np.int64), streams(1)
    most = setup.game.max_decisions
    spent = 0.0
    with _progress(quiet) as progress:
        task = progress.add_task("playing", total=games)
        for first in range(0, games, CHUNK):
            count = min(CHUNK, games - first)
            start = time.perf_counter()
            play(batch, seed, first, count, most, census, lengths[first : first + count], chance)
            spent += time.perf_counter() - start
            progress.advance(task, count)
    wins = census[drive.WINS : drive.WINS + setup.seats] / drive.WIN_SHARE
    return _outcome(setup, bots, wins.tolist(), lengths.tolist(), int(census[drive.OPTIONS]), spent, "numba", ())


def _bot_games(setup: Setup, bots: list[str], games: int, seed: int, quiet: bool) -> Outcome:
    entrants = [Entrant.parse(bot, setup.game) for bot in bots]
    engine = "plain" if find_spec("numba") is None else "numba"
    with Console(stderr=True).status("compiling the rules (once)") if not quiet else nullcontext():
        match = Match(setup, match_engine(setup.game, engine, any(bot.iterations for bot in entrants)))
    wins, failures, lengths, options = [0.0] * setup.seats, list[Failure](), [], 0
    start = time.perf_counter()
    with _progress(quiet) as progress:
        task = progress.add_task("playing", total=games)
        for number in range(games):
            played = match.play(game_seed(seed, number), entrants)
            for winner in played.winners:
                wins[winner] += 1 / len(played.winners)
            failures += played.failures
            lengths.append(played.decisions)
            options += played.options
            progress.advance(task)
    return _outcome(setup, bots, wins, lengths, options, time.perf_counter() - start, engine, failures)


def _outcome(
    setup: Setup,
    bots: list[str],
    wins: list[float],
    lengths: list[int],
    options: int,
    spent: float,
    engine: str,
    failures: Sequence[Failure],
) -> Outcome:
    games, decisions = len(lengths), sum(lengths)
    ways = [dict(Counter(each.how for each in failures if each.seat == seat)) for seat in range(setup.seats)]
    shares = [w / games for w in wins]
    return Outcome(
        setup.game.name,
        setup.seats,
        dict(setup.choices),
        bots,
        games,
        shares,
        [wilson(s, games) for s in shares],
        decisions,
        decisions / games,
        min(lengths),
        max(lengths),
        options / max(decisions, 1),
        spent,
        decisions / spent,
        engine,
        [sum(each.values()) for each in ways],
        ways,
    )


def _show(outcome: Outcome) -> None:
    grid = Grid("seat", "bot", "wins", "95 % interval", title=f"{outcome.games} games of {outcome.game}")
    for seat, bot in enumerate(outcome.bots):
        low, high = outcome.interval[seat]
        grid.add_row("ABCDEF"[seat], bot, f"{outcome.win_share[seat]:.1%}", f"{low:.1%} to {high:.1%}")
    console = Console()
    console.print(grid)
    for seat, count in enumerate(outcome.replaced):
        if count:
            where = f" at seat {'ABCDEF'[seat]}"
            told = failure_text(outcome.bots[seat], count, outcome.failures[seat], where)
            console.print(told, highlight=False)
    console.print(
        f"{outcome.length_mean:.0f} decisions a game ({outcome.length_shortest} to {outcome.length_longest}), "
        f"{outcome.options_mean:.1f} options each; {outcome.decisions_per_second:,.0f} decisions/s ({outcome.engine})",
        highlight=False,
    )
