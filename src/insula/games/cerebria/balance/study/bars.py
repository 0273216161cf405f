"""What the engines must reach with Forces of Balance (docs/benchmark.md)."""

from __future__ import annotations

from insula.core.parts import Bars

BARS = Bars(plain=25e3, numba=1.2e6, batch=1e6, search_seats=4, review=120, review_seats=6)
