"""Previews over the wire: to whoever is asked and to nobody else, by WebSocket and by HTTP."""

from __future__ import annotations

from tests.server.kit import Person, Server, Tab


def all_previews(tab: Tab) -> dict[str, dict[str, object]]:
    """What follows an update, in however many parts."""
    tab.until("update")
    found: dict[str, dict[str, object]] = {}
    while len(found) < len(tab.update["options"]):
        found |= tab.until("previews", version=tab.update["version"])["previews"]
    return found


def test_whoever_is_asked_is_told_what_each_answer_costs_and_brings(server: Server) -> None:
    ines = Person(server.base, "Ines")
    table = ines.table("me", "me", game="amygdala")
    tab = ines.tab(table)
    found = all_previews(tab)
    assert sorted(map(int, found)) == sorted(option["id"] for option in tab.update["options"])
    assert ines.get(f"/api/tables/{table}/previews") == {
        "t": "previews",
        "version": tab.update["version"],
        "previews": found,
    }


def test_nobody_else_is_told(server: Server) -> None:
    ines, ash, watcher = (Person(server.base, name) for name in ("Ines", "Ash", "Wim"))
    table = ines.table("me", "open", game="amygdala", choices={"start": "A"})
    ash.post(f"/api/tables/{table}/sit", seat=1)
    tabs = [person.tab(table) for person in (ines, ash, watcher)]
    all_previews(tabs[0])
    for person, rule in ((ash, "online.previews"), (watcher, "online.spectator")):
        assert person.get(f"/api/tables/{table}/previews", 400)["rule"] == rule
    for tab in tabs[1:]:
        tab.send(t="chat", text="hello")
        tab.until("chat")
        assert not [message for message in tab.seen if message["t"] == "previews"]


def test_before_the_start_and_for_unknown_tables_there_is_nothing_to_preview(server: Server) -> None:
    ines = Person(server.base, "Ines")
    table = ines.table("me", "open", game="amygdala")
    assert ines.get(f"/api/tables/{table}/previews", 400)["rule"] == "online.not-started"
    assert ines.get("/api/tables/nowhere/previews", 404)["rule"] == "online.unknown-table"
