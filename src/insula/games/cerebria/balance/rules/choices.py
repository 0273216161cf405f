"""What only Balance chooses while an act is put together: Essence, Intensity token, Strong Emotion, Vibe, Command.

The five questions follow each other here because is_planning in observe.py goes by their numbers.
[bal.invoke.either, bal.invoke.inner-force, bal.bside.conversion, bal.fortify.token-controller, bal.fortify.token-tied,
bal.fortify.essence-cost, bal.empower.any-strong, bal.empower.threshold, bal.empower.choose-vibe,
bal.bside.reason.command*]
"""

from __future__ import annotations

from insula.core.questions import offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.fortify import fortify_essence
from insula.games.cerebria.rules.actions.invoke import refuse_invoke_price
from insula.games.cerebria.rules.actions.plan import plan_further_details
from insula.games.cerebria.rules.actions.prices import uses
from insula.games.cerebria.rules.board import refuse_elsewhere
from insula.games.cerebria.rules.essence_kinds import essence_held
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, FORTIFY_ESSENCE, STRONG_FROM, STRONG_TO
from insula.games.cerebria.terms import (
    BALANCE,
    EMPOWER,
    ESSENCE_BEFORE,
    EXALT,
    FORTIFY,
    INVOKE,
    RAZE,
    SPACES,
    VIBES,
)

KINDS = 2  # of Essence: Bliss and Gloom


@FORCES_OF_BALANCE.replaces(plan_further_details)
def plan_balance_details(g: State) -> None:
    """What Balance alone chooses: Essence for Invoke, the token of a Fortress, the Strong Emotion and its Vibe."""
    p = g.plan
    if g.seats[p.seat].team != BALANCE:
        return
    if p.act == INVOKE:
        then(g, ask.INVOKE_KIND, p.seat)
    elif p.act == EMPOWER:
        then(g, ask.STRONG_CARD, p.seat)
        then(g, ask.STRONG_VIBE, p.seat)
    elif uses(g, p.seat, FORTIFY, p.using, EXALT) + uses(g, p.seat, FORTIFY, p.using, RAZE) > 0:
        p.kind = fortify_essence(g, p.seat, p.realm, p.using)
    else:
        then(g, ask.FORTIFY_KIND, p.seat)


# ---- Invoke --------------------------------------------------------------------------------------------------------
@rule
def refuse_invoke_kind(g: State, option: int) -> int:
    """A kind of Essence that can be had; it fixes the Alignment. [bal.invoke.either, bal.bside.conversion]"""
    if option < opt.ESSENCE_KIND or option >= opt.ESSENCE_KIND + KINDS:
        return refuse_elsewhere(g, option)
    return refuse_invoke_price(g, g.plan.seat, g.plan.slot, g.plan.using, option - opt.ESSENCE_KIND)


@rule
def invoke_kind_options(g: State) -> None:
    """The kinds that can be had."""
    for kind in range(KINDS):
        if refuse_invoke_kind(g, opt.ESSENCE_KIND + kind) == LEGAL:
            offer(g, opt.ESSENCE_KIND + kind)


@rule
def invoke_kind_answer(g: State, option: int) -> None:
    """Notes the kind."""
    g.plan.kind = option - opt.ESSENCE_KIND


# ---- Fortify -------------------------------------------------------------------------------------------------------
@rule
def refuse_fortify_kind(g: State, option: int) -> int:
    """The token of the side in control, of any side where nobody is. [bal.fortify.token-controller]"""
    if option < opt.ESSENCE_KIND or option >= opt.ESSENCE_KIND + KINDS:
        return refuse_elsewhere(g, option)
    kind = option - opt.ESSENCE_KIND
    control = g.realms[g.plan.realm].control
    if control >= 0 and control != kind:
        return R.BAL_FORTIFY_TOKEN_CONTROLLER
    held = essence_held(g, g.plan.seat, kind)
    return LEGAL if held >= FORTIFY_ESSENCE[BALANCE] else R.BAL_FORTIFY_ESSENCE_COST


@rule
def fortify_kind_options(g: State) -> None:
    """The Intensity tokens that may be placed and paid for."""
    for kind in range(KINDS):
        if refuse_fortify_kind(g, opt.ESSENCE_KIND + kind) == LEGAL:
            offer(g, opt.ESSENCE_KIND + kind)


@rule
def fortify_kind_answer(g: State, option: int) -> None:
    """Notes whose token the Fortress carries."""
    g.plan.kind = option - opt.ESSENCE_KIND


# ---- Empower -------------------------------------------------------------------------------------------------------
@rule
def refuse_strong_card(g: State, option: int) -> int:
    """A Strong Emotion in stock whose threshold is reached. [bal.empower.any-strong, bal.empower.threshold]"""
    card = option - opt.CARD
    if card < STRONG_FROM or card >= STRONG_TO:
        return refuse_elsewhere(g, option)
    if g.strong[card] == 0:
        return R.BAL_EMPOWER_ANY_STRONG
    p = g.plan
    essence = g.emotions[p.slot].essence + uses(g, p.seat, EMPOWER, p.using, ESSENCE_BEFORE)
    return LEGAL if essence >= CARDS[card].threshold else R.BAL_EMPOWER_THRESHOLD


@rule
def strong_card_options(g: State) -> None:
    """The Strong Emotions that the Neutrality can become."""
    for card in range(STRONG_FROM, STRONG_TO):
        if refuse_strong_card(g, opt.CARD + card) == LEGAL:
            offer(g, opt.CARD + card)


@rule
def strong_card_answer(g: State, option: int) -> None:
    """Notes the card."""
    g.plan.card = option - opt.CARD


@rule
def refuse_strong_vibe(g: State, option: int) -> int:
    """Any Vibe. [bal.empower.choose-vibe]"""
    if option < opt.COLOUR or option >= opt.COLOUR + VIBES:
        return refuse_elsewhere(g, option)
    return LEGAL


@rule
def strong_vibe_options(g: State) -> None:
    """The four Vibe markers."""
    for colour in range(VIBES):
        offer(g, opt.COLOUR + colour)


@rule
def strong_vibe_answer(g: State, option: int) -> None:
    """Notes the marker."""
    g.plan.marker = option - opt.COLOUR + 1


# ---- Command -------------------------------------------------------------------------------------------------------
@rule
def refuse_command_to(g: State, option: int) -> int:
    """A space without any figure; the one Reason leaves is empty. [bal.bside.reason.command-empty]"""
    if option < opt.SPACE or option >= opt.SPACE + SPACES:
        return refuse_elsewhere(g, option)
    space = option - opt.SPACE
    if space == g.plan.space:
        return R.BAL_BSIDE_REASON_COMMAND
    for seat in range(g.n_seats):
        if seat != g.plan.seat and g.seats[seat].space == space:
            return R.BAL_BSIDE_REASON_COMMAND
    return LEGAL


@rule
def command_to_options(g: State) -> None:
    """The empty spaces."""
    for space in range(SPACES):
        if refuse_command_to(g, opt.SPACE + space) == LEGAL:
            offer(g, opt.SPACE + space)


@rule
def command_to_answer(g: State, option: int) -> None:
    """Notes the space."""
    g.plan.push_to = option - opt.SPACE
