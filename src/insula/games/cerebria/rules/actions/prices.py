"""What a Spirit Action may use and what it costs: rows, upgrades, surcharges, discounts.

[cer.vibe.*, cer.turn.costs-first, cer.bside.general, cer.bside.plus-cost, cer.bside.replaced-absent, cer.power.hatred*,
cer.pow.surcharge, cer.pow.stacking]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R
from insula.games.cerebria.rules.board import gain_ambition, gain_essence, gain_willpower
from insula.games.cerebria.rules.control import in_scope, is_side, selects
from insula.games.cerebria.rules.essence_kinds import all_essence, essence_held
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ADDED_AMBITION,
    ADDED_WILLPOWER,
    BASE_AMBITION,
    BASE_WILLPOWER,
    DEEDS,
    EFFECTS,
    HATRED_DISCOUNT,
    SLOT_SPACE,
    USES,
)
from insula.games.cerebria.terms import (
    AMBITION,
    ANYWHERE,
    BAR_SLOTS,
    BONUS_INVOKE,
    COST_MOD,
    DISCOUNT,
    DISCOUNT_AT_FORTRESS,
    ESSENCE,
    EXTRA_ESSENCE,
    FORTIFY,
    INVOKE,
    MOVE,
    NO_QUELL,
    NO_VIBE,
    PERMIT,
    QUELL,
    RAZE,
    UPGRADE_DISCOUNT,
    UPGRADE_RULES,
    WILD,
    WILLPOWER,
)


# ---- rows and upgrades ---------------------------------------------------------------------------------------------
@rule
def unlocked(g: State, seat: int, act: int) -> bool:
    """Does the row have a token on its first space? [cer.vibe.unlocked]"""
    return g.seats[seat].cells[4 * act] > 0


@rule
def upgrades_of(g: State, seat: int, act: int) -> int:
    """The set of upgrades of the row with a token."""
    p = g.seats[seat]
    have = 0
    for i in range(3):
        if p.cells[4 * act + 1 + i]:
            have |= 1 << i
    return have


@rule
def uses_row(g: State, seat: int, act: int, using: int) -> int:
    """Where USES tells what this set of upgrades does on the board of this Spirit: USES[row + rule]."""
    return ((5 * g.seats[seat].board + act) * 8 + using) * UPGRADE_RULES


@rule
def uses(g: State, seat: int, act: int, using: int, upgrade: int) -> int:
    """The number of an upgrade rule if it is among the chosen upgrades, else 0."""
    return USES[((5 * g.seats[seat].board + act) * 8 + using) * UPGRADE_RULES + upgrade]


@rule
def vibe_in_row(g: State, seat: int, act: int, vibe: int) -> bool:
    """Does the row already hold this colour? Wild tokens have none. [cer.vibe.different-colors]"""
    p = g.seats[seat]
    for cell in range(4 * act, 4 * act + 4):
        if p.cells[cell] == vibe and vibe != NO_VIBE and vibe != WILD:
            return True
    return False


# ---- modifiers in force --------------------------------------------------------------------------------------------
@rule
def surcharge(g: State, team: int, act: int, place: int, resource: int) -> int:
    """What powers add to the price of an act of this team; place: slot, for Move the final space, else -1."""
    total = 0
    for i in range(g.n_standing):
        s = g.standing[i]
        fx = EFFECTS[s.effect]
        if fx.word != COST_MOD or fx.acts & (1 << act) == 0 or fx.resource != resource:
            continue
        if not is_side(fx.side, s.team, team):
            continue
        if act == MOVE:
            reached = fx.reaches_self == 0 or SLOT_SPACE[s.slot] == place
        elif place >= 0:
            reached = in_scope(g, fx.where, s.slot, place)
        else:
            reached = fx.where == ANYWHERE
        if reached:
            total += fx.amount
    return total


@rule
def barring(g: State, team: int, slot: int) -> int:
    """The slot of a card that keeps this team off the slot, -1 if none does. [cer.pow.bar-slots]"""
    for i in range(g.n_standing):
        s = g.standing[i]
        fx = EFFECTS[s.effect]
        if fx.word == BAR_SLOTS and is_side(fx.side, s.team, team) and in_scope(g, fx.where, s.slot, slot):
            return s.slot
    return -1


@rule
def protector(g: State, team: int, slot: int) -> int:
    """The slot of a card that keeps this team from quelling there, -1 if none does. [cer.pow.no-quell]"""
    for i in range(g.n_standing):
        s = g.standing[i]
        fx = EFFECTS[s.effect]
        if fx.word == NO_QUELL and is_side(fx.side, s.team, team) and selects(g, fx.target, s.slot, slot):
            return s.slot
    return -1


@rule
def permitted(g: State, team: int, what: int, slot: int) -> bool:
    """Does a power in force allow this? slot: that of the card itself, -1 if any card will do."""
    for i in range(g.n_standing):
        s = g.standing[i]
        fx = EFFECTS[s.effect]
        if fx.word == PERMIT and fx.what == what and is_side(fx.side, s.team, team) and (slot < 0 or slot == s.slot):
            return True
    return False


# ---- prices --------------------------------------------------------------------------------------------------------
@rule
def price_willpower(g: State, seat: int, act: int, using: int, place: int) -> int:
    """Base, upgrades and surcharges, then the discounts, never below 0. [cer.vibe.determination, cer.power.hatred]"""
    p = g.seats[seat]
    i = (5 * p.board + act) * 8 + using
    total = BASE_WILLPOWER[act] + ADDED_WILLPOWER[i]
    if g.n_standing > 0:
        total = max(0, total + surcharge(g, p.team, act, place, WILLPOWER))
    if using > 0:
        total -= USES[i * UPGRADE_RULES + DISCOUNT] + USES[i * UPGRADE_RULES + DISCOUNT_AT_FORTRESS]
        if p.power == UPGRADE_DISCOUNT and DEEDS[i] > 0:
            total -= HATRED_DISCOUNT
    return total if total > 0 else 0


@rule
def price_ambition(g: State, seat: int, act: int, using: int, place: int) -> int:
    """Base, upgrades and surcharges, never below 0."""
    p = g.seats[seat]
    total = BASE_AMBITION[act] + ADDED_AMBITION[(5 * p.board + act) * 8 + using]
    if g.n_standing > 0:
        total += surcharge(g, p.team, act, place, AMBITION)
    return total if total > 0 else 0


@rule
def price_essence(g: State, seat: int, act: int, needed: int, place: int) -> int:
    """What comes off the player's board: what the act itself needs and surcharges, never below 0."""
    if g.n_standing > 0:
        needed += surcharge(g, g.seats[seat].team, act, place, ESSENCE)
    return needed if needed > 0 else 0


