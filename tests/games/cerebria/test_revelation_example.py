"""The printed example of a Revelation in full."""

from __future__ import annotations

from insula.core.table import Table
from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.tables import SPHERE_NAMES
from insula.games.cerebria.terms import (
    ATTITUDE,
    AWARENESS,
    BLISS,
    DILIGENCE,
    GLOOM,
    LIVELINESS,
    NOBODY,
    OPENNESS,
    UNITY,
    VERSATILITY,
)
from insula.testing import rule_test
from tests.games.cerebria.revelation_kit import won
from tests.games.cerebria.scoring_kit import (
    CRADLE,
    LAND,
    NETWORK,
    VALLEY,
    WILLOW,
    absorb,
    events,
    fragments,
    on,
    play,
    settle,
)

EXAMPLE = """
empathy: at valley, deck trust comfort
love: at cradle
misery: at land, deck anger fear
hatred: at network
land.b: comfort 1
land/willow: sociability 1
willow.a: courage 1
willow.b: cheerfulness 1
valley/cradle: affection 2
valley.b: craving 1
cradle/network: guilt 1
network.a: pessimism 1
network/land: jealousy 1
cradle.b: anger 2
valley: minor bliss
origin: diligence 4 at valley
common: awareness liveliness versatility openness
bliss: hidden unity openness sensibility reflection
gloom: hidden attitude openness sensibility reflection fortitude
turn: empathy, actions 1
"""


def example(*moves: int) -> Table:
    return absorb(EXAMPLE, VALLEY, opt.YES, *moves)


@rule_test("cer.rev.example-unity")
def test_the_example_gives_bliss_the_longer_chain() -> None:
    g = on(EXAMPLE).state
    assert (measure(g, UNITY, BLISS), measure(g, UNITY, GLOOM)) == (4, 3)
    assert won(example()) == [(BLISS, UNITY)]


@rule_test("cer.rev.example-awareness")
def test_the_example_has_both_teams_in_three_triads() -> None:
    g = on(EXAMPLE).state
    assert (measure(g, AWARENESS, BLISS), measure(g, AWARENESS, GLOOM)) == (3, 3)
    assert AWARENESS not in [what for _, what in won(example())]


@rule_test("cer.rev.example-attitude")
def test_the_example_ties_the_realms_at_two() -> None:
    g = on(EXAMPLE).state
    assert [g.realms[r].control for r in (LAND, WILLOW)] == [BLISS, BLISS]
    assert [g.realms[r].control for r in (CRADLE, NETWORK)] == [GLOOM, GLOOM]
    assert (g.realms[VALLEY].control, g.realms[VALLEY].lead) == (NOBODY, 0)
    assert (GLOOM, ATTITUDE) not in won(example())


@rule_test("cer.rev.example-result")
def test_the_example_ends_with_two_minor_fragments_of_bliss() -> None:
    table = settle(example())
    g = table.state
    assert fragments(table, BLISS) == (2, 0)
    assert fragments(table, GLOOM) == (0, 0)
    assert g.teams[BLISS].minor == 3
    assert g.realms[VALLEY].size == 0
    assert g.realms[VALLEY].control == GLOOM


@rule_test("cer.rev.example-next")
def test_the_example_lets_only_gloom_choose() -> None:
    table = example()
    g = table.state
    assert events(table, ev.COMMON_GONE)[0].thing == AWARENESS
    assert g.common[: g.n_common] == [LIVELINESS, VERSATILITY, OPENNESS]
    assert g.teams[BLISS].hidden[g.teams[BLISS].n_hidden - 1] == OPENNESS, "its top card, without a choice"
    assert (table.kind, g.seats[table.asked].team) == ("look_hidden", GLOOM)
    play(table, opt.YES)
    assert len(table.options) == 3


@rule_test("cer.rev.example-continue")
def test_the_example_goes_on_with_the_last_action() -> None:
    table = settle(example())
    g = table.state
    assert g.spheres[DILIGENCE] == 7
    assert SPHERE_NAMES[(VALLEY - g.rotation) % 5] == "Humility"
    assert g.seats[0].willpower == 4 + 2
    assert (table.asked, g.actions) == (0, 1)
