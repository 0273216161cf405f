"""Claims about using Abilities, absorbing and cancelling."""

from __future__ import annotations

from insula.games.card.gen import opt
from insula.games.card.state import Emotion
from insula.testing.truth import Attempt
from tests.games.card.truth.reading import (
    ABILITY_ORDER,
    CLAIMS,
    Printed,
    ask_owner,
    ask_turn,
    emotion_of,
    empty_slots,
    first_card,
    foreign,
    give_card,
    hand,
    held,
    in_play,
    is_card,
    listed,
    mindset,
    named_card,
    own_emotion,
    place_of,
    put_emotion,
    whereabouts,
)

claim, repair = CLAIMS.claim, CLAIMS.repair
VIBES = ("red", "yellow", "green", "blue")


def used_up(a: Attempt, ability: str) -> tuple[bool, bool]:
    """Whether a type of Ability was used this turn, and whether it was cancelled."""
    bit = 1 << ABILITY_ORDER.index(ability.lower())
    return bool(a.g.used & bit), bool(a.g.cancelled & bit)


def usable(a: Attempt) -> Emotion | None:
    """An Emotion of one's own with an Ability, named in one's turn."""
    e = own_emotion(a)
    return e if a.kind == "turn" and e is not None and Printed(e.card).ability else None


@claim("card.ability.while-in-mindset")
def _(a: Attempt) -> bool:
    named = named_card(a)
    if a.kind != "turn" or named is None or not foreign(a):
        return False
    return a.values == {"emotion": named.name, "player": foreign(a)}


@claim("card.ability.none-on-bright-bleak")
def _(a: Attempt) -> bool:
    e = own_emotion(a)
    if a.kind != "turn" or e is None or not Printed(e.card).absorbs:
        return False
    return a.values == {"emotion": Printed(e.card).name, "affiliation": Printed(e.card).side}


@repair("card.ability.none-on-bright-bleak")
def _(a: Attempt) -> None:
    place = place_of(a)
    assert place is not None
    put_emotion(a.g, *place, first_card("Bliss", "Mild"), 1)


@claim("card.ability.no-fragment")
def _(a: Attempt) -> bool:
    e = usable(a)
    return e is not None and held(e) == 0 and a.values == {"emotion": Printed(e.card).name}


@claim("card.merge.absorbed-not-reusable")
def _(a: Attempt) -> bool:
    e = usable(a)
    empty = e is not None and e.partner >= 0 and e.fragments == 0 and e.absorbed > 0
    return e is not None and empty and a.values == {"emotion": Printed(e.card).name}


@claim("card.absorb.not-spendable")
def _(a: Attempt) -> bool:
    e = usable(a)
    if e is None or e.fragments > 0:
        return False
    side = Printed(e.card).side
    stored = [m.card for m in mindset(a.g, a.seat) if m.absorbed and Printed(m.card).absorbs]
    names = [Printed(c).name for c in sorted(stored) if Printed(c).side == side]
    return bool(names) and a.values == {"emotion": Printed(e.card).name, "absorber": listed(names)}


@repair("card.ability.no-fragment", "card.merge.absorbed-not-reusable", "card.absorb.not-spendable")
def _(a: Attempt) -> None:
    e = own_emotion(a)
    assert e is not None
    e.fragments = 1


@claim("card.ability.present-at-start")
def _(a: Attempt) -> bool:
    e = usable(a)
    return e is not None and e.arrived == 1 and e.partner < 0 and a.values == {"emotion": Printed(e.card).name}


@claim("card.swap.received-waits")
def _(a: Attempt) -> bool:
    e = usable(a)
    return e is not None and e.arrived == 2 and e.partner < 0 and a.values == {"emotion": Printed(e.card).name}


@claim("card.merge.by-swap")
def _(a: Attempt) -> bool:
    e = usable(a)
    return e is not None and e.arrived == 2 and e.partner >= 0 and a.values == {"emotion": Printed(e.card).name}


