"""Hidden and open information: views, memory, dealing anew, observation. [card.info.*, card.steal.private]"""

from __future__ import annotations

import json

import pytest

from insula.core.chance import seed_chance
from insula.core.record_class import clone, key
from insula.games.card.eyes.observe import LEGEND, N_KINDS, N_OBSERVED
from insula.games.card.gen import ask
from insula.games.card.state import State
from insula.games.card.tables import CARD_IDS, CARD_NUMBER
from insula.testing import rule_test, walk
from tests.games.card.kit import GAME, deck, discarded, hand, idle_turn, play, position, started

LOOKED = """
    seats 4, turn A
    A mindset: jealousy, hope
    B hand: valor anger trust
    C hand: fear
    D hand: 2
"""


def words_of(view: object) -> set[str]:
    return set(json.dumps(view).replace('"', " ").replace(",", " ").split())


@rule_test("card.info.hand-secret", "card.info.hand-size-open")
def test_others_see_the_size_of_a_hand_and_no_card_of_it() -> None:
    table = started(3)
    for eyes in (None, 0, 2):
        view = table.view(eyes)
        assert view["seats"][1]["hand"] == 4
        assert not set(hand(table, "B")) & words_of(view)
    assert table.view(1)["hand"] == hand(table, "B")


@rule_test("card.info.face-down")
def test_nobody_sees_a_face_down_card() -> None:
    table = started(2)
    hidden = set(deck(table)) | {CARD_IDS[c] for c in table.state.stacks[:4]}
    for eyes in (None, 0, 1):
        assert not hidden & words_of(table.view(eyes))


@rule_test("card.info.open-zones")
def test_everybody_sees_what_lies_open() -> None:
    table = position("""
        seats 3, turn A, mood gloom
        impulse: trust fear hope
        B mindset: anger+bleakness-red-1 0/1 2/2
        C score: 4 + 5
    """)
    for eyes in (None, 0, 1, 2):
        view = table.view(eyes)
        emotion = view["seats"][1]["mindset"][0]
        assert (view["impulse"], view["mood"]) == (["trust", "fear", "hope"], "gloom")
        assert (emotion["card"], emotion["partner"]) == ("anger", "bleakness-red-1")
        assert (emotion["fragments"], emotion["absorbed"]) == (0, 2)
        assert (view["seats"][2]["bliss"], view["seats"][2]["gloom"]) == (4, 5)
        assert view["supply"] == {"bliss": 36, "gloom": 33}


@rule_test("card.info.discard-open")
def test_everybody_may_look_through_the_discard_pile() -> None:
    table = position("""
        turn A
        deck: 60
        discard: 5 hope fear trust
    """)
    for eyes in (None, 0, 1):
        assert table.view(eyes)["discard"] == discarded(table)
    assert {"hope", "fear", "trust"} <= set(discarded(table))


# ---- who has seen which card -------------------------------------------------------------------------------


def known(table_view: dict[str, object], seat: int) -> dict[str, bool]:
    seats = table_view["seats"]
    assert isinstance(seats, list)
    return {k["card"]: k["sure"] for k in seats[seat]["known"]}


@rule_test("card.steal.private")
def test_only_the_thief_knows_the_hand_that_was_looked_at() -> None:
    table = play(position(LOOKED), "use jealousy", "pass", "pass", "pass", "from b")
    assert table.view(0)["looking"] == {"seat": 1, "cards": hand(table, "B")}
    assert known(table.view(0), 1) == dict.fromkeys(hand(table, "B"), True)
    for eyes in (None, 2, 3):
        assert known(table.view(eyes), 1) == {}
        assert table.view(eyes).get("looking") is None


@rule_test("card.steal.private")
def test_the_stolen_card_is_told_to_thief_and_victim_only() -> None:
    table = play(position(LOOKED), "use jealousy", "pass", "pass", "pass", "from b", "steal valor")
    texts = [table.seen(eyes)[-1]["text"] for eyes in (0, 1, 2, None)]
    assert texts[:2] == ["A takes Valor from B’s hand"] * 2
    assert texts[2:] == ["A takes a card from B’s hand"] * 2
    assert known(table.view(1), 0) == {"valor": True}
    assert known(table.view(2), 0) == known(table.view(2), 1) == {}
    assert [seat["hand"] for seat in table.view(2)["seats"]] == [1, 2, 1, 2]


def test_everybody_remembers_a_card_taken_from_the_impulse() -> None:
    table = position("""
        seats 3, turn A
        impulse: trust fear hope
    """)
    play(table, "take fear")
    for eyes in (1, 2):
        assert known(table.view(eyes), 0) == {"fear": True}
    assert known(table.view(None), 0) == {}


