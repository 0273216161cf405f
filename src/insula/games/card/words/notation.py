"""Words of the card game: options, questions and events."""

from __future__ import annotations

from insula.core.events import Event
from insula.games.card.gen import ask, ev, opt
from insula.games.card.rules.cards import emotion_at, occupied
from insula.games.card.state import State
from insula.games.card.tables import (
    ABILITIES,
    ACTIONS_PER_TURN,
    AFFILIATION,
    AFFILIATIONS,
    CARD_IDS,
    CARD_NAMES,
    COMBINATIONS,
    FRAGMENT_SLOTS,
    MINDSET_LIMIT,
    VIBE,
    VIBES,
)
from insula.games.card.words.ending import CONDITION_NAMES

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


def card_name(card: int) -> str:
    """A card for people: Brightness and Bleakness by their Vibe."""
    return CARD_NAMES[card] if FRAGMENT_SLOTS[card] > 0 else f"{CARD_NAMES[card]} ({VIBES[VIBE[card]]})"


def _letter(seat: int) -> str:
    return "abcde"[seat]


def _name_at(g: State, place: int) -> str:
    return card_name(emotion_at(g, place).card) if occupied(g, place) else "That place"


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
    if kind == ask.TURN:
        if g.actions < ACTIONS_PER_TURN:
            which = f"Action {g.actions + 1} of {ACTIONS_PER_TURN}"
            return f"{who}, take a card, play one, or use an Ability ({which})."
        return f"{who}, use an Ability of an Emotion of yours or end your turn."
    if kind == ask.ENTRY:
        return _entry_question(g, who)
    if kind == ask.ABSORB:
        spender = card_name(g.seats[g.turn].mindset[g.plan.spender].card)
        return f"{who}, where does the Fragment spent by {spender} go?"
    if kind == ask.CANCEL:
        spender = card_name(g.seats[g.turn].mindset[g.plan.spender].card)
        vibe = VIBES[g.plan.vibe]
        return f"{who}, do you cancel @{g.turn}'s {ABILITIES[g.plan.ability]} ({spender}) with a {vibe} card?"
    if kind == ask.STEAL_CARD:
        return f"{who}, which of @{g.plan.victim}'s cards do you take, if any?"
    if kind == ask.DEPRIVE_CARD:
        return f"{who}, which Impulse card do you discard ({g.plan.amount} to go)?"
    if kind == ask.DRAIN_HOST:
        return f"{who}, which of your Emotions takes the Fragments of {_name_at(g, g.plan.source)}?"
    if kind == ask.DRAIN_GIVE:
        return f"{who}, which kind of slot on {_name_at(g, g.plan.source)} gives up a Fragment?"
    if kind == ask.DRAIN_PUT:
        return f"{who}, which kind of slot on {_name_at(g, g.plan.host)} takes the Fragment?"
    if kind == ask.SWAP_OWN:
        return f"{who}, which of your Emotions do you exchange for {_name_at(g, g.plan.source)}?"
    if kind == ask.TRIM:
        return f"{who}, which card do you discard ({g.seats[g.asked.seat].to_trim} to go)?"
    return f"{who}, {_PLAIN_QUESTIONS[kind]}"


_PLAIN_QUESTIONS = {
    ask.MULLIGAN: "do you keep your hand or replace all four cards?",
    ask.DESTROY: "which Emotion do you Destroy?",
    ask.SUMMON: "which card from your hand do you Summon?",
    ask.STEAL: "whose hand do you look at?",
    ask.SWAP: "which Emotion do you swap for one of yours?",
    ask.EMBRACE: "which Impulse card do you take?",
    ask.DRAIN: "which Emotion do you Drain?",
}


def _entry_question(g: State, who: str) -> str:
    if g.plan.discard >= 0 or g.seats[g.asked.seat].n_mindset == 0:
        return f"{who}, place the new Emotion alone or merge it?"
    if g.seats[g.asked.seat].n_mindset >= MINDSET_LIMIT:
        return f"{who}, which Emotion do you discard to make room?"
    return f"{who}, place the new Emotion alone, merge it, or discard an Emotion first?"


# ---- events -------------------------------------------------------------------------------------------------------


def _card(card: int) -> str:
    return card_name(card) if card >= 0 else "a card"


def _fragments(amount: int, affiliation: int) -> str:
    return f"{amount} {AFFILIATIONS[affiliation]} Fragment{'' if amount == 1 else 's'}"


def _cards(amount: int) -> str:
    return "1 card" if amount == 1 else f"{amount} cards"


