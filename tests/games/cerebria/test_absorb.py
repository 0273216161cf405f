"""The Absorb Ability, step by step, and the three Spirits whose power works there."""

from __future__ import annotations

import pytest

from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.tables import CARD_IDS, SPHERE_NAMES
from insula.games.cerebria.terms import BLISS, DILIGENCE, HUMILITY
from insula.testing import refuses, rule_test
from tests.games.cerebria.scoring_kit import (
    CRADLE,
    LAND,
    NETWORK,
    VALLEY,
    WILLOW,
    absorb,
    events,
    fragments,
    in_this_order,
    on,
    play,
    points,
    settle,
)

HARMONY = "harmony: at valley, deck trust comfort courage\nmalice: at land, deck anger fear\n"


def realms_offered(text: str) -> list[int]:
    return [option - opt.REALM for option in on(text, opt.ABSORB).options]


@rule_test("cer.absorb.once")
def test_absorb_is_used_once_per_turn() -> None:
    table = settle(absorb(HARMONY, VALLEY))
    says = refuses("cer.absorb.once", table, opt.ABSORB)
    assert says == "You have already used Absorb this turn."
    play(table, opt.END_TURN, opt.DRAW_TWO)
    assert opt.ABSORB in table.options


@rule_test("cer.absorb.once")
def test_absorb_is_possible_before_the_first_and_after_the_last_action() -> None:
    assert opt.ABSORB in on(HARMONY).options
    assert opt.ABSORB in on(HARMONY + "turn: harmony, actions 0").options


@rule_test("cer.setup.no-first-absorb")
def test_the_starting_player_cannot_absorb_on_the_first_turn() -> None:
    table = on(HARMONY + "turn: harmony, number 1, absorbs 0")
    says = refuses("cer.setup.no-first-absorb", table, opt.ABSORB)
    assert says == "The starting player cannot Absorb on the first turn."
    play(table, opt.END_TURN, opt.DRAW_TWO)
    assert opt.ABSORB in table.options


@rule_test("cer.absorb.steps")
def test_the_steps_come_in_their_order() -> None:
    table = settle(absorb(HARMONY + "origin: creativity 2 at valley", VALLEY, opt.YES))
    assert in_this_order(table, ev.ACTED, ev.ABSORBED, ev.DREW, ev.REVELATION, ev.REFILLED, ev.ROTATED)


@rule_test("cer.absorb.choose")
def test_only_adjacent_spheres_can_be_absorbed_from() -> None:
    assert realms_offered("harmony: at valley/cradle\nmalice: at land") == [VALLEY, CRADLE]
    table = on(HARMONY + "origin: humility at cradle", opt.ABSORB)
    assert table.options == [opt.REALM + VALLEY]
    says = refuses("cer.absorb.choose", table, opt.REALM + CRADLE)
    assert says == "Your Spirit is not next to Cradle of Senses, where the Humility Sphere stands."


@rule_test("cer.absorb.base")
def test_the_base_amount_is_two_out_of_the_sphere() -> None:
    table = settle(absorb(HARMONY + "origin: humility 7 at valley", VALLEY))
    assert table.state.seats[0].willpower == 2
    assert table.state.spheres[HUMILITY] == 5


@rule_test("cer.absorb.frontier-bonus")
@pytest.mark.parametrize(("space", "taken"), [("valley", 4), ("valley/cradle", 3), ("land", 2)])
def test_each_adjacent_frontier_held_gives_one_more(space: str, taken: int) -> None:
    held = "willow/valley: brightness\nvalley/cradle: brightness"
    table = on(f"harmony: at {space}\nmalice: at network\n{held}", opt.ABSORB)
    play(table, table.options[0], opt.PASS)
    assert table.state.seats[0].willpower == taken
    assert table.state.realms[WILLOW].frontier == table.state.realms[VALLEY].frontier == BLISS


@rule_test("cer.absorb.limited-by-sphere")
def test_a_sphere_with_less_gives_what_is_left() -> None:
    table = absorb(HARMONY + "valley/cradle: brightness\norigin: humility 1 at valley", VALLEY)
    assert table.state.seats[0].willpower == 1
    assert table.state.spheres[HUMILITY] == 0


