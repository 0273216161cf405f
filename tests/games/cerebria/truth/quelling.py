"""How much a Quell removes, and every sentence about Quell."""

from __future__ import annotations

from insula.games.cerebria.tables import CARD_NAMES, EFFECTS, SELECTORS, SPIRIT_NAMES
from insula.games.cerebria.terms import (
    ADJACENT,
    ANYWHERE,
    BALANCE,
    CHAIN,
    HAS_INSECURITY_TOKEN,
    HAS_INTENSITY_TOKEN,
    NO_FILTER,
    NO_QUELL,
    QUELL_MOD,
    SELF,
    TRIAD,
    TWO_ESSENCE,
)
from insula.games.cerebria.words.say import card_name
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.scene import CLAIMS, QUELL, Scene, near, on_side, realm_of


def in_scope(s: Scene, scope: int, source: int, slot: int) -> bool:
    """Is a slot in the reach of a power?"""
    if scope == ANYWHERE:
        return True
    if scope == SELF:
        return slot == source
    if scope == ADJACENT:
        return (slot - source) % 15 in (1, 14)
    if scope == TRIAD:
        return slot // 3 == source // 3
    if scope == CHAIN:
        return slot in chain(s, source)
    touched = {realm_of((source + d) % 15) for d in (-1, 1)} if realm_of(source) < 0 else {realm_of(source)}
    return realm_of(slot) in touched - {-1}


def chain(s: Scene, source: int) -> set[int]:
    """The unbroken run of Emotions of one team around a slot."""
    team = s.g.emotions[source].team
    found = {source}
    for step in (1, -1):
        at = source
        while (e := s.at((at + step) % 15)) is not None and e.team == team and (at + step) % 15 not in found:
            at = (at + step) % 15
            found.add(at)
    return found


def selected(s: Scene, selector: int, source: int, slot: int) -> bool:
    """Does a power of the card on `source` mean the Emotion on `slot`?"""
    e, sel = s.at(slot), SELECTORS[selector]
    if e is None or not on_side(sel.side, s.g.emotions[source].team, e.team):
        return False
    if not (sel.scope == SELF or sel.with_self) if slot == source else not in_scope(s, sel.scope, source, slot):
        return False
    found = {
        NO_FILTER: True,
        TWO_ESSENCE: e.essence >= 2,
        HAS_INTENSITY_TOKEN: e.token > 0,
        HAS_INSECURITY_TOKEN: e.insecure > 0,
    }
    return found.get(sel.filter, e.intensity > s.g.emotions[source].intensity)


def most_removed(s: Scene, slot: int, using: int) -> int:
    """The most Essence a Quell can take off."""
    most = 1 + sum(int(str(u.get("n", 1))) for u in s.chosen(QUELL, using) if u["rule"] == "extra_removal")
    limit = s.g.emotions[slot].essence
    for effect, source, team in s.modifiers(QUELL_MOD):
        fx = EFFECTS[effect]
        if on_side(fx.side, team, s.team) and selected(s, fx.target, source, slot):
            most += fx.extra
            limit = min(limit, fx.limit) if fx.limit else limit
    return min(most, limit)


def guarded(s: Scene, slot: int) -> bool:
    """Does Empathy stand near enough to guard the Emotion?"""
    team = s.g.emotions[slot].team
    for p in s.g.seats[: s.g.n_seats]:
        if p.power and SPIRIT_NAMES[p.spirit] == "Empathy" and p.team == team:
            if any((slot - each) % 15 in (0, 1, 14) for each in near(p.space)):
                return True
    return False


def protectors(s: Scene, slot: int) -> list[str]:
    """The Emotions whose power protects this one."""
    found = [(e, src) for e, src, team in s.modifiers(NO_QUELL) if on_side(EFFECTS[e].side, team, s.team)]
    return [CARD_NAMES[s.g.emotions[src].card] for e, src in found if selected(s, EFFECTS[e].target, src, slot)]


def quelling(s: Scene) -> bool:
    """Is this about a Quell that is being chosen?"""
    return s.act == QUELL and (s.names_act or s.kind in ("token_card", "target_slot", "using", "reveal_card"))


def candidates(s: Scene) -> list[int]:
    """The slots that the sentence may be about."""
    return sorted({target for target, _ in s.ways()})


