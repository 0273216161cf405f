"""Today's rules with a pack: games that are played with corrected cards, in a process that loads them from the start.

A process freezes what is printed when it loads a game, so each pack has one of its own, as each earlier release has.
The rules are plain Python there: compiled ones would have to be compiled anew for every pack.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from insula.core.game import Setup
from insula.core.pack import Pack
from insula.core.record import Record
from insula.older.process import Host, host_of
from insula.older.table import OlderTable

PACKAGE = Path(__file__).parents[2]


@dataclass(frozen=True)
class Packed:
    """This release with a pack, for `process.Host`."""

    name: str
    text: str

    @classmethod
    def of(cls, pack: Pack) -> Packed:
        """By what the pack changes; what it is called makes no other process."""
        return cls(pack.hash, replace(pack, name="pack", known={}).written())

    @property
    def version(self) -> str:
        """For messages."""
        return f"with the pack {self.name}"

    def unpacked(self) -> Path:
        """Where the code lies."""
        return PACKAGE

    def environment(self) -> dict[str, str]:
        """What a process of it needs: the packages of this one too, and rules that need no compiling."""
        path = os.pathsep.join([str(PACKAGE), *filter(None, [os.environ.get("PYTHONPATH")])])
        return {"PYTHONPATH": path, "INSULA_ENGINE": "plain"}

    def first(self) -> dict[str, Any]:
        """The first request to a process."""
        return {"do": "take", "text": self.text}


def printed_words(pack: Pack, game: str) -> dict[str, Any]:
    """What the browser prints on cards with a pack, by the name of the generated file."""
    found: dict[str, Any] = host_of(Packed.of(pack)).ask("words", game=game)
    return found


class PackTable(OlderTable):
    """A game with a pack, in the process that plays with it."""

    def __init__(
        self, setup: Setup, pack: Pack, seed: int, names: Sequence[str], salt: str, fast_forward: bool = True
    ) -> None:
        self.pack = pack
        given = (setup.game.rules_version, setup.seats, setup.choices, seed, names, salt, fast_forward)
        super().__init__(setup, *given)

    def _host_of(self) -> Host:
        return host_of(Packed.of(self.pack))

    @property
    def record(self) -> Record:
        """The whole game as a record that names its pack."""
        return replace(super().record, pack=self.pack.label)
