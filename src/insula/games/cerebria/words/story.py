"""How Cerebria is told: a Revelation is a scene, a turn of the Origin and an Intention are short ones.

The score table has the categories of the final scoring, with the Intentions below the Wheel.
[cer.rev.order, cer.final.total, cer.final.tie-capping, cer.final.tie, cer.geo.rotation]
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.events import Event
from insula.core.story import Fact, Gain, Row, SceneKind, Side, Story
from insula.core.telling import Decision
from insula.games.cerebria.eyes.standing import lead_later
from insula.games.cerebria.gen import ev
from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.rules.board import sphere_at
from insula.games.cerebria.rules.ending import final_points, winning_team
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ASPIRATION_IDS,
    BOTH_CAP_POINTS,
    CAPPING_POINTS,
    HAS_INTENTIONS,
    INTENTION_POINTS,
    MAJOR_POINTS,
    MINOR_POINTS,
    REALM_IDS,
)
from insula.games.cerebria.terms import BLISS, GLOOM, NOBODY, REALMS
from insula.games.cerebria.words.events import TEAM_EVENTS
from insula.games.cerebria.words.intentions import INTENTION_IDS, INTENTION_RULES
from insula.games.cerebria.words.names import SPHERE_WORDS, TEAM_IDS
from insula.games.cerebria.words.say import chained, intention_name, later, say, team_name

WHEEL = "wheel"
FRAGMENT_ROWS = ("", "minor", "major", "capping")
FRAGMENT_ICONS = ("", "fragment-minor", "fragment-major", "fragment-capping")
FRAGMENT_POINTS = (0, MINOR_POINTS, MAJOR_POINTS, CAPPING_POINTS)


def sides(g: State) -> list[Side]:
    """The teams."""
    members = [tuple(s for s in range(g.n_seats) if g.seats[s].team == team) for team in range(g.n_teams)]
    return [Side(TEAM_IDS[team], team_name(team), seats) for team, seats in enumerate(members)]


def points(g: State, team: int) -> int:
    """The points of a team, with Intentions that are earned but not yet moved on the Wheel."""
    pending = g.to_score if g.turns and g.seats[g.turn].team == team else 0
    return final_points(g, team) + pending


def _fragment(team: int, size: int) -> Gain:
    return Gain(team, FRAGMENT_POINTS[size], FRAGMENT_ROWS[size], FRAGMENT_ICONS[size])


def _gained(g: State, event: Event) -> Sequence[Gain]:
    if event.kind == ev.INTENTION:
        return [Gain(event.seat, event.amount, f"intention-{INTENTION_IDS[event.thing]}")]
    if event.kind == ev.FRAGMENT_ADDED:
        return [_fragment(event.seat, event.thing)]
    if event.kind == ev.HARVESTED:
        return [_fragment(event.seat, event.other)]
    if event.kind == ev.ATTUNED:
        return [_fragment(g.seats[event.seat].team, 1)]
    if event.kind == ev.POINTS_GIVEN:
        return [Gain(event.seat, event.amount, "in-place")]
    return ()


def gains(g: State, events: Sequence[Event]) -> list[Sequence[Gain]]:
    """Intentions and Fragments that reach the Identity."""
    return [_gained(g, event) for event in events]


def _intentions(g: State) -> range:
    if not HAS_INTENTIONS[g.config.mode]:
        return range(0)
    return range(5 * g.config.team_side, 5 * g.config.team_side + 5)


def rows(g: State, events: Sequence[Event]) -> list[Row]:
    """The categories of the final scoring, empty ones too."""
    out: list[Row] = []
    if HAS_INTENTIONS[g.config.mode]:
        out.append(Row(WHEEL, say("row-wheel"), "cer.final.total"))
    for i in _intentions(g):
        name = say("row-intention", intention=intention_name(i), points=INTENTION_POINTS[i])
        out.append(Row(f"intention-{INTENTION_IDS[i]}", name, INTENTION_RULES[i], WHEEL))
    return [
        *out,
        Row("minor", say("row-minor", points=MINOR_POINTS), "cer.final.minor"),
        Row("major", say("row-major", points=MAJOR_POINTS), "cer.final.major"),
        Row("capping", say("row-capping", points=CAPPING_POINTS), "cer.final.capping"),
        Row("in-place", say("row-in-place", points=BOTH_CAP_POINTS[g.config.mode]), "cer.end.capping-both"),
    ]


def remarks(g: State, events: Sequence[Event]) -> dict[tuple[str, int], str]:
    """How often an Intention was scored, how many Fragments lie in the Identity."""
    out: dict[tuple[str, int], str] = {}
    told = [gain for event in events for gain in _gained(g, event)]
    for team in range(g.n_teams):
        for i in _intentions(g):
            row = f"intention-{INTENTION_IDS[i]}"
            times = sum(gain.row == row and gain.side == team for gain in told)
            out[row, team] = say("times", count=times)
        t = g.teams[team]
        out["minor", team] = say("laid", count=t.identity_minor)
        out["major", team] = say("laid", count=t.identity_major)
        out["capping", team] = say("capping-laid" if t.capping else "capping-not-laid")
    return out


# ---- scenes --------------------------------------------------------------------------------------------------------


CHECKED = "part-checked"
_PARTS = {
    ev.REVELATION: "part-sphere-empty",
    ev.HIDDEN_SHOWN: "part-hidden-shown",
    ev.ASPIRATION_WON: CHECKED,
    ev.CONDITION_MET: CHECKED,
    ev.FRAGMENT_ADDED: "part-fragments",
    ev.COMMON_GONE: "part-next-common",
    ev.COMMON_MOVED: "part-next-common",
    ev.COMMON_NEXT: "part-next-common",
    ev.LOOKED: "part-new-hidden",
    ev.HIDDEN_TAKEN: "part-new-hidden",
    ev.HARVESTED: "part-fortress",
    ev.INTENTION: "part-fortress",
    ev.CONTROL: "part-fortress",
    ev.POINTS_GIVEN: "capping-fragment",
    ev.REFILLED: "part-filled",
    ev.END_TRIGGERED: "scene-end-begins",
    ev.GAME_ENDED: "scene-final-scoring",
}


def part(g: State, event: Event) -> str:
    """The step of a Revelation that an event belongs to; what is none of them comes from powers. [cer.rev.order]"""
    if event.kind == ev.FRAGMENT_ADDED and FRAGMENT_ROWS[event.thing] == "capping":
        return say("capping-fragment")
    return say(_PARTS.get(event.kind, "part-of-powers"))


def compared(g: State, aspiration: int, whose: int | None) -> Fact:
    """An Aspiration with what both sides have of it at this moment. [cer.rev.check, cer.rev.snapshot]"""
    amounts = [measure(g, aspiration, team) for team in (BLISS, GLOOM)]
    identity = ASPIRATION_IDS[aspiration]
    text = later("fact-compared", aspiration=later(f"aspiration-{identity}"), lead=lead_later(amounts))
    thing = f"aspiration:{identity}"
    return Fact(text, f"asp-{identity}", f"cer.asp.{identity}", whose, thing, tuple(amounts), later(CHECKED))


def facts(g: State, event: Event) -> Sequence[Fact]:
    """The Aspirations compared, where the Spheres stand after a turn of the Origin, the points at the end."""
    if event.kind == ev.REVELATION:
        return [compared(g, g.common[0], None)] if g.n_common else []
    if event.kind == ev.HIDDEN_SHOWN:
        return [compared(g, event.thing, event.seat)]
    if event.kind == ev.ROTATED:
        return [_aligned(g, realm) for realm in range(REALMS)]
    totals = tuple(final_points(g, team) for team in range(g.n_teams))
    return [Fact(later("fact-points"), "vp", "cer.final.total", counts=totals)]


def _aligned(g: State, realm: int) -> Fact:
    sphere = sphere_at(g, realm)
    word, stands = SPHERE_WORDS[sphere], later(f"realm-{REALM_IDS[realm]}")
    text = later("fact-aligned", sphere=later(f"sphere-{word}"), realm=stands, count=g.spheres[sphere])
    return Fact(text, f"sphere-{word}", "cer.geo.rotation", thing=f"sphere:{word}")


def decided(g: State) -> list[Decision]:
    """Most points, then the Capping Fragment. [cer.final.total, cer.final.tie-capping, cer.final.tie]"""
    order = sorted(range(g.n_teams), key=lambda team: -final_points(g, team))
    each = [say("reason-points", team=team_name(team), points=final_points(g, team)) for team in order]
    text = say("decided-points", points="; ".join(each))
    out: list[Decision] = [{"title": say("decided-most"), "text": text, "rule": "cer.final.total"}]
    best = final_points(g, order[0])
    level = [team_name(team) for team in order if final_points(g, team) == best]
    if len(level) < 2:
        return out
    winner = winning_team(g)
    if winner != NOBODY:
        text = say("decided-capping.text", team=team_name(winner))
        out.append({"title": say("decided-capping"), "text": text, "rule": "cer.final.tie-capping"})
    else:
        text = say("decided-tie.text", teams=chained(level))
        out.append({"title": say("decided-tie"), "text": text, "rule": "cer.final.tie"})
    return out


_ONE = [frozenset([kind]) for kind in (ev.ROTATED, ev.INTENTION, ev.END_TRIGGERED, ev.GAME_ENDED)]
_ORIGIN, _INTENTION, _END, _FINAL = _ONE
STORY = Story(
    sides=sides,
    points=points,
    gains=gains,
    rows=rows,
    remarks=remarks,
    decided=decided,
    turn_begins=frozenset([ev.TURN_BEGAN]),
    witnessed=frozenset([ev.REVELATION, ev.HIDDEN_SHOWN, ev.ROTATED, ev.GAME_ENDED]),
    facts=facts,
    of_sides=frozenset(TEAM_EVENTS),
    part=part,
    scenes=(
        SceneKind("revelation", later("scene-revelation"), frozenset([ev.REVELATION]), frozenset([ev.REFILLED])),
        SceneKind(
            "final-scoring", later("scene-final-scoring"), frozenset([ev.GAME_ENDED]), frozenset([ev.GAME_ENDED])
        ),
        SceneKind("origin", later("scene-origin"), _ORIGIN, _ORIGIN, "brief"),
        SceneKind("intention", later("scene-intention"), _INTENTION, _INTENTION, "brief"),
        SceneKind("end-begins", later("scene-end-begins"), _END, _END, "brief"),
    ),
)
