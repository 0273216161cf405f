"""The edition itself: which games it plays; `rules/` says which points of the base it replaces. [bal.mode.*]"""

from __future__ import annotations

from insula.core.points import Edition
from insula.games.cerebria.terms import BALANCE_MODE

FORCES_OF_BALANCE = Edition("balance", lambda g: g.config.mode == BALANCE_MODE)
