"""What happened, in words: events, what they light up, and why a game ended."""

from __future__ import annotations

from collections.abc import Callable

from insula.core.events import Event
from insula.core.messages import key_of
from insula.games.amygdala.gen import ev
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import (
    BONUS_ITEMS,
    BONUS_KINDS,
    CELL_IDS,
    CHANGE_NAMES,
    CLAIM_KIND,
    COIN_VALUES,
    EMOTIONS,
    FACE_ICON,
    N_BONUS_KINDS,
    N_CELLS,
    N_FACES,
    SPACE_IDS,
    VP_FOR_COIN,
    WAYS,
)
from insula.games.amygdala.words.notation import GROUP_OF
from insula.games.amygdala.words.say import (
    CELL_NAMES,
    a_resource,
    counted,
    face_name,
    icon_name,
    listed,
    lotus_name,
    region_name,
    say,
    space_name,
    the_tile,
)


def _item(option: int) -> str:
    name, i = GROUP_OF[option]
    if name == "FACE":
        return a_resource(i)
    if name == "CLAIM":
        return say("the-claim", emotion=icon_name(i))
    if name == "COIN":
        return say("a-coin-of", value=COIN_VALUES[i])
    if name in ("IDEAS", "DREAMS"):
        return counted(i + 1, name.lower())
    return say("some-vp", count=VP_FOR_COIN) if name == "TWO_VP" else say(f"item-{name.lower()}")


def _bonus(bonus: int) -> str:
    counts = [(BONUS_ITEMS[N_BONUS_KINDS * bonus + k], kind) for k, kind in enumerate(BONUS_KINDS)]
    return listed([counted(n, f"bonus-{kind}") for n, kind in counts if n])


_PAID = {"FIVE_COINS": "paid-five-coins", "SEVEN_COINS": "paid-seven-coins", "PAIR": "paid-pair"}


def _paid_icon(e: Event) -> str:
    how = _PAID.get(GROUP_OF[e.other][0])
    what = say(how) if how else _item(e.other)
    return say("event-paid-icon", who=_who(e), what=what, emotion=icon_name(e.thing))


def _bought(e: Event) -> str:
    tiles = [icon_name(FACE_ICON[face]) for face in (e.thing, e.other) if face >= 0]
    return say("event-bought", who=_who(e), tiles=listed(tiles), count=e.amount)


def _paid(e: Event) -> str:
    wild, wild_resources, pairs, coins = WAYS[4 * e.other : 4 * e.other + 4]
    counts = (
        (e.thing, "matching-tiles"),
        (wild, "wild-tiles"),
        (wild_resources, "wild-resources"),
        (2 * pairs, "other-resources"),
    )
    parts = [counted(number, what) for number, what in counts if number]
    return say("event-paid", who=_who(e), what=", ".join(parts + ([counted(e.amount, "coins")] if coins else [])))


def _faces(code: int) -> str:
    """The faces on a lotus, from the number in the event."""
    faces = []
    while code:
        code, face = divmod(code, N_FACES + 1)
        faces += [face_name(face - 1)] if face else []
    return ", ".join(reversed(faces))


def _cloud(e: Event) -> str:
    if e.amount:
        return say("event-cloud-paid", who=_who(e), cell=CELL_NAMES[e.other], count=e.amount)
    return say("event-cloud", who=_who(e), cell=CELL_NAMES[e.other])


def _exchanged(e: Event) -> str:
    return say("event-exchanged-vp" if e.other else "event-exchanged", who=_who(e), what=_item(e.thing), count=e.amount)


def _short_supply(e: Event) -> str:
    if e.thing == CLAIM_KIND:
        return say("event-no-claim-left", who=_who(e))
    return say("event-short-supply", who=_who(e), tiles=counted(e.amount, f"{BONUS_KINDS[e.thing]}-tiles"))


def _skipped(e: Event) -> str:
    """A skip, with a warning while the others can still prevent the end. [amy.turn.no-action-possible]"""
    if e.amount > 0:
        return say("event-skipped-warning", who=_who(e), count=e.amount)
    return say("event-skipped", who=_who(e))


def _who(e: Event) -> str:
    return f"@{e.seat}"


def _tile(key: str) -> Callable[[Event], str]:
    return lambda e: say(key, who=_who(e), tile=the_tile(e.thing))


def _count(key: str) -> Callable[[Event], str]:
    return lambda e: say(key, who=_who(e), count=e.amount)


