"""The kept releases are whole: nobody edited them, they can be read, and each wheel still plays its own records."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sqlite3
import subprocess
import sys
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import insula

HERE = Path(__file__).parent
KEPT = sorted(each.parent for each in HERE.glob("*/manifest.json"))
GAMES = {"card", "amygdala", "cerebria", "balance"}
REPLAY = """
import sys, insula
for path in sys.argv[1:]:
    table = insula.replay(path)
    assert table.over and table.record.text() == open(path, encoding="utf-8").read(), path
print(insula.__file__, len(sys.argv) - 1)
"""

every_release = pytest.mark.parametrize("release", KEPT, ids=lambda folder: folder.name)


def read_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def wheel_of(release: Path) -> Path:
    (wheel,) = release.glob("*.whl")
    return wheel


def records_of(release: Path) -> list[Path]:
    return sorted((release / "records").glob("*.txt"))


def test_the_first_release_is_kept() -> None:
    assert "0.1.0" in [folder.name for folder in KEPT]


@every_release
def test_no_kept_file_was_edited(release: Path) -> None:
    wanted = read_json(release / "manifest.json")["sha256"]
    files = {str(f.relative_to(release)): f for f in release.rglob("*") if f.is_file() and f.name != "manifest.json"}
    assert {name: hashlib.sha256(f.read_bytes()).hexdigest() for name, f in files.items()} == wanted


@every_release
def test_the_wheel_holds_rules_and_server_without_pages(release: Path) -> None:
    names = zipfile.ZipFile(wheel_of(release)).namelist()
    for package in ("card", "amygdala", "cerebria", "cerebria/balance"):
        assert f"insula/games/{package}/rulebook.yaml" in names
    assert "insula/server/app.py" in names
    assert not [name for name in names if name.startswith("insula/server/static/")]
    assert wheel_of(release).stat().st_size < 2_000_000


@every_release
def test_the_records_cover_every_game_and_are_finished(release: Path) -> None:
    records = [insula.load_record(path) for path in records_of(release)]
    assert len(records) >= 40
    assert {record.game for record in records} == GAMES
    assert all(record.result and record.verify() for record in records)
    seats = {game: {r.seats for r in records if r.game == game} for game in GAMES}
    assert seats == {"card": {2, 3, 4, 5}, "amygdala": {2, 3, 4}, "cerebria": {2, 3, 4}, "balance": {3, 4, 5, 6}}
    chosen = {(r.game, name, value) for r in records for name, value in r.choices.items()}
    assert {
        ("amygdala", "variants", "changing-toll,vp-tiles"),
        ("cerebria", "edition", "basic"),
        ("cerebria", "spirit_boards", "b"),
        ("cerebria", "team_boards", "b"),
        ("balance", "line_up", "1-1-2"),
        ("balance", "line_up", "2-2-1"),
    } <= chosen


@every_release
def test_the_database_opens_and_holds_the_tables_that_were_told(release: Path) -> None:
    told = read_json(release / "tables.json")
    with contextlib.closing(sqlite3.connect(f"file:{release}/insula.db?mode=ro", uri=True)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = dict(db.execute("SELECT id, state FROM tables"))
        assert set(rows) == {table["table"] for table in told}
        assert {t["table"]: t["state"] for t in told if "state" in t}.items() <= rows.items()
        by_game = Counter(db.execute("SELECT game, state FROM tables"))
        accounts = {name for (name,) in db.execute("SELECT name FROM users WHERE account IS NOT NULL")}
    assert {(game, state) for game in GAMES for state in ("waiting", "playing", "over")} <= set(by_game)
    assert all(by_game[game, "playing"] >= 2 for game in GAMES)
    assert accounts == {"Ada", "Bo"}


def replay_with_its_own_wheel(release: Path, paths: list[Path], folder: Path) -> None:
    zipfile.ZipFile(wheel_of(release)).extractall(folder)
    env = dict(os.environ, PYTHONPATH=str(folder))
    command = [sys.executable, "-c", REPLAY, *map(str, paths)]
    said = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stdout.split() == [str(folder / "insula" / "__init__.py"), str(len(paths))]


@every_release
def test_its_own_wheel_plays_a_record_of_each_game_again(release: Path, tmp_path: Path) -> None:
    shortest: dict[str, Path] = {}
    for path in sorted(records_of(release), key=lambda path: path.stat().st_size):
        shortest.setdefault(insula.load_record(path).game, path)
    replay_with_its_own_wheel(release, list(shortest.values()), tmp_path)


@pytest.mark.deep
@every_release
def test_its_own_wheel_plays_all_its_records_again(release: Path, tmp_path: Path) -> None:
    replay_with_its_own_wheel(release, records_of(release), tmp_path)
