"""Claims about free exchanges. [amy.exch.*]"""

from __future__ import annotations

from insula.testing.truth import Attempt
from tests.games.amygdala.truth.banking import CHANGES, possible
from tests.games.amygdala.truth.paying import face_icon, unpaid
from tests.games.amygdala.truth.reading import (
    CLAIMS,
    HAPPY,
    ICON,
    IDEAS,
    all_sums,
    by_icon,
    cheapest,
    coins,
    coins_for,
    is_in,
    left_after,
    name_of,
    named,
    player,
    without,
)

# where exchanges are offered
OFFERING = ("turn", "buy", "second_tile", "pay", "pay_icon", "place_from", "space", "claim_from", "end_turn")


@CLAIMS.claim("amy.exch.vp-floor")
def _(a: Attempt) -> bool:
    return a.kind == "exchange" and named(a, "TWO_VP") and player(a).vp < 2 and a.values["vp"] == player(a).vp


@CLAIMS.repair("amy.exch.vp-floor")
def _(a: Attempt) -> None:
    player(a).vp += 2


@CLAIMS.claim("amy.exch.ideas-more")
def _(a: Attempt) -> bool:
    return a.kind == "exchange" and is_in(a, "IDEAS") + 1 > 4


@CLAIMS.claim("amy.exch.dreams-more")
def _(a: Attempt) -> bool:
    return a.kind == "exchange" and is_in(a, "DREAMS") + 1 > 6


@CLAIMS.claim("amy.exch.ideas-table")
def _(a: Attempt) -> bool:
    return a.kind == "exchange" and named(a, "IDEA")


@CLAIMS.claim("amy.exch.only-listed")
def _(a: Attempt) -> bool:
    said = {"CLAIM": "Claim tiles are", "FIVE_COINS": "5 coins for an icon are"}
    said["PAIR"] = "Two resource tiles for an icon are"
    return a.kind == "exchange" and any(named(a, group) and a.values["thing"] == text for group, text in said.items())


def nothing_held(a: Attempt) -> bool:
    """Whether there is nothing to give for coins or VP."""
    p = player(a)
    return p.vp < 2 and sum(p.faces) + p.wild + p.happiness + p.idea + p.dream == 0


def no_change(a: Attempt) -> bool:
    """Whether no coins can be changed, not even by combining those that were broken."""
    ways = range(3) if a.g.act.broke else range(len(CHANGES))
    return not any(possible(a, change) for change in ways)


@CLAIMS.claim("amy.exch.nothing-to-give")
def _(a: Attempt) -> bool:
    asked = a.kind in OFFERING and named(a, "EXCHANGE")
    return asked and nothing_held(a) and no_change(a) and a.values["vp"] == player(a).vp


@CLAIMS.repair("amy.exch.nothing-to-give")
def _(a: Attempt) -> None:
    player(a).dream += 1


# ---- sales


def gains(a: Attempt) -> list[int]:
    """What the named exchange brings, or each one that the player could make."""
    p = player(a)
    single = {"FACE": 1, "WILD": 1, "TWO_VP": 1, "HAPPINESS": 2, "DREAM": 2}
    for group, gain in single.items():
        if named(a, group):
            return [gain]
    if named(a, "IDEAS"):
        return [IDEAS[is_in(a, "IDEAS") + 1]] if is_in(a, "IDEAS") < 4 else []
    ones = [1] if p.vp >= 2 or sum(p.faces) + p.wild else []
    twos = [2] if p.happiness or p.dream else []
    return ones + twos + list(IDEAS[1 : p.idea + 1])


@CLAIMS.claim("amy.exch.coins-missing")
def _(a: Attempt) -> bool:
    asked = a.kind == "exchange" or (a.kind in OFFERING and named(a, "EXCHANGE") and player(a).dream == 0)
    money, found = player(a).coins, gains(a)
    if not asked or not found or any(money + gain in all_sums(a) for gain in found):
        return False
    return a.values == {"have": coins(money), "sum": money + min(found)} and not nothing_held(a)


@CLAIMS.repair("amy.exch.coins-missing")
def _(a: Attempt) -> None:
    a.g.supply[:] = [n + 20 for n in a.g.supply]


def spared(a: Attempt, group: str, icon: int = -1) -> bool:
    """Whether the tile can still be paid for without something that is sold."""
    p, held = player(a), by_icon(player(a))
    wild, happiness = p.wild - (group == "WILD"), p.happiness - (group == "HAPPINESS")
    held = without(held, icon) if icon >= 0 else held
    money = p.coins + (2 if group == "HAPPINESS" else 1)
    fives, sevens = cheapest(unpaid(a), held, wild, happiness)
    if not a.g.act.by_hand:
        return coins_for((fives, sevens)) <= money
    for price in [ICON] * fives + [HAPPY] * sevens:
        if money < price:
            return False
        money = left_after(a, money, price)
    return True


def sellable(a: Attempt) -> list[tuple[str, int]]:
    """The tiles that the supply could pay for, by kind and icon."""
    p, held, money = player(a), by_icon(player(a)), player(a).coins
    one, two = (money + gain in all_sums(a) for gain in (1, 2))
    found = [("FACE", icon) for icon in range(8) if held[icon] and one]
    found += [("WILD", -1)] if p.wild and one else []
    return found + ([("HAPPINESS", -1)] if p.happiness and two else [])


@CLAIMS.claim("amy.exch.while-paying")
def _(a: Attempt) -> bool:
    if a.g.act.tile < 0 or not unpaid(a) or a.values["tile"] != name_of(a.g.act.tile):
        return False
    things = {"FACE": "that resource tile", "WILD": "that Wild tile", "HAPPINESS": "that Happiness tile"}
    for group, words in things.items():
        if a.kind == "exchange" and named(a, group) and a.values["what"] == words:
            icon = face_icon(is_in(a, "FACE")) if group == "FACE" else -1
            return (group, icon) in sellable(a) and not spared(a, group, icon)
    everything = a.values["what"] == "everything you could exchange" and named(a, "EXCHANGE") and bool(sellable(a))
    return everything and not any(spared(a, group, icon) for group, icon in sellable(a))


@CLAIMS.repair("amy.exch.while-paying")
def _(a: Attempt) -> None:
    player(a).coins += 30
    player(a).pieces[2] += 3
    a.g.supply[:] = [n + 20 for n in a.g.supply]