def test_after_a_theft_the_others_know_a_card_only_to_be_with_one_of_two() -> None:
    table = position("""
        seats 3, turn B
        impulse: trust fear hope
        A mindset: jealousy
        B hand: anger
        C hand: 2
    """)
    play(table, "take trust", "take hope", "end turn")
    idle_turn(table)
    play(table, "use jealousy", "pass", "pass", "from b", "steal trust")
    assert known(table.view(2), 0) == {"hope": False, "trust": False}
    assert known(table.view(2), 1) == {"hope": False, "trust": False}
    assert known(table.view(1), 0) == {"trust": True}


def test_shuffling_makes_everybody_forget() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        deck: 0
        rest: discard
        A mindset: optimism
    """)
    play(table, "take trust", "take fear", "end turn")
    g = table.state
    assert g.seats[1].knows[CARD_NUMBER["trust"]] == 1
    card = g.discard[0]
    g.seats[1].knows[card] = 1
    idle_turn(table)
    play(table, "use optimism", "pass")
    assert g.seats[1].knows[card] == 0
    assert g.n_discard == 0


# ---- dealing anew -------------------------------------------------------------------------------------------


def dealt_anew(g: State, seat: int, seed: int) -> State:
    other = clone(g)
    seed_chance(other, seed)
    GAME.redeal(other, seat)
    return other


def test_dealing_anew_keeps_what_a_seat_has_seen_and_changes_the_rest() -> None:
    table = play(position(LOOKED), "use jealousy", "pass", "pass", "pass", "from b", "steal valor")
    hands = set()
    for seed in range(40):
        other = dealt_anew(table.state, 0, seed)
        assert not GAME.conserved(other)
        assert GAME.view(other, 0) == table.view(0)
        hands.add(other.seats[2].hand[0])
        robbed = other.seats[1]
        assert [CARD_IDS[c] for c in robbed.hand[: robbed.n_hand]] == ["trust", "anger"]
    assert len(hands) > 10


def test_dealing_anew_spreads_unseen_cards_evenly() -> None:
    table = position("""
        turn A
        B hand: fear
    """)
    unseen = 1 + table.state.n_deck + sum(table.state.stack_size)
    assert unseen == 93
    dealt = [dealt_anew(table.state, 0, seed).seats[1].hand[0] for seed in range(2000)]
    assert 8 < dealt.count(CARD_NUMBER["fear"]) < 38  # 2000 / 93 is 21.5
    assert len(set(dealt)) == 93


@pytest.mark.parametrize("seats", [2, 5])
def test_a_card_about_to_be_placed_is_dealt_anew_too(seats: int) -> None:
    checked = 0
    for g in walk(GAME.setup(seats), 3):
        if g.asked.kind == ask.ENTRY:
            seat = (g.asked.seat + 1) % seats
            other = dealt_anew(g, seat, checked)
            s = other.seats[g.asked.seat]
            assert other.plan.card in s.hand[: s.n_hand]
            GAME.dispatch.relist(other)
            assert other.n_options > 0
            checked += 1
    assert checked > 20


def test_cards_put_aside_in_secret_are_dealt_anew_with_the_hand() -> None:
    table = position("""
        seats 3, turn A
        impulse: trust fear hope
        stacks: 0 5 5
        B hand: 6
        C hand: 6
    """)
    play(table, "take trust", f"discard {hand(table, 'B')[0]}")
    other = dealt_anew(table.state, 2, 1)
    s = other.seats[1]
    assert sum(other.aside[c] for c in s.hand[: s.n_hand]) == 1
    assert sum(other.aside) == 1


# ---- observation -----------------------------------------------------------------------------------------------


def observed(g: State, seat: int) -> list[float]:
    out = [9.0] * N_OBSERVED
    assert GAME.observe is not None
    GAME.observe(g, seat, out)
    return out


def test_every_observed_number_has_a_name_of_its_own() -> None:
    assert len(LEGEND) == N_OBSERVED == len(set(LEGEND))
    assert sum(1 for kind in ask.NAMES if kind < ask.FIRST_STEP) == N_KINDS


def test_observation_tells_nothing_that_the_seat_does_not_know() -> None:
    for number, g in enumerate(walk(GAME.setup(3), 5)):
        if number % 9 == 0:
            before = key(g)
            for seat in range(3):
                assert observed(g, seat) == observed(dealt_anew(g, seat, number), seat)
            assert key(g) == before


def test_observation_says_what_lies_where() -> None:
    table = position("""
        seats 3, turn B, mood gloom
        impulse: trust fear hope
        A hand: anger
        B mindset: valor 1/2
        C score: 6 + 3
    """)
    play(table, "take fear")
    seen = {name: value for name, value in zip(LEGEND, observed(table.state, 0), strict=True) if value}
    assert seen["anger: in your hand"] == 1
    assert seen["valor: in the Mindset of second"] == 1
    assert seen["trust: Impulse column 1"] == 1
    assert seen["fear: may be in the hand of second"] == 1
    assert seen["second, place 1: Fragments / 2"] == 0.5
    assert seen["third: Bliss / 12"] == 0.5
    assert seen["Mood is Gloom"] == seen["asked: second"] == seen["question: turn"] == 1
