"""Is there a way to take a Spirit Action? Looks over targets, upgrades, cards and Vibe tokens with the leaf guards.

First what nothing can lift, then the plainest plan, then upgrades, then tokens. Listing options only asks whether the
answer is LEGAL; the reason that is told comes from actions.ways. [cer.turn.no-illegal-partial, cer.vibe.unlocked,
cer.vibe.discard-cost, cer.vibe.unlock-space, cer.vibe.full-row, cer.vibe.no-placement-without-action,
cer.power.harmony]
"""

from __future__ import annotations

from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R
from insula.games.cerebria.rules.actions.empower import refuse_empower, refuse_empower_slot
from insula.games.cerebria.rules.actions.fortify import refuse_fortify
from insula.games.cerebria.rules.actions.invoke import refuse_invoke, refuse_invoke_slot
from insula.games.cerebria.rules.actions.move import refuse_move
from insula.games.cerebria.rules.actions.prices import (
    cost_rule,
    price_ambition,
    price_willpower,
    unlocked,
    upgrades_of,
    uses,
    uses_row,
    vibe_in_row,
)
from insula.games.cerebria.rules.actions.quell import refuse_quell, refuse_quell_slot
from insula.games.cerebria.rules.board import tokens_in_row
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    CARDS,
    CHEAPEST,
    HAS_EMPOWER,
    HATRED_DISCOUNT,
    N_SPACE_SLOTS,
    REALM_SLOTS,
    SPACE_REALMS,
    SPACE_SLOTS,
    USES,
)
from insula.games.cerebria.terms import (
    ANY_VIBE_ON_DISCARD,
    BONUS_INVOKE,
    EMPOWER,
    EMPOWER_ANYWHERE,
    EXTRA_STEP,
    FORTIFY,
    FROM_BOX,
    FROM_DECK_TOP,
    FROM_HAND,
    INVOKE,
    INVOKE_ANYWHERE,
    INVOKE_BLEAKNESS,
    INVOKE_TOP_CARD,
    JUMP_TO_BLEAKNESS,
    JUMP_TO_EMOTION,
    LONG_QUELL,
    MOVE,
    QUELL,
    QUELL_ANYWHERE,
    SLOTS,
    SPACES,
    SWITCH_PLACES,
    UPGRADE_DISCOUNT,
)


# ---- one plan ------------------------------------------------------------------------------------------------------
@rule
def refuse_plan(g: State, seat: int, act: int, target: int, using: int, without: int, origin: int) -> int:
    """A whole plan: target = slot, space or Realm; without: card discarded for a token; origin: of the invoked card."""
    if act == MOVE:
        return refuse_move(g, seat, target, using)
    if act == INVOKE:
        return refuse_invoke(g, seat, target, using, without, origin)
    if act == QUELL:
        return refuse_quell(g, seat, target, using, without)
    if act == FORTIFY:
        refusal = refuse_fortify(g, seat, target, using, without)
        if refusal == LEGAL and using > 0 and uses(g, seat, FORTIFY, using, BONUS_INVOKE):
            return R.BSIDE_LOVE_GARRISON  # judged by refuse_garrison, which searches itself
        return refusal
    return refuse_empower(g, seat, target, using, without)


@rule
def refuse_at_all(g: State, seat: int, act: int, target: int) -> int:
    """What no upgrade can lift."""
    if act == INVOKE:
        return refuse_invoke_slot(g, seat, target)
    if act == QUELL:
        return refuse_quell_slot(g, seat, target)
    if act == EMPOWER:
        return refuse_empower_slot(g, seat, target)
    return LEGAL


@rule
def refuse_with(g: State, seat: int, act: int, target: int, have: int, without: int, origin: int) -> int:
    """Some subset of the upgrades at hand must work."""
    refusal = refuse_at_all(g, seat, act, target)
    if refusal != LEGAL:
        return refusal
    plain = refuse_plan(g, seat, act, target, 0, without, origin)
    if plain == LEGAL or have == 0:
        return plain
    for using in range(1, 8):
        if using & ~have == 0 and refuse_plan(g, seat, act, target, using, without, origin) == LEGAL:
            return LEGAL
    return plain


@rule
def far_reaching(g: State, seat: int, act: int, have: int) -> bool:
    """Could the upgrades at hand or the Spirit's power reach Emotions that are not adjacent?"""
    row = uses_row(g, seat, act, have)
    if act == QUELL:
        return USES[row + QUELL_ANYWHERE] > 0 or g.seats[seat].power == LONG_QUELL
    if act == INVOKE:
        return USES[row + INVOKE_ANYWHERE] > 0
    return act == EMPOWER and USES[row + EMPOWER_ANYWHERE] + USES[row + JUMP_TO_EMOTION] > 0


