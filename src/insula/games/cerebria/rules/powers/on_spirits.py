"""What powers do to a Spirit or its team: gain, lose, move.

[cer.pow.recipient, cer.pow.place, cer.move.forced-not-move, bal.emo.inspiration*, bal.emo.impulse]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.move import distance
from insula.games.cerebria.rules.board import (
    copies_in_hand,
    discard,
    draw,
    gain_actions,
    gain_ambition,
    gain_essence,
    gain_willpower,
    is_opponent,
    refuse_elsewhere,
    slot_of,
)
from insula.games.cerebria.rules.control import amount_of
from insula.games.cerebria.rules.powers.triggers import ask_about
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import EFFECTS, MILD_FROM, MILD_TO, SLOT_SPACE
from insula.games.cerebria.terms import (
    A_CARD,
    ABSORB_USE,
    ACTION,
    AMBITION,
    CELLS,
    CHOOSE_ONE,
    ESSENCE,
    GAIN,
    LOSE,
    MIN_COLOURS,
    MOVE_SPIRIT,
    OWN_SPIRIT,
    SPACES,
    VIBES,
    WILLPOWER,
)


@rule
def fits_recipient(g: State, effect: int, source: int, seat: int, team: int) -> bool:
    """May this Spirit be chosen?"""
    fx = EFFECTS[effect]
    if is_opponent(g.seats[seat].team, team) == (fx.to == OWN_SPIRIT):
        return False
    if fx.word == MOVE_SPIRIT:
        return distance(g.seats[seat].space, SLOT_SPACE[source]) <= fx.within
    return True


@rule
def refuse_recipient(g: State, option: int) -> int:
    """A Spirit of the side the power names, within its reach. [cer.pow.recipient]"""
    if option < opt.SEAT or option >= opt.SEAT + g.n_seats:
        return refuse_elsewhere(g, option)
    q = g.asked
    fits = fits_recipient(g, q.effect, slot_of(g, q.source), option - opt.SEAT, q.team)
    return LEGAL if fits else R.POW_RECIPIENT


@rule
def recipient_options(g: State) -> None:
    """The Spirits that may be chosen."""
    for seat in range(g.n_seats):
        if refuse_recipient(g, opt.SEAT + seat) == LEGAL:
            offer(g, opt.SEAT + seat)


@rule
def recipient_answer(g: State, option: int) -> None:
    """Does it to that Spirit."""
    do_to_spirit(g, g.asked.effect, option - opt.SEAT)


@rule
def do_to_spirit(g: State, effect: int, who: int) -> None:
    """Gain, lose, move, or a choice of these, for one Spirit."""
    fx = EFFECTS[effect]
    if fx.word == CHOOSE_ONE:
        q = ask_about(g, ask.CHOOSE, g.asked.seat)
        q.who = who
    elif fx.word == MOVE_SPIRIT:
        q = ask_about(g, ask.SPIRIT_TO, g.asked.seat)
        q.who = who
    elif fx.word == GAIN:
        gain_by_power(g, effect, who)
    elif fx.word == LOSE:
        lose_by_power(g, effect, who)


@rule
def gain_by_power(g: State, effect: int, who: int) -> None:
    """One resource for one Spirit or its team."""
    fx = EFFECTS[effect]
    source = slot_of(g, g.asked.source)
    amount = fx.amount if fx.count < 0 or source < 0 else amount_of(g, effect, source)
    if fx.resource == WILLPOWER:
        gain_willpower(g, who, amount, R.POW_OWNER)
    elif fx.resource == ESSENCE:
        gain_essence(g, who, amount, R.POW_OWNER)
    elif fx.resource == A_CARD:
        draw(g, who, amount)
    elif fx.resource == AMBITION:
        gain_ambition(g, g.seats[who].team, amount, R.POW_OWNER)
    elif fx.resource == ACTION:
        if who == g.turn:
            gain_actions(g, amount, R.POW_OWNER)
    elif fx.resource == ABSORB_USE:
        if who == g.turn:
            g.absorbs += amount
    elif fx.colours == MIN_COLOURS:
        gain_least_colours(g, who, amount)
    else:
        for _ in range(amount):
            then(g, ask.VIBE_CELL, who)


@rule
def tokens_of(g: State, seat: int, colour: int) -> int:
    """Vibe tokens of a colour on a Spirit Board; wild ones have none. [bal.emo.inspiration-wild]"""
    n = 0
    for cell in range(CELLS):
        if g.seats[seat].cells[cell] == colour:
            n += 1
    return n


@rule
def gain_least_colours(g: State, who: int, amount: int) -> None:
    """So many Vibe tokens of each colour the Spirit Board has fewest of. [bal.emo.inspiration]"""
    least = CELLS
    for colour in range(1, VIBES + 1):
        least = min(least, tokens_of(g, who, colour))
    for colour in range(1, VIBES + 1):
        if tokens_of(g, who, colour) == least:
            for _ in range(amount):
                then(g, ask.VIBE_CELL, who).colour = colour


@rule
def lose_by_power(g: State, effect: int, who: int) -> None:
    """Up to that much, never more than there is; a card is the loser's choice."""
    fx = EFFECTS[effect]
    p = g.seats[who]
    if fx.resource == WILLPOWER:
        gain_willpower(g, who, -min(p.willpower, fx.amount), R.POW_OWNER)
    elif fx.resource == AMBITION:
        gain_ambition(g, p.team, -min(g.teams[p.team].ambition, fx.amount), R.POW_OWNER)
    else:
        for _ in range(min(p.n_hand, fx.amount)):
            then(g, ask.LOSE_CARD, who)


