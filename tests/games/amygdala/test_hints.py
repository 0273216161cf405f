"""What the hints like: each test compares two positions that differ in one thing."""

from __future__ import annotations

import pytest

from insula.bots import determinize
from insula.bots.engine_cache import wait_until_fast
from insula.bots.entrants import Entrant
from insula.bots.match import Match
from insula.bots.playing import TRUTH
from insula.core import drive
from insula.core.record_class import key
from insula.games.amygdala.minds import promises as hints
from insula.games.amygdala.minds.evaluate import CLAIM_IN_BANK, COIN, STAGES, VP, WIN, stage_of
from insula.games.amygdala.tables import REGION_IDS, TILES_AT_END, TOLL
from insula.testing import walk
from tests.games.amygdala.kit import GAME, L1, play, position

BASE = "seats 3\nA coins: 12\nA bank: sadness 1\nA cloud: a2\nA board: a1 sadness-1, b3 hope-2, d1 anger-1\nB coins: 9"


def worth(text: str, seat: int = 0) -> int:
    return hints.evaluate(position(text).state, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("A vp: 5", ""),
        ("A coins: 13", ""),
        ("A bank: sadness 1, hope 1", ""),  # b3 beside the cloud needs Hope
        ("A bank: sadness 1, hope 1", "A bank: sadness 1, serenity 1"),
        ("A bank: sadness 1, wild", "A bank: sadness 1, serenity 1"),
        ("A bank: sadness 1, 3 dream", "A bank: sadness 1, dream"),
        ("placed: A anger-1 red-3", "placed: A anger-1 red-3, B anger-2 red-4"),  # first place in red
        ("placed: A anger-1 red-3\nclaims: red A", "placed: A anger-1 red-3"),
        ("B coins: 8", ""),
    ],
)
def test_more_of_it_is_better(better: str, worse: str) -> None:
    def changed(text: str) -> str:
        lines = dict(line.split(":", 1) for line in BASE.splitlines() if ":" in line)
        lines |= dict(line.split(":", 1) for line in text.splitlines())
        return "seats 3\n" + "\n".join(f"{k}:{v}" for k, v in lines.items())

    assert worth(changed(better)) > worth(changed(worse))


def test_an_overfull_bank_is_worse_than_what_it_holds() -> None:
    full = "A bank: 10 happiness"
    assert worth(f"{full}, 2 serenity 1") < worth(full)


def test_the_end_is_a_win_or_a_loss() -> None:
    table = position("seats 2, turn B, left 1\nA vp: 3\nlotuses: empty\nstack: 0\ndiscard: 0\nrest: A")
    play(table, "end turn")
    assert hints.evaluate(table.state, 0) == WIN
    assert hints.evaluate(table.state, 1) == -WIN


def test_after_the_last_turn_only_what_scores_counts() -> None:
    done = "seats 2, turn B, left 1\nA coins: 9\nB coins: 3\n"
    assert worth(done + "A bank: wild, hope 1") == worth(done)
    table = position("seats 2, left 2\nA coins: 9\nB coins: 3\nA bank: 3 dream")
    before = hints.evaluate(table.state, 0)
    play(table, "exchange", "exchange set of 3 dreams")
    assert hints.evaluate(table.state, 0) > before


def test_prospects_fade_for_both_players_alike_when_the_end_is_triggered() -> None:
    """What triggers the end must not look like a loss of everything that the other player can still hope for."""
    stages = [stage_of(position(f"seats 2, left {n}").state, seat) for n in (3, 2, 1) for seat in (0, 1)]
    assert stages == [2, 1, 1, 1, 1, 0]
    early = GAME.setup(2).start(1)
    assert stage_of(early, 0) == stage_of(early, 1) == 1 + STAGES


UNLOCK = """
    A coins: 9
    A bank: sadness 1
    A cloud: a2
    A board: a1 sadness-1
    A earned: b2
    placed: A sadness-2 indigo-10
"""


