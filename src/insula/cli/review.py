"""`insula review RECORD`: a finished game looked at, in the terminal, as JSON, or as a record with comments."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from insula.bots.pool import Pool
from insula.core.parts import Stop
from insula.core.record import load_record
from insula.review.comments import moment_lines, with_comments
from insula.review.course import course_of
from insula.review.result import PHASES, Review, marked
from insula.review.review import Budget, examining, review

WIDTH = 40  # of the graph


def show_review(args: argparse.Namespace) -> None:
    """Reviews a record and tells about it."""
    if args.seconds is not None and args.seconds <= 0:
        raise Stop("--seconds must be more than 0.")
    if not 0 < args.effort <= 100:
        raise Stop("--effort must be more than 0 and at most 100.")
    if args.workers < 1:
        raise Stop("--workers must be at least 1.")
    record = load_record(args.file)
    if record.pack is not None:
        raise Stop(f"This game was played with the pack “{record.pack.name}”; games with a pack cannot be reviewed.")
    course_of(record)  # a record that cannot be reviewed is refused before any worker starts
    budget = Budget(args.effort, args.seconds)
    with Pool(min(args.workers, os.cpu_count() or 1), examining) as pool:
        made = review(record, budget, args.seed, pool=pool, progress=_progress)
    if sys.stderr.isatty():
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
    if args.out:
        Path(args.out).write_text(with_comments(record, made), encoding="utf-8")
    print(json.dumps(made.told()) if args.json else told(made))


def _progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {of} acts looked at", end="", file=sys.stderr, flush=True)


def told(made: Review) -> str:
    """A review for people who read."""
    lines = [f"{made.title}: {made.reason}", ""]
    lines += [_player(made, player.seat) for player in made.players]
    lines += ["", f"Winning chances of {made.sides[0].name}, knowing everything:"]
    lines += _graph(made)
    lines += ["", *(_sum(made, side) for side in range(len(made.sides)))]
    worth = [each for each in made.decisions if marked(each)]
    if not worth:
        lines += ["", "No decision lost anything measurable."]
    for decision in worth:
        lines += ["", *moment_lines(made, decision)]
    lines += ["", f"{made.looks:,} games and lines of search; to repeat it, use --seed {made.seed}."]
    if made.hurried:
        lines.append("Time ran out before every decision got its full share; allow more with --seconds.")
    return "\n".join(lines)


def _player(made: Review, seat: int) -> str:
    player = made.players[seat]
    part = player.accurate / player.decisions if player.decisions else 1.0
    phases = ", ".join(
        f"{name} {good} of {count}" for name, (count, good) in zip(PHASES, player.phases, strict=True) if count
    )
    wins = " (won)" if seat in made.winners else ""
    return (
        f"{made.names[seat]}{wins}: {part:.0%} accurate ({phases}), "
        f"{player.mistakes} mistakes, {player.inaccuracies} inaccuracies"
    )


def _graph(made: Review) -> list[str]:
    """One line for each round: how the share of the first side stood when it began."""
    found, last = [], -1
    for point in made.points:
        if point.round != last or point.move == made.moves:
            share = point.truth[0]
            name = "end" if point.move == made.moves else f"round {point.round}"
            found.append(f"  {name:>9} {'█' * round(share.win * WIDTH):<{WIDTH}} {share.win:4.0%}")
            last = point.round
    return found


def _sum(made: Review, side: int) -> str:
    each = made.sums[side]
    return (
        f"{made.sides[side].name}: from {each.start:.0%} to {each.end:.0%}; "
        f"moves of all sides {each.own + each.others:+.0%}, luck {each.luck:+.0%}."
    )
