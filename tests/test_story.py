"""What a game tells about itself is true: points by event, scenes, score tables, the lead, the parts of numbers."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import insula
from insula.core import teller
from insula.core.chance import SAMPLE, start
from insula.core.game import Setup
from insula.core.language import speaking
from insula.core.record_class import clone
from insula.core.registry import load
from insula.core.table import Table
from insula.core.telling import Scene
from insula.server.wire import told as wire
from insula.testing import size

GAMES = size(1, 3, 10)  # random games of each set-up
EVERY = size(41, 23, 11)  # moves from one look to the next
PAIRS = [
    ("Part", "Part"),
    ("Breakdown", "Breakdown"),
    ("Count", "SceneCount"),
    ("Step", "SceneStep"),
    ("Total", "SceneTotal"),
    ("Scene", "Scene"),
    ("ScoreRow", "ScoreRow"),
    ("Decision", "Decision"),
    ("ScoreTable", "ScoreTable"),
    ("Lead", "Lead"),
    ("Moment", "Moment"),
    ("Ending", "Ending"),
    ("Entry", "GlossaryEntry"),
]


def chosen() -> list[Setup]:
    """Of each game that tells a story the smallest and the largest table, with its first and its last choices."""
    out: dict[str, Setup] = {}
    for name in insula.games():
        game = load(name)
        if game.story is None:
            continue
        for seats in (game.seats[0], game.seats[-1]):
            for choices in (game.examples(seats)[0], game.examples(seats)[-1]):
                setup = game.setup(seats, **choices)
                out[f"{name}-{setup.label}"] = setup
    return list(out.values())


SETUPS = chosen()
every_story = pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.game.name}-{s.label}")


def played(setup: Setup, seed: int) -> Iterator[Table]:
    """A table at every look of a random game, and at its end."""
    table, chooser = setup.table(seed=seed), random.Random(seed)
    while not table.over:
        if len(table.moves) % EVERY == 0:
            yield table
        table.play(chooser.choice(table.options))
    yield table


def points(table: Table) -> list[int]:
    assert table.game.story is not None
    return [table.game.story.points(table.state, side) for side in range(len(table.game.story.sides(table.state)))]


@pytest.mark.sized
@every_story
def test_events_account_for_every_point(setup: Setup) -> None:
    for seed in range(GAMES):
        for table in played(setup, seed):
            scored = teller.score_table(table)
            assert scored is not None
            rows = [row for row in scored["rows"] if not row["part_of"]]
            assert [row["id"] for row in scored["rows"] if row["id"] == teller.EARLIER] == []
            sides = range(len(scored["who"]))
            assert [sum(row["amounts"][side] for row in rows) for side in sides] == points(table)
            assert scored["totals"] == points(table)
        shown = [setup.game.score(table.state, seats[0]) for seats in scored["seats"]]
        assert shown == scored["totals"]


@pytest.mark.sized
@every_story
def test_every_opening_event_gives_one_scene_whose_steps_sum_to_the_difference(setup: Setup) -> None:
    story = setup.game.story
    assert story is not None
    full = [kind for kind in story.scenes if kind.scale == "full"]
    for seed in range(GAMES):
        *_, table = played(setup, seed)
        told = teller.scenes(table)
        for kind in full:
            begun = [e.number for e in table.events if e.kind in kind.opens]
            mine = [s for s in told if s["kind"] == kind.kind]
            # a final scoring may begin by any of several events, of which the later ones belong to it
            assert [s["first"] for s in mine] == begun[: len(mine)] and len(mine) >= min(1, len(begun))
            if kind.closes:
                assert len(mine) == len(begun)
        for scene in told:
            for total in scene["totals"]:
                own = sum(step["amount"] for step in scene["steps"] if step["side"] == total["side"])
                assert total["after"] - total["before"] == own, scene
            assert not scene["open"] and scene["steps"]
            assert scene["scale"] == "brief" or all(step["part"] for step in scene["steps"]), scene


@every_story
def test_a_step_tells_its_side_apart_from_its_words(setup: Setup) -> None:
    """In every language the same, also where two players have the same name."""
    *_, table = played(setup, 6)
    table.names = tuple("Ann" for _ in table.names)
    told = teller.scenes(table)
    for scene in told:
        sides = [total["side"] for total in scene["totals"]]
        assert len(set(sides)) == len(sides)
        for step in scene["steps"]:
            assert step["side"] in (sides if step["who"] else [""]), step
            assert [count["side"] for count in step["counts"]] == sides[: len(step["counts"])]
    with speaking("de"):
        assert _sides(teller.scenes(table)) == _sides(told)


def _sides(scenes: list[Scene]) -> list[list[str]]:
    return [[each["side"] for each in (*scene["steps"], *scene["totals"])] for scene in scenes]


@every_story
def test_a_scene_grows_while_somebody_is_asked_and_comes_again_whole(setup: Setup) -> None:
    grown = 0
    for table in played(setup, 5):
        for scene in teller.scenes(table):
            if scene["open"]:
                grown += 1
                assert scene["last"] == table.events[-1].number
    told = teller.scenes(table)
    assert not any(scene["open"] for scene in told)
    for since in (0, len(table.events) // 2, len(table.events)):
        assert teller.scenes(table, None, since) == [scene for scene in told if scene["last"] >= since]


@every_story
def test_steps_say_no_more_than_the_log_of_the_same_eyes(setup: Setup) -> None:
    *_, table = played(setup, 7)
    for eyes in (None, *range(setup.seats)):
        log = {event["number"]: event for event in table.seen(eyes)}
        for scene in teller.scenes(table, eyes):
            for step in scene["steps"]:
                plain = step["amount"] == 0 and not step["counts"] and step["what"] == ""
                if plain:
                    assert step["text"] == log[step["event"]]["text"]


@every_story
def test_what_was_so_at_an_event_is_the_same_for_all_eyes(setup: Setup) -> None:
    *_, table = played(setup, 8)
    whole = [event.facts for event in table.events]
    for seat in range(setup.seats):
        assert [event.seen_by(table.eyes(seat)).facts for event in table.events] == whole


@every_story
def test_the_course_of_the_lead_ends_at_the_score_and_its_moments_are_its_largest_steps(setup: Setup) -> None:
    *_, table = played(setup, 9)
    course, moments = teller.course(table), teller.moments(table)
    assert course[-1]["totals"] == points(table)
    assert [lead["event"] for lead in course] == sorted({lead["event"] for lead in course})
    before = [[0] * len(course[0]["totals"]), *(lead["totals"] for lead in course)]
    gained = [[b - a for a, b in zip(old, new, strict=True)] for old, new in itertools.pairwise(before)]
    swings = sorted((sorted(each)[-1] - sorted(each)[-2] for each in gained), reverse=True)
    assert sorted((m["swing"] for m in moments), reverse=True) == [s for s in swings[: teller.MOMENTS] if s > 0]
    assert len({lead["turn"] for lead in course}) == len(course)
    by_event = {lead["event"]: lead for lead in course}
    assert all(by_event[m["event"]]["turn"] == m["turn"] and m["text"] for m in moments)


@pytest.mark.sized
@every_story
def test_the_parts_of_every_number_add_up(setup: Setup) -> None:
    seen = 0
    for table in played(setup, 11):
        for eyes in (None, 0, setup.seats - 1):
            for what in teller.numbers(table, eyes):
                told = teller.explain(table, what, eyes)
                assert told is not None and told["what"] == what and "@" not in str(told), told
                assert sum(part["amount"] for part in told["parts"]) == told["total"], (what, told)
                seen += 1
    assert seen > 50
    assert teller.explain(table, "score:99") is None and teller.explain(table, "nothing:at:all") is None


@every_story
def test_what_numbers_are_made_of_does_not_depend_on_what_is_hidden(setup: Setup) -> None:
    """Two tables that look alike to a seat give the same parts."""
    game = setup.game
    for table in played(setup, 13):
        if table.over:
            continue
        for seat in (0, setup.seats - 1):
            dealt = clone(table.state)
            game.tidy(dealt, seat)
            start(dealt.rng, 4711, SAMPLE)
            game.redeal(dealt, seat)
            for what in game.numbers(table.state, seat):
                assert game.explain(dealt, seat, what) == game.explain(table.state, seat, what)
            assert game.numbers(dealt, None) == game.numbers(table.state, None)
            assert game.view(dealt, seat)["standing"] == game.view(table.state, seat)["standing"]


@every_story
def test_every_rule_that_is_named_exists(setup: Setup) -> None:
    rules = setup.game.rulebook.rules
    named: set[str] = set()
    for table in played(setup, 12):
        named |= {part["rule"] for what in teller.numbers(table, 0) for part in _parts(table, what)}
    told = teller.ending(table)
    assert told is not None
    named |= {row["rule"] for row in told["score_table"]["rows"]}
    named |= {each["rule"] for each in told["score_table"]["decided"]}
    named |= {step["rule"] for scene in teller.scenes_for_all(table) for step in scene["steps"]}
    assert named and named <= set(rules), named - set(rules)


def _parts(table: Table, what: str) -> list[Any]:
    told = teller.explain(table, what, 0)
    assert told is not None
    return list(told["parts"])


def test_taking_a_move_back_takes_its_scene_back() -> None:
    table, chooser = load("card").setup(2).table(seed=3), random.Random(3)
    while not teller.scenes(table):
        table.play(chooser.choice(table.options))
    told = teller.scenes(table)
    moves = len(table.moves)
    table.rewind(moves - 1)
    assert teller.scenes(table) == []
    table.rewind(0)
    assert table.moves == [] and told


def test_points_of_a_typed_position_have_a_row_of_their_own() -> None:
    table = load("card").setup(2).table(seed=3)
    table.state.seats[1].scored[0] = 5
    scored = teller.score_table(table)
    assert scored is not None
    assert [(row["id"], row["amounts"]) for row in scored["rows"]] == [(teller.EARLIER, [0, 5])]


def test_core_and_wire_have_the_same_shapes() -> None:
    from insula.core import telling

    for core, model in PAIRS:
        assert list(getattr(telling, core).__annotations__) == list(getattr(wire, model).model_fields), core
