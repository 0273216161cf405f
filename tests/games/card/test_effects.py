"""What Destroy, Deprive, Summon, Steal, Swap, Draw and Embrace do."""

from __future__ import annotations

import pytest

from insula.testing import refuses, rule_test
from tests.games.card.kit import (
    active,
    card_option,
    deck,
    discarded,
    hand,
    idle_turn,
    impulse,
    kinds,
    mindset,
    offered,
    place_option,
    play,
    position,
    score,
    stacks,
    supply,
)

# ---- Destroy -----------------------------------------------------------------------------------------------


@rule_test("card.destroy.any-mindset")
def test_destroy_discards_any_emotion_brightness_too() -> None:
    table = position("""
        turn A
        A mindset: anger
        B mindset: optimism, brightness-red-1
    """)
    play(table, "use anger", "destroy brightness-red-1")
    assert mindset(table, "B") == ["optimism 1/1"]
    assert discarded(table) == ["brightness-red-1"]


@rule_test("card.destroy.fragments")
@pytest.mark.parametrize("target", ["brightness-red-1 2/2", "valor 2/2"])
def test_fragments_of_a_destroyed_emotion_go_to_the_supply(target: str) -> None:
    table = position(f"""
        turn A
        A mindset: anger
        B mindset: {target}
    """)
    assert supply(table) == (38, 39)
    play(table, "use anger", f"destroy {target.split()[0]}")
    assert supply(table) == (40, 40)
    assert [score(table, s) for s in "AB"] == [(0, 0), (0, 0)]


@rule_test("card.destroy.own")
def test_the_emotion_that_provided_destroy_may_be_destroyed() -> None:
    table = position("""
        turn A
        A mindset: rage
    """)
    play(table, "use rage", "destroy rage")
    assert mindset(table, "A") == []
    assert supply(table) == (40, 40)


@rule_test("card.destroy.merged")
def test_destroying_a_merged_emotion_discards_both_cards() -> None:
    table = position("""
        turn A
        A mindset: anger
        B mindset: valor+brightness-red-1 1/2 1/2
    """)
    play(table, "use anger", "destroy valor")
    assert discarded(table) == ["valor", "brightness-red-1"]
    assert supply(table) == (40, 40)


# ---- Deprive ------------------------------------------------------------------------------------------------


DEPRIVE = """
    turn A
    impulse: trust fear hope
    stack 1: 4 valor rage
    A mindset: hostility
"""


@rule_test("card.deprive.discard-replace")
def test_deprive_discards_and_replaces_an_impulse_card() -> None:
    table = play(position(DEPRIVE), "use hostility", "discard trust")
    assert discarded(table) == ["trust"]
    assert impulse(table) == ["valor", "fear", "hope"]


@rule_test("card.deprive.twice")
def test_deprive_is_done_exactly_twice() -> None:
    table = play(position(DEPRIVE), "use hostility", "discard fear")
    assert table.kind == "deprive_card"
    refuses("card.ability.must-resolve", table, "pass")
    refuses("card.impulse.face-up-only", table, "stack 1")
    play(table, "discard hope")
    assert table.kind == "turn"
    assert (discarded(table), stacks(table)) == (["fear", "hope"], [4, 3, 3])


@rule_test("card.deprive.sequential")
def test_the_second_discard_may_be_the_card_just_turned_up() -> None:
    table = play(position(DEPRIVE), "use hostility", "discard trust", "discard valor")
    assert discarded(table) == ["trust", "valor"]
    assert impulse(table) == ["rage", "fear", "hope"]
    assert stacks(table) == [2, 4, 4]


@rule_test("card.deprive.revelation")
def test_deprive_triggers_a_revelation_when_the_second_card_cannot_be_replaced() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 3 0 3
        A mindset: hostility, valor
        A score: 10 + 0
    """)
    play(table, "use hostility", "discard trust")
    assert not table.over
    play(table, "discard fear")
    assert table.over
    assert score(table, "A") == (12, 0)


@rule_test("card.deprive.first-ends-it")
def test_a_revelation_by_the_first_discard_drops_the_second() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 3 3
        A mindset: hostility
        A score: 12 + 0
    """)
    play(table, "use hostility", "discard trust")
    assert table.over
    assert discarded(table) == ["trust"]


# ---- Summon --------------------------------------------------------------------------------------------------


