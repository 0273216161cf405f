"""Random commands from several people at one table: nothing breaks, and a restart gives back exactly what was there."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from insula.server.room import Room
from insula.testing.sizes import size
from tests.server.kit import Person, Server, Tab
from tests.server.test_restart import moved

Servers = Callable[..., Server]
COMMANDS = size(100, 250, 250)


def command(tab: Tab, rng: random.Random, number: int) -> dict[str, Any]:
    """Something that a browser could send, sensible or not."""
    version = tab.update.get("version", 0) if rng.random() < 0.9 else rng.randrange(300)
    options = tab.update.get("options") or [{"id": rng.randrange(200), "text": "pass", "thing": "button:pass"}]
    option = rng.choice(options)
    nonce = f"{number}" if rng.random() < 0.95 else "often"
    nothing = {"t": "proposal", "id": rng.randrange(9), "what": "rewind"}
    proposal = next((m for m in reversed(tab.seen) if m["t"] == "proposal"), nothing)
    made: list[dict[str, Any]] = [
        {"t": "play", "version": version, "nonce": nonce, "option": option["id"]},
        {"t": "play", "version": version, "nonce": nonce, "text": option["text"]},
        {"t": "undo", "version": version, "nonce": nonce},
        {"t": "why", "nonce": nonce, "thing": option["thing"]},
        {"t": "acts", "nonce": nonce, "thing": option["thing"]},
        {"t": "take_up", "version": version, "nonce": nonce, "back": 1, "steps": [option["id"]]},
        {"t": "propose", "what": "rewind", "move": rng.randrange(40)},
        {"t": "propose", "what": "draw"},
        {"t": "vote", "proposal": proposal["id"], "yes": proposal["what"] == "rewind" and rng.random() < 0.5},
        {"t": "bot", "seat": rng.randrange(3), "on": rng.random() < 0.4, "level": rng.choice(["random", "greedy"])},
        {"t": "chat", "text": rng.choice(["hm", "\u202e?", "a" * 400])},
        {"t": "hello", "since": rng.randrange(200), "version": rng.choice([None, 0, version])},
    ]
    weights = [60, 20, 8, 6, 6, 8, 3, 1, 12, 3, 2, 2]
    return rng.choices(made, weights)[0]


@pytest.mark.sized
@pytest.mark.parametrize("seed", range(size(1, 4, 40)))
def test_random_commands_break_nothing(servers: Servers, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    rng = random.Random(seed)
    server = servers()
    people = [Person(server.base, name) for name in ("Mara", "Ash", "Tomas")]
    table = people[0].table("me", "open", "random")
    people[1].post(f"/api/tables/{table}/sit", seat=1)
    tabs = [person.tab(table) for person in people]
    for number in range(COMMANDS):
        asked = [t for t in tabs if t.update.get("options")]
        tab = rng.choice(asked) if asked and rng.random() < 0.8 else rng.choice(tabs)
        tab.send(**command(tab, rng, number))
        tab.send(t="nonsense")
        tab.until("error", rule="online.malformed")
        for other in tabs:
            drain(other)
    for tab in tabs[:2]:
        tab.send(t="bot", seat=tabs.index(tab), on=False)
    room = server.call(server.hall.room(table))
    deadline = time.monotonic() + 10
    while not server.do(lambda: at_rest(room)):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    for message in [m for t in tabs for m in t.seen if m["t"] == "error"]:
        assert message["rule"] == "online.malformed", message
    server.stop()
    ours = [r for r in caplog.records if r.name != "websockets.client"]  # the test's own tabs may find it gone
    assert [r for r in ours if r.levelno >= logging.ERROR] == []
    before = room.playing()
    assert before.version > 20

    again = servers(bot_command=["sleep", "1000"], bot_slack=600.0)
    restored = again.call(again.hall.room(table)).playing()
    assert (restored.digest, restored.over) == (before.digest, before.over)
    # a finished game is read from its record; its version is no smaller than any that was shown
    assert restored.version >= before.version if before.over else restored.version == before.version
    assert restored.moves == before.moves
    tab = moved(people[0], again.base).tab(table)
    assert tab.until("update")["view"] == before.view(tab.update["eyes"])


def at_rest(room: Room) -> bool:
    """Whether the table waits for a person, or for nobody."""
    asked = room.asked
    return not room.lock.locked() and (
        asked is None or room.seating[asked].kind == "person" or room.proposal is not None
    )


def drain(tab: Tab) -> None:
    """Reads what is there already."""
    while True:
        try:
            tab.receive(timeout=0.001)
        except TimeoutError:
            return
