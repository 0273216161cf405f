"""Every thing and icon that a table names has an entry in the glossary of its game, in plain sentences of our own."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import insula
from insula.core import teller
from insula.core.data import BadData
from insula.core.glossary import entry_for, read_glossary
from insula.core.registry import load
from insula.core.table import Table

ROOT = Path(__file__).parents[1]
WITH_GLOSSARY = [name for name in insula.games() if load(name).glossary]
MAX_TEXT = 230
every_glossary = pytest.mark.parametrize("name", WITH_GLOSSARY)


def named_things(table: Table) -> set[str]:
    """What a table may name: what can be clicked or lights up, and the icons of scenes, scores and prices."""
    game, g = table.game, table.state
    found = {game.option_thing(g, option) for option in range(game.n_options)}
    found |= {thing for event in table.events for thing in game.event_things(g, event)}
    for scene in teller.scenes_for_all(table):
        found |= {step["what"] for step in scene["steps"]} | {step["thing"] for step in scene["steps"]}
    for what in teller.numbers(table, 0):
        told = teller.explain(table, what, 0)
        assert told is not None
        found |= {part["thing"] for part in told["parts"]}
    for amount in game.amounts(g, 0) if game.amounts else []:
        found |= {amount.what, amount.place}
    return found - {""}


@every_glossary
def test_everything_that_a_table_names_is_explained(name: str) -> None:
    game = load(name)
    missing: set[str] = set()
    for seats in (game.seats[0], game.seats[-1]):
        for choices in (game.examples(seats)[0], game.examples(seats)[-1]):
            table, chooser = game.setup(seats, **choices).table(seed=1), random.Random(1)
            while not table.over:
                if len(table.moves) % 40 == 0:
                    missing |= {t for t in named_things(table) if entry_for(game.glossary, t) is None}
                table.play(chooser.choice(table.options))
            missing |= {t for t in named_things(table) if entry_for(game.glossary, t) is None}
    assert missing == set()


def test_every_icon_of_the_games_is_explained_somewhere() -> None:
    drawn = re.findall(r'id="([a-z0-9-]+)"', (ROOT / "web/src/art/glyphs.svg").read_text(encoding="utf-8"))
    known = {entry["id"] for name in WITH_GLOSSARY for entry in load(name).glossary}
    assert {icon for icon in drawn if not icon.startswith("ui-")} <= known
    assert len(WITH_GLOSSARY) >= 4


@every_glossary
def test_entries_are_short_plain_sentences_that_name_true_rules(name: str) -> None:
    game = load(name)
    for entry in game.glossary:
        text = entry["text"]
        assert text[0].isupper() and text.endswith(".") and len(text) <= MAX_TEXT, entry["id"]
        assert len(re.findall(r"[.!?](?= |$)", text)) <= 2, entry["id"]
        assert entry["name"][0].isupper() and entry["rules"], entry["id"]
        assert set(entry["rules"]) <= set(game.rulebook.rules), entry["id"]
        for rule in entry["rules"]:
            assert text != game.rulebook.rules[rule].says, entry["id"]


def test_an_edition_explains_its_own_way_and_keeps_the_rest() -> None:
    base, balance = load("cerebria").glossary, load("balance").glossary
    assert entry_for(balance, "essence") != entry_for(base, "essence")
    assert entry_for(balance, "willpower") == entry_for(base, "willpower")
    assert entry_for(base, "condition") is None


def test_an_entry_is_found_by_thing_then_without_numbers_then_by_kind() -> None:
    entries = load("cerebria").glossary
    found = [entry_for(entries, thing) for thing in ("realm:0", "realm:9", "cell:1:2", "nothing:1")]
    assert [each and each["id"] for each in found] == ["realm:0", "realm", "cell", None]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("- {id: a, name: A, text: A., rules: []}\n- {id: a, name: A, text: A., rules: []}", "a appears twice"),
        ("- {id: a, name: A}", "must have id, name, text and rules"),
        ("- just words", "must have id, name, text and rules"),
    ],
)
def test_a_broken_glossary_is_told_in_one_sentence(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "glossary.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=says):
        read_glossary(tmp_path)
    assert read_glossary(tmp_path / "elsewhere") == []
