"""Claims about things named where they are no answer. [amy.use.*]"""

from __future__ import annotations

from insula.games.amygdala.tables import CELL_IDS, EMOTIONS, FACE_NAMES, LOTUS_NAMES, REGION_IDS, SPACE_IDS
from insula.testing.truth import Attempt
from tests.games.amygdala.truth.exchanging import OFFERING
from tests.games.amygdala.truth.paying import unpaid
from tests.games.amygdala.truth.reading import CLAIMS, MIND, REGION, is_in, name_of, named, player

NOW = {
    "turn": "choosing your action",
    "buy": "choosing a resource tile to buy",
    "second_tile": "choosing whether to buy a second tile",
    "pay": "paying for {tile}",
    "pay_icon": "paying for {icon}",
    "pair_first": "choosing two resource tiles to pay for {icon}",
    "pair_second": "choosing the second resource tile to pay for {icon}",
    "place_from": "choosing the lotus to place {tile} from",
    "space": "choosing a space for {tile}",
    "score": "choosing which emotion on {tile} to score",
    "earn_claim": "choosing a claim tile to take",
    "claim_from": "choosing the lotus to place the {claim} claim from",
    "exchange": "choosing what to exchange",
    "change": "choosing how to change coins",
    "end_turn": "at the end of your turn",
}
MOVING = ("turn", "buy", "second_tile", "place_from", "space", "claim_from", "end_turn")


def says_now(a: Attempt) -> bool:
    """Whether the sentence tells what the player is doing."""
    tile = name_of(a.g.act.tile) if a.g.act.tile >= 0 else ""
    icon = EMOTIONS[unpaid(a)[0]] if "{icon}" in NOW[a.kind] else ""
    claim = EMOTIONS[a.g.act.claim] if a.kind == "claim_from" else ""
    return a.values["now"] == NOW[a.kind].format(tile=tile, icon=icon, claim=claim)


@CLAIMS.claim("amy.use.lotus")
def _(a: Attempt) -> bool:
    lotus = is_in(a, "LOTUS")
    return lotus >= 0 and a.kind not in MOVING and says_now(a) and a.values["lotus"] == LOTUS_NAMES[lotus]


@CLAIMS.claim("amy.use.tile-on-lotus")
def _(a: Attempt) -> bool:
    place = is_in(a, "TILE")
    if place < 0 or a.kind in ("turn", "buy", "second_tile", "end_turn") or not says_now(a):
        return False
    face = a.g.lotus[place]
    what = f"{FACE_NAMES[face].split()[0]} tile" if face >= 0 else "empty place"
    return a.values["what"] == what and a.values["lotus"] == LOTUS_NAMES[place // 4]


@CLAIMS.claim("amy.use.cell")
def _(a: Attempt) -> bool:
    if not named(a, "CELL") or a.kind == "turn" or not says_now(a):
        return False
    cell = CELL_IDS[is_in(a, "CELL")]
    if cell not in MIND:
        what = "a bonus space"
    else:
        tile = player(a).tiles[is_in(a, "CELL")]
        what = name_of(tile) if tile >= 0 else "an empty space"
    return a.values["cell"] == cell.upper() and a.values["what"] == what


@CLAIMS.claim("amy.use.claim-tile")
def _(a: Attempt) -> bool:
    claim = is_in(a, "CLAIM")
    if claim < 0 or a.kind in ("turn", "earn_claim", "end_turn", "exchange") or not says_now(a):
        return False
    places = ("beside your board, still to be earned", "in your memory bank", f"in the {REGION_IDS[claim]} region")
    return a.values["emotion"] == EMOTIONS[claim] and a.values["where"] == places[player(a).claims[claim]]


@CLAIMS.claim("amy.use.space")
def _(a: Attempt) -> bool:
    space = is_in(a, "SPACE")
    if space < 0 or a.kind == "space" or not says_now(a):
        return False
    owner = a.g.owner[space]
    what = f"a free space in the {REGION[SPACE_IDS[space]]} region"
    if owner >= 0:
        whose = "your" if owner == a.seat else f"@{owner}’s"
        what = f"{whose} {name_of(a.g.tile[space]).removeprefix('the ')}"
    return a.values["space"] == SPACE_IDS[space].replace("-", " ") and a.values["what"] == what


@CLAIMS.claim("amy.use.source")
def _(a: Attempt) -> bool:
    emotion = is_in(a, "EMOTION")
    if emotion < 0 or a.kind == "score" or not says_now(a):
        return False
    return a.values["emotion"] == EMOTIONS[emotion] and a.values["region"] == REGION_IDS[emotion]


PAYING = {"WAY": "pay", "BY_HAND": "pay", "FIVE_COINS": "pay_icon", "PAIR": "pay_icon"}


@CLAIMS.claim("amy.use.payment")
def _(a: Attempt) -> bool:
    elsewhere = any(named(a, group) and a.kind != kind for group, kind in PAYING.items())
    return elsewhere and says_now(a) and a.values["text"] == a.game.say(a.g, a.option)


USES = {
    "FACE": "a resource tile pays for an icon of its emotion or can be exchanged for 1 coin",
    "WILD": "a Wild tile pays for any icon except Happiness or can be exchanged for 1 coin",
    "HAPPINESS": "a Happiness tile pays for a Happiness icon or can be exchanged for 2 coins",
    "DREAM": "a Dream can be exchanged for 2 coins, a set of Dreams for VP",
    "IDEA": "a set of Ideas can be exchanged for coins",
    "COIN": "coins pay for resource tiles, the toll, jumps and icons",
}


@CLAIMS.claim("amy.use.bank-item")
def _(a: Attempt) -> bool:
    p = player(a)
    held = {"WILD": p.wild, "HAPPINESS": p.happiness, "DREAM": p.dream, "IDEA": p.idea}
    held |= {"FACE": p.faces[max(0, is_in(a, "FACE"))], "COIN": p.pieces[max(0, is_in(a, "COIN"))]}
    group = next((group for group in USES if named(a, group)), "")
    if not group or a.kind == "end_turn" or not says_now(a):
        return False
    return a.values["count"] == held[group] and a.values["use"] == USES[group]


@CLAIMS.claim("amy.use.exchange")
def _(a: Attempt) -> bool:
    groups = ("TWO_VP", "IDEAS", "DREAMS", "CHANGE_COINS", "CHANGE", "EXCHANGE")
    if not any(named(a, group) for group in groups) or not says_now(a) or a.values["text"] != a.game.say(a.g, a.option):
        return False
    how = a.values["how"]
    if how == "choose “exchange” first":
        return a.kind in OFFERING and not named(a, "EXCHANGE")
    if how == "choose “change coins” first":
        return a.kind == "exchange" and (named(a, "CHANGE") or named(a, "EXCHANGE"))
    return how == "answer this question first"


@CLAIMS.claim("amy.use.no-second-tile")
def _(a: Attempt) -> bool:
    return named(a, "ENOUGH") and a.kind != "second_tile" and says_now(a)


@CLAIMS.claim("amy.use.box")
def _(a: Attempt) -> bool:
    return named(a, "RETURN_TO_BOX") and a.kind not in ("place_from", "space") and says_now(a)


@CLAIMS.claim("amy.use.end-turn")
def _(a: Attempt) -> bool:
    return named(a, "END_TURN") and a.kind not in ("turn", "end_turn") and says_now(a)
