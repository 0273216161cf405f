"""The queue of powers: which clause comes next, and whether its owner uses it. What a clause does is in effects.

[cer.pow.owner, cer.pow.may, cer.pow.order, cer.pow.presence, cer.def.emotion-powers]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import copy_trigger, then
from insula.games.cerebria.rules.board import decider, refuse_elsewhere, slot_of
from insula.games.cerebria.rules.control import count_of, in_chain, selects
from insula.games.cerebria.rules.powers.effects import can_do
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CLAUSES, CONDITIONS, SLOT_REALM, SLOT_SPACE
from insula.games.cerebria.terms import (
    ACTOR_IS_INVOKER,
    AMBITION_AVAILABLE,
    CHAIN_AT_LEAST,
    EXISTS,
    MORE,
    NONE,
    SLOT_IS,
    SLOTS,
    SPIRIT_ADJACENT,
)


# ---- conditions ----------------------------------------------------------------------------------------------------
@rule
def any_selected(g: State, selector: int, source: int) -> bool:
    """Does some Emotion fit?"""
    for slot in range(SLOTS):
        if selects(g, selector, source, slot):
            return True
    return False


@rule
def chain_length(g: State, source: int) -> int:
    """How long the chain of the card is, itself counted."""
    n = 1
    for slot in range(SLOTS):
        if slot != source and in_chain(g, source, slot):
            n += 1
    return n


@rule
def holds(g: State, condition: int, source: int, actor: int) -> bool:
    """Is the condition met for the card on `source`?"""
    c = CONDITIONS[condition]
    team = g.emotions[source].team
    if c.word == EXISTS:
        return any_selected(g, c.of, source)
    if c.word == NONE:
        return not any_selected(g, c.of, source)
    if c.word == CHAIN_AT_LEAST:
        return chain_length(g, source) >= c.n
    if c.word == MORE:
        return count_of(g, c.left, source) > count_of(g, c.right, source)
    if c.word == AMBITION_AVAILABLE:
        return c.low <= g.teams[team].ambition <= c.high
    if c.word == SLOT_IS:
        return (SLOT_REALM[source] < 0) == (c.n == 1)
    if c.word == SPIRIT_ADJACENT:
        return g.seats[g.turn].space == SLOT_SPACE[source]
    if c.word == ACTOR_IS_INVOKER:
        return actor == g.emotions[source].invoker
    return g.teams[team].won_common == 0 and g.teams[team].won_hidden == 0


@rule
def ready(g: State, i: int) -> bool:
    """Is the card of this waiting clause in play, not silenced, and are its conditions met? [cer.pow.presence]"""
    t = g.queue[i]
    cl = CLAUSES[t.clause]
    source = slot_of(g, t.source)
    if source < 0 or g.emotions[source].muted:
        return cl.of_itself == 1
    for c in range(cl.first_condition, cl.first_condition + cl.n_conditions):
        if not holds(g, c, source, t.actor):
            return False
    return True


# ---- the queue -----------------------------------------------------------------------------------------------------
@rule
def take_from_queue(g: State, i: int) -> None:
    """Closes the gap."""
    g.n_queue -= 1
    for j in range(i, g.n_queue):
        copy_trigger(g.queue[j], g.queue[j + 1])


@rule
def group_size(g: State) -> int:
    """How many clauses at the front belong to one moment and one team."""
    n = 1
    while n < g.n_queue and g.queue[n].batch == g.queue[0].batch and g.queue[n].team == g.queue[0].team:
        n += 1
    return n


@rule
def run_queue_step(g: State) -> None:
    """Resolves the next clause; if a team has several of one moment, it says which comes first."""
    while g.n_queue > 0:
        size = group_size(g)
        first = -1
        several = 0
        for i in range(size):
            if ready(g, i):
                if first >= 0 and g.queue[i].source != g.queue[first].source:
                    several = 1
                if first < 0:
                    first = i
        if several:
            then(g, ask.POWER_ORDER, decider(g, g.queue[0].team))
            then(g, ask.RUN_QUEUE, g.asked.seat)
            return
        if first >= 0:
            resolve(g, first)
            then(g, ask.RUN_QUEUE, g.asked.seat)
            return
        for _ in range(size):
            take_from_queue(g, 0)


@rule
def resolve(g: State, i: int) -> None:
    """The clause leaves the queue and its effects are planned; "may" is asked first. [cer.pow.may]"""
    clause = g.queue[i].clause
    uid = g.queue[i].source
    actor = g.queue[i].actor
    team = g.queue[i].team
    cl = CLAUSES[clause]
    source = slot_of(g, uid)
    take_from_queue(g, i)
    seat = decider(g, team)
    if cl.optional and not can_do(g, cl.first_effect, source, actor, team):
        return
    g.last_power = clause
    g.powers_worked += 1
    note(g, ev.POWER_WORKED, R.POW_OWNER, seat, cl.card, source, 0)
    q = then(g, ask.MAY if cl.optional else ask.EFFECT, seat)
    q.effect = cl.first_effect
    q.left = cl.n_effects
    q.source = uid
    q.actor = actor
    q.team = team


# ---- which one first -----------------------------------------------------------------------------------------------
@rule
def refuse_power_order(g: State, option: int) -> int:
    """The slot of a card whose power waits. [cer.pow.order]"""
    if option < opt.SLOT or option >= opt.SLOT + SLOTS:
        return refuse_elsewhere(g, option)
    for i in range(group_size(g)):
        if slot_of(g, g.queue[i].source) == option - opt.SLOT and ready(g, i):
            return LEGAL
    return R.POW_ORDER


@rule
def power_order_options(g: State) -> None:
    """The cards of the team that wait."""
    for slot in range(SLOTS):
        if refuse_power_order(g, opt.SLOT + slot) == LEGAL:
            offer(g, opt.SLOT + slot)


@rule
def power_order_answer(g: State, option: int) -> None:
    """That card's clause is resolved now."""
    for i in range(group_size(g)):
        if slot_of(g, g.queue[i].source) == option - opt.SLOT and ready(g, i):
            resolve(g, i)
            return


# ---- may -----------------------------------------------------------------------------------------------------------
@rule
def refuse_may(g: State, option: int) -> int:
    """Use it or not."""
    return LEGAL if option == opt.PASS or option == opt.YES else refuse_elsewhere(g, option)


@rule
def may_options(g: State) -> None:
    """No or yes."""
    offer(g, opt.PASS)
    offer(g, opt.YES)


@rule
def may_answer(g: State, option: int) -> None:
    """The effects, if wanted."""
    q = g.asked
    if option == opt.YES:
        made = then(g, ask.EFFECT, q.seat)
        made.effect = q.effect
        made.left = q.left
        made.source = q.source
        made.actor = q.actor
        made.team = q.team
