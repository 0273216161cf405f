"""`insula workshop`: every datum of a game with its source, and packs of corrections made, checked, tried, compared."""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

import yaml
from rich.console import Console
from rich.markup import escape

from insula.core.game import Game
from insula.core.pack import Pack, load_pack, packs_folder, parse_pack
from insula.core.parts import Stop
from insula.core.registry import component_owner, load
from insula.workshop.checks import check, loaded
from insula.workshop.listing import SOURCES, Datum, listing
from insula.workshop.trial import Tried, try_pack

GAMES, SECONDS, DEALS = 300, 60.0, 200


def add_arguments(parser: argparse.ArgumentParser, kind: type[argparse.ArgumentParser]) -> None:
    """The tasks of the workshop."""
    tasks = parser.add_subparsers(required=True, metavar="TASK", parser_class=kind)

    def task(name: str, text: str, run: Any) -> argparse.ArgumentParser:
        made = tasks.add_parser(name, help=text, description=text)
        made.set_defaults(task=run)
        return made

    listed = task("list", "every card, tile and number of a game with its source", _list)
    listed.add_argument("game")
    listed.add_argument("words", nargs="*")
    listed.add_argument("--source", choices=SOURCES, help="only values from this source")
    listed.add_argument("--cards", action="store_true", help="only cards and tiles")
    listed.add_argument("--json", action="store_true")
    show = task("show", "one entry: each field with its source, and the values it can take", _show)
    show.add_argument("game")
    show.add_argument("entry", help="its id, or its place, such as wheel.bonuses.3")
    make = task("correct", "write a correction into a pack; an existing pack is added to", _correct)
    make.add_argument("pack", metavar="PACK", help="the file of the pack")
    make.add_argument("game")
    make.add_argument("entry")
    make.add_argument("fields", nargs="+", metavar="FIELD=VALUE", help="a value as YAML, such as threshold=3")
    make.add_argument("--known", required=True, help="your source for it")
    make.add_argument("--name", help="the name of the pack; by default, that of its file")
    for name, text, run in (
        ("check", "what is wrong with a pack, if anything", _check),
        ("try", "play random games with a pack: do they end, is anything lost, how often is each card used", _try),
        ("compare", "what a pack changes, game by game against the printed cards", _compare),
        ("add", "keep a pack on this machine, so that records that use it can be replayed", _add),
    ):
        made = task(name, text, run)
        made.add_argument("pack", metavar="PACK")
        made.add_argument("--game", help="an edition that plays with the same cards")
        if name == "try":
            made.add_argument("--games", type=int, default=GAMES, help=f"how many (default {GAMES})")
            made.add_argument("--seconds", type=float, default=SECONDS, help=f"at most this long (default {SECONDS:g})")
            made.add_argument("--seed", type=int, default=0)
            made.add_argument("--json", action="store_true")
        if name == "compare":
            made.add_argument("--deals", type=int, default=DEALS, help=f"how many (default {DEALS})")
            made.add_argument("--bots", default="random")
            made.add_argument("--seats", type=int)
            made.add_argument("--out", metavar="FOLDER", help="where to keep the games")


def run(args: argparse.Namespace) -> None:
    """Does the task."""
    args.task(args)


# ---- looking -------------------------------------------------------------------------------------------------------


def _list(args: argparse.Namespace) -> None:
    game = load(args.game)
    words = " ".join(args.words).lower()
    found = [each for each in listing(game) if _wanted(each, args, words)]
    if not found:
        raise Stop(f"Nothing in {game.title} matches; use fewer words or leave out --source to see more.")
    if args.json:
        print(json.dumps([asdict(each) for each in found], indent=1))
        return
    console = Console(highlight=False)
    group = ""
    for each in found:
        if each.group != group:
            group = each.group
            console.print(f"[bold]{escape(group)}[/]")
        facts = ", ".join(f"{f.name} {_short(f.value)}" for f in each.fields if f.form != "power" and f.open)
        console.print(f"  {escape(each.entry)}  [dim]{each.source}[/]  {escape(facts[:110])}", soft_wrap=True)
    counts = {source: sum(each.source == source for each in found) for source in SOURCES}
    print(f"{len(found)} entries: " + ", ".join(f"{count} {source}" for source, count in counts.items() if count) + ".")


def _wanted(each: Datum, args: argparse.Namespace, words: str) -> bool:
    if (args.source and each.source != args.source) or (args.cards and not each.card):
        return False
    return words in f"{each.entry} {each.title} {each.group} {each.said} {each.ref}".lower()


def _show(args: argparse.Namespace) -> None:
    game = load(args.game)
    found = [each for each in listing(game) if args.entry in (each.entry, each.title)]
    if not found:
        raise Stop(f"{game.title} has no entry “{args.entry}”; insula workshop list {game.name} lists them.")
    console = Console(highlight=False, soft_wrap=True)
    for each in found:
        console.print(
            f"[bold]{escape(each.title)}[/]  {escape(each.file)}, {escape(each.group)}  [dim]{each.source}[/]"
        )
        if each.said:
            console.print(f"  {escape(each.said)}")
        for field in each.fields:
            offered = f" (one of {', '.join(map(str, field.values))})" if field.form == "choice" else ""
            read = "" if field.open else " not used by the game"
            told = f"  {field.name}: {_short(field.value)}{offered}"
            console.print(f"{escape(told)}  [dim]{field.source}, {escape(field.ref)}{read}[/]")


