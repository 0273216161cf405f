"""Taking back: at once inside the boundary, with consent beyond it, and what it does to the log."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from insula.core.previews import final_options
from insula.core.record_class import clone
from insula.core.registry import games, load
from insula.core.table import Table
from tests.server.kit import Person, Tab
from tests.server.test_rooms import asked_first, catch_up, two_at_a_table

People = Callable[..., Person]


def to_a_turn(first: Tab, second: Tab) -> tuple[Tab, Tab]:
    """Both keep their hands; then somebody has a turn."""
    while True:
        asked, other = asked_first(first, second)
        if asked.update["kind"].lower() == "turn":
            return asked, other
        asked.play(asked.update["options"][0]["id"])
        catch_up(other, asked.update["version"])


def invoke(tab: Tab) -> int:
    """The option that begins to invoke a card of the hand: a chain of answers that can be taken back."""
    return next(int(o["id"]) for o in tab.update["options"] if o["text"].startswith("invoke"))


def test_an_answer_inside_a_chain_is_taken_back_at_once(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, other = to_a_turn(first, second)
    before, events = dict(asked.update), list(asked.events)
    asked.play(invoke(asked))
    assert asked.update["can_undo"]
    catch_up(other, asked.update["version"])
    assert not other.update["can_undo"]
    answer = asked.command("undo")
    assert answer["t"] == "accepted"
    catch_up(asked, answer["version"])
    catch_up(other, answer["version"])
    assert asked.update["version"] == before["version"] + 2
    same = ("view", "question", "options", "kind", "asked")
    assert {k: asked.update[k] for k in same} == {k: before[k] for k in same}
    assert asked.events == events
    assert len(other.events) == len(events)


def test_a_version_is_never_used_twice_so_a_command_from_before_an_undo_is_stale(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, _ = to_a_turn(first, second)
    asked.play(invoke(asked))
    between = asked.update["version"]
    catch_up(asked, asked.command("undo")["version"])
    asked.send(t="play", version=between, nonce="old", option=asked.update["options"][0]["id"])
    assert asked.answer("old")["t"] == "stale"


def test_beyond_the_boundary_the_other_is_asked_and_a_yes_rewinds(person: People) -> None:
    table, _, _, first, second = two_at_a_table(person)
    asked, other = asked_first(first, second)
    before = asked.update["view"]
    asked.play(asked.update["options"][0]["id"])
    catch_up(other, asked.update["version"])
    assert other.update["options"] and not asked.update["can_undo"]
    assert asked.command("undo")["t"] == "accepted"
    proposal = other.until("proposal")
    assert (proposal["what"], proposal["outcome"], proposal["move"]) == ("rewind", "open", 0)
    version = other.update["version"]
    other.send(t="vote", proposal=proposal["id"], yes=True)
    assert other.until("proposal")["outcome"] == "agreed"
    catch_up(asked, version + 1)
    catch_up(other, version + 1)
    assert asked.update["options"] and asked.update["view"] == before
    assert other.until("table")["rewinds"] == 1
    assert table


def test_a_no_leaves_everything_as_it_is(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, other = asked_first(first, second)
    asked.play(asked.update["options"][0]["id"])
    catch_up(other, asked.update["version"])
    asked.send(t="propose", what="rewind", move=0)
    proposal = other.until("proposal")
    other.send(t="vote", proposal=proposal["id"], yes=False)
    assert asked.until("proposal", outcome="declined")
    asked.send(t="hello")
    assert asked.until("update")["version"] == other.update["version"]


def test_a_move_makes_an_open_rewind_void(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, other = asked_first(first, second)
    asked.play(asked.update["options"][0]["id"])
    catch_up(other, asked.update["version"])
    asked.send(t="propose", what="rewind")
    proposal = other.until("proposal")
    other.play(other.update["options"][0]["id"])
    assert asked.until("proposal", outcome="void")
    other.send(t="vote", proposal=proposal["id"], yes=True)
    assert other.until("refused")["refusal"]["rule"] == "online.no-proposal"


def test_bots_consent_at_once(person: People) -> None:
    mara = person("Mara")
    tab = mara.tab(mara.table("me", "random"))
    tab.until_mine()
    question, view = tab.update["question"], tab.update["view"]
    tab.play(tab.update["options"][0]["id"])
    while not tab.update["options"]:
        tab.receive()
    version = tab.update["version"]
    tab.send(t="undo", version=version, nonce="back")
    answer = tab.answer("back")
    assert answer["t"] == "accepted"
    catch_up(tab, answer["version"])
    assert (tab.update["question"], tab.update["view"]) == (question, view)


def test_who_has_not_answered_yet_has_nothing_to_take_back(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, _ = asked_first(first, second)
    assert asked.command("undo")["refusal"]["rule"] == "online.nothing-to-take-back"


def test_a_rewind_names_a_move_that_was_played(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, _ = asked_first(first, second)
    asked.play(asked.update["options"][0]["id"])
    asked.send(t="propose", what="rewind", move=900)
    refusal = asked.until("refused")["refusal"]
    assert (refusal["rule"], refusal["says"]) == (
        "online.rewind-range",
        "You can only rewind to just before a move that was played; moves so far: 1.",
    )


def test_who_was_away_during_an_undo_gets_the_log_from_the_cut_on(person: People) -> None:
    table, mara, ash, first, second = two_at_a_table(person)
    asked, other = to_a_turn(first, second)
    for option in (invoke(asked), None):
        asked.play(asked.update["options"][0]["id"] if option is None else option)
    catch_up(other, asked.update["version"])
    kept, version = list(other.events), other.update["version"]
    who = mara if other is first else ash
    other.close()
    while asked.update["can_undo"]:
        catch_up(asked, asked.command("undo")["version"])
    asked.play(asked.update["options"][0]["id"])
    back = who.tab(table, since=len(kept), version=version)
    back.events = kept
    back.until("update")
    whole = who.tab(table)
    whole.until("update")
    assert back.events == whole.events


@pytest.mark.parametrize("game", games())
def test_the_answers_marked_final_are_those_that_cannot_be_taken_back(game: str) -> None:
    table = load(game).setup(load(game).seats[0]).table(seed=5)
    rng = random.Random(game)
    for _ in range(60):
        if table.over:
            break
        foretold = final_options(table)
        for option in table.options:
            trial = Table(table.setup, 0, table.names, state=clone(table.state), fast_forward=False)
            trial.fast_forward = True
            trial.play(int(option))
            assert (option in foretold) == (not trial.can_undo), option.text
        table.play(int(rng.choice(table.options)))
