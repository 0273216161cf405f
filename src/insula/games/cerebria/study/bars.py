"""What the engines must reach with Cerebria (docs/benchmark.md)."""

from __future__ import annotations

from insula.core.parts import Bars

BARS = Bars(plain=25e3, numba=1.2e6, batch=1e6, search=2e3, search_seats=4, review=60, review_seats=4)
