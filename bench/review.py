"""What reviews are worth: hard against easy, the same marks with other seeds, marked mistakes played out, and times.

    python bench/review.py play card --count 50 --out build/review      games of hard against easy, as records
    python bench/review.py review card --out build/review --seeds 2     their reviews, each with so many seeds
    python bench/review.py prove card --out build/review --marks 40     marked mistakes played out by greedy bots
    python bench/review.py told --out build/review                      what all that shows
    python bench/review.py times card --out build/review                seconds for one game with two workers

Each piece goes on where it was stopped (`--seconds` stops it), and needs nothing but numba and numpy.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from insula.bots import playing
from insula.bots.api import Think, choose
from insula.bots.engine_cache import match_engine
from insula.bots.match import sides_of
from insula.bots.pool import Pool
from insula.core.chance import game_seed
from insula.core.dealing import dealt
from insula.core.record import parse_record
from insula.core.record_class import clone
from insula.core.registry import games, load
from insula.core.table import Table
from insula.review.course import course_of
from insula.review.result import marks
from insula.review.review import Budget, examining, review

COUNT = 20  # games, where no number is given
PLAYOUTS = 200
MAX_DECISIONS = 20_000


# ---- what a worker does --------------------------------------------------------------------------------------------


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
            count = round(game.tuning.iterations[level] * (self.hard if level == "hard" else 1.0))
            request = Think.of(table, level, seed, iterations=count, engine="numba")
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
        lost = [each["lost"] for each in told["players"]]
        measured = [each["measured"] for each in told["players"]]
        found = [
            {
                "number": each["number"],
                "verdict": each["verdict"],
                "loss": each["loss"],
                "better": [answer["option"] for answer in each["others"][0]["answers"]],
            }
            for each in marks(told)
        ]
        names, seconds = told["names"], time.process_time() - began
        return {"lost": lost, "measured": measured, "names": names, "marks": found, "seconds": seconds}


@dataclass(frozen=True)
class Proof:
    """One marked mistake: both moves on the same deals of what the seat knew, played out by greedy bots."""

    record: str
    number: int
    better: tuple[int, ...]

    def done(self) -> dict[str, Any]:
        """The mean share with either move."""
        course = course_of(parse_record(self.record))
        act, side = course.acts[self.number], course.side_of
        engine = match_engine(course.game)
        own, sums = side[act.seat], [0.0, 0.0]
        for number in range(PLAYOUTS):
            seed = game_seed(77, number)
            told = dealt(course.game, act.state, act.seat, seed)
            for which, line in enumerate((act.answers, self.better)):
                sums[which] += _played_out(engine, course.game, told, line, seed, side)[own]
        return {"played": sums[0] / PLAYOUTS, "better": sums[1] / PLAYOUTS}


def _played_out(engine: Any, game: Any, told: Any, line: Sequence[int], seed: int, side: Sequence[int]) -> list[float]:
    g = clone(told)
    seat = g.asked.seat
    for option in line:
        if g.over or g.asked.seat != seat or option not in g.options[: g.n_options]:
            break
        game.dispatch.play(g, option)
    batch = engine.states(playing.PLACES)
    engine.put(batch, playing.TRUTH, g)
    settings, bots = engine.settings, engine.ints([playing.GREEDY] * g.n_seats)
    limits = engine.ints([MAX_DECISIONS, settings.deals, settings.tries])
    work = (limits, engine.teams(g), engine.roles, engine.chance(0), engine.ints([0] * game.n_options))
    counting = (
        engine.ints([0] * engine.tally.memory),
        engine.ints([0] * engine.tally.size),
        engine.ints([0] * playing.COURSE),
    )
    engine.rule(playing.play_on)(batch, seed, 0, bots, *work, *counting)
    ended = engine.plain(batch[playing.TRUTH])
    won = {side[s] for s in range(ended.n_seats) if ended.over and ended.won[s]} or set(side)
    return [1 / len(won) if s in won else 0.0 for s in range(max(side) + 1)]


# ---- the pieces ----------------------------------------------------------------------------------------------------


class Kept:
    """Results by name, one line each in a file; what is there is not done again."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.known: dict[str, Any] = dict(json.loads(line) for line in lines)

    def fill(self, jobs: Iterator[tuple[str, Any]], pool: Pool, until: float) -> None:
        """Does what is missing, until a time."""
        missing = [(name, job) for name, job in jobs if name not in self.known]
        running: list[tuple[str, Any]] = []
        with self.path.open("a", encoding="utf-8") as out:
            while (missing or running) and time.monotonic() < until:
                while missing and len(running) < 2 * pool.size:
                    name, job = missing.pop(0)
                    running.append((name, pool.submit(job)))
                for name, future in [each for each in running if each[1].done()]:
                    running.remove((name, future))
                    self.known[name] = future.result()
                    out.write(json.dumps([name, self.known[name]]) + "\n")
                    out.flush()
                time.sleep(0.02)


def records(folder: Path, game: str) -> list[str]:
    """The records of a game, in the order of their seeds."""
    return [Kept(folder / f"{game}-play.jsonl").known[key] for key in sorted(Kept(folder / f"{game}-play.jsonl").known)]


