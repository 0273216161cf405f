"""Placing figures, starting Emotions and starting Vibe tokens; the last part of set-up.

[cer.place.order, cer.place.spirit-frontier, cer.place.emotion-slot, cer.place.emotion-essence, cer.place.basic,
cer.setup.deal-order, cer.setup.deck-corner, cer.setup.vibe-basic, cer.setup.vibe-full, cer.setup.vibe-timing,
cer.setup.vibe-max-unlocked, cer.setup.vibe-no-intention, cer.shaper.second-emotion, cer.shaper.second-occupies,
cer.shaper.vibe, cer.geo.slots]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.points import point
from insula.core.questions import note, note_to, offer, reveal
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.aspirations import team_eyes
from insula.games.cerebria.rules.board import place_token, set_emotion, turn_up
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import BASIC_SLOT, BASIC_SPACE, BLEAKNESS, BRIGHTNESS, HAS_EMPOWER, START_CARDS
from insula.games.cerebria.terms import (
    BASIC,
    BLISS,
    CELLS,
    EMPOWER,
    NO_VIBE,
    REALMS,
    SLOTS,
    SPACES,
    VIBES,
)

STARTING_EMOTIONS = 4  # two per team, by two players or a Shaper
START_ESSENCE_ON_IT = 1


@rule
def plan_placement(g: State) -> None:
    """Figures and Emotions in player order, hands, tokens in player order. [cer.setup.deal-order]"""
    if g.config.mode == BASIC or g.config.recommended:
        then(g, ask.SET_PICTURE, g.order[0])
    else:
        placed = 0
        for turn in range(STARTING_EMOTIONS):
            seat = g.order[turn % g.n_order]
            if placed & (1 << seat):
                then(g, ask.SECOND_FRONTIER, seat)
            else:
                then(g, ask.START_SPACE, seat)
            placed |= 1 << seat
    plan_hands_and_tokens(g)


@rule
def plan_hands_and_tokens(g: State) -> None:
    """Hands, then tokens in player order, then the first turn. [cer.setup.deal-order, cer.setup.vibe-timing]"""
    then(g, ask.DEAL_HANDS, g.order[0])
    done = 0
    for i in range(g.n_order):
        seat = g.order[i]
        if done & (1 << seat):
            continue
        done |= 1 << seat
        if g.config.recommended:
            then(g, ask.SET_TOKENS, seat)
        else:
            q = then(g, ask.START_TOKEN, seat)
            q.colour = start_colour(g, seat, 0)
            q.amount = VIBES
    then(g, ask.BEGIN_TURN, g.order[0])


@point
def start_colour(g: State, seat: int, number: int) -> int:
    """The Vibe of a starting token: one of each, in their order. [cer.setup.vibe-full]"""
    return number + 1


@rule
def refuse_in_placement(g: State, option: int) -> int:
    """The reason against what the placement does not ask about."""
    if opt.CELL <= option < opt.CELL + CELLS:
        return R.SETUP_DEAL_ORDER if g.asked.seat == g.order[0] else R.SETUP_VIBE_TIMING
    return R.NOT_AN_ANSWER


# ---- figures -------------------------------------------------------------------------------------------------------


@rule
def frontier_is_taken(g: State, frontier: int) -> bool:
    """By a figure or by a starting Emotion beside it. [cer.place.spirit-frontier, cer.shaper.second-occupies]"""
    for seat in range(g.n_seats):
        if g.seats[seat].space == 2 * frontier + 1:
            return True
    for slot in range(3 * frontier, 3 * frontier + 3):
        if g.emotions[slot].card >= 0:
            return True
    return False


@rule
def refuse_frontier(g: State, option: int, otherwise: int) -> int:
    """A Frontier space still free."""
    if option < opt.SPACE or option >= opt.SPACE + SPACES:
        return refuse_in_placement(g, option)
    space = option - opt.SPACE
    if space % 2 == 0 or frontier_is_taken(g, space // 2):
        return otherwise
    return LEGAL


@rule
def offer_frontiers(g: State) -> None:
    """Frontiers still free."""
    for frontier in range(REALMS):
        if not frontier_is_taken(g, frontier):
            offer(g, opt.SPACE + 2 * frontier + 1)


@rule
def start_space_options(g: State) -> None:
    """Where the figure may start."""
    offer_frontiers(g)


@rule
def refuse_start_space(g: State, option: int) -> int:
    """On a Frontier that nobody occupies, not even a teammate."""
    return refuse_frontier(g, option, R.PLACE_SPIRIT_FRONTIER)


@rule
def start_space_answer(g: State, option: int) -> None:
    """Sets the figure; then its starting Emotion."""
    place_figure(g, g.asked.seat, option - opt.SPACE)
    q = then(g, ask.START_SLOT, g.asked.seat)
    q.slot = 3 * ((option - opt.SPACE) // 2) + 1


@rule
def place_figure(g: State, seat: int, space: int) -> None:
    """The figure stands on its first space."""
    g.seats[seat].space = space
    note(g, ev.PLACED_SPIRIT, R.PLACE_SPIRIT_FRONTIER, seat, space, -1, 0)


@rule
def second_frontier_options(g: State) -> None:
    """Where a Shaper's second figure would stand. [cer.shaper.second-emotion]"""
    offer_frontiers(g)


@rule
def refuse_second_frontier(g: State, option: int) -> int:
    """A Frontier still free."""
    return refuse_frontier(g, option, R.SHAPER_SECOND_EMOTION)