@rule_test("cer.absorb.amount-compulsory")
def test_the_amount_itself_is_no_choice() -> None:
    table = absorb(HARMONY + "valley/cradle: brightness\norigin: humility 3 at valley", VALLEY)
    assert table.kind == "sphere_bonus"
    assert table.state.plan.taken == 3


@rule_test("cer.absorb.amount-compulsory", "cer.absorb.limited-by-sphere")
def test_extra_willpower_of_an_emotion_may_be_declined() -> None:
    table = absorb(HARMONY + "valley.b: benevolence\norigin: humility 7 at valley", VALLEY)
    assert table.options == [opt.AMOUNT, opt.AMOUNT + 1]
    refuses("cer.absorb.limited-by-sphere", table, opt.AMOUNT + 2)
    play(table, opt.AMOUNT)
    assert table.state.spheres[HUMILITY] == 4


@rule_test("cer.absorb.bonus-optional")
def test_the_sphere_bonus_may_be_declined() -> None:
    table = absorb(HARMONY + "origin: creativity 7 at valley", VALLEY)
    assert table.options == [opt.PASS, opt.YES]
    play(table, opt.PASS)
    assert table.state.seats[0].n_hand == 0


@rule_test("cer.absorb.commitment")
def test_commitment_sells_an_ambition_for_willpower_just_absorbed() -> None:
    table = absorb(HARMONY + "origin: commitment 7 at valley", VALLEY, opt.YES)
    assert table.state.seats[0].willpower == 1
    assert table.state.teams[BLISS].ambition == 1


@rule_test("cer.absorb.commitment")
def test_the_only_willpower_can_pay_for_commitment() -> None:
    table = absorb(HARMONY + "origin: commitment 1 at valley", VALLEY, opt.YES)
    assert (table.state.seats[0].willpower, table.state.teams[BLISS].ambition) == (0, 1)


@rule_test("cer.absorb.commitment")
def test_commitment_sells_nothing_when_all_ambition_is_available() -> None:
    table = absorb(HARMONY + "origin: commitment 7 at valley\nbliss: ambition 3", VALLEY)
    assert table.options == [opt.PASS]
    says = refuses("cer.absorb.commitment", table, opt.YES)
    assert says == "All 3 Ambition tokens are already available."


@rule_test("cer.absorb.humility")
def test_humility_gives_an_essence() -> None:
    text = "harmony: at valley, essence 2\nmalice: at land\norigin: humility 7 at valley"
    assert absorb(text, VALLEY, opt.YES).state.seats[0].essence == 3


@rule_test("cer.absorb.diligence")
def test_diligence_gives_two_willpower_that_are_not_the_spheres() -> None:
    table = absorb(HARMONY + "origin: diligence 7 at valley", VALLEY, opt.YES)
    assert table.state.seats[0].willpower == 4
    assert table.state.spheres[DILIGENCE] == 5


@rule_test("cer.absorb.knowledge")
def test_knowledge_places_a_token_of_a_missing_colour_without_ambition() -> None:
    text = "harmony: at valley, move red\nmalice: at land\norigin: knowledge 7 at valley"
    table = absorb(text, VALLEY, opt.YES)
    assert table.kind == "vibe_cell"
    assert opt.CELL + 1 in table.options, "an upgrade of the unlocked row"
    assert opt.CELL + 5 not in table.options, "Invoke is locked"
    play(table, opt.CELL + 1)
    assert table.options == [opt.COLOUR + 1, opt.COLOUR + 2, opt.COLOUR + 3]
    play(table, opt.COLOUR + 3)
    assert table.state.seats[0].cells[:2] == [1, 4]
    assert table.state.teams[BLISS].ambition == 0


@rule_test("cer.absorb.knowledge")
def test_knowledge_offers_nothing_to_a_full_board() -> None:
    rows = ", ".join(f"{row} red yellow green blue" for row in ("move", "invoke", "quell", "fortify", "empower"))
    table = absorb(f"harmony: at valley, {rows}\nmalice: at land\norigin: knowledge 7 at valley", VALLEY)
    assert table.options == [opt.PASS]


