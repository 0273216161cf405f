"""Seating: who sits where at one table, and who may act for whom."""

from __future__ import annotations

from collections.abc import Sequence

from insula.server.rows import Chair
from insula.server.server_rules import refuse


class Seating:
    """The chairs of a table, and the names that the game's texts use once it has started."""

    def __init__(self, chairs: Sequence[Chair], names: Sequence[str] = ()) -> None:
        self.chairs = list(chairs)
        self.names = list(names)

    def __getitem__(self, seat: int) -> Chair:
        return self.chairs[seat]

    def __len__(self) -> int:
        return len(self.chairs)

    def take(self, chairs: Sequence[Chair]) -> None:
        """Puts new occupants on their seats."""
        for chair in chairs:
            self.chairs[chair.seat] = chair

    def seats_of(self, user_id: str) -> list[int]:
        """The seats of a user."""
        return [c.seat for c in self.chairs if user_id and c.user_id == user_id]

    def acting(self, user_id: str) -> list[int]:
        """The seats that somebody may act for; raises `online.spectator` for those who have none."""
        mine = self.seats_of(user_id)
        if not mine:
            raise refuse("online.spectator")
        return mine

    def owns(self, user_id: str, seat: int) -> bool:
        """Whether a seat is a user's although somebody else sits in."""
        return bool(user_id) and seat < len(self.chairs) and self.chairs[seat].owner_id == user_id

    def people(self) -> set[str]:
        """Everybody who has a seat and has not resigned it."""
        return {c.user_id for c in self.chairs if c.user_id and not c.resigned}

    def open_seats(self) -> list[int]:
        """The seats still to be taken."""
        return [c.seat for c in self.chairs if c.kind == "open"]

    def kept_for(self, user_id: str) -> list[int]:
        """The open seats that are kept for a user."""
        return [c.seat for c in self.chairs if user_id and c.kind == "open" and c.kept_for == user_id]

    def seat_for(self, user_id: str) -> int | None:
        """Where somebody sits down who named no seat: the one kept for them, else the first that nobody is kept for."""
        free = [c.seat for c in self.chairs if c.kind == "open" and c.kept_for is None]
        return next(iter([*self.kept_for(user_id), *free]), None)

    def answers_for(self, user_id: str, seat: int | None) -> bool:
        """Whether a user answers for a seat now, rather than a bot or somebody else."""
        if seat is None or not user_id:
            return False
        chair = self.chairs[seat]
        return chair.user_id == user_id and chair.kind == "person"


def distinct(chairs: Sequence[Chair]) -> list[str]:
    """Names for the game's texts; chairs with equal names get a number and keep it."""
    names: list[str] = []
    for chair in chairs:
        first, count = chair.name, 2
        while chair.name in names:
            chair.name, count = f"{first} {count}", count + 1
        names.append(chair.name)
    return names
