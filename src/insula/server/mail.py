"""The mailer: letters to people, by the SMTP server of the settings. Wrong settings are told at the start.

A letter that cannot be sent is tried again a few times and then given up with a line in the log; no move waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib

log = logging.getLogger("insula.server.mail")
PORTS = {"smtp": 587, "smtps": 465}
SECONDS = 20.0  # for each word with the SMTP server
PAUSES = (2.0, 30.0, 300.0)  # seconds between attempts
MAX_WAITING = 1000  # letters; beyond it new ones are dropped


class BadMail(ValueError):
    """The settings of the mailer are wrong; the message is one sentence."""


@dataclass(frozen=True)
class Letter:
    """What somebody is told; `stop` is a link that ends letters of this kind."""

    to: str
    subject: str
    text: str
    stop: str = ""


@dataclass(frozen=True)
class Mailbox:
    """Where letters are handed in, and who they are from."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool  # from the first byte; otherwise STARTTLS where the server offers it
    sender: str

    @classmethod
    def read(cls, address: str, sender: str) -> Mailbox:
        """The setting `mail`, such as smtp://user:password@mail.example.org:587; raises `BadMail`."""
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError as problem:
            raise BadMail(f"The setting “mail” is not an address: {problem}.") from None
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadMail("The setting “mail” looks like smtp://user:password@host:587, or smtps:// for TLS.")
        if "@" not in parseaddr(sender)[1]:
            raise BadMail("E-mails need a sender: set “mail_from” to an e-mail address.")
        user = unquote(parts.username) if parts.username else None
        password = unquote(parts.password) if parts.password else None
        return cls(parts.hostname, port or PORTS[parts.scheme], user, password, parts.scheme == "smtps", sender)

    def client(self) -> aiosmtplib.SMTP:
        """A conversation with the SMTP server, not begun yet."""
        return aiosmtplib.SMTP(
            hostname=self.host,
            port=self.port,
            username=self.user,
            password=self.password,
            use_tls=self.tls,
            timeout=SECONDS,
        )

    async def check(self) -> None:
        """Greets the server, signs in and names the sender, without sending anything; raises `BadMail`."""
        where = f"{self.host}:{self.port}"
        try:
            async with self.client() as client:
                await client.mail(parseaddr(self.sender)[1])
                await client.rset()
        except aiosmtplib.SMTPAuthenticationError:
            raise BadMail(f"The mail server {where} does not accept the name and password of “mail”.") from None
        except aiosmtplib.SMTPSenderRefused:
            raise BadMail(f"The mail server {where} does not accept “mail_from” as the sender.") from None
        except (aiosmtplib.SMTPException, OSError) as problem:
            reason = str(problem).splitlines()[0].rstrip(".") if str(problem) else type(problem).__name__
            raise BadMail(f"The mail server {where} cannot be used: {reason}.") from None

    async def send(self, letter: Letter) -> None:
        """Hands one letter in."""
        async with self.client() as client:
            await client.send_message(self._message(letter))

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, letter.to, letter.subject
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = make_msgid(domain=parseaddr(self.sender)[1].rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
        message.set_content(letter.text)
        return message


class Mailer:
    """Letters that wait, handed in one after the other beside everything else; without a mailbox there is none."""

    def __init__(self, mailbox: Mailbox | None, pauses: tuple[float, ...] = PAUSES) -> None:
        self.mailbox = mailbox
        self._pauses = pauses
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_by_one = asyncio.Lock()
        self.sent = 0

    @property
    def there(self) -> bool:
        """Whether letters can be sent at all."""
        return self.mailbox is not None

    def send(self, letter: Letter) -> None:
        """Takes a letter along; whoever calls does not wait for it."""
        if self.mailbox is None:
            return
        if len(self._tasks) >= MAX_WAITING:
            log.error("too many e-mails are waiting; one was dropped")
            return
        task = asyncio.create_task(self._deliver(self.mailbox, letter))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, mailbox: Mailbox, letter: Letter) -> None:
        for pause in (*self._pauses, None):
            try:
                async with self._one_by_one:
                    await mailbox.send(letter)
                self.sent += 1
                return
            except (aiosmtplib.SMTPException, OSError) as problem:  # neither address nor words go into the log
                refused = isinstance(problem, aiosmtplib.SMTPRecipientsRefused)
                log.warning("an e-mail was not accepted: %s", type(problem).__name__)
                if pause is None or refused:
                    log.error("gave up on an e-mail")
                    return
            await asyncio.sleep(pause)

    async def close(self) -> None:
        """Gives letters that are on their way a moment, then lets go."""
        tasks = list(self._tasks)
        if tasks:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 2.0)
        for task in tasks:
            task.cancel()
