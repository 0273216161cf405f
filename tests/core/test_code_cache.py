"""Compiled rules are kept by what they say, not by where or when their files were written."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

from insula.core.compiled import fingerprint

SOURCE = "from insula.core.rule import rule, table\nROW = table([1, 2])\n"


def module(folder: Path, text: str, time: int) -> ModuleType:
    folder.mkdir()
    path = folder / "chapter.py"
    path.write_text(text, encoding="utf-8")
    os.utime(path, (time, time))
    spec = importlib.util.spec_from_file_location("chapter", path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_a_fresh_checkout_of_the_same_rules_finds_their_code(tmp_path: Path) -> None:
    here, there = module(tmp_path / "here", SOURCE, 1_000), module(tmp_path / "there", SOURCE, 2_000)
    assert fingerprint([here]) == fingerprint([there])


def test_other_rules_or_tables_have_other_code(tmp_path: Path) -> None:
    here, there = module(tmp_path / "here", SOURCE, 1_000), module(tmp_path / "there", SOURCE + "# more\n", 1_000)
    assert fingerprint([here]) != fingerprint([there])
    before = fingerprint([here])
    here.ROW = here.table([1, 3])  # type: ignore[attr-defined]
    assert fingerprint([here]) != before
