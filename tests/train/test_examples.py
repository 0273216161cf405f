"""Examples to imitate: what bots answered is written down as they knew it, and read back in one row."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from insula.core.registry import load
from insula.train.examples import Scribe, Task, read_examples, record

HAS_TORCH = find_spec("torch") is not None


def rows(ends: Any, numbers: Any) -> list[Any]:
    return [part.tolist() for part in np.split(numbers, ends[:-1])]


def test_answers_are_written_down_with_what_was_known_and_how_it_ended(tmp_path: Path) -> None:
    game = load("card")
    task = Task("card", (2, 3), {}, ("greedy", "random"), 60.0, tmp_path, games=2)
    counts = [record(task, number) for number in (1, 2)]
    found = read_examples(tmp_path)
    assert min(counts) > 50 and len(found["chosen"]) == len(found["outcomes"]) == sum(counts)
    for known, options, chosen in zip(
        rows(found["ends"], found["places"]),
        rows(found["option_ends"], found["options"]),
        found["chosen"].tolist(),
        strict=True,
    ):
        assert chosen in options and len(options) > 1 and max(options) < game.n_options
        assert known == sorted(set(known)) and max(known) < len(game.legend)
    assert len(found["values"]) == len(found["places"])
    assert set(np.unique(found["outcomes"])) <= {np.float32(x) for x in (-1.0, -0.5, 1.0)}


def test_whoever_searches_goes_on_after_an_answer_by_chance() -> None:
    """One answer in some is not the bot's own: a tree that was grown below the bot's answer must not be kept."""
    scribe = Scribe([load("card").setup(2)], ("easy",))
    assert scribe.play(5).over


def test_the_same_seed_writes_the_same_examples(tmp_path: Path) -> None:
    found = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        record(Task("card", (2,), {}, ("greedy",), 60.0, tmp_path / name, games=1), 3)
        found.append(read_examples(tmp_path / name))
    assert all((found[0][name] == found[1][name]).all() for name in found[0])


def test_a_policy_meets_its_teachers_more_often_after_imitating_them(tmp_path: Path) -> None:
    if not HAS_TORCH:
        done = [sys.executable, "-m", "insula", "train", "card", "--teachers", "greedy"]
        assert "needs the package torch" in subprocess.run(done, capture_output=True, text=True, check=False).stderr
        return
    from insula.train import imitate as imitation
    from insula.train.school import School, Training

    record(Task("card", (2,), {}, ("greedy",), 60.0, tmp_path / ".", games=12), 1)
    imitation.MINIBATCH = 128
    plan = Training("card", 1.0, "cpu", games=4, steps=2, widths=(32, 32, 32), rate=3e-3)
    school = School(load("card"), plan, tmp_path / "school")
    lines: list[dict[str, Any]] = []
    school.imitate(tmp_path, 60.0, lines.append)
    assert school.progress.imitated["met"] > lines[0]["met"] + 0.1
    assert len(school.selves) == 1
    school.save()
    other = School(load("card"), plan, tmp_path / "other")
    other.begin_from(tmp_path / "school")
    assert all((a == b).all() for a, b in zip(other.policy.parameters(), school.policy.parameters(), strict=True))
