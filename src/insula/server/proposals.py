"""Proposals: what needs the others' consent.

A rewind and a draw need everybody; bots consent to a rewind. What is done about somebody who stays away needs more than
half of the people who are there: bots have no vote, and silence means to wait. [online.absent]
"""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from insula.server import wire
from insula.server.server_rules import refuse

What = Literal["rewind", "draw", "bot", "seat", "end"]
Outcome = Literal["open", "agreed", "declined", "void"]
ABOUT_ABSENT: tuple[What, ...] = ("bot", "seat", "end")  # a bot, somebody else, or the end
LASTS = 180.0  # seconds; then it is void and the game goes on
ABSENT_LASTS = 86400.0  # the same for a vote on somebody who stays away: not everybody looks in every hour


@dataclass
class Proposal:
    """Who asked for what, and who has consented. `voters` are seats of other people, `about` is that of the absent."""

    id: int
    what: What
    by: int
    voters: frozenset[int]
    move: int | None = None
    about: int | None = None
    until: float = 0.0  # the time of day when it is void
    votes: dict[int, bool] = field(default_factory=dict)
    closed: Outcome | None = None

    def __post_init__(self) -> None:
        self.until = self.until or time.time() + (ABSENT_LASTS if self.by_majority else LASTS)

    @property
    def by_majority(self) -> bool:
        """Whether more than half of the people decide, rather than all."""
        return self.what in ABOUT_ABSENT

    @property
    def needed(self) -> int:
        """How many people must agree, with whoever proposed it."""
        people = 1 + len(self.voters)
        return people // 2 + 1 if self.by_majority else people

    @property
    def outcome(self) -> Outcome:
        """How it stands: agreed when enough said yes, declined when that cannot happen any more."""
        if self.closed is not None:
            return self.closed
        yes = 1 + sum(self.votes.values())
        unsaid = len(self.voters) - len(self.votes)
        if yes >= self.needed:
            return "agreed"
        return "open" if yes + unsaid >= self.needed else "declined"

    def vote(self, seats: Collection[int], yes: bool) -> None:
        """The vote of one person with all their seats; whoever proposed it may withdraw. [online.no-proposal]"""
        if self.by in seats and not yes:
            self.closed = "void"
            return
        mine = self.voters.intersection(seats) - set(self.votes)
        if not mine:
            raise refuse("online.no-proposal")
        for seat in mine:
            self.votes[seat] = yes

    def shown(self) -> wire.ProposalMessage:
        """The proposal for the wire. How somebody voted about a person is told when it is decided."""
        outcome = self.outcome
        waiting = sorted(self.voters - set(self.votes)) if outcome == "open" else []
        secret = self.by_majority and outcome == "open"
        votes = {} if secret else {str(seat): yes for seat, yes in sorted(self.votes.items())}
        return wire.ProposalMessage(
            id=self.id,
            what=self.what,
            by=self.by,
            move=self.move,
            about=self.about,
            needed=self.needed,
            votes=votes,
            waiting=waiting,
            outcome=outcome,
        )

    def stored(self) -> str | None:
        """A vote on somebody absent outlives a restart; the others do not."""
        if not self.by_majority or self.outcome != "open":
            return None
        votes = {str(seat): yes for seat, yes in self.votes.items()}
        kept = {"what": self.what, "by": self.by, "about": self.about, "until": self.until}
        return json.dumps(kept | {"voters": sorted(self.voters), "votes": votes})


def restored(text: str | None, number: int) -> Proposal | None:
    """A stored vote that is still open."""
    if not text:
        return None
    kept = json.loads(text)
    votes = {int(seat): yes for seat, yes in kept.pop("votes").items()}
    proposal = Proposal(id=number, voters=frozenset(kept.pop("voters")), votes=votes, **kept)
    return proposal if proposal.outcome == "open" and proposal.until > time.time() else None
