"""The turn: three Actions, Abilities between them, its end, and whose turn is next."""

from __future__ import annotations

from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import BLISS, GLOOM, hand, offered, on, play, row, slot, space_of, spirit, team

TWO = "love: at valley, willpower 6, deck trust comfort courage, move red\nmisery: at land, willpower 4, deck fear guilt\n"
FOUR = (
    "order: love misery delight malice\n"
    "love: at valley, willpower 6, deck trust\ndelight: at cradle, willpower 4, deck courage\n"
    "misery: at land, willpower 4, deck fear\nmalice: at willow, willpower 4, deck anger\n"
)


@rule_test("cer.turn.order", "cer.setup.order-fixed")
def test_turns_go_round_in_player_order() -> None:
    table = on(FOUR)
    seen = []
    for _ in range(5):
        seen.append(table.state.seats[table.asked].spirit)
        play(table, "end turn", "take ambition")
    assert seen == [seen[0], 5, 1, 6, seen[0]]
    assert table.kind == "turn"


@rule_test("cer.turn.order")
def test_only_the_active_player_takes_actions() -> None:
    table = on(
        "order: love misery\nlove: at valley, willpower 4, move red blue\nmisery: at land\nland.b: boredom 1\n",
        "move",
        "pass",
        "space cradle",
        "using haste",
    )
    assert table.kind == "may"
    says = refuses("cer.turn.order", table, "end turn")
    assert "turn" in says
    refuses("cer.turn.order", table, "absorb")


@rule_test("cer.turn.three-actions")
def test_a_turn_has_three_actions() -> None:
    table = on(TWO, "gain willpower", "gain willpower", "gain willpower")
    assert "gain willpower" not in offered(table)
    assert refuses("cer.turn.three-actions", table, "gain willpower") == "You have no Actions left this turn."


@rule_test("cer.turn.ten-actions")
def test_there_are_ten_kinds_of_action() -> None:
    rich = (
        "love: at cradle, willpower 20, essence 3, hand courage trust fear anger dislike, deck trust,\n"
        "+ move red, invoke red, quell red, fortify red, empower red\nmisery: at willow\n"
        "bliss: ambition 3\ncradle.a: kindness 2\ncradle.b: jealousy 1\n"
    )
    acts = ["move", "quell", "fortify", "empower"]
    realm_acts = ["gain willpower", "draw cards", "intensify", "harvest"]
    assert set(acts + realm_acts) <= set(offered(on(rich)))
    free = rich.replace("cradle.b: jealousy 1\n", "")
    assert {"invoke", "move emotion"} <= set(offered(on(free)))


@rule_test("cer.turn.repeat-actions")
def test_the_same_action_may_be_taken_three_times() -> None:
    steps = ("move", "pass", "space valley/cradle", "move", "pass", "space cradle", "move", "pass")
    table = on("love: at valley, willpower 3, move red\nmisery: at land\n", *steps, "space cradle/network")
    assert spirit(table, "love").willpower == 0
    assert space_of(table, "love") == "cradle/network"


@rule_test("cer.turn.pass")
def test_a_player_may_end_the_turn_with_actions_unused() -> None:
    table = on(TWO, "gain willpower", "end turn", "draw two")
    assert table.state.actions == 3
    assert table.state.seats[table.asked].team == GLOOM


@rule_test("cer.turn.abilities-between")
def test_abilities_wait_until_the_action_is_finished() -> None:
    table = on(TWO, "draw cards")
    assert table.kind == "draw_more"
    says = refuses("cer.turn.abilities-between", table, "absorb")
    assert says == "Finish what you started first; Abilities are used before or after an Action."
    play(table, "pass")
    assert "absorb" in offered(table)
    assert "absorb" in offered(play(table, "gain willpower", "gain willpower"))


@rule_test("cer.turn.abilities-once")
def test_each_ability_is_used_once_per_turn() -> None:
    table = on(TWO + "bliss: ambition 3", "rotate")
    assert "rotate" not in offered(table)
    assert refuses("cer.turn.abilities-once", table, "rotate").startswith("You have already used")
    assert {"absorb", "add vibe", "extra action"} <= set(offered(table))


@rule_test("cer.turn.abilities-own-turn")
def test_the_limit_of_abilities_is_per_player_turn() -> None:
    table = on(FOUR + "gloom: ambition 2\nturn: misery", "rotate", "end turn", "draw two", "end turn", "draw two")
    assert table.state.seats[table.asked].spirit == 6
    assert "rotate" in offered(table)


