"""What reviews are worth: hard against easy, the same marks with other seeds, marked mistakes played out, and times.

    python bench/review.py prove --games card:50 balance:20 --jobs 16 --seconds 540 --out build/review
    python bench/review.py told --out build/review         what all that shows
    python bench/review.py times --games card --jobs 2 --out build/review      seconds for one game with two workers

`prove` plays games of hard against easy, reviews each with two seeds and plays marked mistakes out, whatever can be
done now; it goes on where it was stopped. All that it found lies in one file of the folder, what that shows in another.
It needs nothing but numba and numpy.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import time
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import Any

from review_jobs import Look, Play, Proof, Warm

from insula.bots.pool import Pool
from insula.core.record import parse_record
from insula.core.registry import games, load
from insula.review.review import Budget, examining, review

COUNT = 20  # games, where no number is given
SEEDS = 2  # of reviews
GUESS = 30.0  # seconds that a first job of a kind may take
# what is done first where several things could be done: whenever it is stopped, there is some of everything
PLAYING, PROVING, AGAIN = -0.3, 0.3, 0.25


class Kept:
    """Results by name, one line each in a file; what is there is not done again."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "kept.jsonl"
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        self.known: dict[str, Any] = dict(json.loads(line) for line in lines if line.endswith("]"))

    def put(self, name: str, result: Any) -> None:
        """Keeps a result."""
        self.known[name] = result
        with self.path.open("a", encoding="utf-8") as out:
            out.write(json.dumps([name, result]) + "\n")

    def of(self, game: str, piece: str) -> dict[str, Any]:
        """The results of one piece of a game, by what is left of their names."""
        start = f"{game}/{piece}/"
        return {name[len(start) :]: each for name, each in sorted(self.known.items()) if name.startswith(start)}


Todo = tuple[float, str, Any]  # how urgent, its name, the job


def missing(args: argparse.Namespace, kept: Kept) -> list[Todo]:
    """All that could be done now, the most urgent first: of each game the same part."""
    found = itertools.chain.from_iterable(_missing(args, kept, game, count) for game, count in args.games)
    return sorted((each for each in found if each[1] not in kept.known), key=lambda each: each[:2])


def _missing(args: argparse.Namespace, kept: Kept, game: str, count: int) -> Iterator[Todo]:
    for place in range(count):
        seed, part = args.first + place, place / count
        record = kept.known.get(f"{game}/play/{seed:04d}")
        if record is None:
            yield PLAYING + part, f"{game}/play/{seed:04d}", Play(game, seed, args.hard)
            continue
        for number in range(SEEDS):
            urgent = part if number == 0 else AGAIN + 2 * part
            yield urgent, f"{game}/review/{seed:04d}/{number}", Look(record, number, args.effort)
    for place, (name, mark) in enumerate(_chosen(kept, game)[: args.marks]):
        record = kept.known[f"{game}/play/{name[:4]}"]
        job = Proof(record, mark["number"], tuple(mark["better"]))
        yield PROVING + place / args.marks, f"{game}/prove/{name}", job


def _chosen(kept: Kept, game: str) -> list[tuple[str, dict[str, Any]]]:
    """Marks of the first seed, mistakes first, in an order that has nothing to do with what they are."""
    first = {name[:4]: each for name, each in kept.of(game, "review").items() if name.endswith("/0")}
    found = [(f"{name}/{mark['number']}", mark) for name, each in first.items() for mark in each["marks"]]
    return sorted(found, key=lambda each: (each[1]["verdict"] != "mistake", zlib.crc32(each[0].encode()), each[0]))


def prove(args: argparse.Namespace, pool: Pool) -> None:
    """Does what is missing until the time is up; nothing is begun that would hardly be done by then."""
    kept, until = Kept(args.out), time.monotonic() + args.seconds
    running: dict[Future[Any], tuple[str, float]] = {
        pool.submit(Warm(game)): (f"{game}/warm", time.monotonic()) for game, _ in args.games
    }
    ready, took = set[str](), dict[str, float]()
    while True:
        busy = {name for name, _ in running.values()}
        for _, name, job in missing(args, kept):
            game, piece = name.split("/")[:2]
            late = time.monotonic() + took.get(f"{game}/{piece}", GUESS) > until
            if game in ready and name not in busy and not late and len(running) < pool.size:
                running[pool.submit(job)] = (name, time.monotonic())
        if not running:
            break
        for done in wait(running, timeout=max(0.0, until - time.monotonic()), return_when=FIRST_COMPLETED).done:
            name, began = running.pop(done)
            kind = "/".join(name.split("/")[:2])
            if name.endswith("/warm"):
                ready.add(name.split("/")[0])
                print(f"{name}: {done.result():.0f} s", flush=True)
                continue
            took[kind] = max(took.get(kind, 0.0), time.monotonic() - began)
            kept.put(name, done.result())
        if time.monotonic() >= until:
            break
    left = len(missing(args, kept))
    print(f"{left} pieces that could be done now are left" if left else "everything is done", flush=True)
    told(args, pool)


