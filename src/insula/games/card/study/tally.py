"""Counting the card game: turns, Cycles, the winning condition, Emotions entering Mindsets and Abilities used."""

from __future__ import annotations

from insula.core.parts import ENTERED, REASON, ROUNDS, TURNS, USED, Tally, cards_from
from insula.core.rule import rule
from insula.games.card.gen import ask, opt
from insula.games.card.rules.revelation import BALANCED_MET, SINGLE_BLISS_MET, SINGLE_GLOOM_MET, condition
from insula.games.card.state import State
from insula.games.card.tables import CARD_IDS, MAX_SEATS, MINDSET_LIMIT, N_CARDS

HEAD = cards_from(0)

# places of the memory: the number of the look at which a card was last in a Mindset, and what lies at each place
LOOKS = 0
TURN = 1
LAST = 2
PLACES = LAST + N_CARDS
MEMORY = PLACES + MINDSET_LIMIT * MAX_SEATS


@rule
def watch(g: State, seat: int, kind: int, option: int, seen: list[int], counts: list[int]) -> None:
    """Looks at the Mindsets: a card that was in none before has entered."""
    if kind == ask.TURN and opt.PLACE <= option < opt.CARD:
        counts[HEAD + 2 * (seat * N_CARDS + seen[PLACES + option - opt.PLACE]) + USED] += 1
    seen[LOOKS] += 1
    for each in range(g.n_seats):
        s = g.seats[each]
        for i in range(s.n_mindset):
            e = s.mindset[i]
            seen[PLACES + MINDSET_LIMIT * each + i] = e.card
            count_entry(each, e.card, seen, counts)
            if e.partner >= 0:
                count_entry(each, e.partner, seen, counts)
    if g.turn + 1 != seen[TURN]:
        seen[TURN] = g.turn + 1
        counts[TURNS] += 1
    counts[ROUNDS] = g.cycle
    if g.over > 0:
        for each in range(g.n_seats):
            if g.won[each] > 0:
                counts[REASON] = condition(g, each)


@rule
def count_entry(seat: int, card: int, seen: list[int], counts: list[int]) -> None:
    """Counts a card of a Mindset that was in no Mindset at the last look."""
    if seen[LAST + card] != seen[LOOKS] - 1 or seen[LOOKS] == 1:
        counts[HEAD + 2 * (seat * N_CARDS + card) + ENTERED] += 1
    seen[LAST + card] = seen[LOOKS]


TALLY = Tally(
    watch,
    {SINGLE_BLISS_MET: "single-minded bliss", SINGLE_GLOOM_MET: "single-minded gloom", BALANCED_MET: "balanced"},
    rounds="Cycles",
    cards=CARD_IDS,
    memory=MEMORY,
)
