"""Options in plain words for people: on buttons, in advice, in replays. What is typed is in notation.py."""

from __future__ import annotations

from insula.games.card.gen import ask, opt
from insula.games.card.rules.cards import emotion_at, occupied
from insula.games.card.state import State
from insula.games.card.tables import ABILITIES, ABILITY, COLUMNS, MINDSET_LIMIT
from insula.games.card.words.notation import card_name

_CARD = {
    ask.TURN: "Invoke {}",
    ask.ENTRY: "Merge it with {}",
    ask.SUMMON: "Summon {}",
    ask.CANCEL: "Cancel it with {}",
    ask.STEAL_CARD: "Take {}",
    ask.TRIM: "Discard {}",
}
_PLACE = {
    ask.ENTRY: "Discard {} first",
    ask.ABSORB: "Onto {}",
    ask.DESTROY: "Destroy {}",
    ask.DRAIN: "Drain {}",
    ask.DRAIN_HOST: "Onto {}",
    ask.SWAP: "Swap for {}",
    ask.SWAP_OWN: "Give {}",
}
_IMPULSE = {ask.TURN: "Take {}", ask.DEPRIVE_CARD: "Discard {}", ask.EMBRACE: "Embrace {}"}
_PASS = {
    ask.TURN: "End turn",
    ask.MULLIGAN: "Keep your hand",
    ask.ENTRY: "Place it alone",
    ask.CANCEL: "Do not cancel",
    ask.STEAL_CARD: "Take nothing",
}
_SLOTS = {ask.DRAIN_GIVE: "From {}", ask.DRAIN_PUT: "Into {}"}
_SINGLE = {
    opt.MULLIGAN: "Replace all four cards",
    opt.SUPPLY: "To the supply",
    opt.DECK: "The main deck",
    opt.DISCARD_PILE: "The discard pile",
}


def option_label(g: State, option: int) -> str:
    """An option of the open question as a person says it."""
    kind = g.asked.kind
    if option >= opt.CARD:
        return _CARD.get(kind, "{}").format(card_name(option - opt.CARD))
    if option >= opt.PLACE:
        return _of_mindset(g, option - opt.PLACE)
    if option >= opt.SEAT:
        seat = option - opt.SEAT
        return f"Look at @{seat}’s hand" if kind == ask.STEAL else f"@{seat}"
    if option >= opt.STACK:
        return _of_impulse(g, option)
    if option in (opt.FRAGMENT_SLOT, opt.ABSORB_SLOT):
        slot = "a Fragment slot" if option == opt.FRAGMENT_SLOT else "an Absorb slot"
        told = _SLOTS.get(kind, "{}").format(slot)
        return told[:1].upper() + told[1:]
    return _PASS.get(kind, "Pass") if option == opt.PASS else _SINGLE[option]


def _of_mindset(g: State, place: int) -> str:
    """An Emotion in play; whose it is, where it is not one's own."""
    seat, number = divmod(place, MINDSET_LIMIT)
    if not occupied(g, place):
        return f"Place {number + 1} of {'your' if seat == g.asked.seat else f'@{seat}’s'} Mindset"
    card = emotion_at(g, place).card
    if g.asked.kind == ask.TURN and ABILITY[card] >= 0:
        return f"Use {card_name(card)}: {ABILITIES[ABILITY[card]]}"
    owner = "" if seat == g.asked.seat else f"@{seat}’s "
    return _PLACE.get(g.asked.kind, "{}").format(owner + card_name(card))


def _of_impulse(g: State, option: int) -> str:
    column = (option - opt.STACK) % COLUMNS
    if option < opt.IMPULSE:
        return f"The stack of column {column + 1}"
    card = g.impulse[column]
    return _IMPULSE.get(g.asked.kind, "{}").format(card_name(card)) if card >= 0 else f"Column {column + 1}"
