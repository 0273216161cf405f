"""Proposals: what needs the others' consent. Bots consent to a rewind; a draw is agreed between people."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from insula.server import wire
from insula.server.server_rules import refuse

What = Literal["rewind", "draw"]
Outcome = Literal["open", "agreed", "declined", "void"]
LASTS = 180.0  # seconds; then it is void and the game goes on


@dataclass
class Proposal:
    """Who asked for what, and who has consented. `voters` are the seats of other people."""

    id: int
    what: What
    by: int
    voters: frozenset[int]
    move: int | None = None
    votes: dict[int, bool] = field(default_factory=dict)
    closed: Outcome | None = None

    @property
    def outcome(self) -> Outcome:
        """How it stands: one no declines it, everybody's yes agrees to it."""
        if self.closed is not None:
            return self.closed
        if not all(self.votes.values()):
            return "declined"
        return "agreed" if self.voters <= set(self.votes) else "open"

    def vote(self, seats: Collection[int], yes: bool) -> None:
        """The vote of one person with all their seats. [online.no-proposal]"""
        mine = self.voters.intersection(seats) - set(self.votes)
        if not mine:
            raise refuse("online.no-proposal")
        for seat in mine:
            self.votes[seat] = yes

    def shown(self) -> wire.ProposalMessage:
        """The proposal for the wire."""
        waiting = sorted(self.voters - set(self.votes)) if self.outcome == "open" else []
        votes = {str(seat): yes for seat, yes in sorted(self.votes.items())}
        return wire.ProposalMessage(
            id=self.id,
            what=self.what,
            by=self.by,
            move=self.move,
            votes=votes,
            waiting=waiting,
            outcome=self.outcome,
        )
