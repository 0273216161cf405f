"""Records: a game as text, one line per answer, with remarks where chance spoke and a commitment to the seed.

    insula-record 1
    game card
    rules 2
    seats 3
    names Mara | Ash | Tomas
    choice variants = vp-tiles
    commitment 5f0c...
    seed 7
    salt 9a31...
    moves
    1 A keep
    2 B mulligan {B draws Hope, Anger, Trust, Doubt}
    close 2 1d5a...

A game that was played with corrected cards has `pack 5f0c2a... Mara's box` in its head, the hash and the name of the
pack; it can be played again only with that pack. A game that was played on from what somebody knew has `redeal 12 A
7` in its head: after twelve moves all that A did not know was dealt anew by the seed 7. `close` gives the number of
moves and a checksum over everything above it. A record of a game that still runs names its seed only in saves kept by
whoever runs the table.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from insula.core.data import PackName, pack_in_play
from insula.core.messages import CORE

if TYPE_CHECKING:
    from insula.core.table import Table

FORMAT = "insula-record 1"
_NUMBER = re.compile(r"[0-9]{1,40}")  # longer ones and other digits are not numbers to Python
_MOVE = re.compile(r"(?P<number>[0-9]{1,9}) (?P<seat>[A-F]) (?P<text>[^{}]+?)(?: \{(?P<remark>[^{}]*)\})?")
_PACK = re.compile(r"(?P<hash>[0-9a-f]{16}) (?P<name>\S.{0,47})")
_REDEAL = re.compile(r"(?P<move>\d{1,6}) (?P<seat>[A-F]) (?P<seed>\d{1,18})")


class BadRecord(ValueError):
    """A record that cannot be read or does not follow the rules; the message names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(CORE.say("record-line", line=line, reason=reason))
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        """A worker tells it as it is: by default only the message would be handed on."""
        return BadRecord, (self.line, self.reason)


def seat_letter(seat: int) -> str:
    """Seats are A to F in records and notation."""
    return "ABCDEF"[seat]


def commitment(seed: int, salt: str) -> str:
    """What is published at the start; it binds the seed without telling it."""
    return hashlib.sha256(f"insula {seed} {salt}".encode()).hexdigest()


@dataclass(frozen=True)
class Move:
    """One answer: who, what in notation, and what chance showed."""

    seat: int
    text: str
    remark: str = ""

    def line(self, number: int) -> str:
        """The move as a line of a record."""
        remark = f" {{{self.remark}}}" if self.remark else ""
        return f"{number} {seat_letter(self.seat)} {self.text}{remark}"


