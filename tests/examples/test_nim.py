"""A fifth game from a package of its own: found by its entry point, with not a line about it anywhere else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NIM = ROOT / "examples" / "games" / "nim"
Run = Callable[..., str]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python where Nim is installed."""
    place = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(place), str(NIM)], check=True, capture_output=True)
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(place)])}

    def started(*words: str, code: int = 0) -> str:
        done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False, cwd=ROOT)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout

    return started


def test_its_generated_files_are_fresh(run: Run) -> None:
    assert "up to date" in run("-m", "insula", "generate", "insula_nim", "--check")


def test_it_is_listed_beside_ours_and_its_rules_can_be_read(run: Run) -> None:
    assert re.search(r"\bnim\b", run("-m", "insula", "games"))
    assert "takes the last stick" in run("-m", "insula", "rules", "nim", "last")


def test_every_property_of_every_game_holds_for_it(run: Run) -> None:
    run(
        "-c",
        "from insula.core.registry import load\n"
        "from insula.testing import check_game, check_lockstep\n"
        "setup = load('nim').setups()[0]\n"
        "for seed in range(20): check_game(setup, seed, 1)\n"
        "assert check_lockstep(setup, 500) == 500\n",
    )


def test_a_refused_move_names_its_rule(run: Run) -> None:
    said = run("-c", "import insula; print(insula.game('nim').table(seed=1).why('take 5 from 1'))")
    assert said.startswith("Heap 1 has only 3 left; you cannot take 5. [nim.turn.one-heap]")


def test_bots_play_it_and_greedy_knows_how_to_win(run: Run) -> None:
    said = run("-m", "insula", "simulate", "nim", "--games", "20", "--bots", "greedy,random", "--json")
    assert '"games": 20' in said


TABLE = """
import random, sys, tempfile
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tests.server.kit import Person, Server, quick
server = Server(quick(Path(tempfile.mkdtemp()) / "insula.db"))
try:
    mara = Person(server.base, "Mara")
    assert any(each["name"] == "nim" for each in mara.get("/api/games"))
    tab = mara.tab(mara.post("/api/play-now", game="nim")["table"])
    while not tab.until_mine()["over"]:
        tab.play(random.Random(1).choice(tab.update["options"])["id"])
    print(tab.update["result"]["reason"])
finally:
    server.stop()
"""


def test_it_is_played_at_the_web_table_to_its_end(run: Run) -> None:
    assert "last stick" in run("-c", TABLE, str(ROOT))


def test_its_bots_have_a_ladder(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "ladder.html"
    said = run("-m", "insula", "ladder", "nim", "--bots", "random,greedy", "--games", "20", "--page", str(page))
    assert "greedy" in said and page.exists()


def test_it_is_a_pettingzoo_environment_that_passes_their_own_test(run: Run) -> None:
    run(
        "-c",
        "from pettingzoo.test import api_test\n"
        "from insula.research.pettingzoo import environment\n"
        "api_test(environment('nim').env(), num_cycles=200)\n",
    )


@pytest.mark.deep
def test_it_has_its_bars_in_the_bench(run: Run) -> None:
    assert "nim" in run(str(ROOT / "bench" / "ours.py"), "nim", "speed")


def test_no_line_about_it_stands_outside_its_folder() -> None:
    done = subprocess.run(
        ["git", "grep", "-lwi", "nim", "--", "src", "bench", "tools", "web/src"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
