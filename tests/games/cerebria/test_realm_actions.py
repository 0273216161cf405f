"""The five Realm Actions."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import opt
from insula.games.cerebria.rules.realm_actions import realm_price
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.terms import BLISS
from insula.testing import refuses, rule_test
from tests.games.cerebria.scoring_kit import (
    CRADLE,
    LAND,
    NETWORK,
    VALLEY,
    WILLOW,
    card,
    emotion,
    on,
    play,
    settle,
    slot,
)

GAIN, DRAW, MOVE_EMOTION, INTENSIFY, HARVEST = (opt.ACT + 5 + act for act in range(5))
HOLD = {
    VALLEY: "valley.a: brightness 1",
    CRADLE: "cradle.a: brightness 1",
    NETWORK: "network.a: brightness 1",
    LAND: "land.b: brightness 1",
    WILLOW: "willow.b: brightness 1",
}


def love(purse_of: str, *lines: str, at: str = "valley/cradle") -> str:
    return "\n".join([f"love: at {at}, {purse_of}", "misery: at network/land", *lines])


def purse(table: Table) -> tuple[int, int]:
    """Willpower and Essence of Love."""
    s = table.state.seats[0]
    return s.willpower, s.essence


@rule_test("cer.realm.always-available")
def test_realm_actions_need_neither_place_nor_token() -> None:
    table = settle(on(love("willpower 1", at="network"), GAIN))
    assert purse(table) == (4, 0)


@rule_test("cer.realm.cost")
def test_a_realm_action_costs_one_and_move_emotion_two() -> None:
    g = on(love("willpower 9")).state
    assert [realm_price(g, 0, 5 + realm, -1) for realm in range(5)] == [1, 1, 2, 1, 1]


@rule_test("cer.realm.discount")
@pytest.mark.parametrize("realm", sorted(HOLD))
def test_control_of_the_realm_makes_its_action_cheaper(realm: int) -> None:
    g = on(love("willpower 9", HOLD[realm])).state
    assert g.realms[realm].control == BLISS
    full = [1, 1, 2, 1, 1][realm]
    assert (realm_price(g, 0, 5 + realm, -1), realm_price(g, 1, 5 + realm, -1)) == (full - 1, full)


@rule_test("cer.realm.discount")
def test_harvest_is_free_for_whoever_controls_the_willow() -> None:
    assert purse(settle(on(love("willpower 1", HOLD[WILLOW]), HARVEST, opt.AMOUNT + 1))) == (0, 1)


@rule_test("cer.realm.not-upgradable")
def test_no_token_is_placed_with_a_realm_action() -> None:
    table = on(love("willpower 9, hand courage, deck trust comfort"), DRAW)
    says = refuses("cer.realm.not-upgradable", table, opt.CELL)
    assert says == "Vibe tokens are placed with Spirit Actions only."


@rule_test("cer.realm.resources")
def test_intensify_uses_essence_of_the_own_board() -> None:
    table = on(love("willpower 1, essence 0", "valley/cradle: comfort 1"))
    assert INTENSIFY not in table.options
    assert GAIN in table.options


# ---- Valley of Motives ---------------------------------------------------------------------------------------------


@rule_test("cer.realm.valley.gain", "cer.realm.valley.example-net")
@pytest.mark.parametrize(("before", "lines", "after"), [(1, (), 4), (2, (), 5), (0, (HOLD[VALLEY],), 4)])
def test_gain_willpower_gives_four_from_the_supply(before: int, lines: tuple[str, ...], after: int) -> None:
    table = settle(on(love(f"willpower {before}", *lines), GAIN))
    assert purse(table) == (after, 0)
    assert table.state.spheres == [7] * 5


@rule_test("cer.realm.valley.gain", "cer.realm.valley.example-net")
def test_gain_willpower_needs_its_price() -> None:
    table = on(love("willpower 0"))
    says = refuses("cer.realm.valley.gain", table, GAIN)
    assert says == "Gain Willpower costs 1 Willpower; you have 0 Willpower."


# ---- Cradle of Senses ----------------------------------------------------------------------------------------------


@rule_test("cer.realm.cradle.first")
def test_the_first_card_costs_one_and_the_next_is_turned_up() -> None:
    table = settle(on(love("willpower 1, deck courage trust comfort"), DRAW))
    s = table.state.seats[0]
    assert [CARD_IDS[c] for c in s.hand[: s.n_hand]] == ["courage"]
    assert (s.willpower, CARD_IDS[s.deck[s.n_deck - 1]], s.unseen) == (0, "trust", 1)


@rule_test("cer.realm.cradle.first")
def test_drawing_needs_its_price() -> None:
    says = refuses("cer.realm.cradle.first", on(love("willpower 0, deck trust")), DRAW)
    assert says == "Draw Cards costs 1 Willpower; you have 0 Willpower."


@rule_test("cer.realm.cradle.more")
def test_further_cards_cost_two_each_decided_one_by_one() -> None:
    table = on(love("willpower 5, deck courage trust comfort kindness"), DRAW)
    assert (table.options, table.state.seats[0].n_hand) == ([opt.PASS, opt.YES], 1)
    play(table, opt.YES)
    assert table.state.seats[0].n_hand == 2
    play(table, opt.YES)
    assert (table.state.seats[0].n_hand, table.state.seats[0].willpower) == (3, 0)
    assert table.options == [opt.PASS]
    says = refuses("cer.realm.cradle.more", table, opt.YES)
    assert says == "One more card costs 2 Willpower; you have 0 Willpower."


@rule_test("cer.realm.cradle.control")
def test_control_of_the_cradle_makes_the_first_card_free() -> None:
    table = settle(on(love("willpower 2, deck courage trust comfort", HOLD[CRADLE]), DRAW, opt.YES))
    assert (table.state.seats[0].n_hand, table.state.seats[0].willpower) == (2, 0)


@rule_test("cer.realm.cradle.empty-deck")
def test_an_empty_deck_gives_no_card() -> None:
    says = refuses("cer.realm.cradle.empty-deck", on(love("willpower 9")), DRAW)
    assert says == "Your Emotion deck is empty."
    table = on(love("willpower 9, deck trust"), DRAW)
    assert table.options == [opt.PASS], "drawing stops with the last card"
    refuses("cer.realm.cradle.empty-deck", table, opt.YES)


# ---- Network of Thoughts -------------------------------------------------------------------------------------------


@rule_test("cer.realm.network.move")
@pytest.mark.parametrize("controls", [False, True])
def test_an_emotion_comes_from_anywhere_to_a_slot_beside_the_spirit(controls: bool) -> None:
    lines = ("land.a: comfort 1", *((HOLD[NETWORK],) if controls else ("network.b: anger 1",)))
    table = on(love("willpower 2", *lines), MOVE_EMOTION, slot("land.a"))
    settle(play(table, slot("valley/cradle")))
    assert (emotion(table, "land.a"), emotion(table, "valley/cradle")) == ("", "comfort 1")
    assert purse(table) == ((1 if controls else 0), 0)


@rule_test("cer.realm.network.move")
def test_move_emotion_needs_its_price() -> None:
    table = on(love("willpower 1", "willow.a: comfort 1"))
    says = refuses("cer.realm.network.move", table, MOVE_EMOTION)
    assert says == "Move Emotion costs 2 Willpower; you have 1 Willpower."


@rule_test("cer.realm.network.move", "cer.realm.network.reach", "cer.turn.no-illegal-partial")
def test_move_emotion_needs_an_empty_slot_in_reach() -> None:
    table = on(love("willpower 9", "willow.a: comfort 1", "valley/cradle: anger 1"))
    says = refuses("cer.turn.no-illegal-partial", table, MOVE_EMOTION)
    assert says == "Move Emotion cannot be carried out now: every slot next to your Spirit holds an Emotion."
    table = on(love("willpower 9", "valley/cradle: anger 1"))
    says = refuses("cer.turn.no-illegal-partial", table, MOVE_EMOTION)
    assert says == "Move Emotion cannot be carried out now: your team has no Emotion in play."
    table = on(love("willpower 9", "willow.a: comfort 1"))
    table.play(MOVE_EMOTION)
    if table.kind == "move_which":
        table.play(slot("willow.a"))
    assert table.kind == "move_where"
    says = refuses("cer.realm.network.reach", table, slot("land.a"))
    assert says == "Land of Desires (a) is not next to your Spirit; the Emotion must move to a slot that is."


@rule_test("cer.realm.network.own-only")
def test_only_the_teams_own_emotions_move() -> None:
    lines = ("delight: at willow", "land.a: anger 1", "land.b: comfort 1 by delight", "willow.a: brightness 1")
    table = on(love("willpower 2", *lines), MOVE_EMOTION)
    assert table.options == [slot("land.b"), slot("willow.a")], "a teammate's and a starting Emotion too"
    says = refuses("cer.realm.network.own-only", table, slot("land.a"))
    assert says == "You can move only your own team's Emotions."


@rule_test("cer.realm.network.keeps")
def test_a_moved_emotion_keeps_what_lies_on_it_and_does_not_enter_play_again() -> None:
    table = on(love("willpower 2", "land.a: cheerfulness 3 +2"), MOVE_EMOTION, slot("land.a"))
    settle(play(table, slot("valley/cradle")))
    e = table.state.emotions[1]
    assert (emotion(table, "valley/cradle"), e.token) == ("cheerfulness 3", 2)
    assert purse(table) == (0, 0), "the power of Cheerfulness gives no Willpower again"


# ---- Land of Desires -----------------------------------------------------------------------------------------------


@rule_test("cer.realm.land.first")
def test_intensify_puts_an_own_essence_on_an_adjacent_emotion() -> None:
    table = settle(on(love("willpower 1, essence 1", "valley/cradle: comfort 1"), INTENSIFY))
    assert (emotion(table, "valley/cradle"), purse(table)) == ("comfort 2", (0, 0))


@rule_test("cer.realm.land.first")
@pytest.mark.parametrize("purse_of", ["willpower 0, essence 1", "willpower 1, essence 0"])
def test_intensify_needs_its_price_and_an_essence(purse_of: str) -> None:
    table = on(love(purse_of, "valley/cradle: comfort 1"))
    says = refuses("cer.realm.land.first", table, INTENSIFY)
    assert says.startswith("Intensify costs 1 Willpower and 1 Essence; you have ")


@rule_test("cer.realm.land.more")
def test_further_essence_costs_one_each_and_goes_on_the_same_emotion() -> None:
    lines = ("valley.a: comfort 1", "valley.b: comfort 1")
    table = on(love("willpower 2, essence 2", *lines, at="valley"), INTENSIFY, slot("valley.a"))
    says = refuses("cer.realm.land.more", table, slot("valley.b"))
    assert says == "Any more Essence in this Action must go on the same Emotion."
    settle(play(table, opt.YES))
    assert (emotion(table, "valley.a"), emotion(table, "valley.b"), purse(table)) == ("comfort 3", "comfort 1", (0, 0))


@rule_test("cer.realm.land.adjacent")
@pytest.mark.parametrize("target", ["valley.b: comfort 1", "valley/cradle: anger 1"])
def test_only_adjacent_own_emotions_are_intensified(target: str) -> None:
    name = target.split(":")[0]
    text = love("willpower 9, essence 1", target, "valley.a: trust 1", at="valley")
    if name == "valley.b":
        text = text.replace("at valley,", "at cradle,").replace("valley.a: trust 1", "cradle.a: trust 1")
    table = on(text, INTENSIFY)
    says = refuses("cer.realm.land.adjacent", table, slot(name))
    assert says.endswith("does not hold one of your team's Emotions next to your Spirit.")


@rule_test("cer.realm.land.control")
def test_control_of_the_land_makes_the_first_essence_free() -> None:
    text = love("willpower 1, essence 2", "valley/cradle: comfort 1", HOLD[LAND])
    table = settle(on(text, INTENSIFY, slot("valley/cradle"), opt.YES))
    assert (emotion(table, "valley/cradle"), purse(table)) == ("comfort 3", (0, 0))


@rule_test("cer.realm.land.starting")
def test_starting_emotions_can_be_intensified() -> None:
    table = settle(on(love("willpower 1, essence 1", "valley/cradle: brightness 1"), INTENSIFY))
    assert emotion(table, "valley/cradle") == "brightness 2"
    full = on(love("willpower 1, essence 1", "valley/cradle: brightness 2"))
    assert INTENSIFY not in full.options, "two spaces"


# ---- Willow of Values ----------------------------------------------------------------------------------------------


@rule_test("cer.realm.willow.harvest")
def test_harvest_swaps_willpower_for_essence() -> None:
    table = on(love("willpower 4"), HARVEST)
    assert table.options == [opt.AMOUNT + n for n in (1, 2, 3)]
    says = refuses("cer.realm.willow.harvest", table, opt.AMOUNT + 4)
    assert says == "You can exchange at most 3 Willpower after paying the fee of 1."
    settle(play(table, opt.AMOUNT + 3))
    assert purse(table) == (0, 3)


@rule_test("cer.realm.willow.harvest")
def test_with_control_all_willpower_can_be_exchanged() -> None:
    assert purse(settle(on(love("willpower 4", HOLD[WILLOW]), HARVEST, opt.AMOUNT + 4))) == (0, 4)


@rule_test("cer.realm.willow.harvest")
def test_a_large_harvest_is_named_in_two_steps() -> None:
    table = on(love("willpower 60"), HARVEST, opt.MORE)
    assert purse(table) == (60, 0), "nothing is paid yet"
    settle(play(table, opt.AMOUNT + 19))
    assert purse(table) == (0, 59)


@rule_test("cer.realm.willow.minimum", "cer.realm.cost")
def test_at_least_one_willpower_must_be_exchanged() -> None:
    says = refuses("cer.realm.willow.minimum", on(love("willpower 1")), HARVEST)
    assert says == "Harvest must exchange at least 1 Willpower; after its fee of 1 you have 0."
    says = refuses("cer.realm.willow.minimum", on(love("willpower 9"), HARVEST), opt.AMOUNT)
    assert says == "Harvest must exchange at least 1 Willpower; after its fee of 1 you have 8."
    says = refuses("cer.realm.cost", on(love("willpower 0")), HARVEST)
    assert says == "Harvest costs 1 Willpower; you have 0 Willpower."


@rule_test("cer.realm.not-upgradable")
def test_a_card_in_hand_buys_no_token_during_a_realm_action() -> None:
    table = on(
        love("willpower 9, essence 1, hand courage", "valley/cradle: comfort 1"), INTENSIFY, slot("valley/cradle")
    )
    assert refuses("cer.thing.card-in-hand", table, card("courage")).startswith("Courage is in your hand")
    refuses("cer.realm.not-upgradable", table, opt.CELL + 4)