@rule_test("card.summon.place")
def test_summon_places_a_card_without_an_action() -> None:
    table = position("""
        turn A
        A hand: rage
        A mindset: courage
    """)
    play(table, "use courage", "summon rage", "alone")
    assert mindset(table, "A") == ["courage 0/1", "rage 2/2"]
    assert supply(table) == (40, 38)
    assert table.state.actions == 0


@rule_test("card.summon.place")
def test_a_summoned_bleakness_has_no_fragment() -> None:
    table = position("""
        turn A
        A hand: bleakness-red-1
        A mindset: courage
    """)
    play(table, "use courage", "summon bleakness-red-1", "alone")
    assert mindset(table, "A") == ["courage 0/1", "bleakness-red-1 0/2"]


@rule_test("card.summon.from-hand")
def test_summon_takes_neither_impulse_nor_discarded_cards() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        deck: 50
        discard: 1 anger
        A hand: rage
        A mindset: courage
    """)
    play(table, "use courage")
    for move, where in (
        ("impulse trust", "Trust is in the Impulse, not in your hand"),
        ("summon anger", "Anger is in the discard pile, not in your hand"),
        (place_option("A", 1), "Courage is in your Mindset"),
    ):
        assert refuses("card.summon.from-hand", table, move) == f"{where}; Summon places a card from your hand."
    assert offered(table) == ["summon rage"]


@rule_test("card.summon.empty-hand")
def test_summon_needs_a_card_in_hand() -> None:
    table = position("""
        turn A
        A mindset: courage
    """)
    says = refuses("card.summon.empty-hand", table, "use courage")
    assert says == "You have no card in your hand to Summon."
    assert mindset(table, "A") == ["courage 1/1"]


@rule_test("card.summon.merge")
def test_a_summoned_emotion_may_be_merged_and_used_at_once() -> None:
    table = position("""
        turn A
        A hand: optimism brightness-red-1
        A mindset: courage
    """)
    play(table, "use courage", "summon optimism", "merge brightness-red-1")
    assert mindset(table, "A") == ["courage 0/1", "optimism+brightness-red-1 1/1 0/2"]
    play(table, "use optimism", "supply")
    assert len(hand(table, "A")) == 2


@rule_test("card.summon.replace-summoner")
def test_the_emotion_that_provided_summon_may_make_room() -> None:
    table = position("""
        turn A
        A hand: rage
        A mindset: courage, anger, guilt, disgust
    """)
    play(table, "use courage", "summon rage", "discard courage")
    assert mindset(table, "A") == ["anger 1/1", "guilt 1/1", "disgust 1/1", "rage 2/2"]


# ---- Steal ----------------------------------------------------------------------------------------------------


STEAL = """
    seats 3, turn A
    A hand: rage guilt
    A mindset: trust
    B hand: valor fear hope
