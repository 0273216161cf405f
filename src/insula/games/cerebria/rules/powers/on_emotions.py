"""What powers do to an Emotion: Essence, tokens, a new place. [cer.pow.target, cer.pow.place, cer.pow.*-token]"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.rules.actions.prices import barring
from insula.games.cerebria.rules.board import (
    add_essence,
    gain_essence,
    refuse_elsewhere,
    remove_essence,
    shift_emotion,
    slot_of,
)
from insula.games.cerebria.rules.control import amount_of, recalculate, selects
from insula.games.cerebria.rules.powers.triggers import ask_about
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, EFFECTS, MAX_INTENSITY_TOKEN, SELECTORS
from insula.games.cerebria.terms import (
    ADD_ESSENCE,
    FROM_BOARD,
    FROM_SELF,
    INSECURITY_TOKEN,
    INTENSITY_TOKEN,
    LOWER,
    NEXT_TO_SOURCE,
    PICK_SPREAD,
    REMOVE_ESSENCE,
    SHIFT_EMOTION,
    SLOTS,
    TO_ANYWHERE,
)


@rule
def works_on(g: State, effect: int, source: int, slot: int, actor: int) -> bool:
    """Does the power name this Emotion, and can it do something there? [cer.pow.target, cer.pow.no-lowering]"""
    fx = EFFECTS[effect]
    if not selects(g, fx.target, source, slot):
        return False
    e = g.emotions[slot]
    if fx.word == ADD_ESSENCE:
        return essence_given(g, effect, source, slot, actor) > 0
    if fx.word == REMOVE_ESSENCE:
        return e.essence > fx.keep_last
    if fx.word == INSECURITY_TOKEN:
        return e.insecure == 0
    if fx.word == SHIFT_EMOTION:
        for to in range(SLOTS):
            if refuse_place(g, effect, source, slot, to) == LEGAL:
                return True
        return False
    if fx.mode == LOWER:
        return e.token > 0 and e.guarded & (1 << g.emotions[source].team) == 0
    return e.token < MAX_INTENSITY_TOKEN


@rule
def essence_given(g: State, effect: int, source: int, slot: int, actor: int) -> int:
    """How much Essence a power adds here: its amount, as far as it is there and there is room. [cer.pow.may]"""
    fx = EFFECTS[effect]
    e = g.emotions[slot]
    put = min(fx.amount, CARDS[e.card].spaces - e.essence)
    if fx.source == FROM_BOARD:
        put = min(put, g.seats[actor].essence)
    if fx.source == FROM_SELF:
        put = min(put, g.emotions[source].essence - 1)
    return put


@rule
def any_works_on(g: State, effect: int, source: int, actor: int) -> bool:
    """Does the power find an Emotion to work on?"""
    for slot in range(SLOTS):
        if works_on(g, effect, source, slot, actor):
            return True
    return False


@rule
def refuse_pick(g: State, option: int) -> int:
    """One Emotion the power can work on; where it spreads, one may stop. [cer.pow.target]"""
    q = g.asked
    if option == opt.PASS and SELECTORS[EFFECTS[q.effect].target].pick == PICK_SPREAD:
        return LEGAL
    if option < opt.SLOT or option >= opt.SLOT + SLOTS:
        return refuse_elsewhere(g, option)
    source = slot_of(g, q.source)
    return LEGAL if works_on(g, q.effect, source, option - opt.SLOT, q.actor) else R.POW_TARGET


@rule
def pick_options(g: State) -> None:
    """The Emotions the power can work on."""
    if refuse_pick(g, opt.PASS) == LEGAL:
        offer(g, opt.PASS)
    for slot in range(SLOTS):
        if refuse_pick(g, opt.SLOT + slot) == LEGAL:
            offer(g, opt.SLOT + slot)


@rule
def pick_answer(g: State, option: int) -> None:
    """Does it there; where it spreads, asks again for the rest."""
    if option == opt.PASS:
        return
    q = g.asked
    do_to_emotion(g, option - opt.SLOT)
    source = slot_of(g, q.source)
    if SELECTORS[EFFECTS[q.effect].target].pick == PICK_SPREAD and q.amount > 1 and source >= 0:
        if any_works_on(g, q.effect, source, q.actor):
            more = ask_about(g, ask.PICK, q.seat)
            more.amount = q.amount - 1


@rule
def do_to_emotion(g: State, slot: int) -> None:
    """Tokens, Essence or a new place for one Emotion."""
    q = g.asked
    fx = EFFECTS[q.effect]
    source = slot_of(g, q.source)
    e = g.emotions[slot]
    spread = SELECTORS[fx.target].pick == PICK_SPREAD
    if fx.word == INTENSITY_TOKEN:
        change = -1 if fx.mode == LOWER else amount_of(g, q.effect, source)
        e.token = min(MAX_INTENSITY_TOKEN, e.token + change)
        note(g, ev.TOKEN_ON, R.POW_INTENSITY_TOKEN, q.seat, e.card, slot, e.token)
        recalculate(g)
    elif fx.word == INSECURITY_TOKEN:
        e.insecure = q.source
        note(g, ev.INSECURE, R.POW_INSECURITY_TOKEN, q.seat, e.card, slot, 0)
        recalculate(g)
    elif fx.word == ADD_ESSENCE:
        put = essence_given(g, q.effect, source, slot, q.actor)
        if fx.source == FROM_BOARD:
            gain_essence(g, q.actor, -put, R.POW_OWNER)
        elif fx.source == FROM_SELF:
            remove_essence(g, source, put, q.actor, R.POW_OWNER)
        add_essence(g, slot, put, R.POW_OWNER)
    elif fx.word == SHIFT_EMOTION:
        to = ask_about(g, ask.SHIFT_TO, q.seat)
        to.slot = slot
    else:
        remove_essence(g, slot, 1 if spread else min(fx.amount, e.essence - fx.keep_last), q.actor, R.POW_OWNER)


@rule
def refuse_place(g: State, effect: int, source: int, slot: int, to: int) -> int:
    """An empty slot that the power allows and that is not barred. [cer.pow.place, cer.pow.bar-slots]"""
    place = EFFECTS[effect].place
    if g.emotions[to].card >= 0:
        return R.POW_PLACE
    if place != TO_ANYWHERE:
        d = (to - (source if place == NEXT_TO_SOURCE else slot)) % SLOTS
        if d != 1 and d != SLOTS - 1:
            return R.POW_PLACE
    if g.n_standing > 0 and barring(g, g.emotions[slot].team, to) >= 0:
        return R.POW_BAR_SLOTS
    return LEGAL


@rule
def refuse_shift_to(g: State, option: int) -> int:
    """Where the Emotion goes."""
    if option < opt.SLOT or option >= opt.SLOT + SLOTS:
        return refuse_elsewhere(g, option)
    q = g.asked
    return refuse_place(g, q.effect, slot_of(g, q.source), q.slot, option - opt.SLOT)


@rule
def shift_to_options(g: State) -> None:
    """The slots the power allows."""
    for slot in range(SLOTS):
        if refuse_shift_to(g, opt.SLOT + slot) == LEGAL:
            offer(g, opt.SLOT + slot)


@rule
def shift_to_answer(g: State, option: int) -> None:
    """Moves it; it has not left play."""
    shift_emotion(g, g.asked.slot, option - opt.SLOT, R.POW_PLACE)
