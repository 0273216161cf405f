"""Every question of Balance takes exactly the answers it offers; and the picture that figures may start from."""

from __future__ import annotations

import pytest

from insula.core.rule import LEGAL
from insula.core.table import Table
from insula.games.cerebria.balance.game import GAME
from insula.games.cerebria.gen import opt
from insula.games.cerebria.words.names import SLOT_WORDS, SPACE_WORDS
from insula.testing import rule_test
from tests.games.balance.kit import BALANCE, BLISS, GLOOM, asked, three

INVOKE = three(has="willpower 9, essence 1, gloom 1, hand neutrality-red", rows="invoke wild")
STRONG = three(rows="empower wild", more="valley.b: neutrality-yellow 3\nland.a: urge 1")
COMMAND = three(rows="move wild - red", mode="spirits b", love="at valley/cradle")
OWED = three(
    has="willpower 9, essence 2, gloom 1, hand neutrality-red", rows="invoke wild", more="valley/cradle: fear 1"
)
CURIOUS = three(
    rows="empower wild",
    more="valley.b: neutrality-yellow 2\ncommon: unity openness\nbalance: hidden attitude unity liveliness fortitude",
)
BEHIND = three(
    more="""origin: commitment 1 at valley\ncommon: attitude unity openness awareness
    bliss: points 9, hidden none\ngloom: points 9, hidden none\nbalance: hidden none"""
)
EMPOWER = ("empower", "pass", "slot valley.b", "using nothing")
ABSORB = ("absorb", "realm valley", "pass")
CASES = [
    ("invoke_kind", INVOKE, ("invoke", "pass", "card neutrality-red", "slot valley.a", "using nothing")),
    ("fortify_kind", three(rows="fortify wild"), ("fortify", "pass", "realm valley", "using nothing")),
    ("strong_card", STRONG, EMPOWER),
    ("strong_vibe", STRONG, (*EMPOWER, "card impulse")),
    ("command_to", COMMAND, ("move", "pass", "space valley/cradle", "using command", "seat love")),
    ("essence_gain", three(has="willpower 1"), ("harvest", "amount 1")),
    ("essence_gain", three(has="willpower 3"), ("harvest", "amount 3")),
    (
        "essence_owed",
        OWED,
        ("invoke", "pass", "card neutrality-red", "slot valley.b", "using nothing", "bliss essence"),
    ),
    ("convert", three("intuition", has="willpower 0"), ("absorb", "realm valley")),
    ("drained_sphere", STRONG.replace("\nland.a: urge 1", ""), (*EMPOWER, "card urge", "red", "seat reason")),
    ("put_back", CURIOUS, (*EMPOWER, "card curiosity", "red", "seat reason")),
    ("put_back", CURIOUS, (*EMPOWER, "card curiosity", "red", "seat reason", "aspiration liveliness")),
    ("move_common", BEHIND, ABSORB),
    ("common_place", BEHIND, (*ABSORB, "aspiration openness")),
]


def taken(table: Table) -> list[int]:
    """Every option that no rule speaks against."""
    return [option for option in range(opt.N_OPTIONS) if GAME.dispatch.refuse(table.state, option) == LEGAL]


@pytest.mark.parametrize(("kind", "text", "moves"), CASES)
def test_what_is_offered_is_what_is_taken(kind: str, text: str, moves: tuple[str, ...]) -> None:
    table = asked(text, *moves)
    assert table.kind == kind
    assert sorted(int(option) for option in table.options) == taken(table)
    for option in range(opt.N_OPTIONS):
        if option not in table.options:
            refusal = table.why(option)
            assert refusal is not None and refusal.says and "{" not in refusal.says


@rule_test("bal.setup.place-any-frontier")
def test_a_figure_of_balance_starts_on_any_frontier_and_nowhere_else() -> None:
    table = GAME.setup(6, spirits="random", decks="recommended").table(seed=3)
    while table.kind != "balance_space":
        table.play(table.options[0])
    assert sorted(int(option) for option in table.options) == taken(table)
    assert [option.text for option in table.options] == [f"space {word}" for word in SPACE_WORDS if "/" in word]


@rule_test("bal.setup.no-starting-emotion", "bal.setup.place-after")
@pytest.mark.parametrize(("seats", "line_up"), [(3, "1-1-1"), (4, "2-1-1"), (5, "1-2-2"), (6, "2-2-2")])
def test_the_recommended_places(seats: int, line_up: str) -> None:
    """Bliss and Gloom stand as in the base game, also where one Shaper has both starting Emotions."""
    g = GAME.setup(seats, line_up=line_up, spirits="random", setting="recommended").start(5)
    assert all(s.space >= 0 for s in g.seats[:seats])
    spaces = {side: [SPACE_WORDS[s.space] for s in g.seats[:seats] if s.team == side] for side in range(3)}
    pictured = {BLISS: ["land/willow", "network/land"], GLOOM: ["valley/cradle", "cradle/network"]}
    for side, places in pictured.items():
        found = spaces[side]
        assert len(found) == len(set(found)) and set(found) <= set(places)
        if len(found) == 1:
            assert found == places[:1]
    assert set(spaces[BALANCE]) == {"willow/valley"}
    lying = {SLOT_WORDS[i]: e.team for i, e in enumerate(g.emotions) if e.card >= 0}
    assert lying == {"willow.a": BLISS, "land.a": BLISS, "valley.b": GLOOM, "cradle.b": GLOOM}
