"""Words of the card game: options, questions and events."""

from __future__ import annotations

from insula.core.events import Event
from insula.games.card.gen import ask, ev, opt
from insula.games.card.rules.cards import emotion_at, occupied
from insula.games.card.state import State
from insula.games.card.tables import (
    ACTIONS_PER_TURN,
    AFFILIATION,
    BLISS,
    CARD_IDS,
    GLOOM,
    MINDSET_LIMIT,
)
from insula.games.card.words.say import (
    ability_name,
    card_name,
    cards,
    combination_name,
    condition_name,
    fragments,
    say,
    side_name,
    vibe_name,
)

_CARD_VERBS = {
    ask.TURN: "invoke",
    ask.ENTRY: "merge",
    ask.SUMMON: "summon",
    ask.CANCEL: "cancel",
    ask.STEAL_CARD: "steal",
    ask.TRIM: "discard",
}
_PLACE_VERBS = {
    ask.TURN: "use",
    ask.ENTRY: "discard",
    ask.ABSORB: "absorb",
    ask.DESTROY: "destroy",
    ask.DRAIN: "drain",
    ask.DRAIN_HOST: "onto",
    ask.SWAP: "swap",
    ask.SWAP_OWN: "give",
}
_IMPULSE_VERBS = {ask.TURN: "take", ask.DEPRIVE_CARD: "discard", ask.EMBRACE: "embrace"}
_PASS_WORDS = {ask.TURN: "end turn", ask.MULLIGAN: "keep", ask.ENTRY: "alone", ask.STEAL_CARD: "leave"}
_SINGLE_WORDS = {
    opt.MULLIGAN: "mulligan",
    opt.SUPPLY: "supply",
    opt.FRAGMENT_SLOT: "fragment slot",
    opt.ABSORB_SLOT: "absorb slot",
    opt.DECK: "deck",
    opt.DISCARD_PILE: "discard pile",
}


def _letter(seat: int) -> str:
    return "abcde"[seat]


def _name_at(g: State, place: int) -> str:
    return card_name(emotion_at(g, place).card) if occupied(g, place) else say("that-place")


# ---- options -----------------------------------------------------------------------------------------------


def option_text(g: State, option: int) -> str:
    """The notation of an option for the open question."""
    kind = g.asked.kind
    if option >= opt.CARD:
        return f"{_CARD_VERBS.get(kind, 'card')} {CARD_IDS[option - opt.CARD]}"
    if option >= opt.PLACE:
        place = option - opt.PLACE
        seat, number = divmod(place, MINDSET_LIMIT)
        what = CARD_IDS[emotion_at(g, place).card] if occupied(g, place) else f"{_letter(seat)}{number + 1}"
        return f"{_PLACE_VERBS.get(kind, 'emotion')} {what}"
    if option >= opt.SEAT:
        return f"{'from' if kind == ask.STEAL else 'seat'} {_letter(option - opt.SEAT)}"
    if option >= opt.IMPULSE:
        card = g.impulse[option - opt.IMPULSE]
        what = CARD_IDS[card] if card >= 0 else f"column {option - opt.IMPULSE + 1}"
        return f"{_IMPULSE_VERBS.get(kind, 'impulse')} {what}"
    if option >= opt.STACK:
        return f"stack {option - opt.STACK + 1}"
    if option == opt.PASS:
        return _PASS_WORDS.get(kind, "pass")
    return _SINGLE_WORDS[option]


def option_thing(g: State, option: int) -> str:
    """What to click for an option."""
    if option >= opt.CARD:
        return f"card:{CARD_IDS[option - opt.CARD]}"
    if option >= opt.PLACE:
        seat, number = divmod(option - opt.PLACE, MINDSET_LIMIT)
        return f"slot:{seat}:{number}"
    if option >= opt.SEAT:
        return f"seat:{option - opt.SEAT}"
    if option >= opt.IMPULSE:
        return f"impulse:{option - opt.IMPULSE}"
    if option >= opt.STACK:
        return f"stack:{option - opt.STACK}"
    return {opt.SUPPLY: "supply", opt.DECK: "deck", opt.DISCARD_PILE: "discard"}.get(
        option, f"button:{option_text(g, option).replace(' ', '-')}"
    )


# ---- questions ------------------------------------------------------------------------------------------------


def question_text(g: State) -> str:
    """The open question in one sentence; it tells nothing that is hidden from anybody."""
    who = f"@{g.asked.seat}"
    kind = g.asked.kind
    key = f"ask-{ask.NAMES[kind].replace('_', '-')}"
    if kind == ask.TURN:
        if g.actions < ACTIONS_PER_TURN:
            return say(key, who=who, number=g.actions + 1, of=ACTIONS_PER_TURN)
        return say("ask-turn-after", who=who)
    if kind == ask.ENTRY:
        return say(_entry_question(g), who=who)
    if kind in (ask.ABSORB, ask.CANCEL):
        spender = card_name(g.seats[g.turn].mindset[g.plan.spender].card)
        if kind == ask.ABSORB:
            return say(key, who=who, card=spender)
        ability, vibe = ability_name(g.plan.ability), vibe_name(g.plan.vibe)
        return say(key, who=who, other=f"@{g.turn}", ability=ability, card=spender, vibe=vibe)
    if kind == ask.STEAL_CARD:
        return say(key, who=who, other=f"@{g.plan.victim}")
    if kind == ask.DEPRIVE_CARD:
        return say(key, who=who, left=g.plan.amount)
    if kind in (ask.DRAIN_HOST, ask.DRAIN_GIVE, ask.SWAP_OWN):
        return say(key, who=who, card=_name_at(g, g.plan.source))
    if kind == ask.DRAIN_PUT:
        return say(key, who=who, card=_name_at(g, g.plan.host))
    if kind == ask.TRIM:
        return say(key, who=who, left=g.seats[g.asked.seat].to_trim)
    return say(key, who=who)


