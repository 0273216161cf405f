"""How a Spirit Action begins: an empty plan, and whether a card is discarded for a Vibe token first.

token_card -> token_cell -> token_colour (Harmony); each offers only what can still end in a legal plan. [cer.vibe.*]
"""

from __future__ import annotations

from insula.core.questions import offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.prices import upgrades_of, vibe_in_row
from insula.games.cerebria.rules.actions.search import refuse_cell, refuse_token_with, refuse_without_token
from insula.games.cerebria.rules.actions.ways import way_without_token
from insula.games.cerebria.rules.board import copies_in_hand, refuse_elsewhere
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, MILD_FROM, MILD_TO
from insula.games.cerebria.terms import (
    ANY_VIBE_ON_DISCARD,
    FORTIFY,
    FROM_HAND,
    INVOKE,
    MOVE,
    VIBES,
)


@rule
def begin_plan(g: State, seat: int, act: int) -> None:
    """An empty plan for this act."""
    p = g.plan
    p.act = act
    p.seat = seat
    p.discard = -1
    p.cell = -1
    p.colour = 0
    p.card = -1
    p.origin = FROM_HAND
    p.slot = -1
    p.space = -1
    p.realm = -1
    p.using = 0
    p.who = -1
    p.push_to = -1
    p.lost = 0
    p.open = 0
    p.emptied = 0
    p.team = -1
    p.vibe = 0
    p.strength = 0
    p.harvest = 1
    p.taken = 0
    p.gained = 0
    p.kind = 0
    p.marker = 0


@rule
def begin_spirit_act(g: State, seat: int, act: int) -> None:
    """Asks for everything a Spirit Action needs."""
    begin_plan(g, seat, act)
    then(g, ask.TOKEN_CARD, seat)


@rule
def planned_upgrades(g: State) -> int:
    """The upgrades with a token, the one about to be placed included. [cer.vibe.new-token-usable]"""
    p = g.plan
    have = upgrades_of(g, p.seat, p.act)
    if p.cell >= 0 and p.cell % 4 > 0:
        have |= 1 << (p.cell % 4 - 1)
    return have


# ---- a Vibe token first? -------------------------------------------------------------------------------------------
@rule
def refuse_token_card(g: State, option: int) -> int:
    """PASS for no token, or the card of the hand that pays for one. [cer.vibe.discard-cost]"""
    p = g.plan
    if option == opt.PASS:
        refusal = refuse_without_token(g, p.seat, p.act)
        return LEGAL if refusal == LEGAL else way_without_token(g, p.seat, p.act)[0]
    if option < opt.CARD or option >= opt.N_OPTIONS:
        return refuse_elsewhere(g, option)
    if copies_in_hand(g, p.seat, option - opt.CARD) == 0:
        return R.INFO_CARD_NOT_HELD
    return refuse_token_with(g, p.seat, p.act, option - opt.CARD)


@rule
def token_card_options(g: State) -> None:
    """Cards of one Vibe are alike here, so each Vibe is tried once."""
    p = g.plan
    if refuse_without_token(g, p.seat, p.act) == LEGAL:
        offer(g, opt.PASS)
    tried = 0
    fine = 0
    team = g.seats[p.seat].team
    for card in range(MILD_FROM[team], MILD_TO[team]):
        if copies_in_hand(g, p.seat, card) == 0:
            continue
        vibe = 1 << CARDS[card].vibe
        if tried & vibe == 0:
            tried |= vibe
            if refuse_token_with(g, p.seat, p.act, card) == LEGAL:
                fine |= vibe
        if fine & vibe:
            offer(g, opt.CARD + card)


@rule
def token_card_answer(g: State, option: int) -> None:
    """Notes the card; then its place on the board."""
    p = g.plan
    if option != opt.PASS:
        p.discard = option - opt.CARD
        p.colour = CARDS[p.discard].vibe
        then(g, ask.TOKEN_CELL, p.seat)
        if g.seats[p.seat].power == ANY_VIBE_ON_DISCARD:
            then(g, ask.TOKEN_COLOUR, p.seat)
    ask_target(g)


@rule
def refuse_token_cell(g: State, option: int) -> int:
    """A cell of this Action's row; a locked row takes it on its first cell. [cer.vibe.one-per-action]"""
    if option < opt.CELL or option >= opt.CELL + opt.N_CELL:
        return refuse_elsewhere(g, option)
    p = g.plan
    cell = option - opt.CELL
    if cell // 4 != p.act:
        return R.VIBE_ONE_PER_ACTION
    return refuse_cell(g, p.seat, p.act, p.discard, cell % 4)


@rule
def token_cell_options(g: State) -> None:
    """The free cells of the row that leave the Action possible."""
    p = g.plan
    for cell in range(4 * p.act, 4 * p.act + 4):
        if refuse_cell(g, p.seat, p.act, p.discard, cell % 4) == LEGAL:
            offer(g, opt.CELL + cell)


@rule
def token_cell_answer(g: State, option: int) -> None:
    """Notes the cell."""
    g.plan.cell = option - opt.CELL


@rule
def refuse_token_colour_of(g: State, seat: int, row: int, option: int) -> int:
    """A colour that the row does not hold yet. [cer.power.harmony, cer.ambition.vibe-free-color]"""
    if option < opt.COLOUR or option >= opt.COLOUR + VIBES:
        return refuse_elsewhere(g, option)
    clash = vibe_in_row(g, seat, row, option - opt.COLOUR + 1)
    return R.POWER_HARMONY if clash else LEGAL


@rule
def refuse_token_colour(g: State, option: int) -> int:
    """Harmony picks any colour that is new to the row."""
    return refuse_token_colour_of(g, g.plan.seat, g.plan.act, option)


@rule
def token_colour_options(g: State) -> None:
    """The colours missing in the row."""
    for colour in range(VIBES):
        if refuse_token_colour(g, opt.COLOUR + colour) == LEGAL:
            offer(g, opt.COLOUR + colour)


@rule
def token_colour_answer(g: State, option: int) -> None:
    """Notes the colour."""
    g.plan.colour = option - opt.COLOUR + 1


@rule
def ask_target(g: State) -> None:
    """The questions that follow the token."""
    act = g.plan.act
    if act == MOVE:
        then(g, ask.TARGET_SPACE, g.plan.seat)
    elif act == FORTIFY:
        then(g, ask.TARGET_REALM, g.plan.seat)
    else:
        if act == INVOKE:
            then(g, ask.INVOKE_CARD, g.plan.seat)
        then(g, ask.TARGET_SLOT, g.plan.seat)
    then(g, ask.USING, g.plan.seat)
