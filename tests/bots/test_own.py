"""Bots of one's own: parameters, memory, time; failures are named and counted, and the run goes on."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import insula
from insula.arena import Plan, run
from insula.arena.facts import Facts
from insula.arena.player import Player
from insula.arena.report import page_of
from insula.bots import BadThink, Info, Think, choose, own
from insula.bots.engine import BotEngine
from insula.bots.entrants import Entrant
from insula.bots.ladder import add_arguments, ladder
from insula.bots.match import Failure, Match
from insula.bots.thinkers import Thinkers
from insula.testing.sizes import depth
from tests.bots.toy import GAME


def request(level: str, **more: Any) -> Think:
    return Think.of(insula.game("toy").table(seed=3), level, seed=1, **more)


def test_a_bot_takes_parameters_of_the_kinds_it_names() -> None:
    assert own.checked("counting:start=3:pace=0.5:word=so") == {"start": 3, "pace": 0.5, "word": "so"}
    assert own.checked("numbered:last=yes") == {"last": True}
    options = request("numbered").options
    assert choose(request("numbered:place=1")).option == options[1]
    assert choose(request("numbered:last=yes")).option == options[-1]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("numbered:deep=3", "The bot numbered has no parameter “deep”; it has place, last."),
        ("highest:deep=3", "The bot highest has no parameter “deep”; it has none."),
        ("numbered:place=x", "The parameter place of the bot numbered must be a whole number, not “x”."),
        ("counting:pace=x", "The parameter pace of the bot counting must be a number, not “x”."),
        ("numbered:last=perhaps", "The parameter last of the bot numbered must be yes or no, not “perhaps”."),
        ("numbered:place", "“numbered:place” is not a bot with parameters; write it like numbered:depth=3:bold=yes."),
    ],
)
def test_a_wrong_parameter_is_one_sentence_everywhere(name: str, says: str) -> None:
    for ask in (lambda: Entrant.parse(name, GAME), lambda: request(name)):
        with pytest.raises(BadThink) as refused:
            ask()
        assert str(refused.value) == says
    with pytest.raises(BadThink, match="No bot is called “greedy:deep=3”"):
        request("greedy:deep=3")


def test_a_class_remembers_within_a_game_and_not_beyond() -> None:
    notes = [choose(request("complaining", table_id=table)).note for table in ("a", "a", "b", "", "")]
    assert [note.split("asked ")[1][0] for note in notes] == ["1", "2", "1", "1", "1"]
    match = Match(insula.game("toy", seats=2), BotEngine(GAME, "plain"))
    bots = [Entrant.parse(each, GAME) for each in ("counting:start=1", "counting")]
    first, second = (match.play(5, bots) for _ in range(2))
    assert (first.winners, first.points, first.decisions) == (second.winners, second.points, second.decisions)
    assert not first.failures


def test_numpy_answers_are_answers_and_other_things_are_not() -> None:
    info = Info.of(request("returning"))
    info.view = {"answer": np.int64(7)}
    answer = own.answer(request("returning"), info)
    assert answer == 7 and type(answer) is int
    info.view = {"answer": None}
    assert own.answer(request("returning"), info) is None


FAILING = {
    "crashing": ("crashed", "crashed (ValueError: no idea)"),
    "nonsense": ("illegal", "answered 9999, which is not an option"),
    "stalling": ("slow", "took too long"),
    "stubborn": ("slow", "took too long"),
    "dying": ("ended", "ended without an answer (exit 3)"),
    "leaving": ("ended", "ended without an answer (exit 4)"),
}


@pytest.mark.parametrize("bot", FAILING)
def test_at_a_table_a_bot_that_fails_is_named_and_its_failure_told(bot: str) -> None:
    """As tables of the server and of the terminal ask; the next bot answers."""
    with Thinkers() as bots:
        thought = bots.ask(request(bot, seconds=0.3))
        assert bots.ask(request("highest")).option == max(request("highest").options)
    how, why = FAILING[bot]
    assert thought.replaced and thought.failure == how
    assert thought.note == f"The bot {bot} {why}; this move was chosen at random."


def test_a_bot_that_is_interrupted_keeps_its_process() -> None:
    """A new process for every overrun would cost more time than the overrun."""
    with Thinkers() as bots:
        bots.ask(request("highest"))
        before = bots.workers[0].pid
        assert bots.ask(request("stalling", seconds=0.2)).failure == "slow"
        assert bots.workers[0].pid == before


@pytest.mark.sized
def test_a_ladder_goes_on_and_tells_every_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    failing = ["crashing", "nonsense", "dying", "stalling"] if depth() != "test" else ["crashing", "dying"]
    bots = ",".join(["highest", *failing])
    words = ["toy", "--bots", bots, "--games", "2", "--engine", "plain", "--seconds", "0.05", "--json"]
    ladder(parser.parse_args([*words, "--results", str(tmp_path / "toy.jsonl")]), {})
    report = json.loads(capsys.readouterr().out)
    assert {bot: set(ways) for bot, ways in report["failures"].items()} == {bot: {FAILING[bot][0]} for bot in failing}
    assert report["replaced"] == {bot: sum(ways.values()) for bot, ways in report["failures"].items()}
    assert all(row["games"] == 2 for row in report["pairings"])
    with pytest.raises(BadThink, match="more than 0 s and less than an hour"):
        ladder(parser.parse_args([*words[:-2], "-1"]), {})


def test_a_tournament_goes_on_and_its_report_names_every_failure(tmp_path: Path) -> None:
    bots = ["crashing", "nonsense", "dying", "stalling"]
    line_ups = [["highest", bot] for bot in bots]
    plan = Plan.of({"game": "toy", "line_ups": line_ups, "deals": 1, "seconds": 0.05})
    games = run(plan, tmp_path / "out", jobs=1, engine="plain")
    assert games.num_rows == plan.games == 8
    facts = Facts(games)
    failures = facts.failures()
    assert {bot: set(ways) for bot, ways in failures.items()} == {bot: {FAILING[bot][0]} for bot in sorted(bots)}
    page = page_of(facts, plan.describe())
    assert "Answers that bots failed to give" in page
    for bot in bots:
        assert f'<td class="word">{bot}</td><td>{sum(failures[bot].values()):,}</td>' in page.replace("\n", "")
    for row in games.to_pylist():  # what is recorded is enough to play the game as it went
        failed = [Failure(**each) for each in row["failed"]]
        again = Player(plan, "plain").play(row["number"], failed)
        assert (list(again.winners), again.decisions, list(again.failures)) == (
            row["winners"],
            row["decisions"],
            failed,
        )
