"""Cards say what they do: their words are made from their powers, and a change of a power changes the words."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from insula.games.cerebria.game import GAME
from insula.games.cerebria.tables import BOARDS, EMOTIONS, ROW_WORDS, SPIRITS
from insula.games.cerebria.words.card_words import (
    EDITIONS,
    NoWords,
    action_text,
    emotion_text,
    emotion_texts,
    power_text,
    row_texts,
    spirit_texts,
    upgrade_text,
)
from insula.games.cerebria.words.card_words.listing import card_list
from insula.testing import rule_test

ROOT = Path(__file__).parents[3]
WITH_POWER = [card for card in EMOTIONS if card["power"]]
# words of the vocabulary that may stand for one another
KINDS: dict[str, tuple[str, ...]] = {
    "scope": ("self", "adjacent", "triad", "realm", "chain", "anywhere"),
    "side": ("own", "opponent", "rival", "any"),
    "for": ("own", "opponent", "rival", "any", "invoker"),
    "by": ("own", "opponent", "rival", "any"),
    "resource": ("willpower", "essence", "card", "ambition", "vibe_token", "action", "absorb_use"),
    "from": ("supply", "board", "self", "sphere"),
    "place": ("next_to_source", "next_to_itself", "anywhere"),
    "rule": ("last_filled", "same_as_source"),
    "pick": ("one", "spread"),
    "to": ("actor", "own_spirit", "invoker", "opposing_spirit", "each_opposing_spirit", "own_team", "opposing_team"),
}
# changes without a meaning: one Essence cannot be spread, and extra Essence of a Quell is always optional
SAME_MEANING = (("anger", "pick"), ("malevolence", "optional"))
Way = tuple[str | int, ...]


def leaves(node: Any, path: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Every single datum of a power with the way to it."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from leaves(value, (*path, key))
    elif isinstance(node, list):
        for i, value in enumerate(node):
            yield from leaves(value, (*path, i))
    else:
        yield path, node


def changed(node: Any, path: Way, value: Any) -> Any:
    """A copy with one datum replaced."""
    made = copy.deepcopy(node)
    at = made
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return made


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


NUMBERS = [
    pytest.param(card, path, value, id=f"{card['id']}-{'.'.join(map(str, path))}")
    for card in WITH_POWER
    for path, value in leaves(card["power"], ("power",))
    if is_number(value)
]


@pytest.mark.parametrize(("card", "path", "value"), NUMBERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_changed_number_changes_the_words(card: dict[str, Any], path: Way, value: int, edition: str) -> None:
    other = changed(card, path, value - 1 if value < 0 else value + 1)
    assert emotion_text(other, edition) != emotion_text(card, edition)


def test_a_changed_word_changes_the_words_or_has_none() -> None:
    """Two powers that differ in scope, side, resource and so on never read the same."""
    made = 0
    for card in WITH_POWER:
        for path, value in leaves(card["power"], ("power",)):
            for word in KINDS.get(str(path[-1]), ()) if isinstance(value, str) else ():
                if word == value or (card["id"], path[-1]) in SAME_MEANING:
                    continue
                other = changed(card, path, word)
                try:
                    said = {edition: emotion_text(other, edition) for edition in EDITIONS}
                except NoWords:
                    continue
                made += 1
                # a Balance card has no rival, and in the base game every opponent is the rival
                assert any(said[e] != emotion_text(card, e) for e in EDITIONS), (card["id"], path, word, said)
    assert made > 200


def test_a_choice_that_becomes_a_duty_reads_otherwise() -> None:
    for card in WITH_POWER:
        for path, value in leaves(card["power"], ("power",)):
            if path[-1] in ("optional", "with_self", "used_upgrade", "keep_last"):
                if (card["id"], path[-1]) in SAME_MEANING:
                    continue
                other = changed(card, path, not value)
                try:
                    assert emotion_text(other, "base") != emotion_text(card, "base"), (card["id"], path)
                except NoWords:
                    continue


def test_numbers_of_spirits_and_upgrades_are_in_their_words() -> None:
    for spirit in SPIRITS:
        for name, value in spirit["power"].items():
            if is_number(value):
                other = changed(spirit, ("power", name), value + 1)
                assert power_text(other, "base") != power_text(spirit, "base")
    for board in BOARDS:
        for row in ROW_WORDS:
            for cell in board[row]:
                if "n" in cell:
                    said = upgrade_text(row, cell, "bliss", "base")
                    assert upgrade_text(row, {**cell, "n": cell["n"] + 1}, "bliss", "base") != said


# ---- what each edition says ----------------------------------------------------------------------------------------


@rule_test("bal.align.powers")
def test_in_forces_of_balance_words_count_balance_too() -> None:
    base, balance = (emotion_texts(edition)["pessimism"] for edition in EDITIONS)
    assert "Bliss Emotions than on Gloom" in base and "Bliss and Balance Emotions together" in balance
    assert "Discipline" in emotion_texts("balance")["dignity"] and "Discipline" not in emotion_texts("base")["dignity"]
    assert "of your choice" in emotion_texts("balance")["despair"]
    assert "the opposing team" in emotion_texts("base")["despair"]


@rule_test("cer.pow.presence")
@pytest.mark.parametrize("card", ["comfort", "guilt", "remorse"])
def test_answers_to_a_quell_say_that_the_card_must_be_left(card: str) -> None:
    assert "is still in play" in emotion_texts("base")[card]


@rule_test("cer.pow.suppression")
@pytest.mark.parametrize("card", ["serenity", "doubt"])
def test_silencing_cards_say_whom_they_cannot_silence(card: str) -> None:
    assert "a power that silences others keeps working" in emotion_texts("base")[card]


@rule_test("cer.pow.bar-slots")
def test_purity_bars_opposing_emotions_not_whoever_moves_them() -> None:
    assert "No opposing Emotion can be invoked or moved onto" in emotion_texts("base")["purity"]


@rule_test("cer.def.benevolence", "cer.pow.bear-loss")
def test_what_may_be_done_in_part_says_so() -> None:
    texts = emotion_texts("base")
    assert "may take 1 more Willpower" in texts["benevolence"] and "any part" in texts["selflessness"]
    assert "then controls more Realms" in texts["optimism"], "measured after its own arrival"


# ---- everywhere the same -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_is_whole_sentences(edition: str) -> None:
    texts = [*emotion_texts(edition).values(), *spirit_texts(edition).values()]
    for board in range(len(BOARDS)):
        side = "bliss" if board < 5 else "gloom" if board < 9 else "balance"
        texts += [text for row in row_texts(board, side, edition).values() for text in row]
    for text in texts:
        assert text[0].isupper() and text.endswith((".", ".)")) and "{" not in text and "  " not in text, text


def test_views_and_lists_show_the_made_words() -> None:
    table = GAME.setup(2, spirits="love,misery", setting="recommended").table(seed=1)
    seat = table.view(0)["seats"][0]
    assert seat["power"] == spirit_texts("base")["love"]
    assert seat["rows"][0]["text"] == action_text("move", "bliss", "base")
    listed = {card["id"]: card["text"] for card in card_list("balance")}
    assert listed["pessimism"] == emotion_texts("balance")["pessimism"]
    assert listed["hatred"] == spirit_texts("balance")["hatred"]


def test_the_written_words_are_fresh() -> None:
    """The list in tests/golden/card-words and the browser's JSON; `make generate` writes both, read the difference."""
    tool = ROOT / "tools" / "card_words.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
