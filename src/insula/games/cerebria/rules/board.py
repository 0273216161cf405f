"""Small changes that everything else is made of: cards, resources, Emotions on slots, Fortresses.

[cer.deck.discard, cer.deck.runs-out, cer.deck.draw-partial, cer.deck.top-face-up, cer.def.essence-fill,
cer.ambition.max, cer.quell.remove-card, cer.quell.intensity-tokens, cer.geo.rotation, cer.intention.own-turn]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note, reveal
from insula.core.rule import rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.rules.powers.triggers import announce, announce_own_leaving
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, HAS_INTENTIONS, INTENTION_POINTS, MAX_AMBITION
from insula.games.cerebria.terms import (
    EVEN_ROWS,
    FILL,
    FULL_ROW,
    MILD,
    NO_VIBE,
    ON_LEAVE,
    REALMS,
    ROWS,
    SLOTS,
    STARTING,
    STRONG,
)


# ---- teams ---------------------------------------------------------------------------------------------------------
@rule
def is_opponent(team: int, other: int) -> bool:
    """Two different teams oppose each other. [cer.def.opposing]"""
    return team != other


@rule
def decider(g: State, team: int) -> int:
    """Who speaks for a team: the active player, or the member whose next turn comes first. [cer.pow.owner]"""
    for i in range(g.n_order):
        seat = g.order[(g.place + i) % g.n_order]
        if g.seats[seat].team == team:
            return seat
    return 0


@rule
def refuse_elsewhere(g: State, option: int) -> int:
    """The reason against an option that the question does not ask about."""
    if g.turns == 0 or option < opt.END_TURN or option > opt.EXTRA_ACTION:
        return R.NOT_AN_ANSWER
    if option == opt.TAKE_AMBITION or option == opt.DRAW_TWO:
        return R.NOT_AN_ANSWER
    if g.asked.seat != g.turn:
        return R.TURN_ORDER
    if not turn_goes_on(g):
        return R.TURN_END_STEPS
    return R.TURN_ABILITIES_BETWEEN if option >= opt.ABSORB else R.TURN_ONE_AFTER_ANOTHER


@rule
def turn_goes_on(g: State) -> bool:
    """Will the active player be asked again what to do this turn?"""
    for i in range(g.n_stack):
        if g.stack[i].kind == ask.TURN:
            return True
    return False


# ---- cards ---------------------------------------------------------------------------------------------------------
@rule
def draw(g: State, seat: int, count: int) -> None:
    """Takes the face-up top card and turns up the next one, as often as asked and possible. [cer.deck.draw-partial]"""
    p = g.seats[seat]
    for _ in range(count):
        if p.n_deck > 0:
            p.n_deck -= 1
            p.hand[p.n_hand] = p.deck[p.n_deck]
            p.known[p.n_hand] = 1
            p.n_hand += 1
            note(g, ev.DREW, R.DECK_TOP_FACE_UP, seat, p.deck[p.n_deck], -1, 1)
            turn_up(g, seat)


@rule
def turn_up(g: State, seat: int) -> None:
    """The new top card of a deck is turned face up. [cer.deck.top-face-up]"""
    p = g.seats[seat]
    if p.n_deck > 0:
        if p.unseen > 0:
            p.unseen -= 1
            reveal(g)
        note(g, ev.TURNED_UP, R.DECK_TOP_FACE_UP, seat, p.deck[p.n_deck - 1], -1, 0)


@rule
def put_under_deck(g: State, seat: int, card: int) -> None:
    """A card goes face down to the bottom of its deck; alone there it is the face-up top card. [cer.deck.discard]"""
    p = g.seats[seat]
    for i in range(p.n_deck, 0, -1):
        p.deck[i] = p.deck[i - 1]
    p.deck[0] = card
    p.n_deck += 1


@rule
def copies_in_hand(g: State, seat: int, card: int) -> int:
    """How often the card is in this hand."""
    p = g.seats[seat]
    n = 0
    for i in range(p.n_hand):
        if p.hand[i] == card:
            n += 1
    return n


@rule
def place_in_hand(g: State, seat: int, card: int) -> int:
    """Where the card is in the hand, a copy that everybody knows first; -1 if it is not there."""
    p = g.seats[seat]
    found = -1
    for i in range(p.n_hand):
        if p.hand[i] == card and (found < 0 or p.known[i]):
            found = i
    return found


@rule
def show_card(g: State, seat: int, card: int) -> None:
    """The card is shown to everybody and stays in hand. [cer.quell.reveal-keeps]"""
    at = place_in_hand(g, seat, card)
    if g.seats[seat].known[at] == 0:
        g.seats[seat].known[at] = 1
        reveal(g)
    note(g, ev.REVEALED, R.QUELL_REVEAL_KEEPS, seat, card, -1, 0)


@rule
def take_from_hand(g: State, seat: int, card: int) -> None:
    """The card leaves the hand openly."""
    p = g.seats[seat]
    at = place_in_hand(g, seat, card)
    if p.known[at] == 0:
        reveal(g)
    p.n_hand -= 1
    for i in range(at, p.n_hand):
        p.hand[i] = p.hand[i + 1]
        p.known[i] = p.known[i + 1]
    p.hand[p.n_hand] = 0
    p.known[p.n_hand] = 0


@rule
def discard(g: State, seat: int, card: int) -> None:
    """From hand, shown, under the deck. [cer.deck.discard-shown]"""
    take_from_hand(g, seat, card)
    put_under_deck(g, seat, card)
    note(g, ev.DISCARDED, R.DECK_DISCARD_SHOWN, seat, card, -1, 0)


@rule
def vibes_in_hand(g: State, seat: int, vibe: int, without: int) -> int:
    """Cards of this Vibe in hand, one copy of `without` set aside (-1: none). NO_VIBE asks for any card."""
    p = g.seats[seat]
    n = 0
    for i in range(p.n_hand):
        if vibe == NO_VIBE or CARDS[p.hand[i]].vibe == vibe:
            n += 1
    if without >= 0 and (vibe == NO_VIBE or CARDS[without].vibe == vibe):
        n -= 1
    return n


# ---- resources -----------------------------------------------------------------------------------------------------
@rule
def gain_willpower(g: State, seat: int, amount: int, because: int) -> None:
    """From or to the general supply."""
    g.seats[seat].willpower += amount
    if amount != 0:
        note(g, ev.WILLPOWER, because, seat, -1, -1, amount)
    offer_conversion(g, seat, amount)


@point
def offer_conversion(g: State, seat: int, gained: int) -> None:
    """What a Spirit may do with Willpower just gained: no power of the base game turns it into something else."""


@point
def gain_essence(g: State, seat: int, amount: int, because: int) -> None:
    """From or to the general supply. [cer.def.essence]"""
    gain_own_essence(g, seat, amount, because)


@rule
def gain_own_essence(g: State, seat: int, amount: int, because: int) -> None:
    """Essence of the team's own kind."""
    g.seats[seat].essence += amount
    if amount != 0:
        note(g, ev.ESSENCE, because, seat, -1, -1, amount)


