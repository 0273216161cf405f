"""Choices before the game: editions, line-ups, board sides, Spirits and decks, with their refusals."""

from __future__ import annotations

from collections import Counter

import pytest

from insula.core.game import Setup
from insula.games.cerebria.game import GAME
from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.tables import CARD_IDS, CARDS, DECK_IDS, DECK_SIZE, DECKS
from insula.games.cerebria.terms import BASIC, BLISS, FULL, GLOOM, MILD
from insula.games.cerebria.words.names import SPIRIT_WORDS
from insula.testing import refuses, rule_test, walk
from tests.games.cerebria.kit import asked, on, spirit, team

OWN = "courage*2+trust*2+kindness*2+desire*2+comfort*2+safety*2+optimism*2+innocence*2"


def setup(seats: int, **choices: str) -> Setup:
    """A game with these choices."""
    return GAME.setup(seats, **choices)


def deck_of(name: str) -> Counter[str]:
    """A listed deck by card names."""
    at = DECK_SIZE * DECK_IDS.index(name)
    return Counter(CARD_IDS[card] for card in DECKS[at : at + DECK_SIZE])


# ---- line-ups ------------------------------------------------------------------------------------------------------


@rule_test("cer.mode.teams")
def test_four_players_are_two_against_two() -> None:
    assert setup(4).config.team[:4] == [BLISS, BLISS, GLOOM, GLOOM]
    says = refuses("cer.mode.teams", lambda: setup(4, line_up="3-1"))
    assert "3 Bliss and 1 Gloom" in says


@rule_test("cer.shaper.what")
def test_a_shaper_plays_a_side_alone() -> None:
    assert setup(3, line_up="2-1").config.team[:3] == [BLISS, BLISS, GLOOM]
    assert setup(3, line_up="1-2").config.team[:3] == [BLISS, GLOOM, GLOOM]
    assert setup(2).config.team[:2] == [BLISS, GLOOM]
    says = refuses("cer.shaper.what", lambda: setup(2, line_up="2-1"))
    assert says == "With 2 players the line-up 2-1 is not possible; play 1-1."
    assert refuses("cer.shaper.what", lambda: setup(3, line_up="2-2")).endswith("play 2-1 or 1-2.")


@rule_test("cer.mode.solo-absent")
def test_nobody_plays_alone_and_nobody_plays_five() -> None:
    for players in (1, 5):
        says = refuses("table.seat-count", lambda: setup(players))  # noqa: B023
        assert says == f"Cerebria: The Inside World is for 2 to 4 players; you have {players}."
    editions = next(choice.values for choice in GAME.choices if choice.name == "edition")
    assert "solo" not in editions
    refuses("table.unknown-choice", lambda: setup(2, edition="solo"))


@rule_test("cer.shaper.basic-ok")
def test_shapers_may_play_the_basic_game() -> None:
    g = setup(2, edition="basic").start(1)
    assert g.config.mode == BASIC and [g.teams[t].n_seats for t in (BLISS, GLOOM)] == [1, 1]


@rule_test("cer.mode.two-spirits")
def test_two_people_may_play_four_spirits_that_stay_separate() -> None:
    table = setup(4, spirits="random", setting="recommended").table(seed=3, names=["Ann", "Ann", "Bob", "Bob"])
    seats = table.view()["seats"]
    assert len({s["spirit"] for s in seats}) == 4
    assert all((s["cards"], s["deck"], s["essence"]) == (2, 14, 2) for s in seats)
    assert sorted(table.view()["order"]) == [0, 1, 2, 3]


def test_the_defaults_of_the_lobby_fit_every_number_of_seats() -> None:
    defaults = {choice.name: choice.default for choice in GAME.choices}
    for seats in (2, 3, 4):
        config = setup(seats, **defaults).config
        assert config.team == setup(seats).config.team and config.mode == FULL
        for choice in GAME.choices:
            assert choice.default in choice.values


@pytest.mark.parametrize("choice", ["edition", "line_up", "spirit_boards", "spirits", "decks", "setting"])
def test_an_unknown_word_is_refused_with_what_there_is(choice: str) -> None:
    says = refuses("table.unknown-choice", lambda: setup(4, **{choice: "nonsense"}))
    assert "nonsense" in says and "It offers" in says