"""


@rule_test("card.steal.look")
def test_steal_shows_the_whole_hand_of_an_opponent() -> None:
    table = play(position(STEAL), "use trust", "pass", "from b")
    assert table.view(0)["looking"]["cards"] == hand(table, "B")
    assert offered(table) == ["leave", *[f"steal {c}" for c in hand(table, "B")]]


@rule_test("card.steal.take-one")
def test_steal_takes_one_card() -> None:
    table = play(position(STEAL), "use trust", "pass", "from b", "steal hope")
    assert sorted(hand(table, "A")) == ["guilt", "hope", "rage"]
    assert hand(table, "B") == ["valor", "fear"]
    says = refuses("card.invoke.from-hand", table, "invoke valor")  # seen, but not taken
    assert says == "Valor is in B’s hand, not in yours; you can Invoke only a card from your hand."


@rule_test("card.steal.decline")
def test_after_looking_the_thief_may_take_nothing() -> None:
    table = play(position(STEAL), "use trust", "pass", "from b", "leave")
    assert (len(hand(table, "A")), len(hand(table, "B"))) == (2, 3)
    assert mindset(table, "A") == ["trust 0/1"]
    refuses("card.ability.no-fragment", table, "use trust")
    assert table.view()["used"] == ["steal"]


@rule_test("card.steal.private")
def test_a_third_player_learns_only_that_hand_sizes_changed() -> None:
    seen = []
    for card in ("valor", "hope"):
        table = play(position(STEAL), "use trust", "pass", "from b", f"steal {card}")
        seen.append((table.view(2), [e["text"] for e in table.seen(2)]))
    assert seen[0] == seen[1]
    assert [s["hand"] for s in seen[0][0]["seats"]] == [3, 2, 0]


@rule_test("card.steal.empty-hand")
def test_an_opponent_without_cards_cannot_be_chosen() -> None:
    table = play(position(STEAL), "use trust", "pass")
    assert refuses("card.steal.empty-hand", table, "from c") == "C has no cards in hand."
    assert offered(table) == ["from b"]


# ---- Swap -----------------------------------------------------------------------------------------------------


@rule_test("card.swap.exchange")
def test_swap_exchanges_two_emotions() -> None:
    table = position("""
        turn A
        A mindset: boredom, brightness-red-1
        B mindset: rage
    """)
    play(table, "use boredom", "swap rage", "give brightness-red-1")
    assert mindset(table, "A") == ["boredom 0/1", "rage 2/2"]
    assert mindset(table, "B") == ["brightness-red-1 0/2"]


@rule_test("card.swap.fragments-stay", "card.swap.source-allowed")
def test_fragments_travel_and_the_source_may_be_given() -> None:
    table = position("""
        turn A
        A mindset: boredom
        B mindset: valor
    """)
    play(table, "use boredom", "swap valor", "give boredom")
    assert mindset(table, "A") == ["valor 2/2"]
    assert mindset(table, "B") == ["boredom 0/1"]
    assert supply(table) == (38, 40)


@rule_test("card.swap.merged-as-one")
def test_a_merged_emotion_is_swapped_as_a_whole() -> None:
    table = position("""
        turn A
        A mindset: boredom
        B mindset: courage+brightness-red-1 1/1 1/2
    """)
    play(table, "use boredom", "swap courage", "give boredom")
    assert mindset(table, "A") == ["courage+brightness-red-1 1/1 1/2"]


@rule_test("card.swap.own-with-own", "card.def.any-player")
def test_two_emotions_of_ones_own_mindset_may_be_swapped_and_neither_has_to_wait() -> None:
    table = position("""
        turn A
        A mindset: boredom, hope 1/2, brightness-red-1 1/2
    """)
    play(table, "use boredom")
    assert offered(table) == ["swap boredom", "swap hope", "swap brightness-red-1"]
    play(table, "swap hope")
    says = refuses("card.swap.own-with-own", table, "give hope")
    assert says == "A Swap needs two different Emotions; Hope is already one of them."
    play(table, "give brightness-red-1")
    assert mindset(table, "A") == ["boredom 0/1", "brightness-red-1 1/2", "hope 1/2"]
    assert table.seen(0)[-1]["text"] == "A swaps Brightness (red) and Hope within their own Mindset"
    assert "use hope" in offered(table)


@rule_test("card.swap.own-with-own")
def test_an_emotion_that_entered_this_turn_still_waits_after_a_swap_at_home() -> None:
    table = position("""
        turn A
        A mindset: boredom, optimism new, hope
    """)
    play(table, "use boredom", "swap optimism", "give hope")
    assert mindset(table, "A") == ["boredom 0/1", "hope 2/2", "optimism 1/1"]
    refuses("card.ability.present-at-start", table, "use optimism")
    assert "use hope" in offered(table)


@rule_test("card.swap.own-with-own")
def test_a_swap_at_home_can_save_a_fragment_that_a_discard_would_lose() -> None:
    text = """
        turn A, actions 1
        impulse: trust fear euphoria
        stacks: 0 4 4
        A hand: adoration
        A mindset: sociability 1/1, brightness-red-1 0/2, hope 2/2, kindness 1/1
    """
    summon = ("use kindness", "absorb brightness-red-1", "summon adoration", "discard sociability", "take trust")
    at_home = ("use sociability", "absorb brightness-red-1", "swap hope", "give sociability")
    without = play(position(text), *summon)
    with_swap = play(position(text), *at_home, *summon)
    assert sum(score(with_swap, "A")) == sum(score(without, "A")) + 1


@rule_test("card.swap.own-with-own")
def test_ones_only_emotion_cannot_be_swapped_with_itself() -> None:
    table = position("""
        turn A
        A mindset: boredom
        B mindset: rage
    """)
    play(table, "use boredom")
    says = refuses("card.swap.own-with-own", table, "swap boredom")
    assert says == "A Swap needs two different Emotions; Boredom is the only one you could give."
    assert offered(table) == ["swap rage"]


@rule_test("card.swap.exchange")
def test_ones_own_half_of_a_swap_is_ones_own() -> None:
    table = position("""
        turn A
        A mindset: boredom, hope
        B mindset: rage, anger
    """)
    play(table, "use boredom", "swap rage")
    says = refuses("card.swap.exchange", table, "give anger")
    assert says == "Anger is in B’s Mindset; give one of your own Emotions for Rage."
    assert offered(table) == ["give boredom", "give hope"]


@rule_test("card.swap.no-target", "card.ability.needs-effect")
def test_swap_needs_a_second_emotion_in_play() -> None:
    table = position("""
        turn A
        A mindset: boredom
    """)
    says = refuses("card.swap.no-target", table, "use boredom")
    assert says == "Boredom is the only Emotion in play; there is nothing to swap it with."
    assert mindset(table, "A") == ["boredom 1/1"]
    for other in ("A mindset: boredom, hope", "A mindset: boredom\n    B mindset: hope"):
        assert "use boredom" in offered(position(f"turn A\n    {other}"))


@rule_test("card.swap.received-waits")
def test_a_received_emotion_waits_for_the_next_turn_of_its_owner() -> None:
    table = position("""
        turn A, actions 2
        A mindset: indifference
        B mindset: optimism, rage
    """)
    play(table, "use indifference", "swap optimism", "give indifference")
    says = refuses("card.swap.received-waits", table, "use optimism")
    assert says == "Optimism came into your Mindset by Swap this turn; you can use it from your next turn."
    play(table, "end turn")
    assert active(table) == "B"
    assert place_option("B", 1) in table.options  # B may use what B received
    idle_turn(table)
    assert place_option("A", 1) in table.options


# ---- Draw and Embrace -------------------------------------------------------------------------------------------


@rule_test("card.draw.two")
def test_draw_takes_two_cards_without_showing_them() -> None:
    table = position("""
        turn A
        deck: 50 trust fear
        A hand: 3
        A mindset: optimism
    """)
    play(table, "use optimism")
    assert len(hand(table, "A")) == 5
    assert {"trust", "fear"} <= set(hand(table, "A"))
    assert len(deck(table)) == 48
    assert [e["text"] for e in table.seen(1)][-2:] == ["A draws a card"] * 2
    assert [e["text"] for e in table.seen(0)][-2:] == ["A draws Trust", "A draws Fear"]


@rule_test("card.draw.short")
def test_draw_takes_what_there_is_and_needs_at_least_one_card() -> None:
    text = """
        turn A
        deck: {deck}
        discard: 0
        A mindset: optimism
        rest: B
    """
    table = position(text.format(deck=1))
    play(table, "use optimism", "pass")
    assert len(hand(table, "A")) == 1
    empty = position(text.format(deck=0))
    says = refuses("card.draw.short", empty, "use optimism")
    assert says == "The main deck and the discard pile are both empty; there is no card to draw."


@rule_test("card.embrace.take")
def test_embrace_takes_an_impulse_card_and_refills() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        A mindset: affection
    """)
    play(table, "use affection", "embrace fear")
    assert hand(table, "A") == ["fear"]
    assert stacks(table) == [4, 3, 4]
    assert len(impulse(table)) == 3


@rule_test("card.embrace.not-action")
def test_embrace_comes_on_top_of_two_impulse_actions() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        A mindset: affection
    """)
    play(table, "take trust", "use affection", "embrace fear", "take hope")
    assert sorted(hand(table, "A")) == ["fear", "hope", "trust"]


@rule_test("card.embrace.revelation")
def test_embrace_can_trigger_a_revelation() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        A mindset: affection, valor
        A score: 10 + 0
    """)
    play(table, "use affection")
    refuses("card.impulse.face-up-only", table, "deck")
    play(table, "embrace trust")
    assert table.over
    assert hand(table, "A") == ["trust"]
    assert "revelation" in kinds(table)


@rule_test("card.steal.take-one")
def test_a_stolen_card_comes_from_the_hand_that_was_looked_at() -> None:
    table = play(position(STEAL), "use trust", "pass", "from b")
    says = refuses("card.steal.take-one", table, card_option("rage"))
    assert says == "Rage is not in B’s hand; take one of the cards you see there, or leave them all."
