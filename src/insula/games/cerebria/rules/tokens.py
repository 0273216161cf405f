"""Placing a Vibe token that no card pays for: the Ability, Knowledge, upgrades and powers.

[cer.ambition.vibe*, cer.absorb.knowledge, cer.bside.vibe-gain, cer.vibe.unlock-space, cer.vibe.different-colors,
cer.vibe.full-row, cer.mode.basic-no-empower]
"""

from __future__ import annotations

from insula.core.questions import offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.actions.prices import vibe_in_row
from insula.games.cerebria.rules.board import place_token, refuse_elsewhere, tokens_in_row
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import HAS_EMPOWER
from insula.games.cerebria.terms import CELLS, EMPOWER, NO_VIBE, VIBES


@rule
def refuse_token_at(g: State, seat: int, cell: int, colour: int) -> int:
    """A free cell of an unlocked row, or the first cell; the colour new to the row (NO_VIBE: some colour is)."""
    row = cell // 4
    if row == EMPOWER and HAS_EMPOWER[g.config.mode] == 0:
        return R.MODE_BASIC_NO_EMPOWER
    if tokens_in_row(g, seat, row) == 4:
        return R.VIBE_FULL_ROW
    cells = g.seats[seat].cells
    if cells[cell]:
        return R.VIBE_SPACE_TAKEN
    if cell % 4 > 0 and cells[4 * row] == 0:
        return R.AMBITION_VIBE_RESTRICTIONS
    return R.VIBE_DIFFERENT_COLORS if vibe_in_row(g, seat, row, colour) else LEGAL


@rule
def refuse_every_token(g: State, seat: int, colour: int) -> int:
    """Is there a cell for it at all?"""
    for cell in range(CELLS):
        if refuse_token_at(g, seat, cell, colour) == LEGAL:
            return LEGAL
    return R.VIBE_ALL_ROWS_FULL


@rule
def refuse_vibe_cell(g: State, option: int) -> int:
    """A cell of one's own board."""
    if option < opt.CELL or option >= opt.CELL + CELLS:
        return refuse_elsewhere(g, option)
    return refuse_token_at(g, g.asked.seat, option - opt.CELL, g.asked.colour)


@rule
def vibe_cell_options(g: State) -> None:
    """Every cell that can take the token."""
    for cell in range(CELLS):
        if refuse_token_at(g, g.asked.seat, cell, g.asked.colour) == LEGAL:
            offer(g, opt.CELL + cell)


@rule
def vibe_cell_lapse(g: State) -> None:
    """A token that fits nowhere is lost. [cer.bside.vibe-gain]"""


@rule
def vibe_cell_answer(g: State, option: int) -> None:
    """Places it, or asks for the colour first."""
    if g.asked.colour == NO_VIBE:
        q = then(g, ask.VIBE_COLOUR, g.asked.seat)
        q.cell = option - opt.CELL
    else:
        place_token(g, g.asked.seat, option - opt.CELL, g.asked.colour)


@rule
def refuse_vibe_colour(g: State, option: int) -> int:
    """A colour that the row does not hold yet. [cer.ambition.vibe-free-color]"""
    if option < opt.COLOUR or option >= opt.COLOUR + VIBES:
        return refuse_elsewhere(g, option)
    clash = vibe_in_row(g, g.asked.seat, g.asked.cell // 4, option - opt.COLOUR + 1)
    return R.AMBITION_VIBE_FREE_COLOR if clash else LEGAL


@rule
def vibe_colour_options(g: State) -> None:
    """The colours missing in the row."""
    for colour in range(VIBES):
        if refuse_vibe_colour(g, opt.COLOUR + colour) == LEGAL:
            offer(g, opt.COLOUR + colour)


@rule
def vibe_colour_answer(g: State, option: int) -> None:
    """Places the token."""
    place_token(g, g.asked.seat, g.asked.cell, option - opt.COLOUR + 1)
