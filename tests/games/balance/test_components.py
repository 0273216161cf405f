"""What the box of the expansion adds. [bal.comp.*]"""

from __future__ import annotations

from collections import Counter

import insula
from insula.core.table import Table
from insula.games.cerebria.balance.game import GAME
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    BOARDS,
    CARD_IDS,
    CARD_NAMES,
    EMOTIONS,
    SCORING,
    SPIRIT_IDS,
    SPIRIT_TEAM,
    STRONG_FROM,
    STRONG_TO,
)
from insula.games.cerebria.terms import BALANCE, REFLECTION, WILD
from insula.testing import rule_test
from tests.games.balance.kit import on, three
from tests.games.cerebria.kit import answer, row, spirit

RANDOM = {"spirits": "random", "decks": "random"}


def laid() -> State:
    """Six players in the first turn, recommended tokens placed."""
    made: State = insula.game("balance", 6, setting="recommended", **RANDOM).start(3)
    return made


def packed(table: Table) -> list[int]:
    """All numbers of a state."""
    out: list[int] = []
    table.state.flat(out)
    return out


@rule_test("bal.comp.counters")
def test_counters_are_counted_in_the_files_and_limit_nothing() -> None:
    supplies = SCORING["supplies"]
    assert supplies["willpower"]["count"] + supplies["willpower"]["expansion"] == 100
    assert supplies["essence"]["count"] + supplies["essence"]["expansion"] == 25
    rich = on(three(has="willpower 99, essence 60, gloom 60"), "harvest", "amount 40")
    rich.play("amount 40")
    assert spirit(rich, "reason").essence == 100


@rule_test("bal.comp.spirits")
def test_balance_has_reason_and_intuition_with_two_sides() -> None:
    names = [name for i, name in enumerate(SPIRIT_IDS) if SPIRIT_TEAM[i] == BALANCE]
    assert names == ["reason", "intuition"]
    assert len(BOARDS) == 12 and BOARDS[9] != BOARDS[10] != BOARDS[11]


@rule_test("bal.comp.miniatures")
def test_there_is_no_choice_of_figures() -> None:
    assert not any("figure" in choice.name or "mini" in choice.name for choice in GAME.choices)


@rule_test("bal.comp.team-board")
def test_balance_starts_without_ambition_and_points() -> None:
    g = laid()
    assert g.teams[BALANCE].ambition == 0 and g.teams[BALANCE].points == 0
    assert SCORING["starting_resources"]["ambition"]["tokens"] == 3


@rule_test("bal.comp.mild-cards")
def test_there_are_four_neutralities_of_each_vibe() -> None:
    mild = [e for e in EMOTIONS if e["side"] == "balance" and e["strength"] == "mild"]
    assert {e["name"] for e in mild} == {"Neutrality"}
    assert {e["vibe"]: e["copies"] for e in mild} == {"red": 4, "yellow": 4, "green": 4, "blue": 4}


@rule_test("bal.comp.strong-cards")
def test_six_single_strong_emotions_are_in_stock() -> None:
    names = [CARD_NAMES[card] for card in range(STRONG_FROM, STRONG_TO)]
    assert names == ["Urge", "Discipline", "Impulse", "Caution", "Inspiration", "Curiosity"]
    assert laid().strong[STRONG_FROM:STRONG_TO] == [1] * 6
    assert SCORING["supplies"]["strong_vibe_markers"]["count"] == 16


@rule_test("bal.comp.aspirations")
def test_balance_has_eight_aspirations_and_no_reflection() -> None:
    decked = [a["id"] for a in SCORING["aspirations"] if a["balance_deck"]]
    assert len(decked) == 8 and "reflection" not in decked
    assert REFLECTION not in laid().teams[BALANCE].hidden[:8]


@rule_test("bal.comp.vibe-tokens")
def test_two_balance_players_start_with_eight_wild_tokens() -> None:
    g = laid()
    assert sum(s.cells.count(WILD) for s in g.seats) == 8
    assert SCORING["supplies"]["balance_vibe_tokens"]["wild"] == 8


@rule_test("bal.comp.vibe-supply")
def test_coloured_tokens_do_not_run_out() -> None:
    rows = "move wild red, invoke wild red, quell wild red, fortify wild red, empower wild"
    table = on(three(rows=rows, more="balance: ambition 1"))
    answer(table, "add vibe", "cell empower 1", "red")
    assert row(table, "reason", 4)[1] == 1


@rule_test("bal.comp.fragments")
def test_balance_has_its_own_fragments() -> None:
    t = laid().teams[BALANCE]
    assert (t.minor, t.major, t.capping) == (5, 3, 0)
    assert SCORING["fragments"]["capping"]["count"] == 1


@rule_test("bal.comp.order-trackers")
def test_six_players_have_six_places() -> None:
    g = laid()
    assert g.n_order == 6 and sorted(g.order) == list(range(6))


@rule_test("bal.comp.scoring-reference")
def test_the_conditions_are_shown_to_every_team_and_change_nothing() -> None:
    table = on(three())
    before = packed(table)
    shown = [table.view(seat)["conditions"] for seat in (0, 1, 2, None)]
    assert shown[0] == shown[1] == shown[2] == shown[3] and len(shown[0]) == 8
    assert packed(table) == before


@rule_test("bal.emo.neutrality-same-name")
def test_balance_emotions_are_neutrality_and_the_strong_ones() -> None:
    table = on(three(more="valley.a: urge 1\nvalley.b: neutrality-red 1\ncradle.b: neutrality-blue 1"))
    assert table.view(None)["conditions"]["attitude"]["have"] == 3
    counted = Counter(CARD_NAMES[CARD_IDS.index(e["card"])] for e in table.view(None)["slots"] if e)
    assert counted == {"Neutrality": 2, "Urge": 1}


@rule_test("bal.essence.no-own")
def test_both_kinds_of_essence_are_kept_apart() -> None:
    seat = on(three(has="essence 2, gloom 1")).view(0)["seats"][2]
    assert (seat["essence"], seat["gloom_essence"]) == (2, 1)
    bliss = on(three(love="at network, essence 2")).view(0)["seats"][0]
    assert (bliss["essence"], bliss["gloom_essence"]) == (2, 0)
