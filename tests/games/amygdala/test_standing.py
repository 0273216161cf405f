"""The race of each region, and the VP if the game were scored now, are those of the final scoring."""

from __future__ import annotations

import random

from insula.core.record_class import clone
from insula.core.registry import load
from insula.games.amygdala.rules.ending import final_scoring, region_place
from insula.testing.rules import rule_test


@rule_test("amy.final.coins", "amy.final.places", "amy.final.claim-required")
def test_the_total_is_what_a_final_scoring_now_would_give() -> None:
    table, chooser = load("amygdala").setup(4).table(seed=41), random.Random(41)
    looks = 0
    while not table.over:
        table.play(chooser.choice(table.options))
        if table.over or len(table.moves) % 20:
            continue
        after = clone(table.state)
        final_scoring(after)
        assert [s["total"] for s in table.view(0)["standing"]["seats"]] == [after.seats[s].vp for s in range(4)]
        looks += 1
    assert looks > 3
    ended = table.view(0)["standing"]["seats"]
    assert [s["total"] for s in ended] == [table.state.seats[s].vp for s in range(4)]


@rule_test("amy.score.network", "amy.score.per-icon", "amy.score.choose-one")
def test_a_space_is_worth_what_it_scores() -> None:
    chooser, emotions = random.Random(43), []
    for seed in (43, 44, 45):
        table = load("amygdala").setup(3).table(seed=seed)
        while not table.over:
            option, seat = chooser.choice(table.options), table.asked
            worth = table.view(0)["act"].get("worth", {})
            before = table.state.seats[seat].vp
            table.play(option)
            if not option.thing.startswith("space:"):
                continue
            points = worth[option.thing.removeprefix("space:")]
            emotion = chooser.choice(sorted(points))
            if len(points) > 1:
                table.play(f"score {emotion}")
            assert table.state.seats[seat].vp - before == points[emotion]
            emotions.append(len(points))
    assert emotions.count(1) > 5 and emotions.count(2) > 3


@rule_test("amy.final.tie-order", "amy.final.tie-claim-vs-none")
def test_so_many_icons_more_put_a_player_before_the_next() -> None:
    table, chooser = load("amygdala").setup(3).table(seed=42), random.Random(42)
    passed = 0
    while not table.over:
        table.play(chooser.choice(table.options))
        if table.over or len(table.moves) % 15:
            continue
        for region, race in enumerate(table.view(None)["standing"]["regions"]):
            for runner in race["runners"]:
                if runner["to_pass"]:
                    after = clone(table.state)
                    after.seats[runner["seat"]].icons[region] += runner["to_pass"]
                    assert region_place(after, region, runner["seat"]) < runner["place"] - 1
                    after.seats[runner["seat"]].icons[region] -= 1
                    assert region_place(after, region, runner["seat"]) >= runner["place"] - 1
                    passed += 1
    assert passed > 10
