"""The count of pieces: right in whole games, and wrong after every kind of tampering."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insula.core.record_class import clone
from insula.games.cerebria.eyes.conserved import conserved
from insula.games.cerebria.eyes.view import same_eyes
from insula.games.cerebria.game import GAME
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import BLEAKNESS, BRIGHTNESS, CARD_IDS
from insula.testing import rule_test, walk


def middle() -> State:
    """A four-player game well under way."""
    found = None
    for number, g in enumerate(walk(GAME.setup(4, spirits="random", setting="recommended"), 4)):
        if number == 120:
            found = clone(g)
            break
    assert found is not None
    return found


def test_nothing_is_created_or_lost_in_whole_games() -> None:
    for setup in GAME.setups():
        for number, g in enumerate(walk(setup, 9)):
            if number % 10 == 0:
                assert conserved(g) == []


def lose_card(g: State) -> None:
    g.seats[0].n_deck -= 1


def strange_card(g: State) -> None:
    g.seats[0].deck[0] = CARD_IDS.index("benevolence")


def third_copy(g: State) -> None:
    g.seats[0].deck[0] = g.seats[0].deck[1] = g.seats[0].deck[2]


def unseen(g: State) -> None:
    g.seats[0].unseen = 17


def strong(g: State) -> None:
    g.strong[CARD_IDS.index("valor")] -= 1


def starting(g: State) -> None:
    for slot in range(3):
        g.emotions[slot].card = BRIGHTNESS


def seventh_bleakness(g: State) -> None:
    for slot in range(7):
        g.emotions[slot].card = BLEAKNESS


def same_uid(g: State) -> None:
    taken = [e for e in g.emotions if e.card >= 0]
    taken[0].uid = taken[1].uid


def essence(g: State) -> None:
    next(e for e in g.emotions if e.card >= 0).essence = 9


def ghost(g: State) -> None:
    next(e for e in g.emotions if e.card < 0).token = 1


def token_of_nobody(g: State) -> None:
    next(e for e in g.emotions if e.card >= 0).insecure = 999


def minor(g: State) -> None:
    g.teams[0].minor += 1


def ambition(g: State) -> None:
    g.teams[1].ambition = 4


def capping(g: State) -> None:
    g.teams[0].capping = g.teams[1].capping = 1


def common(g: State) -> None:
    g.n_common -= 1


def hidden(g: State) -> None:
    g.teams[0].hidden[0] = g.teams[0].hidden[1]


def sphere(g: State) -> None:
    g.spheres[2] = 8


def debt(g: State) -> None:
    g.seats[1].willpower = -1


def two_reds(g: State) -> None:
    g.seats[1].cells[:2] = [1, 1]


def locked(g: State) -> None:
    g.seats[1].cells[16:18] = [0, 3]


@rule_test("cer.comp.fragments", "cer.comp.starting-emotions", "cer.comp.strong-cards", "cer.supply.fragments-limited")
@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (lose_card, "15 cards"),
        (strange_card, "of Benevolence"),
        (third_copy, "of "),
        (unseen, "unseen"),
        (strong, "Valor in stock"),
        (starting, "Brightness and"),
        (seventh_bleakness, "Bleakness in play"),
        (same_uid, "appearances"),
        (essence, "9 Essence"),
        (ghost, "empty slot"),
        (token_of_nobody, "Insecurity token of no card"),
        (minor, "6 Minor"),
        (ambition, "4 Ambition"),
        (capping, "two Capping"),
        (common, "Common Aspirations"),
        (hidden, "Hidden Aspirations of Bliss"),
        (sphere, "Spheres"),
        (debt, "-1 Willpower"),
        (two_reds, "in row 0"),
        (locked, "in row 4"),
    ],
)
def test_tampering_is_noticed(tamper: Callable[[State], None], said: str) -> None:
    g = middle()
    assert conserved(g) == []
    tamper(g)
    assert any(said in problem for problem in conserved(g)), conserved(g)


@rule_test("cer.info.share")
def test_teammates_share_eyes() -> None:
    g = GAME.setup(3, line_up="1-2").start(1)
    assert [same_eyes(g, seat) for seat in range(3)] == [0b001, 0b110, 0b110]
