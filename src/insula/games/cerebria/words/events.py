"""What happened, in words: one sentence per event, and what lights up for it."""

from __future__ import annotations

from collections.abc import Callable

from insula.core.events import Event
from insula.games.cerebria.gen import ev
from insula.games.cerebria.rules.ending import CAPPED, COMMON_EXHAUSTED, TWENTY_POINTS
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ASPIRATION_IDS,
    CARD_IDS,
    DECK_NAMES,
    FRONTIER_NAMES,
    INTENTIONS,
    NEUTRALITY_NAME,
    REALM_NAMES,
    ROW_WORDS,
    SPHERE_NAMES,
    SPIRIT_NAMES,
    upgrades,
)
from insula.games.cerebria.terms import ABSORB, EMPOWER, GAIN_WILLPOWER
from insula.games.cerebria.words.names import (
    ACT_NAMES,
    KIND_NAMES,
    SPHERE_WORDS,
    TEAM_NAMES,
    VIBE_WORDS,
    card_name,
    slot_name,
    space_name,
)
from insula.games.cerebria.words.notation import aspiration_name

ENDINGS = {
    COMMON_EXHAUSTED: "no Common Aspiration is left",
    CAPPED: "{team} crowns the Identity with its Capping Fragment",
    TWENTY_POINTS: "{team} has 20 points on its Wheel",
}
FRAGMENT_NAMES = ("", "Minor", "Major", "Capping")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
OTHER_DECKS = ("a deck of their own", "a random deck", f"the {NEUTRALITY_NAME}")


def event_text(g: State, event: Event) -> str:
    """What happened, in one sentence without its full stop."""
    return _TEXTS[event.kind](g, event)


def _card(card: int) -> str:
    return card_name(card) if card >= 0 else "a card"


def _many(amount: int, what: str) -> str:
    return f"{amount} {what}{'' if abs(amount) == 1 or what in _UNCOUNTED else 's'}"


_UNCOUNTED = ("Willpower", "Essence", "Ambition")


def _change(who: str, amount: int, what: str) -> str:
    return f"{who} {'gains' if amount > 0 else 'gives up'} {_many(abs(amount), what)}"


def _of_seat(text: str) -> Callable[[State, Event], str]:
    """A sentence that begins with the seat and names the card and the slot."""

    def told(g: State, e: Event) -> str:
        slot = slot_name(e.other) if e.other >= 0 else ""
        return f"@{e.seat} " + text.format(card=_card(e.thing), slot=slot, amount=e.amount)

    return told


def _of_team(text: str) -> Callable[[State, Event], str]:
    """A sentence that begins with the team and names the Aspiration."""

    def told(g: State, e: Event) -> str:
        team = TEAM_NAMES[e.seat] if e.seat >= 0 else "Nobody"
        return f"{team} " + text.format(aspiration=aspiration_name(e.thing), amount=e.amount)

    return told


def _in_realm(text: str) -> Callable[[State, Event], str]:
    """A sentence about a seat and a Realm."""
    return lambda g, e: f"@{e.seat} " + text.format(realm=REALM_NAMES[e.thing])


def _deck(g: State, e: Event) -> str:
    decks = [*(f"the deck “{name}”" for name in DECK_NAMES), *OTHER_DECKS]
    return f"@{e.seat} plays {decks[e.thing]}"


def _acted(g: State, e: Event) -> str:
    used = ""
    if e.thing <= EMPOWER and e.other > 0:
        names = [u["name"] for i, u in enumerate(upgrades(g.seats[e.seat].board, e.thing)) if e.other >> i & 1]
        used = f" with {' and '.join(names)}"
    return f"@{e.seat} uses {ACT_NAMES[e.thing]}{used}"


def _razed(g: State, e: Event) -> str:
    left = "is now a Minor one" if e.other else "is gone"
    return f"The Fortress in {REALM_NAMES[e.thing]} {left}, by @{e.seat}"


def _vibe_placed(g: State, e: Event) -> str:
    row, cell = divmod(e.thing, 4)
    place = "the unlock space" if cell == 0 else upgrades(g.seats[e.seat].board, row)[cell - 1]["name"]
    return f"@{e.seat} places a {VIBE_WORDS[e.amount]} Vibe token on {place} of {ROW_WORDS[row].title()}"


