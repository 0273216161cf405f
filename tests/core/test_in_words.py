"""The table in sentences: every game tells its table, in whole sentences without codes, and nothing that eyes may not see."""

from __future__ import annotations

import random
import re

import pytest

from insula.core.registry import game
from insula.core.table import Table
from insula.core.teller import in_words
from insula.core.telling import Place

TABLES = [("card", 3), ("amygdala", 3), ("cerebria", 4), ("balance", 6)]
# what a dump would show: keys of the view, ids with hyphens or underscores, truth values, numbers of seats
CODES = re.compile(r"\b(None|True|False)\b|\b[a-z]+_[a-z]+\b|\bseat \d|[{}\[\]]")


def _played(name: str, seats: int, answers: int, seed: int) -> Table:
    table = Table(game(name, seats), seed)
    chance = random.Random(seed)
    for _ in range(answers):
        if table.over:
            break
        table.play(chance.choice(table.options))
    return table


def _sentences(places: list[Place]) -> list[str]:
    return [sentence for place in places for sentence in (place["title"], place["says"], *place["more"])]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_table_reads_as_sentences(name: str, seats: int) -> None:
    for answers in (0, 25, 90, 180):
        table = _played(name, seats, answers, 7)
        for eyes in (None, *range(seats)):
            places = in_words(table, eyes)
            assert places is not None
            assert places[0]["heading"] == "Summary"
            assert len({place["id"] for place in places}) == len(places)
            for place in places:
                assert place["says"].endswith("."), place
                assert place["says"][0].isupper() or place["says"][0].isdigit(), place
            for sentence in _sentences(places):
                assert sentence and not CODES.search(sentence), sentence


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_redeal_of_what_is_hidden_changes_no_word(name: str, seats: int) -> None:
    """Words are made from the view alone, so eyes that know no more are told no more."""
    table = _played(name, seats, 90, 11)
    before = in_words(table, 0)
    table.game.redeal(table.state, 0)
    assert in_words(table, 0) == before
