"""Which way of a refused act came furthest: the one whose reason is told. Runs only when somebody asks why.

A way is a target with a set of the upgrades at hand (for Invoke also a source of the card). Each guard checks in a
fixed order, so the rule it returns tells how far the way came (STAGE); then the one that lacks least wins, then the
smaller rule number, then what lies on the target. Where it is on the board never matters: mirrored positions get the
same reason. Listing options never comes here. [cer.turn.no-illegal-partial, cer.vibe.unlocked]
"""

from __future__ import annotations

from insula.core.rule import LEGAL, IntTable, rule, table
from insula.games.cerebria.gen import R
from insula.games.cerebria.rules.actions.empower import threshold_at, threshold_rule
from insula.games.cerebria.rules.actions.invoke import own_essence
from insula.games.cerebria.rules.actions.prices import (
    price_ambition,
    price_essence,
    price_willpower,
    unlocked,
    upgrades_of,
    uses,
    uses_row,
)
from insula.games.cerebria.rules.actions.quell import in_quell_reach
from insula.games.cerebria.rules.actions.search import enter_garrison, far_reaching, leave_garrison, refuse_plan
from insula.games.cerebria.rules.essence_kinds import all_essence
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    FORTIFY_ESSENCE,
    HAS_EMPOWER,
    REALM_SLOTS,
    SLOT_SPACE,
    SPACE_REALMS,
    USES,
)
from insula.games.cerebria.terms import (
    BONUS_INVOKE,
    EMPOWER,
    ESSENCE_BEFORE,
    EXTRA_STEP,
    FORTIFY,
    FROM_BOX,
    FROM_DECK_TOP,
    FROM_HAND,
    GIVE_ESSENCE_AFTER_MOVE,
    INVOKE,
    INVOKE_BLEAKNESS,
    INVOKE_TOP_CARD,
    JUMP_TO_BLEAKNESS,
    MOVE,
    QUELL,
    QUELL_ANYWHERE,
    REALMS,
    SLOTS,
    SPACES,
    SWITCH_PLACES,
)

# How far a way came when this rule stopped it. Rules that are not named here say only that an upgrade is not meant for
# the target; they tell least. The rules of editions stand in the same table: it goes by the numbers of all rules.
NO_TARGET, NOT_FREE, FORBIDDEN, NOT_READY, PRICE, CARD = 1, 2, 3, 4, 5, 6
STAGES = {
    NO_TARGET: (
        R.MOVE_ADJACENT_ONLY,
        R.MOVE_HASTE,
        R.MOVE_ELSEWHERE,
        R.INVOKE_ADJACENT_EMPTY,
        R.QUELL_TARGET,
        R.POWER_MALICE,
        R.BAL_QUELL_BY_BALANCE,
        R.FORTIFY_POSITION,
        R.EMPOWER_TARGET,
        R.BAL_EMPOWER_OWN_ONLY,
        R.REALM_LAND_ADJACENT,
        R.BAL_ALIGN_OTHERWISE_OPPOSING,
        R.BAL_REALM_LAND,
        R.REALM_NETWORK_REACH,
    ),
    NOT_FREE: (
        R.GEO_SLOTS,
        R.BSIDE_LOVE_GARRISON,
        R.BSIDE_ANXIETY_SHADOWS,
        R.FORTIFY_EMPTY_ONLY,
        R.FORTIFY_MAJOR_FINAL,
        R.EMPOWER_NO_STARTING,
        R.DEF_ESSENCE_CAPACITY,
    ),
    FORBIDDEN: (
        R.MOVE_NO_OPPOSING,
        R.POW_BAR_SLOTS,
        R.POW_NO_QUELL,
        R.POWER_EMPATHY,
        R.FORTIFY_NOT_OPPONENT_REALM,
        R.FORTIFY_EXALT_REALM,
        R.BAL_FORTIFY_EXALT_REALM,
        R.FORTIFY_RAZE_MAJOR_NO_MINOR,
        R.BAL_FORTIFY_RAZE_BALANCE_MAJOR,
        R.EMPOWER_STOCK_EMPTY,
        R.BAL_EMPOWER_ANY_STRONG,
    ),
    NOT_READY: (
        R.FORTIFY_NO_MINOR,
        R.FORTIFY_EXALT_NO_MAJOR,
        R.EMPOWER_THRESHOLD,
        R.BAL_EMPOWER_THRESHOLD,
        R.INVOKE_FROM_HAND,
        R.BSIDE_DELIGHT_SUMMON,
        R.POWER_ANXIETY_LIMIT,
        R.BAL_REALM_LAND_KIND,
    ),
    PRICE: (
        R.MOVE_COST,
        R.INVOKE_COST,
        R.QUELL_COST,
        R.FORTIFY_COST,
        R.EMPOWER_COST,
        R.AMBITION_SPEND,
        R.POW_SURCHARGE,
        R.INVOKE_BOLSTER,
        R.INVOKE_INNER_FORCE,
        R.INVOKE_NEEDS_ESSENCE,
        R.BSIDE_LOVE_EMBRACE_SOURCE,
        R.BSIDE_LOVE_RAZE,
        R.BAL_INVOKE_EITHER,
        R.BAL_BSIDE_CONVERSION,
        R.BAL_FORTIFY_ESSENCE_COST,
        R.BAL_FORTIFY_RAZE_BY_BALANCE,
        R.BAL_FORTIFY_EXALT,
        R.REALM_LAND_FIRST,
        R.REALM_NETWORK_MOVE,
    ),
    CARD: (R.QUELL_MATCH, R.QUELL_STARTING_MATCH, R.BSIDE_DELIGHT_CLEANSING_LIGHT),
}
HIGHEST_RULE = 1023
STAGE: IntTable = table(
    [next((stage for stage, rules in STAGES.items() if n in rules), 0) for n in range(HIGHEST_RULE + 1)]
)
MAX_LACK = 31
MAX_CONTENT = 127
ANY_TARGET = -1
NO_RANK = -1


