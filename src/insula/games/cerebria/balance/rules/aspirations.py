"""The two conditions on each Balance Aspiration. No questions here.

[bal.rev.balance-first, bal.rev.balance-tie-zero, bal.rev.balance-second, bal.asp.*]
"""

from __future__ import annotations

from insula.core.rule import IntTable, rule, table
from insula.games.cerebria.rules.aspirations import longest_chain, measure
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import SCORING, SLOT_REALM
from insula.games.cerebria.terms import (
    ATTITUDE,
    AWARENESS,
    BALANCE,
    BLISS,
    FORTITUDE,
    GLOOM,
    LIVELINESS,
    OPENNESS,
    REALMS,
    SENSIBILITY,
    SLOTS,
    UNITY,
)

MIN_UNITY = 2  # Emotions in a chain that is called a Unity
AT_LEAST: IntTable = table([a["balance"]["at_least"] if a["balance"] else 0 for a in SCORING["aspirations"]])


@rule
def first_condition(g: State, aspiration: int) -> bool:
    """Bliss and Gloom have exactly as much; nothing each is a tie too. [bal.rev.balance-tie-zero]"""
    return measure(g, aspiration, BLISS) == measure(g, aspiration, GLOOM)


@rule
def is_balance(g: State, slot: int) -> bool:
    """Does a Balance Emotion lie there? [bal.emo.neutrality-same-name]"""
    return g.emotions[slot].card >= 0 and g.emotions[slot].team == BALANCE


@rule
def run_through(g: State, slot: int) -> int:
    """How long the run of Emotions of one side is that holds this slot."""
    side = g.emotions[slot].side
    n = 1
    for step in (1, 14):
        at = (slot + step) % SLOTS
        while n < SLOTS and g.emotions[at].card >= 0 and g.emotions[at].side == side:
            n += 1
            at = (at + step) % SLOTS
    return n


@rule
def in_unity(g: State, slot: int) -> bool:
    """Is the Emotion part of a longest chain of the side it is aligned with? [bal.asp.unity]"""
    longest = longest_chain(g, g.emotions[slot].side)
    return longest >= MIN_UNITY and run_through(g, slot) == longest


@rule
def has_missing_vibe(g: State, slot: int) -> bool:
    """Has no card of the aligned team itself this Vibe? [bal.asp.versatility, bal.asp.versatility-own-cards]"""
    side = g.emotions[slot].side
    for other in range(SLOTS):
        e = g.emotions[other]
        if e.card >= 0 and e.team == side and e.vibe == g.emotions[slot].vibe:
            return False
    return True


@rule
def counts_for(g: State, aspiration: int, slot: int) -> bool:
    """Is this Balance Emotion one of those that the second condition counts?"""
    if aspiration == ATTITUDE:
        return SLOT_REALM[slot] >= 0
    if aspiration == OPENNESS:
        return SLOT_REALM[slot] < 0
    if aspiration == UNITY:
        return in_unity(g, slot)
    return has_missing_vibe(g, slot)


@rule
def second_amount(g: State, aspiration: int) -> int:
    """How much Balance has of what the second condition asks for; for Liveliness 0 unless both kinds are equal."""
    n = 0
    seen = 0  # Triads, a bit for each
    lead = 0
    for slot in range(SLOTS):
        if not is_balance(g, slot):
            continue
        e = g.emotions[slot]
        if aspiration == AWARENESS:
            n += 0 if seen & (1 << (slot // 3)) else 1
            seen |= 1 << (slot // 3)
        elif aspiration == LIVELINESS:
            n += e.essence
            lead += e.essence if e.side == BLISS else -e.essence
        elif aspiration == SENSIBILITY:
            n = max(n, e.intensity)
        elif aspiration != FORTITUDE and counts_for(g, aspiration, slot):
            n += 1
    if aspiration == FORTITUDE:
        for realm in range(REALMS):
            if g.realms[realm].size > 0 and g.realms[realm].fortress == BALANCE:
                n += 1
    return n if lead == 0 else 0


@rule
def second_condition(g: State, aspiration: int) -> bool:
    """The goal of Balance's own. [bal.rev.balance-second]"""
    return second_amount(g, aspiration) >= AT_LEAST[aspiration]