def test_the_number_of_words_must_fit_the_seats() -> None:
    refuses("table.unknown-choice", lambda: setup(4, spirits="love,delight"))
    refuses("table.unknown-choice", lambda: setup(2, decks="hold:courage*2,random"))


# ---- sides ---------------------------------------------------------------------------------------------------------


@rule_test("cer.mode.spirit-board-side")
def test_all_spirit_boards_show_the_same_side() -> None:
    assert setup(4, spirit_boards="b,b,b,b").config.spirit_side == 1
    refuses("cer.mode.spirit-board-side", lambda: setup(4, spirit_boards="a,a,a,b"))


@rule_test("cer.mode.team-board-side")
def test_both_team_boards_show_the_same_side() -> None:
    assert setup(4, team_boards="b").config.team_side == 1
    refuses("cer.mode.team-board-side", lambda: setup(4, team_boards="a,b"))


@rule_test("cer.mode.sides-independent")
def test_team_boards_and_spirit_boards_need_not_match() -> None:
    config = setup(4, spirit_boards="b", team_boards="a").config
    assert (config.spirit_side, config.team_side) == (1, 0)


@rule_test("cer.mode.basic-side-a")
def test_the_basic_game_uses_side_a() -> None:
    refuses("cer.mode.basic-side-a", lambda: setup(4, edition="basic", spirit_boards="b"))
    g = setup(4, edition="basic", spirits="random").start(1)
    assert {g.seats[s].board for s in range(4)} == {0}


# ---- the basic game ------------------------------------------------------------------------------------------------


@rule_test("cer.mode.basic")
def test_the_basic_game_leaves_out_everything_it_should() -> None:
    choices = {"edition": "basic", "spirits": "random", "setting": "recommended"}
    for seed in range(3):
        for g in walk(setup(4, **choices), seed):
            assert not any(g.strong) and not any(e.card >= 0 and CARDS[e.card].strength == 1 for e in g.emotions)
            assert opt.ACT + 4 not in g.options[: g.n_options]
            assert g.asked.kind not in (ask.WHEEL_BONUS, ask.DELIGHT)
            assert all(g.seats[s].power == 0 and g.seats[s].board == 0 for s in range(4))
            assert all(t.points == 0 for t in g.teams)
            assert not {7, 8} & set(g.common[: g.n_common])


@rule_test("cer.mode.basic-no-powers")
def test_harmony_has_no_power_in_the_basic_game() -> None:
    text = "{mode}\nharmony: at valley, willpower 4, move blue, hand courage\nhatred: at land"
    basic = asked(text.format(mode="mode: basic"), "move", "card courage", "cell move 1")
    full = asked(text.format(mode="mode: full"), "move", "card courage", "cell move 1")
    assert (basic.kind, full.kind) == ("target_space", "token_colour")


@rule_test("cer.mode.basic-no-intentions")
def test_filling_a_card_scores_nothing_in_the_basic_game() -> None:
    text = "{mode}\nlove: at valley, willpower 4, essence 2\nhatred: at land\nvalley.a: courage 2\nbliss: points 0"
    basic = on(text.format(mode="mode: basic"), "intensify")
    full = on(text.format(mode="mode: full"), "intensify")
    assert (team(basic, BLISS).points, team(full, BLISS).points) == (0, 1)
    late = on(text.format(mode="mode: basic").replace("points 0", "points 25"), "intensify")
    assert late.state.ending == 0


@rule_test("cer.mode.basic-no-empower")
def test_empower_does_not_exist_in_the_basic_game() -> None:
    text = "mode: basic\nlove: at valley, willpower 4\nhatred: at land\nvalley.a: courage 3\nbliss: ambition 1"
    refuses("cer.mode.basic-no-empower", on(text), "empower")
    refuses("cer.mode.basic-no-empower", asked(text, "add vibe"), "cell empower 0")


@rule_test("cer.mode.basic-upgrades")
def test_actions_can_be_upgraded_in_the_basic_game() -> None:
    text = "mode: basic\nlove: at valley, willpower 4, move blue, hand courage\nhatred: at land"
    table = on(text, "move", "card courage", "cell move 1", "space cradle", "using haste")
    assert spirit(table, "love").cells[:2] == [4, 1]


@rule_test("cer.mode.basic-emotion-powers")
def test_emotion_powers_work_in_the_basic_game() -> None:
    text = "mode: basic\nlove: at valley, willpower 4, essence 1, invoke red, hand cheerfulness\nhatred: at land"
    table = on(text, "invoke", "pass", "slot valley.a")
    assert spirit(table, "love").willpower == 4 - 2 + 2


