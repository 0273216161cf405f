"""At a table: two people, versions and nonces, refusals with their rule, tabs, spectators, chat, seats."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from insula.testing.sizes import size
from tests.server.kit import Person, Server, Tab

People = Callable[..., Person]


def two_at_a_table(person: People) -> tuple[str, Person, Person, Tab, Tab]:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    first, second = mara.tab(table), ash.tab(table)
    first.until("update")
    second.until("update")
    return table, mara, ash, first, second


def asked_first(first: Tab, second: Tab) -> tuple[Tab, Tab]:
    """The tab that is asked, and the other; both up to date."""
    return (first, second) if first.update["options"] else (second, first)


def catch_up(tab: Tab, version: int) -> None:
    while tab.update["version"] < version:
        tab.receive()


@pytest.mark.sized
def test_two_people_play_one_table_to_the_end(person: People) -> None:
    table, mara, _, first, second = two_at_a_table(person)
    for _ in range(size(60, 5000, 5000)):
        if first.update["over"]:
            break
        asked, other = asked_first(first, second)
        assert other.update["options"] == []
        asked.play(asked.update["options"][-1]["id"])
        catch_up(other, asked.update["version"])
        assert other.update["asked"] == asked.update["asked"]
    if not first.update["over"]:
        second.send(t="resign")
        for tab in (first, second):
            tab.until("update", over=True)
    assert first.update["result"] == second.update["result"]
    assert first.update["result"]["winners"]
    assert mara.get(f"/api/tables/{table}")["state"] == "over"


def test_the_last_seat_starts_the_game(person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open")
    tab = mara.tab(table)
    assert tab.receive()["state"] == "waiting"
    assert [t["table"] for t in ash.get("/api/tables")["open"]].count(table) == 1
    ash.post(f"/api/tables/{table}/sit", seat=1)
    update = tab.until("update")
    assert update["version"] == 0
    assert tab.until("table")["state"] == "playing"
    assert table not in [t["table"] for t in ash.get("/api/tables")["open"]]


def test_a_play_before_the_start_is_refused(person: People) -> None:
    mara = person("Mara")
    tab = mara.tab(mara.table("me", "open"))
    tab.receive()
    tab.send(t="play", version=0, nonce="early", option=0)
    refusal = tab.answer("early")["refusal"]
    assert (refusal["rule"], refusal["says"]) == (
        "online.not-started",
        "The game has not started yet; 1 seat is still free.",
    )


def test_start_gives_open_seats_to_bots(person: People) -> None:
    mara = person("Mara")
    table = mara.table("me", "open", "open")
    trouble = mara.post(f"/api/tables/{table}/start", 400)
    assert trouble["rule"] == "online.not-started"
    card = mara.post(f"/api/tables/{table}/start", bot="random")
    assert [s["kind"] for s in card["seats"]] == ["person", "bot", "bot"]
    assert card["state"] == "playing"
    assert mara.post(f"/api/tables/{table}/start")["state"] == "playing"


def test_an_accepted_nonce_changes_nothing_the_second_time(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, _ = asked_first(first, second)
    option = asked.update["options"][0]["id"]
    message: dict[str, Any] = {"t": "play", "version": asked.update["version"], "nonce": "same", "option": option}
    asked.send(**message)
    accepted = asked.answer("same")
    asked.send(**message)
    again = asked.answer("same")
    assert accepted == again
    asked.send(t="hello")
    assert asked.until("update")["version"] == accepted["version"]


def test_a_command_for_an_older_version_is_stale_and_gets_the_new_view(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, other = asked_first(first, second)
    old = asked.update["version"]
    asked.play(asked.update["options"][0]["id"])
    catch_up(other, old + 1)
    late = other if other.update["options"] else asked
    late.send(t="play", version=old, nonce="late", option=late.update["options"][0]["id"])
    assert late.answer("late") == {"t": "stale", "nonce": "late", "version": old + 1}
    assert late.receive()["version"] == old + 1


def test_a_refusal_carries_its_rule_and_leaves_the_table_as_it_was(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, other = asked_first(first, second)
    version = asked.update["version"]
    refused = asked.command("play", text="invoke nothing at all")
    assert refused["t"] == "refused"
    assert refused["refusal"]["rule"] == "table.unknown-words"
    refused = other.command("play", option=0)
    assert refused["refusal"]["rule"] == "table.not-your-question"
    asked.send(t="hello")
    assert asked.until("update")["version"] == version


def test_why_answers_for_options_words_and_things(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    asked, other = asked_first(first, second)
    option = asked.update["options"][0]
    assert asked.why(option=option["id"]) is None
    assert asked.why(text=option["text"]) is None
    assert asked.why(thing=option["thing"]) is None
    nowhere = asked.why(thing="card:nothing")
    assert nowhere is not None and nowhere["rule"] == "table.not-an-answer"
    theirs = other.why(thing=option["thing"])
    assert theirs is not None and theirs["rule"] == "table.not-your-question"


def test_a_dim_card_says_why_by_its_rule(person: People) -> None:
    mara = person("Mara")
    tab = mara.tab(mara.table("me", "me"))
    update = tab.until_mine()
    card = update["view"]["hand"][0]
    refusal = tab.why(thing=f"card:{card}")
    assert refusal is not None
    assert (refusal["rule"], refusal["section"] != "") == ("card.setup.mulligan-whole-hand", True)
    assert refusal["says"].startswith("A mulligan replaces all 4 cards in your hand, not ")


def test_the_same_person_in_two_tabs_sees_the_same(person: People) -> None:
    table, mara, _, first, second = two_at_a_table(person)
    again = mara.tab(table)
    again.until("update")
    asked, _ = asked_first(first, second)
    asked.play(asked.update["options"][0]["id"])
    catch_up(first, asked.update["version"])
    catch_up(again, asked.update["version"])
    assert again.update == first.update


def test_reconnect_sends_only_what_is_missing(person: People) -> None:
    table, mara, _, first, second = two_at_a_table(person)
    seen, version = len(first.events), first.update["version"]
    first.close()
    while len(second.events) < seen + 3:
        if second.update["options"]:
            second.play(second.update["options"][0]["id"])
        else:
            stand = mara.tab(table)
            stand.until("update")
            stand.play(stand.update["options"][0]["id"])
            stand.close()
            catch_up(second, stand.update["version"])
    back = mara.tab(table, since=seen, version=version)
    back.events = [{"number": n} for n in range(seen)]
    update = back.until("update")
    assert update["from"] == seen
    assert [e["number"] for e in update["events"]] == list(range(seen, len(second.events)))
    whole = mara.tab(table)
    assert whole.until("update")["events"][seen:] == update["events"]


def test_a_spectator_watches_without_options_and_cannot_act(person: People) -> None:
    table, *_, first, second = two_at_a_table(person)
    watcher = person("Tess").tab(table)
    assert watcher.receive()["you"] == []
    update = watcher.until("update")
    assert (update["eyes"], update["options"]) == (None, [])
    for t, more in (("play", {"option": 0}), ("undo", {})):
        assert watcher.command(t, **more)["refusal"]["rule"] == "online.spectator"
    for message in ({"t": "resign"}, {"t": "propose", "what": "draw"}, {"t": "bot", "seat": 0, "on": True}):
        watcher.send(**message)
        assert watcher.until("refused")["refusal"]["rule"] == "online.spectator"
    assert first.until("table", spectators=1)
    watcher.close()
    assert second.until("table", spectators=1) and second.until("table", spectators=0)


def test_without_a_cookie_one_can_watch_but_not_talk(server: Server, person: People) -> None:
    table, *_ = two_at_a_table(person)
    tab = Tab(server.base, table, None)
    tab.send(t="hello")
    assert tab.until("update")["eyes"] is None
    tab.send(t="chat", text="psst")
    assert tab.until("refused")["refusal"]["rule"] == "online.spectator"


def test_spectators_talk_apart_until_the_game_is_over(person: People) -> None:
    table, mara, _, first, second = two_at_a_table(person)
    watcher = person("Tess").tab(table)
    watcher.until("update")
    watcher.send(t="chat", text="She should keep Courage")
    assert watcher.until("chat")["room"] == "spectators"
    first.send(t="chat", text="  good \n luck ")
    line = second.until("chat")
    assert (line["name"], line["text"], line["room"]) == ("Mara", "good luck", "players")
    assert watcher.until("chat")["text"] == "good luck"
    assert [c["text"] for c in mara.tab(table).receive()["chat"]] == ["good luck"]
    first.send(t="resign")
    first.until("update", over=True)
    assert [c["text"] for c in mara.tab(table).receive()["chat"]] == ["She should keep Courage", "good luck"]


def test_one_person_on_several_seats_sees_through_the_one_that_is_asked(person: People) -> None:
    mara = person("Mara")
    tab = mara.tab(mara.table("me", "me"))
    assert tab.receive()["names"] == ["Mara", "Mara 2"]
    eyes = set()
    for _ in range(6):
        update = tab.until_mine()
        assert update["eyes"] == update["asked"]
        eyes.add(update["eyes"])
        tab.play(update["options"][0]["id"])
    assert eyes == {0, 1}


def test_a_seat_goes_to_a_bot_and_back(person: People) -> None:
    table, mara, ash, first, second = two_at_a_table(person)
    first.send(t="bot", seat=0, on=True, level="random")
    seat = first.until("table", state="playing")
    while not seat["seats"][0]["stand_in"]:
        seat = first.until("table")
    assert (seat["seats"][0]["kind"], seat["seats"][0]["bot"]) == ("bot", "random")
    while not second.update["options"]:
        second.receive()
    before = second.update["version"]
    second.play(second.update["options"][0]["id"])
    second.until_mine()
    if first.update.get("asked") == 0:
        assert first.command("play", option=0)["t"] in ("refused", "stale")
    first.send(t="bot", seat=0, on=False)
    while first.until("table")["seats"][0]["stand_in"]:
        pass
    assert second.update["version"] > before
    assert mara.get(f"/api/tables/{table}")["seats"][0]["kind"] == "person"
    assert ash.get(f"/api/tables/{table}")["seats"][0]["name"] == "Mara"


def test_the_owner_of_a_seat_that_a_bot_plays_is_told_so(person: People) -> None:
    mara = person("Mara")
    tab = mara.tab(mara.table("me", "me"))
    seat = tab.until_mine()["asked"]
    other = 1 - seat
    tab.send(t="bot", seat=other, on=True, level="hard")
    tab.until("table")
    while tab.until_mine()["asked"] == seat:
        tab.play(tab.update["options"][0]["id"])
        if tab.update["asked"] == other:
            break
    tab.send(t="play", version=tab.update["version"], nonce="mine?", option=0)
    answer = tab.answer("mine?")
    assert answer["t"] == "stale" or answer["refusal"]["rule"] == "online.bot-plays"


def test_only_own_seats_are_handed_over(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    second.send(t="bot", seat=0, on=True)
    assert second.until("refused")["refusal"]["rule"] == "online.seat-not-yours"
    second.send(t="bot", seat=1, on=True, level="genius")
    refusal = second.until("refused")["refusal"]
    assert refusal["rule"] == "online.unknown-bot" and "genius" in refusal["says"]
    first.send(t="resign", seat=1)
    assert first.until("refused")["refusal"]["rule"] == "online.seat-not-yours"


def test_leaving_a_running_game_lets_a_bot_stand_in_and_coming_back_is_possible(person: People) -> None:
    table, mara, ash, first, second = two_at_a_table(person)
    ash.post(f"/api/tables/{table}/leave")
    card = ash.get(f"/api/tables/{table}")
    assert card["seats"][1]["stand_in"] and card["seats"][1]["you"]
    for _ in range(4):
        first.until_mine()
        if first.update["over"]:
            break
        first.play(first.update["options"][0]["id"])
    second.send(t="bot", seat=1, on=False)
    deadline = time.monotonic() + 10
    while mara.get(f"/api/tables/{table}")["seats"][1]["stand_in"]:
        assert time.monotonic() < deadline


def test_leaving_before_the_start_frees_the_seat_and_an_empty_table_is_gone(person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open", "open")
    ash.post(f"/api/tables/{table}/sit", seat=2)
    mara.post(f"/api/tables/{table}/leave")
    assert [s["kind"] for s in ash.get(f"/api/tables/{table}")["seats"]] == ["open", "open", "person"]
    ash.post(f"/api/tables/{table}/leave")
    assert ash.get(f"/api/tables/{table}", 404)["rule"] == "online.unknown-table"


def test_resigning_between_two_ends_the_game(person: People) -> None:
    table, mara, _, first, second = two_at_a_table(person)
    first.send(t="resign")
    result = second.until("update", over=True)["result"]
    assert (result["winners"], result["reason"]) == ([1], "Mara resigned.")
    first.until("update", over=True)
    assert first.command("play", option=0)["refusal"]["rule"] == "table.game-over"
    assert mara.get(f"/api/replay/{table}")["result"] == result


def test_resigning_among_three_lets_a_bot_play_on_without_winning(person: People) -> None:
    mara, ash, tomas = person("Mara"), person("Ash"), person("Tomas")
    table = mara.table("me", "open", "open")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    tomas.post(f"/api/tables/{table}/sit", seat=2)
    first, second = mara.tab(table), ash.tab(table)
    second.until("update")
    first.until("update")
    first.send(t="resign")
    while not second.until("table")["seats"][0]["resigned"]:
        pass
    assert not second.update["over"]
    first.send(t="bot", seat=0, on=False)
    assert first.until("refused")["refusal"]["rule"] == "online.resigned"
    second.send(t="resign")
    third = tomas.tab(table)
    assert third.until("update", over=True)["result"]["winners"] == [2]


def test_a_draw_needs_the_others_consent(person: People) -> None:
    *_, first, second = two_at_a_table(person)
    first.send(t="propose", what="draw")
    proposal = second.until("proposal")
    assert (proposal["what"], proposal["by"], proposal["waiting"], proposal["outcome"]) == ("draw", 0, [1], "open")
    first.send(t="propose", what="draw")
    assert first.until("refused")["refusal"]["rule"] == "online.one-proposal"
    first.send(t="vote", proposal=proposal["id"], yes=True)
    assert first.until("refused")["refusal"]["rule"] == "online.no-proposal"
    second.send(t="vote", proposal=proposal["id"], yes=False)
    assert first.until("proposal", outcome="declined")
    first.send(t="propose", what="draw")
    proposal = second.until("proposal", outcome="open")
    second.send(t="vote", proposal=proposal["id"], yes=True)
    result = first.until("update", over=True)["result"]
    assert (result["winners"], result["reason"]) == ([], "The players agreed to a draw.")


def test_bots_do_not_agree_to_a_draw(person: People) -> None:
    mara = person("Mara")
    tab = mara.tab(mara.table("me", "random"))
    tab.until("update")
    tab.send(t="propose", what="draw")
    assert tab.until("refused")["refusal"]["rule"] == "online.draw-people"


def test_a_hint_where_nobody_else_plays(person: People) -> None:
    mara = person("Mara")
    tab = mara.tab(mara.table("me", "random"))
    tab.until_mine()
    tab.send(t="hint", nonce="h")
    hint = tab.answer("h")
    assert hint["hints"][0]["option"] in [o["id"] for o in tab.update["options"]]
    *_, first, second = two_at_a_table(person)
    asked, _ = asked_first(first, second)
    asked.send(t="hint", nonce="h")
    refusal = asked.answer("h")["refusal"]
    assert (refusal["rule"], refusal["says"]) == ("online.hints", "There are no hints at tables with other people.")


def test_play_now_seats_me_among_bots(person: People) -> None:
    mara = person("Mara")
    table = mara.post("/api/play-now", game="card", seats=4)["table"]
    card = mara.get(f"/api/tables/{table}")
    assert sorted(s["kind"] for s in card["seats"]) == ["bot", "bot", "bot", "person"]
    assert card["state"] == "playing"
    tab = mara.tab(table)
    tab.until_mine()
    mine = mara.get("/api/tables")["mine"]
    assert mine[0]["table"] == table and mine[0]["your_turn"]
