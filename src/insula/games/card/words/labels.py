"""Options in plain words for people: on buttons, in advice, in replays. What is typed is in notation.py."""

from __future__ import annotations

from insula.games.card.gen import ask, opt
from insula.games.card.rules.cards import emotion_at, occupied
from insula.games.card.state import State
from insula.games.card.tables import ABILITY, COLUMNS, MINDSET_LIMIT
from insula.games.card.words.say import ability_name, card_name, say

_CARD = frozenset([ask.TURN, ask.ENTRY, ask.SUMMON, ask.CANCEL, ask.STEAL_CARD, ask.TRIM])
_PLACE = frozenset([ask.ENTRY, ask.ABSORB, ask.DESTROY, ask.DRAIN, ask.DRAIN_HOST, ask.SWAP, ask.SWAP_OWN])
_IMPULSE = frozenset([ask.TURN, ask.DEPRIVE_CARD, ask.EMBRACE])
_PASS = frozenset([ask.TURN, ask.MULLIGAN, ask.ENTRY, ask.CANCEL, ask.STEAL_CARD])
_SLOTS = {opt.FRAGMENT_SLOT: "label-fragment-slot", opt.ABSORB_SLOT: "label-absorb-slot"}
_SINGLE = {
    opt.MULLIGAN: "label-mulligan",
    opt.SUPPLY: "label-supply",
    opt.DECK: "label-deck",
    opt.DISCARD_PILE: "label-discard-pile",
}


def _of(kind: int) -> str:
    """The kind of a question as it stands in keys."""
    return ask.NAMES[kind].replace("_", "-")


def option_label(g: State, option: int) -> str:
    """An option of the open question as a person says it."""
    kind = g.asked.kind
    if option >= opt.CARD:
        card = card_name(option - opt.CARD)
        return say(f"label-{_of(kind)}", card=card) if kind in _CARD else card
    if option >= opt.PLACE:
        return _of_mindset(g, option - opt.PLACE)
    if option >= opt.SEAT:
        who = f"@{option - opt.SEAT}"
        return say("label-look", who=who) if kind == ask.STEAL else who
    if option >= opt.STACK:
        return _of_impulse(g, option)
    if option in _SLOTS:
        moves = kind in (ask.DRAIN_GIVE, ask.DRAIN_PUT)
        return say(f"{_SLOTS[option]}-{_of(kind)}" if moves else _SLOTS[option])
    if option == opt.PASS:
        return say(f"label-pass-{_of(kind)}" if kind in _PASS else "label-pass")
    return say(_SINGLE[option])


def _of_mindset(g: State, place: int) -> str:
    """An Emotion in play; whose it is, where it is not one's own."""
    seat, number = divmod(place, MINDSET_LIMIT)
    own = seat == g.asked.seat
    if not occupied(g, place):
        if own:
            return say("label-empty-own", number=number + 1)
        return say("label-empty", number=number + 1, who=f"@{seat}")
    card = emotion_at(g, place).card
    name, kind = card_name(card), g.asked.kind
    if kind == ask.TURN and ABILITY[card] >= 0:
        return say("label-use", card=name, ability=ability_name(ABILITY[card]))
    named = name if own else say("label-of", who=f"@{seat}", card=name)
    return say(f"label-place-{_of(kind)}", card=named) if kind in _PLACE else named


def _of_impulse(g: State, option: int) -> str:
    column = (option - opt.STACK) % COLUMNS
    if option < opt.IMPULSE:
        return say("label-stack", column=column + 1)
    card, kind = g.impulse[column], g.asked.kind
    if card < 0:
        return say("label-column", column=column + 1)
    return say(f"label-impulse-{_of(kind)}", card=card_name(card)) if kind in _IMPULSE else card_name(card)
