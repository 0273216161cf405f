"""What happened, in words: events, what they light up, and why a game ended."""

from __future__ import annotations

from collections.abc import Callable

from insula.core.events import Event
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
    FACE_NAMES,
    LOTUS_NAMES,
    N_BONUS_KINDS,
    N_CELLS,
    N_FACES,
    REGION_IDS,
    SPACE_IDS,
    VP_FOR_COIN,
    WAYS,
)
from insula.games.amygdala.words.names import CELL_NAMES, SPACE_NAMES
from insula.games.amygdala.words.notation import GROUP_OF, counted, listed, the_tile


def _item(option: int) -> str:
    name, i = GROUP_OF[option]
    if name == "FACE":
        return f"{_with_article(FACE_NAMES[i].split()[0])} resource"
    if name == "CLAIM":
        return f"the {EMOTIONS[i]} claim"
    if name == "COIN":
        return f"a coin of {COIN_VALUES[i]}"
    if name in ("IDEAS", "DREAMS"):
        return counted(i + 1, name[:-1].capitalize())
    words = {"WILD": "a Wild tile", "HAPPINESS": "a Happiness tile", "DREAM": "a Dream", "IDEA": "an Idea"}
    return f"{VP_FOR_COIN} VP" if name == "TWO_VP" else words[name]


def _with_article(word: str) -> str:
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def _bonus(bonus: int) -> str:
    counts = [(BONUS_ITEMS[N_BONUS_KINDS * bonus + k], kind.capitalize()) for k, kind in enumerate(BONUS_KINDS)]
    return " and ".join(counted(n, kind) if kind != "Happiness" else f"{n} {kind}" for n, kind in counts if n)


def _paid_icon(e: Event) -> str:
    how = {"FIVE_COINS": "5 coins", "SEVEN_COINS": "7 coins", "PAIR": "two resource tiles"}
    return f"@{e.seat} pays {how.get(GROUP_OF[e.other][0]) or _item(e.other)} for {EMOTIONS[e.thing]}"


def _bought(e: Event) -> str:
    tiles = [FACE_NAMES[face].split()[0] for face in (e.thing, e.other) if face >= 0]
    return f"@{e.seat} buys {' and '.join(tiles)} for {counted(e.amount, 'coin')}"


def _paid(e: Event) -> str:
    wild, wild_resources, pairs, coins = WAYS[4 * e.other : 4 * e.other + 4]
    parts = [counted(e.thing, "matching tile")] if e.thing else []
    parts += [counted(wild, "Wild tile")] if wild else []
    parts += [counted(wild_resources, "wild resource")] if wild_resources else []
    parts += [counted(2 * pairs, "other resource")] if pairs else []
    return f"@{e.seat} pays " + ", ".join(parts + ([counted(e.amount, "coin")] if coins else []))


def _faces(code: int) -> str:
    """The faces on a lotus, from the number in the event."""
    faces = []
    while code:
        code, face = divmod(code, N_FACES + 1)
        faces += [FACE_NAMES[face - 1]] if face else []
    return ", ".join(reversed(faces))


def _moved(e: Event) -> str:
    toll = " and pays 1 coin of toll" if e.amount else ""
    return f"@{e.seat} moves to the {LOTUS_NAMES[e.other]} lotus{toll}"


def _cloud(e: Event) -> str:
    paid = f" for {counted(e.amount, 'coin')}" if e.amount else ""
    return f"@{e.seat} moves the thought cloud to {CELL_NAMES[e.other]}{paid}"


def _exchanged(e: Event) -> str:
    return f"@{e.seat} exchanges {_item(e.thing)} for " + (f"{e.amount} VP" if e.other else counted(e.amount, "coin"))


def _short_supply(e: Event) -> str:
    if e.thing == CLAIM_KIND:
        return f"@{e.seat} has no claim tile left to earn"
    kind = BONUS_KINDS[e.thing].capitalize()
    return f"@{e.seat} misses out on {counted(e.amount, f'{kind} tile')}: the supply has no more"


