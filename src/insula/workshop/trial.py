"""Packs tried: random games in plain Python with a pack, each to its end, with nothing created or lost."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from insula.bots.pool import Worker, WorkerLost
from insula.core.chance import as_seed, game_seed
from insula.core.game import Game, Setup
from insula.core.pack import Pack, parse_pack
from insula.core.parts import ENTERED, MAX_SEATS, USED
from insula.core.registry import load

SLACK = 90.0  # seconds for loading the game and finishing the game that is being played
EVERY = 40  # answers between two looks at what must be conserved
MAX_PROBLEMS = 5


@dataclass
class Tried:
    """What the games showed. `entered` and `used` count each card, in all games together."""

    games: int = 0
    wanted: int = 0
    decisions: int = 0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)
    entered: dict[str, int] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)
    counted: bool = False  # whether the game counts its cards

    @property
    def fine(self) -> bool:
        """Whether every game came to its end in order."""
        return self.games > 0 and not self.problems


def try_pack(pack: Pack, game: str, games: int = 300, seconds: float = 30.0, seed: int = 0) -> Tried:
    """Plays with a pack in a process of its own until the games are played or the time is up."""
    with Worker(_trying, nice=5) as worker:
        try:
            told: Tried = worker.ask((pack.written(), game, games, seconds, seed), seconds + SLACK)
        except WorkerLost as lost:
            return Tried(wanted=games, problems=[f"The games did not come to an end. {lost}"])
    return told


def _trying() -> Callable[[tuple[str, str, int, float, int]], Tried]:
    return _play


def _play(asked: tuple[str, str, int, float, int]) -> Tried:
    text, name, games, seconds, seed = asked
    parse_pack(text).take()
    game = load(name)
    setups = game.setups()
    out = Tried(wanted=games, counted=game.tally is not None and bool(game.tally.cards))
    start = time.monotonic()
    for number in range(games):
        _one(out, setups[number % len(setups)], game_seed(as_seed(seed), number))
        out.seconds = time.monotonic() - start
        if out.seconds > seconds or len(out.problems) >= MAX_PROBLEMS:
            break
    return out


def _one(out: Tried, setup: Setup, seed: int) -> None:
    """One random game; whatever goes wrong is told with its seed."""
    game, where = setup.game, f"{setup.seats} players, seed {seed}"
    try:
        problem = _to_the_end(out, setup, seed)
    except Exception as trouble:  # rules that a pack leads astray may fail in any way
        problem = f"{type(trouble).__name__}: {trouble}"
    out.games += 1
    if problem:
        out.problems.append(f"{game.title}, {where}: {problem.rstrip('.')}.")


def _to_the_end(out: Tried, setup: Setup, seed: int) -> str:
    game, chance = setup.game, random.Random(seed)
    g = setup.start(seed)
    tally = game.tally
    seen = [0] * (tally.memory if tally else 0)
    counts = [0] * (tally.size if tally else 0)
    if tally:
        tally.watch(g, -1, -1, -1, seen, counts)
    for number in range(game.max_decisions):
        if g.over:
            break
        seat, kind = g.asked.seat, g.asked.kind
        option = chance.choice(g.options[: g.n_options])
        game.dispatch.play(g, option)
        out.decisions += 1
        if tally:
            tally.watch(g, seat, kind, option, seen, counts)
        if number % EVERY == 0 and (lost := game.conserved(g)):
            return lost[0]
    if not g.over:
        return f"the game did not end within {game.max_decisions} decisions"
    _count(out, game, counts)
    return next(iter(game.conserved(g)), "")


def _count(out: Tried, game: Game, counts: Sequence[int]) -> None:
    tally = game.tally
    if tally is None:
        return
    for number, card in enumerate(tally.cards):
        places = [tally.first_card + 2 * (seat * len(tally.cards) + number) for seat in range(MAX_SEATS)]
        _add(out.entered, card, sum(counts[place + ENTERED] for place in places))
        _add(out.used, card, sum(counts[place + USED] for place in places))


def _add(into: dict[str, int], card: str, count: Any) -> None:
    if count:
        into[card] = into.get(card, 0) + int(count)
