"""`insula train`: trains a network for a game, or goes on training it, and shows how it comes along."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import torch

from insula.core.parts import Stop
from insula.core.registry import load
from insula.train.exam import Examiner
from insula.train.school import Plan, School, setups_of


def train(args: argparse.Namespace, choices: dict[str, str]) -> None:
    """Learns and tells about it."""
    game = load(args.game)
    device = args.device
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda" and not torch.cuda.is_available():
        raise Stop("There is no CUDA GPU here. Train on the CPU with --device cpu.")
    games = args.games or (65_536 if device == "cuda" else 512)
    if min(args.minutes, args.piece, games, args.steps) <= 0:
        raise Stop("Minutes, pieces, games and steps must be more than nothing.")
    plan = Plan(
        game.name,
        args.minutes,
        device,
        _seats(args.seats),
        choices,
        games,
        args.steps,
        args.rate,
        args.curiosity,
        args.trust,
        seed=args.seed,
    )
    folder = args.out or Path("build") / f"train-{game.name}"
    school = School(game, plan, folder)
    setup = setups_of(game, plan)[0]
    examiner = Examiner(game.name, setup.seats, choices, args.examine) if args.examine != "none" else None
    try:
        school.run(args.piece, _show, examiner)
        school.examine(examiner, _show, last=True)
    finally:
        if examiner is not None:
            examiner.close()
    school.save()
    left = plan.minutes * (1 - school.part)
    print(
        f"{folder / 'network.safetensors'} is written. "
        + (f"{left:.1f} minutes are left; run it again." if left > 0.05 else "The time is spent.")
    )


def _seats(given: str | None) -> tuple[int, ...]:
    try:
        return tuple(int(each) for each in given.split(",")) if given else ()
    except ValueError:
        raise Stop(f"“{given}” is not a list of numbers of seats, such as 2,2,3.") from None


def _show(line: dict[str, Any]) -> None:
    if "against" in line:
        games = f"{line['games']} games against {line['against']}"
        print(
            f"{line['s']:5d} s  wins {line['share']:.1%} of {games} ({line['low']:.1%} to {line['high']:.1%})",
            flush=True,
        )
        return
    millions = line["decisions"] / 1e6
    print(
        f"{line['s']:5d} s  {millions:9.1f} M decisions ({millions / max(line['s'], 1):.2f} M/s)  "
        f"{line['games']:9d} games  entropy {line['entropy']:.3f}  surprise {line['surprise']:.3f}",
        flush=True,
    )
