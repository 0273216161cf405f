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
    FRONTIER_NAMES,
    INNER,
    MAJOR_POINTS,
    MINOR_POINTS,
    OUTER,
    REALM_NAMES,
    REASON_DISCOUNT,
    ROW_WORDS,
    SPACE_FRONTIERS,
    SPHERE_NAMES,
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
from insula.games.cerebria.words.names import ACT_NAMES, KIND_WORDS, TEAM_IDS, TEAM_NAMES, card_name, slot_name

FORTRESS_WORDS = ("", "Minor Fortress", "Major Fortress")


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
    parts = [part(f"Printed, with {e.essence} Essence on it", printed, "cer.def.intensity", f"slot:{slot}")]
    if e.token:
        parts.append(part("Intensity token", e.token, "cer.pow.intensity-token", f"slot:{slot}"))
    for source, amount in _modifiers(g, slot):
        parts.append(
            part(f"Power of {card_name(g.emotions[source].card)}", amount, "cer.pow.stacking", f"slot:{source}")
        )
    if e.insecure > 0 and not_guarded(g, slot):
        parts.append(part("Insecurity token", -1, "cer.pow.insecurity-token", f"slot:{slot}"))
    total = sum(each["amount"] for each in parts)
    if total < 0:
        parts.append(part("Never below 0", -total, "cer.def.intensity"))
    total = max(0, total)
    if total != e.intensity:
        parts.append(part("Made equal by a power", e.intensity - total, "cer.pow.stacking"))
    return f"Intensity of {card_name(e.card)}", e.intensity, parts


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
        return f"{TEAM_NAMES[team]} on the Frontier {FRONTIER_NAMES[place]}", _sum(parts), parts
    parts = [each for i in range(2 * place, 2 * place + 2) for each in _pair(g, INNER[i], OUTER[i], team)]
    r = g.realms[place]
    if r.size and r.token_side == team:
        parts.append(part(FORTRESS_WORDS[r.size], r.size, "cer.control.fortress-bonus", f"fortress:{place}"))
    return f"{TEAM_NAMES[team]} in {REALM_NAMES[place]}", _sum(parts), parts


def _sum(parts: list[Part]) -> int:
    return sum(each["amount"] for each in parts)


def _counted(g: State, slot: int, amount: int, rule: str, why: str = "") -> Part:
    return part(f"{card_name(g.emotions[slot].card)} at {slot_name(slot)}{why}", amount, rule, f"slot:{slot}")


def _pair(g: State, inner: int, outer: int, team: int) -> list[Part]:
    """An inner slot and the Frontier slot beside it, which an opposing Emotion blocks. [cer.control.realm-block]"""
    a, b = g.emotions[inner], g.emotions[outer]
    out = []
    if a.card >= 0 and a.side == team:
        out.append(_counted(g, inner, a.intensity, "cer.control.realm-influence"))
    if b.card >= 0 and b.side == team:
        blocked = a.card >= 0 and a.side != team
        why = f", blocked by {card_name(a.card)}" if blocked else ""
        rule = "cer.control.realm-block" if blocked else "cer.control.realm-influence"
        out.append(_counted(g, outer, 0 if blocked else b.intensity, rule, why))
    return out


# ---- Aspirations, Identity -----------------------------------------------------------------------------------------


def _aspiration(g: State, seat: int | None, about: list[str]) -> Told:
    aspiration, team = ASPIRATION_IDS.index(about[0]), KIND_WORDS.index(about[1])
    return measured(g, aspiration, team)


def _identity(g: State, seat: int | None, about: list[str]) -> Told:
    team = TEAM_IDS.index(about[0])
    t = g.teams[team]
    parts = [
        part(f"{t.identity_minor} Minor", MINOR_POINTS * t.identity_minor, "cer.final.minor"),
        part(f"{t.identity_major} Major", MAJOR_POINTS * t.identity_major, "cer.final.major"),
        part("Capping Fragment", CAPPING_POINTS * t.capping, "cer.final.capping"),
    ]
    return f"{TEAM_NAMES[team]} in the Identity", final_points(g, team) - t.points - t.extra_points, parts


