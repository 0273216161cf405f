"""Quell Emotion: the leaf guard, how many Essence, the card shown, and who bears the loss.

[cer.quell.*, cer.power.malice, cer.power.empathy*, cer.bside.delight.cleansing-light, cer.bside.love.home-ground,
cer.bside.harmony.vanquish, cer.bside.harmony.emotional-cycle, cer.bside.hatred.repel, cer.bside.malice.exterminate*,
cer.bside.anxiety.devour*, cer.pow.no-quell, cer.pow.bear-loss, cer.pow.amount]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.prices import price_ambition, protector, refuse_price, uses, uses_row
from insula.games.cerebria.rules.board import (
    accomplish,
    copies_in_hand,
    decider,
    discard,
    is_opponent,
    refuse_elsewhere,
    remove_essence,
    show_card,
    slot_of,
    vibes_in_hand,
)
from insula.games.cerebria.rules.control import is_side, selects
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    CARDS,
    CLAUSES,
    EFFECTS,
    MAX_AMBITION,
    MILD_FROM,
    MILD_TO,
    SLOT_REALM,
    SLOT_SPACE,
    SPACE_SLOTS,
    TIMES,
    USES,
)
from insula.games.cerebria.terms import (
    AMBITION_AT_HOME,
    BEFORE_LOSS,
    DISCOUNT_AT_FORTRESS,
    DRAW_IF_EMPTIED,
    EXTRA_REMOVAL,
    GUARD_NEARBY,
    LONG_QUELL,
    MILD,
    NO_REVEAL,
    NO_VIBE,
    QUELL,
    QUELL_ANYWHERE,
    QUELL_MOD,
    QUELL_ONE,
    QUELL_TWO,
    ROWS,
    SLOTS,
    VIBE_TOKEN_OF_CARD,
    VIBE_TOKEN_OF_MILD,
)


# ---- reach and protection ------------------------------------------------------------------------------------------
@rule
def in_quell_reach(g: State, seat: int, slot: int) -> bool:
    """Adjacent; Malice also reaches past any Emotion it is adjacent to. [cer.quell.target, cer.power.malice]"""
    p = g.seats[seat]
    if SLOT_SPACE[slot] == p.space:
        return True
    if p.power == LONG_QUELL:
        for step in (1, 14):
            between = (slot + step) % SLOTS
            if SLOT_SPACE[between] == p.space and g.emotions[between].card >= 0:
                return True
    return False


@rule
def guarded_by_empathy(g: State, slot: int) -> bool:
    """On a slot adjacent to Empathy of the same team, or next to such a slot. [cer.power.empathy]"""
    for seat in range(g.n_seats):
        p = g.seats[seat]
        if p.power == GUARD_NEARBY and p.team == g.emotions[slot].team and p.space >= 0:
            for i in range(2):
                d = (slot - SPACE_SLOTS[2 * p.space + i]) % SLOTS
                if d <= 1 or d == SLOTS - 1:
                    return True
    return False


@point
def quell_target_rule(g: State, seat: int, slot: int) -> int:
    """Why there is nothing to quell on a slot. [cer.quell.target]"""
    return R.QUELL_TARGET


@rule
def refuse_quell_slot(g: State, seat: int, slot: int) -> int:
    """What no upgrade can lift: an opposing Emotion without protection."""
    e = g.emotions[slot]
    if e.card < 0 or not is_opponent(e.team, g.seats[seat].team):
        return quell_target_rule(g, seat, slot)
    if g.n_standing > 0 and protector(g, g.seats[seat].team, slot) >= 0:
        return R.POW_NO_QUELL
    return R.POWER_EMPATHY if guarded_by_empathy(g, slot) else LEGAL


# ---- how many ------------------------------------------------------------------------------------------------------
@rule
def quell_extra(g: State, seat: int, slot: int) -> int:
    """Essence that powers let this Quell remove on top, at no price."""
    total = 0
    for i in range(g.n_standing):
        s = g.standing[i]
        fx = EFFECTS[s.effect]
        if fx.word == QUELL_MOD and fx.extra > 0 and is_side(fx.side, s.team, g.seats[seat].team):
            if selects(g, fx.target, s.slot, slot):
                total += fx.extra
    return total


@rule
def quell_limit(g: State, seat: int, slot: int) -> int:
    """The most Essence one Quell may take off this Emotion; a limit wins over every extra."""
    most = g.emotions[slot].essence
    for i in range(g.n_standing):
        s = g.standing[i]
        fx = EFFECTS[s.effect]
        if fx.word == QUELL_MOD and fx.limit > 0 and is_side(fx.side, s.team, g.seats[seat].team):
            if selects(g, fx.target, s.slot, slot):
                most = min(most, fx.limit)
    return most


@rule
def most_quelled(g: State, seat: int, slot: int, using: int) -> int:
    """The most Essence this Quell can remove."""
    most = 1 + uses(g, seat, QUELL, using, EXTRA_REMOVAL)
    if g.n_standing > 0:
        return min(most + quell_extra(g, seat, slot), quell_limit(g, seat, slot))
    return min(most, g.emotions[slot].essence)


@rule
def least_quelled(g: State, seat: int, using: int) -> int:
    """The least: one, and one for each upgrade that removes more."""
    return 1 + TIMES[uses_row(g, seat, QUELL, using) + EXTRA_REMOVAL]


# ---- the leaf guard ------------------------------------------------------------------------------------------------
@rule
def own_fortress_at(g: State, seat: int, slot: int) -> bool:
    """Is the slot one of a Realm with a Fortress of the team? [cer.bside.love.home-ground, cer.bside.hatred.repel]"""
    realm = SLOT_REALM[slot]
    return realm >= 0 and g.realms[realm].fortress == g.seats[seat].team


@rule
def token_fits(g: State, seat: int, vibe: int) -> bool:
    """Could a Vibe token of this colour be placed somewhere on the board? [cer.bside.vibe-gain]"""
    if vibe == NO_VIBE:
        return False
    cells = g.seats[seat].cells
    for row in range(ROWS):
        free = False
        clash = False
        for cell in range(4 * row, 4 * row + 4):
            if cells[cell] == 0 and (cell == 4 * row or cells[4 * row] > 0):
                free = True
            if cells[cell] == vibe:
                clash = True
        if free and not clash:
            return True
    return False


@rule
def refuse_quell_upgrades(g: State, seat: int, slot: int, using: int, without: int) -> int:
    """Each upgrade chosen must change something. [cer.vibe.must-have-effect]"""
    row = uses_row(g, seat, QUELL, using)
    e = g.emotions[slot]
    most = most_quelled(g, seat, slot, using)
    if USES[row + EXTRA_REMOVAL] and most < least_quelled(g, seat, using):
        return R.VIBE_MUST_HAVE_EFFECT
    if USES[row + AMBITION_AT_HOME]:
        left = g.teams[g.seats[seat].team].ambition - price_ambition(g, seat, QUELL, using, slot)
        if not own_fortress_at(g, seat, slot):
            return R.BSIDE_LOVE_HOME_GROUND
        if left >= MAX_AMBITION:
            return R.VIBE_MUST_HAVE_EFFECT
    if USES[row + DISCOUNT_AT_FORTRESS] and not own_fortress_at(g, seat, slot):
        return R.BSIDE_HATRED_REPEL
    if USES[row + DRAW_IF_EMPTIED] and (most < e.essence or (g.seats[seat].n_deck == 0 and without < 0)):
        return R.VIBE_MUST_HAVE_EFFECT
    if USES[row + VIBE_TOKEN_OF_MILD]:
        if e.vibe == NO_VIBE or CARDS[e.card].strength != MILD:
            return R.BSIDE_ANXIETY_DEVOUR_TARGETS
    refusal = refuse_copied_vibe(g, slot, row)
    if refusal != LEGAL:
        return refusal
    if USES[row + VIBE_TOKEN_OF_MILD] + USES[row + VIBE_TOKEN_OF_CARD] > 0 and not token_fits(g, seat, e.vibe):
        return R.VIBE_MUST_HAVE_EFFECT
    return LEGAL


@point
def refuse_copied_vibe(g: State, slot: int, row: int) -> int:
    """Has the target a Vibe to copy? No Quell of the base game copies one."""
    return LEGAL


@rule
def refuse_showing(g: State, seat: int, slot: int, row: int, without: int) -> int:
    """A card of the target's Vibe in hand, unless none is needed. [cer.quell.match, cer.quell.starting-match]"""
    vibe = g.emotions[slot].vibe
    if USES[row + NO_REVEAL] or vibes_in_hand(g, seat, vibe, without) > 0:
        return LEGAL
    if USES[row + QUELL_ANYWHERE]:
        return R.BSIDE_DELIGHT_CLEANSING_LIGHT
    return R.QUELL_STARTING_MATCH if vibe == NO_VIBE else R.QUELL_MATCH


