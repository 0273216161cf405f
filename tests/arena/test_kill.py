"""A tournament that is killed at any moment goes on without losing or doubling a game."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from insula.arena import Plan, run, table
from insula.testing.sizes import size

GIVEN = {"game": "card", "bots": "random", "deals": size(300, 1200, 1200), "seed": 5}
PROGRAM = f"""
import sys
from insula.arena import Plan, run
if __name__ == "__main__":
    run(Plan.of({GIVEN!r}), sys.argv[1], jobs=2, engine="plain", seconds=0.02)
"""


def children_of(process: int) -> set[int]:
    found = set()
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        found.update(int(word) for word in task.read_text().split())
    return found


def alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def parts(folder: Path) -> int:
    return len(list((folder / "parts").glob("*.parquet")))


@pytest.mark.deep
def test_killed_again_and_again_the_games_are_those_of_an_undisturbed_run(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    folder, dice = tmp_path / "killed", random.Random(11)
    kills = 0
    for _ in range(4):
        before = parts(folder)
        process = subprocess.Popen([sys.executable, str(program), str(folder)])
        while process.poll() is None and parts(folder) < before + dice.randint(1, 4):
            time.sleep(0.002)
        time.sleep(dice.random() * 0.02)
        if process.poll() is not None:
            break
        players = children_of(process.pid)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        kills += 1
        assert players
        while any(alive(player) for player in players):  # the test's own time limit ends this
            time.sleep(0.01)
        numbers = table(folder)["number"].to_pylist()
        assert len(numbers) == len(set(numbers)) >= before
    assert kills >= 3
    plan = Plan.of(GIVEN)
    assert run(plan, folder, jobs=2, engine="plain").num_rows == plan.games == GIVEN["deals"]
    run(plan, tmp_path / "whole", jobs=1, engine="plain")
    assert (folder / "games.parquet").read_bytes() == (tmp_path / "whole" / "games.parquet").read_bytes()


def test_a_player_that_dies_is_replaced_and_its_games_are_played(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    folder = tmp_path / "games"
    process = subprocess.Popen([sys.executable, str(program), str(folder)])
    while process.poll() is None and parts(folder) < 2:
        time.sleep(0.002)
    players = [child for child in children_of(process.pid) if b"pool_worker" in command(child)]
    os.kill(players[0], signal.SIGKILL)
    assert process.wait() == 0
    assert table(folder)["number"].to_pylist() == list(range(Plan.of(GIVEN).games))


def command(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()
