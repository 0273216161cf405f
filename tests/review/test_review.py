"""The review itself: fair, repeatable, whole, honest about noise."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace

import pytest

from insula.bots.engine import BotEngine
from insula.bots.pool import Pool
from insula.core.dealing import dealt
from insula.core.record import BadRecord, Record
from insula.core.record_class import key
from insula.core.registry import load
from insula.core.table import Table
from insula.review.course import Course, NotFinished, course_of
from insula.review.examining import DOUBT, Compared, Effort, Estimate, Examined, Examiner
from insula.review.graph import filtered, smoothed
from insula.review.judging import INACCURACY, MISTAKE, NOTICED, Confirmation, Weight, weighed
from insula.review.review import Outline, examining
from insula.review.summing import put_together, sum_of

LITTLE = Effort(first=4, most=8, points=4, iterations=16)


def a_game(name: str = "card", seed: int = 3) -> Record:
    chance = random.Random(seed)
    setup = load(name).setup(2)
    table = Table(setup, seed, ("Mara", "Ash"), salt="pepper")
    while not table.over:
        table.play(chance.choice(table.options))
    return table.record


@pytest.fixture(scope="module", name="course")
def _course() -> Course:
    return course_of(a_game())


def examiner(course: Course, seed: int = 0) -> Examiner:
    return Examiner(course, BotEngine(course.game, "plain"), LITTLE, seed)


def test_acts_cover_the_game_and_nothing_is_drawn_inside_one(course: Course) -> None:
    assert sum(len(act.answers) for act in course.acts) == len(course.record.moves)
    assert [act.move for act in course.acts][1:] == [act.move + len(act.answers) for act in course.acts][:-1]
    assert sum(course.outcome) == pytest.approx(1.0)


def late_choice(course: Course) -> int:
    """A decision near the end, where games are soon played out, at the beginning of an act."""
    ask = course.game.gen.ask.NAMES
    turns = [n for n, act in enumerate(course.acts) if act.choice and ask[act.state.asked.kind] == "turn"]
    return turns[-2]


@pytest.mark.parametrize("game", ["card", "amygdala", "cerebria"])
def test_a_decision_is_judged_by_what_its_seat_knew_alone(game: str) -> None:
    course = course_of(a_game(game))
    number = late_choice(course)
    act = course.acts[number]
    first = examiner(course).examine(number)
    for seed in (11, 12):
        other = dealt(course.game, act.state, act.seat, seed)
        assert key(other) != key(act.state)  # another truth
        assert course.game.view(other, act.seat) == course.game.view(act.state, act.seat)  # that looks the same
        acts = [*course.acts]
        acts[number] = replace(act, state=other)
        again = examiner(Course(course.record, course.table, acts)).examine(number)
        assert repr(again.decision) == repr(first.decision)
        side = course.side_of[act.seat]
        assert repr(again.look.known[side]) == repr(first.look.known[side])


def test_games_are_rehearsed_from_what_the_seat_knew_and_go_on_where_they_stopped(course: Course) -> None:
    act = course.acts[late_choice(course)]
    looking = examiner(course)
    lines = [act.answers, [int(act.state.options[0])]]
    source = looking.sampler.source(act.state, act.seat, 5)
    games = looking.rehearsal.games(source, lines, 9, 0, 4)
    assert [len(deal) for deal in games] == [2] * 4
    assert all(sum(shares) == pytest.approx(1.0) for deal in games for shares in deal)
    other = looking.sampler.source(dealt(course.game, act.state, act.seat, 11), act.seat, 5)
    again = examiner(course).rehearsal
    assert again.games(other, lines, 9, 0, 2) + again.games(other, lines, 9, 2, 2) == games


def test_the_same_seed_finds_the_same(course: Course) -> None:
    number = late_choice(course)
    assert repr(examiner(course, 5).examine(number)) == repr(examiner(course, 5).examine(number))


def test_the_graph_ends_at_the_result_and_shares_add_up(course: Course) -> None:
    short = Course(course.record, course.table, course.acts[-6:])
    looking = examiner(short)
    found: list[Examined] = [looking.examine(number) for number in range(len(short.acts))]
    made = put_together(short, found, 1.0, 0, hurried=False)
    assert made.points[-1].move == len(course.record.moves)
    assert [share.win for share in made.points[-1].truth] == list(course.outcome)
    for point in made.points:
        for shares in (point.truth, *point.known):
            assert sum(share.win for share in shares) == pytest.approx(1.0)
            assert all(share.low <= share.win <= share.high for share in shares)
    assert all(-1.0 <= each.low <= each.loss <= each.high <= 1.0 for each in made.decisions)
    for each in made.sums:
        assert each.start + each.own + each.others + each.luck == pytest.approx(each.end)


def test_what_a_side_knew_is_not_touched_by_what_came_later() -> None:
    seen = [Estimate(0.5, 0.1), Estimate(0.6, 0.1), Estimate(0.9, 0.1)]
    assert filtered(seen, [0.5, 0.5, 0.5])[:2] == filtered(seen[:2], [0.5, 0.5])
    assert smoothed(seen, [0.5, 0.5, 0.5], 1.0)[0].mean > filtered(seen, [0.5] * 3)[0].mean


def test_nothing_inside_the_noise_is_marked() -> None:
    assert Confirmation(0.3, 0.2).verdict == "fine"
    assert Confirmation(INACCURACY / 2, 0.0001).verdict == "fine"
    assert Confirmation(INACCURACY + 0.01, 0.001).verdict == "inaccuracy"
    assert Confirmation(MISTAKE + 0.01, 0.001).verdict == "mistake"
    assert Confirmation(MISTAKE + 0.01, 0.03).verdict == "inaccuracy"  # another look might find much less
    assert not Weight(0.3, 0.2, 8).better
    assert not Weight(0.3, 0.01, 2).better  # two weighings prove nothing
    assert not Weight(NOTICED / 2, 0.0001, 8).better
    assert Weight(NOTICED * 2, 0.0001, 8).better
    assert weighed([0.1, 0.1, 0.1], 0.2).error > 0.0


def test_search_says_what_was_better_and_games_played_out_by_how_much() -> None:
    gains = [[[0.4, 0.6], [0.45 + 0.1 * (n % 2), 0.5]] for n in range(40)]
    marked = Compared([[1], [2]], gains, Weight(0.01, 0.0001, 8), 1, agreed=False, games=gains)
    assert marked.verdict(0) == "mistake" and marked.loss(0).gain == pytest.approx(0.1)
    unsure = replace(marked, weight=Weight(0.01, 0.01, 8))
    assert unsure.verdict(0) == "fine" and unsure.loss(0).gain == 0.01
    assert replace(marked, agreed=True, weight=None).verdict(0) == "best"
    same = [[[0.4, 0.6], [0.3 + 0.2 * (n % 2), 0.6]] for n in range(40)]
    assert replace(marked, games=same).verdict(0) == "fine"


def test_games_are_played_out_until_a_mark_is_clear_or_rather_none() -> None:
    quarter = 0.25  # of all games are played: half the error is left at the end
    assert Confirmation(0.25, 0.05, quarter).settled  # clearly more than is worth a word
    assert not Confirmation(0.1, 0.05, quarter).settled  # sure that it is something, not that it comes again
    assert not Confirmation(0.03, 0.05, quarter).settled  # it may still become a mark
    assert Confirmation(0.01, 0.05, quarter).settled  # that would have to move too far
    assert Confirmation(-0.05, 0.05, quarter).settled
    for more in (0.0, INACCURACY, 0.06, 0.07, MISTAKE):  # at the end nothing is open
        last = Confirmation(more, 0.025)
        assert last.settled == (last.verdict == "fine")


def test_what_another_draws_is_luck_too_and_its_decision_is_what_it_promised() -> None:
    """Side 1 acts and something is drawn: the act promised side 0 nothing new, the draw brought it thirty."""
    course = SimpleNamespace(side_of=(0, 1), outcome=(0.8, 0.2))
    half = Estimate(0.5, 0.0)
    act = SimpleNamespace(decision=SimpleNamespace(seat=1, chance=True), after=(half, half))
    found = sum_of(course, [act], 0, [[[half], [half]], [[half], [half]]])  # type: ignore[arg-type, list-item]
    assert (found.own, found.others) == (0.0, 0.0) and found.luck == pytest.approx(0.3)
    act.decision.chance = False
    found = sum_of(course, [act], 0, [[[half], [half]], [[half], [half]]])  # type: ignore[arg-type, list-item]
    assert found.others == pytest.approx(0.3) and found.luck == 0.0


def test_a_game_that_runs_is_not_reviewed() -> None:
    table = Table(load("card").setup(2), 1, ("Mara", "Ash"), salt="s")
    table.play(table.options[0])
    with pytest.raises(NotFinished, match="has not ended"):
        course_of(table.record)


def test_a_worker_tells_why_a_record_cannot_be_reviewed() -> None:
    with Pool(1, examining) as pool, pytest.raises(BadRecord) as told:
        pool.submit(Outline("no record\n")).result()
    assert told.value.line == 1 and told.value.reason in str(told.value)


def test_the_network_may_object_to_a_mark_but_makes_none() -> None:
    gains = [[[0.2, 0.8], [0.6, 0.4]] for _ in range(40)]
    surely = Compared([[1], [2]], gains, Weight(0.2, 0.001, 8), 1, agreed=False, games=gains)
    assert surely.verdict(0) == "mistake"
    assert replace(surely, opinion=0.1).verdict(0) == "mistake"
    assert replace(surely, opinion=-DOUBT / 2).verdict(0) == "mistake"  # that is noise
    assert replace(surely, opinion=-0.1).verdict(0) == "fine"
    assert replace(surely, weight=Weight(0.0, 0.1, 8), opinion=0.5).verdict(0) == "fine"