# ---- how near a way came -------------------------------------------------------------------------------------------
@rule
def price_lack(g: State, seat: int, act: int, target: int, using: int) -> int:
    """Willpower, Ambition and Essence short of the whole price."""
    p = g.seats[seat]
    row = uses_row(g, seat, act, using)
    place = -1 if act == FORTIFY else target
    needed = FORTIFY_ESSENCE[p.team] if act == FORTIFY else 0
    if act == MOVE:
        needed = USES[row + GIVE_ESSENCE_AFTER_MOVE]
    elif act == INVOKE:
        needed = own_essence(g, seat, using)
    lack = max(0, price_willpower(g, seat, act, using, place) - p.willpower)
    lack += max(0, price_ambition(g, seat, act, using, place) - g.teams[p.team].ambition)
    return lack + max(0, price_essence(g, seat, act, needed, place) - all_essence(g, seat))


@rule
def lack_of(g: State, seat: int, act: int, target: int, using: int, refusal: int) -> int:
    """How much is missing, where the rule is about an amount."""
    if act == EMPOWER and refusal == threshold_rule(g, target):
        return threshold_at(g, target) - g.emotions[target].essence - uses(g, seat, EMPOWER, using, ESSENCE_BEFORE)
    return price_lack(g, seat, act, target, using) if STAGE[refusal] == PRICE else 0


@rule
def content_of(g: State, act: int, target: int) -> int:
    """What is at the target, wherever it is on the board."""
    if act == FORTIFY:
        return 3 * g.realms[target].size + g.realms[target].fortress + 1
    if act != MOVE:
        return g.emotions[target].card + 1
    for seat in range(g.n_seats):
        if g.seats[seat].space == target:
            return seat
    return g.n_seats


@rule
def rank_of(stage: int, lack: int, refusal: int, content: int, upgrades: int) -> int:
    """One number: the larger, the nearer the way came."""
    rank = 32 * stage + MAX_LACK - min(lack, MAX_LACK)
    rank = (HIGHEST_RULE + 1) * rank + HIGHEST_RULE - refusal
    return 4 * ((MAX_CONTENT + 1) * rank + MAX_CONTENT - min(content, MAX_CONTENT)) + 3 - upgrades


@rule
def in_reach(g: State, seat: int, act: int, target: int, have: int) -> bool:
    """Is this a target that the act looks at, with the upgrades at hand?"""
    space = g.seats[seat].space
    if act == MOVE:
        row = uses_row(g, seat, MOVE, have)
        reach = 1 + USES[row + EXTRA_STEP]
        if USES[row + SWITCH_PLACES] + USES[row + JUMP_TO_BLEAKNESS] > 0:
            reach = SPACES
        d = (target - space) % SPACES
        return min(d, SPACES - d) <= reach and (d > 0 or reach > 1)
    if act == FORTIFY:
        return target == SPACE_REALMS[2 * space] or target == SPACE_REALMS[2 * space + 1]
    if act == INVOKE and g.garrison >= 0:
        return target == REALM_SLOTS[2 * g.garrison] or target == REALM_SLOTS[2 * g.garrison + 1]
    if act == QUELL:
        return in_quell_reach(g, seat, target) or uses(g, seat, QUELL, have, QUELL_ANYWHERE) > 0
    return SLOT_SPACE[target] == space or far_reaching(g, seat, act, have)


