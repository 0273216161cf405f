"""Intentions of both sides of the Team Boards, the Wheel and its bonuses."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.tables import CARD_IDS, WHEEL_BONUS, WHEEL_STEPS
from insula.games.cerebria.terms import A_CARD, AMBITION, BLISS, ESSENCE, GLOOM
from insula.testing import rule_test
from tests.games.cerebria.scoring_kit import (
    EMPOWER,
    FORTIFY,
    INTENSIFY,
    INVOKE,
    MOVE,
    QUELL,
    VALLEY,
    absorb,
    events,
    in_this_order,
    on,
    play,
    points,
    settle,
)

B_SIDE = "mode: teams b\n"
FIGHTER = "love: at valley, willpower 9, quell red yellow, hand courage trust, deck trust comfort\n"
OTHERS = "misery: at land, deck anger\nbliss: ambition 3\n"
BIG = opt.USING + 1  # Subdue
RED = opt.CARD + CARD_IDS.index("courage")


def quell(text: str, *upgrades: int) -> Table:
    """Love quells the Emotion on the slot valley.b."""
    return settle(on(text, QUELL, opt.PASS, opt.SLOT, *upgrades, RED))


def intentions(table: Table) -> list[tuple[int, int]]:
    """(team, points) of each Intention accomplished."""
    return [(event.seat, event.amount) for event in events(table, ev.INTENTION)]


# ---- when and for whom ---------------------------------------------------------------------------------------------


@rule_test("cer.intention.own-turn")
def test_nothing_is_scored_on_the_turn_of_the_other_team() -> None:
    text = "love: at valley\nmalice: at land\nland: minor bliss\norigin: humility 2 at land\nturn: malice"
    table = settle(absorb(text, 3))
    assert table.state.teams[BLISS].identity_minor >= 1
    assert points(table, BLISS) == 0


@rule_test("cer.intention.timing")
def test_points_come_when_the_action_is_over_and_before_the_next() -> None:
    text = "love: at land, willpower 9, essence 2, deck trust\nmalice: at valley\nland.b: kindness 2"
    table = on(text, INTENSIFY, opt.SLOT + 9)
    assert table.state.emotions[9].essence == 3
    assert points(table, BLISS) == 0, "the Action still asks for more"
    settle(table)
    assert points(table, BLISS) == 1
    assert table.state.actions == 2


@rule_test("cer.intention.repeatable")
def test_an_intention_scores_each_time_it_is_fulfilled() -> None:
    text = FIGHTER.replace("willpower 9", "willpower 12") + OTHERS + "valley.b: craving 3\nvalley.a: jealousy 3"
    table = quell(text, BIG)
    assert points(table, BLISS) == 2
    settle(play(table, QUELL, opt.PASS, opt.SLOT + 14, BIG, RED))
    assert points(table, BLISS) == 4


@rule_test("cer.intention.multiple", "cer.intention.a-fortress", "cer.intention.a-absorb")
def test_one_ability_can_fulfil_several_intentions() -> None:
    text = "harmony: at valley\nmalice: at land\nvalley: minor bliss\norigin: humility 2 at valley"
    table = settle(absorb(text, VALLEY))
    assert intentions(table) == [(BLISS, 1), (BLISS, 1)]
    assert points(table, BLISS) == 2


@rule_test("cer.intention.compulsory", "cer.end.twenty")
def test_a_fulfilled_intention_cannot_be_declined() -> None:
    text = "harmony: at valley\nmalice: at land\nbliss: points 19\norigin: humility 7 at valley"
    table = absorb(text, VALLEY, opt.PASS)
    assert table.kind == "turn", "nobody was asked"
    assert points(table, BLISS) == 20
    assert table.state.ending > 0


@rule_test("cer.intention.compulsory", "cer.wheel.bonus")
def test_the_bonus_of_the_wheel_may_be_declined() -> None:
    text = "harmony: at valley\nmalice: at land\nbliss: points 1\norigin: humility 7 at valley"
    table = absorb(text, VALLEY, opt.PASS)
    assert (table.kind, table.options) == ("wheel_bonus", [opt.PASS, opt.YES])
    play(table, opt.PASS)
    assert table.state.seats[0].essence == 0
    assert points(table, BLISS) == 2


# ---- side A --------------------------------------------------------------------------------------------------------


@rule_test("cer.intention.a-fill")
@pytest.mark.parametrize(("card", "scored"), [("kindness 2", 1), ("kindness 1", 0), ("brightness 1", 0)])
def test_filling_an_emotion_scores_one(card: str, scored: int) -> None:
    text = f"love: at land, willpower 9, essence 1, deck trust\nmalice: at valley\nland.b: {card}"
    assert points(settle(on(text, INTENSIFY, opt.SLOT + 9)), BLISS) == scored


@rule_test("cer.intention.a-fill-causes")
def test_essence_carried_over_by_empower_fills_too() -> None:
    text = "love: at valley, willpower 9, empower red, deck trust\nmisery: at land\nvalley.b: kindness 3"
    table = settle(on(text, EMPOWER, opt.PASS, opt.SLOT, opt.USING))
    assert table.state.emotions[0].card == CARD_IDS.index("benevolence")
    assert points(table, BLISS) == 1


@rule_test("cer.intention.a-fill-causes")
def test_bolster_fills_a_card_with_two_spaces() -> None:
    text = "love: at valley, willpower 9, essence 2, invoke red yellow, hand tranquility, deck trust\nmisery: at land\n"
    table = on(text + "bliss: ambition 1", INVOKE, opt.PASS)
    settle(play(table, opt.SLOT, opt.USING + 1))
    assert table.state.emotions[0].essence == 2
    assert points(table, BLISS) == 1


@rule_test("cer.intention.a-fill-once")
@pytest.mark.parametrize(("mild", "scored"), [("kindness 2", 1), ("affection 2", 1), ("kindness 1", 0)])
def test_one_empower_scores_the_filled_emotion_once(mild: str, scored: int) -> None:
    text = "love: at valley, willpower 9, deck trust, empower red yellow\nmisery: at land\nbliss: ambition 1\n"
    table = settle(on(text + f"valley.b: {mild}", EMPOWER, opt.PASS, opt.SLOT, opt.USING + 1))
    assert points(table, BLISS) == scored, "kindness becomes full twice, affection only as the Mild card"


@rule_test("cer.intention.a-fill-causes")
def test_channeled_power_fills_the_strong_emotion() -> None:
    text = "love: at valley, willpower 9, essence 1, empower red yellow, deck trust\nmisery: at land\n"
    table = settle(on(text + "bliss: ambition 1\nvalley.b: kindness 2", EMPOWER, opt.PASS, opt.SLOT, opt.USING + 1))
    assert table.state.emotions[0].essence == 3
    assert points(table, BLISS) >= 1


@rule_test("cer.intention.a-fill-causes")
def test_embrace_fills_too() -> None:
    text = "mode: spirits b\nlove: at cradle, willpower 9, move red yellow green blue, essence 1, deck trust\n"
    table = on(text + "misery: at land\nvalley/cradle: kindness 2", MOVE, opt.PASS, opt.SPACE + 1, opt.USING + 4)
    settle(table)
    assert table.state.emotions[1].essence == 3
    assert points(table, BLISS) == 1


@rule_test("cer.intention.a-fill-causes")
def test_a_card_that_lost_essence_can_be_filled_again() -> None:
    text = "love: at land, willpower 9, essence 3, deck trust\nmalice: at valley\nland.b: kindness 2"
    table = settle(on(text, INTENSIFY, opt.SLOT + 9))
    table.state.emotions[9].essence = 2
    settle(play(table, INTENSIFY, opt.SLOT + 9))
    assert intentions(table) == [(BLISS, 1), (BLISS, 1)]


@rule_test("cer.intention.a-quell")
@pytest.mark.parametrize(("upgrade", "scored"), [(opt.USING, 0), (BIG, 2)])
def test_removing_two_essence_with_one_quell_scores_two(upgrade: int, scored: int) -> None:
    assert points(quell(FIGHTER + OTHERS + "valley.b: craving 2", upgrade), BLISS) == scored


@rule_test("cer.intention.a-fortress")
def test_a_fortress_of_the_other_team_scores_for_nobody() -> None:
    text = "harmony: at valley\nmalice: at land\nvalley: minor gloom\norigin: humility 3 at valley\nvalley.a: comfort"
    table = settle(absorb(text, VALLEY))
    assert table.state.teams[GLOOM].identity_minor == 1
    assert intentions(table) == []


@rule_test("cer.intention.a-absorb")
@pytest.mark.parametrize(("board", "scored"), [("", 1), ("valley.a: comfort", 0)])
def test_a_small_absorb_scores_one_whatever_the_supply_adds(board: str, scored: int) -> None:
    text = f"harmony: at valley\nmalice: at land\norigin: diligence 7 at valley\n{board}"
    table = settle(absorb(text, VALLEY, opt.YES))
    assert table.state.seats[0].willpower == (4 if scored else 5)
    assert points(table, BLISS) == scored


@rule_test("cer.intention.a-full-row")
def test_the_fourth_token_of_a_row_scores_two() -> None:
    text = "love: at cradle, move red yellow green, deck trust\nhatred: at land\nbliss: ambition 2"
    table = settle(on(text, opt.ADD_VIBE, opt.CELL + 3, opt.COLOUR + 3))
    assert points(table, BLISS) == 2
    other = settle(on(text, opt.ADD_VIBE, opt.CELL + 4, opt.COLOUR))
    assert points(other, BLISS) == 0


# ---- side B --------------------------------------------------------------------------------------------------------


@rule_test("cer.intention.b-quell")
@pytest.mark.parametrize(("upgrade", "scored"), [(opt.USING, 1), (BIG, 0)])
def test_removing_exactly_one_essence_scores_one(upgrade: int, scored: int) -> None:
    assert points(quell(B_SIDE + FIGHTER + OTHERS + "valley.b: craving 3", upgrade), BLISS) == scored


@rule_test("cer.intention.b-empower")
def test_empowering_scores_one() -> None:
    text = B_SIDE + "love: at valley, willpower 9, empower red, deck trust\nmisery: at land\nvalley.b: kindness 2"
    assert points(settle(on(text, EMPOWER, opt.PASS, opt.SLOT, opt.USING)), BLISS) == 1


@rule_test("cer.intention.b-absorb")
def test_a_big_absorb_scores_one_and_the_supply_does_not_count() -> None:
    text = B_SIDE + "harmony: at valley\nmalice: at land\norigin: diligence 7 at valley\n"
    held = "willow/valley: comfort\nvalley/cradle: comfort"
    assert points(settle(absorb(text + held, VALLEY)), BLISS) == 1
    assert points(settle(absorb(text, VALLEY, opt.YES)), BLISS) == 0


@rule_test("cer.intention.b-exalt")
def test_exalting_scores_two() -> None:
    text = B_SIDE + "love: at valley, willpower 9, fortify red yellow, deck trust\nmisery: at land\n"
    more = "bliss: ambition 1\nvalley.a: comfort\nvalley: minor bliss"
    table = settle(on(text + more, FORTIFY, opt.PASS, opt.REALM + VALLEY, opt.USING + 1))
    assert table.state.realms[VALLEY].size == 2
    assert points(table, BLISS) == 2


ROWS = "mode: teams b\nlove: at cradle, {rows}, deck trust\nhatred: at land\nbliss: ambition 2"


@rule_test("cer.intention.b-levels")
def test_the_first_token_in_the_fifth_row_scores_two() -> None:
    table = on(ROWS.format(rows="move red, invoke red, quell red, fortify red"))
    settle(play(table, opt.ADD_VIBE, opt.CELL + 16, opt.COLOUR))
    assert points(table, BLISS) == 2


@rule_test("cer.intention.b-levels")
def test_each_level_scores_once_when_the_lowest_row_reaches_it() -> None:
    rows = "move red blue, invoke red blue, quell red blue, fortify red blue, empower red"
    table = on(ROWS.format(rows=rows))
    settle(play(table, opt.ADD_VIBE, opt.CELL + 17, opt.COLOUR + 1))
    assert points(table, BLISS) == 2
    assert table.state.seats[0].level == 2
    settle(play(table, opt.END_TURN, opt.TAKE_AMBITION))
    settle(play(table, opt.END_TURN, opt.TAKE_AMBITION))
    settle(play(table, opt.ADD_VIBE, opt.CELL + 18, opt.COLOUR + 2))
    assert points(table, BLISS) == 2, "the lowest row is still at two"


# ---- what does not count -------------------------------------------------------------------------------------------


@rule_test("cer.intention.quell-only")
def test_wildfire_is_no_quell() -> None:
    text = "mode: spirits b, teams b\nlove: at land\nhatred: at cradle, willpower 9, move red yellow green blue\n"
    more = "gloom: ambition 1\nvalley/cradle: courage 2\nturn: hatred"
    table = settle(on(text + more, MOVE, opt.PASS, opt.SPACE + 1, opt.USING + 4))
    assert table.state.emotions[1].essence == 1
    assert intentions(table) == []


@rule_test("cer.intention.attune-no-score")
def test_attuning_a_fortress_scores_nothing() -> None:
    text = "mode: spirits b\nharmony: at valley, willpower 9, fortify red yellow, deck trust\nmisery: at land\n"
    more = "bliss: ambition 1\nvalley: minor bliss\nvalley.a: comfort"
    table = settle(on(text + more, FORTIFY, opt.PASS, opt.REALM + VALLEY, opt.USING + 1))
    assert table.state.teams[BLISS].identity_minor == 1
    assert intentions(table) == []


# ---- the Wheel -----------------------------------------------------------------------------------------------------


def from_points(start: int, more: str = "") -> Table:
    """Harmony scores 2 points (small Absorb and Fortress) with the counter on `start`."""
    deck = "" if "no deck" in more else ", deck trust comfort"
    team = more.replace("no deck", "")
    text = f"harmony: at valley{deck}\nempathy: at willow\nmalice: at land\nvalley: minor bliss\n"
    return absorb(text + f"bliss: points {start}{team}\norigin: humility 2 at valley", VALLEY, opt.PASS)


def to_wheel(table: Table) -> Table:
    """Declines everything before the Wheel."""
    while table.kind not in ("wheel_bonus", "turn"):
        table.play(opt.PASS if opt.PASS in table.options else table.options[0])
    return table


@rule_test("cer.wheel.bonus")
def test_a_marked_space_gives_its_bonus_when_it_is_passed() -> None:
    table = to_wheel(from_points(1))
    assert (table.kind, points(table, BLISS)) == ("wheel_bonus", 2)
    play(table, opt.YES)
    assert table.state.seats[0].essence == 1
    assert points(table, BLISS) == 3
    assert table.kind == "turn"


@rule_test("cer.wheel.bonus")
def test_the_marked_spaces_give_essence_card_and_ambition_in_turn() -> None:
    marked = {space: WHEEL_BONUS[space] for space in range(WHEEL_STEPS) if WHEEL_BONUS[space] >= 0}
    assert marked == {s: (ESSENCE, A_CARD, AMBITION)[(s // 2 - 1) % 3] for s in range(2, 19, 2)}


@rule_test("cer.wheel.bonus-receiver")
def test_the_active_player_draws_and_the_team_gets_ambition() -> None:
    table = play(to_wheel(from_points(3)), opt.YES)
    assert (table.state.seats[0].n_hand, table.state.seats[1].n_hand) == (1, 0)
    table = play(to_wheel(from_points(5)), opt.YES)
    assert table.state.teams[BLISS].ambition == 1


@rule_test("cer.wheel.bonus-lost")
@pytest.mark.parametrize(("start", "more"), [(5, ", ambition 3"), (3, "no deck")])
def test_a_bonus_that_cannot_be_received_is_lost(start: int, more: str) -> None:
    table = to_wheel(from_points(start, more))
    assert table.kind == "turn"
    assert points(table, BLISS) == start + 2


@rule_test("cer.wheel.bonus")
def test_the_last_card_of_a_deck_can_be_had() -> None:
    text = "harmony: at valley, deck trust\nmalice: at land\nbliss: points 3\norigin: humility 7 at valley"
    table = absorb(text, VALLEY, opt.PASS, opt.YES)
    assert (table.state.seats[0].n_hand, table.state.seats[0].n_deck) == (1, 0)


@rule_test("cer.wheel.example-21")
def test_a_counter_on_one_after_twenty_means_twenty_one() -> None:
    table = to_wheel(from_points(19))
    assert table.state.teams[BLISS].points == 21
    assert table.state.teams[BLISS].points % WHEEL_STEPS == 1
    assert events(table, ev.WHEEL)[-1].amount == 21


@rule_test("cer.wheel.second-lap", "cer.end.late-intentions")
def test_a_second_lap_gives_the_bonuses_again() -> None:
    table = to_wheel(from_points(20))
    assert (table.kind, points(table, BLISS)) == ("wheel_bonus", 22)
    play(table, opt.YES)
    assert table.state.seats[0].essence == 1


@rule_test("cer.wheel.second-lap")
def test_final_scoring_gives_no_bonus() -> None:
    text = "harmony: at valley, deck trust comfort courage\nmalice: at land\nbliss: points 20, identity 1 0\n"
    table = settle(on(text + "origin: humility 7 at valley"))
    table.state.ending = 3
    before = table.state.seats[0].essence
    play(table, opt.END_TURN, opt.DRAW_TWO)
    assert table.over
    assert points_of_bliss(table) == 23
    assert table.state.seats[0].essence == before


def points_of_bliss(table: Table) -> int:
    assert table.result is not None
    return table.result.points[0]


@rule_test("cer.intention.timing")
def test_the_wheel_moves_after_everything_else_of_the_ability() -> None:
    table = settle(from_points(0))
    assert in_this_order(table, ev.INTENTION, ev.REVELATION, ev.HARVESTED, ev.REFILLED, ev.ROTATED, ev.WHEEL)