@dataclass
class Record:
    """Everything needed to play a game again."""

    game: str
    rules: int
    seats: int
    names: tuple[str, ...]
    choices: Mapping[str, str]
    commitment: str
    seed: int | None = None
    salt: str = ""
    moves: list[Move] = field(default_factory=list)
    result: str = ""
    redealt: tuple[tuple[int, int, int], ...] = ()  # after so many moves: all that a seat did not know, by a seed
    pack: PackName | None = None  # the corrections that it was played with

    def verify(self) -> bool:
        """Whether the revealed seed is the one that was committed to at the start."""
        return self.seed is not None and commitment(self.seed, self.salt) == self.commitment

    def without_seed(self) -> Record:
        """The record as it may be shown while the game runs: no seed, no remarks of chance."""
        moves = [Move(m.seat, m.text) for m in self.moves]
        known = (self.game, self.rules, self.seats, self.names, self.choices, self.commitment)
        return Record(*known, moves=moves, pack=self.pack)

    def text(self) -> str:
        """The record as text."""
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        if self.pack is not None:
            lines.append(f"pack {self.pack.hash} {self.pack.name}")
        lines.append("names " + " | ".join(self.names))
        lines += [f"choice {name} = {value}" for name, value in self.choices.items()]
        lines += [f"redeal {move} {seat_letter(seat)} {seed}" for move, seat, seed in self.redealt]
        lines.append(f"commitment {self.commitment}")
        if self.seed is not None:
            lines += [f"seed {self.seed}", f"salt {self.salt}"]
        lines.append("moves")
        lines += [move.line(number) for number, move in enumerate(self.moves, 1)]
        if self.result:
            lines.append(f"result {self.result}")
        body = "\n".join(lines) + "\n"
        return body + f"close {len(self.moves)} {checksum(body)}\n"

    def save(self, path: str | Path) -> Path:
        """Writes the record; an older file stays whole until the new one is complete."""
        target = Path(path)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(self.text())
            os.replace(name, target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        return target


def checksum(body: str) -> str:
    """Tells an edited or cut record from a whole one."""
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def load_record(path: str | Path) -> Record:
    """Reads a record from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(1, CORE.say("record-no-text")) from None
    return parse_record(text)


def parse_record(text: str) -> Record:
    """Reads a record from text; does not play it."""
    lines = text.split("\n")
    if not text.strip():
        raise BadRecord(1, CORE.say("record-empty"))
    if lines[0] != FORMAT:
        raise BadRecord(1, CORE.say("record-other", first=FORMAT))
    if "moves" not in lines:
        raise BadRecord(len(lines), CORE.say("record-no-moves"))
    start = lines.index("moves")
    record = _header(lines[1:start])
    _check_close(lines)
    for place in range(start + 1, len(lines) - 2):
        if lines[place].startswith("result "):
            record.result = lines[place].removeprefix("result ")
            continue
        record.moves.append(_move(place + 1, lines[place], len(record.moves) + 1, record.seats))
    return record


def _check_close(lines: list[str]) -> None:
    if len(lines) < 2 or lines[-1] != "" or not lines[-2].startswith("close "):
        raise BadRecord(len(lines), CORE.say("record-no-close"))
    body = "\n".join(lines[:-2]) + "\n"
    if lines[-2].split()[-1] != checksum(body):
        raise BadRecord(len(lines) - 1, CORE.say("record-checksum"))


def _move(line: int, text: str, number: int, seats: int) -> Move:
    found = _MOVE.fullmatch(text)
    if found is None:
        raise BadRecord(line, CORE.say("record-no-move", text=text[:40], number=number))
    if int(found["number"]) != number:
        raise BadRecord(line, CORE.say("record-move-missing", number=number, found=found["number"]))
    seat = "ABCDEF".index(found["seat"])
    if seat >= seats:
        raise BadRecord(line, CORE.say("record-no-seat", seat=found["seat"], seats=seats))
    return Move(seat, found["text"], found["remark"] or "")


def _header(lines: list[str]) -> Record:
    values: dict[str, str] = {}
    choices: dict[str, str] = {}
    redealt: list[tuple[int, int, int]] = []
    for place, line in enumerate(lines, 2):
        word, _, rest = line.partition(" ")
        if word == "redeal":
            redealt.append(_redeal(place, rest))
        elif word == "choice" and " = " in rest:
            name, _, value = rest.partition(" = ")
            choices[name] = value
        elif word in ("game", "rules", "seats", "names", "commitment", "seed", "salt", "pack"):
            values[word] = rest
        else:
            raise BadRecord(place, CORE.say("record-head", line=line[:40]))
    for word in ("game", "rules", "seats", "names", "commitment"):
        if word not in values:
            raise BadRecord(len(lines) + 1, CORE.say("record-head-lacks", word=word))
    for word in ("rules", "seats", "seed"):
        if word in values and not _NUMBER.fullmatch(values[word]):
            raise BadRecord(2 + lines.index(f"{word} {values[word]}"), CORE.say("record-number", word=word))
    seed = int(values["seed"]) if "seed" in values else None
    names = tuple(name.strip() for name in values["names"].split("|"))
    return Record(
        values["game"],
        int(values["rules"]),
        int(values["seats"]),
        names,
        choices,
        values["commitment"],
        seed,
        values.get("salt", ""),
        redealt=tuple(redealt),
        pack=_pack(lines, values.get("pack")),
    )


def _pack(lines: list[str], words: str | None) -> PackName | None:
    if words is None:
        return None
    found = _PACK.fullmatch(words)
    if found is None:
        raise BadRecord(2 + lines.index(f"pack {words}"), CORE.say("record-pack"))
    return PackName(found["name"], found["hash"])


def _redeal(line: int, words: str) -> tuple[int, int, int]:
    found = _REDEAL.fullmatch(words)
    if found is None:
        raise BadRecord(line, CORE.say("record-redeal"))
    return int(found["move"]), "ABCDEF".index(found["seat"]), int(found["seed"])


def record_of(table: Table) -> Record:
    """A table's whole game as a record, with how it ended if it did."""
    ended, result = table.result, ""
    if ended is not None:
        winners = ", ".join(seat_letter(s) for s in ended.winners) or "nobody"
        result = f"{winners} won; points {' '.join(map(str, ended.points))}"
    if table.history.ending is not None:
        result += f"; {table.history.ending.reason}"
    return Record(
        table.game.name,
        table.game.rules_version,
        table.setup.seats,
        table.names,
        dict(table.setup.choices),
        table.commitment,
        table.seed,
        table.salt,
        list(table.moves),
        result,
        tuple(table.redealt),
        pack_in_play(table.game.folder),
    )