@repair("card.ability.present-at-start", "card.swap.received-waits", "card.merge.by-swap")
def _(a: Attempt) -> None:
    e = own_emotion(a)
    assert e is not None
    e.arrived = 0


@claim("card.ability.type-once")
def _(a: Attempt) -> bool:
    e = usable(a)
    return e is not None and a.values == {"type": (t := Printed(e.card).ability)} and used_up(a, t) == (True, False)


@claim("card.cancel.counts-as-used")
def _(a: Attempt) -> bool:
    e = usable(a)
    return e is not None and a.values == {"type": (t := Printed(e.card).ability)} and used_up(a, t) == (True, True)


@repair("card.ability.type-once", "card.cancel.counts-as-used")
def _(a: Attempt) -> None:
    a.g.used = a.g.cancelled = 0


# ---- nothing to work on ----------------------------------------------------------------------------------------------


def nothing_to_drain(a: Attempt, spender: Emotion) -> bool:
    """After paying to the supply no Fragment anywhere can move onto another Emotion of the player."""
    mine, side = mindset(a.g, a.seat), Printed(spender.card).side
    for source in in_play(a.g):
        for host in mine:
            if source is host or Printed(source.card).side != Printed(host.card).side or held(source) == 0:
                continue
            room = empty_slots(host) + (host is spender)
            left = held(source) - (source is spender)
            if Printed(host.card).side == side and source is spender:
                continue  # the sentence excepts the Emotion that spends
            if room > 0 and left > 0:
                return False
    return True


@claim("card.ability.needs-effect")
def _(a: Attempt) -> bool:
    paying = a.kind == "absorb"
    e = mindset(a.g, a.seat)[a.g.plan.spender] if paying and a.thing == "supply" else usable(a)
    if e is None:
        return False
    card = Printed(e.card)
    if a.values["type"] != card.ability or card.ability not in ("Drain", "Steal"):
        return False
    if card.ability == "Steal":
        others = [s for s in range(a.g.n_seats) if s != a.seat and a.g.seats[s].n_hand > 0]
        return not others and a.values["reason"] == "no opponent has a card in hand"
    reason = (
        f"no {card.side} Emotion except {card.name} holds a Fragment, "
        f"and no {card.other_side} Fragment could move onto one of your Emotions"
    )
    alone = not any(m is not e and held(m) for m in in_play(a.g) if Printed(m.card).side == card.side)
    said = f"with this Fragment in the supply, {reason}" if paying else reason
    return alone and nothing_to_drain(a, e) and a.values["reason"] == said


@repair("card.ability.needs-effect")
def _(a: Attempt) -> None:
    other = (a.seat + 1) % a.g.n_seats
    e = mindset(a.g, a.seat)[a.g.plan.spender] if a.kind == "absorb" else own_emotion(a)
    assert e is not None
    put_emotion(a.g, other, 0, first_card(Printed(e.card).side, "Strong"), 1)
    give_card(a.g, other, 0)


@claim("card.summon.empty-hand")
def _(a: Attempt) -> bool:
    e = usable(a)
    return e is not None and Printed(e.card).ability == "Summon" and not hand(a.g, a.seat)


@repair("card.summon.empty-hand")
def _(a: Attempt) -> None:
    give_card(a.g, a.seat, 0)


@claim("card.swap.no-target")
def _(a: Attempt) -> bool:
    e = usable(a)
    swaps = e is not None and Printed(e.card).ability == "Swap" and len(in_play(a.g)) == 1
    return e is not None and swaps and a.values == {"emotion": Printed(e.card).name}


@repair("card.swap.no-target")
def _(a: Attempt) -> None:
    put_emotion(a.g, (a.seat + 1) % a.g.n_seats, 0, 0, 1)


@claim("card.draw.short")
def _(a: Attempt) -> bool:
    e = usable(a)
    return e is not None and Printed(e.card).ability == "Draw" and a.g.n_deck + a.g.n_discard == 0


@repair("card.draw.short")
def _(a: Attempt) -> None:
    a.g.n_discard = 1


# ---- absorbing -------------------------------------------------------------------------------------------------------


