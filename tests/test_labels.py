"""What people read names things as people do: no id of the program in any option, question, event or refusal."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import insula
from insula.core.game import Setup
from insula.core.registry import load
from insula.core.table import Table
from insula.testing import size

QUESTIONS = size(120, 2000, 20_000)  # of each game
ALL = [setup for name in insula.games() for setup in load(name).setups()]
every_setup = pytest.mark.parametrize("setup", ALL, ids=lambda s: f"{s.game.name}-{s.label}")
AN_ID = re.compile(
    r"_"  # gain_willpower
    r"|\w/\w"  # willow/valley
    r"|[a-z]-\d"  # brightness-blue-3
    r"|\b(valley|cradle|network|land|willow)\.[ab]\b"
    r"|\bcell \w+ \d"  # cell move 0
    r"|\b[a-g][1-6]\b"  # b5
    r"|@\d|[{}]|\bNone\b|\boption:?\d"
)


def tables(setup: Setup) -> Iterator[tuple[Table, random.Random]]:
    """A table of a random game before each of its questions, then after its end."""
    left = max(20, QUESTIONS // sum(1 for each in ALL if each.game is setup.game))
    chooser = random.Random(f"labels {setup.game.name} {setup.label}")
    while left:
        table = setup.table(seed=chooser.getrandbits(60), names=["Ann", "Ben", "Cleo", "Dora", "Eli", "Finn"])
        while not table.over and left:
            left -= 1
            yield table, chooser
            table.play(chooser.choice(table.options))
        yield table, chooser


@pytest.mark.sized
@every_setup
def test_no_id_is_shown(setup: Setup) -> None:
    shown: set[str] = set()
    for table, chooser in tables(setup):
        shown.update(option.label for option in table.options)
        shown.add(table.question)
        shown.update(event["text"] for event in table.seen_by_all()[-12:])
        if table.result is not None:
            shown.add(table.result.reason)
            continue
        for _ in range(3):
            refusal = table.why(chooser.randrange(table.game.n_options))
            if refusal is not None:
                shown |= {refusal.says, refusal.instead}
    assert [text for text in sorted(shown) if AN_ID.search(text)] == []


@every_setup
def test_labels_begin_with_a_capital_letter_and_exist_for_whatever_may_be_named(setup: Setup) -> None:
    for number, (table, _) in enumerate(tables(setup)):
        if number % 10 == 0 and not table.over:
            labels = [table.say(option) for option in range(table.game.n_options)]
            assert [label for label in labels if not label or label != label[:1].upper() + label[1:]] == []
        if number > 40:
            break


@pytest.mark.sized
@every_setup
def test_options_that_share_a_label_are_equal_things(setup: Setup) -> None:
    """Two of the same card, say; whatever else can be told apart has words of its own."""
    for table, _ in tables(setup):
        by_label: dict[str, list[str]] = {}
        for option in table.options:
            by_label.setdefault(option.label, []).append(re.sub(r"\d+", "#", option.text))
        assert {label: texts for label, texts in by_label.items() if len(set(texts)) > 1} == {}
