"""Drain: Fragments move from one Emotion of any Mindset to empty slots of one Emotion of the user.

[card.drain.move, card.drain.one-source, card.drain.one-host, card.drain.slots, card.drain.affiliation,
card.drain.excess, card.drain.take-all-that-fit, card.drain.own-source, card.drain.different-emotions,
card.drain.source-emotion-as-host, card.drain.onto-merged-absorb, card.drain.host-slot-choice,
card.drain.empty-source, card.drain.full-host, card.drain.fresh-fragments-usable]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.card.gen import R, ask, ev, opt
from insula.games.card.gen.stack import then
from insula.games.card.rules.cards import absorb_room, emotion_at, fragment_room, occupied, owner_of
from insula.games.card.state import State
from insula.games.card.tables import AFFILIATION, MINDSET_LIMIT


@rule
def refuse_pair(g: State, host: int, source: int) -> int:
    """Whether the Emotion at place `host` can take Fragments from the one at place `source`."""
    giver = emotion_at(g, source)
    taker = emotion_at(g, host)
    if giver.fragments + giver.absorbed == 0:
        return R.DRAIN_EMPTY_SOURCE
    if host == source:
        return R.DRAIN_DIFFERENT_EMOTIONS
    if AFFILIATION[taker.card] != AFFILIATION[giver.card]:
        return R.DRAIN_AFFILIATION
    if fragment_room(taker) + absorb_room(taker) == 0:
        return R.DRAIN_FULL_HOST
    return LEGAL


@rule
def drain_works(g: State, seat: int) -> bool:
    """Whether any pair of Emotions could be drained now."""
    for i in range(g.seats[seat].n_mindset):
        host = MINDSET_LIMIT * seat + i
        taker = g.seats[seat].mindset[i]
        if fragment_room(taker) + absorb_room(taker) > 0 and has_source(g, host):
            return True
    return False


@rule
def has_source(g: State, host: int) -> bool:
    """Whether any Emotion could be drained onto the one at place `host`."""
    for owner in range(g.n_seats):
        for i in range(g.seats[owner].n_mindset):
            if refuse_pair(g, host, MINDSET_LIMIT * owner + i) == LEGAL:
                return True
    return False


# ---- which Emotion is drained ----------------------------------------------------------------------------------


@rule
def drain_options(g: State) -> None:
    """Every Emotion from which something can move."""
    for owner in range(g.n_seats):
        for i in range(g.seats[owner].n_mindset):
            if refuse_source(g, g.asked.seat, MINDSET_LIMIT * owner + i) == LEGAL:
                offer(g, opt.PLACE + MINDSET_LIMIT * owner + i)


@rule
def refuse_drain(g: State, option: int) -> int:
    """Which Emotion cannot be drained."""
    if opt.PLACE <= option < opt.CARD and occupied(g, option - opt.PLACE):
        return refuse_source(g, g.asked.seat, option - opt.PLACE)
    return R.NOT_AN_ANSWER


@rule
def refuse_source(g: State, seat: int, source: int) -> int:
    """LEGAL if one of the user's Emotions can take from it, else what the nearest of them lacks.

    An Emotion of the right side that is full lacks a slot only, one of the other side can never take it, and the
    source itself is no host at all; the order of the Mindset plays no part in it.
    """
    if emotion_at(g, source).fragments + emotion_at(g, source).absorbed == 0:
        return R.DRAIN_EMPTY_SOURCE
    refusal = R.DRAIN_DIFFERENT_EMOTIONS
    for i in range(g.seats[seat].n_mindset):
        against = refuse_pair(g, MINDSET_LIMIT * seat + i, source)
        if against == LEGAL:
            return LEGAL
        if against == R.DRAIN_FULL_HOST or refusal == R.DRAIN_DIFFERENT_EMOTIONS:
            refusal = against
    return refusal


@rule
def drain_answer(g: State, option: int) -> None:
    """Then which of the user's Emotions takes the Fragments."""
    g.plan.source = option - opt.PLACE
    then(g, ask.DRAIN_HOST, g.asked.seat)


# ---- which Emotion takes them -------------------------------------------------------------------------------------


@rule
def drain_host_options(g: State) -> None:
    """The user's Emotions that can take something."""
    seat = g.asked.seat
    for i in range(g.seats[seat].n_mindset):
        if refuse_pair(g, MINDSET_LIMIT * seat + i, g.plan.source) == LEGAL:
            offer(g, opt.PLACE + MINDSET_LIMIT * seat + i)


