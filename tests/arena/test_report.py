"""Statistics and the page: right numbers for games whose truth is known, and one file that loads nothing."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

from insula.arena import Plan
from insula.arena.card_use import uses
from insula.arena.facts import Facts
from insula.arena.report import page_of, write_report
from insula.arena.schema import fields, table_of
from insula.arena.stats import Estimate, ablation, adjusted, by_deal, even, of_its_side, seat_shares, shares_by
from insula.arena.store import Results
from insula.bots.match import shares_of
from insula.bots.ratings import trials, wilson


def games(plan: Plan, play: Any, seed: int = 1) -> pa.Table:
    """Made-up games of a plan: `play(planned, dice)` gives the winner and the cards in play."""
    columns: dict[str, list[Any]] = {field.name: [] for field in fields(plan)}
    dice = random.Random(seed)
    for number in range(plan.games):
        planned = plan.planned(number)
        winner, cards = play(planned, dice)
        sides = list(range(planned.cell.seats))
        row: dict[str, Any] = {
            "number": number,
            "seed": planned.seed,
            "cell": planned.cell.number,
            "seating": planned.seating,
            "game": "card",
            "variant": planned.variant,
            "seats": planned.cell.seats,
            "choices": "{}",
            "bots": list(planned.bots),
            "sides": sides,
            "winners": [winner],
            "share": shares_of([winner], sides),
            "points": [10 + 5 * (seat == winner) for seat in sides],
            "decisions": dice.randint(50, 150),
            "turns": dice.randint(10, 40),
            "rounds": 3,
            "reason": "balanced",
            "replaced": [0 for _ in sides],
            "failed": [],
            "cards": [{"card": card, "seat": seat, "entered": 1, "used": used} for card, seat, used in cards],
        }
        for name, value in row.items():
            columns[name].append(value)
    return table_of(plan, columns)


def plan_of(**more: Any) -> Plan:
    return Plan.of({"game": "card", "bots": ["greedy", "random"], "deals": 400, **more})


def biased(planned: Any, dice: random.Random) -> tuple[int, list[tuple[str, int, int]]]:
    """Greedy wins 70 %; luck helps whoever has it; fear comes to nobody in particular."""
    greedy = planned.bots.index("greedy")
    winner = greedy if dice.random() < 0.7 else 1 - greedy
    cards = [("fear", dice.randrange(2), 2)]
    if dice.random() < 0.5:
        cards.append(("hope", winner if dice.random() < 0.8 else 1 - winner, 0))
    return winner, cards


@pytest.fixture(scope="module")
def facts() -> Facts:
    return Facts(games(plan_of(), biased))


def test_the_better_bot_stands_out_and_the_seats_do_not(facts: Facts) -> None:
    greedy, rand = shares_by(facts, facts.by_seat("bots"), even(facts))
    assert (greedy.label, greedy.games, greedy.expected) == ("greedy", 800, 0.5)
    assert greedy.low < 0.7 < greedy.high and greedy.stands_out and rand.stands_out
    assert greedy.value + rand.value == pytest.approx(1.0)
    assert not any(line.stands_out for line in seat_shares(facts))


def test_mirrored_bots_say_nothing_about_bots() -> None:
    alone = Facts(games(plan_of(bots="greedy"), lambda planned, dice: (dice.randrange(2), [])))
    assert shares_by(alone, alone.by_seat("bots"), even(alone)) == []


def test_nothing_stands_out_where_there_is_nothing() -> None:
    """Fair games, many times over: adjusted tests cry wolf rarely."""
    cries = 0
    for seed in range(30):
        fair = Facts(games(plan_of(deals=60), lambda planned, dice: (dice.randrange(2), []), seed))
        cries += any(line.stands_out for line in shares_by(fair, fair.by_seat("bots"), even(fair)))
    assert cries <= 5


def test_deals_that_decide_the_game_count_once() -> None:
    """The same winner in every game of a deal: twice the games tell no more than the deals."""
    told = Facts(games(plan_of(), lambda planned, dice: (planned.number // 2 % 2, [])))
    lines = seat_shares(told)
    low, high = wilson(0.5, 400)
    assert (lines[0].low, lines[0].high) == pytest.approx((low, high), abs=0.002)
    mirrored = shares_by(told, told.by_seat("bots"), even(told))
    assert all(line.value == 0.5 and not line.stands_out for line in mirrored)


def test_trials_are_the_deals_for_independent_games() -> None:
    means = np.array([0.0, 1.0] * 50)
    assert trials(means.tolist(), 0.5, 200) == pytest.approx(99, abs=0.1)  # the spread is that of a sample
    assert trials([0.5] * 100, 0.5, 200) == 200  # no more than there are games
    assert trials([1.0] * 7, 1.0, 14) == 7
    assert by_deal(np.array([1.0, 0.0, 1.0]), np.array([4, 4, 9])).tolist() == [0.5, 1.0]


def test_p_values_are_adjusted_by_benjamini_and_hochberg() -> None:
    lines = adjusted([Estimate(name, 1, 0, 0, 0, p=p) for name, p in zip("abcd", (0.01, 0.02, 0.03, 0.5), strict=True)])
    assert [line.q for line in lines] == pytest.approx([0.04, 0.04, 0.04, 0.5])


def test_a_card_that_goes_with_winning_stands_out(facts: Facts) -> None:
    found = {use.card: use for use in uses(facts)}
    assert set(found) == {"fear", "hope"}
    assert found["hope"].line.stands_out and found["hope"].line.low > 0.2
    assert not found["fear"].line.stands_out
    assert found["fear"].entered == 1.0 and found["fear"].used == 2.0
    assert found["hope"].wins == pytest.approx(0.8, abs=0.06)


def test_a_card_of_the_better_bot_alone_is_no_better_for_it() -> None:
    """Seatings are compared with themselves: a card that only the better bot plays gets no credit for the bot."""

    def play(planned: Any, dice: random.Random) -> tuple[int, list[tuple[str, int, int]]]:
        greedy = planned.bots.index("greedy")
        winner = greedy if dice.random() < 0.8 else 1 - greedy
        return winner, [("fear", greedy, 1)] if dice.random() < 0.5 else []

    plan = plan_of(deals=100)
    found = [uses(Facts(games(plan, play, seed)))[0] for seed in range(40)]
    assert min(use.wins for use in found) > 0.65
    assert sum(use.line.stands_out for use in found) <= 6  # one in twenty by chance; all of them if bots were mixed up


def test_a_card_that_one_of_both_sides_always_has_is_counted_once_a_game() -> None:
    """Both sides of a game tell the same; taken for two witnesses they would cry wolf twice as often."""

    def play(planned: Any, dice: random.Random) -> tuple[int, list[tuple[str, int, int]]]:
        return dice.randrange(2), [("fear", dice.randrange(2), 1)]

    plan = plan_of(deals=50)
    p = [uses(Facts(games(plan, play, seed)))[0].line.p for seed in range(100)]
    assert sum(each < 0.1 for each in p) <= 17


def test_a_rare_card_says_nothing() -> None:
    def play(planned: Any, dice: random.Random) -> tuple[int, list[tuple[str, int, int]]]:
        return 0, [("fear", 0, 1)] if planned.number < 8 else []

    (fear,) = uses(Facts(games(plan_of(), play)))
    assert (fear.line.games, fear.line.low, fear.line.high, fear.line.p) == (8, -1.0, 1.0, 1.0)


def test_an_ablation_compares_the_very_same_games() -> None:
    variants = {"printed": None, "weaker": {"cards.yaml": {"fear": {"vibe": "red"}}}, "same": {"cards.yaml": {}}}

    def play(planned: Any, dice: random.Random) -> tuple[int, list[tuple[str, int, int]]]:
        luck = random.Random(planned.seed * 10 + planned.seating).random()
        return int(luck < (0.3 if planned.variant == "weaker" else 0.5)), []

    told = Facts(games(plan_of(variants=variants), play))
    same, weaker = ablation(told, "same", 1), ablation(told, "weaker", 1)
    assert (same.value, same.p, same.games) == (0.0, 1.0, 800)
    assert -0.25 < weaker.value < -0.15 and weaker.p < 0.001
    assert weaker.high - weaker.low < 0.07  # common deals: much narrower than two independent shares
    assert ablation(told, "weaker", 0).value == pytest.approx(-weaker.value)


def test_what_seats_bring_along_is_measured_against_their_own_side(facts: Facts) -> None:
    expected = of_its_side(facts)
    greedy = facts.by_seat("bots") == "greedy"
    assert expected[greedy].mean() == pytest.approx(facts.share[greedy].mean())
    assert expected[~greedy].mean() == pytest.approx(1 - facts.share[greedy].mean())


def test_the_page_is_one_file_that_loads_nothing(tmp_path: Path) -> None:
    variants = {"printed": None, "weaker": {"cards.yaml": {"fear": {"vibe": "red"}}}}
    plan = plan_of(title="Cards <&> bots", seats=[2, 3], line_ups=[["greedy", "random"]], deals=40, variants=variants)
    with Results(tmp_path, plan).opened() as store:
        store.keep(games(plan, biased))
        store.finish()
    page = write_report(tmp_path)
    text = page.read_text(encoding="utf-8")
    assert page.name == "report.html" and "Cards &lt;&amp;&gt; bots" in text
    heads = re.findall("<h2>(.*?)</h2>", text)
    assert heads[:2] == ["Win share by bot", "Win share by seat"]
    assert {"Length", "Scores", "Use and effect of each card", "Variants"} <= set(heads)
    assert "Benjamini and Hochberg" in text and "Wilson" in text
    assert text.count("<svg") >= 6 and "nan" not in text
    addresses = set(re.findall(r"""(?:src|href|url)\s*[=(]\s*["']?([^"')>\s]+)""", text))
    assert all(address.startswith("#") for address in addresses)
    assert text == page_of(Facts(games(plan, biased)), plan.describe())


def test_a_single_game_makes_a_page(tmp_path: Path) -> None:
    plan = plan_of(deals=1, bots="greedy")
    assert "<h2>Length</h2>" in page_of(Facts(games(plan, lambda planned, dice: (0, []))), plan.describe())
