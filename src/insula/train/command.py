"""`insula train`: trains a network for a game, or goes on training it, and shows how it comes along."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import torch

from insula.bots.api import BadThink
from insula.bots.entrants import Entrant
from insula.core.parts import Stop
from insula.core.registry import load
from insula.train.exam import Examiner
from insula.train.examples import Task, record_all
from insula.train.school import School, Training, setups_of


def train(args: argparse.Namespace, choices: dict[str, str]) -> None:
    """Learns and tells about it."""
    game = load(args.game)
    device = args.device
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda" and not torch.cuda.is_available():
        raise Stop("There is no CUDA GPU here. Train on the CPU with --device cpu.")
    games = args.games or (65_536 if device == "cuda" else 512)
    if min(args.minutes, args.piece, games, args.steps, args.teaching, args.jobs, args.minibatch) <= 0:
        raise Stop("Minutes, pieces, games, steps, teaching, jobs and minibatches must be more than 0.")
    plan = Training(
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
        args.minibatch,
        seed=args.seed,
        varied=args.varied,
    )
    folder = args.out or Path("build") / f"train-{game.name}"
    school = School(game, plan, folder)
    if school.progress.rounds == 0:
        _prepare(school, args)
    setup = setups_of(game, plan)[0]
    examiner = Examiner(game.name, setup.seats, choices, args.examine) if args.examine != "none" else None
    try:
        school.run(args.piece, _show, examiner)
        school.save()  # whoever ends it during the last exam keeps what was learned
        school.examine(examiner, _show, last=True)
    finally:
        if examiner is not None:
            examiner.close()
    school.save()
    left = plan.minutes * (1 - school.part)
    print(
        f"{folder / 'network.safetensors'} is written. "
        + (f"{left:.1f} minutes are left; run it again to continue." if left > 0.05 else "Training is done.")
    )


def _prepare(school: School, args: argparse.Namespace) -> None:
    """Before the first round: what was learned elsewhere, or what others show."""
    if args.begin is not None:
        school.begin_from(args.begin)
    if not args.teachers:
        return
    plan, bots = school.plan, tuple(args.teachers.split(","))
    for name in bots:
        try:
            Entrant.parse(name, school.game, ladder=True)
        except BadThink as problem:
            raise Stop(str(problem)) from None
    seats = tuple(setup.seats for setup in setups_of(school.game, plan))
    task = Task(plan.game, seats, plan.choices, bots, 60 * args.teaching, school.folder / "examples")
    print(f"{record_all(task, args.jobs)} moves of {' and '.join(bots)} are recorded.", flush=True)
    school.imitate(task.folder, 60 * args.teaching, _show)


def _seats(given: str | None) -> tuple[int, ...]:
    try:
        return tuple(int(each) for each in given.split(",")) if given else ()
    except ValueError:
        raise Stop(f"“{given}” is not a list of numbers of seats, such as 2,2,3.") from None


def _show(line: dict[str, Any]) -> None:
    if "met" in line:
        print(
            f"{line['s']:5d} s  {line['examples'] / 1e6:9.1f} M examples  matches its teachers in {line['met']:.1%}",
            flush=True,
        )
        return
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
