"""The game through one pair of eyes: redealing what they do not know, and what they know as numbers.

[card.info.hand-secret, card.info.face-down, card.steal.private, card.setup.mulligan-order, card.next.trim-hand]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.rule import rule
from insula.games.card.gen import ask
from insula.games.card.state import ENTERED, SWAPPED_IN, State
from insula.games.card.tables import (
    ABILITIES,
    CARD_IDS,
    COLUMNS,
    FRAGMENT_SLOTS,
    MAX_IN_STACK,
    MAX_SEATS,
    MINDSET_LIMIT,
    N_CARDS,
)

# ---- redealing -------------------------------------------------------------------------------------------------


@rule
def redeal(g: State, seat: int) -> None:
    """Deals, with the state's own chance, everything that a seat does not know again."""
    n = gather(g, seat)
    entering = place_of_entering(g, seat, n)
    for i in range(n - 1, 0, -1):
        exchange(g, seat, i, rand(g, i + 1))
    if entering < n:
        g.plan.card = g.pool[entering]  # the card about to be placed is redealt too
    hand_back(g, seat)
    for other in range(g.n_seats):
        if other != seat:
            move_blurred(g, seat, other)
            if g.asked.kind == ask.MULLIGAN:
                g.seats[other].mulligan = rand(g, 2)
    for other in range(g.n_seats):
        sort_hand(g, other)


@rule
def gather(g: State, seat: int) -> int:
    """Collects the cards that could be anywhere: those of deck and Stacks, and of other hands unless seen there."""
    n = g.n_deck
    for i in range(n):
        g.pool[i] = g.deck[i]
    for column in range(COLUMNS):
        for i in range(g.stack_size[column]):
            g.pool[n] = g.stacks[MAX_IN_STACK * column + i]
            n += 1
    for other in range(g.n_seats):
        if other != seat:
            s = g.seats[other]
            for i in range(s.n_hand):
                if g.seats[seat].knows[s.hand[i]] == 0:
                    g.pool[n] = s.hand[i]
                    n += 1
    return n


@rule
def hand_back(g: State, seat: int) -> None:
    """Puts the collected cards back, into the same places in the same order."""
    n = g.n_deck
    for i in range(n):
        g.deck[i] = g.pool[i]
    for column in range(COLUMNS):
        for i in range(g.stack_size[column]):
            g.stacks[MAX_IN_STACK * column + i] = g.pool[n]
            n += 1
    for other in range(g.n_seats):
        if other != seat:
            s = g.seats[other]
            for i in range(s.n_hand):
                # what the seat knows goes by the card, so the old card still tells whether the place was free
                if g.seats[seat].knows[s.hand[i]] == 0:
                    s.hand[i] = g.pool[n]
                    n += 1
    for i in range(n):
        g.pool[i] = 0


@rule
def exchange(g: State, seat: int, i: int, j: int) -> None:
    """Exchanges two collected cards; what others know of a place, and what they put aside there, stays with it."""
    card = g.pool[i]
    other_card = g.pool[j]
    g.pool[i] = other_card
    g.pool[j] = card
    exchange_knowledge(g, seat, card, other_card)


@rule
def exchange_knowledge(g: State, seat: int, card: int, other_card: int) -> None:
    """Two cards have changed places, unseen by `seat`: everybody else knows of the one what they knew of the other."""
    kept = g.aside[card]
    g.aside[card] = g.aside[other_card]
    g.aside[other_card] = kept
    for other in range(g.n_seats):
        if other != seat:
            knows = g.seats[other].knows
            kept = knows[card]
            knows[card] = knows[other_card]
            knows[other_card] = kept


@rule
def place_of_entering(g: State, seat: int, n: int) -> int:
    """Where among the collected cards the one lies that another seat is about to place; `n` if it is not there."""
    if not others_entry(g, seat):
        return n
    for i in range(n):
        if g.pool[i] == g.plan.card:
            return i
    return n


@rule
def others_entry(g: State, seat: int) -> bool:
    """Whether another seat is placing a card that it has not shown yet."""
    return g.over == 0 and g.asked.kind == ask.ENTRY and g.asked.seat != seat


