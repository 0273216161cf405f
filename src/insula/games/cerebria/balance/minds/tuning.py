"""How the bots play Forces of Balance: acts, worth of a lead, budgets (docs/adr/0040-search.md)."""

from __future__ import annotations

from dataclasses import replace

from insula.games.cerebria.minds.tuning import TUNING as BASE

TUNING = replace(
    BASE,
    looks=16,
    iterations={"easy": 20, "normal": 200, "hard": 600},
    slips={"novice": 1.2, "learner": 0.25},
)
