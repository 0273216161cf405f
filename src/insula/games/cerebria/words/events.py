"""What happened, in words: one sentence per event, and what lights up for it."""

from __future__ import annotations

from collections.abc import Callable

from insula.core.events import Event
from insula.games.cerebria.gen import ev
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ASPIRATION_IDS, CARD_IDS, N_DECKS, NEUTRALITY_DECK, upgrades
from insula.games.cerebria.terms import ABSORB, EMPOWER, GAIN_WILLPOWER
from insula.games.cerebria.words.ending import ENDINGS
from insula.games.cerebria.words.names import SPHERE_WORDS
from insula.games.cerebria.words.say import (
    act_name,
    aspiration_name,
    at_slot,
    card_name,
    chained,
    deck_name,
    frontier_name,
    in_realm,
    intention_text,
    of_team,
    points,
    realm_name,
    say,
    slot_name,
    space_name,
    sphere_name,
    spirit_name,
    team_name,
    the_realm,
    upgrade_name,
    vibe_name,
)

FRAGMENTS = ("", "minor", "major", "capping")
OTHER_DECKS = {N_DECKS: "own", N_DECKS + 1: "random", NEUTRALITY_DECK: "neutrality"}


def event_text(g: State, event: Event) -> str:
    """What happened, in one sentence without its full stop."""
    return _TEXTS[event.kind](g, event)


def _who(e: Event) -> str:
    return f"@{e.seat}"


def _card(card: int) -> str:
    return card_name(card) if card >= 0 else say("a-card")


def _team(team: int) -> str:
    return team_name(team) if team >= 0 else say("nobody")


def _changes(amount: int) -> str:
    """The word by which a message chooses its verb."""
    return "gains" if amount > 0 else "loses"


def _of_card(key: str) -> Callable[[State, Event], str]:
    """A sentence about a seat and a card."""
    return lambda g, e: say(key, who=_who(e), card=_card(e.thing))


def _at_slot(key: str) -> Callable[[State, Event], str]:
    """A sentence about an Emotion on its slot, and what it gets there."""
    return lambda g, e: say(key, card=_card(e.thing), at=at_slot(e.other))


def _in_realm(key: str) -> Callable[[State, Event], str]:
    """A sentence about a seat and what it does in a Realm."""
    return lambda g, e: say(key, who=_who(e), in_realm=in_realm(e.thing))


def _of_team(key: str) -> Callable[[State, Event], str]:
    """A sentence about a team and an Aspiration."""
    return lambda g, e: say(key, team=_team(e.seat), aspiration=aspiration_name(e.thing))


def _deck(g: State, e: Event) -> str:
    if e.thing in OTHER_DECKS:
        return say(f"event-deck-{OTHER_DECKS[e.thing]}", who=_who(e))
    return say("event-deck", who=_who(e), deck=deck_name(e.thing))


def _acted(g: State, e: Event) -> str:
    if e.thing > EMPOWER or e.other <= 0:
        return say("event-acted", who=_who(e), act=act_name(e.thing))
    cells = upgrades(g.seats[e.seat].board, e.thing)
    used = [upgrade_name(cell["name"]) for i, cell in enumerate(cells) if e.other >> i & 1]
    return say("event-acted-with", who=_who(e), act=act_name(e.thing), upgrades=chained(used))


def _quelled(g: State, e: Event) -> str:
    return say("event-quelled", who=_who(e), card=_card(e.thing), at=at_slot(e.other), amount=e.amount)


def _empowered(g: State, e: Event) -> str:
    return say("event-empowered", who=_who(e), card=_card(e.thing), at=at_slot(e.other), amount=e.amount)


def _razed(g: State, e: Event) -> str:
    return say("event-razed", left="minor" if e.other else "nothing", in_realm=in_realm(e.thing), who=_who(e))


