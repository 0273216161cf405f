"""The search: the same in both engines, deterministic, better than greedy, within its time, one tree inside a turn."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import insula
from insula.bots import Think, choose, playing, search, thinking
from insula.bots.api import SEARCHERS
from insula.bots.determinize import careful_option
from insula.bots.engine import BotEngine
from insula.bots.entrants import Entrant
from insula.bots.match import Match
from insula.bots.thinking import MAX_NODES, SearchMind, Tree, merged, share
from insula.core.parts import Tuning
from insula.core.record_class import key
from tests.bots.toy import GAME


def grown(target: str, iterations: list[int], seed: int = 3, deal: int = 5) -> Tree:
    engine = BotEngine(GAME, target)
    g = GAME.setup(2).start(deal)
    tree = Tree(engine, 5000)
    tree.ask(g, engine.teams(g), seed)
    for count in iterations:
        tree.run(count)
    return tree


def test_both_engines_grow_the_same_tree() -> None:
    plain, numba = grown("plain", [1500]), grown("numba", [1500])
    assert merged([plain]) == merged([numba])
    nodes = int(plain.head[search.NODES])
    used = nodes * search.WIDTH
    fields = [i for i in range(used) if i % search.WIDTH <= search.NEXT]
    assert [plain.tree[i] for i in fields] == [int(numba.tree[i]) for i in fields]
    assert plain.worth[:nodes] == [float(v) for v in numba.worth[:nodes]]


def test_both_engines_are_equally_greedy() -> None:
    plain, numba = BotEngine(GAME, "plain"), BotEngine(GAME, "numba")
    for deal in range(40):
        g = GAME.setup(4).start(deal)
        answers = []
        for engine in (plain, numba):
            batch = engine.states(1)
            engine.put(batch, 0, g)
            answers.append(engine.greedy(batch, engine.teams(g), deal))
        assert answers[0] == answers[1]


def test_how_the_iterations_are_cut_does_not_matter() -> None:
    assert merged([grown("plain", [400])]) == merged([grown("plain", [1, 7, 92, 300])])


def test_another_seed_grows_another_tree() -> None:
    assert merged([grown("plain", [400], seed=3)]) != merged([grown("plain", [400], seed=4)])


def test_visits_of_the_children_add_up() -> None:
    tree = grown("plain", [700])
    assert tree.visits == 700
    assert sum(visits for _, visits, _ in tree.children()) == 700


def test_no_option_of_the_root_is_closed_by_bad_first_tries() -> None:
    for deal in range(1, 9):
        tree = grown("plain", [1200], deal=deal)
        visits = [count for _, count, _ in tree.children()]
        assert len(visits) > 1
        assert min(visits) >= 1200 // (search.FLOOR * len(visits)) - 1


def test_a_question_whose_worth_shows_late_is_played_to_the_end() -> None:
    """The toy game asks one question, so all of its answers are judged by finished games: won, lost or shared."""
    kind = GAME.gen.ask.NAMES[0]
    engine = BotEngine(GAME, "plain", Tuning(far=(kind,), swing=1e12, patience=0.4))
    g = GAME.setup(2).start(5)
    tree = Tree(engine, 400)
    tree.ask(g, engine.teams(g), 3)
    assert tree.rates[search.PATIENCE] == 1.0
    for _ in range(60):
        before = {option: worth for option, _, worth in tree.children()}
        tree.run(1)
        gains = [worth - before.get(option, 0.0) for option, _, worth in tree.children()]
        assert sum(gains) in (0.0, 0.5, 1.0)
    near = BotEngine(GAME, "plain", Tuning(swing=1e12, patience=0.4))
    tree = Tree(near, 400)
    tree.ask(g, near.teams(g), 3)
    assert tree.rates[search.PATIENCE] == 0.4


def test_the_last_card_but_one_is_chosen_by_counting() -> None:
    """The opponent led 7 and has one card left, 0 or 2: the lower of ours that wins now keeps the higher for later."""
    g = GAME.setup(2).start(1)
    for card in range(12):
        g.owner[card] = -2
    g.owner[8], g.owner[3], g.owner[2], g.owner[0] = 1, 1, 0, -1
    g.table[0] = 7
    g.points[0] = g.points[1] = 1
    g.asked.seat = 1
    GAME.dispatch.relist(g)
    engine = BotEngine(GAME, "plain")
    tree = Tree(engine, 500)
    tree.ask(g, engine.teams(g), 1)
    tree.run(300)
    assert merged([tree])[0].option == 8
    assert merged([tree])[0].win > 0.95


def test_search_beats_random_at_the_toy_game() -> None:
    match = Match(GAME.setup(2), BotEngine(GAME, "numba"))
    bots = [Entrant("easy", "easy", 300), Entrant("random", "random")]
    wins = [0.0, 0.0]
    for seed in range(150):
        for swap in (0, 1):
            played = match.play(seed, bots[::-1] if swap else bots)
            for winner in played.winners:
                wins[(winner + swap) % 2] += 1 / len(played.winners)
    assert wins[0] / sum(wins) > 0.55


def test_two_threads_share_the_budget() -> None:
    t = insula.game("toy").table(seed=3)
    request = Think.of(t, "normal", seed=6, iterations=1000, threads=2, engine="numba")
    first, again = choose(request), choose(request)
    assert first.iterations == 1000
    assert first.shares == again.shares
    assert sum(s.visits for s in first.shares) == 1000


@pytest.mark.parametrize("engine", ["plain", "numba"])
def test_a_decision_ends_by_its_time_and_not_by_its_iterations(engine: str) -> None:
    t = insula.game("toy").table(seed=3)
    choose(Think.of(t, "easy", seed=1, engine=engine))
    thought = choose(Think.of(t, "hard", seed=1, seconds=0.05, engine=engine))
    assert 0 < thought.iterations < MAX_NODES[engine]


def test_the_tree_is_kept_below_the_answer() -> None:
    tree = grown("plain", [800])
    before = {option: (visits, worth) for option, visits, worth in tree.children()}
    option = merged([tree])[0].option
    assert tree.follow(option)
    assert tree.visits == before[option][0]
    assert int(tree.head[search.NODES]) < 800
    below = sum(visits for _, visits, _ in tree.children())
    assert tree.visits - 1 <= below <= tree.visits
    assert not tree.follow(12345)


def kept(table: str, request: Think, level: str = "easy", **changes: Any) -> None:
    """Trees of 200 iterations, kept as if they belonged to what the table is about to ask."""
    tree = grown("plain", [200], deal=3)
    tree.head[search.MAX_NODES] = 5000
    tree.level = level
    told = {"stretch": request.stretch, "own": request.own} | changes
    thinking._KEPT[table, 0] = thinking.Kept("plain", [tree], **told)


def test_a_table_goes_on_with_its_tree_in_the_same_stretch_after_the_same_answers() -> None:
    """The toy game asks the other seat after each card, so the kept tree is put there by hand."""
    t = insula.game("toy").table(seed=3)
    request = Think.of(t, "easy", seed=1, engine="plain", iterations=300, table_id="one")
    kept("one", request)
    assert choose(request).iterations == 100
    kept("one", request, stretch="something was drawn")
    assert choose(request).iterations == 300
    kept("one", request, own=("card 3",))
    assert choose(request).iterations == 300


def test_a_tree_goes_on_for_its_own_level_alone() -> None:
    """Levels judge positions at different horizons."""
    t = insula.game("toy").table(seed=3)
    request = Think.of(t, "easy", seed=1, engine="plain", iterations=300, table_id="two")
    kept("two", request, level="hard")
    assert choose(request).iterations == 300


def test_a_table_keeps_the_tree_in_one_stretch_of_answers_and_no_longer() -> None:
    """Amygdala's turns have many answers in which nothing is drawn."""
    t = insula.game("amygdala", 2).table(seed=2)
    before, saved = None, 0
    for _ in range(40):
        request = Think.of(t, "easy", seed=len(t.moves), engine="plain", iterations=6, table_id="three")
        thought = choose(request)
        if len(request.options) > 1:
            if thought.iterations < 6:
                assert before is not None and before.stretch == request.stretch
                assert request.own[: len(before.own)] == before.own and len(request.own) > len(before.own)
                saved += 1
            before = request
        t.play(thought.option)
    assert saved > 3


