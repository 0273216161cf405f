"""Dealing anew what eyes do not know, and what they know as numbers."""

from __future__ import annotations

import random
from collections import Counter

from insula.core.chance import seed_chance
from insula.core.record_class import clone
from insula.games.cerebria.eyes.conserved import conserved
from insula.games.cerebria.eyes.observe import LEGEND, N_OBSERVED, observe
from insula.games.cerebria.eyes.redeal import redeal
from insula.games.cerebria.game import GAME
from insula.games.cerebria.gen import ask, dispatch
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.terms import BLISS, GLOOM
from insula.games.cerebria.words.position import position
from insula.testing import rule_test, walk

TEXT = (
    "love: at valley, willpower 9, hand courage kindness!, deck trust comfort desire optimism\n"
    "hatred: at land, willpower 9, hand anger fear! guilt, deck dislike boredom insecurity\n"
    "delight: at willow, hand optimism, deck excitement safety\nmisery: at network, deck boredom\n"
    "bliss: hidden unity openness attitude\ngloom: hidden liveliness openness unity\ncommon: fortitude awareness"
)


def redealt(g: State, seat: int, seed: int) -> State:
    """The state dealt anew for a seat."""
    other = clone(g)
    seed_chance(other, seed)
    redeal(other, seat)
    return other


@rule_test("cer.info.hands")
def test_hidden_cards_of_the_other_team_change_places_with_its_unseen_ones() -> None:
    g = position(TEXT)
    hands = set()
    for seed in range(40):
        other = redealt(g, 0, seed)
        s = other.seats[2]
        hands.add(tuple(CARD_IDS[c] for c in s.hand[:3]))
        assert CARD_IDS[s.hand[1]] == "fear"  # everybody knows it
        assert CARD_IDS[s.deck[2]] == "dislike"  # face up
        assert Counter([*s.hand[:3], *s.deck[:3]]) == Counter([*g.seats[2].hand[:3], *g.seats[2].deck[:3]])
    assert len(hands) > 6


@rule_test("cer.info.share")
def test_the_own_teams_hands_stay_and_only_its_unseen_deck_is_mixed() -> None:
    g = position(TEXT)
    decks = set()
    for seed in range(20):
        other = redealt(g, 0, seed)
        assert other.seats[0].hand == g.seats[0].hand and other.seats[1].hand == g.seats[1].hand
        assert other.seats[0].deck[3] == g.seats[0].deck[3]
        decks.add(tuple(other.seats[0].deck[:3]))
    assert len(decks) > 3


@rule_test("cer.deck.top-face-up")
def test_returned_cards_stay_where_everybody_saw_them_go() -> None:
    g = position(TEXT.replace("optimism\nhatred", "optimism, unseen 1\nhatred", 1))
    for seed in range(10):
        other = redealt(g, 2, seed)
        assert other.seats[0].deck[:2] == g.seats[0].deck[:2]  # desire and optimism came back openly


@rule_test("cer.info.hidden-aspiration", "cer.info.hidden-deck-order")
def test_a_team_keeps_its_hidden_aspiration_and_loses_the_order_below() -> None:
    g = position(TEXT)
    own, theirs = set(), set()
    for seed in range(40):
        other = redealt(g, 0, seed)
        assert other.teams[BLISS].hidden[2] == g.teams[BLISS].hidden[2]
        own.add(tuple(other.teams[BLISS].hidden[:2]))
        theirs.add(other.teams[GLOOM].hidden[2])
        assert other.teams[GLOOM].hidden[2] != other.common[0]
    assert len(own) == 2 and len(theirs) == 3


def test_the_hidden_aspiration_of_others_is_never_the_common_one() -> None:
    g = position(TEXT.replace("fortitude awareness", "openness awareness"))
    tops = {redealt(g, 0, seed).teams[GLOOM].hidden[2] for seed in range(40)}
    assert g.common[0] not in tops and len(tops) == 2


def test_a_planned_card_stays_in_the_hand_it_is_planned_from() -> None:
    g = position(TEXT.replace("willpower 9, hand anger", "willpower 9, move blue, hand anger") + "\nturn: hatred")
    for option in ("move", "card anger", "cell move 1"):
        number = next(o for o in g.options[: g.n_options] if GAME.option_text(g, o) == option)
        dispatch.play(g, number)
    for seed in range(20):
        other = redealt(g, 0, seed)
        assert CARD_IDS[other.seats[2].hand[0]] == "anger"
        assert other.seats[2].known[:3] == [0, 1, 0]
        dispatch.relist(other)
        while other.asked.kind != ask.TURN:
            dispatch.play(other, other.options[0])
        assert CARD_IDS[other.seats[2].deck[0]] == "anger"  # paid for the token, as planned


