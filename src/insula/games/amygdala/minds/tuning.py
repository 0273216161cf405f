"""How the bots play Amygdala: acts, worth of a lead, budgets (docs/adr/0040-search.md)."""

from __future__ import annotations

from pathlib import Path

from insula.core.parts import Tuning

TUNING = Tuning(
    acts=("turn", "end_turn"),
    swing=1000.0,
    explore=1.0,
    widen=0.7,
    candidates=8,
    care=24,
    horizon=3,
    reach=1,
    patience=0.6,
    iterations={"easy": 20, "normal": 60, "hard": 600},
    looks=24,
    hard={"horizon": 6, "patience": 0.75},
    slips={"novice": 0.15, "learner": 0.08},
    network=Path(__file__).with_name("network.safetensors"),  # network.json tells how it was trained
)
