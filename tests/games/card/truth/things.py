"""Claims about things that the open question does not ask about, and about the mulligan."""

from __future__ import annotations

from insula.games.card.gen import ask, opt
from insula.testing.truth import Attempt
from tests.games.card.truth.reading import (
    CLAIMS,
    Printed,
    ask_turn,
    emotion_of,
    first_card,
    hand,
    is_card,
    is_impulse,
    offered,
    place_of,
    put_emotion,
)

claim, repair = CLAIMS.claim, CLAIMS.repair


@claim("table.not-an-answer")
def _(a: Attempt) -> bool:
    place = place_of(a)
    seat = place[0] if place is not None else int(a.thing[5:]) if a.thing.startswith("seat:") else -1
    return seat >= a.g.n_seats


@claim("card.def.mindset")
def _(a: Attempt) -> bool:
    place = place_of(a)
    if place is None or place[0] >= a.g.n_seats or emotion_of(a) is not None:
        return False
    whose = "your" if place[0] == a.seat else f"@{place[0]}’s"
    return a.values == {"whose": whose, "count": a.g.seats[place[0]].n_mindset}


@repair("card.def.mindset")
def _(a: Attempt) -> None:
    place = place_of(a)
    assert place is not None
    for number in range(a.g.seats[place[0]].n_mindset, place[1] + 1):
        put_emotion(a.g, place[0], number, first_card("Bliss", "Mild"), 1)


@claim("card.def.impulse-stack")
def _(a: Attempt) -> bool:
    if not a.thing.startswith("stack:") or offered(a) & {opt.STACK, opt.STACK + 1, opt.STACK + 2}:
        return False
    column = int(a.thing[6:])
    state = "is face down" if a.g.stack_size[column] > 0 else "is empty"
    impulse_asked = a.kind in ("turn", "deprive_card", "embrace")
    return not impulse_asked and a.values == {"pile": f"Stack {column + 1}", "state": state}


@claim("card.setup.main-deck")
def _(a: Attempt) -> bool:
    state = "is face down" if a.g.n_deck > 0 else "is empty"
    impulse_asked = a.kind in ("turn", "deprive_card", "embrace")
    return a.thing == "deck" and not impulse_asked and a.values == {"pile": "The main deck", "state": state}


@claim("card.setup.supply")
def _(a: Attempt) -> bool:
    return a.thing == "supply" and a.kind != "absorb"


@repair("card.setup.supply")
def _(a: Attempt) -> None:
    a.g.asked.kind = ask.ABSORB
    a.g.asked.seat = a.g.turn
    put_emotion(a.g, a.g.turn, 0, first_card("Bliss", "Mild", "Draw"), 1)
    a.g.plan.spender, a.g.plan.ability = 0, 6


@claim("card.drain.slots")
def _(a: Attempt) -> bool:
    a_slot = a.option in (opt.FRAGMENT_SLOT, opt.ABSORB_SLOT)
    return a_slot and a.kind not in ("drain_give", "drain_put")


@repair("card.drain.slots")
def _(a: Attempt) -> None:
    a.g.asked.kind = ask.DRAIN_PUT


@claim("card.info.discard-open")
def _(a: Attempt) -> bool:
    return a.thing == "discard" and a.kind != "turn" and opt.DISCARD_PILE not in offered(a)


@claim("card.steal.look")
def _(a: Attempt) -> bool:
    seat = int(a.thing[5:]) if a.thing.startswith("seat:") else -1
    return 0 <= seat < a.g.n_seats and a.kind != "steal"


@repair("card.steal.look")
def _(a: Attempt) -> None:
    a.g.asked.kind = ask.STEAL


# ---- the mulligan ---------------------------------------------------------------------------------------------------


@claim("card.setup.mulligan-window")
def _(a: Attempt) -> bool:
    return a.text == "mulligan" and a.kind != "mulligan" and a.g.cycle >= 1


@repair("card.setup.mulligan-window")
def _(a: Attempt) -> None:
    a.g.asked.kind = ask.MULLIGAN


@claim("card.setup.mulligan-whole-hand")
def _(a: Attempt) -> bool:
    cards = hand(a.g, a.seat)
    if a.kind != "mulligan" or not is_card(a) or a.option - opt.CARD not in cards:
        return False
    return a.values == {"count": len(cards), "card": Printed(a.option - opt.CARD).name}


@claim("card.setup.mulligan-order")
def _(a: Attempt) -> bool:
    elsewhere = is_impulse(a) or (is_card(a) and a.option - opt.CARD not in hand(a.g, a.seat))
    decides = offered(a) == {opt.PASS, opt.MULLIGAN} and a.kind == "mulligan"
    return decides and elsewhere and a.values == {"count": len(hand(a.g, a.seat))}


@repair("card.setup.mulligan-order", "card.setup.mulligan-whole-hand")
def _(a: Attempt) -> None:
    ask_turn(a)
