"""What the table holds. Declared once; every engine's layout is derived from it.

Fields that only Forces of Balance uses are declared here too and stay at 0 in the base game.
"""

from __future__ import annotations

from insula.core.chance import Chance
from insula.core.record_class import Long, Short, array, many, one, record
from insula.games.cerebria.gen import opt


@record
class Config:
    """The choices made before the table is laid; set-up reads them and never writes them."""

    seats: int = 4  # Spirits at the table, each with a seat
    mode: int = 1  # BASIC, FULL, BALANCE_MODE
    spirit_side: int = 0  # SIDE_A, SIDE_B of the Spirit Boards
    team_side: int = 0  # of the Team Boards
    recommended: int = 0  # 1: figures, Emotions and tokens are placed for the players
    team: list[int] = array(6)  # of each seat
    spirit: list[int] = array(6, "int", -1)  # -1: chosen at the table, -2: at random
    deck: list[int] = array(6, "int", -1)  # listed deck; -1: chosen at the table, OWN_DECK, RANDOM_DECK
    own_deck: list[int] = array(96, "int", -1)  # 16 cards per seat


@record
class Emotion:
    """One of the 15 slots and what lies on it. The last fields are worked out by control.recalculate."""

    card: int = -1  # -1: the slot is empty
    team: int = 0  # whose Emotion it is
    side: int = 0  # for whom it counts in control and Aspirations (Balance: its Alignment)
    vibe: int = 0
    essence: int = 0
    token: int = 0  # Intensity token
    uid: Short = 0  # number of this appearance of the card; 0 on an empty slot
    insecure: Short = 0  # uid of the card whose Insecurity token lies here
    owner: int = 0  # seat whose deck it comes from
    invoker: int = 0  # seat that put it into play
    intensity: int = 0
    muted: int = 0  # its power does not work
    guarded: int = 0  # bit set of the teams that cannot lower its Intensity


@record
class Seat:
    """A Spirit with its board, hand and deck."""

    team: int = 0
    spirit: int = -1
    board: int = 0
    power: int = 0  # NO_POWER in the basic game
    space: int = -1
    willpower: Short = 0
    essence: Short = 0  # Balance: its Bliss Essence
    gloom_essence: Short = 0  # Balance only
    hand: list[int] = array(16, "Secret")
    known: list[int] = array(16)  # 1: the other teams know this card of the hand
    n_hand: int = 0
    deck: list[int] = array(16, "Secret")  # the last one is the top card, face up
    n_deck: int = 0
    unseen: int = 0  # cards right under the top card that nobody has seen
    cells: list[int] = array(20)  # row * 4 + cell: 0 or a Vibe
    level: int = 0  # fewest tokens in a row so far (Intention of side B)


@record
class Team:
    """What a team owns together."""

    ambition: int = 0
    minor: int = 0  # unused Fragments
    major: int = 0
    identity_minor: int = 0
    identity_major: int = 0
    capping: int = 0
    points: Short = 0  # on the Wheel
    extra_points: Short = 0  # in place of a second Capping Fragment
    hidden: list[int] = array(9, "Secret")  # the last one is the current Hidden Aspiration, if has_hidden
    n_hidden: int = 0
    has_hidden: int = 0
    seen: int = 0  # topmost cards of the Hidden deck that the team knows in their order (Curiosity)
    won_common: int = 0  # in the Revelation being resolved or the last one; Balance: its second condition
    won_hidden: int = 0  # Balance: its first condition
    wants_cap: int = 0
    n_seats: int = 0  # 1: a Shaper


@record
class Realm:
    """A Realm, its Fortress, and the Frontier that follows it clockwise."""

    control: int = -1
    frontier: int = -1  # who controls the Frontier
    lead: int = 0  # Intensity of Bliss minus that of Gloom, Fortress included
    frontier_lead: int = 0
    fortress: int = -1  # team that owns the Fragment
    size: int = 0  # 1 Minor, 2 Major
    token_side: int = 0  # for whom the Fortress counts (Balance: its Alignment)
    fresh: int = 0  # built or exalted this turn