def _essence(g: State, e: Event) -> str:
    kind = f"{KIND_NAMES[e.other]} " if e.other >= 0 else ""
    return f"@{e.seat} {'gains' if e.amount > 0 else 'gives up'} {abs(e.amount)} {kind}Essence"


def _essence_on(g: State, e: Event) -> str:
    verb = "gets" if e.amount > 0 else "loses"
    return f"{_card(e.thing)} at {slot_name(e.other)} {verb} {abs(e.amount)} Essence"


def _power(g: State, e: Event) -> str:
    where = f" at {slot_name(e.other)}" if e.other >= 0 else ""
    return f"The power of {_card(e.thing)}{where} works"


def _rotated(g: State, e: Event) -> str:
    return f"@{e.seat} rotates the Origin by {_many(e.amount, 'step')}"


def _actions(g: State, e: Event) -> str:
    return f"@{e.seat} {'gets' if e.amount > 0 else 'spends'} {_many(abs(e.amount), 'Action')}"


def _absorbed(g: State, e: Event) -> str:
    return f"@{e.seat} takes {e.amount} Willpower from {SPHERE_NAMES[e.thing]} at {REALM_NAMES[e.other]}"


def _refilled(g: State, e: Event) -> str:
    return f"{SPHERE_NAMES[e.thing]} at {REALM_NAMES[e.other]} is filled with {e.amount} Willpower"


def _common_gone(g: State, e: Event) -> str:
    if e.seat < 0:
        return f"The Common Aspiration {aspiration_name(e.thing)} is turned face down"
    return f"{TEAM_NAMES[e.seat]} removes the Common Aspiration {aspiration_name(e.thing)}"


def _won(g: State, e: Event) -> str:
    kind = "Common" if e.other else "Hidden"
    return f"{TEAM_NAMES[e.seat]} fulfils the {kind} Aspiration {aspiration_name(e.thing)}"


def _hidden_taken(g: State, e: Event) -> str:
    if e.thing < 0:
        return f"{TEAM_NAMES[e.seat]} has a new Hidden Aspiration"
    return f"{TEAM_NAMES[e.seat]} has {aspiration_name(e.thing)} as its Hidden Aspiration"


def _control(g: State, e: Event) -> str:
    where = f"the Frontier {FRONTIER_NAMES[e.thing]}" if e.other else REALM_NAMES[e.thing]
    team = TEAM_NAMES[e.seat] if e.seat >= 0 else "Nobody"
    return f"{team} controls {where}"


def _ended(g: State, e: Event) -> str:
    result = f"{TEAM_NAMES[e.seat]} wins" if e.seat >= 0 else "it is a tie"
    return f"The game is over: {result} with {_many(e.amount, 'point')}"


