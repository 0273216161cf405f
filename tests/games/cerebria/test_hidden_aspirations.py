"""Step 5 of a Revelation: the new Hidden Aspirations."""

from __future__ import annotations

import pytest

from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.terms import (
    ATTITUDE,
    AWARENESS,
    BLISS,
    FORTITUDE,
    GLOOM,
    LIVELINESS,
    OPENNESS,
    UNITY,
)
from insula.testing import refuses, rule_test
from tests.games.cerebria.revelation_kit import AHEAD, asp, aspirations, reveal, won
from tests.games.cerebria.scoring_kit import (
    events,
    fragments,
    play,
    settle,
)


@rule_test("cer.rev.hidden-return")
def test_a_shown_hidden_aspiration_leaves_the_game() -> None:
    table = settle(reveal(AHEAD))
    for team in (BLISS, GLOOM):
        t = table.state.teams[team]
        assert t.n_hidden == 8
        assert OPENNESS not in t.hidden[:8], "the top card of a typed deck"


LOST = AHEAD + aspirations(
    "attitude openness unity", "fortitude openness unity", "versatility awareness unity openness liveliness fortitude"
)


@rule_test("cer.rev.hidden-choose-three")
def test_a_team_without_success_may_choose_among_three() -> None:
    table = reveal(LOST)
    assert (table.kind, table.state.seats[table.asked].team) == ("look_hidden", GLOOM)
    assert table.state.teams[GLOOM].has_hidden == 0, "not even the team itself knows its top card yet"
    before = table.state.reveals
    play(table, opt.YES)
    assert table.state.reveals == before + 1
    assert not table.can_undo, "a look cannot be taken back"
    assert table.options == [asp("awareness"), asp("unity")], "Openness is the Common Aspiration now"
    refuses("cer.rev.hidden-choose-three", table, asp("liveliness"))
    play(table, asp("unity"))
    t = table.state.teams[GLOOM]
    assert t.has_hidden == 1
    assert t.hidden[t.n_hidden - 1] == UNITY
    assert sorted(t.hidden[: t.n_hidden - 1]) == [OPENNESS, AWARENESS, LIVELINESS, FORTITUDE]


@rule_test("cer.rev.hidden-choose-three")
def test_the_cards_not_chosen_are_shuffled_with_the_rest() -> None:
    orders = set()
    for seed in range(12):
        table = play(reveal(LOST + f"seed: {seed}"), opt.YES, asp("unity"))
        orders.add(tuple(table.state.teams[GLOOM].hidden[:4]))
    assert len(orders) > 3


@rule_test("cer.rev.hidden-choose-not-common")
def test_the_common_aspiration_cannot_be_chosen() -> None:
    table = play(reveal(LOST), opt.YES)
    says = refuses("cer.rev.hidden-choose-not-common", table, asp("openness"))
    assert says == "Your Hidden Aspiration must differ from the current Common Aspiration (Openness)."


@rule_test("cer.rev.hidden-choose-few")
def test_a_small_deck_offers_what_it_has() -> None:
    text = AHEAD + aspirations("openness liveliness", "fortitude openness", "versatility attitude unity")
    table = reveal(text)
    play(table, opt.YES)
    assert events(table, ev.LOOKED)[0].amount == 2
    assert table.options == [asp("attitude"), asp("unity")]
    settle(play(table, asp("attitude")))
    t = table.state.teams[GLOOM]
    assert (t.n_hidden, t.hidden[1]) == (2, ATTITUDE)


@rule_test("cer.rev.hidden-choose-few")
def test_a_team_may_decline_to_look_and_takes_its_top_card() -> None:
    table = play(reveal(LOST), opt.PASS)
    t = table.state.teams[GLOOM]
    assert t.hidden[t.n_hidden - 1] == AWARENESS
    assert events(table, ev.LOOKED) == []


@rule_test("cer.rev.hidden-choose-fortress")
def test_a_harvested_fortress_is_no_accomplished_aspiration() -> None:
    table = reveal(LOST + "valley: minor gloom")
    assert (table.kind, table.state.seats[table.asked].team) == ("look_hidden", GLOOM)
    settle(table)
    assert fragments(table, GLOOM) == (1, 0)


@rule_test("cer.rev.hidden-check-top")
@pytest.mark.parametrize("seed", range(6))
def test_a_successful_team_takes_a_top_card_that_differs(seed: int) -> None:
    text = AHEAD + aspirations("attitude unity", "fortitude unity awareness liveliness", "versatility awareness unity")
    table = settle(reveal(text + f"seed: {seed}"))
    t = table.state.teams[BLISS]
    assert (BLISS, ATTITUDE) in won(table)
    assert t.hidden[t.n_hidden - 1] in (AWARENESS, LIVELINESS)
    assert t.n_hidden == 3


@rule_test("cer.rev.hidden-after-removal")
def test_the_comparison_uses_the_common_aspiration_after_the_removal() -> None:
    text = AHEAD + aspirations("attitude unity openness", "openness unity awareness", "versatility awareness unity")
    table = play(reveal(text), asp("unity"))
    t = table.state.teams[BLISS]
    assert table.state.common[0] == OPENNESS
    assert t.hidden[t.n_hidden - 1] == UNITY, "the top card is kept"


@rule_test("cer.rev.hidden-impossible")
def test_a_deck_of_the_common_aspiration_alone_gives_no_hidden_one() -> None:
    text = AHEAD + aspirations("attitude unity awareness", "openness unity", "versatility awareness liveliness")
    table = settle(reveal(text.replace("attitude unity", "fortitude unity")))
    t = table.state.teams[BLISS]
    assert (t.n_hidden, t.has_hidden) == (1, 0)


@rule_test("cer.rev.hidden-impossible")
def test_a_team_without_a_hidden_aspiration_cannot_add_a_major() -> None:
    text = AHEAD + "common: attitude unity\nbliss: hidden none\ngloom: hidden versatility awareness"
    table = settle(reveal(text))
    assert fragments(table, BLISS) == (1, 0)
    assert [event.seat for event in events(table, ev.HIDDEN_SHOWN)] == [GLOOM]


@rule_test("cer.rev.hidden-check-top")
def test_taking_a_new_hidden_aspiration_cannot_be_undone() -> None:
    table = reveal(aspirations("fortitude openness", "attitude awareness unity", "versatility awareness"))
    assert (table.kind, table.asked) == ("look_hidden", 0)
    before = table.state.reveals
    play(table, opt.PASS)
    assert table.state.reveals == before + 1, "Bliss has seen its new card"
    assert not table.can_undo


@rule_test("cer.rev.team-decides")
def test_the_secret_choices_of_both_teams_are_hidden_from_each_other() -> None:
    decks = "attitude awareness unity liveliness", "versatility awareness unity openness"
    table = play(reveal(aspirations("fortitude openness", *decks)), opt.YES)
    mine = table.asked
    assert table.state.seats[mine].team == BLISS
    play(table, asp("liveliness"))
    assert (table.kind, table.state.seats[table.asked].team) == ("look_hidden", GLOOM)
    taken = [event for event in table.events if event.kind == ev.HIDDEN_TAKEN]
    assert [event.eyes for event in taken] == [0b0011], "the seats of Bliss"
    assert [event.seen_by(table.eyes(mine)).thing for event in taken] == [LIVELINESS]
    assert [event.seen_by(table.eyes(table.asked)).thing for event in taken] == [-1]
    assert [event.seen_by(0).thing for event in taken] == [-1]
