"""Essence by its kind: Bliss and Gloom have their own, Balance keeps both. [bal.essence.*, cer.pow.surcharge]"""

from __future__ import annotations

from insula.core.questions import note
from insula.core.rule import rule
from insula.games.cerebria.gen import ask, ev
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.board import gain_essence
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, GLOOM


@rule
def essence_held(g: State, seat: int, kind: int) -> int:
    """Essence of this kind on the Spirit Board; Bliss and Gloom have only their own. [bal.essence.no-own]"""
    p = g.seats[seat]
    return p.gloom_essence if p.team == BALANCE and kind == GLOOM else p.essence


@rule
def all_essence(g: State, seat: int) -> int:
    """Essence of every kind on the Spirit Board."""
    return g.seats[seat].essence + g.seats[seat].gloom_essence


@rule
def change_essence(g: State, seat: int, kind: int, amount: int, because: int) -> None:
    """From or to the supply, of one kind; `kind` says something only of Balance."""
    p = g.seats[seat]
    if p.team != BALANCE:
        gain_essence(g, seat, amount, because)
        return
    if kind == GLOOM:
        p.gloom_essence += amount
    else:
        p.essence += amount
    if amount != 0:
        note(g, ev.ESSENCE, because, seat, -1, kind, amount)


@rule
def pay_any_essence(g: State, seat: int, amount: int, because: int) -> None:
    """Essence that a power asks for; Balance says which kind while it has both. [cer.pow.surcharge]"""
    p = g.seats[seat]
    if p.team != BALANCE:
        gain_essence(g, seat, -amount, because)
        return
    if amount > 0:
        then(g, ask.ESSENCE_OWED, seat).amount = amount
