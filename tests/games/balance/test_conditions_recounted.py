"""Balance's conditions on random boards, against a second way of counting them. [bal.rev.balance-*, bal.asp.*]"""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import groupby

import pytest

from insula.core.table import Table
from insula.games.cerebria.balance.rules.aspirations import first_condition, second_condition
from insula.games.cerebria.gen import ev
from insula.games.cerebria.tables import ASPIRATION_IDS, EMOTIONS
from insula.games.cerebria.words.names import REALM_WORDS, SLOT_WORDS
from insula.testing import rule_test
from tests.games.balance.kit import BALANCE, on, three
from tests.games.cerebria.kit import answer, slot
from tests.games.cerebria.scoring_kit import fragments, settle

GOALS = ("attitude", "openness", "awareness", "unity", "liveliness", "versatility", "fortitude", "sensibility")
SIDES = ("bliss", "gloom")
VIBES = ("red", "yellow", "green", "blue")
MILD = {
    side: [e["id"] for e in EMOTIONS if e["side"] == side and e["strength"] in ("mild", "starting")]
    for side in (*SIDES, "balance")
}
VIBE_OF = {e["id"]: e.get("vibe") for e in EMOTIONS}
STRONG = ("urge", "discipline", "impulse", "caution", "inspiration", "curiosity")


@dataclass
class Lying:
    """An Emotion as the test wrote it down."""

    card: str
    team: str
    side: str
    essence: int
    vibe: str | None


def some_emotion(chance: random.Random, strong: list[str]) -> Lying:
    """A card that can lie on the board, half of them Balance's."""
    team = chance.choice((*SIDES, "balance", "balance"))
    essence = chance.randint(1, 2)
    if team != "balance":
        card = chance.choice(MILD[team])
        return Lying(card, team, team, essence, VIBE_OF[card])
    if strong and chance.random() < 0.4:
        return Lying(strong.pop(), team, chance.choice(SIDES), chance.randint(1, 3), chance.choice(VIBES))
    card = chance.choice(MILD[team])
    return Lying(card, team, chance.choice(SIDES), essence, VIBE_OF[card])


@dataclass
class Board:
    """Emotions by slot and Fortresses by Realm: whose, which side, how big."""

    emotions: dict[str, Lying]
    fortresses: dict[str, tuple[str, str, int]]

    def text(self) -> str:
        lines = []
        for where, e in self.emotions.items():
            aligned = f" for {e.side} {e.vibe}" if e.team == "balance" else ""
            lines.append(f"{where}: {e.card} {e.essence}{aligned}")
        for realm, (team, side, size) in self.fortresses.items():
            aligned = f" for {side}" if team == "balance" else ""
            lines.append(f"{realm}: {'minor' if size == 1 else 'major'} {team}{aligned}")
        return "\n".join(lines)


def random_board(seed: int) -> Board:
    chance = random.Random(seed)
    strong = list(STRONG)
    chance.shuffle(strong)
    filled = chance.choice((0.2, 0.5, 0.8, 1.0))
    emotions = {where: some_emotion(chance, strong) for where in SLOT_WORDS if chance.random() < filled}
    fortresses = {}
    for realm in REALM_WORDS[1:]:
        if chance.random() < 0.5:
            team = chance.choice((*SIDES, "balance"))
            side = team if team in SIDES else chance.choice(SIDES)
            fortresses[realm] = (team, side, chance.choice((1, 1, 2)))
    return Board(emotions, fortresses)


# ---- counting again ------------------------------------------------------------------------------------------------


def triad(where: str) -> int:
    return SLOT_WORDS.index(where) // 3


def chains(board: Board, side: str) -> list[list[str]]:
    """Runs of a side around the ring, each as its slots."""
    ring = list(SLOT_WORDS)
    held = [where in board.emotions and board.emotions[where].side == side for where in ring]
    if all(held):
        return [ring]
    start = held.index(False)
    turned = ring[start:] + ring[:start]
    runs = groupby(turned, key=lambda where: where in board.emotions and board.emotions[where].side == side)
    return [list(run) for is_held, run in runs if is_held]


def longest(board: Board, side: str) -> int:
    return max((len(run) for run in chains(board, side)), default=0)


def held(table: Table, board: Board, places: list[str], fortress: int = 0) -> int:
    """Bliss's lead over Gloom on these slots."""
    lead = fortress
    for where in places:
        if where in board.emotions:
            lead += slot(table, where).intensity * (1 if board.emotions[where].side == "bliss" else -1)
    return lead


