"""What whoever runs a server may set."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from insula.bots.hints import ADVICE_SECONDS, ADVISER
from insula.bots.pool import COMMAND
from insula.server.limits import Limits
from insula.server.store import Timeouts

PACKED = Path(__file__).with_name("static")
# the push services of the browsers; a browser names the address, so the server must not believe just any
PUSH_HOSTS = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
BUILT = Path(__file__).parents[3] / "web" / "dist"


@dataclass(frozen=True)
class Settings:
    """Settings of one server; the defaults suit a household."""

    database: str = "insula.db"
    address: str = ""  # where other servers on the same database reach this one, such as http://10.0.0.5:8642
    static: Path | None = None  # the built front end; None looks where it is packed, then where it is built
    limits: Limits = field(default_factory=Limits)
    timeouts: Timeouts = field(default_factory=Timeouts)  # for the database
    metrics: Literal["local", "all", "off"] = "local"  # who may read /metrics
    keep_waiting_days: float = 30.0  # tables that never started; 0: for ever
    end_idle_days: float = 0.0  # running games in which nobody does anything; 0: they wait for ever
    keep_guests_days: float = 180.0  # guests without a seat who are not seen any more; 0: for ever
    bots: Literal["local", "shared"] = "local"  # shared: any `insula worker` on the same PostgreSQL database answers
    bot_workers: int | None = None
    look_workers: int = 1  # processes that look ahead for people; 0: threads of the server
    review_workers: int = 2  # processes that review finished games
    review_effort: float = 1.0  # how hard they look, in relation to the usual
    review_seconds: float = 240.0  # after which what is left of a game is looked at in a hurry
    bot_command: Sequence[str] = COMMAND
    bot_slack: float | None = None  # seconds a worker gets at most; None: the level's own and some more
    bot_pause: float = 0.35  # seconds a bot takes at least, so that people can follow and its haste tells nothing
    ahead_pause: float = 60.0  # seconds before a pass that was left is given, at least; at most three times that
    stand_in: str = "easy"  # who plays for somebody who left, resigned or ran out of time
    absent_seconds: float = 300.0  # somebody away from a running table for so long can be voted on
    site: str = ""  # where people reach this server, for links in letters, such as https://insula.example.org
    mail: str = ""  # the SMTP server that takes letters, such as smtp://user:password@mail.example.org:587
    mail_from: str = ""  # who letters are from
    push_hosts: Sequence[str] = PUSH_HOSTS  # whose push services messages are handed to
    push_delay: float = 3.0  # seconds until whoever is asked and does not look is told
    mail_delay: float = 600.0  # seconds until the same by letter
    coach: str = "easy"  # who sits at a lesson beside the learner, and plays on after its script
    opponent: str = "normal"  # who is met at “play now”
    adviser: str = ADVISER
    advice_seconds: float = ADVICE_SECONDS
    chance: Callable[[int], int] = secrets.randbits  # where the seeds of tables and of bots' answers come from

    def front_end(self) -> Path | None:
        """Where the built front end lies, if it does."""
        for place in (self.static, PACKED, BUILT):
            if place is not None and (place / "index.html").is_file():
                return place
        return None
