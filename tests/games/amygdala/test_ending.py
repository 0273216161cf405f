"""The end of the game, final scoring and winning. [amy.end.*, amy.final.*, amy.win.*]"""

from __future__ import annotations

from itertools import permutations

import pytest

from insula.core.table import Table
from insula.games.amygdala.rules.ending import claim_order, region_points, score
from insula.games.amygdala.tables import REGION_IDS
from insula.testing import refuses, rule_test
from tests.games.amygdala.kit import (
    L1,
    L2,
    SEATS,
    asked,
    bank,
    kinds,
    offered,
    play,
    player,
    position,
)

FIVE = "b5 hope-1, d1 hope-2, d5 anger-1, f5 anger-2, g1 serenity-1"
EARNED = "{0} earned: b2 b4 c1 c6 d2 d4 e1 e6 f2 f4"


def with_tiles(seat: str, count: int, money: int = 30) -> str:
    """A player with so many tiles on the board, one of them Sadness and payable."""
    tiles = ["a1 sadness-1", *FIVE.split(", ")][:count]
    return (
        f"{seat} coins: {money}\n{seat} bank: sadness 1\n{seat} cloud: a2\n{seat} board: {', '.join(tiles)}\n"
        + EARNED.format(seat)
    )


UNLOCK = ("unlock a1", "pay with own tiles", f"move to {L1}", "place at indigo-3", "end turn")


def buy_turn(table: Table) -> None:
    """A turn that buys one tile wherever it can be had."""
    play(table, next(o for o in offered(table) if o.startswith("acquire at")))
    play(table, next(o for o in offered(table) if o.startswith("buy tile")))
    if table.kind == "second_tile":
        play(table, "no second tile")
    play(table, "end turn")


def turns_to_the_end(table: Table) -> str:
    """Who takes a turn from now on."""
    order = ""
    while not table.over:
        order += asked(table)[1]
        buy_turn(table)
    return order


def players(count: int, trigger: str, start: str = "A") -> Table:
    rest = "\n".join(f"{s} coins: 30" for s in SEATS[:count] if s != trigger and s != "D") + "\nD coins: 20"
    rest = rest if count == 4 else rest.replace("\nD coins: 20", "")
    return position(f"seats {count}, turn {trigger}, start {start}\n{with_tiles(trigger, 6, 20)}\n{rest}")


@rule_test("amy.end.trigger")
def test_five_tiles_left_trigger_the_end() -> None:
    table = play(players(2, "A"), *UNLOCK)
    assert player(table, "A").n_tiles == 5
    assert "end_triggered" in kinds(table)
    six = position(f"A coins: 9\n{with_tiles('A', 6)}".replace("A coins: 9\n", "") + "\nB coins: 9")
    buy_turn(six)
    assert six.state.turns_left == -1


@rule_test("amy.end.finish-round", "amy.end.one-more")
def test_the_round_is_finished_and_everybody_has_one_more_turn() -> None:
    assert turns_to_the_end(play(players(3, "B"), *UNLOCK)) == "CABC"
    assert turns_to_the_end(play(players(3, "C"), *UNLOCK)) == "ABC"


@rule_test("amy.end.last-seat")
def test_the_last_player_of_a_round_triggers_only_the_final_turns() -> None:
    assert turns_to_the_end(play(players(2, "B"), *UNLOCK)) == "AB"
    assert turns_to_the_end(play(players(2, "A"), *UNLOCK)) == "BAB"


@rule_test("amy.end.once")
def test_another_player_with_five_tiles_changes_nothing() -> None:
    table = position(
        f"seats 2, left 2, turn A\n{with_tiles('A', 5)}\n{with_tiles('B', 6, 20)}".replace(
            "B bank: sadness 1", "B bank: sadness 2"
        )
    )
    play(table, *UNLOCK)
    assert (player(table, "A").n_tiles, table.state.turns_left) == (4, 1)
    play(table, "unlock a1", "pay with own tiles", f"move to {L1}", "place at indigo-10", "end turn")
    assert table.over
    assert "end_triggered" not in kinds(table)


