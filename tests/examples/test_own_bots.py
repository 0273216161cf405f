"""The example package: its own test passes, and once installed its bot plays, with parameters, and can be tuned."""

from __future__ import annotations

import importlib.util
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import insula
from insula.arena.tune import Tuning, Vary
from insula.bots import BadThink
from insula.bots.engine import BotEngine
from insula.bots.entrants import Entrant
from insula.bots.match import Match
from insula.cli.main import main

PACKAGE = Path(__file__).parents[2] / "examples" / "own_bots"


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As `pip install` leaves it: the code on the path, and the entry points of its pyproject.toml."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    made = tmp_path / "patient_bots-1.0.dist-info"
    made.mkdir()
    (made / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = "\n".join(f"{name} = {place}" for name, place in project["entry-points"]["insula.bots"].items())
    (made / "entry_points.txt").write_text(f"[insula.bots]\n{points}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(PACKAGE / "src"))
    yield
    sys.modules.pop("patient_bots", None)


def test_its_own_tests_pass() -> None:
    spec = importlib.util.spec_from_file_location("test_patient", PACKAGE / "tests" / "test_patient.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    tests = [value for name, value in vars(module).items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        test()


def test_it_plays_with_parameters() -> None:
    setup = insula.game("card", seats=2)
    bots = [Entrant.parse(each, setup.game) for each in ("patient:samples=1:depth=1", "random")]
    played = Match(setup, BotEngine(setup.game, "plain")).play(3, bots)
    assert played.over and not played.failures


def test_its_parameters_can_be_tuned() -> None:
    vary = [Vary.parse("depth=0..2"), Vary.parse("memory=yes,no")]
    tuning = Tuning(insula.game("card", seats=2), "patient", vary, ["random"], deals=1, engine="plain")
    best = tuning.run(2)
    assert best.bot in {each.bot for each in tuning.tried} and best.games == 2 and best.failed == 0
    again = Tuning(insula.game("card", seats=2), "patient", vary, ["random"], deals=1, engine="plain")
    again.run(2)
    assert again.tried == tuning.tried


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nobody", "--vary", "depth=1..2"], "No installed bot is called “nobody”"),
        (["patient", "--vary", "width=1..2"], "has no parameter “width”; it has samples, depth, memory"),
        (["patient", "--vary", "depth"], "does not say what to vary"),
        (["patient", "--vary", "depth=3..1"], "is no range"),
        (["patient", "--vary", "depth=3"], "leaves nothing to choose"),
        (["patient"], "Say what to vary"),
        (["patient", "--vary", "depth=1..2", "--trials", "0"], "Try at least one set of parameters"),
    ],
)
def test_what_is_wrong_is_one_sentence(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["tune", "card", *words])
    assert stopped.value.code == 2
    said = " ".join(capsys.readouterr().err.split())
    assert says in said and "Traceback" not in said


def test_ranges_are_read() -> None:
    assert Vary.parse("pace=0.1..10..log") == Vary("pace", 0.1, 10.0, False, True)
    assert Vary.parse("depth=1..6") == Vary("depth", 1.0, 6.0, True)
    assert Vary.parse("bold=yes,no").words == ("yes", "no")
    with pytest.raises(BadThink, match="above 0 with log"):
        Vary.parse("pace=0..10..log")


def test_the_command_tells_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("insula.cli.tune.find_spec", lambda name: None if name == "numba" else object())
    main(
        [
            "tune",
            "card",
            "patient",
            "--vary",
            "depth=0..1",
            "--against",
            "random",
            "--trials",
            "1",
            "--deals",
            "1",
            "--json",
        ]
    )
    told = json.loads(capsys.readouterr().out)
    assert told["best"]["games"] == 2 and len(told["tried"]) == 1
