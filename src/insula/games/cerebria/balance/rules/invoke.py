"""Invoke with either kind of Essence: it fixes the Alignment. [bal.invoke.*, bal.bside.conversion]"""

from __future__ import annotations

from insula.core.rule import LEGAL
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.rules.actions.invoke import (
    align_invoked,
    kind_paid,
    refuse_any_price,
    refuse_invoke_price,
)
from insula.games.cerebria.rules.actions.prices import uses
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, BLISS, ESSENCE_IF_RETURNED, GLOOM, INVOKE


@FORCES_OF_BALANCE.replaces(kind_paid)
def kind_returned(g: State, seat: int, using: int, kind: int) -> int:
    """With Conversion the opposite kind leaves the board. [bal.bside.conversion]"""
    if uses(g, seat, INVOKE, using, ESSENCE_IF_RETURNED):
        return GLOOM if kind == BLISS else BLISS
    return kind


@FORCES_OF_BALANCE.replaces(refuse_any_price)
def refuse_either_price(g: State, seat: int, slot: int, using: int) -> int:
    """Balance pays with either kind. [bal.invoke.either]"""
    refusal = refuse_invoke_price(g, seat, slot, using, BLISS)
    if refusal != LEGAL and g.seats[seat].team == BALANCE:
        return refuse_invoke_price(g, seat, slot, using, GLOOM)
    return refusal


@FORCES_OF_BALANCE.replaces(align_invoked)
def align_by_essence(g: State) -> None:
    """An Emotion of Balance is aligned with the side of its Essence. [bal.invoke.either]"""
    if g.seats[g.plan.seat].team == BALANCE:
        g.emotions[g.plan.slot].side = g.plan.kind
