"""Bad input on the command line: one sentence, exit code 2, nothing lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import insula
from insula.core.record_class import key
from tests.command import Done
from tests.command import insula as run

INSULA = [sys.executable, "-m", "insula"]


def sentence(done: Done) -> str:
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr + done.stdout
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, done.stderr
    return lines[0]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["play", "chess"], "No game is called “chess”"),
        (["play", "card", "--seats", "1"], "you have 1"),
        (["play", "card", "--seats", "6"], "you have 6"),
        (["play", "card", "--seats", "two"], "Argument --seats: invalid int value"),
        (["play", "card", "--players", "me,deepblue"], "No bot is called “deepblue”"),
        (["play", "card", "--seats", "3", "--players", "me,greedy"], "You named 2 players for 3 seats"),
        (["play", "card", "--choose", "fast"], "“fast” is not a choice"),
        (["simulate", "card", "--games", "0"], "Play at least one game"),
        (["simulate", "card", "--bots", "random,random,random", "--seats", "2"], "You named 3 bots for 2 seats"),
        (["rules", "card", "zugzwang"], "No rule of card contains “zugzwang”"),
        (["replay", "nowhere.insula"], "nowhere.insula: No such file or directory"),
        (["dance"], "invalid choice: 'dance'"),
    ],
)
def test_one_sentence_and_exit_code_two(args: list[str], says: str) -> None:
    assert says in sentence(run(*args))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = insula.game("card", seats=2).table(seed=9)
    chooser = random.Random(9)
    while not table.over:
        table.play(chooser.choice(table.options))
    return table.record.save(tmp_path / "game.insula")


def test_an_empty_a_cut_and_an_edited_record(record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    for name, content, says in [
        ("empty", "", "line 1: the record is empty"),
        ("cut", text[: len(text) // 3], "cut off"),
        ("edited", text.replace("pass", "keep", 1), "checksum does not match"),
    ]:
        path = tmp_path / name
        path.write_text(content)
        assert says in sentence(run("replay", str(path)))
        assert says in sentence(run("play", "--resume", str(path)))
        assert path.read_text() == content


def test_a_good_record_replays(record: Path) -> None:
    done = run("replay", str(record), "--verify")
    assert done.returncode == 0 and "the seed matches its commitment" in " ".join(done.stdout.split())
    assert "wins" in run("replay", str(record)).stdout or "won" in run("replay", str(record)).stdout


def test_a_seat_or_move_that_is_not_there(record: Path) -> None:
    assert "There is no seat D" in sentence(run("replay", str(record), "--seat", "D"))
    assert "Choose --at from 1 to" in sentence(run("replay", str(record), "--at", "100000"))


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    said = sentence(run("play", "card", "--save", str(tmp_path / "no" / "such" / "game.insula")))
    assert "No such file or directory" in said


def test_bad_notation_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    target = tmp_path / "game.insula"
    done = run("play", "card", "--seed", "1", "--save", str(target), typed="castle\n²\nwhy castle\nquit\n")
    assert done.stdout.count("is not a move here") == 3
    assert f"insula play --resume {target}" in sentence(done)
    assert insula.load_record(target)


def test_ctrl_c_in_mid_move_keeps_the_position(tmp_path: Path) -> None:
    target = tmp_path / "game.insula"
    command = [*INSULA, "play", "card", "--players", "me,me", "--seed", "4", "--save", str(target)]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin is not None and process.stderr is not None
    process.stdin.write("\n1\n")
    process.stdin.flush()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not (target.exists() and len(insula.load_record(target).moves) > 0):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 2 and "Traceback" not in err
    table = insula.replay(target)
    assert len(table.moves) >= 1
    done = run("play", "--resume", str(target), typed="\nquit\n")
    assert done.returncode == 2
    assert key(insula.replay(target).state) == key(table.state)


def test_a_full_home_of_saves_is_made_by_itself(tmp_path: Path) -> None:
    env = dict(os.environ, INSULA_SAVES=str(tmp_path / "fresh"))
    done = subprocess.run(
        [*INSULA, "play", "card", "--seed", "1"], input="quit\n", capture_output=True, text=True, check=False, env=env
    )
    assert done.returncode == 2
    assert len(list((tmp_path / "fresh").rglob("*.insula"))) == 1
