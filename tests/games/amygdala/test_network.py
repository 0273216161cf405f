"""Networks and what they score. [amy.score.*]"""

from __future__ import annotations

import random

from insula.core.table import Table
from insula.games.amygdala.gen import opt
from insula.games.amygdala.rules.network import lay_tile, network_icons
from insula.games.amygdala.study.component_checks import BOARD, TILES
from insula.games.amygdala.tables import EMOTIONS, N_SPACES, SPACE_IDS, TILE_IDS
from insula.testing import refuses, rule_test
from tests.games.amygdala.kit import L1, L2, L5, SEATS, offered, play, player, position

EARNED = "A earned: b2 b4 c1 c6 d2 d4 e1 e6 f2 f4"


def placed(tile: str, placed_before: str, lotus: str, space: str) -> Table:
    """A places a tile; what it scores is open or done."""
    table = position(f"""
        A coins: 19
        A bank: 2 wild, 3 happiness
        A cloud: a2
        A board: a1 {tile}, g1 hope-1
        {EARNED}
        placed: {placed_before}
    """)
    play(table, "unlock a1")
    ways = ("pay with own tiles", "pay 1 wild", "pay 2 wild")
    play(table, next(way for way in ways if way in offered(table)), f"move to {lotus}", f"place at {space}")
    return table


def icons(text: str, space: str, emotion: str, seat: str = "A") -> int:
    """The icons of the network at a space."""
    g = position(f"placed: {text}").state
    return network_icons(g, SEATS.index(seat), SPACE_IDS.index(space), EMOTIONS.index(emotion))


@rule_test("amy.score.per-icon")
def test_every_icon_of_the_network_scores() -> None:
    # teal-3, teal-4 and teal-1 lie in a triangle
    table = placed("hope-1", "A hope-2 teal-4, A serenity-hope teal-1", L2, "teal-3")
    assert player(table, "A").vp == 4
    lone = placed("anger-2", "B hope-1 pink-3", L5, "red-3")
    assert player(lone, "A").vp == 2


@rule_test("amy.score.network")
def test_a_network_is_a_chain_of_own_tiles_with_branches() -> None:
    # a-b-c in a row (teal-5, indigo-12 ... along the rim), d beside b; B's Hope tile cuts e off
    row = "A hope-1 teal-8, A hope-2 teal-9, A serenity-hope teal-5, A hope-surprise indigo-12, B hope-2 indigo-11"
    assert icons(row, "teal-8", "hope") == 1 + 2 + 1 + 1
    cut = row.replace("A hope-surprise indigo-12", "B hope-surprise indigo-12") + ", A hope-surprise indigo-7"
    assert icons(cut, "teal-8", "hope") == 1 + 2 + 1 + 1  # indigo-7 touches teal-5
    far = "A hope-1 teal-8, B hope-2 teal-5, A hope-2 indigo-7"
    assert icons(far, "teal-8", "hope") == 1


@rule_test("amy.score.choose-one")
def test_one_emotion_of_a_mixed_tile_is_chosen() -> None:
    before = "A sadness-2 indigo-3, A anger-sadness indigo-1, A sadness-1 yellow-7"
    table = placed("sadness-gratitude", before, L1, "yellow-1")
    says = refuses("amy.score.choose-one", table, "end turn")
    assert says == "Choose one emotion on the tile you placed: sadness or gratitude."
    refuses("amy.score.choose-one", table, opt.EMOTION + EMOTIONS.index("hope"))
    assert offered(table) == ["score sadness", "score gratitude"]
    play(table, "score gratitude")
    assert player(table, "A").vp == 1
    table.undo()
    play(table, "score sadness")
    assert player(table, "A").vp == 5


@rule_test("amy.score.source-connects")
def test_a_source_connects_but_scores_nothing() -> None:
    table = placed("sadness-1", "A sadness-gratitude indigo-10", L1, "indigo-4")  # opposite sides of the source
    assert player(table, "A").vp == 2


@rule_test("amy.score.source-must-match")
def test_a_source_connects_only_its_own_emotion() -> None:
    assert icons("A hope-1 indigo-10, A hope-2 indigo-4", "indigo-10", "hope") == 1


