"""Essence by its kind: Bliss and Gloom have their own, Balance keeps both. [bal.essence.*, bal.power.intuition*]"""

from __future__ import annotations

from insula.core.questions import note
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import ask, ev
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.board import gain_essence, gain_own_essence, offer_conversion
from insula.games.cerebria.rules.essence_kinds import all_essence, change_essence, essence_held, pay_any_essence
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, CONVERT_WILLPOWER, GLOOM


@FORCES_OF_BALANCE.replaces(essence_held)
def essence_held_by_kind(g: State, seat: int, kind: int) -> int:
    """Bliss and Gloom have only their own. [bal.essence.no-own]"""
    p = g.seats[seat]
    return p.gloom_essence if p.team == BALANCE and kind == GLOOM else p.essence


@FORCES_OF_BALANCE.replaces(all_essence)
def essence_of_both_kinds(g: State, seat: int) -> int:
    """Both kinds together. [bal.essence.no-own]"""
    return g.seats[seat].essence + g.seats[seat].gloom_essence


@FORCES_OF_BALANCE.replaces(gain_essence)
def gain_chosen_essence(g: State, seat: int, amount: int, because: int) -> None:
    """Balance is asked which kind it gains. [bal.essence.choose]"""
    if g.seats[seat].team != BALANCE:
        gain_own_essence(g, seat, amount, because)
    elif amount > 0:
        then(g, ask.ESSENCE_GAIN, seat).amount = amount


@FORCES_OF_BALANCE.replaces(change_essence)
def change_essence_by_kind(g: State, seat: int, kind: int, amount: int, because: int) -> None:
    """`kind` says something only of Balance. [bal.essence.no-own]"""
    p = g.seats[seat]
    if p.team != BALANCE:
        gain_own_essence(g, seat, amount, because)
        return
    if kind == GLOOM:
        p.gloom_essence += amount
    else:
        p.essence += amount
    if amount != 0:
        note(g, ev.ESSENCE, because, seat, -1, kind, amount)


@FORCES_OF_BALANCE.replaces(pay_any_essence)
def pay_chosen_essence(g: State, seat: int, amount: int, because: int) -> None:
    """Balance says which kind while it has both. [bal.essence.no-own, cer.pow.surcharge]"""
    if g.seats[seat].team != BALANCE:
        gain_own_essence(g, seat, -amount, because)
    elif amount > 0:
        then(g, ask.ESSENCE_OWED, seat).amount = amount


@FORCES_OF_BALANCE.replaces(offer_conversion)
def offer_intuition(g: State, seat: int, gained: int) -> None:
    """Intuition may turn one Willpower of every gain into Essence. [bal.power.intuition-each-gain]"""
    if gained > 0 and g.seats[seat].power == CONVERT_WILLPOWER:
        then(g, ask.CONVERT, seat)
