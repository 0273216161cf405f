"""What the engines must reach with Amygdala (docs/benchmark.md)."""

from __future__ import annotations

from insula.core.parts import Bars

BARS = Bars(plain=80e3, numba=3e6, batch=2e6, search=5e3, search_seats=2, gpu_threads=256, review=30, review_seats=2)
