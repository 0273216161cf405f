"""How the bots play Cerebria: acts, worth of a lead, budgets (docs/adr/0040-search.md)."""

from __future__ import annotations

from insula.core.parts import Tuning

TUNING = Tuning(
    acts=("turn", "turn_end"),
    swing=300.0,
    horizon=2,
    reach=1,
    patience=0.5,
    iterations={"easy": 40, "normal": 400, "hard": 1200},
    looks=24,
    hard={"horizon": 6, "patience": 0.75},
    slips={"novice": 0.4, "learner": 0.1},
)
