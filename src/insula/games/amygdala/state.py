"""The state of Amygdala: the boards, the banks, the supply, and the action being carried out."""

from __future__ import annotations

from insula.core.chance import Chance
from insula.core.record_class import Long, Short, array, many, one, record
from insula.games.amygdala.gen import opt
from insula.games.amygdala.tables import (
    CLAIM_SPACES,
    MAX_SEATS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    N_FACES,
    N_ICONS,
    N_LOTUSES,
    N_NODES,
    N_PLACES,
    N_RESOURCES,
    N_SPACES,
)

# actions of a turn
NO_ACTION = 0
ACQUIRE = 1
EMOTION_TILE = 2
CLAIM_TILE = 3

# where a claim tile is
UNEARNED = 0
IN_BANK = 1
ON_BOARD = 2


@record
class Config:
    """The choices of a set-up."""

    seats: int = 2
    changing_toll: int = 0
    vp_tiles: int = 0
    start: int = -1  # the start player; -1 draws one
    dark: int = 0  # the side of the game board: a matter of looks
    colours: list[int] = array(MAX_SEATS)  # by seat


@record
class Question:
    """Somebody's question, or a step; what it is about stands in the action."""

    kind: int = 0
    seat: int = 0


@record
class Act:
    """The action of the current turn; -1 where nothing is chosen."""

    kind: int = NO_ACTION
    tile: int = -1  # the emotion tile under the thought cloud, then in hand until it is placed
    paid: int = 0  # how many of its icons have been paid
    by_hand: int = 0  # its icons are being paid one by one
    place: int = -1  # the place on a lotus of the first resource tile bought
    claim: int = -1  # the claim tile being placed
    space: int = -1  # where the tile was placed
    broke: int = 0  # coins have been changed into smaller ones this turn
    exchanged: int = 0  # something has been exchanged this turn


@record
class Seat:
    """One player's board, memory bank, markers and reach on the game board."""

    vp: Short = 0
    coins: Short = 0  # total value
    pieces: list[int] = array(3)  # coins of 1, 5, 10
    wild: int = 0
    happiness: int = 0
    idea: int = 0
    dream: int = 0
    faces: list[int] = array(N_FACES)  # resource tiles by face
    by_icon: list[int] = array(N_ICONS)  # the same by icon
    n_resources: int = 0
    claims: list[int] = array(N_EMOTIONS)  # UNEARNED, IN_BANK or ON_BOARD
    n_claims: int = 0  # in the bank
    mood: int = 0  # the lotus of the mood marker
    cloud: int = -1  # the cell of the thought cloud
    tiles: list[int] = array(N_CELLS, default=-1)  # emotion tiles on the player board
    n_tiles: int = 0
    around: list[int] = array(N_BONUSES)  # tiles left next to each bonus space
    earned: list[int] = array(N_BONUSES)  # bonus spaces that have paid
    boxed: int = 0  # tiles returned to the box
    reach: list[int] = array(N_SPACES)  # bit set of emotions that a tile needs one of to lie on a space
    icons: list[int] = array(N_EMOTIONS)  # emotion icons in each region


@record
class State:
    """Everything about one game."""

    config: Config = one(Config)
    seats: list[Seat] = many(Seat, MAX_SEATS)
    tile: list[int] = array(N_SPACES, default=-1)  # the emotion tile on each space of the game board
    owner: list[int] = array(N_SPACES, default=-1)
    claim: list[int] = array(N_EMOTIONS * CLAIM_SPACES, default=-1)  # seats by region, in order
    n_claim: list[int] = array(N_EMOTIONS)
    value: list[int] = array(N_EMOTIONS * 3)  # VP of the three places of each region
    vp_tile: list[int] = array(N_EMOTIONS, default=-1)  # the VP tile over the printed values
    lotus: list[int] = array(N_PLACES, default=-1)  # faces: 4 x lotus + place
    cheapest: list[int] = array(N_LOTUSES)  # the lowest price on a lotus; 0 where it is empty
    n_lotus: int = 0  # resource tiles on all lotuses
    tile_stack: list[int] = array(N_RESOURCES, "Secret")  # faces; the last one is the top
    n_tile_stack: int = 0
    discard: list[int] = array(N_FACES)
    n_discard: int = 0
    supply: list[int] = array(3)  # coins of 1, 5, 10
    supply_wild: int = 0
    supply_happiness: int = 0
    supply_idea: int = 0
    supply_dream: int = 0
    toll: int = 0  # its lotus
    start: int = 0  # who has the start player marker
    turn: int = 0  # whose turn it is
    turns: Short = 0  # finished turns
    turns_left: int = -1  # once the end is triggered
    idle: int = 0  # turns in a row in which nothing could be done
    act: Act = one(Act)
    seen: list[int] = array(N_NODES)  # for the walk through a network
    todo: list[int] = array(N_NODES)
    n_seats: int = 0
    rng: Chance = one(Chance)
    reveals: Long = 0
    over: int = 0
    won: list[int] = array(MAX_SEATS)
    asked: Question = one(Question)
    stack: list[Question] = many(Question, 12)
    n_stack: int = 0
    mark: int = 0
    options: list[int] = array(opt.N_OPTIONS, "Short")
    n_options: Short = 0
