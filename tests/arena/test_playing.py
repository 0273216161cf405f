"""Games of the arena: the same in every engine, counted as the table tells them, fair to every bot."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import insula
from insula.arena import Plan
from insula.arena.player import Player
from insula.arena.schema import rows
from insula.bots import playing
from insula.bots.engine import BotEngine
from insula.bots.match import Match, shares_of
from insula.core.parts import ENTERED, REASON, ROUNDS, TURNS, USED, cards_from
from insula.core.registry import load

CARD = {"game": "card", "seats": 3, "line_ups": [["greedy", "random", "easy@15"]], "deals": 2}


def ended(plan: Plan, target: str) -> list[Any]:
    player = Player(plan, target)
    player.prepare()
    games = [player.play(number) for number in range(plan.games)]
    return [(g.seed, g.winners, g.points, g.decisions, g.options, g.over, [int(n) for n in g.counts]) for g in games]


def test_plain_and_compiled_games_are_the_same_with_any_bots() -> None:
    plan = Plan.of(CARD)
    assert ended(plan, "plain") == ended(plan, "numba")


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    plan = Plan.of(CARD)
    player = Player(plan, "plain")
    assert player.play(4) == Player(plan, "plain").play(4)
    again = [player.play(number) for number in (5, 2, 5)]
    assert again[0] == again[2]


def table(setup: Any) -> Match:
    return Match(setup, BotEngine(setup.game, "plain"))


def walk(match: Match, seed: int) -> tuple[list[int], Any]:
    """A random game on the arena's rules: its answers and its counts."""
    dice = random.Random(seed)
    match.begin(seed)
    answers = []
    while not match.batch[playing.TRUTH].over:
        answers.append(dice.choice(match.options()))
        match.answer(answers[-1])
    return answers, match.counts


def told(setup: Any, seed: int, answers: list[int]) -> Any:
    """The same game at a table, which tells what happened."""
    table = setup.table(seed=seed)
    while not table.over:
        table.play(answers[len(table.moves)])
    return table


def counted(counts: Any, cards: int, columns: int, what: int) -> Counter[tuple[int, int]]:
    found = np.array(counts[cards_from(columns) :]).reshape(-1, 2)[:, what]
    return Counter({(place // cards, place % cards): int(found[place]) for place in np.flatnonzero(found)})


def test_the_card_game_is_counted_as_its_events_tell() -> None:
    from insula.games.card.gen import ev

    setup = insula.game("card", seats=4)
    match = table(setup)
    for seed in range(12):
        answers, counts = walk(match, seed)
        played = told(setup, seed, answers)
        entered: Counter[tuple[int, int]] = Counter()
        used: Counter[tuple[int, int]] = Counter()
        for event in played.events:
            if event.kind == ev.ENTERED:
                entered.update((event.seat, card) for card in (event.thing, event.other) if card >= 0)
            if event.kind == ev.USED:
                used[event.seat, event.thing] += 1
        assert counted(counts, 96, 0, ENTERED) == entered
        assert counted(counts, 96, 0, USED) == used
        assert counts[ROUNDS] == played.state.cycle
        assert 0 < counts[REASON] <= 3


def test_cerebria_is_counted_as_its_events_tell() -> None:
    from insula.games.cerebria.gen import ev
    from insula.games.cerebria.study.tally import DECK, SPIRIT

    setup = insula.game("cerebria", seats=4, spirits="random", decks="choose")
    match = table(setup)
    worked = missed = 0
    for seed in range(6):
        answers, counts = walk(match, seed)
        played = told(setup, seed, answers)
        cards = len(match.engine.tally.cards)
        assert sum(counted(counts, cards, 2, ENTERED).values()) == played.state.next_uid
        events = Counter(event.thing for event in played.events if event.kind == ev.POWER_WORKED)
        used: Counter[int] = Counter()
        for (_, card), times in counted(counts, cards, 2, USED).items():
            used[card] += times
        assert used <= events
        worked, missed = worked + events.total(), missed + (events - used).total()
        assert [counts[SPIRIT + seat] - 1 for seat in range(4)] == [s.spirit for s in played.state.seats[:4]]
        chosen = {e.seat: e.thing for e in played.events if e.kind == ev.DECK_CHOSEN}
        assert [counts[DECK + seat] - 1 for seat in range(4)] == [chosen[seat] for seat in range(4)]
        assert (counts[TURNS], counts[ROUNDS]) == (played.state.turns, played.state.revelations)
    assert worked > 10 and missed <= worked // 10


def test_amygdala_is_counted() -> None:
    setup = insula.game("amygdala", seats=3)
    answers, counts = walk(table(setup), 5)
    turns = told(setup, 5, answers).state.turns
    assert counts[TURNS] == turns > 3 and counts[ROUNDS] == (turns + 2) // 3


def test_bots_are_told_nothing_hidden() -> None:
    """What a bot thinks about looks to its seat as the truth does, and differs from it where it may not know."""
    from insula.bots import greedy
    from insula.core.record_class import key

    setup = insula.game("card", seats=3)
    match = table(setup)
    match.begin(3)
    others = 0
    for number in range(20):
        match.engine.rule(playing.tell)(match.batch, 3, number, match.chance)
        truth, sample, seat = match.batch[playing.TRUTH], match.batch[greedy.ROOT], match.asked
        assert setup.game.view(sample, seat) == setup.game.view(truth, seat)
        others += key(sample.seats[(seat + 1) % 3]) != key(truth.seats[(seat + 1) % 3])
        match.answer(truth.options[0])
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
    player = Player(plan, "plain")
    games = [player.play(number) for number in range(2)]
    assert all(game.over for game in games)
    assert [[count > 0 for count in game.replaced] for game in games] == [[False, True], [True, False]]
    assert games[0].notes == ("The bot crashing crashed (ValueError: no idea); this move was chosen at random.",)
    assert rows(plan, player, 0, games)["replaced"] == [list(game.replaced) for game in games]


def test_a_game_nobody_taught_the_arena_to_count_still_has_a_result() -> None:
    from dataclasses import replace

    match = table(replace(insula.game("card", seats=2), game=replace(load("card"), name="unheard of", tally=None)))
    _, counts = walk(match, 1)
    assert match.engine.tally.cards == () and counts[REASON] == 1


def test_sides_that_win_together_share_the_victory() -> None:
    assert shares_of((0, 1), [0, 0, 1, 1]) == [1.0, 1.0, 0.0, 0.0]
    assert shares_of((0, 2), [0, 1, 2]) == [0.5, 0.0, 0.5]
    assert shares_of((), [0, 1]) == [0.5, 0.5]
