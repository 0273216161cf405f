"""Lowering and removing a Fortress: what Raze, Lethargy and a harvest have in common.

[cer.fortify.raze-minor, cer.fortify.raze-major, cer.fortify.raze-major-no-minor]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ev
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import NOBODY


@rule
def refuse_lowering(g: State, realm: int) -> int:
    """A Major Fortress needs a Minor Fragment to take its place. [cer.fortify.raze-major-no-minor]"""
    r = g.realms[realm]
    if r.size == 2 and g.teams[r.fortress].minor == 0:
        return lowering_rule(g, realm)
    return LEGAL


@point
def lowering_rule(g: State, realm: int) -> int:
    """The rule that keeps a Major Fortress as it is when its owner has no Minor Fragment."""
    return R.FORTIFY_RAZE_MAJOR_NO_MINOR


@rule
def lower_fortress(g: State, realm: int, seat: int) -> None:
    """Minor removed, Major made Minor; the piece goes back to its owner.

    [cer.fortify.raze-minor, cer.fortify.raze-major]
    """
    r = g.realms[realm]
    owner = g.teams[r.fortress]
    if r.size == 2:
        owner.major += 1
        owner.minor -= 1
        r.size = 1
        note(g, ev.RAZED, R.FORTIFY_RAZE_MAJOR, seat, realm, 1, 0)
    else:
        owner.minor += 1
        remove_fortress(g, realm)
        note(g, ev.RAZED, R.FORTIFY_RAZE_MINOR, seat, realm, 0, 0)
    recalculate(g)


@rule
def remove_fortress(g: State, realm: int) -> None:
    """The location is empty again; where the Fragment goes is the caller's business."""
    r = g.realms[realm]
    r.size = 0
    r.fortress = NOBODY
    r.token_side = 0
    r.fresh = 0
