"""Dealing anew what one pair of eyes does not know.

[cer.info.share, cer.info.hands, cer.info.hidden-aspiration, cer.info.hidden-deck-order, cer.deck.top-face-up]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.rule import rule
from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.aspirations import matches_common, mix_hidden
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import LOSER_LOOK
from insula.games.cerebria.terms import FROM_HAND

HELD = 2  # in Seat.known while cards are redealt: the card is part of the act being put together
IN_DECK = 16


@rule
def redeal(g: State, seat: int) -> None:
    """Redeals, with the state's own chance, everything that a seat and its team do not know."""
    team = g.seats[seat].team
    for other in range(g.n_seats):
        if g.seats[other].team != team:
            hold_planned(g, other)
            mix_hidden_cards(g, other, 1)
            release_planned(g, other)
        else:
            mix_hidden_cards(g, other, 0)
    for each in range(g.n_teams):
        redeal_aspirations(g, each, each == team)


@rule
def hold_planned(g: State, seat: int) -> None:
    """Cards of the hand that an unfinished plan names stay there, or the plan could not be carried out."""
    if g.asked.seat != seat or g.plan.seat != seat or not is_planning(g.asked.kind):
        return
    hold_card(g, seat, g.plan.discard)
    if g.plan.origin == FROM_HAND:
        hold_card(g, seat, g.plan.card)


@rule
def is_planning(kind: int) -> bool:
    """Does the question put an act together, so that cards named in the plan are still in hand?"""
    if kind >= ask.SWITCH_WITH:
        return kind <= ask.AFTER_MOVE_SLOT or ask.INVOKE_KIND <= kind <= ask.COMMAND_TO
    return ask.TOKEN_CARD <= kind <= ask.REVEAL_CARD


@rule
def hold_card(g: State, seat: int, card: int) -> None:
    """One hidden copy of the card."""
    s = g.seats[seat]
    for i in range(s.n_hand):
        if s.hand[i] == card and s.known[i] == 0:
            s.known[i] = HELD
            return


@rule
def release_planned(g: State, seat: int) -> None:
    """They are hidden again."""
    s = g.seats[seat]
    for i in range(s.n_hand):
        if s.known[i] == HELD:
            s.known[i] = 0


@rule
def hidden_place(g: State, seat: int, number: int, with_hand: int) -> int:
    """The place of a card nobody else has seen: hand index, or IN_DECK + deck index; -1 when there are no more."""
    s = g.seats[seat]
    left = number
    if with_hand:
        for i in range(s.n_hand):
            if s.known[i] == 0:
                if left == 0:
                    return i
                left -= 1
    return IN_DECK + s.n_deck - 2 - left if left < s.unseen else -1


@rule
def mix_hidden_cards(g: State, seat: int, with_hand: int) -> None:
    """Mixes the unseen cards of a deck, and with them those of the hand that the other teams do not know."""
    s = g.seats[seat]
    count = s.unseen
    if with_hand:
        for i in range(s.n_hand):
            if s.known[i] == 0:
                count += 1
    for i in range(count - 1, 0, -1):
        a = hidden_place(g, seat, i, with_hand)
        b = hidden_place(g, seat, rand(g, i + 1), with_hand)
        card = s.hand[a] if a < IN_DECK else s.deck[a - IN_DECK]
        other = s.hand[b] if b < IN_DECK else s.deck[b - IN_DECK]
        if a < IN_DECK:
            s.hand[a] = other
        else:
            s.deck[a - IN_DECK] = other
        if b < IN_DECK:
            s.hand[b] = card
        else:
            s.deck[b - IN_DECK] = card


@rule
def redeal_aspirations(g: State, team: int, own: bool) -> None:
    """The own team knows its top card, or those it is looking at; the others only that it is not the Common one."""
    t = g.teams[team]
    fixed = 0
    if own:
        fixed = max(t.has_hidden, t.seen)
        if g.over == 0 and g.asked.kind == ask.HIDDEN and g.asked.team == team:
            fixed = max(fixed, min(LOSER_LOOK, t.n_hidden))
    elif t.has_hidden:
        mix_hidden(g, team)
        while matches_common(g, t.hidden[t.n_hidden - 1]):
            mix_hidden(g, team)
        return
    for i in range(t.n_hidden - fixed - 1, 0, -1):
        k = rand(g, i + 1)
        kept = t.hidden[i]
        t.hidden[i] = t.hidden[k]
        t.hidden[k] = kept