# ---- prices, Absorb ------------------------------------------------------------------------------------------------


def _price(g: State, seat: int | None, about: list[str]) -> Told:
    """The Willpower of a Realm Action for a seat. [cer.realm.cost, cer.realm.discount]"""
    assert seat is not None
    if about[0] == "row":
        return _row_price(g, seat, int(about[1]))
    realm = int(about[1])
    act, p = GAIN_WILLPOWER + realm, g.seats[seat]
    parts = [part("Printed price", BASE_WILLPOWER[act], "cer.realm.cost", f"realm:{realm}")]
    if p.power == REALM_ACTION_DISCOUNT:
        parts.append(part("Your Spirit's power", -REASON_DISCOUNT, "bal.power.reason"))
    elif g.realms[realm].control == p.team:
        text = f"{TEAM_NAMES[p.team]} controls the Realm"
        parts.append(part(text, -CONTROL_DISCOUNT, "cer.realm.discount", f"realm:{realm}"))
    more = surcharge(g, p.team, act, -1, WILLPOWER) if g.n_standing else 0
    if more:
        parts.append(part("Powers of Emotions", more, "cer.pow.surcharge"))
    total = realm_price(g, seat, act, -1)
    if _sum(parts) != total:
        parts.append(part("Never below 0", total - _sum(parts), "cer.realm.cost"))
    return f"{ACT_NAMES[act]}, in Willpower", total, parts


def _row_price(g: State, seat: int, act: int) -> Told:
    """The Willpower of a Spirit Action without upgrades, wherever it is aimed. [cer.turn.costs-first]"""
    rule = f"cer.{ROW_WORDS[act]}.cost"
    parts = [part("Printed price", BASE_WILLPOWER[act], rule, f"row:{act}")]
    more = surcharge(g, g.seats[seat].team, act, -1, WILLPOWER) if g.n_standing else 0
    if more:
        parts.append(part("Powers of Emotions", more, "cer.pow.surcharge"))
    total = price_willpower(g, seat, act, 0, -1)
    if _sum(parts) != total:
        parts.append(part("Never below 0", total - _sum(parts), rule))
    return f"{ACT_NAMES[act]}, in Willpower", total, parts


def _absorb(g: State, seat: int | None, about: list[str]) -> Told:
    """What an Absorb takes without anything optional. [cer.absorb.base, cer.absorb.limited-by-sphere]"""
    assert seat is not None
    realm, p = int(about[1]), g.seats[seat]
    sphere = sphere_at(g, realm)
    parts = [part("Base", ABSORB_BASE, "cer.absorb.base")]
    for frontier in dict.fromkeys(SPACE_FRONTIERS[2 * p.space : 2 * p.space + 2]):
        if is_held(g, p.team, frontier):
            text = f"Frontier {FRONTIER_NAMES[frontier]}"
            parts.append(part(text, ABSORB_FRONTIER, "cer.absorb.frontier-bonus", f"frontier:{frontier}"))
    more = absorb_mods(g, seat, realm, FROM_SPHERE, 0)
    if more:
        parts.append(part("Powers of Emotions", more, "cer.pow.stacking"))
    if _sum(parts) < MIN_TAKEN:
        parts.append(part(f"At least {MIN_TAKEN}", MIN_TAKEN - _sum(parts), "cer.pow.stacking"))
    total = entitlement(g, seat, realm, 0)
    if _sum(parts) != total:
        text = f"{SPHERE_NAMES[sphere]} holds only {g.spheres[sphere]}"
        parts.append(part(text, total - _sum(parts), "cer.absorb.limited-by-sphere", f"realm:{realm}"))
    return f"Absorb from {SPHERE_NAMES[sphere]}", total, parts


_KINDS: dict[str, Callable[[State, int | None, list[str]], Told]] = {
    "intensity": _intensity,
    "control": _control,
    "aspiration": _aspiration,
    "identity": _identity,
    "price": _price,
    "absorb": _absorb,
}
