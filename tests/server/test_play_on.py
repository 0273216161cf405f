"""Playing on from a move of a finished game: in truth or as a seat knew it, kept as a record, there after a restart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insula.core.record import parse_record
from insula.core.replaying import replay
from tests.server.kit import Person, Server
from tests.server.test_reviews import a_record, imported

People = Callable[..., Person]


def first_of(record: str, seat: int, after: int = 20) -> int:
    """The first move of a seat after some moves that is asked at the beginning of an act."""
    found = parse_record(record)
    return next(
        n for n in range(after, len(found.moves)) if replay(found, n).kind == "turn" and found.moves[n].seat == seat
    )


@pytest.mark.parametrize("eyes", ["truth", "known"])
def test_a_branch_goes_on_where_the_game_stood(person: People, eyes: str) -> None:
    mara, record = person("Mara"), a_record()
    table, move = imported(mara, record), first_of(a_record(), 0)
    new = mara.post(f"/api/tables/{table}/play-on", move=move, seats=[0], eyes=eyes, bot="random")["table"]
    tab = mara.tab(new)
    tab.until_mine()
    then = mara.get(f"/api/replay/{table}/at/{move}?eyes=0")["view"]
    assert tab.update["view"] == then
    told = mara.get(f"/api/tables/{table}/review")["branches"]
    assert [(each["table"], each["move"], each["eyes"]) for each in told] == [(new, move, eyes)]


def test_what_was_hidden_is_dealt_anew_and_only_that(person: People) -> None:
    record = parse_record(a_record())
    move = first_of(record.text(), 0)
    table = replay(record, move)
    seen, other = table.view(0), table.view(1)
    changed = 0
    for seed in range(8):
        again = replay(record, move)
        again.redeal(0, seed)
        assert again.view(0) == seen
        changed += again.view(1) != other
        kept = replay(parse_record(again.record.text()))
        assert kept.digest == again.digest
    assert changed


def test_a_branch_ends_as_a_record_and_is_there_after_a_restart(servers: Callable[..., Server]) -> None:
    first = servers()
    mara, record = Person(first.base, "Mara"), a_record()
    table, move = imported(mara, record), first_of(record, 0, 90)
    new = mara.post(f"/api/tables/{table}/play-on", move=move, seats=[0], bot="random")["table"]
    tab = mara.tab(new)
    tab.play(tab.until_mine()["options"][0]["id"])
    seen = tab.until_mine()["view"]
    first.stop()
    again = servers()
    mara.base, mara.http.base_url = again.base, again.base
    tab = mara.tab(new)
    tab.until_mine()
    assert tab.update["view"] == seen
    while not tab.update["over"]:
        tab.play(tab.until_mine()["options"][0]["id"])
        tab.until_mine()
    told = mara.http.get(f"/api/tables/{new}/record").text
    assert replay(parse_record(told)).over and "redeal" in told


def test_wrong_branches_are_refused_in_a_sentence(person: People) -> None:
    mara, record = person("Mara"), a_record()
    table, end = imported(mara, record), len(parse_record(record).moves)
    path = f"/api/tables/{table}/play-on"
    assert mara.post(path, 400, move=end, seats=[0])["rule"] == "online.play-on"
    assert mara.post(path, 400, move=end + 1, seats=[0])["rule"] == "online.replay-range"
    assert mara.post(path, 400, move=0, seats=[5])["rule"] == "online.seat-unknown"
    assert mara.post(path, 400, move=0, seats=[0], eyes="truth", bot="nobody")["rule"] == "online.unknown-bot"
    running = mara.table("me", "random")
    assert mara.post(f"/api/tables/{running}/play-on", 403, move=0, seats=[0])["rule"] == "online.not-over"
