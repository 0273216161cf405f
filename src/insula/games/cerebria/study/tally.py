"""Counting Cerebria: turns, Revelations, the end, Spirits, decks, Emotions coming into play and powers that worked.

A power counts when one of its clauses is resolved. Of several clauses that one answer sets off only the last is known,
so counts of use are a little low; lasting powers are never resolved and count by coming into play alone.
"""

from __future__ import annotations

from insula.core.parts import COLUMNS, ENTERED, MAX_SEATS, REASON, ROUNDS, TURNS, USED, Column, Tally, cards_from
from insula.core.rule import rule
from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.rules.ending import CAPPED, COMMON_EXHAUSTED, TWENTY_POINTS
from insula.games.cerebria.rules.setup import ASK_AT_TABLE, RECOMMENDED_DECK, recommended_deck
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ALL_CARDS,
    CARD_IDS,
    CLAUSES,
    DECK_IDS,
    SPIRIT_IDS,
)
from insula.games.cerebria.terms import SLOTS

# places of the row: + seat
SPIRIT = COLUMNS
DECK = COLUMNS + MAX_SEATS
HEAD = cards_from(2)

# places of the memory: the newest appearance, powers so far, and who last brought each card into play, + 1
NEWEST, POWERS, BY = 0, 1, 2
MEMORY = BY + ALL_CARDS


@rule
def watch(g: State, seat: int, kind: int, option: int, seen: list[int], counts: list[int]) -> None:
    """Looks for new appearances on the slots and for powers resolved since the last look."""
    if kind == ask.CHOOSE_DECK:
        counts[DECK + seat] = option - opt.DECK + 1
    newest = seen[NEWEST]
    if g.next_uid != newest:
        for slot in range(SLOTS):
            e = g.emotions[slot]
            if e.card >= 0 and e.uid > newest:
                counts[HEAD + 2 * (e.invoker * ALL_CARDS + e.card) + ENTERED] += 1
                seen[BY + e.card] = e.invoker + 1
        seen[NEWEST] = g.next_uid
    if g.powers_worked != seen[POWERS]:
        seen[POWERS] = g.powers_worked
        card = CLAUSES[g.last_power].card
        if seen[BY + card] > 0:
            counts[HEAD + 2 * ((seen[BY + card] - 1) * ALL_CARDS + card) + USED] += 1
    if g.over > 0:
        count_end(g, counts)


@rule
def count_end(g: State, counts: list[int]) -> None:
    """Length, reason, and what everybody played with."""
    counts[TURNS] = g.turns
    counts[ROUNDS] = g.revelations
    counts[REASON] = g.ending
    for seat in range(g.n_seats):
        counts[SPIRIT + seat] = g.seats[seat].spirit + 1
        deck = g.config.deck[seat]
        if deck == RECOMMENDED_DECK:
            counts[DECK + seat] = recommended_deck(g, seat) + 1
        elif deck != ASK_AT_TABLE:
            counts[DECK + seat] = deck + 1


# after the listed decks come a list of one's own, a random deck, and the one deck of Balance, as set-up numbers them
DECK_WORDS = (*DECK_IDS, "own", "random", "balance")
TALLY = Tally(
    watch,
    {
        COMMON_EXHAUSTED: "no common aspiration left",
        CAPPED: "a fragment was lacking",
        TWENTY_POINTS: "twenty points on a wheel",
    },
    rounds="Revelations",
    cards=tuple(CARD_IDS),
    columns=(
        Column("spirits", "Spirit", "the Spirit of each seat", tuple(SPIRIT_IDS)),
        Column("decks", "deck", "the deck of each seat", DECK_WORDS),
    ),
    memory=MEMORY,
)