@rule_test("cer.turn.example-tracker")
def test_after_two_actions_empathy_has_one_left_and_absorb_available() -> None:
    table = on("empathy: at valley, willpower 4, deck trust\nmisery: at land\n", "gain willpower", "gain willpower")
    assert table.state.actions == 1
    assert "absorb" in offered(table)


@rule_test("cer.turn.end-ambition-or-cards")
def test_the_end_of_a_turn_gives_one_ambition_or_two_cards() -> None:
    start = (
        "love: at valley, hand courage trust comfort, deck kindness desire safety\nmisery: at land\nbliss: ambition 1"
    )
    cards = on(start, "end turn", "draw two")
    assert (len(hand(cards, "love")), team(cards, BLISS).ambition) == (5, 1)
    flipped = on(start, "end turn", "take ambition")
    assert (len(hand(flipped, "love")), team(flipped, BLISS).ambition) == (3, 2)


@rule_test("cer.turn.end-deck-empty")
def test_with_an_empty_deck_only_ambition_is_left() -> None:
    start = "love: at valley, willpower 6\nmisery: at land, willpower 4, deck fear guilt\n"
    table = on(start + "bliss: ambition 1", "end turn")
    assert offered(table) == ["take ambition"]
    assert "deck is empty" in refuses("cer.turn.end-deck-empty", table, "draw two")
    nothing = on(start + "bliss: ambition 3", "end turn")
    assert nothing.kind == "turn" and spirit(nothing, "misery").spirit == nothing.state.seats[nothing.asked].spirit


@rule_test("cer.turn.end-ambition-full")
def test_with_three_ambition_only_cards_are_offered() -> None:
    table = on(TWO + "bliss: ambition 3")
    table.play("end turn")
    assert offered(table) == ["draw two"]
    says = refuses("cer.turn.end-ambition-full", table, "take ambition")
    assert says == "All 3 Ambition tokens are already available; draw 2 cards instead."


@rule_test("cer.turn.end-willpower")
def test_a_player_without_willpower_gains_one_at_the_end() -> None:
    for before, after in ((0, 1), (1, 1)):
        table = on(f"love: at valley, willpower {before}, deck trust\nmisery: at land\n", "end turn", "take ambition")
        assert spirit(table, "love").willpower == after


@rule_test("cer.turn.end-tracker")
def test_absorb_is_available_again_in_the_next_turn() -> None:
    table = on(TWO + "turn: love, absorbs 0")
    assert "absorb" not in offered(table)
    play(table, "end turn", "take ambition", "end turn", "draw two")
    assert spirit(table, "love").team == table.state.seats[table.asked].team
    assert "absorb" in offered(table)


@rule_test("cer.turn.costs-first")
def test_what_an_act_gains_cannot_pay_for_it() -> None:
    shadows = (
        "mode: full, spirits b\nlove: at valley\nanxiety: at land, willpower {}, move red - - blue\nturn: anxiety\n"
    )
    poor = on(shadows.format(0) + "willow.a: bleakness 1")
    assert "move" not in offered(poor)
    rich = on(shadows.format(1) + "willow.a: bleakness 1", "move", "pass", "space willow", "using from-the-shadows")
    assert spirit(rich, "anxiety").willpower == 1 - 1 + 1


@rule_test("cer.turn.costs-first")
def test_further_steps_of_an_action_are_paid_as_they_come() -> None:
    table = on(
        "love: at valley, willpower 1, essence 2\nmisery: at land\nvalley.a: courage 1", "intensify", "slot valley.a"
    )
    assert table.kind == "turn"
    assert slot(table, "valley.a").essence == 2
    short = on("love: at valley, willpower 1, essence 2\nmisery: at land\nvalley.a: courage 1")
    short.play("intensify")
    short.play("slot valley.a")
    says = refuses("cer.turn.costs-first", short, "yes")
    assert says == "One more Essence costs 1 Willpower; you have 0 Willpower."


@rule_test("cer.turn.no-illegal-partial")
def test_an_action_whose_main_effect_is_impossible_is_not_taken() -> None:
    table = on(
        "love: at valley, willpower 5, essence 2, hand courage, invoke green\nmisery: at land\n"
        "valley.a: trust 1\nvalley.b: comfort 1"
    )
    assert "invoke" not in offered(table)
    says = refuses("cer.turn.no-illegal-partial", table, "invoke")
    assert "Invoke" in says
    assert (spirit(table, "love").willpower, table.state.actions) == (5, 3)
    assert row(table, "love", 1) == [3, 0, 0, 0]


@rule_test("cer.info.no-trade")
def test_teammates_cannot_trade() -> None:
    says = refuses("cer.info.no-trade", on(FOUR), "seat delight")
    assert says == "Delight is your teammate; teammates cannot trade Willpower, Essence or cards."
