"""Networks: the same answers in every engine, read without PyTorch; search led by them; nothing hidden reaches them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import insula
from insula.bots import guided, network
from insula.bots.api import BadThink, Think, choose, levels
from insula.bots.engine import BotEngine
from insula.bots.entrants import Entrant
from insula.bots.network_file import BadNetwork, read_network, write_network
from insula.bots.network_mind import GuidedMind, GuidedTree, NetworkEngine, PolicyMind, network_engine
from insula.core.game import Game
from insula.core.record_class import clone
from insula.core.registry import load
from insula.core.table import Table
from insula.testing.walks import walk

from .test_fairness import hidden_otherwise, positions

NETWORKED = [name for name in insula.games() if load(name).tuning.network is not None]


def small_network(game: Game, path: Path) -> Path:
    """A network with layers of eight numbers whose weights are any fixed numbers."""
    count = iter(range(10**9))

    def numbers(n: int) -> list[float]:
        return [((next(count) * 2654435761) % 1009 / 1009 - 0.5) for _ in range(n)]

    sizes = (len(game.legend), 8, 8, 8)
    layers: dict[str, dict[str, Any]] = {}
    for name, a, b in zip(("first", "second", "third"), sizes[:-1], sizes[1:], strict=True):
        layers[name] = {
            "weight": [numbers(b) for _ in range(a)],
            "bias": numbers(b),
            "gain": numbers(b),
            "shift": numbers(b),
        }
    for name, n in (("options", game.n_options), ("value", 1)):
        layers[name] = {"weight": [numbers(n) for _ in range(8)], "bias": numbers(n)}
    write_network(path, layers, {"game": game.name})
    return path


def told(engine: BotEngine, g: Any) -> Any:
    batch = engine.states(1)
    engine.put(batch, 0, g)
    return batch[0]


def real_positions(name: str, count: int) -> Iterator[Any]:
    yield from positions(insula.game(name), count, every=11)


def test_networks_ship_with_a_card() -> None:
    assert "card" in NETWORKED
    for name in NETWORKED:
        path = load(name).tuning.network
        assert path is not None and path.stat().st_size < 3_000_000
        card = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        made = read_network(path)
        assert list(made.shape) == card["layers"]
        assert made.card["game"] == name and made.card["rules_version"] == str(load(name).rules_version)
        assert int(made.card["decisions"]) == sum(each["decisions"] for each in card["training"])


@pytest.mark.parametrize("name", NETWORKED)
def test_plain_and_numba_judge_alike(name: str) -> None:
    game = load(name)
    engines = [network_engine(BotEngine(game, target)) for target in ("plain", "numba")]
    for g in real_positions(name, 12):
        odds = []
        for engine in engines:
            batch = engine.base.states(1)
            engine.base.put(batch, 0, g)
            engine.rule(guided.policy_place)(batch, 1.0, *engine.net, engine.odds, engine.base.chance(1))
            odds.append([float(engine.odds[i]) for i in range(g.n_options)])
        assert sum(odds[0]) == pytest.approx(1.0)
        assert odds[1] == pytest.approx(odds[0], abs=1e-3)


def test_a_network_judges_as_its_layers_say(tmp_path: Path) -> None:
    """The forward pass once more, in plain lists."""
    game = load("card")
    path = small_network(game, tmp_path / "small.safetensors")
    engine = NetworkEngine(BotEngine(game, "plain"), path)
    g = next(real_positions("card", 1))
    row = iter(read_network(path).weights)

    def layer(values: list[float], n: int) -> list[float]:
        rows = [[next(row) for _ in range(n)] for _ in values]
        bias = [next(row) for _ in range(n)]
        return [b + sum(v * w[j] for v, w in zip(values, rows, strict=True)) for j, b in enumerate(bias)]

    assert game.observe is not None
    values = [0.0] * len(game.legend)
    game.observe(g, g.asked.seat, values)
    for _ in range(3):
        values = layer(values, 8)
        mean = sum(values) / 8
        spread = (sum((v - mean) ** 2 for v in values) / 8 + network.SMALL) ** 0.5
        gains, shifts = [next(row) for _ in range(8)], [next(row) for _ in range(8)]
        values = [max(0.0, (v - mean) / spread * k + s) for v, k, s in zip(values, gains, shifts, strict=True)]
    worth, expected = layer(values, game.n_options), layer(values, 1)[0]
    found = engine.rule(network.judge)(g, g.asked.seat, *engine.net)
    assert found == pytest.approx(max(-1.0, min(1.0, expected)), abs=1e-4)
    assert list(engine.net[-1]) == pytest.approx(worth, abs=1e-4)


def test_files_that_hold_no_network_are_told_in_one_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.safetensors"
    bad.write_bytes(b"nonsense" * 9)
    with pytest.raises(BadNetwork, match="there is no network in this file"):
        read_network(bad)
    with pytest.raises(BadNetwork, match="trained for another game"):
        NetworkEngine(BotEngine(load("amygdala"), "plain"), small_network(load("card"), tmp_path / "card.safetensors"))
    with pytest.raises(BadNetwork, match="has no network"):
        NetworkEngine(BotEngine(load("toy"), "plain"))


@pytest.mark.parametrize("target", ["plain", "numba"])
def test_search_tries_every_option_that_the_network_likes_and_counts_its_iterations(
    target: str, tmp_path: Path
) -> None:
    game = load("card")
    base = BotEngine(game, target)
    tree = GuidedTree(NetworkEngine(base, small_network(game, tmp_path / "n.safetensors")), 100)
    g = next(real_positions("card", 1))
    tree.ask(told(base, g), base.teams(g), 5)
    tree.run(61)
    found = tree.found()
    assert sorted(option for option, _, _ in found) == g.options[: g.n_options]
    assert sum(tries for _, tries, _ in found) == 60  # the first iteration opened the question
    assert all(abs(gains) <= tries for _, tries, gains in found)
    assert min(tries for _, tries, _ in found) > 0


def test_both_engines_search_alike(tmp_path: Path) -> None:
    game = load("card")
    path = small_network(game, tmp_path / "n.safetensors")
    minds = [GuidedMind(NetworkEngine(BotEngine(game, target), path), 24) for target in ("plain", "numba")]
    for number, g in enumerate(real_positions("card", 8)):
        answers = [m.answer(told(m.tree.engine.base, g), m.tree.engine.base.teams(g), number, False) for m in minds]
        assert answers[0] == answers[1]


def test_a_full_table_goes_on_judging(tmp_path: Path) -> None:
    game = load("card")
    base = BotEngine(game, "plain")
    tree = GuidedTree(NetworkEngine(base, small_network(game, tmp_path / "n.safetensors")), 3)
    g = next(real_positions("card", 1))
    tree.ask(told(base, g), base.teams(g), 5)
    tree.run(30)
    assert int(tree.head[guided.NODES]) == 3
    assert sum(tries for _, tries, _ in tree.found()) == 29


@pytest.mark.parametrize("name", NETWORKED)
def test_tables_that_look_the_same_get_the_same_answers(name: str) -> None:
    setup = insula.game(name, 3)
    for number, g in enumerate(positions(setup, 6, every=17)):
        other = hidden_otherwise(setup, g, g.asked.seat, 77 * number + 1)
        tables = [Table(setup, state=clone(each), fast_forward=False) for each in (g, other)]
        for level, engine, iterations in (("policy", "plain", None), ("master", "numba", 40)):
            thoughts = [choose(Think.of(t, level, number, iterations=iterations, engine=engine)) for t in tables]
            assert thoughts[0].note == thoughts[1].note == ""
            assert (thoughts[0].option, thoughts[0].shares) == (thoughts[1].option, thoughts[1].shares)


def test_what_others_hold_does_not_tell_nodes_of_the_tree_apart(tmp_path: Path) -> None:
    """The key of a node is what its seat knows: two deals that look the same have one key."""
    setup = insula.game("card", 3)
    width = len(setup.game.legend)
    for number, g in enumerate(positions(setup, 40, every=5)):
        seat = g.asked.seat
        keys = []
        for each in (g, hidden_otherwise(setup, g, seat, 31 * number + 5)):
            seen = [0.0] * width
            assert setup.game.observe is not None
            setup.game.observe(each, seat, seen)
            keys.append(guided.key_of(each, seen))
        assert keys[0] == keys[1]


def test_levels_with_a_network_are_there_where_the_game_has_one() -> None:
    assert {"policy", "master"} <= {level.name for level in levels("card")}
    assert not {"policy", "master"} & {level.name for level in levels("toy")}
    assert next(level for level in levels("card") if level.name == "master").seconds == 1.0


def test_the_master_keeps_to_its_time_and_tells_what_it_thinks() -> None:
    table = insula.game("card", 2).table(seed=3)
    game = table.game
    network_engine(BotEngine(game, "numba"))  # compiled or loaded before the clock starts
    thought = choose(Think.of(table, "master", 4, seconds=0.2, engine="numba"))
    assert not thought.note and thought.option in table.options and thought.iterations >= 2
    assert thought.shares[0].option == thought.option and 0 <= thought.shares[0].low <= thought.shares[0].high <= 1


def test_in_plain_python_the_master_answers_by_instinct() -> None:
    table = insula.game("card", 2).table(seed=3)
    answers = {choose(Think.of(table, level, 4, engine="plain")).option for level in ("policy", "master")}
    assert len(answers) == 1


def test_entrants_of_ladders_may_bring_a_network(tmp_path: Path) -> None:
    card = load("card")
    assert Entrant.parse("master@50", card) == Entrant("master@50", "master", 50)
    assert Entrant.parse("policy:a/b.safetensors", card, ladder=True).file == "a/b.safetensors"
    for wrong in ("master@none", "policy@3"):
        with pytest.raises(BadThink, match="whole number"):
            Entrant.parse(wrong, card)
    for game, name in ((card, "policy:file"), (load("toy"), "master"), (card, "hard:file@5")):
        with pytest.raises(BadThink, match="No bot is called"):
            Entrant.parse(name, game)


def test_a_policy_with_no_heat_takes_the_likeliest_option(tmp_path: Path) -> None:
    game = load("card")
    engine = NetworkEngine(BotEngine(game, "plain"), small_network(game, tmp_path / "n.safetensors"))
    cold, warm = PolicyMind(engine), PolicyMind(engine, 3.0)
    g = next(g for g in walk(insula.game("card", 2), 3) if g.n_options > 4)
    teams = engine.base.teams(g)
    assert len({cold.answer(g, teams, seed, False) for seed in range(20)}) == 1
    assert len({warm.answer(g, teams, seed, False) for seed in range(20)}) > 1