@rule
def gain_ambition(g: State, team: int, amount: int, because: int) -> None:
    """Flips tokens; never more than 3 available, never fewer than 0. [cer.ambition.max]"""
    t = g.teams[team]
    before = t.ambition
    t.ambition = max(0, min(MAX_AMBITION, before + amount))
    if t.ambition != before:
        note(g, ev.AMBITION, because, team, -1, -1, t.ambition - before)


@rule
def gain_actions(g: State, amount: int, because: int) -> None:
    """More or fewer Actions for the active player this turn."""
    g.actions += amount
    note(g, ev.EXTRA_ACTIONS, because, g.turn, -1, -1, amount)


@rule
def rotate_origin(g: State, seat: int, steps: int, because: int) -> None:
    """Every Sphere moves with its Willpower to the next Realm clockwise. [cer.geo.rotation]"""
    g.rotation = (g.rotation + steps) % REALMS
    note(g, ev.ROTATED, because, seat, -1, -1, steps)


@rule
def sphere_at(g: State, realm: int) -> int:
    """The Sphere now aligned with this Realm."""
    return (realm - g.rotation) % REALMS


# ---- Intentions and Vibe tokens ------------------------------------------------------------------------------------
@rule
def accomplish(g: State, team: int, intention: int) -> None:
    """Notes the points of an Intention; scored when the act is over. [cer.intention.own-turn, cer.intention.timing]"""
    if HAS_INTENTIONS[g.config.mode] == 0 or intention // 5 != g.config.team_side:
        return
    if g.turns > 0 and g.seats[g.turn].team == team:
        g.to_score += INTENTION_POINTS[intention]
        note(g, ev.INTENTION, R.INTENTION_TIMING, team, intention, -1, INTENTION_POINTS[intention])


@rule
def tokens_in_row(g: State, seat: int, row: int) -> int:
    """Vibe tokens in the row of a Spirit Action."""
    n = 0
    for cell in range(4 * row, 4 * row + 4):
        if g.seats[seat].cells[cell]:
            n += 1
    return n


