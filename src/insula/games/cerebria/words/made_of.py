"""What the numbers of Cerebria are made of: Intensity, control, prices of Realms, an Absorb, Aspirations, the Identity.

All of it lies open, but the price of a Realm Action and the size of an Absorb are told for the seat that asks.
[cer.def.intensity, cer.control.*, cer.realm.cost, cer.realm.discount, cer.absorb.base, cer.asp.*, cer.final.total]
"""

from __future__ import annotations

from collections.abc import Callable

from insula.core.record_class import clone
from insula.core.telling import Breakdown, Part
from insula.games.cerebria.rules.absorb import MIN_TAKEN, absorb_mods, entitlement, is_held, refuse_absorb_from
from insula.games.cerebria.rules.actions.prices import price_willpower, surcharge
from insula.games.cerebria.rules.board import sphere_at
from insula.games.cerebria.rules.control import amount_of, not_guarded, printed_intensity, selects
from insula.games.cerebria.rules.ending import final_points
from insula.games.cerebria.rules.realm_actions import realm_price
from insula.games.cerebria.rules.setup import is_in_game
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ABSORB_BASE,
    ABSORB_FRONTIER,
    ASPIRATION_IDS,
    BASE_WILLPOWER,
    CAPPING_POINTS,
    CONTROL_DISCOUNT,
    EFFECTS,
    INNER,
    MAJOR_POINTS,
    MINOR_POINTS,
    OUTER,
    REASON_DISCOUNT,
    ROW_WORDS,
    SPACE_FRONTIERS,
)
from insula.games.cerebria.terms import (
    FROM_SPHERE,
    GAIN_WILLPOWER,
    INTENSITY_MOD,
    REALM_ACTION_DISCOUNT,
    REALMS,
    ROWS,
    SLOTS,
    WILLPOWER,
)
from insula.games.cerebria.words.measured import measured
from insula.games.cerebria.words.names import KIND_WORDS, TEAM_IDS
from insula.games.cerebria.words.say import (
    act_name,
    at_slot,
    card_name,
    frontier_name,
    in_realm,
    say,
    sphere_name,
    team_name,
)

FORTRESSES = ("", "minor-fortress", "major-fortress")


def part(text: str, amount: int, rule: str, thing: str = "") -> Part:
    """One part of a number."""
    return {"text": text, "amount": amount, "rule": rule, "thing": thing}


def numbers(g: State, seat: int | None) -> list[str]:
    """The names of all numbers that these eyes may ask about."""
    out = [f"intensity:slot:{slot}" for slot in range(SLOTS) if g.emotions[slot].card >= 0]
    places = [f"{kind}:{n}" for kind in ("realm", "frontier") for n in range(REALMS)]
    out += [f"control:{place}:{side}" for place in places for side in KIND_WORDS]
    out += [f"aspiration:{name}:{s}" for a, name in enumerate(ASPIRATION_IDS) if is_in_game(g, a) for s in KIND_WORDS]
    out += [f"identity:{TEAM_IDS[team]}" for team in range(g.n_teams)]
    if seat is not None and g.turns:
        out += [f"price:realm:{realm}" for realm in range(REALMS)]
        out += [f"price:row:{row}" for row in range(ROWS)]
        out += [f"absorb:realm:{realm}" for realm in range(REALMS) if not refuse_absorb_from(g, seat, realm)]
    return out


def explain(g: State, seat: int | None, what: str) -> Breakdown:
    """The parts of one of these numbers."""
    kind, *about = what.split(":")
    name, total, parts = _KINDS[kind](g, seat, about)
    return {"what": what, "name": name, "total": total, "parts": parts}


Told = tuple[str, int, list[Part]]

# ---- Intensity -----------------------------------------------------------------------------------------------------


