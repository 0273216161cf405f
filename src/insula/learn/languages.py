"""What a language still lacks: every text of a game, of the table and of the server, against what is written.

English is where the texts are written: messages in `locales/en`, rules, glossary, lessons and names in their own files.
A language is offered once nothing is missing (`complete.json`, written by `make generate`).
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from insula.core.game import Game
from insula.core.language import ENGLISH
from insula.core.messages import CORE_LOCALES, LOCALES, key_of, patterns, text_of, variables
from insula.core.rulebook import Rule, Rulebook
from insula.learn.howto import how_to
from insula.learn.lesson import Words, lessons

_PLACE = re.compile(r"\{(\w+)\}")
Texts = dict[str, str]  # English by key, values as {name}


def languages_of(folder: Path) -> list[str]:
    """The languages besides English that somebody has begun to write in a `locales` folder."""
    return sorted(path.name for path in folder.glob("*/") if path.is_dir() and path.name != ENGLISH)


def messages(folder: Path) -> Texts:
    """The English messages of a `locales` folder."""
    return {key: text_of(pattern) for key, pattern in patterns(folder, ENGLISH).items()}


def rules_of(rules: Mapping[str, Rule]) -> Texts:
    """The short form of rules with their refusals and sections; how a silent book is read stays English."""
    out: Texts = {}
    for rule in rules.values():
        out[key_of(rule.id)] = rule.says
        out[key_of("section", rule.section)] = rule.section
        if rule.refusal:
            out[f"{key_of(rule.id)}.refusal"] = rule.refusal
    return out


def of_core(book: Rulebook) -> Texts:
    """What every table says; its rules are part of every rulebook."""
    table = {name: rule for name, rule in book.english.items() if name.startswith("table.")}
    return messages(CORE_LOCALES) | rules_of(table)


def of_server(book: Rulebook) -> Texts:
    """What the server says besides what every table says: its rules and the reasons inside them."""
    own = {name: rule for name, rule in book.english.items() if not name.startswith("table.")}
    return messages(book.folder / LOCALES) | rules_of(own)


def of_game(game: Game) -> Texts:
    """Every text of a game and of the editions in its folder, but for what every table says."""
    own = {name: rule for name, rule in game.rulebook.english.items() if not name.startswith("table.")}
    out = messages(game.folder / LOCALES) | rules_of(own) | dict(game.words.printed if game.words else {})
    out |= {game.key("game"): game.title, f"{game.key('game')}.blurb": game.blurb}
    for preset in game.opening.presets:
        key = game.key("preset", preset.name)
        out |= {key: preset.title, f"{key}.text": preset.text}
    for entry in game.english_glossary:
        key = game.glossary_keys[entry["id"]]
        out |= {key: entry["name"], f"{key}.text": entry["text"]}
    for page in [*lessons(game), how_to(game.name)]:
        out |= {words.key: words.english for words in _words(page)}
    return out


def _words(thing: Any) -> Iterator[Words]:
    """Every text inside a lesson or a page."""
    if isinstance(thing, Words):
        if thing.english:
            yield thing
    elif isinstance(thing, Mapping):
        yield from _words(list(thing.values()))
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from _words(each)
    elif dataclasses.is_dataclass(thing) and not isinstance(thing, Game):
        yield from _words([getattr(thing, field.name) for field in dataclasses.fields(thing)])


def gaps(folder: Path, language: str, english: Texts) -> list[str]:
    """What a language lacks or has wrong, a sentence each; empty: it is complete."""
    written, source = patterns(folder, language), patterns(folder, ENGLISH)
    out = [f"{key} is missing." for key in english if key not in written]
    out += [f"{key} is not a key." for key in written if key not in english and not key.endswith(".ruling")]
    for key in english.keys() & written.keys():
        wanted = variables(source[key]) if key in source else set(_PLACE.findall(english[key]))
        found = variables(written[key])
        if wanted != found:
            out.append(f"{key} has the values {sorted(found)}, not {sorted(wanted)}.")
    return sorted(out)


def complete(folder: Path, english: Texts, needed: list[str] | None = None) -> list[str]:
    """The languages in which nothing is missing; with `needed`, only those."""
    found = [each for each in languages_of(folder) if not gaps(folder, each, english)]
    return [each for each in found if needed is None or each in needed]


def as_json(languages: list[str]) -> str:
    """The content of `complete.json`."""
    return json.dumps(languages) + "\n"
