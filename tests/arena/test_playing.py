"""Games of the arena: the same in every engine, counted as the table tells them, fair to every bot."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import insula
from insula.arena import Plan, playing, tally
from insula.arena.player import Engine, Player
from insula.arena.schema import shares
from insula.core.registry import load

CARD = {"game": "card", "seats": 3, "line_ups": [["greedy", "random", "easy@15"]], "deals": 2}


def ended(plan: Plan, target: str) -> list[Any]:
    player = Player(plan, target)
    player.prepare()
    games = [player.play(number) for number in range(plan.games)]
    return [(g.seed, g.winners, g.points, g.decisions, g.over, [int(n) for n in g.counts]) for g in games]


def test_plain_and_compiled_games_are_the_same_with_any_bots() -> None:
    plan = Plan.of(CARD)
    assert ended(plan, "plain") == ended(plan, "numba")


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    plan = Plan.of(CARD)
    player = Player(plan, "plain")
    assert player.play(4) == Player(plan, "plain").play(4)
    again = [player.play(number) for number in (5, 2, 5)]
    assert again[0] == again[2]


def walk(engine: Engine, setup: Any, seed: int) -> tuple[list[int], Any]:
    """A random game on the arena's rules: its answers and its counts."""
    dice = random.Random(seed)
    engine.brain.put(engine.batch, playing.BLANK, setup.blank())
    engine.rules[playing.start_game](engine.batch, seed, engine.seen, engine.counts)
    answers = []
    while not engine.get("over"):
        option = int(dice.choice(list(engine.get("options"))[: int(engine.get("n_options"))]))
        engine.rules[playing.answer](engine.batch, option, engine.seen, engine.counts)
        answers.append(option)
    return answers, engine.counts


def told(setup: Any, seed: int, answers: list[int]) -> Any:
    """The same game at a table, which tells what happened."""
    table = setup.table(seed=seed)
    while not table.over:
        table.play(answers[len(table.moves)])
    return table


def counted(counts: Any, cards: int, what: int) -> Counter[tuple[int, int]]:
    found = np.array(counts[tally.HEAD :]).reshape(-1, 2)[:, what]
    return Counter({(place // cards, place % cards): int(found[place]) for place in np.flatnonzero(found)})


def test_the_card_game_is_counted_as_its_events_tell() -> None:
    from insula.games.card.gen import ev

    setup, engine = insula.game("card", seats=4), Engine(load("card"), "plain")
    for seed in range(12):
        answers, counts = walk(engine, setup, seed)
        table = told(setup, seed, answers)
        entered: Counter[tuple[int, int]] = Counter()
        used: Counter[tuple[int, int]] = Counter()
        for event in table.events:
            if event.kind == ev.ENTERED:
                entered.update((event.seat, card) for card in (event.thing, event.other) if card >= 0)
            if event.kind == ev.USED:
                used[event.seat, event.thing] += 1
        assert counted(counts, 96, tally.ENTERED) == entered
        assert counted(counts, 96, tally.USED) == used
        assert counts[tally.ROUNDS] == table.state.cycle
        assert 0 < counts[tally.REASON] <= 3


def test_cerebria_is_counted_as_its_events_tell() -> None:
    from insula.games.cerebria.gen import ev

    setup = insula.game("cerebria", seats=4, spirits="random", decks="choose")
    engine = Engine(load("cerebria"), "plain")
    worked = missed = 0
    for seed in range(6):
        answers, counts = walk(engine, setup, seed)
        table = told(setup, seed, answers)
        cards = len(engine.tally.cards)
        assert sum(counted(counts, cards, tally.ENTERED).values()) == table.state.next_uid
        events = Counter(event.thing for event in table.events if event.kind == ev.POWER_WORKED)
        used: Counter[int] = Counter()
        for (_, card), times in counted(counts, cards, tally.USED).items():
            used[card] += times
        assert used <= events
        worked, missed = worked + events.total(), missed + (events - used).total()
        assert [counts[tally.SPIRIT + seat] - 1 for seat in range(4)] == [s.spirit for s in table.state.seats[:4]]
        chosen = {e.seat: e.thing for e in table.events if e.kind == ev.DECK_CHOSEN}
        assert [counts[tally.DECK + seat] - 1 for seat in range(4)] == [chosen[seat] for seat in range(4)]
        assert (counts[tally.TURNS], counts[tally.ROUNDS]) == (table.state.turns, table.state.revelations)
    assert worked > 10 and missed <= worked // 10


def test_amygdala_is_counted() -> None:
    engine = Engine(load("amygdala"), "plain")
    answers, counts = walk(engine, insula.game("amygdala", seats=3), 5)
    turns = told(insula.game("amygdala", seats=3), 5, answers).state.turns
    assert counts[tally.TURNS] == turns > 3 and counts[tally.ROUNDS] == (turns + 2) // 3


def test_bots_are_told_nothing_hidden() -> None:
    """What a bot thinks about looks to its seat as the truth does, and differs from it where it may not know."""
    from insula.bots import greedy
    from insula.core.record_class import key

    setup, engine = insula.game("card", seats=3), Engine(load("card"), "plain")
    engine.brain.put(engine.batch, playing.BLANK, setup.blank())
    engine.rules[playing.start_game](engine.batch, 3, engine.seen, engine.counts)
    others = 0
    for number in range(20):
        engine.rules[playing.tell](engine.batch, 3, number, engine.chance)
        truth, sample, seat = engine.batch[playing.TRUTH], engine.batch[greedy.ROOT], engine.asked()
        assert setup.game.view(sample, seat) == setup.game.view(truth, seat)
        others += key(sample.seats[(seat + 1) % 3]) != key(truth.seats[(seat + 1) % 3])
        engine.rules[playing.answer](engine.batch, truth.options[0], engine.seen, engine.counts)
    assert others > 10


def test_a_bot_installed_beside_insula_plays_and_a_failing_one_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = tmp_path / "arena_bots-1.dist-info"
    made.mkdir()
    (made / "METADATA").write_text("Metadata-Version: 2.1\nName: arena-bots\nVersion: 1\n")
    bots = "tests.bots.own_bots"
    (made / "entry_points.txt").write_text(f"[insula.bots]\nhighest = {bots}:highest\ncrashing = {bots}:crashing\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    plan = Plan.of({"game": "card", "bots": ["highest", "crashing"], "deals": 1})
    assert [game[4] for game in ended(plan, "plain")] == [True, True]


def test_a_game_nobody_taught_the_arena_to_count_still_has_a_result() -> None:
    from dataclasses import replace

    engine = Engine(replace(load("card"), name="unheard of"), "plain")
    _, counts = walk(engine, insula.game("card", seats=2), 1)
    assert engine.tally.cards == () and counts[tally.REASON] == 1


def test_sides_that_win_together_share_the_victory() -> None:
    assert shares([0, 1], [0, 0, 1, 1]) == [1.0, 1.0, 0.0, 0.0]
    assert shares([0, 2], [0, 1, 2]) == [0.5, 0.0, 0.5]
    assert shares([], [0, 1]) == [0.5, 0.5]
