"""`insula replay`, `insula rules` and `insula games`."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import insula
from insula.cli.main import chosen
from insula.cli.words import say, winners
from insula.core.game import Game, Setup
from insula.core.pack import Pack, find_pack
from insula.core.parts import Stop
from insula.core.record import Record
from insula.core.registry import component_home, edition, load, shelf
from insula.core.rulebook import Rule


def show_games(args: argparse.Namespace) -> None:
    """Every game in one line, or one game with its choices."""
    console = Console()
    if args.game is None:
        grid = Grid(*(say(f"games-{each}") for each in ("name", "title", "seats", "rules")))
        for game in shelf():
            own = sum(not rule.startswith("table.") for rule in game.rulebook.rules)
            seats = say("games-from-to", least=game.seats[0], most=game.seats[-1])
            grid.add_row(game.name, game.title, seats, f"{own}")
        console.print(grid)
        return
    game = load(args.game)
    players = say("games-players", least=game.seats[0], most=game.seats[-1])
    console.print(f"[bold]{game.title}[/], {players}")
    for choice in game.choices:
        several = f" {say('games-any-of')}" if choice.several else ""
        console.print(f"  --choose {choice.name}={'|'.join(choice.values)}{several}  {choice.text}", markup=False)


def show_cards(args: argparse.Namespace) -> None:
    """Each card with its text, row, threshold and source; house designs are marked."""
    game = load(args.game)
    if game.cards is None:
        raise Stop(say("cards-no-list", game=str(game.title)))
    words = " ".join(args.words).lower()
    found = [card for card in game.cards() if words in " ".join(map(str, card.values())).lower()]
    if not found:
        raise Stop(say("cards-none", game=str(game.title), words=words))
    if args.json:
        print(json.dumps(found, indent=2))
        return
    console = Console(highlight=False)
    for card in found:
        facts = [f"{k} {v}" for k, v in card.items() if k not in ("id", "name", "text", "source", "house") and v]
        mark = f"[yellow]{say('cards-house')}[/]" if card["house"] else f"[dim]{card['source']}[/]"
        console.print(f"[bold]{card['name']}[/]  {escape(', '.join(facts))}  {mark}")
        console.print(f"    {escape(str(card['text']))}")
    house = sum(card["house"] for card in found)
    print(say("cards-count", cards=len(found), house=house))


def not_played(rule: Rule, setup: Setup | None) -> str:
    """What a rule of a variant needs; with a set-up only where that does not have it."""
    if setup is None:
        return rule.only_with
    return "" if setup.plays(rule) else say("rules-not-here", needs=rule.only_with)


def show_rules(args: argparse.Namespace) -> None:
    """Rules that contain the words; those of variants say what they need, and whether a chosen set-up has it."""
    chosen_here = chosen(args.choose)
    game = edition(load(args.game), chosen_here)
    setup = game.setup(args.seats or game.seats[0], **chosen_here) if args.seats or chosen_here else None
    book = game.rulebook
    words = " ".join(args.words)
    found = book.search(words) if words else list(book.rules.values())
    if not found:
        raise Stop(say("rules-none-of", game=args.game, words=words))
    console = Console()
    for rule in found:
        console.print(f"[bold]{rule.id}[/]  [dim]{rule.section}[/]", highlight=False)
        console.print(f"  {rule.says}", highlight=False, markup=False)
        if note := not_played(rule, setup):
            console.print(f"  {note}", highlight=False, markup=False, style="yellow")
        if rule.ruling:
            console.print(f"  {say('rules-ruling', what=rule.ruling)}", highlight=False, markup=False, style="italic")


def take_pack_of(record: Record, path: Path) -> None:
    """Lets this process play with the pack of a record, which lies beside it or is kept on this machine."""
    if record.pack is not None:
        take_pack(find_pack(record.pack, path.resolve().parent))


def take_pack(pack: Pack) -> None:
    """Lets this process play with a pack; compiled rules would have to be compiled anew, so bots do without."""
    os.environ["INSULA_ENGINE"] = "plain"
    pack.take()


def require_rules(pack: Pack, game: Game) -> None:
    """Refuses a pack that is for another game, or for other rules of it."""
    if component_home(pack.game) != component_home(game.name):
        raise Stop(say("pack-other-game", name=pack.name, of=pack.game, game=str(game.title)))
    if pack.rules != game.rules_version:
        raise Stop(say("pack-other-rules", name=pack.name, rules=pack.rules, here=game.rules_version))


def show_replay(args: argparse.Namespace) -> None:
    """The moves of a record, checked, or the table at one of them."""
    record = insula.load_record(args.file)
    if args.seat is not None and args.seat.upper() not in "ABCDEF"[: record.seats]:
        raise Stop(say("replay-no-seat", seat=args.seat, last="ABCDEF"[record.seats - 1]))
    if args.at is not None and not 1 <= args.at <= len(record.moves) + 1:
        raise Stop(say("replay-no-move", moves=len(record.moves), most=len(record.moves) + 1))
    take_pack_of(record, Path(args.file))
    table = insula.replay(record, None if args.at is None else args.at - 1)
    console = Console()
    if args.verify:
        console.print(say("replay-true", moves=len(record.moves)))
        return
    seat = None if args.seat is None else "ABCDEF".index(args.seat.upper())
    if args.at is None:
        shown = table.seen_by_all() if seat is None else table.seen(seat)
        for number, move in enumerate(table.moves, 1):
            console.print(f"{number:4d} {table.names[move.seat]}: {move.text}", highlight=False, markup=False)
            for event in [e for e in shown if e["move"] == number]:
                console.print(f"       {event['text']}  [{event['rule']}]", style="dim", highlight=False, markup=False)
    else:
        console.print(table.game.draw(table.view(seat), table.names))
        console.print(table.question)
    if table.result is not None:
        names = winners([table.names[seat] for seat in table.result.winners])
        console.print(say("replay-won", names=names, reason=table.result.reason))
