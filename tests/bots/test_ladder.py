"""The ladder: balanced, resumable, rated with intervals, shown as table, JSON and page."""

from __future__ import annotations

import argparse
import json
import math
import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from insula.bots import BadThink
from insula.bots.entrants import Entrant
from insula.bots.ladder import add_arguments, ladder, sole_writer
from insula.bots.ratings import DROP, ELO, ratings, share_interval, strengths, wilson
from insula.core.chance import game_seed
from tests.bots.toy import GAME


def run(tmp_path: Path, *words: str) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    ladder(parser.parse_args(["toy", "--results", str(tmp_path / "toy.jsonl"), *words]), {})


def test_results_are_balanced_and_a_second_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "--bots", "random,greedy,easy@50", "--games", "6", "--json")
    lines = [json.loads(line) for line in (tmp_path / "toy.jsonl").read_text().splitlines()]
    assert len(lines) == 18
    for pair in (("random", "greedy"), ("random", "easy@50"), ("greedy", "easy@50")):
        played = [(e["seed"], e["swap"]) for e in lines if (e["a"], e["b"]) == pair]
        assert sorted(played) == sorted((game_seed(1, deal), swap) for deal in range(3) for swap in (0, 1))
    report = json.loads(capsys.readouterr().out)
    assert {each["bot"] for each in report["ratings"]} == {"random", "greedy", "easy@50"}
    run(tmp_path, "--bots", "random,greedy,easy@50", "--games", "8", "--json")
    again = (tmp_path / "toy.jsonl").read_text().splitlines()
    assert len(again) == 24
    assert [json.loads(line) for line in again[:18]] == lines
    assert all(row["games"] == 8 for row in json.loads(capsys.readouterr().out)["pairings"])


def test_the_same_games_are_played_in_plain_python_and_by_several_processes(tmp_path: Path) -> None:
    words = ("--bots", "greedy,easy@30", "--games", "4")
    results = []
    for name, more in (("a", ()), ("b", ("--engine", "plain")), ("c", ("--jobs", "2"))):
        (tmp_path / name).mkdir()
        run(tmp_path / name, *words, *more)
        results.append(sorted((tmp_path / name / "toy.jsonl").read_text().splitlines()))
    assert results[0] == results[1] == results[2]


def test_the_page_is_whole_and_loads_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "--bots", "random,greedy", "--games", "4", "--page", str(tmp_path / "toy.html"))
    assert "greedy" in capsys.readouterr().out
    text = (tmp_path / "toy.html").read_text()
    svg = text[text.index("<svg") : text.index("</svg>") + 6]
    drawn = ElementTree.fromstring(svg).itertext()
    assert {"random", "greedy", "Elo points above the weakest bot"} <= {each.strip() for each in drawn}
    assert "rules version 1" in text and '<td class="word">greedy</td>' in text
    addresses = set(re.findall(r"""(?:src|href|url)\s*[=(]\s*["']?([^"')>\s]+)""", text))
    assert all(address.startswith("#") for address in addresses)


def test_neighbours_alone_may_meet(tmp_path: Path) -> None:
    run(tmp_path, "--bots", "random,greedy,easy@20", "--games", "2", "--neighbours")
    lines = [json.loads(line) for line in (tmp_path / "toy.jsonl").read_text().splitlines()]
    assert {(e["a"], e["b"]) for e in lines} == {("random", "greedy"), ("greedy", "easy@20")}


def test_a_bot_of_an_older_release_may_be_met(tmp_path: Path) -> None:
    run(tmp_path, "--bots", "random,hard-0.1", "--games", "2")
    lines = [json.loads(line) for line in (tmp_path / "toy.jsonl").read_text().splitlines()]
    assert {(e["a"], e["b"]) for e in lines} == {("random", "hard-0.1")}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--bots", "random"), "at least two different bots"),
        (("--bots", "random,random"), "at least two different bots"),
        (("--bots", "random,deep"), "No bot is called “deep”"),
        (("--bots", "random,easy@none"), "needs a whole number of iterations"),
        (("--games", "7"), "even number of games"),
    ],
)
def test_bad_input_gets_one_sentence(tmp_path: Path, words: tuple[str, ...], says: str) -> None:
    with pytest.raises(BadThink, match=says):
        run(tmp_path, *words)


def test_results_of_another_set_up_are_not_mixed_in(tmp_path: Path) -> None:
    run(tmp_path, "--bots", "random,greedy", "--games", "2")
    with pytest.raises(BadThink, match=r"toy.jsonl, line 1, is a result of another game"):
        run(tmp_path, "--bots", "random,greedy", "--games", "2", "--seats", "4")
    other = (tmp_path / "toy.jsonl").read_text().replace('"budgets": [0, 0]', '"budgets": [0, 7]')
    (tmp_path / "toy.jsonl").write_text(other)
    with pytest.raises(BadThink, match=r"line 1, is a result of another game, set-up, budget or version of the rules"):
        run(tmp_path, "--bots", "random,greedy", "--games", "2")
    (tmp_path / "toy.jsonl").write_text("not a line\n")
    with pytest.raises(BadThink, match=r"toy.jsonl, line 1, is not a result"):
        run(tmp_path, "--bots", "random,greedy", "--games", "2")


