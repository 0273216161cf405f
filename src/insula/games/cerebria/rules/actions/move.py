"""Move Spirit: the leaf guard, what it does, and the choices of Push, Switcheroo, Embrace and Wildfire.

[cer.move.*, cer.bside.*.push, cer.bside.push-*, cer.bside.switch-*, cer.bside.instead-of-moving,
cer.bside.love.embrace*, cer.bside.hatred.wildfire*, cer.bside.anxiety.shadows, cer.bside.flight-flat]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.prices import permitted, refuse_price, uses, uses_row
from insula.games.cerebria.rules.board import add_essence, gain_willpower, is_opponent, refuse_elsewhere, remove_essence
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import BLEAKNESS, CARDS, N_SPACE_SLOTS, SPACE_SLOTS, TIMES, USES
from insula.games.cerebria.terms import (
    BURN_AFTER_MOVE,
    END_MOVE_ON_OPPONENT,
    EXTRA_STEP,
    GIVE_ESSENCE_AFTER_MOVE,
    JUMP_TO_BLEAKNESS,
    MOVE,
    PUSH,
    RELOCATE_OPPONENT,
    SHARE_SPACE,
    SLOTS,
    SPACES,
    SWITCH_PLACES,
)


@rule
def distance(a: int, b: int) -> int:
    """Steps between two Spirit spaces on the ring. [cer.geo.paths]"""
    d = (a - b) % SPACES
    return min(d, SPACES - d)


@rule
def opposing_spirits_on(g: State, team: int, space: int) -> int:
    """Bit set of the seats of opposing Spirits on a space."""
    found = 0
    for seat in range(g.n_seats):
        if g.seats[seat].space == space and is_opponent(team, g.seats[seat].team):
            found |= 1 << seat
    return found


@point
def blocking_spirits_on(g: State, team: int, space: int) -> int:
    """Bit set of the seats that keep a Move from ending there. [cer.move.no-opposing]"""
    return opposing_spirits_on(g, team, space)


# ---- the leaf guard ------------------------------------------------------------------------------------------------
@rule
def refuse_path(g: State, seat: int, space: int, row: int) -> int:
    """Walking there: how far, and who stands there."""
    p = g.seats[seat]
    d = distance(space, p.space)
    extra = USES[row + EXTRA_STEP]
    steps = 2 if d == 0 else d  # back to the start takes one step out and one back
    if steps > 1 + extra:
        if d == 0:
            return R.MOVE_ELSEWHERE
        return R.MOVE_HASTE if extra == 1 and steps > 2 else R.MOVE_ADJACENT_ONLY
    if extra > 0:
        times = TIMES[row + EXTRA_STEP]
        if steps - 1 <= (times - 1) * (extra // times):
            return R.VIBE_MUST_HAVE_EFFECT
    there = opposing_spirits_on(g, p.team, space)
    if USES[row + PUSH] + USES[row + RELOCATE_OPPONENT] > 0:
        return LEGAL if there else R.VIBE_MUST_HAVE_EFFECT
    blocked = blocking_spirits_on(g, p.team, space) != 0 and not permitted(g, p.team, END_MOVE_ON_OPPONENT, -1)
    if blocked and USES[row + SHARE_SPACE] == 0:
        return R.MOVE_NO_OPPOSING
    if USES[row + SHARE_SPACE] > 0 and not blocked:
        return R.VIBE_MUST_HAVE_EFFECT
    return LEGAL


@rule
def spirit_to_switch_with(g: State, seat: int, space: int) -> bool:
    """Is another Spirit on that space?"""
    for other in range(g.n_seats):
        if other != seat and g.seats[other].space == space:
            return True
    return False


@rule
def bleakness_next_to(g: State, space: int) -> bool:
    """Does a Bleakness lie on a slot adjacent to the space?"""
    for i in range(N_SPACE_SLOTS[space]):
        if g.emotions[SPACE_SLOTS[2 * space + i]].card == BLEAKNESS:
            return True
    return False


@rule
def refuse_instead_of_moving(g: State, seat: int, space: int, row: int) -> int:
    """Switcheroo, Deceive and From the Shadows replace the move. [cer.bside.instead-of-moving]"""
    others = USES[row + EXTRA_STEP] + USES[row + SHARE_SPACE] + USES[row + PUSH]
    if others > 0 or (USES[row + SWITCH_PLACES] > 0 and USES[row + JUMP_TO_BLEAKNESS] > 0):
        return R.BSIDE_INSTEAD_OF_MOVING
    if USES[row + SWITCH_PLACES] > 0:
        if space == g.seats[seat].space:
            return R.BSIDE_SWITCH_SAME_SPACE
        return LEGAL if spirit_to_switch_with(g, seat, space) else R.VIBE_MUST_HAVE_EFFECT
    return LEGAL if bleakness_next_to(g, space) else R.BSIDE_ANXIETY_SHADOWS


@rule
def can_embrace(g: State, seat: int, slot: int) -> bool:
    """An own Emotion with an empty Essence space."""
    e = g.emotions[slot]
    return e.card >= 0 and e.team == g.seats[seat].team and e.essence < CARDS[e.card].spaces


@rule
def can_burn(g: State, seat: int, slot: int) -> bool:
    """An opposing Emotion; protections against Quell do not matter. [cer.bside.hatred.wildfire-not-quell]"""
    e = g.emotions[slot]
    return e.card >= 0 and is_opponent(e.team, g.seats[seat].team)


@rule
def refuse_after_move(g: State, seat: int, space: int, row: int) -> int:
    """Embrace and Wildfire need an Emotion where the move ends."""
    embrace = USES[row + GIVE_ESSENCE_AFTER_MOVE] > 0
    burn = USES[row + BURN_AFTER_MOVE] > 0
    for i in range(N_SPACE_SLOTS[space]):
        slot = SPACE_SLOTS[2 * space + i]
        if embrace and can_embrace(g, seat, slot):
            embrace = False
        if burn and can_burn(g, seat, slot):
            burn = False
    if embrace:
        return R.BSIDE_LOVE_EMBRACE
    return R.BSIDE_HATRED_WILDFIRE if burn else LEGAL


@rule
def refuse_move(g: State, seat: int, space: int, using: int) -> int:
    """A whole Move: where it ends and with which upgrades."""
    row = uses_row(g, seat, MOVE, using)
    if USES[row + SWITCH_PLACES] > 0 or USES[row + JUMP_TO_BLEAKNESS] > 0:
        refusal = refuse_instead_of_moving(g, seat, space, row)
    else:
        refusal = refuse_path(g, seat, space, row)
    if refusal == LEGAL and using > 0:
        refusal = refuse_after_move(g, seat, space, row)
    if refusal != LEGAL:
        return refusal
    return refuse_price(g, seat, MOVE, using, space, USES[row + GIVE_ESSENCE_AFTER_MOVE], 0)


# ---- choices that some upgrades need -------------------------------------------------------------------------------
@rule
def plan_move_details(g: State) -> None:
    """Asks what the chosen upgrades leave open, before anything is paid."""
    p = g.plan
    if uses(g, p.seat, MOVE, p.using, SWITCH_PLACES):
        then(g, ask.SWITCH_WITH, p.seat)
    if uses(g, p.seat, MOVE, p.using, PUSH):
        then(g, ask.PUSH_WHO, p.seat)
        then(g, ask.PUSH_TO, p.seat)
    plan_relocation(g)
    if uses(g, p.seat, MOVE, p.using, GIVE_ESSENCE_AFTER_MOVE) or uses(g, p.seat, MOVE, p.using, BURN_AFTER_MOVE):
        then(g, ask.AFTER_MOVE_SLOT, p.seat)
    then(g, ask.COMMIT, p.seat)


@point
def plan_relocation(g: State) -> None:
    """Asks whom an upgrade puts elsewhere and where; no board of the base game has such an upgrade."""


@rule
def refuse_switch_with(g: State, option: int) -> int:
    """Any other Spirit on the space chosen. [cer.bside.empathy.switcheroo, cer.bside.misery.deceive]"""
    if option < opt.SEAT or option >= opt.SEAT + g.n_seats:
        return refuse_elsewhere(g, option)
    other = option - opt.SEAT
    if other == g.plan.seat or g.seats[other].space == g.seats[g.plan.seat].space:
        return R.BSIDE_SWITCH_SAME_SPACE
    return LEGAL if g.seats[other].space == g.plan.space else R.NOT_AN_ANSWER


@rule
def switch_with_options(g: State) -> None:
    """The Spirits on the space chosen."""
    for seat in range(g.n_seats):
        if refuse_switch_with(g, opt.SEAT + seat) == LEGAL:
            offer(g, opt.SEAT + seat)


@rule
def switch_with_answer(g: State, option: int) -> None:
    """Notes the Spirit."""
    g.plan.who = option - opt.SEAT


@rule
def refuse_push_who(g: State, option: int) -> int:
    """One opposing Spirit on the space. [cer.bside.push-two]"""
    if option < opt.SEAT or option >= opt.SEAT + g.n_seats:
        return refuse_elsewhere(g, option)
    there = opposing_spirits_on(g, g.seats[g.plan.seat].team, g.plan.space)
    return LEGAL if there & (1 << (option - opt.SEAT)) else R.BSIDE_PUSH_MUST_MOVE


@rule
def push_who_options(g: State) -> None:
    """The opposing Spirits on the space where the Move ends."""
    for seat in range(g.n_seats):
        if refuse_push_who(g, opt.SEAT + seat) == LEGAL:
            offer(g, opt.SEAT + seat)


@rule
def push_who_answer(g: State, option: int) -> None:
    """Notes the Spirit."""
    g.plan.who = option - opt.SEAT


@rule
def refuse_push_to(g: State, option: int) -> int:
    """A space next to it, whoever is there. [cer.bside.delight.push, cer.bside.push-teammate-space]"""
    if option == opt.PASS:
        return R.BSIDE_PUSH_MUST_MOVE
    if option < opt.SPACE or option >= opt.SPACE + SPACES:
        return refuse_elsewhere(g, option)
    return LEGAL if distance(option - opt.SPACE, g.plan.space) == 1 else R.BSIDE_DELIGHT_PUSH


@rule
def push_to_options(g: State) -> None:
    """The two neighbour spaces."""
    for space in range(SPACES):
        if distance(space, g.plan.space) == 1:
            offer(g, opt.SPACE + space)


@rule
def push_to_answer(g: State, option: int) -> None:
    """Notes the space."""
    g.plan.push_to = option - opt.SPACE


@rule
def refuse_after_move_slot(g: State, option: int) -> int:
    """The Emotion for Embrace or Wildfire, adjacent where the Move ends."""
    if option < opt.SLOT or option >= opt.SLOT + SLOTS:
        return refuse_elsewhere(g, option)
    p = g.plan
    slot = option - opt.SLOT
    beside = SPACE_SLOTS[2 * p.space] == slot or SPACE_SLOTS[2 * p.space + 1] == slot
    if uses(g, p.seat, MOVE, p.using, GIVE_ESSENCE_AFTER_MOVE):
        return LEGAL if beside and can_embrace(g, p.seat, slot) else R.BSIDE_LOVE_EMBRACE
    return LEGAL if beside and can_burn(g, p.seat, slot) else R.BSIDE_HATRED_WILDFIRE


@rule
def after_move_slot_options(g: State) -> None:
    """The Emotions that Embrace or Wildfire can work on."""
    for slot in range(SLOTS):
        if refuse_after_move_slot(g, opt.SLOT + slot) == LEGAL:
            offer(g, opt.SLOT + slot)


@rule
def after_move_slot_answer(g: State, option: int) -> None:
    """Notes the Emotion."""
    g.plan.slot = option - opt.SLOT
    g.plan.team = g.emotions[option - opt.SLOT].team


# ---- carrying it out -----------------------------------------------------------------------------------------------
@point
def push_rule(g: State) -> int:
    """The rule by which the figure of the plan's other Spirit moves."""
    return R.BSIDE_DELIGHT_PUSH