@rule_test("cer.power.general")
def test_a_power_is_its_spirits_own_on_both_sides_of_the_board() -> None:
    text = (
        "mode: full, spirits {side}\nlove: at land\nhatred: at network\ndelight: at valley\nmisery: at willow\n"
        "valley: minor bliss\norigin: humility 7 at valley\nturn: {who}"
    )
    for side in "ab":
        delight = on(text.format(side=side, who="delight"), "absorb", "pass")
        assert spirit(delight, "delight").willpower == 2
    for side in "ab":
        love = on(text.format(side=side, who="love").replace("love: at land", "love: at valley"), "absorb", "pass")
        assert spirit(love, "love").willpower == 2 + 2


# ---- Spirits -------------------------------------------------------------------------------------------------------


@rule_test("cer.setup.choose-spirit")
def test_a_spirit_of_the_own_team_that_nobody_has() -> None:
    says = refuses("cer.setup.choose-spirit", lambda: setup(4, spirits="love,love,hatred,misery"))
    assert says == "Seat B: Love cannot be chosen: another seat plays it."
    says = refuses("cer.setup.choose-spirit", lambda: setup(4, spirits="love,empathy,delight,misery"))
    assert says == "Seat C: Delight cannot be chosen: it belongs to Bliss."
    table = setup(4).table(seed=1)
    table.play("spirit love")
    assert refuses("cer.setup.choose-spirit", table, "spirit love") == "Love cannot be chosen: A plays it."
    table.play("spirit delight")
    assert "Empathy" in refuses("cer.setup.choose-spirit", table, "spirit empathy")
    table.play("spirit malice")
    assert [SPIRIT_WORDS[table.state.seats[s].spirit] for s in range(3)] == ["love", "delight", "malice"]


def test_random_spirits_are_different_and_of_their_team() -> None:
    for seed in range(30):
        g = setup(4, spirits="random,love,random,random", setting="recommended").start(seed)
        spirits = [g.seats[s].spirit for s in range(4)]
        assert len(set(spirits)) == 4 and max(spirits[:2]) < 4 <= min(spirits[2:])


@rule_test("cer.shaper.spirit")
def test_a_shaper_has_one_spirit() -> None:
    table = setup(3, line_up="2-1", spirits="love,delight,malice", setting="recommended").table(seed=1)
    gloom = [s for s in table.view()["seats"] if s["team"] == "gloom"]
    assert [s["spirit"] for s in gloom] == ["malice"]


# ---- decks ---------------------------------------------------------------------------------------------------------


@rule_test("cer.deck.size")
def test_a_deck_has_exactly_16_cards() -> None:
    assert setup(2, decks=f"{OWN},malice").config.own_deck[:16].count(-1) == 0
    short, long = OWN.removesuffix("*2"), f"{OWN}+affection"
    assert "15" in refuses("cer.deck.size", lambda: setup(2, decks=f"{short},malice"))
    assert "17" in refuses("cer.deck.size", lambda: setup(2, decks=f"{long},malice"))


@rule_test("cer.deck.size")
def test_an_own_deck_must_be_there_to_be_chosen() -> None:
    table = setup(2, decks="choose", spirits="random").table(seed=1)
    assert "deck own" not in [o.text for o in table.options]
    assert "has 0" in refuses("cer.deck.size", table, "deck own")
    own = setup(2, decks=f"choose:{OWN},malice", spirits="love,malice").table(seed=1)
    own.play("deck own")
    assert own.view()["seats"][0]["list"]["courage"] == 2


@rule_test("cer.deck.copies")
def test_at_most_2_copies_of_an_emotion() -> None:
    three = OWN.replace("kindness*2", "kindness*3").replace("innocence*2", "innocence")
    says = refuses("cer.deck.copies", lambda: setup(2, decks=f"{three},malice"))
    assert "Kindness" in says and "3" in says


@rule_test("cer.deck.mild-only")
def test_only_mild_emotions_of_the_own_team() -> None:
    for wrong in ("benevolence", "anger"):
        text = OWN.replace("kindness", wrong)
        assert wrong.title() in refuses("cer.deck.mild-only", lambda text=text: setup(2, decks=f"{text},malice"))
    refuses("cer.deck.mild-only", lambda: setup(2, decks="malice,love"))
    table = setup(2, decks="choose", spirits="random").table(seed=1)
    refuses("cer.deck.mild-only", table, "deck malice")


