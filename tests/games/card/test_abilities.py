"""Using Abilities and absorbing. [card.ability.*, card.absorb.*]"""

from __future__ import annotations

from insula.testing import refuses, rule_test
from tests.games.card.kit import (
    asked,
    copy_of,
    discarded,
    hand,
    idle_turn,
    kinds,
    mindset,
    offered,
    place_option,
    play,
    position,
    score,
    supply,
)


@rule_test("card.ability.sequence")
def test_spend_then_cancel_offers_then_target_then_effect() -> None:
    table = position("""
        seats 3, turn A
        A mindset: anger
        B hand: 1
        C hand: 1
        C mindset: hope
    """)
    play(table, "use anger", "pass", "pass", "destroy hope")
    assert kinds(table) == ["used", "spent", "passed_cancel", "passed_cancel", "left_mindset"]
    assert [e.seat for e in table.events] == [0, 0, 1, 2, 2]


@rule_test("card.ability.spend-one")
def test_an_ability_costs_one_fragment_of_its_own_emotion() -> None:
    table = position("""
        turn A
        A mindset: hope, valor
    """)
    play(table, "use hope")
    assert mindset(table, "A") == ["hope 1/2", "valor 2/2"]


@rule_test("card.ability.no-fragment")
def test_without_a_fragment_there_is_no_ability() -> None:
    table = position("""
        turn A
        A mindset: boredom 0/1
        B mindset: hope
    """)
    assert refuses("card.ability.no-fragment", table, "use boredom") == "Boredom has no Fragment left to spend."


@rule_test("card.ability.while-in-mindset")
def test_only_emotions_of_ones_own_mindset_can_be_used() -> None:
    table = position("""
        turn A
        A hand: optimism
        B mindset: hope
    """)
    says = refuses("card.ability.while-in-mindset", table, "use hope")
    assert says == "Hope is in B’s Mindset; you can use only Emotions in your own."
    play(table, "invoke optimism")
    assert (table.kind, kinds(table)) == ("turn", ["entered"])  # a card in hand can be placed, not used


@rule_test("card.ability.present-at-start")
def test_an_emotion_that_entered_this_turn_has_to_wait() -> None:
    table = position("""
        turn A
        A hand: optimism
    """)
    play(table, "invoke optimism")
    says = refuses("card.ability.present-at-start", table, "use optimism")
    assert says == "Optimism entered your Mindset this turn; you can use it from your next turn."
    idle_turn(table)
    idle_turn(table)
    play(table, "use optimism", "pass")
    assert len(hand(table, "A")) == 3


@rule_test("card.ability.present-at-start")
def test_an_emotion_summoned_this_turn_has_to_wait() -> None:
    table = position("""
        turn A
        A hand: optimism
        A mindset: courage
    """)
    play(table, "use courage", "summon optimism", "alone")
    refuses("card.ability.present-at-start", table, "use optimism")


@rule_test("card.ability.type-once")
def test_emotions_of_one_type_share_one_use_per_turn() -> None:
    table = position("""
        turn A
        A mindset: hope, optimism
    """)
    play(table, "use hope")
    for move in ("use hope", "use optimism"):
        says = refuses("card.ability.type-once", table, move)
        assert says == "You have already used Draw this turn; each type of Ability works once per turn."
    idle_turn(table)
    idle_turn(table)
    play(table, "use optimism")
    assert mindset(table, "A") == ["hope 1/2", "optimism 0/1"]


@rule_test("card.ability.none-on-bright-bleak")
def test_brightness_has_no_ability_even_with_fragments() -> None:
    table = position("""
        turn A
        A mindset: brightness-red-1 2/2
    """)
    says = refuses("card.ability.none-on-bright-bleak", table, "use brightness-red-1")
    assert says == "Brightness (red) has no Ability; it only absorbs Bliss Fragments that your Emotions spend."


