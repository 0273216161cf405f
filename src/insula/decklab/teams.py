"""How the teams fare set-up by set-up, and what a variant of the components changes about it."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from insula.bots.ratings import wilson
from insula.decklab.decks import BadDeck
from insula.decklab.effects import SURE, holm, mean_change
from insula.decklab.sheets import Sheet, percent

PRINTED = "printed"
TEAMS = ("Bliss", "Gloom", "Balance")


def teams(tables: Sequence[Any]) -> Sheet:
    """Victories of each team with intervals, a line per set-up, bot and variant."""
    lines: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
    for table in tables:
        for row in table.select(["game", "choices", "bots", "variant", "share", "sides"]).to_pylist():
            bots = "+".join(dict.fromkeys(row["bots"]))
            lines.setdefault((_words(row), bots, row["variant"]), []).append(row)
    rows = []
    for (words, bots, variant), games in lines.items():
        shares = [_share(games, side) for side in range(len(TEAMS))]
        rows.append((words, bots, variant, str(len(games)), *shares))
    return Sheet("Teams", ("set-up", "bot", "components", "games", *TEAMS), tuple(rows), "Intervals of 95 %.", words=3)


def corrections(table: Any) -> Sheet:
    """What each variant changes about the victories of Bliss, set-up by set-up, over the same deals."""
    shares: dict[tuple[str, str], dict[int, float]] = {}
    for row in table.select(["game", "choices", "seed", "variant", "share"]).to_pylist():
        shares.setdefault((_words(row), row["variant"]), {})[row["seed"]] = row["share"][0]
    pairs = [(words, variant) for words, variant in shares if variant != PRINTED and (words, PRINTED) in shares]
    if not pairs:
        raise BadDeck("A comparison needs games with printed components and with a variant of them.")
    found = [_change(shares[words, PRINTED], shares[words, variant]) for words, variant in pairs]
    doubts = holm([math.erfc(abs(mean) / error / math.sqrt(2)) if error > 0 else 1.0 for _, _, mean, error, _ in found])
    rows = []
    for (words, variant), (before, after, mean, error, games), doubt in zip(pairs, found, doubts, strict=True):
        span = f"{(mean - SURE * error) * 100:+.1f} to {(mean + SURE * error) * 100:+.1f}"
        told = [percent(before), percent(after), f"{mean * 100:+.1f} ({span})", f"{doubt:.3f}"]
        rows.append((words, variant, str(games), *told))
    heads = ("set-up", "components", "games", "Bliss as printed", "Bliss now", "change in points (95 %)", "p (Holm)")
    return Sheet("Corrections", heads, tuple(rows), "The same deals before and after; p over all lines.", words=2)


def _change(before: dict[int, float], after: dict[int, float]) -> tuple[float, float, float, float, int]:
    """Shares before and after over the deals that both have, their mean difference and its standard error."""
    seeds = np.array(sorted(before.keys() & after.keys()))
    old, new = (np.array([shares[seed] for seed in seeds.tolist()]) for shares in (before, after))
    mean, error = mean_change(new - old, seeds)
    return float(old.mean()), float(new.mean()), mean, error, len(seeds)


def _words(row: dict[str, Any]) -> str:
    chosen = json.loads(row["choices"])
    return ", ".join([row["game"], *(f"{name} {value}" for name, value in chosen.items())])


def _share(games: Sequence[dict[str, Any]], side: int) -> str:
    if side not in games[0]["sides"]:
        return ""
    seat = games[0]["sides"].index(side)
    share = sum(row["share"][seat] for row in games) / len(games)
    low, high = wilson(share, len(games))
    return f"{percent(share)} ({low * 100:.1f} to {high * 100:.1f})"
