"""Languages: nothing is missing in a language that is offered, whole games are told in it, and no two of them mix."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from insula.cli.words import CLI_LOCALES
from insula.core.game import Game
from insula.core.language import ENGLISH, speaking, spoken, wished
from insula.core.messages import CORE, CORE_LOCALES, LOCALES, Catalogue, NoMessage, patterns, text_of
from insula.core.registry import games, load
from insula.core.table import Table
from insula.core.teller import ending, explain, in_words, numbers, scenes
from insula.learn.languages import Texts, complete, gaps, languages_of, messages, of_core, of_game, of_server
from insula.server.server_rules import SERVER_RULES

GAMES = [load(name) for name in games()]
SPOKEN = [(game, language) for game in GAMES for language in game.languages if language != ENGLISH]
# words that are the same in both languages: names, signs, and sentences that are nothing but their values
SAME = {"Optimism", "Pessimism", "Isolation", "mild", "Mild", "Emotion", "Fragment", "Impulse", "wild", "Hand"}
SAME |= {"Amygdala", "Lotus", "Indigo", "Orange", "Team", "Teams", "Intuition", "Inspiration"}


def folders() -> Iterator[tuple[str, Path, Texts]]:
    yield "core", CORE_LOCALES, of_core(GAMES[0].rulebook)
    yield "server", SERVER_RULES.folder / LOCALES, of_server(SERVER_RULES)
    yield "cli", CLI_LOCALES, messages(CLI_LOCALES)
    by_folder: dict[Path, Texts] = {}
    for game in GAMES:  # an edition shares the folder of its base game
        by_folder.setdefault(game.folder / LOCALES, {}).update(of_game(game))
    yield from ((folder.parent.name, folder, english) for folder, english in by_folder.items())


CATALOGUES = {name: (folder, english) for name, folder, english in folders() if languages_of(folder)}


@pytest.mark.parametrize("name", CATALOGUES)
def test_a_language_that_somebody_has_begun_here_is_complete(name: str) -> None:
    """Whoever adds a sentence writes it in every language that the game is offered in."""
    folder, english = CATALOGUES[name]
    assert {each: gaps(folder, each, english) for each in languages_of(folder)} == {
        each: [] for each in languages_of(folder)
    }


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_text_is_left_in_english(name: str) -> None:
    folder, english = CATALOGUES[name]
    for language in languages_of(folder):
        written = {key: text_of(pattern) for key, pattern in patterns(folder, language).items()}
        left = {key: text for key, text in written.items() if text == english[key] and _has_words(text)}
        assert not {key: text for key, text in left.items() if text not in SAME}


def _has_words(text: str) -> bool:
    """Whether a text is more than its values and signs."""
    while "{" in text:
        text = text[: text.index("{")] + text[text.index("}") + 1 :]
    return any(letter.isalpha() for letter in text)


def test_no_text_of_an_edition_takes_the_place_of_one_of_its_base_game() -> None:
    """Editions share the folder of their base game, so a key must mean the same in both."""
    for game in GAMES:
        texts = of_game(game)
        for name in game.editions.values():
            other = of_game(load(name))
            assert {key: text for key, text in other.items() if texts.get(key, text) != text} == {}
            assert other.keys() >= {f"{name}-game", f"{name}-game.blurb"}


# ---- what is offered -----------------------------------------------------------------------------------------------


def test_a_language_with_a_gap_or_another_value_is_not_offered(tmp_path: Path) -> None:
    english = {"hello": "Hello {name}", "bye": "Goodbye"}
    (tmp_path / "de").mkdir()
    file = tmp_path / "de" / "words.ftl"
    file.write_text("hello = Hallo { $name }\n")
    assert gaps(tmp_path, "de", english) == ["bye is missing."] and complete(tmp_path, english) == []
    file.write_text("hello = Hallo { $nahme }\nbye = Tschüss\nmoin = Moin\n")
    assert gaps(tmp_path, "de", english) == ["hello has the values ['nahme'], not ['name'].", "moin is not a key."]
    file.write_text("hello = Hallo { $name }\nbye = Tschüss\n")
    assert complete(tmp_path, english) == ["de"] and complete(tmp_path, english, needed=[]) == []


def test_an_incomplete_language_is_not_spoken(tmp_path: Path) -> None:
    for language, text in (("en", "bye = Goodbye\n"), ("de", "bye = Tschüss\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text)
    with speaking("de"):
        assert Catalogue(tmp_path).say("bye") == "Goodbye"
        (tmp_path / "complete.json").write_text('["de"]')
        assert Catalogue(tmp_path).say("bye") == "Tschüss"
    assert Catalogue(tmp_path).say("bye") == "Goodbye"


def test_what_a_message_lacks_is_never_guessed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(NoMessage):
        CORE.say("no-such-message")
    with pytest.raises(NoMessage), caplog.at_level(logging.ERROR):
        CORE.say("waiting-for")
    assert "name" in caplog.text


def test_the_wish_of_a_browser_is_understood() -> None:
    known = frozenset({"de"})
    assert wished("de-AT,de;q=0.9,en;q=0.8", known) == "de"
    assert wished("fr;q=0.9,en-GB;q=0.7,de;q=0.2", known) == "en"
    assert wished("fr, de;q=0.1", known) == "de"
    assert (
        wished("de;q=0", known) == wished("", known) == wished("de;q=x,;;", known) == wished("x" * 999, known) == "en"
    )


# ---- whole games ---------------------------------------------------------------------------------------------------


def _told(table: Table, seat: int) -> dict[str, str]:
    """Everything that a table says to a seat just now, by where it stands."""
    out = {"question": table.question, "reason": table.result.reason if table.result else ""}
    out |= {f"option {int(option)}": option.label for option in table.options}
    out |= {f"event {event['number']}": event["text"] for event in table.seen(seat, max(0, table.n_events - 60))}
    for place in in_words(table, seat) or []:
        out |= {f"{place['id']} {n}": each for n, each in enumerate([place["says"], *place["more"]])}
    for scene in scenes(table, seat):
        out |= {f"scene {scene['first']} {n}": step["text"] for n, step in enumerate(scene["steps"])}
    for what in numbers(table, seat):
        told = explain(table, what, seat)
        out |= {f"{what} {n}": part["text"] for n, part in enumerate(told["parts"] if told else [])}
    end = ending(table)
    if end is not None:
        out |= {f"row {row['id']}": row["name"] for row in end["score_table"]["rows"]}
        out |= {f"decided {n}": each["text"] for n, each in enumerate(end["score_table"]["decided"])}
    return out


def _refusals(table: Table) -> dict[str, str]:
    found = {f"why {number}": table.why(number) for number in range(table.game.n_options)}
    return {name: refusal.says for name, refusal in found.items() if refusal is not None}


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=[f"{game.name}-{language}" for game, language in SPOKEN])
def test_whole_games_are_told_in_it(game: Game, language: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR, "insula.core")
    for seats in (game.seats[0], game.seats[-1]):
        table = game.setup(seats).table(seats, ["Ann", "Bob", "Cem", "Dot", "Eve", "Fay"][:seats])
        chance = random.Random(seats)
        for move in range(2000):
            if table.over:
                break
            if move % 31 == 0:
                _compare(table, language, refusals=move % 93 == 0)
            table.play(chance.choice(table.options))
        assert table.over
        _compare(table, language, refusals=False)
    assert not caplog.records, caplog.text


def _compare(table: Table, language: str, refusals: bool) -> None:
    """Every sentence is there, and none is that of the other language."""
    seat = 0
    english = _told(table, seat) | (_refusals(table) if refusals else {})
    with speaking(language):
        other = _told(table, seat) | (_refusals(table) if refusals else {})
    assert other.keys() == english.keys()
    same = {where: text for where, text in other.items() if text == english[where] and _words_of(text, table.names)}
    assert not same


def _words_of(text: str, names: tuple[str, ...]) -> set[str]:
    """What is left of a text without names of players, numbers, and words that are the same in both languages."""
    words = {word.strip(".,;:()") for word in text.split()} - SAME - set(names)
    return {word for word in words if any(letter.isalpha() for letter in word)}


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=[f"{game.name}-{language}" for game, language in SPOKEN])
def test_a_record_is_the_same_whatever_is_spoken(game: Game, language: str) -> None:
    def played() -> str:
        table = game.setup(game.seats[0]).table(7)
        chance = random.Random(7)
        while not table.over:
            table.play(chance.choice(table.options))
        return table.record.text()

    with speaking(language):
        there = played()
    assert there == played() and spoken() == ENGLISH


@pytest.mark.parametrize(("game", "language"), SPOKEN, ids=[f"{game.name}-{language}" for game, language in SPOKEN])
def test_rules_glossary_and_cards_are_told_in_it(game: Game, language: str) -> None:
    with speaking(language):
        rules, glossary = game.rulebook.rules, game.glossary
        cards = game.cards() if game.cards else []
        assert game.called != game.title or game.title in SAME
        assert [rule.id for rule in game.rulebook.search(next(iter(rules.values())).says.split()[1])]
    assert rules.keys() == game.rulebook.rules.keys()
    assert all(
        rule.says and rule.section and rule.says != game.rulebook.rules[name].says for name, rule in rules.items()
    )
    assert all(mine["text"] != its["text"] for mine, its in zip(glossary, game.glossary, strict=True))
    assert all(mine["text"] != its["text"] for mine, its in zip(cards, game.cards() if game.cards else [], strict=True))


# ---- the pages --------------------------------------------------------------------------------------------------------

PAGES = Path(__file__).parent.parent / "web" / "src"
# the same in German: words that German has taken over, keys of the keyboard, signs
SAME_ON_PAGES = frozenset(
    [
        "notices.push",
        "new.who.bot",
        "new.pace.short.live",
        "tool.text",
        "tool.chat",
        "tab.text",
        "price.standing",
        "settings.motion.normal",
        "replay.pause",
        "key.enter",
        "key.o",
        "key.w",
        "key.z",
        "key.l",
        "key.r",
        "key.t",
        "key.slash",
        "key.digits",
        "key.escape",
        "strip.more",
        "pace.normal",
        "key.n",
        "coach.label",
        "amygdala.lotus",
    ]
)


@pytest.mark.parametrize("english", sorted(PAGES.rglob("locales/en.json")), ids=lambda path: path.parent.parent.name)
def test_no_page_is_half_in_another_language(english: Path) -> None:
    """The words of the browser are all there or the language is not offered; none is left in English."""
    words = json.loads(english.read_text(encoding="utf-8"))
    for path in english.parent.glob("[a-z][a-z].json"):
        other = json.loads(path.read_text(encoding="utf-8"))
        if path != english:
            assert other.keys() == words.keys(), f"{path.name} and en.json have other keys"
            left = {key for key in words if other[key] == words[key] and _has_words(words[key])}
            assert left <= SAME_ON_PAGES
