"""Cancelling Abilities. [card.cancel.*]"""

from __future__ import annotations

from insula.testing import refuses, rule_test
from tests.games.card.kit import (
    GAME,
    asked,
    card_option,
    discarded,
    hand,
    mindset,
    offered,
    place_option,
    play,
    position,
    supply,
)

FOUR = """
    seats 4, turn A
    A mindset: hope
    B hand: courage kindness
    B mindset: desire
    C hand: fear insecurity
    D hand: loneliness
"""


@rule_test("card.cancel.window")
def test_the_effect_waits_until_all_have_passed() -> None:
    table = play(position(FOUR), "use hope")
    assert mindset(table, "A") == ["hope 1/2"]
    play(table, "pass", "pass")
    assert hand(table, "A") == []
    play(table, "pass")
    assert len(hand(table, "A")) == 2


@rule_test("card.cancel.order")
def test_players_are_asked_clockwise_from_the_left_of_the_user() -> None:
    table = play(position(FOUR), "use hope")
    order = []
    while table.kind == "cancel":
        order.append(asked(table))
        play(table, "pass")
    assert "".join(order) == "BCD"


@rule_test("card.cancel.match-vibe", "card.cancel.from-hand")
def test_only_a_card_of_the_right_vibe_from_the_hand_cancels() -> None:
    table = position("""
        turn A
        A mindset: kindness
        A hand: hope
        B hand: courage disgust
        B mindset: desire
    """)
    play(table, "use kindness")
    assert offered(table) == ["pass", "cancel disgust"]
    says = refuses("card.cancel.match-vibe", table, "cancel courage")
    assert says == "Courage has a red Vibe; only a green card cancels A’s Summon."
    for move, card in (
        ("cancel generosity", "Generosity is not in your hand"),
        ("cancel desire", "Desire is in your Mindset"),
        (place_option("B", 1), "Desire is in your Mindset"),
        (place_option("A", 1), "Kindness is in A’s Mindset"),
    ):
        says = refuses("card.cancel.from-hand", table, move)
        assert says == f"{card}; only a card from your hand can cancel an Ability."
    play(table, "cancel disgust")
    assert discarded(table) == ["disgust"]
    assert hand(table, "B") == ["courage"]
    assert hand(table, "A") == ["hope"]


@rule_test("card.cancel.bright-bleak-card")
def test_a_brightness_or_bleakness_in_hand_can_cancel() -> None:
    table = position("""
        turn A
        A mindset: hope
        B hand: bleakness-blue-1 brightness-red-1
    """)
    play(table, "use hope")
    assert offered(table) == ["pass", "cancel bleakness-blue-1"]
    play(table, "cancel bleakness-blue-1")
    assert hand(table, "A") == []


@rule_test("card.cancel.any-opponent")
def test_any_opponent_may_cancel_but_not_the_user() -> None:
    table = play(position(FOUR), "use hope")
    says = refuses("card.cancel.any-opponent", lambda: table.play(card_option("fear"), seat=0))
    assert says == "You cannot cancel your own Ability."
    play(table, "pass", "cancel fear")
    assert hand(table, "A") == []
    assert discarded(table) == ["fear"]


@rule_test("card.cancel.effect-only")
def test_a_cancelled_ability_has_no_effect_and_no_refund() -> None:
    table = position("""
        turn A
        A mindset: anger
        B hand: courage
        B mindset: hope
    """)
    play(table, "use anger", "cancel courage")
    assert mindset(table, "B") == ["hope 2/2"]
    assert mindset(table, "A") == ["anger 0/1"]
    assert supply(table) == (38, 40)
    assert (table.kind, asked(table)) == ("turn", "A")


@rule_test("card.cancel.counts-as-used")
def test_a_cancelled_ability_counts_as_used() -> None:
    table = play(position(FOUR), "use hope", "pass", "cancel fear")
    says = refuses("card.cancel.counts-as-used", table, "use hope")
    assert says == "You have already used Draw this turn; a cancelled use still counts."


@rule_test("card.cancel.asked-once")
def test_a_pass_is_final_and_one_cancel_ends_the_asking() -> None:
    table = play(position(FOUR), "use hope", "pass")
    assert asked(table) == "C"
    says = refuses("card.cancel.asked-once", lambda: table.play(card_option("courage"), seat=1))
    assert says == "You have already passed on cancelling this Ability."
    play(table, "cancel insecurity")
    assert (table.kind, asked(table)) == ("turn", "A")


@rule_test("card.cancel.no-counter")
def test_a_cancel_cannot_be_cancelled() -> None:
    table = play(position(FOUR), "use hope", "pass", "cancel fear")
    assert table.kind == "turn"
    assert hand(table, "D") == ["loneliness"]


@rule_test("card.cancel.no-tell")
def test_being_asked_to_cancel_tells_nothing_about_the_hand() -> None:
    tables = []
    for cards in ("courage kindness", "fear insecurity"):
        table = position(f"""
            seats 3, turn A
            A mindset: hope
            B hand: {cards}
            C hand: rage
        """)
        play(table, "use hope", "pass", "pass")
        tables.append(table)
    able, unable = tables
    for eyes in (0, 2, None):
        public = [[(e["kind"], e["text"]) for e in t.seen(eyes) if e["kind"] != "drew"] for t in tables]
        assert public[0] == public[1]
    assert [m.seat for m in able.moves] == [m.seat for m in unable.moves]
    assert "cancel" in GAME.gen.ask.FROM_HIDDEN


def test_nobody_without_cards_is_asked() -> None:
    table = position("""
        seats 3, turn A
        A mindset: hope
        C hand: fear
    """)
    play(table, "use hope")
    assert asked(table) == "C"


def test_a_seat_that_is_still_to_be_asked_has_to_wait() -> None:
    table = play(position(FOUR), "use hope")
    says = refuses("table.not-your-question", lambda: table.play(card_option("loneliness"), seat=3))
    assert says == "The question is for B, not for D."
    refuses("table.not-your-question", lambda: table.play("nonsense", seat=3))