def _skipped(e: Event) -> str:
    """A skip, with a warning while the others can still prevent the end. [amy.turn.no-action-possible]"""
    text = f"@{e.seat} cannot pay for any action, not even with exchanges, and skips the turn"
    return text + f"; {counted(e.amount, 'more skip')} in a row would end the game" if e.amount > 0 else text


_PLACES = ("first", "second", "third")

_TEXTS: dict[int, Callable[[Event], str]] = {
    ev.STARTED: lambda e: f"@{e.seat} has the start player marker",
    ev.MOVED: lambda e: (
        f"@{e.seat} moves to the {LOTUS_NAMES[e.other]} lotus" + (" and pays 1 coin of toll" if e.amount else "")
    ),
    ev.TOLL_MOVED: lambda e: f"The toll tile goes to the {LOTUS_NAMES[e.other]} lotus",
    ev.BOUGHT: _bought,
    ev.DEALT: lambda e: f"The {LOTUS_NAMES[e.other]} lotus now holds {_faces(e.thing)}",
    ev.RESHUFFLED: lambda e: f"The discard is shuffled into a new stack of {counted(e.amount, 'tile')}",
    ev.CLOUD: _cloud,
    ev.PAID: _paid,
    ev.PAID_ICON: _paid_icon,
    ev.UNLOCKED: lambda e: f"@{e.seat} unlocks {the_tile(e.thing)}",
    ev.PLACED: lambda e: f"@{e.seat} places {the_tile(e.thing)} on {SPACE_NAMES[e.other]}",
    ev.RETURNED: lambda e: f"@{e.seat} returns {the_tile(e.thing)} to the box",
    ev.SCORED: lambda e: f"@{e.seat} scores {e.amount} VP for {EMOTIONS[e.thing]}",
    ev.BONUS: lambda e: f"@{e.seat} frees the bonus space {CELL_NAMES[N_CELLS + e.other]}: {_bonus(e.other)}",
    ev.SHORT_SUPPLY: lambda e: _short_supply(e),
    ev.EARNED_CLAIM: lambda e: f"@{e.seat} takes the {EMOTIONS[e.thing]} claim",
    ev.CLAIMED: lambda e: f"@{e.seat} puts a claim on space {e.other} of the {REGION_IDS[e.thing]} region",
    ev.EXCHANGED: _exchanged,
    ev.CHANGED: lambda e: f"@{e.seat} changes {CHANGE_NAMES[e.thing]}",
    ev.OVERPAID: lambda e: f"@{e.seat} loses {counted(e.amount, 'coin')}: the supply has no change",
    ev.DISCARDED: lambda e: f"@{e.seat} discards {_item(e.thing)}",
    ev.SKIPPED: lambda e: _skipped(e),
    ev.ENDED_TURN: lambda e: f"@{e.seat} ends the turn",
    ev.END_TRIGGERED: lambda e: f"@{e.seat} triggers the end: {counted(e.amount, 'more turn')}",
    ev.STUCK: lambda e: "Nobody can pay for an action any more, so the game is scored",
    ev.COIN_POINTS: lambda e: f"@{e.seat} gets {e.amount} VP for coins",
    ev.REGION_POINTS: lambda e: f"@{e.seat} gets {e.amount} VP for {_PLACES[e.other]} place in {REGION_IDS[e.thing]}",
    ev.WON: lambda e: f"@{e.seat} wins with {e.amount} VP",
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
    why = "The last turns have been played"
    if g.turns_left != 0:
        why = "Nobody could pay for an action any more, not even with exchanges"
    best = max(g.seats[s].vp for s in range(g.n_seats))
    level = [s for s in range(g.n_seats) if g.seats[s].vp == best]
    winners = [s for s in range(g.n_seats) if g.won[s]]
    names = listed([f"@{s}" for s in level])
    if len(level) == 1:
        return f"{why}; @{winners[0]} has the most VP."
    if len(winners) == 1:
        return f"{why}; {names} are level at {best} VP, and @{winners[0]} wins the tie with the most coins left."
    coins = counted(g.seats[winners[0]].coins, "coin")
    names = listed([f"@{s}" for s in winners])
    return f"{why}; {names} are level at {best} VP and {coins}, so they share the victory."
