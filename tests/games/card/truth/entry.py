"""Claims about Emotions that enter: making room and merging."""

from __future__ import annotations

from insula.games.card.gen import opt
from insula.testing.truth import Attempt
from tests.games.card.truth.reading import (
    CLAIMS,
    Printed,
    ask_owner,
    first_card,
    foreign,
    give_card,
    hand,
    is_card,
    mindset,
    named_card,
    own_emotion,
    whereabouts,
)

claim, repair = CLAIMS.claim, CLAIMS.repair


def merges_with(a: Attempt) -> bool:
    """Whether the named card of the hand could be merged with the card that enters."""
    entering, named = Printed(a.g.plan.card), Printed(a.option - opt.CARD)
    pair = not entering.absorbs and named.absorbs and entering.side == named.side
    return pair and named.number in hand(a.g, a.seat)


@claim("card.invoke.mindset-limit")
def _(a: Attempt) -> bool:
    full = len(mindset(a.g, a.seat)) == 4 and a.g.plan.discard < 0
    enters = a.text == "alone" or (is_card(a) and merges_with(a))
    return a.kind == "entry" and full and enters


@repair("card.invoke.mindset-limit")
def _(a: Attempt) -> None:
    a.g.seats[a.seat].n_mindset = 3


@claim("card.invoke.optional-discard")
def _(a: Attempt) -> bool:
    named = named_card(a)
    if a.kind != "entry" or named is None or not foreign(a):
        return False
    return a.values == {"emotion": named.name, "player": foreign(a), "card": Printed(a.g.plan.card).name}


@repair("card.invoke.optional-discard")
def _(a: Attempt) -> None:
    ask_owner(a)


@claim("card.invoke.discard-one-only")
def _(a: Attempt) -> bool:
    if a.kind != "entry" or own_emotion(a) is None or a.g.plan.discard < 0:
        return False
    return a.values == {"emotion": Printed(mindset(a.g, a.seat)[a.g.plan.discard].card).name}


@repair("card.invoke.discard-one-only")
def _(a: Attempt) -> None:
    a.g.plan.discard = -1


@claim("card.merge.optional")
def _(a: Attempt) -> bool:
    entering = Printed(a.g.plan.card)
    other = is_card(a) and a.option - opt.CARD != entering.number
    return a.kind == "entry" and other and entering.absorbs and a.values == {"emotion": entering.name}


@repair("card.merge.optional")
def _(a: Attempt) -> None:
    a.g.plan.card = first_card("Bliss", "Mild")


@claim("card.merge.only-on-entry")
def _(a: Attempt) -> bool:
    if a.kind != "entry" or not is_card(a):
        return False
    card = a.option - opt.CARD
    said = {"card": Printed(card).name, "where": whereabouts(a.g, a.seat, card)}
    return card not in hand(a.g, a.seat) and a.values == said


@repair("card.merge.only-on-entry")
def _(a: Attempt) -> None:
    give_card(a.g, a.seat, a.option - opt.CARD)


@claim("card.merge.pair")
def _(a: Attempt) -> bool:
    if a.kind != "entry" or not is_card(a):
        return False
    entering, named = Printed(a.g.plan.card), Printed(a.option - opt.CARD)
    two_emotions = not entering.absorbs and not named.absorbs and entering.number != named.number
    said = {"emotion": entering.name, "partner": entering.partner, "card": named.name, "strength": named.strength}
    return two_emotions and a.values == said


@claim("card.merge.affiliation")
def _(a: Attempt) -> bool:
    if a.kind != "entry" or not is_card(a):
        return False
    entering, named = Printed(a.g.plan.card), Printed(a.option - opt.CARD)
    wrong = not entering.absorbs and named.absorbs and named.side != entering.side
    said = {"emotion": entering.name, "affiliation": entering.side, "partner": entering.partner}
    return wrong and a.values == said


@repair("card.merge.affiliation")
def _(a: Attempt) -> None:
    a.g.plan.card = first_card(Printed(a.option - opt.CARD).side, "Mild")
