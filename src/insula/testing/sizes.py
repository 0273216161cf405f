"""How much a test plays: a sample in `make test`, more in `make deep`, the full mass in `make deep FULL=1`.

Tests whose amount grows are marked `sized`; `make deep` runs those and the ones marked `deep`.
"""

from __future__ import annotations

import os

DEPTHS = ("test", "deep", "full")


def depth() -> str:
    """Which run this is, from INSULA_DEPTH."""
    wanted = os.environ.get("INSULA_DEPTH", "test")
    if wanted not in DEPTHS:
        raise ValueError(f"INSULA_DEPTH is “{wanted}”; it can be {', '.join(DEPTHS)}.")
    return wanted


def size(test: int, deep: int, full: int) -> int:
    """The amount for this run."""
    return {"test": test, "deep": deep, "full": full}[depth()]
