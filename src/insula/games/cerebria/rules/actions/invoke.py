"""Invoke Emotion: the leaf guard and what it does.

[cer.invoke.*, cer.geo.slots, cer.bside.love.forging-bonds, cer.bside.*.summon, cer.bside.empathy.motivation,
cer.bside.anxiety.seeds, cer.power.anxiety*, bal.bside.reason.emerge]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ev
from insula.games.cerebria.rules.actions.prices import barring, price_ambition, refuse_price, uses, uses_row
from insula.games.cerebria.rules.board import add_essence, set_emotion, take_from_hand, turn_up, vibes_in_hand
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.rules.powers.triggers import announce
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    BLEAKNESS,
    INVOKE_ESSENCE,
    MAX_AMBITION,
    MAX_BLEAKNESS,
    SLOT_REALM,
    SLOT_SPACE,
    USES,
)
from insula.games.cerebria.terms import (
    BLISS,
    DRAW_AFTER,
    ESSENCE_FROM_SUPPLY,
    ESSENCE_IF_BLEAKNESS,
    ESSENCE_IF_NEXT_TO_OWN,
    EXTRA_ESSENCE,
    FROM_BOX,
    FROM_DECK_TOP,
    FROM_HAND,
    GAIN_AMBITION_AFTER,
    INVOKE,
    INVOKE_ANYWHERE,
    INVOKE_BLEAKNESS,
    INVOKE_TOP_CARD,
    NO_VIBE,
    ON_ENTER,
    SLOTS,
)


@rule
def refuse_invoke_slot(g: State, seat: int, slot: int) -> int:
    """What no upgrade of the board can lift: an empty adjacent slot (Garrison: of its Realm) that is not barred."""
    if g.garrison >= 0:
        if SLOT_REALM[slot] != g.garrison or g.emotions[slot].card >= 0:
            return R.BSIDE_LOVE_GARRISON
    elif SLOT_SPACE[slot] != g.seats[seat].space and uses(g, seat, INVOKE, 7, INVOKE_ANYWHERE) == 0:
        return R.INVOKE_ADJACENT_EMPTY
    elif g.emotions[slot].card >= 0:
        return R.GEO_SLOTS
    if g.n_standing > 0 and barring(g, g.seats[seat].team, slot) >= 0:
        return R.POW_BAR_SLOTS
    return LEGAL


@rule
def bleakness_in_play(g: State) -> int:
    """Bleakness cards on the board."""
    n = 0
    for slot in range(SLOTS):
        if g.emotions[slot].card == BLEAKNESS:
            n += 1
    return n


@rule
def refuse_origin(g: State, seat: int, origin: int, row: int, without: int) -> int:
    """Where the card comes from: hand, the top of the deck (Summon), or the box (Anxiety)."""
    summon = USES[row + INVOKE_TOP_CARD]
    if origin == FROM_DECK_TOP:
        if g.seats[seat].n_deck == 0:
            return R.BSIDE_DELIGHT_SUMMON
        return LEGAL if summon else R.BSIDE_DELIGHT_SUMMON_ONLY
    if summon:
        return R.VIBE_MUST_HAVE_EFFECT
    if origin == FROM_HAND:
        return LEGAL if vibes_in_hand(g, seat, NO_VIBE, without) > 0 else R.INVOKE_FROM_HAND
    if g.seats[seat].power != INVOKE_BLEAKNESS:
        return R.INVOKE_NOT_STARTING
    return LEGAL if bleakness_in_play(g) < MAX_BLEAKNESS else R.POWER_ANXIETY_LIMIT


@rule
def next_to_own(g: State, seat: int, slot: int) -> bool:
    """Is an Emotion of the team on a slot beside this one?"""
    for step in (1, 14):
        e = g.emotions[(slot + step) % SLOTS]
        if e.card >= 0 and e.team == g.seats[seat].team:
            return True
    return False


@rule
def refuse_invoke_upgrades(g: State, seat: int, slot: int, using: int, without: int, origin: int) -> int:
    """Each upgrade chosen must change something. [cer.vibe.must-have-effect]"""
    row = uses_row(g, seat, INVOKE, using)
    if USES[row + INVOKE_ANYWHERE] and SLOT_SPACE[slot] == g.seats[seat].space:
        return R.VIBE_MUST_HAVE_EFFECT
    if USES[row + ESSENCE_IF_NEXT_TO_OWN] and not next_to_own(g, seat, slot):
        return R.BSIDE_LOVE_FORGING_BONDS
    if USES[row + ESSENCE_IF_BLEAKNESS] and origin != FROM_BOX:
        return R.BSIDE_ANXIETY_SEEDS
    if USES[row + GAIN_AMBITION_AFTER]:
        left = g.teams[g.seats[seat].team].ambition - price_ambition(g, seat, INVOKE, using, slot)
        if left >= MAX_AMBITION:
            return R.VIBE_MUST_HAVE_EFFECT
    if USES[row + DRAW_AFTER] and g.seats[seat].n_deck == 0 and without < 0:
        return R.VIBE_MUST_HAVE_EFFECT
    return LEGAL


@rule
def own_essence(g: State, seat: int, using: int) -> int:
    """Essence that Invoke itself takes off the player's board. [cer.invoke.essence, cer.invoke.inner-force]"""
    row = uses_row(g, seat, INVOKE, using)
    if USES[row + ESSENCE_FROM_SUPPLY] + USES[row + ESSENCE_IF_NEXT_TO_OWN] + USES[row + ESSENCE_IF_BLEAKNESS] > 0:
        return 0
    return INVOKE_ESSENCE


