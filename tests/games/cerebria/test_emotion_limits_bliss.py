"""Where the powers of Bliss Emotions end: reach, side, who chooses, what is optional. What they do: test_emotions."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import opt
from insula.games.cerebria.terms import BLISS
from insula.games.cerebria.words.names import SLOT_WORDS
from insula.testing import refuses
from tests.games.cerebria.emotions_kit import (
    DELIGHT,
    HERE,
    LOVE,
    MISERY,
    empowered,
    essence,
    invoked,
    people,
    quelled,
    willpower,
)
from tests.games.cerebria.scoring_kit import (
    INTENSIFY,
    INVOKE,
    MOVE,
    QUELL,
    VALLEY,
    absorb,
    card,
    emotion,
    on,
    place,
    play,
    settle,
    slot,
    space,
    using,
)


def token(table: Table) -> int:
    """The Intensity token of the card on valley/cradle."""
    return int(table.state.emotions[SLOT_WORDS.index(HERE)].token)


def intensity(text: str, name: str) -> int:
    return int(on(text).state.emotions[SLOT_WORDS.index(name)].intensity)


# ---- Mild ----------------------------------------------------------------------------------------------------------


def test_affection__places_an_essence_next_to_it() -> None:
    table = invoked("affection", "valley.b: comfort 1", "land.a: comfort 1")
    assert table.kind == "may"
    settle(play(table, opt.YES))
    assert (emotion(table, "valley.b"), emotion(table, "land.a"), essence(table, LOVE)) == ("comfort 2", "comfort 1", 2)


def test_affection__may_be_left_and_finds_nothing_alone() -> None:
    assert emotion(settle(invoked("affection", "valley.b: comfort 1")), "valley.b") == "comfort 1"
    assert settle(invoked("affection")).state.emotions[1].essence == 1


@pytest.mark.parametrize("target", [HERE, "valley.b"])
def test_comfort__answers_a_quell_of_itself_or_a_neighbour(target: str) -> None:
    at = HERE if target == HERE else "valley"
    text = people(f"{HERE}: comfort 2", "valley.b: courage 2", love="network", misery=at, turn="misery")
    table = quelled(text, target)
    while table.kind != "recipient":
        table.play(table.options[0])
    assert table.options == [opt.SEAT + LOVE, opt.SEAT + DELIGHT]
    settle(play(table, opt.SEAT + DELIGHT))
    assert essence(table, DELIGHT) == 1


def test_comfort__does_not_answer_a_far_quell() -> None:
    text = people(f"{HERE}: comfort 2", "land.a: courage 2", love="network", misery="land", turn="misery")
    table = settle(quelled(text, "land.a"))
    assert (essence(table, LOVE), essence(table, DELIGHT)) == (3, 0)


def test_courage__gets_a_token_next_to_an_opponent() -> None:
    assert token(settle(invoked("courage", "valley.b: anger 1"))) == 1
    assert token(settle(invoked("courage", "valley.b: comfort 1"))) == 0


def test_sociability__draws_with_company_in_its_triad() -> None:
    assert settle(invoked("sociability", "valley.b: comfort 1")).state.seats[LOVE].n_hand == 1
    assert settle(invoked("sociability", "cradle.b: comfort 1")).state.seats[LOVE].n_hand == 0


@pytest.mark.parametrize(("target", "price"), [("valley.b", 4), ("valley.a", 2), (HERE, 2)])
def test_safety__makes_quells_beside_it_dearer(target: str, price: int) -> None:
    at = HERE if target == HERE else "valley"
    board = (f"{HERE}: safety 2", "valley.b: courage 2", "valley.a: courage 2")
    table = settle(quelled(people(*board, love="network", misery=at, turn="misery"), target))
    assert willpower(table, MISERY) == 9 - price


def test_trust__places_an_essence_of_the_own_board_anywhere() -> None:
    table = play(invoked("trust", "land.a: comfort 1", "land.b: anger 1"), opt.YES)
    assert table.options == [slot(HERE), slot("land.a")]
    settle(play(table, slot("land.a")))
    assert (emotion(table, "land.a"), essence(table, LOVE)) == ("comfort 2", 3 - 1 - 1)
    itself = settle(play(invoked("trust"), opt.YES))
    assert emotion(itself, HERE) == "trust 2"


def test_generosity__keeps_its_last_essence_and_waits_for_its_own_turn() -> None:
    table = on(people(f"{HERE}: generosity 1", "land.a: comfort 1"), opt.END_TURN, opt.DRAW_TWO)
    assert table.kind == "turn"
    other = on(people(f"{HERE}: generosity 2", "land.a: comfort 1", turn="misery"), opt.END_TURN, opt.DRAW_TWO)
    assert other.kind == "turn"


def test_kindness__gives_a_bliss_spirit_an_essence() -> None:
    table = invoked("kindness")
    assert table.options == [opt.SEAT + LOVE, opt.SEAT + DELIGHT]
    settle(play(table, opt.SEAT + DELIGHT))
    assert (essence(table, LOVE), essence(table, DELIGHT)) == (2, 1)


def test_confidence__gets_one_more_after_an_intensify() -> None:
    table = settle(on(people(f"{HERE}: confidence 1"), INTENSIFY, slot(HERE), opt.PASS))
    assert (emotion(table, HERE), essence(table, LOVE)) == ("confidence 3", 2)


@pytest.mark.parametrize(
    ("lines", "expected"), [(("land.a: anger", "network.a: anger", "willow.a: anger"), 1), (("land.a: anger",), 0)]
)
def test_optimism__gets_a_token_while_gloom_holds_more_realms(lines: tuple[str, ...], expected: int) -> None:
    assert token(settle(invoked("optimism", *lines))) == expected


@pytest.mark.parametrize(("available", "expected"), [(1, 2), (0, 1)])
def test_self_esteem__gets_an_essence_with_ambition(available: int, expected: int) -> None:
    assert settle(invoked("self-esteem", ambition=(available, 2))).state.emotions[1].essence == expected


# ---- Strong --------------------------------------------------------------------------------------------------------


def test_satisfaction__rewards_the_spirit_beside_it_at_the_end_of_its_turn() -> None:
    table = on(people(f"{HERE}: satisfaction 1"), opt.END_TURN, opt.DRAW_TWO)
    assert table.options == [opt.CHOICE, opt.CHOICE + 1]
    assert essence(settle(play(table, opt.CHOICE)), LOVE) == 4
    table = on(people(f"{HERE}: satisfaction 1"), opt.END_TURN, opt.DRAW_TWO, opt.CHOICE + 1)
    assert willpower(table, LOVE) == 11
    away = on(people(f"{HERE}: satisfaction 1", love="land"), opt.END_TURN, opt.DRAW_TWO)
    assert away.kind == "turn"


@pytest.mark.parametrize(("target", "left"), [("valley.b", 2), ("valley.a", 1)])
def test_valor__saves_an_ambition_beside_it(target: str, left: int) -> None:
    board = (f"{HERE}: valor 1", "valley.b: anger 2", "valley.a: anger 2")
    table = settle(quelled(people(*board, love="valley"), target))
    assert table.state.teams[BLISS].ambition == left


def test_intimacy__raises_own_emotions_beside_it() -> None:
    text = people(f"{HERE}: intimacy 1", "valley.b: comfort 1", "cradle.a: anger 1")
    assert [intensity(text, name) for name in (HERE, "valley.b", "cradle.a")] == [2, 2, 1]


def test_euphoria__allows_another_absorb() -> None:
    table = settle(empowered("cheerfulness 2"))
    assert table.state.absorbs == 2
    settle(play(table, opt.ABSORB, opt.REALM + VALLEY))
    assert opt.ABSORB in table.options


def test_passion__gives_one_more_action() -> None:
    assert settle(empowered("excitement 3")).state.actions == 3 - 1 + 1
    assert settle(empowered("courage 3")).state.actions == 2


def test_freedom__makes_moves_cheaper_and_free_to_end_anywhere() -> None:
    text = people("land.a: freedom 1", misery="cradle")
    table = settle(on(text, MOVE, opt.PASS, space("cradle"), using()))
    assert (place(table, LOVE), willpower(table, LOVE)) == ("cradle", 9)
    away = on(people("land.a: comfort 1", misery="cradle"), MOVE, opt.PASS, space("cradle"))
    assert using() not in away.options


def test_faith__gives_an_action_for_every_empower() -> None:
    assert settle(empowered("trust 2")).state.actions == 3, "also for the one that brings it into play"
    assert settle(empowered("kindness 2", "land.a: faith 1")).state.actions == 3
    gloom = settle(empowered("craving 2", "land.a: faith 1", gloom=True))
    assert gloom.state.actions == 2


def test_longing__calls_an_emotion_to_its_side() -> None:
    table = play(empowered("desire 3", "land.a: comfort 2", "land.b: anger 1"), opt.YES)
    while table.kind != "shift_to":
        table.play(table.options[0])
    assert table.options == [slot("valley.b"), slot("cradle.a")]
    settle(play(table, slot("cradle.a")))
    assert (emotion(table, "cradle.a"), emotion(table, "land.a")) == ("comfort 2", "")


def test_selflessness__bears_the_loss_of_its_chain() -> None:
    text = people(f"{HERE}: selflessness 4", "valley.b: courage 2", love="network", misery="valley", turn="misery")
    table = on(text, QUELL, opt.PASS, slot("valley.b"), using(1))
    while table.kind != "bear_loss":
        table.play(table.options[0])
    assert table.options == [opt.AMOUNT, opt.AMOUNT + 1, opt.AMOUNT + 2]
    settle(play(table, opt.AMOUNT + 2))
    assert (emotion(table, HERE), emotion(table, "valley.b")) == ("selflessness 2", "courage 2")


def test_purity__shields_its_triad() -> None:
    board = (f"{HERE}: purity 1", "valley.b: courage 2", "valley.a: courage 2")
    table = on(people(*board, love="network", misery="valley", turn="misery"), QUELL, opt.PASS)
    assert table.options == [slot("valley.a")]
    refuses("cer.pow.no-quell", table, slot("valley.b"))
    itself = on(people(*board, love="network", misery=HERE, turn="misery"))
    assert QUELL in itself.options, "Purity itself is not protected"
    barred = on(
        people(f"{HERE}: purity 1", love="network", misery="valley", turn="misery"), INVOKE, opt.PASS, card("guilt")
    )
    assert barred.options == [slot("valley.a")]
    refuses("cer.pow.bar-slots", barred, slot("valley.b"))


def test_benevolence__adds_to_an_absorb_of_bliss() -> None:
    table = absorb(people(f"{HERE}: benevolence 1"), VALLEY, opt.AMOUNT + 1)
    assert willpower(table, LOVE) == 9 + 2 + 1 + 1, "base, Frontier, Benevolence"


@pytest.mark.parametrize(("common", "works"), [("fortitude unity", True), ("attitude unity", False)])
def test_hope__comforts_after_a_revelation_without_success(common: str, works: bool) -> None:
    text = people("land.a: hope 1", ambition=(1, 2)).replace("humility 7", "humility 2")
    text = text.replace("bliss: ambition 1", "bliss: ambition 1, hidden fortitude versatility") + f"\ncommon: {common}"
    table = absorb(text, VALLEY, opt.PASS)
    while table.kind not in ("recipient", "turn"):
        table.play(opt.PASS if opt.PASS in table.options else table.options[0])
    assert (table.kind == "recipient") == works
    if works:
        settle(play(table, opt.SEAT + DELIGHT))
        assert willpower(table, DELIGHT) == 7
    assert table.state.teams[BLISS].ambition == (2 if works else 1)


def test_dignity__limits_losses_and_forbids_lowering() -> None:
    board = (f"{HERE}: dignity 2", "valley.b: courage 2")
    table = on(people(*board, love="network", misery="valley", turn="misery"), QUELL, opt.PASS, slot("valley.b"))
    assert table.options == [using()], "Subdue cannot remove a second Essence"
    settle(play(table, using()))
    assert emotion(table, "valley.b") == "courage 1"
    weak = people(f"{HERE}: dignity 2", "valley.b: courage 2 insecure land.a", "land.a: insecurity 1")
    assert intensity(weak, "valley.b") == 2
    assert intensity(weak.replace("dignity", "comfort"), "valley.b") == 1


def test_serenity__lowers_and_silences_opponents_beside_it() -> None:
    text = people(f"{HERE}: serenity 1", "valley.b: narcissism 1", "valley.a: craving 1", "land.a: craving 1")
    assert intensity(text, "valley.b") == 1, "2 for itself, 1 less, nothing for its neighbour"
    assert intensity(text.replace("serenity", "comfort"), "valley.b") == 3


@pytest.mark.parametrize(("neighbour", "left"), [("serenity", 2), ("comfort", 1)])
def test_serenity__ends_surcharges_of_its_neighbours(neighbour: str, left: int) -> None:
    text = people(f"valley.b: {neighbour} 1", f"{HERE}: fear 1", love="cradle")
    table = settle(on(text, INVOKE, opt.PASS, card("optimism"), slot("cradle.a"), using()))
    assert essence(table, LOVE) == left
