"""Claims about claim tiles. [amy.claim.*]"""

from __future__ import annotations

from insula.games.amygdala.tables import EMOTIONS, LOTUS_NAMES, N_LOTUSES, REGION_IDS
from insula.testing.truth import Attempt
from tests.games.amygdala.truth.reading import CLAIMS, helps, is_in, lotuses_of, meets_toll, named, player, serves


def claim_of(a: Attempt) -> int:
    """The claim tile that is to be placed as an action; -1 for anything else."""
    return is_in(a, "CLAIM") if a.kind == "turn" else -1


@CLAIMS.claim("amy.claim.from-bank")
def _(a: Attempt) -> bool:
    claim = claim_of(a)
    return claim >= 0 and player(a).claims[claim] == 0 and a.values["emotion"] == EMOTIONS[claim]


@CLAIMS.claim("amy.claim.one-per-region")
def _(a: Attempt) -> bool:
    claim = claim_of(a)
    if claim < 0 or a.seat not in a.g.claim[4 * claim : 4 * claim + 4]:
        return False
    return a.values == {"emotion": EMOTIONS[claim], "region": REGION_IDS[claim]}


@CLAIMS.repair("amy.claim.from-bank", "amy.claim.one-per-region")
def _(a: Attempt) -> None:
    player(a).claims[claim_of(a)] = 1


@CLAIMS.claim("amy.claim.move")
def _(a: Attempt) -> bool:
    claim = claim_of(a)
    if claim < 0 or player(a).claims[claim] != 1 or player(a).coins > 0:
        return False
    ways = [lotus for lotus in range(N_LOTUSES) if serves(a, lotus, REGION_IDS[claim], True)]
    return all(meets_toll(a, lotus) for lotus in ways) and a.values["region"] == REGION_IDS[claim] and helps(a, [1])


@CLAIMS.repair("amy.claim.move")
def _(a: Attempt) -> None:
    player(a).coins += 1
    player(a).pieces[0] += 1


@CLAIMS.claim("amy.claim.mood-adjacent")
def _(a: Attempt) -> bool:
    lotus, region = is_in(a, "LOTUS"), REGION_IDS[a.g.act.claim]
    if a.kind != "claim_from" or lotus < 0 or region == "yellow" or serves(a, lotus, region, True):
        return False
    return a.values == {"region": region, "lotuses": lotuses_of(region), "lotus": LOTUS_NAMES[lotus]}


@CLAIMS.claim("amy.claim.yellow")
def _(a: Attempt) -> bool:
    lotus = is_in(a, "LOTUS")
    if (
        a.kind != "claim_from"
        or lotus < 0
        or EMOTIONS[a.g.act.claim] != "happiness"
        or serves(a, lotus, "yellow", True)
    ):
        return False
    return a.values["toll"] == LOTUS_NAMES[a.g.toll]


@CLAIMS.repair("amy.claim.yellow")
def _(a: Attempt) -> None:
    a.g.toll = is_in(a, "LOTUS")


@CLAIMS.repair("amy.claim.mood-adjacent")
def _(a: Attempt) -> None:
    a.g.act.claim = next(r for r in range(6) if serves(a, is_in(a, "LOTUS"), REGION_IDS[r], True))


@CLAIMS.claim("amy.claim.matching-region")
def _(a: Attempt) -> bool:
    region = is_in(a, "EMOTION")
    wrong = a.kind == "claim_from" and named(a, "EMOTION") and region != a.g.act.claim
    return wrong and a.values == {"emotion": EMOTIONS[a.g.act.claim], "region": REGION_IDS[a.g.act.claim]}
