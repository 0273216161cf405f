"""What acts cost, counted from the printed boards and the powers in force; and every sentence about a price."""

from __future__ import annotations

from insula.games.cerebria.tables import BOARD, EFFECTS, SPIRIT_NAMES, SPIRIT_PACK
from insula.games.cerebria.terms import (
    ADJACENT,
    AMBITION,
    ANYWHERE,
    BALANCE,
    CHAIN,
    COST_MOD,
    ESSENCE,
    IN_REALM,
    SELF,
    TRIAD,
    WILLPOWER,
)
from insula.games.cerebria.words.names import ACT_NAMES
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.scene import (
    CLAIMS,
    EMPOWER,
    FORTIFY,
    INTENSIFY,
    INVOKE,
    MOVE,
    Scene,
    joined,
    near,
    on_side,
    realm_of,
)

ROWS = ("move", "invoke", "quell", "fortify", "empower")
FURTHER = {"draw_more": ("One more card", 2), "intensify_more": ("One more Essence", 1)}
Parts = list[tuple[int, str, int, str]]  # cost, in words, have, in words


def reached(s: Scene, effect: int, source: int, place: int) -> bool:
    """Does a surcharge reach this place?"""
    where = EFFECTS[effect].where
    if s.act == MOVE:
        return EFFECTS[effect].reaches_self == 0 or source in near(place)
    if where == ANYWHERE:
        return True
    if place < 0:
        return False
    if where == SELF:
        return place == source
    if where == ADJACENT:
        return (place - source) % 15 in (1, 14)
    if where == TRIAD:
        return place // 3 == source // 3
    assert where in (IN_REALM, CHAIN)
    touched = {realm_of((source + d) % 15) for d in (-1, 0, 1)} - {-1}
    return realm_of(place) in touched if realm_of(source) < 0 else realm_of(place) == realm_of(source)


def surcharge(s: Scene, place: int, resource: int) -> int:
    """What powers add to the price."""
    total = 0
    for effect, source, team in s.modifiers(COST_MOD):
        fx = EFFECTS[effect]
        if fx.resource == resource and fx.acts >> s.act & 1 and on_side(fx.side, team, s.team):
            total += fx.amount if reached(s, effect, source, place) else 0
    return total


def printed(s: Scene, using: int, resource: str) -> int:
    """The printed price of an act with its upgrades."""
    if s.act > EMPOWER:
        action = BOARD["realms"][s.act - 5]["action"]
        return int(BOARD["realm_actions"][action]["cost"].get(resource, 0))
    base = int(SPIRIT_PACK["actions"][ROWS[s.act]]["base"].get(resource, 0))
    return base + sum(int(u["cost"].get(resource, 0)) for u in s.chosen(s.act, using))  # type: ignore[attr-defined]


def willpower(s: Scene, place: int, using: int) -> int:
    """The Willpower an act costs."""
    total = printed(s, using, "wp") + surcharge(s, place, WILLPOWER)
    name = SPIRIT_NAMES[s.me.spirit] if s.me.power else ""
    if s.act > EMPOWER:
        return max(0, total - (1 if s.g.realms[s.act - 5].control == s.team or name == "Reason" else 0))
    total = max(0, total)
    for u in s.chosen(s.act, using):
        total -= int(str(u.get("n", 1))) if str(u["rule"]).startswith("discount") else 0
    if name == "Hatred" and any(u["name"] != "Determination" for u in s.chosen(s.act, using)):
        total -= 1
    return max(0, total)


def essence_needed(s: Scene, using: int) -> int:
    """Essence the act itself takes."""
    rules = {(str(u["rule"]), str(u.get("only_if", ""))) for u in s.chosen(s.act, using)}
    if s.act == MOVE:
        return int(any(rule == "give_essence_after_move" for rule, _ in rules))
    if s.act == INVOKE:
        return int(not any(rule == "essence_from_supply" and only != "return_opposite" for rule, only in rules))
    return int(s.act == INTENSIFY or (s.act == FORTIFY and s.team == BALANCE))


def kinds_wanted(s: Scene, target: int, using: int) -> str:
    """The kind of Essence Balance pays with."""
    words = ("Bliss", "Gloom")
    rules = {str(u["rule"]) + str(u.get("only_if", "")) for u in s.chosen(s.act, using)} if s.act <= EMPOWER else set()
    if s.group == "ESSENCE_KIND":
        return words[1 - s.number if "essence_from_supplyreturn_opposite" in rules else s.number]
    if s.act == INTENSIFY:
        return words[s.g.emotions[target].side]
    if s.act == FORTIFY:
        realm = s.g.realms[target]
        if "raze" in rules:
            return words[1 - realm.token_side]
        if "exalt" in rules:
            return words[realm.token_side]
        if realm.control >= 0:
            return words[realm.control]
    return "Bliss or Gloom"