@rule
def move_blurred(g: State, seat: int, holder: int) -> None:
    """A card that may be in one of several hands goes to any of them, if a card there can come in exchange."""
    knows = g.seats[seat].knows
    for i in range(g.seats[holder].n_hand):
        card = g.seats[holder].hand[i]
        if knows[card] == 0 or knows[card] == 1 << holder:
            continue
        target = rand(g, g.n_seats)
        if target == holder or knows[card] >> target & 1 == 0 or g.seats[target].n_hand == 0:
            continue
        j = rand(g, g.seats[target].n_hand)
        other_card = g.seats[target].hand[j]
        if others_entry(g, seat) and (card == g.plan.card or other_card == g.plan.card):
            continue
        if knows[other_card] == 0 or knows[other_card] >> holder & 1:
            g.seats[holder].hand[i] = other_card
            g.seats[target].hand[j] = card
            exchange_knowledge(g, seat, card, other_card)


@rule
def sort_hand(g: State, seat: int) -> None:
    """Puts a hand back into the order of card numbers."""
    s = g.seats[seat]
    for i in range(1, s.n_hand):
        card = s.hand[i]
        at = i
        while at > 0 and s.hand[at - 1] > card:
            s.hand[at] = s.hand[at - 1]
            at -= 1
        s.hand[at] = card


# ---- what the eyes know, as numbers ----------------------------------------------------------------------------

# planes over the 96 cards, then one block per seat (the observer first, then clockwise), then the table
IN_HAND = 0
IN_MINDSET = 1  # + seat
MERGED_IN_MINDSET = IN_MINDSET + MAX_SEATS  # + seat
IN_IMPULSE = MERGED_IN_MINDSET + MAX_SEATS  # + column
IN_DISCARD = IN_IMPULSE + COLUMNS
MAY_BE_WITH = IN_DISCARD + 1  # + seat, from the second on
IS_ENTERING = MAY_BE_WITH + MAX_SEATS - 1
N_PLANES = IS_ENTERING + 1
PLACE_FIELDS = 5
SEAT_FIELDS = 6 + MINDSET_LIMIT * PLACE_FIELDS
N_KINDS = 18
N_ABILITIES = len(ABILITIES)
TABLE_FIELDS = 5 + COLUMNS + 3 * N_ABILITIES + N_KINDS + MAX_SEATS
SEATS_FROM = N_PLANES * N_CARDS
TABLE_FROM = SEATS_FROM + MAX_SEATS * SEAT_FIELDS
N_OBSERVED = TABLE_FROM + TABLE_FIELDS


@rule
def observe(g: State, seat: int, out: list[float]) -> None:
    """Writes what a seat knows into `out`, N_OBSERVED numbers as `LEGEND` names them."""
    for i in range(N_OBSERVED):
        out[i] = 0.0
    observe_cards(g, seat, out)
    for i in range(g.n_seats):
        observe_seat(g, (seat + i) % g.n_seats, SEATS_FROM + i * SEAT_FIELDS, out)
    observe_table(g, seat, out)


@rule
def observe_cards(g: State, seat: int, out: list[float]) -> None:
    """Where the eyes see each card, and where they remember it."""
    me = g.seats[seat]
    for i in range(me.n_hand):
        out[IN_HAND * N_CARDS + me.hand[i]] = 1.0
    for column in range(COLUMNS):
        if g.impulse[column] >= 0:
            out[(IN_IMPULSE + column) * N_CARDS + g.impulse[column]] = 1.0
    for i in range(g.n_discard):
        out[IN_DISCARD * N_CARDS + g.discard[i]] = 1.0
    for i in range(g.n_seats):
        other = (seat + i) % g.n_seats
        s = g.seats[other]
        for k in range(s.n_mindset):
            out[(IN_MINDSET + i) * N_CARDS + s.mindset[k].card] = 1.0
            if s.mindset[k].partner >= 0:
                out[(MERGED_IN_MINDSET + i) * N_CARDS + s.mindset[k].partner] = 1.0
        if i > 0:
            observe_memory(g, seat, other, out)
    if g.over == 0 and g.asked.kind == ask.ENTRY and g.asked.seat == seat:
        out[IS_ENTERING * N_CARDS + g.plan.card] = 1.0


