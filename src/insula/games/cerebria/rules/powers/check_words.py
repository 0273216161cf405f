"""Powers checked against components/vocabulary.yaml: only its words, with exactly their fields."""

from __future__ import annotations

from collections import Counter
from typing import Any

Node = dict[str, Any]
LISTS = (
    "triggers",
    "modifiers",
    "effects",
    "conditions",
    "counts",
    "sides",
    "scopes",
    "filters",
    "recipients",
    "spirit_powers",
)


class Words:
    """The vocabulary; `problems` collects what cards say outside it."""

    def __init__(self, vocabulary: Node) -> None:
        self.problems: list[str] = []
        self.used: Counter[tuple[str, str]] = Counter()
        self.tables: dict[str, dict[str, Node]] = {name: {e["id"]: e for e in vocabulary[name]} for name in LISTS}
        self.selector: Node = vocabulary["selector"]["fields"]
        acts = vocabulary["acts"]
        self.acts: set[str] = {*acts["spirit_actions"], *acts["realm_actions"], *acts["abilities"]}
        self.check(len(self.tables["triggers"]) <= 12, "more than 12 triggers")
        words = [*self.tables["modifiers"], *self.tables["effects"]]
        self.check(len(words) == len(set(words)) <= 24, "effects and modifiers: at most 24, each once")

    def check(self, fine: object, problem: str) -> None:
        """Notes a problem unless all is fine."""
        if not fine:
            self.problems.append(problem)

    def use(self, table: str, word: str, where: str) -> Node | None:
        """The entry of a word; a word that is not there is a problem."""
        entry = self.tables[table].get(word)
        self.check(entry is not None, f"{where}: {word!r} is not among the {table}")
        self.used[table, word] += 1
        return entry

    def unused(self) -> list[str]:
        """Words that no card uses."""
        return [f"{table}: {word}" for table in LISTS for word in self.tables[table] if not self.used[table, word]]

    # ---- the parts of a power ------------------------------------------------------------------------------

    def clause(self, node: Node, where: str) -> None:
        """One clause: trigger, conditions, effects."""
        word = node.get("trigger", "")
        entry = self.use("triggers", word, where)
        if entry:
            self.fields(node, entry["fields"], where, ("trigger", "when", "optional", "do"))
        self.check(isinstance(node.get("optional", False), bool), f"{where}: optional is yes or no")
        for i, condition in enumerate(node.get("when", [])):
            found = self.use("conditions", condition.get("condition", ""), where)
            if found:
                self.fields(condition, found["fields"], f"{where}.when[{i}]", ("condition",))
        self.check(node.get("do"), f"{where}: does nothing")
        table = "modifiers" if word == "while_in_play" else "effects"
        for i, effect in enumerate(node.get("do", [])):
            self.effect(effect, f"{where}.do[{i}]", table)

    def spirit_power(self, node: Node, where: str) -> None:
        """The power of a Spirit: a name with its numbers."""
        entry = self.use("spirit_powers", node.get("rule", ""), where)
        if entry:
            self.fields(node, entry["fields"], where, ("rule", "source", "ref"))

    def effect(self, node: Node, where: str, table: str) -> None:
        """One effect or modifier."""
        entry = self.use(table, node.get("effect", ""), where)
        if entry:
            self.fields(node, entry["fields"], where, ("effect",))

    def count(self, node: Node, where: str) -> None:
        """A number read from the board."""
        entry = self.use("counts", node.get("count", ""), where)
        if entry:
            self.fields(node, entry["fields"], where, ("count",))

    def fields(self, node: Node, known: Node, where: str, skip: tuple[str, ...]) -> None:
        """Every field is known and has its kind of value; none that is needed is missing."""
        if not isinstance(node, dict):
            self.problems.append(f"{where}: fields expected")
            return
        for name, value in node.items():
            if name in known:
                self.value(value, known[name]["is"], f"{where}.{name}")
            elif name not in skip:
                self.problems.append(f"{where}: there is no field {name!r}")
        for name, spec in known.items():
            self.check(name in node or spec.get("optional"), f"{where}: the field {name!r} is missing")

    def value(self, value: Any, kind: Any, where: str) -> None:
        """A value of the kind the vocabulary asks for."""
        number = isinstance(value, int) and not isinstance(value, bool)
        if isinstance(kind, list):
            self.check(value in kind, f"{where}: {value!r} is none of {', '.join(map(str, kind))}")
            for table in ("sides", "scopes", "recipients"):
                self.used[table, str(value)] += int(value in self.tables[table])
        elif kind in ("scope", "side", "filter", "recipient"):
            self.use(f"{kind}s", value, where)
        elif (kind == "int_or_count" and isinstance(value, dict)) or kind == "count":
            self.count(value, where)
        elif kind == "selector":
            self.fields(value, self.selector, where, ())
        elif kind == "acts":
            self.check(value and set(value) <= self.acts, f"{where}: {value!r} are not all acts")
        elif kind == "effects":
            for i, effect in enumerate(value):
                self.effect(effect, f"{where}[{i}]", "effects")
        elif kind == "bool":
            self.check(isinstance(value, bool), f"{where}: {value!r} is not yes or no")
        else:
            fits = number or (kind == "int_or_all" and value == "all")
            self.check(fits and str(kind).startswith("int"), f"{where}: {value!r} is no {kind}")
