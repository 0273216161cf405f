"""How the card game is told: a Revelation is a scene, Fragments are points, a score table has a row per Revelation.

[card.score.collect, card.score.bonus-affiliation, card.win.*, card.next.*]
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.events import Event
from insula.core.story import Fact, Gain, Row, SceneKind, Story, seats_alone
from insula.core.telling import Decision
from insula.games.card.eyes.standing import missing_later
from insula.games.card.gen import R, ev
from insula.games.card.minds.evaluate import score
from insula.games.card.rules.revelation import BALANCED_MET, NOTHING_MET, condition, decided_by
from insula.games.card.state import State
from insula.games.card.tables import BLISS, GLOOM
from insula.games.card.words.say import combination_name, condition_name, fragments, later, listed, say, side_name

ICONS = ("bliss", "gloom")


def gains(g: State, events: Sequence[Event]) -> list[Sequence[Gain]]:
    """Fragments that reached a scoring area. The bonus is of the Mood's side, which is tossed again each Cycle."""
    out: list[Sequence[Gain]] = []
    mood, number = 0, 0
    for event in events:
        if event.kind in (ev.STARTED, ev.TOSSED):
            mood = event.amount & 1
        elif event.kind == ev.REVELATION:
            number += 1
        out.append(_gained(event, mood, number))
    return out


def _gained(event: Event, mood: int, number: int) -> Sequence[Gain]:
    if event.kind == ev.COLLECTED:
        found = ((BLISS, event.other), (GLOOM, event.amount))
        return [_collected(event.seat, side, amount, number) for side, amount in found if amount]
    if event.kind == ev.BONUS:
        gained, name = fragments(event.amount, mood), combination_name(event.other)
        text = say("gain-bonus", who=f"@{event.seat}", combination=name, fragments=gained)
        return [Gain(event.seat, event.amount, f"revelation-{number}-vibes", ICONS[mood], text)]
    return ()


def _collected(seat: int, side: int, amount: int, number: int) -> Gain:
    text = say("gain-collected", who=f"@{seat}", fragments=fragments(amount, side))
    return Gain(seat, amount, f"revelation-{number}-emotions", ICONS[side], text)


def rows(g: State, events: Sequence[Event]) -> list[Row]:
    """A row per Revelation, with what lay on Emotions and what their Vibes added."""
    out: list[Row] = []
    for number in range(1, sum(e.kind == ev.REVELATION for e in events) + 1):
        own = f"revelation-{number}"
        out.append(Row(own, say("row-revelation", number=number), "card.score.totals"))
        out.append(Row(f"{own}-emotions", say("row-emotions"), "card.score.collect", own))
        out.append(Row(f"{own}-vibes", say("row-vibes"), "card.score.bonus-affiliation", own))
    return out


def remarks(g: State, events: Sequence[Event]) -> dict[tuple[str, int], str]:
    """The Fragments of each row by their side, and the name of the combination."""
    amounts: dict[tuple[str, int], list[int]] = {}
    out: dict[tuple[str, int], str] = {}
    for event, each in zip(events, gains(g, events), strict=True):
        for gain in each:
            for row in (gain.row, gain.row.rsplit("-", 1)[0]):
                amounts.setdefault((row, gain.side), [0, 0])[ICONS.index(gain.what)] += gain.amount
            if event.kind == ev.BONUS:
                out[gain.row, gain.side] = combination_name(event.other)
    for place, found in amounts.items():
        told = [say("of-side", amount=amount, side=side_name(side)) for side, amount in enumerate(found) if amount]
        out.setdefault(place, listed(told))
    return out


def facts(g: State, event: Event) -> Sequence[Fact]:
    """When nobody has won and the next Cycle is laid out: what everybody misses still."""
    return [
        Fact(
            missing_later(g, seat),
            "ui-crown",
            "card.win.when-checked",
            seat,
            f"seat:{seat}",
            part=later("part-enough"),
        )
        for seat in range(g.n_seats)
    ]


_PARTS = {
    ev.REVELATION: "part-revelation",
    ev.COLLECTED: "part-collected",
    ev.BONUS: "part-bonus",
    ev.WON: "part-won",
}


def part(g: State, event: Event) -> str:
    """The step of a Revelation; what comes after the scoring prepares the next Cycle. [card.next.step-order]"""
    return say(_PARTS.get(event.kind, "part-next"))


def decided(g: State) -> list[Decision]:
    """How the winner was found: who has enough, which line goes first, the tie. [card.win.single-beats-balanced]"""
    enough = [s for s in range(g.n_seats) if condition(g, s) != NOTHING_MET]
    told = [_enough(g, s) for s in enough]
    out: list[Decision] = [{"title": say("enough"), "text": f"{'; '.join(told)}.", "rule": "card.win.when-checked"}]
    single = [s for s in enough if condition(g, s) != BALANCED_MET]
    if single and len(single) < len(enough):
        text = say("single-first-says", names=listed([f"@{s}" for s in single]), count=len(single))
        out.append({"title": say("single-first"), "text": text, "rule": "card.win.single-beats-balanced"})
    return out + _tie(g, single or enough)


def _enough(g: State, seat: int) -> str:
    scored, name = g.seats[seat].scored, condition_name(condition(g, seat))
    return say("enough-of", who=f"@{seat}", condition=name, bliss=scored[BLISS], gloom=scored[GLOOM])


def _tie(g: State, level: Sequence[int]) -> list[Decision]:
    """The comparisons that were needed among those on the same line."""
    if len(level) < 2:
        return []
    totals = "; ".join(say("tie-of", who=f"@{s}", amount=score(g, s)) for s in level)
    out: list[Decision] = [{"title": say("tie-total"), "text": f"{totals}.", "rule": "card.win.tie-total"}]
    rule = decided_by(g)
    if rule in (R.WIN_TIE_LAST_REVELATION, R.WIN_SHARED):
        best = max(score(g, s) for s in level)
        tied = [s for s in level if score(g, s) == best]
        last = "; ".join(say("tie-of", who=f"@{s}", amount=g.seats[s].last_scored) for s in tied)
        out.append({"title": say("tie-last"), "text": f"{last}.", "rule": "card.win.tie-last-revelation"})
    if rule == R.WIN_SHARED:
        text = say("shared-says", names=listed([f"@{s}" for s in range(g.n_seats) if g.won[s]]))
        out.append({"title": say("shared"), "text": text, "rule": "card.win.shared"})
    return out


STORY = Story(
    sides=seats_alone,
    points=score,
    gains=gains,
    rows=rows,
    remarks=remarks,
    decided=decided,
    what="fragment",
    turn_begins=frozenset([ev.TURN_BEGAN]),
    witnessed=frozenset([ev.IMPULSE_RENEWED]),
    facts=facts,
    part=part,
    scenes=(
        SceneKind(
            "revelation",
            later("scene-revelation"),
            opens=frozenset([ev.REVELATION]),
            closes=frozenset([ev.TOSSED]),
            silent=frozenset([ev.COLLECTED, ev.DREW, ev.DISCARDED, ev.TURNED_UP, ev.RESHUFFLED, ev.LEFT_MINDSET]),
        ),
    ),
)