def event_text(g: State, event: Event) -> str:
    """What happened, in one sentence."""
    who, kind, amount, other = f"@{event.seat}", event.kind, event.amount, event.other
    if kind in _TABLE_EVENTS:
        mood = AFFILIATIONS[amount] if kind == ev.TOSSED else ""
        return _TABLE_EVENTS[kind].format(cards=_cards(amount), mood=mood)
    if kind in (ev.ENTERED, ev.LEFT_MINDSET, ev.SPENT):
        return _mindset_event(who, event)
    if kind == ev.DISCARDED:
        where = f"from column {other + 1} of the Impulse" if other >= 0 else "from their hand"
        return f"{who} discards {_card(event.thing)} {where}"
    texts = {
        ev.STARTED: f"{who} is the starting player; the Mood is {AFFILIATIONS[amount & 1]}",
        ev.MULLIGANED: f"{who} {'replaces all four cards' if amount else 'keeps their hand'}",
        ev.TURN_BEGAN: f"{who} begins a turn (Cycle {amount})",
        ev.TOOK: f"{who} takes {_card(event.thing)} from column {other + 1} of the Impulse",
        ev.TURNED_UP: f"{_card(event.thing)} is turned up in column {other + 1} of the Impulse",
        ev.CANCELLED: f"{who} discards {_card(event.thing)} and cancels @{other}'s Ability",
        ev.PASSED_CANCEL: f"{who} does not cancel",
        ev.LOOKED: f"{who} looks at @{other}'s hand ({_cards(amount)})",
        ev.STOLE: f"{who} takes {_card(event.thing)} from @{other}'s hand",
        ev.LEFT_CARD: f"{who} takes no card from @{other}'s hand",
        ev.DREW: f"{who} draws {_card(event.thing)}",
        ev.REVELATION: f"Column {other + 1} of the Impulse cannot be refilled: a Revelation ends {who}'s turn",
    }
    return texts[kind] if kind in texts else _score_event(who, event)


_TABLE_EVENTS = {
    ev.RESHUFFLED: "The discard pile is shuffled into a new main deck of {cards}",
    ev.IMPULSE_RENEWED: "A new Impulse is laid out ({cards})",
    ev.STACKS_REFILLED: "The Impulse Stacks are refilled ({cards})",
    ev.MINDSETS_CLEARED: "All Mindsets are discarded ({cards})",
    ev.HANDS_TRIMMED: "Everybody keeps at most four cards ({cards} discarded)",
    ev.HANDS_FILLED: "Everybody draws up to four cards ({cards} drawn)",
    ev.TOSSED: "The Mood Marker Coin shows {mood}",
}


def _mindset_event(who: str, event: Event) -> str:
    kind, amount, other = event.kind, event.amount, event.other
    name = _card(event.thing)
    merged = f" merged with {card_name(other)}" if other >= 0 else ""
    if kind == ev.SPENT:
        where = f"onto {card_name(other)}" if other >= 0 else "to the supply"
        return f"{who}'s {name} spends a Fragment {where}"
    fragments = _fragments(amount, AFFILIATION[event.thing])
    verb = "es" if amount == 1 else ""
    if kind == ev.ENTERED:
        return f"{name}{merged} enters {who}'s Mindset" + (f" with {fragments}" if amount else "")
    return f"{name}{merged} leaves {who}'s Mindset" + (f"; {fragments} go{verb} back to the supply" if amount else "")


def _score_event(who: str, event: Event) -> str:
    kind, amount, other = event.kind, event.amount, event.other
    if kind == ev.USED:
        return f"{who} uses {ABILITIES[other]} ({_card(event.thing)})"
    if kind == ev.SWAPPED:
        if amount == event.seat:
            return f"{who} exchanges {_card(event.thing)} and {card_name(other)} in their own Mindset"
        return f"{who} gives {_card(event.thing)} to @{amount} for {card_name(other)}"
    if kind == ev.DRAINED:
        moved = _fragments(amount, AFFILIATION[other])
        return f"{who} drains {moved} from {_card(event.thing)} onto {card_name(other)}"
    if kind == ev.COLLECTED:
        return f"{who} collects {_fragments(other, 0)} and {_fragments(amount, 1)}"
    if kind == ev.BONUS:
        bonus = "1 bonus Fragment" if amount == 1 else f"{amount} bonus Fragments"
        return f"{who} has {COMBINATIONS[other]}: {bonus} of the Mood's side"
    return f"{who} wins: {CONDITION_NAMES[other]}"


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
