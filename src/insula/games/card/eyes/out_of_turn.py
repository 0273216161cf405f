"""Why a seat that is not asked may not act now; plain Python, for the words of a refusal only.

[card.turn.own-turn-only, card.cancel.any-opponent, card.cancel.asked-once, card.invoke.not-cancellable,
card.setup.mulligan-once, card.rev.immediate]
"""

from __future__ import annotations

from insula.core.rule import LEGAL
from insula.games.card.gen import R, ask, opt
from insula.games.card.state import State
from insula.games.card.tables import NO_ABILITY


def refuse_out_of_turn(g: State, seat: int, option: int) -> int:
    """The number of the rule that a seat runs into when it tries an option while another is asked; LEGAL for none."""
    kind = g.asked.kind
    if kind == ask.CANCEL:
        return _during_cancel(g, seat, option)
    if kind == ask.MULLIGAN:
        decided = [g.stack[i].seat for i in range(g.n_stack) if g.stack[i].kind == ask.MULLIGAN]
        return R.SETUP_MULLIGAN_ONCE if option == opt.MULLIGAN and seat not in decided else LEGAL
    if kind == ask.TRIM:
        return R.REV_IMMEDIATE if seat == g.turn else LEGAL
    if seat == g.turn:
        return LEGAL
    if option >= opt.CARD:
        idle = kind == ask.TURN or (kind == ask.ENTRY and g.plan.ability == NO_ABILITY)
        return R.INVOKE_NOT_CANCELLABLE if idle else LEGAL
    return R.TURN_OWN_TURN_ONLY if option >= opt.PLACE else LEGAL


def _during_cancel(g: State, seat: int, option: int) -> int:
    if option < opt.CARD:
        return LEGAL if seat == g.turn or option < opt.PLACE else R.TURN_OWN_TURN_ONLY
    if seat == g.turn:
        return R.CANCEL_ANY_OPPONENT
    return R.CANCEL_ASKED_ONCE if g.passed >> seat & 1 else LEGAL
