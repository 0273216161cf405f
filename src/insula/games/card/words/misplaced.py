"""What a thing is and when it is used, for whoever names it where it is no answer; plain Python, for the words only.

[card.turn.no-interrupt, card.ability.must-resolve, card.setup.mulligan-order, card.setup.mulligan-window,
card.rev.immediate, card.invoke.discard-timing, card.def.mindset, card.def.impulse-stack, card.setup.main-deck,
card.setup.supply, card.drain.slots, card.info.discard-open, card.steal.look]
"""

from __future__ import annotations

from insula.core.rule import LEGAL
from insula.games.card.gen import R, ask, opt
from insula.games.card.rules.cards import occupied, owner_of
from insula.games.card.rules.impulse import is_impulse
from insula.games.card.state import State

# effects that are paid for: whoever carries them out cannot pass
EFFECTS = frozenset(
    (
        ask.DESTROY,
        ask.DEPRIVE_CARD,
        ask.SUMMON,
        ask.STEAL,
        ask.SWAP,
        ask.SWAP_OWN,
        ask.EMBRACE,
        ask.DRAIN,
        ask.DRAIN_HOST,
    )
)
_THINGS = {
    opt.SUPPLY: R.SETUP_SUPPLY,
    opt.FRAGMENT_SLOT: R.DRAIN_SLOTS,
    opt.ABSORB_SLOT: R.DRAIN_SLOTS,
    opt.DECK: R.SETUP_MAIN_DECK,
    opt.DISCARD_PILE: R.INFO_DISCARD_OPEN,
    opt.MULLIGAN: R.SETUP_MULLIGAN_WINDOW,
}


def misplaced(g: State, option: int) -> int:
    """The rule that explains a thing which the open question does not ask about; LEGAL for none."""
    kind = g.asked.kind
    if option == opt.PASS:
        return R.ABILITY_MUST_RESOLVE if kind in EFFECTS else _meanwhile(kind)
    if option >= opt.CARD or is_impulse(option):
        return _meanwhile(kind)
    if option >= opt.PLACE:
        return _place(g, option - opt.PLACE)
    if option >= opt.SEAT:
        return R.STEAL_LOOK if option - opt.SEAT < g.n_seats else LEGAL
    if option >= opt.STACK:
        return R.DEF_IMPULSE_STACK
    if option == opt.DISCARD_PILE and kind == ask.TURN:
        return R.INVOKE_DISCARD_TIMING
    return _THINGS[option]


def _place(g: State, place: int) -> int:
    if owner_of(place) >= g.n_seats:
        return LEGAL
    return _meanwhile(g.asked.kind) if occupied(g, place) else R.DEF_MINDSET


def _meanwhile(kind: int) -> int:
    """What has to be answered before the thing can be of use. [card.turn.no-interrupt]"""
    if kind == ask.MULLIGAN:
        return R.SETUP_MULLIGAN_ORDER
    return R.REV_IMMEDIATE if kind == ask.TRIM else R.TURN_NO_INTERRUPT
