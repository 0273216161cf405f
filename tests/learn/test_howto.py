"""The pages that tell how a game is played: every number stands on a claim, and every claim is held against the engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from insula.core.data import BadData
from insula.core.registry import games, load
from insula.learn.howto import HowTo, how_to, read_how_to
from insula.learn.howto_check import engine_number, problems

CARD = load("card")
GLYPHS = Path(__file__).resolve().parents[2] / "web" / "src" / "art" / "glyphs.svg"
TEXT = """
title: The game in a picture
lead: Two ways to win.
ending: That is all.
scenes:
  begun:
    position: |
      seats 2, turn A, actions 0, mood bliss, cycle 1
      impulse: hope anger comfort
      A hand: 1 kindness
      A score: 5 + 2
    me: A
cover: {show: fan, about: [hope]}
parts:
  - title: What you play for
    text: Twelve of one kind win.
    rules: [card.win.balanced]
    claims:
      - engine: {tables.SINGLE_MINDED: 12}
      - {scene: begun, play: [take hope], view: {seats.0.hand: 2}, refused: {invoke rage: card.invoke.from-hand}}
    pictures:
      - scene: begun
        show: table
        look: ["impulse:0"]
        marks: [{thing: "impulse:1", title: Impulse, text: Open cards.}]
        rows:
          - {says: Bliss, value: 5, view: seats.0.bliss}
          - {says: Gloom, value: 2, view: seats.0.gloom}
          - {says: Together, value: 7}
"""


def page(tmp_path: Path, text: str) -> HowTo:
    path = tmp_path / "howto.yaml"
    path.write_text(text, encoding="utf-8")
    return read_how_to(path, CARD)


def test_a_true_page_has_no_problems(tmp_path: Path) -> None:
    assert problems(page(tmp_path, TEXT)) == []


@pytest.mark.parametrize(
    ("true", "lie", "told"),
    [
        ("Twelve of one kind", "Eleven of one kind", "part 1: no claim backs up “Eleven”"),
        ("Two ways to win.", "Nine ways to win.", "the page: no claim backs up “Nine”"),
        ("tables.SINGLE_MINDED: 12", "tables.SINGLE_MINDED: 13", "tables.SINGLE_MINDED is 12, not 13."),
        ("seats.0.hand: 2", "seats.0.hand: 3", "part 1: seats.0.hand is 2, not 3."),
        ("play: [take hope]", "play: [take rage]", "part 1: “take rage” is refused"),
        ("invoke rage: card.invoke.from-hand", "invoke rage: card.win.balanced", "is refused by card.invoke.from-hand"),
        ("rules: [card.win.balanced]", "rules: [card.win.luck]", "there is no rule card.win.luck"),
        ("value: 5, view", "value: 6, view", "seats.0.bliss is 5, not 6."),
        ("{says: Together, value: 7}", "{says: Together, value: 8}", "the sum is 7, not 8."),
        ('thing: "impulse:1"', 'thing: "impulse:9"', "nothing at the table is called impulse:9"),
        ("A hand: 1 kindness", "A hand: 1 sorrow", "scene begun: it cannot be: sorrow is no card"),
    ],
)
def test_a_planted_lie_is_found(tmp_path: Path, true: str, lie: str, told: str) -> None:
    assert true in TEXT
    found = problems(page(tmp_path, TEXT.replace(true, lie, 1)))
    assert any(told in each for each in found), found


@pytest.mark.parametrize(
    ("true", "broken", "told"),
    [
        ("title: The game in a picture", "name: The game", "howto.yaml: name is not a field"),
        ("show: table", "draw: table", "howto.yaml, part 1, picture 1: draw is not a field"),
        ("scene: begun\n        show", "scene: ended\n        show", "there is no scene ended"),
        ("text: Twelve of one kind win.", "text: ''", "part 1: text says nothing"),
        ("    me: A", "    eyes: A", "scene begun: eyes is not a field"),
    ],
)
def test_a_broken_file_is_told_with_its_place(tmp_path: Path, true: str, broken: str, told: str) -> None:
    assert true in TEXT
    with pytest.raises(BadData) as caught:
        page(tmp_path, TEXT.replace(true, broken, 1))
    assert told in str(caught.value)


def test_numbers_of_the_engine_are_found_by_their_place() -> None:
    assert engine_number(CARD, "tables.ABILITIES.#") == 8
    assert engine_number(CARD, "rules.revelation.BALANCED_MET") == 1
    assert engine_number(load("cerebria"), "tables.SCORING.fragments.minor.points") == 3
    with pytest.raises(BadData):
        engine_number(CARD, "tables.NOTHING")


@pytest.mark.parametrize("game", games())
def test_every_page_is_true(game: str) -> None:
    found = how_to(game)
    assert found is not None
    assert problems(found) == []


@pytest.mark.parametrize("game", games())
def test_every_sign_of_a_page_is_drawn(game: str) -> None:
    found = how_to(game)
    drawn = set(re.findall(r'id="([a-z0-9-]+)"', GLYPHS.read_text(encoding="utf-8")))
    assert found is not None
    assert {fact.glyph for part in found.parts for fact in part.facts if fact.glyph} <= drawn