@rule_test("cer.absorb.creativity")
def test_creativity_draws_a_card() -> None:
    text = "harmony: at valley, hand trust trust, deck comfort courage\nmalice: at land\norigin: creativity 7 at valley"
    table = absorb(text, VALLEY, opt.YES)
    assert (table.state.seats[0].n_hand, table.state.seats[0].n_deck) == (3, 1)
    assert table.state.seats[0].hand[2] == CARD_IDS.index("comfort")


@rule_test("cer.absorb.creativity", "cer.deck.runs-out")
def test_creativity_offers_nothing_when_the_deck_is_empty() -> None:
    table = absorb("harmony: at valley\nmalice: at land\norigin: creativity 7 at valley", VALLEY)
    assert table.options == [opt.PASS]
    refuses("cer.deck.runs-out", table, opt.YES)


@rule_test("cer.absorb.bonus-before-revelation")
def test_the_bonus_comes_before_the_revelation() -> None:
    table = settle(absorb(HARMONY + "origin: humility 2 at valley", VALLEY, opt.YES))
    assert in_this_order(table, ev.ABSORBED, ev.ESSENCE, ev.REVELATION, ev.HIDDEN_SHOWN)


@rule_test("cer.absorb.rotate")
@pytest.mark.parametrize("held", [2, 7])
def test_every_absorb_turns_the_origin_one_step(held: int) -> None:
    table = settle(absorb(HARMONY + f"origin: humility {held} at valley", VALLEY))
    g = table.state
    assert [(s + g.rotation) % 5 for s in range(5)] == [WILLOW, VALLEY, CRADLE, NETWORK, LAND]
    assert g.spheres[HUMILITY] == (7 if held == 2 else 5), "a refilled Sphere travels with its Willpower"
    assert len(events(table, ev.ROTATED)) == 1


@rule_test("cer.absorb.intentions-after")
def test_intentions_are_scored_after_the_rotation() -> None:
    table = settle(absorb(HARMONY + "valley: minor bliss\norigin: humility 2 at valley", VALLEY))
    assert in_this_order(table, ev.REVELATION, ev.HARVESTED, ev.ROTATED, ev.WHEEL)
    assert points(table, BLISS) == 2


@rule_test("cer.absorb.example", "cer.def.benevolence", "cer.turn.revelation-interrupts")
def test_the_printed_example_of_an_absorb() -> None:
    table = on(
        """
        empathy: at valley, deck trust
        love: at cradle
        misery: at land
        hatred: at willow
        valley.a: benevolence
        valley/cradle: kindness
        origin: diligence 5 at valley
        turn: empathy, actions 1
        """
    )
    g = table.state
    assert (g.realms[WILLOW].frontier, g.realms[VALLEY].frontier) == (BLISS, BLISS), "both Frontiers of the Valley"
    play(table, opt.ABSORB)
    assert table.options == [opt.REALM + VALLEY], "she is adjacent to one Sphere only"
    play(table, opt.REALM + VALLEY, opt.AMOUNT + 1)
    assert events(table, ev.ABSORBED)[0].amount == 5
    assert g.spheres[DILIGENCE] == 0
    play(table, opt.YES)
    assert g.seats[0].willpower == 7
    assert events(table, ev.WILLPOWER)[0].amount == 2
    settle(table)
    assert g.revelations == 1
    assert g.spheres[DILIGENCE] == 7
    assert SPHERE_NAMES[(VALLEY - g.rotation) % 5] == "Humility"
    assert g.actions == 1 and table.asked == 0, "the turn goes on"


@rule_test("cer.def.benevolence")
@pytest.mark.parametrize(("slot", "extra"), [("valley.a", 1), ("valley/cradle", 1), ("cradle.a", 0), ("land.b", 0)])
def test_benevolence_helps_at_the_realms_it_touches(slot: str, extra: int) -> None:
    table = absorb(HARMONY + f"{slot}: benevolence\norigin: humility 7 at valley", VALLEY)
    assert (table.kind == "take_extra") == bool(extra)


