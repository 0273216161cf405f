"""`insula tournament`: from a plan to a page, and one sentence for everything that is wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from insula.arena import table
from tests.command import Done, insula

DEALS = "1000000"  # more than any machine plays before it can be stopped


def tournament(*args: str, cwd: Path) -> Done:
    return insula("tournament", *args, cwd=cwd)


def sentence(done: Done) -> str:
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr + done.stdout
    return [line for line in done.stderr.splitlines() if line.strip()][-1]


def test_a_plan_is_played_shown_and_reported(tmp_path: Path) -> None:
    (tmp_path / "plan.yaml").write_text("title: Small\ngame: card\nbots: [greedy, random]\ndeals: 20\n")
    done = tournament("plan.yaml", "--out", "games", "--jobs", "1", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "40 games in games" in done.stdout and "greedy" in done.stdout
    told = tournament("report", "games", cwd=tmp_path)
    assert told.stdout.strip() == "games/report.html"
    assert "<h1>Small</h1>" in (tmp_path / "games" / "report.html").read_text(encoding="utf-8")


def test_a_game_by_name_needs_no_file(tmp_path: Path) -> None:
    done = tournament(
        "card", "--bots", "random", "--deals", "5", "--seats", "3", "--out", "o", "--jobs", "1", cwd=tmp_path
    )
    assert "5 games in o" in done.stdout


def _listening() -> None:
    """Whoever was started in the background ignores the keyboard, and hands that down."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_stopped_at_the_keyboard_it_says_so_and_goes_on_later(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "insula", "tournament", "card", "--deals", DEALS, "--out", "o", "--jobs", "1"]
    process = subprocess.Popen(
        command, cwd=tmp_path, start_new_session=True, stderr=subprocess.PIPE, text=True, preexec_fn=_listening
    )
    while process.poll() is None and not list((tmp_path / "o").glob("parts/*.parquet")):
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as the terminal does: to everybody
    _, said = process.communicate(timeout=120)
    assert process.returncode == 2 and said.splitlines()[-1] == "Stopped." and "Traceback" not in said
    assert 0 < table(tmp_path / "o").num_rows < int(DEALS)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["nowhere.yaml", "--out", "o"], "There is no plan or game called nowhere.yaml"),
        (["card"], "Say where to keep the games"),
        (["--ray", "card"], "Say where to keep the games"),
        (["card", "o"], "“o” is one word too many"),
        (["report"], "Name the folder of a tournament"),
        (["report", "nowhere"], "There are no games in nowhere."),
        (["card", "--out", "o", "--bots", "deepblue"], "The plan, bots: No bot is called “deepblue”"),
        (["card", "--out", "o", "--seats", "9"], "The plan, seats: "),
        (["cerebria", "--out", "o", "--choose", "edition=deluxe"], "The plan, choices: "),
        (["card", "--out", "o", "--jobs", "0"], "At least one process must play."),
        (["plan.yaml", "--out", "o", "--deals", "3"], "--deals works only with the name of a game"),
        (["wrong.yaml", "--out", "o"], "wrong.yaml, line 2: no key is called “boots”"),
        (["words.yaml", "--out", "o"], "The variant odd, words.yaml, line 3: "),
        (["card", "--out", "file"], "file"),
        (["card", "--out", "foreign"], "games.parquet is not a result of the arena"),
        (["report", "broken"], "games.parquet cannot be read as Parquet"),
    ],
)
def test_one_sentence_and_exit_code_two(args: list[str], says: str, tmp_path: Path) -> None:
    (tmp_path / "plan.yaml").write_text("game: card\n")
    (tmp_path / "wrong.yaml").write_text("game: card\nboots: greedy\n")
    (tmp_path / "words.yaml").write_text("game: card\nvariants:\n  odd: {cards.yaml: {courage: {vibe: pink}}}\n")
    (tmp_path / "file").write_text("in the way")
    for name in ("foreign", "broken"):
        (tmp_path / name).mkdir()
    pq.write_table(pa.table({"number": [1]}), tmp_path / "foreign" / "games.parquet")
    (tmp_path / "broken" / "games.parquet").write_bytes(b"nothing of the kind")
    assert says in sentence(tournament(*args, cwd=tmp_path))
