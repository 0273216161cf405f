"""Tables: what is asked, refused, taken back and told."""

from __future__ import annotations

import random

import pytest

import insula
from insula.core.registry import load
from insula.testing import at, refuses, rule_test


def test_moves_may_be_option_ids_or_notation() -> None:
    table = insula.game("card", seats=2).table(seed=1)
    first = table.options[0]
    assert table.read(first.text.upper() + " ") == first
    table.play(first.text)
    assert table.moves[0].text == first.text


@rule_test("table.unknown-words")
def test_unknown_words_are_refused_with_a_hint() -> None:
    table = insula.game("card", seats=2).table(seed=1)
    says = refuses("table.unknown-words", table, "castle kingside")
    assert "castle kingside" in says and table.options[0].text in says


@rule_test("table.not-an-answer")
def test_a_number_outside_the_vocabulary_is_no_answer() -> None:
    table = insula.game("card", seats=2).table(seed=1)
    refuses("table.not-an-answer", table, 100_000)
    refuses("table.not-an-answer", table, -1)


@rule_test("table.not-your-question")
def test_only_the_asked_seat_answers() -> None:
    table = insula.game("card", seats=2).table(seed=1, names=["Mara", "Ash"])
    other = 1 - table.asked
    with pytest.raises(insula.Refused, match="The question is for"):
        table.play(table.options[0], seat=other)


@rule_test("table.game-over")
def test_after_the_end_nothing_is_played() -> None:
    table = insula.game("card", seats=2).table(seed=1)
    chooser = random.Random(1)
    while not table.over:
        table.play(chooser.choice(table.options))
    assert table.options == []
    with pytest.raises(insula.Refused, match="The game is over"):
        table.play(0)
    refuses("table.game-over", table, 0)


@rule_test("table.unknown-words")
def test_a_thing_with_another_verb_is_understood() -> None:
    text = """
        turn A
        impulse: trust fear courage
        A mindset: hope
        A hand: rage
        B mindset: anger
    """
    table = at(load("card"), text)
    assert "Try “invoke rage”" in refuses("table.unknown-words", table, "play rage")
    assert "Try “use hope”" in refuses("table.unknown-words", table, "discard hope")
    assert refuses("card.ability.while-in-mindset", table, "destroy anger").startswith("Anger is in B’s Mindset;")
    assert "Try “take trust”" in refuses("table.unknown-words", table, "castle 3")


@rule_test("table.not-your-question")
def test_whoever_is_not_asked_learns_nothing_from_loose_words() -> None:
    for hand in ("rage", "fear"):
        table = at(load("card"), f"turn A\nA hand: {hand}")
        refusal = table.why("play rage", seat=1)
        assert refusal is not None and refusal.rule == "table.not-your-question"


@rule_test("table.undo-boundary")
def test_undo_stops_where_somebody_learned_something() -> None:
    table = insula.game("card", seats=2).table(seed=1)
    with pytest.raises(insula.Refused, match="cannot take that back on your own"):
        table.undo()


@rule_test("table.undo-boundary")
def test_undo_names_those_who_were_asked_and_not_whoever_wants_it() -> None:
    text = """
        seats 4, turn A
        A mindset: hope
        B hand: rage
        C hand: fear
        D hand: anger
    """
    table = at(load("card"), text)
    for move in ("use hope", "pass", "cancel fear"):
        table.play(move)
    assert table.asked == 0
    with pytest.raises(insula.Refused, match="cannot take that back on your own: B and C have been asked since"):
        table.undo()
    with pytest.raises(insula.Refused, match="cannot take that back on your own: A has been asked since"):
        table.undo(seat=2)


@rule_test("table.undo-boundary")
@pytest.mark.parametrize("game", insula.games())
def test_nobody_takes_back_what_another_seat_answered(game: str) -> None:
    for seed in range(4):
        table = insula.game(game).table(seed=seed)
        chooser = random.Random(seed)
        while not table.over:
            answered = table.asked
            table.play(chooser.choice(table.options))
            assert not table.can_undo or table.asked == answered


@rule_test("table.seat-count")
@pytest.mark.parametrize("seats", [0, 1, 6, 100])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(insula.Refused, match=f"2 to 5 players; you have {seats}"):
        insula.game("card", seats=seats)


@rule_test("table.unknown-choice")
def test_an_unknown_choice_is_refused() -> None:
    with pytest.raises(insula.Refused, match="has no choice “colour”"):
        insula.game("card", seats=2, colour="red")


def test_an_unknown_game_is_named_with_the_nearest_one() -> None:
    with pytest.raises(insula.UnknownGame, match=r"No game is called “crad”.* Did you mean card\?"):
        insula.game("crad")


def test_events_carry_their_rule_and_hide_what_eyes_may_not_see() -> None:
    table = insula.game("card", seats=3).table(seed=5)
    while not table.over and len(table.events) < 60:
        table.play(table.options[0])
    assert all(e["rule"].startswith("card.") for e in table.seen(0))
    hidden = [e for e in table.events if e.eyes != -1]
    assert hidden, "somebody must have drawn a card"
    event = hidden[0]
    outsider = next(s for s in range(3) if not event.eyes & (1 << s))
    assert event.seen_by(1 << outsider).thing == -1
    assert table.seen(None)[event.number]["text"] == table.seen(outsider)[event.number]["text"]


def test_the_games_are_named_before_and_after_one_is_loaded() -> None:
    named = insula.games()
    import insula.games.card.game as loaded

    assert loaded.GAME.name in named
    assert insula.games() == named