@rule_test("cer.def.benevolence")
def test_benevolence_does_not_help_gloom() -> None:
    table = absorb("harmony: at land\nmalice: at valley\nvalley.a: benevolence\nturn: malice", VALLEY)
    assert table.kind == "sphere_bonus"


@rule_test("cer.pow.stacking")
def test_an_absorb_takes_at_least_one_whatever_lowers_it() -> None:
    three = "valley.a: bitterness\nvalley.b: bitterness\nvalley/cradle: bitterness\norigin: humility 7 at valley"
    table = absorb(HARMONY + three, VALLEY)
    assert table.state.seats[0].willpower == 1


@rule_test("cer.pow.stacking")
def test_selfishness_pays_its_own_player_from_the_supply() -> None:
    two = "valley.a: selfishness by malice\nvalley.b: selfishness by malice"
    text = f"harmony: at land\nmalice: at valley\nhatred: at cradle\n{two}\norigin: humility 7 at valley\n"
    table = absorb(text + "turn: malice", VALLEY, opt.PASS)
    assert table.state.seats[1].willpower == 4 + 2, "the two cards hold both Frontiers"
    assert table.state.spheres[HUMILITY] == 3
    other = absorb(text.replace("hatred: at cradle", "hatred: at valley") + "turn: hatred", VALLEY, opt.PASS)
    assert other.state.seats[2].willpower == 4


# ---- Misery --------------------------------------------------------------------------------------------------------

MISERY = "love: at network\nmisery: at {space}, deck anger\nturn: misery\n"


@rule_test("cer.power.misery")
def test_misery_reaches_the_neighbours_of_its_spheres() -> None:
    assert realms_offered(MISERY.format(space="valley")) == [VALLEY, CRADLE, WILLOW]
    assert realms_offered(MISERY.format(space="valley/cradle")) == [VALLEY, CRADLE, NETWORK, WILLOW]
    assert realms_offered("mode: basic\n" + MISERY.format(space="valley")) == [VALLEY]


@rule_test("cer.power.misery")
def test_misery_gets_the_bonus_of_the_sphere_chosen() -> None:
    text = MISERY.format(space="valley") + "origin: humility 7 at cradle"
    table = absorb(text, CRADLE, opt.YES)
    assert table.state.seats[1].essence == 1


@rule_test("cer.power.misery-amount")
def test_misery_counts_the_frontiers_of_its_own_space() -> None:
    held = "valley/cradle: bleakness\ncradle/network: bleakness\norigin: humility at cradle"
    assert absorb(MISERY.format(space="valley") + held, CRADLE).state.seats[1].willpower == 3


@rule_test("cer.power.misery-amount")
def test_emotions_tied_to_a_sphere_follow_the_sphere_misery_chose() -> None:
    text = MISERY.format(space="valley") + "network.a: selfishness by misery\norigin: humility at network"
    near = MISERY.format(space="cradle") + "network.a: selfishness by misery\norigin: humility at network"
    assert absorb(near, NETWORK, opt.PASS).state.seats[1].willpower == 2 + 1 + 1
    assert NETWORK not in realms_offered(text)


@rule_test("cer.power.misery-no-harvest")
@pytest.mark.parametrize(("space", "harvested"), [("valley", 0), ("valley/cradle", 1)])
def test_a_sphere_reached_only_by_misery_spares_the_fortress(space: str, harvested: int) -> None:
    text = MISERY.format(space=space) + "cradle: minor gloom\norigin: humility 2 at cradle"
    table = settle(absorb(text, CRADLE))
    assert table.state.revelations == 1
    assert len(events(table, ev.HARVESTED)) == harvested
    assert table.state.realms[CRADLE].size == 1 - harvested


# ---- Delight -------------------------------------------------------------------------------------------------------

DELIGHT = "delight: at valley, deck trust comfort\nmalice: at land, deck anger\n"


