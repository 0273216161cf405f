"""What the examples share: their arguments, and one sentence instead of a traceback when something is wrong."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import insula
from insula.bots import BadThink
from insula.bots.ratings import wilson
from insula.cli.main import Parser, Stop

MOST = 10_000_000  # of anything that is counted


def arguments(text: str | None, **budgets: int) -> Parser:
    """Every example takes a game, its seats, a seed, and budgets of its own with these defaults."""
    parser = Parser(description=text)
    parser.add_argument("game", nargs="?", default="card", help=f"{', '.join(insula.games())} (default card)")
    parser.add_argument("--seats", type=int, help="how many seats play; by default the fewest")
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="the same seed gives the same games")
    for name, default in budgets.items():
        parser.add_argument(f"--{name}", type=_count, default=default, metavar="N", help=f"(default {default})")
    return parser


def _count(text: str) -> int:
    return _whole(text, 1, MOST)


def _seed(text: str) -> int:
    return _whole(text, 0, 2**31 - 1)


def _whole(text: str, least: int, most: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number from {least} to {most}")
    return int(text)


def share(won: float, games: int) -> str:
    """A win share with its interval of 95 %."""
    low, high = wilson(won / games, games)
    return f"{won / games:.1%} ({low:.1%} to {high:.1%})"


def first_rewards(env: Any, answers: Callable[[Any, Any], Any], seed: int) -> list[float]:
    """The reward of the first game in each place of a vector environment; a game that has ended begins again."""
    won: list[float | None] = [None] * env.num_envs
    seen, info = env.reset(seed=seed)
    while None in won:
        seen, rewards, ended, _, info = env.step(answers(seen, info["action_mask"]))
        for place in ended.nonzero()[0]:
            if won[place] is None:
                won[place] = float(rewards[place])
    return [each for each in won if each is not None]


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Imports inside it may be missing; then the example says which extra brings them."""
    try:
        yield
    except ModuleNotFoundError as missing:
        _end(f"This example needs {missing.name}; install insula[{extra}].")


def run(main: Callable[[], None]) -> None:
    """Runs an example and turns every expected trouble into one sentence and exit code 2."""
    try:
        main()
    except (Stop, insula.Refused, insula.UnknownGame, insula.BadRecord, BadThink) as trouble:
        _end(str(trouble))
    except OSError as trouble:
        _end(f"{trouble.filename}: {trouble.strerror}." if trouble.filename else f"{trouble}.")
    except MemoryError:
        _end("That is more than fits into memory.")
    except KeyboardInterrupt:
        _end("Stopped.")


def _end(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise SystemExit(2)
