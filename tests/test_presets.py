"""Every preset of every game opens, asks as little as it promises, and plays to its end."""

from __future__ import annotations

import random

import pytest

from insula.core.game import Setup
from insula.core.opening import Preset, barred, by_seat, troubles
from insula.core.registry import edition, games, load

PRESETS = [(name, preset) for name in games() for preset in load(name).opening.presets]


def opened(name: str, preset: Preset) -> Setup:
    return edition(load(name), preset.choices).setup(preset.seats, **preset.choices)


@pytest.mark.parametrize(("name", "preset"), PRESETS, ids=lambda each: getattr(each, "name", each))
def test_a_preset_opens_and_plays_to_the_end(name: str, preset: Preset) -> None:
    setup = opened(name, preset)
    assert troubles(setup.game, preset.seats, preset.choices) == []
    g, chance, answers = setup.start(7), random.Random(7), 0
    while not g.over and answers < setup.game.max_decisions:
        setup.game.dispatch.play(g, chance.choice(g.options[: g.n_options]))
        answers += 1
    assert g.over


@pytest.mark.parametrize("name", games())
def test_the_names_of_presets_differ_and_their_words_are_for_people(name: str) -> None:
    presets = load(name).opening.presets
    assert len({each.name for each in presets}) == len({each.title for each in presets}) == len(presets)
    for each in presets:
        assert not each.title[0].islower() and each.text[0].isupper() and not each.text.endswith(".")


@pytest.mark.parametrize("name", games())
def test_every_value_of_every_choice_has_a_name_for_people(name: str) -> None:
    for choice in load(name).choices:
        for value in choice.values:
            assert choice.title_of(value)[0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


@pytest.mark.parametrize("name", games())
def test_the_places_of_a_preset_offer_what_it_picks(name: str) -> None:
    for preset in load(name).opening.presets:
        game = edition(load(name), preset.choices)
        places = game.opening.places(preset.seats, preset.choices)
        assert len(places) == preset.seats
        seatwise = {c.name: c for c in game.choices if c.by_seat}
        for choice, word in preset.choices.items():
            if choice in seatwise:
                for place, value in zip(places, by_seat(word, preset.seats), strict=True):
                    assert value in [pick.value for pick in place.picks[choice]]
        for place in places:
            for choice, picks in place.picks.items():
                known = set(seatwise[choice].values)
                assert {pick.value for pick in picks} <= known
                assert all(pick.title[0].isupper() for pick in picks)


def test_the_first_game_of_cerebria_asks_nothing_before_the_first_turn() -> None:
    table = opened("cerebria", load("cerebria").opening.presets[0]).table(seed=1)
    assert table.kind == "turn"


@pytest.mark.parametrize("name", games())
def test_what_a_choice_bars_is_what_the_set_up_refuses(name: str) -> None:
    for preset in load(name).opening.presets:
        game = edition(load(name), preset.choices)
        shared = {c.name for c in game.choices if not c.by_seat}
        rest = {k: v for k, v in preset.choices.items() if k in shared}
        for choice in [c for c in game.choices if not c.several]:
            refused = barred(game, preset.seats, preset.choices, choice)
            for value in choice.values:
                found = troubles(game, preset.seats, {**rest, choice.name: value})
                assert bool(found) == (value in refused)