def realm_lead(table: Table, board: Board, realm: str) -> int:
    """A Frontier slot counts unless the Emotion beside it is of the other side."""
    at = REALM_WORDS.index(realm)
    beside = {f"{realm}.a": f"{REALM_WORDS[at - 1]}/{realm}", f"{realm}.b": f"{realm}/{REALM_WORDS[(at + 1) % 5]}"}
    counted = []
    for inner, outer in beside.items():
        counted.append(inner)
        blocked = inner in board.emotions and outer in board.emotions
        if not blocked or board.emotions[inner].side == board.emotions[outer].side:
            counted.append(outer)
    _, side, size = board.fortresses.get(realm, ("", "bliss", 0))
    return held(table, board, counted, size if side == "bliss" else -size)


def frontiers(table: Table, board: Board, side: str) -> int:
    n = 0
    for frontier in range(5):
        there = [where for where in SLOT_WORDS[3 * frontier : 3 * frontier + 3] if where in board.emotions]
        lead = held(table, board, there) * (1 if side == "bliss" else -1)
        sides = {board.emotions[where].side for where in there}
        n += sides == {side} or (len(sides) == 2 and lead > 0)
    return n


def amount(table: Table, board: Board, goal: str, side: str) -> int:
    """What a side has of what the Aspiration compares."""
    own = {where: e for where, e in board.emotions.items() if e.side == side}
    sign = 1 if side == "bliss" else -1
    return {
        "attitude": lambda: sum(realm_lead(table, board, realm) * sign > 0 for realm in REALM_WORDS),
        "openness": lambda: frontiers(table, board, side),
        "awareness": lambda: len({triad(where) for where in own}),
        "unity": lambda: longest(board, side),
        "liveliness": lambda: sum(e.essence for e in own.values()),
        "versatility": lambda: len({e.vibe for e in own.values() if e.vibe}),
        "fortitude": lambda: sum(size for _, of, size in board.fortresses.values() if of == side),
        "sensibility": lambda: max((slot(table, where).intensity for where in own), default=0),
    }[goal]()


def second(table: Table, board: Board, goal: str) -> bool:
    """The goal of Balance's own, read from the card."""
    ours = {where: e for where, e in board.emotions.items() if e.team == "balance"}
    if goal == "attitude":
        return sum("." in where for where in ours) >= 3
    if goal == "openness":
        return sum("/" in where for where in ours) >= 2
    if goal == "awareness":
        return len({triad(where) for where in ours}) >= 3
    if goal == "unity":
        unities = [run for side in SIDES for run in chains(board, side) if len(run) == max(2, longest(board, side))]
        return sum(where in run for run in unities for where in ours) >= 2
    if goal == "liveliness":
        bliss = sum(e.essence for e in ours.values() if e.side == "bliss")
        return bliss > 0 and 2 * bliss == sum(e.essence for e in ours.values())
    if goal == "versatility":
        vibes = {side: {e.vibe for e in board.emotions.values() if e.team == side} for side in SIDES}
        return sum(e.vibe not in vibes[e.side] for e in ours.values()) >= 2
    if goal == "fortitude":
        return sum(team == "balance" for team, _, _ in board.fortresses.values()) >= 2
    return any(slot(table, where).intensity >= 3 for where in ours)


@rule_test("bal.rev.balance-first", "bal.rev.balance-tie-zero", "bal.align.aspirations", "bal.rev.balance-second")
def test_conditions_on_many_boards() -> None:
    seen = set()
    for seed in range(150):
        board = random_board(seed)
        table = on(three(more=board.text()))
        for goal in GOALS:
            tied = amount(table, board, goal, "bliss") == amount(table, board, goal, "gloom")
            own = second(table, board, goal)
            number = ASPIRATION_IDS.index(goal)
            assert (first_condition(table.state, number), second_condition(table.state, number)) == (tied, own), (
                seed,
                goal,
            )
            seen.add((goal, tied, own))
    assert len(seen) == 4 * len(GOALS), "every Aspiration came up met in each of the four ways"


@rule_test("bal.rev.balance-minor", "bal.rev.balance-major")
@pytest.mark.parametrize("goal", GOALS)
def test_fragments_follow_the_conditions(goal: str) -> None:
    common = next(other for other in GOALS if other != goal)
    rest = [other for other in GOALS if other not in (goal, common)]
    counts = set()
    for seed in range(200, 216):
        board = random_board(seed)
        lines = f"origin: commitment 1 at valley\ncommon: {common} {' '.join(rest)}\nbalance: hidden {goal} {rest[0]}"
        table = on(three(has="willpower 0", more=f"{board.text()}\n{lines}"))
        tied = amount(table, board, goal, "bliss") == amount(table, board, goal, "gloom")
        met = tied + second(table, board, goal)
        before = fragments(table, BALANCE)
        settle(answer(table, "absorb", "realm valley"))
        minor, major = fragments(table, BALANCE)
        assert (minor - before[0], major - before[1]) == (int(met == 1), int(met == 2)), (seed, goal)
        assert len([e for e in table.events if e.kind == ev.CONDITION_MET]) == met
        counts.add(met)
    assert len(counts) > 1