@rule
def place_token(g: State, seat: int, cell: int, vibe: int) -> None:
    """A Vibe token stays where it is placed. [cer.vibe.permanent, cer.intention.a-full-row, cer.intention.b-levels]"""
    p = g.seats[seat]
    p.cells[cell] = vibe
    note(g, ev.VIBE_PLACED, R.VIBE_PERMANENT, seat, cell, -1, vibe)
    if tokens_in_row(g, seat, cell // 4) == 4:
        accomplish(g, p.team, FULL_ROW)
    lowest = 4
    for row in range(ROWS):
        lowest = min(lowest, tokens_in_row(g, seat, row))
    while p.level < lowest:
        p.level += 1
        accomplish(g, p.team, EVEN_ROWS)


# ---- Emotions ------------------------------------------------------------------------------------------------------
@rule
def slot_of(g: State, uid: int) -> int:
    """Where this appearance of a card lies, -1 if it has left play."""
    for slot in range(SLOTS):
        if g.emotions[slot].uid == uid:
            return slot
    return -1


@rule
def set_emotion(g: State, slot: int, card: int, essence: int, owner: int, invoker: int) -> None:
    """A card enters play with this much Essence; its team is that of the player who puts it there.

    The Alignment of a Balance Emotion is set by the caller, who knows the kind of Essence.
    """
    e = g.emotions[slot]
    g.next_uid += 1
    e.card = card
    e.team = g.seats[invoker].team
    e.side = e.team
    e.vibe = CARDS[card].vibe
    e.essence = essence
    e.token = 0
    e.uid = g.next_uid
    e.insecure = 0
    e.owner = owner
    e.invoker = invoker


@rule
def clear_slot(g: State, slot: int) -> None:
    """The slot is empty again; Insecurity tokens tied to the card go back. [cer.pow.insecurity-token]"""
    e = g.emotions[slot]
    for i in range(SLOTS):
        if e.uid > 0 and g.emotions[i].insecure == e.uid:
            g.emotions[i].insecure = 0
    e.card = -1
    e.team = 0
    e.side = 0
    e.vibe = 0
    e.essence = 0
    e.token = 0
    e.uid = 0
    e.insecure = 0
    e.owner = 0
    e.invoker = 0
    e.intensity = 0
    e.muted = 0
    e.guarded = 0


@rule
def take_out(g: State, slot: int) -> None:
    """Mild cards go under their owner's deck, Strong ones to the stock, starting ones to the box.

    [cer.quell.remove-card]
    """
    e = g.emotions[slot]
    card = e.card
    note(g, ev.LEFT_PLAY, R.QUELL_REMOVE_CARD, e.owner, card, slot, 0)
    if CARDS[card].strength == MILD:
        put_under_deck(g, e.owner, card)
    elif CARDS[card].strength == STRONG:
        g.strong[card] += 1
    clear_slot(g, slot)


@rule
def leave_play(g: State, slot: int, actor: int) -> None:
    """The Emotion leaves the board, and powers that wait for it are set off."""
    team = g.emotions[slot].team
    announce_own_leaving(g, slot, actor)
    take_out(g, slot)
    recalculate(g)
    announce(g, ON_LEAVE, actor, slot, team, 0, 0)


@rule
def add_essence(g: State, slot: int, amount: int, because: int) -> None:
    """Fills spaces from the left, as many as are free. [cer.def.essence-fill, cer.def.essence-capacity]"""
    e = g.emotions[slot]
    put = min(amount, CARDS[e.card].spaces - e.essence)
    if put <= 0:
        return
    e.essence += put
    note(g, ev.ESSENCE_ON, because, e.owner, e.card, slot, put)
    if e.essence == CARDS[e.card].spaces:
        note_full(g, slot)
    recalculate(g)


@rule
def note_full(g: State, slot: int) -> None:
    """All spaces of this Emotion are filled. [cer.intention.a-fill]"""
    if CARDS[g.emotions[slot].card].strength != STARTING:
        accomplish(g, g.emotions[slot].team, FILL)


@rule
def remove_essence(g: State, slot: int, amount: int, actor: int, because: int) -> None:
    """Takes Essence off from the right; an Emotion without Essence leaves play. [cer.quell.remove-card]"""
    e = g.emotions[slot]
    off = min(amount, e.essence)
    e.essence -= off
    note(g, ev.ESSENCE_ON, because, e.owner, e.card, slot, -off)
    if e.essence == 0:
        leave_play(g, slot, actor)
    else:
        recalculate(g)


@rule
def shift_emotion(g: State, start: int, to: int, because: int) -> None:
    """Moves an Emotion with all that is on it; it has not left play. [cer.realm.network.keeps]"""
    a = g.emotions[start]
    b = g.emotions[to]
    b.card = a.card
    b.team = a.team
    b.side = a.side
    b.vibe = a.vibe
    b.essence = a.essence
    b.token = a.token
    b.uid = a.uid
    b.insecure = a.insecure
    b.owner = a.owner
    b.invoker = a.invoker
    a.uid = 0  # before clearing, so that tokens tied to the card stay where they are
    clear_slot(g, start)
    note(g, ev.MOVED_EMOTION, because, b.owner, b.card, to, start)
    recalculate(g)