def times(args: argparse.Namespace, pool: Pool) -> None:
    """How long one review takes with the workers of this machine, everything warm.

    Others may use the machine, too: so also how many seconds of a core it takes in a single process.
    """
    kept = Kept(args.out)
    for game, _ in args.games:
        text = args.record.read_text(encoding="utf-8") if args.record else next(iter(kept.of(game, "play").values()))
        record = parse_record(text)
        review(record, Budget(0.05), pool=pool)
        cores = pool.submit(Look(text, 0, args.effort)).result()["seconds"]
        began = time.monotonic()
        made = review(record, Budget(args.effort), pool=pool)
        took, limit = time.monotonic() - began, load(game).bars.review
        bar = "" if limit is None else f" of {limit:.0f} s"
        print(f"{game}: {took:.1f} s{bar} with {pool.size} workers, {cores:.1f} s of one core;")
        print(f"  {len(made.decisions)} acts, {made.moves} answers, {made.looks} games and lines of search", flush=True)


def told(args: argparse.Namespace, pool: Pool) -> None:
    """What the pieces show, printed and kept beside them."""
    kept = Kept(args.out)
    lines = [line for game in games() for line in _told(kept, game)]
    (args.out / "told.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print("\n".join(lines), flush=True)


def _told(kept: Kept, game: str) -> Iterator[str]:
    seen = kept.of(game, "review")
    first = [each for name, each in seen.items() if name.endswith("/0")]
    if not first:
        return
    yield f"{game}: {len(kept.of(game, 'play'))} games, {len(seen)} reviews"
    for what, words in (("measured", "in all"), ("lost", "by marks alone")):
        worse = sum(_lost(each, what, "Easy") > _lost(each, what, "Hard") for each in first)
        yield f"  easy lost more share {words}: {_part(worse, len(first))}"
    seconds = [each["seconds"] for each in seen.values()]
    yield f"  seconds of a core for a review: {statistics.mean(seconds):.1f}, at most {max(seconds):.1f}"
    yield from _told_again(seen)
    verdicts = {name: mark["verdict"] for name, mark in _chosen(kept, game)}
    proofs = kept.of(game, "prove")
    for verdict in ("mistake", "inaccuracy"):
        more = [each["better"] - each["played"] for name, each in proofs.items() if verdicts.get(name) == verdict]
        if more:
            real, mean = sum(each > 0 for each in more), statistics.mean(more)
            yield f"  {verdict} played out by greedy loses share: {_part(real, len(more))}, {mean:+.3f} on average"


def _part(some: int, of: int) -> str:
    return f"{some} of {of} ({some / of:.0%})"


def _lost(seen: dict[str, Any], what: str, who: str) -> float:
    """Share given away by the seats of a level, on average."""
    return statistics.mean(m for m, name in zip(seen[what], seen["names"], strict=True) if name.startswith(who))


def _told_again(seen: dict[str, Any]) -> Iterator[str]:
    """Marked mistakes of either seed that the other seed marks, too."""
    for verdicts in (("mistake",), ("mistake", "inaccuracy")):
        same = both = games = 0
        for name, other in ((n, n[:-1] + ("1" if n[-1] == "0" else "0")) for n in seen):
            if other in seen:
                mine = {m["number"] for m in seen[name]["marks"] if m["verdict"] in verdicts}
                theirs = {m["number"] for m in seen[other]["marks"]}
                same, both, games = same + len(mine & theirs), both + len(mine), games + 1
        if both:
            yield f"  {' or '.join(verdicts)} marked by the other seed, too: {_part(same, both)} in {games // 2} games"


def _game(text: str) -> tuple[str, int]:
    name, _, count = text.partition(":")
    if name not in games():
        raise argparse.ArgumentTypeError(f"no such game: {name}")
    return name, int(count or COUNT)


PIECES: dict[str, Callable[[argparse.Namespace, Pool], None]] = {"prove": prove, "told": told, "times": times}


def main() -> None:
    """Does one piece."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("piece", choices=list(PIECES))
    everything = [(game, COUNT) for game in games()]
    parser.add_argument("--games", nargs="+", type=_game, default=everything, metavar="GAME[:COUNT]")
    parser.add_argument("--out", type=Path, default=Path("build/review"))
    parser.add_argument("--first", type=int, default=0, help="the first game's seed; others than 0 are for tuning")
    parser.add_argument("--hard", type=float, default=1.0, help="part of the usual iterations of hard")
    parser.add_argument("--marks", type=int, default=40, help="marks of each game that are played out")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--record", type=Path, help="for times: the record of a game")
    args = parser.parse_args()
    with Pool(args.jobs, examining) as pool:
        PIECES[args.piece](args, pool)


if __name__ == "__main__":
    main()
