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


def test_no_line_about_it_stands_outside_its_folder() -> None:
    done = subprocess.run(
        ["git", "grep", "-lwi", "nim", "--", "src", "bench", "tools", "web/src"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
