"""How Amygdala is told: the final scoring is a scene, tiles that score a short one, the table has a row per region.

[amy.score.per-icon, amy.exch.dreams-table, amy.exch.vp-coin, amy.final.*, amy.win.*]
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.events import Event
from insula.core.sentences import began
from insula.core.story import Fact, Gain, Row, SceneKind, Story, seats_alone
from insula.core.telling import Decision
from insula.games.amygdala.eyes.standing import standing
from insula.games.amygdala.gen import ev, opt
from insula.games.amygdala.rules.ending import region_points, score
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import COINS_PER_VP, EMOTIONS, PLACES, REGION_IDS, VP_FOR_COIN
from insula.games.amygdala.words.say import counted, later, listed, region_later, region_name, say

DURING = "during-play"
_END_BEGINS = frozenset([ev.END_TRIGGERED])


def _gained(event: Event) -> Sequence[Gain]:
    if event.kind == ev.SCORED:
        return [Gain(event.seat, event.amount, "tiles")]
    if event.kind == ev.COIN_POINTS:
        return [Gain(event.seat, event.amount, "coins")] if event.amount else ()
    if event.kind == ev.REGION_POINTS:
        return [Gain(event.seat, event.amount, f"region-{REGION_IDS[event.thing]}")]
    if event.kind == ev.EXCHANGED and event.other:
        return [Gain(event.seat, event.amount, "dreams")]
    if event.kind == ev.EXCHANGED and event.thing == opt.TWO_VP:
        return [Gain(event.seat, -VP_FOR_COIN, "sold")]
    return ()


def gains(g: State, events: Sequence[Event]) -> list[Sequence[Gain]]:
    """Every change of the VP track."""
    return [_gained(event) for event in events]


def rows(g: State, events: Sequence[Event]) -> list[Row]:
    """The categories of the final scoring, empty ones too. [amy.final.seven-regions]"""
    regions = [
        Row(f"region-{name}", _region_row(g, region), "amy.final.places") for region, name in enumerate(REGION_IDS)
    ]
    return [
        Row(DURING, say("row-during-play"), "amy.vp.score"),
        Row("tiles", say("row-tiles"), "amy.score.per-icon", DURING),
        Row("dreams", say("row-dreams"), "amy.exch.dreams-table", DURING),
        Row("sold", say("row-sold"), "amy.exch.vp-coin", DURING),
        Row("coins", say("row-coins", per=COINS_PER_VP), "amy.final.coins"),
        *regions,
    ]


def _region_row(g: State, region: int) -> str:
    values = ", ".join(map(str, g.value[PLACES * region : PLACES * (region + 1)]))
    return began(say("row-region", region=region_name(region), values=values))


def remarks(g: State, events: Sequence[Event]) -> dict[tuple[str, int], str]:
    """Coins left, and icons and place in each region."""
    out = {("coins", seat): counted(g.seats[seat].coins, "coins") for seat in range(g.n_seats)}
    for race in standing(g)["regions"]:
        for runner in race["runners"]:
            if runner["icons"]:
                out[f"region-{race['region']}", runner["seat"]] = runner["text"]
    return out


def facts(g: State, event: Event) -> Sequence[Fact]:
    """The icons in a region when its first points are given. [amy.final.count-icons]"""
    region = event.thing
    if any(region_points(g, region, seat) for seat in range(event.seat)):
        return ()
    counts = tuple(g.seats[s].icons[region] for s in range(g.n_seats))
    *first, last = [later("fact-count", who=f"@{s}", amount=amount) for s, amount in enumerate(counts)]
    told = later("list-and", first=", ".join(map(str, first)), last=last)
    text = later("fact-icons", region=region_later(region), counts=told)
    return [Fact(text, f"amy-{EMOTIONS[region]}", "amy.final.count-icons", None, f"emotion:{EMOTIONS[region]}", counts)]


_PARTS = {ev.STUCK: "part-stuck", ev.COIN_POINTS: "part-coin-points", ev.WON: "part-won"}


def part(g: State, event: Event) -> str:
    """The step of the final scoring. [amy.final.seven-regions]"""
    if event.kind == ev.REGION_POINTS:
        return began(say("region-title", region=region_name(event.thing)))
    return say(_PARTS[event.kind]) if event.kind in _PARTS else ""


def decided(g: State) -> list[Decision]:
    """Most VP, then most coins. [amy.win.most-vp, amy.win.tie-coins, amy.win.shared]"""
    players = range(g.n_seats)
    text = "; ".join(f"@{s} {g.seats[s].vp}" for s in sorted(players, key=lambda s: -g.seats[s].vp))
    out: list[Decision] = [{"title": say("most-vp"), "text": f"{text}.", "rule": "amy.win.most-vp"}]
    best = max(g.seats[s].vp for s in players)
    level = [s for s in players if g.seats[s].vp == best]
    if len(level) > 1:
        coins = "; ".join(f"@{s} {counted(g.seats[s].coins, 'coins')}" for s in level)
        out.append({"title": say("tie-coins"), "text": f"{coins}.", "rule": "amy.win.tie-coins"})
    winners = [s for s in players if g.won[s]]
    if len(winners) > 1:
        text = say("shared-says", names=listed([f"@{s}" for s in winners]))
        out.append({"title": say("shared"), "text": text, "rule": "amy.win.shared"})
    return out


STORY = Story(
    sides=seats_alone,
    points=score,
    gains=gains,
    rows=rows,
    remarks=remarks,
    decided=decided,
    what="vp",
    turn_ends=frozenset([ev.ENDED_TURN]),
    witnessed=frozenset([ev.REGION_POINTS]),
    facts=facts,
    part=part,
    scenes=(
        SceneKind("final-scoring", later("scene-final-scoring"), frozenset([ev.STUCK, ev.COIN_POINTS]), frozenset()),
        SceneKind("scoring", later("scene-scoring"), frozenset([ev.SCORED]), frozenset([ev.SCORED]), "brief"),
        SceneKind(
            "end-begins",
            later("scene-end-begins"),
            frozenset([ev.END_TRIGGERED]),
            frozenset([ev.END_TRIGGERED]),
            "brief",
        ),
    ),
)
