"""What the placeholders of refusal texts stand for: names, prices with every fee in them, what is there, what helps."""

from __future__ import annotations

from collections.abc import Callable

from insula.core.sentences import began
from insula.games.amygdala.gen import ask, opt
from insula.games.amygdala.rules.mood import toll_due
from insula.games.amygdala.rules.place import room_from
from insula.games.amygdala.state import ACQUIRE, EMOTION_TILE, State
from insula.games.amygdala.tables import (
    FACE_ICON,
    FACE_PRICE,
    LOTUS_REGIONS,
    MAX_NEIGHBOURS,
    N_LOTUSES,
    N_SPACES,
    NEIGHBOUR,
    PER_SIDE,
    PLACES_ON_LOTUS,
    REGION_OF,
    TILE_BITS,
)
from insula.games.amygdala.words import misplaced
from insula.games.amygdala.words import refusals_of_payments as refusal_payments
from insula.games.amygdala.words.labels import option_label
from insula.games.amygdala.words.notation import GROUP_OF, own_tile
from insula.games.amygdala.words.refusals_of_payments import asked_player, coins_held, lotus_of
from insula.games.amygdala.words.remedies import remedy
from insula.games.amygdala.words.say import (
    counted,
    either,
    icon_name,
    listed,
    lotus_name,
    region_name,
    say,
    space_name,
    the_tile,
    tile_emotions,
)

Values = dict[str, object]


def refusal_values(g: State, option: int, rule_id: str) -> Values:
    """What the placeholders of a refusal text stand for here."""
    made = _VALUES.get(rule_id)
    return made(g, option) if made is not None else {}


# ---- the mood marker


def _here(g: State, option: int) -> Values:
    return {"here": lotus_name(asked_player(g).mood)}


def _lotus(g: State, option: int) -> Values:
    return {"lotus": lotus_name(lotus_of(option))}


def _toll_unpaid(g: State, option: int) -> Values:
    return _lotus(g, option) | {"help": remedy(g, asked_player(g), [1])}


def _beside(region: int) -> str:
    """The lotuses beside an outer region."""
    sides = [LOTUS_REGIONS[2 * lotus : 2 * lotus + 2] for lotus in range(N_LOTUSES)]
    return listed([lotus_name(lotus) for lotus in range(N_LOTUSES) if region in sides[lotus]])


# ---- acquiring


def _cannot_buy(g: State, option: int) -> Values:
    p = asked_player(g)
    _, i = GROUP_OF[option]
    if g.asked.kind == ask.TURN:
        lotus = lotus_of(option)
        price, toll = g.cheapest[lotus], toll_due(g, p, lotus)
        what = say("what-cheapest", lotus=lotus_name(lotus))
    else:
        price, toll = FACE_PRICE[g.lotus[i]], 0
        what = say("what-tile", emotion=icon_name(FACE_ICON[g.lotus[i]]))
    cost = counted(price + toll, "coins")
    cost = say("cost-with-toll", coins=cost, price=price, toll=toll) if toll else cost
    return {"what": what, "cost": cost, "have": coins_held(g), "help": remedy(g, p, [toll, price])}


def _own_lotus(g: State, option: int) -> Values:
    return _here(g, option) | _lotus(g, option)


def _side(g: State, option: int) -> Values:
    return {"side": say("side-left" if g.act.place % PLACES_ON_LOTUS < PER_SIDE else "side-right")}


# ---- placing and scoring


def _space_region(g: State, option: int) -> Values:
    region = REGION_OF[option - opt.SPACE]
    return _here(g, option) | {"region": region_name(region), "lotuses": _beside(region)}


def _yellow(g: State, option: int) -> Values:
    return _here(g, option) | {"toll": lotus_name(g.toll)}


def _occupant(g: State, option: int) -> Values:
    space = option - opt.SPACE
    return {"space": began(space_name(space)), "occupant": own_tile(g, space)}


def _no_match(g: State, option: int) -> Values:
    return {"space": space_name(option - opt.SPACE), "emotions": either(tile_emotions(g.act.tile))}


def _foreign(g: State, option: int) -> Values:
    space = option - opt.SPACE
    bits = TILE_BITS[g.act.tile]
    around = NEIGHBOUR[MAX_NEIGHBOURS * space : MAX_NEIGHBOURS * (space + 1)]
    owners = [g.owner[n] for n in around if 0 <= n < N_SPACES and g.owner[n] >= 0 and TILE_BITS[g.tile[n]] & bits]
    return {"space": space_name(space), "owner": f"@{owners[0]}"}


