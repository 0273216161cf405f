"""Notices: whoever is asked and does not look is told by push and by letter, once, and nothing that is hidden."""

from __future__ import annotations

import base64
import http.server
import json
import queue
import struct
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from insula.server import notices, wire
from insula.server.notices import Turn, quiet_for
from insula.server.push import believed
from insula.server.settings import PUSH_HOSTS
from tests.server.kit import WAIT, Person, Server, quick
from tests.server.post import FROM, SITE, Post

DELAY = 0.3


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService:
    """A push service of our own: keeps what it is handed; a browser that lives at it reads the messages."""

    def __init__(self) -> None:
        self.got: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.answers = 201
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.put((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.answers)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Browser:
    """A browser with keys of its own, by RFC 8291."""

    def __init__(self, service: PushService, path: str) -> None:
        self.endpoint = service.base + path
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"sixteen bytes!!!"

    def described(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": b64(self.public), "auth": b64(self.auth)}

    def reads(self, body: bytes) -> dict[str, Any]:
        salt, (_, length) = body[:16], struct.unpack("!LB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))

        def derive(secret: bytes, salted: bytes, info: bytes, size: int) -> bytes:
            return HKDF(hashes.SHA256(), size, salted, info).derive(secret)

        ikm = derive(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derive(ikm, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(ikm, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        told: dict[str, Any] = json.loads(plain[:-1])
        return told


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: tuple[Post, int]) -> Iterator[Server]:
    mail = f"smtp://insula:se%3Acret@127.0.0.1:{post[1]}"
    more = {"site": SITE, "mail": mail, "mail_from": FROM, "push_hosts": ["127.0.0.1"]}
    folder = tmp_path_factory.mktemp("notices")
    made = Server(quick(folder / "insula.db", push_delay=DELAY, mail_delay=2 * DELAY, **more))
    yield made
    made.stop()


def two(person: Callable[..., Person], **more: Any) -> tuple[str, Person, Person]:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open", **more)
    ash.post(f"/api/tables/{table}/sit", seat=1)
    return table, mara, ash


def asked_one(table: str, people: list[Person]) -> tuple[Person, Person]:
    """Who is asked, and the other."""
    mine = [p for p in people if p.get(f"/api/tables/{table}")["your_turn"]]
    return mine[0], next(p for p in people if p is not mine[0])


def test_whoever_is_asked_and_not_there_gets_one_push_message(
    person: Callable[..., Person], service: PushService, server: Server
) -> None:
    table, mara, ash = two(person)
    asked, other = asked_one(table, [mara, ash])
    browser = Browser(service, "/asked")
    info = asked.post("/api/devices", **browser.described())
    assert info["devices"] == 1
    path, headers, body = service.got.get(timeout=WAIT)
    assert path == "/asked"
    told = browser.reads(body)
    assert told["title"].startswith("Your turn in ") and told["url"] == f"/table/{table}"
    assert told["badge"] == 1
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table)
    scheme, token, key = headers["authorization"].replace(",", " ").split()
    assert scheme == "vapid" and key == f"k={info['push_key']}"
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(info["push_key"]))
    claims = jwt.decode(token.removeprefix("t="), public, algorithms=["ES256"], audience="http://127.0.0.1")
    assert claims["sub"] == "mailto:insula@example.org" and claims["exp"] > time.time()
    other.post("/api/devices", **Browser(service, "/other").described())
    with pytest.raises(queue.Empty):
        service.got.get(timeout=4 * DELAY)  # once, and nobody else


def test_the_next_turn_tells_what_everybody_saw(person: Callable[..., Person], service: PushService) -> None:
    table, mara, ash = two(person)
    asked, other = asked_one(table, [mara, ash])
    browser = Browser(service, "/other")
    other.post("/api/devices", **browser.described())
    tab, hidden = asked.tab(table), other.tab(table)
    for each in (tab, hidden):
        each.until("update")
    hidden.send(t="looking", visible=False)
    watching = person().tab(table)
    watching.until("update")
    said = ""
    while not said:  # to keep a hand is nothing that everybody sees
        tab.until_mine()
        while tab.update["options"]:
            tab.play(tab.update["options"][0]["id"])
        said = browser.reads(service.got.get(timeout=WAIT)[2])["body"]
        hidden.until_mine()
        while hidden.update["options"] and not said:
            hidden.play(hidden.update["options"][0]["id"])
    while watching.update["version"] < tab.update["version"]:
        watching.receive()
    seen = " ".join(event["text"] for event in watching.events)
    assert said in seen  # the words of a spectator, and nothing else


def test_whoever_looks_is_not_told_and_a_hidden_tab_does_not_look(
    person: Callable[..., Person], service: PushService
) -> None:
    """Their tabs are open before anybody is asked, so that it does not matter how fast they are."""

    def asked_with_tabs(visible: bool) -> None:
        mara, ash = person("Mara"), person("Ash")
        table = mara.table("me", "open")
        for each in (mara, ash):
            each.post("/api/devices", **Browser(service, "/asked").described())
            tab = each.tab(table)
            tab.send(t="looking", visible=visible)
            assert tab.why(text="take hope") is not None  # the server has read what was said before
        ash.post(f"/api/tables/{table}/sit", seat=1)

    asked_with_tabs(visible=True)
    with pytest.raises(queue.Empty):
        service.got.get(timeout=3 * DELAY)
    asked_with_tabs(visible=False)
    assert service.got.get(timeout=WAIT)[0] == "/asked"


def test_while_somebody_looks_nobody_asks_what_they_wish(server: Server, person: Callable[..., Person]) -> None:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    tabs = [mara.tab(table), ash.tab(table)]
    for tab in tabs:
        tab.until("update")
    room = server.hall.here(table)
    assert room is not None and room.asked is not None
    asked = room.seating[room.asked].user_id or ""
    notices, read = room.services.notices, []

    async def wishes_of(user_id: str) -> tuple[wire.Wishes, str, str]:
        read.append(user_id)
        return wire.Wishes(), "", ""

    async def turn_comes() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(notices, "wishes_of", wishes_of)
            await notices._turn_comes(room, Turn(table, room.asked or 0, asked, 0))

    server.call(turn_comes())
    assert read == []
    for tab in tabs:
        tab.send(t="looking", visible=False)
        tab.send(t="why", nonce="end", text="pass")  # answered after what was sent before
        tab.answer("end")
    server.call(turn_comes())
    assert read == [asked, asked]  # for a push message and for a letter


def test_a_letter_follows_and_its_link_ends_letters(
    person: Callable[..., Person],
    post: tuple[Post, int],
    server: Server,
) -> None:
    table, mara, ash = two(person)
    asked, _ = asked_one(table, [mara, ash])
    change = f"update users set email = 'asked@example.org' where id = '{asked.me['id']}'"
    server.call(server.hall.store.write(lambda db: db.exec_driver_sql(change)))
    letter = post[0].next()
    assert letter["To"] == "asked@example.org" and str(letter["Subject"]).startswith("Your turn in ")
    assert f"{SITE}/table/{table}" in letter.get_content()
    stop = str(letter["List-Unsubscribe"]).strip("<>").partition("stop=")[2]
    anybody = person()
    assert anybody.post("/api/notices/stop", 400, token=stop[:-2] + "xx")["rule"] == "online.link"
    anybody.post("/api/notices/stop", token=stop)
    wishes = asked.get("/api/notices")["wishes"]
    assert [wishes[kind]["mail"] for kind in ("turn", "half", "asks", "over")] == [False] * 4


def test_at_a_turn_based_table_one_reminder_comes_at_half_of_the_days(
    person: Callable[..., Person], service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def at_once(moment: float) -> None:
        waits.append(moment - time.time())

    monkeypatch.setattr(notices, "_until", at_once)
    mara, ash = person("Mara"), person("Ash")
    devices = [Browser(service, f"/{name}") for name in ("half-mara", "half-ash")]
    for each, device in zip((mara, ash), devices, strict=True):
        each.post("/api/devices", **device.described())
    table = mara.table("me", "open", pace={"kind": "days", "days": 2})
    ash.post(f"/api/tables/{table}/sit", seat=1)
    told = []
    for _ in range(2):
        path, _headers, body = service.got.get(timeout=WAIT)
        told.append((path, next(each for each in devices if each.endpoint.endswith(path)).reads(body)["title"]))
    assert told[0][0] == told[1][0] and "half" not in told[0][1].lower() and "half" in told[1][1].lower(), told
    assert any(abs(wait - 86400) < 60 for wait in waits), "after one of the two days"
    with pytest.raises(queue.Empty):
        service.got.get(timeout=2 * DELAY)


def test_a_device_that_is_gone_is_forgotten(person: Callable[..., Person], service: PushService) -> None:
    table, mara, ash = two(person)
    asked, _ = asked_one(table, [mara, ash])
    service.answers = 410
    asked.post("/api/devices", **Browser(service, "/gone").described())
    service.got.get(timeout=WAIT)
    deadline = time.monotonic() + WAIT
    while asked.get("/api/notices")["devices"] and time.monotonic() < deadline:
        time.sleep(0.02)
    assert asked.get("/api/notices")["devices"] == 0


def test_a_restart_tells_nobody_twice(
    servers: Callable[..., Server],
    service: PushService,
    post: tuple[Post, int],
) -> None:
    first = servers(push_delay=0.05, push_hosts=["127.0.0.1"])
    mara, ash = Person(first.base, "Mara"), Person(first.base, "Ash")
    for each in (mara, ash):
        each.post("/api/devices", **Browser(service, f"/{each.me['name']}").described())
    table = mara.table("me", "open")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    service.got.get(timeout=WAIT)
    first.stop()
    servers(push_delay=0.05, push_hosts=["127.0.0.1"])
    with pytest.raises(queue.Empty):
        service.got.get(timeout=1.0)


def test_people_choose_what_they_are_told(person: Callable[..., Person], service: PushService) -> None:
    table, mara, ash = two(person)
    asked, _ = asked_one(table, [mara, ash])
    wishes = asked.get("/api/notices")["wishes"]
    wishes["turn"]["push"] = False
    assert asked.post("/api/notices", **wishes)["wishes"]["turn"]["push"] is False
    asked.post("/api/devices", **Browser(service, "/asked").described())
    with pytest.raises(queue.Empty):
        service.got.get(timeout=3 * DELAY)
    assert asked.post("/api/notices", 400, **(wishes | {"zone": "Mars/Olympus"}))["rule"] == "online.malformed"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@10.0.0.1/x",
        "https://fcm.googleapis.com:8080/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "file:///etc/passwd",
        "https://[",
        "",
    ],
)
def test_the_server_calls_no_address_that_somebody_made_up(endpoint: str) -> None:
    assert not believed(endpoint, PUSH_HOSTS)
    assert believed("https://fcm.googleapis.com/fcm/send/abc", PUSH_HOSTS)
    assert believed("https://wns2-par02p.notify.windows.com/w/?token=x", PUSH_HOSTS)


def test_bad_keys_are_refused(person: Callable[..., Person], service: PushService) -> None:
    bad = Browser(service, "/bad").described() | {"p256dh": "AAAA"}
    assert person().post("/api/devices", 400, **bad)["rule"] == "online.device"


def test_quiet_hours_wait_for_the_morning() -> None:
    night = wire.Wishes(quiet=(22 * 60, 8 * 60), zone="Europe/Berlin")
    noon, late = 1_763_290_800.0, 1_763_332_200.0  # 16 November 2025, 12:00 and 23:30 in Berlin
    assert quiet_for(night, noon) == 0
    assert quiet_for(night, late) == 8.5 * 3600
    assert quiet_for(wire.Wishes(), late) == 0