def _vibe_placed(g: State, e: Event) -> str:
    row, cell = divmod(e.thing, 4)
    vibe = vibe_name(e.amount)
    if cell == 0:
        return say("event-vibe-unlocks", who=_who(e), vibe=vibe, act=act_name(row))
    place = upgrade_name(upgrades(g.seats[e.seat].board, row)[cell - 1]["name"])
    return say("event-vibe-placed", who=_who(e), vibe=vibe, act=act_name(row), upgrade=place)


def _essence(g: State, e: Event) -> str:
    amount = abs(e.amount)
    held = say("essence-of", count=amount, kind=team_name(e.other)) if e.other >= 0 else say("essence", count=amount)
    return say("event-gained", who=_who(e), changes=_changes(e.amount), what=held)


def _essence_on(g: State, e: Event) -> str:
    at = at_slot(e.other)
    return say("event-essence-on", card=_card(e.thing), at=at, changes=_changes(e.amount), amount=abs(e.amount))


def _moved_emotion(g: State, e: Event) -> str:
    start, goal = slot_name(e.amount, "from-slot"), slot_name(e.other, "to-slot")
    return say("event-moved-emotion", card=_card(e.thing), start=start, goal=goal)


def _power(g: State, e: Event) -> str:
    if e.other < 0:
        return say("event-power-worked", card=_card(e.thing))
    return say("event-power-worked-at", card=_card(e.thing), at=at_slot(e.other))


def _actions(g: State, e: Event) -> str:
    return say("event-extra-actions", who=_who(e), changes=_changes(e.amount), count=abs(e.amount))


def _absorbed(g: State, e: Event) -> str:
    sphere, realm = sphere_name(e.thing), realm_name(e.other)
    return say("event-absorbed", who=_who(e), sphere=sphere, realm=realm, amount=e.amount)


def _common_gone(g: State, e: Event) -> str:
    if e.seat < 0:
        return say("event-common-down", aspiration=aspiration_name(e.thing))
    return say("event-common-removed", team=team_name(e.seat), aspiration=aspiration_name(e.thing))


def _won(g: State, e: Event) -> str:
    key = "event-common-won" if e.other else "event-hidden-won"
    return say(key, team=team_name(e.seat), aspiration=aspiration_name(e.thing))


def _hidden_taken(g: State, e: Event) -> str:
    if e.thing < 0:
        return say("event-hidden-new", team=team_name(e.seat))
    return say("event-hidden-taken", team=team_name(e.seat), aspiration=aspiration_name(e.thing))


def _control(g: State, e: Event) -> str:
    if e.other:
        return say("event-control-frontier", team=_team(e.seat), frontier=frontier_name(e.thing))
    return say("event-control", team=_team(e.seat), realm=the_realm(e.thing))


def _ended(g: State, e: Event) -> str:
    if e.seat < 0:
        return say("event-tied", points=points(e.amount))
    return say("event-won", team=team_name(e.seat), points=points(e.amount))


def _harvested(g: State, e: Event) -> str:
    return say("event-harvested", size=FRAGMENTS[e.other], of_team=of_team(e.seat), in_realm=in_realm(e.thing))


def _intention(g: State, e: Event) -> str:
    text = intention_text(e.thing).rstrip(".")
    return say("event-intention", team=team_name(e.seat), points=points(e.amount), intention=text)


def _condition(g: State, e: Event) -> str:
    name = aspiration_name(e.thing)
    return say("event-condition", team=team_name(e.seat), number=e.other, aspiration=name)


def _common_moved(g: State, e: Event) -> str:
    name = aspiration_name(e.thing)
    return say("event-common-moved", team=team_name(e.seat), aspiration=name, place=e.amount + 1)


