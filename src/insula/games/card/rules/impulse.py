"""The Impulse and its Stacks: taking a face-up card, replacing it, and the gap that triggers a Revelation.

[card.impulse.take-one, card.impulse.replace, card.impulse.revelation, card.impulse.keep-taken-card,
card.def.impulse, card.def.impulse-stack, card.rev.trigger, card.rev.not-on-empty-stack, card.rev.immediate]
"""

from __future__ import annotations

from insula.core.questions import note, offer, reveal
from insula.core.rule import rule
from insula.games.card.gen import R, ask, ev, opt
from insula.games.card.gen.stack import drop_to, then
from insula.games.card.rules.cards import discard_card, take_openly
from insula.games.card.state import State
from insula.games.card.tables import COLUMNS, MAX_IN_STACK


@rule
def offer_impulse(g: State) -> None:
    """Offers the three face-up cards."""
    for column in range(COLUMNS):
        offer(g, opt.IMPULSE + column)


@rule
def is_impulse(option: int) -> bool:
    """Whether an option is a face-up Impulse card."""
    return opt.IMPULSE <= option < opt.IMPULSE + COLUMNS


@rule
def is_face_down(option: int) -> bool:
    """Whether an option is an Impulse Stack or the main deck. [card.impulse.face-up-only]"""
    return option == opt.DECK or opt.STACK <= option < opt.STACK + COLUMNS


@rule
def take_impulse(g: State, seat: int, column: int, cause: int) -> None:
    """A face-up card goes to a hand and is replaced; call it after planning what comes next. [card.impulse.take-one]"""
    card = g.impulse[column]
    note(g, ev.TOOK, cause, seat, card, column, 1)
    take_openly(g, seat, card)
    replace_impulse(g, column)


@rule
def discard_impulse(g: State, seat: int, column: int) -> None:
    """A face-up card is discarded and replaced; call it after planning what comes next."""
    card = g.impulse[column]
    note(g, ev.DISCARDED, R.DEPRIVE_DISCARD_REPLACE, seat, card, column, 1)
    discard_card(g, card)
    replace_impulse(g, column)


@rule
def replace_impulse(g: State, column: int) -> None:
    """The top of the Stack above is turned up; without one the Revelation comes instead of all that was planned.

    [card.impulse.replace, card.rev.trigger, card.rev.immediate]
    """
    if g.stack_size[column] == 0:
        g.impulse[column] = -1
        note(g, ev.REVELATION, R.REV_TRIGGER, g.turn, -2, column, 1)
        drop_to(g, 0)
        then(g, ask.REVELATION, g.turn)
        return
    g.stack_size[column] -= 1
    g.impulse[column] = g.stacks[MAX_IN_STACK * column + g.stack_size[column]]
    reveal(g)
    note(g, ev.TURNED_UP, R.IMPULSE_REPLACE, -1, g.impulse[column], column, 1)