@rule
def refuse_from_slots(g: State, seat: int, act: int, have: int, without: int, origin: int) -> int:
    """Some slot must work, nearby ones first."""
    space = g.seats[seat].space
    first = SPACE_SLOTS[2 * space]
    count = N_SPACE_SLOTS[space]
    if act == INVOKE and g.garrison >= 0:
        first = REALM_SLOTS[2 * g.garrison]
        count = 2
    elif have > 0 or g.seats[seat].power == LONG_QUELL:
        if far_reaching(g, seat, act, have):
            count = SLOTS
    reason = LEGAL
    for i in range(count):
        refusal = refuse_with(g, seat, act, (first + i) % SLOTS, have, without, origin)
        if refusal == LEGAL:
            return LEGAL
        if i == 0:
            reason = refusal
    return reason


@rule
def refuse_from_spaces(g: State, seat: int, have: int) -> int:
    """Some space must work for a Move, nearby ones first."""
    space = g.seats[seat].space
    row = uses_row(g, seat, MOVE, have)
    reach = 1 + USES[row + EXTRA_STEP]
    if USES[row + SWITCH_PLACES] + USES[row + JUMP_TO_BLEAKNESS] > 0:
        reach = SPACES // 2
    reason = LEGAL
    for steps in range(1, reach + 1):
        for to in ((space + steps) % SPACES, (space - steps) % SPACES):
            refusal = refuse_with(g, seat, MOVE, to, have, -1, FROM_HAND)
            if refusal == LEGAL:
                return LEGAL
            if reason == LEGAL:
                reason = refusal
    if reach > 1 and refuse_with(g, seat, MOVE, space, have, -1, FROM_HAND) == LEGAL:
        return LEGAL
    return reason


@rule
def refuse_from(g: State, seat: int, act: int, have: int, without: int, origin: int) -> int:
    """Some target must work."""
    if act == MOVE:
        return refuse_from_spaces(g, seat, have)
    if act != FORTIFY:
        return refuse_from_slots(g, seat, act, have, without, origin)
    space = g.seats[seat].space
    reason = refuse_with(g, seat, FORTIFY, SPACE_REALMS[2 * space], have, without, origin)
    if reason != LEGAL and space % 2 == 1:
        if refuse_with(g, seat, FORTIFY, SPACE_REALMS[2 * space + 1], have, without, origin) == LEGAL:
            return LEGAL
    return reason


@rule
def too_poor(g: State, seat: int, act: int, have: int) -> bool:
    """Not even the cheapest set of these upgrades could be paid; left open while powers change prices."""
    p = g.seats[seat]
    if g.n_standing > 0:
        return False
    off = HATRED_DISCOUNT if p.power == UPGRADE_DISCOUNT and have > 0 else 0
    return p.willpower < CHEAPEST[(5 * p.board + act) * 8 + have] - off


@rule
def refuse_performing(g: State, seat: int, act: int, have: int, without: int) -> int:
    """Some target and, for Invoke, some source of the card must work."""
    if too_poor(g, seat, act, have):
        return cost_rule(act)
    reason = refuse_from(g, seat, act, have, without, FROM_HAND)
    if reason == LEGAL or act != INVOKE:
        return reason
    if uses(g, seat, INVOKE, have, INVOKE_TOP_CARD):
        if refuse_from(g, seat, act, have, without, FROM_DECK_TOP) == LEGAL:
            return LEGAL
    if g.seats[seat].power == INVOKE_BLEAKNESS:
        if refuse_from(g, seat, act, have, without, FROM_BOX) == LEGAL:
            return LEGAL
    return reason


# ---- with a Vibe token placed first --------------------------------------------------------------------------------
@rule
def refuse_token_colour(g: State, seat: int, act: int, card: int) -> int:
    """The card's colour must be new to the row; Harmony may take any that is. [cer.vibe.different-colors]"""
    if tokens_in_row(g, seat, act) == 4:
        return R.VIBE_FULL_ROW
    if g.seats[seat].power == ANY_VIBE_ON_DISCARD:
        return LEGAL
    return R.VIBE_DIFFERENT_COLORS if vibe_in_row(g, seat, act, CARDS[card].vibe) else LEGAL


