"""How true told win shares are, and the small map that makes them true.

`PYTHONPATH=src:bench python bench/reliability.py FOLDER ...` reads what `bench/calibration.py` kept, game by game: the
reliability of shares as they were told, the map (a shift and a slope on the scale of log odds, see
`insula.bots.belief`) that fits them best, and how reliable shares are after the map. That is cross-validated: each
fifth of the games is judged by a map of the other four. Positions of one game share its end, so a fifth holds whole
games. `--page FILE` writes the tables between two marks of a page, `--plot FILE.svg` draws the curves.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
from keeping import kept
from matplotlib import pyplot as plt

from insula.bots.belief import believed, log_odds
from insula.bots.ratings import wilson
from insula.core.parts import Belief
from pages import put

matplotlib.use("svg")
BINS, FOLDS, STEPS = 10, 5, 50
DRAWS = 200  # samples of a perfect adviser
HEAD = (
    "| game, seats, players, adviser | games | positions | error as search says | Brier | shift, slope |"
    " error as shown | Brier | a perfect adviser's | both sides together |"
)
Found = dict[str, Any]  # one position: what was told, what came of it


def table_of(found: Sequence[Found], key: str = "win") -> dict[str, Any]:
    """The reliability of what was told; errors are those of games, because positions of a game share its end."""
    rows, error = [], 0.0
    for number in range(BINS):
        inside = [each for each in found if min(int(each[key] * BINS), BINS - 1) == number]
        if inside:
            said, was = (sum(each[part] for each in inside) / len(inside) for part in (key, "got"))
            low, high = wilson(was, len({each["game"] for each in inside}))
            rows.append({"positions": len(inside), "said": said, "was": was, "low": low, "high": high})
            error += len(inside) / len(found) * abs(said - was)
    brier = sum((each[key] - each["got"]) ** 2 for each in found) / max(1, len(found))
    other = "other" if key == "win" else f"other {key}"
    wholes = [each[key] + each[other] for each in found if each.get(other) is not None]
    told = {"positions": len(found), "games": len({each["game"] for each in found})}
    told |= {"expected_error": error, "brier": brier, "bins": rows}
    return told | ({"both_sides": sum(wholes) / len(wholes)} if wholes else {})


def tell(told: dict[str, Any]) -> None:
    """The table for people."""
    for row in told["bins"]:
        span = f"({row['low']:.0%} to {row['high']:.0%})"
        print(f"said {row['said']:.0%}, was {row['was']:.0%} {span}, {row['positions']} positions")
    error, brier = told["expected_error"], told["brier"]
    print(f"expected error {error:.1%} over {told['positions']} positions, Brier score {brier:.3f}")
    if "both_sides" in told:
        print(f"the shares of both sides add up to {told['both_sides']:.3f} on average")


# ---- the map --------------------------------------------------------------------------------------------------


def fit(found: Sequence[Found]) -> Belief:
    """The shift and the slope under which what came of the positions is likeliest (Newton's method)."""
    x = np.array([[1.0, log_odds(each["win"])] for each in found])
    even = np.array([log_odds(1 / each["sides"]) for each in found])
    got = np.array([each["got"] for each in found])
    made = np.array([0.0, 1.0])
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-(even + x @ made)))
        slope = x.T @ (got - p) - 1e-6 * made
        bend = (x * (p * (1 - p))[:, None]).T @ x + 1e-6 * np.eye(2)
        made = made + np.linalg.solve(bend, slope)
    return Belief(round(float(made[0]), 3), round(float(made[1]), 3))


def cross_validated(found: Sequence[Found]) -> list[Found]:
    """Every position with what is believed (`shown`) by a map of other games."""
    games = sorted({each["game"] for each in found})
    fold = {game: place % FOLDS for place, game in enumerate(games)}
    made = []
    for number in range(FOLDS):
        map_of_others = fit([each for each in found if fold[each["game"]] != number])
        made += [shown(map_of_others, each) for each in found if fold[each["game"]] == number]
    return made