@rule
def refuse_drain_host(g: State, option: int) -> int:
    """One host, and of one's own Mindset. [card.drain.one-host]"""
    if not (opt.PLACE <= option < opt.CARD) or not occupied(g, option - opt.PLACE):
        return R.NOT_AN_ANSWER
    place = option - opt.PLACE
    return refuse_pair(g, place, g.plan.source) if owner_of(place) == g.asked.seat else R.DRAIN_ONE_HOST


@rule
def drain_host_answer(g: State, option: int) -> None:
    """As much as fits moves; its owner says what stays, the user where it lands. [card.drain.take-all-that-fit]"""
    host = option - opt.PLACE
    source = g.plan.source
    g.plan.host = host
    g.plan.amount = most_drained(g, host, source)
    note(g, ev.DRAINED, R.DRAIN_MOVE, g.asked.seat, emotion_at(g, source).card, emotion_at(g, host).card, g.plan.amount)
    then(g, ask.DRAIN_GIVE, owner_of(source))


@rule
def most_drained(g: State, host: int, source: int) -> int:
    """How many Fragments fit."""
    giver = emotion_at(g, source)
    taker = emotion_at(g, host)
    return min(giver.fragments + giver.absorbed, fragment_room(taker) + absorb_room(taker))


# ---- which Fragments go, and where --------------------------------------------------------------------------------


@rule
def drain_give_options(g: State) -> None:
    """From which kind of slot the next Fragment goes, when that matters. [card.drain.excess]"""
    e = emotion_at(g, g.plan.source)
    given = g.plan.amount
    if e.fragments > 0 and e.absorbed > 0 and given < e.fragments + e.absorbed:
        offer(g, opt.FRAGMENT_SLOT)
        offer(g, opt.ABSORB_SLOT)


@rule
def refuse_drain_give(g: State, option: int) -> int:
    """The owner may choose the slots, not the number and no other Emotion. [card.drain.one-source]"""
    if option == opt.FRAGMENT_SLOT or option == opt.ABSORB_SLOT:
        return LEGAL
    if option == opt.PASS:
        return R.DRAIN_TAKE_ALL_THAT_FIT
    return R.DRAIN_ONE_SOURCE if is_other(g, option, g.plan.source) else R.NOT_AN_ANSWER


@rule
def is_other(g: State, option: int, place: int) -> bool:
    """Whether an option is an Emotion in play, but not the one at `place`."""
    return opt.PLACE <= option < opt.CARD and option - opt.PLACE != place and occupied(g, option - opt.PLACE)


@rule
def drain_give_answer(g: State, option: int) -> None:
    """One Fragment leaves the slot that its owner named, and lands."""
    e = emotion_at(g, g.plan.source)
    if option == opt.FRAGMENT_SLOT:
        e.fragments -= 1
    else:
        e.absorbed -= 1
    give_one(g)


@rule
def drain_give_lapse(g: State) -> None:
    """No choice: from the Fragment slots first."""
    e = emotion_at(g, g.plan.source)
    if e.fragments > 0:
        e.fragments -= 1
    else:
        e.absorbed -= 1
    give_one(g)


@rule
def give_one(g: State) -> None:
    """After the Fragment has landed, the next one follows."""
    g.plan.amount -= 1
    then(g, ask.DRAIN_PUT, owner_of(g.plan.host))
    if g.plan.amount > 0:
        then(g, ask.DRAIN_GIVE, owner_of(g.plan.source))


@rule
def drain_put_options(g: State) -> None:
    """On which kind of slot the Fragment lands, when that matters. [card.drain.host-slot-choice]"""
    e = emotion_at(g, g.plan.host)
    if fragment_room(e) > 0 and absorb_room(e) > 0 and g.plan.amount + 1 < fragment_room(e) + absorb_room(e):
        offer(g, opt.FRAGMENT_SLOT)
        offer(g, opt.ABSORB_SLOT)


@rule
def refuse_drain_put(g: State, option: int) -> int:
    """All Fragments land on the one host. [card.drain.one-host]"""
    if option == opt.FRAGMENT_SLOT or option == opt.ABSORB_SLOT:
        return LEGAL
    if option == opt.PASS:
        return R.DRAIN_TAKE_ALL_THAT_FIT
    return R.DRAIN_ONE_HOST if is_other(g, option, g.plan.host) else R.NOT_AN_ANSWER


@rule
def drain_put_answer(g: State, option: int) -> None:
    """One Fragment lands on the slot that the user named."""
    e = emotion_at(g, g.plan.host)
    if option == opt.FRAGMENT_SLOT:
        e.fragments += 1
    else:
        e.absorbed += 1


@rule
def drain_put_lapse(g: State) -> None:
    """No choice: on the Fragment slots first."""
    e = emotion_at(g, g.plan.host)
    if fragment_room(e) > 0:
        e.fragments += 1
    else:
        e.absorbed += 1
