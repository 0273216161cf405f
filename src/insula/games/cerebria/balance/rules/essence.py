"""Which kind of Essence Balance gains or gives up, and Intuition's power.

[bal.essence.no-own, bal.essence.choose, bal.realm.willow, bal.power.intuition*]
"""

from __future__ import annotations

from insula.core.questions import offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.balance.rules.choices import KINDS
from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.board import gain_willpower, refuse_elsewhere
from insula.games.cerebria.rules.essence_kinds import change_essence, essence_held
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BLISS, GLOOM

MAX_AT_ONCE = 40


# ---- a gain --------------------------------------------------------------------------------------------------------
@rule
def refuse_essence_gain(g: State, option: int) -> int:
    """Of one Essence the kind; of several how many are Bliss Essence. [bal.essence.choose]"""
    if g.asked.amount == 1:
        single = opt.ESSENCE_KIND <= option < opt.ESSENCE_KIND + KINDS
        return LEGAL if single else refuse_elsewhere(g, option)
    most = min(g.asked.amount, MAX_AT_ONCE)
    return LEGAL if opt.AMOUNT <= option <= opt.AMOUNT + most else refuse_elsewhere(g, option)


@rule
def essence_gain_options(g: State) -> None:
    """Both kinds, or every mix."""
    if g.asked.amount == 1:
        offer(g, opt.ESSENCE_KIND)
        offer(g, opt.ESSENCE_KIND + 1)
    else:
        for n in range(min(g.asked.amount, MAX_AT_ONCE) + 1):
            offer(g, opt.AMOUNT + n)


@rule
def essence_gain_answer(g: State, option: int) -> None:
    """From the supply; more than forty are asked about in parts."""
    seat = g.asked.seat
    if g.asked.amount == 1:
        change_essence(g, seat, option - opt.ESSENCE_KIND, 1, R.BAL_ESSENCE_CHOOSE)
        return
    now = min(g.asked.amount, MAX_AT_ONCE)
    change_essence(g, seat, BLISS, option - opt.AMOUNT, R.BAL_ESSENCE_CHOOSE)
    change_essence(g, seat, GLOOM, now - (option - opt.AMOUNT), R.BAL_ESSENCE_CHOOSE)
    if g.asked.amount > now:
        then(g, ask.ESSENCE_GAIN, seat).amount = g.asked.amount - now


# ---- Essence that a power asks for ---------------------------------------------------------------------------------
@rule
def refuse_essence_owed(g: State, option: int) -> int:
    """A kind that is there. [cer.pow.surcharge]"""
    if option < opt.ESSENCE_KIND or option >= opt.ESSENCE_KIND + KINDS:
        return refuse_elsewhere(g, option)
    return LEGAL if essence_held(g, g.asked.seat, option - opt.ESSENCE_KIND) > 0 else R.BAL_ESSENCE_NO_OWN


@rule
def essence_owed_options(g: State) -> None:
    """The kinds that are there."""
    for kind in range(KINDS):
        if refuse_essence_owed(g, opt.ESSENCE_KIND + kind) == LEGAL:
            offer(g, opt.ESSENCE_KIND + kind)


@rule
def essence_owed_answer(g: State, option: int) -> None:
    """One Essence of that kind, then the next."""
    change_essence(g, g.asked.seat, option - opt.ESSENCE_KIND, -1, R.POW_SURCHARGE)
    if g.asked.amount > 1:
        then(g, ask.ESSENCE_OWED, g.asked.seat).amount = g.asked.amount - 1


# ---- Intuition -----------------------------------------------------------------------------------------------------
@rule
def refuse_convert(g: State, option: int) -> int:
    """No, or a kind of Essence. [bal.power.intuition]"""
    if option == opt.PASS or opt.ESSENCE_KIND <= option < opt.ESSENCE_KIND + KINDS:
        return LEGAL
    return refuse_elsewhere(g, option)


@rule
def convert_options(g: State) -> None:
    """Keep the Willpower, or turn one into Essence."""
    offer(g, opt.PASS)
    offer(g, opt.ESSENCE_KIND)
    offer(g, opt.ESSENCE_KIND + 1)


@rule
def convert_answer(g: State, option: int) -> None:
    """One Willpower for one Essence; it stays taken from the Sphere. [bal.power.intuition-intentions]"""
    if option != opt.PASS:
        gain_willpower(g, g.asked.seat, -1, R.BAL_POWER_INTUITION)
        change_essence(g, g.asked.seat, option - opt.ESSENCE_KIND, 1, R.BAL_POWER_INTUITION)
