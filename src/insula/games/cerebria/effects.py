"""What powers do: one interpreter for all words of components/vocabulary.yaml. Cards only combine the words.

An effect that needs a choice asks for it; an impossible one is skipped. [cer.pow.may, cer.pow.target,
cer.pow.recipient, cer.pow.place, cer.pow.intensity-token, cer.pow.insecurity-token]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.actions.move import distance
from insula.games.cerebria.actions.prices import barring
from insula.games.cerebria.board import (
    add_essence,
    copies_in_hand,
    decider,
    discard,
    draw,
    gain_actions,
    gain_ambition,
    gain_essence,
    gain_willpower,
    is_opponent,
    lower_fortress,
    refuse_elsewhere,
    refuse_lowering,
    remove_essence,
    rotate_origin,
    shift_emotion,
    slot_of,
)
from insula.games.cerebria.control import amount_of, is_side, recalculate, selects
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.state import Question, State
from insula.games.cerebria.tables import CARDS, EFFECTS, SELECTORS, SLOT_REALM, SLOT_SPACE
from insula.games.cerebria.terms import (
    A_CARD,
    ABSORB_USE,
    ACTION,
    ADD_ESSENCE,
    AMBITION,
    CHOOSE_ONE,
    EACH_OPPOSING_SPIRIT,
    ESSENCE,
    FROM_BOARD,
    FROM_SELF,
    GAIN,
    INSECURITY_TOKEN,
    INTENSITY_TOKEN,
    INVOKER,
    LOSE,
    LOWER,
    MOST_INTENSITY_TOKEN,
    MOVE_SPIRIT,
    NEXT_TO_SOURCE,
    OPPOSING_SPIRIT,
    OPPOSING_TEAM,
    OWN_SPIRIT,
    OWN_TEAM,
    PICK_SPREAD,
    REDUCE_FORTRESS,
    REMOVE_ESSENCE,
    ROTATE_ORIGIN,
    SELF,
    SHIFT_EMOTION,
    SLOTS,
    SPACES,
    TO_ANYWHERE,
    WILLPOWER,
)


@rule
def ask_about(g: State, kind: int, seat: int) -> Question:
    """A question or step about the same power as the one being handled."""
    q = then(g, kind, seat)
    q.effect = g.asked.effect
    q.source = g.asked.source
    q.actor = g.asked.actor
    q.team = g.asked.team
    return q


# ---- can it do anything? -------------------------------------------------------------------------------------------
@rule
def needs_emotion(word: int) -> bool:
    """Is the effect done to an Emotion?"""
    return word in (INTENSITY_TOKEN, ADD_ESSENCE, REMOVE_ESSENCE, SHIFT_EMOTION, INSECURITY_TOKEN)


@rule
def can_do(g: State, effect: int, source: int, actor: int, team: int) -> bool:
    """Would the effect find something to work on? All it looks at is public."""
    fx = EFFECTS[effect]
    if fx.word == MOVE_SPIRIT:
        for seat in range(g.n_seats):
            if fits_recipient(g, effect, source, seat, team):
                return True
        return False
    if needs_emotion(fx.word):
        for slot in range(SLOTS):
            if works_on(g, effect, source, slot, actor):
                return True
        return False
    return True


# ---- one effect after the other ------------------------------------------------------------------------------------
@rule
def effect_step(g: State) -> None:
    """The next effect of a clause; what it needs to know it asks."""
    q = g.asked
    source = slot_of(g, q.source)
    fx = EFFECTS[q.effect]
    if source >= 0 or not needs_emotion(fx.word):
        do_effect(g, source)
    if q.left > 1:
        more = ask_about(g, ask.EFFECT, q.seat)
        more.effect = q.effect + 1
        more.left = q.left - 1


@rule
def do_effect(g: State, source: int) -> None:
    """Sends the effect to Emotions, the board, or Spirits."""
    q = g.asked
    fx = EFFECTS[q.effect]
    if needs_emotion(fx.word):
        if SELECTORS[fx.target].scope == SELF:
            if works_on(g, q.effect, source, source, q.actor):
                do_to_emotion(g, source)
        elif can_do(g, q.effect, source, q.actor, q.team):
            pick = ask_about(g, ask.PICK, q.seat)
            pick.amount = amount_of(g, q.effect, source)
    elif fx.word == ROTATE_ORIGIN:
        rotate_origin(g, q.seat, fx.steps, R.POW_OWNER)
    elif fx.word == REDUCE_FORTRESS:
        reduce_fortress(g, source)
    else:
        do_to_recipient(g, source)


@rule
def do_to_recipient(g: State, source: int) -> None:
    """Finds out whom the effect is for."""
    q = g.asked
    to = EFFECTS[q.effect].to
    if to in (OWN_SPIRIT, OPPOSING_SPIRIT):
        if can_do(g, q.effect, source, q.actor, q.team):
            ask_about(g, ask.RECIPIENT, q.seat)
    elif to == EACH_OPPOSING_SPIRIT:
        for seat in range(g.n_seats):
            if is_opponent(g.seats[seat].team, q.team):
                do_to_spirit(g, q.effect, seat)
    elif to == INVOKER:
        if source >= 0:
            do_to_spirit(g, q.effect, g.emotions[source].invoker)
    elif to == OPPOSING_TEAM:
        for team in range(g.n_teams):
            if is_opponent(team, q.team):
                do_to_spirit(g, q.effect, decider(g, team))
    elif to == OWN_TEAM:
        do_to_spirit(g, q.effect, decider(g, q.team))
    else:
        do_to_spirit(g, q.effect, q.actor)


@rule
def reduce_fortress(g: State, source: int) -> None:
    """The Fortress of the card's Realm goes down one size, if its token is of the side named."""
    realm = SLOT_REALM[source]
    if realm < 0:
        return
    r = g.realms[realm]
    if r.fortress >= 0 and is_side(EFFECTS[g.asked.effect].side, g.asked.team, r.token_side):
        if refuse_lowering(g, realm) == LEGAL:
            lower_fortress(g, realm, g.asked.seat)


