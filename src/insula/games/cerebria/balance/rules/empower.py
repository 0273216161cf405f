"""Empower for Balance: a Neutrality becomes any Strong Balance Emotion in stock, with its Alignment and a Vibe marker.

[bal.empower.*]
"""

from __future__ import annotations

from insula.core.rule import LEGAL, rule
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R
from insula.games.cerebria.rules.actions.empower import (
    dress_strong,
    empower_target_rule,
    refuse_becoming,
    refuse_counterpart,
    strong_for,
    threshold_at,
    threshold_rule,
)
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, STRONG_FROM, STRONG_TO
from insula.games.cerebria.terms import BALANCE

NONE_IN_STOCK = 99


@rule
def least_threshold(g: State) -> int:
    """The least Essence that a Strong Balance Emotion in stock asks for. [bal.empower.threshold]"""
    least = NONE_IN_STOCK
    for strong in range(STRONG_FROM, STRONG_TO):
        if g.strong[strong] > 0:
            least = min(least, CARDS[strong].threshold)
    return least


@FORCES_OF_BALANCE.replaces(threshold_at)
def threshold_with_neutrality(g: State, slot: int) -> int:
    """Printed on the Mild card, but for Neutrality on the Strong ones. [bal.empower.threshold]"""
    card = CARDS[g.emotions[slot].card]
    return least_threshold(g) if card.side == BALANCE else card.threshold


@FORCES_OF_BALANCE.replaces(threshold_rule)
def threshold_rule_of_three(g: State, slot: int) -> int:
    """The rule of the team whose Emotion it is. [bal.empower.threshold]"""
    return R.BAL_EMPOWER_THRESHOLD if g.emotions[slot].team == BALANCE else R.EMPOWER_THRESHOLD


@FORCES_OF_BALANCE.replaces(empower_target_rule)
def empower_target_rule_of_three(g: State, seat: int, slot: int) -> int:
    """Neither does Balance empower others nor others Balance, however aligned. [bal.empower.own-only]"""
    e = g.emotions[slot]
    third = e.card >= 0 and BALANCE in (e.team, g.seats[seat].team)
    return R.BAL_EMPOWER_OWN_ONLY if third else R.EMPOWER_TARGET


@FORCES_OF_BALANCE.replaces(refuse_becoming)
def refuse_becoming_strong(g: State, slot: int) -> int:
    """A Neutrality needs any Strong Balance Emotion in stock. [bal.empower.any-strong, bal.empower.threshold]"""
    e = g.emotions[slot]
    if e.team != BALANCE:
        return refuse_counterpart(g, slot)
    least = least_threshold(g)
    if least == NONE_IN_STOCK:
        return R.BAL_EMPOWER_ANY_STRONG
    return R.BAL_EMPOWER_THRESHOLD if e.essence + 1 < least else LEGAL


@FORCES_OF_BALANCE.replaces(strong_for)
def strong_chosen(g: State, slot: int) -> int:
    """The card that Balance has chosen. [bal.empower.any-strong]"""
    e = g.emotions[slot]
    return g.plan.card if e.team == BALANCE else CARDS[e.card].counterpart


@FORCES_OF_BALANCE.replaces(dress_strong)
def align_strong(g: State, slot: int, side: int) -> None:
    """It stays aligned as the Neutrality was and gets the Vibe marker chosen. [bal.empower.choose-vibe]"""
    e = g.emotions[slot]
    if e.team == BALANCE:
        e.side = side
        e.vibe = g.plan.marker
