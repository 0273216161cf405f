"""The page of a ladder: ratings as a plot with intervals, pairings as a table."""

from __future__ import annotations

from typing import Any

from insula.bots.api import failure_text
from insula.pages import Grid, Part, Plot, Section, Text
from insula.pages import page as framed

HEADS = ("bot", "against", "wins", "95 %", "games")


def page(report: dict[str, Any], title: str) -> str:
    """The whole page."""
    from insula.pages.plots import Dot, dots

    rows = []
    for row in report["pairings"]:
        share, low, high = 1 - row["share"], 1 - row["high"], 1 - row["low"]
        rows.append((row["b"], row["a"], f"{share:.1%}", f"{low:.1%} to {high:.1%}", str(row["games"])))
    ratings = [_dot(each, Dot) for each in report["ratings"]]
    parts: list[Part] = [
        Text(_about(report)),
        Plot(dots(ratings, "Elo points above the weakest bot")),
        Grid(HEADS, rows, words=2),
    ]
    return framed(f"{title}: the bots\u2019 ladder", [Section("", parts)])


def _dot(rating: dict[str, Any], dot: Any) -> Any:
    """A rating with its interval; one that is open at an end says so beside the name."""
    low, high = (rating["elo"] if each is None else each for each in (rating["low"], rating["high"]))
    label = rating["bot"] if None not in (rating["low"], rating["high"]) else f"{rating['bot']} ({rating['span']})"
    return dot(label, rating["elo"], min(low, rating["elo"]), max(high, rating["elo"]))


def _about(report: dict[str, Any]) -> str:
    chosen = "".join(f", {name} {value}" for name, value in report["choices"].items())
    told = [f"{report['seats']} seats{chosen}, rules version {report['rules']}; intervals of 95 %."]
    counts = ", ".join(f"{bot} {count:,}" for bot, count in report["iterations"].items() if count)
    told += [f"Search iterations a decision: {counts}."] if counts else []
    for bot, count in report["replaced"].items():
        told.append(failure_text(bot, count, report["failures"].get(bot, {})))
    return " ".join(told)