@rule_test("card.ability.empty-emotion-stays")
def test_an_empty_emotion_keeps_its_place_and_its_vibe() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        A hand: courage
        A mindset: anger 0/1, hostility 0/1, jealousy 0/1, craving 0/1
    """)
    assert offered(play(copy_of(table), "invoke courage"))[0] == "discard anger"
    play(table, "take trust")
    assert score(table, "A") == (4, 0)  # four of a kind


@rule_test("card.ability.targets-at-resolution")
def test_whoever_may_cancel_knows_emotion_vibe_and_type_but_no_target() -> None:
    table = position("""
        turn A
        A mindset: anger
        B hand: 1
        B mindset: hope
    """)
    play(table, "use anger")
    using = table.view(1)["using"]
    assert (using["ability"], using["place"], using["source"]) == ("destroy", 0, None)
    assert table.question == "B, do you cancel A’s Destroy (Anger) with a red card?"
    play(table, "pass")
    assert offered(table) == ["destroy anger", "destroy hope"]


@rule_test("card.ability.needs-effect")
def test_drain_is_refused_when_nothing_could_move_after_paying() -> None:
    table = position("""
        turn A
        A mindset: bitterness
    """)
    says = refuses("card.ability.needs-effect", table, "use bitterness")
    assert says == (
        "Drain would have nothing to work on: no Gloom Emotion except Bitterness holds a Fragment, "
        "and no Bliss Fragment could move onto one of your Emotions."
    )
    assert mindset(table, "A") == ["bitterness 1/1"]


@rule_test("card.ability.needs-effect")
def test_drain_may_start_if_absorbing_leaves_it_something_to_move() -> None:
    table = position("""
        turn A
        A mindset: bitterness, bleakness-red-1 0/2
    """)
    play(table, "use bitterness")
    assert offered(table) == ["absorb bleakness-red-1"]
    says = refuses("card.ability.needs-effect", table, "supply")
    assert says.startswith(
        "Drain would have nothing to work on: with this Fragment in the supply, no Gloom Emotion except"
    )
    play(table, "absorb bleakness-red-1", "drain bleakness-red-1", "onto bitterness")
    assert mindset(table, "A") == ["bitterness 1/1", "bleakness-red-1 0/2"]


@rule_test("card.ability.needs-effect")
def test_steal_is_refused_when_no_opponent_has_cards() -> None:
    table = position("""
        turn A
        A mindset: trust
        A hand: hope
    """)
    says = refuses("card.ability.needs-effect", table, "use trust")
    assert says == "Steal would have nothing to work on: no opponent has a card in hand."


@rule_test("card.ability.must-resolve")
def test_a_paid_effect_must_be_carried_out() -> None:
    table = position("""
        turn A
        A mindset: anger, hope
    """)
    play(table, "use anger")
    assert offered(table) == ["destroy anger", "destroy hope"]
    says = refuses("card.ability.must-resolve", table, "pass")
    assert says == "Destroy is paid for and must be carried out: choose an Emotion in any Mindset."


# ---- absorbing ------------------------------------------------------------------------------------------------


BRIGHT = """
    turn A
    A mindset: optimism, brightness-red-1 0/2
