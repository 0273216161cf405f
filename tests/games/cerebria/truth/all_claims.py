"""Every claim, in one place."""

from __future__ import annotations

from tests.games.cerebria.truth import (
    empowering,
    fortifying,
    invoking,
    moving,
    others,
    pricing,
    quelling,
    realms,
    things,
    tokens,
    turns,
)
from tests.games.cerebria.truth.scene import CLAIMS

CHAPTERS = (empowering, fortifying, invoking, moving, others, pricing, quelling, realms, things, tokens, turns)
__all__ = ["CHAPTERS", "CLAIMS"]
