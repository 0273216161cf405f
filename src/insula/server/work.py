"""What a worker on any machine can be asked, as text both ways: a bot's answer, advice, the review of a game."""

from __future__ import annotations

import base64
import json
from dataclasses import asdict
from typing import Any, Literal

from pydantic import TypeAdapter

from insula.bots.api import Share, Think, Thought
from insula.core.record import Record, parse_record
from insula.review.advising import Advice, Advising
from insula.review.result import Review
from insula.review.review import Budget

What = Literal["think", "advise", "review"]
ADVICE: TypeAdapter[Advice] = TypeAdapter(Advice)
REVIEW: TypeAdapter[Review] = TypeAdapter(Review)


def pack(request: Think) -> str:
    """What a bot is told, as text."""
    return json.dumps(asdict(request) | {"sample": base64.b64encode(request.sample).decode()})


def unpack(text: str) -> Think:
    """The same again."""
    told: dict[str, Any] = json.loads(text)
    told["sample"] = base64.b64decode(told["sample"])
    told["options"], told["own"] = tuple(told["options"]), tuple(told["own"])
    return Think(**told)


def thought_from(text: str) -> Thought:
    """A bot's answer from its text."""
    told = json.loads(text)
    return Thought(**told | {"shares": tuple(Share(**each) for each in told["shares"])})


def pack_advising(job: Advising) -> str:
    """A question for advice as text."""
    return json.dumps({"request": pack(job.request), "names": job.names, "seconds": job.seconds})


def unpack_advising(text: str) -> Advising:
    """The same again."""
    told = json.loads(text)
    return Advising(unpack(told["request"]), tuple(told["names"]), told["seconds"])


def pack_review(record: Record, budget: Budget) -> str:
    """A game to be reviewed, and how much of it is looked at, as text."""
    return json.dumps({"record": record.text(), **asdict(budget)})


def unpack_review(text: str) -> tuple[Record, Budget]:
    """The same again."""
    told = json.loads(text)
    return parse_record(told["record"]), Budget(told["effort"], told["seconds"])
