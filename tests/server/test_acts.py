"""Things start acts at the web table: what a click begins, taking it up in one go, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.kit import Person, Tab

People = Callable[..., Person]


def at_a_turn(person: People, game: str = "cerebria", **choices: str) -> Tab:
    """Somebody alone with a bot, at the first question of a turn."""
    me = person()
    tab = me.tab(me.table("me", "random", game=game, choices=choices))
    while True:
        tab.until_mine()
        if tab.update["kind"] == "turn":
            return tab
        tab.play(tab.update["options"][0]["id"])


def acts(tab: Tab, thing: str) -> dict[str, Any]:
    tab.send(t="acts", nonce=f"acts{len(tab.raw)}", thing=thing)
    return tab.until("acts", thing=thing)


def taken_up(tab: Tab, back: int, steps: list[int], then: list[int] | None = None) -> dict[str, Any]:
    answer = tab.command("take_up", back=back, steps=steps, then=then or [])
    while answer["t"] == "accepted" and tab.update["version"] < answer["version"]:
        tab.receive()
    return answer


def first_space(tab: Tab) -> tuple[str, dict[str, Any]]:
    for n in range(10):
        found = acts(tab, f"space:{n}")["acts"]
        if found:
            return f"space:{n}", found[0]
    raise AssertionError("no space can be moved to")


def test_a_click_on_a_space_begins_a_move_and_one_confirmation_carries_it_out(person: People) -> None:
    tab = at_a_turn(person, setting="recommended")
    space, act = first_space(tab)
    assert act["label"].startswith("Move") and act["back"] == 0
    lines, before = len(tab.events), tab.update["view"]
    answer = taken_up(tab, 0, [step["id"] for step in act["steps"]])
    assert answer["t"] == "accepted" and len(tab.events) == lines
    assert tab.update["view"]["seats"] == before["seats"]  # nothing is carried out
    chosen = [step["chosen"] for step in tab.update["draft"]]
    assert {step["id"] for step in act["steps"]} <= set(chosen)
    assert tab.update["suggested"] is not None and tab.update["can_undo"]
    tab.play(tab.update["suggested"])
    assert len(tab.events) > lines and space in [t for e in tab.events[lines:] for t in e["things"]]


def several_acts(tab: Tab) -> list[dict[str, Any]]:
    """The acts of the first thing that begins more than one."""
    view = tab.update["view"]
    things = [f"card:{card['card']}" for card in view["hand"]] + [
        f"{kind}:{n}" for kind in ("slot", "realm") for n in range(15)
    ]
    for thing in things:
        found = acts(tab, thing)["acts"]
        if len(found) > 1:
            return list(found)
    raise AssertionError("nothing begins two acts")


def test_each_of_several_acts_is_priced_as_a_whole(person: People) -> None:
    """Where there is a choice, each act tells what it costs; a lone act is taken up, and its question tells it."""
    tab = at_a_turn(person, setting="recommended")
    _, lone = first_space(tab)
    assert lone["preview"] is None
    found = several_acts(tab)
    assert all(act["preview"]["cost"] for act in found), found
    act = found[0]
    had = tab.update["view"]["actions"]
    told = next(change for change in act["preview"]["cost"] if change["name"] == "Actions")
    assert told["before"] == had
    if act["steps"]:
        taken_up(tab, act["back"], [step["id"] for step in act["steps"]])
    while tab.update["view"]["actions"] == had:
        asked = tab.update
        ids = [option["id"] for option in asked["options"]]
        last = act["last"]["id"] if act["last"] and act["last"]["id"] in ids else asked["suggested"]
        tab.play(ids[0] if last is None else last)
    assert tab.update["view"]["actions"] == told["after"]


def test_another_thing_is_taken_instead_without_a_refusal(person: People) -> None:
    tab = at_a_turn(person, setting="recommended")
    space, act = first_space(tab)
    taken_up(tab, 0, [step["id"] for step in act["steps"]])
    other = next(a for n in range(10) if f"space:{n}" != space and (a := acts(tab, f"space:{n}"))["acts"])
    assert other["acts"][0]["back"] > 0
    steps = [step["id"] for step in other["acts"][0]["steps"]]
    assert taken_up(tab, other["acts"][0]["back"], steps)["t"] == "accepted"
    things = [o["thing"] for step in tab.update["draft"] for o in step["options"] if o["id"] == step["chosen"]]
    assert other["thing"] in things and space not in things


def test_a_small_question_of_the_act_is_answered_by_itself(person: People) -> None:
    tab = at_a_turn(person, setting="recommended")
    move = next(o["id"] for o in tab.update["options"] if o["text"] == "move")
    answer = tab.command("play", option=move, settle=True)
    while tab.update["version"] < answer["version"]:
        tab.receive()
    assert tab.update["kind"] == "target_space"
    assert [(step["small"], step["chosen"]) for step in tab.update["draft"]][-1] == (True, 0)


def test_what_would_carry_something_out_is_not_taken_up_and_nothing_is_changed(person: People) -> None:
    tab = at_a_turn(person, setting="recommended")
    before = tab.update["version"]
    end = next(o["id"] for o in tab.update["options"] if o["text"] == "gain willpower" or o["text"] == "absorb")
    for back, steps in ((0, [end]), (0, [65535]), (5, [end]), (0, [])):
        answer = taken_up(tab, back, steps)
        assert answer["t"] == "refused" and answer["refusal"]["rule"] == "online.take-up"
    assert tab.why(option=end) is None and tab.update["version"] == before


def test_a_thing_that_begins_nothing_tells_why(person: People) -> None:
    tab = at_a_turn(person, game="card")
    told = acts(tab, "discard")
    assert told["acts"] == [] and told["refusal"]["says"]
    assert acts(tab, "no such thing")["refusal"]["rule"] == "table.not-an-answer"


def test_taking_up_twice_with_one_nonce_changes_the_table_once(person: People) -> None:
    tab = at_a_turn(person, setting="recommended")
    _, act = first_space(tab)
    steps = [step["id"] for step in act["steps"]]
    tab.send(t="take_up", version=tab.update["version"], nonce="same", steps=steps)
    first = tab.answer("same")
    tab.send(t="take_up", version=tab.update["version"], nonce="same", steps=steps)
    assert tab.answer("same") == first


def cancel_window(tab: Tab) -> dict[str, Any]:
    """Plays on until somebody may say no to an Ability and holds nothing to say it with."""
    for _ in range(600):
        update = tab.until_mine()
        assert not update["over"], "no such window came"
        if [option["text"] for option in update["options"]] == ["pass"]:
            return update
        tab.play(update["options"][len(tab.events) % len(update["options"])]["id"])
    raise AssertionError("no such window came")


def test_where_only_passing_is_possible_the_table_may_pass_for_somebody_alone_with_bots(person: People) -> None:
    me = person()
    table = me.table("me", "random")
    tab = me.tab(table)
    assert cancel_window(tab)["passes"]
    watcher = person().tab(table)
    watcher.until("update")
    again = me.tab(table)
    assert not again.until("update")["passes"] and not watcher.update["passes"]
    before = len(tab.events)
    tab.play(tab.update["options"][0]["id"])  # what the browser does; it stands in the log like any other answer
    tab.until_mine()
    assert len(tab.events) > before


def test_a_person_opposite_is_never_passed_for(person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open", "random")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    tabs = [mara.tab(table), ash.tab(table)]
    for tab in tabs:
        tab.until("update")
    for _ in range(400):
        asked = next((tab for tab in tabs if tab.update["options"]), None)
        if asked is None:  # the one who has heard less is the one who hears next
            min(tabs, key=lambda tab: tab.update["version"]).receive()
            continue
        assert not asked.update["passes"]
        if [option["text"] for option in asked.update["options"]] == ["pass"]:
            return
        asked.play(asked.update["options"][len(asked.events) % len(asked.update["options"])]["id"])
        for tab in tabs:
            while tab.update["version"] < asked.update["version"]:
                tab.receive()
    raise AssertionError("no such window came")


def test_a_thing_that_no_answer_is_about_tells_what_it_is(person: People) -> None:
    tab = at_a_turn(person, setting="recommended")
    told = acts(tab, "frontier:1")
    assert told["acts"] == [] and told["refusal"]["says"].startswith("Frontier: ")
    assert acts(tab, "nonsense:1")["refusal"]["rule"] == "table.not-an-answer"