# ---- effects on a Spirit -------------------------------------------------------------------------------------------
@rule
def fits_recipient(g: State, effect: int, source: int, seat: int, team: int) -> bool:
    """May this Spirit be chosen?"""
    fx = EFFECTS[effect]
    if is_opponent(g.seats[seat].team, team) == (fx.to == OWN_SPIRIT):
        return False
    if fx.word == MOVE_SPIRIT:
        return distance(g.seats[seat].space, SLOT_SPACE[source]) <= fx.within
    return True


@rule
def refuse_recipient(g: State, option: int) -> int:
    """A Spirit of the side the power names, within its reach. [cer.pow.recipient]"""
    if option < opt.SEAT or option >= opt.SEAT + g.n_seats:
        return refuse_elsewhere(g, option)
    q = g.asked
    fits = fits_recipient(g, q.effect, slot_of(g, q.source), option - opt.SEAT, q.team)
    return LEGAL if fits else R.POW_RECIPIENT


@rule
def recipient_options(g: State) -> None:
    """The Spirits that may be chosen."""
    for seat in range(g.n_seats):
        if refuse_recipient(g, opt.SEAT + seat) == LEGAL:
            offer(g, opt.SEAT + seat)


@rule
def recipient_answer(g: State, option: int) -> None:
    """Does it to that Spirit."""
    do_to_spirit(g, g.asked.effect, option - opt.SEAT)


@rule
def do_to_spirit(g: State, effect: int, who: int) -> None:
    """Gain, lose, move, or a choice of these, for one Spirit."""
    fx = EFFECTS[effect]
    if fx.word == CHOOSE_ONE:
        q = ask_about(g, ask.CHOOSE, g.asked.seat)
        q.who = who
    elif fx.word == MOVE_SPIRIT:
        q = ask_about(g, ask.SPIRIT_TO, g.asked.seat)
        q.who = who
    elif fx.word == GAIN:
        gain_by_power(g, effect, who)
    elif fx.word == LOSE:
        lose_by_power(g, effect, who)


@rule
def gain_by_power(g: State, effect: int, who: int) -> None:
    """One resource for one Spirit or its team."""
    fx = EFFECTS[effect]
    source = slot_of(g, g.asked.source)
    amount = fx.amount if fx.count < 0 or source < 0 else amount_of(g, effect, source)
    if fx.resource == WILLPOWER:
        gain_willpower(g, who, amount, R.POW_OWNER)
    elif fx.resource == ESSENCE:
        gain_essence(g, who, amount, R.POW_OWNER)
    elif fx.resource == A_CARD:
        draw(g, who, amount)
    elif fx.resource == AMBITION:
        gain_ambition(g, g.seats[who].team, amount, R.POW_OWNER)
    elif fx.resource == ACTION:
        if who == g.turn:
            gain_actions(g, amount, R.POW_OWNER)
    elif fx.resource == ABSORB_USE:
        if who == g.turn:
            g.absorbs += amount
    else:
        for _ in range(amount):
            then(g, ask.VIBE_CELL, who)


@rule
def lose_by_power(g: State, effect: int, who: int) -> None:
    """Up to that much, never more than there is; a card is the loser's choice."""
    fx = EFFECTS[effect]
    p = g.seats[who]
    if fx.resource == WILLPOWER:
        gain_willpower(g, who, -min(p.willpower, fx.amount), R.POW_OWNER)
    elif fx.resource == AMBITION:
        gain_ambition(g, p.team, -min(g.teams[p.team].ambition, fx.amount), R.POW_OWNER)
    else:
        for _ in range(min(p.n_hand, fx.amount)):
            then(g, ask.LOSE_CARD, who)


