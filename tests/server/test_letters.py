"""Letters: an account's address, the link for a new password, and what an SMTP server can do to them."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest

from insula.server.limits import Limits
from insula.server.mail import BadMail, Letter, Mailbox, Mailer
from tests.server.kit import LOOSE, WAIT, Person, Server, quick
from tests.server.post import FROM, SITE, Post


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: tuple[Post, int]) -> Iterator[Server]:
    limits = Limits(**dict.fromkeys([*LOOSE, "letters_rate", "letters_burst"], 5000.0))
    mail = f"smtp://insula:se%3Acret@127.0.0.1:{post[1]}"
    folder = tmp_path_factory.mktemp("letters")
    made = Server(quick(folder / "insula.db", site=SITE, mail=mail, mail_from=FROM, limits=limits))
    yield made
    made.stop()


def link_of(letter: EmailMessage, what: str) -> str:
    found = re.search(rf"{re.escape(SITE)}/account\?{what}=([\w.:-]+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def account(person: Callable[..., Person], post: Post, name: str, email: str) -> Person:
    made = person()
    made.post("/api/account", name=name, password="correct horse")
    made.post("/api/email", email=email, password="correct horse")
    letter = post.next()
    assert (letter["To"], letter["From"]) == (email, FROM)
    made.post("/api/email/confirm", token=link_of(letter, "confirm"))
    assert made.get("/api/notices")["email"] == email
    return made


def test_an_address_is_the_accounts_only_after_its_link(person: Callable[..., Person], post: tuple[Post, int]) -> None:
    mara = person()
    mara.post("/api/account", name="Mara", password="correct horse")
    assert mara.post("/api/email", 401, email="mara@example.org", password="wrong")["rule"] == "online.login"
    for bad in (
        "mara",
        "mara@example",
        "a@b.org, c@d.org",
        "mara@example.org\nBcc: all@example.org",
        "ma ra@example.org",
    ):
        assert mara.post("/api/email", 400, email=bad, password="correct horse")["rule"] == "online.email", bad
    mara.post("/api/email", email="mara@example.org", password="correct horse")
    token = link_of(post[0].next(), "confirm")
    assert mara.get("/api/notices")["email"] == ""
    somebody = person()  # the link may be opened in another browser
    somebody.post("/api/email/confirm", token=token)
    assert mara.get("/api/notices")["email"] == "mara@example.org"
    assert somebody.post("/api/email/confirm", 400, token=token)["rule"] == "online.link"  # once only
    mara.post("/api/email", email="", password="correct horse")
    assert mara.get("/api/notices")["email"] == ""
    assert not post[0].letters


def test_a_guest_has_no_address(person: Callable[..., Person]) -> None:
    assert person().post("/api/email", 400, email="a@example.org", password="")["rule"] == "online.email"


def test_a_forgotten_password_comes_back_by_a_link_that_works_once(
    person: Callable[..., Person], post: tuple[Post, int]
) -> None:
    jonas = account(person, post[0], "Jonas", "jonas@example.org")
    asks = person()
    asks.post("/api/forgotten", who="jonas")
    token = link_of(post[0].next(), "reset")
    short = asks.post("/api/forgotten/password", 400, token=token, password="short")
    assert short["rule"] == "online.password"  # and the link still works
    assert asks.post("/api/forgotten/password", token=token, password="battery staple")["name"] == "Jonas"
    assert asks.get("/api/me") == jonas.me | {"id": asks.get("/api/me")["id"], "name": "Jonas", "guest": False}
    jonas.get("/api/me", 401)  # every older session has ended
    assert asks.post("/api/forgotten/password", 400, token=token, password="battery staple")["rule"] == "online.link"
    person().post("/api/login", name="Jonas", password="battery staple")
    person().post("/api/login", 401, name="Jonas", password="correct horse")
    asks.post("/api/forgotten", who="Jonas@Example.org")  # by the address, too
    assert post[0].next()["To"] == "jonas@example.org"


def test_nobody_learns_whether_there_is_such_an_account(person: Callable[..., Person], post: tuple[Post, int]) -> None:
    account(person, post[0], "Ines", "ines@example.org")
    asks = person()
    before = post[0].tried
    answers = [
        asks.http.post("/api/forgotten", json={"who": who}) for who in ("Ines", "Nobody", "no@example.org", "\0")
    ]
    assert len({(each.status_code, each.text) for each in answers}) == 1
    assert post[0].next()["To"] == "ines@example.org"
    assert post[0].tried == before + 1


def test_an_old_link_is_refused(person: Callable[..., Person], post: tuple[Post, int], server: Server) -> None:
    account(person, post[0], "Old", "old@example.org")
    asks = person()
    asks.post("/api/forgotten", who="Old")
    token = link_of(post[0].next(), "reset")
    server.call(server.hall.store.write(lambda db: db.exec_driver_sql("update links set until = 5")))
    assert asks.post("/api/forgotten/password", 400, token=token, password="battery staple")["rule"] == "online.link"


def test_letters_about_one_account_are_limited(servers: Callable[..., Server], post: tuple[Post, int]) -> None:
    limits = Limits(**dict.fromkeys(LOOSE, 5000.0))
    server = servers(site=SITE, mail=f"smtp://insula:se%3Acret@127.0.0.1:{post[1]}", mail_from=FROM, limits=limits)
    asks = Person(server.base)
    burst = int(limits.letters_burst)
    assert [asks.http.post("/api/forgotten", json={"who": "Mara"}).status_code for _ in range(burst + 1)][-1] == 429


def test_no_letter_and_no_token_is_in_the_database_or_the_log(
    person: Callable[..., Person], post: tuple[Post, int], server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    account(person, post[0], "Quiet", "quiet@example.org")
    asks = person()
    post[0].refuse = "550 not today"
    asks.post("/api/forgotten", who="Quiet")
    deadline = time.monotonic() + WAIT
    while "not accepted" not in caplog.text and time.monotonic() < deadline:
        time.sleep(0.01)
    post[0].refuse = ""
    assert post[0].next()["To"] == "quiet@example.org"  # it was tried again
    assert "not accepted" in caplog.text and "quiet@" not in caplog.text and "reset=" not in caplog.text


# ---- settings ------------------------------------------------------------------------------------------------------


def test_wrong_settings_are_told_in_one_sentence(post: tuple[Post, int]) -> None:
    good = f"smtp://insula:se%3Acret@127.0.0.1:{post[1]}"
    asyncio.run(Mailbox.read(good, FROM).check())
    with pytest.raises(BadMail, match="looks like smtp"):
        Mailbox.read("mail.example.org", FROM)
    with pytest.raises(BadMail, match="is not an address"):
        Mailbox.read("smtp://host:port", FROM)
    with pytest.raises(BadMail, match="need a sender"):
        Mailbox.read(good, "nobody")
    with pytest.raises(BadMail, match="name and password"):
        asyncio.run(Mailbox.read(good.replace("se%3Acret", "wrong"), FROM).check())
    with socket.create_server(("127.0.0.1", 0)) as free:
        nobody = int(free.getsockname()[1])
    with pytest.raises(BadMail, match="cannot be used"):
        asyncio.run(Mailbox.read(f"smtp://127.0.0.1:{nobody}", FROM).check())


def test_serve_says_so_at_the_start(tmp_path: Path, post: tuple[Post, int]) -> None:
    words = ["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "x.db")]
    words += ["--mail", f"smtp://insula:wrong@127.0.0.1:{post[1]}", "--mail-from", FROM, "--site", SITE]
    done = subprocess.run([sys.executable, "-m", "insula", *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "does not accept the name and password" in done.stderr and "Traceback" not in done.stderr
    assert "ready" not in done.stdout


def test_a_letter_is_tried_again(post: tuple[Post, int]) -> None:
    async def main() -> int:
        mailer = Mailer(Mailbox.read(f"smtp://insula:se%3Acret@127.0.0.1:{post[1]}", FROM), pauses=(0.05, 0.05))
        post[0].refuse = "451 later"
        before = post[0].tried
        mailer.send(Letter("a@example.org", "Hello", "Grüße"))
        while post[0].tried == before:
            await asyncio.sleep(0.01)
        post[0].refuse = ""
        while not mailer.sent:
            await asyncio.sleep(0.01)
        return post[0].tried - before

    assert asyncio.run(asyncio.wait_for(main(), WAIT)) == 2
    assert post[0].next().get_content().strip() == "Grüße"