def _intensity(g: State, seat: int | None, about: list[str]) -> Told:
    """Printed, token, powers, Insecurity; never below 0, and sometimes made equal to another Emotion."""
    slot = int(about[1])
    e = g.emotions[slot]
    printed = printed_intensity(e.card, e.essence, e.muted)
    parts = [part(say("part-printed", count=e.essence), printed, "cer.def.intensity", f"slot:{slot}")]
    if e.token:
        parts.append(part(say("part-intensity-token"), e.token, "cer.pow.intensity-token", f"slot:{slot}"))
    for source, amount in _modifiers(g, slot):
        text = say("part-power", card=card_name(g.emotions[source].card))
        parts.append(part(text, amount, "cer.pow.stacking", f"slot:{source}"))
    if e.insecure > 0 and not_guarded(g, slot):
        parts.append(part(say("part-insecurity"), -1, "cer.pow.insecurity-token", f"slot:{slot}"))
    total = sum(each["amount"] for each in parts)
    if total < 0:
        parts.append(part(say("part-never-below"), -total, "cer.def.intensity"))
    total = max(0, total)
    if total != e.intensity:
        parts.append(part(say("part-made-equal"), e.intensity - total, "cer.pow.stacking"))
    return say("intensity-of", card=card_name(e.card)), e.intensity, parts


def _modifiers(g: State, slot: int) -> list[tuple[int, int]]:
    """Source and amount of every power that changes an Intensity, counted in the order of the rules."""
    work = clone(g)
    for each in work.emotions[:SLOTS]:
        each.intensity = 0
    out = []
    for s in work.standing[: work.n_standing]:
        fx = EFFECTS[s.effect]
        if fx.word != INTENSITY_MOD:
            continue
        amount = amount_of(work, s.effect, s.slot)
        for at in range(SLOTS):
            if selects(work, fx.target, s.slot, at) and (amount > 0 or not work.emotions[at].guarded & 1 << s.team):
                work.emotions[at].intensity += amount
                if at == slot and amount:
                    out.append((s.slot, amount))
    return out


# ---- control -------------------------------------------------------------------------------------------------------


def _control(g: State, seat: int | None, about: list[str]) -> Told:
    kind, number, side = about
    place, team = int(number), KIND_WORDS.index(side)
    if kind == "frontier":
        slots = [s for s in range(3 * place, 3 * place + 3) if g.emotions[s].card >= 0 and g.emotions[s].side == team]
        parts = [_counted(g, s, g.emotions[s].intensity, "cer.control.frontier-sum") for s in slots]
        name = say("number-frontier", team=team_name(team), frontier=frontier_name(place))
        return name, _sum(parts), parts
    parts = [each for i in range(2 * place, 2 * place + 2) for each in _pair(g, INNER[i], OUTER[i], team)]
    r = g.realms[place]
    if r.size and r.token_side == team:
        parts.append(part(say(FORTRESSES[r.size]), r.size, "cer.control.fortress-bonus", f"fortress:{place}"))
    return say("number-realm", team=team_name(team), in_realm=in_realm(place)), _sum(parts), parts


def _sum(parts: list[Part]) -> int:
    return sum(each["amount"] for each in parts)


def _counted(g: State, slot: int, amount: int, rule: str, blocker: int = -1) -> Part:
    card, at = card_name(g.emotions[slot].card), at_slot(slot)
    if blocker < 0:
        return part(say("emotion-at", card=card, at=at), amount, rule, f"slot:{slot}")
    return part(say("part-blocked", card=card, at=at, blocker=card_name(blocker)), amount, rule, f"slot:{slot}")


def _pair(g: State, inner: int, outer: int, team: int) -> list[Part]:
    """An inner slot and the Frontier slot beside it, which an opposing Emotion blocks. [cer.control.realm-block]"""
    a, b = g.emotions[inner], g.emotions[outer]
    out = []
    if a.card >= 0 and a.side == team:
        out.append(_counted(g, inner, a.intensity, "cer.control.realm-influence"))
    if b.card >= 0 and b.side == team:
        blocked = a.card >= 0 and a.side != team
        rule = "cer.control.realm-block" if blocked else "cer.control.realm-influence"
        out.append(_counted(g, outer, 0 if blocked else b.intensity, rule, a.card if blocked else -1))
    return out


# ---- Aspirations, Identity -----------------------------------------------------------------------------------------


def _aspiration(g: State, seat: int | None, about: list[str]) -> Told:
    aspiration, team = ASPIRATION_IDS.index(about[0]), KIND_WORDS.index(about[1])
    return measured(g, aspiration, team)


