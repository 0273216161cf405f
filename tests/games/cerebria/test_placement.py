"""Placing figures, starting Emotions and starting Vibe tokens."""

from __future__ import annotations

from insula.core.table import Table
from insula.games.cerebria.game import GAME
from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.terms import BLISS
from insula.games.cerebria.words.names import SLOT_WORDS, SPACE_WORDS
from insula.games.cerebria.words.position import position
from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import offered

FOUR = {"spirits": "love,delight,hatred,misery"}


def placing(seats: int = 4, seed: int = 1, **choices: str) -> Table:
    """A table at its first placement."""
    return GAME.setup(seats, **(choices or FOUR)).table(seed=seed)


def at_tokens(seed: int = 1, **choices: str) -> Table:
    """A table at its first starting Vibe token."""
    table = placing(seed=seed, **choices)
    while table.kind != "start_token":
        table.play(table.options[0])
    return table


def lying(table: Table) -> dict[str, str]:
    """The cards on the board by slot."""
    return {SLOT_WORDS[i]: CARD_IDS[e.card] for i, e in enumerate(table.state.emotions) if e.card >= 0}


@rule_test("cer.place.order")
def test_each_player_in_order_places_spirit_and_emotion() -> None:
    table = placing()
    order = table.view()["order"]
    asked = []
    while table.kind in ("start_space", "start_slot"):
        asked.append((table.asked, table.kind))
        table.play(table.options[0])
    assert asked == [(seat, kind) for seat in order for kind in ("start_space", "start_slot")]
    laid = [e for e in table.events if e.kind == ev.STARTING_EMOTION]
    assert [e.seat for e in laid] == order
    for e in laid:
        team = table.state.seats[e.seat].team
        assert CARD_IDS[e.other] == ("brightness" if team == BLISS else "bleakness")


@rule_test("cer.place.spirit-frontier")
def test_a_spirit_starts_on_a_frontier_nobody_occupies() -> None:
    table = placing()
    assert len(table.options) == 5
    assert "Cradle of Senses" in refuses("cer.place.spirit-frontier", table, "space cradle")
    table.play("space valley/cradle")
    table.play("slot valley.b")
    assert "Valley / Cradle" in refuses("cer.place.spirit-frontier", table, "space valley/cradle")
    refuses("cer.place.spirit-frontier", table, "space cradle")
    table.play("space cradle/network")
    assert table.kind == "start_slot"


@rule_test("cer.place.spirit-frontier")
def test_not_even_a_teammate_shares_a_starting_space() -> None:
    table = placing()
    first = table.asked
    table.play("space valley/cradle")
    table.play("slot valley.b")
    table.play("space land/willow")
    table.play("slot land.b")
    assert table.state.seats[table.asked].team == table.state.seats[first].team
    refuses("cer.place.spirit-frontier", table, "space valley/cradle")


@rule_test("cer.place.emotion-slot")
def test_the_starting_emotion_goes_on_a_realm_slot_beside_the_frontier() -> None:
    table = placing()
    table.play("space valley/cradle")
    assert offered(table) == ["slot valley.b", "slot cradle.a"]
    refuses("cer.place.emotion-slot", table, "slot valley/cradle")
    refuses("cer.place.emotion-slot", table, "slot valley.a")


@rule_test("cer.geo.slots")
def test_an_occupied_slot_is_refused() -> None:
    table = placing()
    table.play("space valley/cradle")
    table.play("slot valley.b")
    table.play("space willow/valley")
    assert "already holds" in refuses("cer.geo.slots", table, "slot valley.b")


@rule_test("cer.place.emotion-essence")
def test_the_starting_emotion_gets_1_essence_from_the_supply() -> None:
    table = placing()
    seat = table.asked
    table.play("space valley/cradle")
    table.play("slot cradle.a")
    e = table.state.emotions[SLOT_WORDS.index("cradle.a")]
    assert (e.essence, table.state.seats[seat].essence) == (1, 2)


@rule_test("cer.control.reevaluate")
def test_control_shows_from_the_first_starting_emotion_on() -> None:
    table = placing()
    table.play("space valley/cradle")
    table.play("slot valley.b")
    first = table.view()["slots"][SLOT_WORDS.index("valley.b")]
    view = table.view()
    assert first["intensity"] == 1
    assert view["realms"][0]["control"] == view["frontiers"][0]["control"] == first["team"]


@rule_test("cer.place.basic")
def test_the_picture_is_a_mirror_image() -> None:
    table = GAME.setup(4, edition="basic", **FOUR).table(seed=1)
    lie = lying(table)
    mirrored = {SLOT_WORDS[(11 - SLOT_WORDS.index(at)) % 15]: card for at, card in lie.items()}
    other = {"bleakness": "brightness", "brightness": "bleakness"}
    assert lie == {at: other[card] for at, card in mirrored.items()}


