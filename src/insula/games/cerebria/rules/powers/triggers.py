"""Which clauses of powers a moment sets off: they join the queue that queue.run_queue resolves.

[cer.pow.order, cer.pow.presence, cer.def.emotion-powers]
"""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.control import in_scope, is_side, selects
from insula.games.cerebria.state import Question, State
from insula.games.cerebria.tables import CARDS, CLAUSES, SELECTORS
from insula.games.cerebria.terms import AFTER_ACT, ON_ENTER, ON_LEAVE, ON_REVELATION, SLOTS


@rule
def enqueue(g: State, clause: int, slot: int, actor: int) -> None:
    """One clause of the card on `slot` waits to be resolved."""
    t = g.queue[g.n_queue]
    t.clause = clause
    t.source = g.emotions[slot].uid
    t.slot = slot
    t.actor = actor
    t.team = g.emotions[slot].team
    t.batch = g.batch
    g.n_queue += 1


@rule
def announce_own_leaving(g: State, slot: int, actor: int) -> None:
    """Queues what the card on `slot` does when it leaves play itself. [bal.emo.neutrality-trigger]"""
    e = g.emotions[slot]
    if e.muted or CARDS[e.card].triggers & (1 << ON_LEAVE) == 0:
        return
    g.batch += 1
    first = CARDS[e.card].first_clause
    for c in range(first, first + CARDS[e.card].n_clauses):
        if CLAUSES[c].trigger == ON_LEAVE and CLAUSES[c].of_itself:
            enqueue(g, c, slot, actor)


@rule
def announce(g: State, trigger: int, actor: int, slot: int, team: int, act: int, upgraded: int) -> None:
    """Queues every clause in play that listens: acting team first, then the others in turn order. [cer.pow.order]

    slot and team: the Emotion the moment is about (-1: none) and its team; act, upgraded: for after_act.
    """
    listening = 0
    for at in range(SLOTS):
        e = g.emotions[at]
        if e.card >= 0 and CARDS[e.card].triggers & (1 << trigger):
            listening = 1
    if listening == 0:
        return
    g.batch += 1
    done = 0
    for i in range(g.n_order + 1):
        owner = g.seats[actor].team
        if i > 0:
            owner = g.seats[g.order[(g.place + i - 1) % g.n_order]].team
        if done & (1 << owner):
            continue
        done |= 1 << owner
        for at in range(SLOTS):
            e = g.emotions[at]
            if e.card < 0 or e.team != owner or e.muted or CARDS[e.card].triggers & (1 << trigger) == 0:
                continue
            first = CARDS[e.card].first_clause
            for c in range(first, first + CARDS[e.card].n_clauses):
                if CLAUSES[c].trigger == trigger and listens(g, c, at, actor, slot, team, act, upgraded):
                    enqueue(g, c, at, actor)


@rule
def listens(g: State, clause: int, at: int, actor: int, slot: int, team: int, act: int, upgraded: int) -> bool:
    """Is this moment the one the clause of the card on `at` waits for?"""
    cl = CLAUSES[clause]
    own = g.emotions[at].team
    if cl.trigger == ON_ENTER:
        return at == slot
    if cl.trigger == ON_LEAVE:
        return cl.of_itself == 0 and is_side(cl.by, own, team)
    if cl.trigger == ON_REVELATION:
        return True
    if not is_side(cl.by, own, g.seats[actor].team):
        return False
    if cl.trigger == AFTER_ACT:
        if cl.acts & (1 << act) == 0 or (cl.used_upgrade and upgraded == 0):
            return False
        if cl.target >= 0:
            return target_listens(g, cl.target, at, slot, team)
    return True


@rule
def target_listens(g: State, selector: int, at: int, slot: int, team: int) -> bool:
    """Does the Emotion the act was done to fit? If it has left play, its last slot and its team count."""
    if slot < 0:
        return False
    if g.emotions[slot].card >= 0:
        return selects(g, selector, at, slot)
    s = SELECTORS[selector]
    return slot != at and in_scope(g, s.scope, at, slot) and is_side(s.side, g.emotions[at].team, team)


@rule
def ask_about(g: State, kind: int, seat: int) -> Question:
    """A question or step about the same power as the one being handled."""
    q = then(g, kind, seat)
    q.effect = g.asked.effect
    q.source = g.asked.source
    q.actor = g.asked.actor
    q.team = g.asked.team
    return q