@rule_test("amy.score.happiness-network")
def test_happiness_does_not_connect_other_emotions() -> None:
    row = "A hope-1 teal-8, A happiness-2 teal-9, A hope-2 teal-10"
    assert icons(row, "teal-8", "hope") == 1


@rule_test("amy.score.happiness-via-source")
def test_any_source_connects_happiness() -> None:
    assert icons("A happiness-1 red-3, A happiness-2 red-11", "red-3", "happiness") == 3
    table = placed("happiness-2", "A happiness-1 red-11", L5, "red-3")
    assert player(table, "A").vp == 3


@rule_test("amy.score.across-regions")
def test_a_network_runs_through_regions() -> None:
    text = "A sadness-1 indigo-1, A sadness-2 yellow-8, A anger-sadness teal-1"
    assert icons(text, "indigo-1", "sadness") == 1 + 2 + 1


@rule_test("amy.score.example-joseph")
def test_joseph_scores_five_for_sadness() -> None:
    table = placed(
        "sadness-gratitude", "A sadness-2 indigo-1, A sadness-1 indigo-3, A anger-sadness yellow-8", L1, "yellow-1"
    )
    play(table, "score sadness")
    assert player(table, "A").vp == 5


# ---- a twin from the component files, by brute force


def brute_force(tiles: dict[str, str], start: str, emotion: str) -> int:
    """The icons of a network: everything that can be reached over names, without tables or numbers."""
    near = {
        c["id"]: c["adjacent"] for r in BOARD["regions"] for c in [r["source_space"]["cell"], *r["spaces"]["cells"]]
    }
    sources = {r["source_space"]["cell"]["id"]: r["emotion"] for r in BOARD["regions"]}
    shown = {t["id"]: t["icons"] for t in TILES["emotion_tiles"]["items"]}

    def part(name: str) -> bool:
        if name in sources:
            return emotion in (sources[name], "happiness")
        return name in tiles and emotion in shown[tiles[name]]

    reached = {start}
    while True:
        more = {n for name in reached for n in near[name] if part(n)} - reached
        if not more:
            return sum(shown[tiles[name]][emotion] for name in reached if name in tiles)
        reached |= more


@rule_test("amy.score.network", "amy.score.per-icon", "amy.score.source-connects", "amy.score.across-regions")
def test_random_boards_score_as_the_brute_force_twin() -> None:
    chooser = random.Random(11)
    for _ in range(150):
        g = position("seats 4").state
        spaces = chooser.sample(range(N_SPACES), 68)
        for n, space in enumerate(spaces):
            lay_tile(g, n % 4, chooser.randrange(len(TILE_IDS)), space)
        for seat in range(4):
            mine = {SPACE_IDS[s]: TILE_IDS[g.tile[s]] for s in spaces if g.owner[s] == seat}
            space = chooser.choice(list(mine))
            for emotion in next(t["icons"] for t in TILES["emotion_tiles"]["items"] if t["id"] == mine[space]):
                found = network_icons(g, seat, SPACE_IDS.index(space), EMOTIONS.index(emotion))
                assert found == brute_force(mine, space, emotion)
        assert not any(g.seen)


def test_what_a_space_is_open_to_follows_from_its_neighbours() -> None:
    chooser = random.Random(12)
    near = {c["id"]: c["adjacent"] for r in BOARD["regions"] for c in r["spaces"]["cells"]}
    sources = {r["source_space"]["cell"]["id"]: r["emotion"] for r in BOARD["regions"]}
    shown = {t["id"]: t["icons"] for t in TILES["emotion_tiles"]["items"]}
    for _ in range(40):
        g = position("seats 2").state
        for n, space in enumerate(chooser.sample(range(N_SPACES), 30)):
            lay_tile(g, n % 2, chooser.randrange(len(TILE_IDS)), space)
        mine = {SPACE_IDS[s]: TILE_IDS[g.tile[s]] for s in range(N_SPACES) if g.owner[s] == 0}
        for number, name in enumerate(SPACE_IDS):
            wanted = {e for n in near[name] if n in mine for e in shown[mine[n]]}
            wanted |= {e for n in near[name] if n in sources for e in (sources[n], "happiness")}
            reach = g.seats[0].reach[number]
            assert {e for i, e in enumerate(EMOTIONS) if reach >> i & 1} == wanted