def test_hard_may_look_further_than_the_other_levels() -> None:
    engine = BotEngine(GAME, "plain", Tuning(horizon=2, patience=0.5, hard={"horizon": 4, "patience": 0.75}))
    trees = [Tree(engine, 10, level) for level in SEARCHERS]
    assert [int(tree.knobs[search.HORIZON]) for tree in trees] == [2, 2, 4]
    assert [tree.rates[search.PATIENCE] for tree in trees] == [0.5, 0.5, 0.75]


@pytest.mark.parametrize("horizon", [0, 1, 2, 3])
def test_the_ends_of_turns_up_to_the_horizon_make_one_whole(horizon: int) -> None:
    """Where nobody is ahead, every position is worth one half, and so is their mean."""
    engine = BotEngine(GAME, "plain", Tuning(swing=1e12, horizon=horizon, patience=0.4))
    g = GAME.setup(2).start(5)
    tree = Tree(engine, 100)
    tree.ask(g, engine.teams(g), 3)
    tree.run(40)
    assert all(worth == pytest.approx(0.5 * visits) for _, visits, worth in tree.children())


def test_win_shares_have_wilson_intervals() -> None:
    found = share(7, 100, 50.0)
    assert (found.option, found.visits, found.win) == (7, 100, 0.5)
    assert round(found.low, 3) == 0.404
    assert round(found.high, 3) == 0.596


