"""Absorb with three teams: Balance counts Triads instead of Frontiers. [bal.absorb.*]"""

from __future__ import annotations

from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.balance.rules.aspirations import is_balance
from insula.games.cerebria.rules.absorb import is_held
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE


@FORCES_OF_BALANCE.replaces(is_held)
def is_held_by_triad(g: State, team: int, frontier: int) -> bool:
    """For Balance a Triad next to the Spirit's own space counts by any of its Emotions.

    [bal.absorb.triad, bal.absorb.triad-adjacent, bal.absorb.triad-any]
    """
    if team != BALANCE:
        return g.realms[frontier].frontier == team
    for slot in range(3 * frontier, 3 * frontier + 3):
        if is_balance(g, slot):
            return True
    return False
