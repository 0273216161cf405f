"""`insula decklab`: legality, draw odds, opening hands, deck against deck and the house cards of Cerebria."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from insula.core.parts import Stop
from insula.games.cerebria.study.decklab.decks import CARDS, SIDES, BadDeck, Deck, find, is_house, listed
from insula.games.cerebria.study.decklab.draws import A_TURN, OPENING, TRAITS, chance, seen_by, want
from insula.games.cerebria.study.decklab.hands import NUMBERS, mixtures
from insula.games.cerebria.study.decklab.report import hands_sheets, odds_sheet, report
from insula.games.cerebria.study.decklab.sheets import Sheet, markdown, show, write_page
from insula.pages import MissingPackage

MAX_TURNS = 50


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The commands of the deck lab."""
    commands = parser.add_subparsers(required=True, metavar="WHAT", parser_class=type(parser))

    def command(name: str, text: str, work: Callable[[argparse.Namespace], None]) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text)
        made.set_defaults(work=work)
        return made

    legal = command("legal", "check decks by the deck rules of the game", _legal)
    legal.add_argument("decks", nargs="+", metavar="DECK", help="a listed deck, a list courage*2+..., or a file")
    legal.add_argument("--side", choices=SIDES, help="the team it is for; by default that of most of its cards")

    odds = command("odds", "exact chance of drawing what you want, turn by turn", _odds)
    odds.add_argument("deck")
    odds.add_argument("--want", action="append", required=True, help="courage, vibe:red>=2, threshold:3=0 ...")
    odds.add_argument("--turns", type=int, default=8)
    odds.add_argument("--each-turn", type=int, default=A_TURN, help="cards drawn between turns")
    odds.add_argument("--top", action="store_true", help="count the face-up top card of the deck")
    odds.add_argument("--json", action="store_true")

    hands = command("hands", "exact distribution of opening hands", _hands)
    hands.add_argument("deck")
    hands.add_argument("--by", default="vibe", help=f"one of {', '.join(TRAITS)}")
    hands.add_argument("--size", type=int, default=OPENING)
    hands.add_argument("--json", action="store_true")

    met = command("matrix", "play every Bliss deck against every Gloom deck in the arena", _matrix)
    met.add_argument("decks", nargs="*", metavar="DECK", help="by default the rulebook's ten")
    met.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the games are kept")
    met.add_argument("--deals", type=int, default=100, help="games of each pairing")
    met.add_argument("--bot", default="greedy", help="the bot that plays all seats")
    met.add_argument("--seed", type=int, default=1)
    met.add_argument("--jobs", type=int, help="processes, by default one per core")

    written = command("report", "everything about some decks, by default the rulebook's ten", _report)
    written.add_argument("decks", nargs="*", metavar="DECK")
    written.add_argument("--want", action="append", default=[])
    written.add_argument("--matrix", type=Path, metavar="FOLDER", help="the games of `insula decklab matrix`")
    written.add_argument("--page", type=Path, metavar="FILE", help="write an HTML page")

    house = command("house", "what cards and Spirits are worth, from tournaments with drawn decks", _house)
    house.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="results of `insula tournament`")
    house.add_argument(
        "--teams", nargs="*", type=Path, default=[], metavar="FOLDER", help="games of any set-up, by team"
    )
    house.add_argument(
        "--corrected", nargs="*", type=Path, default=[], metavar="FOLDER", help="games of variants, chosen decks"
    )
    house.add_argument(
        "--changed", default="", metavar="CARDS", help="cards that the variants change, or the word house"
    )
    house.add_argument("--page", type=Path, metavar="FILE", help="write an HTML page")
    house.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables as Markdown")
    house.add_argument("--csv", type=Path, metavar="FILE", help="write every effect with its uncertainty")


def run(args: argparse.Namespace) -> None:
    """Runs a command; what cannot be read ends it with one sentence."""
    try:
        args.work(args)
    except (BadDeck, MissingPackage) as trouble:
        raise Stop(str(trouble)) from None


def _legal(args: argparse.Namespace) -> None:
    for text in args.decks:
        deck = _legal_deck(text, args.side)
        print(f"{deck.name}: legal for {deck.side.title()}, {deck.size} cards of {len(deck.cards)} names.")


