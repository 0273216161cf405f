"""Set-up with three teams. [bal.setup.*]"""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.balance.game import GAME
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.terms import BALANCE, BLISS, GLOOM, REFLECTION, WILD
from insula.testing import refuses, rule_test
from tests.games.balance.kit import asked, on, three
from tests.games.cerebria.kit import offered

LINE_UPS = ((3, "1-1-1"), (4, "2-1-1"), (4, "1-2-1"), (4, "1-1-2"), (5, "2-2-1"), (5, "1-2-2"), (6, "2-2-2"))
every_line_up = pytest.mark.parametrize(("seats", "line_up"), LINE_UPS)


def laid(seats: int = 6, line_up: str = "2-2-2", seed: int = 1) -> State:
    """Everything placed for the players, in the first turn."""
    made: State = GAME.setup(seats, line_up=line_up, spirits="random", setting="recommended").start(seed)
    return made


def placing(seed: int = 1, line_up: str = "2-2-2") -> Table:
    """A table at which the players place."""
    seats = sum(map(int, line_up.split("-")))
    return GAME.setup(seats, line_up=line_up, spirits="random").table(seed=seed)


def until(table: Table, kind: str) -> Table:
    """Takes the first option until a question of this kind is asked."""
    while table.kind != kind:
        table.play(table.options[0])
    return table


def teams(g: State) -> list[int]:
    """The teams in player order."""
    return [g.seats[seat].team for seat in g.order[: g.n_order]]


@rule_test("bal.setup.spheres")
def test_every_sphere_holds_eight() -> None:
    assert laid().spheres == [8] * 5


@rule_test("bal.setup.common-row")
@pytest.mark.parametrize("seed", range(6))
def test_six_common_aspirations_without_reflection(seed: int) -> None:
    g = laid(seed=seed)
    row = g.common[: g.n_common]
    assert len(set(row)) == 6 and REFLECTION not in row
    assert sum(how == 2 for how in g.gone) == 2


@rule_test("bal.setup.hidden-decks")
def test_three_hidden_decks_of_eight() -> None:
    for t in laid().teams:
        assert sorted(t.hidden[: t.n_hidden]) == list(range(8)) and REFLECTION == 8


@rule_test("bal.setup.hidden-not-common")
def test_no_hidden_aspiration_is_the_first_common_one() -> None:
    for seed in range(40):
        g = laid(3, "1-1-1", seed)
        assert all(t.has_hidden and t.hidden[t.n_hidden - 1] != g.common[0] for t in g.teams)


@rule_test("bal.setup.order")
def test_balance_is_third_and_sixth() -> None:
    seen = set()
    for seed in range(30):
        g = laid(seed=seed)
        order = teams(g)
        assert order[2] == order[5] == BALANCE and order[:3] == order[3:]
        assert sorted(g.order) == list(range(6))
        seen.add((order[0], g.order[2]))
    assert len(seen) == 4


@rule_test("bal.setup.order-balance-shaper")
def test_a_balance_shaper_plays_third_and_sixth() -> None:
    for seed in range(10):
        g = laid(5, "2-2-1", seed)
        assert g.order[2] == g.order[5] == 4


@rule_test("bal.setup.order-shaper")
def test_a_shaper_plays_second_and_fifth_after_a_full_team() -> None:
    for seed in range(10):
        g = laid(5, "2-1-2", seed)
        assert teams(g) == [BLISS, GLOOM, BALANCE, BLISS, GLOOM, BALANCE]
        assert g.order[1] == g.order[4] == 2
        assert {g.order[0], g.order[3]} == {0, 1}
        assert teams(laid(4, "1-2-1", seed))[:2] == [GLOOM, BLISS]


@rule_test("bal.setup.place-after")
@every_line_up
def test_balance_places_its_figures_last(seats: int, line_up: str) -> None:
    table = placing(line_up=line_up)
    placed = []
    while table.kind != "start_token":
        if table.kind in ("start_space", "balance_space"):
            placed.append(table.state.seats[table.asked].team)
        table.play(table.options[0])
    assert placed == [*[t for t in placed if t != BALANCE], *[t for t in placed if t == BALANCE]]
    assert placed.count(BALANCE) == int(line_up[-1]) and len(placed) == seats


@rule_test("bal.setup.place-any-frontier")
def test_a_balance_spirit_starts_on_any_frontier() -> None:
    table = until(placing(), "balance_space")
    taken = {s.space for s in table.state.seats if s.space >= 0}
    assert len(table.options) == 5 and len(taken) == 4
    says = refuses("bal.setup.place-any-frontier", table, "space valley")
    assert says == "Balance Spirits start on a Frontier space."


@rule_test("bal.setup.no-starting-emotion")
def test_balance_lays_no_emotion() -> None:
    table = until(placing(), "turn")
    cards = sorted(CARD_IDS[e.card] for e in table.state.emotions if e.card >= 0)
    assert cards == ["bleakness", "bleakness", "brightness", "brightness"]


@rule_test("bal.setup.base-placement")
def test_three_shapers_place_two_emotions_each() -> None:
    table = until(placing(line_up="1-1-1"), "turn")
    g = table.state
    assert [sum(e.card >= 0 and e.team == team for e in g.emotions) for team in (BLISS, GLOOM, BALANCE)] == [2, 2, 0]
    assert all(s.space >= 0 for s in g.seats[:3])


@rule_test("bal.setup.resources")
@every_line_up
def test_balance_starts_with_both_kinds_of_essence(seats: int, line_up: str) -> None:
    g = laid(seats, line_up)
    for seat in range(seats):
        s = g.seats[seat]
        if s.team == BALANCE:
            assert (s.essence, s.gloom_essence, s.willpower) == (1, 1, 4)
        else:
            assert (s.essence, s.gloom_essence, s.willpower) == (2, 0, 6 if seat == g.order[0] else 4)
    assert g.seats[g.order[0]].team != BALANCE and g.absorbs == 0


@rule_test("bal.setup.hand")
def test_a_balance_player_holds_two_of_eight_cards() -> None:
    g = laid()
    for seat in (4, 5):
        s = g.seats[seat]
        assert (s.n_hand, s.n_deck, s.unseen) == (2, 6, 5)
    table = GAME.setup(6, spirits="random", setting="recommended").table(seed=1)
    assert table.view(None)["seats"][4]["top"].startswith("neutrality")


@rule_test("bal.setup.wild-tokens")
def test_four_wild_tokens_unlock_or_upgrade() -> None:
    table = until(placing(), "start_token")
    while table.state.seats[table.asked].team != BALANCE:
        table.play(table.options[0])
    seat = table.asked
    for move in ("cell move 0", "cell move 1", "cell move 2", "cell invoke 0"):
        table.play(move)
    cells = table.state.seats[seat].cells
    assert cells[0] == cells[1] == cells[2] == cells[4] == WILD and cells.count(WILD) == 4
    assert table.asked != seat


@rule_test("bal.setup.wild-colorless")
def test_a_wild_token_clashes_with_nothing() -> None:
    table = on(three(rows="move wild red blue", more="balance: ambition 3"), "add vibe")
    assert "cell move 3" in offered(table)
    table.play("cell move 3")
    assert offered(table) == ["yellow", "green"]
    table.play("green")
    full = table.state.seats[2].cells[:4]
    assert 0 not in full
    rows = "move wild red blue green, invoke wild"
    text = three(has="willpower 9, hand neutrality-yellow", rows=rows)
    assert refuses("cer.vibe.full-row", asked(text, "move"), "card neutrality-yellow")
