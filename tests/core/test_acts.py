"""Acts that begin with a thing: every path is allowed, carries nothing out, and names the thing where it ends."""

from __future__ import annotations

import random

import pytest

import insula
from insula.core.acts import Act, acts_for, draft, planned, settled, suggested
from insula.core.game import Setup
from insula.core.lone import OF_THE_QUESTION
from insula.core.record_class import key, parts
from insula.core.registry import load
from insula.core.table import Table
from insula.testing import size

ALL = [load(name).setups()[0] for name in insula.games()]
ENOUGH = size(12, 10_000, 10_000)  # acts of each game that are taken up


def questions(setup: Setup, seed: int, most: int = 160) -> list[Table]:
    """Tables at some questions of a random game, each with its own history."""
    table = setup.table(seed)
    chooser = random.Random(seed)
    out = []
    for n in range(most):
        if table.over:
            break
        if n % 9 == 4:
            out.append(again(setup, seed, [m.text for m in table.moves]))
        table.play(chooser.choice(table.options))
    return out


def again(setup: Setup, seed: int, moves: list[str]) -> Table:
    table = setup.table(seed)
    while len(table.moves) < len(moves):
        table.play(moves[len(table.moves)])
    return table


def things(table: Table) -> list[str]:
    game = table.game
    return sorted({game.option_thing(table.state, n) for n in range(game.n_options)})


def on_the_table(table: Table) -> tuple[tuple[int, ...], int]:
    """All that an act being put together must not touch."""
    return tuple(parts(table.state, OF_THE_QUESTION.union(table.game.planning))), len(table.events)


def taken_up(table: Table, act: Act) -> None:
    """Plays what puts an act together, as the server does."""
    for _ in range(act.back):
        table.undo()
    for step in act.steps:
        assert step in table.options, (table.question, step.text)
        table.play(step)


@pytest.mark.sized
@pytest.mark.parametrize("setup", ALL, ids=lambda s: s.game.name)
def test_taking_an_act_up_is_allowed_carries_nothing_out_and_ends_at_the_thing(setup: Setup) -> None:
    met, longest = 0, 0
    for table in sorted(questions(setup, 3), key=lambda each: len(each.moves) % 7):  # early and late ones mixed
        if met >= ENOUGH and longest > 1:
            break
        chooser = random.Random(len(table.moves))
        for thing in chooser.sample(things(table), 24):
            before, version, seen = on_the_table(table), key(table.state), len(table.moves)
            acts = acts_for(table, thing)
            assert key(table.state) == version and len(table.moves) == seen  # only looked
            for act in acts[:2]:
                fresh = again(setup, 3, [m.text for m in table.moves])
                asked, kept = fresh.asked, len(fresh.moves) - act.back
                assert planned(fresh, act.back, list(act.steps)) is not None or not act.steps
                taken_up(fresh, act)
                assert fresh.asked == asked
                if table.kind in setup.game.act_questions or (act.back and setup.game.act_questions):
                    assert len(fresh.before) >= len(act.steps)  # it pays on its way, and all of that can be taken back
                else:
                    assert on_the_table(fresh) == before
                if act.last is not None:
                    assert act.last in fresh.options
                    if act.last.thing != thing:  # the question that follows names it
                        fresh.play(act.last)
                        assert thing in [option.thing for option in fresh.options] and fresh.asked == asked
                else:  # named by a step, or by a lone answer that followed by itself
                    lone = len(fresh.moves) - kept - len(act.steps)
                    assert thing in [step.thing for step in act.steps] or lone > 0
                met += 1
                longest = max(longest, len(act.answers))
    assert met > 10 and longest > 1


def test_a_space_is_moved_to_by_a_click_and_a_confirmation() -> None:
    setup = load("cerebria").setup(2, setting="recommended")
    for seed in range(40):
        table = setup.table(seed)
        chooser = random.Random(seed)
        while not table.over and not (table.kind == "turn" and "move" in [o.text for o in table.options]):
            table.play(chooser.choice(table.options))
        found = [act for n in range(10) for act in acts_for(table, f"space:{n}")]
        if not found:
            continue
        act = found[0]
        assert act.steps[0].text == "move" and act.back == 0
        texts = planned(table, act.back, list(act.steps))
        assert texts is not None
        for text in texts:
            table.play(text)
        assert suggested(table) is not None  # one confirmation carries it out
        first = len(table.events)
        table.play(suggested(table) or 0)
        assert "moved_spirit" in [event["kind"] for event in table.seen_by_all(first)]
        return
    raise AssertionError("no turn with a Move was found")


def test_a_thing_that_the_next_question_is_about_chooses_what_leads_there() -> None:
    """A Sphere begins an Absorb: it is chosen, not carried out."""
    table = load("cerebria").setup(2, setting="recommended").table(1)
    while not any(option.text == "absorb" for option in table.options):
        table.play(table.options[0])
    asked = again(load("cerebria").setup(2, setting="recommended"), 1, [m.text for m in table.moves])
    asked.play("absorb")
    sphere = asked.options[0].thing
    acts = acts_for(table, sphere)
    assert sphere.startswith("sphere:") and [act.steps for act in acts] == [()]
    assert acts[0].last is not None and acts[0].last.text == "absorb"