@rule
def best_set(g: State, seat: int, act: int, target: int, have: int, without: int, origin: int) -> tuple[int, int, int]:
    """(rank, refusal, set) of the set of upgrades that comes furthest on this target; LEGAL as soon as one works."""
    best = NO_RANK
    why = LEGAL
    chosen = 0
    for using in range(8):
        if using & ~have or (act == FORTIFY and uses(g, seat, act, using, BONUS_INVOKE)):
            continue  # Garrison adds to a Fortify that must be possible without it
        if origin == FROM_DECK_TOP and uses(g, seat, act, using, INVOKE_TOP_CARD) == 0:
            continue
        refusal = refuse_plan(g, seat, act, target, using, without, origin)
        if refusal == LEGAL:
            return NO_RANK, LEGAL, using
        upgrades = (using & 1) + (using >> 1 & 1) + (using >> 2)
        lack = lack_of(g, seat, act, target, using, refusal)
        rank = rank_of(STAGE[refusal], lack, refusal, content_of(g, act, target), upgrades)
        if rank > best:
            best = rank
            why = refusal
            chosen = using
    return best, why, chosen


@rule
def furthest_from(g: State, seat: int, act: int, have: int, without: int, origin: int) -> tuple[int, int, int, int]:
    """(rank, refusal, target, set) over all targets in reach."""
    targets = SLOTS
    if act == MOVE:
        targets = SPACES
    elif act == FORTIFY:
        targets = REALMS
    best = NO_RANK
    why = LEGAL
    where = 0
    chosen = 0
    for target in range(targets):
        if in_reach(g, seat, act, target, have):
            rank, refusal, using = best_set(g, seat, act, target, have, without, origin)
            if refusal == LEGAL:
                return NO_RANK, LEGAL, target, using
            if rank > best:
                best = rank
                why = refusal
                where = target
                chosen = using
    return best, why, where, chosen


@rule
def furthest(g: State, seat: int, act: int, have: int, without: int) -> tuple[int, int, int]:
    """(refusal, target, set) over all targets and, for Invoke, all sources of the card."""
    rank, why, where, chosen = furthest_from(g, seat, act, have, without, FROM_HAND)
    if act != INVOKE or why == LEGAL:
        return why, where, chosen
    for origin in (FROM_DECK_TOP, FROM_BOX):
        if origin == FROM_DECK_TOP and uses(g, seat, INVOKE, have, INVOKE_TOP_CARD) == 0:
            continue
        if origin == FROM_BOX and g.seats[seat].power != INVOKE_BLEAKNESS:
            continue
        other, refusal, target, using = furthest_from(g, seat, act, have, without, origin)
        if refusal == LEGAL or other > rank:
            rank = other
            why = refusal
            where = target
            chosen = using
        if refusal == LEGAL:
            return why, where, chosen
    return why, where, chosen


# ---- whole acts ----------------------------------------------------------------------------------------------------
@rule
def way_of_act(g: State, seat: int, act: int) -> tuple[int, int, int]:
    """(refusal, target, set) of a Spirit Action that nothing makes possible; target -1: it is about none.

    A locked row is no obstacle where a card could unlock it: then the reason is what would still be missing.
    """
    if act == EMPOWER and HAS_EMPOWER[g.config.mode] == 0:
        return R.MODE_BASIC_NO_EMPOWER, ANY_TARGET, 0
    if unlocked(g, seat, act):
        return furthest(g, seat, act, upgrades_of(g, seat, act), -1)
    if g.seats[seat].n_hand > 0:
        why, where, using = furthest(g, seat, act, 0, -1)
        if why != LEGAL:
            return why, where, using
    return R.VIBE_UNLOCKED, ANY_TARGET, 0


@rule
def way_in_garrison(g: State, seat: int, realm: int, using: int, without: int) -> tuple[int, int, int]:
    """The same for the Invoke that Garrison would bring after this Fortify. [cer.bside.love.garrison]"""
    at = enter_garrison(g, seat, realm, using, without)
    why, where, chosen = way_of_act(g, seat, INVOKE)
    leave_garrison(g, seat, using, without, at)
    return why, where, chosen


@rule
def way_without_token(g: State, seat: int, act: int) -> tuple[int, int, int]:
    """The same for an act to which no token is added."""
    if not unlocked(g, seat, act):
        return R.VIBE_UNLOCKED, ANY_TARGET, 0
    why, where, using = furthest(g, seat, act, upgrades_of(g, seat, act), -1)
    return without_slot(why), where, using


@rule
def without_slot(refusal: int) -> int:
    """Where no slot was named, one that is not empty means that all of them are not."""
    return R.TURN_NO_ILLEGAL_PARTIAL if refusal == R.GEO_SLOTS else refusal