def _tile_here(g: State, option: int) -> Values:
    return _here(g, option) | {"tile": began(the_tile(g.act.tile))}


def _no_room(g: State, option: int) -> Values:
    return _lotus(g, option) | {"tile": the_tile(g.act.tile)}


def _box(g: State, option: int) -> Values:
    return {"tile": the_tile(g.act.tile)}


def _elsewhere(g: State, option: int) -> Values:
    p = asked_player(g)
    ways = [lotus for lotus in range(N_LOTUSES) if room_from(g, p, lotus)]
    lotus = min(ways, key=lambda each: (toll_due(g, p, each), (each - p.mood) % N_LOTUSES))
    fee = ""
    if toll_due(g, p, lotus):
        fee = " " + say("fee-toll" if p.coins else "fee-toll-by-exchange")
    return {"tile": began(the_tile(g.act.tile)), "lotus": lotus_name(lotus), "fee": fee}


def _shown(g: State, option: int) -> Values:
    return {"shown": either(tile_emotions(g.act.tile))}


# ---- claims


def _claim(g: State, option: int) -> Values:
    emotion = option - opt.CLAIM
    return {"emotion": icon_name(emotion), "region": region_name(emotion)}


def _claim_region(g: State, option: int) -> Values:
    return {"emotion": icon_name(g.act.claim), "region": region_name(g.act.claim)}


def _claim_lotus(g: State, option: int) -> Values:
    return _lotus(g, option) | {"region": region_name(g.act.claim), "lotuses": _beside(g.act.claim)}


def _claim_yellow(g: State, option: int) -> Values:
    return {"toll": lotus_name(g.toll)}


def _claim_toll(g: State, option: int) -> Values:
    return _claim(g, option) | {"help": remedy(g, asked_player(g), [1])}


# ---- turns


def _done(g: State, option: int) -> Values:
    done = {ACQUIRE: "done-acquire", EMOTION_TILE: "done-emotion"}
    return {"done": say(done.get(g.act.kind, "done-claim"))}


def _possible(g: State, option: int) -> Values:
    actions = [o for o in g.options[: g.n_options] if o != opt.EXCHANGE]
    if not actions:
        return {"possible": say("possible-exchange")}
    return {"possible": say("possible-option", option=option_label(g, actions[0]))}


_VALUES: dict[str, Callable[[State, int], Values]] = {
    "amy.turn.one-action": _done,
    "amy.turn.must-act": _possible,
    "amy.mood.toll-unpaid": _toll_unpaid,
    "amy.mood.once-per-action": _here,
    "amy.mood.full-circle": _here,
    "amy.toll.no-full-circle": _here,
    "amy.acquire.sequence": _lotus,
    "amy.acquire.own-lotus": _own_lotus,
    "amy.acquire.empty-place": _lotus,
    "amy.acquire.empty-lotus": _lotus,
    "amy.acquire.one-or-two": _here,
    "amy.acquire.one-side": _side,
    "amy.acquire.cannot-pay": _cannot_buy,
    "amy.place.mood-adjacent": _space_region,
    "amy.place.happiness-mood": _space_region,
    "amy.place.yellow": _yellow,
    "amy.place.empty-space": _occupant,
    "amy.place.adjacency": _no_match,
    "amy.place.happiness-not-wild": _no_match,
    "amy.place.foreign-tiles": _foreign,
    "amy.place.mandatory": _tile_here,
    "amy.place.no-room": _no_room,
    "amy.place.unplaceable": _box,
    "amy.place.unplaceable-meaning": _elsewhere,
    "amy.score.choose-one": _shown,
    "amy.bonus.claim-choice": _claim,
    "amy.claim.from-bank": _claim,
    "amy.claim.one-per-region": _claim,
    "amy.claim.space-for-all": _claim,
    "amy.claim.matching-region": _claim_region,
    "amy.claim.mood-adjacent": _claim_lotus,
    "amy.claim.yellow": _claim_yellow,
    "amy.claim.move": _claim_toll,
    **refusal_payments.VALUES,
    **misplaced.VALUES,
}
