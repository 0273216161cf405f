"""How the teams fare, set-up by set-up: what is unfair between them whatever cards they hold."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from insula.bots.ratings import wilson
from insula.decklab.sheets import Sheet, percent

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