@rule
def cost_rule(act: int) -> int:
    """The rule that names the price of an act."""
    if act == MOVE:
        return R.MOVE_COST
    if act == INVOKE:
        return R.INVOKE_COST
    if act == QUELL:
        return R.QUELL_COST
    if act == FORTIFY:
        return R.FORTIFY_COST
    return R.EMPOWER_COST


@rule
def refuse_price(g: State, seat: int, act: int, using: int, place: int, needed: int, kind: int) -> int:
    """Can the whole price be paid before the act starts? needed: Essence the act itself takes, of this kind.

    [cer.turn.costs-first]
    """
    p = g.seats[seat]
    price = price_willpower(g, seat, act, using, place)
    if p.willpower < price:
        return dear_rule(g, seat, act, using, p.willpower < price - surcharge(g, p.team, act, place, WILLPOWER))
    if g.teams[p.team].ambition < price_ambition(g, seat, act, using, place):
        return ambition_rule(g, seat, act, using)
    price = price_essence(g, seat, act, needed, place)
    if price == 0:
        return LEGAL
    if essence_held(g, seat, kind) < min(needed, price):
        return essence_rule(g, seat, act, using)
    return LEGAL if all_essence(g, seat) >= price else R.POW_SURCHARGE


@point
def essence_rule(g: State, seat: int, act: int, using: int) -> int:
    """Why the Essence that the act itself takes is not there."""
    return R.BSIDE_LOVE_EMBRACE_SOURCE if act == MOVE else R.INVOKE_NEEDS_ESSENCE


@rule
def dear_rule(g: State, seat: int, act: int, using: int, plainly: bool) -> int:
    """Why the Willpower is not enough: a power, an upgrade, or the Action itself."""
    if not plainly:
        return R.POW_SURCHARGE
    base = g.seats[seat].willpower >= BASE_WILLPOWER[act]
    if base and act == INVOKE and ADDED_WILLPOWER[(5 * g.seats[seat].board + INVOKE) * 8 + using] >= 2:
        return R.INVOKE_INNER_FORCE
    if base and act == FORTIFY and g.seats[seat].board == 1 and uses(g, seat, act, using, RAZE):
        return R.BSIDE_LOVE_RAZE
    if base and act == FORTIFY and uses(g, seat, act, using, BONUS_INVOKE):
        return R.BSIDE_LOVE_GARRISON_RULES
    return cost_rule(act)


@rule
def ambition_rule(g: State, seat: int, act: int, using: int) -> int:
    """Why the Ambition is not enough: Bolster, or the Action with whatever it uses."""
    return R.INVOKE_BOLSTER if uses(g, seat, act, using, EXTRA_ESSENCE) else cost_rule(act)


@rule
def pay(g: State, seat: int, act: int, using: int, place: int, needed: int, kind: int) -> None:
    """Willpower and Essence go to the supply, Ambition tokens are flipped. [cer.def.willpower]"""
    because = cost_rule(act)
    willpower = price_willpower(g, seat, act, using, place)
    ambition = price_ambition(g, seat, act, using, place)
    essence = price_essence(g, seat, act, needed, place)
    gain_willpower(g, seat, -willpower, because)
    gain_ambition(g, g.seats[seat].team, -ambition, because)
    pay_essence(g, seat, essence, needed, kind, because)


@point
def pay_essence(g: State, seat: int, essence: int, needed: int, kind: int, because: int) -> None:
    """All Essence of a price; needed: what the act itself takes, of this kind."""
    gain_essence(g, seat, -essence, because)
