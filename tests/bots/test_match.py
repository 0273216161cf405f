"""One loop for games between bots: the same answers in simulations, ladders, tournaments and learning environments."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from scipy import stats

import insula
from insula.arena import Plan
from insula.arena.player import Player
from insula.bots import playing
from insula.bots.engine import BotEngine
from insula.bots.entrants import Entrant
from insula.bots.ladder import Job, Pairings, played
from insula.bots.match import Failure, Match, Played
from insula.cli.main import main
from insula.core.chance import game_seed
from insula.core.record_class import key
from insula.research.gymnasium import SeatEnv
from insula.testing import size
from tests.bots.toy import GAME

BOTS = ("easy@12", "greedy")
GAMES = size(120, 400, 4000)  # of random
Trace = list[tuple[int, int]]  # who answered what


def step_by_step(match: Match, seed: int, bots: Sequence[Entrant]) -> tuple[Trace, Played]:
    """A game as `Match.play` plays it, but every answer asked for from outside."""
    trace: Trace = []
    match.begin(seed)
    while not match._get("over"):
        seat = match.asked
        option = match.choose(bots[seat], seed, len(trace))
        trace.append((seat, option))
        match.answer(option)
    return trace, match.ended(seed, len(trace))


@pytest.fixture
def traces(monkeypatch: pytest.MonkeyPatch) -> dict[int, Trace]:
    """What is answered in every game that is played from now on, by its seed; the loop must come to the same end."""
    found: dict[int, Trace] = {}
    whole = Match.play

    def play(self: Match, seed: int, bots: Sequence[Entrant], failed: Sequence[Failure] = ()) -> Played:
        trace, end = step_by_step(self, seed, bots)
        again = whole(self, seed, bots)
        assert (again.winners, again.points, again.decisions, again.options) == (
            (end.winners, end.points, end.decisions, end.options)
        )
        assert found.setdefault(seed, trace) == trace
        return again

    monkeypatch.setattr(Match, "play", play)
    return found


def simulated(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "card", "--seats", "2", "--bots", ",".join(BOTS), "--games", "2", "--seed", "7", "--json"])
    assert json.loads(capsys.readouterr().out)["replaced"] == [0, 0]


def laddered() -> None:
    setup = insula.game("card", 2)
    bots = tuple(Entrant.parse(bot, setup.game) for bot in BOTS)
    plan = Pairings("card", 2, {}, bots, 2, engine="plain")
    list(played(plan, [Job(*BOTS, game_seed(7, number), 0) for number in range(2)], 1))


def tournament() -> None:
    plan = Plan.of({"game": "card", "seats": 2, "line_ups": [list(BOTS)], "seating": "fixed", "deals": 2, "seed": 7})
    player = Player(plan, "plain")
    for number in range(plan.games):
        player.play(number)


def learned(trace: Trace, seed: int) -> None:
    """The learner sits where greedy sat and answers as greedy did; its opponent must answer as before."""
    env = SeatEnv("card", seats=2, seat=1, opponents=BOTS[0], engine="plain")
    env.reset(options={"game_seed": seed})
    for option in [option for seat, option in trace if seat == 1]:
        _, _, over, _, _ = env.step(option)
    assert over
    replayed = env.setup.start(seed)
    for _, option in trace:
        env.setup.game.dispatch.play(replayed, option)
    assert key(env.table.state(0)) == key(replayed)


def test_a_bot_answers_the_same_wherever_it_sits(
    traces: dict[int, Trace], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INSULA_ENGINE", "plain")
    simulated(capsys)
    assert set(traces) == {game_seed(7, 0), game_seed(7, 1)}
    laddered()
    tournament()
    assert len(traces) == 2  # the same two games everywhere, and each time the same answers
    for seed, trace in traces.items():
        learned(trace, seed)


def test_both_engines_answer_the_same() -> None:
    setup = GAME.setup(2)
    bots = [Entrant("easy", "easy", 40), Entrant("greedy", "greedy")]
    plain, numba = (Match(setup, BotEngine(GAME, target)) for target in ("plain", "numba"))
    for seed in range(4):
        assert step_by_step(plain, seed, bots)[0] == step_by_step(numba, seed, bots)[0]


@pytest.mark.sized
def test_random_takes_each_of_seven_options_equally_often() -> None:
    """Chi-square over the decisions with seven options of many games; and with those of every other number."""
    setup = insula.game("card", 2)
    match = Match(setup, BotEngine(setup.game, "plain"))
    bot = Entrant("random", "random")
    counts: dict[int, list[int]] = {}
    for number in range(GAMES):
        seed = game_seed(11, number)
        match.begin(seed)
        done = 0
        while not match._get("over"):
            options = match.options()
            option = match.choose(bot, seed, done)
            if len(options) > 1:
                counts.setdefault(len(options), [0] * len(options))[options.index(option)] += 1
            match.answer(option)
            done += 1
    assert sum(counts[7]) > 2.5 * GAMES
    tested = [stats.chisquare(found).pvalue for found in counts.values() if sum(found) > 200]
    assert min(tested) > 0.01 / len(tested), dict(zip(counts, tested, strict=False))


def test_every_game_ends_with_the_most_decisions_at_the_latest(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = insula.game("card", 2)
    match = Match(setup, BotEngine(setup.game, "plain"))
    match.limits[playing.MAX_DECISIONS] = 9
    object.__setattr__(setup.game, "max_decisions", 9)
    try:
        stopped = match.play(3, [Entrant("random", "random")] * 2)
    finally:
        object.__setattr__(setup.game, "max_decisions", 20_000)
    assert (stopped.decisions, stopped.over, stopped.winners) == (9, False, ())
    assert stopped.shares([0, 1]) == [0.5, 0.5]


def test_an_installed_bot_that_fails_is_counted_and_its_failure_told(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "toy", "--bots", "crashing,highest", "--games", "2", "--json"])
    assert [count > 0 for count in json.loads(capsys.readouterr().out)["replaced"]] == [True, False]
    main(["simulate", "toy", "--bots", "crashing,highest", "--games", "2"])
    assert "The bot crashing at seat A failed" in " ".join(capsys.readouterr().out.split())
