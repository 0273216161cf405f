"""How the bots play the card game: acts, worth of a lead, budgets (docs/adr/0040-search.md)."""

from __future__ import annotations

from pathlib import Path

from insula.core.parts import Belief, Tuning

TUNING = Tuning(
    acts=("turn",),
    windows=("cancel", "entry"),
    far=("mulligan",),
    swing=400.0,
    widen=0.8,
    candidates=8,
    iterations={"easy": 60, "normal": 400, "hard": 4000},
    belief=Belief(-0.057, 0.521),  # docs/studies/shares.md
    looks=64,
    network=Path(__file__).with_name("network.safetensors"),  # network.json tells how it was trained
)
