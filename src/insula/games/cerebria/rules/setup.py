"""Set-up up to player order: Spirits, Emotion decks, Aspirations, resources.

[cer.setup.spheres, cer.setup.identity-empty, cer.setup.point-counter, cer.setup.common-row, cer.setup.common-row-basic,
cer.setup.hidden-deck, cer.setup.hidden-deck-basic, cer.setup.hidden-no-early-peek, cer.setup.ambition,
cer.setup.choose-spirit, cer.setup.resources, cer.setup.starting-player-willpower, cer.setup.deal-order,
cer.setup.order-alternate, cer.shaper.spirit, cer.shaper.deck, cer.shaper.order-three, cer.shaper.order-two,
cer.shaper.starting-player, cer.deck.own-deck, cer.deck.basic-starter, cer.geo.sphere-start]
"""

from __future__ import annotations

from insula.core.chance import rand, seed_chance
from insula.core.points import point
from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.aspirations import fix_hidden, shuffle_hidden
from insula.games.cerebria.rules.placement import plan_placement
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ALL_CARDS,
    BOARD_A,
    BOARD_B,
    CARDS,
    DECK_SIZE,
    DECK_SIZES,
    DECK_TEAM,
    DECKS,
    FIRST_PLAYER_EXTRA,
    HAS_EMPOWER,
    HAS_SPIRIT_POWERS,
    IN_BASIC,
    MAJORS,
    MAX_COPIES,
    MINORS,
    N_CARDS,
    N_DECKS,
    N_TEAMS,
    SPHERE_WILLPOWER,
    SPIRIT_DECK,
    SPIRIT_POWER,
    SPIRIT_TEAM,
    START_ESSENCES,
    START_GLOOM_ESSENCES,
    START_WILLPOWER,
    STARTER_DECK,
)
from insula.games.cerebria.terms import (
    ASPIRATIONS,
    BASIC,
    MILD,
    REALMS,
    SIDE_B,
    STRONG,
)

# what Config.spirit and Config.deck say besides a Spirit or a listed deck
ASK_AT_TABLE = -1
RANDOM_SPIRIT = -2
RECOMMENDED_DECK = -2
OWN_DECK = 10
RANDOM_DECK = 11
SPIRITS_OF_BOTH = 8


@rule
def setup(g: State, seed: int) -> None:
    """Teams take their places; then Spirits and decks are chosen and the table is laid."""
    seed_chance(g, seed)
    g.n_seats = g.config.seats
    g.n_teams = N_TEAMS[g.config.mode]
    for seat in range(g.n_seats):
        g.seats[seat].team = g.config.team[seat]
        g.teams[g.seats[seat].team].n_seats += 1
        if g.config.spirit[seat] >= 0:
            take_spirit(g, seat, g.config.spirit[seat])
    for seat in range(g.n_seats):
        if g.config.spirit[seat] == RANDOM_SPIRIT:
            take_spirit(g, seat, random_spirit(g, g.seats[seat].team))
    for seat in range(g.n_seats):
        if g.config.spirit[seat] == ASK_AT_TABLE:
            then(g, ask.CHOOSE_SPIRIT, seat)
    for seat in range(g.n_seats):
        if g.config.deck[seat] == ASK_AT_TABLE:
            then(g, ask.CHOOSE_DECK, seat)
    plan_table(g)


@point
def plan_table(g: State) -> None:
    """How the table is laid once Spirits and decks are chosen."""
    then(g, ask.LAY_TABLE, 0)


# ---- Spirits -------------------------------------------------------------------------------------------------------


@rule
def spirit_is_free(g: State, team: int, spirit: int) -> bool:
    """An unclaimed Spirit of the seat's team. [cer.setup.choose-spirit]"""
    if SPIRIT_TEAM[spirit] != team:
        return False
    for seat in range(g.n_seats):
        if g.seats[seat].spirit == spirit:
            return False
    return True


@rule
def random_spirit(g: State, team: int) -> int:
    """One of the Spirits the team still has."""
    spirit = draw_spirit(g, team)
    while not spirit_is_free(g, team, spirit):
        spirit = draw_spirit(g, team)
    return spirit


@point
def draw_spirit(g: State, team: int) -> int:
    """Any Spirit of the game, by chance."""
    return rand(g, SPIRITS_OF_BOTH)


@rule
def take_spirit(g: State, seat: int, spirit: int) -> None:
    """The Spirit with its board on the side all play; no power in the basic game. [cer.mode.basic-no-powers]"""
    s = g.seats[seat]
    s.spirit = spirit
    s.board = BOARD_B[spirit] if g.config.spirit_side == SIDE_B else BOARD_A[spirit]
    s.power = SPIRIT_POWER[spirit] if HAS_SPIRIT_POWERS[g.config.mode] else 0
    note(g, ev.SPIRIT_CHOSEN, R.SETUP_CHOOSE_SPIRIT, seat, spirit, -1, 0)


