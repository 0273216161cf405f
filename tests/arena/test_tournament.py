"""Plans: sweeps, line-ups, seatings and the numbers of games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from insula.arena import BadPlan, Plan
from insula.arena.tournament import seated
from insula.core.chance import game_seed


def test_a_plan_needs_only_a_game() -> None:
    plan = Plan.of({"game": "card"})
    assert plan.games == 100
    assert plan.planned(7).bots == ("greedy", "greedy")
    assert plan.planned(7).seed == game_seed(1, 7)


def test_lists_are_swept_and_seats_may_be_swept_one_by_one() -> None:
    choices = {"edition": ["full", "basic"], "decks": {"A": ["love", "delight"], "B": "hatred"}}
    plan = Plan.of({"game": "cerebria", "seats": 2, "choices": choices, "deals": 1})
    found = [dict(cell.choices) for cell in plan.cells]
    assert [(c["edition"], c["decks"]) for c in found] == [
        ("full", "love,hatred"),
        ("full", "delight,hatred"),
        ("basic", "love,hatred"),
        ("basic", "delight,hatred"),
    ]


def test_several_sets_of_choices_follow_each_other() -> None:
    plan = Plan.of({"game": "amygdala", "choices": [{"variants": "vp-tiles"}, {"start": ["A", "B"]}]})
    assert [dict(cell.choices) for cell in plan.cells] == [{"variants": "vp-tiles"}, {"start": "A"}, {"start": "B"}]


def test_an_edition_that_is_a_game_of_its_own_is_played_as_such() -> None:
    plan = Plan.of({"game": "cerebria", "seats": 4, "choices": {"edition": ["full", "balance"]}})
    assert [cell.game for cell in plan.cells] == ["cerebria", "balance"]


def test_pairs_meet_from_both_sides() -> None:
    plan = Plan.of({"game": "card", "bots": ["random", "greedy", "easy"], "deals": 1})
    assert [cell.line_up for cell in plan.cells] == [("random", "greedy"), ("random", "easy"), ("greedy", "easy")]
    assert plan.cells[0].seatings == (("random", "greedy"), ("greedy", "random"))


def test_each_bot_may_meet_itself_or_all_sit_together() -> None:
    each = Plan.of({"game": "card", "bots": "random,greedy", "meet": "each"})
    assert [cell.seatings for cell in each.cells] == [(("random", "random"),), (("greedy", "greedy"),)]
    together = Plan.of({"game": "card", "seats": 3, "bots": "random,greedy,easy", "meet": "together"})
    assert len(together.cells[0].seatings) == 3


def test_teams_share_a_bot_and_sides_take_turns() -> None:
    plan = Plan.of({"game": "cerebria", "seats": 4, "bots": ["greedy", "random"]})
    assert plan.cells[0].seatings == (
        ("greedy", "greedy", "random", "random"),
        ("random", "random", "greedy", "greedy"),
    )


def test_as_many_bots_as_seats_sit_one_by_one() -> None:
    plan = Plan.of({"game": "cerebria", "seats": 4, "line_ups": [["greedy", "random", "random", "random"]]})
    assert len(plan.cells[0].seatings) == 4
    assert Counter(bots.index("greedy") for bots in plan.cells[0].seatings) == Counter(range(4))


def test_equal_seatings_are_played_once_and_fixed_ones_do_not_rotate() -> None:
    assert seated(("a", "b", "a", "b"), (0, 1, 2, 3), True) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert seated(("a", "b"), (0, 1), False) == (("a", "b"),)
    assert seated(("a", "b", "c"), (0, 0, 1, 1), True) == ()


def test_every_deal_is_played_by_every_cell_in_every_seating_with_the_same_seed() -> None:
    given = {"game": "card", "bots": "random,greedy", "deals": 5, "seed": 40}
    plan = Plan.of({**given, "variants": {"printed": None, "other": {"cards.yaml": {"courage": {"vibe": "red"}}}}})
    games = [plan.planned(number) for number in range(plan.games)]
    assert len(games) == 20
    played = Counter((game.seed, game.variant, game.cell.number, game.seating) for game in games)
    assert set(played.values()) == {1}
    assert {seed for seed, *_ in played} == {game_seed(40, deal) for deal in range(5)}
    assert list(plan.of_variant(1)) == [game.number for game in games if game.variant == "other"]


def test_plans_that_play_other_games_have_another_digest(tmp_path: Path) -> None:
    plan = Plan.of({"game": "card"})
    assert plan.digest == Plan.of({"game": "card", "seats": 2, "bots": ["greedy"]}).digest
    others = [
        {"seed": 2},
        {"deals": 99},
        {"bots": "random"},
        {"variants": {"x": {"cards.yaml": {"fear": {"vibe": "red"}}}}},
    ]
    assert len({plan.digest, *(Plan.of({"game": "card", **other}).digest for other in others)}) == 5


BAD = [
    ("game: card\nboots: [greedy]\n", "plan.yaml, line 2: no key is called “boots”; choose title, game"),
    ("bots: greedy\n", "plan.yaml, line 1: the plan names no game."),
    ("game: chess\n", "plan.yaml, line 1: No game is called “chess”"),
    ("game: card\nbots: [greedy, gredy]\n", "plan.yaml, line 2: No bot is called “gredy”"),
    ("game: card\nbots: hard@many\n", "plan.yaml, line 2: “hard@many” needs a whole number of iterations"),
    ("game: card\nbots: [greedy, greedy]\n", "plan.yaml, line 2: name the bots, each of them once."),
    ("game: card\nseats: 9\n", "plan.yaml, line 2: "),
    ("game: card\nseats: two\n", "plan.yaml, line 2: seats must be whole numbers, not “two”."),
    ("game: cerebria\nchoices:\n  edition: deluxe\n", "plan.yaml, line 2: "),
    ("game: cerebria\nseats: 2\nchoices: {edition: basic, spirit_boards: b}\n", "plan.yaml, line 3: "),
    ("game: cerebria\nchoices: {decks: {B: love}}\n", "plan.yaml, line 2: decks must name the seats A, B"),
    ("game: card\ndeals: 0\n", "plan.yaml, line 2: deals must be a whole number of at least 1, not “0”."),
    ("game: card\ndeals: lots\n", "plan.yaml, line 2: deals must be a whole number"),
    ("game: card\ndeals: 20000000\n", "plan.yaml, line 2: that makes more than 10,000,000 games."),
    ("game: card\nmeet: nobody\n", "plan.yaml, line 2: meet must be one of pairs, each, together, not “nobody”."),
    (
        "game: card\nseats: 2\nline_ups: [[greedy, random, easy]]\n",
        "plan.yaml, line 3: 3 bots cannot share 2 sides or 2 seats",
    ),
    ("game: card\nline_ups: greedy\n", "plan.yaml, line 2: line_ups must be a list of lists of bots."),
    ("game: card\nvariants: [a, b]\n", "plan.yaml, line 2: variants need names"),
    (
        "game: card\nvariants:\n  a: {}\n  b: {kards.yaml: x.yaml}\n",
        "plan.yaml, line 4: The variant b names the file “kards.yaml”",
    ),
    ("game: card\nvariants:\n  b: {cards.yaml: x.yaml}\n", "plan.yaml, line 3: The variant b needs the file x.yaml"),
    (
        "game: card\nvariants:\n  b: {cards.yaml: {corage: {vibe: red}}}\n",
        "line 3: The variant b: cards.yaml has no entry “corage”",
    ),
    (
        "game: card\nvariants:\n  b: {cards.yaml: {courage: {vib: red}}}\n",
        "line 3: The variant b: “courage” of cards.yaml has no field “vib”",
    ),
    ("game: card\n  seats: 2\n", "plan.yaml, line 2: mapping values are not allowed"),
    ("- card\n", "plan.yaml is not a plan"),
    ("", "plan.yaml is not a plan"),
]


@pytest.mark.parametrize(("text", "says"), BAD)
def test_what_is_wrong_with_a_plan_is_one_sentence_with_its_line(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadPlan) as refused:
        Plan.read(path)
    sentence = str(refused.value)
    assert says in sentence
    assert "\n" not in sentence and sentence.endswith(".")


def test_a_plan_without_a_file_names_the_key() -> None:
    with pytest.raises(BadPlan, match="The plan, bots: No bot is called “gredy”"):
        Plan.of({"game": "card", "bots": "gredy"})
