"""Sessions: new at log-in and at registering, ended at log-out, listed and ended one by one; names that look alike."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from insula.server.accounts import COOKIE, User
from insula.server.names import likeness
from tests.server.kit import Person, Server

People = Callable[..., Person]


def with_cookie(server: Server, cookie: str) -> httpx.Response:
    """Somebody who only has a cookie."""
    return httpx.get(f"{server.base}/api/me", cookies={COOKIE: cookie})


def account(person: People, name: str) -> Person:
    made = person(name)
    made.post("/api/account", name=name, password="long enough")
    return made


def test_after_log_out_the_old_cookie_is_nobody(server: Server, person: People) -> None:
    mara = account(person, "Mara One")
    old = mara.cookie
    assert with_cookie(server, old).json()["name"] == "Mara One"
    mara.post("/api/logout")
    assert with_cookie(server, old).status_code == 401
    assert mara.get("/api/me")["guest"]


def test_a_cookie_that_was_planted_is_worth_nothing_after_registering(server: Server, person: People) -> None:
    victim = person("Victim")
    planted = victim.cookie
    table = victim.table("me", "me")
    victim.post("/api/account", name="Victim", password="long enough")
    assert victim.cookie != planted
    assert with_cookie(server, planted).status_code == 401
    assert [t["table"] for t in victim.get("/api/tables")["mine"]] == [table]


def test_log_in_gives_a_new_session_each_time(server: Server, person: People) -> None:
    mara, again = account(person, "Mara Two"), person()
    again.post("/api/login", name="Mara Two", password="long enough")
    assert again.cookie != mara.cookie
    found = mara.get("/api/sessions")
    assert len(found) == 2 and [s["here"] for s in found].count(True) == 1
    assert not any(s["id"] in (mara.cookie, again.cookie) for s in found)
    other = next(s["id"] for s in found if not s["here"])
    mara.post("/api/sessions/end", id=other)
    assert with_cookie(server, again.cookie).status_code == 401
    assert len(mara.get("/api/sessions")) == 1


def test_nobody_ends_the_session_of_somebody_else(server: Server, person: People) -> None:
    mara, ash = account(person, "Mara Three"), account(person, "Ash Three")
    [session] = mara.get("/api/sessions")
    ash.post("/api/sessions/end", id=session["id"])
    assert with_cookie(server, mara.cookie).status_code == 200


def test_a_new_password_ends_all_other_sessions(server: Server, person: People) -> None:
    mara, thief = account(person, "Mara Four"), person()
    thief.post("/api/login", name="Mara Four", password="long enough")
    table = mara.table("me", "me")
    tab = thief.tab(table)
    tab.until("update")
    assert mara.post("/api/password", 401, old="wrong", new="longer still")["rule"] == "online.login"
    assert mara.post("/api/password", 400, old="long enough", new="short")["rule"] == "online.password"
    mara.post("/api/password", old="long enough", new="longer still")
    assert tab.ended() == 1012
    assert with_cookie(server, thief.cookie).status_code == 401
    assert with_cookie(server, mara.cookie).status_code == 200
    person().post("/api/login", 401, name="Mara Four", password="long enough")
    person().post("/api/login", name="Mara Four", password="longer still")
    assert person().post("/api/password", 401, old="", new="long enough")["rule"] == "online.login"


def test_tabs_end_with_their_session(server: Server, person: People) -> None:
    mara = account(person, "Mara Five")
    tab = mara.tab(mara.table("me", "me"))
    tab.until("update")
    mara.post("/api/logout")
    assert tab.ended() == 1012


def test_a_guest_of_release_0_1_0_is_known_by_the_signed_cookie_and_gets_a_session(
    server: Server, person: People
) -> None:
    mara = person("Mara")
    accounts = server.app.state.accounts  # type: ignore[union-attr]
    signed = accounts._signer.dumps(mara.me["id"])
    answer = with_cookie(server, signed)
    assert answer.json()["name"] == "Mara" and answer.cookies[COOKIE] != signed
    assert with_cookie(server, answer.cookies[COOKIE]).json()["name"] == "Mara"
    forged = signed[:-2] + ("aa" if not signed.endswith("aa") else "bb")
    assert with_cookie(server, forged).status_code == 401
    mara.post("/api/account", name="Mara Signed", password="long enough")
    assert with_cookie(server, signed).status_code == 401


@pytest.mark.parametrize(
    "name", ["Аnna Look", "ANNA LOOK", "Ａnna Look", "AnnaLook", "Anna-Look", "Änna Look", "Anna L00k"]
)
def test_nobody_can_look_like_an_account(server: Server, person: People, name: str) -> None:
    if not server.hall._stuck.get("made"):
        account(person, "Anna Look")
        server.hall._stuck["made"] = "yes"
    guest = person()
    assert guest.post("/api/me", 409, name=name)["rule"] == "online.name-taken"
    assert guest.post("/api/account", 409, name=name, password="long enough")["rule"] == "online.name-taken"


@pytest.mark.parametrize("name", ["\u2800", "\u115f\u1160", "a\u3164b", "Juno", "jùno", "Rune"])
def test_blank_names_and_names_of_bots_are_refused(person: People, name: str) -> None:
    assert person().post("/api/me", 400, name=name)["rule"] == "online.name"


def test_two_who_take_a_name_at_once_are_told_apart(
    server: Server, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    account(person, "Mara Six")
    ash = account(person, "Ash Six")
    accounts = server.app.state.accounts  # type: ignore[union-attr]

    async def too_late(name: str, user: User) -> None:
        return None

    monkeypatch.setattr(accounts, "_refuse_taken", too_late)
    assert ash.post("/api/me", 409, name="Mara Six")["rule"] == "online.name-taken"


def test_names_are_alike_by_their_looks() -> None:
    assert likeness("Мara") == likeness("Mara") == likeness(" m-ARA")
    assert likeness("Mara") != likeness("Maria")
    assert likeness("!!") == "!!"
