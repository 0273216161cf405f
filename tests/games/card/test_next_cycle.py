"""Preparing the next Cycle. [card.next.*]"""

from __future__ import annotations

import random

from insula.games.card.gen import ev
from insula.testing import refuses, rule_test, walk
from tests.games.card.kit import (
    GAME,
    SEATS,
    active,
    card_option,
    deck,
    discarded,
    hand,
    impulse,
    kinds,
    mindset,
    offered,
    play,
    position,
    score,
    stack,
    stacks,
    started,
)

END = """
    seats 3, turn B
    impulse: trust fear hope
    stacks: 0 2 4
"""


@rule_test("card.next.only-without-winner")
def test_a_new_cycle_is_prepared_only_without_a_winner() -> None:
    going_on = play(position(END), "take trust")
    assert going_on.state.cycle == 2
    won = play(position(END + "\nA score: 7 + 7"), "take trust")
    assert won.over
    assert (won.state.cycle, stacks(won)) == (1, [0, 2, 4])


@rule_test("card.next.step-order")
def test_the_steps_are_done_in_the_order_of_the_rulebook() -> None:
    table = position(END + "\nA hand: 6\nC mindset: valor")
    play(table, "take trust", *[f"discard {c}" for c in hand(table, "A")[:2]])
    steps = ["impulse_renewed", "stacks_refilled", "mindsets_cleared", "hands_trimmed", "hands_filled", "tossed"]
    assert [k for k in kinds(table) if k in steps] == steps


