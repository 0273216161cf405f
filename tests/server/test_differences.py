"""Views as differences: whoever puts them together has, byte for byte, the view that would have been sent whole."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import jsonpatch
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import to_json

from insula.core.registry import games, load
from insula.core.table import Table
from insula.server import presenters, wire
from insula.server.clock import Clock, pace_of
from insula.server.connection import Connection, Seen
from insula.server.differences import differences
from insula.server.limits import Limits
from insula.server.presenters import Sight
from insula.server.updates import Shared
from insula.testing import size
from tests.server.kit import Person, Server, Tab
from tests.server.test_rooms import asked_first, catch_up, two_at_a_table

People = Callable[..., Person]
NAMES = st.text("ab/~0", max_size=3)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 2) | st.sampled_from([0.0, 1.0, 0.5]) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=20,
)


def patched(old: Any, patch: list[Any]) -> Any:
    return jsonpatch.apply_patch(old, json.loads(to_json(patch)))


def text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)  # tells 1 from 1.0 and from true


@given(VALUES, VALUES)
def test_differences_make_the_new_value_of_the_old_one(old: Any, new: Any) -> None:
    assert text(patched(old, differences(old, new))) == text(new)
    assert not differences(new, new)


@given(st.lists(VALUES, min_size=1, max_size=8), VALUES, st.data())
def test_what_goes_from_a_list_or_comes_into_it_leaves_the_rest_alone(old: list[Any], new: Any, data: Any) -> None:
    place = data.draw(st.integers(0, len(old) - 1))
    assert [step.op for step in differences(old, old[:place] + old[place + 1 :])] == ["remove"]
    assert [step.op for step in differences(old, [*old[:place], new, *old[place:]])] == ["add"]


class Eyes:
    """A pair of eyes that follows a game by what it is sent, and what that weighs."""

    def __init__(self, eyes: int | None) -> None:
        self.eyes = eyes
        self.seen = Seen()
        self.has: Any = None
        self.messages = self.whole = self.sent = 0

    def take(self, table: Table, shared: Shared) -> None:
        """Takes an update, and has the view that would have come whole."""
        sight, view = shared.sight(table, self.eyes, self.seen), shared.view(table, self.eyes)
        assert sight.view is not None or sight.base == self.seen.version
        self.has = sight.view if sight.view is not None else patched(self.has, sight.patch)
        assert text(self.has) == text({name: json.loads(part) for name, part in view.parts.items()})
        self._weigh(table, sight)
        self.seen = Seen(table.n_events, table.version, self.eyes, view)

    def _weigh(self, table: Table, sight: Sight) -> None:
        if self.seen.view is None:
            return  # the first one is whole in any case
        first = table.history.first_unseen(self.seen.since, self.seen.version, table.n_events)
        finals = [] if table.asked == self.eyes else None
        clock = Clock(pace_of(wire.PaceIn()), table.setup.seats)
        sent = presenters.update(table, clock, self.eyes, finals, first, sight)
        whole = presenters.update(table, clock, self.eyes, finals, first, Sight(table.view(self.eyes)))
        self.messages += 1
        self.sent += len(sent.model_dump_json())
        self.whole += len(whole.model_dump_json())


def follow(table: Table, rng: random.Random, most: int) -> list[Eyes]:
    """Plays, takes back now and then, and lets all eyes follow; one that is slow misses a view between."""
    everybody = [Eyes(eyes) for eyes in (*range(table.setup.seats), None)]
    for _ in range(most):
        if table.over:
            break
        if table.can_undo and rng.random() < 0.1:
            table.undo()
        else:
            table.play(int(rng.choice(table.options)), table.asked)
        shared = Shared()
        for each in everybody:
            if rng.random() > 0.1:
                each.take(table, shared)
    return everybody


@pytest.mark.sized
@pytest.mark.parametrize("game", games())
def test_differences_of_whole_games_equal_the_views(game: str) -> None:
    followed: list[Eyes] = []
    for number in range(size(1, 4, 100)):
        setups = load(game).setups()
        table = setups[number % len(setups)].table(seed=number)
        followed += follow(table, random.Random(number), size(60, 100_000, 100_000))
    messages, whole, sent = (sum(getattr(e, name) for e in followed) for name in ("messages", "whole", "sent"))
    print(f"{game}: {messages} updates, whole {whole / messages:.0f} bytes each, as differences {sent / messages:.0f}")
    assert 3 * sent < whole


def one_more(first: Tab, second: Tab) -> None:
    """One more answer that both tabs see."""
    asked, other = asked_first(first, second)
    asked.play(asked.update["options"][0]["id"])
    catch_up(other, asked.update["version"])


def test_after_the_first_view_a_tab_gets_differences(server: Server, person: People) -> None:
    table, _, _, first, second = two_at_a_table(person)
    for _ in range(12):
        one_more(first, second)
    room = server.call(server.hall.room(table))
    for tab in (first, second):
        assert tab.update["view"] == json.loads(to_json(room.playing().view(tab.update["eyes"])))
        updates = [json.loads(raw) for raw in tab.raw if raw.startswith('{"t":"update"')]
        assert [update["view"] is None for update in updates[:1]] == [False]
        assert sum(update["view"] is None for update in updates[1:]) > 8


def test_who_does_not_ask_for_differences_gets_whole_views(server: Server, person: People) -> None:
    table, _, _, first, second = two_at_a_table(person)
    plain = Tab(server.base, table, None)
    plain.send(t="hello", patches=False)
    for _ in range(3):
        one_more(first, second)
    plain.until("update", version=first.update["version"])
    updates = [json.loads(raw) for raw in plain.raw if raw.startswith('{"t":"update"')]
    assert all(update["view"] and not update["patch"] and update["base"] is None for update in updates)


def test_a_lost_frame_is_noticed_and_hello_heals_it(server: Server, person: People) -> None:
    table, _, _, first, second = two_at_a_table(person)
    for _ in range(6):
        one_more(first, second)
    version = first.update["version"]
    one_more(first, second)  # as if this was lost on its way to the first tab
    one_more(first, second)
    later = [json.loads(raw) for raw in first.raw if raw.startswith('{"t":"update"')][-1]
    assert later["view"] is None and later["base"] != version
    first.send(t="hello", since=len(first.events), version=version)
    first.until("update")
    assert json.loads(first.raw[-1])["view"] is not None
    room = server.call(server.hall.room(table))
    assert first.update["view"] == json.loads(to_json(room.playing().view(first.update["eyes"])))


def test_what_waits_is_told_as_a_difference_to_what_was_taken(server: Server, person: People) -> None:
    table, _, _, first, second = two_at_a_table(person)
    room = server.call(server.hall.room(table))
    slow = Connection(None, Limits())
    server.call(room.join(slow, wire.Hello(t="hello", patches=True)))
    taken: list[dict[str, Any]] = []

    async def take() -> None:
        while slow._waiting:
            message = json.loads(str(await slow.next()))
            if message["t"] == "update":
                taken.append(message)

    server.call(take())
    for _ in range(5):
        one_more(first, second)
    server.call(take())
    assert len(taken) == 2 and taken[1]["base"] == taken[0]["version"]
    view = jsonpatch.apply_patch(taken[0]["view"], taken[1]["patch"])
    assert view == json.loads(to_json(room.playing().view(None)))


def test_whoever_holds_several_seats_gets_each_through_its_own_eyes(server: Server) -> None:
    mara = Person(server.base, "Mara")
    table = mara.table("me", "me")
    tab = mara.tab(table)
    room = server.call(server.hall.room(table))
    eyes = set()
    for _ in range(25):
        update = tab.until_mine()
        eyes.add(update["eyes"])
        assert update["view"] == json.loads(to_json(room.playing().view(update["eyes"])))
        tab.play(update["options"][0]["id"])
    assert eyes == {0, 1}
