"""The command line: every mistake gets one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence

import insula
from insula.cli.extras import extra_for
from insula.cli.operate import add_arguments as add_operating
from insula.cli.words import say
from insula.core.data import BadData
from insula.core.language import ENGLISH, speaking
from insula.core.messages import CORE
from insula.core.parts import Command, Stop


class Parser(argparse.ArgumentParser):
    """Argument errors in one sentence."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise Stop(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


def _play(args: argparse.Namespace) -> None:
    from insula.cli.play import play

    play(args)


def _simulate(args: argparse.Namespace) -> None:
    from insula.cli.simulate import simulate

    simulate(args)


def _replay(args: argparse.Namespace) -> None:
    from insula.cli.show import show_replay

    show_replay(args)


def _review(args: argparse.Namespace) -> None:
    from insula.cli.review import show_review

    show_review(args)


def _rules(args: argparse.Namespace) -> None:
    from insula.cli.show import show_rules

    show_rules(args)


def _games(args: argparse.Namespace) -> None:
    from insula.cli.show import show_games

    show_games(args)


def _cards(args: argparse.Namespace) -> None:
    from insula.cli.show import show_cards

    show_cards(args)


def _serve(args: argparse.Namespace) -> None:
    from insula.cli.serve import run

    run(args)


def _learn(args: argparse.Namespace) -> None:
    from insula.cli.learn import learn

    learn(args)


def _lesson(args: argparse.Namespace) -> None:
    if args.task == "check":
        from insula.cli.learn import check

        check(args)
    else:
        from insula.cli.find import find_puzzles

        find_puzzles(args, chosen(args.choose))


def _operate(args: argparse.Namespace) -> None:
    from insula.cli.operate import run

    run(args)


def _worker(args: argparse.Namespace) -> None:
    from insula.cli.worker import run

    run(args)


def _ladder(args: argparse.Namespace) -> None:
    from insula.bots.api import BadThink
    from insula.bots.ladder import ladder

    try:
        ladder(args, chosen(args.choose))
    except BadThink as trouble:
        raise Stop(str(trouble)) from None


def _train(args: argparse.Namespace) -> None:
    from insula.train.command import train

    train(args, chosen(args.choose))


def _tournament(args: argparse.Namespace) -> None:
    from insula.cli.tournament import tournament

    tournament(args)


def _tune(args: argparse.Namespace) -> None:
    from insula.cli.tune import tune

    tune(args)


def _workshop(args: argparse.Namespace) -> None:
    from insula.cli.workshop import run

    run(args)


def _generate(args: argparse.Namespace) -> None:
    from insula.cli.generate import generate

    generate(args)


def _commands_of_games() -> dict[str, Command]:
    """The commands that games bring along."""
    from insula.core.registry import games, load

    return {name: command for game in games() for name, command in load(game).commands.items()}


def _own_command(args: argparse.Namespace) -> None:
    importlib.import_module(args.module).run(args)


def _choices(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--choose",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an edition, variant or option of the game; `insula games GAME` lists them",
    )


