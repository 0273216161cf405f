"""Claims about Summon, Steal and Swap."""

from __future__ import annotations

from insula.games.card.gen import opt
from insula.testing.truth import Attempt
from tests.games.card.truth.reading import (
    CLAIMS,
    Printed,
    ask_owner,
    ask_turn,
    at,
    emotion_of,
    foreign,
    give_card,
    hand,
    is_card,
    mindset,
    name_at,
    named_card,
    own_emotion,
    put_emotion,
    whereabouts,
)

claim, repair = CLAIMS.claim, CLAIMS.repair


@claim("card.summon.from-hand")
def _(a: Attempt) -> bool:
    named = named_card(a)
    if a.kind != "summon" or named is None or named.number in hand(a.g, a.seat):
        return False
    return a.values == {"card": named.name, "where": whereabouts(a.g, a.seat, named.number)}


@repair("card.summon.from-hand")
def _(a: Attempt) -> None:
    if is_card(a):
        give_card(a.g, a.seat, a.option - opt.CARD)
    else:
        ask_turn(a)


@claim("card.def.any-player")
def _(a: Attempt) -> bool:
    return a.kind == "steal" and a.thing == f"seat:{a.seat}"


@repair("card.def.any-player")
def _(a: Attempt) -> None:
    a.g.asked.seat = (a.seat + 1) % a.g.n_seats
    a.g.seats[a.option - opt.SEAT].n_hand = 1


@claim("card.steal.empty-hand")
def _(a: Attempt) -> bool:
    if a.kind != "steal" or not a.thing.startswith("seat:"):
        return False
    victim = int(a.thing[5:])
    other = victim != a.seat and victim < a.g.n_seats
    return other and not hand(a.g, victim) and a.values == {"player": f"@{victim}"}


@repair("card.steal.empty-hand")
def _(a: Attempt) -> None:
    give_card(a.g, a.option - opt.SEAT, 0)


@claim("card.steal.take-one")
def _(a: Attempt) -> bool:
    if a.kind != "steal_card" or not is_card(a):
        return False
    card, victim = Printed(a.option - opt.CARD), a.g.plan.victim
    return card.number not in hand(a.g, victim) and a.values == {"card": card.name, "player": f"@{victim}"}


@repair("card.steal.take-one")
def _(a: Attempt) -> None:
    give_card(a.g, a.g.plan.victim, a.option - opt.CARD)


@claim("card.swap.exchange")
def _(a: Attempt) -> bool:
    named = named_card(a)
    if a.kind != "swap_own" or named is None or not foreign(a):
        return False
    return a.values == {"emotion": named.name, "player": foreign(a), "other": name_at(a.g, a.g.plan.source)}


@repair("card.swap.exchange")
def _(a: Attempt) -> None:
    ask_owner(a)


@claim("card.swap.own-with-own")
def _(a: Attempt) -> bool:
    e = own_emotion(a)
    if e is None:
        return False
    said = {"emotion": Printed(e.card).name}
    if a.kind == "swap_own":
        return e is at(a.g, a.g.plan.source) and a.values == said | {"why": "is already one of them"}
    alone = a.kind == "swap" and len(mindset(a.g, a.seat)) == 1
    return alone and a.values == said | {"why": "is the only one you could give"}


@repair("card.swap.own-with-own")
def _(a: Attempt) -> None:
    if a.kind == "swap":
        put_emotion(a.g, a.seat, 1, 0, 1)
    else:
        assert emotion_of(a) is not None
        a.g.plan.source = -1
