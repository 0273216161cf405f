"""Players, sides and choices. [bal.mode.*, bal.setup.deck]"""

from __future__ import annotations

import pytest

import insula
from insula.games.cerebria.balance.game import GAME
from insula.games.cerebria.tables import BOARD_B, SPIRIT_IDS
from insula.games.cerebria.terms import BALANCE, SIDE_B
from insula.testing import refuses, rule_test
from tests.games.balance.kit import on, three
from tests.games.cerebria.kit import spirit, team


@rule_test("bal.mode.third-side")
def test_all_three_sides_are_needed() -> None:
    says = refuses("bal.mode.third-side", lambda: GAME.setup(4, line_up="2-0-2"))
    assert says == "A Balance game needs Bliss, Gloom and Balance."
    refuses("bal.mode.third-side", lambda: GAME.setup(4, line_up="2-2"))


@rule_test("bal.mode.player-count")
def test_three_to_six_play() -> None:
    assert "3 to 6" in refuses("bal.mode.player-count", lambda: insula.game("balance", 2))
    refuses("bal.mode.player-count", lambda: insula.game("balance", 7))
    assert [insula.game("balance", seats).seats for seats in (3, 4, 5, 6)] == [3, 4, 5, 6]


@rule_test("bal.mode.shapers")
def test_the_number_of_players_gives_the_number_of_shapers() -> None:
    says = refuses("bal.mode.shapers", lambda: GAME.setup(5, line_up="2-1-1"))
    assert says == "With 5 players Shapers must play exactly 1 of the sides."
    for seats, shapers in ((3, 3), (4, 2), (5, 1), (6, 0)):
        g = GAME.setup(seats, spirits="random").start(1)
        assert sum(t.n_seats == 1 for t in g.teams) == shapers


@rule_test("bal.mode.shaper-any-side")
@pytest.mark.parametrize("line_up", ["2-1-1", "1-2-1", "1-1-2"])
def test_any_side_may_be_a_shaper(line_up: str) -> None:
    g = GAME.setup(4, line_up=line_up, spirits="random").start(1)
    assert "-".join(str(t.n_seats) for t in g.teams) == line_up


@rule_test("bal.mode.team-means-shaper", "bal.emo.neutrality-trigger")
def test_a_choice_of_a_balance_spirit_falls_on_the_only_one() -> None:
    hatred = "at valley, willpower 4, quell red, hand guilt"
    text = three(hatred=hatred, turn="hatred", more="gloom: ambition 1\nvalley.b: neutrality-yellow 1")
    table = on(text, "quell", "pass", "slot valley.b")
    assert spirit(table, "reason").willpower == 11


@rule_test("bal.mode.two-spirits")
def test_three_people_with_two_spirits_each_play_without_shapers() -> None:
    g = GAME.setup(6, spirits="random", setting="recommended").start(2)
    assert g.n_order == 6 and all(t.n_seats == 2 for t in g.teams)


@rule_test("bal.mode.no-basic")
def test_the_basic_game_is_not_for_balance() -> None:
    says = refuses("bal.mode.no-basic", lambda: GAME.setup(6, edition="basic"))
    assert says == "Forces of Balance cannot be combined with the basic game."


@rule_test("bal.mode.base-rules")
def test_base_prices_hold_for_bliss() -> None:
    love = "at valley, willpower 2, essence 1, hand courage, invoke red"
    table = on(three(love=love, turn="love"), "invoke", "card courage", "slot valley.a")
    assert (spirit(table, "love").willpower, spirit(table, "love").essence) == (0, 0)


@rule_test("bal.mode.sides")
def test_one_side_of_the_boards_for_all() -> None:
    refuses("cer.mode.spirit-board-side", lambda: GAME.setup(6, spirit_boards="a,b"))
    g = GAME.setup(6, spirit_boards="b", spirits="random").start(1)
    seat = next(s for s in g.seats if s.spirit == SPIRIT_IDS.index("reason"))
    assert seat.board == BOARD_B[SPIRIT_IDS.index("reason")] and g.config.spirit_side == SIDE_B


@rule_test("bal.mode.intentions")
def test_balance_scores_intentions_on_its_own_wheel() -> None:
    text = three(mode="teams b", more="valley.b: neutrality-red 1")
    table = on(text, "empower", "slot valley.b", "using nothing", "card caution", "blue", "pass")
    assert team(table, BALANCE).points == 1


@rule_test("bal.setup.deck", "bal.setup.deck-shaper")
def test_balance_decks_are_fixed() -> None:
    words = "recommended,recommended,random"
    assert refuses("bal.setup.deck", lambda: GAME.setup(3, decks=words)) == "Seat C: Balance decks are fixed."
    g = GAME.setup(3, spirits="random", decks="random", setting="recommended").start(4)
    cards = sorted([*g.seats[2].hand[:2], *g.seats[2].deck[:6]])
    assert cards == [66, 66, 67, 67, 68, 68, 69, 69]


def test_balance_is_an_edition_of_cerebria() -> None:
    setup = insula.game("cerebria", seats=5, edition="balance")
    assert setup.game is GAME and setup.seats == 5