@CLAIMS.claim("cer.quell.target")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if not quelling(s):
        return False
    if s.kind in ("target_slot", "using"):
        slot = s.number if s.kind == "target_slot" else s.target
        return s.group in ("SLOT", "USING") and (not s.foreign(slot) or not s.reaches(QUELL, slot, 0))
    return not any(s.foreign(slot) for slot in candidates(s))


@CLAIMS.claim("cer.power.malice")
def _(a: Attempt) -> bool:
    s = Scene(a)
    out = quelling(s) and s.malice and s.group == "SLOT" and s.foreign(s.number) and not s.reaches(QUELL, s.number, 0)
    return out and s.values["emotion"] == CARD_NAMES[s.g.emotions[s.number].card]


@CLAIMS.claim("cer.power.empathy")
def _(a: Attempt) -> bool:
    s = Scene(a)
    fitting = [c for c in candidates(s) if s.foreign(c) and guarded(s, c)] if quelling(s) else []
    return s.values["emotion"] in [CARD_NAMES[s.g.emotions[c].card] for c in fitting]


@CLAIMS.repair("cer.power.empathy")
def _(a: Attempt) -> None:
    for p in a.g.seats[: a.g.n_seats]:
        p.power = 0 if SPIRIT_NAMES[p.spirit] == "Empathy" else p.power


@CLAIMS.claim("cer.pow.no-quell")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return quelling(s) and any(
        s.foreign(c)
        and s.values["target"] == CARD_NAMES[s.g.emotions[c].card]
        and s.values["emotion"] in protectors(s, c)
        for c in candidates(s)
    )


def lacks_match(s: Scene, slot: int) -> bool:
    """No card in hand has the Vibe of the Emotion there."""
    return s.g.emotions[slot].vibe not in [0] and s.vibe_at(slot) not in [s.vibe_of(card) for card in s.free_hand]


@CLAIMS.claim("cer.quell.match")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return quelling(s) and any(
        s.foreign(c)
        and lacks_match(s, c)
        and (s.values["color"], s.values["emotion"]) == (s.vibe_at(c), CARD_NAMES[s.g.emotions[c].card])
        for c in candidates(s)
    )


@CLAIMS.claim("cer.quell.starting-match")
def _(a: Attempt) -> bool:
    s = Scene(a)
    fitting = [c for c in candidates(s) if s.foreign(c) and s.g.emotions[c].vibe == 0] if quelling(s) else []
    return not s.free_hand and s.values["emotion"] in [CARD_NAMES[s.g.emotions[c].card] for c in fitting]


@CLAIMS.claim("cer.quell.shown-vibe")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "reveal_card" or s.group != "CARD" or s.number not in s.hand:
        return False
    expected = {
        "card": card_name(s.number),
        "color": s.vibe_of(s.number),
        "wanted": s.vibe_at(s.plan.slot),
        "emotion": CARD_NAMES[s.g.emotions[s.plan.slot].card],
    }
    return s.values == expected and expected["color"] != expected["wanted"]


@CLAIMS.claim("cer.bside.delight.cleansing-light")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return (
        quelling(s)
        and s.has_rule(QUELL, "quell_anywhere")
        and any(s.foreign(c) and (lacks_match(s, c) or not s.free_hand) for c in candidates(s))
    )


@CLAIMS.claim("cer.quell.subdue-once")
def _(a: Attempt) -> bool:
    s = Scene(a)
    subdued = any(u["rule"] == "extra_removal" and u.get("n", 1) == 1 for u in s.chosen(QUELL, s.plan.using))
    too_many = s.group == "AMOUNT" and s.number > most_removed(s, s.plan.slot, s.plan.using)
    return s.kind == "quell_amount" and subdued and too_many


@CLAIMS.claim("cer.pow.amount")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "quell_amount" or s.group != "AMOUNT":
        return False
    least = 1 + sum(u["rule"] == "extra_removal" for u in s.chosen(QUELL, s.plan.using))
    most = most_removed(s, s.plan.slot, s.plan.using)
    return (s.values["least"], s.values["most"]) == (least, most) and not least <= s.number <= most


@CLAIMS.claim("bal.quell.by-balance")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return quelling(s) and s.team == BALANCE and any(s.own(c) for c in candidates(s))