@rule
def refuse_quell(g: State, seat: int, slot: int, using: int, without: int) -> int:
    """A whole Quell but for the card shown and the number. without: the card discarded for a token, -1 if none."""
    refusal = refuse_quell_slot(g, seat, slot)
    if refusal != LEGAL:
        return refusal
    row = uses_row(g, seat, QUELL, using)
    near = in_quell_reach(g, seat, slot)
    if not near and USES[row + QUELL_ANYWHERE] == 0:
        return R.POWER_MALICE if g.seats[seat].power == LONG_QUELL else R.QUELL_TARGET
    if near and USES[row + QUELL_ANYWHERE] > 0:
        return R.VIBE_MUST_HAVE_EFFECT
    refusal = refuse_price(g, seat, QUELL, using, slot, 0, 0)
    if refusal == LEGAL:
        refusal = refuse_showing(g, seat, slot, row, without)
    if refusal == LEGAL and using > 0:
        refusal = refuse_quell_upgrades(g, seat, slot, using, without)
    return refusal


# ---- the card shown and the number ---------------------------------------------------------------------------------
@rule
def plan_quell_details(g: State) -> None:
    """Asks what is left open, before anything is paid."""
    p = g.plan
    if least_quelled(g, p.seat, p.using) < most_quelled(g, p.seat, p.slot, p.using):
        then(g, ask.QUELL_AMOUNT, p.seat)
    else:
        p.lost = most_quelled(g, p.seat, p.slot, p.using)
    if uses(g, p.seat, QUELL, p.using, NO_REVEAL) == 0:
        then(g, ask.REVEAL_CARD, p.seat)
    then(g, ask.COMMIT, p.seat)


