"""Choices of a set-up: whatever is given, the game is set up or one sentence says why not; variants are marked."""

from __future__ import annotations

import random

import pytest

import insula
from insula.core.game import Setup
from insula.core.registry import edition, games, load
from insula.core.rulebook import Refused

WORDS = ["", " ", ",", ",,", "²", "²-²", "x" * 5000, "*", "+", ":", "choose:", "random", "1-1", "a,b", "love,love"]
NUMBERS = ["9" * 5000, "²", "-1", "1.5", "", "3"]


def given(rng: random.Random, setup_values: tuple[str, ...]) -> str | list[str]:
    """Something that somebody could send for a choice."""
    known = [*WORDS, *setup_values, *(f"{v}*{n}" for v in ("courage", *setup_values[:2]) for n in NUMBERS)]
    some = [rng.choice(known) for _ in range(rng.randrange(5))]
    return rng.choice([rng.choice(known), some, ",".join(some), "+".join(some)])


@pytest.mark.parametrize("name", games())
def test_any_choice_is_taken_or_refused_in_one_sentence(name: str) -> None:
    game, rng = load(name), random.Random(name)
    for _ in range(1500 if game.choices else 1):
        seats = rng.choice(game.seats)
        chosen = {c.name: given(rng, c.values) for c in rng.sample(game.choices, min(2, len(game.choices)))}
        try:
            setup = game.setup(seats, **chosen)
        except Refused as refused:
            assert "\n" not in refused.refusal.says and len(refused.refusal.says) < 400
        else:
            again = game.setup(seats, **setup.choices)
            assert again.choices == setup.choices


@pytest.mark.parametrize("name", games())
def test_a_list_and_words_with_commas_are_the_same_choice(name: str) -> None:
    from insula.core.record_class import key

    game = load(name)
    for choices in [c for seats in game.seats for c in game.examples(seats)]:
        seats = next(s for s in game.seats if choices in game.examples(s))
        as_lists = {k: v.split(",") for k, v in choices.items()}
        one, other = game.setup(seats, **choices), game.setup(seats, **as_lists)
        assert key(one.config) == key(other.config) and one.choices == other.choices


def test_every_edition_that_is_a_game_of_its_own_is_found_by_its_name() -> None:
    found = [(load(name), word, own) for name in games() for word, own in load(name).editions.items()]
    assert found
    for game, word, own in found:
        assert edition(game, {"edition": word}) is load(own)
        assert insula.game(game.name, edition=word).game is load(own)
        assert edition(game, {}) is game


def known_modes(name: str) -> set[str]:
    return {rule.mode for rule in load(name).rulebook.rules.values()}


@pytest.mark.parametrize("name", games())
def test_every_mode_of_a_rulebook_is_in_play_in_some_set_up(name: str) -> None:
    game = load(name)
    wider = [game, *(load(own) for own in game.editions.values())]
    everywhere = [
        s for each in [*wider, *(g for g in map(load, games()) if g.folder == game.folder)] for s in each.setups()
    ]
    for mode in known_modes(name):
        rule = next(r for r in game.rulebook.rules.values() if r.mode == mode)
        assert any(setup.plays(rule) for setup in everywhere), mode
        assert bool(rule.only_with) == (mode != "all")


def test_variants_that_are_not_chosen_are_marked() -> None:
    base, toll = load("amygdala").setup(2), load("amygdala").setup(2, variants="changing-toll")
    rules = [r for r in load("amygdala").rulebook.rules.values() if r.mode == "changing-toll"]
    assert rules and not any(base.plays(r) for r in rules) and all(toll.plays(r) for r in rules)
    assert rules[0].only_with == "Only with “changing-toll”."
    two = next(r for r in load("amygdala").rulebook.rules.values() if r.mode == "2p")
    assert base.plays(two) and not load("amygdala").setup(3).plays(two)
    assert two.only_with == "Only with 2 players."


def plays(setup: Setup, rule_id: str) -> bool:
    return setup.plays(setup.game.rulebook.rules[rule_id])


def test_sides_of_boards_shapers_and_editions_are_told_apart() -> None:
    game = load("cerebria")
    spirits_b, teams_b = game.setup(4, spirit_boards="b"), game.setup(4, team_boards="b")
    assert plays(teams_b, "cer.intention.b-quell") and not plays(spirits_b, "cer.intention.b-quell")
    assert plays(spirits_b, "cer.intention.a-quell") and not plays(teams_b, "cer.intention.a-quell")
    assert plays(game.setup(3), "cer.shaper.spirit") and not plays(game.setup(4), "cer.shaper.spirit")
    basic = game.setup(4, edition="basic")
    assert plays(basic, "cer.mode.basic-no-powers") and not plays(game.setup(4), "cer.mode.basic-no-powers")
    assert not plays(game.setup(4), "bal.setup.deck") and plays(load("balance").setup(6), "bal.setup.deck")