@rule
def refuse_cell(g: State, seat: int, act: int, card: int, cell: int) -> int:
    """Discard this card, put its token on this cell of the row, and still be able to act."""
    refusal = refuse_token_colour(g, seat, act, card)
    if refusal != LEGAL:
        return refusal
    if act == EMPOWER and HAS_EMPOWER[g.config.mode] == 0:
        return R.MODE_BASIC_NO_EMPOWER
    if g.seats[seat].cells[4 * act + cell]:
        return R.VIBE_SPACE_TAKEN
    if cell > 0 and not unlocked(g, seat, act):
        return R.VIBE_UNLOCK_SPACE
    have = upgrades_of(g, seat, act)
    if cell > 0:
        have |= 1 << (cell - 1)
    if refuse_performing(g, seat, act, have, card) != LEGAL:
        return R.VIBE_NO_PLACEMENT_WITHOUT_ACTION
    return LEGAL


@rule
def refuse_token_with(g: State, seat: int, act: int, card: int) -> int:
    """Some cell must work for this card."""
    reason = refuse_token_colour(g, seat, act, card)
    if reason != LEGAL:
        return reason
    for cell in range(4):
        if g.seats[seat].cells[4 * act + cell] == 0:
            refusal = refuse_cell(g, seat, act, card, cell)
            if refusal == LEGAL:
                return LEGAL
            if reason == LEGAL:
                reason = refusal
    return reason


@rule
def refuse_without_token(g: State, seat: int, act: int) -> int:
    """The Action as the row stands now."""
    if not unlocked(g, seat, act):
        return R.VIBE_UNLOCKED
    return refuse_performing(g, seat, act, upgrades_of(g, seat, act), -1)


@rule
def any_to_empower(g: State, seat: int) -> bool:
    """Is there an Emotion that could be empowered from somewhere?"""
    for slot in range(SLOTS):
        if refuse_empower_slot(g, seat, slot) == LEGAL:
            return True
    return False


@rule
def refuse_spirit_act(g: State, seat: int, act: int) -> int:
    """Some way to take this Spirit Action, with or without a Vibe token placed first."""
    if act == EMPOWER and HAS_EMPOWER[g.config.mode] == 0:
        return R.MODE_BASIC_NO_EMPOWER
    reason = refuse_without_token(g, seat, act)
    p = g.seats[seat]
    if reason == LEGAL or p.n_hand == 0 or (act == EMPOWER and not any_to_empower(g, seat)):
        return reason
    if refuse_performing(g, seat, act, 7 if unlocked(g, seat, act) else 0, -1) != LEGAL:
        return reason  # not even with every upgrade: no token can help
    seen = 0  # Vibes tried: cards of one Vibe are alike here
    for i in range(p.n_hand):
        vibe = 1 << CARDS[p.hand[i]].vibe
        if seen & vibe == 0:
            seen |= vibe
            if refuse_token_with(g, seat, act, p.hand[i]) == LEGAL:
                return LEGAL
    return reason


# ---- Garrison: an Invoke inside a Fortify --------------------------------------------------------------------------
@rule
def refuse_garrison(g: State, seat: int, realm: int, using: int, without: int) -> int:
    """Building there with Garrison: the bonus Invoke must be possible and affordable afterwards.

    [cer.bside.love.garrison]
    """
    refusal = refuse_fortify(g, seat, realm, using, without)
    if refusal != LEGAL:
        return refusal
    at = enter_garrison(g, seat, realm, using, without)
    refusal = refuse_spirit_act(g, seat, INVOKE)
    leave_garrison(g, seat, using, without, at)
    return LEGAL if refusal == LEGAL else R.BSIDE_LOVE_GARRISON


@rule
def enter_garrison(g: State, seat: int, realm: int, using: int, without: int) -> int:
    """Lowers the purse by the price of the Fortify and sets the discarded card aside; tells where it was in hand."""
    p = g.seats[seat]
    team = g.teams[p.team]
    willpower = price_willpower(g, seat, FORTIFY, using, -1)
    ambition = price_ambition(g, seat, FORTIFY, using, -1)
    at = -1
    if without >= 0:
        at = 0
        while p.hand[at] != without:
            at += 1
        p.n_hand -= 1
        p.hand[at] = p.hand[p.n_hand]
    p.willpower -= willpower
    team.ambition -= ambition
    g.garrison = realm
    return at


@rule
def leave_garrison(g: State, seat: int, using: int, without: int, at: int) -> None:
    """Everything as it was before enter_garrison."""
    p = g.seats[seat]
    g.garrison = -1
    g.teams[p.team].ambition += price_ambition(g, seat, FORTIFY, using, -1)
    p.willpower += price_willpower(g, seat, FORTIFY, using, -1)
    if at >= 0:
        p.hand[p.n_hand] = p.hand[at]
        p.hand[at] = without
        p.n_hand += 1
