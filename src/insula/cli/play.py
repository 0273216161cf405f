"""`insula play`: a table in the terminal for people and bots in any mix."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.console import Console
from rich.markup import escape

import insula
from insula.bots.hints import ADVICE_SECONDS, ADVISER, in_words
from insula.cli.bots import answer, check_bots
from insula.cli.ending import show_ending
from insula.cli.main import chosen
from insula.cli.show import not_played, require_rules, take_pack, take_pack_of
from insula.cli.words import in_any_language, say, winners
from insula.core.chance import decision_seed
from insula.core.folders import data_folder
from insula.core.option import Option
from insula.core.pack import load_pack
from insula.core.parts import Stop
from insula.core.previews import in_short, previews
from insula.core.table import Table

PERSON = "me"


def saves() -> Path:
    """Where games are kept by themselves."""
    return data_folder() / "saves"


def play(args: argparse.Namespace) -> None:
    """Sits people and bots down and plays to the end."""
    if args.resume:
        table, players = _resume(Path(args.resume))
        target = Path(args.save or args.resume)
    else:
        table, players = _new(args)
        target = Path(args.save) if args.save else saves() / f"{args.game}-{time.strftime('%Y%m%d-%H%M%S')}.insula"
    if args.save is None and not args.resume:
        target.parent.mkdir(parents=True, exist_ok=True)
    Session(table, players, target).run()


def _new(args: argparse.Namespace) -> tuple[Table, list[str]]:
    listed = args.players.split(",") if args.players else None
    seats = args.seats if args.seats is not None else len(listed) if listed else None
    if args.pack:
        pack = load_pack(args.pack)
        take_pack(pack)
        print(say("play-pack", name=pack.name, hash=pack.hash))
    setup = insula.game(args.game, seats, **chosen(args.choose))
    if args.pack:
        require_rules(pack, setup.game)
    players = listed or [PERSON] + ["greedy"] * (setup.seats - 1)
    if len(players) != setup.seats:
        raise Stop(say("play-players", named=len(players), seats=setup.seats))
    check_bots(setup.game, [p for p in players if p != PERSON])
    return setup.table(seed=args.seed, names=_names(players)), players


def _names(players: list[str]) -> list[str]:
    people = players.count(PERSON)
    out = []
    for seat, who in enumerate(players):
        letter = "ABCDEF"[seat]
        person = say("play-you" if people == 1 else "play-player")
        out.append(f"{letter} ({person if who == PERSON else who})")
    return out


def _resume(path: Path) -> tuple[Table, list[str]]:
    record = insula.load_record(path)
    take_pack_of(record, path)
    table = insula.replay(record)
    players, people = [], in_any_language("play-you", "play-player")
    for name in table.names:
        who = name.split("(")[1].rstrip(")") if "(" in name else PERSON
        players.append(PERSON if who in people else who)
    check_bots(table.game, [p for p in players if p != PERSON])
    return table, players


class Session:
    """One sitting at the terminal."""

    def __init__(self, table: Table, players: list[str], target: Path) -> None:
        self.table = table
        self.players = players
        self.target = target
        self.console = Console(highlight=False)
        self.people = [seat for seat, who in enumerate(players) if who == PERSON]
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = 0

    def run(self) -> None:
        """Asks people, lets bots think, until the end; whatever stops it, the game is kept."""
        self._save()
        try:
            while not self.table.over:
                if self.players[self.table.asked] == PERSON:
                    self._person()
                else:
                    who = self.players[self.table.asked]
                    thought = answer(self.table, who, self._chance())
                    if thought.note:
                        self.console.print(f"[dim]{escape(thought.note)}[/]")
                    self.table.play(thought.option)
                self._save()
        except (KeyboardInterrupt, EOFError):
            self._save()
            command = f"insula play --resume {self.target}"
            raise Stop("\n" + say("play-kept", command=command)) from None
        self._tell()
        self._end()

    def _chance(self) -> int:
        """The seed of the bots for this decision of this game."""
        return decision_seed(self.table.seed, self.table.version)

    def _save(self) -> None:
        self.table.record.save(self.target)

    # ---- a person's question --------------------------------------------------------------------------

    def _person(self) -> None:
        seat = self.table.asked
        if self.looking != seat:
            self._hand_over(seat)
        self._tell()
        self._show()
        while self.table.asked == seat and not self.table.over:
            version = self.table.version
            self._ask()
            if self.table.version != version:
                return

    def _hand_over(self, seat: int) -> None:
        if self.looking is not None or len(self.people) > 1:
            self.console.clear()
            self.console.print(escape(say("play-hand-over", name=self.table.names[seat])))
            self.console.input(f"{say('play-enter')} ")
            self.console.clear()
        self.looking = seat

    def _show(self) -> None:
        self.console.print(self.table.game.draw(self.table.view(self.looking), self.table.names))

    def _tell(self) -> None:
        for event in self.table.seen(self.looking, self.told):
            self.console.print(f"  [dim]·[/] {escape(event['text'])}")
        self.told = len(self.table.events)

    def _ask(self) -> None:
        options = self.table.options
        self.console.print(f"\n[bold]{escape(self.table.question)}[/]")
        self._list(options)
        typed = self.console.input("[bold]> [/]").strip()
        word, _, rest = typed.partition(" ")
        commands = {"why": self._why, "undo": self._undo, "rules": self._rules, "log": self._log, "hint": self._hint}
        commands |= {"save": self._save_as, "table": lambda _: self._show(), "help": self._help, "?": self._help}
        if word in ("quit", "exit"):
            raise KeyboardInterrupt
        if word in commands:
            commands[word](rest)
        elif typed:
            self._play(typed, options)

    def _list(self, options: list[Option]) -> None:
        """The options with their prices; what to type for one stands behind it where it is said in other words."""
        told = dict(previews(self.table))
        for number, option in enumerate(options, 1):
            typed = "" if option.label.lower() == option.text else f"  [dim]{escape(option.text)}[/]"
            price = in_short(told[int(option)], self.table.game.catalogue)
            priced = f"  [yellow]{escape(price)}[/]" if price else ""
            self.console.print(f"  [cyan]{number:3d}[/] {escape(option.label)}{priced}{typed}")

    def _play(self, typed: str, options: list[Option]) -> None:
        try:
            if typed.isdecimal() and 1 <= int(typed) <= len(options):
                self.table.play(options[int(typed) - 1])
            else:
                self.table.play(typed)
        except insula.Refused as refused:
            self._refusal(refused.refusal)

    def _refusal(self, refusal: insula.Refusal) -> None:
        self.console.print(f"[red]{escape(refusal.says)}[/] [dim]{refusal.rule}, {escape(refusal.section)}[/]")
        if refusal.alternative:
            typed = f" [dim]{escape(refusal.alternative)}[/]"
            self.console.print(f"  {escape(say('play-instead', what=refusal.instead))}{typed}")

    # ---- commands --------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        self.console.print(escape(say("play-help")))

    def _why(self, move: str) -> None:
        refusal = self.table.why(move)
        if refusal is None:
            self.console.print(escape(say("play-legal", move=move)))
        else:
            self._refusal(refusal)

    def _undo(self, _: str) -> None:
        try:
            self.table.undo()
            self.told = min(self.told, len(self.table.events))
            self._show()
        except insula.Refused as refused:
            self._refusal(refused.refusal)

    def _rules(self, words: str) -> None:
        found = self.table.game.rulebook.search(words)
        if not found:
            self.console.print(escape(say("rules-none", words=words)))
        for rule in found[:8]:
            note = not_played(rule, self.table.setup)
            self.console.print(f"[bold]{rule.id}[/] {escape(rule.says)}{f' [yellow]{escape(note)}[/]' if note else ''}")
        if len(found) > 8:
            self.console.print(say("rules-more", more=len(found) - 8))

    def _log(self, _: str) -> None:
        for event in self.table.seen(self.looking)[-40:]:
            self.console.print(f"{event['move']:4d} {escape(event['text'])}  [dim]{event['rule']}[/]")

    def _hint(self, _: str) -> None:
        for hint in in_words(self.table, answer(self.table, ADVISER, self._chance(), ADVICE_SECONDS)):
            self.console.print(escape(str(hint)))

    def _save_as(self, name: str) -> None:
        if not name:
            self.console.print(escape(say("play-saved", file=str(self.target))))
            return
        try:
            self.console.print(escape(say("play-saved-to", file=str(self.table.record.save(name)))))
        except OSError as trouble:
            self.console.print(f"[red]{escape(name)}: {trouble.strerror}[/]")

    def _end(self) -> None:
        result = self.table.result
        assert result is not None
        self.console.print(self.table.game.draw(self.table.view(self.looking), self.table.names))
        names = winners([self.table.names[seat] for seat in result.winners])
        won = say("play-won", names=names, count=max(1, len(result.winners)))
        self.console.print(f"\n[bold]{escape(won)}[/] {escape(result.reason)}")
        show_ending(self.console, self.table)
        self.console.print(f"[dim]{escape(say('play-record', file=str(self.target)))}[/]")
