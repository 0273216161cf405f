"""Things named where they are no answer are told what they are and when they are used; nonsense alone is no answer."""

from __future__ import annotations

from itertools import chain

import pytest

from insula.core.table import Table
from insula.testing import refuses, rule_test, walk
from tests.games.card.kit import GAME, fresh, place_option, play, position
from tests.games.card.truth.positions import setup

TURN = """
    turn A
    impulse: trust fear hope
    A hand: courage
    A mindset: anger
    B hand: 2
    B mindset: valor
"""
DECK = "The main deck is face down; during a turn only Draw takes cards from it."
STACK = "Stack 2 is face down; its cards only replace the Impulse card below it."
SUPPLY = "The general supply belongs to everybody; you choose it only to say where a Fragment you spend goes."
SLOTS = "You choose between Fragment slots and Absorb slots only while Drain moves a Fragment."
LOOK = "You choose a player only when Steal asks whose hand to look at."
PILE = "Anyone may look through the discard pile, but no card can be taken from it."


def destroying() -> Table:
    return play(position(TURN), "use anger", "pass")


@rule_test(
    "card.setup.main-deck",
    "card.def.impulse-stack",
    "card.setup.supply",
    "card.drain.slots",
    "card.steal.look",
    "card.info.discard-open",
)
def test_a_thing_that_is_not_asked_about_is_explained() -> None:
    table = destroying()
    assert refuses("card.setup.main-deck", table, "deck") == DECK
    assert refuses("card.def.impulse-stack", table, "stack 2") == STACK
    assert refuses("card.setup.supply", table, "supply") == SUPPLY
    assert refuses("card.drain.slots", table, "fragment slot") == SLOTS
    assert refuses("card.drain.slots", table, "absorb slot") == SLOTS
    assert refuses("card.steal.look", table, "seat b") == LOOK
    assert refuses("card.info.discard-open", table, "discard pile") == PILE


@rule_test("card.def.mindset")
def test_an_empty_place_says_whose_it_is() -> None:
    table = position(TURN)
    says = refuses("card.def.mindset", table, place_option("A", 2))
    assert says == "That place in your Mindset is empty; the Mindset holds 1 of at most 4 Emotions."
    says = refuses("card.def.mindset", table, place_option("B", 4))
    assert says == "That place in B’s Mindset is empty; the Mindset holds 1 of at most 4 Emotions."


@rule_test("card.turn.no-interrupt", "card.ability.must-resolve")
def test_cards_and_emotions_wait_for_what_is_asked() -> None:
    table = destroying()
    todo = "choose an Emotion in any Mindset"
    for move in ("card courage", "impulse fear"):
        assert refuses("card.turn.no-interrupt", table, move) == f"Finish Destroy first: {todo}."
    assert (
        refuses("card.ability.must-resolve", table, "pass") == f"Destroy is paid for and must be carried out: {todo}."
    )


@rule_test("card.setup.mulligan-order")
def test_at_the_mulligan_everything_else_waits() -> None:
    table = fresh(2)
    says = refuses("card.setup.mulligan-order", table, GAME.gen.opt.IMPULSE)
    assert says == "Decide on your mulligan first: keep your hand or replace all 4 cards."


@rule_test("card.def.impulse-stack", "card.setup.main-deck")
def test_an_empty_pile_is_not_called_face_down() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        deck: 0
        rest: discard
        A mindset: anger
    """)
    assert refuses("card.impulse.face-up-only", table, "stack 1").startswith("Stack 1 is empty;")
    assert refuses("card.impulse.face-up-only", table, "deck").startswith("The main deck is empty;")


@pytest.mark.parametrize("seats", GAME.seats)
def test_only_seats_that_do_not_play_are_no_answer(seats: int) -> None:
    opt, asked = GAME.gen.opt, set()
    absent = {opt.SEAT + s for s in range(seats, 5)} | {opt.PLACE + p for p in range(4 * seats, 20)}
    nonsense = GAME.rulebook.numbers["table.not-an-answer"]
    rich = (g for seed in range(60) for g in walk(setup(seats), seed, 12))
    for g in chain(walk(GAME.setup(seats), 1), rich):
        asked.add(GAME.gen.ask.NAMES[g.asked.kind])
        assert {o for o in range(GAME.n_options) if GAME.refuse(g, o) == nonsense} == absent
    assert len(asked) > 10


def test_every_refusal_begins_with_a_capital_letter_and_ends_as_a_sentence() -> None:
    for rule in GAME.rulebook.rules.values():
        if rule.refusal:
            assert rule.refusal[0].isupper() or rule.refusal[0] in "{“", rule.id
            assert rule.refusal[-1] in ".}", rule.id
