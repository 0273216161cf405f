"""`insula decklab`: legality, draw odds, opening hands, deck against deck and the house cards of Cerebria."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from insula.cli.main import Stop
from insula.decklab.decks import SIDES, BadDeck, Deck, find, listed
from insula.decklab.draws import A_TURN, OPENING, TRAITS, chance, seen_by, want
from insula.decklab.hands import NUMBERS, mixtures
from insula.decklab.report import hands_sheets, odds_sheet, report
from insula.decklab.sheets import show, write_page

MOST_TURNS = 50


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

    odds = command("odds", "exact chance of drawing what is wished for, turn by turn", _odds)
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

    written = command("report", "everything about some decks, by default the ten of the rulebook", _report)
    written.add_argument("decks", nargs="*", metavar="DECK")
    written.add_argument("--want", action="append", default=[])
    written.add_argument("--page", type=Path, metavar="FILE", help="write an HTML page")


def run(args: argparse.Namespace) -> None:
    """Runs a command; what cannot be read ends it with one sentence."""
    try:
        args.work(args)
    except BadDeck as trouble:
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
    turns = _within("--turns", args.turns, 1, MOST_TURNS)
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


def _report(args: argparse.Namespace) -> None:
    decks = [find(text) for text in args.decks] or listed()
    sheets = report(decks, [want(text) for text in args.want])
    if args.page is not None:
        lead = "Legality, contents, opening hands and draw odds; every chance is exact."
        write_page(args.page, "Deck lab", lead, sheets)
    show(sheets)
