"""`insula decklab` from the outside: what it prints, and one sentence for everything it cannot use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from insula.cli.main import main


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    main(["decklab", *words])
    return capsys.readouterr().out


def sentence(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["decklab", *words])
    out = capsys.readouterr()
    assert ended.value.code == 2
    assert out.out == ""
    assert out.err.count("\n") == 1
    return out.err


def test_a_legal_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "legal", "love", "misery").splitlines() == [
        "Love: legal for Bliss, 16 cards of 8 names.",
        "Misery: legal for Gloom, 16 cards of 8 names.",
    ]


def test_odds_are_exact_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, "odds", "love", "--want", "trust", "--turns", "2", "--json"))
    assert found["turns"] == {"1": "29/120", "2": "9/20"}


def test_hands_are_exact_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, "hands", "love", "--by", "threshold", "--json"))
    assert found["hands"] == {"2 3": "1/2", "2 2": "3/8", "3 3": "1/8"}


def test_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert "9/20" in printed(capsys, "odds", "love", "--want", "trust", "--turns", "2")
    assert "threshold in all" in printed(capsys, "hands", "love", "--by", "threshold")


def test_the_report_is_also_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    printed(capsys, "report", "love", "hatred", "--want", "vibe:blue>=2", "--page", str(page))
    text = page.read_text()
    assert "Chance of vibe:blue&gt;=2 by the beginning of turn n" in text
    assert "Self-Esteem*" in text
    assert "http" not in text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["legal", "courage*3"], "[cer.deck.copies]"),
        (["legal", "courage*2"], "[cer.deck.size]"),
        (["legal", "love", "--side", "gloom"], "[cer.deck.mild-only]"),
        (["legal", "nowhere"], "No deck is called “nowhere”"),
        (["odds", "love"], "required: --want"),
        (["odds", "love", "--want", "joy"], "No Emotion is called “joy”"),
        (["odds", "love", "--want", "trust", "--turns", "0"], "--turns goes from 1 to 50, not 0"),
        (["odds", "love", "--want", "trust", "--each-turn", "-1"], "--each-turn goes from 0 to 16, not -1"),
        (["hands", "love", "--by", "colour"], "No trait is called “colour”"),
        (["hands", "love", "--size", "9"], "--size goes from 1 to 6, not 9"),
        (["report", "love", "--page", "nowhere/page.html"], "nowhere/page.html: No such file"),
        (["juggle"], "invalid choice: 'juggle'"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], says: str) -> None:
    assert says in sentence(capsys, *words)
