"""Games from crowded tables, where every corner of the rules comes up: guards, conservation, and both engines."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from insula.core import drive
from insula.core.game import Setup
from insula.core.record_class import to_record
from insula.core.rule import LEGAL
from insula.games.cerebria.game import GAME
from insula.games.cerebria.gen import ask, dispatch, opt
from insula.games.cerebria.rules.board import set_emotion
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, HAS_EMPOWER, MAX_AMBITION
from insula.games.cerebria.terms import REALMS, ROWS, SLOTS
from insula.testing import size

SETUPS = GAME.setups()
GAMES = size(1, 3, 30)  # of each set-up
LIKED = (opt.ACT + 4, opt.ACT + 2, opt.ACT + 1, opt.ACT + 3, opt.ACT + 8)  # Empower, Quell, Invoke, Fortify, Intensify


def crowd(g: State, chance: random.Random) -> None:
    """Fills boards, hands, slots and Fortress locations; cards and Fragments only change their places."""
    for seat in range(g.n_seats):
        p = g.seats[seat]
        p.willpower, p.essence = 15, 6
        for row in range(ROWS - (0 if HAS_EMPOWER[g.config.mode] else 1)):
            colours = chance.sample([1, 2, 3, 4], 4)
            p.cells[4 * row : 4 * row + 4] = [colours[0], *[c if chance.random() < 0.6 else 0 for c in colours[1:]]]
        p.level = min(sum(1 for cell in p.cells[4 * row : 4 * row + 4] if cell) for row in range(ROWS))
        while p.n_hand < 5:
            p.n_deck -= 1
            p.hand[p.n_hand], p.known[p.n_hand] = p.deck[p.n_deck], 1
            p.n_hand += 1
        p.unseen = min(p.unseen, p.n_deck - 1)
    for slot in range(SLOTS):
        seat = chance.randrange(g.n_seats)
        p = g.seats[seat]
        if g.emotions[slot].card >= 0 or chance.random() < 0.3 or p.n_deck < 3:
            continue
        card = p.deck[p.n_deck - 1]
        strong = CARDS[card].counterpart
        if HAS_EMPOWER[g.config.mode] and g.strong[strong] > 0 and chance.random() < 0.4:
            g.strong[strong] -= 1
            card = strong
        else:
            p.n_deck -= 1
            p.unseen = max(0, min(p.unseen, p.n_deck - 1))
        set_emotion(g, slot, card, chance.randint(1, CARDS[card].spaces), seat, seat)
    for team in range(2):
        g.teams[team].ambition = MAX_AMBITION
    for realm in range(REALMS):
        team = chance.randrange(2)
        if chance.random() < 0.5 and g.teams[team].minor > 1:
            g.teams[team].minor -= 1
            g.realms[realm].fortress = g.realms[realm].token_side = team
            g.realms[realm].size = 1
    recalculate(g)


def crowded(setup: Setup, seed: int) -> State:
    """The first turn of a game, on a crowded table."""
    chance = random.Random(seed)
    g: State = setup.blank()
    dispatch = setup.game.dispatch
    dispatch.begin(g, seed)
    while g.asked.kind != ask.TURN:
        dispatch.play(g, chance.choice(g.options[: g.n_options]))
    crowd(g, chance)
    dispatch.relist(g)
    return g


def lively(g: State, chance: random.Random) -> int:
    """A random option; in a turn mostly one that makes Emotions meet."""
    options = g.options[: g.n_options]
    wanted = [option for option in LIKED if option in options] if g.asked.kind == ask.TURN else []
    return chance.choice(wanted) if wanted and chance.random() < 0.7 else chance.choice(options)


def walk(setup: Setup, seed: int, most: int) -> Iterator[tuple[State, int]]:
    """States of a lively game with the option that is played next."""
    chance = random.Random(seed)
    g = crowded(setup, seed)
    for _ in range(most):
        if g.over:
            return
        option = lively(g, chance)
        yield g, option
        setup.game.dispatch.play(g, option)


@pytest.mark.sized
@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: s.label)
def test_options_are_exactly_what_no_rule_refuses(setup: Setup) -> None:
    for seed in range(GAMES):
        for number, (g, _) in enumerate(walk(setup, seed, 150)):
            if number % 3 == 0:
                allowed = [option for option in range(opt.N_OPTIONS) if dispatch.refuse(g, option) == LEGAL]
                assert allowed == g.options[: g.n_options], ask.NAMES[g.asked.kind]


@pytest.mark.sized
@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: s.label)
def test_nothing_is_created_or_lost(setup: Setup) -> None:
    for seed in range(10, 10 + GAMES):
        for g, _ in walk(setup, seed, 400):
            assert GAME.conserved(g) == []


@pytest.mark.sized
@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: s.label)
def test_both_engines_agree_byte_for_byte(setup: Setup) -> None:
    play_at = GAME.engine("numba").get(drive.play_at)
    fast, mirror = setup.batch(1), setup.batch(1)
    for seed in range(20, 20 + GAMES):
        to_record(crowded(setup, seed), fast[0])
        for g, option in walk(setup, seed, 600):
            mirror[:] = np.zeros_like(mirror)
            to_record(g, mirror[0])
            assert mirror.tobytes() == fast.tobytes(), ask.NAMES[g.asked.kind]
            play_at(fast, 0, option)
