"""`insula learn`: guided games, lessons and puzzles in the terminal. `insula lesson check`: for their authors."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import insula
from insula.cli.words import say
from insula.core.option import Option
from insula.core.parts import Stop
from insula.core.registry import games, load
from insula.core.table import Table
from insula.learn.check import problems
from insula.learn.coach import remark, standing
from insula.learn.hints import RUNGS, akin, principle
from insula.learn.lesson import Lesson, Step, lessons, read_lesson, said
from insula.learn.proof import proof
from insula.learn.today import puzzle_of, today

MAX_TRIED = 30_000  # answers, in search of another solution of a puzzle


def learn(args: argparse.Namespace) -> None:
    """Lists the lessons of a game, or runs one of them, or the puzzle of the day."""
    if args.today:
        return _today(args)
    if args.game is None:
        raise Stop(say("learn-which", games=", ".join(games())))
    game = load(args.game)
    found = lessons(game)
    if not found:
        raise Stop(say("learn-none", game=str(game.title)))
    if args.lesson is None:
        grid = Grid(*(say(f"learn-column-{each}") for each in ("lesson", "what", "minutes", "teaches")))
        for each in found:
            grid.add_row(
                each.id, say(f"learn-{each.kind}"), str(each.minutes), f"{said(each.title)}: {said(each.idea)}"
            )
        Console().print(grid)
        return
    wanted = next((each for each in found if each.id == args.lesson), None)
    if wanted is None:
        command = f"insula learn {game.name}"
        raise Stop(say("learn-unknown", game=str(game.title), lesson=args.lesson, command=command))
    Sitting(wanted).run()


def _today(args: argparse.Namespace) -> None:
    """The puzzle of the day, of whatever game it is."""
    if args.game is not None:
        raise Stop(say("learn-same-for-all"))
    puzzle = puzzle_of(today())
    if puzzle is None:
        raise Stop(say("learn-no-puzzles"))
    Console().print(say("learn-of-the-day", day=today().isoformat(), game=str(puzzle.game.title)))
    Sitting(puzzle).run()


def check(args: argparse.Namespace) -> None:
    """Holds lesson files against the engine."""
    wrong = 0
    for name in args.files:
        path = Path(name)
        game = load(args.game or _game_of(path))
        lesson = read_lesson(path, game)
        for problem in (*problems(lesson), *_other_solutions(lesson)):
            print(problem)
            wrong += 1
    if wrong:
        raise Stop("1 problem found." if wrong == 1 else f"{wrong} problems found.")
    print(f"{'The lesson is' if len(args.files) == 1 else 'All lessons are'} correct.")


def _other_solutions(lesson: Lesson) -> Iterator[str]:
    """Answers to a puzzle that reach its goal and are not among the right ones."""
    if lesson.kind != "puzzle" or problems(lesson):
        return
    found = proof(lesson, MAX_TRIED)
    for way in found.others:
        yield f"{lesson.id}: “{'; '.join(way)}” also reaches the goal."
    if not found.whole:
        print(f"{lesson.id}: {MAX_TRIED} answers were tried and more are left, so there may be another solution.")


def _game_of(path: Path) -> str:
    """The game in whose folder a lesson lies."""
    return path.resolve().parent.parent.name


def _label(option: Option) -> str:
    """An answer as people read it."""
    return option.label[:1].upper() + option.label[1:]


class Sitting:
    """One lesson at the terminal: the coach speaks, the learner answers, the others follow the script."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table: Table = lesson.table()
        self.console = Console(highlight=False)
        self.told = self.table.n_events
        self.read = 0  # steps that were read or done
        self.listed = -1  # the version of the table whose question was shown last
        self.rung = 0  # hints that were asked for in this step
        self.tries: dict[str, str] = {}  # what else was tried, and what it led to

    def run(self) -> None:
        """All steps in order; leaving loses nothing, because a lesson can always be begun again."""
        title, idea = escape(said(self.lesson.title)), escape(said(self.lesson.idea))
        self._say(f"[bold]{title}[/]\n{idea}\n[dim]{escape(say('learn-help'))}[/]")
        self._show()
        try:
            while self.read < len(self.lesson.steps):
                self._others()
                self._step(self.lesson.steps[self.read])
        except (KeyboardInterrupt, EOFError):
            raise Stop(f"\n{say('learn-later')}") from None
        self._others()
        self._say(f"\n[bold]{say('learn-well-done')}[/] {escape(said(self.lesson.ending))}")
        if self.tries:
            self._tries()

    def _step(self, step: Step) -> None:
        number = say("learn-step", step=self.read + 1, steps=len(self.lesson.steps))
        self._say(f"\n[bold]{number} {escape(said(step.goal))}[/]\n{escape(said(step.says))}")
        if not step.do:
            self.console.input(f"[dim]{say('learn-enter')} [/]")
            self.read += 1
            return
        self.rung = 0
        while not self._done(self.read):
            self._answer(step)
        self.read += 1

    def _done(self, step: int) -> bool:
        return standing(self.lesson, self.table).step > step

    def _answer(self, step: Step) -> None:
        options = self.table.options
        if self.listed != self.table.version:
            self._list(options)
        typed = self.console.input("[bold]> [/]").strip()
        if typed in ("quit", "exit"):
            raise KeyboardInterrupt
        if typed == "show":
            self._give(options)
        elif typed == "hint":
            self._hint(step, options)
        elif typed == "tries":
            self._tries()
        elif typed == "why":
            rule = self.lesson.game.rulebook.rules.get(step.rule)
            self._say(escape(rule.says) if rule else escape(said(step.says)))
        elif typed == "back":
            self._back()
        elif typed == "table":
            self._show()
        elif typed.isdecimal() and not 1 <= int(typed) <= len(options):
            self._say(f"[yellow]{say('learn-number', most=len(options))}[/]")
        elif typed:
            self._try(step, options[int(typed) - 1].text if typed.isdecimal() else typed)

    def _give(self, options: list[Option]) -> None:
        """The answer itself."""
        wanted = standing(self.lesson, self.table).wanted[0]
        number = next(n for n, option in enumerate(options, 1) if option.text == wanted)
        told = say("learn-give", number=number, answer=_label(options[number - 1]))
        self._say(f"[green]{escape(told)}[/]")

    def _hint(self, step: Step, options: list[Option]) -> None:
        """One rung further: what is behind it, where to look, the answer."""
        behind = principle(self.lesson, step)
        self.rung = min(RUNGS, self.rung + (1 if behind or self.rung else 2))
        head = f"[dim]{say('learn-hint', rung=self.rung, rungs=RUNGS)}[/]"
        if self.rung == 1:
            self._say(f"{head} {escape(behind)}")
        elif self.rung == RUNGS:
            self._give(options)
        else:
            near = akin(options, standing(self.lesson, self.table).wanted[0])
            numbers = ", ".join(str(options.index(option) + 1) for option in near)
            self._say(f"{head} {say('learn-it-is', count=len(near), numbers=numbers)}")

    def _tries(self) -> None:
        """What was tried beside the right answer, and what each led to."""
        self._say(f"[bold]{say('learn-tries')}[/]" if self.tries else say("learn-no-tries"))
        for label, led in self.tries.items():
            self._say(f"  [dim]·[/] {escape(label)}: {escape(led)}")

    def _list(self, options: list[Option]) -> None:
        """The question and its answers, once for each question."""
        self.listed = self.table.version
        self._say(f"\n{escape(self.table.question)}")
        for number, option in enumerate(options, 1):
            self._say(f"  [cyan]{number:3d}[/] {escape(_label(option))} [dim]({escape(option.text)})[/]")

    def _try(self, step: Step, move: str) -> None:
        """Plays what is right; tells what is true of the rest and leads back."""
        before = standing(self.lesson, self.table)
        try:
            number = self.table.read(move)
            text = self.table.option(number).text
            if text in before.wanted:
                self.table.play(number)
                self._tell()
                return
            refusal = self.table.why(number)
        except insula.Refused as refused:
            refusal = refused.refusal
        if refusal is not None:
            self._say(f"[yellow]{escape(refusal.says)}[/] [dim]{refusal.rule}[/]")
            return
        known = remark(self.lesson, self.table, [text], self.table.option(number).thing)
        words = known.says if known else None
        says = said(words) if words else say("learn-allowed", goal=said(step.goal))
        self.tries[_label(self.table.option(number))] = says
        self._say(f"[yellow]{escape(says)}[/]")

    def _back(self) -> None:
        try:
            self.table.undo()
            self.told = min(self.told, self.table.n_events)
        except insula.Refused as refused:
            self._say(f"[yellow]{escape(refused.refusal.says)}[/]")

    def _others(self) -> None:
        while (stands := standing(self.lesson, self.table)).others:
            self.table.play(stands.others[0])
        self._tell()

    def _tell(self) -> None:
        for event in self.table.seen(self.lesson.me, self.told):
            self._say(f"  [dim]·[/] {escape(event['text'])}")
        self.told = self.table.n_events

    def _show(self) -> None:
        self.listed = -1
        self.console.print(self.lesson.game.draw(self.table.view(self.lesson.me), self.table.names))

    def _say(self, text: str) -> None:
        self.console.print(text)
