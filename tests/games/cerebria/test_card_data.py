"""Cards are data: an edited line of emotions.yaml changes the game, with no other edit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import insula

SOURCE = Path(insula.__file__).parent
PLAY = """
from insula.games.cerebria.game import GAME
from insula.testing import at
table = at(GAME, '''
love: at valley, willpower 4, essence 1, invoke red, hand cheerfulness
hatred: at land
''')
table.play("invoke")
while table.kind != "turn":
    texts = [option.text for option in table.options]
    table.play(next((t for t in ("pass", "slot valley.a") if t in texts), texts[0]))
love = table.state.seats[0]
print(love.willpower, love.essence, table.state.emotions[14].intensity)
"""


def edited(tmp_path: Path, old: str, new: str) -> Path:
    """A copy of the package in which one entry of the card Cheerfulness is edited."""
    copy = tmp_path / "insula"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "node_modules"))
    cards = copy / "games" / "cerebria" / "components" / "emotions.yaml"
    before, name, after = cards.read_text(encoding="utf-8").partition("- id: cheerfulness\n")
    assert name and old in after
    cards.write_text(before + name + after.replace(old, new, 1), encoding="utf-8")
    return tmp_path


def run(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    """A program that sees the package in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=folder, capture_output=True, text=True, check=False
    )


def test_the_card_as_printed(tmp_path: Path) -> None:
    assert run(edited(tmp_path, "row: [1, 1, 2]", "row: [1, 1, 2]"), PLAY).stdout.split() == ["4", "0", "1"]


def test_an_edited_power_does_something_else(tmp_path: Path) -> None:
    folder = edited(tmp_path, "resource: willpower, amount: 2", "resource: essence, amount: 3")
    assert run(folder, PLAY).stdout.split() == ["2", "3", "1"]


def test_an_edited_row_gives_another_intensity(tmp_path: Path) -> None:
    folder = edited(tmp_path, "row: [1, 1, 2]", "row: [3, 3, 4]")
    assert run(folder, PLAY).stdout.split() == ["4", "0", "3"]


def test_an_unknown_word_is_refused_with_the_name_of_the_card(tmp_path: Path) -> None:
    folder = edited(tmp_path, "effect: gain,", "effect: conjure,")
    result = run(folder, PLAY)
    assert "emotions.yaml: cheerfulness: unknown word 'conjure'" in result.stderr
