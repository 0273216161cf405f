"""Fortify with three teams: what Balance builds carries the token of a side, costs Essence, and who razes it.

[bal.fortify.*]
"""

from __future__ import annotations

from insula.core.rule import LEGAL
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R
from insula.games.cerebria.rules.actions.fortify import (
    fortify_essence,
    held_by_opponent,
    raze_target_rule,
    refuse_exalted_realm,
    token_of_fortress,
)
from insula.games.cerebria.rules.actions.prices import uses
from insula.games.cerebria.rules.board import is_opponent
from insula.games.cerebria.rules.essence_kinds import essence_held
from insula.games.cerebria.rules.fortresses import lowering_rule
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, BLISS, EXALT, FORTIFY, GLOOM, RAZE


@FORCES_OF_BALANCE.replaces(held_by_opponent)
def held_by_opponent_of_three(g: State, seat: int, realm: int) -> bool:
    """Does another team control the Realm? To Balance it does not matter. [bal.fortify.any-realm]"""
    control = g.realms[realm].control
    team = g.seats[seat].team
    return team != BALANCE and control >= 0 and is_opponent(control, team)


@FORCES_OF_BALANCE.replaces(raze_target_rule)
def raze_target_rule_of_three(g: State, seat: int, realm: int) -> int:
    """Balance does not raze its own Fortresses. [bal.fortify.raze-not-own]"""
    own = g.realms[realm].fortress == BALANCE and g.seats[seat].team == BALANCE
    return R.BAL_FORTIFY_RAZE_NOT_OWN if own else R.FORTIFY_RAZE


@FORCES_OF_BALANCE.replaces(lowering_rule)
def lowering_rule_of_three(g: State, realm: int) -> int:
    """The rule for Fortresses of Balance is its own. [bal.fortify.raze-balance-major]"""
    third = g.realms[realm].fortress == BALANCE
    return R.BAL_FORTIFY_RAZE_BALANCE_MAJOR if third else R.FORTIFY_RAZE_MAJOR_NO_MINOR


@FORCES_OF_BALANCE.replaces(refuse_exalted_realm)
def refuse_exalted_realm_of_three(g: State, seat: int, realm: int) -> int:
    """Balance exalts where the side of the token, or nobody, is in control. [bal.fortify.exalt-realm]"""
    r = g.realms[realm]
    if g.seats[seat].team == BALANCE:
        return R.BAL_FORTIFY_EXALT_REALM if r.control >= 0 and r.control != r.token_side else LEGAL
    return R.FORTIFY_EXALT_REALM if held_by_opponent(g, seat, realm) else LEGAL


@FORCES_OF_BALANCE.replaces(fortify_essence)
def fortify_essence_of_balance(g: State, seat: int, realm: int, using: int) -> int:
    """The kind of Essence that Balance pays: of the token placed or raised, or opposite to the Fortress razed.

    Where nobody controls the Realm of a new Fortress it is a kind the player has. [bal.fortify.essence-cost]
    """
    r = g.realms[realm]
    if uses(g, seat, FORTIFY, using, RAZE):
        return GLOOM if r.token_side == BLISS else BLISS
    if uses(g, seat, FORTIFY, using, EXALT):
        return r.token_side
    if r.control >= 0:
        return r.control
    return GLOOM if essence_held(g, seat, BLISS) == 0 else BLISS


@FORCES_OF_BALANCE.replaces(token_of_fortress)
def token_of_fortress_of_three(g: State, seat: int) -> int:
    """The token that Balance has chosen. [bal.fortify.token-controller, bal.fortify.token-tied]"""
    team = g.seats[seat].team
    return g.plan.kind if team == BALANCE else team
