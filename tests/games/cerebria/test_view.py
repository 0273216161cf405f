"""What a view holds, and how it is drawn in a terminal."""

from __future__ import annotations

import io
import json

from rich.console import Console

from insula.games.cerebria.eyes.view import realm_sums
from insula.games.cerebria.game import GAME
from insula.games.cerebria.words.names import SLOT_WORDS
from insula.testing import rule_test, walk
from tests.games.cerebria.kit import on

FOUR = {"spirits": "love,delight,hatred,misery", "setting": "recommended"}


def drawn(view: dict[str, object], names: list[str], width: int = 100) -> str:
    """The picture as plain text."""
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(GAME.draw(view, names))
    return console.export_text()


def test_every_view_is_plain_json() -> None:
    for g in walk(GAME.setup(3), 4, most=200):
        for eyes in (None, 0, 1, 2):
            assert json.loads(json.dumps(GAME.view(g, eyes)))["you"] == eyes


def test_the_sums_shown_are_those_that_decide_control() -> None:
    for seed in range(3):
        for g in walk(GAME.setup(4, **FOUR), seed, most=400):
            view = GAME.view(g, None)
            for r in range(5):
                bliss, gloom = realm_sums(g, r)
                assert bliss - gloom == g.realms[r].lead
                frontier = view["frontiers"][r]
                assert frontier["bliss"] - frontier["gloom"] == g.realms[r].frontier_lead


def test_blocked_emotions_and_modifiers_are_shown() -> None:
    table = on(
        "love: at network\nhatred: at land\nvalley/cradle: courage 2\nvalley.b: anger 1\nland.a: intimacy 1\nland.b: trust"
    )
    view = table.view()
    assert view["slots"][SLOT_WORDS.index("valley/cradle")]["blocked_in"] == ["valley-of-motives"]
    assert view["realms"][0]["blocked"] == [SLOT_WORDS.index("valley/cradle")]
    modifiers = view["slots"][SLOT_WORDS.index("land.b")]["modifiers"]
    assert [(m["by"], m["what"], m["amount"]) for m in modifiers] == [("intimacy", "intensity_mod", 1)]


def test_cards_with_house_powers_are_marked_wherever_they_are_shown() -> None:
    table = on("love: at network, hand courage benevolence\nhatred: at land\nvalley.b: anger\nland.a: benevolence")
    view = table.view(0)
    assert view["slots"][SLOT_WORDS.index("valley.b")]["house"] is True
    assert view["slots"][SLOT_WORDS.index("land.a")]["house"] is False
    assert [entry["house"] for entry in view["hand"]] == [True, False]
    text = drawn(view, ["Ann", "Bob"])
    assert "Anger*" in text and "Courage*" in text and "Benevolence*" not in text


def test_rows_show_upgrades_with_names_and_prices() -> None:
    table = on("mode: full, spirits b\nlove: at valley, move red\nhatred: at land")
    row = table.view()["seats"][0]["rows"][0]
    assert row["tokens"] == ["red", None, None, None]
    assert [(u["name"], u["price"]) for u in row["upgrades"]] == [
        ("Haste", {"wp": 1}),
        ("Surmount", {}),
        ("Embrace", {"wp": 1}),
    ]


@rule_test("cer.info.public-state")
def test_a_realm_action_shows_its_price_for_the_viewer() -> None:
    table = on("love: at valley\nhatred: at land\nvalley.b: courage")
    assert [table.view(eyes)["realms"][0]["price"] for eyes in (0, 1, None)] == [0, 1, 1]


def test_the_whole_table_can_be_drawn_at_every_moment() -> None:
    for setup in (GAME.setup(2), GAME.setup(4, edition="basic", **FOUR)):
        for number, g in enumerate(walk(setup, 2)):
            if number % 40 == 0:
                for eyes in (None, *range(g.n_seats)):
                    assert "The ring" in drawn(GAME.view(g, eyes), ["Ann", "Bob", "Cid", "Dora"])


def test_the_picture_names_what_a_player_needs() -> None:
    table = on(
        "love: at valley, willpower 7, hand courage!, deck trust kindness, move red blue\nhatred: at land\n"
        "valley.b: courage 2 +1\nvalley: minor bliss\norigin: diligence 3 at valley\nbliss: ambition 2, hidden unity\n"
        "common: attitude openness\nturn: love, actions 1"
    )
    text = drawn(table.view(0), ["Ann", "Bob"])
    for word in (
        "Ann",
        "1 Action left",
        "Attitude",
        "Courage*",
        "+1",
        "minor +1",
        "diligence ●●●○○○○",
        "Unity",
        "Trust on top",
    ):
        assert word in text, word
    assert "face down" in text and "Kindness" not in text


def test_a_wide_terminal_shows_the_ring_itself() -> None:
    table = on(
        "love: at valley\nhatred: at land/willow\nvalley.b: courage 2 +1\nland/willow: anger\nvalley: minor bliss\n"
        "origin: diligence 3 at valley\nbliss: identity 1 0"
    )
    text = drawn(table.view(0), ["Ann", "Bob"], width=130)
    lines = text.splitlines()
    where = {
        word: next(i for i, line in enumerate(lines) if word in line)
        for word in ("Courage*", "VALLEY", "LAND", "Identity")
    }
    assert where["Courage*"] < where["VALLEY"] < where["Identity"] < where["LAND"]  # the Valley is at the top
    for word in (
        "●●○ I3 +1",
        "valley.b",
        "[cradle.a]",
        "☀Love",
        "☾Hatred",
        "☀ minor Fortress +1",
        "diligence 3/7",
        "☀ 1 minor",
    ):
        assert word in text, word


def test_a_full_ring_is_drawn_without_one_thing_over_another() -> None:
    cards = (
        "courage trust kindness desire comfort safety optimism innocence affection confidence tranquility generosity"
    )
    words = [word for word in SLOT_WORDS if word not in ("valley.a", "valley/cradle", "cradle.a")]
    laid = "\n".join(f"{word}: {card} 1" for word, card in zip(words, cards.split(), strict=True))
    table = on(f"love: at valley\nhatred: at valley\n{laid}")
    text = drawn(table.view(0), ["Ann", "Bob"], width=130)
    assert all(word in text for word in SLOT_WORDS)
    assert all(card.title() in text for card in cards.split())