@rule
def refuse_quell_amount(g: State, option: int) -> int:
    """As many as the upgrades and powers allow. [cer.quell.subdue-once, cer.pow.amount]"""
    if option < opt.AMOUNT or option >= opt.AMOUNT + opt.N_AMOUNT:
        return refuse_elsewhere(g, option)
    p = g.plan
    n = option - opt.AMOUNT
    if n > most_quelled(g, p.seat, p.slot, p.using) and uses(g, p.seat, QUELL, p.using, EXTRA_REMOVAL) == 1:
        return R.QUELL_SUBDUE_ONCE
    if n < least_quelled(g, p.seat, p.using) or n > most_quelled(g, p.seat, p.slot, p.using):
        return R.POW_AMOUNT
    return LEGAL


@rule
def quell_amount_options(g: State) -> None:
    """Every number that is allowed."""
    p = g.plan
    for n in range(least_quelled(g, p.seat, p.using), most_quelled(g, p.seat, p.slot, p.using) + 1):
        offer(g, opt.AMOUNT + n)


@rule
def quell_amount_answer(g: State, option: int) -> None:
    """Notes the number."""
    g.plan.lost = option - opt.AMOUNT


@rule
def refuse_reveal_card(g: State, option: int) -> int:
    """A card of the hand with the target's Vibe, not the one discarded. [cer.quell.match]"""
    if option < opt.CARD or option >= opt.N_OPTIONS:
        return refuse_elsewhere(g, option)
    p = g.plan
    card = option - opt.CARD
    copies = copies_in_hand(g, p.seat, card)
    if card == p.discard and copies == 1:
        return R.VIBE_DISCARD_BEFORE_REVEAL
    if copies == 0:
        return R.INFO_CARD_NOT_HELD
    vibe = g.emotions[p.slot].vibe
    return R.QUELL_SHOWN_VIBE if vibe != NO_VIBE and CARDS[card].vibe != vibe else LEGAL