def test_what_would_carry_something_out_or_is_not_allowed_is_not_planned() -> None:
    setup = load("cerebria").setup(2, setting="recommended")
    refused = 0
    for table in questions(setup, 5):
        for option in table.options:
            fresh = again(setup, 5, [m.text for m in table.moves])
            before = on_the_table(fresh)
            fresh.play(option)
            carried_out = on_the_table(fresh) != before or fresh.over or fresh.asked != table.asked
            assert (planned(table, 0, [int(option)]) is None) == carried_out
            refused += carried_out
        assert planned(table, 0, [table.game.n_options]) is None
        assert planned(table, 20, [int(table.options[0])]) is None
    assert refused > 10


@pytest.mark.parametrize("setup", ALL, ids=lambda s: s.game.name)
def test_the_draft_tells_every_question_of_the_act_and_what_was_answered(setup: Setup) -> None:
    met = 0
    for seed in (1, 2):
        table = setup.table(seed)
        chooser = random.Random(seed)
        for _ in range(200):
            if table.over:
                break
            question, option = table.question, chooser.choice(table.options)
            before = on_the_table(table)
            table.play(option)
            told = draft(table)
            paid = on_the_table(table) != before
            if told and (not paid or table.kind in setup.game.act_questions):
                assert (told[-1].question, told[-1].chosen) == (question, option)
                met += 1
            elif paid:
                assert told == []
            for step in told:
                assert step.chosen in step.options
    assert met > 2


def test_what_was_answered_before_an_act_is_no_part_of_it() -> None:
    """At the question of the turn nothing is under way, whatever was declined just before it. [cer.turn.abilities-between]"""
    met = 0
    for seed, setup in enumerate(load("cerebria").setups()):
        table, chooser = setup.table(seed), random.Random(seed)
        for _ in range(400):
            if table.over:
                break
            was = table.kind
            table.play(chooser.choice(table.options))
            if not table.over and table.kind in table.game.tuning.acts:
                assert draft(table) == []
                met += was == "wheel_bonus"
        if met:
            return
    raise AssertionError("nobody was asked about a bonus before an Action")


def unlocking(seed: int, ways: int) -> Table:
    """A table of Amygdala where somebody has just moved the cloud onto a tile that can be paid in so many ways."""
    setup = load("amygdala").setup(2)
    for table in questions(setup, seed, 200):
        for option in table.options if table.kind == "turn" else []:
            fresh = again(setup, seed, [m.text for m in table.moves])
            fresh.play(option)
            if fresh.kind == "pay" and sum(o.text.startswith("pay") for o in fresh.options) >= ways:
                return fresh
    raise AssertionError("no such tile was found")


def test_paying_and_placing_are_one_act_until_the_tile_lies() -> None:
    """The payment is made as most would and can be changed while the space is chosen; the lotus chosen meanwhile is kept."""
    table = unlocking(3, ways=2)
    assert [step.small for step in draft(table)] == [False]
    ways = [option for option in table.options if option.text.startswith("pay")]
    assert settled(table) == [ways[0].text]
    assert settled(table, pays=False) == []
    before = table.view(table.asked)
    table.play(ways[0])
    assert table.kind == "place_from"
    assert [(step.chosen, step.small) for step in draft(table)][1:] == [(ways[0], True)]
    lotus = next(option for option in table.options if option.thing.startswith("lotus"))
    table.play(lotus)
    assert table.kind == "space" and [step.chosen for step in draft(table)][1:] == [ways[0], lotus]
    texts = planned(table, 2, [int(ways[1])], [int(lotus)])
    assert texts is not None and texts[0] == ways[1].text
    for _ in range(2):
        table.undo()
    assert table.view(table.asked) == before
    for text in texts:
        table.play(text)
    table.play(next(option for option in table.options if option.thing.startswith("space")))
    assert draft(table) == []  # it lies: nothing of it is changed any more


def test_a_space_clicked_while_the_lotus_is_asked_chooses_both() -> None:
    table = unlocking(3, ways=1)
    table.play(table.options[0])
    assert table.kind == "place_from"
    reached: dict[str, str] = {}
    for lotus in [option for option in table.options if option.thing.startswith("lotus")]:
        table.play(lotus)
        for option in table.options:
            reached.setdefault(option.thing, lotus.text)
        table.undo()
    for thing in [thing for thing in reached if thing.startswith("space")]:
        act = acts_for(table, thing)[0]
        assert act.last is not None and act.last.thing == thing
        assert [step.text for step in act.steps] == [reached[thing]]


def test_small_questions_get_their_first_answer_and_a_later_answer_is_kept_when_one_is_changed() -> None:
    setup = load("cerebria").setup(2, setting="recommended")
    for seed in range(60):
        for table in questions(setup, seed, 120):
            if table.kind != "turn" or "move" not in [o.text for o in table.options]:
                continue
            table.play("move")
            if table.kind != "token_card":
                continue
            with_card = [o for o in table.options if o.text.startswith("card")]
            assert settled(table) == ["pass"]
            if not with_card:
                continue
            for text in settled(table):
                table.play(text)
            space = table.options[0]
            table.play(space)
            back = 2 if table.kind == "using" else 1
            texts = planned(table, back, [int(with_card[0])], [int(space)])
            assert texts is not None and texts[0] == with_card[0].text
            return
    raise AssertionError("no such turn was found")
