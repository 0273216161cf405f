"""Small grammar for sentences that games build from numbers: counts, lists, possessives, names of seats."""

from __future__ import annotations

from collections.abc import Sequence


def counted(number: int, thing: str, many: str = "") -> str:
    """1 card, 2 cards, no cards."""
    return f"{number or 'no'} {thing if number == 1 else many or thing + 's'}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Red, green and blue."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def began(sentence: str) -> str:
    """The same with a capital letter in front."""
    return sentence[:1].upper() + sentence[1:]


class Named:
    """What seats are called by somebody at the table: their names, or you."""

    def __init__(self, you: int | None, names: Sequence[str]) -> None:
        self.you = you
        self.names = names

    def who(self, seat: int) -> str:
        """The subject or object of a sentence."""
        return "you" if seat == self.you else self.names[seat]

    def whose(self, seat: int) -> str:
        """Your, or Ann's."""
        return "your" if seat == self.you else f"{self.names[seat]}’s"

    def theirs(self, seat: int) -> str:
        """Yours, or Ann's: standing alone."""
        return "yours" if seat == self.you else self.whose(seat)

    def does(self, seat: int, one: str, you: str) -> str:
        """With its verb: Ann has, you have."""
        return f"{self.who(seat)} {you if seat == self.you else one}"
