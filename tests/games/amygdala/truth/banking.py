"""Claims about the memory bank and coins. [amy.bank.*, amy.coin.*]"""

from __future__ import annotations

from insula.games.amygdala.tables import CELL_IDS, CHANGE_NAMES, CHANGE_TAKES, COIN_VALUES
from insula.testing.truth import Attempt
from tests.games.amygdala.truth.acquiring import lotus_of
from tests.games.amygdala.truth.paying import rest_payments
from tests.games.amygdala.truth.reading import (
    CLAIMS,
    HAPPY,
    ICON,
    coins,
    coins_for,
    fails_at,
    is_in,
    items,
    jump_fee,
    named,
    number,
    player,
    price_of,
    purse,
)
from tests.games.amygdala.truth.turns import payments_at, prices

ITEMS = ("CLAIM", "FACE", "WILD", "HAPPINESS", "DREAM", "IDEA", "COIN")
# what each change gives and takes: coins of 1, 5, 10
CHANGES = (
    ((0, 0, 1), (0, 2, 0)),
    ((0, 0, 1), (5, 1, 0)),
    ((0, 1, 0), (5, 0, 0)),
    ((0, 2, 0), (0, 0, 1)),
    ((5, 1, 0), (0, 0, 1)),
    ((5, 0, 0), (0, 1, 0)),
)


def possible(a: Attempt, change: int) -> bool:
    """Whether both sides have the coins for a change."""
    gives, takes = CHANGES[change]
    mine, supply = player(a).pieces, a.g.supply
    return all(mine[i] >= gives[i] and supply[i] >= takes[i] for i in range(3))


@CLAIMS.claim("amy.bank.discard-excess")
def _(a: Attempt) -> bool:
    held = items(a)
    over = "1 item" if held == 11 else f"{held - 10} items"
    ending = a.kind == "end_turn" and named(a, "END_TURN")
    return ending and held > 10 and a.values == {"items": f"{held} items", "excess": over}


@CLAIMS.repair("amy.bank.discard-excess")
def _(a: Attempt) -> None:
    p = player(a)
    p.wild = p.happiness = p.idea = p.dream = p.n_claims = p.n_resources = p.coins = 0


@CLAIMS.claim("amy.bank.discard-no-more")
def _(a: Attempt) -> bool:
    held = items(a)
    item = any(named(a, group) for group in ITEMS)
    said = "1 item" if held == 1 else f"{held} items"
    return a.kind == "end_turn" and item and held <= 10 and a.values["items"] == said


@CLAIMS.repair("amy.bank.discard-no-more")
def _(a: Attempt) -> None:
    player(a).dream += 11


@CLAIMS.claim("amy.coin.change")
def _(a: Attempt) -> bool:
    return a.kind == "change" and named(a, "CHANGE") and CHANGE_NAMES[is_in(a, "CHANGE")] == "ten into fives and one"


@CLAIMS.claim("amy.coin.change-limited")
def _(a: Attempt) -> bool:
    change = is_in(a, "CHANGE")
    if a.kind != "change" or not 0 <= change < len(CHANGES):
        return False
    takes = CHANGES[change][1]
    assert list(takes) == list(CHANGE_TAKES[3 * change : 3 * change + 3])
    for i in range(3):
        wanted = f"{coins(takes[i])} of {COIN_VALUES[i]}"
        if a.g.supply[i] < takes[i] and a.values == {"takes": wanted, "have": number(a.g.supply[i])}:
            return True
    return False


@CLAIMS.repair("amy.coin.change-limited")
def _(a: Attempt) -> None:
    a.g.supply[:] = [n + 5 for n in a.g.supply]


@CLAIMS.claim("amy.coin.nothing-to-change")
def _(a: Attempt) -> bool:
    said = a.values == {"mine": purse(player(a).pieces), "supply": purse(a.g.supply)}
    asked = a.kind == "exchange" and named(a, "CHANGE_COINS")
    return asked and said and not any(possible(a, change) for change in range(len(CHANGES)))


@CLAIMS.repair("amy.coin.nothing-to-change")
def _(a: Attempt) -> None:
    player(a).pieces[1] += 1
    a.g.supply[0] += 5


@CLAIMS.claim("amy.coin.fewest-pieces")
def _(a: Attempt) -> bool:
    if a.g.act.broke == 0:
        return False
    if a.kind == "exchange":
        breaks, combines = (any(possible(a, i) for i in part) for part in ((0, 1, 2), (3, 4, 5)))
        return named(a, "CHANGE_COINS") and combines and not breaks
    change = is_in(a, "CHANGE")
    return a.kind == "change" and 3 <= change <= 5 and possible(a, change)


@CLAIMS.repair("amy.coin.fewest-pieces")
def _(a: Attempt) -> None:
    a.g.act.broke = 0


def payments(a: Attempt) -> list[int] | None:
    """What an answer pays, one payment after the other; None for what pays nothing."""
    if a.kind == "turn" and lotus_of(a) >= 0 and prices(a, lotus_of(a)):
        return payments_at(a, lotus_of(a))
    cell = is_in(a, "CELL")
    if a.kind == "turn" and 0 <= cell < 21 and player(a).tiles[cell] >= 0:
        return [jump_fee(a, CELL_IDS[cell]), coins_for(price_of(a, player(a).tiles[cell]))]
    if a.kind == "pay" and named(a, "BY_HAND"):
        fives, sevens = price_of(a, a.g.act.tile)
        return [ICON] * fives + [HAPPY] * sevens
    return rest_payments(a)


@CLAIMS.claim("amy.coin.pay-exact")
def _(a: Attempt) -> bool:
    due = payments(a)
    if due is None or sum(due) > player(a).coins:
        return False
    found = fails_at(a, due)
    if found is None:
        return False
    paid, left, rest = found
    return a.values == {"first": coins(paid), "left": coins(left), "rest": coins(rest)}


@CLAIMS.repair("amy.coin.pay-exact")
def _(a: Attempt) -> None:
    a.g.supply[:] = [n + 20 for n in a.g.supply]