_TEXTS: dict[int, Callable[[Event], str]] = {
    ev.STARTED: lambda e: say("event-started", who=_who(e)),
    ev.MOVED: lambda e: say("event-moved-toll" if e.amount else "event-moved", who=_who(e), lotus=lotus_name(e.other)),
    ev.TOLL_MOVED: lambda e: say("event-toll-moved", lotus=lotus_name(e.other)),
    ev.BOUGHT: _bought,
    ev.DEALT: lambda e: say("event-dealt", lotus=lotus_name(e.other), faces=_faces(e.thing)),
    ev.RESHUFFLED: lambda e: say("event-reshuffled", count=e.amount),
    ev.CLOUD: _cloud,
    ev.PAID: _paid,
    ev.PAID_ICON: _paid_icon,
    ev.UNLOCKED: _tile("event-unlocked"),
    ev.PLACED: lambda e: say("event-placed", who=_who(e), tile=the_tile(e.thing), space=space_name(e.other)),
    ev.RETURNED: _tile("event-returned"),
    ev.SCORED: lambda e: say("event-scored", who=_who(e), count=e.amount, emotion=icon_name(e.thing)),
    ev.BONUS: lambda e: say("event-bonus", who=_who(e), cell=CELL_NAMES[N_CELLS + e.other], items=_bonus(e.other)),
    ev.SHORT_SUPPLY: _short_supply,
    ev.EARNED_CLAIM: lambda e: say("event-earned-claim", who=_who(e), emotion=icon_name(e.thing)),
    ev.CLAIMED: lambda e: say("event-claimed", who=_who(e), number=e.other, region=region_name(e.thing)),
    ev.EXCHANGED: _exchanged,
    ev.CHANGED: lambda e: say("event-changed", who=_who(e), how=say(key_of("change", CHANGE_NAMES[e.thing]))),
    ev.OVERPAID: _count("event-overpaid"),
    ev.DISCARDED: lambda e: say("event-discarded", who=_who(e), what=_item(e.thing)),
    ev.SKIPPED: _skipped,
    ev.ENDED_TURN: lambda e: say("event-ended-turn", who=_who(e)),
    ev.END_TRIGGERED: _count("event-end-triggered"),
    ev.STUCK: lambda e: say("event-stuck"),
    ev.COIN_POINTS: _count("event-coin-points"),
    ev.REGION_POINTS: lambda e: say(
        "event-region-points", who=_who(e), count=e.amount, place=e.other + 1, region=region_name(e.thing)
    ),
    ev.WON: _count("event-won"),
}


def event_text(g: State, event: Event) -> str:
    """What happened, in one sentence without a full stop."""
    return _TEXTS[event.kind](event)


def event_things(g: State, event: Event) -> list[str]:
    """What lights up when a line of the log is clicked."""
    if event.kind in (ev.MOVED, ev.TOLL_MOVED, ev.DEALT):
        return [f"lotus:{event.other}"]
    if event.kind in (ev.CLOUD, ev.BONUS):
        return [f"cell:{event.seat}:{CELL_IDS[event.other + (N_CELLS if event.kind == ev.BONUS else 0)]}"]
    if event.kind in (ev.PLACED, ev.SCORED):
        return [f"space:{SPACE_IDS[event.other]}"]
    if event.kind in (ev.CLAIMED, ev.REGION_POINTS):
        return [f"emotion:{EMOTIONS[event.thing]}"]
    if event.kind == ev.EARNED_CLAIM:
        return [f"claim:{event.seat}:{EMOTIONS[event.thing]}"]
    return []


def reason(g: State) -> str:
    """Why the game ended, and what decided it. [amy.win.most-vp, amy.win.tie-coins, amy.win.shared]"""
    return say("ended-last-turns" if g.turns_left == 0 else "ended-stuck", told=_decided(g))


def _decided(g: State) -> str:
    best = max(g.seats[s].vp for s in range(g.n_seats))
    level = [s for s in range(g.n_seats) if g.seats[s].vp == best]
    winners = [s for s in range(g.n_seats) if g.won[s]]
    if len(level) == 1:
        return say("won-plain", who=f"@{winners[0]}")
    if len(winners) == 1:
        return say("won-coins", names=listed([f"@{s}" for s in level]), vp=best, who=f"@{winners[0]}")
    coins = counted(g.seats[winners[0]].coins, "coins")
    return say("won-shared", names=listed([f"@{s}" for s in winners]), vp=best, coins=coins)