@rule_test("cer.setup.starting-emotions-aside")
def test_starting_emotions_belong_to_no_deck() -> None:
    text = OWN.replace("kindness", "brightness")
    assert "Brightness" in refuses("cer.setup.starting-emotions-aside", lambda: setup(2, decks=f"{text},malice"))


@rule_test("cer.deck.own-deck")
def test_teammates_may_use_the_same_list() -> None:
    table = setup(4, spirits="random", decks="basic-bliss,basic-bliss,basic-gloom,basic-gloom").table(seed=1)
    lists = [s["list"] for s in table.view()["seats"]]
    assert lists[0] == lists[1] == dict(sorted(deck_of("basic-bliss").items()))


@rule_test("cer.deck.basic-starter")
def test_the_basic_game_uses_the_starter_decks_unless_others_are_chosen() -> None:
    seats = setup(4, edition="basic", spirits="random").table(seed=1).view()["seats"]
    assert [Counter(s["list"]) for s in seats[1:3]] == [deck_of("basic-bliss"), deck_of("basic-gloom")]
    other = setup(4, edition="basic", spirits="random", decks="love,delight,malice,misery").table(seed=1)
    assert Counter(other.view()["seats"][0]["list"]) == deck_of("love")


def test_random_decks_are_legal_and_differ() -> None:
    seen = set()
    for seed in range(40):
        g = setup(2, spirits="random", decks="random", setting="recommended").start(seed)
        for s in g.seats[:2]:
            cards = Counter([*s.hand[: s.n_hand], *s.deck[: s.n_deck]])
            assert cards.total() == 16 and max(cards.values()) <= 2
            assert all(CARDS[c].strength == MILD and CARDS[c].side == s.team for c in cards)
            seen.add(tuple(sorted(cards.elements())))
    assert len(seen) == 80


LISTS = {
    "basic-bliss": "courage sociability cheerfulness excitement kindness desire optimism self-esteem",
    "basic-gloom": "anger jealousy pessimism bitterness dislike mistrust embarrassment loneliness",
    "love": "self-esteem confidence comfort sociability desire innocence cheerfulness trust",
    "delight": "comfort courage cheerfulness excitement optimism tranquility generosity kindness",
    "empathy": "confidence tranquility kindness generosity safety trust affection sociability",
    "harmony": "self-esteem optimism sociability courage innocence kindness excitement cheerfulness",
    "hatred": "anger jealousy pessimism bitterness insecurity embarrassment selfishness dislike",
    "misery": "fear loneliness jealousy craving mistrust disgust guilt bitterness",
    "malice": "insecurity embarrassment hostility jealousy selfishness dislike boredom pessimism",
    "anxiety": "loneliness fear mistrust disgust boredom guilt anger craving",
}


@rule_test(
    "cer.deck.list.bliss-starter",
    "cer.deck.list.gloom-starter",
    "cer.deck.list.love",
    "cer.deck.list.delight",
    "cer.deck.list.empathy",
    "cer.deck.list.harmony",
    "cer.deck.list.hatred",
    "cer.deck.list.misery",
    "cer.deck.list.malice",
    "cer.deck.list.anxiety",
)
@pytest.mark.parametrize("name", LISTS)
def test_every_listed_deck_holds_two_of_each_of_its_eight_emotions(name: str) -> None:
    assert deck_of(name) == dict.fromkeys(LISTS[name].split(), 2)


@rule_test("cer.deck.mild-only")
def test_every_listed_deck_passes_the_deck_rules() -> None:
    for name in LISTS:
        text = "+".join(f"{card}*2" for card in LISTS[name].split())
        own = f"{text},malice" if CARDS[CARD_IDS.index(LISTS[name].split()[0])].side == BLISS else f"love,{text}"
        assert setup(2, decks=own).config.mode == FULL


@rule_test("cer.mode.basic-team-side")
def test_the_basic_game_has_no_team_board_side_to_choose() -> None:
    assert setup(4, edition="basic", team_boards="a").config.team_side == 0
    says = refuses("cer.mode.basic-team-side", lambda: setup(4, edition="basic", team_boards="b"))
    assert says == "The basic game has no Intentions, so its Team Boards have no side B to choose."
