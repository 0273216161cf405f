"""Which free exchange would pay for what a player lacks coins for; for the words of refusals only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from insula.games.amygdala.rules.affordability import coins_in_reach, least_loss
from insula.games.amygdala.rules.bank import best_sum, fits
from insula.games.amygdala.rules.price import UNPAYABLE, coins_needed, paying
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import DREAM_COINS, HAPPINESS_SALE, IDEA_COINS, MAX_IDEAS, VP_FOR_COIN
from insula.games.amygdala.words.say import counted, say


def remedy(g: State, p: Seat, payments: Sequence[int], tile: int = -1) -> str:
    """A sentence on the exchanges after which these payments can be made one after the other; empty if there are none.

    Where icons of an emotion tile are to be paid, what could pay for them is kept: only VP, Dreams and Ideas count.
    """
    for words, gain in _single(p, tile):
        if fits(g, p, p.coins + gain) and affords(g, p, p.coins + gain, payments):
            return " " + say("help-exchange", what=words, count=gain)
    return " " + say("help-several") if _together(g, p, payments, tile) else ""


def affords(g: State, p: Seat, coins: int, payments: Sequence[int]) -> bool:
    """Whether so many coins make these payments, each with its change."""
    for price in payments:
        if coins < price:
            return False
        coins = best_sum(g, p, coins - price)
    return True


def _single(p: Seat, tile: int) -> Iterator[tuple[str, int]]:
    """Single exchanges for coins, the smallest first."""
    if p.vp >= VP_FOR_COIN:
        yield say("some-vp", count=VP_FOR_COIN), 1
    if tile < 0:
        if p.n_resources > 0:
            yield say("any-resource"), 1
        if p.wild > 0:
            yield say("item-wild"), 1
        if p.happiness > 0:
            yield say("item-happiness"), HAPPINESS_SALE
    if p.dream > 0:
        yield say("item-dream"), DREAM_COINS
    for size in range(1, min(p.idea, MAX_IDEAS) + 1):
        yield counted(size, "ideas"), IDEA_COINS[size]


def _together(g: State, p: Seat, payments: Sequence[int], tile: int) -> bool:
    """Whether all exchanges are worth enough while the supply has change for every sum."""
    most = coins_in_reach(p)
    if not all(fits(g, p, value) for value in range(most + 1)):
        return False
    if tile < 0:
        return most >= sum(payments)
    icons = coins_needed(g, p, tile, 0, 0)
    if paying(g) or icons >= UNPAYABLE:
        return False
    return least_loss(g, p, tile) + sum(payments) - icons <= most
