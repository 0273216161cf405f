"""A Spirit Action is put together question by question in g.plan and carried out by one step.

Questions about a Vibe token (begin) -> invoke_card -> target -> using -> details of the act -> commit
Each question offers only what can still end in a legal plan. [cer.vibe.*, cer.turn.costs-first, cer.bside.after-action]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.actions.begin import planned_upgrades
from insula.games.cerebria.actions.empower import carry_out_empower
from insula.games.cerebria.actions.fortify import carry_out_fortify, fortify_essence
from insula.games.cerebria.actions.invoke import carry_out_invoke, kind_paid, own_essence
from insula.games.cerebria.actions.move import carry_out_move, plan_move_details
from insula.games.cerebria.actions.prices import pay, uses
from insula.games.cerebria.actions.quell import carry_out_quell, plan_quell_details
from insula.games.cerebria.actions.search import (
    refuse_from,
    refuse_garrison,
    refuse_plan,
    refuse_with,
)
from insula.games.cerebria.board import copies_in_hand, discard, gain_actions, place_token, refuse_elsewhere
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import BLEAKNESS, BRIGHTNESS, FORTIFY_ESSENCE, MILD_FROM, MILD_TO, SLOT_SPACE
from insula.games.cerebria.terms import (
    BALANCE,
    BONUS_INVOKE,
    EMPOWER,
    EMPOWER_ANYWHERE,
    EXALT,
    FORTIFY,
    FROM_BOX,
    FROM_DECK_TOP,
    FROM_HAND,
    GIVE_ESSENCE_AFTER_MOVE,
    INVOKE,
    INVOKE_BLEAKNESS,
    JUMP_TO_EMOTION,
    MOVE,
    QUELL,
    RAZE,
    REALMS,
    SLOTS,
    SPACES,
)


# ---- what and where ------------------------------------------------------------------------------------------------
@rule
def refuse_invoke_card(g: State, option: int) -> int:
    """A card of the hand, the top card with Summon, or a Bleakness by Anxiety. [cer.invoke.from-hand]"""
    p = g.plan
    if option == opt.TOP_CARD:
        return refuse_from(g, p.seat, INVOKE, planned_upgrades(g), p.discard, FROM_DECK_TOP)
    if option < opt.CARD or option >= opt.N_OPTIONS:
        return refuse_elsewhere(g, option)
    card = option - opt.CARD
    if card == BLEAKNESS:
        return refuse_from(g, p.seat, INVOKE, planned_upgrades(g), p.discard, FROM_BOX)
    if card == BRIGHTNESS:
        return R.INVOKE_NOT_STARTING
    copies = copies_in_hand(g, p.seat, card)
    if card == p.discard and copies == 1:
        return R.VIBE_DISCARD_BEFORE_REVEAL
    if copies == 0:
        return R.INVOKE_FROM_HAND
    return refuse_from(g, p.seat, INVOKE, planned_upgrades(g), p.discard, FROM_HAND)


@rule
def invoke_card_options(g: State) -> None:
    """All cards of the hand are alike here: one search serves them."""
    p = g.plan
    if refuse_invoke_card(g, opt.TOP_CARD) == LEGAL:
        offer(g, opt.TOP_CARD)
    if refuse_from(g, p.seat, INVOKE, planned_upgrades(g), p.discard, FROM_HAND) == LEGAL:
        team = g.seats[p.seat].team
        for card in range(MILD_FROM[team], MILD_TO[team]):
            copies = copies_in_hand(g, p.seat, card)
            if copies > 1 or (copies == 1 and card != p.discard):
                offer(g, opt.CARD + card)
    if g.seats[p.seat].power == INVOKE_BLEAKNESS and refuse_invoke_card(g, opt.CARD + BLEAKNESS) == LEGAL:
        offer(g, opt.CARD + BLEAKNESS)


@rule
def invoke_card_answer(g: State, option: int) -> None:
    """Notes the card and where it comes from."""
    p = g.plan
    if option == opt.TOP_CARD:
        p.origin = FROM_DECK_TOP
        p.card = g.seats[p.seat].deck[g.seats[p.seat].n_deck - 1]
    else:
        p.card = option - opt.CARD
        p.origin = FROM_BOX if p.card == BLEAKNESS else FROM_HAND


@rule
def refuse_target(g: State, target: int, base: int, count: int, option: int) -> int:
    """A slot, space or Realm on which some set of the upgrades at hand works."""
    if option < base or option >= base + count:
        return refuse_elsewhere(g, option)
    p = g.plan
    have = planned_upgrades(g)
    refusal = refuse_with(g, p.seat, p.act, target, have, p.discard, p.origin)
    if refusal != R.MOVE_ADJACENT_ONLY and refusal != R.QUELL_TARGET and refusal != R.FORTIFY_EMPTY_ONLY:
        return refusal
    for using in range(1, 8):  # nothing for the plain act: what a fitting upgrade would still lack says more
        if using & ~have == 0:
            reason = refuse_plan(g, p.seat, p.act, target, using, p.discard, p.origin)
            if reason != refusal and not says_little(reason):
                return reason
    return refusal


@rule
def says_little(reason: int) -> bool:
    """Is this only the reason why an upgrade is not meant for the target?"""
    return (
        reason == R.VIBE_MUST_HAVE_EFFECT
        or reason == R.FORTIFY_EXALT
        or reason == R.FORTIFY_RAZE
        or reason == R.FORTIFY_ONE_EFFECT
        or reason == R.BSIDE_HARMONY_ATTUNE
    )


@rule
def offer_targets(g: State, base: int, count: int) -> None:
    """Everything that refuse_target allows."""
    p = g.plan
    have = planned_upgrades(g)
    for target in range(count):
        if refuse_with(g, p.seat, p.act, target, have, p.discard, p.origin) == LEGAL:
            offer(g, base + target)


@rule
def refuse_target_slot(g: State, option: int) -> int:
    """The slot of the act; far Emotions fail Outburst and Rush to Aid for any reason. [cer.empower.outburst]"""
    refusal = refuse_target(g, option - opt.SLOT, opt.SLOT, SLOTS, option)
    p = g.plan
    if refusal == LEGAL or p.act != EMPOWER or option < opt.SLOT or option >= opt.SLOT + SLOTS:
        return refusal
    if g.emotions[option - opt.SLOT].card >= 0 and SLOT_SPACE[option - opt.SLOT] != g.seats[p.seat].space:
        if uses(g, p.seat, EMPOWER, planned_upgrades(g), EMPOWER_ANYWHERE):
            return R.EMPOWER_OUTBURST
        if uses(g, p.seat, EMPOWER, planned_upgrades(g), JUMP_TO_EMOTION):
            return R.BSIDE_RUSH_NEEDS_EMPOWER
    return refusal


@rule
def target_slot_options(g: State) -> None:
    """Slots for Invoke, Quell, Empower."""
    offer_targets(g, opt.SLOT, SLOTS)


@rule
def target_slot_answer(g: State, option: int) -> None:
    """Notes the slot."""
    g.plan.slot = option - opt.SLOT


@rule
def refuse_target_space(g: State, option: int) -> int:
    """The space where the Move ends."""
    return refuse_target(g, option - opt.SPACE, opt.SPACE, SPACES, option)


@rule
def target_space_options(g: State) -> None:
    """Spaces for Move."""
    offer_targets(g, opt.SPACE, SPACES)


@rule
def target_space_answer(g: State, option: int) -> None:
    """Notes the space."""
    g.plan.space = option - opt.SPACE


@rule
def refuse_target_realm(g: State, option: int) -> int:
    """The Fortress location; for an occupied one the reason is what Exalt or Raze lacks. [cer.bside.replaced-absent]"""
    refusal = refuse_target(g, option - opt.REALM, opt.REALM, REALMS, option)
    if refusal != R.FORTIFY_EMPTY_ONLY:
        return refusal
    p = g.plan
    if g.realms[option - opt.REALM].fortress == g.seats[p.seat].team:
        return refusal if uses(g, p.seat, FORTIFY, 7, EXALT) else R.BSIDE_REPLACED_ABSENT
    for using in range(1, 8):
        if using & ~planned_upgrades(g) == 0 and uses(g, p.seat, FORTIFY, using, RAZE):
            return refuse_plan(g, p.seat, FORTIFY, option - opt.REALM, using, p.discard, p.origin)
    return refusal


@rule
def target_realm_options(g: State) -> None:
    """Realms for Fortify."""
    offer_targets(g, opt.REALM, REALMS)


@rule
def target_realm_answer(g: State, option: int) -> None:
    """Notes the Realm."""
    g.plan.realm = option - opt.REALM


# ---- with which upgrades -------------------------------------------------------------------------------------------
@rule
def planned_target(g: State) -> int:
    """Slot, space or Realm of the plan."""
    p = g.plan
    if p.act == MOVE:
        return p.space
    if p.act == FORTIFY:
        return p.realm
    return p.slot


@rule
def refuse_using(g: State, option: int) -> int:
    """A set of upgrades with tokens that work together. [cer.vibe.upgrade-optional]"""
    if option < opt.USING or option >= opt.USING + 8:
        return refuse_elsewhere(g, option)
    p = g.plan
    using = option - opt.USING
    if using & ~planned_upgrades(g):
        return R.VIBE_DISCARD_COST
    if p.act == FORTIFY and uses(g, p.seat, FORTIFY, using, BONUS_INVOKE):
        return refuse_garrison(g, p.seat, p.realm, using, p.discard)
    return refuse_plan(g, p.seat, p.act, planned_target(g), using, p.discard, p.origin)


@rule
def using_options(g: State) -> None:
    """The sets that make a legal plan."""
    have = planned_upgrades(g)
    for using in range(8):
        if using & ~have == 0 and refuse_using(g, opt.USING + using) == LEGAL:
            offer(g, opt.USING + using)


@rule
def using_answer(g: State, option: int) -> None:
    """Notes the upgrades and asks what they leave open."""
    p = g.plan
    p.using = option - opt.USING
    if p.act == MOVE:
        plan_move_details(g)
    elif p.act == QUELL:
        plan_quell_details(g)
    else:
        if g.seats[p.seat].team == BALANCE:
            plan_balance_details(g)
        then(g, ask.COMMIT, p.seat)


@rule
def plan_balance_details(g: State) -> None:
    """What Balance alone chooses: Essence for Invoke, the token of a Fortress, the Strong Emotion and its Vibe."""
    p = g.plan
    if p.act == INVOKE:
        then(g, ask.INVOKE_KIND, p.seat)
    elif p.act == EMPOWER:
        then(g, ask.STRONG_CARD, p.seat)
        then(g, ask.STRONG_VIBE, p.seat)
    elif uses(g, p.seat, FORTIFY, p.using, EXALT) + uses(g, p.seat, FORTIFY, p.using, RAZE) > 0:
        p.kind = fortify_essence(g, p.seat, p.realm, p.using)
    else:
        then(g, ask.FORTIFY_KIND, p.seat)


# ---- carrying it out -----------------------------------------------------------------------------------------------
@rule
def commit_step(g: State) -> None:
    """Token, price, deed; then what comes after the act."""
    p = g.plan
    note(g, ev.ACTED, R.TURN_THREE_ACTIONS, p.seat, p.act, p.using, 0)
    if p.discard >= 0:
        discard(g, p.seat, p.discard)
        place_token(g, p.seat, p.cell, p.colour)
    if g.garrison < 0:
        gain_actions(g, -1, R.TURN_THREE_ACTIONS)
    if p.act == MOVE:
        pay(g, p.seat, MOVE, p.using, p.space, uses(g, p.seat, MOVE, p.using, GIVE_ESSENCE_AFTER_MOVE), 0)
        carry_out_move(g)
    elif p.act == INVOKE:
        kind = kind_paid(g, p.seat, p.using, p.kind)
        pay(g, p.seat, INVOKE, p.using, p.slot, own_essence(g, p.seat, p.using), kind)
        carry_out_invoke(g)
    elif p.act == QUELL:
        pay(g, p.seat, QUELL, p.using, p.slot, 0, 0)
        carry_out_quell(g)
    elif p.act == FORTIFY:
        pay(g, p.seat, FORTIFY, p.using, -1, FORTIFY_ESSENCE[g.seats[p.seat].team], p.kind)
        carry_out_fortify(g)
    else:
        pay(g, p.seat, EMPOWER, p.using, p.slot, 0, 0)
        carry_out_empower(g)
    then(g, ask.AFTER_UPGRADES, p.seat)
    then(g, ask.AFTER_ACT, p.seat)
    then(g, ask.INTENTIONS, p.seat)