@rule_test("cer.power.delight")
@pytest.mark.parametrize(("frontiers", "asked"), [(1, False), (2, True)])
def test_delight_may_draw_for_four_willpower(frontiers: int, asked: bool) -> None:
    held = ["willow/valley: brightness", "valley/cradle: brightness"][:frontiers]
    table = absorb(DELIGHT + "\n".join(held) + "\norigin: humility 7 at valley", VALLEY, opt.PASS)
    assert (table.kind == "delight") == asked
    if asked:
        assert table.options == [opt.PASS, opt.YES]
        play(table, opt.YES)
        assert table.state.seats[0].n_hand == 1


@rule_test("cer.power.delight")
def test_delight_may_leave_the_card() -> None:
    held = "willow/valley: brightness\nvalley/cradle: brightness\norigin: humility 7 at valley"
    assert absorb(DELIGHT + held, VALLEY, opt.PASS, opt.PASS).state.seats[0].n_hand == 0


@rule_test("cer.power.delight")
@pytest.mark.parametrize(("deck", "asked"), [("", False), (", deck trust", True)])
def test_delight_is_asked_if_there_is_a_card(deck: str, asked: bool) -> None:
    text = f"delight: at valley{deck}\nmalice: at land\norigin: diligence 7 at valley"
    assert (absorb(text, VALLEY, opt.YES).kind == "delight") == asked


@rule_test("cer.power.delight-count")
def test_delight_counts_willpower_from_the_supply() -> None:
    table = absorb(DELIGHT + "origin: diligence 7 at valley", VALLEY, opt.YES)
    assert table.kind == "delight"


@rule_test("cer.power.delight-count")
def test_delight_does_not_subtract_the_price_of_commitment() -> None:
    held = "willow/valley: brightness\nvalley/cradle: brightness\norigin: commitment 7 at valley"
    table = absorb(DELIGHT + held, VALLEY, opt.YES)
    assert table.state.seats[0].willpower == 3
    assert table.kind == "delight"


@rule_test("cer.power.delight-timing")
def test_delight_draws_after_the_bonus_and_before_the_revelation() -> None:
    table = settle(absorb(DELIGHT + "origin: diligence 2 at valley", VALLEY, opt.YES, opt.YES))
    assert in_this_order(table, ev.ABSORBED, ev.WILLPOWER, ev.DREW, ev.REVELATION)


# ---- Love ----------------------------------------------------------------------------------------------------------

LOVE = "love: at valley/cradle, deck trust\nmalice: at land, deck anger\n"


@rule_test("cer.power.love")
def test_love_gains_two_next_to_a_fortress_of_bliss() -> None:
    table = absorb(LOVE + "cradle: minor bliss\norigin: humility 7 at valley", VALLEY, opt.PASS)
    assert table.state.seats[0].willpower == 4
    assert table.state.spheres[HUMILITY] == 5


@rule_test("cer.power.love")
@pytest.mark.parametrize("fortress", ["cradle: minor gloom", "network: minor bliss"])
def test_love_gains_nothing_from_other_fortresses(fortress: str) -> None:
    table = absorb(LOVE + fortress + "\norigin: humility 7 at valley", VALLEY, opt.PASS)
    assert table.state.seats[0].willpower == 2


@rule_test("cer.power.love-once")
def test_two_fortresses_still_give_love_two() -> None:
    table = absorb(LOVE + "valley: minor bliss\ncradle: major bliss\norigin: humility 7 at valley", VALLEY, opt.PASS)
    assert table.state.seats[0].willpower == 4


@rule_test("cer.power.love-timing")
def test_love_gains_before_the_fortress_is_harvested() -> None:
    text = "love: at valley\nmalice: at land\nvalley: minor bliss\norigin: humility 2 at valley\n"
    table = settle(absorb(text, VALLEY, opt.PASS))
    assert table.state.seats[0].willpower == 4
    assert in_this_order(table, ev.ABSORBED, ev.WILLPOWER, ev.REVELATION, ev.HARVESTED)
    assert fragments(table, BLISS)[0] >= 1
    small = [event for event in events(table, ev.INTENTION) if event.seat == BLISS]
    assert small, "2 out of the Sphere are still a small Absorb"