def spender(a: Attempt) -> Emotion:
    return mindset(a.g, a.seat)[a.g.plan.spender]


@claim("card.absorb.same-mindset")
def _(a: Attempt) -> bool:
    named = named_card(a)
    if a.kind != "absorb" or named is None or not foreign(a):
        return False
    return a.values == {"emotion": named.name, "player": foreign(a)}


@repair("card.absorb.same-mindset", "card.ability.while-in-mindset")
def _(a: Attempt) -> None:
    ask_owner(a)
    a.g.plan.spender = 0


@claim("card.absorb.optional")
def _(a: Attempt) -> bool:
    e = own_emotion(a)
    if a.kind != "absorb" or e is None or e.partner >= 0 or Printed(e.card).absorbs:
        return False
    absorber = f"a {Printed(spender(a).card).partner}"
    return a.values == {"emotion": Printed(e.card).name, "absorber": absorber}


@repair("card.absorb.optional")
def _(a: Attempt) -> None:
    e = own_emotion(a)
    assert e is not None
    e.partner = first_card(Printed(e.card).side, Printed(e.card).partner)


@claim("card.merge.absorb-partner-only")
def _(a: Attempt) -> bool:
    e = own_emotion(a)
    if a.kind != "absorb" or e is None or e.partner < 0 or e is spender(a):
        return False
    return a.values == {"emotion": Printed(e.card).name, "card": Printed(e.card).partner}


@repair("card.merge.absorb-partner-only")
def _(a: Attempt) -> None:
    e = own_emotion(a)
    assert e is not None
    e.partner = -1


@claim("card.absorb.colour")
def _(a: Attempt) -> bool:
    e = own_emotion(a)
    if a.kind != "absorb" or e is None or not Printed(e.card).absorbs:
        return False
    card, pays = Printed(e.card), Printed(spender(a).card)
    said = {"emotion": card.name, "affiliation": card.side, "spender": pays.name, "fragment": pays.side}
    return card.side != pays.side and a.values == said


@repair("card.absorb.colour")
def _(a: Attempt) -> None:
    e = own_emotion(a)
    assert e is not None
    spender(a).card = first_card(Printed(e.card).side, "Strong")


@claim("card.absorb.capacity")
def _(a: Attempt) -> bool:
    e = own_emotion(a)
    if a.kind != "absorb" or e is None or e.absorbed != 2:
        return False
    return (Printed(e.card).absorbs or e is spender(a)) and a.values == {"emotion": Printed(e.card).name}


@repair("card.absorb.capacity")
def _(a: Attempt) -> None:
    e = own_emotion(a)
    assert e is not None
    e.absorbed = 0


# ---- cancelling ------------------------------------------------------------------------------------------------------


@claim("card.cancel.match-vibe")
def _(a: Attempt) -> bool:
    if a.kind != "cancel" or not is_card(a):
        return False
    card, acting = Printed(a.option - opt.CARD), Printed(mindset(a.g, a.g.turn)[a.g.plan.spender].card)
    said = {
        "card": card.name,
        "found": card.vibe,
        "vibe": acting.vibe,
        "player": f"@{a.g.turn}",
        "type": acting.ability,
    }
    return card.number in hand(a.g, a.seat) and card.vibe != acting.vibe and a.values == said


@repair("card.cancel.match-vibe")
def _(a: Attempt) -> None:
    a.g.plan.vibe = VIBES.index(Printed(a.option - opt.CARD).vibe)


@claim("card.cancel.from-hand")
def _(a: Attempt) -> bool:
    named = named_card(a)
    if a.kind != "cancel" or named is None or named.number in hand(a.g, a.seat):
        return False
    return a.values == {"card": named.name, "where": whereabouts(a.g, a.seat, named.number)}


@repair("card.cancel.from-hand")
def _(a: Attempt) -> None:
    place = place_of(a)
    if is_card(a):
        give_card(a.g, a.seat, a.option - opt.CARD)
    elif place is not None and emotion_of(a) is not None:
        a.g.seats[place[0]].n_mindset = place[1]
    else:
        ask_turn(a)
