"""Replaying a record: checks it, tells where the lead changed and which rules were at work, and branches from it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from pathlib import Path

from shared import arguments, run, share

import insula

PARTS = 4  # of the game, after each of which the points are told
MAX_RULES = 5


def main() -> None:
    """Analyses the record of a file, or that of a random game played for the purpose."""
    parser = arguments(__doc__, games=20)
    parser.add_argument("--record", type=Path, metavar="FILE", help="a record; by default a random game is played")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the record of that random game")
    args = parser.parse_args()
    if args.record is None:
        table = insula.game(args.game, args.seats).table(args.seed)
        finish(table, random.Random(args.seed))
        record = table.record
        if args.save is not None:
            print(f"kept in {record.save(args.save)}")
    else:
        record = insula.load_record(args.record)
    table = insula.replay(record)
    print(f"{len(record.moves)} moves of {table.game.title} follow the rules, and every draw is right")
    print(record.result or "the game is not over")
    show_points(record)
    show_rules(table)
    branch(record, len(record.moves) // 2, args.games, args.seed)


def finish(table: insula.Table, chance: random.Random) -> None:
    """Random answers to the end."""
    while not table.over:
        table.play(chance.choice(table.options))


def show_points(record: insula.Record) -> None:
    """The points of every seat in the course of the game, and how often the lead changed hands."""
    table = insula.replay(record, 0)
    table.fast_forward = False  # a record also holds the answers that were the only ones
    course = [points(table)]
    for move in record.moves:
        table.play(move.text)
        course.append(points(table))
    print("points after move")
    for at in sorted({round(part * len(record.moves) / PARTS) for part in range(PARTS + 1)}):
        print(
            f"  {at:5d}: " + "  ".join(f"{name} {each:3d}" for name, each in zip(record.names, course[at], strict=True))
        )
    leaders = [now.index(max(now)) for now in course if now.count(max(now)) == 1]
    print(f"changes of the lead: {sum(a != b for a, b in pairwise(leaders))}")


def points(table: insula.Table) -> list[int]:
    """The points of every seat, as the table shows them."""
    return [table.game.score(table.state, seat) for seat in range(table.setup.seats)]


def show_rules(table: insula.Table) -> None:
    """The rules that caused most of what happened."""
    causes = Counter(event["rule"] for event in table.seen_by_all() if event["rule"])
    print(f"{len(causes)} rules caused {causes.total()} events, most of them:")
    for rule, count in causes.most_common(MAX_RULES):
        print(f"  {count:5d} times {rule}")


def branch(record: insula.Record, move: int, games: int, seed: int) -> None:
    """Goes back to a move and lets chance finish the game from there, again and again."""
    won = [0.0] * record.seats
    for number in range(games):
        table = insula.replay(record, move)
        finish(table, random.Random(seed + number))
        assert table.result is not None
        for seat in table.result.winners:
            won[seat] += 1 / len(table.result.winners)
    print(f"finished {games} times at random from move {move} on:")
    for name, part in zip(record.names, won, strict=True):
        print(f"  {name} won {share(part, games)}")


if __name__ == "__main__":
    run(main)
