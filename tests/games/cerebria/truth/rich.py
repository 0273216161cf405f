"""Positions in which everything comes up: random walks, games from crowded tables, and purses that are nearly empty."""

from __future__ import annotations

import random
from collections.abc import Iterator

from insula.core.game import Setup
from insula.games.cerebria.gen import ask, dispatch, opt
from insula.games.cerebria.rules.board import clear_slot
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, REALMS
from insula.testing.truth import Findings, attempts
from tests.games.cerebria.test_rich_games import crowded, lively
from tests.games.cerebria.truth.all_claims import CLAIMS


def pinch(g: State, chance: random.Random) -> None:
    """Some purses, hands and stocks run low, so that every price is missed by a little somewhere."""
    for p in g.seats[: g.n_seats]:
        p.willpower = chance.choice((0, 1, 2, 3, 4, 6, 15))
        p.essence = chance.choice((0, 0, 1, 3))
        p.gloom_essence = chance.choice((0, 0, 1, 3)) if p.team == BALANCE else 0
    for team in g.teams[: g.n_teams]:
        team.ambition = chance.choice((0, 0, 1, 2, 3))
    dispatch.relist(g)


def align(g: State, chance: random.Random) -> None:
    """Emotions and Fortresses of Balance on a crowded table get an Alignment and a Vibe."""
    for slot, e in enumerate(g.emotions):
        if e.card < 0:
            clear_slot(g, slot)  # Neutrality has no Strong counterpart to lie there
        elif e.team == BALANCE:
            e.side = chance.randrange(2)
            e.vibe = e.vibe or chance.randint(1, 4)
    for realm in range(REALMS):
        r = g.realms[realm]
        if g.n_teams > BALANCE and r.size == 0 and chance.random() < 0.3 and g.teams[BALANCE].minor > 0:
            g.teams[BALANCE].minor -= 1
            r.fortress, r.size, r.token_side = BALANCE, 1, chance.randrange(2)
    recalculate(g)
    dispatch.relist(g)


def positions(setup: Setup, seed: int, most: int) -> Iterator[State]:
    """States of one game, every third seed from its beginning, the others from a crowded table."""
    chance = random.Random(seed)
    game = setup.game
    g: State = setup.start(seed) if seed % 3 == 0 else crowded(setup, seed)
    if seed % 3:
        align(g, chance)
    for number in range(most):
        if g.over:
            return
        if number % 20 == 19 and g.asked.kind == ask.TURN:  # at the question of a turn nothing is half paid
            pinch(g, chance)
        yield g
        option = lively(g, chance) if seed % 3 else chance.choice(g.options[: g.n_options])
        game.dispatch.play(g, option)


def judged(setup: Setup, seeds: range, most: int, every: int, mended: int = 3) -> Findings:
    """Every option at every few positions, judged; some refusals mended."""
    out = Findings()
    for seed in seeds:
        chance = random.Random(seed)
        for number, g in enumerate(positions(setup, seed, most)):
            if number % every == seed % every:
                found = list(attempts(setup.game, g, range(opt.N_OPTIONS)))
                for each in found:
                    out.add(CLAIMS, each)
                mendable = [each for each in found if each.rule in CLAIMS.repairs]
                for each in chance.sample(mendable, min(mended, len(mendable))):
                    out.mend(CLAIMS, each)
    return out
