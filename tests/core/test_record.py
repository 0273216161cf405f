"""Records: what is wrong with one is said in a sentence with its line."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import insula
from insula.core.record import checksum, parse_record
from insula.core.record_class import key
from insula.core.registry import load


def finished(seed: int = 3) -> insula.Table:
    table = insula.game("card", seats=3).table(seed=seed)
    chooser = random.Random(seed)
    while not table.over:
        table.play(chooser.choice(table.options))
    return table


def closed(body: str) -> str:
    moves = sum(line[:1].isdigit() for line in body.splitlines())
    return body + f"close {moves} {checksum(body)}\n"


def body_of(table: insula.Table) -> str:
    return re.sub(r"close .*\n$", "", table.record.text())


def test_a_record_plays_again_to_the_same_end(tmp_path: Path) -> None:
    table = finished()
    table.record.save(tmp_path / "game.insula")
    again = insula.replay(tmp_path / "game.insula")
    assert key(again.state) == key(table.state)
    assert again.result == table.result
    assert [p.name for p in tmp_path.iterdir()] == ["game.insula"]


def test_a_branch_goes_on_from_any_move() -> None:
    table = finished()
    branch = insula.replay(table.record, 10)
    assert branch.moves == table.moves[:10]
    branch.play(branch.options[0])
    assert len(branch.moves) > 10


def test_the_seed_is_committed_to_before_it_is_told() -> None:
    table = insula.game("card", seats=2).table()
    published = table.commitment
    assert str(table.seed) not in published and len(published) == 64
    assert table.record.verify()
    told = table.record
    told.seed = told.seed + 1 if told.seed is not None else 0
    assert not told.verify()
    assert table.record.without_seed().seed is None
    assert "seed" not in table.record.without_seed().text()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: the record is empty"),
        ("\n", "line 1: the record is empty"),
        ("PGN 1\n", "line 1: this is not an Insula record"),
        ("insula-record 1\ngame card\n", "line 3: the record is cut off before its moves"),
    ],
)
def test_what_is_no_record_is_said(text: str, says: str) -> None:
    with pytest.raises(insula.BadRecord, match=re.escape(says)):
        parse_record(text)


def test_a_cut_record_is_noticed() -> None:
    text = finished().record.text()
    with pytest.raises(insula.BadRecord, match="cut off: its closing line is missing"):
        parse_record(text[: len(text) // 2])


def test_an_edited_record_is_noticed() -> None:
    text = finished().record.text()
    with pytest.raises(insula.BadRecord, match="the checksum does not match"):
        parse_record(text.replace("names A", "names X"))


def test_an_edited_record_with_a_fitting_checksum_still_meets_the_rules() -> None:
    body = body_of(finished())
    lines = body.splitlines()
    first = lines.index("moves") + 1
    lines[first] = "1 A fly"
    with pytest.raises(insula.BadRecord, match=rf"line {first + 1}: .*(is not a move here|the question is for)"):
        insula.replay(parse_record(closed("\n".join(lines) + "\n")))


def test_a_draw_that_is_missing_is_noticed() -> None:
    body = body_of(finished())
    changed = re.sub(r" \{(.+?)\}", "", body, count=1)
    assert changed != body
    with pytest.raises(insula.BadRecord, match=r"line \d+: the record says \{\}, the rules give \{.+\}"):
        insula.replay(parse_record(closed(changed)))


def test_a_draw_that_never_was_is_noticed() -> None:
    lines = body_of(finished()).splitlines()
    first = next(number for number, line in enumerate(lines) if line[0].isdigit() and not line.endswith("}"))
    lines[first] += " {A draws Hope}"
    with pytest.raises(
        insula.BadRecord, match=rf"line {first + 1}: the record says \{{A draws Hope\}}, the rules give"
    ):
        insula.replay(parse_record(closed("\n".join(lines) + "\n")))


def test_a_record_from_before_its_sentences_were_reworded_plays_again_in_the_words_of_today() -> None:
    body = body_of(finished())
    reworded = re.sub(r"\{(.+?)\}", "{as people said it then}", body)
    assert reworded != body
    again = insula.replay(parse_record(closed(reworded)))
    assert body_of(again) == body


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("game card", "game ludo", "No game is called “ludo”"),
        (f"rules {load('card').rules_version}", "rules 99", "line 3: made under rules 99"),
        ("seats 3", "seats 9", "is for 2 to 5 players"),
        ("seats 3", "seats three", "“seats” must be a number"),
        ("seats 3", "seats ²", "“seats” must be a number"),
        ("seed 3", f"seed {'9' * 5000}", "“seed” must be a number"),
        ("\n1 ", f"\n{'1' * 5000} ", "is not a move"),
        ("game card", "gaem card", "does not belong in the head"),
        ("seed 3", "seed 4", "not those that were committed to"),
    ],
)
def test_a_foreign_head_is_refused_with_its_reason(old: str, new: str, says: str) -> None:
    body = body_of(finished()).replace(old, new, 1)
    with pytest.raises(insula.BadRecord, match=says):
        insula.replay(parse_record(closed(body)))


def test_a_record_without_its_seed_cannot_be_played_again() -> None:
    with pytest.raises(insula.BadRecord, match="does not tell its seed"):
        insula.replay(finished().record.without_seed())
