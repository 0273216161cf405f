"""The rulebook of a game as data: rule ids and numbers, sentences, refusal texts with their values filled in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from insula.core.data import BadData, load_yaml

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

    @property
    def values(self) -> tuple[str, ...]:
        """The names of the values that its refusal text needs."""
        return tuple(_PLACE.findall(self.refusal))

    @property
    def only_with(self) -> str:
        """What must be in play for the rule to count; empty for a rule of every game."""
        if self.mode == "all":
            return ""
        players = _PLAYERS.fullmatch(self.mode)
        return f"Only with {players[1]} players." if players else f"Only with “{self.mode}”."


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

    def __str__(self) -> str:
        nearest = f" Possible instead: {self.instead or self.alternative}." if self.alternative else ""
        return f"{self.says} [{self.rule}]{nearest}"


class Refused(ValueError):
    """A move or a set-up that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Rulebook:
    """All rules of one game, read when first needed; `folder` holds rulebook.yaml and rulebook.lock."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule by id: the game's own, its editions' and those of the table."""
        files = [TABLE_RULES, self.folder / "rulebook.yaml", *sorted(self.folder.glob("*/rulebook.yaml"))]
        out: dict[str, Rule] = {}
        for path in files:
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
                    )
                except (KeyError, TypeError) as missing:
                    raise BadData(f"{path.name}: the entry {entry!r:.60} lacks {missing}.") from None
                if rule.id in out:
                    raise BadData(f"{path.name}: {rule.id} appears twice.")
                out[rule.id] = rule
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
        says = _PLACE.sub(lambda place: str(values[place[1]]), rule.refusal) if rule.refusal else rule.says
        return Refusal(rule.id, rule.section, says, alternative)

    def search(self, words: str) -> list[Rule]:
        """Rules that contain every word, best matches (id and section) first."""
        wanted = words.lower().split()
        found = []
        for rule in self.rules.values():
            head = f"{rule.id} {rule.section}".lower()
            text = f"{head} {rule.says} {rule.ruling} {rule.refusal}".lower()
            if all(word in text for word in wanted):
                found.append((-sum(word in head for word in wanted), rule.id, rule))
        return [rule for _, _, rule in sorted(found, key=lambda item: item[:2])]