@rule
def refuse_before_aspirations(option: int) -> int:
    """The reason against everything else while Spirits and decks are chosen. [cer.setup.hidden-no-early-peek]"""
    if option == opt.HIDDEN_DECK or opt.ASPIRATION <= option < opt.SPIRIT:
        return R.SETUP_HIDDEN_NO_EARLY_PEEK
    return R.NOT_AN_ANSWER


@rule
def choose_spirit_options(g: State) -> None:
    """The unclaimed Spirits of the seat's team."""
    for spirit in range(opt.N_SPIRIT):
        if spirit_is_free(g, g.seats[g.asked.seat].team, spirit):
            offer(g, opt.SPIRIT + spirit)


@rule
def refuse_choose_spirit(g: State, option: int) -> int:
    """An unclaimed Spirit of the seat's team."""
    if opt.SPIRIT <= option < opt.DECK:
        free = spirit_is_free(g, g.seats[g.asked.seat].team, option - opt.SPIRIT)
        return LEGAL if free else R.SETUP_CHOOSE_SPIRIT
    return refuse_before_aspirations(option)


@rule
def choose_spirit_answer(g: State, option: int) -> None:
    """Takes its board and figure."""
    take_spirit(g, g.asked.seat, option - opt.SPIRIT)


# ---- Emotion decks -------------------------------------------------------------------------------------------------


@point
def recommended_deck(g: State, seat: int) -> int:
    """The deck that the rulebook gives a player who does not build one."""
    return printed_deck(g, seat)


@rule
def printed_deck(g: State, seat: int) -> int:
    """The team's starter deck in the basic game, else the deck of the Spirit. [cer.deck.basic-starter]"""
    s = g.seats[seat]
    return STARTER_DECK[s.team] if g.config.mode == BASIC else SPIRIT_DECK[s.spirit]


@rule
def build_deck(g: State, seat: int, deck: int) -> None:
    """As many Mild Emotions of the team as a deck has, not yet shuffled. [cer.deck.size, cer.deck.own-deck]"""
    g.seats[seat].n_deck = DECK_SIZES[g.seats[seat].team]
    fill_deck(g, seat, deck)
    note(g, ev.DECK_CHOSEN, R.DECK_OWN_DECK, seat, deck, -1, 0)


@point
def fill_deck(g: State, seat: int, deck: int) -> None:
    """The cards of the deck."""
    fill_own_deck(g, seat, deck)


@rule
def fill_own_deck(g: State, seat: int, deck: int) -> None:
    """A random deck, a listed one, or the player's own."""
    s = g.seats[seat]
    if deck == RANDOM_DECK:
        build_random_deck(g, seat)
    else:
        for i in range(DECK_SIZE):
            s.deck[i] = g.config.own_deck[DECK_SIZE * seat + i] if deck == OWN_DECK else DECKS[DECK_SIZE * deck + i]


@rule
def build_random_deck(g: State, seat: int) -> None:
    """Any legal deck, each pick among the copies that are left. [cer.deck.copies, cer.deck.mild-only]"""
    s = g.seats[seat]
    for place in range(DECK_SIZE):
        card = -1
        while card < 0:
            card = rand(g, N_CARDS)
            own = CARDS[card].strength == MILD and CARDS[card].side == s.team
            if not own or copies_so_far(g, seat, card, place) >= MAX_COPIES:
                card = -1
        s.deck[place] = card


@rule
def copies_so_far(g: State, seat: int, card: int, count: int) -> int:
    """How often a card is among the first cards of a deck being built."""
    n = 0
    for i in range(count):
        if g.seats[seat].deck[i] == card:
            n += 1
    return n


@rule
def choose_deck_options(g: State) -> None:
    """The listed decks of the team, the player's own list if there is one, a random one."""
    for deck in range(N_DECKS):
        if DECK_TEAM[deck] == g.seats[g.asked.seat].team:
            offer(g, opt.DECK + deck)
    if g.config.own_deck[DECK_SIZE * g.asked.seat] >= 0:
        offer(g, opt.DECK + OWN_DECK)
    offer(g, opt.DECK + RANDOM_DECK)


@rule
def refuse_choose_deck(g: State, option: int) -> int:
    """Decks of the seat's team; a list of one's own must be there. [cer.deck.mild-only, cer.deck.size]"""
    if option < opt.DECK or option > opt.DECK + RANDOM_DECK:
        return refuse_before_aspirations(option)
    deck = option - opt.DECK
    if deck < N_DECKS and DECK_TEAM[deck] != g.seats[g.asked.seat].team:
        return R.DECK_MILD_ONLY
    if deck == OWN_DECK and g.config.own_deck[DECK_SIZE * g.asked.seat] < 0:
        return R.DECK_SIZE
    return LEGAL


