"""Traces: random games of every set-up as numbers, written by the plain engine, to compare the others with."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from insula.core import drive
from insula.core.chance import Chance, game_seed, streams
from insula.core.game import Game, Setup

GAMES = 24  # of each set-up
SEED = 1

Trace = tuple[int, int]  # the number of decisions and a hash over all of them


def plain_traces(setup: Setup, games: int = GAMES) -> list[Trace]:
    """The first games in the plain engine."""
    play = setup.game.engine("plain").get(drive.traced_random_game)
    seeds = [game_seed(SEED, number) for number in range(games)]
    return [play(setup.blank(), seed, setup.game.max_decisions, [Chance()]) for seed in seeds]


def compiled_traces(setup: Setup, games: int = GAMES, seed: int = SEED) -> tuple[Any, Any]:
    """Decisions and hashes of the first games in the compiled engine."""
    import numpy as np

    counts, hashes = np.zeros(games, np.int64), np.zeros(games, np.int64)
    play = setup.game.engine("numba").get(drive.traced_random_games)
    play(setup.batch(2), seed, 0, games, setup.game.max_decisions, counts, hashes, streams(1))
    return counts, hashes


def summary(traces: Iterable[Trace]) -> dict[str, Any]:
    """What a file tells of a set-up: the first games one by one, all of them as a digest."""
    all_of_them = [[int(count), int(trace)] for count, trace in traces]
    digest = hashlib.sha256(json.dumps(all_of_them).encode()).hexdigest()[:16]
    return {"decisions": sum(count for count, _ in all_of_them), "first": all_of_them[:2], "digest": digest}


def traces_text(game: Game) -> str:
    """The file of a game."""
    made = {setup.label: summary(plain_traces(setup)) for setup in game.setups()}
    return json.dumps({"seed": SEED, "games": GAMES, "setups": made}, indent=1) + "\n"


def known_traces(folder: Path, game: Game) -> dict[str, Any]:
    """What the file of a game says of each set-up."""
    found: dict[str, Any] = json.loads((folder / game.name / "traces.json").read_text(encoding="utf-8"))
    if (found["seed"], found["games"]) != (SEED, GAMES):
        raise ValueError(f"{game.name}/traces.json is of other games. Run `make golden` to write it again.")
    setups: dict[str, Any] = found["setups"]
    return setups