def parser(words: Sequence[str]) -> Parser:
    """The command line; `words` tell which command is meant."""
    top = Parser(prog="insula", description="A table for the games of the mind.")
    top.add_argument("--version", action="version", version=f"insula {insula.__version__}")
    top.add_argument(
        "--language", default=ENGLISH, help="the language, such as de; games not fully translated stay in English"
    )
    commands = top.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    def command(name: str, text: str, run: Callable[[argparse.Namespace], None]) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text)
        made.set_defaults(run=run)
        return made

    play = command("play", "play in the terminal, with any mix of people and bots", _play)
    play.add_argument("game", nargs="?", default="card")
    play.add_argument("--seats", type=int, help="how many seats; bots take the others")
    play.add_argument("--players", help="who sits where, for example me,greedy,me,random")
    play.add_argument("--seed", type=int, help="a fixed seed, to play the same deal again")
    play.add_argument("--resume", metavar="FILE", help="continue a saved game")
    play.add_argument("--save", metavar="FILE", help="where to save the game; by default in your data folder")
    play.add_argument("--pack", metavar="FILE", help="play with the corrected cards of a pack (insula workshop)")
    _choices(play)

    learn = command("learn", "guided games, lessons and puzzles in the terminal", _learn)
    learn.add_argument("game", nargs="?")
    learn.add_argument("lesson", nargs="?", help="which lesson; leave it out to list them")
    learn.add_argument("--today", action="store_true", help="play the puzzle of the day")
    lesson = command("lesson", "for lesson writers: check lessons against the engine, suggest puzzles", _lesson)
    tasks = lesson.add_subparsers(required=True, metavar="TASK", parser_class=Parser)
    check = tasks.add_parser("check", help="check lesson files against the engine")
    check.set_defaults(task="check")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--game", help="by default, the game whose folder the lesson is in")
    find = tasks.add_parser("find", help="suggest puzzles from games between bots, as drafts in a folder")
    find.set_defaults(task="find")
    find.add_argument("game")
    find.add_argument("--out", required=True, metavar="FOLDER", help="where to put the drafts; not a folder of lessons")
    find.add_argument("--seats", type=int)
    find.add_argument("--seed", type=int, default=0)
    find.add_argument("--games", type=int, default=10, help="how many games the bots play (default 10)")
    find.add_argument("--most", type=int, default=5, help="at most this many drafts (default 5)")
    find.add_argument("--playouts", type=int, default=240, help="games played out from each answer (default 240)")
    _choices(find)

    simulate = command("simulate", "play many games between bots and count the wins", _simulate)
    simulate.add_argument("game")
    simulate.add_argument("--seats", type=int)
    simulate.add_argument("--games", type=int, default=10_000)
    simulate.add_argument("--bots", default="random", help="one bot for all seats or a comma-separated list")
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument("--json", action="store_true", help="machine-readable result on standard output")
    _choices(simulate)

    replay = command("replay", "step through a record and check it", _replay)
    replay.add_argument("file")
    replay.add_argument("--at", type=int, help="show the table just before this move")
    replay.add_argument("--seat", help="show it as one seat saw it: A to F")
    replay.add_argument(
        "--verify", action="store_true", help="only check the moves, the draws and the seed's commitment"
    )

    review = command("review", "what each decision of a finished game was worth", _review)
    review.add_argument("file", metavar="RECORD")
    review.add_argument("--json", action="store_true", help="the whole review, machine-readable")
    review.add_argument("--seconds", type=float, help="after this many seconds, hurry through what is left")
    review.add_argument("--effort", type=float, default=1.0, help="how hard to look, relative to the default of 1")
    review.add_argument("--seed", type=int, default=0, help="the random seed; the same seed gives the same review")
    review.add_argument("--workers", type=int, default=2, help="how many processes to use (default 2)")
    review.add_argument("--out", metavar="FILE", help="also write the moves with comments to this file")

    rules = command("rules", "look up a rule", _rules)
    rules.add_argument("game")
    rules.add_argument("words", nargs="*", help="words or a rule id")
    rules.add_argument("--seats", type=int, help="mark the rules that do not apply with this many players")
    _choices(rules)

    games = command("games", "the games, their seats and choices", _games)
    games.add_argument("game", nargs="?")
    cards = command("cards", "what the cards say, and the source of each value", _cards)
    cards.add_argument("game")
    cards.add_argument("words", nargs="*")
    cards.add_argument("--json", action="store_true")

    serve = command("serve", "start the web table", _serve)
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    if words[:1] == ["serve"]:  # the server's own modules know its settings
        from insula.server.options import add_arguments as add_settings

        add_settings(serve)

    operating = {
        "backup": "back up the database of a server, even while it is running",
        "restore": "replace the database of a stopped server with a backup",
        "doctor": "replay every stored table and compare every hash",
        "admin": "see, end, repair or export tables, ban people, make announcements",
    }
    for name, text in operating.items():
        made = command(name, text, _operate)
        made.set_defaults(command=name)
        add_operating(made, name)

    worker = command(
        "worker", "let bots think, give hints and review games for all servers on a PostgreSQL database", _worker
    )
    worker.add_argument("--database", required=True, help="the postgresql:// address that the servers use")
    more = "how many bots think at once; as many processes give hints and review games (default 2)"
    worker.add_argument("--workers", type=int, default=2, help=more)

    ladder = command("ladder", "have bots play a round robin and rate them", _ladder)
    if "ladder" in words:  # its module is heavy; other commands start without it
        from insula.bots.ladder import add_arguments

        add_arguments(ladder)
    _choices(ladder)

    train = command("train", "train a network by letting it play against itself", _train)
    if words[:1] == ["train"]:
        from insula.train.arguments import add_arguments as add_training

        add_training(train)
    _choices(train)

    tournament = command("tournament", "play a plan of many games, continue one, or report on one", _tournament)
    tournament.add_argument("plan", help="a plan in YAML, the name of a game, or the word “report”")
    tournament.add_argument("folder", nargs="?", help="after “report”: the folder of the tournament")
    tournament.add_argument("--out", metavar="FOLDER", help="where to keep the games; a stopped run continues there")
    tournament.add_argument("--jobs", type=int, help="how many processes play; by default one per core")
    tournament.add_argument("--ray", action="store_const", const="auto", help="play on the Ray cluster of this machine")
    tournament.add_argument("--ray-address", dest="ray", metavar="ADDRESS", help="play on the Ray cluster at ADDRESS")
    tournament.add_argument("--page", metavar="FILE", help="after “report”: where to write the page")
    tournament.add_argument("--seats", type=int, help="with the name of a game: how many seats")
    tournament.add_argument("--bots", help="with the name of a game: the bots, for example random,greedy")
    tournament.add_argument("--deals", type=int, help="with the name of a game: how many deals")
    tournament.add_argument("--seed", type=int, help="with the name of a game: the seed of the deals")
    tournament.add_argument(
        "--seconds", type=float, help="with the name of a game: time per decision for installed bots (default 5)"
    )
    _choices(tournament)

    tune = command("tune", "find the parameters of your own bot that win most", _tune)
    if words[:1] == ["tune"]:
        from insula.cli.tune import add_arguments as add_tuning

        add_tuning(tune)
    _choices(tune)

    workshop = command("workshop", "every printed value with its source; packs of corrected cards", _workshop)
    if words[:1] == ["workshop"]:
        from insula.cli.workshop import add_arguments as add_tasks

        add_tasks(workshop, Parser)

    generate = command("generate", "for game writers: write the files generated from a game's sources", _generate)
    generate.add_argument("package", nargs="?", help="the package of the game; by default, all installed games")
    generate.add_argument("--check", action="store_true", help="write nothing, only say what is out of date")

    if not words or words[0] not in commands.choices:  # games are loaded only if none of ours is meant
        for name, own in _commands_of_games().items():
            made = command(name, own.text, _own_command)
            made.set_defaults(module=own.module)
            if words[:1] == [name]:
                importlib.import_module(own.module).add_arguments(made)
    return top