def shown(belief: Belief, position: Found) -> Found:
    """A position with what people are told there, and what the other side is told if that was asked."""
    win, other, sides = position["win"], position.get("other"), position["sides"]
    told = {"shown": believed(belief, win, sides)}
    return position | told | ({} if other is None else {"other shown": believed(belief, other, sides)})


def perfect(found: Sequence[Found], key: str = "shown", seed: int = 1) -> float:
    """The expected error that a perfect adviser would seem to have in a sample like this, where games end once."""
    chance = np.random.default_rng(seed)
    games = sorted({each["game"] for each in found})
    total = 0.0
    for _ in range(DRAWS):
        luck = dict(zip(games, chance.random(len(games)), strict=True))
        drawn = [each | {"got": float(_turned(luck[each["game"]], each["side"]) < each[key])} for each in found]
        total += table_of(drawn, key)["expected_error"]
    return total / DRAWS


def _turned(luck: float, side: int) -> float:
    """The same luck as another side sees it: of two, one wins where the other loses."""
    return luck if side == 0 else 1 - luck


# ---- the page -------------------------------------------------------------------------------------------------


def read(folders: Sequence[Path]) -> dict[str, list[Found]]:
    """All positions of some folders by the name of their file, without the seed at its end."""
    found: dict[str, list[Found]] = {}
    for file in sorted(each for folder in folders for each in folder.glob("*.jsonl")):
        found.setdefault(file.stem.rpartition("-")[0], []).extend(p for game in kept(file).values() for p in game)
    return found


def row_of(name: str, found: Sequence[Found]) -> str:
    """One line of the table of all games."""
    raw, after, made = table_of(found), cross_validated(found), fit(found)
    told = table_of(after, "shown")
    wholes = f"{raw['both_sides']:.2f}, shown {told['both_sides']:.2f}" if "both_sides" in raw else ""
    return (
        f"| {name} | {raw['games']:,} | {raw['positions']:,} | {raw['expected_error']:.1%} | {raw['brier']:.3f} |"
        f" {made.shift:+.3f}, {made.slope:.3f} | {told['expected_error']:.1%} | {told['brier']:.3f} |"
        f" {perfect(after):.1%} | {wholes} |"
    )


def bins_of(name: str, found: Sequence[Found]) -> list[str]:
    """The ten bins of a game after the map."""
    return [
        f"| {name} | {row['said']:.0%} | {row['was']:.0%} | {row['low']:.0%} to {row['high']:.0%} |"
        f" {row['positions']:,} |"
        for row in table_of(cross_validated(found), "shown")["bins"]
    ]


def page_of(found: dict[str, list[Found]]) -> str:
    """Both tables in Markdown."""
    rows = [
        HEAD,
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
        *(row_of(name, each) for name, each in found.items()),
        "",
        "| game, seats, players, adviser | shown | came true | interval | positions |",
        "|---|--:|--:|---|--:|",
        *(line for name, each in found.items() for line in bins_of(name, each)),
    ]
    return "\n".join(rows)


def draw(found: dict[str, list[Found]], file: Path) -> None:
    """A curve for each game: what search says and what is shown, beside what came true."""
    plt.rcParams["svg.hashsalt"] = "insula"
    figure, places = plt.subplots(1, len(found), figsize=(4 * len(found), 4), squeeze=False)
    for place, (name, each) in zip(places[0], found.items(), strict=True):
        place.plot([0, 1], [0, 1], color="0.7", linewidth=1)
        for label, bins in (
            ("as search says", table_of(each)["bins"]),
            ("as shown", table_of(cross_validated(each), "shown")["bins"]),
        ):
            said, was = [row["said"] for row in bins], [row["was"] for row in bins]
            reach = [[row["was"] - row["low"] for row in bins], [row["high"] - row["was"] for row in bins]]
            place.errorbar(said, was, reach, marker="o", capsize=2, linewidth=1, label=label)
        place.set(title=name, xlabel="told share of victory", ylabel="came true", xlim=(0, 1), ylim=(0, 1))
        place.legend(loc="upper left")
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None, "Creator": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    found = read(args.folders)
    text = page_of(found)
    print(text)
    if args.plot:
        draw(found, args.plot)
    if args.page:
        put(args.page, "shares", text)


if __name__ == "__main__":
    main()
