"""What a bot is told, what it answers, and what happens when it fails."""

from __future__ import annotations

import pickle

import pytest

import insula
from insula.bots import BadThink, Think, choose, levels
from insula.bots.api import people_levels, sample, unpack
from insula.bots.hints import hints
from insula.core.record_class import key
from insula.core.table import Table
from tests.bots.toy import GAME


def table(seed: int = 3) -> Table:
    return insula.game("toy").table(seed=seed)


def test_every_level_answers_with_an_option() -> None:
    t = table()
    for level in ("random", "novice", "learner", "greedy", "easy", "normal", "hard", "highest"):
        thought = choose(Think.of(t, level, seed=1, engine="plain", iterations=20))
        assert thought.option in t.options
        assert thought.note == ""


def test_levels_are_told_weakest_first_with_their_budgets() -> None:
    found = {level.name: level for level in levels("toy")}
    assert list(found)[:7] == ["random", "novice", "learner", "greedy", "easy", "normal", "hard"]
    assert [found[name].seconds for name in ("easy", "normal", "hard")] == [0.1, 1.0, 1.0]
    assert 0 < found["easy"].iterations < found["normal"].iterations < found["hard"].iterations
    assert found["highest"].text == "Installed bot tests.bots.own_bots:highest."


def test_people_meet_five_characters_and_those_installed_each_within_a_second() -> None:
    for name, top in (("toy", "hard"), ("card", "master"), ("amygdala", "master"), ("cerebria", "hard")):
        five = people_levels(name)[:5]
        assert [level.name for level in five] == ["novice", "learner", "greedy", "normal", top]
        assert all(level.seconds <= 1.0 and level.title and level.text for level in five)
        assert len({level.title for level in five}) == 5
    assert "random" not in [level.name for level in people_levels("toy")]
    assert "highest" in [level.name for level in people_levels("toy")]


def test_what_a_bot_is_told_can_be_sent_to_another_process() -> None:
    request = Think.of(table(), "greedy", seed=1)
    assert pickle.loads(pickle.dumps(request)) == request


def test_the_sample_agrees_with_the_view_and_with_nothing_else() -> None:
    t = table()
    request = Think.of(t, "greedy", seed=4)
    told = unpack(GAME, request.sample)
    assert GAME.view(told, 0) == t.view(0)
    assert key(told.rng) != key(t.state.rng)
    hands = {tuple(unpack(GAME, sample(GAME, t.state, 0, seed)).owner) for seed in range(50)}
    assert len(hands) > 20


def test_a_sample_is_read_back_as_it_was_packed() -> None:
    g = unpack(GAME, sample(GAME, table().state, 0, 7))
    assert sample(GAME, g, 0, 9) == sample(GAME, table().state, 0, 9)
    assert len(key(g)) * 8 == len(sample(GAME, g, 0, 9))


def test_the_same_seed_gives_the_same_answer() -> None:
    for level in ("random", "greedy", "easy"):
        first = choose(Think.of(table(), level, seed=8, engine="plain", iterations=60))
        again = choose(Think.of(table(), level, seed=8, engine="plain", iterations=60))
        assert (first.option, first.shares) == (again.option, again.shares)


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("crashing", "The bot crashing crashed (ValueError: no idea); this move was chosen at random."),
        ("nonsense", "The bot nonsense answered 9999, which is not an option; this move was chosen at random."),
    ],
)
def test_a_bot_that_fails_is_replaced_by_random_for_that_move(level: str, why: str) -> None:
    t = table()
    thought = choose(Think.of(t, level, seed=2))
    assert thought.note == why
    assert thought.option == choose(Think.of(t, "random", seed=2)).option


def test_an_unknown_bot_gets_one_sentence() -> None:
    with pytest.raises(
        BadThink, match=r"^No bot is called “deep”. Choose random, novice, learner, greedy, easy, normal, hard"
    ):
        Think.of(table(), "deep")


def test_there_is_nothing_to_think_about_when_the_game_is_over() -> None:
    t = table()
    while not t.over:
        t.play(t.options[0])
    with pytest.raises(BadThink, match="over"):
        Think.of(t, "random")


def test_hints_are_options_in_words_with_win_share_and_interval() -> None:
    t = table()
    found = hints(t, count=2, seed=3, level="easy")
    assert len(found) == 2
    for hint in found:
        assert hint.text == f"Card {hint.option}"
        assert hint.thing == f"card:{hint.option}"
        assert 0 <= hint.low <= hint.win <= hint.high <= 1
    assert str(found[0]).startswith(f"Card {found[0].option}: wins ")
