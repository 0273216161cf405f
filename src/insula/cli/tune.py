"""`insula tune`: which parameters of a bot of one's own win most."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from importlib.util import find_spec

from rich.console import Console
from rich.table import Table as Grid

import insula
from insula.bots.api import BadThink
from insula.cli.main import chosen
from insula.core.chance import as_seed
from insula.core.parts import Stop

SHOWN = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments beside the choices of the game."""
    parser.add_argument("game")
    parser.add_argument("bot", help="an installed bot with parameters")
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="PARAMETER=WHERE",
        help="depth=1..6, pace=0.1..10..log, bold=yes,no",
    )
    parser.add_argument("--against", default="greedy", help="its rivals, for example greedy,easy@50")
    parser.add_argument("--trials", type=int, default=30, help="how many sets of parameters to try")
    parser.add_argument("--deals", type=int, default=20, help="deals for each set, played from all sides")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="time per decision for the bot (default 5)")
    parser.add_argument("--json", action="store_true", help="machine-readable result on standard output")


def tune(args: argparse.Namespace) -> None:
    """Tunes and shows what came out."""
    if find_spec("optuna") is None:
        raise Stop("Tuning needs the package optuna; install insula[arena].")
    from insula.arena.tune import Tried, Tuning, Vary

    if args.trials < 1:
        raise Stop("Try at least one set of parameters: --trials 1 or more.")
    setup = insula.game(args.game, args.seats, **chosen(args.choose))
    engine = "plain" if find_spec("numba") is None else "numba"
    console = Console(stderr=True)

    def tell(tried: Tried) -> None:
        if not args.json:
            console.print(f"{tried.bot}: {tried.share:.1%} of {tried.games} games", highlight=False)

    try:
        vary = [Vary.parse(each) for each in args.vary]
        rivals = args.against.split(",")
        made = Tuning(setup, args.bot, vary, rivals, args.deals, as_seed(args.seed), args.seconds, engine)
        best = made.run(args.trials, tell)
    except BadThink as trouble:
        raise Stop(str(trouble)) from None
    if args.json:
        print(json.dumps({"best": asdict(best), "tried": [asdict(each) for each in made.tried]}))
        return
    grid = Grid("bot", "wins", "95 %", "games", title=f"{args.bot} against {args.against}, same deals for all")
    for each in sorted(made.tried, key=lambda tried: -tried.share)[:SHOWN]:
        grid.add_row(each.bot, f"{each.share:.1%}", f"{each.low:.1%} to {each.high:.1%}", str(each.games))
    out = Console()
    out.print(grid)
    span = f"{best.low:.1%} to {best.high:.1%}"
    out.print(f"The best, {best.bot}, on {args.deals} fresh deals: {best.share:.1%} ({span}).", highlight=False)
    if best.failed:
        out.print(f"It failed to answer {best.failed:,} times; random moves were played instead.", highlight=False)
