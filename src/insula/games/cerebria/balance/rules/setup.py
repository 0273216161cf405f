"""Set-up with a third team: six Common Aspirations, player order, and Balance's figures.

[bal.setup.*]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.questions import note, offer
from insula.core.rule import LEGAL, IntTable, rule, table
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.placement import (
    number_in_team,
    place_figure,
    place_starting_emotion,
    plan_hands_and_tokens,
    refuse_in_placement,
    start_colour,
)
from insula.games.cerebria.rules.setup import (
    SPIRITS_OF_BOTH,
    build_decks,
    draw_spirit,
    fill_deck,
    fill_own_deck,
    is_in_game,
    lay_supplies,
    member,
    mix_aspirations,
    plan_table,
    printed_deck,
    recommended_deck,
    turn_up_aspirations,
)
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    BASIC_SLOT,
    BASIC_SPACE,
    FIRST_PLAYER_EXTRA,
    NEUTRALITY_CARDS,
    NEUTRALITY_DECK,
    SCORING,
)
from insula.games.cerebria.terms import BALANCE, BLISS, GLOOM, REFLECTION, SPACES, WILD

COMMON_ROW: int = SCORING["modes"]["balance"]["common_aspirations"]
REMOVED = 2  # as in the base game: the Aspiration is not in the Common row and was never compared
ROUND = 6  # turns
SPIRITS_OF_BALANCE = 2
_free = [space for space in range(1, SPACES, 2) if space not in tuple(BASIC_SPACE)]
RECOMMENDED_SPACE: IntTable = table(_free)  # the Frontier that the picture leaves free


# ---- what stands for points of the base ----------------------------------------------------------------------------
@FORCES_OF_BALANCE.replaces(plan_table)
def plan_balance_table(g: State) -> None:
    """The table is laid for three teams. [bal.setup.common-row]"""
    then(g, ask.LAY_BALANCE_TABLE, 0)


@FORCES_OF_BALANCE.replaces(draw_spirit)
def draw_spirit_of_three(g: State, team: int) -> int:
    """Any Spirit of Balance, or any of the base game."""
    if team == BALANCE:
        return SPIRITS_OF_BOTH + rand(g, SPIRITS_OF_BALANCE)
    return rand(g, SPIRITS_OF_BOTH)


@FORCES_OF_BALANCE.replaces(recommended_deck)
def recommended_deck_of_three(g: State, seat: int) -> int:
    """Balance has one deck. [bal.setup.deck]"""
    return NEUTRALITY_DECK if g.seats[seat].team == BALANCE else printed_deck(g, seat)


@FORCES_OF_BALANCE.replaces(fill_deck)
def fill_deck_of_three(g: State, seat: int, deck: int) -> None:
    """The Neutralities of Balance, eight of them. [bal.setup.deck]"""
    if deck == NEUTRALITY_DECK:
        for i in range(g.seats[seat].n_deck):
            g.seats[seat].deck[i] = NEUTRALITY_CARDS[i]
    else:
        fill_own_deck(g, seat, deck)


@FORCES_OF_BALANCE.replaces(is_in_game)
def is_in_game_of_three(g: State, aspiration: int) -> bool:
    """All but Reflection. [bal.setup.common-row, bal.setup.hidden-decks]"""
    return aspiration != REFLECTION


@FORCES_OF_BALANCE.replaces(start_colour)
def start_colour_of_three(g: State, seat: int, number: int) -> int:
    """Balance has wild tokens. [bal.setup.wild-tokens]"""
    return WILD if g.seats[seat].team == BALANCE else number + 1


# ---- the table -----------------------------------------------------------------------------------------------------
@rule
def lay_balance_table_step(g: State) -> None:
    """Decks, supplies, Aspirations, order, and then figures."""
    build_decks(g)
    lay_supplies(g)
    mix_aspirations(g)
    while g.n_common > COMMON_ROW:
        g.n_common -= 1
        g.gone[g.common[g.n_common]] = REMOVED
        g.common[g.n_common] = 0
    turn_up_aspirations(g)
    draw_balance_order(g)
    g.seats[g.order[0]].willpower += FIRST_PLAYER_EXTRA
    plan_balance_placement(g)


@rule
def draw_balance_order(g: State) -> None:
    """Balance is third and sixth; Bliss and Gloom alternate, a Shaper among them second if the other is a full team.

    [bal.setup.order, bal.setup.order-balance-shaper, bal.setup.order-shaper]
    """
    first = rand(g, 2)
    if g.teams[BLISS].n_seats != g.teams[GLOOM].n_seats:
        first = BLISS if g.teams[BLISS].n_seats == 2 else GLOOM
    turned = rand(g, 8)  # a bit for each team: its second player comes first
    g.n_order = ROUND
    for i in range(ROUND):
        team = BALANCE
        if i % 3 < 2:
            team = first if i % 3 == 0 else 1 - first
        g.order[i] = member(g, team, (i // 3 + (turned >> team)) % 2)
        note(g, ev.ORDER_DRAWN, R.BAL_SETUP_ORDER, g.order[i], -1, -1, i)


# ---- figures -------------------------------------------------------------------------------------------------------
@rule
def plan_balance_placement(g: State) -> None:
    """Bliss and Gloom as usual, then Balance; hands and tokens as usual. [bal.setup.place-after]"""
    if g.config.recommended:
        then(g, ask.SET_BALANCE_PICTURE, g.order[0])
    else:
        placed = 0
        for i in range(ROUND):
            seat = g.order[i]
            if g.seats[seat].team != BALANCE:
                then(g, ask.SECOND_FRONTIER if placed & (1 << seat) else ask.START_SPACE, seat)
                placed |= 1 << seat
        for i in range(ROUND):
            seat = g.order[i]
            if placed & (1 << seat) == 0:
                then(g, ask.BALANCE_SPACE, seat)
                placed |= 1 << seat
    plan_hands_and_tokens(g)


@rule
def refuse_balance_space(g: State, option: int) -> int:
    """Any Frontier space, whoever is there. [bal.setup.place-any-frontier]"""
    if option < opt.SPACE or option >= opt.SPACE + SPACES:
        return refuse_in_placement(g, option)
    return LEGAL if (option - opt.SPACE) % 2 == 1 else R.BAL_SETUP_PLACE_ANY_FRONTIER


@rule
def balance_space_options(g: State) -> None:
    """The five Frontiers."""
    for space in range(1, SPACES, 2):
        offer(g, opt.SPACE + space)


@rule
def balance_space_answer(g: State, option: int) -> None:
    """The figure only; Balance has no starting Emotion. [bal.setup.no-starting-emotion]"""
    place_figure(g, g.asked.seat, option - opt.SPACE)


@rule
def set_balance_picture_step(g: State) -> None:
    """Bliss and Gloom as in the picture of the basic game, Balance on the Frontier that is left."""
    placed = 0
    for i in range(ROUND):
        seat = g.order[i]
        team = g.seats[seat].team
        again = placed & (1 << seat)
        placed |= 1 << seat
        if team == BALANCE:
            place_figure(g, seat, RECOMMENDED_SPACE[0])
            continue
        number = 1 if again else number_in_team(g, seat)
        if again == 0:
            place_figure(g, seat, BASIC_SPACE[2 * team + number])
        place_starting_emotion(g, seat, BASIC_SLOT[2 * team + number])
