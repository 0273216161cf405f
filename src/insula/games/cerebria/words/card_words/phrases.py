"""A catalogue of phrases: found by dotted names, chosen by number and edition, filled with values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from insula.core.data import load_yaml

CATALOGUES = Path(__file__).parent / "catalogues"
EDITIONS = ("base", "balance")


class NoWords(ValueError):
    """A power combines words for which the catalogue has no phrase; the message names the phrase."""


@cache
def catalogue(language: str) -> Mapping[str, Any]:
    """The phrases of a language."""
    data: Mapping[str, Any] = load_yaml(CATALOGUES / f"{language}.yaml")
    return data


class Phrases:
    """The phrases of one language and edition, with the values that every phrase of a card may use."""

    def __init__(self, language: str, edition: str, **values: object) -> None:
        self.language = language
        self.edition = edition
        self.values = values

    def say(self, name: str, n: int = 0, **values: object) -> str:
        """The phrase of this name, filled; `n` chooses between one and several."""
        found = self._chosen(self._find(name), n)
        if not isinstance(found, str):
            raise NoWords(f"the catalogue {self.language} has no phrase “{name}”")
        try:
            return found.format(**{**self.values, "n": n, **values})
        except KeyError as gap:
            raise NoWords(f"the phrase “{name}” needs a value for {gap}") from None

    def formed(self, name: str, form: str, n: int = 0, **values: object) -> str:
        """A phrase in the form `does` or `may`, where the language has the two; else the only one it has."""
        own = f"{name}.{form}"
        return self.say(own if self.has(own) else name, n, **values)

    def has(self, name: str) -> bool:
        """Is there something of this name?"""
        return self._found(name) is not None

    def listed(self, items: list[str], last: str = "last") -> str:
        """A list in words."""
        if not items:
            raise NoWords("there is nothing to say")
        between, before_last = self.say("list.between"), self.say(f"list.{last}")
        return before_last.join(filter(None, [between.join(items[:-1]), items[-1]]))

    def _find(self, name: str) -> Any:
        found = self._found(name)
        if found is None:
            raise NoWords(f"the catalogue {self.language} has no phrase “{name}”")
        return found

    def _found(self, name: str) -> Any:
        node: Any = catalogue(self.language)
        for part in name.split("."):
            node = self._chosen(node, None)
            if not isinstance(node, Mapping) or part not in node:
                return None
            node = node[part]
        return node

    def _chosen(self, node: Any, n: int | None) -> Any:
        """Of a choice the part that fits the edition and, where a number is given, the number."""
        if isinstance(node, Mapping) and set(node) == set(EDITIONS):
            node = node[self.edition]
        if n is not None and isinstance(node, Mapping) and set(node) == {"one", "other"}:
            node = node["one" if abs(n) == 1 else "other"]
        return node
