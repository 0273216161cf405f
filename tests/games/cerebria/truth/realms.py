"""Sentences about Realm Actions and Absorb."""

from __future__ import annotations

from insula.games.cerebria.gen import opt
from insula.games.cerebria.tables import CARD_NAMES, CARDS, EFFECTS, REALM_NAMES, SPHERE_NAMES
from insula.games.cerebria.terms import BALANCE, INTENSIFY_FROM_ANYWHERE, PERMIT
from insula.games.cerebria.words.say import slot_name
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.pricing import willpower
from tests.games.cerebria.truth.scene import CLAIMS, DRAW_CARDS, HARVEST, INTENSIFY, Scene, near, realms_by
from tests.games.cerebria.truth.things import first_up


def reachable(s: Scene, slot: int) -> bool:
    """Adjacent, or an Emotion that may be intensified from anywhere."""
    far = [src for e, src, t in s.modifiers(PERMIT) if EFFECTS[e].what == INTENSIFY_FROM_ANYWHERE and t == s.team]
    return slot in near(s.me.space) or slot in far


def targets(s: Scene) -> list[int]:
    """The Emotions an Intensify may be about."""
    if s.act != INTENSIFY:
        return []
    if s.group == "SLOT":
        return [s.number]
    return [s.plan.slot] if s.kind == "intensify_more" else [slot for slot in range(15) if reachable(s, slot)]


@CLAIMS.claim("cer.realm.land.adjacent")
def _(a: Attempt) -> bool:
    s = Scene(a)
    wrong = s.kind == "intensify_slot" and s.group == "SLOT" and not (s.own(s.number) and reachable(s, s.number))
    return wrong and s.values["slot"] == first_up(slot_name(s.number))


@CLAIMS.claim("cer.realm.land.more")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind == "intensify_more" and s.group == "SLOT"


@CLAIMS.claim("cer.def.essence-capacity")
def _(a: Attempt) -> bool:
    s = Scene(a)
    full = [t for t in targets(s) if s.own(t) and s.g.emotions[t].essence == CARDS[s.g.emotions[t].card].spaces]
    return s.values["emotion"] in [CARD_NAMES[s.g.emotions[t].card] for t in full]


@CLAIMS.repair("cer.def.essence-capacity")
def _(a: Attempt) -> None:
    for e in a.g.emotions:
        e.essence = min(e.essence, 1)


@CLAIMS.claim("cer.realm.network.own-only", "bal.realm.network")
def _(a: Attempt) -> bool:
    s = Scene(a)
    other = s.foreign(s.number) if a.rule.startswith("bal") else not s.own(s.number)
    return s.kind == "move_which" and s.group == "SLOT" and other


@CLAIMS.claim("cer.realm.network.reach")
def _(a: Attempt) -> bool:
    s = Scene(a)
    far = s.kind == "move_where" and s.group == "SLOT" and s.number not in near(s.me.space)
    return far and s.values["slot"] == first_up(slot_name(s.number))


@CLAIMS.claim("bal.realm.land", "bal.align.otherwise-opposing")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "intensify_slot" or s.group != "SLOT" or not s.foreign(s.number):
        return False
    e = s.g.emotions[s.number]
    if a.rule == "bal.realm.land":
        return BALANCE in (e.team, s.team)
    return e.team == BALANCE and s.values["emotion"] == CARD_NAMES[e.card]


@CLAIMS.claim("bal.realm.land-kind")
def _(a: Attempt) -> bool:
    s = Scene(a)
    held = (s.me.essence, s.me.gloom_essence)
    fitting = [s.g.emotions[t] for t in targets(s) if s.own(t) and held[s.g.emotions[t].side] == 0]
    words = [(CARD_NAMES[e.card], ("Bliss", "Gloom")[e.side]) for e in fitting]
    return s.team == BALANCE and (s.values["emotion"], s.values["kind"]) in words


@CLAIMS.repair("bal.realm.land-kind", "bal.essence.no-own")
def _(a: Attempt) -> None:
    s = Scene(a)
    s.me.essence = s.me.gloom_essence = 5


@CLAIMS.claim("bal.essence.single-kind")
def _(a: Attempt) -> bool:
    s = Scene(a)
    e = s.g.emotions[s.plan.slot]
    told = (s.values["emotion"], s.values["kind"]) == (CARD_NAMES[e.card], ("Bliss", "Gloom")[e.side])
    return s.kind == "intensify_more" and s.group == "ESSENCE_KIND" and s.number != e.side and told


@CLAIMS.claim("bal.essence.no-own")
def _(a: Attempt) -> bool:
    s = Scene(a)
    held = (s.me.essence, s.me.gloom_essence)
    none_held = s.kind == "essence_owed" and s.group == "ESSENCE_KIND" and held[s.number] == 0
    return none_held and s.values["kind"] == ("Bliss", "Gloom")[s.number]


def left_to_exchange(s: Scene) -> tuple[int, int]:
    """The fee of Harvest and what is left after it."""
    fee = willpower(s, -1, 0)
    return fee, s.me.willpower - fee - (s.g.asked.amount if s.kind == "harvest_amount" else 0)


@CLAIMS.claim("cer.realm.willow.harvest")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "harvest_amount":
        return False
    fee, left = left_to_exchange(s)
    over = s.number > left if s.group == "AMOUNT" else s.group == "MORE" and left <= 40
    return over and (s.values["cost"], s.values["max"]) == (fee, left)


@CLAIMS.claim("cer.realm.willow.minimum")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.act != HARVEST:
        return False
    fee, left = left_to_exchange(s)
    none_named = s.kind == "harvest_amount" and s.group == "AMOUNT" and s.number == 0
    return (none_named or (s.names_act and left == 0)) and (s.values["cost"], s.values["max"]) == (fee, left)


@CLAIMS.claim("cer.realm.cradle.empty-deck")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.act == DRAW_CARDS and (s.names_act or s.kind == "draw_more") and s.me.n_deck == 0


@CLAIMS.claim("cer.deck.runs-out")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind == "sphere_bonus" and a.option == opt.YES and s.me.n_deck == 0


# ---- Absorb --------------------------------------------------------------------------------------------------------
@CLAIMS.claim("cer.absorb.choose")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "REALM" or s.kind not in ("sphere", "drain"):
        return False
    told = (REALM_NAMES[s.number], SPHERE_NAMES[(s.number - s.g.rotation) % 5])
    return s.number not in realms_by(s.me.space) and (s.values["realm"], s.values["sphere"]) == told


@CLAIMS.claim("cer.absorb.limited-by-sphere")
def _(a: Attempt) -> bool:
    s = Scene(a)
    offered = [option - opt.AMOUNT for option in s.g.options[: s.g.n_options]]
    return s.kind == "take_extra" and s.group == "AMOUNT" and s.number > max(offered) == s.values["most"]


@CLAIMS.claim("cer.absorb.commitment")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind == "sphere_bonus" and a.option == opt.YES and s.purse.ambition == 3
