"""Notation, questions, events, positions, the picture in the terminal, and the hints for bots."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from insula.core.rulebook import Refused
from insula.games.card.gen import ask, ev
from insula.games.card.minds import evaluate as hints
from insula.games.card.words import terminal
from insula.games.card.words.position import BadPosition
from insula.testing import walk
from tests.games.card.kit import GAME, card_option, fresh, kinds, offered, place_option, play, position, started

RICH = """
    seats 3, turn A, mood gloom, cycle 2
    impulse: trust fear hope
    stacks: 3 0 5
    deck: 20
    discard: 2 guilt
    used: draw
    A hand: valor brightness-red-1
    A mindset: anger+bleakness-red-1 0/1 1/2, jealousy new
    A score: 3 + 6
    B hand: 2
"""


def test_every_option_reads_back_at_every_question() -> None:
    seen = set()
    for seed in range(8):
        for g in walk(GAME.setup(4), seed):
            kind = ask.NAMES[g.asked.kind]
            if kind not in seen:
                seen.add(kind)
                texts = [GAME.option_text(g, option) for option in range(GAME.n_options)]
                assert len(set(texts)) == GAME.n_options
    assert {n for k, n in ask.NAMES.items() if k < ask.FIRST_STEP} - seen <= {"drain_give", "drain_put"}


def test_things_name_what_to_click() -> None:
    table = position(RICH)
    things = {o.text: o.thing for o in table.options}
    assert things["take fear"] == "impulse:1"
    assert things["invoke valor"] == "card:valor"
    assert table.option(place_option("A", 2)).thing == "slot:0:1"
    assert table.option(GAME.gen.opt.PASS).thing == "button:end-turn"
    assert table.option(GAME.gen.opt.SEAT + 1).thing == "seat:1"
    assert table.option(GAME.gen.opt.STACK).thing == "stack:0"
    assert [table.option(o).thing for o in (GAME.gen.opt.SUPPLY, GAME.gen.opt.DECK)] == ["supply", "deck"]


def test_a_typing_error_gets_one_sentence_with_a_hint() -> None:
    with pytest.raises(Refused, match=r"is not a move here\. Try “take trust” or “take fear”\."):
        position(RICH).play("take anything")


def test_questions_are_sentences_that_name_who_is_asked() -> None:
    for seed in range(4):
        for g in walk(GAME.setup(3), seed):
            text = GAME.question_text(g)
            assert text.startswith(f"@{g.asked.seat}, ")
            assert text[-1] in "?."


def test_every_kind_of_event_is_told() -> None:
    told = set()
    for seed in range(12):
        table = GAME.setup(3).table(seed=seed)
        chooser = random.Random(seed)
        while not table.over:
            table.play(chooser.choice(table.options))
        for event in table.seen_by_all():
            told.add(event["kind"])
            assert "@" not in event["text"] and "{" not in event["text"]
            assert event["rule"].startswith("card.")
    assert told == {name.lower() for name in ev.NAMES}


def test_events_light_up_what_they_are_about() -> None:
    table = play(position(RICH), "take trust")
    things = [e["things"] for e in table.seen(0)]
    assert things[0] == ["card:trust", "impulse:0", "seat:0"]


def test_a_refusal_names_the_nearest_legal_option() -> None:
    refusal = position(RICH).why(card_option("courage"))
    assert refusal is not None
    assert refusal.alternative == "invoke valor"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A hand: valor valor", "valor is used twice"),
        ("A hand: happiness", "happiness is no card"),
        ("A mindset: valor 1/1", "valor has 2 Fragment slots"),
        ("A mindset: valor 1/2 1/2", "valor has no 2 Absorb slots"),
        ("A mindset: valor, hope, rage, fear, guilt", "a Mindset holds at most 4 Emotions"),
        ("A hand: 90", "there are not so many cards"),
        ("weather fine", "“weather” is no head of a position"),
    ],
)
def test_a_wrong_position_gets_one_clear_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        position(text)


def test_conservation_notices_what_is_lost_or_made_up() -> None:
    table = position(RICH)
    assert GAME.conserved(table.state) == []
    table.state.supply[0] += 1
    table.state.n_deck -= 1
    table.state.seats[0].knows[table.state.seats[1].hand[0]] = 4
    problems = " ".join(GAME.conserved(table.state))
    assert "cards lost" in problems
    assert "Fragments are [41, 40]" in problems
    assert "seat 0 is wrong about" in problems


# ---- the picture in the terminal ------------------------------------------------------------------------------


def drawn(view: dict[str, object], names: list[str]) -> str:
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(terminal.draw(view, names))
    return console.export_text()


def test_the_terminal_shows_all_that_a_seat_may_know() -> None:
    table = position(RICH)
    text = drawn(table.view(0), ["Ada", "Ben", "Cleo"])
    for words in (
        "Cycle 2",
        "☾ Gloom",
        "Ada’s turn, 0 of 2 Actions taken",
        "used: draw",
        "Deck 20",
        "☀ Trust yellow mild Steal",
        "☾ Anger red mild Destroy + ☾ Bleakness (red)  ⬡●○",
        "☾ Jealousy red mild Steal  ⬢  entered this turn",
        "☀ 3/12",
        "☾ 6/12",
        "both 3/7",
        "2 cards in hand",
        "your hand",
        "☀ Valor red strong Summon",
    ):
        assert words in text, words


def test_the_terminal_shows_a_hand_looked_at_and_a_card_about_to_enter() -> None:
    table = position("""
        turn A
        A mindset: jealousy
        B hand: valor
        A hand: courage hope
    """)
    play(table, "use jealousy", "pass", "from b")
    assert "the hand you are looking at" in drawn(table.view(0), ["Ada", "Ben"])
    play(table, "steal valor", "invoke courage")
    assert "about to enter" in drawn(table.view(0), ["Ada", "Ben"])
    assert "about to enter" not in drawn(table.view(1), ["Ada", "Ben"])
    assert "Valor" in drawn(table.view(1), ["Ada", "Ben"])  # B knows who has it


def test_a_spectator_gets_a_picture_without_a_hand() -> None:
    assert "your hand" not in drawn(started(2).view(None), ["Ada", "Ben"])


# ---- hints ------------------------------------------------------------------------------------------------------


def test_points_are_the_fragments_in_the_scoring_area() -> None:
    assert GAME.score(position(RICH).state, 0) == 9


def test_nearer_to_winning_is_better() -> None:
    def worth(text: str) -> int:
        return GAME.evaluate(position(f"turn A\n{text}").state, 0)

    assert worth("A score: 6 + 0") < worth("A score: 9 + 0") < worth("A score: 11 + 0")
    assert worth("A score: 9 + 0") > worth("A score: 5 + 4")
    assert worth("B score: 9 + 0") < worth("")
    assert worth("A hand: valor") > worth("")
    assert worth("A mindset: courage, anger, craving") > worth("A mindset: courage, anger, optimism")


def test_winning_is_best_and_losing_worst() -> None:
    table = position("""
        turn A
        impulse: trust fear hope
        stacks: 0 4 4
        A score: 12 + 0
    """)
    play(table, "take trust")
    assert GAME.evaluate(table.state, 0) == hints.WIN
    assert GAME.evaluate(table.state, 1) == -hints.WIN


def test_an_ability_that_is_paid_for_is_worth_something_until_it_is_done() -> None:
    table = position("""
        turn A
        A mindset: anger
        B mindset: valor
        B hand: 1
    """)
    before = hints.waiting_worth(table.state, 0)
    play(table, "use anger")
    assert hints.waiting_worth(table.state, 0) > before == 0
    assert hints.waiting_worth(table.state, 1) == 0


def test_a_first_turn_can_be_played_by_reading_the_table() -> None:
    table = play(fresh(2), "keep", "keep")
    play(table, offered(table)[0], offered(table)[1])
    assert "took" in kinds(table)


def test_a_vibe_that_can_cancel_something_now_is_worth_more() -> None:
    def worth(theirs: str) -> int:
        return hints.hand_worth(position(f"turn A\nA hand: fear\nB mindset: {theirs}").state, 0)

    assert worth("hope") > worth("valor") == worth("hope 0/2")
