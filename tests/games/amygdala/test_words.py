"""Notation, positions, the terminal, observations: everything in words and numbers around the rules."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from insula.core.language import speaking
from insula.core.record_class import clone
from insula.core.rulebook import Refused
from insula.games.amygdala.eyes import observe
from insula.games.amygdala.gen import ask, ev, opt
from insula.games.amygdala.tables import CELL_IDS, EMOTIONS, ICON_COUNT, N_EMOTIONS, N_WAYS, SPACE_IDS, TILE_IDS
from insula.games.amygdala.words.events import _TEXTS
from insula.games.amygdala.words.notation import way_text
from insula.games.amygdala.words.position import BadPosition
from insula.games.amygdala.words.say import tile_name
from insula.testing import walk
from tests.games.amygdala.kit import GAME, L1, L2, fresh, offered, play, position


def picture(table: object, width: int = 200) -> str:
    console = Console(width=width, color_system=None, record=True, file=io.StringIO())
    console.print(GAME.draw(table.view(0), table.names))  # type: ignore[attr-defined]
    return console.export_text()


def test_the_picture_shows_board_lotuses_minds_and_banks() -> None:
    table = position("""
        A coins: 16
        A bank: hope 1, wild, dream, claim sadness
        A cloud: c3
        A board: a1 sadness-2, d3 happiness-3
        A earned: c1
        A vp: 31
        placed: A sadness-gratitude indigo-3, B hope-2 pink-4
        claims: teal B
    """)
    text = picture(table)
    assert "Av+" in text  # Sadness and Gratitude of A
    assert "B**" in text
    assert "(v)" in text  # the source of indigo
    assert "a1:vv" in text
    assert "c3@" in text
    assert "[ok]" in text
    assert "31 VP" in text
    assert "bank 7/10, coins 16: (10) (5) (1) *1 Wild Dream Cv" in text
    assert "indigo-teal" in text
    assert "8-4-2" in text
    narrow = picture(table, 80)
    assert "Av+" in narrow
    assert max(len(line.rstrip()) for line in narrow.splitlines()) <= 80
    ends = position("seats 2, left 2\nA coins: 5")
    assert "the end is near: 2 turns left" in picture(ends)


def test_names_that_begin_with_the_letter_of_their_seat_are_drawn_whole() -> None:
    text = picture(GAME.setup(2).table(1, ["Ann", "B (greedy)"]))
    assert "A Ann   0 VP" in text
    assert "B (greedy)   0 VP" in text
    assert "B    0 VP" in picture(GAME.setup(2).table(1))


def test_a_set_up_is_told_in_the_language_of_whoever_opens_a_table() -> None:
    def told() -> list[str]:
        out = [pick.title for pick in GAME.opening.places(2, {})[0].picks["colours"]]
        for choice in GAME.choices:
            out += [str(choice.text), choice.heading, *map(choice.title_of, choice.values)]
        return out

    english = told()
    with speaking("de"):
        german = told()
        with pytest.raises(Refused, match="Grau ist schon vergeben"):
            GAME.setup(2, colours="grey,grey")
    assert [here for here, there in zip(english, german, strict=True) if here == there] == ["Orange", "Orange"]
    assert "Moving toll" in english
    assert "Wandernder Zoll" in german


def test_every_tile_and_way_has_a_name_of_its_own() -> None:
    assert len({tile_name(tile) for tile in range(len(TILE_IDS))}) == len(TILE_IDS)
    assert tile_name(TILE_IDS.index("sadness-2")) == "sadness x2"
    assert len({way_text(way) for way in range(N_WAYS)}) == N_WAYS
    assert way_text(0) == "pay with own tiles"


def test_moves_are_read_in_words() -> None:
    table = fresh(2, 1)
    play(table, f"ACQUIRE  at {L2}")
    assert offered(table)[0] == f"buy tile 1 at {L2}"
    assert table.option(opt.TILE + 4).thing == "tile:1:0"
    seat = table.asked
    assert table.option(opt.FACE).thing == f"resource:{seat}:surprise-1"
    assert table.option(opt.COIN + 2).thing == f"coin:{seat}:10"
    assert table.option(opt.EXCHANGE).thing == "button:exchange"


def test_every_kind_of_event_has_a_sentence_and_a_game_tells_its_story() -> None:
    assert set(_TEXTS) == set(range(len(ev.NAMES)))
    table = position("""
        A coins: 9
        A bank: 2 sadness 1
        A mood: red-purple
        A cloud: a2
        A board: b1 sadness-1
        A earned: b2
    """)
    play(table, "unlock b1", "pay with own tiles", f"move to {L1}", "place at indigo-3", "take claim hope", "end turn")
    assert [e["text"] for e in table.seen()] == [
        "A moves the thought cloud to B1",
        "A pays 1 matching tile",
        "A unlocks the sadness tile",
        "A moves to the purple-indigo lotus and pays a toll of 1 coin",
        "A places the sadness tile on indigo 3",
        "A scores 1 VP for sadness",
        "A earns the bonus at C1: 1 Idea and 1 Claim",
        "A takes the hope claim",
        "A ends their turn",
        "A triggers the end of the game: 3 more turns",
    ]
    things = [e["things"] for e in table.seen() if e["things"]]
    assert ["space:indigo-3"] in things
    assert ["cell:0:c1"] in things


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("seats 2, weather fine", "“weather” is no head of a position"),
        ("A sofa: 3", "“a sofa” is no part of a position"),
        ("A bank: tea", "“tea” is no item"),
        ("A mood: north", "“north” is no lotus"),
        ("A board: z9 hope-1", "“z9” is no cell"),
        ("A board: a1 love-1", "“love-1” is no emotion tile"),
        ("placed: A hope-1 moon-1", "“moon-1” is no space"),
        ("claims: blue A", "“blue” is no region"),
        ("A coins: 17x1", "there are not so many coins or tiles"),
        ("A bank: 9 hope 1", "there are not so many hope 1"),
        ("stack: 99", "there are not so many resource tiles"),
    ],
)
def test_a_bad_position_says_why(text: str, says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        GAME.position(text)


def test_views_are_json_and_payments_are_explained() -> None:
    table = position("A coins: 6\nA bank: hope 1, anger 1\nA board: a1 hope-1\nA earned: b2")
    play(table, "unlock a1")
    ways = table.view(0)["act"]["ways"]
    assert ways == {"pay with own tiles": "1 matching tile"}  # nothing better is given while Hope can pay for Hope
    for g in walk(GAME.setup(4, variants="changing-toll"), 2):
        json.dumps(GAME.view(g, None))


def test_observation_follows_its_legend_and_turns_with_the_seat() -> None:
    g = fresh(3, 2).state
    numbers = [[0.0] * observe.N_OBSERVED for _ in range(3)]
    for seat in range(3):
        observe.observe(g, seat, numbers[seat])
    at = {name: i for i, name in enumerate(observe.LEGEND)}
    assert len(at) == observe.N_OBSERVED == len(GAME.legend)
    assert [n[at["seat +0: coins / 50"]] for n in numbers] == [30 / 50] * 3
    assert [n[at["my turn"]] for n in numbers] == [float(g.turn == s) for s in range(3)]
    for cell in ("a1", "g2"):
        for k, e in enumerate(EMOTIONS):
            name = f"{e} on {cell}"
            tile = g.seats[1].tiles[CELL_IDS.index(cell)]
            assert numbers[0][at[f"seat +1: {name}"]] == numbers[1][at[f"seat +0: {name}"]]
            assert numbers[1][at[f"seat +0: {name}"]] == ICON_COUNT[N_EMOTIONS * tile + k]
    for n in numbers:
        assert [name for name, i in at.items() if name.startswith("question: ") and n[i]] == ["question: turn"]
        assert sum(n[at[f"seat +0: at least {k} coins"]] for k in range(1, 13)) == 12
        lotuses = [i for name, i in at.items() if name.startswith("lotus ")]
        assert sum(n[i] for i in lotuses) == g.n_lotus


def test_every_question_and_what_the_action_is_about_can_be_told_apart() -> None:
    """A network that does not know which tile or space an answer is about cannot learn what it is worth."""
    at = {name: i for i, name in enumerate(observe.LEGEND)}
    met = set()
    for g in walk(GAME.setup(2), 3):
        if g.over:
            break
        numbers = [0.0] * observe.N_OBSERVED
        observe.observe(g, g.asked.seat, numbers)
        assert numbers[at[f"question: {ask.NAMES[g.asked.kind]}"]] == 1.0
        icons = [ICON_COUNT[N_EMOTIONS * g.act.tile + k] if g.act.tile >= 0 else 0 for k in range(N_EMOTIONS)]
        assert [numbers[at[f"tile in hand: {e}"]] for e in EMOTIONS] == icons
        if g.act.space >= 0:
            assert numbers[at[f"tile placed on {SPACE_IDS[g.act.space]}"]] == 1.0
        met.add(g.asked.kind)
    assert len(met) > 5


def test_a_redeal_changes_nothing_but_the_order_of_the_stack() -> None:
    g = fresh(3, 2).state
    other = clone(g)
    observe.redeal(other, 0)
    size = g.n_tile_stack
    assert other.tile_stack[:size] != g.tile_stack[:size]
    assert sorted(other.tile_stack[:size]) == sorted(g.tile_stack[:size])
    assert GAME.view(other, 0) == GAME.view(g, 0)
