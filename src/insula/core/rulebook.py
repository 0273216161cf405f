"""The rulebook of a game as data: rule ids and numbers, sentences, refusal texts with their values filled in."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from insula.core.data import BadData, load_yaml
from insula.core.language import ENGLISH, speaking
from insula.core.messages import CORE, CORE_LOCALES, LOCALES, Catalogue, key_of

TABLE_RULES = Path(__file__).with_name("table_rules.yaml")
_PLACE = re.compile(r"\{(\w+)\}")
_PLAYERS = re.compile(r"(\d+)p")


@dataclass(frozen=True)
class Rule:
    """One rule of the rulebook in our own words."""

    id: str
    section: str
    says: str
    refusal: str = ""
    ruling: str = ""
    kind: str = ""
    mode: str = "all"
    check: str = ""  # the rule as a case: given, when, then
    asked: tuple[str, ...] = ()  # how people ask for it who do not know its words; for the search only
    only_with: str = ""  # what must be in play for the rule to count; empty for a rule of every game

    @property
    def values(self) -> tuple[str, ...]:
        """The names of the values that its refusal text needs."""
        return tuple(_PLACE.findall(self.refusal))


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused: the rule, where it stands, and a sentence with its values filled in.

    `alternative` is the notation of the nearest legal option, `instead` the same as people say it.
    """

    rule: str
    section: str
    says: str
    alternative: str = ""
    instead: str = ""
    possible: str = ""  # a sentence that names it

    def __str__(self) -> str:
        told = self.possible or CORE.say("instead", what=self.instead or self.alternative)
        return f"{self.says} [{self.rule}]{f' {told}' if self.alternative else ''}"


def _only_with(words: Catalogue, mode: str) -> str:
    if mode == "all":
        return ""
    players = _PLAYERS.fullmatch(mode)
    if players:
        return words.say("only-with-players", players=int(players[1]))
    return words.say("only-with", what=words.said(key_of("mode", mode)) or mode)


class Refused(ValueError):
    """A move or a set-up that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def asked_beside(path: Path) -> Path:
    """Where the questions lie that the rules of a file answer; a game need not have any."""
    return path.with_name(path.name.replace("rulebook", "asked").replace("rules", "asked"))


def _asked(path: Path) -> dict[str, tuple[str, ...]]:
    beside = asked_beside(path)
    if not beside.exists():
        return {}
    given = load_yaml(beside)
    empty = [name for name, texts in given.items() if not texts or not all(str(text or "").strip() for text in texts)]
    if empty:
        raise BadData(f"{beside.name}: {', '.join(empty)} has no questions, or an empty one.")
    return {name: tuple(questions) for name, questions in given.items()}


class Rulebook:
    """All rules of one game, read when first needed; `folder` holds rulebook.yaml, rulebook.lock and asked.yaml."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.catalogue = Catalogue(folder / LOCALES, CORE_LOCALES)
        self._told: dict[str, dict[str, Rule]] = {}

    @property
    def rules(self) -> dict[str, Rule]:
        """Every rule by id, in the language that is spoken now."""
        language = self.catalogue.language
        if language == ENGLISH:
            return self.english
        if language not in self._told:
            self._told[language] = {name: self._in_language(rule, language) for name, rule in self.english.items()}
        return self._told[language]

    def _in_language(self, rule: Rule, language: str) -> Rule:
        """A rule in another language; cases and whatever is not written there stay out: a reader gets no mixture."""
        key = key_of(rule.id)

        def told(name: str, written: str = "x") -> str:
            return self.catalogue.written(language, name) if written else ""

        return replace(
            rule,
            says=told(key),
            section=told(key_of("section", rule.section)),
            refusal=told(f"{key}.refusal", rule.refusal),
            ruling=told(f"{key}.ruling", rule.ruling),
            check="",
            only_with=_only_with(self.catalogue, rule.mode),
        )

    @cached_property
    def english(self) -> dict[str, Rule]:
        """Every rule by id: the game's own, its editions' and those of the table."""
        with speaking(ENGLISH):
            return self._read()

    def _read(self) -> dict[str, Rule]:
        files = [TABLE_RULES, self.folder / "rulebook.yaml", *sorted(self.folder.glob("*/rulebook.yaml"))]
        out: dict[str, Rule] = {}
        for path in files:
            asked = _asked(path)
            for entry in load_yaml(path):
                try:
                    rule = Rule(
                        id=entry["id"],
                        section=entry["section"],
                        says=entry["rule"],
                        refusal=entry.get("refusal", ""),
                        ruling=entry.get("ruling", ""),
                        kind=entry.get("kind", ""),
                        mode=str(entry.get("mode", "all")),
                        check=entry.get("check", ""),
                        asked=asked.pop(entry["id"], ()),
                        only_with=_only_with(self.catalogue, str(entry.get("mode", "all"))),
                    )
                except (KeyError, TypeError) as missing:
                    raise BadData(f"{path.name}: the entry {entry!r:.60} lacks {missing}.") from None
                if rule.id in out:
                    raise BadData(f"{path.name}: {rule.id} appears twice.")
                out[rule.id] = rule
            if asked:
                raise BadData(f"{asked_beside(path).name}: {', '.join(asked)} is not in {path.name}.")
        return out

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The stable number of each rule id."""
        lines = (self.folder / "rulebook.lock").read_text(encoding="utf-8").splitlines()
        return {name: int(number) for number, name in (line.split() for line in lines)}

    @cached_property
    def ids(self) -> dict[int, str]:
        """The rule id of each number."""
        return {number: name for name, number in self.numbers.items()}

    def rule(self, number: int) -> Rule:
        """The rule behind a number that a guard returned."""
        return self.rules[self.ids[number]]

    def refusal(self, rule_id: str, values: dict[str, object], alternative: str = "") -> Refusal:
        """The refusal of a rule; a rule without a refusal text speaks with its own sentence."""
        rule = self.rules[rule_id]
        says = self._filled(rule, values) if rule.refusal else rule.says
        return Refusal(rule.id, rule.section, says, alternative)

    def _filled(self, rule: Rule, values: dict[str, object]) -> str:
        language = self.catalogue.language
        if language != ENGLISH:
            told = self.catalogue.in_language(language, f"{key_of(rule.id)}.refusal", values)
            if told is not None:
                return told
        return _PLACE.sub(lambda place: str(values[place[1]]), self.english[rule.id].refusal)

    def search(self, words: str) -> list[Rule]:
        """Rules that contain every word or are asked for by them, best matches (id and section) first."""
        wanted = words.lower().split()
        found = []
        for rule in self.rules.values():
            head = f"{rule.id} {rule.section}".lower()
            text = f"{head} {rule.says} {rule.ruling} {rule.refusal} {' '.join(rule.asked)}".lower()
            if all(word in text for word in wanted):
                found.append((-sum(word in head for word in wanted), rule.id, rule))
        return [rule for _, _, rule in sorted(found, key=lambda item: item[:2])]
