"""Who may know what: hands, decks, Hidden Aspirations, and what lies open; and how cards come and go."""

from __future__ import annotations

import json
from typing import Any

from insula.core.table import Table
from insula.games.cerebria.game import GAME
from insula.games.cerebria.gen import ev
from insula.games.cerebria.tables import ASPIRATION_IDS, CARD_IDS, SPIRIT_IDS
from insula.games.cerebria.terms import BLISS, GLOOM
from insula.games.cerebria.words.position import position
from insula.testing import refuses, rule_test, walk
from tests.games.cerebria.kit import card_on, deck, hand, offered, on, play, spirit

FOUR = {"spirits": "love,delight,hatred,misery", "setting": "recommended"}
TEXT = (
    "love: at valley, willpower 9, essence 3, hand courage kindness!, deck trust comfort desire\n"
    "hatred: at land, willpower 9, hand anger fear, deck guilt\n"
    "delight: at willow, hand optimism, deck excitement\nmisery: at network, deck boredom\n"
    "bliss: hidden unity openness attitude\ngloom: hidden liveliness openness\ncommon: fortitude awareness"
)


def seen(table: Table, seat: int | None) -> str:
    """Everything a pair of eyes is shown, as text."""
    return json.dumps(table.view(seat))


def seats(table: Table, eyes: int | None) -> list[dict[str, Any]]:
    """The seats as eyes see them."""
    shown: list[dict[str, Any]] = table.view(eyes)["seats"]
    return shown


@rule_test("cer.info.share")
def test_teammates_see_each_others_hands() -> None:
    table = on(TEXT)
    assert [c["card"] for c in seats(table, 1)[0]["hand"]] == ["courage", "kindness"]
    assert [c["card"] for c in seats(table, 0)[1]["hand"]] == ["optimism"]


@rule_test("cer.info.hands")
def test_the_other_team_sees_only_the_number_of_cards_and_those_it_saw() -> None:
    table = on(TEXT)
    for eyes in (2, 3, None):
        love = seats(table, eyes)[0]
        assert (love["cards"], love["known"]) == (2, ["kindness"]) and "hand" not in love


@rule_test("cer.info.hidden-aspiration")
def test_a_team_knows_its_own_hidden_aspiration_and_not_the_other() -> None:
    table = on(TEXT)
    hidden = {eyes: [t["hidden"] for t in table.view(eyes)["teams"]] for eyes in (0, 1, 2, None)}
    assert hidden == {0: ["unity", None], 1: ["unity", None], 2: [None, "liveliness"], None: [None, None]}
    assert all(t["has_hidden"] for t in table.view(None)["teams"])


@rule_test("cer.info.hidden-aspiration")
def test_a_revelation_shows_both_hidden_aspirations() -> None:
    table = on(f"{TEXT}\norigin: humility 1 at valley", "absorb", "pass")
    shown = [e for e in table.events if e.kind == ev.HIDDEN_SHOWN]
    assert [(ASPIRATION_IDS[e.thing], e.eyes) for e in shown] == [("unity", -1), ("liveliness", -1)]
    assert table.view(None)["gone"]["fortitude"] == "compared"


@rule_test("cer.info.hidden-deck-order")
def test_nobody_looks_deeper_into_a_hidden_deck() -> None:
    table = on(TEXT)
    refuses("cer.info.hidden-deck-order", table, "hidden deck")
    own = table.view(0)["teams"][BLISS]
    assert own["looking_at"] == [] and "attitude" not in json.dumps(own)
    other = on(TEXT.replace("unity openness attitude", "unity attitude openness"))
    assert seen(other, 0) == seen(table, 0)


@rule_test("cer.info.no-trade")
def test_teammates_cannot_trade() -> None:
    table = on(TEXT)
    refuses("cer.info.no-trade", table, "seat delight")
    placing = GAME.setup(4, spirits="love,delight,hatred,misery").table(seed=1)
    mate = {"love": "delight", "delight": "love", "hatred": "misery", "misery": "hatred"}
    asked = SPIRIT_IDS[placing.state.seats[placing.asked].spirit]
    refuses("cer.info.no-trade", placing, f"seat {mate[asked]}")


@rule_test("cer.info.public-state")
def test_a_spectator_sees_what_lies_open_and_nothing_else() -> None:
    view = on(TEXT).view(None)
    assert {"common", "gone", "slots", "realms", "frontiers", "spheres", "strong", "teams", "seats"} <= set(view)
    assert not {"hand", "plan"} & set(view)
    love = view["seats"][0]
    assert (love["willpower"], love["essence"], love["top"]) == (9, 3, "trust")
    assert {"ambition", "points", "minor", "major", "identity"} <= set(view["teams"][0])
    text = json.dumps([{**seat, "list": None} for seat in view["seats"]])
    assert "courage" not in text and "desire" not in text and "comfort" not in text


# ---- decks ---------------------------------------------------------------------------------------------------------


@rule_test("cer.deck.top-face-up")
def test_the_next_card_is_visible_at_once_when_one_is_drawn() -> None:
    table = on(TEXT, "draw cards")
    assert hand(table, "love")[-1] == "trust"
    for eyes in (None, 2):
        assert seats(table, eyes)[0]["top"] == "comfort"
        assert "trust" in seats(table, eyes)[0]["known"]  # everybody saw it lie there