def test_both_engines_grow_the_same_tree_up_to_a_horizon() -> None:
    found = []
    for target in ("plain", "numba"):
        engine = BotEngine(GAME, target, Tuning(horizon=3, reach=1, patience=0.4))
        g = GAME.setup(2).start(5)
        tree = Tree(engine, 5000)
        tree.ask(g, engine.teams(g), 3)
        tree.run(600)
        found.append(merged([tree]))
    assert found[0] == found[1]
    assert found[0] != merged([grown("plain", [600])])


def test_stopping_when_the_answer_is_clear_does_not_change_it() -> None:
    stopped = 0
    for deal in range(1, 13):
        whole = grown("plain", [400], deal=deal)
        early = grown("plain", [], deal=deal)
        early.run_unless_clear(400)
        assert merged([early])[0].option == merged([whole])[0].option
        stopped += early.visits < whole.visits
    assert stopped > 0


def test_a_hurried_iteration_looks_at_one_option() -> None:
    tree = grown("plain", [])
    tree.hurry()
    looks = (search.CANDIDATES, search.CARE, search.ROOT_CANDIDATES)
    assert [int(tree.knobs[place]) for place in looks] == [1, 1, 1]
    tree.run(200)
    assert tree.visits == 200


def test_chance_decides_between_options_that_look_equally_good() -> None:
    """Whoever plays the first card of a round scores nothing yet, so all cards look alike."""
    engine = BotEngine(GAME, "plain")
    g = GAME.setup(2).start(5)
    batch, teams, chance = engine.states(2), engine.teams(g), engine.chance(9)
    engine.put(batch, 0, g)
    options = g.options[: g.n_options]
    careful = engine.rule(careful_option)
    taken = [careful(batch, 0, 1, len(options), teams, chance) for _ in range(400)]
    assert all(60 < taken.count(option) < 140 for option in options)


def test_a_match_keeps_the_tree_while_one_seat_answers_and_nothing_is_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = insula.game("card", seats=2)
    match = Match(setup, BotEngine(setup.game, "plain"))
    seen: list[tuple[tuple[int, tuple[int, ...], int, int], bool]] = []
    answer = SearchMind.answer

    def told(self: SearchMind, told: Any, teams: Any, seed: int, calm: bool) -> int:
        g = match.batch[playing.TRUTH]
        seen.append(((g.asked.seat, key(g.rng), g.reveals, match.course[playing.STRETCH]), calm))
        return answer(self, told, teams, seed, calm)

    monkeypatch.setattr(SearchMind, "answer", told)
    match.play(3, [Entrant("a", "normal", 4), Entrant("b", "normal", 5)])
    kept = [(before[0], now[0]) for before, now in itertools.pairwise(seen) if now[1]]
    assert kept and all(before[:3] == now[:3] for before, now in kept)
    assert any(before[0][0] == now[0][0] and not now[1] for before, now in itertools.pairwise(seen))