@record
class Question:
    """A pending question or step. Every field has one meaning wherever it is used."""

    kind: int = 0
    seat: int = 0  # who answers
    actor: int = 0  # seat whose act set it off
    source: Short = 0  # uid of the card whose power it is
    effect: Short = 0  # row of EFFECTS
    left: int = 0  # effects of the clause still to come, this one counted
    slot: int = 0
    who: int = 0  # the Spirit or team it is about
    amount: Short = 0
    cell: int = 0
    colour: int = 0  # a Vibe, 0: any
    team: int = 0
    aspiration: int = 0


@record
class Trigger:
    """A clause that waits to be resolved."""

    clause: Short = 0
    source: Short = 0  # uid
    slot: int = 0  # where its card lay when it was set off
    actor: int = 0
    team: int = 0  # owner
    batch: Short = 0  # clauses of one moment share a number


@record
class Standing:
    """A modifier in force."""

    effect: Short = 0
    slot: int = 0  # where its card lies
    team: int = 0


@record
class Act:
    """The act being put together; nothing is paid or moved before its last answer."""

    act: int = 0
    seat: int = 0
    discard: int = -1  # card paid for a Vibe token
    cell: int = -1  # cell it goes to, row * 4 + cell
    colour: int = 0  # its Vibe
    card: int = -1  # invoked or revealed
    origin: int = 0  # where the invoked card comes from: FROM_HAND ...
    slot: int = -1
    space: int = -1
    realm: int = -1
    using: int = 0  # upgrades, bit per cell 1 to 3
    who: int = -1  # Spirit to switch with or to push
    push_to: int = -1
    lost: int = 0  # Quell: Essence removed
    open: int = 0  # Quell: part of it that the target itself still has to lose
    emptied: int = 0  # Quell: the Emotion left play
    team: int = -1  # of the target Emotion
    vibe: int = 0  # of the quelled or empowered Emotion
    strength: int = 0
    harvest: int = 1  # 0: this Absorb may not harvest a Fortress (Misery)
    taken: Short = 0  # Absorb: Willpower from the Sphere
    gained: Short = 0  # Absorb: all Willpower gained
    kind: int = 0  # Balance: Essence the Emotion is invoked with, or whose Intensity token the Fortress carries
    marker: int = 0  # Balance: Vibe chosen for the Strong Emotion


@record
class State:
    """A table in the middle of a game."""

    config: Config = one(Config)
    emotions: list[Emotion] = many(Emotion, 15)
    seats: list[Seat] = many(Seat, 6)
    teams: list[Team] = many(Team, 3)
    realms: list[Realm] = many(Realm, 5)
    spheres: list[int] = array(5)  # Willpower on each Sphere
    rotation: int = 0  # the Sphere s stands at Realm (s + rotation) % 5
    standing: list[Standing] = many(Standing, 40)
    n_standing: int = 0
    strong: list[int] = array(76)  # Strong cards in stock
    common: list[int] = array(9)  # face up, the first one is current
    n_common: int = 0
    gone: list[int] = array(9)  # Aspirations no longer in the Common row: 1 compared, 2 removed
    order: list[int] = array(6)  # seats in player order; a Shaper may stand in it twice
    n_order: int = 0
    n_teams: int = 2
    place: int = 0  # whose turn: index into order
    turn: int = 0  # the active seat
    turns: Short = 0  # turns begun; 0 during set-up
    actions: int = 0
    absorbs: int = 0
    used: int = 0  # bit set of the Ambition Abilities used this turn
    next_uid: Short = 0
    batch: Short = 0
    last_power: Short = 0  # the clause resolved last, and how many were: for counting what comes up in play
    powers_worked: Short = 0
    to_score: int = 0  # Intention points waiting
    ending: int = 0  # reason why the game ends with this turn
    revelations: int = 0
    emptied: int = -1  # Realm of the Sphere that caused the Revelation being resolved
    garrison: int = -1  # Realm of a bonus Invoke, else -1
    plan: Act = one(Act)
    saved: list[Act] = many(Act, 2)
    queue: list[Trigger] = many(Trigger, 40)
    n_queue: int = 0
    n_seats: int = 0
    rng: Chance = one(Chance)
    reveals: Long = 0
    over: int = 0
    won: list[int] = array(6)
    asked: Question = one(Question)
    stack: list[Question] = many(Question, 24)
    n_stack: int = 0
    mark: int = 0
    options: list[int] = array(opt.N_OPTIONS, "Short")
    n_options: Short = 0
