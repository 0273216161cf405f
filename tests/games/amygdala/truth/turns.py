"""Claims about turns and the mood marker. [amy.turn.*, amy.mood.*, amy.toll.*]"""

from __future__ import annotations

from insula.games.amygdala.tables import CELL_IDS, EMOTIONS, LOTUS_NAMES, N_CELLS, N_LOTUSES
from insula.testing.truth import Attempt
from tests.games.amygdala.truth.reading import (
    CLAIMS,
    MIND,
    coins_for,
    fails_at,
    helps,
    is_in,
    jump_fee,
    least_loss,
    meets_toll,
    named,
    no_happiness,
    player,
    price_of,
    serves,
    single_exchanges,
    worth,
)

DONE = {1: "bought resource tiles", 2: "unlocked an emotion tile", 3: "placed a claim tile"}


@CLAIMS.claim("amy.turn.one-action")
def _(a: Attempt) -> bool:
    acting = named(a, "TILE") or named(a, "CELL")
    return a.kind == "end_turn" and acting and a.values["done"] == DONE[a.g.act.kind]


def prices(a: Attempt, lotus: int) -> list[int]:
    """The prices on a lotus."""
    from insula.games.amygdala.tables import FACE_NAMES

    return [int(FACE_NAMES[face].split()[1]) for face in a.g.lotus[4 * lotus : 4 * lotus + 4] if face >= 0]


def payments_at(a: Attempt, lotus: int) -> list[int]:
    """What the cheapest purchase on a lotus pays."""
    return [int(meets_toll(a, lotus)), min(prices(a, lotus))]


def payable(a: Attempt, words: str) -> bool:
    """Whether an action can be paid for with what is there."""
    if words.startswith("acquire at "):
        lotus = LOTUS_NAMES.index(words.removeprefix("acquire at "))
        return bool(prices(a, lotus)) and fails_at(a, payments_at(a, lotus)) is None
    if words.startswith("unlock "):
        cell = words.removeprefix("unlock ")
        tile = player(a).tiles[CELL_IDS.index(cell)]
        if tile < 0 or no_happiness(a, tile) or (player(a).cloud < 0 and not MIND[cell]["outer_edge"]):
            return False
        return fails_at(a, [jump_fee(a, cell), coins_for(price_of(a, tile))]) is None
    emotion = EMOTIONS.index(words.removeprefix("claim "))
    regions = ("purple", "indigo", "teal", "green", "pink", "red", "yellow")
    ways = [lotus for lotus in range(N_LOTUSES) if serves(a, lotus, regions[emotion], True)]
    return player(a).claims[emotion] == 1 and any(player(a).coins >= meets_toll(a, lotus) for lotus in ways)


def actions() -> list[str]:
    """Every action by name."""
    found = [f"acquire at {name}" for name in LOTUS_NAMES] + [f"unlock {cell}" for cell in CELL_IDS[:N_CELLS]]
    return found + [f"claim {emotion}" for emotion in EMOTIONS]


def worth_an_action(a: Attempt) -> bool:
    """Whether all that a player has is worth one of the actions."""
    most = worth(a)
    for lotus in range(N_LOTUSES):
        if prices(a, lotus) and sum(payments_at(a, lotus)) <= most:
            return True
    for cell in CELL_IDS[:N_CELLS]:
        tile = player(a).tiles[CELL_IDS.index(cell)]
        barred = tile < 0 or no_happiness(a, tile) or (player(a).cloud < 0 and not MIND[cell]["outer_edge"])
        if not barred and jump_fee(a, cell) + least_loss(a, tile) <= most:
            return True
    return most > 0 and any(where == 1 for where in player(a).claims)


def typed_option(a: Attempt, typed: str) -> int:
    """The option that a notation stands for in this question."""
    return next(o for o in range(a.game.n_options) if a.game.option_text(a.g, o) == typed)


@CLAIMS.claim("amy.turn.must-act")
def _(a: Attempt) -> bool:
    if a.kind != "turn" or not named(a, "END_TURN"):
        return False
    said = str(a.values["possible"])
    if said.startswith("“"):
        label = said[1:].removesuffix("” is possible")
        return any(payable(a, typed) for typed in actions() if a.game.say(a.g, typed_option(a, typed)) == label)
    may_sell = bool(single_exchanges(a)) or (player(a).dream > 0)
    alone = not any(payable(a, action) for action in actions())
    return said == "you could exchange enough to pay for an action" and alone and may_sell and worth_an_action(a)


@CLAIMS.repair("amy.turn.must-act")
def _(a: Attempt) -> None:
    p = player(a)
    p.coins = p.wild = p.happiness = p.idea = p.dream = p.vp = p.n_resources = p.n_claims = 0
    p.pieces[:] = [0, 0, 0]
    p.faces[:] = [0] * len(p.faces)
    p.by_icon[:] = [0] * len(p.by_icon)
    p.claims[:] = [0] * len(p.claims)


@CLAIMS.claim("amy.mood.clockwise")
def _(a: Attempt) -> bool:
    return named(a, "BACKWARDS")


@CLAIMS.claim("amy.mood.full-circle")
def _(a: Attempt) -> bool:
    here = LOTUS_NAMES[player(a).mood]
    return named(a, "FULL_CIRCLE") and a.g.config.changing_toll == 0 and a.values["here"] == here


@CLAIMS.claim("amy.toll.no-full-circle")
def _(a: Attempt) -> bool:
    here = LOTUS_NAMES[player(a).mood]
    return named(a, "FULL_CIRCLE") and a.g.config.changing_toll == 1 and a.values["here"] == here


@CLAIMS.repair("amy.mood.full-circle", "amy.toll.no-full-circle")
def _(a: Attempt) -> None:
    a.g.config.changing_toll = 1 - a.g.config.changing_toll


@CLAIMS.claim("amy.mood.once-per-action")
def _(a: Attempt) -> bool:
    moved = a.kind in ("buy", "second_tile", "space", "end_turn")
    return named(a, "LOTUS") and moved and a.values["here"] == LOTUS_NAMES[player(a).mood]


@CLAIMS.claim("amy.mood.toll-unpaid")
def _(a: Attempt) -> bool:
    lotus = is_in(a, "LOTUS")
    if lotus < 0 or a.kind not in ("place_from", "claim_from") or a.values["lotus"] != LOTUS_NAMES[lotus]:
        return False
    return meets_toll(a, lotus) and player(a).coins == 0 and helps(a, [1])


@CLAIMS.repair("amy.mood.toll-unpaid")
def _(a: Attempt) -> None:
    player(a).coins += 1
    player(a).pieces[0] += 1


@CLAIMS.claim("amy.var.choose")
def _(a: Attempt) -> bool:
    return named(a, "VARIANT")
