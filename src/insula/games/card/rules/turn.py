"""A player's turn: two Actions, any number of Abilities, and the end.

[card.turn.clockwise, card.turn.two-actions, card.turn.no-third-action, card.turn.action-choice,
card.turn.always-possible, card.turn.abilities-any-number, card.turn.ability-not-action, card.turn.no-interrupt,
card.turn.own-turn-only, card.turn.end, card.turn.hand-no-limit, card.impulse.face-up-only, card.invoke.from-hand,
card.invoke.discard-timing]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.card.gen import R, ask, ev, opt
from insula.games.card.gen.stack import then
from insula.games.card.rules.abilities import plan_ability, refuse_use
from insula.games.card.rules.cards import in_hand, occupied, offer_hand, owner_of
from insula.games.card.rules.entry import plan_entry
from insula.games.card.rules.impulse import is_face_down, is_impulse, offer_impulse, take_impulse
from insula.games.card.state import SINCE_START, State
from insula.games.card.tables import ACTIONS_PER_TURN, MINDSET_LIMIT, NO_ABILITY


@rule
def begin_turn(g: State, seat: int) -> None:
    """Everything is fresh: no Action taken, no Ability used, all Emotions there since the start."""
    g.turn = seat
    g.actions = 0
    g.used = 0
    g.cancelled = 0
    g.plan.ability = NO_ABILITY
    s = g.seats[seat]
    for i in range(s.n_mindset):
        s.mindset[i].arrived = SINCE_START
    note(g, ev.TURN_BEGAN, R.TURN_CLOCKWISE, seat, -2, -1, g.cycle)
    then(g, ask.TURN, seat)


@rule
def turn_options(g: State) -> None:
    """Actions while there are some left, usable Abilities, and the end when both Actions are taken."""
    seat = g.asked.seat
    acting = g.actions < ACTIONS_PER_TURN
    if acting:
        offer_impulse(g)
    else:
        offer(g, opt.PASS)
    for i in range(g.seats[seat].n_mindset):
        if refuse_use(g, seat, i) == LEGAL:
            offer(g, opt.PLACE + MINDSET_LIMIT * seat + i)
    if acting:
        offer_hand(g, seat)


@rule
def refuse_turn(g: State, option: int) -> int:
    """What the active player may not do now."""
    seat = g.asked.seat
    if option >= opt.CARD:
        return refuse_invoke(g, seat, option - opt.CARD)
    if option >= opt.PLACE:
        return refuse_place(g, seat, option - opt.PLACE)
    if is_impulse(option):
        return R.TURN_NO_THIRD_ACTION if g.actions >= ACTIONS_PER_TURN else LEGAL
    if is_face_down(option):
        return R.TURN_NO_THIRD_ACTION if g.actions >= ACTIONS_PER_TURN else R.IMPULSE_FACE_UP_ONLY
    if option == opt.PASS:
        return R.TURN_TWO_ACTIONS if g.actions < ACTIONS_PER_TURN else LEGAL
    return R.NOT_AN_ANSWER


@rule
def refuse_invoke(g: State, seat: int, card: int) -> int:
    """Invoke takes an Action and a card of one's own hand. [card.invoke.from-hand]"""
    if not in_hand(g, seat, card):
        return R.INVOKE_FROM_HAND
    return R.TURN_NO_THIRD_ACTION if g.actions >= ACTIONS_PER_TURN else LEGAL


@rule
def refuse_place(g: State, seat: int, place: int) -> int:
    """Only Emotions of one's own Mindset can be used. [card.ability.while-in-mindset]"""
    if not occupied(g, place):
        return R.NOT_AN_ANSWER
    if owner_of(place) != seat:
        return R.ABILITY_WHILE_IN_MINDSET
    return refuse_use(g, seat, place % MINDSET_LIMIT)


@rule
def turn_answer(g: State, option: int) -> None:
    """An Impulse Action, an Invoke Action, an Ability, or the end of the turn."""
    seat = g.asked.seat
    if option >= opt.CARD:
        g.plan.ability = NO_ABILITY
        plan_entry(g, seat, option - opt.CARD)
        then(g, ask.TURN, seat)
    elif option >= opt.PLACE:
        plan_ability(g, seat, (option - opt.PLACE) % MINDSET_LIMIT)
    elif option >= opt.IMPULSE:
        g.actions += 1
        g.plan.ability = NO_ABILITY
        then(g, ask.TURN, seat)
        take_impulse(g, seat, option - opt.IMPULSE, R.IMPULSE_TAKE_ONE)
    else:
        begin_turn(g, (seat + 1) % g.n_seats)
