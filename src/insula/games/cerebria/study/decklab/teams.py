"""How the teams fare set-up by set-up, and what a variant of the components changes about it."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from insula.bots.ratings import wilson
from insula.games.cerebria.study.decklab.decks import BadDeck
from insula.games.cerebria.study.decklab.effects import SURE, holm, mean_change
from insula.games.cerebria.study.decklab.sheets import Sheet, doubt, percent

PRINTED = "printed"
TEAMS = ("Bliss", "Gloom", "Balance")


def teams(tables: Sequence[Any]) -> Sheet:
    """Victories of each team with intervals, a line per set-up, bot and variant."""
    lines: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
    for table in tables:
        for row in table.select(["game", "choices", "bots", "variant", "share", "sides"]).to_pylist():
            lines.setdefault((_words(row), _bots(row), row["variant"]), []).append(row)
    rows = []
    for (words, bots, variant), games in lines.items():
        shares = [_share(games, side) for side in range(len(TEAMS))]
        rows.append((words, bots, variant, str(len(games)), *shares))
    return Sheet("Teams", ("set-up", "bot", "components", "games", *TEAMS), tuple(rows), "Intervals of 95 %.", words=3)


def corrections(tables: Sequence[Any]) -> Sheet:
    """What each variant changes about the victories of Bliss, set-up by set-up, over the same deals."""
    lines, found = [], []
    for table in tables:
        shares: dict[tuple[str, str, str], dict[int, float]] = {}
        for row in table.select(["game", "choices", "bots", "seed", "variant", "share"]).to_pylist():
            shares.setdefault((_words(row), _bots(row), row["variant"]), {})[row["seed"]] = row["share"][0]
        pairs = [line for line in shares if line[2] != PRINTED and (*line[:2], PRINTED) in shares]
        if not pairs:
            raise BadDeck("A comparison needs games with printed components and with a variant of them.")
        lines += pairs
        found += [_change(shares[*line[:2], PRINTED], shares[line]) for line in pairs]
    doubts = holm([math.erfc(abs(mean) / error / math.sqrt(2)) if error > 0 else 1.0 for _, _, mean, error, _ in found])
    rows = []
    for line, (before, after, mean, error, games), adjusted in zip(lines, found, doubts, strict=True):
        span = f"{(mean - SURE * error) * 100:+.1f} to {(mean + SURE * error) * 100:+.1f}"
        told = [percent(before), percent(after), f"{mean * 100:+.1f} ({span})", doubt(adjusted)]
        rows.append((*line, str(games), *told))
    heads = ("set-up", "bot", "components", "games", "Bliss as printed", "Bliss now", "change (95 %)", "p (Holm)")
    note = "The same deals before and after; changes in percentage points, p over all lines."
    return Sheet("Corrections", heads, tuple(rows), note, words=3)


def _change(before: dict[int, float], after: dict[int, float]) -> tuple[float, float, float, float, int]:
    """Shares before and after over the deals that both have, their mean difference and its standard error."""
    seeds = np.array(sorted(before.keys() & after.keys()))
    old, new = (np.array([shares[seed] for seed in seeds.tolist()]) for shares in (before, after))
    mean, error = mean_change(new - old, seeds)
    return float(old.mean()), float(new.mean()), mean, error, len(seeds)


def _bots(row: dict[str, Any]) -> str:
    return "+".join(dict.fromkeys(row["bots"]))


def _words(row: dict[str, Any]) -> str:
    """The set-up in words; teammates with the same deck or Spirit are told once."""
    chosen = {name: " ".join(dict.fromkeys(value.split(","))) for name, value in json.loads(row["choices"]).items()}
    return ", ".join(
        [row["game"], *(f"{name} {value.replace('*2', '').replace('+', ' ')}" for name, value in chosen.items())]
    )


def _share(games: Sequence[dict[str, Any]], side: int) -> str:
    if side not in games[0]["sides"]:
        return ""
    seat = games[0]["sides"].index(side)
    share = sum(row["share"][seat] for row in games) / len(games)
    low, high = wilson(share, len(games))
    return f"{percent(share)} ({low * 100:.1f} to {high * 100:.1f})"