@rule_test("cer.deck.discard")
def test_a_quelled_mild_card_goes_under_the_deck_it_came_from() -> None:
    text = TEXT.replace(
        "hatred: at land, willpower 9, hand anger fear", "hatred: at valley, willpower 9, quell red, hand dislike"
    )
    text += "\nvalley.a: kindness 1 by delight\nturn: hatred"
    text = text.replace("gloom: hidden", "gloom: ambition 1, hidden")
    table = on(text, "quell", "pass", "slot valley.a", "using nothing", "card dislike")
    assert deck(table, "delight") == ["excitement", "kindness"]
    assert deck(table, "love") == ["trust", "comfort", "desire"]
    assert seats(table, None)[1]["returned"] == ["kindness"]


@rule_test("cer.deck.discard")
def test_a_quelled_strong_card_goes_back_to_the_stock() -> None:
    text = (
        "love: at land\nhatred: at valley, willpower 9, quell red, hand dislike\nvalley.a: benevolence 1\n"
        "gloom: ambition 1\nturn: hatred"
    )
    table = on(text)
    number = CARD_IDS.index("benevolence")
    assert table.state.strong[number] == 1
    play(table, "quell", "pass", "slot valley.a", "using nothing", "card dislike")
    assert (card_on(table, "valley.a"), table.state.strong[number]) == ("", 2)


@rule_test("cer.deck.discard-shown")
def test_a_discarded_card_is_shown_to_everybody() -> None:
    text = TEXT.replace("essence 3,", "essence 3, move blue,")
    table = on(text, "move", "card courage", "cell move 1", "space cradle", "using haste")
    discarded = next(e for e in table.events if e.kind == ev.DISCARDED)
    assert (CARD_IDS[discarded.thing], discarded.eyes) == ("courage", -1)
    assert deck(table, "love")[-1] == "courage"
    assert not table.can_undo  # the other team learned something


@rule_test("cer.deck.runs-out")
def test_an_empty_deck_gives_nothing_until_a_card_comes_back_face_up() -> None:
    text = "love: at valley, willpower 9, move blue, hand courage trust\nhatred: at land"
    table = on(text, "end turn", "take ambition")
    assert hand(table, "love") == ["courage", "trust"] and table.kind == "turn"
    other = on(text, "move", "card courage", "cell move 1", "space cradle", "using haste")
    assert deck(other, "love") == ["courage"]
    assert seats(other, None)[0]["top"] == "courage"


@rule_test("cer.deck.draw-partial")
def test_as_many_cards_are_drawn_as_there_are() -> None:
    table = on("love: at valley, deck trust\nhatred: at land", "end turn", "draw two")
    assert hand(table, "love") == ["trust"] and spirit(table, "love").n_deck == 0


# ---- nothing leaks while a game runs -------------------------------------------------------------------------------


def test_no_view_names_a_hidden_hand_card_or_a_hidden_aspiration() -> None:
    for g in walk(GAME.setup(4, **FOUR), 11):
        shown = {eyes: GAME.view(g, eyes) for eyes in (0, 2, None)}
        for eyes, view in shown.items():
            own = -1 if eyes is None else g.seats[eyes].team
            for seat in range(4):
                if g.seats[seat].team != own:
                    assert "hand" not in view["seats"][seat]
                    assert len(view["seats"][seat]["known"]) == sum(g.seats[seat].known)
            for team in (BLISS, GLOOM):
                if team != own:
                    assert view["teams"][team]["hidden"] is None and "looking_at" not in view["teams"][team]


def test_the_cards_a_team_looks_at_are_shown_to_that_team_only() -> None:
    text = (
        "love: at valley\nhatred: at land\norigin: humility 2 at valley\nland.a: anger\nland.b: fear\n"
        "common: attitude openness\nbliss: hidden awareness unity fortitude liveliness\ngloom: hidden openness unity"
    )
    table = on(text, "absorb", "pass")
    assert table.kind == "look_hidden" and table.asked == 0
    table.play("yes")
    assert sorted(table.view(0)["teams"][BLISS]["looking_at"]) == ["fortitude", "liveliness", "unity"]
    assert "looking_at" not in table.view(1)["teams"][BLISS]
    assert sorted(offered(table)) == ["aspiration fortitude", "aspiration liveliness", "aspiration unity"]
    table.play("aspiration liveliness")
    assert table.view(0)["teams"][BLISS]["hidden"] == "liveliness"
    assert table.view(1)["teams"][BLISS]["hidden"] is None


def test_a_plan_is_shown_to_the_team_that_makes_it() -> None:
    table = on(TEXT.replace("essence 3,", "essence 3, invoke red,"), "invoke")
    table.play("pass")
    table.play("card courage")
    assert table.view(0)["plan"]["card"] == "courage" == table.view(1)["plan"]["card"]
    assert table.view(2)["plan"] is None and "plan" not in table.view(None)


def test_a_position_keeps_what_is_known() -> None:
    g = position(TEXT)
    assert g.seats[0].known[:2] == [0, 1] and g.seats[0].unseen == 2