"""


@rule_test("card.absorb.optional")
def test_a_spent_fragment_may_be_absorbed() -> None:
    absorbed = play(position(BRIGHT), "use optimism", "absorb brightness-red-1")
    returned = play(position(BRIGHT), "use optimism", "supply")
    assert mindset(absorbed, "A") == ["optimism 0/1", "brightness-red-1 1/2"]
    assert mindset(returned, "A") == ["optimism 0/1", "brightness-red-1 0/2"]
    assert (supply(absorbed), supply(returned)) == ((39, 40), (40, 40))


@rule_test("card.absorb.colour")
def test_brightness_absorbs_only_bliss_and_bleakness_only_gloom() -> None:
    table = position("""
        turn A
        A mindset: selfishness, brightness-red-1 0/2, bleakness-red-1 0/2
    """)
    play(table, "use selfishness")
    assert offered(table) == ["supply", "absorb bleakness-red-1"]
    says = refuses("card.absorb.colour", table, "absorb brightness-red-1")
    assert says == "Brightness (red) absorbs only Bliss Fragments; Selfishness spends a Gloom Fragment."


@rule_test("card.absorb.colour")
def test_with_only_the_wrong_absorber_the_fragment_goes_to_the_supply() -> None:
    table = position("""
        turn A
        A mindset: selfishness, brightness-red-1 0/2
    """)
    play(table, "use selfishness")
    assert mindset(table, "A") == ["selfishness 0/1", "brightness-red-1 0/2"]
    assert supply(table) == (40, 40)


@rule_test("card.absorb.capacity")
def test_full_absorb_slots_take_nothing_more() -> None:
    table = position("""
        turn A
        A mindset: optimism, brightness-red-1 2/2, brightness-red-2 0/2
    """)
    play(table, "use optimism")
    says = refuses("card.absorb.capacity", table, "absorb brightness-red-1")
    assert says == "Both Absorb slots of Brightness (red) are full."


@rule_test("card.absorb.same-mindset")
def test_a_fragment_cannot_go_onto_the_card_of_another_player() -> None:
    table = position("""
        turn A
        A mindset: optimism, brightness-red-2 0/2
        B mindset: brightness-red-1 0/2
    """)
    play(table, "use optimism")
    assert offered(table) == ["supply", "absorb brightness-red-2"]
    says = refuses("card.absorb.same-mindset", table, "absorb brightness-red-1")
    assert says == "Brightness (red) is in B’s Mindset; a Fragment you spend can be absorbed only in your own."


@rule_test("card.absorb.same-mindset")
def test_without_an_absorber_of_ones_own_nothing_is_asked() -> None:
    table = position("""
        turn A
        A mindset: optimism
        B mindset: brightness-red-1 0/2
    """)
    play(table, "use optimism")
    assert table.kind == "turn"
    assert supply(table) == (40, 40)


@rule_test("card.absorb.free-standing")
def test_an_unmerged_brightness_absorbs_from_merged_emotions_too() -> None:
    table = position("""
        turn A
        A mindset: optimism+brightness-blue-1, brightness-red-1 0/2
    """)
    play(table, "use optimism")
    assert offered(table) == ["supply", "absorb optimism", "absorb brightness-red-1"]


@rule_test("card.absorb.only-spent")
def test_fragments_lost_to_destroy_are_not_absorbed() -> None:
    table = position("""
        turn A
        A mindset: anger
        B mindset: optimism, brightness-red-1 0/2
    """)
    play(table, "use anger", "destroy optimism")
    assert mindset(table, "B") == ["brightness-red-1 0/2"]
    assert supply(table) == (40, 40)


@rule_test("card.absorb.not-spendable")
def test_absorbed_fragments_pay_for_nothing_but_are_scored() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        A mindset: selfishness 0/1, bleakness-red-1 2/2
    """)
    says = refuses("card.absorb.not-spendable", table, "use selfishness")
    assert says == (
        "Selfishness has no Fragment left to spend, and the Fragments absorbed by Bleakness (red) cannot be spent."
    )
    play(table, "take trust")
    assert score(table, "A") == (0, 2)


@rule_test("card.absorb.at-once")
def test_a_brightness_absorbs_in_the_turn_it_was_placed() -> None:
    table = position("""
        turn A
        A hand: brightness-red-1
        A mindset: optimism
    """)
    play(table, "invoke brightness-red-1", "alone", "use optimism", "absorb brightness-red-1")
    assert mindset(table, "A") == ["optimism 0/1", "brightness-red-1 1/2"]


@rule_test("card.absorb.kept-on-cancel")
def test_an_absorbed_fragment_stays_when_the_ability_is_cancelled() -> None:
    table = position("""
        turn A
        A mindset: optimism, brightness-red-1 0/2
        B hand: fear
    """)
    play(table, "use optimism", "absorb brightness-red-1", "cancel fear")
    assert mindset(table, "A") == ["optimism 0/1", "brightness-red-1 1/2"]
    assert hand(table, "A") == []


@rule_test("card.absorb.optional")
def test_another_emotion_is_no_place_for_a_spent_fragment() -> None:
    table = position("""
        turn A
        A mindset: optimism, hope, brightness-red-1 0/2
    """)
    play(table, "use optimism")
    for move in ("absorb hope", "absorb optimism"):
        refuses("card.absorb.optional", table, move)
    assert refuses("card.absorb.optional", table, "absorb hope") == (
        "Hope has no Absorb slots; only a Brightness can absorb this Fragment."
    )
    refuses("card.def.mindset", table, place_option("B", 1))
    assert (asked(table), discarded(table)) == ("A", [])