def test_the_best_network_is_seen_before_the_tile_is_placed() -> None:
    table = position(UNLOCK)
    play(table, "unlock a1", "pay with own tiles")
    indigo = REGION_IDS.index("indigo")
    assert hints.best_network(table.state, 0, indigo) == 3
    stage = stage_of(table.state, 0)
    gained = hints.region_gain(table.state, 0, indigo, 1, stage)
    assert hints.best_placement(table.state, 0, stage, True) == 3 * VP + gained
    play(table, f"move to {L1}")
    assert hints.best_placement(table.state, 0, stage, False) == 3 * VP + gained


def test_what_an_action_promises_is_what_it_brings() -> None:
    """Unlocking, paying, placing and scoring look as good at each question as they turn out to be in the end."""
    table = position(UNLOCK)
    seen = []
    for answer in ("unlock a1", "pay with own tiles", f"move to {L1}", "place at indigo-9"):
        play(table, answer)
        seen.append(hints.evaluate(table.state, 0))
    assert max(seen) - min(seen) <= VP


def test_the_toll_makes_a_placement_dearer() -> None:
    table = position(UNLOCK)
    play(table, "unlock a1", "pay with own tiles")
    stage = stage_of(table.state, 0)
    free = hints.best_placement(table.state, 0, stage, True)
    g = table.state
    indigo = REGION_IDS.index("indigo")
    while hints.cheapest_toll(g, g.seats[0], indigo) == 0:  # wherever the toll tile makes every way cost
        g.toll += 1
    assert hints.best_placement(g, 0, stage, True) == free - COIN[stage] * TOLL


def test_a_claim_about_to_be_earned_counts() -> None:
    """The bonus space of the last tile beside it promises its claim tile [amy.bonus.claim-choice]."""
    g = position("A coins: 9\nA board: a1 sadness-1\nplaced: A anger-1 red-3").state
    stage = stage_of(g, 0)
    gained = hints.earned_claim(g, 0, stage)
    assert gained > CLAIM_IN_BANK[stage]
    g.seats[0].claims[REGION_IDS.index("red")] = 1
    assert hints.earned_claim(g, 0, stage) < gained


def test_hints_leave_the_position_as_it_is() -> None:
    for number, g in enumerate(walk(GAME.setup(4), 9)):
        if number % 5 == 0:
            before = key(g)
            for seat in range(4):
                hints.evaluate(g, seat)
            after = list(key(g))
            assert sum(a != b for a, b in zip(before, after, strict=True)) <= 91  # the scratch list of the walk
            assert not any(g.seen)


def test_an_exchange_does_not_put_the_action_off() -> None:
    """Selling must not look better than acting because the action comes after it [amy.turn.one-action]."""
    table = position("A coins: 9\nB coins: 3")
    g = table.state
    assert hints.in_progress(g, 0) == -hints.ACTION_AHEAD
    assert hints.in_progress(g, 1) == 0
    play(table, "exchange")
    assert hints.in_progress(g, 0) < -hints.ACTION_AHEAD


def test_greedy_ends_games_that_random_never_would() -> None:
    setup = GAME.setup(2)
    match = Match(setup, wait_until_fast(GAME))
    bots = [Entrant("greedy", "greedy"), Entrant("random", "random")]
    for seat in (0, 1):
        assert match.play(5, bots if seat == 0 else bots[::-1]).winners == (seat,)
        assert match.batch[TRUTH]["seats"][seat]["n_tiles"] <= TILES_AT_END


def test_looking_one_answer_ahead_is_enough_to_play() -> None:
    """Search plays on like this after its tree; with blind promises the others sold their banks and scored 13 VP."""
    engine, setup = wait_until_fast(GAME), GAME.setup(2)
    batch, teams, chance = engine.states(3), engine.ints([0, 1]), engine.chance(1)
    engine.put(batch, 2, setup.blank())
    scored = 0
    for seed in range(20):
        batch[0] = batch[2]
        engine.rule(drive.begin_at)(batch, 0, seed)
        while not batch[0]["over"]:
            option = engine.rule(determinize.careful_option)(batch, 0, 1, 24, teams, chance)
            engine.rule(drive.play_at)(batch, 0, option)
        scored += int(batch[0]["seats"][0]["vp"]) + int(batch[0]["seats"][1]["vp"])
    assert scored / 40 > 35
