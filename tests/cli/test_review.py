"""`insula review`: one sentence for what cannot be reviewed."""

from __future__ import annotations

from pathlib import Path

import pytest

from insula.cli.main import main
from insula.core.registry import load
from insula.core.table import Table


def test_what_cannot_be_reviewed_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nonsense, running = tmp_path / "nonsense", tmp_path / "running"
    nonsense.write_text("hello\n", encoding="utf-8")
    table = Table(load("card").setup(2), 1, ("Mara", "Ash"), salt="s")
    table.play(table.options[0])
    table.record.save(running)
    for words, says in (
        ([str(tmp_path / "none")], "No such file"),
        ([str(nonsense)], "not an Insula record"),
        ([str(running)], "has not ended"),
        ([str(running), "--seconds", "0"], "--seconds must be"),
        ([str(running), "--effort", "-1"], "--effort must be"),
        ([str(running), "--workers", "0"], "--workers must be"),
    ):
        with pytest.raises(SystemExit) as ended:
            main(["review", *words])
        told = capsys.readouterr().err
        assert ended.value.code == 2 and says in told and "Traceback" not in told, told