@point
def kind_paid(g: State, seat: int, using: int, kind: int) -> int:
    """The kind of Essence that leaves the board for an Emotion of this kind."""
    return kind


@rule
def refuse_invoke_price(g: State, seat: int, slot: int, using: int, kind: int) -> int:
    """Can an Emotion be invoked with this kind of Essence? Bliss and Gloom have only one."""
    needed = own_essence(g, seat, using)
    return refuse_price(g, seat, INVOKE, using, slot, needed, kind_paid(g, seat, using, kind))


@point
def refuse_any_price(g: State, seat: int, slot: int, using: int) -> int:
    """Can an Emotion be invoked with any kind of Essence?"""
    return refuse_invoke_price(g, seat, slot, using, BLISS)


@rule
def refuse_invoke(g: State, seat: int, slot: int, using: int, without: int, origin: int) -> int:
    """A whole Invoke but for the card of the hand. without: the card discarded for a token, -1 if none."""
    refusal = refuse_invoke_slot(g, seat, slot)
    if refusal == LEGAL:
        refusal = refuse_origin(g, seat, origin, uses_row(g, seat, INVOKE, using), without)
    if refusal == LEGAL and using > 0:
        refusal = refuse_invoke_upgrades(g, seat, slot, using, without, origin)
    if refusal == LEGAL and g.garrison < 0 and SLOT_SPACE[slot] != g.seats[seat].space:
        if uses(g, seat, INVOKE, using, INVOKE_ANYWHERE) == 0:
            refusal = R.INVOKE_ADJACENT_EMPTY
    if refusal != LEGAL:
        return refusal
    return refuse_any_price(g, seat, slot, using)


@point
def align_invoked(g: State) -> None:
    """Which side the Emotion of the plan is aligned with: with its own, as printed, in the base game."""


@rule
def carry_out_invoke(g: State) -> None:
    """The card comes to its slot with its Essence; its power is set off.

    [cer.invoke.shaded-count, cer.invoke.bolster]
    """
    p = g.plan
    me = g.seats[p.seat]
    if p.origin == FROM_HAND:
        take_from_hand(g, p.seat, p.card)
    elif p.origin == FROM_DECK_TOP:
        me.n_deck -= 1
        p.card = me.deck[me.n_deck]
        turn_up(g, p.seat)
    set_emotion(g, p.slot, p.card, INVOKE_ESSENCE, p.seat, p.seat)
    align_invoked(g)
    note(g, ev.INVOKED, R.INVOKE_COST, p.seat, p.card, p.slot, INVOKE_ESSENCE)
    p.team = me.team
    if uses(g, p.seat, INVOKE, p.using, EXTRA_ESSENCE):
        add_essence(g, p.slot, 1, R.INVOKE_BOLSTER)
    recalculate(g)
    announce(g, ON_ENTER, p.seat, p.slot, me.team, 0, 0)
