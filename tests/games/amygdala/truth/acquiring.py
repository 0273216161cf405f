"""Claims about buying resource tiles. [amy.acquire.*]"""

from __future__ import annotations

from insula.games.amygdala.tables import FACE_NAMES, LOTUS_NAMES
from insula.testing.truth import Attempt
from tests.games.amygdala.truth.reading import CLAIMS, coins, fails_at, helps, is_in, meets_toll, named, number, player
from tests.games.amygdala.truth.turns import payments_at, prices


def lotus_of(a: Attempt) -> int:
    """The lotus that was named, or whose tile was named; -1 without one."""
    place = is_in(a, "TILE")
    return place // 4 if place >= 0 else is_in(a, "LOTUS")


def says_lotus(a: Attempt) -> bool:
    """Whether the sentence names the lotus of the attempt."""
    return lotus_of(a) >= 0 and a.values["lotus"] == LOTUS_NAMES[lotus_of(a)]


@CLAIMS.claim("amy.acquire.sequence")
def _(a: Attempt) -> bool:
    place = is_in(a, "TILE")
    if a.kind != "turn" or place < 0 or a.g.lotus[place] < 0 or not says_lotus(a):
        return False
    return fails_at(a, payments_at(a, place // 4)) is None


@CLAIMS.claim("amy.acquire.own-lotus")
def _(a: Attempt) -> bool:
    here = player(a).mood
    buying = a.kind in ("buy", "second_tile") and is_in(a, "TILE") >= 0
    return buying and says_lotus(a) and here != lotus_of(a) and a.values["here"] == LOTUS_NAMES[here]


@CLAIMS.repair("amy.acquire.own-lotus")
def _(a: Attempt) -> None:
    player(a).mood = lotus_of(a)


@CLAIMS.claim("amy.acquire.empty-place")
def _(a: Attempt) -> bool:
    place = is_in(a, "TILE")
    return place >= 0 and a.g.lotus[place] < 0 and says_lotus(a) and a.kind in ("turn", "buy", "second_tile")


@CLAIMS.repair("amy.acquire.empty-place")
def _(a: Attempt) -> None:
    a.g.lotus[is_in(a, "TILE")] = 0
    a.g.cheapest[lotus_of(a)] = 1


@CLAIMS.claim("amy.acquire.empty-lotus")
def _(a: Attempt) -> bool:
    return a.kind == "turn" and named(a, "LOTUS") and says_lotus(a) and not prices(a, lotus_of(a))


@CLAIMS.repair("amy.acquire.empty-lotus")
def _(a: Attempt) -> None:
    a.g.lotus[4 * lotus_of(a)] = 0
    a.g.cheapest[lotus_of(a)] = 1


@CLAIMS.claim("amy.acquire.one-or-two")
def _(a: Attempt) -> bool:
    buying = a.kind in ("buy", "second_tile") and named(a, "END_TURN")
    return buying and a.values["here"] == LOTUS_NAMES[player(a).mood]


@CLAIMS.claim("amy.acquire.tile-once")
def _(a: Attempt) -> bool:
    return a.kind == "second_tile" and is_in(a, "TILE") == a.g.act.place


@CLAIMS.claim("amy.acquire.one-side")
def _(a: Attempt) -> bool:
    place, first = is_in(a, "TILE"), a.g.act.place
    if a.kind != "second_tile" or place // 4 != player(a).mood or a.g.n_seats != 4 or a.g.lotus[place] < 0:
        return False
    sides = ("left", "left", "right", "right")
    return sides[place % 4] != sides[first % 4] and a.values["side"] == sides[first % 4]


@CLAIMS.claim("amy.acquire.cannot-pay")
def _(a: Attempt) -> bool:
    money, place = player(a).coins, is_in(a, "TILE")
    if a.kind == "turn" and lotus_of(a) >= 0 and prices(a, lotus_of(a)):
        toll, price = payments_at(a, lotus_of(a))
        what = f"The cheapest tile on the {LOTUS_NAMES[lotus_of(a)]} lotus"
    elif a.kind in ("buy", "second_tile") and place // 4 == player(a).mood and a.g.lotus[place] >= 0:
        icon, cost = FACE_NAMES[a.g.lotus[place]].split()
        toll, price, what = 0, int(cost), f"The {icon} tile"
    else:
        return False
    said = coins(price + toll) + (f" ({price} for the tile and {toll} for the toll)" if toll else "")
    right = (a.values["what"], a.values["cost"], a.values["have"]) == (what, said, number(money))
    return (
        right
        and money < price + toll
        and helps(a, [toll, price])
        and (a.kind != "turn" or toll == meets_toll(a, lotus_of(a)))
    )


@CLAIMS.repair("amy.acquire.cannot-pay")
def _(a: Attempt) -> None:
    p = player(a)
    p.pieces[0] += 4
    p.coins += 4
