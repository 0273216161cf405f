"""Sentences about Empower."""

from __future__ import annotations

from insula.games.cerebria.tables import CARD_NAMES, CARDS, STRONG_FROM, STRONG_TO
from insula.games.cerebria.terms import BALANCE, MILD
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.scene import CLAIMS, EMPOWER, QUELL, Scene


def empowering(s: Scene) -> bool:
    """Is this about an Empower that is being chosen?"""
    return s.act == EMPOWER and (s.names_act or s.kind in ("token_card", "target_slot", "using", "strong_card"))


def slots(s: Scene) -> list[int]:
    """The slots the sentence may be about."""
    return sorted({target for target, _ in s.ways()}) if empowering(s) else []


def card_at(s: Scene, slot: int) -> int:
    """The card on a slot."""
    return int(s.g.emotions[slot].card)


def mild(s: Scene, slot: int) -> bool:
    """An own Mild Emotion."""
    return s.own(slot) and CARDS[card_at(s, slot)].strength == MILD


@CLAIMS.claim("cer.empower.target")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind in ("target_slot", "using"):
        return any(not (mild(s, slot) and s.reaches(EMPOWER, slot, 0)) for slot in slots(s))
    return empowering(s) and not any(mild(s, slot) for slot in slots(s))


@CLAIMS.claim("bal.empower.own-only")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return any(s.foreign(slot) for slot in slots(s))


@CLAIMS.claim("cer.empower.no-starting")
def _(a: Attempt) -> bool:
    s = Scene(a)
    fitting = [slot for slot in slots(s) if s.own(slot) and not mild(s, slot)]
    return s.values["emotion"] in [CARD_NAMES[card_at(s, slot)] for slot in fitting]


@CLAIMS.claim("cer.empower.threshold")
def _(a: Attempt) -> bool:
    s = Scene(a)
    for slot in slots(s):
        card, essence = card_at(s, slot), s.g.emotions[slot].essence
        if mild(s, slot) and essence < CARDS[card].threshold:
            if s.values == {"emotion": CARD_NAMES[card], "threshold": CARDS[card].threshold, "have": essence}:
                return True
    return False


@CLAIMS.repair("cer.empower.threshold", "bal.empower.threshold")
def _(a: Attempt) -> None:
    s = Scene(a)
    for slot in range(15):
        if mild(s, slot):
            s.g.emotions[slot].essence = CARDS[card_at(s, slot)].spaces


@CLAIMS.claim("cer.empower.stock-empty")
def _(a: Attempt) -> bool:
    s = Scene(a)
    strong = [CARDS[card_at(s, slot)].counterpart for slot in slots(s) if mild(s, slot)]
    return s.values["strong"] in [CARD_NAMES[card] for card in strong if s.g.strong[card] == 0]


@CLAIMS.repair("cer.empower.stock-empty", "bal.empower.any-strong")
def _(a: Attempt) -> None:
    for card in range(len(CARDS)):
        a.g.strong[card] = 1


@CLAIMS.claim("cer.empower.channeled-power")
def _(a: Attempt) -> bool:
    s = Scene(a)
    full = [c for c in slots(s) if s.own(c) and s.g.emotions[c].essence == CARDS[card_at(s, c)].spaces]
    return s.has_rule(EMPOWER, "essence_before") and s.values["emotion"] in [CARD_NAMES[card_at(s, c)] for c in full]


@CLAIMS.claim("bal.empower.any-strong")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind == "strong_card":
        return s.group == "CARD" and s.g.strong[s.number] == 0 and s.values["strong"] == CARD_NAMES[s.number]
    none_left = not any(s.g.strong[card] for card in range(STRONG_FROM, STRONG_TO))
    return empowering(s) and s.team == BALANCE and none_left and s.values["strong"] == "Another Strong Emotion"


@CLAIMS.claim("bal.empower.threshold")
def _(a: Attempt) -> bool:
    s = Scene(a)
    stock = [s.number] if s.kind == "strong_card" else [c for c in range(STRONG_FROM, STRONG_TO) if s.g.strong[c]]
    slot_list = [s.plan.slot] if s.kind == "strong_card" else [slot for slot in slots(s) if mild(s, slot)]
    if not stock or not empowering(s):
        return False
    least = min(CARDS[card].threshold for card in stock)
    named = [CARD_NAMES[card] for card in stock if CARDS[card].threshold == least]
    have = [s.g.emotions[slot].essence for slot in slot_list if s.g.emotions[slot].essence < least]
    return s.values["strong"] in named and s.values["threshold"] == least and s.values["have"] in have


@CLAIMS.claim("cer.bside.love.home-ground", "cer.bside.hatred.repel")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "using" or s.act != QUELL:
        return False
    realm = -1 if s.plan.slot % 3 == 1 else (s.plan.slot + 1) // 3 % 5
    at_home = realm >= 0 and s.g.realms[realm].fortress == s.team
    return not at_home


@CLAIMS.claim("cer.bside.anxiety.devour-targets")
def _(a: Attempt) -> bool:
    s = Scene(a)
    e = s.g.emotions[s.plan.slot]
    return s.kind == "using" and s.act == QUELL and (CARDS[e.card].strength != MILD or e.vibe == 0)


@CLAIMS.claim("bal.bside.intuition.mimic-targets")
def _(a: Attempt) -> bool:
    s = Scene(a)
    e = s.g.emotions[s.plan.slot]
    return s.kind == "using" and s.act == QUELL and e.vibe == 0 and s.values["emotion"] == CARD_NAMES[e.card]