_TEXTS: dict[int, Callable[[State, Event], str]] = {
    ev.SPIRIT_CHOSEN: lambda g, e: say("event-spirit", who=_who(e), spirit=spirit_name(e.thing)),
    ev.DECK_CHOSEN: _deck,
    ev.PLACED_SPIRIT: lambda g, e: say("event-starts", who=_who(e), on=space_name(e.thing, "on-space")),
    ev.STARTING_EMOTION: lambda g, e: say("event-lays", who=_who(e), card=_card(e.other), at=at_slot(e.thing)),
    ev.TURN_BEGAN: lambda g, e: say("event-turn-began", who=_who(e), number=e.amount),
    ev.TURN_ENDED: lambda g, e: say("event-turn-ended", who=_who(e)),
    ev.ACTED: _acted,
    ev.MOVED_SPIRIT: lambda g, e: say("event-moved", who=_who(e), on=space_name(e.thing, "on-space")),
    ev.INVOKED: lambda g, e: say("event-invoked", who=_who(e), card=_card(e.thing), at=at_slot(e.other)),
    ev.QUELLED: _quelled,
    ev.EMPOWERED: _empowered,
    ev.BUILT: _in_realm("event-built"),
    ev.EXALTED: _in_realm("event-exalted"),
    ev.RAZED: _razed,
    ev.ATTUNED: _in_realm("event-attuned"),
    ev.VIBE_PLACED: _vibe_placed,
    ev.DISCARDED: _of_card("event-discarded"),
    ev.REVEALED: _of_card("event-revealed"),
    ev.DREW: _of_card("event-drew"),
    ev.TURNED_UP: _of_card("event-turned-up"),
    ev.WILLPOWER: lambda g, e: say(
        "event-gained", who=_who(e), changes=_changes(e.amount), what=say("willpower", count=abs(e.amount))
    ),
    ev.ESSENCE: _essence,
    ev.AMBITION: lambda g, e: say(
        "event-gained", who=team_name(e.seat), changes=_changes(e.amount), what=say("ambition", count=abs(e.amount))
    ),
    ev.ESSENCE_ON: _essence_on,
    ev.TOKEN_ON: lambda g, e: say("event-token-on", card=_card(e.thing), at=at_slot(e.other), amount=e.amount),
    ev.INSECURE: _at_slot("event-insecure"),
    ev.MOVED_EMOTION: _moved_emotion,
    ev.LEFT_PLAY: _at_slot("event-left-play"),
    ev.ROTATED: lambda g, e: say("event-rotated", who=_who(e), count=e.amount),
    ev.POWER_WORKED: _power,
    ev.EXTRA_ACTIONS: _actions,
    ev.ABSORBED: _absorbed,
    ev.REVELATION: lambda g, e: say("event-revelation", who=_who(e), realm=realm_name(e.thing)),
    ev.HIDDEN_SHOWN: _of_team("event-hidden-shown"),
    ev.ASPIRATION_WON: _won,
    ev.FRAGMENT_ADDED: lambda g, e: say("event-fragment-added", team=team_name(e.seat), size=FRAGMENTS[e.thing]),
    ev.HARVESTED: _harvested,
    ev.COMMON_GONE: _common_gone,
    ev.COMMON_NEXT: lambda g, e: say("event-common-next", aspiration=aspiration_name(e.thing)),
    ev.HIDDEN_TAKEN: _hidden_taken,
    ev.LOOKED: lambda g, e: say("event-looked", team=team_name(e.seat), count=e.amount),
    ev.REFILLED: lambda g, e: say(
        "event-refilled", sphere=sphere_name(e.thing), realm=realm_name(e.other), amount=e.amount
    ),
    ev.INTENTION: _intention,
    ev.WHEEL: lambda g, e: say("event-wheel", team=_team(e.seat), amount=e.amount),
    ev.CONTROL: _control,
    ev.END_TRIGGERED: lambda g, e: say("event-end", why=say(f"event-end-{ENDINGS[e.thing]}", team=_team(e.seat))),
    ev.POINTS_GIVEN: lambda g, e: say("event-points-given", team=team_name(e.seat), points=points(e.amount)),
    ev.GAME_ENDED: _ended,
    ev.CONDITION_MET: _condition,
    ev.COMMON_MOVED: _common_moved,
    ev.DRAINED: lambda g, e: say("event-drained", who=_who(e), sphere=sphere_name(e.thing), amount=e.amount),
    ev.ORDER_DRAWN: lambda g, e: say("event-order", who=_who(e), number=e.amount + 1),
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
