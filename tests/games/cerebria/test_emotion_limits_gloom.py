"""Where the powers of Gloom Emotions end: reach, side, who chooses, what is optional. What they do: test_emotions."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import opt
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.terms import GLOOM
from insula.games.cerebria.words.names import SLOT_WORDS
from insula.testing import refuses
from tests.games.cerebria.emotions_kit import (
    DELIGHT,
    HATRED,
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
    EMPOWER,
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


def enters(name: str, *lines: str, ambition: tuple[int, int] = (2, 2)) -> Table:
    """Misery has just invoked the card onto valley/cradle."""
    return invoked(name, *lines, ambition=ambition, gloom=True)


def grows(mild: str, *lines: str, ambition: tuple[int, int] = (2, 2)) -> Table:
    """Misery has just empowered the Mild card on valley/cradle."""
    return empowered(mild, *lines, ambition=ambition, gloom=True)


# ---- Mild ----------------------------------------------------------------------------------------------------


def test_anger__burns_a_neighbour_with_two_essence() -> None:
    table = play(enters("anger", "valley.b: courage 2", "cradle.a: courage 1"), opt.YES)
    settle(table)
    assert (emotion(table, "valley.b"), emotion(table, "cradle.a")) == ("courage 1", "courage 1")
    assert enters("anger", "cradle.a: courage 1").kind == "turn", "the last Essence is safe"


@pytest.mark.parametrize(("to", "price"), [(HERE, 2), ("willow/valley", 1)])
def test_hostility__makes_moves_to_its_space_dearer(to: str, price: int) -> None:
    table = settle(on(people(f"{HERE}: hostility 1", love="valley"), MOVE, opt.PASS, space(to), using()))
    assert (place(table, LOVE), willpower(table, LOVE)) == (to, 9 - price)


@pytest.mark.parametrize(("neighbour", "expected"), [("courage 2", 1), ("courage 1", 0), ("craving 2", 0)])
def test_jealousy__gets_a_token_next_to_a_stronger_opponent(neighbour: str, expected: int) -> None:
    assert token(settle(enters("jealousy", f"valley.b: {neighbour}"))) == expected


@pytest.mark.parametrize(("seat", "taken"), [("love", 1), ("misery", 3)])
def test_bitterness__lowers_absorbs_of_opponents(seat: str, taken: int) -> None:
    text = people(f"{HERE}: bitterness 1", love="valley", misery="valley", turn=seat)
    table = absorb(text, VALLEY)
    assert table.state.plan.taken == taken


def test_boredom__is_cheered_up_by_upgraded_moves() -> None:
    text = people("land.a: boredom 1", misery="network", love="valley")
    table = on(text, MOVE, opt.PASS, space("cradle"), using(1))
    assert table.kind == "may" and table.asked == MISERY
    settle(play(table, opt.YES, opt.SEAT + HATRED))
    assert willpower(table, HATRED) == 6
    plain = on(text, MOVE, opt.PASS, space(HERE), using())
    assert plain.kind == "turn"


@pytest.mark.parametrize(("target", "price"), [(HERE, 3), ("valley.b", 3), ("valley.a", 2)])
def test_guilt__costs_whoever_quells_beside_it_a_willpower(target: str, price: int) -> None:
    at = HERE if target == HERE else "valley"
    table = settle(quelled(people(f"{HERE}: guilt 2", "valley.b: anger 2", "valley.a: anger 2", love=at), target))
    assert willpower(table, LOVE) == 9 - price


@pytest.mark.parametrize(("bliss", "expected"), [(2, 1), (1, 0)])
def test_pessimism__gets_a_token_while_bliss_has_more_essence(bliss: int, expected: int) -> None:
    assert token(settle(enters("pessimism", f"land.a: courage {bliss}"))) == expected


def test_disgust__pushes_a_neighbour_one_slot_away() -> None:
    table = play(enters("disgust", "valley.b: courage 2"), opt.YES)
    settle(table)
    assert (emotion(table, "valley.b"), emotion(table, "valley.a")) == ("", "courage 2")
    full = enters("disgust", "valley.b: courage 2", "valley.a: comfort 1")
    assert full.kind == "turn", "no empty slot"


def test_dislike__takes_a_willpower_from_an_opponent() -> None:
    table = enters("dislike")
    assert table.options == [opt.SEAT + LOVE, opt.SEAT + DELIGHT]
    assert willpower(settle(play(table, opt.SEAT + DELIGHT)), DELIGHT) == 4


def test_mistrust__makes_an_opponent_discard() -> None:
    table = play(enters("mistrust"), opt.SEAT + LOVE)
    assert (table.asked, table.kind, len(table.options)) == (LOVE, "lose_card", 4)
    settle(play(table, card("optimism")))
    s = table.state.seats[LOVE]
    assert (s.n_hand, CARD_IDS[s.deck[0]]) == (3, "optimism")


def test_embarrassment__moves_an_opponent_beside_it() -> None:
    text = people(love="cradle", misery=HERE, gloom_hand="embarrassment", turn="misery")
    table = on(text, INVOKE, opt.PASS, card("embarrassment"), slot(HERE), opt.USING, opt.YES)
    while table.kind != "spirit_to":
        assert table.options == [opt.SEAT + LOVE], "Delight is too far away"
        table.play(table.options[0])
    assert table.options == [space(HERE), space("cradle/network")]
    assert place(settle(play(table, space("cradle/network"))), LOVE) == "cradle/network"


@pytest.mark.parametrize(("target", "price"), [("valley.b", 2), ("valley.a", 1)])
def test_fear__makes_invokes_beside_it_dearer(target: str, price: int) -> None:
    text = people(f"{HERE}: fear 1", love="valley")
    table = settle(on(text, INVOKE, opt.PASS, card("optimism"), slot(target), using()))
    assert essence(table, LOVE) == 3 - price


def test_insecurity__weakens_a_neighbour_while_both_are_in_play() -> None:
    table = settle(enters("insecurity", "valley.b: courage 2", "land.a: courage 2"))
    e = table.state.emotions[SLOT_WORDS.index("valley.b")]
    assert (e.intensity, e.insecure) == (1, table.state.emotions[1].uid)


# ---- Strong ------------------------------------------------------------------------------------------------------


def test_rage__removes_up_to_two_essence_beside_it() -> None:
    board = ("valley.b: courage 1", "cradle.a: courage 2")
    both = play(grows("anger 2", *board), opt.YES, slot("valley.b"), slot("cradle.a"))
    assert (emotion(settle(both), "valley.b"), emotion(both, "cradle.a")) == ("", "courage 1")
    one = settle(play(grows("anger 2", *board), opt.YES, slot("cradle.a"), opt.PASS))
    assert (emotion(one, "valley.b"), emotion(one, "cradle.a")) == ("courage 1", "courage 1")
    gone = settle(play(grows("anger 2", *board), opt.YES, slot("cradle.a"), slot("cradle.a")))
    assert emotion(gone, "cradle.a") == "", "the last one included"


@pytest.mark.parametrize(("by", "available", "after"), [("misery", 0, 1), ("hatred", 0, 0), ("misery", 1, 1)])
def test_greed__refills_ambition_at_the_end_of_its_players_turn(by: str, available: int, after: int) -> None:
    text = people(f"{HERE}: greed 1 by {by}", ambition=(2, available), turn="misery")
    table = on(text, opt.END_TURN, opt.DRAW_TWO)
    assert table.state.teams[GLOOM].ambition == after


def test_malevolence__lets_a_quell_beside_it_remove_one_more() -> None:
    text = people(
        f"{HERE}: malevolence 1", "valley.b: courage 3", "valley.a: courage 3", misery="valley", turn="misery"
    )
    table = on(text, QUELL, opt.PASS, slot("valley.b"), using())
    assert table.options == [opt.AMOUNT + 1, opt.AMOUNT + 2]
    assert emotion(settle(play(table, opt.AMOUNT + 2)), "valley.b") == "courage 1"
    far = settle(on(text, QUELL, opt.PASS, slot("valley.a"), using()))
    assert emotion(far, "valley.a") == "courage 2"


def test_envy__gains_when_an_opponent_absorbs() -> None:
    table = absorb(people("land.a: envy 1"), VALLEY, opt.PASS)
    assert table.options == [opt.SEAT + MISERY, opt.SEAT + HATRED]
    assert willpower(settle(play(table, opt.SEAT + HATRED)), HATRED) == 6
    own = absorb(people("land.a: envy 1", misery="valley", turn="misery"), VALLEY, opt.PASS)
    assert own.kind in ("turn", "wheel_bonus")


@pytest.mark.parametrize(("fortress", "left"), [("minor bliss", 0), ("major bliss", 1), ("minor gloom", 1)])
def test_lethargy__lowers_a_bliss_fortress_of_its_realm(fortress: str, left: int) -> None:
    text = people("valley.b: bitterness 3", f"valley: {fortress}", love="land", misery="valley", turn="misery")
    table = settle(on(text, EMPOWER, opt.PASS, slot("valley.b"), opt.USING))
    assert emotion(table, "valley.b") == "lethargy 3"
    assert table.state.realms[VALLEY].size == left


def test_lethargy__does_nothing_on_a_frontier() -> None:
    table = settle(grows("bitterness 3", "valley: minor bliss"))
    assert (emotion(table, HERE), table.state.realms[VALLEY].size) == ("lethargy 3", 1)


def test_indifference__gains_from_any_upgraded_action() -> None:
    text = people("land.a: indifference 1", "valley.b: anger 2", love="valley", misery="network")
    table = on(text, QUELL, opt.PASS, slot("valley.b"), using(1))
    while table.kind == "reveal_card":
        table.play(table.options[0])
    assert (table.kind, table.asked) == ("may", MISERY)
    assert willpower(settle(play(table, opt.YES, opt.SEAT + MISERY)), MISERY) == 10
    plain = on(text, QUELL, opt.PASS, slot("valley.b"), using())
    settle(plain)
    assert willpower(plain, MISERY) == 9


def test_remorse__makes_whoever_quells_gloom_discard() -> None:
    table = quelled(people("land.a: remorse 1", "valley.b: anger 2", love="valley"), "valley.b")
    while table.kind != "lose_card":
        table.play(table.options[0])
    assert table.asked == LOVE
    settle(play(table, card("optimism")))
    assert table.state.seats[LOVE].n_hand == 3


def test_loathing__throws_a_neighbour_anywhere() -> None:
    table = play(grows("disgust 2", "valley.b: courage 2"), opt.YES)
    while table.kind != "shift_to":
        table.play(table.options[0])
    assert len(table.options) == 13, "every empty slot"
    settle(play(table, slot("land.b")))
    assert (emotion(table, "valley.b"), emotion(table, "land.b")) == ("", "courage 2")


@pytest.mark.parametrize(("choice", "gain"), [(0, (9, 4, 4)), (1, (11, 3, 4)), (2, (9, 3, 5))])
def test_shame__profits_when_another_emotion_leaves(choice: int, gain: tuple[int, int, int]) -> None:
    text = people("land.a: shame 1", f"{HERE}: anger 1")
    table = quelled(text, HERE)
    while table.kind != "may":
        table.play(table.options[0])
    settle(play(table, opt.YES, opt.SEAT + MISERY, opt.CHOICE + choice))
    s = table.state.seats[MISERY]
    assert (s.willpower, s.essence, s.n_hand) == gain


def test_panic__makes_every_invoke_dearer() -> None:
    table = settle(on(people("land.a: panic 1"), INVOKE, opt.PASS, card("optimism"), slot(HERE), using()))
    assert essence(table, LOVE) == 3 - 2
    own = people("land.a: panic 1", misery=HERE, love="land", turn="misery")
    gloom = settle(on(own, INVOKE, opt.PASS, card("guilt"), slot(HERE), using()))
    assert essence(gloom, MISERY) == 3 - 1


def test_doubt__marks_an_opponent_and_silences_the_marked() -> None:
    table = grows("insecurity 3", "land.a: intimacy 1", "land.b: comfort 1", "willow.a: comfort 1")
    while table.kind != "pick":
        table.play(table.options[0])
    settle(play(table, slot("land.a")))
    marked = table.state.emotions[SLOT_WORDS.index("land.a")]
    assert (marked.intensity, marked.muted) == (1, 1)
    assert table.state.emotions[SLOT_WORDS.index("land.b")].intensity == 1, "Intimacy gives nothing any more"


def test_isolation__keeps_everybody_off_the_slots_beside_it() -> None:
    for seat, name in (("love", "optimism"), ("misery", "guilt")):
        text = people(f"{HERE}: isolation 1", love="valley", misery="valley", turn=seat)
        table = on(text, INVOKE, opt.PASS, card(name))
        assert table.options == [slot("valley.a")]
        refuses("cer.pow.bar-slots", table, slot("valley.b"))