@rule
def refuse_lose_card(g: State, option: int) -> int:
    """A card of one's own hand."""
    if option < opt.CARD or option >= opt.N_OPTIONS:
        return refuse_elsewhere(g, option)
    return LEGAL if copies_in_hand(g, g.asked.seat, option - opt.CARD) > 0 else R.VIBE_DISCARD_COST


@rule
def lose_card_options(g: State) -> None:
    """The cards of the hand, each name once."""
    for card in range(32):
        if copies_in_hand(g, g.asked.seat, card) > 0:
            offer(g, opt.CARD + card)


@rule
def lose_card_answer(g: State, option: int) -> None:
    """Under the deck."""
    discard(g, g.asked.seat, option - opt.CARD)


@rule
def refuse_choose(g: State, option: int) -> int:
    """One of the printed effects."""
    listed = opt.CHOICE <= option < opt.CHOICE + EFFECTS[g.asked.effect].n_options
    return LEGAL if listed else refuse_elsewhere(g, option)


@rule
def choose_options(g: State) -> None:
    """The printed effects."""
    for i in range(EFFECTS[g.asked.effect].n_options):
        offer(g, opt.CHOICE + i)


@rule
def choose_answer(g: State, option: int) -> None:
    """That one, for the Spirit picked before."""
    effect = EFFECTS[g.asked.effect].first_option + option - opt.CHOICE
    if EFFECTS[effect].word == GAIN:
        gain_by_power(g, effect, g.asked.who)
    else:
        lose_by_power(g, effect, g.asked.who)


@rule
def refuse_spirit_to(g: State, option: int) -> int:
    """Exactly so many steps along the ring. [cer.pow.place]"""
    if option < opt.SPACE or option >= opt.SPACE + SPACES:
        return refuse_elsewhere(g, option)
    d = distance(option - opt.SPACE, g.seats[g.asked.who].space)
    return LEGAL if d == EFFECTS[g.asked.effect].steps else R.POW_PLACE


@rule
def spirit_to_options(g: State) -> None:
    """The spaces at that distance."""
    for space in range(SPACES):
        if refuse_spirit_to(g, opt.SPACE + space) == LEGAL:
            offer(g, opt.SPACE + space)


@rule
def spirit_to_answer(g: State, option: int) -> None:
    """The figure moves; this is no Move Action. [cer.move.forced-not-move]"""
    g.seats[g.asked.who].space = option - opt.SPACE
    note(g, ev.MOVED_SPIRIT, R.POW_PLACE, g.asked.who, option - opt.SPACE, -1, 0)


# ---- effects on an Emotion -----------------------------------------------------------------------------------------
@rule
def works_on(g: State, effect: int, source: int, slot: int, actor: int) -> bool:
    """Does the power name this Emotion, and can it do something there? [cer.pow.target]"""
    fx = EFFECTS[effect]
    if not selects(g, fx.target, source, slot):
        return False
    e = g.emotions[slot]
    if fx.word == ADD_ESSENCE:
        if fx.source == FROM_BOARD and g.seats[actor].essence == 0:
            return False
        if fx.source == FROM_SELF and g.emotions[source].essence < 2:
            return False
        return e.essence < CARDS[e.card].spaces
    if fx.word == REMOVE_ESSENCE:
        return e.essence > fx.keep_last
    if fx.word == INSECURITY_TOKEN:
        return e.insecure == 0
    if fx.word == SHIFT_EMOTION:
        for to in range(SLOTS):
            if refuse_place(g, effect, source, slot, to) == LEGAL:
                return True
        return False
    return e.token > 0 if fx.mode == LOWER else e.token < MOST_INTENSITY_TOKEN


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
        if can_do(g, q.effect, source, q.actor, q.team):
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
        e.token = min(MOST_INTENSITY_TOKEN, e.token + change)
        note(g, ev.TOKEN_ON, R.POW_INTENSITY_TOKEN, q.seat, e.card, slot, e.token)
        recalculate(g)
    elif fx.word == INSECURITY_TOKEN:
        e.insecure = q.source
        note(g, ev.INSECURE, R.POW_INSECURITY_TOKEN, q.seat, e.card, slot, 0)
        recalculate(g)
    elif fx.word == ADD_ESSENCE:
        if fx.source == FROM_BOARD:
            gain_essence(g, q.actor, -1, R.POW_OWNER)
        elif fx.source == FROM_SELF:
            remove_essence(g, source, 1, q.actor, R.POW_OWNER)
        add_essence(g, slot, fx.amount, R.POW_OWNER)
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