def test_redealt_games_can_be_played_to_their_end() -> None:
    for seed, g in enumerate(walk(GAME.setup(4, spirits="random", setting="recommended"), 6)):
        if seed % 60 == 30:
            other = redealt(g, g.asked.seat, seed)
            dispatch.relist(other)
            chooser = random.Random(seed)
            for _ in range(3000):
                if other.over:
                    break
                dispatch.play(other, chooser.choice(other.options[: other.n_options]))
            assert other.over and conserved(other) == []


# ---- numbers -------------------------------------------------------------------------------------------------------


def numbers(g: State, seat: int) -> dict[str, float]:
    """What a seat observes, by legend."""
    out = [0.0] * N_OBSERVED
    observe(g, seat, out)
    return dict(zip(LEGEND, out, strict=True))


def test_the_legend_names_every_number_once() -> None:
    assert len(set(LEGEND)) == len(LEGEND) == N_OBSERVED


def test_a_seat_observes_its_own_hand_and_not_the_others() -> None:
    g = position(TEXT)
    mine = numbers(g, 0)
    assert mine["you: in hand / 2 courage"] == 0.5 and mine["you: willpower / 20".replace("w", "W", 1)] == 9 / 20
    assert mine["third: in hand / 2 fear"] == 0.5 and mine["third: in hand / 2 anger"] == 0.0
    assert mine["third: top card dislike"] == 1.0
    assert mine["your Hidden unity"] == 1.0
    theirs = numbers(g, 2)
    assert theirs["you: in hand / 2 anger"] == 0.5 and theirs["your Hidden unity"] == 0.0
    assert theirs["third: in hand / 2 courage"] == 0.0


def test_what_a_seat_observes_does_not_depend_on_what_it_cannot_know() -> None:
    for number, g in enumerate(walk(GAME.setup(4, spirits="random"), 8)):
        if number % 25 == 0:
            for seat in range(4):
                assert numbers(redealt(g, seat, number), seat) == numbers(g, seat)


def test_emotions_are_observed_from_the_own_side() -> None:
    g = position("love: at valley\nhatred: at land\nvalley.b: courage 2")
    assert numbers(g, 0)["valley.b: your courage"] == 1.0 == numbers(g, 1)["valley.b: their courage"]
    assert numbers(g, 0)["valley: yours"] == 1.0 == numbers(g, 1)["valley: theirs"]
    assert numbers(g, 0)["valley: at least 1 Intensity ahead"] == 1.0
    assert numbers(g, 1)["valley: at least 1 Intensity behind"] == 1.0
    assert numbers(g, 0)["valley.b: at least 2 Essence, your"] == 1.0
    assert numbers(g, 0)["you are ahead in attitude"] == 1.0 == numbers(g, 1)["you are behind in attitude"]


def planning() -> State:
    """Hatred puts a Move together: pays with Anger for a token."""
    g = position(TEXT.replace("willpower 9, hand anger", "willpower 9, move blue, hand anger") + "\nturn: hatred")
    for option in ("move", "card anger", "cell move 1"):
        number = next(o for o in g.options[: g.n_options] if GAME.option_text(g, o) == option)
        dispatch.play(g, number)
    return g


def test_the_act_under_way_is_told_to_its_own_team_alone() -> None:
    g = planning()
    own, mate, others = numbers(g, 2), numbers(g, 3), numbers(g, 0)
    for told in (own, mate):
        assert told["act: Move"] == told["act: paying with anger"] == told["act: token to move 1"] == 1.0
    assert own["act: by you"] == 1.0 and mate["act: by you"] == 0.0
    assert not any(value for name, value in others.items() if name.startswith(("act:", "asked: about")))


def test_acts_that_differ_are_observed_differently() -> None:
    g, other = planning(), planning()
    other.plan.discard = CARD_IDS.index("guilt")
    assert numbers(g, 2) != numbers(other, 2) and numbers(g, 0) == numbers(other, 0)


def test_a_power_that_asks_is_named() -> None:
    seen = {}
    for g in walk(GAME.setup(2, spirits="random"), 4):
        if g.asked.source > 0 and g.asked.kind == ask.PICK:
            seen = numbers(g, g.asked.seat)
            break
    assert seen["asked: by a power"] == 1.0
    assert sum(seen[f"asked: power of {card}"] for card in CARD_IDS) == 1.0
    assert sum(value for name, value in seen.items() if name.startswith("asked: effect")) == 1.0


def test_small_amounts_are_told_step_by_step() -> None:
    told = numbers(position(TEXT), 0)
    assert told["you: at least 9 Willpower"] == 1.0 and told["you: at least 10 Willpower"] == 0.0
    assert told["third: at least 3 cards"] == 1.0 and told["third: at least 4 cards"] == 0.0
    assert told["third: in deck or unknown in hand / 2 anger"] == 0.5 == told["third: in hand / 2 fear"]
