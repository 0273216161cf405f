"""`insula lesson find`: proposes puzzles from games between bots, as drafts that a person looks at."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from insula.bots.engine_cache import match_engine
from insula.bots.puzzle_finder import Budget, Found, find
from insula.core.parts import Stop
from insula.core.registry import game
from insula.learn.check import problems
from insula.learn.lesson import read_lesson


def find_puzzles(args: argparse.Namespace, choices: Mapping[str, str]) -> None:
    """Writes drafts into a folder and says what speaks for each."""
    folder = Path(args.out)
    if folder.resolve().name == "lessons":
        raise Stop("Drafts do not belong among the lessons. Name another folder and copy the good ones over.")
    if min(args.games, args.most, args.playouts) < 1:
        raise Stop("Games, drafts and playouts must be at least 1.")
    setup = game(args.game, args.seats, **choices)
    folder.mkdir(parents=True, exist_ok=True)
    budget, made = Budget(games=args.games, most=args.most, playouts=args.playouts), 0
    for found in find(setup, args.seed, budget, match_engine(setup.game, search=False)):
        path = folder / f"{found.name}.yaml"
        path.write_text(found.text(), encoding="utf-8")
        wrong = problems(read_lesson(path, setup.game))
        if wrong:  # the position cannot be told by moves alone, or its claims do not hold
            path.unlink()
            continue
        made += 1
        print(f"{path}: {_praise(found)}")
    print("1 draft to look at." if made == 1 else f"{made} drafts to look at." if made else "Nothing stood out.")


def _praise(found: Found) -> str:
    """What speaks for a draft, in a sentence."""
    best, second = list(found.shares.values())[:2]
    kind = "an easy one" if found.easy else "greedy bots miss it"
    return f"{found.labels[found.way[0]]} wins {best.win:.0%}, the next best {second.win:.0%}; {kind}."