def chosen(given: Sequence[str]) -> dict[str, str]:
    """`--choose name=value` as a mapping."""
    out = {}
    for each in given:
        name, sign, value = each.partition("=")
        if not sign or not name or not value:
            raise Stop(f"“{each}” is not a choice. Write --choose NAME=VALUE.")
        out[name] = value
    return out


def main(argv: Sequence[str] | None = None) -> None:
    """Runs the command; every expected problem becomes one sentence."""
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        args = parser(words[2:] if words[:1] == ["--language"] else words).parse_args(words)
        with speaking(known_language(args.language)):
            args.run(args)
    except (Stop, insula.Refused, insula.UnknownGame, BadData) as trouble:
        _end(str(trouble))
    except insula.BadRecord as trouble:
        _end(f"{getattr(args, 'file', None) or getattr(args, 'resume', None)}, {trouble}.")
    except ModuleNotFoundError as missing:
        extra = extra_for(missing.name or "", words[0])
        if extra is None:
            raise
        _end(f"This needs the package {missing.name}, which is not installed: pip install 'insula[{extra}]'.")
    except BrokenPipeError:  # whoever read the output has seen enough
        sys.stderr.close()
        raise SystemExit(0) from None
    except OSError as trouble:
        _end(f"{trouble.filename}: {trouble.strerror}." if trouble.filename else f"{trouble}.")
    except KeyboardInterrupt:
        _end("Stopped.")


def known_language(name: str) -> str:
    """A language that tables speak; raises `Stop` for another."""
    known = [ENGLISH, *sorted(CORE.complete)]
    if name not in known:
        raise Stop(say("language-unknown", name=name[:20], known=", ".join(known)))
    return name


def _end(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    raise SystemExit(2)
