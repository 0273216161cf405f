"""What the engines must reach with the card game (docs/benchmark.md)."""

from __future__ import annotations

from insula.core.parts import Bars

BARS = Bars(
    plain=150e3,
    numba=6e6,
    batch=4e6,
    search=20e3,
    search_seats=2,
    clone=0.3,
    gpu_threads=128,
    review=15,
    review_seats=2,
)
