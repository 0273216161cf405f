"""One rule for folders, one lock between processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from insula.core import locks
from insula.core.compiled import cache_home
from insula.core.folders import cache_folder, data_folder


def test_variables_move_the_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("INSULA_CACHE", str(tmp_path / "c"))
    monkeypatch.setenv("INSULA_SAVES", str(tmp_path / "s"))
    assert cache_home() == tmp_path / "c" / "insula" / "compiled"
    assert data_folder() == tmp_path / "s" / "insula"


def test_without_them_they_are_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("INSULA_CACHE", "INSULA_SAVES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert cache_folder() == tmp_path / "cache" / "insula"
    assert data_folder() == tmp_path / "data" / "insula"


HOLDS = """
import sys
from pathlib import Path
from insula.core import locks
with locks.alone(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_lock_is_held_by_one_process_and_free_when_that_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    command = [sys.executable, "-c", HOLDS, str(path)]
    other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None and other.stdout.readline() == "held\n"
    with pytest.raises(locks.Held):
        locks.take(path)
    other.kill()
    other.communicate()
    with locks.alone(path, wait=True), pytest.raises(locks.Held):
        locks.take(path)
    locks.take(path).release()
