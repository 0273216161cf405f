"""What a thing is and how it is used, for whoever names it where it is no answer."""

from __future__ import annotations

from collections.abc import Callable

from insula.games.amygdala.gen import R, opt
from insula.games.amygdala.rules.mood import refuse_odd_move
from insula.games.amygdala.rules.turn import held
from insula.games.amygdala.state import IN_BANK, UNEARNED, State
from insula.games.amygdala.tables import FACE_ICON, N_CELLS, PLACES_ON_LOTUS, REGION_OF
from insula.games.amygdala.words.labels import option_label
from insula.games.amygdala.words.notation import GROUP_OF, doing, own_tile
from insula.games.amygdala.words.say import (
    CELL_NAMES,
    icon_name,
    lotus_name,
    region_name,
    say,
    space_name,
    the_tile,
)

Values = dict[str, object]

_RULES = {
    "LOTUS": R.USE_LOTUS,
    "TILE": R.USE_TILE_ON_LOTUS,
    "CELL": R.USE_CELL,
    "CLAIM": R.USE_CLAIM_TILE,
    "SPACE": R.USE_SPACE,
    "EMOTION": R.USE_SOURCE,
    "WAY": R.USE_PAYMENT,
    "FIVE_COINS": R.USE_PAYMENT,
    "PAIR": R.USE_PAYMENT,
    "BY_HAND": R.USE_PAYMENT,
    "SEVEN_COINS": R.PAY_SEVEN_COINS_ONLY_THEN,
    "FACE": R.USE_BANK_ITEM,
    "WILD": R.USE_BANK_ITEM,
    "HAPPINESS": R.USE_BANK_ITEM,
    "DREAM": R.USE_BANK_ITEM,
    "IDEA": R.USE_BANK_ITEM,
    "COIN": R.USE_BANK_ITEM,
    "TWO_VP": R.USE_EXCHANGE,
    "IDEAS": R.USE_EXCHANGE,
    "DREAMS": R.USE_EXCHANGE,
    "CHANGE_COINS": R.USE_EXCHANGE,
    "CHANGE": R.USE_EXCHANGE,
    "EXCHANGE": R.USE_EXCHANGE,
    "ENOUGH": R.USE_NO_SECOND_TILE,
    "RETURN_TO_BOX": R.USE_BOX,
    "END_TURN": R.USE_END_TURN,
    "VARIANT": R.VAR_CHOOSE,
}


def misplaced(g: State, option: int) -> int:
    """The rule that tells what a thing is which is no answer now."""
    name, _ = GROUP_OF[option]
    if name in ("BACKWARDS", "FULL_CIRCLE"):
        return refuse_odd_move(g, g.seats[g.asked.seat], option)
    return _RULES[name]


# ---- values


def _lotus(g: State, option: int) -> Values:
    return {"lotus": lotus_name(option - opt.LOTUS), "now": doing(g)}


def _tile(g: State, option: int) -> Values:
    place = option - opt.TILE
    face = g.lotus[place]
    what = say("what-resource-tile", emotion=icon_name(FACE_ICON[face])) if face >= 0 else say("what-empty-place")
    return {"what": what, "lotus": lotus_name(place // PLACES_ON_LOTUS), "now": doing(g)}


def _cell(g: State, option: int) -> Values:
    cell = option - opt.CELL
    what = say("what-bonus-space")
    if cell < N_CELLS:
        tile = g.seats[g.asked.seat].tiles[cell]
        what = the_tile(tile) if tile >= 0 else say("what-empty-space")
    return {"cell": CELL_NAMES[cell], "what": what, "now": doing(g)}


def _claim(g: State, option: int) -> Values:
    emotion = option - opt.CLAIM
    where = g.seats[g.asked.seat].claims[emotion]
    keys = {UNEARNED: "where-unearned", IN_BANK: "where-in-bank"}
    place = say(keys[where]) if where in keys else say("where-in-region", region=region_name(emotion))
    return {"emotion": icon_name(emotion), "where": place, "now": doing(g)}


def _space(g: State, option: int) -> Values:
    space = option - opt.SPACE
    free = say("what-free-space", region=region_name(REGION_OF[space]))
    return {"space": space_name(space), "what": own_tile(g, space) if g.owner[space] >= 0 else free, "now": doing(g)}


def _source(g: State, option: int) -> Values:
    emotion = option - opt.EMOTION
    return {"emotion": icon_name(emotion), "region": region_name(emotion), "now": doing(g)}


def _text(g: State, option: int) -> Values:
    return {"text": option_label(g, option), "now": doing(g)}


def _bank_item(g: State, option: int) -> Values:
    name, _ = GROUP_OF[option]
    return {"count": held(g.seats[g.asked.seat], option), "use": say(f"use-{name.lower()}"), "now": doing(g)}


def _exchange(g: State, option: int) -> Values:
    offered = g.options[: g.n_options]
    if opt.EXCHANGE in offered:
        how = say("how-exchange-first")
    elif opt.CHANGE_COINS in offered:
        how = say("how-change-first")
    else:
        how = say("how-wait")
    return {"text": option_label(g, option), "how": how, "now": doing(g)}


def _now(g: State, option: int) -> Values:
    return {"now": doing(g)}


VALUES: dict[str, Callable[[State, int], Values]] = {
    "amy.use.lotus": _lotus,
    "amy.use.tile-on-lotus": _tile,
    "amy.use.cell": _cell,
    "amy.use.claim-tile": _claim,
    "amy.use.space": _space,
    "amy.use.source": _source,
    "amy.use.payment": _text,
    "amy.use.bank-item": _bank_item,
    "amy.use.exchange": _exchange,
    "amy.use.no-second-tile": _now,
    "amy.use.box": _now,
    "amy.use.end-turn": _now,
}