def _entry_question(g: State) -> str:
    if g.plan.discard >= 0 or g.seats[g.asked.seat].n_mindset == 0:
        return "ask-entry-alone"
    return "ask-entry-room" if g.seats[g.asked.seat].n_mindset >= MINDSET_LIMIT else "ask-entry"


# ---- events -------------------------------------------------------------------------------------------------------


def _card(card: int) -> str:
    return card_name(card) if card >= 0 else say("a-card")


_OF_CARDS = frozenset(
    [ev.RESHUFFLED, ev.IMPULSE_RENEWED, ev.STACKS_REFILLED, ev.MINDSETS_CLEARED, ev.HANDS_TRIMMED, ev.HANDS_FILLED]
)
_OF_MINDSETS = frozenset([ev.ENTERED, ev.LEFT_MINDSET, ev.SPENT])


def event_text(g: State, event: Event) -> str:
    """What happened, in one sentence."""
    who, kind, amount, other = f"@{event.seat}", event.kind, event.amount, event.other
    key = f"event-{ev.NAMES[kind].lower().replace('_', '-')}"
    if kind in _OF_CARDS:
        return say(key, cards=cards(amount))
    if kind in _OF_MINDSETS:
        return _mindset_event(key, who, event)
    if kind == ev.TOSSED:
        return say(key, side=side_name(amount))
    if kind == ev.STARTED:
        return say(key, who=who, side=side_name(amount & 1))
    if kind == ev.MULLIGANED:
        return say(key, who=who, replaced="yes" if amount else "no")
    if kind == ev.TURN_BEGAN:
        return say(key, who=who, cycle=amount)
    if kind == ev.DISCARDED and other >= 0:
        return say("event-discarded-impulse", who=who, card=_card(event.thing), column=other + 1)
    if kind in (ev.DISCARDED, ev.DREW):
        return say(key, who=who, card=_card(event.thing))
    if kind == ev.TOOK:
        return say(key, who=who, card=_card(event.thing), column=other + 1)
    if kind == ev.TURNED_UP:
        return say(key, card=_card(event.thing), column=other + 1)
    if kind == ev.PASSED_CANCEL:
        return say(key, who=who)
    if kind == ev.LOOKED:
        return say(key, who=who, other=f"@{other}", cards=cards(amount))
    if kind in (ev.CANCELLED, ev.STOLE):
        return say(key, who=who, card=_card(event.thing), other=f"@{other}")
    if kind == ev.LEFT_CARD:
        return say(key, who=who, other=f"@{other}")
    if kind == ev.REVELATION:
        return say(key, who=who, column=other + 1)
    return _score_event(key, who, event)


def _mindset_event(key: str, who: str, event: Event) -> str:
    kind, amount, other = event.kind, event.amount, event.other
    name = _card(event.thing)
    if kind == ev.SPENT:
        if other >= 0:
            return say("event-spent-onto", who=who, card=name, other=card_name(other))
        return say(key, who=who, card=name)
    if other >= 0:
        name = say("merged-pair", card=name, other=card_name(other))
    if not amount:
        return say(key, who=who, card=name)
    moved = fragments(amount, AFFILIATION[event.thing])
    if kind == ev.ENTERED:
        return say(f"{key}-with", who=who, card=name, fragments=moved)
    return say(f"{key}-with", who=who, card=name, fragments=moved, count=amount)


def _score_event(key: str, who: str, event: Event) -> str:
    kind, amount, other = event.kind, event.amount, event.other
    if kind == ev.USED:
        return say(key, who=who, ability=ability_name(other), card=_card(event.thing))
    if kind == ev.SWAPPED:
        if amount == event.seat:
            return say("event-swapped-own", who=who, card=_card(event.thing), other=card_name(other))
        return say(key, who=who, card=_card(event.thing), to=f"@{amount}", other=card_name(other))
    if kind == ev.DRAINED:
        moved = fragments(amount, AFFILIATION[other])
        return say(key, who=who, fragments=moved, card=_card(event.thing), other=card_name(other))
    if kind == ev.COLLECTED:
        return say(key, who=who, bliss=fragments(other, BLISS), gloom=fragments(amount, GLOOM))
    if kind == ev.BONUS:
        return say(key, who=who, combination=combination_name(other), count=amount)
    return say(key, who=who, condition=condition_name(other))


def event_things(g: State, event: Event) -> list[str]:
    """What lights up for an event."""
    things = [f"card:{CARD_IDS[event.thing]}"] if event.thing >= 0 else []
    if event.kind in (ev.ENTERED, ev.LEFT_MINDSET, ev.SPENT, ev.SWAPPED, ev.DRAINED) and event.other >= 0:
        things.append(f"card:{CARD_IDS[event.other]}")
    if event.kind in (ev.TOOK, ev.TURNED_UP, ev.REVELATION):
        things.append(f"impulse:{event.other}")
    if event.seat >= 0:
        things.append(f"seat:{event.seat}")
    return things
