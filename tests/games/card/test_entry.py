"""Invoke and merging. [card.invoke.*, card.merge.*]"""

from __future__ import annotations

import pytest

from insula.testing import refuses, rule_test
from tests.games.card.kit import (
    GAME,
    asked,
    card_option,
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

FULL = """
    turn A
    A hand: courage hope brightness-red-1
    A mindset: anger, fear, guilt, disgust
"""


@rule_test("card.invoke.place-one")
def test_invoke_plays_one_card_out_of_the_hand() -> None:
    table = position("""
        turn A
        A hand: 3 courage
        A mindset: anger
    """)
    play(table, "invoke courage", "alone")
    assert len(hand(table, "A")) == 2
    assert mindset(table, "A") == ["anger 1/1", "courage 1/1"]
    assert table.state.actions == 1


@rule_test("card.invoke.from-hand")
@pytest.mark.parametrize("cards", ["", "fear"])
def test_only_cards_of_the_hand_can_be_invoked(cards: str) -> None:
    table = position(f"""
        turn A
        A hand: {cards}
    """)
    says = refuses("card.invoke.from-hand", table, "invoke courage")
    assert says == "Courage is not in your hand; you can Invoke only a card from your hand."
    assert table.state.actions == 0


@rule_test("card.invoke.fragment-kind", "card.invoke.fragment-count")
def test_entering_emotions_get_fragments_of_their_side_on_every_slot() -> None:
    table = position("""
        turn A
        A hand: rage courage
    """)
    play(table, "invoke rage", "alone", "invoke courage", "alone")
    assert mindset(table, "A") == ["rage 2/2", "courage 1/1"]
    assert supply(table) == (39, 38)


@rule_test("card.invoke.bright-bleak-none")
def test_brightness_enters_without_a_fragment() -> None:
    table = position("""
        turn A
        A hand: brightness-red-1
    """)
    play(table, "invoke brightness-red-1")
    assert mindset(table, "A") == ["brightness-red-1 0/2"]
    assert supply(table) == (40, 40)


@rule_test("card.invoke.mindset-limit")
def test_a_fifth_emotion_needs_a_discard() -> None:
    table = play(position(FULL), "invoke courage")
    assert offered(table) == ["discard anger", "discard fear", "discard guilt", "discard disgust"]
    for move in ("alone", "merge brightness-red-1"):
        says = refuses("card.invoke.mindset-limit", table, move)
        assert says == "Your Mindset already holds 4 Emotions; discard one of them first."
    assert mindset(table, "A") == ["anger 1/1", "fear 1/1", "guilt 1/1", "disgust 1/1"]


@rule_test("card.invoke.merged-counts-once")
def test_three_merged_emotions_leave_room_for_a_fourth() -> None:
    table = position("""
        turn A
        A hand: courage
        A mindset: anger+bleakness-red-1, fear+bleakness-red-2, hope+brightness-red-1
    """)
    play(table, "invoke courage", "alone")
    assert len(mindset(table, "A")) == 4
    assert discarded(table) == []


@rule_test("card.invoke.forced-discard")
def test_with_four_emotions_invoke_discards_one_of_them() -> None:
    table = play(position(FULL), "invoke courage", "discard anger", "alone")
    assert mindset(table, "A") == ["fear 1/1", "guilt 1/1", "disgust 1/1", "courage 1/1"]
    assert discarded(table) == ["anger"]


@rule_test("card.invoke.forced-discard")
def test_with_four_emotions_summon_discards_one_of_them() -> None:
    table = position("""
        turn A
        A hand: hope
        A mindset: anger, fear, guilt, disgust
    """)
    play(table, "use fear", "summon hope", "discard anger")
    assert mindset(table, "A") == ["fear 0/1", "guilt 1/1", "disgust 1/1", "hope 2/2"]
    assert discarded(table) == ["anger"]


@rule_test("card.invoke.optional-discard")
def test_with_room_left_a_discard_is_optional() -> None:
    text = """
        turn A
        A hand: courage hope
        A mindset: anger, fear
    """
    with_discard = play(position(text), "invoke courage", "discard fear", "alone")
    without = play(position(text), "invoke courage", "alone")
    assert mindset(with_discard, "A") == ["anger 1/1", "courage 1/1"]
    assert mindset(without, "A") == ["anger 1/1", "fear 1/1", "courage 1/1"]


@rule_test("card.invoke.discard-one-only")
def test_no_second_emotion_is_discarded_for_one_that_enters() -> None:
    table = play(position(FULL), "invoke courage", "discard anger")
    says = refuses("card.invoke.discard-one-only", table, "discard fear")
    assert says == "You are already discarding Anger to make room; you may discard only 1 Emotion for each new one."
    play(table, "alone")
    assert discarded(table) == ["anger"]


@rule_test("card.invoke.discard-timing")
def test_there_is_no_discard_while_no_emotion_is_about_to_enter() -> None:
    table = position(FULL)
    says = refuses("card.invoke.discard-timing", table, "discard pile")
    assert says == (
        "The discard pile is only for looking; "
        "you can discard from your Mindset only right before a new Emotion enters it."
    )


@rule_test("card.invoke.discard-timing")
def test_the_entering_card_cannot_be_discarded_for_itself() -> None:
    table = play(position(FULL), "invoke courage")
    assert "discard courage" not in offered(table)
    play(table, "discard anger", "alone")
    refuses("card.invoke.discard-timing", table, "discard pile")


@rule_test("card.invoke.discard-loses-fragments")
def test_fragments_of_a_discarded_emotion_are_lost_with_both_of_its_cards() -> None:
    table = position("""
        turn A
        A hand: fear
        A mindset: courage+brightness-red-1 1/1 1/2, brightness-red-2 0/2
    """)
    assert supply(table) == (38, 40)
    play(table, "invoke fear", "discard courage")
    assert discarded(table) == ["courage", "brightness-red-1"]
    assert supply(table) == (40, 39)
    assert mindset(table, "A") == ["brightness-red-2 0/2", "fear 1/1"]
    assert score(table, "A") == (0, 0)


@rule_test("card.invoke.not-cancellable")
def test_nobody_is_asked_to_cancel_an_invoke() -> None:
    table = position("""
        turn A
        A hand: courage fear
        B hand: anger
    """)
    play(table, "invoke courage")
    says = refuses("card.invoke.not-cancellable", lambda: table.play(card_option("anger"), seat=1))
    assert says == ("It is A’s turn; you can play a card now only to cancel an Ability, and no Ability is being used.")
    play(table, "alone")
    assert (table.kind, asked(table)) == ("turn", "A")
    refuses("card.invoke.not-cancellable", lambda: table.play(card_option("anger"), seat=1))


def test_until_the_last_choice_nothing_has_happened_and_nobody_knows() -> None:
    table = position(FULL)
    before = table.view(1)
    play(table, "invoke courage", "discard anger")
    assert table.view(1) == before
    assert kinds(table) == []
    assert table.view(0)["entering"] == {"card": "courage", "discard": 0}
    table.undo()
    table.undo()
    assert table.kind == "turn"


# ---- merging ------------------------------------------------------------------------------------------------


MERGE = """
    turn A
    A hand: courage brightness-red-1 brightness-blue-2 bleakness-red-1 hope
"""


@rule_test("card.merge.optional")
def test_merging_is_a_free_part_of_invoke() -> None:
    merged = play(position(MERGE), "invoke courage", "merge brightness-red-1")
    alone = play(position(MERGE), "invoke courage", "alone")
    assert mindset(merged, "A") == ["courage+brightness-red-1 1/1 0/2"]
    assert mindset(alone, "A") == ["courage 1/1"]
    assert (len(hand(merged, "A")), merged.state.actions) == (3, 1)
    assert (len(hand(alone, "A")), alone.state.actions) == (4, 1)


@rule_test("card.merge.only-on-entry", "card.merge.optional")
def test_an_emotion_in_the_mindset_cannot_be_merged_later() -> None:
    table = position("""
        turn A
        A hand: courage brightness-blue-2
        A mindset: brightness-red-1, hope
    """)
    play(table, "invoke courage")
    says = refuses("card.merge.only-on-entry", table, "merge brightness-red-1")
    assert says == "Brightness (red) is in your Mindset; both cards in a merge come from your hand together."
    play(table, "alone", "invoke brightness-blue-2")
    says = refuses("card.merge.optional", table, "merge hope")
    assert says == "Brightness (blue) enters on its own; a merge begins with the Mild or Strong Emotion."
    play(table, "alone")
    assert mindset(table, "A") == ["brightness-red-1 0/2", "hope 2/2", "courage 1/1", "brightness-blue-2 0/2"]


@rule_test("card.merge.affiliation")
def test_bliss_merges_only_with_brightness_and_gloom_with_bleakness() -> None:
    table = play(position(MERGE), "invoke courage")
    says = refuses("card.merge.affiliation", table, "merge bleakness-red-1")
    assert says == "Courage is Bliss; it can merge only with Brightness."
    gloom = position("""
        turn A
        A hand: rage brightness-red-1 bleakness-red-1
    """)
    play(gloom, "invoke rage")
    says = refuses("card.merge.affiliation", gloom, "merge brightness-red-1")
    assert says == "Rage is Gloom; it can merge only with Bleakness."


@rule_test("card.merge.pair")
def test_a_merge_pairs_one_mild_or_strong_with_one_brightness_or_bleakness() -> None:
    two_mild = play(position(MERGE), "invoke courage")
    says = refuses("card.merge.pair", two_mild, "merge hope")
    assert says == "Courage can merge only with Brightness, and Hope is a Strong Emotion."
    two_bright = position("""
        turn A
        A hand: brightness-red-1 brightness-blue-2
        A mindset: hope
    """)
    play(two_bright, "invoke brightness-red-1")
    refuses("card.merge.optional", two_bright, "merge brightness-blue-2")


@rule_test("card.merge.pair")
def test_a_merge_takes_no_second_brightness() -> None:
    table = play(position(MERGE), "invoke courage", "merge brightness-red-1")
    assert table.kind == "turn"
    assert "brightness-blue-2" in hand(table, "A")


@rule_test("card.merge.single-emotion")
def test_a_merged_emotion_is_one_object() -> None:
    text = """
        turn A
        A mindset: anger, boredom
        B mindset: courage+brightness-red-1 1/1 2/2
    """
    destroyed = play(position(text), "use anger", "destroy courage")
    assert discarded(destroyed) == ["courage", "brightness-red-1"]
    swapped = play(position(text), "use boredom", "swap courage", "give anger")
    assert mindset(swapped, "A") == ["courage+brightness-red-1 1/1 2/2", "boredom 0/1"]
    assert len(GAME.view(swapped.state, None)["seats"][0]["mindset"]) == 2


@rule_test("card.merge.fragments-on-entry")
def test_a_merged_emotion_enters_with_full_fragment_slots_and_empty_absorb_slots() -> None:
    table = position("""
        turn A
        A hand: rage bleakness-red-1
    """)
    play(table, "invoke rage", "merge bleakness-red-1")
    assert mindset(table, "A") == ["rage+bleakness-red-1 2/2 0/2"]
    assert supply(table) == (40, 38)


@rule_test("card.merge.ability-at-once")
def test_a_merged_emotion_can_be_used_in_the_turn_it_entered() -> None:
    table = position("""
        turn A
        A hand: optimism brightness-red-1
    """)
    play(table, "invoke optimism", "merge brightness-red-1", "use optimism", "supply")
    assert len(hand(table, "A")) == 2
    assert table.state.actions == 1


@rule_test("card.merge.absorb-own")
def test_a_merged_emotion_may_absorb_its_own_fragment() -> None:
    table = position("""
        turn A
        A mindset: optimism+brightness-red-1 1/1 0/2
    """)
    play(table, "use optimism", "absorb optimism")
    assert mindset(table, "A") == ["optimism+brightness-red-1 0/1 1/2"]
    assert supply(table) == (39, 40)


@rule_test("card.merge.absorbed-not-reusable")
def test_a_fragment_absorbed_by_the_partner_cannot_pay_again() -> None:
    table = position("""
        turn A
        A mindset: optimism+brightness-red-1 0/1 1/2
    """)
    says = refuses("card.merge.absorbed-not-reusable", table, "use optimism")
    assert says == "Optimism has no Fragment left on its Fragment slots, and the Fragments it absorbed cannot be spent."


@rule_test("card.merge.absorb-partner-only")
def test_a_merged_brightness_absorbs_only_from_its_partner() -> None:
    table = position("""
        turn A
        A mindset: courage+brightness-red-1 1/1 0/2, optimism, brightness-blue-2 0/2
    """)
    play(table, "use optimism")
    says = refuses("card.merge.absorb-partner-only", table, "absorb courage")
    assert says == "Courage is merged; its Brightness absorbs only Fragments that Courage itself spends."
    assert offered(table) == ["supply", "absorb brightness-blue-2"]


@rule_test("card.merge.vibe")
def test_a_merged_brightness_has_no_vibe_for_combinations() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        A mindset: courage 0/1, kindness+brightness-blue-1 0/1 0/2
    """)
    assert table.view()["seats"][0]["bonus"] == 0
    play(table, "take trust")
    assert score(table, "A") == (0, 0)


@rule_test("card.merge.vibe")
def test_only_the_vibe_of_the_covering_card_cancels_a_merged_emotion() -> None:
    table = position("""
        turn A
        A hand: hope
        A mindset: kindness+brightness-blue-1
        B hand: fear desire
    """)
    play(table, "use kindness", "supply")
    assert offered(table) == ["pass", "cancel desire"]


@rule_test("card.merge.by-swap")
def test_a_merged_emotion_received_by_swap_waits_for_the_next_turn() -> None:
    table = position("""
        turn A, actions 2
        A mindset: boredom
        B mindset: optimism+brightness-red-1
    """)
    play(table, "use boredom", "swap optimism", "give boredom")
    says = refuses("card.merge.by-swap", table, "use optimism")
    assert says == "Optimism came into your Mindset by Swap this turn; you can use it from your next turn."
    play(table, "end turn")
    idle_turn(table)
    assert place_option("A", 1) in table.options