@rule
def observe_memory(g: State, seat: int, holder: int, out: list[float]) -> None:
    """The cards in a hand that the eyes saw going there, or into one of several hands."""
    s = g.seats[holder]
    for k in range(s.n_hand):
        known = g.seats[seat].knows[s.hand[k]]
        for i in range(1, g.n_seats):
            if known >> ((seat + i) % g.n_seats) & 1:
                out[(MAY_BE_WITH + i - 1) * N_CARDS + s.hand[k]] = 1.0


@rule
def observe_seat(g: State, seat: int, at: int, out: list[float]) -> None:
    """Hand size, scoring area and Mindset of one seat."""
    s = g.seats[seat]
    out[at] = 1.0
    out[at + 1] = s.n_hand / 10.0
    out[at + 2] = s.scored[0] / 12.0
    out[at + 3] = s.scored[1] / 12.0
    out[at + 4] = s.last_scored / 12.0
    out[at + 5] = s.to_trim / 4.0
    for k in range(s.n_mindset):
        e = s.mindset[k]
        place = at + 6 + k * PLACE_FIELDS
        out[place] = e.fragments / 2.0
        out[place + 1] = e.absorbed / 2.0
        out[place + 2] = FRAGMENT_SLOTS[e.card] / 2.0
        out[place + 3] = 1.0 if seat == g.turn and e.arrived == ENTERED else 0.0
        out[place + 4] = 1.0 if seat == g.turn and e.arrived == SWAPPED_IN else 0.0


@rule
def observe_table(g: State, seat: int, out: list[float]) -> None:
    """Mood, piles, Abilities of this turn, the open question and who is asked."""
    at = TABLE_FROM
    out[at] = g.mood
    out[at + 1] = g.n_deck / 96.0
    out[at + 2] = g.n_discard / 96.0
    out[at + 3] = g.actions / 2.0
    out[at + 4] = ((g.turn - seat) % g.n_seats) / 5.0
    at += 5
    for column in range(COLUMNS):
        out[at + column] = g.stack_size[column] / 7.0
    at += COLUMNS
    for ability in range(N_ABILITIES):
        out[at + ability] = g.used >> ability & 1
        out[at + N_ABILITIES + ability] = g.cancelled >> ability & 1
        out[at + 2 * N_ABILITIES + ability] = 1.0 if g.over == 0 and g.plan.ability == ability else 0.0
    at += 3 * N_ABILITIES
    if g.over == 0:
        out[at + g.asked.kind] = 1.0
        out[at + N_KINDS + (g.asked.seat - seat) % g.n_seats] = 1.0


_SEAT_WORDS = ("plays", "hand / 10", "Bliss / 12", "Gloom / 12", "last scored / 12", "to trim / 4")
_PLACE_WORDS = ("Fragments / 2", "absorbed / 2", "Fragment slots / 2", "entered this turn", "swapped in this turn")


def _legend() -> tuple[str, ...]:
    seats = ["you", "second", "third", "fourth", "fifth"]
    planes = ["in your hand", *(f"in the Mindset of {s}" for s in seats), *(f"merged there, {s}" for s in seats)]
    planes += [*(f"Impulse column {c + 1}" for c in range(COLUMNS)), "discarded"]
    planes += [*(f"may be in the hand of {s}" for s in seats[1:]), "about to enter"]
    out = [f"{card}: {plane}" for plane in planes for card in CARD_IDS]
    for who in seats:
        out += [f"{who}: {field}" for field in _SEAT_WORDS]
        out += [f"{who}, place {k + 1}: {field}" for k in range(MINDSET_LIMIT) for field in _PLACE_WORDS]
    out += ["Mood is Gloom", "deck / 96", "discard pile / 96", "Actions taken / 2", "seats to the active player / 5"]
    out += [f"Stack {c + 1} / 7" for c in range(COLUMNS)]
    out += [f"{a} {what}" for what in ("used", "cancelled", "at hand") for a in ABILITIES]
    out += [f"question: {ask.NAMES[kind]}" for kind in range(N_KINDS)]
    return (*out, *(f"asked: {s}" for s in seats))


LEGEND = _legend()