@rule
def second_frontier_answer(g: State, option: int) -> None:
    """No figure is set; the Emotion lies beside that Frontier."""
    q = then(g, ask.START_SLOT, g.asked.seat)
    q.slot = 3 * ((option - opt.SPACE) // 2) + 1


# ---- starting Emotions ---------------------------------------------------------------------------------------------


@rule
def start_slot_options(g: State) -> None:
    """The Realm slots on both sides of the Frontier slot. [cer.place.emotion-slot]"""
    offer(g, opt.SLOT + g.asked.slot - 1)
    offer(g, opt.SLOT + g.asked.slot + 1)


@rule
def refuse_start_slot(g: State, option: int) -> int:
    """Beside the Frontier, in a Realm, and empty."""
    if option < opt.SLOT or option >= opt.SLOT + SLOTS:
        return refuse_in_placement(g, option)
    slot = option - opt.SLOT
    if g.emotions[slot].card >= 0:
        return R.GEO_SLOTS
    if slot != g.asked.slot - 1 and slot != g.asked.slot + 1:
        return R.PLACE_EMOTION_SLOT
    return LEGAL


@rule
def start_slot_answer(g: State, option: int) -> None:
    """Lays the team's starting Emotion."""
    place_starting_emotion(g, g.asked.seat, option - opt.SLOT)


@rule
def place_starting_emotion(g: State, seat: int, slot: int) -> None:
    """Brightness or Bleakness with 1 Essence from the supply. [cer.place.emotion-essence, cer.control.reevaluate]"""
    card = BRIGHTNESS if g.seats[seat].team == BLISS else BLEAKNESS
    set_emotion(g, slot, card, START_ESSENCE_ON_IT, seat, seat)
    note(g, ev.STARTING_EMOTION, R.PLACE_ORDER, seat, slot, card, 0)
    recalculate(g)


@rule
def set_picture_step(g: State) -> None:
    """Everything as in the picture; a Shaper's figure is the first of the team. [cer.place.basic]"""
    placed = 0
    for turn in range(STARTING_EMOTIONS):
        seat = g.order[turn % g.n_order]
        team = g.seats[seat].team
        number = number_in_team(g, seat)
        if placed & (1 << seat):
            number = 1
        else:
            place_figure(g, seat, BASIC_SPACE[2 * team + number])
        placed |= 1 << seat
        place_starting_emotion(g, seat, BASIC_SLOT[2 * team + number])


@rule
def number_in_team(g: State, seat: int) -> int:
    """How many seats of the same team come before."""
    n = 0
    for other in range(seat):
        if g.seats[other].team == g.seats[seat].team:
            n += 1
    return n


# ---- hands ---------------------------------------------------------------------------------------------------------


@rule
def deal_hands_step(g: State) -> None:
    """Everybody shuffles, draws two and turns up a card. [cer.setup.deck-corner]"""
    for i in range(g.n_order):
        seat = g.order[i]
        if g.seats[seat].n_hand == 0:
            shuffle_deck(g, seat)
            draw_first_hand(g, seat)
            g.seats[seat].unseen = g.seats[seat].n_deck
            turn_up(g, seat)


@rule
def shuffle_deck(g: State, seat: int) -> None:
    """The order of the whole deck is chance."""
    s = g.seats[seat]
    for i in range(s.n_deck - 1, 0, -1):
        k = rand(g, i + 1)
        kept = s.deck[i]
        s.deck[i] = s.deck[k]
        s.deck[k] = kept


@rule
def draw_first_hand(g: State, seat: int) -> None:
    """Two cards that only the team sees. [cer.info.hands, cer.info.share]"""
    s = g.seats[seat]
    for _ in range(START_CARDS):
        s.n_deck -= 1
        s.hand[s.n_hand] = s.deck[s.n_deck]
        s.known[s.n_hand] = 0
        s.n_hand += 1
        reveal(g)
        note_to(g, team_eyes(g, s.team), ev.DREW, R.SETUP_DECK_CORNER, seat, s.deck[s.n_deck], -1, 1)


# ---- starting Vibe tokens ------------------------------------------------------------------------------------------


@rule
def start_token_options(g: State) -> None:
    """Every cell on which this token may go."""
    for cell in range(CELLS):
        if refuse_start_token(g, opt.CELL + cell) == LEGAL:
            offer(g, opt.CELL + cell)


@rule
def refuse_start_token(g: State, option: int) -> int:
    """Unlock a row or upgrade an unlocked one; the basic game only unlocks. [cer.setup.vibe-full]"""
    if option < opt.CELL or option >= opt.CELL + CELLS:
        return refuse_in_placement(g, option)
    cells = g.seats[g.asked.seat].cells
    cell = option - opt.CELL
    if cell // 4 == EMPOWER and HAS_EMPOWER[g.config.mode] == 0:
        return R.MODE_BASIC_NO_EMPOWER
    if g.config.mode == BASIC and (cell % 4 > 0 or cells[cell] != NO_VIBE):
        return R.SETUP_VIBE_BASIC
    if cells[cell] != NO_VIBE or (cell % 4 > 0 and cells[cell - cell % 4] == NO_VIBE):
        return R.SETUP_VIBE_FULL
    return LEGAL


@rule
def start_token_answer(g: State, option: int) -> None:
    """Places it; nobody's turn, so no Intention. [cer.setup.vibe-no-intention]"""
    place_token(g, g.asked.seat, option - opt.CELL, g.asked.colour)
    if g.asked.amount > 1:
        q = then(g, ask.START_TOKEN, g.asked.seat)
        q.colour = start_colour(g, g.asked.seat, VIBES + 1 - g.asked.amount)
        q.amount = g.asked.amount - 1


@rule
def set_tokens_step(g: State) -> None:
    """The recommended tokens unlock the first four rows: Move, Invoke, Quell, Fortify."""
    for row in range(VIBES):
        place_token(g, g.asked.seat, 4 * row, start_colour(g, g.asked.seat, row))