_TEXTS: dict[int, Callable[[State, Event], str]] = {
    ev.SPIRIT_CHOSEN: lambda g, e: f"@{e.seat} plays {SPIRIT_NAMES[e.thing]}",
    ev.DECK_CHOSEN: _deck,
    ev.PLACED_SPIRIT: lambda g, e: f"@{e.seat} starts on {space_name(e.thing)}",
    ev.STARTING_EMOTION: lambda g, e: f"@{e.seat} lays {_card(e.other)} at {slot_name(e.thing)}",
    ev.TURN_BEGAN: lambda g, e: f"@{e.seat} begins turn {e.amount}",
    ev.TURN_ENDED: lambda g, e: f"@{e.seat} ends the turn",
    ev.ACTED: _acted,
    ev.MOVED_SPIRIT: lambda g, e: f"@{e.seat} is now on {space_name(e.thing)}",
    ev.INVOKED: _of_seat("invokes {card} at {slot}"),
    ev.QUELLED: _of_seat("quells {card} at {slot}: {amount} Essence off"),
    ev.EMPOWERED: _of_seat("empowers the Emotion at {slot} to {card}, {amount} Essence on it"),
    ev.BUILT: _in_realm("builds a Fortress in {realm}"),
    ev.EXALTED: _in_realm("exalts the Fortress in {realm}"),
    ev.RAZED: _razed,
    ev.ATTUNED: _in_realm("moves the Fortress in {realm} to the Identity"),
    ev.VIBE_PLACED: _vibe_placed,
    ev.DISCARDED: _of_seat("discards {card}"),
    ev.REVEALED: _of_seat("shows {card}"),
    ev.DREW: _of_seat("draws {card}"),
    ev.TURNED_UP: lambda g, e: f"{_card(e.thing)} is the face-up card of @{e.seat}'s deck",
    ev.WILLPOWER: lambda g, e: _change(f"@{e.seat}", e.amount, "Willpower"),
    ev.ESSENCE: _essence,
    ev.AMBITION: lambda g, e: _change(TEAM_NAMES[e.seat], e.amount, "Ambition"),
    ev.ESSENCE_ON: _essence_on,
    ev.TOKEN_ON: lambda g, e: f"{_card(e.thing)} at {slot_name(e.other)} now has a +{e.amount} Intensity token",
    ev.INSECURE: lambda g, e: f"{_card(e.thing)} at {slot_name(e.other)} gets an Insecurity token",
    ev.MOVED_EMOTION: lambda g, e: f"{_card(e.thing)} moves from {slot_name(e.amount)} to {slot_name(e.other)}",
    ev.LEFT_PLAY: lambda g, e: f"{_card(e.thing)} at {slot_name(e.other)} leaves play",
    ev.ROTATED: _rotated,
    ev.POWER_WORKED: _power,
    ev.EXTRA_ACTIONS: _actions,
    ev.ABSORBED: _absorbed,
    ev.REVELATION: _in_realm("causes a Revelation at {realm}"),
    ev.HIDDEN_SHOWN: _of_team("shows its Hidden Aspiration {aspiration}"),
    ev.ASPIRATION_WON: _won,
    ev.FRAGMENT_ADDED: lambda g, e: f"{TEAM_NAMES[e.seat]} adds a {FRAGMENT_NAMES[e.thing]} Fragment to the Identity",
    ev.HARVESTED: lambda g, e: (
        f"The {FRAGMENT_NAMES[e.other]} Fortress of {TEAM_NAMES[e.seat]} in {REALM_NAMES[e.thing]} joins the Identity"
    ),
    ev.COMMON_GONE: _common_gone,
    ev.COMMON_NEXT: lambda g, e: f"The Common Aspiration is now {aspiration_name(e.thing)}",
    ev.HIDDEN_TAKEN: _hidden_taken,
    ev.LOOKED: lambda g, e: f"{TEAM_NAMES[e.seat]} looks at {_many(e.amount, 'Hidden Aspiration')}",
    ev.REFILLED: _refilled,
    ev.INTENTION: lambda g, e: (
        f"{TEAM_NAMES[e.seat]} scores {_many(e.amount, 'point')}: {INTENTIONS[e.thing]['text'].rstrip('.')}"
    ),
    ev.WHEEL: _of_team("stands at {amount} on its Wheel"),
    ev.CONTROL: _control,
    ev.END_TRIGGERED: lambda g, e: f"The game ends after this turn: {ENDINGS[e.thing].format(team=TEAM_NAMES[e.seat])}",
    ev.POINTS_GIVEN: lambda g, e: f"{TEAM_NAMES[e.seat]} gets {_many(e.amount, 'point')} for its Capping Fragment",
    ev.GAME_ENDED: _ended,
    ev.CONDITION_MET: lambda g, e: (
        f"{TEAM_NAMES[e.seat]} meets the {ORDINALS[e.other - 1]} condition of {aspiration_name(e.thing)}"
    ),
    ev.COMMON_MOVED: lambda g, e: (
        f"{TEAM_NAMES[e.seat]} moves {aspiration_name(e.thing)} to place {e.amount + 1} of the Common row"
    ),
    ev.DRAINED: lambda g, e: f"{e.amount} Willpower of {SPHERE_NAMES[e.thing]} goes to the supply, by @{e.seat}",
    ev.ORDER_DRAWN: lambda g, e: f"@{e.seat} is {ORDINALS[e.amount]} in player order",
}
_CARD_EVENTS = {
    ev.INVOKED,
    ev.QUELLED,
    ev.EMPOWERED,
    ev.DISCARDED,
    ev.REVEALED,
    ev.DREW,
    ev.TURNED_UP,
    ev.ESSENCE_ON,
    ev.TOKEN_ON,
    ev.INSECURE,
    ev.MOVED_EMOTION,
    ev.LEFT_PLAY,
    ev.POWER_WORKED,
}
_REALM_EVENTS = {ev.BUILT, ev.EXALTED, ev.RAZED, ev.ATTUNED, ev.REVELATION, ev.HARVESTED}
_SPHERE_EVENTS = {ev.ABSORBED, ev.REFILLED, ev.DRAINED}
_ASPIRATION_EVENTS = {
    ev.HIDDEN_SHOWN,
    ev.ASPIRATION_WON,
    ev.COMMON_GONE,
    ev.COMMON_NEXT,
    ev.HIDDEN_TAKEN,
    ev.CONDITION_MET,
    ev.COMMON_MOVED,
}
TEAM_EVENTS = {
    ev.AMBITION,
    ev.HIDDEN_SHOWN,
    ev.ASPIRATION_WON,
    ev.FRAGMENT_ADDED,
    ev.HARVESTED,
    ev.COMMON_GONE,
    ev.COMMON_NEXT,
    ev.HIDDEN_TAKEN,
    ev.LOOKED,
    ev.REFILLED,
    ev.INTENTION,
    ev.WHEEL,
    ev.CONTROL,
    ev.END_TRIGGERED,
    ev.POINTS_GIVEN,
    ev.GAME_ENDED,
    ev.CONDITION_MET,
    ev.COMMON_MOVED,
}