@rule_test("amy.end.box-tile-counts")
def test_a_tile_in_the_box_counts_for_the_trigger() -> None:
    walls = ", ".join(
        f"B {tile} indigo-{n}"
        for tile, n in zip(
            ("hope-1", "hope-2", "anger-1", "anger-2", "hope-surprise", "surprise-1"), (3, 4, 6, 7, 10, 11), strict=True
        )
    )
    table = position(f"seats 2\n{with_tiles('A', 6)}\nB coins: 9\nplaced: {walls}")
    play(table, "unlock a1", "pay with own tiles", "return to box", "end turn")
    assert table.state.turns_left == 3


@rule_test("amy.end.normal-turns")
def test_last_turns_follow_all_rules_and_nothing_is_exchanged_after_them() -> None:
    table = position(
        f"seats 2, left 2\nA coins: 6\nA bank: 3 dream, 3 idea, 3 happiness\nB coins: 9\nlotus {L2}: hope 1, anger 1"
    )
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", f"buy tile 2 at {L2}")
    refuses("amy.bank.discard-excess", table, "end turn")
    while "end turn" not in offered(table):
        play(table, "discard happiness tile")
    play(table, "end turn")
    refusal = table.why("exchange", seat=0)
    assert refusal is not None
    assert refusal.rule == "amy.exch.own-turn"
    buy_turn(table)
    assert table.over
    assert bank(table, "A")["dream"] == 3
    assert player(table, "A").vp == player(table, "A").coins // 3


@rule_test("amy.end.example")
def test_geneva_triggers_and_five_turns_follow() -> None:
    rob, joseph, geneva, debra = SEATS
    table = play(players(4, geneva), *UNLOCK)
    assert turns_to_the_end(table) == debra + rob + joseph + geneva + debra


# ---- final scoring


def finished(text: str, seats: int = 3) -> Table:
    """The last turn of the last player is a claim that changes nothing, and scoring follows."""
    last = SEATS[seats - 1]
    table = position(f"seats {seats}, turn {last}, left 1\n{text}")
    if offered(table) == ["end turn"]:
        return play(table, "end turn")
    buy_turn(table)
    return table


def points(text: str, seats: int = 3, region: str = "indigo") -> list[int]:
    """What each player gets for a region with values 7/4/2."""
    g = position(f"seats {seats}\nvalues: {region} 7 4 2\n{text}").state
    return [region_points(g, REGION_IDS.index(region), s) for s in range(seats)]


