"""The commands for players speak the language that is asked for, and a game is resumed in another one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from insula.cli.words import CLI_LOCALES, WORDS
from insula.core.language import ENGLISH, speaking
from insula.core.messages import patterns
from insula.core.registry import shelf
from tests.cli.test_bad_input import sentence
from tests.command import insula as run

# words that nearly every English sentence has one of, and no German one
ENGLISH_WORDS = re.compile(r"(?<![-\w])(the|you|your|is|are|of|and|to|with|Press|Type|wins|won)(?![-\w])")


def german(*words: str, typed: str = "") -> str:
    """What somebody reads who plays in German: screen and error line."""
    done = run("--language", "de", *words, typed=typed)
    return f"{done.stdout}\n{done.stderr}"


def left_in_english(told: str) -> list[str]:
    """The lines with English words; what games are called is no word."""
    for game in shelf():
        told = told.replace(game.title, game.name)
    return [line for line in told.splitlines() if ENGLISH_WORDS.search(line)]


def test_a_table_in_the_terminal_is_german_throughout(tmp_path: Path) -> None:
    kept = tmp_path / "spiel.insula"
    typed = "help\nwhy castle\nrules zzz\nrules Impuls\nsave\nlog\nundo\n1\nquit\n"
    told = german("play", "card", "--players", "me,random", "--seed", "3", "--save", str(kept), typed=typed)
    told = told.replace(str(tmp_path), "")
    assert "Keine Regel enthält „zzz“." in told
    assert "Das Spiel ist in" in told
    assert "So geht es weiter: insula play --resume" in told
    assert left_in_english(told) == []


@pytest.mark.parametrize(("saved", "resumed"), [("de", "en"), ("en", "de")])
def test_a_game_that_was_saved_in_one_language_goes_on_in_another(saved: str, resumed: str, tmp_path: Path) -> None:
    kept = str(tmp_path / "game.insula")
    run("--language", saved, "play", "card", "--players", "me,me", "--save", kept, typed="\nquit\n")
    done = run("--language", resumed, "play", "--resume", kept, typed="\nquit\n")
    with speaking(resumed):
        assert WORDS.say("play-enter") in done.stdout


def test_lists_lessons_and_refusals_are_german() -> None:
    lesson = german("learn", "card", "four-colours", typed="hint\ntries\nquit\n")
    for told in (german("games"), german("learn", "card"), lesson):
        assert left_in_english(told) == []
    for words in (("learn",), ("learn", "card", "unsinn"), ("rules", "card", "zzz"), ("cards", "cerebria", "zzz")):
        assert left_in_english(sentence(run("--language", "de", *words))) == []


def test_every_sentence_is_said_by_some_command() -> None:
    """No sentence is kept that nobody says any more."""
    source = "".join(path.read_text(encoding="utf-8") for path in CLI_LOCALES.parent.glob("*.py"))
    made = {f"learn-{kind}" for kind in ("guided", "lesson", "puzzle")}
    made |= {f"learn-column-{each}" for each in ("lesson", "what", "minutes", "teaches")}
    made |= {f"games-{each}" for each in ("name", "title", "seats", "rules")}
    kept = [key for key in patterns(CLI_LOCALES, ENGLISH) if key not in made]
    assert [key for key in kept if not re.search(rf"[\"']{key}[\"']", source)] == []
