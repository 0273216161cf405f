"""Part of make_release.py, run with the release on the path: finished games over all set-ups, with fixed seeds."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import insula
from insula.bots import Think, choose
from insula.core.registry import load

NAMES = ("Mara", "Ash", "Tomas", "Ines", "Jun", "Oda")

# beside the set-ups that each game lists itself, which leave out choices that only change the deal or the look
MORE: list[tuple[str, int, dict[str, str]]] = [
    ("amygdala", 2, {"start": "A", "side": "dark"}),
    ("amygdala", 3, {"start": "B", "colours": "green,orange,grey"}),
    ("amygdala", 3, {"start": "C", "variants": "vp-tiles"}),
    ("amygdala", 4, {"start": "D", "side": "dark", "variants": "changing-toll,vp-tiles"}),
    ("cerebria", 3, {"line_up": "2-1", "setting": "recommended", "spirits": "random", "decks": "random"}),
    ("cerebria", 4, {"spirits": "random", "decks": "choose"}),
    ("balance", 4, {"line_up": "2-1-1", "spirits": "random", "decks": "recommended"}),
    ("balance", 5, {"line_up": "1-2-2", "setting": "recommended", "spirits": "random", "decks": "random"}),
]


def setups() -> list[insula.Setup]:
    """Every kind of game that the release can set up."""
    listed = [setup for name in insula.games() for setup in load(name).setups()]
    return listed + [insula.game(name, seats, **choices) for name, seats, choices in MORE]


def play(setup: insula.Setup, number: int) -> insula.Record:
    """One game to its end: random bots, and in every second game a greedy one on a seat that changes."""
    table = insula.Table(setup, seed=1000 + number, names=NAMES[: setup.seats], salt=f"release-{number}")
    greedy = number // 2 % setup.seats if number % 2 else -1
    dice = random.Random(number)
    while not table.over:
        level = "greedy" if table.asked == greedy else "random"
        table.play(choose(Think.of(table, level, dice.getrandbits(60), engine="plain")).option)
    return table.record


def main() -> None:
    folder = Path(sys.argv[1]) / "records"
    for number, setup in enumerate(setups()):
        record = play(setup, number)
        record.save(folder / f"{number:02}-{record.game}-{setup.label}.txt")
        print(f"record {number}: {record.game} {setup.label}, {len(record.moves)} moves", flush=True)


if __name__ == "__main__":
    main()
