"""Essence by its kind. In the base game a team has only its own; an edition may say otherwise. [cer.pow.surcharge]"""

from __future__ import annotations

from insula.core.points import point
from insula.games.cerebria.rules.board import gain_essence
from insula.games.cerebria.state import State


@point
def essence_held(g: State, seat: int, kind: int) -> int:
    """Essence of this kind on the Spirit Board; there is only one."""
    return g.seats[seat].essence


@point
def all_essence(g: State, seat: int) -> int:
    """Essence of every kind on the Spirit Board."""
    return g.seats[seat].essence


@point
def change_essence(g: State, seat: int, kind: int, amount: int, because: int) -> None:
    """From or to the supply, of one kind."""
    gain_essence(g, seat, amount, because)


@point
def pay_any_essence(g: State, seat: int, amount: int, because: int) -> None:
    """Essence that a power asks for. [cer.pow.surcharge]"""
    gain_essence(g, seat, -amount, because)