def test_installed_bots_may_be_met_and_their_failures_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, "--bots", "highest,crashing", "--games", "2", "--engine", "plain")
    lines = [json.loads(line) for line in (tmp_path / "toy.jsonl").read_text().splitlines()]
    assert all(entry["replaced"][0] == 0 and entry["replaced"][1] > 0 for entry in lines)
    out = " ".join(capsys.readouterr().out.split())
    assert re.search(
        r"The bot crashing failed [\d,]+ times \(crashed [\d,]+\); random moves were played instead\.", out
    )


def test_without_numba_the_ladder_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("insula.bots.ladder.find_spec", lambda name: None)
    with pytest.raises(BadThink, match=r"^The ladder needs the package numba; install insula\[bots\], or play with"):
        run(tmp_path)


def test_no_game_is_counted_twice(tmp_path: Path) -> None:
    words = ("--bots", "random,greedy", "--games", "2")
    run(tmp_path, *words)
    kept = tmp_path / "toy.jsonl"
    with sole_writer(kept), pytest.raises(BadThink, match=r"Another run is writing to toy.jsonl"):
        run(tmp_path, *words)
    kept.write_text(2 * kept.read_text())
    with pytest.raises(BadThink, match=r"toy.jsonl, line 3, repeats a game that is already there"):
        run(tmp_path, *words)
    with pytest.raises(BadThink, match=r"cannot be written: No such file"):
        run(tmp_path / "nowhere", *words)


def test_a_bot_names_its_level_and_its_iterations() -> None:
    assert Entrant.parse("hard", GAME) == Entrant("hard", "hard", 6000)
    assert Entrant.parse("hard@500", GAME) == Entrant("hard@500", "hard", 500)
    assert Entrant.parse("highest", GAME) == Entrant("highest", "highest")
    with pytest.raises(BadThink, match=r"No bot is called “hard-0\.1”"):
        Entrant.parse("hard-0.1", GAME)


def test_elo_points_follow_the_shares() -> None:
    wins = {("a", "b"): 75.0, ("b", "a"): 25.0}
    games = {("a", "b"): 100, ("b", "a"): 100}
    found = strengths(["a", "b"], wins, games)
    assert abs(found["a"] - found["b"] - 190.8) < 5


def test_ratings_have_intervals_that_shrink_with_games() -> None:
    few, many = (ratings(["a", "b"], {("a", "b"): [[1.0, 0.0], [1.0, 1.0]] * n})[0] for n in (5, 100))
    assert few.bot == "a" and None not in (few.low, few.high, many.low, many.high)
    assert many.high - many.low < (few.high - few.low) / 2  # type: ignore[operator]
    assert few.low < many.low < 190.8 < many.high < few.high  # type: ignore[operator]


def test_a_bot_that_always_wins_has_no_highest_rating() -> None:
    """Every game says that it is stronger, none says by how much; each deal is one witness."""
    rated = {
        r.bot: r
        for r in ratings(
            ["random", "greedy", "normal"],
            {
                ("random", "greedy"): [[0.0, 0.0]] * 20,
                ("greedy", "normal"): [[0.0, 0.0]] * 20,
            },
        )
    }
    assert (rated["random"].low, rated["random"].high) == (0.0, 0.0)
    for bot in ("greedy", "normal"):
        assert rated[bot].high is None and rated[bot].span == f"at least {rated[bot].low:.0f}"
    # 20 deals that all went one way exclude, at 95 %, a share below exp(-1.92 / 20)
    share = math.exp(-DROP / 20)
    assert rated["greedy"].low == pytest.approx(ELO * math.log(share / (1 - share)), abs=3)


def test_deals_that_go_one_way_count_once() -> None:
    """Twice the same result on each deal is one witness, not two; independent games count each."""
    same = share_interval([[1.0, 1.0], [0.0, 0.0]] * 50)
    apart = share_interval([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 0.0]] * 25)
    assert same[0] == apart[0] == 0.5
    assert same[2] - same[1] > 1.3 * (apart[2] - apart[1])
    all_won = share_interval([[1.0, 1.0]] * 20)
    assert all_won == (1.0, *wilson(1.0, 20))


def test_intervals_of_shares_hold_for_pairs_of_deals() -> None:
    """Over many samples the true share lies inside about 95 times of 100, whether games of a deal go together or not."""
    chance = random.Random(5)
    for together in (0.0, 0.5, 1.0):
        for true in (0.5, 0.8, 0.95):
            inside = 0
            for _ in range(300):
                deals = []
                for _ in range(60):
                    first = float(chance.random() < true)
                    deals.append([first, first if chance.random() < together else float(chance.random() < true)])
                _, low, high = share_interval(deals)
                inside += low <= true <= high
            assert inside >= 273, (together, true, inside)  # 300 fair trials at 95 % give fewer once in 400 times


def test_wilson_intervals() -> None:
    low, high = wilson(0.9, 400)
    assert (round(low, 3), round(high, 3)) == (0.867, 0.926)
