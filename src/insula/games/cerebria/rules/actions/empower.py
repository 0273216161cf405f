"""Empower Emotion: the leaf guard and what it does.

[cer.empower.*, cer.mode.basic-no-empower, cer.bside.*.rush-to-aid, cer.bside.rush-needs-empower,
cer.bside.misery.assimilate, cer.intention.b-empower]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ev
from insula.games.cerebria.rules.actions.prices import refuse_price, uses, uses_row
from insula.games.cerebria.rules.actions.quell import token_fits
from insula.games.cerebria.rules.board import accomplish, add_essence, note_full, set_emotion, take_out
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.rules.powers.triggers import announce, announce_own_leaving
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, HAS_EMPOWER, SLOT_SPACE, USES
from insula.games.cerebria.terms import (
    DRAW_AFTER,
    EMPOWER,
    EMPOWER_ANYWHERE,
    EMPOWERED,
    ESSENCE_BEFORE,
    JUMP_TO_EMOTION,
    MILD,
    ON_ENTER,
    ON_LEAVE,
    VIBE_TOKEN_OF_CARD,
)


# ---- what an edition may say otherwise -----------------------------------------------------------------------------
@point
def threshold_at(g: State, slot: int) -> int:
    """Essence needed, as printed on the Mild card. [cer.empower.threshold]"""
    return CARDS[g.emotions[slot].card].threshold


@point
def threshold_rule(g: State, slot: int) -> int:
    """The rule that asks for so much Essence."""
    return R.EMPOWER_THRESHOLD


@point
def empower_target_rule(g: State, seat: int, slot: int) -> int:
    """Why a slot without one of the seat's Emotions is no target."""
    return R.EMPOWER_TARGET


@point
def refuse_becoming(g: State, slot: int) -> int:
    """Is there a Strong Emotion that this Mild one can become, with one more Essence at most?"""
    return refuse_counterpart(g, slot)


@point
def strong_for(g: State, slot: int) -> int:
    """The Strong card that takes the place of the Mild one. [cer.empower.replace]"""
    return CARDS[g.emotions[slot].card].counterpart


@point
def dress_strong(g: State, slot: int, side: int) -> None:
    """What the Strong card gets that is not printed on it; side: Alignment of the Mild one. Nothing in the base."""


# ---- the leaf guard ------------------------------------------------------------------------------------------------
@rule
def refuse_counterpart(g: State, slot: int) -> int:
    """The counterpart of the same name in stock, and nearly enough Essence. [cer.empower.stock-empty]"""
    e = g.emotions[slot]
    if g.strong[CARDS[e.card].counterpart] == 0:
        return R.EMPOWER_STOCK_EMPTY
    return R.EMPOWER_THRESHOLD if e.essence + 1 < threshold_at(g, slot) else LEGAL


@rule
def refuse_empower_slot(g: State, seat: int, slot: int) -> int:
    """What no upgrade can lift: a Mild Emotion of the team with a counterpart in stock and nearly enough Essence."""
    if HAS_EMPOWER[g.config.mode] == 0:
        return R.MODE_BASIC_NO_EMPOWER
    e = g.emotions[slot]
    if e.card < 0 or e.team != g.seats[seat].team:
        return empower_target_rule(g, seat, slot)
    if CARDS[e.card].strength != MILD:
        return R.EMPOWER_NO_STARTING
    return refuse_becoming(g, slot)


@rule
def refuse_empower_place(g: State, seat: int, slot: int, row: int) -> int:
    """Adjacent, unless Emotional Outburst or Rush to Aid is used; then it must not be."""
    far = USES[row + EMPOWER_ANYWHERE] + USES[row + JUMP_TO_EMOTION]
    if SLOT_SPACE[slot] == g.seats[seat].space:
        return R.VIBE_MUST_HAVE_EFFECT if far else LEGAL
    return LEGAL if far else R.EMPOWER_TARGET


@rule
def refuse_empower(g: State, seat: int, slot: int, using: int, without: int) -> int:
    """A whole Empower. without: the card discarded for a token, -1 if none."""
    refusal = refuse_empower_slot(g, seat, slot)
    row = uses_row(g, seat, EMPOWER, using)
    if refusal == LEGAL:
        refusal = refuse_empower_place(g, seat, slot, row)
    if refusal != LEGAL:
        return refusal
    e = g.emotions[slot]
    before = USES[row + ESSENCE_BEFORE]
    if before and e.essence == CARDS[e.card].spaces:
        return R.EMPOWER_CHANNELED_POWER
    if e.essence + before < threshold_at(g, slot):
        return threshold_rule(g, slot)
    if USES[row + DRAW_AFTER] and g.seats[seat].n_deck == 0 and without < 0 and e.owner != seat:
        return R.VIBE_MUST_HAVE_EFFECT
    if USES[row + VIBE_TOKEN_OF_CARD] and not token_fits(g, seat, e.vibe):
        return R.VIBE_MUST_HAVE_EFFECT
    return refuse_price(g, seat, EMPOWER, using, slot, 0, 0)


@rule
def carry_out_empower(g: State) -> None:
    """The Strong card takes the place and the Essence of the Mild one.

    [cer.empower.replace, cer.empower.move-essence, cer.intention.a-fill-once]
    """
    p = g.plan
    me = g.seats[p.seat]
    if uses(g, p.seat, EMPOWER, p.using, JUMP_TO_EMOTION):
        me.space = SLOT_SPACE[p.slot]
        note(g, ev.MOVED_SPIRIT, R.BSIDE_HARMONY_RUSH_TO_AID, p.seat, me.space, -1, 0)
    e = g.emotions[p.slot]
    filled = False
    if uses(g, p.seat, EMPOWER, p.using, ESSENCE_BEFORE):
        add_essence(g, p.slot, 1, R.EMPOWER_CHANNELED_POWER)
        filled = e.essence == CARDS[e.card].spaces
    p.team = e.team
    p.vibe = e.vibe
    p.strength = MILD
    side = e.side
    strong = strong_for(g, p.slot)
    essence = min(e.essence, CARDS[strong].spaces)
    announce_own_leaving(g, p.slot, p.seat)
    take_out(g, p.slot)
    announce(g, ON_LEAVE, p.seat, p.slot, p.team, 0, 0)
    g.strong[strong] -= 1
    set_emotion(g, p.slot, strong, essence, p.seat, p.seat)
    dress_strong(g, p.slot, side)
    note(g, ev.EMPOWERED, R.EMPOWER_REPLACE, p.seat, strong, p.slot, essence)
    if essence == CARDS[strong].spaces and not filled:
        note_full(g, p.slot)
    accomplish(g, p.team, EMPOWERED)
    recalculate(g)
    announce(g, ON_ENTER, p.seat, p.slot, p.team, 0, 0)