@rule_test("cer.place.basic")
def test_the_basic_game_is_laid_as_in_the_picture() -> None:
    table = GAME.setup(4, edition="basic", **FOUR).table(seed=1)
    assert table.kind == "start_token"
    spaces = [SPACE_WORDS[s.space] for s in table.state.seats[:4]]
    assert spaces == ["land/willow", "network/land", "valley/cradle", "cradle/network"]
    assert lying(table) == {
        "valley.b": "bleakness",
        "cradle.b": "bleakness",
        "land.a": "brightness",
        "willow.a": "brightness",
    }
    view = table.view()
    assert [r["control"] for r in view["realms"]] == ["gloom", "gloom", None, "bliss", "bliss"]
    assert [f["control"] for f in view["frontiers"]] == ["gloom", "gloom", "bliss", "bliss", None]


def test_a_shaper_of_the_basic_game_has_both_emotions_and_one_figure() -> None:
    table = GAME.setup(2, edition="basic", spirits="love,malice").table(seed=1)
    assert sorted(lying(table).values()) == ["bleakness", "bleakness", "brightness", "brightness"]
    assert [SPACE_WORDS[s.space] for s in table.state.seats[:2]] == ["land/willow", "valley/cradle"]


# ---- Shapers -------------------------------------------------------------------------------------------------------


@rule_test("cer.shaper.second-emotion")
def test_a_shaper_places_a_second_emotion_beside_a_free_frontier() -> None:
    table = GAME.setup(3, line_up="2-1", spirits="love,delight,malice").table(seed=1)
    for space, slot in (("cradle/network", "cradle.b"), ("valley/cradle", "valley.b"), ("network/land", "land.a")):
        table.play(f"space {space}")
        table.play(f"slot {slot}")
    assert (table.kind, table.asked) == ("second_frontier", 2)
    refuses("cer.shaper.second-emotion", table, "space cradle/network")
    refuses("cer.shaper.second-emotion", table, "space land")
    table.play("space land/willow")
    assert offered(table) == ["slot land.b", "slot willow.a"]
    table.play("slot willow.a")
    assert SPACE_WORDS[table.state.seats[2].space] == "valley/cradle"


@rule_test("cer.shaper.second-occupies", "cer.shaper.example-two")
def test_the_first_shaper_chooses_among_three_frontiers_and_the_second_among_two() -> None:
    table = GAME.setup(2, spirits="love,malice").table(seed=1)
    first = table.asked
    for space, slot in (("valley/cradle", "valley.b"), ("network/land", "network.b")):
        table.play(f"space {space}")
        table.play(f"slot {slot}")
    assert (table.kind, table.asked) == ("second_frontier", first)
    assert offered(table) == ["space cradle/network", "space land/willow", "space willow/valley"]
    table.play("space cradle/network")
    table.play("slot cradle.b")
    assert (table.kind, table.asked) == ("second_frontier", 1 - first)
    assert offered(table) == ["space land/willow", "space willow/valley"]


# ---- starting Vibe tokens ------------------------------------------------------------------------------------------


@rule_test("cer.setup.vibe-basic")
def test_the_basic_game_unlocks_four_rows_in_colours_the_player_chooses() -> None:
    table = GAME.setup(4, edition="basic", **FOUR).table(seed=1)
    seat = table.asked
    assert offered(table) == ["cell move 0", "cell invoke 0", "cell quell 0", "cell fortify 0"]
    for cell in ("cell quell 0", "cell move 0", "cell fortify 0", "cell invoke 0"):
        refuses("cer.setup.vibe-basic", table, "cell move 1")
        refuses("cer.mode.basic-no-empower", table, "cell empower 0")
        table.play(cell)
    assert table.state.seats[seat].cells[::4] == [2, 4, 1, 3, 0]


@rule_test("cer.setup.vibe-full")
def test_the_full_game_unlocks_and_upgrades_freely() -> None:
    table = at_tokens()
    seat = table.asked
    for cell in ("cell move 0", "cell invoke 0", "cell quell 0", "cell move 1"):
        table.play(cell)
    cells = table.state.seats[seat].cells
    assert cells[:2] == [1, 4] and (cells[4], cells[8]) == (2, 3)


@rule_test("cer.setup.vibe-full")
def test_an_upgrade_needs_an_unlocked_row_and_a_free_cell() -> None:
    table = at_tokens()
    refuses("cer.setup.vibe-full", table, "cell move 1")
    table.play("cell move 0")
    refuses("cer.setup.vibe-full", table, "cell move 0")
    assert "cell move 1" in offered(table)


