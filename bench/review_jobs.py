"""What a worker of `bench/review.py` does: plays a game, reviews it, or plays a marked mistake out from both moves."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from insula.bots import playing
from insula.bots.api import Think, choose
from insula.bots.engine_cache import match_engine
from insula.bots.match import shares_of, sides_of
from insula.core.chance import game_seed
from insula.core.dealing import dealt
from insula.core.record import parse_record
from insula.core.record_class import clone
from insula.core.registry import load
from insula.core.table import Table
from insula.review.course import course_of
from insula.review.result import marks
from insula.review.review import Budget, review
from insula.review.sampling import make_ready

PLAYOUTS = 200
PROOF_SEED = 77  # no review looks at these deals


@dataclass(frozen=True)
class Warm:
    """Compiles what the other jobs of a game need, so that no two of them do it."""

    game: str

    def done(self) -> float:
        """The seconds that it took."""
        began = time.monotonic()
        match_engine(load(self.game))
        make_ready(self.game)
        return time.monotonic() - began


@dataclass(frozen=True)
class Play:
    """A game of hard against easy; who begins takes turns."""

    game: str
    seed: int
    hard: float = 1.0  # of the usual iterations of hard

    def done(self) -> str:
        """Its record."""
        game = load(self.game)
        setup = game.setup(game.bars.review_seats or game.seats[0])
        match_engine(game)
        side = sides_of(setup)
        levels = ["hard" if (side[seat] + self.seed) % 2 == 0 else "easy" for seat in range(setup.seats)]
        table = Table(setup, self.seed, tuple(f"{level.title()} {s + 1}" for s, level in enumerate(levels)), salt="b")
        while not table.over:
            level, seed = levels[table.asked], game_seed(self.seed, len(table.moves))
            count = max(1, round(game.tuning.iterations[level] * (self.hard if level == "hard" else 1.0)))
            request = Think.of(table, level, seed, iterations=count, engine="numba", table_id=f"game {self.seed}")
            table.play(choose(request).option)
        return table.record.text()


@dataclass(frozen=True)
class Look:
    """A review in one process; what is kept of it."""

    record: str
    seed: int
    effort: float

    def done(self) -> dict[str, Any]:
        """Its marks, what each seat lost, and the seconds of one core that it took."""
        began = time.process_time()
        told = review(parse_record(self.record), Budget(self.effort), self.seed).told()
        found = [
            {
                "number": each["number"],
                "verdict": each["verdict"],
                "loss": each["loss"],
                "better": [answer["option"] for answer in each["others"][0]["answers"]],
            }
            for each in marks(told)
        ]
        return {
            "lost": [each["lost"] for each in told["players"]],
            "measured": [each["measured"] for each in told["players"]],
            "names": told["names"],
            "acts": len(told["decisions"]),
            "marks": found,
            "seconds": time.process_time() - began,
        }


@dataclass(frozen=True)
class Proof:
    """One marked mistake: both moves on the same deals of what the seat knew, played out by greedy bots."""

    record: str
    number: int
    better: tuple[int, ...]

    def done(self) -> dict[str, Any]:
        """The mean share with either move, and how sure the difference is."""
        course = course_of(parse_record(self.record))
        act, side = course.acts[self.number], course.side_of
        engine, shares = match_engine(course.game), list[list[float]]()
        for number in range(PLAYOUTS):
            seed = game_seed(PROOF_SEED, number)
            told = dealt(course.game, act.state, act.seat, seed)
            lines = (act.answers, self.better)
            shares.append([played_out(engine, course.game, told, line, seed, side)[act.seat] for line in lines])
        played, better = (sum(each[line] for each in shares) / PLAYOUTS for line in range(2))
        spread = sum((each[1] - each[0] - better + played) ** 2 for each in shares)
        return {"played": played, "better": better, "error": (spread / PLAYOUTS / (PLAYOUTS - 1)) ** 0.5}


def played_out(engine: Any, game: Any, told: Any, line: Sequence[int], seed: int, side: Sequence[int]) -> list[float]:
    """Each seat's part of the victory after a line, everything else answered by greedy bots."""
    g = clone(told)
    seat = g.asked.seat
    for option in line:
        if g.over or g.asked.seat != seat or option not in g.options[: g.n_options]:
            break
        game.dispatch.play(g, option)
    batch = engine.states(playing.PLACES)
    engine.put(batch, playing.TRUTH, g)
    settings, bots = engine.settings, engine.ints([playing.GREEDY] * g.n_seats)
    limits = engine.ints([game.max_decisions, settings.deals, settings.tries])
    work = (limits, engine.teams(g), engine.roles, engine.chance(0), engine.ints([0] * game.n_options))
    counting = (
        engine.ints([0] * engine.tally.memory),
        engine.ints([0] * engine.tally.size),
        engine.ints([0] * playing.COURSE),
    )
    engine.rule(playing.play_on)(batch, seed, 0, bots, *work, *counting)
    ended = engine.plain(batch[playing.TRUTH])
    return shares_of([s for s in range(ended.n_seats) if ended.over and ended.won[s]], side)