@rule_test("card.next.impulse")
def test_the_rest_of_the_impulse_is_discarded_and_three_cards_laid_out() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        deck: 40 valor rage guilt
        discard: 0
        A hand: 4
        rest: B
    """)
    play(table, "take trust")
    assert {"fear", "hope"} <= set(discarded(table))
    assert impulse(table) == ["valor", "rage", "guilt"]
    assert len(deck(table)) == 40 - 3 - 4


@rule_test("card.next.stacks")
def test_every_stack_is_refilled_to_players_plus_two() -> None:
    table = position("""
        seats 3, turn A
        impulse: trust fear hope
        stacks: 0 2 4
        deck: 60
        A hand: 3
        B hand: 4
        C hand: 4
    """)
    play(table, "take trust")
    assert stacks(table) == [5, 5, 5]
    assert len(deck(table)) == 60 - 3 - 9


@rule_test("card.next.stacks-on-top")
def test_new_cards_come_on_top_of_those_left() -> None:
    table = position("""
        seats 3, turn A
        impulse: trust fear hope
        stacks: 0 5 5
        stack 2: 2 rage guilt
        A hand: 3
        B hand: 4
        C hand: 4
    """)
    old = stack(table, 2)
    assert old == ["guilt", "rage"]
    play(table, "take trust")
    assert stack(table, 2)[:2] == old
    assert len(stack(table, 2)) == 5
    assert stack(table, 2)[-1] not in old


@rule_test("card.next.mindsets")
def test_all_emotions_are_discarded() -> None:
    table = position(
        END
        + """
        A mindset: valor, euphoria, anger, guilt
        B mindset: courage+brightness-red-1, rage
        """
    )
    play(table, "take trust")
    assert [mindset(table, s) for s in "ABC"] == [[], [], []]
    cleared = next(e for e in table.events if e.kind == ev.MINDSETS_CLEARED)
    assert cleared.amount == 7


@rule_test("card.next.trim-hand")
def test_a_large_hand_is_trimmed_to_four_cards_of_its_owners_choice() -> None:
    table = position(END + "\nB hand: 6")
    play(table, "take trust")
    cards = hand(table, "B")
    assert (len(cards), offered(table)) == (7, [f"discard {c}" for c in cards])
    assert refuses("card.next.trim-hand", table, "pass") == "You keep exactly 4 cards, so 3 more must go."
    play(table, f"discard {cards[0]}", f"discard {cards[1]}")
    says = refuses("card.next.trim-hand", table, f"discard {cards[0]}")
    assert says.startswith("You keep exactly 4 cards, so 1 more must go; ") and says.endswith(" is already put aside.")
    says = refuses("card.next.trim-hand", table, "discard valor")
    assert says == "You keep exactly 4 cards, so 1 more must go; Valor is not in your hand."
    assert hand(table, "B") == cards
    play(table, f"discard {cards[2]}")
    assert hand(table, "B") == cards[3:]
    assert set(cards[:3]) <= set(discarded(table))


@rule_test("card.next.trim-hand")
def test_nobody_discards_more_than_needed() -> None:
    table = position(END + "\nC hand: 6\nA hand: 6")
    play(table, "take trust", *[f"discard {c}" for c in hand(table, "C")[:2]])
    assert table.asked == 0
    third = card_option(hand(table, "C")[2])
    refuses("table.not-your-question", lambda: table.play(third, seat=2))


@rule_test("card.next.trim-hand")
def test_what_is_put_aside_stays_secret_until_all_have_chosen() -> None:
    table = position(END + "\nC hand: 6\nA hand: 6")
    play(table, "take trust")
    before = table.view(0)
    play(table, *[f"discard {c}" for c in hand(table, "C")[:2]])
    assert table.view(0) == before
    assert table.view(2)["aside"] == hand(table, "C")[:2]


@rule_test("card.next.draw-up")
def test_small_hands_are_filled_up_to_four() -> None:
    table = position(END + "\nA hand: 1\nC hand: 9\nB hand: 3")
    play(table, "take trust", *[f"discard {c}" for c in hand(table, "C")[:5]])
    assert [len(hand(table, s)) for s in "ABC"] == [4, 4, 4]
    drew = [e.seat for e in table.events if e.kind == ev.DREW]
    assert drew == [0, 0, 0]


@rule_test("card.next.toss", "card.next.toss-after-scoring")
def test_the_bonus_goes_by_the_face_of_the_cycle_just_played() -> None:
    moods = set()
    for seed in range(8):
        table, chooser = started(3, seed), random.Random(seed)
        while not table.over:
            face, before, first = table.state.mood, [score(table, s) for s in "ABC"], len(table.events)
            table.play(chooser.choice(table.options))
            happened = table.events[first:]
            for event in (e for e in happened if e.kind == ev.BONUS):
                collected = next(e for e in happened if e.kind == ev.COLLECTED and e.seat == event.seat)
                wanted = [before[event.seat][0] + collected.other, before[event.seat][1] + collected.amount]
                wanted[face] += event.amount
                assert list(score(table, SEATS[event.seat])) == wanted
                moods.add((face, table.state.mood))
    assert len(moods) == 4  # every face before and after a toss


@rule_test("card.next.toss")
def test_both_faces_come_up_and_the_face_does_not_change_within_a_cycle() -> None:
    faces: dict[int, set[int]] = {}
    for g in walk(GAME.setup(2), 4):
        faces.setdefault(g.cycle, set()).add(g.mood)
    assert all(len(shown) == 1 for shown in faces.values())
    assert set().union(*faces.values()) == {0, 1}


@rule_test("card.next.shortage")
def test_a_shortage_is_made_good_after_mindsets_and_hands() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 3 4
        deck: 1
        discard: 0
        A mindset: valor+brightness-red-1, euphoria+brightness-red-2, rage+bleakness-red-1, greed+bleakness-red-2
        B mindset: anger+bleakness-red-3, guilt+bleakness-red-4, courage+brightness-red-3, safety+brightness-red-4
        A hand: 34
        rest: B
    """)
    assert len(hand(table, "A")) + len(hand(table, "B")) == 69
    play(table, "take trust")
    while table.kind == "trim":
        seat = "AB"[table.asked]
        play(table, offered(table)[0])
        assert len(hand(table, seat)) > 4 or table.kind == "turn"
    assert len(impulse(table)) == 3
    assert stacks(table) == [4, 4, 4]
    assert [len(hand(table, s)) for s in "AB"] == [4, 4]
    assert len(deck(table)) + len(discarded(table)) == 73


@rule_test("card.next.first-player")
def test_the_next_player_clockwise_begins_the_new_cycle() -> None:
    table = play(position(END), "take trust")
    assert active(table) == "C"
