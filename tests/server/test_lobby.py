"""The lobby: presets and plans, play now as recommended, sitting down at once, what happened since, reports."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from insula.core.registry import load
from tests.server.kit import Person, Server, Tab

People = Callable[..., Person]


def game(person: Person, name: str) -> dict[str, Any]:
    return next(each for each in person.get("/api/games") if each["name"] == name)


def test_games_come_with_presets_and_levels_in_words(person: People) -> None:
    for each in person("Mara").get("/api/games"):
        assert [p["name"] for p in each["presets"]] == [p.name for p in load(each["name"]).opening.presets]
        levels = {bot["name"]: bot for bot in each["bots"]}
        titles = [levels[name]["title"] for name in ("novice", "learner", "greedy", "normal")]
        assert titles == ["Curious", "Easygoing", "Keen", "Steady"]
        assert ("master" in levels) != ("hard" in levels) and "easy" not in levels
        assert not any(sign.isdigit() for bot in levels.values() for sign in bot["text"])


def test_the_usual_opponent_is_neither_the_weakest_nor_the_strongest() -> None:
    from insula.server.settings import Settings

    assert Settings().opponent == "normal"


def test_play_now_is_the_first_preset(person: People) -> None:
    mara = person("Mara")
    preset = load("cerebria").opening.presets[0]
    card = mara.get(f"/api/tables/{mara.post('/api/play-now', game='cerebria')['table']}")
    assert (card["choices"], len(card["seats"])) == (dict(preset.choices), preset.seats)
    assert card["choices"]["setting"] == "recommended" and card["told"] == ["First game"]
    assert [s["level"] for s in card["seats"] if s["kind"] == "bot"] == ["Whim"] * 3


def test_play_now_with_wishes_is_as_wished(person: People) -> None:
    mara = person("Mara")
    card = mara.get(f"/api/tables/{mara.post('/api/play-now', game='cerebria', seats=2)['table']}")
    assert (card["choices"], len(card["seats"])) == ({}, 2)


def test_a_plan_tells_places_picks_and_what_the_rules_refuse(person: People) -> None:
    mara = person("Mara")
    plan = mara.post("/api/setup", game="cerebria", seats=4, choices={"edition": "basic"})
    assert [p["team_title"] for p in plan["places"]] == ["Bliss", "Bliss", "Gloom", "Gloom"]
    assert "love" in [p["value"] for p in plan["places"][0]["picks"]["spirits"]]
    assert "love" not in [p["value"] for p in plan["places"][2]["picks"]["spirits"]]
    assert "A side" in plan["barred"]["spirit_boards"]["b"] and plan["troubles"] == []
    wrong = {"decks": ["recommended", "courage*3", "recommended", "recommended"]}
    (trouble,) = mara.post("/api/setup", game="cerebria", seats=4, choices=wrong)["troubles"]
    assert (trouble["choice"], trouble["seat"], trouble["rule"]) == ("decks", 1, "cer.deck.copies")
    six = mara.post("/api/setup", game="cerebria", seats=6, choices={"edition": "balance"})
    assert (six["game"], six["places"][5]["team"]) == ("balance", "balance")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": 2}, 404),
        ({"game": "card"}, 422),
        ({"game": "cerebria", "seats": 99, "choices": {"decks": ["x"], "nonsense": "y"}}, 200),
        ({"game": "cerebria", "seats": -1, "choices": {"line_up": "9-9", "spirits": ""}}, 200),
    ],
    ids=str,
)
def test_a_plan_of_nonsense_is_answered_in_words(person: People, body: dict[str, Any], status: int) -> None:
    answer = person("Mara").http.post("/api/setup", json=body)
    assert answer.status_code == status
    assert status != 200 or all(t["says"] for t in answer.json()["troubles"])


def test_a_written_deck_becomes_the_word_that_the_choice_takes(person: People) -> None:
    mara = person("Mara")
    said = mara.post("/api/games/cerebria/list", choice="decks", text="2 Courage\nTrust x2")
    assert said == {"value": "courage*2+trust*2"}
    assert mara.post("/api/games/card/list", 400, choice="decks", text="x")["rule"] == "online.list"
    assert mara.post("/api/games/cerebria/list", 400, choice="spirits", text="x")["rule"] == "online.list"
    assert mara.post("/api/games/chess/list", 404, choice="decks", text="x")["rule"] == "online.unknown-game"


def test_sitting_down_without_a_seat_takes_the_first_open_one(person: People) -> None:
    mara, ash, rue = person("Mara"), person("Ash"), person("Rue")
    table = mara.table("open", "me", "open")
    shown = next(t for t in ash.get("/api/tables")["open"] if t["table"] == table)
    assert (shown["by"], shown["told"], shown["pace"]["kind"]) == ("Mara", ["Three minds"], "relaxed")
    card = ash.post(f"/api/tables/{table}/sit")
    assert [s["name"] for s in card["seats"]] == ["Ash", "Mara", ""]
    assert ash.post(f"/api/tables/{table}/sit")["seats"] == card["seats"]  # already there
    rue.post(f"/api/tables/{table}/sit")
    assert person("Late").post(f"/api/tables/{table}/sit", 409)["rule"] == "online.started"


def test_my_table_tells_what_others_did_since_my_last_turn(server: Server, person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open")
    ash.post(f"/api/tables/{table}/sit")
    tabs = {"Mara": mara.tab(table), "Ash": ash.tab(table)}
    for tab in tabs.values():
        tab.until("update")
    for _ in range(30):
        now, other = (tabs["Mara"], tabs["Ash"]) if tabs["Mara"].update["options"] else (tabs["Ash"], tabs["Mara"])
        now.play(now.update["options"][0]["id"])
        while other.update["version"] < now.update["version"]:
            other.receive()
    who = mara if tabs["Mara"].update["options"] else ash
    tab = tabs["Mara"] if who is mara else tabs["Ash"]
    card = next(t for t in who.get("/api/tables")["mine"] if t["table"] == table)
    assert card["your_turn"] and card["view"] == tab.update["view"]
    history = server.call(server.hall.room(table)).playing().history
    seat = tab.update["eyes"]
    answers = list(history.answers)
    while answers[-1][1] == seat:
        answers.pop()
    assert answers, "the other answered before"
    before = max(move for move, who in answers if who == seat)
    theirs = [e["text"] for e in tab.events if before + 1 < e["move"] <= answers[-1][0] + 1]
    assert theirs and card["since"] == theirs[-4:] and card["since_more"] == max(0, len(theirs) - 4)
    other = ash if who is mara else mara
    shown = next(t for t in other.get("/api/tables")["mine"] if t["table"] == table)
    assert shown["view"] is None and not shown["your_turn"]


# ---- this looks wrong ------------------------------------------------------------------------------------------


def asked_and_other(person: People) -> tuple[str, Person, Person, Tab]:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open")
    ash.post(f"/api/tables/{table}/sit")
    tabs = mara.tab(table), ash.tab(table)
    for tab in tabs:
        tab.until("update")
    first = bool(tabs[0].update["options"])
    return table, (mara if first else ash), (ash if first else mara), tabs[0 if first else 1]


def test_a_report_holds_the_game_as_the_reporter_knows_it(person: People) -> None:
    table, asked, other, tab = asked_and_other(person)
    told = asked.post(
        f"/api/tables/{table}/report", says="No.", rule="card.invoke.from-hand", words="It is in my hand."
    )
    assert told["view"] == tab.update["view"] and told["options"] == [o["text"] for o in tab.update["options"]]
    assert told["rule_says"] == load("card").rulebook.rules["card.invoke.from-hand"].says
    assert told["record"] == "" and told["events"] == tab.events
    theirs = other.post(f"/api/tables/{table}/report", says="No.")
    assert theirs["options"] == [] and theirs["question"] == tab_waits(asked)
    watcher = person("Wren").post(f"/api/tables/{table}/report", says="No.")
    assert watcher["seat"] is None and watcher["view"] != told["view"]


def tab_waits(asked: Person) -> str:
    return f"{asked.me['name']} is choosing."


def test_a_report_of_a_running_game_tells_neither_seed_nor_hidden_hands(server: Server, person: People) -> None:
    table, _, other, tab = asked_and_other(person)
    room = server.call(server.hall.room(table))
    text = json.dumps(other.post(f"/api/tables/{table}/report", says="x"))
    assert room.spec.salt not in text and str(room.spec.seed) not in text
    hand = json.dumps(tab.update["view"])
    assert hand not in text


def test_a_report_after_the_end_brings_the_record(person: People) -> None:
    mara = person("Mara")
    table = mara.table("me", "me")
    tab = mara.tab(table)
    tab.until("update")
    tab.play(tab.update["options"][-1]["id"])
    tab.send(t="resign", seat=0)
    tab.until("update", over=True)
    told = mara.post(f"/api/tables/{table}/report", says="That cannot be the end.")
    assert told["record"] == mara.http.get(f"/api/tables/{table}/record").text


def test_a_report_before_the_start_is_refused(person: People) -> None:
    mara = person("Mara")
    assert mara.post(f"/api/tables/{mara.table('me', 'open')}/report", 400, says="x")["rule"] == "online.not-started"
    assert mara.post("/api/tables/nowhere/report", 404, says="x")["rule"] == "online.unknown-table"
    assert mara.post("/api/tables/nowhere/report", 422, says="x" * 2000)
