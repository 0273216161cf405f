"""`insula learn`: guided games, lessons and puzzles in the terminal. `insula lesson check`: for their authors."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import insula
from insula.core.parts import Stop
from insula.core.registry import load
from insula.core.table import Table
from insula.learn.check import problems
from insula.learn.coach import standing
from insula.learn.lesson import Lesson, Step, lessons, read_lesson, said

HELP = "Type the number of an answer or the answer itself. Also: show, why, back, table, quit"
KINDS = {"guided": "guided game", "lesson": "lesson", "puzzle": "puzzle"}


def learn(args: argparse.Namespace) -> None:
    """Lists the lessons of a game, or runs one of them."""
    game = load(args.game)
    found = lessons(game)
    if not found:
        raise Stop(f"There are no lessons for {game.title} yet.")
    if args.lesson is None:
        grid = Grid("lesson", "what", "minutes", "it teaches")
        for each in found:
            grid.add_row(each.id, KINDS[each.kind], str(each.minutes), f"{said(each.title)}: {said(each.idea)}")
        Console().print(grid)
        return
    wanted = next((each for each in found if each.id == args.lesson), None)
    if wanted is None:
        raise Stop(f"{game.title} has no lesson “{args.lesson}”. `insula learn {game.name}` lists them.")
    Sitting(wanted).run()


def check(args: argparse.Namespace) -> None:
    """Holds lesson files against the engine."""
    wrong = 0
    for name in args.files:
        path = Path(name)
        game = load(args.game or _game_of(path))
        for problem in problems(read_lesson(path, game)):
            print(problem)
            wrong += 1
    if wrong:
        raise Stop("1 thing is not true." if wrong == 1 else f"{wrong} things are not true.")
    print(f"{'The lesson is' if len(args.files) == 1 else 'All lessons are'} true.")


def _game_of(path: Path) -> str:
    """The game in whose folder a lesson lies."""
    return path.resolve().parent.parent.name


class Sitting:
    """One lesson at the terminal: the coach speaks, the learner answers, the others follow the script."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table: Table = lesson.table()
        self.console = Console(highlight=False)
        self.told = self.table.n_events
        self.read = 0  # steps that were read or done

    def run(self) -> None:
        """All steps in order; leaving loses nothing, because a lesson can always be begun again."""
        self._say(f"[bold]{escape(said(self.lesson.title))}[/]\n{escape(said(self.lesson.idea))}\n[dim]{HELP}[/]")
        self._show()
        try:
            while self.read < len(self.lesson.steps):
                self._others()
                self._step(self.lesson.steps[self.read])
        except (KeyboardInterrupt, EOFError):
            raise Stop("\nUntil next time.") from None
        self._others()
        self._say(f"\n[bold]Well done.[/] {escape(said(self.lesson.ending))}")

    def _step(self, step: Step) -> None:
        number = f"Step {self.read + 1} of {len(self.lesson.steps)}."
        self._say(f"\n[bold]{number} {escape(said(step.goal))}[/]\n{escape(said(step.says))}")
        if not step.do:
            self.console.input("[dim]Press Enter to go on. [/]")
            self.read += 1
            return
        while not self._done(self.read):
            self._answer(step)
        self.read += 1

    def _done(self, step: int) -> bool:
        return standing(self.lesson, self.table).step > step

    def _answer(self, step: Step) -> None:
        options = self.table.options
        self._say(f"\n{escape(self.table.question)}")
        for number, option in enumerate(options, 1):
            self._say(f"  [cyan]{number:3d}[/] {escape(option.text)}")
        typed = self.console.input("[bold]> [/]").strip()
        if typed in ("quit", "exit"):
            raise KeyboardInterrupt
        if typed == "show":
            self._say(f"Answer “{escape(standing(self.lesson, self.table).wanted[0])}”.")
        elif typed == "why":
            rule = self.lesson.game.rulebook.rules.get(step.rule)
            self._say(escape(rule.says) if rule else escape(said(step.says)))
        elif typed == "back":
            self._back()
        elif typed == "table":
            self._show()
        elif typed:
            chosen = typed.isdigit() and 1 <= int(typed) <= len(options)
            self._try(step, options[int(typed) - 1].text if chosen else typed)

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
        tried = "; ".join((*before.given, text))
        missed = (words for way, words in step.fails.items() if way == tried or way.startswith(f"{tried}; "))
        known = next(missed, None) or step.wrong.get(self.table.option(number).thing)
        says = said(known) if known else f"That is allowed, too. For this lesson: {said(step.goal)}."
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
        self.console.print(self.lesson.game.draw(self.table.view(self.lesson.me), self.table.names))

    def _say(self, text: str) -> None:
        self.console.print(text)