@rule
def carry_out_move(g: State) -> None:
    """The figure moves; then what the upgrades do."""
    p = g.plan
    me = g.seats[p.seat]
    if uses(g, p.seat, MOVE, p.using, SWITCH_PLACES):
        g.seats[p.who].space = me.space
        note(g, ev.MOVED_SPIRIT, R.BSIDE_SWITCH_SHARING, p.who, me.space, -1, 0)
    me.space = p.space
    note(g, ev.MOVED_SPIRIT, R.MOVE_COST, p.seat, p.space, -1, 0)
    if uses(g, p.seat, MOVE, p.using, JUMP_TO_BLEAKNESS):
        gain_willpower(g, p.seat, 1, R.BSIDE_ANXIETY_SHADOWS)
    if p.push_to >= 0:
        g.seats[p.who].space = p.push_to
        note(g, ev.MOVED_SPIRIT, push_rule(g), p.who, p.push_to, -1, 0)
    if uses(g, p.seat, MOVE, p.using, GIVE_ESSENCE_AFTER_MOVE):
        add_essence(g, p.slot, 1, R.BSIDE_LOVE_EMBRACE)
    if uses(g, p.seat, MOVE, p.using, BURN_AFTER_MOVE):
        remove_essence(g, p.slot, 1, p.seat, R.BSIDE_HATRED_WILDFIRE)