def _identity(g: State, seat: int | None, about: list[str]) -> Told:
    team = TEAM_IDS.index(about[0])
    t = g.teams[team]
    parts = [
        part(say("part-minor", count=t.identity_minor), MINOR_POINTS * t.identity_minor, "cer.final.minor"),
        part(say("part-major", count=t.identity_major), MAJOR_POINTS * t.identity_major, "cer.final.major"),
        part(say("capping-fragment"), CAPPING_POINTS * t.capping, "cer.final.capping"),
    ]
    name = say("number-identity", team=team_name(team))
    return name, final_points(g, team) - t.points - t.extra_points, parts


# ---- prices, Absorb ------------------------------------------------------------------------------------------------


def _price(g: State, seat: int | None, about: list[str]) -> Told:
    """The Willpower of a Realm Action for a seat. [cer.realm.cost, cer.realm.discount]"""
    assert seat is not None
    if about[0] == "row":
        return _row_price(g, seat, int(about[1]))
    realm = int(about[1])
    act, p = GAIN_WILLPOWER + realm, g.seats[seat]
    parts = [part(say("part-price"), BASE_WILLPOWER[act], "cer.realm.cost", f"realm:{realm}")]
    if p.power == REALM_ACTION_DISCOUNT:
        parts.append(part(say("part-spirit-power"), -REASON_DISCOUNT, "bal.power.reason"))
    elif g.realms[realm].control == p.team:
        text = say("part-controls", team=team_name(p.team))
        parts.append(part(text, -CONTROL_DISCOUNT, "cer.realm.discount", f"realm:{realm}"))
    more = surcharge(g, p.team, act, -1, WILLPOWER) if g.n_standing else 0
    if more:
        parts.append(part(say("part-powers"), more, "cer.pow.surcharge"))
    total = realm_price(g, seat, act, -1)
    if _sum(parts) != total:
        parts.append(part(say("part-never-below"), total - _sum(parts), "cer.realm.cost"))
    return say("number-price", act=act_name(act)), total, parts


def _row_price(g: State, seat: int, act: int) -> Told:
    """The Willpower of a Spirit Action without upgrades, wherever it is aimed. [cer.turn.costs-first]"""
    rule = f"cer.{ROW_WORDS[act]}.cost"
    parts = [part(say("part-price"), BASE_WILLPOWER[act], rule, f"row:{act}")]
    more = surcharge(g, g.seats[seat].team, act, -1, WILLPOWER) if g.n_standing else 0
    if more:
        parts.append(part(say("part-powers"), more, "cer.pow.surcharge"))
    total = price_willpower(g, seat, act, 0, -1)
    if _sum(parts) != total:
        parts.append(part(say("part-never-below"), total - _sum(parts), rule))
    return say("number-price", act=act_name(act)), total, parts


def _absorb(g: State, seat: int | None, about: list[str]) -> Told:
    """What an Absorb takes without anything optional. [cer.absorb.base, cer.absorb.limited-by-sphere]"""
    assert seat is not None
    realm, p = int(about[1]), g.seats[seat]
    sphere = sphere_at(g, realm)
    parts = [part(say("part-base"), ABSORB_BASE, "cer.absorb.base")]
    for frontier in dict.fromkeys(SPACE_FRONTIERS[2 * p.space : 2 * p.space + 2]):
        if is_held(g, p.team, frontier):
            text = say("frontier", name=frontier_name(frontier))
            parts.append(part(text, ABSORB_FRONTIER, "cer.absorb.frontier-bonus", f"frontier:{frontier}"))
    more = absorb_mods(g, seat, realm, FROM_SPHERE, 0)
    if more:
        parts.append(part(say("part-powers"), more, "cer.pow.stacking"))
    if _sum(parts) < MIN_TAKEN:
        parts.append(part(say("part-at-least", count=MIN_TAKEN), MIN_TAKEN - _sum(parts), "cer.pow.stacking"))
    total = entitlement(g, seat, realm, 0)
    if _sum(parts) != total:
        text = say("part-holds-only", sphere=sphere_name(sphere), count=g.spheres[sphere])
        parts.append(part(text, total - _sum(parts), "cer.absorb.limited-by-sphere", f"realm:{realm}"))
    return say("number-absorb", sphere=sphere_name(sphere)), total, parts


_KINDS: dict[str, Callable[[State, int | None, list[str]], Told]] = {
    "intensity": _intensity,
    "control": _control,
    "aspiration": _aspiration,
    "identity": _identity,
    "price": _price,
    "absorb": _absorb,
}
