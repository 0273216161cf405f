"""How hard-0.1 judges and searches this game, as it did in release 0.1.0; never edited but for moved names."""

from __future__ import annotations

from yardstick.settings import Settings

from insula.core.rule import IntTable as Table
from insula.core.rule import rule, table

from ..gen import ask
from ..rules.revelation import vibe_count
from ..state import State
from ..tables import (
    ABILITY,
    AFFILIATION,
    BALANCED,
    BLISS,
    FRAGMENT_SLOTS,
    GLOOM,
    NO_ABILITY,
    SINGLE_MINDED,
    VIBE,
    VIBE_BONUS,
)

WIN = 1_000_000
GOAL = 1200  # all the way to a winning condition
USE_LEFT = 6  # a Fragment that can still pay for an Ability
CARD_HELD = 14  # a card in hand, the first six of them
STRONG_HELD = 8  # more for a Strong one
VIBE_HELD = 4  # a Vibe in hand: one more kind of Ability that can be cancelled
THREAT = 6  # more for a Vibe by which an opponent's usable Emotion can be cancelled now
MOST_HELD = 6
# what an Ability is worth while it waits to be carried out, in the order of the Ability numbers
WAITING: Table = table([150, 140, 20, 115, 45, 110, 40, 30])

SETTINGS = Settings(acts=("turn",), windows=("cancel", "entry"), swing=400.0, widen=0.8, candidates=8, iterations=4000)


@rule
def score(g: State, seat: int) -> int:
    """The Fragments in a scoring area."""
    return g.seats[seat].scored[BLISS] + g.seats[seat].scored[GLOOM]


@rule
def evaluate(g: State, seat: int) -> int:
    """A seat's own standing against the best of the others."""
    if g.over > 0:
        return WIN if g.won[seat] > 0 else -WIN
    best = 0
    for other in range(g.n_seats):
        if other != seat:
            best = max(best, standing(g, other))
    return standing(g, seat) + hand_worth(g, seat) + waiting_worth(g, seat) - best * 2 // 3


@rule
def standing(g: State, seat: int) -> int:
    """How near a seat would be to winning if the Revelation came now, and what its Fragments can still do."""
    s = g.seats[seat]
    bliss = s.scored[BLISS]
    gloom = s.scored[GLOOM]
    uses = 0
    for i in range(s.n_mindset):
        e = s.mindset[i]
        if AFFILIATION[e.card] == BLISS:
            bliss += e.fragments + e.absorbed
        else:
            gloom += e.fragments + e.absorbed
        if ABILITY[e.card] != NO_ABILITY:
            uses += e.fragments
    bonus = VIBE_BONUS[vibe_count(g, seat)]
    if g.mood == BLISS:
        bliss += bonus
    else:
        gloom += bonus
    near = progress(bliss, gloom)
    return near + near * near // GOAL + 12 * (bliss + gloom) + USE_LEFT * uses


@rule
def progress(bliss: int, gloom: int) -> int:
    """The way to the nearest winning condition, GOAL when it is met."""
    single = GOAL * min(SINGLE_MINDED, max(bliss, gloom)) // SINGLE_MINDED
    balanced = GOAL * (min(BALANCED, bliss) + min(BALANCED, gloom)) // (2 * BALANCED)
    return max(single, balanced)


@rule
def hand_worth(g: State, seat: int) -> int:
    """Cards to place and Vibes to cancel with."""
    s = g.seats[seat]
    vibes = 0
    worth = 0
    for i in range(s.n_hand):
        card = s.hand[i]
        vibes |= 1 << VIBE[card]
        if i < MOST_HELD:
            worth += CARD_HELD
        if FRAGMENT_SLOTS[card] > 1:
            worth += STRONG_HELD
    threats = vibes & usable_vibes(g, seat)
    for vibe in range(4):
        worth += VIBE_HELD * (vibes >> vibe & 1) + THREAT * (threats >> vibe & 1)
    return worth


@rule
def usable_vibes(g: State, seat: int) -> int:
    """The Vibes, as a bit set, of the others' Emotions that can still pay for an Ability."""
    vibes = 0
    for other in range(g.n_seats):
        if other != seat:
            s = g.seats[other]
            for i in range(s.n_mindset):
                if s.mindset[i].fragments > 0:
                    vibes |= 1 << VIBE[s.mindset[i].card]
    return vibes


@rule
def waiting_worth(g: State, seat: int) -> int:
    """The effect of a seat's own Ability that is paid for and not yet carried out."""
    kind = g.asked.kind
    if g.turn != seat or g.plan.ability == NO_ABILITY or kind == ask.TURN or kind == ask.ABSORB or kind == ask.TRIM:
        return 0
    return WAITING[g.plan.ability]
