"""Whole games: sensible ones to their end, rich random ones, both engines, and a census of unplaceable tiles."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from insula.core import drive
from insula.core.game import Setup
from insula.core.record_class import clone, from_record, key, to_record
from insula.games.amygdala.eyes import observe
from insula.games.amygdala.gen import ask, dispatch, opt
from insula.games.amygdala.minds import promises as hints
from insula.games.amygdala.rules.affordability import could_act
from insula.games.amygdala.rules.bank import fits
from insula.games.amygdala.rules.turn import can_act
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import DREAM_VP, IDEA_COINS, N_BONUSES, N_EMOTIONS, TILES_AT_END
from insula.testing import rule_test, size
from insula.testing.properties import check_options, check_words
from tests.games.amygdala import sensible
from tests.games.amygdala.kit import GAME, offered, position

SETUPS = GAME.setups()
APART = size(36, 9, 3)  # questions from one that is checked to the next
LOCKSTEP = size(1, 3, 30)  # games of each set-up in both engines


def label(setup: Setup) -> str:
    return setup.label


def enriched(setup: Setup, seed: int) -> State:
    """A first question whose players own much."""
    g: State = setup.start(seed)
    for seat in range(g.n_seats):
        p = g.seats[seat]
        p.wild += 1
        g.supply_wild -= 1
        p.happiness, g.supply_happiness = 4, g.supply_happiness - 4
        p.idea, g.supply_idea = 3, g.supply_idea - 3
        p.dream, g.supply_dream = 4, g.supply_dream - 4
        p.vp = 60
    dispatch.relist(g)
    return g


def thrifty(g: State, chooser: random.Random) -> int:
    """A random option that is rarely an exchange and mostly ends a turn that can end."""
    options = g.options[: g.n_options]
    chosen = chooser.choice(options)
    if chosen == opt.EXCHANGE and len(options) > 1 and chooser.random() < 0.9:
        chosen = chooser.choice([o for o in options if o != opt.EXCHANGE])
    return opt.END_TURN if opt.END_TURN in options and chooser.random() < 0.9 else chosen


def rich(setup: Setup, seed: int) -> Iterator[State]:
    """A random game that meets every corner of the rules, to its end."""
    chooser = random.Random(seed)
    g = enriched(setup, seed)
    while not g.over:
        yield g
        dispatch.play(g, thrifty(g, chooser))
    yield g


@pytest.mark.sized
@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_rich_random_games_keep_every_piece_and_agree_with_the_guards(setup: Setup) -> None:
    seen: Counter[str] = Counter()
    for number, g in enumerate(rich(setup, 5)):
        assert not GAME.conserved(g)
        seen[ask.NAMES[g.asked.kind]] += 1
        if not g.over and number % APART == 0:
            check_options(GAME, g)
            check_words(GAME, g)
    assert {"turn", "buy", "pay", "place_from", "space", "end_turn", "pay_icon"} <= set(seen)


def test_rich_games_meet_every_kind_of_question() -> None:
    seen = {ask.NAMES[g.asked.kind] for seed in range(6) for g in rich(GAME.setup(4), seed)}
    questions = {name for number, name in ask.NAMES.items() if number < ask.FIRST_STEP}
    assert questions <= seen | {"claim_from", "earn_claim"}
    assert questions - seen <= {"claim_from", "earn_claim"}


@pytest.fixture(scope="module")
def engine() -> Any:
    pytest.importorskip("numba")
    return GAME.engine("numba", [sensible])


GAMES = size(20, 40, 400)


@pytest.mark.sized
@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_sensible_games_reach_the_end_and_keep_every_piece(engine: Any, setup: Setup) -> None:
    play_game = engine.get(sensible.sensible_game)
    batch = setup.batch(3)
    placed = boxed = triggered = claims = 0
    for seed in range(GAMES):
        assert play_game(batch, seed) < sensible.MAX_DECISIONS
        g = State()
        from_record(batch[1], g)
        assert g.over
        assert not GAME.conserved(g)
        placed += sum(owner >= 0 for owner in g.owner)
        boxed += sum(p.boxed for p in g.seats)
        triggered += g.turns_left == 0
        claims += sum(g.n_claim)
        if g.turns_left == 0:
            assert min(p.n_tiles for p in g.seats[: g.n_seats]) <= TILES_AT_END
            assert g.turns % g.n_seats == 0
    assert triggered >= GAMES // 2
    assert claims > GAMES
    assert boxed / (placed + boxed) < 0.05  # the census: how often a tile cannot be placed


def test_hints_and_observations_are_the_same_in_both_engines(engine: Any) -> None:
    import numpy as np

    worth, look = engine.get(sensible.worth_at), engine.get(sensible.observed_at)
    setup = GAME.setup(3, variants="vp-tiles")
    batch = setup.batch(1)
    for number, g in enumerate(rich(setup, 2)):
        if number % 25 == 0:
            to_record(g, batch[0])
            for seat in range(3):
                assert worth(batch, 0, seat) == hints.evaluate(g, seat)
                numbers = [0.0] * observe.N_OBSERVED
                observe.observe(g, seat, numbers)
                fast = np.zeros(observe.N_OBSERVED)
                look(batch, 0, seat, fast)
                assert fast.tolist() == numbers


@pytest.mark.sized
@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_engines_agree_byte_for_byte_on_rich_games(engine: Any, setup: Setup) -> None:
    import numpy as np

    play_at = engine.get(drive.play_at)
    for seed in range(LOCKSTEP):
        chooser = random.Random(seed)
        g = enriched(setup, seed)
        fast, mirror = setup.batch(1), setup.batch(1)
        to_record(g, fast[0])
        while not g.over:
            option = thrifty(g, chooser)
            dispatch.play(g, option)
            play_at(fast, 0, option)
            mirror[:] = np.zeros_like(mirror)
            to_record(g, mirror[0])
            assert mirror.tobytes() == fast.tobytes()


@rule_test("amy.turn.no-action-possible")
def test_a_skip_is_offered_exactly_when_no_exchange_can_help() -> None:
    """The quick sum of a player's means against trying every exchange."""
    chooser = random.Random(3)
    skips = 0
    for _ in range(60):
        table = position(f"""
            A coins: {chooser.choice((0, 0, 1))}
            A vp: {chooser.choice((0, 1, 2, 3))}
            A mood: {chooser.choice(("indigo-teal", "pink-red", "purple-indigo"))}
            A cloud: a2
            A board: {chooser.choice(("b3 hope-1", "g1 hope-2", "d3 happiness-3", "g2 sadness-gratitude"))}
            A bank: {chooser.choice(("", "hope 1", "wild", "claim sadness"))}
            lotuses: {chooser.choice(("empty", ""))}
            {chooser.choice(("stack: 0", "stack: 3"))}
            discard: 0
            rest: B
        """)
        g = table.state
        if offered(table) and "end turn" in offered(table):
            skips += 1
            assert not reachable_action(g)
        elif not any(o != opt.EXCHANGE for o in g.options[: g.n_options]):
            assert reachable_action(g)
        assert (can_act(g, g.seats[0]) or could_act(g, g.seats[0])) == reachable_action(g)
    assert skips > 3


def reachable_action(g: State) -> bool:
    """Whether some chain of exchanges leads to an action, by trying all of them."""
    todo, seen = [g], set()
    while todo:
        here = todo.pop()
        if key(here) in seen:
            continue
        seen.add(key(here))
        for option in here.options[: here.n_options]:
            if here.asked.kind == ask.TURN and option not in (opt.EXCHANGE, opt.END_TURN):
                return True
            if option in (opt.EXCHANGE,) or (here.asked.kind == ask.EXCHANGE and option != opt.CHANGE_COINS):
                after = clone(here)
                dispatch.play(after, option)
                todo.append(after)
    return False


def test_charts_never_make_selling_one_by_one_better() -> None:
    assert all(DREAM_VP[n + 1] - DREAM_VP[n] >= DREAM_VP[n] - DREAM_VP[n - 1] for n in range(1, 6))
    assert IDEA_COINS[4] >= 2 * IDEA_COINS[2]
    assert N_BONUSES == 10
    assert N_EMOTIONS == 7
    g = position("A coins: 3").state
    assert fits(g, g.seats[0], 161)
