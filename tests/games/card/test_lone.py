"""What a table answers by itself, and that being asked tells others nothing hidden. [card.cancel.no-tell]"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from insula.core.chance import SAMPLE, start
from insula.core.lone import plays_itself
from insula.core.record_class import clone
from insula.core.table import Table
from insula.games.card.gen import ask, opt
from insula.games.card.state import State
from insula.testing import at, rule_test
from insula.testing.walks import walk
from tests.games.card.kit import GAME, kinds, mindset, offered, play, position
from tests.games.card.truth.positions import setup


def by_itself(text: str) -> Table:
    """A table in a typed position that gives lone answers by itself."""
    table = at(GAME, text)
    return Table(table.setup, seed=0, state=table.state)


def test_only_the_choice_of_what_an_effect_works_on_is_made_by_itself() -> None:
    met: dict[bool, set[str]] = {True: set(), False: set()}
    for seats in GAME.seats:
        for seed in range(150):
            for g in walk(setup(seats), seed, 12):
                if g.n_options == 1:
                    met[plays_itself(GAME, g)].add(ask.NAMES[g.asked.kind])
    assert "drain" in met[True] <= {"drain", "swap"}
    assert {"turn", "entry", "cancel", "summon", "steal", "swap_own", "drain_host"} <= met[False]


@rule_test("card.destroy.own")
def test_destroying_ones_only_emotion_is_asked() -> None:
    table = by_itself("""
        turn A
        A mindset: anger
    """)
    play(table, "use anger")
    assert offered(table) == ["destroy anger"]
    assert mindset(table, "A") == ["anger 0/1"]


@rule_test("card.swap.exchange")
def test_the_only_emotion_to_swap_for_is_taken_by_itself_but_not_given_away() -> None:
    table = by_itself("""
        turn A
        A mindset: boredom
        B mindset: rage
    """)
    play(table, "use boredom")
    assert (table.kind, offered(table)) == ("swap_own", ["give boredom"])
    assert mindset(table, "B") == ["rage 2/2"]


@rule_test("card.steal.look")
def test_looking_at_the_only_hand_is_asked() -> None:
    table = by_itself("""
        turn A
        A mindset: trust
        B hand: 2
    """)
    play(table, "use trust", "pass")
    assert offered(table) == ["from b"]
    assert "looked" not in kinds(table)


@rule_test("card.turn.end")
def test_the_end_of_a_turn_is_said_even_when_nothing_else_is_left() -> None:
    table = play(by_itself("turn A\nimpulse: trust fear hope"), "take trust", "take fear")
    assert (offered(table), table.asked) == (["end turn"], 0)


# ---- being asked tells nothing ------------------------------------------------------------------------------------


@rule_test("card.merge.optional")
@pytest.mark.parametrize("mine", ["", "A mindset: hope"])
def test_how_a_card_enters_is_asked_alike_for_every_card(mine: str) -> None:
    """A Brightness cannot merge, a lone Mild has nothing to merge with: others cannot tell which it is."""
    seen = []
    for cards in ("courage brightness-red-1", "courage fear", "brightness-red-1 fear"):
        table = by_itself(f"turn A\n{mine}\nA hand: {cards}")
        before = table.view(1)
        play(table, f"invoke {cards.split()[0]}")
        assert (table.kind, table.asked) == ("entry", 0)
        assert table.view(1) == before
        seen.append((table.question, table.can_undo, [e["text"] for e in table.seen(1)]))
    assert seen[0] == seen[1] == seen[2]


@rule_test("card.invoke.optional-discard")
def test_after_a_discard_is_named_every_card_is_asked_about_alike() -> None:
    for card in ("courage", "brightness-red-1"):
        table = by_itself(f"turn A\nA mindset: hope\nA hand: {card} fear")
        play(table, f"invoke {card}", "discard hope")
        assert (table.kind, offered(table)) == ("entry", ["alone"])
        assert mindset(table, "A") == ["hope 2/2"]


def test_the_last_card_of_a_hand_enters_an_empty_mindset_without_a_question() -> None:
    for card in ("courage", "brightness-red-1"):
        table = play(by_itself(f"turn A\nA hand: {card}"), f"invoke {card}")
        assert (table.kind, len(mindset(table, "A"))) == ("turn", 1)


def twin(g: State, eyes: int, seed: int) -> State:
    """A world that looks the same to a seat: all that it does not know is dealt again."""
    other = clone(g)
    start(other.rng, seed, SAMPLE)
    GAME.redeal(other, eyes)
    GAME.dispatch.relist(other)
    return other


def questions(table: Table, eyes: int, moves: int) -> Iterator[tuple[object, ...]]:
    """What a seat sees of the next questions while the others answer with things that everybody sees, or pass."""
    for _ in range(moves):
        if table.over or table.asked == eyes:
            return
        yield table.asked, table.kind, table.question, table.version
        public = [o for o in table.options if o < opt.CARD]
        quiet = [o for o in public if not opt.SEAT <= o < opt.PLACE]
        if not quiet:
            return
        table.play(quiet[0])
        if table.state.reveals:
            return


@rule_test("card.cancel.no-tell", "card.info.hand-secret")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_worlds_that_look_alike_ask_alike(seats: int) -> None:
    compared, asked = 0, set()
    for seed in range(40):
        for number, g in enumerate(walk(setup(seats), seed, 10)):
            for eyes in range(seats):
                if g.asked.seat == eyes:
                    continue
                worlds = [clone(g), twin(g, eyes, 1000 * seed + number)]
                for world in worlds:
                    world.reveals = 0
                tables = [Table(GAME.setup(seats), 0, state=w) for w in worlds]
                told = [list(questions(t, eyes, 6)) for t in tables]
                shared = min(map(len, told))
                assert told[0][:shared] == told[1][:shared]
                asked |= {entry[1] for entry in told[0][:shared]}
                compared += shared
    assert compared > 400
    assert {"turn", "entry", "cancel"} <= asked


def test_a_twin_world_is_really_another() -> None:
    g = position("seats 3, turn A\nB hand: 4").state
    assert len({tuple(twin(g, 0, seed).seats[1].hand[:4]) for seed in range(20)}) > 15