def event_things(g: State, event: Event) -> list[str]:
    """What lights up for an event."""
    things = []
    if event.seat >= 0:
        things.append(f"team:{event.seat}" if event.kind in TEAM_EVENTS else f"seat:{event.seat}")
    if event.thing < 0:
        return things
    if event.kind == ev.ACTED:
        things += _used(event)
    elif event.kind in _CARD_EVENTS:
        things.append(_card_thing(event))
    elif event.kind == ev.STARTING_EMOTION:
        things.append(f"slot:{event.thing}")
    elif event.kind in (ev.PLACED_SPIRIT, ev.MOVED_SPIRIT):
        things.append(f"space:{event.thing}")
    elif event.kind in _REALM_EVENTS:
        things.append(f"fortress:{event.thing}")
    elif event.kind in _SPHERE_EVENTS:
        things.append(f"sphere:{SPHERE_WORDS[event.thing]}")
    elif event.kind in _ASPIRATION_EVENTS:
        things.append(f"aspiration:{ASPIRATION_IDS[event.thing]}")
    elif event.kind == ev.VIBE_PLACED:
        things.append(f"board:{event.seat}:{event.thing // 4}:{event.thing % 4}")
    elif event.kind == ev.CONTROL:
        things.append(f"frontier:{event.thing}" if event.other else f"realm:{event.thing}")
    return things


def _used(event: Event) -> list[str]:
    """The row of the Spirit Board with its upgrades, or the Realm, that an Action was taken with.

    Cells and cards of a hand are named with their seat: what one player does marks nothing of another's.
    """
    if event.thing > EMPOWER:
        return [f"realm:{event.thing - GAIN_WILLPOWER}"] if event.thing < ABSORB else []
    cells = [0, *(i + 1 for i in range(3) if event.other > 0 and event.other >> i & 1)]
    return [f"board:{event.seat}:{event.thing}:{cell}" for cell in cells]


def _card_thing(event: Event) -> str:
    """Where the card is: in its slot, on top of a deck, else in a hand."""
    if event.other >= 0:
        return f"slot:{event.other}"
    if event.kind == ev.TURNED_UP:
        return f"top:{event.seat}"
    return f"hand:{event.seat}:{CARD_IDS[event.thing]}"
