"""Messages: what people read, by key, in any language, written in Fluent (docs/adr/0113-languages.md).

A folder `locales/` has a folder per language with `*.ftl` files. English is complete by itself; another language is
spoken once `complete.json`, which `make generate` writes, names it. Texts that are data (rules, glossary, lessons,
printed names) have their English there and only the other languages here.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from insula.core.language import ENGLISH, spoken

log = logging.getLogger("insula.core")
COMPLETE = "complete.json"
Value = str | int
Values = tuple[tuple[str, Value], ...]
LOCALES = "locales"  # the folder of the messages, beside what they are about
CORE_LOCALES = Path(__file__).with_name(LOCALES)
KEPT = 20_000  # sentences that are kept made, of each catalogue


class NoMessage(KeyError):
    """A key without an English message, or a message whose value was not given: a fault of the program."""


class Catalogue:
    """The messages of some `locales` folders; `printed` is English that stands elsewhere, such as names on cards."""

    def __init__(self, *folders: Path, printed: Mapping[str, str] | None = None) -> None:
        self.folders = folders
        self.printed = dict(printed or {})
        self._made = lru_cache(KEPT)(self._make)

    @property
    def language(self) -> str:
        """The language that is spoken here now: the wanted one where it is complete."""
        wanted = spoken()
        return wanted if wanted in self.complete else ENGLISH

    @cached_property
    def complete(self) -> frozenset[str]:
        """The languages besides English in which nothing is missing."""
        found = [path / COMPLETE for path in self.folders[:1]]
        return frozenset(name for path in found if path.exists() for name in json.loads(path.read_text()))

    def say(self, key: str, **values: Value) -> str:
        """A message in the language that is spoken now."""
        return self._made(self.language, key, tuple(values.items()))

    def later(self, key: str, **values: Value | Later) -> Later:
        """A message for whoever will read it: its language is chosen then."""
        return Later(self, key, tuple(values.items()))

    def in_language(self, language: str, key: str, values: Mapping[str, Any]) -> str | None:
        """A message of one language, None where it has none; what a message lacks is logged, not guessed."""
        bundle = _bundle(self.folders, language)
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, {each: _plain(value) for each, value in values.items()})
        if errors:
            log.error("message %s (%s): %s", key, language, errors[0])
            return None
        return str(text)

    def written(self, language: str, key: str) -> str:
        """A message as it is written, with its values by name; empty where there is none."""
        return _texts(self.folders, language).get(key, "")

    def said(self, key: str) -> str:
        """A message of the language that is spoken now, empty where it has none; for words whose English is data."""
        return "" if self.language == ENGLISH else self.in_language(self.language, key, {}) or ""

    def listed(self, words: Sequence[str], last: str = "list-and") -> str:
        """Red, green and blue."""
        if len(words) < 2:
            return "".join(words)
        return self.say(last, first=", ".join(words[:-1]), last=words[-1])

    def _make(self, language: str, key: str, values: Values) -> str:
        given = dict(values)
        found = None if language == ENGLISH else self.in_language(language, key, given)
        if found is None:
            found = self.printed.get(key) or self.in_language(ENGLISH, key, given)
        if found is None:
            raise NoMessage(f"There is no message {key} with {', '.join(given) or 'no values'}.")
        return found


@dataclass(frozen=True)
class Later:
    """A message that is told later, in the language of whoever reads it then."""

    catalogue: Catalogue
    key: str
    values: tuple[tuple[str, Value | Later], ...] = ()

    def __str__(self) -> str:
        told = {name: str(value) if isinstance(value, Later) else value for name, value in self.values}
        return self.catalogue.say(self.key, **told)


def _plain(value: object) -> object:
    """Numbers are told without separators; a word is a word."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else str(value)


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def _texts(folders: tuple[Path, ...], language: str) -> dict[str, str]:
    return {key: text_of(pattern) for folder in folders for key, pattern in patterns(folder, language).items()}


CORE = Catalogue(CORE_LOCALES)


# ---- reading files, for those who check and generate ------------------------------------------------------------


class BadMessages(ValueError):
    """A file of messages that cannot be read; the sentence says where."""


def patterns(folder: Path, language: str) -> dict[str, ast.Pattern]:
    """Every message and attribute of a language by its key, as it is written."""
    out: dict[str, ast.Pattern] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                first = entry.content.strip().splitlines()[0] if entry.content else ""
                raise BadMessages(f"{path.name} ({language}): “{first[:60]}” is not a message.")
            if isinstance(entry, ast.Message):
                for key, pattern in _parts(entry):
                    if key in out:
                        raise BadMessages(f"{path.name} ({language}): {key} appears twice.")
                    out[key] = pattern
    return out


def _parts(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def variables(pattern: ast.BaseNode) -> set[str]:
    """The names of the values that a message uses."""
    if isinstance(pattern, ast.VariableReference):
        return {pattern.id.name}
    found: set[str] = set()
    for value in vars(pattern).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                found |= variables(each)
    return found


def text_of(pattern: ast.Pattern) -> str:
    """A message as people would write it down: values as `{name}`, of several variants the usual one."""
    return "".join(_element(each) for each in pattern.elements)


def _element(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return text_of(next(each.value for each in inner.variants if each.default))
    if isinstance(inner, ast.VariableReference):
        return f"{{{inner.id.name}}}"
    return str(inner.parse()["value"]) if isinstance(inner, ast.StringLiteral) else ""


@lru_cache(KEPT, typed=True)  # views make the same few hundred keys again with every move
def key_of(*parts: object) -> str:
    """A key from names as they stand in data: `card.win.tie-total` is `card-win-tie-total`."""
    text = " ".join(map(str, parts)).lower()
    return "-".join("".join(letter if letter.isascii() and letter.isalnum() else " " for letter in text).split())
