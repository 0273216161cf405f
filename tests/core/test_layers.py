"""What may import what, and what must work without numba."""

from __future__ import annotations

import subprocess
import sys

import insula

BLOCKED = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numba", "llvmlite", "numpy"):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Blocker())
"""


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", BLOCKED + code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_game_plays_without_numba() -> None:
    out = run(
        """
import insula
for name in insula.games():
    table = insula.game(name).table(seed=2)
    for _ in range(200):
        if table.over:
            break
        table.play(table.options[0])
    table.view(0); table.record.text()
    print(name)
"""
    )
    assert set(out.split()) <= set(insula.games()) and len(out.split()) >= 4


def test_the_terminal_imports_without_numba() -> None:
    run("import insula.cli.main, insula.cli.play, insula.cli.show, insula.cli.simulate\n")