@rule_test("cer.setup.vibe-timing")
def test_hands_are_drawn_first_and_tokens_placed_in_player_order() -> None:
    table = at_tokens()
    order = table.view()["order"]
    assert all(s["cards"] == 2 for s in table.view()["seats"])
    refusal = table.why("cell move 0", seat=order[1])
    assert refusal is not None and refusal.rule == "cer.setup.vibe-timing"
    asked = []
    while table.kind == "start_token":
        asked.append(table.asked)
        table.play(table.options[0])
    assert asked == [seat for seat in order for _ in range(4)]


@rule_test("cer.setup.vibe-timing")
def test_no_token_is_placed_while_figures_are() -> None:
    table = placing()
    table.play("space valley/cradle")
    table.play("slot valley.b")
    assert refuses("cer.setup.vibe-timing", table, "cell move 0").startswith("Wait:")


@rule_test("cer.setup.deal-order")
def test_the_first_player_places_the_figure_before_the_tokens() -> None:
    refuses("cer.setup.deal-order", placing(), "cell move 0")


@rule_test("cer.setup.vibe-max-unlocked", "cer.setup.vibe-no-intention")
def test_four_tokens_may_fill_one_row_and_score_nothing() -> None:
    table = at_tokens(spirits="love,delight,hatred,misery", team_boards="a")
    seat = table.asked
    for cell in range(4):
        table.play(f"cell move {cell}")
    assert table.state.seats[seat].cells[:4] == [1, 2, 3, 4]
    assert sum(1 for row in range(5) if table.state.seats[seat].cells[4 * row]) == 1
    while table.kind == "start_token":
        table.play(table.options[0])
    assert [t["points"] for t in table.view()["teams"]] == [0, 0]


@rule_test("cer.shaper.vibe")
def test_a_shaper_places_four_tokens_of_four_colours() -> None:
    table = GAME.setup(2, spirits="love,malice").table(seed=1)
    while table.kind != "turn":
        table.play(table.options[0])
    for s in table.state.seats[:2]:
        assert sorted(v for v in s.cells if v) == [1, 2, 3, 4]


def test_the_recommended_setting_asks_nothing_and_unlocks_four_rows() -> None:
    table = GAME.setup(4, **FOUR, setting="recommended").table(seed=1)
    assert table.kind == "turn"
    assert all(s.cells[::4] == [1, 2, 3, 4, 0] for s in table.state.seats[:4])


# ---- typed positions -----------------------------------------------------------------------------------------------


def test_a_position_that_cannot_be_read_says_what_is_wrong() -> None:
    for text, said in (
        ("love: at valley", "No Spirit of gloom"),
        ("love: at moon\nhatred: at land", "“moon” is no Spirit space"),
        ("love: at valley\nhatred: at land\nvalley.a: joy", "“joy” is no card"),
        ("love: at valley\nhatred: at land\nthere: x", "“there” is neither"),
        ("love: at valley\nlove: at land\nhatred: at land", "two lines"),
        ("love: at valley, willpower many\nhatred: at land", "“many” is no number"),
        ("love: at valley\nhatred: at land\nturn: maybe", "says nothing about a turn"),
        ("love: at valley\nhatred: at land\nbliss: proud", "says nothing about a team"),
        ("love: at valley\nhatred: at land\nturn: delight", "delight has no line"),
    ):
        try:
            position(text)
        except ValueError as error:
            assert said in str(error), (text, error)
        else:
            raise AssertionError(text)


# ---- what placement does not ask about -----------------------------------------------------------------------------


@rule_test("cer.info.hidden-deck-order", "cer.info.no-trade", "cer.thing.before-turns")
def test_other_answers_are_refused_at_every_step_of_placement() -> None:
    table = placing()
    for kind in ("start_space", "start_slot", "start_token"):
        while table.kind != kind:
            table.play(table.options[0])
        refuses("cer.info.hidden-deck-order", table, "hidden deck")
        team = table.state.seats[table.asked].team
        mate = next(s for s in range(4) if s != table.asked and table.state.seats[s].team == team)
        refuses("cer.info.no-trade", table, opt.SEAT + mate)
        refuses("table.not-an-answer", table, "pass")
        refuses("cer.thing.realm", table, "realm valley")
        if kind == "start_slot":
            refuses("cer.thing.space", table, "space cradle")
        else:
            assert refuses("cer.thing.slot", table, "slot cradle.a").startswith("Cradle of Senses (a) is empty")
        assert refuses("cer.thing.before-turns", table, "move").endswith("Move belongs to a turn.")
