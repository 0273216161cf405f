"""Cards and Fragments on the move: hands, main deck, discard pile, Mindsets, and who knows what.

[card.deck.reshuffle, card.deck.reshuffle-moment, card.deck.both-empty, card.deck.no-revelation,
card.info.hand-secret, card.info.discard-open, card.comp.fragments-never-run-out, card.def.slot-holds-one,
card.def.one-colour-per-emotion]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.questions import note, note_to, offer, reveal
from insula.core.rule import rule
from insula.games.card.gen import R, ev, opt
from insula.games.card.gen.stack import copy_emotion
from insula.games.card.state import Emotion, State
from insula.games.card.tables import ABSORB_SLOTS, AFFILIATION, FRAGMENT_SLOTS, MINDSET_LIMIT

# ---- hands ------------------------------------------------------------------------------------------


@rule
def add_to_hand(g: State, seat: int, card: int) -> None:
    """A card joins a hand, which stays in order of card numbers."""
    s = g.seats[seat]
    i = s.n_hand
    while i > 0 and s.hand[i - 1] > card:
        s.hand[i] = s.hand[i - 1]
        i -= 1
    s.hand[i] = card
    s.n_hand += 1


@rule
def remove_from_hand(g: State, seat: int, card: int) -> None:
    """A card leaves a hand."""
    s = g.seats[seat]
    i = 0
    while s.hand[i] != card:
        i += 1
    s.n_hand -= 1
    while i < s.n_hand:
        s.hand[i] = s.hand[i + 1]
        i += 1


@rule
def in_hand(g: State, seat: int, card: int) -> bool:
    """Whether a seat holds a card."""
    s = g.seats[seat]
    for i in range(s.n_hand):
        if s.hand[i] == card:
            return True
    return False


@rule
def offer_hand(g: State, seat: int) -> None:
    """Offers every card of a hand."""
    s = g.seats[seat]
    for i in range(s.n_hand):
        offer(g, opt.CARD + s.hand[i])


@rule
def show_from_hand(g: State, seat: int, card: int) -> None:
    """A card leaves a hand in everybody's sight; that is news unless all knew it was there."""
    remove_from_hand(g, seat, card)
    for other in range(g.n_seats):
        if other != seat and g.seats[other].knows[card] != 1 << seat:
            reveal(g)
            return


@rule
def discard_from_hand(g: State, seat: int, card: int) -> None:
    """A card goes from a hand to the open discard pile. [card.info.discard-open]"""
    show_from_hand(g, seat, card)
    discard_card(g, card)


@rule
def take_openly(g: State, seat: int, card: int) -> None:
    """A card that lay open joins a hand; everybody remembers where it went."""
    add_to_hand(g, seat, card)
    for other in range(g.n_seats):
        g.seats[other].knows[card] = 1 << seat


# ---- main deck and discard pile ----------------------------------------------------------------------


@rule
def discard_card(g: State, card: int) -> None:
    """A card goes onto the discard pile."""
    g.discard[g.n_discard] = card
    g.n_discard += 1


@rule
def shuffle_deck(g: State) -> None:
    """Every order of the main deck is equally likely."""
    for i in range(g.n_deck - 1, 0, -1):
        j = rand(g, i + 1)
        card = g.deck[i]
        g.deck[i] = g.deck[j]
        g.deck[j] = card


@rule
def reshuffle(g: State) -> None:
    """The discard pile becomes the main deck, and nobody knows any longer where its cards are. [card.deck.reshuffle]"""
    for i in range(g.n_discard):
        card = g.discard[i]
        g.deck[i] = card
        for seat in range(g.n_seats):
            g.seats[seat].knows[card] = 0
    g.n_deck = g.n_discard
    g.n_discard = 0
    shuffle_deck(g)
    note(g, ev.RESHUFFLED, R.DECK_RESHUFFLE, -1, -2, -1, g.n_deck)


@rule
def draw_card(g: State) -> int:
    """The top card of the main deck, reshuffled first if need be; -1 if there is none. [card.deck.reshuffle-moment]"""
    if g.n_deck == 0:
        if g.n_discard == 0:
            return -1
        reshuffle(g)
    g.n_deck -= 1
    reveal(g)
    return g.deck[g.n_deck]


@rule
def draw_to_hand(g: State, seat: int, most: int, cause: int) -> int:
    """Draws up to `most` cards into a hand without showing them; how many there were."""
    for drawn in range(most):
        card = draw_card(g)
        if card < 0:
            return drawn
        add_to_hand(g, seat, card)
        note_to(g, 1 << seat, ev.DREW, cause, seat, card, -1, 1)
    return most


# ---- Emotions in a Mindset -----------------------------------------------------------------------------


@rule
def owner_of(place: int) -> int:
    """The seat of a place (4 x seat + number in its Mindset)."""
    return place // MINDSET_LIMIT


@rule
def emotion_at(g: State, place: int) -> Emotion:
    """The Emotion at a place."""
    return g.seats[place // MINDSET_LIMIT].mindset[place % MINDSET_LIMIT]


@rule
def occupied(g: State, place: int) -> bool:
    """Whether there is an Emotion at a place of a seat that plays."""
    seat = place // MINDSET_LIMIT
    return seat < g.n_seats and place % MINDSET_LIMIT < g.seats[seat].n_mindset


@rule
def offer_mindset(g: State, seat: int) -> None:
    """Offers every Emotion of a Mindset."""
    for i in range(g.seats[seat].n_mindset):
        offer(g, opt.PLACE + MINDSET_LIMIT * seat + i)


@rule
def stands_alone(e: Emotion) -> bool:
    """Whether this is a Brightness or Bleakness that is not merged. [card.def.bright-bleak]"""
    return FRAGMENT_SLOTS[e.card] == 0


@rule
def fragment_room(e: Emotion) -> int:
    """Empty Fragment slots. [card.def.mild, card.def.strong]"""
    return FRAGMENT_SLOTS[e.card] - e.fragments


@rule
def absorb_room(e: Emotion) -> int:
    """Empty Absorb slots, of its own or of the card it is merged with."""
    if e.partner >= 0 or FRAGMENT_SLOTS[e.card] == 0:
        return ABSORB_SLOTS - e.absorbed
    return 0


@rule
def discard_emotion(g: State, seat: int, number: int, cause: int) -> None:
    """An Emotion leaves with both cards of a merge; its Fragments return to the supply. [card.destroy.merged]"""
    s = g.seats[seat]
    e = s.mindset[number]
    fragments = e.fragments + e.absorbed
    note(g, ev.LEFT_MINDSET, cause, seat, e.card, e.partner, fragments)
    g.supply[AFFILIATION[e.card]] += fragments
    discard_card(g, e.card)
    if e.partner >= 0:
        discard_card(g, e.partner)
    s.n_mindset -= 1
    for i in range(number, s.n_mindset):
        copy_emotion(s.mindset[i], s.mindset[i + 1])
