"""Words for options, questions and events; cards as a list."""

from __future__ import annotations

import re

from insula.games.cerebria.game import GAME
from insula.games.cerebria.gen import ask, ev, opt
from insula.games.cerebria.tables import CARD_NAMES, EFFECTS
from insula.games.cerebria.terms import CHOOSE_ONE
from insula.games.cerebria.words.card_words.listing import base_list
from insula.games.cerebria.words.events import _TEXTS, event_text, event_things
from insula.games.cerebria.words.notation import question_text
from insula.testing import walk
from tests.games.cerebria.kit import asked, offered, on

FOUR = {"spirits": "love,delight,hatred,misery"}


def test_every_option_has_its_own_words_at_every_kind_of_question() -> None:
    seen = set()
    for setup in GAME.setups():
        for g in walk(setup, 5):
            if g.asked.kind not in seen:
                seen.add(g.asked.kind)
                texts = [GAME.option_text(g, option) for option in range(GAME.n_options)]
                assert len(set(texts)) == len(texts)
                assert all(text == " ".join(text.lower().split()) for text in texts)
                assert all(
                    re.fullmatch(r"[a-z]+(:[a-z0-9.+/-]+)*", GAME.option_thing(g, o)) for o in g.options[: g.n_options]
                )
    assert len(seen) > 30


def test_upgrades_are_named_where_the_row_is_known() -> None:
    text = "love: at valley, willpower 9, move red blue green yellow\nhatred: at cradle"
    table = asked(text, "move", "pass", "space cradle")
    assert offered(table) == ["using haste+surmount", "using haste+surmount+determination"]
    assert GAME.option_text(on(text).state, opt.USING + 5) == "using 1+3"


def test_seats_are_called_by_their_spirits() -> None:
    table = on("love: at valley\nmalice: at land")
    assert [GAME.option_text(table.state, opt.SEAT + i) for i in range(3)] == ["seat love", "seat malice", "seat c"]


def test_a_sphere_is_clicked_by_its_name_and_a_fortress_by_its_realm() -> None:
    text = "love: at valley, willpower 9, fortify red\nhatred: at land\norigin: diligence at valley"
    assert [o.thing for o in asked(text, "absorb").options] == ["sphere:diligence"]
    assert [o.thing for o in asked(text, "fortify", "pass").options] == ["fortress:0"]


def test_the_questions_of_whole_games_name_who_is_asked() -> None:
    for setup in GAME.setups():
        for g in walk(setup, 2):
            text = question_text(g)
            assert text.startswith(f"@{g.asked.seat}, ") and text[-1] in "?." and "None" not in text


def test_every_kind_of_question_has_its_own_sentence() -> None:
    g = on("love: at valley\nhatred: at land\nvalley.b: shame 1\nvalley.a: anger\nbliss: points 2").state
    g.asked.source, g.asked.slot = g.emotions[0].uid, 14
    g.asked.effect = next(i for i, fx in enumerate(EFFECTS) if fx.word == CHOOSE_ONE)
    texts = {}
    for kind, name in ask.NAMES.items():
        if kind < ask.FIRST_STEP:
            g.asked.kind = kind
            texts[name] = question_text(g)
    assert len(set(texts.values())) == len(texts)
    assert all(
        "Shame" in texts[name] for name in ("may", "pick", "recipient", "choose", "spirit_to", "shift_to", "bear_loss")
    )


def test_a_question_never_names_a_card_that_is_still_hidden() -> None:
    table = on("love: at valley, willpower 9, essence 2, invoke red, hand courage kindness\nhatred: at land", "invoke")
    while table.kind != "turn":
        assert not any(name in table.question for name in CARD_NAMES)
        table.play(table.options[-1])


def test_every_kind_of_event_has_words() -> None:
    assert set(_TEXTS) == set(range(len(ev.NAMES)))


def test_the_events_of_whole_games_read_well() -> None:
    for setup in GAME.setups():
        table = setup.table(seed=7)
        chooser = iter(range(10_000))
        while not table.over:
            table.play(table.options[next(chooser) % len(table.options)])
        for event in table.events:
            text = event_text(table.state, event)
            assert text and not re.search(r"\{|\bNone\b|-1|\s\s|\.$", text), text
            assert text[0] == "@" or text[0].isupper(), text
            assert all(re.fullmatch(r"[a-z]+(:[a-z0-9./-]+)+", thing) for thing in event_things(table.state, event))


def test_a_hidden_card_is_told_as_a_card() -> None:
    table = GAME.setup(4, setting="recommended", **FOUR).table(seed=1)
    drew = [i for i, e in enumerate(table.events) if e.kind == ev.DREW and e.seat == 0]
    own, other = table.seen(0)[drew[0]]["text"], table.seen(2)[drew[0]]["text"]
    assert other.endswith("draws a card") and not own.endswith("draws a card")
    taken = next(i for i, e in enumerate(table.events) if e.kind == ev.HIDDEN_TAKEN and e.seat == 0)
    hidden = "has a new Hidden Aspiration"
    assert table.seen(2)[taken]["text"].endswith(hidden) and not table.seen(1)[taken]["text"].endswith(hidden)


def test_the_list_of_cards_tells_text_row_threshold_and_source() -> None:
    listed = base_list()
    cards = {card["id"]: card for card in listed}
    assert len(cards) == len(listed) and sum("row" in card for card in listed) == 66
    courage = cards["courage"]
    assert (courage["row"], courage["threshold"], courage["strong"], courage["house"]) == ("1-2-2", 3, "Valor", True)
    assert cards["benevolence"]["source"] == "rulebook" and not cards["benevolence"]["house"]
    assert all(card["text"] and card["source"] in ("rulebook", "public", "derived", "house") for card in cards.values())


def test_what_a_player_does_marks_nothing_of_another_player() -> None:
    """Cells and hand cards carry their seat: a token on a rival's Subdue does not mark one's own."""
    table = GAME.setup(2, setting="place").table(seed=3)
    chooser = iter(range(10_000))
    while table.state.turns < 6:
        table.play(table.options[next(chooser) % len(table.options)])
    for event in table.events:
        for thing in event_things(table.state, event):
            kind, *rest = thing.split(":")
            assert kind not in ("cell", "row", "card"), thing
            if kind in ("board", "hand", "top"):
                assert int(rest[0]) == event.seat, thing
    kinds = {thing.split(":")[0] for event in table.events for thing in event_things(table.state, event)}
    assert {"board", "hand", "top"} <= kinds
