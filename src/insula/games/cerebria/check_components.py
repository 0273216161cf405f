"""The component files checked: sources, Emotions, decks, Spirits; powers by powers.check_words, board by check_board.

Run it after changing a file: `python -m insula.games.cerebria.check_components`.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from insula.games.cerebria.check_board import check_board, check_scoring
from insula.games.cerebria.rules.powers.card_tables import load
from insula.games.cerebria.rules.powers.check_words import Words
from insula.games.cerebria.words.card_words import EDITIONS, NoWords, emotion_text, power_text, upgrade_text

Node = dict[str, Any]
FILES = ("vocabulary", "emotions", "spirits", "board", "scoring", "decks")
SOURCES = ("rulebook", "public", "derived", "house")
VIBES = ("red", "yellow", "green", "blue")
ROWS = ("move", "invoke", "quell", "fortify", "empower")
NAMES_AND_CARDS = {
    ("bliss", "mild"): (16, 64),
    ("bliss", "strong"): (16, 32),
    ("gloom", "mild"): (16, 64),
    ("gloom", "strong"): (16, 32),
    ("bliss", "starting"): (1, 2),
    ("gloom", "starting"): (1, 6),
    ("balance", "mild"): (4, 16),
    ("balance", "strong"): (6, 6),
}
MAX_DIFFERENCE = 1.0  # between the sides, in the sum of rows and weights
MAX_SPACES = 4
MIN_GAIN = 0.9  # of a Strong card over its Mild one
KEBAB = re.compile(r"^[a-z0-9]+(-[a-z0-9]+)*$")


def read_pack() -> Node:
    """All component files by name."""
    return {name: load(f"{name}.yaml") for name in FILES}


def problems(pack: Node) -> list[str]:
    """Everything wrong with a component pack; empty is right."""
    return [*blocking(pack), *design(pack)]


def blocking(pack: Node) -> list[str]:
    """What cannot be played, or not be said on a card."""
    try:
        return _blocking(pack)
    except KeyError as missing:
        return [f"an entry {missing} is missing or names something unknown"]


def design(pack: Node) -> list[str]:
    """What we keep to where the print is not known: even sides, clearly stronger Strong cards, simple starter decks."""
    rows = pack["emotions"]["emotions"]
    emotions: dict[str, Node] = {e["id"]: e for e in rows}
    try:
        out = [*_counts(rows), *_gains(rows, emotions), *_sides(emotions)]
        return [*out, *_simple_decks(pack["decks"]["decks"], emotions)]
    except (KeyError, TypeError):  # told by `blocking`
        return []


def _blocking(pack: Node) -> list[str]:
    out = [p for name in FILES for p in _sources(pack[name], name, False)]
    words = Words(pack["vocabulary"])
    emotions: dict[str, Node] = {e["id"]: e for e in pack["emotions"]["emotions"]}
    out += _emotions(pack["emotions"]["emotions"], emotions, words)
    out += _decks(pack["decks"]["decks"], emotions)
    out += _spirits(pack["spirits"], {d["id"]: d for d in pack["decks"]["decks"]}, words)
    if not words.problems:
        out += _said(pack)
    return [*out, *words.problems, *check_board(pack["board"], emotions), *check_scoring(pack["scoring"])]


# ---- where the data are from ---------------------------------------------------------------------------------------


def _sources(node: Any, where: str, covered: bool) -> Iterator[str]:
    """Every datum stands under an entry that names its source."""
    if isinstance(node, dict):
        if "source" in node or "ref" in node:
            covered = True
            if node.get("source") not in SOURCES or not str(node.get("ref", "")).strip():
                yield f"{where}: source {node.get('source')!r}, ref {node.get('ref')!r}"
        for key, value in node.items():
            if key not in ("source", "ref"):
                yield from _sources(value, f"{where}.{key}", covered)
    elif isinstance(node, list):
        for i, value in enumerate(node):
            tag = value.get("id", i) if isinstance(value, dict) else i
            yield from _sources(value, f"{where}[{tag}]", covered)
    elif not covered:
        yield f"{where}: no source"


# ---- Emotions ------------------------------------------------------------------------------------------------------


def _counts(rows: list[Node]) -> Iterator[str]:
    names = Counter((e["side"], e["strength"]) for e in rows)
    cards: Counter[tuple[str, str]] = Counter()
    for e in rows:
        cards[e["side"], e["strength"]] += e["copies"]
    for group, (want_names, want_cards) in NAMES_AND_CARDS.items():
        if (names[group], cards[group]) != (want_names, want_cards):
            yield f"{' '.join(group)}: {names[group]} names, {cards[group]} cards"


def _gains(rows: list[Node], emotions: dict[str, Node]) -> Iterator[str]:
    for e in rows:
        if e["side"] != "balance" and e["strength"] == "mild":
            strong = emotions[e["counterpart"]]
            if worth(strong) - worth(e) < MIN_GAIN:
                yield f"{e['id']}: {strong['id']} is not clearly stronger"


def _emotions(rows: list[Node], emotions: dict[str, Node], words: Words) -> Iterator[str]:
    if len(emotions) != len(rows):
        yield "two Emotions have the same id"
    for e in rows:
        yield from _emotion(e, emotions)
        for i, clause in enumerate(e["power"]):
            words.clause(clause, f"{e['id']}.power[{i}]")
            yield from _fitting(clause, f"{e['id']}.power[{i}]")
            if e["side"] != "balance" and clause.get("trigger") == "on_leave" and clause.get("which") == "self":
                yield f"{e['id']}: no card of Bliss or Gloom waits for its own leaving"


def _fitting(clause: Node, where: str) -> Iterator[str]:
    """What the vocabulary says about words that may not stand together (standing-order, before_loss, absorb_mod)."""
    trigger, effects = clause.get("trigger"), [d for d in clause.get("do", []) if isinstance(d, dict)]
    told = repr(clause)
    if trigger == "while_in_play":
        for word in ("higher_intensity", "realms_controlled"):
            if repr(word) in told:
                yield f"{where}: what always holds may not ask for {word}"
    for effect in effects:
        named = effect.get("effect")
        if (named == "bear_loss") != (trigger == "before_loss"):
            yield f"{where}: bear_loss belongs under before_loss, and nothing else does"
        if named == "absorb_mod" and isinstance(effect.get("amount"), int) and effect["amount"] < 0:
            if effect.get("from") != "sphere" or effect.get("optional"):
                yield f"{where}: less Willpower is only taken from a Sphere, and it is never optional"
        if named == "choose_one":
            offered = [each.get("effect") for each in effect.get("options", []) if isinstance(each, dict)]
            if not offered or not {"gain", "lose"}.issuperset(offered):
                yield f"{where}: choose_one offers gains and losses"


def _emotion(e: Node, emotions: dict[str, Node]) -> Iterator[str]:
    name = e["id"]
    if not KEBAB.match(name) or "text" in e:
        yield f"{name}: an id in small letters, and no text: the words are made from the power"
    if not 1 <= len(e["row"]) <= MAX_SPACES or not all(isinstance(n, int) and 0 <= n <= 9 for n in e["row"]):
        yield f"{name}: the row has 1 to {MAX_SPACES} numbers from 0 to 9, not {e['row']}"
    needed = {"name", "vibe", "row", "copies", "counterpart", *(["threshold"] if e["threshold"] is not None else [])}
    if needed - set(e["prov"]):
        yield f"{name}: no source for {', '.join(sorted(needed - set(e['prov'])))}"
    if e["side"] == "balance":
        yield from _balance_emotion(e, emotions)
    elif e["strength"] != "starting":
        yield from _team_emotion(e, emotions)


def _team_emotion(e: Node, emotions: dict[str, Node]) -> Iterator[str]:
    name, other = e["id"], emotions.get(e["counterpart"])
    if e["vibe"] not in VIBES or not e["power"] or not isinstance(e.get("weight"), int | float):
        yield f"{name}: Vibe, power or weight"
    if other is None or other["counterpart"] != name or (other["side"], other["vibe"]) != (e["side"], e["vibe"]):
        yield f"{name}: the counterpart {e['counterpart']} does not fit"
    elif e["strength"] == "mild":
        if len(other["row"]) < len(e["row"]):
            yield f"{name}: its Strong row is shorter"
        if e["threshold"] not in (1, 2, 3) or e["threshold"] > len(e["row"]):
            yield f"{name}: the threshold is 1, 2 or 3 and not beyond the row, but it is {e['threshold']}"
    elif e["threshold"] is not None:
        yield f"{name}: a Strong card has no threshold"


def _balance_emotion(e: Node, emotions: dict[str, Node]) -> Iterator[str]:
    partners = [emotions[p] for p in e["counterpart"] if p in emotions]
    if len(partners) != len(e["counterpart"]) or not all(e["id"] in p["counterpart"] for p in partners):
        yield f"{e['id']}: counterparts"
    if (e["threshold"] in (1, 2, 3)) != (e["strength"] == "strong"):
        yield f"{e['id']}: threshold {e['threshold']}"


def worth(e: Node) -> float:
    """Our estimate of a card: the mean of its row and the weight of its power."""
    return float(sum(e["row"]) / max(1, len(e["row"])) + e["weight"])


def _sides(emotions: dict[str, Node]) -> Iterator[str]:
    """Bliss and Gloom are alike in Vibes, strength and thresholds."""
    for strength in ("mild", "strong"):
        both = []
        for side in ("bliss", "gloom"):
            cards = [e for e in emotions.values() if (e["side"], e["strength"]) == (side, strength)]
            if any(Counter(e["vibe"] for e in cards)[vibe] != 4 for vibe in VIBES):
                yield f"{side} {strength}: not four names of each Vibe"
            both.append((sum(map(worth, cards)), sum(e["threshold"] == 3 for e in cards)))
        if abs(both[0][0] - both[1][0]) > MAX_DIFFERENCE or both[0][1] != both[1][1]:
            told = [f"{worths:.1f} with {most} thresholds of 3" for worths, most in both]
            yield f"the {strength} cards of Bliss weigh {told[0]}, those of Gloom {told[1]}"


# ---- decks and Spirits ---------------------------------------------------------------------------------------------


def _decks(decks: list[Node], emotions: dict[str, Node]) -> Iterator[str]:
    if len(decks) != 11 or len({d["id"] for d in decks}) != 11:
        yield "2 starter decks, 8 of Spirits and 1 of Balance are expected"
    for d in decks:
        size, names = (8, 1) if d["side"] == "balance" else (16, 2)
        strange = [c for c in d["cards"] if c not in emotions or emotions[c]["strength"] != "mild"]
        strange += [c for c in d["cards"] if c in emotions and emotions[c]["side"] != d["side"]]
        if strange:
            yield f"deck {d['id']}: {', '.join(strange)}"
            continue
        vibes = Counter(emotions[c]["vibe"] for c in d["cards"])
        if sum(d["cards"].values()) != size or max(d["cards"].values()) > 2:
            yield f"deck {d['id']}: {sum(d['cards'].values())} cards"
        if any(vibes[vibe] != names for vibe in VIBES):
            yield f"deck {d['id']}: Vibes {dict(vibes)}"


def _simple_decks(decks: list[Node], emotions: dict[str, Node]) -> Iterator[str]:
    for d in decks:
        if d["use"] == "basic" and not all(_is_simple(emotions[c]["power"]) for c in d["cards"]):
            yield f"deck {d['id']}: a power is not simple"


def _is_simple(power: list[Node]) -> bool:
    first = power[0]
    plain = len(power) == len(first["do"]) == 1 and len(first.get("when", [])) <= 1
    return plain and first["trigger"] in ("on_enter", "while_in_play")


def _spirits(pack: Node, decks: dict[str, Node], words: Words) -> Iterator[str]:
    spirits: dict[str, Node] = {s["id"]: s for s in pack["spirits"]}
    rules: dict[str, Node] = {r["id"]: r for r in pack["upgrade_rules"]}
    if Counter(s["side"] for s in spirits.values()) != {"bliss": 4, "gloom": 4, "balance": 2}:
        yield "4 Spirits of Bliss, 4 of Gloom and 2 of Balance are expected"
    if len({s["power"]["rule"] for s in spirits.values()}) != len(spirits):
        yield "two Spirits have the same power"
    boards = [*pack["boards_a"].items(), *((name, s["board_b"]) for name, s in spirits.items())]
    for name, board in boards:
        yield from _board(name, board, rules)
    used = {cell["rule"] for _, board in boards for row in board.values() for cell in row}
    if set(rules) - used:
        yield f"no board uses {', '.join(sorted(set(rules) - used))}"
    for name, s in spirits.items():
        words.spirit_power(s["power"], f"{name}.power")
        yield from _other_side(name, s["board_b"], pack["boards_a"][s["board_a"]["id"]])
        if spirits[s["counterpart"]["id"]]["counterpart"]["id"] != name:
            yield f"{name}: counterpart"
        for deck in (s["starter_deck"]["id"], s["recommended_deck"]["id"]):
            if decks.get(deck, {}).get("side") != s["side"]:
                yield f"{name}: deck {deck}"


def _said(pack: Node) -> Iterator[str]:
    """The catalogue of words has a phrase for everything that is printed, in both editions."""
    for edition in EDITIONS:
        for card in pack["emotions"]["emotions"]:
            yield from _no_words(card["id"], partial(emotion_text, card, edition))
        for spirit in pack["spirits"]["spirits"]:
            yield from _no_words(spirit["id"], partial(power_text, spirit, edition))
            for row, cells in spirit["board_b"].items():
                for cell in cells:
                    say = partial(upgrade_text, row, cell, spirit["side"], edition)
                    yield from _no_words(f"{spirit['id']}, {cell['name']}", say)


def _no_words(where: str, make: Callable[[], str]) -> Iterator[str]:
    try:
        make()
    except NoWords as missing:
        yield f"{where}: {missing}"


def _board(name: str, board: Node, rules: dict[str, Node]) -> Iterator[str]:
    if tuple(board) != ROWS or any(len(cells) != 3 for cells in board.values()):
        yield f"board {name}: five rows of three upgrades are expected"
    for row, cells in board.items():
        for cell in cells:
            of = rules.get(cell["rule"], {}).get("row")
            if of not in (row, "all", "several") or not set(cell["cost"]) <= {"wp", "amb", "ess"}:
                yield f"board {name}, {row}: {cell['name']}"


def _other_side(name: str, board: Node, side_a: Node) -> Iterator[str]:
    """Side B says which cells differ from side A."""
    for row in ROWS:
        for a, b in zip(side_a[row], board[row], strict=True):
            same = all(a.get(key) == b.get(key) for key in ("name", "rule", "n", "cost"))
            renamed = b["name"] != a["name"]
            if same == bool(b.get("changed")) or b.get("replaces", a["name"]) != a["name"]:
                yield f"{name}, {row}: {b['name']} against {a['name']}"
            if renamed != ("replaces" in b):
                yield f"{name}, {row}: {b['name']} does not say what it replaces"


def main() -> None:
    """Prints what is wrong and ends with 1 if something is."""
    found = problems(read_pack())
    for problem in found:
        print(problem)
    print(f"{len(found)} problems" if found else "The component files are right.")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