def icons(**counts: int) -> str:
    """Icons in indigo: doubles and singles of each player on spaces of their own."""
    spaces = iter(range(1, 13))
    out = []
    for seat, count in counts.items():
        tiles = ["hope-2", "anger-2", "sadness-2", "serenity-2"][: count // 2] + ["hope-1"] * (count % 2)
        out += [f"{seat} {tile} indigo-{next(spaces)}" for tile in tiles]
    return "placed: " + ", ".join(out)


@rule_test("amy.final.coins")
def test_three_coins_are_a_vp() -> None:
    table = finished("A coins: 17\nB coins: 2x1\nlotuses: empty\nstack: 0\ndiscard: 0\nrest: A")
    assert [p.vp for p in table.state.seats[:3]] == [5, 0, 0]


@rule_test("amy.final.unspent-items")
def test_nothing_else_in_the_bank_scores() -> None:
    table = finished(
        "A bank: 6 dream, 4 idea, wild, happiness, claim hope\nlotuses: empty\nstack: 0\ndiscard: 0\nrest: B"
    )
    assert player(table, "A").vp == 0


@rule_test("amy.final.seven-regions")
def test_all_regions_score_and_their_order_does_not_matter() -> None:
    text = """
        lotuses: empty
        stack: 0
        discard: 0
        rest: A
        placed: A hope-1 indigo-3, B hope-2 indigo-4, B anger-1 teal-3, A anger-2 red-3, B serenity-1 yellow-1
        claims: indigo A B, teal B, red A, yellow B
    """
    table = finished(text, 2)
    values = {r["id"]: r["values"] for r in table.view()["regions"]}
    assert player(table, "A").vp == values["indigo"][1] + values["red"][0]
    assert player(table, "B").vp == values["indigo"][0] + values["teal"][0] + values["yellow"][0]
    order = [e["text"] for e in table.seen() if e["kind"] == "region_points"]
    assert len(order) == 5
    for some in permutations(range(7), 2):  # no region reads what another one gave
        g = table.state
        before = [region_points(g, r, 0) for r in some]
        g.seats[0].vp += 10
        assert [region_points(g, r, 0) for r in some] == before


@rule_test("amy.final.count-icons")
def test_all_icons_of_any_emotion_count() -> None:
    table = position("placed: A hope-1 indigo-1, A anger-sadness indigo-8, A happiness-3 indigo-11")
    assert player(table, "A").icons[REGION_IDS.index("indigo")] == 6


@rule_test("amy.final.places")
def test_places_go_by_icons_with_or_without_a_claim() -> None:
    text = icons(A=5, B=3, C=1)
    assert points(text + "\nclaims: indigo C B A") == [7, 4, 2]
    assert points(text + "\nclaims: indigo C") == [0, 0, 2]


@rule_test("amy.final.claim-required")
def test_only_claims_score() -> None:
    assert points(icons(A=5, B=3) + "\nclaims: indigo B") == [0, 4, 0]


@rule_test("amy.final.blocker")
def test_players_without_a_claim_keep_their_place() -> None:
    assert points(icons(A=5, B=3, C=1) + "\nclaims: indigo C") == [0, 0, 2]


@rule_test("amy.final.tie-order")
def test_the_earlier_claim_wins_a_tie() -> None:
    assert points(icons(A=4, B=4) + "\nclaims: indigo B A") == [4, 7, 0]


@rule_test("amy.final.tie-claim-vs-none")
def test_a_claim_is_ahead_of_none_in_a_tie() -> None:
    assert points(icons(A=4, B=4) + "\nclaims: indigo B") == [0, 7, 0]


@rule_test("amy.final.tie-no-claims")
def test_tied_players_without_claims_take_a_place_each() -> None:
    assert points(icons(A=4, B=4, C=2) + "\nclaims: indigo C") == [0, 0, 2]


@rule_test("amy.final.zero-icons")
def test_a_claim_without_icons_scores_nothing() -> None:
    assert points(icons(A=3) + "\nclaims: indigo B A") == [7, 0, 0]


@rule_test("amy.final.three-places")
def test_three_places_score() -> None:
    text = icons(A=5, B=4, C=3, D=2) + "\nclaims: indigo A B C D"
    assert points(text, 4) == [7, 4, 2, 0]
    assert points(icons(A=5, B=3) + "\nclaims: indigo A B", 2) == [7, 4]


@rule_test("amy.final.example-indigo")
def test_rob_blocks_debra_and_geneva_in_indigo() -> None:
    text = icons(A=4, D=3, C=2) + "\nclaims: indigo C D\nlotuses: empty\nstack: 0\ndiscard: 0\nrest: B"
    table = finished(text, 4)
    rob, joseph, geneva, debra = (player(table, s).vp for s in SEATS)
    assert (rob, joseph, geneva, debra) == (0, 0, 2, 4)
    assert claim_order(table.state, REGION_IDS.index("indigo"), 0) == 4


# ---- winning


def result_of(text: str, seats: int = 3) -> tuple[int, ...]:
    table = finished(f"{text}\nlotuses: empty\nstack: 0\ndiscard: 0\nrest: A", seats)
    assert table.result is not None
    return table.result.winners


@rule_test("amy.win.most-vp")
def test_most_vp_wins() -> None:
    assert result_of("A vp: 66\nB vp: 70\nC vp: 1") == (1,)


@rule_test("amy.win.tie-coins")
def test_coins_break_a_tie() -> None:
    assert result_of("A vp: 64\nA coins: 7\nB vp: 64\nB coins: 8") == (1,)


@rule_test("amy.win.shared")
def test_level_players_share_the_victory() -> None:
    assert result_of("A vp: 64\nA coins: 7\nB vp: 64\nB coins: 7") == (0, 1)


@pytest.mark.parametrize(
    ("vp", "says"),
    [
        ("A vp: 5\nB vp: 3", "The last turns have been played; A has the most VP."),
        (
            "A vp: 5\nB vp: 5\nB coins: 1",
            "The last turns have been played; A and B are tied at 5 VP, and B wins the tie with the most coins left.",
        ),
        (
            "A vp: 5\nB vp: 5",
            "The last turns have been played; A and B are tied at 5 VP and 0 coins, so they share the victory.",
        ),
    ],
)
def test_the_reason_of_the_end_is_told(vp: str, says: str) -> None:
    table = finished(f"{vp}\nlotuses: empty\nstack: 0\ndiscard: 0\nrest: A")
    assert table.result is not None
    assert table.result.reason == says
    assert score(table.state, 0) == 5
