"""What the evaluation for bots prefers."""

from __future__ import annotations

import random

from insula.games.cerebria.game import GAME
from insula.games.cerebria.gen import dispatch
from insula.games.cerebria.minds.evaluate import WIN, evaluate
from insula.games.cerebria.words.position import position

BASE = "love: at valley, willpower 4, essence 2\nhatred: at land, willpower 4, essence 2\ncommon: attitude unity\n"


def worth(text: str, seat: int = 0) -> int:
    """How good a position is for a seat."""
    return evaluate(position(text), seat)


def test_points_control_and_means_are_worth_something() -> None:
    plain = worth(BASE)
    assert worth(f"{BASE}bliss: identity 1 0") > plain
    assert worth(f"{BASE}valley.b: courage") > plain
    assert worth(BASE.replace("willpower 4", "willpower 6", 1)) > plain
    assert worth(f"{BASE}bliss: ambition 1") > plain
    assert worth(f"{BASE}gloom: identity 1 0") < plain
    assert worth(f"{BASE}land.a: anger") < plain


def test_what_is_good_for_one_team_is_bad_for_the_other() -> None:
    text = f"{BASE}valley.b: courage 2\nbliss: identity 2 0"
    assert worth(text, 0) > 0 > worth(text, 1)


def test_an_aspiration_counts_more_when_a_revelation_is_near() -> None:
    far, near = (f"{BASE}valley.b: courage\norigin: humility {n} at land" for n in (7, 1))
    assert worth(near) > worth(far)


def test_only_the_own_hidden_aspiration_is_looked_at() -> None:
    text = f"{BASE}valley.b: courage\n"
    with_unity, with_fortitude = (worth(f"{text}bliss: hidden {a} openness") for a in ("unity", "fortitude"))
    assert with_unity > with_fortitude
    assert worth(f"{text}gloom: hidden unity openness") == worth(f"{text}gloom: hidden fortitude openness")


def test_the_end_decides_everything() -> None:
    g = GAME.setup(2, spirits="random", setting="recommended").start(3)
    chooser = random.Random(3)
    while not g.over:
        dispatch.play(g, chooser.choice(g.options[: g.n_options]))
    assert [evaluate(g, seat) for seat in (0, 1)] == [WIN if g.won[seat] else -WIN for seat in (0, 1)]