def _legal_deck(text: str, side: str | None = None) -> Deck:
    deck = find(text, side)
    refusal = deck.refusal()
    if refusal is not None:
        raise Stop(f"{deck.name}: {refusal}")
    return deck


def _within(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise Stop(f"{name} goes from {least} to {most}, not {value}.")
    return value


def _odds(args: argparse.Namespace) -> None:
    deck = find(args.deck)
    wishes = [want(text) for text in args.want]
    turns = _within("--turns", args.turns, 1, MAX_TURNS)
    a_turn = _within("--each-turn", args.each_turn, 0, deck.size)
    if not args.json:
        show([odds_sheet(deck, wishes, turns, a_turn, args.top)])
        return
    shares = {turn: chance(deck, wishes, seen_by(turn, a_turn, args.top)) for turn in range(1, turns + 1)}
    print(json.dumps({"deck": deck.id, "want": args.want, "turns": {t: str(share) for t, share in shares.items()}}))


def _hands(args: argparse.Namespace) -> None:
    deck = find(args.deck)
    size = _within("--size", args.size, 1, min(deck.size, 6))
    if args.json:
        odds = {" ".join(hand): str(share) for hand, share in mixtures(deck, args.by, size).items()}
        print(json.dumps({"deck": deck.id, "by": args.by, "hands": odds}))
        return
    show(hands_sheets(deck, args.by, size, sums=args.by in NUMBERS))


@contextmanager
def _arena() -> Iterator[None]:
    """Turns troubles of the arena into one sentence; its packages are an extra."""
    from insula.arena import BadPlan

    try:
        yield
    except BadPlan as trouble:
        raise Stop(str(trouble)) from None


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=games)
        yield lambda done: bar.advance(task, done)


def _matrix(args: argparse.Namespace) -> None:
    decks = [_legal_deck(text) for text in args.decks] or listed()
    with _arena():
        from insula.arena import run
        from insula.games.cerebria.study.decklab.matrix import matrix, matrix_plan

        plan = matrix_plan(decks, args.deals, args.bot, args.seed)
        with _progress(plan.games) as tell:
            table = run(plan, args.out, args.jobs, progress=tell)
        show(matrix(table, decks))


def _report(args: argparse.Namespace) -> None:
    decks = [find(text) for text in args.decks] or listed()
    sheets = report(decks, [want(text) for text in args.want])
    if args.matrix is not None:
        sheets += _met(args.matrix, decks)
    if args.page is not None:
        lead = "Legality, contents, opening hands and draw odds are exact; deck against deck is from played games."
        write_page(args.page, "Deck lab", lead, sheets)
    show(sheets)


def _met(folder: Path, decks: Sequence[Deck]) -> list[Sheet]:
    with _arena():
        from insula.arena import table
        from insula.games.cerebria.study.decklab.matrix import matrix

        return matrix(table(folder), decks)


def _changed(text: str) -> list[str]:
    """The cards that a variant changed: a list, or the word `house` for all house powers."""
    if text == "house":
        return [card for card in CARDS if is_house(card)]
    changed = [card.strip() for card in text.split(",") if card.strip()]
    for card in changed:
        if card not in CARDS:
            raise Stop(f"No Emotion is called “{card}”.")
    return changed


def _house(args: argparse.Namespace) -> None:
    changed = _changed(args.changed)
    with _arena():
        from insula.arena import table
        from insula.games.cerebria.study.decklab.house_data import read_games
        from insula.games.cerebria.study.decklab.study import study, write_csv
        from insula.games.cerebria.study.decklab.teams import corrections, teams

        tables = [table(folder) for folder in args.folders]
        games = [each for found in tables for each in read_games(found)]
        sheets = [teams([*tables, *map(table, args.teams)]), *study(games, changed)]
        if args.corrected:
            sheets.append(corrections([table(folder) for folder in args.corrected]))
    if args.csv is not None:
        write_csv(args.csv, games)
    if args.markdown is not None:
        args.markdown.write_text(
            "\n\n".join(["# House data of Cerebria", *map(markdown, sheets)]) + "\n", encoding="utf-8"
        )
    if args.page is not None:
        write_page(args.page, "House data of Cerebria", "Worth of cards and Spirits in games with drawn decks.", sheets)
    show(sheets)
