"""A Spirit Action is put together question by question in g.plan and carried out by one step.

Questions about a Vibe token (begin) -> invoke_card -> target -> using -> details of the act -> commit
Each question offers only what can still end in a legal plan. [cer.vibe.*, cer.turn.costs-first, cer.bside.after-action]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.begin import planned_upgrades
from insula.games.cerebria.rules.actions.empower import carry_out_empower
from insula.games.cerebria.rules.actions.fortify import carry_out_fortify
from insula.games.cerebria.rules.actions.invoke import carry_out_invoke, kind_paid, own_essence
from insula.games.cerebria.rules.actions.move import carry_out_move, plan_move_details
from insula.games.cerebria.rules.actions.prices import pay, uses
from insula.games.cerebria.rules.actions.quell import carry_out_quell, plan_quell_details
from insula.games.cerebria.rules.actions.search import refuse_from, refuse_garrison, refuse_plan, refuse_with
from insula.games.cerebria.rules.actions.ways import (
    PRICE,
    STAGE,
    best_set,
    furthest_from,
    way_in_garrison,
    without_slot,
)
from insula.games.cerebria.rules.board import copies_in_hand, discard, gain_actions, place_token, refuse_elsewhere
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import BLEAKNESS, CARDS, FORTIFY_ESSENCE, MILD_FROM, MILD_TO
from insula.games.cerebria.terms import (
    BONUS_INVOKE,
    EMPOWER,
    EXALT,
    FORTIFY,
    FROM_BOX,
    FROM_DECK_TOP,
    FROM_HAND,
    GIVE_ESSENCE_AFTER_MOVE,
    INVOKE,
    INVOKE_BLEAKNESS,
    INVOKE_TOP_CARD,
    MOVE,
    QUELL,
    REALMS,
    SLOTS,
    SPACES,
    STARTING,
)


# ---- what and where ------------------------------------------------------------------------------------------------
@rule
def refuse_invoke_card(g: State, option: int) -> int:
    """A card of the hand, the top card with Summon, or a Bleakness by Anxiety. [cer.invoke.from-hand]"""
    p = g.plan
    if option == opt.TOP_CARD:
        if uses(g, p.seat, INVOKE, planned_upgrades(g), INVOKE_TOP_CARD) == 0:
            return R.BSIDE_DELIGHT_SUMMON_ONLY
        return refuse_source(g, FROM_DECK_TOP)
    if option < opt.CARD or option >= opt.N_OPTIONS:
        return refuse_elsewhere(g, option)
    card = option - opt.CARD
    if card == BLEAKNESS and g.seats[p.seat].power == INVOKE_BLEAKNESS:
        return refuse_source(g, FROM_BOX)
    if CARDS[card].strength == STARTING:
        return R.INVOKE_NOT_STARTING
    copies = copies_in_hand(g, p.seat, card)
    if card == p.discard and copies == 1:
        return R.VIBE_DISCARD_BEFORE_REVEAL
    if copies == 0:
        return R.INFO_CARD_NOT_HELD
    return refuse_source(g, FROM_HAND)


@rule
def refuse_source(g: State, origin: int) -> int:
    """Some slot must work for a card from there."""
    p = g.plan
    refusal = refuse_from(g, p.seat, INVOKE, planned_upgrades(g), p.discard, origin)
    if refusal == LEGAL:
        return LEGAL
    return without_slot(furthest_from(g, p.seat, INVOKE, planned_upgrades(g), p.discard, origin)[1])


@rule
def invoke_card_options(g: State) -> None:
    """All cards of the hand are alike here: one search serves them."""
    p = g.plan
    have = planned_upgrades(g)
    if refuse_from(g, p.seat, INVOKE, have, p.discard, FROM_DECK_TOP) == LEGAL:
        offer(g, opt.TOP_CARD)
    if refuse_from(g, p.seat, INVOKE, have, p.discard, FROM_HAND) == LEGAL:
        team = g.seats[p.seat].team
        for card in range(MILD_FROM[team], MILD_TO[team]):
            copies = copies_in_hand(g, p.seat, card)
            if copies > 1 or (copies == 1 and card != p.discard):
                offer(g, opt.CARD + card)
    if g.seats[p.seat].power == INVOKE_BLEAKNESS:
        if refuse_from(g, p.seat, INVOKE, have, p.discard, FROM_BOX) == LEGAL:
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
    """A slot, space or Realm on which some set of the upgrades at hand works; else what the nearest set lacks."""
    if option < base or option >= base + count:
        return refuse_elsewhere(g, option)
    p = g.plan
    return best_set(g, p.seat, p.act, target, planned_upgrades(g), p.discard, p.origin)[1]


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
    """The slot of the act."""
    return refuse_target(g, option - opt.SLOT, opt.SLOT, SLOTS, option)


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
    """The Fortress location; one's own cannot be raised on a board without Exalt. [cer.bside.replaced-absent]"""
    refusal = refuse_target(g, option - opt.REALM, opt.REALM, REALMS, option)
    if refusal != R.FORTIFY_EMPTY_ONLY or g.realms[option - opt.REALM].fortress != g.seats[g.plan.seat].team:
        return refusal
    return refusal if uses(g, g.plan.seat, FORTIFY, 7, EXALT) else R.BSIDE_REPLACED_ABSENT


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
    if option < opt.USING or option >= opt.USING + opt.N_USING:
        return refuse_elsewhere(g, option)
    p = g.plan
    using = option - opt.USING
    if using & ~planned_upgrades(g):
        return R.VIBE_NO_TOKEN
    if p.act == FORTIFY and uses(g, p.seat, FORTIFY, using, BONUS_INVOKE):
        return refuse_with_garrison(g, p.seat, p.realm, using, p.discard)
    return refuse_plan(g, p.seat, p.act, planned_target(g), using, p.discard, p.origin)


@rule
def refuse_with_garrison(g: State, seat: int, realm: int, using: int, without: int) -> int:
    """Why not with Garrison: the Fortify, the price of its Invoke, or that Invoke itself.

    [cer.bside.love.garrison-rules]
    """
    refusal = refuse_garrison(g, seat, realm, using, without)
    if refusal != R.BSIDE_LOVE_GARRISON:
        return refusal
    why = way_in_garrison(g, seat, realm, using, without)[0]
    return R.BSIDE_LOVE_GARRISON_RULES if STAGE[why] == PRICE else R.BSIDE_LOVE_GARRISON


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
        plan_further_details(g)
        then(g, ask.COMMIT, p.seat)


@point
def plan_further_details(g: State) -> None:
    """What else is chosen for Invoke, Fortify or Empower: nothing in the base game."""


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
