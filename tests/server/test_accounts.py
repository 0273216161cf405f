"""People: guests under a signed cookie, names, accounts that keep their games, forged cookies, other sites."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from insula.server.accounts import COOKIE
from tests.server.kit import Person, Server, Tab, quick

People = Callable[..., Person]


def test_the_first_call_makes_a_guest_and_the_cookie_keeps_it(person: People) -> None:
    guest = person()
    assert guest.me["guest"] and guest.me["name"]
    assert guest.get("/api/me") == guest.me
    assert person().me["id"] != guest.me["id"]


def test_the_cookie_is_hidden_from_scripts_and_other_sites(server: Server) -> None:
    header = httpx.get(f"{server.base}/api/me").headers["set-cookie"].lower()
    assert "httponly" in header and "samesite=lax" in header


def test_an_account_keeps_its_games_across_browsers(server: Server, person: People) -> None:
    mara = person("Mara")
    table = mara.table("me", "open")
    account = mara.post("/api/account", name="Mara Account", password="long enough")
    assert account == {"id": mara.me["id"], "name": "Mara Account", "guest": False}
    elsewhere = person()
    assert elsewhere.get("/api/tables")["mine"] == []
    assert elsewhere.post("/api/login", name="mara  account", password="long enough") == account
    assert [t["table"] for t in elsewhere.get("/api/tables")["mine"]] == [table]
    assert elsewhere.post("/api/logout")["guest"]
    assert elsewhere.get("/api/tables")["mine"] == []


def test_a_wrong_password_and_an_unknown_name_sound_the_same(person: People) -> None:
    mara = person()
    mara.post("/api/account", name="Known", password="long enough")
    wrong = mara.post("/api/login", 401, name="Known", password="not that one")
    unknown = mara.post("/api/login", 401, name="Unknown", password="not that one")
    assert wrong == unknown == {"says": "Wrong name or password.", "rule": "online.login"}


def test_names_of_accounts_are_not_borrowed(person: People) -> None:
    person().post("/api/account", name="Tomas", password="long enough")
    guest = person()
    trouble = guest.post("/api/me", 409, name="TOMAS")
    assert trouble["rule"] == "online.name-taken" and "TOMAS" in trouble["says"]
    assert guest.post("/api/account", 409, name="tomas", password="long enough")["rule"] == "online.name-taken"


def test_an_account_that_changes_its_name_logs_in_with_the_new_one(person: People) -> None:
    mara = person()
    mara.post("/api/account", name="Before", password="long enough")
    mara.post("/api/me", name="After")
    assert person().post("/api/login", name="After", password="long enough")["id"] == mara.me["id"]
    assert person().post("/api/login", 401, name="Before", password="long enough")["rule"] == "online.login"


def test_an_account_does_not_register_again(person: People) -> None:
    mara = person()
    mara.post("/api/account", name="Once", password="long enough")
    assert mara.post("/api/account", 400, name="Twice", password="long enough")["rule"] == "online.has-account"


def test_a_short_password_is_refused(person: People) -> None:
    trouble = person().post("/api/account", 400, name="Shorty", password="1234567")
    assert trouble == {"says": "A password needs 8 to 200 characters; this one has 7.", "rule": "online.password"}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "it is empty"),
        (" \t ", "it is empty"),
        ("x" * 25, "it has more than 24 characters"),
        ("y" * 40_000, "it has more than 24 characters"),
        ("zero\u200bwidth", "it contains invisible characters"),
        ("right\u202eleft", "it contains invisible characters"),
        ("a|b", "it cannot contain | { } or @"),
        ("@0", "it cannot contain | { } or @"),
    ],
)
def test_what_cannot_be_a_name(person: People, name: str, reason: str) -> None:
    guest = person()
    assert guest.post("/api/me", 400, name=name) == {
        "says": f"You cannot use that name: {reason}.",
        "rule": "online.name",
    }
    assert guest.get("/api/me") == guest.me


def test_a_name_may_be_in_any_script(person: People) -> None:
    assert person().post("/api/me", name="  Žofie   小林 ")["name"] == "Žofie 小林"


def test_a_forged_cookie_is_refused_and_thrown_away(server: Server, person: People) -> None:
    mara = person("Mara")
    table = mara.table("me", "open")
    body, _, signature = mara.cookie.rpartition(".")
    for forged in (f"{body}.{signature[::-1]}", mara.me["id"], "nonsense", "." * 50, f"{body[:-2]}.{signature}"):
        answer = httpx.get(f"{server.base}/api/me", cookies={COOKIE: forged})
        assert answer.status_code == 401
        assert answer.json()["rule"] == "online.cookie"
        assert 'insula=""' in answer.headers["set-cookie"]
        tab = Tab(server.base, table, forged)
        assert tab.receive()["rule"] == "online.cookie"
        assert tab.ended() == 4401


def test_a_cookie_of_another_server_is_worth_nothing(
    server: Server, person: People, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = Server(quick(tmp_path_factory.mktemp("other") / "insula.db"))
    try:
        answer = httpx.get(f"{other.base}/api/me", cookies={COOKIE: person("Mara").cookie})
        assert (answer.status_code, answer.json()["rule"]) == (401, "online.cookie")
    finally:
        other.stop()


def test_pages_of_other_sites_cannot_act_for_somebody(server: Server, person: People) -> None:
    mara = person("Mara")
    table = mara.table("me", "open")
    answer = mara.http.post("/api/me", json={"name": "Evil"}, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["rule"]) == (403, "online.origin")
    own = mara.http.post("/api/me", json={"name": "Good"}, headers={"Origin": server.base})
    assert own.status_code == 200
    tab = Tab(server.base, table, mara.cookie, Origin="http://evil.example")
    assert tab.receive()["rule"] == "online.origin"
    assert tab.ended() == 4403