def parts(s: Scene, target: int, using: int) -> Parts:
    """The whole price with what is there."""
    place = -1 if s.act == FORTIFY else target
    out: Parts = []
    wp = willpower(s, place, using)
    ambition = max(0, printed(s, using, "amb") + surcharge(s, place, AMBITION))
    if wp:
        out.append((wp, f"{wp} Willpower", s.me.willpower, f"{s.me.willpower} Willpower"))
    if ambition:
        out.append((ambition, f"{ambition} Ambition", s.purse.ambition, f"{s.purse.ambition} Ambition"))
    needed = essence_needed(s, using)
    total = max(0, needed + surcharge(s, place, ESSENCE))
    if total == 0:
        return out
    if s.team != BALANCE:
        return [*out, (total, f"{total} Essence", s.me.essence, f"{s.me.essence} Essence")]
    kind = kinds_wanted(s, target, using)
    held = {"Bliss": s.me.essence, "Gloom": s.me.gloom_essence}
    everything = held["Bliss"] + held["Gloom"]
    both = ", ".join(f"{n} {k} Essence" for k, n in held.items())
    own = min(needed, total)
    if own == total and kind in held:
        return [*out, (total, f"{total} {kind} Essence", held[kind], f"{held[kind]} {kind} Essence")]
    words = [f"{own} {kind} Essence"] if own else []
    words += [f"{total - own}{' more' if own else ''} Essence of any kind"] if total > own else []
    enough = everything if kind not in held or held[kind] >= own else 0
    return [*out, (total, joined(words), enough, both)]


def told(s: Scene, found: Parts) -> tuple[str, str]:
    """Price and purse in words."""
    have = joined([each for part in found for each in part[3].split(", ")])
    return joined([part[1] for part in found]), have


def what(s: Scene, using: int) -> str:
    """The act with its upgrades."""
    return ACT_NAMES[s.act] if using == 0 else f"{ACT_NAMES[s.act]} with {s.upgrade_names(s.act, using)}"


def is_short(s: Scene) -> bool:
    """Some way of the act has exactly this price, and something of it is missing."""
    for target, using in s.ways():
        found = parts(s, target, using)
        if found and s.values["what"] == what(s, using) and (s.values["cost"], s.values["have"]) == told(s, found):
            if any(part[2] < part[0] for part in found):
                return True
    return False


def uses(s: Scene, name: str) -> bool:
    """The sentence is about a set with this upgrade."""
    return name in str(s.values["what"])


COSTS = {
    "cer.move.cost": 0, "cer.invoke.cost": 1, "cer.quell.cost": 2, "cer.fortify.cost": 3, "cer.empower.cost": 4,
    "cer.realm.valley.gain": 5, "cer.realm.cradle.first": 6, "cer.realm.network.move": 7, "cer.realm.land.first": 8,
    "cer.realm.cost": 9, "cer.invoke.bolster": 1, "cer.invoke.inner-force": 1, "cer.invoke.needs-essence": 1,
    "cer.bside.love.raze": 3, "cer.bside.love.embrace-source": 0, "bal.invoke.either": 1,
    "bal.fortify.essence-cost": 3, "bal.fortify.raze-by-balance": 3, "bal.fortify.exalt": 3, "bal.bside.conversion": 1,
}  # fmt: skip
ABOUT = {
    "cer.invoke.bolster": "Bolster",
    "cer.bside.love.raze": "Raze",
    "cer.bside.love.embrace-source": "Embrace",
    "bal.fortify.raze-by-balance": "Raze",
    "bal.fortify.exalt": "Exalt",
    "bal.bside.conversion": "Conversion",
}


@CLAIMS.claim(*COSTS)
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind == "intensify_more":
        short = s.me.willpower < 1 or s.me.essence + s.me.gloom_essence < 1
        return COSTS[a.rule] == INTENSIFY and (s.values["what"] == "One more Essence") and short and _further(s)
    return s.act == COSTS[a.rule] and uses(s, ABOUT.get(a.rule, "")) and is_short(s)


@CLAIMS.claim("cer.pow.surcharge")
def _(a: Attempt) -> bool:
    s = Scene(a)
    dearer = any(surcharge(s, -1 if s.act == FORTIFY else t, r) > 0 for t, _ in s.ways() for r in (0, 1, 3))
    return dearer and is_short(s)


@CLAIMS.repair(*COSTS, "cer.pow.surcharge", "cer.turn.costs-first", "cer.realm.cradle.more")
def _(a: Attempt) -> None:
    s = Scene(a)
    s.me.willpower, s.me.essence, s.purse.ambition = 60, 20, 3
    s.me.gloom_essence = 20 if s.team == BALANCE else 0


def _further(s: Scene) -> bool:
    name, price = FURTHER[s.kind]
    words = (name, f"{price} Willpower", f"{s.me.willpower} Willpower")
    return (s.values["what"], s.values["cost"], s.values["have"]) == words


@CLAIMS.claim("cer.realm.cradle.more")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind == "draw_more" and s.me.willpower < 2 and _further(s)


@CLAIMS.claim("cer.turn.costs-first")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind == "intensify_more":
        return s.me.willpower < 1 and _further(s)
    words = ("The Commitment bonus", "1 Willpower", f"{s.me.willpower} Willpower")
    told_so = (s.values["what"], s.values["cost"], s.values["have"]) == words
    return s.kind == "sphere_bonus" and s.me.willpower < 1 and told_so and (s.plan.realm - s.g.rotation) % 5 == 0
