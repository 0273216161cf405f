"""What Balance pays with Essence of one kind, and why it cannot.

[bal.invoke.either, bal.bside.conversion, bal.fortify.essence-cost, bal.fortify.raze-by-balance, bal.fortify.exalt]
"""

from __future__ import annotations

from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R
from insula.games.cerebria.rules.actions.prices import essence_rule, pay_essence, uses
from insula.games.cerebria.rules.board import gain_essence
from insula.games.cerebria.rules.essence_kinds import change_essence, pay_any_essence
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, ESSENCE_IF_RETURNED, EXALT, INVOKE, MOVE, RAZE


@FORCES_OF_BALANCE.replaces(essence_rule)
def essence_rule_of_three(g: State, seat: int, act: int, using: int) -> int:
    """Only Balance fortifies with Essence. [bal.fortify.essence-cost]"""
    if act == MOVE:
        return R.BSIDE_LOVE_EMBRACE_SOURCE
    if act == INVOKE:
        if g.seats[seat].team != BALANCE:
            return R.INVOKE_NEEDS_ESSENCE
        return R.BAL_BSIDE_CONVERSION if uses(g, seat, act, using, ESSENCE_IF_RETURNED) else R.BAL_INVOKE_EITHER
    if uses(g, seat, act, using, RAZE):
        return R.BAL_FORTIFY_RAZE_BY_BALANCE
    return R.BAL_FORTIFY_EXALT if uses(g, seat, act, using, EXALT) else R.BAL_FORTIFY_ESSENCE_COST


@FORCES_OF_BALANCE.replaces(pay_essence)
def pay_essence_by_kind(g: State, seat: int, essence: int, needed: int, kind: int, because: int) -> None:
    """Balance pays the act in its kind and a surcharge in any. [bal.invoke.either, cer.pow.surcharge]"""
    if g.seats[seat].team != BALANCE:
        gain_essence(g, seat, -essence, because)
        return
    own = min(needed, essence)
    change_essence(g, seat, kind, -own, because)
    pay_any_essence(g, seat, essence - own, R.POW_SURCHARGE)
