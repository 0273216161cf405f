"""Sentences about Invoke, Garrison and the cards that come into play."""

from __future__ import annotations

from insula.games.cerebria.tables import BLEAKNESS, CARD_NAMES, CARDS, EFFECTS, REALM_NAMES
from insula.games.cerebria.terms import BAR_SLOTS, FROM_DECK_TOP, STARTING
from insula.games.cerebria.words.say import card_name, slot_name
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.pricing import parts
from tests.games.cerebria.truth.quelling import in_scope
from tests.games.cerebria.truth.scene import CLAIMS, FORTIFY, INVOKE, MOVE_EMOTION, Scene, near, on_side, realm_of


def invoking(s: Scene) -> bool:
    """Is this about an Invoke that is being chosen?"""
    kinds = ("token_card", "invoke_card", "target_slot", "using")
    return s.act == INVOKE and (s.names_act or s.kind in kinds)


def slots(s: Scene) -> list[int]:
    """The slots the sentence may be about."""
    if s.group == "SLOT":
        return [s.number]
    return sorted({target for target, _ in s.ways()})


def barrers(s: Scene, slot: int, team: int) -> list[str]:
    """Emotions whose power keeps the team off a slot."""
    found = [(e, src) for e, src, owner in s.modifiers(BAR_SLOTS) if on_side(EFFECTS[e].side, owner, team)]
    return [CARD_NAMES[s.g.emotions[src].card] for e, src in found if in_scope(s, EFFECTS[e].where, src, slot)]


@CLAIMS.claim("cer.geo.slots")
def _(a: Attempt) -> bool:
    s = Scene(a)
    e = s.at(s.number) if s.group == "SLOT" else None
    wanted = s.kind in ("target_slot", "move_where", "start_slot")
    return wanted and e is not None and s.values["emotion"] == CARD_NAMES[e.card]


@CLAIMS.claim("cer.invoke.adjacent-empty")
def _(a: Attempt) -> bool:
    s = Scene(a)
    slot = s.target if s.kind == "using" else s.number
    return invoking(s) and s.group in ("SLOT", "USING") and slot not in near(s.me.space)


@CLAIMS.claim("cer.invoke.from-hand")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return invoking(s) and not s.free_hand


@CLAIMS.repair("cer.invoke.from-hand")
def _(a: Attempt) -> None:
    me = Scene(a).me
    me.hand[me.n_hand] = me.hand[me.n_hand + 1] = 0 if me.team == 0 else 16 if me.team == 1 else 66
    me.n_hand += 2


@CLAIMS.claim("cer.invoke.not-starting")
def _(a: Attempt) -> bool:
    s = Scene(a)
    starting = s.kind == "invoke_card" and s.group == "CARD" and CARDS[s.number].strength == STARTING
    return starting and s.values["card"] == card_name(s.number)


@CLAIMS.claim("cer.bside.delight.summon")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return invoking(s) and s.me.n_deck == 0 and s.has_rule(INVOKE, "invoke_top_card")


@CLAIMS.claim("cer.bside.delight.summon-only")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind == "using" and s.group == "USING" and s.act == INVOKE:
        summon = any(u["rule"] == "invoke_top_card" for u in s.chosen(INVOKE, s.number))
        return s.plan.origin == FROM_DECK_TOP and not summon
    return s.kind == "invoke_card" and s.group == "TOP_CARD" and not s.has_rule(INVOKE, "invoke_top_card")


@CLAIMS.claim("cer.power.anxiety-limit")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return invoking(s) and sum(e.card == BLEAKNESS for e in s.g.emotions) >= 6


@CLAIMS.claim("cer.pow.bar-slots")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind == "shift_to":
        team = s.g.emotions[s.g.asked.slot].team
        return s.group == "SLOT" and s.values["emotion"] in barrers(s, s.number, team)
    if s.act == MOVE_EMOTION and (s.names_act or s.kind == "move_where"):
        found = [s.number] if s.group == "SLOT" else near(s.me.space)
    elif invoking(s):
        found = slots(s)
    else:
        return False
    return any(not s.at(slot) and s.values["emotion"] in barrers(s, slot, s.team) for slot in found)


@CLAIMS.claim("cer.bside.love.forging-bonds")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return invoking(s) and any(
        not any(s.own((slot + d) % 15) for d in (-1, 1)) and s.values["slot"] == slot_name(slot) for slot in slots(s)
    )


@CLAIMS.claim("cer.bside.anxiety.seeds")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind == "using" and s.group == "USING" and s.act == INVOKE and s.plan.card != BLEAKNESS


@CLAIMS.claim("cer.bside.love.garrison")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.g.garrison >= 0:
        return s.group == "SLOT" and (realm_of(s.number) != s.g.garrison or s.at(s.number) is not None)
    if s.kind != "using" or s.act != FORTIFY or s.values["realm"] != REALM_NAMES[s.plan.realm]:
        return False
    empty = [slot for slot in range(15) if realm_of(slot) == s.plan.realm and not s.at(slot)]
    reasons = {
        "Invoke is locked": s.row(INVOKE)[0] == 0,
        "it has no empty slot": not empty,
        "a power keeps your team's Emotions off its empty slots": any(barrers(s, e, s.team) for e in empty),
        "you would have no card left to invoke": not s.free_hand,
    }
    return reasons.get(str(s.values["reason"]), False)


@CLAIMS.claim("cer.bside.love.garrison-rules")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "using" or s.act != FORTIFY:
        return False
    price = {"Willpower": 0, "Ambition": 0}
    for part in parts(s, s.plan.realm, s.number):
        price[part[1].split()[1]] = part[0]
    left = f"{s.me.willpower - price['Willpower']} Willpower, {s.purse.ambition - price['Ambition']} Ambition"
    return s.values["left"] == f"{left} and {s.me.essence} Essence"


@CLAIMS.repair("cer.bside.love.garrison-rules")
def _(a: Attempt) -> None:
    s = Scene(a)
    s.me.willpower, s.me.essence, s.purse.ambition = 60, 20, 3