def play(args: argparse.Namespace, pool: Pool, until: float) -> None:
    """Games of hard against easy."""
    count = args.count or COUNT
    seeds = range(args.first, args.first + count)
    jobs = ((f"{seed:04d}", Play(args.game, seed, args.hard)) for seed in seeds)
    Kept(args.out / f"{args.game}-play.jsonl").fill(jobs, pool, until)


def look(args: argparse.Namespace, pool: Pool, until: float) -> None:
    """Reviews of those games."""
    texts = records(args.out, args.game)[: args.count or None]
    jobs = ((f"{n:04d}/{s}", Look(text, s, args.effort)) for s in range(args.seeds) for n, text in enumerate(texts))
    Kept(args.out / f"{args.game}-review.jsonl").fill(jobs, pool, until)


def prove(args: argparse.Namespace, pool: Pool, until: float) -> None:
    """Marked mistakes of the first seed, played out."""
    texts, seen = records(args.out, args.game), Kept(args.out / f"{args.game}-review.jsonl").known
    found = [
        (f"{name}/{mark['number']}", Proof(texts[int(name[:4])], mark["number"], tuple(mark["better"])))
        for name in sorted(seen)
        if name.endswith("/0")
        for mark in seen[name]["marks"]
    ]
    step = max(1, len(found) // args.marks)
    Kept(args.out / f"{args.game}-prove.jsonl").fill(iter(found[::step][: args.marks]), pool, until)


def times(args: argparse.Namespace, pool: Pool, until: float) -> None:
    """How long one review takes with the workers of this machine, everything warm.

    Others may use the machine, too: so also how many seconds of a core it takes in a single process.
    """
    file = args.out / f"{args.game}-play.jsonl"
    text = records(args.out, args.game)[0] if file.exists() else args.record.read_text(encoding="utf-8")
    record = parse_record(text)
    review(record, Budget(0.05), pool=pool)
    cores = pool.submit(Look(text, 0, args.effort)).result()["seconds"]
    began = time.monotonic()
    made = review(record, Budget(args.effort), pool=pool)
    took = time.monotonic() - began
    limit = load(args.game).bars.review
    bar = "" if limit is None else f" of {limit:.0f} s"
    print(f"{args.game}: {took:.1f} s{bar} with {args.workers} workers, {cores:.1f} s of one core;")
    print(f"  {len(made.decisions)} acts, {made.moves} answers, {made.looks} games and lines of search")


def told(args: argparse.Namespace, pool: Pool, until: float) -> None:
    """What the pieces show."""
    for game in games():
        seen = Kept(args.out / f"{game}-review.jsonl").known
        first = {name: each for name, each in seen.items() if name.endswith("/0")}
        if not first:
            continue
        worse = [_lost(each, "Easy") > _lost(each, "Hard") for each in first.values()]
        print(f"{game}: easy lost more in {sum(worse)} of {len(worse)} games ({sum(worse) / len(worse):.0%})")
        print(f"  seconds of a core for a review: {statistics.mean(e['seconds'] for e in first.values()):.1f}")
        _told_again(seen)
        proofs = Kept(args.out / f"{game}-prove.jsonl").known
        if proofs:
            real = [each["better"] > each["played"] for each in proofs.values()]
            mean = statistics.mean(each["better"] - each["played"] for each in proofs.values())
            print(f"  played out by greedy: {sum(real)} of {len(real)} lose share ({mean:+.3f} on average)")


def _lost(seen: dict[str, Any], who: str) -> float:
    """Share given away by the seats of a level, on average: marked or not, noise cancels out."""
    return statistics.mean(m for m, name in zip(seen["measured"], seen["names"], strict=True) if name.startswith(who))


def _told_again(seen: dict[str, Any]) -> None:
    """Marked mistakes of either seed that the other seed marks, too."""
    for verdicts in (("mistake",), ("mistake", "inaccuracy")):
        same = both = 0
        for name, other in ((n, n[:-1] + ("1" if n[-1] == "0" else "0")) for n in seen if n[-1] in "01"):
            if other in seen:
                mine = {m["number"] for m in seen[name]["marks"] if m["verdict"] in verdicts}
                theirs = {m["number"] for m in seen[other]["marks"]}
                same, both = same + len(mine & theirs), both + len(mine)
        if both:
            print(f"  {' or '.join(verdicts)}: marked by the other seed, too: {same} of {both} ({same / both:.0%})")


PIECES: dict[str, Callable[[argparse.Namespace, Pool, float], None]]
PIECES = {"play": play, "review": look, "prove": prove, "told": told, "times": times}


def main() -> None:
    """Does one piece."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("piece", choices=list(PIECES))
    parser.add_argument("game", nargs="?", choices=games(), default=games()[0])
    parser.add_argument("--out", type=Path, default=Path("build/review"))
    parser.add_argument("--count", type=int, default=0, help="games; 0: as many as the proof asks for")
    parser.add_argument("--first", type=int, default=0, help="the first game's seed; others than 0 are for tuning")
    parser.add_argument("--hard", type=float, default=1.0, help="play: part of the usual iterations of hard")
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--marks", type=int, default=40)
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--record", type=Path, help="for times: the record of a game")
    args = parser.parse_args()
    with Pool(args.workers, examining) as pool:
        PIECES[args.piece](args, pool, time.monotonic() + args.seconds)


if __name__ == "__main__":
    import review as this  # workers find the jobs by this module's name

    this.main()
