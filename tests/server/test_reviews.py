"""Reviews at the web table: of finished games only, made beside everything else, kept."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from insula.core.registry import load
from insula.core.table import Table
from insula.review.result import ENGINE
from insula.server.reviews import Going
from insula.server.schema import reviews
from insula.server.store import StoreAway
from tests.server.kit import Person, Server

People = Callable[..., Person]
PATIENCE = 300.0  # rules may have to be compiled


def a_record(seed: int = 21) -> str:
    """A short finished game of bots that take the first answer that comes to hand."""
    chance = random.Random(seed)
    table = Table(load("card").setup(2), seed, ("Mara", "Ash"), salt="pepper")
    while not table.over:
        table.play(chance.choice(table.options))
    return table.record.text()


def imported(someone: Person, record: str) -> str:
    answer = someone.http.post("/api/import", content=record, headers={"content-type": "text/plain"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def reviewed(someone: Person, table: str) -> dict[str, Any]:
    """Asks for a review and waits for it."""
    told: dict[str, Any] = someone.post(f"/api/tables/{table}/review")
    until = time.monotonic() + PATIENCE
    while told["state"] == "running":
        assert time.monotonic() < until
        time.sleep(0.2)
        told = someone.get(f"/api/tables/{table}/review")
    assert told["state"] == "done", told["says"]
    return told


@pytest.fixture(name="hasty")
def _hasty(servers: Callable[..., Server]) -> Server:
    return servers(review_effort=0.05, review_workers=1)


def test_a_running_game_has_no_review(person: People) -> None:
    mara = person("Mara")
    table = mara.table("me", "random")
    for ask in (mara.get, mara.post):
        says = ask(f"/api/tables/{table}/review", 403)
        assert says["rule"] == "online.not-over"
    for page in ("moments/0", "review/lines/0", "review/comments"):
        assert mara.get(f"/api/tables/{table}/{page}", 403)["rule"] == "online.not-over"
    assert mara.get("/api/tables/nowhere/review", 404)["rule"] == "online.unknown-table"


def test_what_a_running_game_is_worth_reaches_nobody(hasty: Server) -> None:
    """Even if somebody had judged it: no page of the table tells it, to those who play as to those who watch."""
    mara, ash = Person(hasty.base, "Mara"), Person(hasty.base, "Ash")
    table = mara.table("me", "random")
    judged = json.dumps({"marks": ["lighthouse"], "lost": "lighthouse"})
    row = {"table_id": table, "engine": ENGINE, "review": judged, "summary": judged, "seconds": 1.0, "created": 1.0}
    store = hasty.hall.store
    hasty.call(store.write(lambda db: db.execute(reviews.insert().values(**row)).rowcount))
    paths = [path for path, ways in hasty.app.openapi()["paths"].items() if "get" in ways and "{table}" in path]  # type: ignore[union-attr]
    assert {"/api/tables/{table}/review", "/api/tables/{table}/review/comments"} <= set(paths)
    for someone in (mara, ash):
        for path in [*paths, "/api/me/page"]:
            here = path.format(table=table, move=1, number=0)
            told = someone.http.get(here)
            assert told.status_code < 500 and "lighthouse" not in told.text, here
            assert not ("/review" in path or "/moments" in path) or told.status_code == 403, here
    assert "lighthouse" not in json.dumps(mara.tab(table).update)


def marked(server: Server, table: str) -> dict[str, Any]:
    """Makes a mistake of the last decision of a kept review that had another line, whatever was found."""
    store = server.hall.store
    here = sa.select(reviews.c.review).where(reviews.c.table_id == table)
    told = json.loads(server.call(store.read(lambda db: db.execute(here).scalar_one())))
    split = (d for d in told["decisions"] if d["others"] and d["others"][0]["answers"] != d["played"]["answers"])
    decision: dict[str, Any] = list(split)[-1]
    decision["verdict"] = "mistake"
    text = json.dumps(told)
    server.call(store.write(lambda db: db.execute(reviews.update().values(review=text)).rowcount))
    return decision


def asked_again(mara: Person, table: str, decision: dict[str, Any]) -> None:
    """A moment is asked without spoilers and answered step by step."""
    here = f"/api/tables/{table}/moments/{decision['number']}"
    quiz = mara.get(here)
    assert quiz["question"] and quiz["seat"] == decision["seat"] and len(quiz["options"]) > 1
    assert not {"decision", "others", "played"} & set(quiz)
    played, better = ([a["text"] for a in line["answers"]] for line in (decision["played"], decision["others"][0]))
    same = 0
    while played[same] == better[same]:
        same += 1
        more = mara.post(here, answers=better[:same])
        assert more["decision"] is None and more["more"]["given"][:same] == better[:same]
    wrong = mara.post(here, answers=played[: same + 1])
    assert (wrong["found"], wrong["played"]) == (False, True)
    right = mara.post(here, answers=better[: same + 1])
    assert right["found"] and right["decision"]["others"][0]["label"] == decision["others"][0]["label"]


def played_through(mara: Person, table: str, decision: dict[str, Any]) -> None:
    """A line is played through on the board, and the moves are exported with comments."""
    here = f"/api/tables/{table}/review/lines/{decision['number']}"
    seat, count = decision["seat"], len(decision["others"][0]["answers"])
    boards = [mara.get(f"{here}?steps={steps}&eyes={seat}") for steps in range(count + 1)]
    assert boards[0]["view"] == mara.get(f"/api/replay/{table}/at/{decision['move']}?eyes={seat}")["view"]
    assert boards[0]["events"] == []
    told = [[board[what] for what in ("view", "events", "question")] for board in boards]
    assert all(one != other for one, other in itertools.pairwise(told))
    assert len(mara.get(f"{here}?steps=1")["views"]) == 2
    assert mara.get(f"{here}?line=9", 404)["rule"] == "online.moment"
    assert mara.get(f"{here}?eyes=7", 400)["rule"] == "online.eyes"
    comments = mara.http.get(f"/api/tables/{table}/review/comments").text
    assert f"better: {decision['others'][0]['label']}" in comments


def test_the_review_of_a_finished_game_is_made_and_kept(hasty: Server) -> None:
    mara = Person(hasty.base, "Mara")
    table = imported(mara, a_record())
    assert mara.get(f"/api/tables/{table}/review")["state"] == "none"
    told = reviewed(mara, table)
    found = told["review"]
    last = found["points"][-1]
    assert last["move"] == found["moves"]
    for side, share in zip(found["sides"], last["truth"], strict=True):
        won = bool(set(side["seats"]) & set(found["winners"]))
        assert share["win"] == (1.0 if won else 0.0) or len(found["winners"]) > 1
    assert sum(each["count"] for each in found["decisions"]) == found["moves"]
    assert mara.post(f"/api/tables/{table}/review")["review"] == found
    decision = marked(hasty, table)
    asked_again(mara, table, decision)
    played_through(mara, table, decision)


def test_a_review_that_is_done_just_now_is_not_told_as_none(hasty: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    mara = Person(hasty.base, "Mara")
    table = imported(mara, a_record())
    made = hasty.app.state.reviews  # type: ignore[union-attr]
    made._going[table] = Going()

    async def too_early(id: str) -> None:
        made._going.pop(id)  # the job stores its review just after this look

    monkeypatch.setattr(made, "kept", too_early)
    assert mara.get(f"/api/tables/{table}/review")["state"] == "running"


def test_the_own_page_counts_games_and_a_moment_that_is_not_marked_is_refused(hasty: Server) -> None:
    mara = Person(hasty.base, "Mara")
    empty = mara.get("/api/me/page")
    assert empty["games"] == 0 and empty["accuracy"] == []
    assert empty["lessons"] == 0 and empty["lessons_of"] >= 4 * 7  # of all games, played or not
    table = mara.table("me", "random")
    tab = mara.tab(table)
    while not tab.until_mine()["over"]:
        tab.play(tab.update["options"][0]["id"])
    page = mara.get("/api/me/page")
    assert page["games"] == 1 and [each["game"] for each in page["played"]] == ["card"]
    assert sum(each["games"] for each in page["played"][0]["seats"]) == 1
    assert [each["against"] for each in page["companions"]] == [1]
    assert mara.get(f"/api/tables/{table}/moments/0", 404)["rule"] == "online.moment"


def test_whoever_leaves_for_good_has_no_name_in_a_review(hasty: Server) -> None:
    mara = Person(hasty.base, "Mara")
    table = mara.table("me", "random")
    kept = {"table_id": table, "engine": 1, "review": '["Mara"]', "summary": "{}", "seconds": 1.0, "created": 1.0}
    store = hasty.hall.store
    hasty.call(store.write(lambda db: db.execute(reviews.insert().values(**kept)).rowcount))
    mara.post("/api/me/delete")
    assert hasty.call(store.read(lambda db: db.execute(sa.select(reviews.c.review)).all())) == []


def test_a_game_of_earlier_rules_is_not_reviewed(person: People) -> None:
    mara = person()
    records = Path(__file__).parent.parent / "releases" / "0.1.0" / "records"
    table = imported(mara, sorted(records.glob("*card-2*"))[0].read_text(encoding="utf-8"))
    refused = mara.http.post(f"/api/tables/{table}/review")
    assert refused.status_code == 409
    assert refused.json()["rule"] == "online.review"


def test_a_game_that_is_asked_for_twice_at_once_is_reviewed_once(
    person: People, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.app.state.reviews  # type: ignore[union-attr]
    table = imported(person("Mara"), a_record())
    begun: list[int] = []

    async def review(*_: object) -> None:
        begun.append(1)
        await asyncio.sleep(PATIENCE)

    async def twice() -> None:
        await asyncio.gather(*(made.ask(table, "127.0.0.1") for _ in range(2)))
        await asyncio.sleep(0.1)

    monkeypatch.setattr(made._services, "review", review)
    server.call(twice())
    assert begun == [1]
    made._going.clear()


@pytest.mark.parametrize(("language", "says"), [("en", "This game could not be reviewed"), ("de", "Diese Partie ließ")])
def test_a_review_that_cannot_be_stored_has_failed_and_can_be_asked_for_again(
    person: People, server: Server, monkeypatch: pytest.MonkeyPatch, language: str, says: str
) -> None:
    mara = person("Mara")
    made = server.app.state.reviews  # type: ignore[union-attr]
    table = imported(mara, a_record())

    async def away(*_: object) -> None:
        raise StoreAway("The database is away.")

    monkeypatch.setattr(made._services, "review", lambda *_: asyncio.sleep(0))
    with monkeypatch.context() as patched:
        patched.setattr(made._store, "write", away)
        mara.http.post(f"/api/tables/{table}/review")
        until = time.monotonic() + PATIENCE
        while (told := mara.get(f"/api/tables/{table}/review?language={language}"))["state"] == "running":
            assert time.monotonic() < until
            time.sleep(0.05)
    assert told["state"] == "failed" and told["says"].startswith(says)
    monkeypatch.setattr(made._services, "review", lambda *_: asyncio.sleep(PATIENCE))
    assert mara.post(f"/api/tables/{table}/review")["state"] == "running"
    made._going.clear()


def test_an_address_has_only_a_few_reviews_in_the_making(person: People, server: Server) -> None:
    mara = person("Mara")
    made = server.app.state.reviews  # type: ignore[union-attr]
    made._going |= {f"other{number}": Going("127.0.0.1") for number in range(3)}
    table = imported(mara, a_record())
    told = mara.post(f"/api/tables/{table}/review", 409)
    assert told["rule"] == "online.review" and "a few reviews in the making" in told["says"]
    made._going["other0"].failed = "It could not be done."
    made._services.review = lambda *_: asyncio.sleep(PATIENCE)
    assert mara.post(f"/api/tables/{table}/review")["state"] == "running"
    assert mara.post(f"/api/tables/{table}/review")["state"] == "running"  # asked again, it is the same one