def _short(value: Any) -> str:
    return yaml.safe_dump(value, default_flow_style=True, width=10_000, allow_unicode=True).replace("\n...", "").strip()


# ---- packs ---------------------------------------------------------------------------------------------------------


def _correct(args: argparse.Namespace) -> None:
    game, path = load(args.game), Path(args.pack)
    owner = component_owner(game.name)
    pack = load_pack(path) if path.is_file() else Pack(args.name or path.stem, owner, game.rules_version, {})
    file = next((each.file for each in listing(game) if each.entry == args.entry), None)
    if file is None:
        raise Stop(f"{game.title} has no entry “{args.entry}”; insula workshop list {game.name} lists them.")
    fields = dict(_field(each) for each in args.fields)
    changes = {**pack.changes, file: {**pack.changes.get(file, {})}}
    changes[file][args.entry] = {**changes[file].get(args.entry, {}), **fields}
    known = {**pack.known, args.entry: args.known}
    made = Pack(args.name or pack.name, pack.game, pack.rules, changes, known, path.name)
    parse_pack(made.written(), path.name)
    _require_right(made, game)
    path.write_text(made.written(), encoding="utf-8")
    print(f"{path} is the pack “{made.name}” ({made.hash}).")


def _field(words: str) -> tuple[str, Any]:
    name, sign, value = words.partition("=")
    try:
        return name, yaml.safe_load(value) if sign else None
    except yaml.YAMLError:
        raise Stop(f"“{value}” is not a value. Write FIELD=VALUE, such as threshold=3.") from None


def _opened(args: argparse.Namespace) -> tuple[Pack, Game]:
    pack = load_pack(args.pack)
    return pack, load(args.game or pack.game)


def _require_right(pack: Pack, game: Game) -> list[str]:
    """Ends with the first problem; else what somebody may want to know."""
    found = check(pack, game)
    if found.problems:
        raise Stop(found.problems[0])
    if problem := loaded(pack, game.name):
        raise Stop(problem)
    return list(found.advice)


def _check(args: argparse.Namespace) -> None:
    pack, game = _opened(args)
    advice = _require_right(pack, game)
    count = sum(len(edits) for edits in pack.changes.values())
    print(f"The pack “{pack.name}” ({pack.hash}) is fine: {_several(count, 'entry', 'entries')} of {game.title}.")
    for each in check(pack, game).data:
        print(f"  {each.title}: {each.said}" if each.said else f"  {each.title}")
    for sentence in advice:
        print(f"Worth a look: {sentence}")


def _several(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def _try(args: argparse.Namespace) -> None:
    if args.games < 1 or args.seconds <= 0:
        raise Stop("Play at least one game: --games 1 or more, --seconds above 0.")
    pack, game = _opened(args)
    _require_right(pack, game)
    tried = try_pack(pack, game.name, args.games, args.seconds, args.seed)
    if args.json:
        print(json.dumps(asdict(tried)))
        return
    print(told_trial(pack, tried))
    for problem in tried.problems:
        print(f"  {problem}")
    if not tried.fine:
        raise SystemExit(1)


def told_trial(pack: Pack, tried: Tried) -> str:
    """What the games showed, in sentences."""
    played = f"{_several(tried.games, 'random game', 'random games')} with “{pack.name}” in {tried.seconds:.0f} s"
    end = "every one was played to its end and nothing was lost" if tried.fine else "not all went well"
    lines = [f"{played}: {end}."]
    cards = [entry for edits in pack.changes.values() for entry in edits] if tried.counted else []
    lines += [
        f"  {card}: came into play {tried.entered.get(card, 0)} times, was used {tried.used.get(card, 0)} times."
        for card in cards
        if card in tried.entered or card in tried.used
    ]
    return "\n".join(lines)


def _compare(args: argparse.Namespace) -> None:
    from insula.arena import BadPlan, Plan, run
    from insula.arena.changes import changes
    from insula.arena.facts import Facts
    from insula.arena.stats import unchanged

    pack, game = _opened(args)
    _require_right(pack, game)
    plan = {"game": game.name, "bots": args.bots, "deals": args.deals}
    plan |= {"seats": args.seats} if args.seats else {}
    plan |= {"variants": {"printed": None, pack.name: str(Path(args.pack).resolve())}}
    try:
        with tempfile.TemporaryDirectory() as folder:
            facts = Facts(run(Plan.of(plan), Path(args.out or folder)))
            told, same = changes(facts, pack.name), unchanged(facts)
    except BadPlan as problem:
        raise Stop(str(problem)) from None
    print(f"{args.deals} deals of {game.title}, {args.bots}: “{pack.name}” against the printed cards.")
    if pack.name in same:
        print("Every game went as it does with the printed cards.")
        return
    for heading, lines in told.items():
        for line in sorted(lines, key=lambda each: -abs(each.value))[:6]:
            if line.value:
                change = f"{line.value:+.2f} ({line.low:+.2f} to {line.high:+.2f})"
                print(f"  {heading}, {line.label}: {line.expected:.2f} {change}")


def _add(args: argparse.Namespace) -> None:
    pack, game = _opened(args)
    _require_right(pack, game)
    packs_folder().mkdir(parents=True, exist_ok=True)
    target = packs_folder() / f"{pack.game}-{pack.hash}.yaml"
    shutil.copyfile(args.pack, target)
    print(f"Kept as {target}.")