@rule
def choose_deck_answer(g: State, option: int) -> None:
    """Builds it."""
    build_deck(g, g.asked.seat, option - opt.DECK)


# ---- the table -----------------------------------------------------------------------------------------------------


@rule
def lay_table_step(g: State) -> None:
    """What is left of the decks, then the Final Steps in their order. [cer.setup.deal-order]"""
    build_decks(g)
    lay_supplies(g)
    lay_aspirations(g)
    draw_order(g)
    g.seats[g.order[0]].willpower += FIRST_PLAYER_EXTRA
    plan_placement(g)


@rule
def build_decks(g: State) -> None:
    """The decks that nobody was asked about."""
    for seat in range(g.n_seats):
        deck = g.config.deck[seat]
        if deck != ASK_AT_TABLE:
            build_deck(g, seat, recommended_deck(g, seat) if deck == RECOMMENDED_DECK else deck)


@rule
def lay_supplies(g: State) -> None:
    """Spheres, Fragments, Strong stocks, starting resources; the picture of the basic game fixes the Origin."""
    g.rotation = 0 if g.config.mode == BASIC else rand(g, REALMS)
    for sphere in range(REALMS):
        g.spheres[sphere] = SPHERE_WILLPOWER[g.config.mode]
    for team in range(g.n_teams):
        g.teams[team].minor = MINORS
        g.teams[team].major = MAJORS
    for card in range(ALL_CARDS):
        if HAS_EMPOWER[g.config.mode] and CARDS[card].strength == STRONG and CARDS[card].side < g.n_teams:
            g.strong[card] = CARDS[card].copies
    for seat in range(g.n_seats):
        g.seats[seat].willpower = START_WILLPOWER
        g.seats[seat].essence = START_ESSENCES[g.seats[seat].team]
        g.seats[seat].gloom_essence = START_GLOOM_ESSENCES[g.seats[seat].team]


@rule
def lay_aspirations(g: State) -> None:
    """The Common row face up; Hidden decks whose top differs from its first card. [cer.setup.hidden-not-common]"""
    mix_aspirations(g)
    turn_up_aspirations(g)


@point
def is_in_game(g: State, aspiration: int) -> bool:
    """Is the Aspiration played with? [cer.setup.common-row-basic]"""
    return g.config.mode != BASIC or IN_BASIC[aspiration] == 1


@rule
def mix_aspirations(g: State) -> None:
    """All Aspirations of the game in every Hidden deck, and mixed in the Common row."""
    g.n_common = 0
    for aspiration in range(ASPIRATIONS):
        if is_in_game(g, aspiration):
            g.common[g.n_common] = aspiration
            for team in range(g.n_teams):
                g.teams[team].hidden[g.n_common] = aspiration
                g.teams[team].n_hidden = g.n_common + 1
            g.n_common += 1
    for i in range(g.n_common - 1, 0, -1):
        k = rand(g, i + 1)
        kept = g.common[i]
        g.common[i] = g.common[k]
        g.common[k] = kept


@rule
def turn_up_aspirations(g: State) -> None:
    """The first of the Common row is current; every team takes the top of its Hidden deck."""
    note(g, ev.COMMON_NEXT, R.SETUP_COMMON_ROW, -1, g.common[0], -1, g.n_common)
    for team in range(g.n_teams):
        shuffle_hidden(g, team)
        fix_hidden(g, team)


@rule
def member(g: State, team: int, number: int) -> int:
    """The seat of the first or second member; a Shaper is both."""
    found = 0
    n = 0
    for seat in range(g.n_seats):
        if g.seats[seat].team == team and n <= number:
            found = seat
            n += 1
    return found


@rule
def draw_order(g: State) -> None:
    """Teams alternate, the rest is chance; a Shaper plays after each of two opponents. [cer.setup.order-alternate]"""
    first = rand(g, 2)
    if g.n_seats == 3:
        first = 0 if g.teams[0].n_seats == 2 else 1
    turned = rand(g, 2)
    turned_other = rand(g, 2)
    g.n_order = 2 if g.n_seats == 2 else 4
    for i in range(g.n_order):
        team = first if i % 2 == 0 else 1 - first
        flip = turned if i % 2 == 0 else turned_other
        g.order[i] = member(g, team, (i // 2 + flip) % 2)
        note(g, ev.ORDER_DRAWN, R.SETUP_ORDER_ALTERNATE, g.order[i], -1, -1, i)