@rule
def refuse_lose_card(g: State, option: int) -> int:
    """A card of one's own hand."""
    if option < opt.CARD or option >= opt.N_OPTIONS:
        return refuse_elsewhere(g, option)
    return LEGAL if copies_in_hand(g, g.asked.seat, option - opt.CARD) > 0 else R.INFO_CARD_NOT_HELD


@rule
def lose_card_options(g: State) -> None:
    """The cards of the hand, each name once."""
    team = g.seats[g.asked.seat].team
    for card in range(MILD_FROM[team], MILD_TO[team]):
        if copies_in_hand(g, g.asked.seat, card) > 0:
            offer(g, opt.CARD + card)


@rule
def lose_card_answer(g: State, option: int) -> None:
    """Under the deck."""
    discard(g, g.asked.seat, option - opt.CARD)


@rule
def refuse_choose(g: State, option: int) -> int:
    """One of the printed effects."""
    listed = opt.CHOICE <= option < opt.CHOICE + EFFECTS[g.asked.effect].n_options
    return LEGAL if listed else refuse_elsewhere(g, option)


@rule
def choose_options(g: State) -> None:
    """The printed effects."""
    for i in range(EFFECTS[g.asked.effect].n_options):
        offer(g, opt.CHOICE + i)


@rule
def choose_answer(g: State, option: int) -> None:
    """That one, for the Spirit picked before."""
    effect = EFFECTS[g.asked.effect].first_option + option - opt.CHOICE
    if EFFECTS[effect].word == GAIN:
        gain_by_power(g, effect, g.asked.who)
    else:
        lose_by_power(g, effect, g.asked.who)


@rule
def refuse_spirit_to(g: State, option: int) -> int:
    """Exactly so many steps along the ring. [cer.pow.place]"""
    if option < opt.SPACE or option >= opt.SPACE + SPACES:
        return refuse_elsewhere(g, option)
    d = distance(option - opt.SPACE, g.seats[g.asked.who].space)
    return LEGAL if d == EFFECTS[g.asked.effect].steps else R.POW_PLACE


@rule
def spirit_to_options(g: State) -> None:
    """The spaces at that distance."""
    for space in range(SPACES):
        if refuse_spirit_to(g, opt.SPACE + space) == LEGAL:
            offer(g, opt.SPACE + space)


@rule
def spirit_to_answer(g: State, option: int) -> None:
    """The figure moves; this is no Move Action. [cer.move.forced-not-move]"""
    g.seats[g.asked.who].space = option - opt.SPACE
    note(g, ev.MOVED_SPIRIT, R.POW_PLACE, g.asked.who, option - opt.SPACE, -1, 0)
