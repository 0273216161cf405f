"""`insula generate` works for any package, and says in one sentence what a folder lacks."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from insula.cli.main import main
from insula.generate import packages

STATE = """
from insula.core.record_class import Secret, array, one, record

@record
class Question:
    kind: int = 0
    seat: int = 0

@record
class State:
    hand: list[int] = array(4, "Secret")
    heap: int = 0
    asked: Question = one(Question)
"""
CHAPTER = """
@rule
def setup(g, seed): ...

@rule
def take_options(g):
    offer_small(g)

@rule
def offer_small(g):
    offer(g, g.heap)

@rule
def show_options(g):
    offer(g, own_card(g))

@rule
def own_card(g):
    return g.hand[0]

@rule
def refuse_take(g, option): ...

@rule
def refuse_show(g, option): ...

@rule
def take_answer(g, option): ...

@rule
def show_answer(g, option): ...
"""
RULES = "- {id: heap.take.one, section: Taking, rule: Take at least one., refusal: Take at least one.}\n"
WORDS = "prefix: heap\noptions: [PASS, {STICK: 3}]\nevents: [TOOK]\nchapters: [setup]\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    made = tmp_path / "heap_game"
    (made / "rules").mkdir(parents=True)
    (made / "__init__.py").touch()
    (made / "rules" / "__init__.py").touch()
    (made / "state.py").write_text(STATE, encoding="utf-8")
    (made / "rules" / "setup.py").write_text(CHAPTER, encoding="utf-8")
    (made / "rulebook.yaml").write_text(RULES, encoding="utf-8")
    (made / "words.yaml").write_text(WORDS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "heap_game", raising=False)
    return made


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["generate", *words])
    assert ended.value.code == 2
    return capsys.readouterr().err


def test_a_package_outside_this_repository_is_generated(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Out of date" in refused(capsys, "heap_game", "--check")
    main(["generate", "heap_game"])
    main(["generate", "heap_game", "--check"])
    assert "TAKE_ONE = 20" in (folder / "gen" / "R.py").read_text(encoding="utf-8")
    assert "from heap_game.rules import setup" in (folder / "gen" / "dispatch.py").read_text(encoding="utf-8")


def test_questions_that_hang_on_a_secret_are_worked_out(folder: Path) -> None:
    main(["generate", "heap_game"])
    text = (folder / "gen" / "ask.py").read_text(encoding="utf-8")
    assert '"show",' in text.partition("FROM_HIDDEN")[2] and '"take",' not in text.partition("FROM_HIDDEN")[2]


def test_what_a_folder_lacks_is_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "words.yaml").write_text(WORDS.replace("[setup]", "[setup, ending]"), encoding="utf-8")
    assert "names the chapter ending" in refused(capsys, "heap_game")
    assert "No package is called" in refused(capsys, "no_such_game")
    assert "is not a game" in refused(capsys, "insula.core")


def test_every_installed_game_has_one_package() -> None:
    assert len(packages()) == len(set(packages())) >= 3
