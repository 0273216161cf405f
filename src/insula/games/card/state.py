"""The state of the card game: what lies on the table, who knows what, and the act being put together.

[card.comp.mood-coin, card.def.fragment, card.def.mindset]
"""

from __future__ import annotations

from insula.core.chance import Chance
from insula.core.record_class import Long, Secret, Short, array, many, one, record
from insula.games.card.gen import opt
from insula.games.card.tables import COLUMNS, MAX_IN_STACK, MAX_SEATS, MINDSET_LIMIT, N_CARDS

# how an Emotion came to where it is, in this turn of its owner
SINCE_START = 0
ENTERED = 1
SWAPPED_IN = 2


@record
class Config:
    """The choices of a set-up."""

    seats: int = 2


@record
class Question:
    """Somebody's question, or a step; what it is about stands in the plan."""

    kind: int = 0
    seat: int = 0


@record
class Emotion:
    """An Emotion in a Mindset; `partner` is the Brightness or Bleakness it is merged with, or -1."""

    card: int = -1
    partner: int = -1
    fragments: int = 0
    absorbed: int = 0
    arrived: int = SINCE_START


@record
class Act:
    """The act being put together, then being carried out; -1 where nothing is chosen."""

    ability: int = -1  # the Ability being used; -1 in an Action
    spender: int = -1  # the Emotion of the user's Mindset whose Ability it is
    vibe: int = -1  # the Vibe that cancels it
    card: int = -1  # the card about to enter
    discard: int = -1  # the Emotion discarded to make room for it
    source: int = -1  # the Emotion drained, or swapped for: 4 x seat + place
    host: int = -1  # the Emotion of the drainer's Mindset that takes the Fragments
    amount: int = 0  # Fragments still to move, or discards still to make
    victim: int = -1  # whose hand is looked at


@record
class Seat:
    """One player's cards, Mindset, scoring area and knowledge."""

    hand: list[int] = array(N_CARDS, "Secret")  # in order of card number
    n_hand: int = 0
    mindset: list[Emotion] = many(Emotion, MINDSET_LIMIT)
    n_mindset: int = 0
    scored: list[int] = array(2)  # by affiliation
    last_scored: int = 0  # in the latest Revelation
    mulligan: Secret = 0  # secret until all have decided
    to_trim: int = 0  # cards still to put aside after a Revelation
    knows: list[int] = array(N_CARDS, "Secret")  # of a card in a hand: bit set of seats it can be with; 0: no idea


@record
class State:
    """Everything about one game."""

    config: Config = one(Config)
    deck: list[int] = array(N_CARDS, "Secret")  # the last one is the top
    n_deck: int = 0
    discard: list[int] = array(N_CARDS)
    n_discard: int = 0
    impulse: list[int] = array(COLUMNS, default=-1)
    stacks: list[int] = array(COLUMNS * MAX_IN_STACK, "Secret")
    stack_size: list[int] = array(COLUMNS)
    supply: list[int] = array(2)  # by affiliation; below 0 when more than the printed Fragments are in use
    mood: int = 0
    cycle: int = 0
    turn: int = 0  # whose turn it is
    actions: int = 0  # taken this turn
    used: Short = 0  # bit set of Ability types used this turn
    cancelled: Short = 0  # those of them that were cancelled
    passed: int = 0  # bit set of seats that passed on cancelling the Ability being used
    seats: list[Seat] = many(Seat, MAX_SEATS)
    aside: list[int] = array(N_CARDS, "Secret")  # 1 for a card put aside in secret, to be discarded with all others
    plan: Act = one(Act)
    pool: list[int] = array(N_CARDS)  # workspace of `redeal`, otherwise zero
    n_seats: int = 0
    rng: Chance = one(Chance)
    reveals: Long = 0
    over: int = 0
    won: list[int] = array(MAX_SEATS)
    asked: Question = one(Question)
    stack: list[Question] = many(Question, 16)
    n_stack: int = 0
    mark: int = 0
    options: list[int] = array(opt.N_OPTIONS, "Short")
    n_options: Short = 0