@rule
def reveal_card_options(g: State) -> None:
    """The cards that match, each name once."""
    team = g.seats[g.plan.seat].team
    for card in range(MILD_FROM[team], MILD_TO[team]):
        if copies_in_hand(g, g.plan.seat, card) and refuse_reveal_card(g, opt.CARD + card) == LEGAL:
            offer(g, opt.CARD + card)


@rule
def reveal_card_answer(g: State, option: int) -> None:
    """Notes the card."""
    g.plan.card = option - opt.CARD


# ---- carrying it out: the loss, and who bears it -------------------------------------------------------------------
@rule
def carry_out_quell(g: State) -> None:
    """The card is shown; cards with before_loss are asked; then the Essence comes off. [cer.quell.reveal-keeps]"""
    p = g.plan
    e = g.emotions[p.slot]
    if p.card >= 0:
        show_card(g, p.seat, p.card)
        if uses(g, p.seat, QUELL, p.using, QUELL_ANYWHERE):
            discard(g, p.seat, p.card)
    p.team = e.team
    p.vibe = e.vibe
    p.strength = CARDS[e.card].strength
    p.open = p.lost
    note(g, ev.QUELLED, R.QUELL_COST, p.seat, e.card, p.slot, p.lost)
    for slot in range(SLOTS):
        if bears_loss(g, slot):
            q = then(g, ask.BEAR_LOSS, decider(g, g.emotions[slot].team))
            q.source = g.emotions[slot].uid
            q.actor = p.seat
    then(g, ask.LOSE_ESSENCE, p.seat)


@rule
def bears_loss(g: State, slot: int) -> bool:
    """Does the card on this slot listen before the loss of the Quell being carried out? [cer.pow.bear-loss]"""
    e = g.emotions[slot]
    if e.card < 0 or e.muted or CARDS[e.card].triggers & (1 << BEFORE_LOSS) == 0:
        return False
    first = CARDS[e.card].first_clause
    for c in range(first, first + CARDS[e.card].n_clauses):
        cl = CLAUSES[c]
        if cl.trigger == BEFORE_LOSS and is_side(cl.by, e.team, g.seats[g.plan.seat].team):
            if selects(g, cl.target, slot, g.plan.slot):
                return True
    return False


@rule
def most_borne(g: State) -> int:
    """How much of the loss the card asked about can bear."""
    slot = slot_of(g, g.asked.source)
    return min(g.plan.open, g.emotions[slot].essence) if slot >= 0 else 0


@rule
def refuse_bear_loss(g: State, option: int) -> int:
    """Any part of the loss, as long as the card has Essence."""
    if option < opt.AMOUNT or option >= opt.AMOUNT + opt.N_AMOUNT:
        return refuse_elsewhere(g, option)
    return LEGAL if option - opt.AMOUNT <= most_borne(g) else R.POW_BEAR_LOSS


@rule
def bear_loss_options(g: State) -> None:
    """None of it up to all it can bear."""
    for n in range(most_borne(g) + 1):
        offer(g, opt.AMOUNT + n)


@rule
def bear_loss_answer(g: State, option: int) -> None:
    """The card loses that much in place of the target; its last Essence counts as one removed by this Quell.

    [bal.bside.reason.emotional-cycle]
    """
    n = option - opt.AMOUNT
    if n > 0:
        g.plan.open -= n
        remove_essence(g, slot_of(g, g.asked.source), n, g.plan.seat, R.POW_BEAR_LOSS)
        if slot_of(g, g.asked.source) < 0:
            g.plan.emptied = 1


@rule
def lose_essence_step(g: State) -> None:
    """The target loses what is left to lose.

    [cer.quell.remove-essence, cer.intention.a-quell, cer.intention.b-quell]
    """
    p = g.plan
    if p.open > 0:
        remove_essence(g, p.slot, p.open, p.seat, R.QUELL_REMOVE_ESSENCE)
        if g.emotions[p.slot].card < 0:
            p.emptied = 1
    team = g.seats[p.seat].team
    if p.lost >= 2:
        accomplish(g, team, QUELL_TWO)
    if p.lost == 1:
        accomplish(g, team, QUELL_ONE)
