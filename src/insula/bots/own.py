"""Bots of your own: functions or classes, named by entry points, with parameters and, if classes, with memory.

`careful:depth=3:bold=yes` is the bot `careful` with two parameters. Those of a function are its keywords after the
first, those of a class are the keywords of its constructor; their types come from annotations or defaults.
"""

from __future__ import annotations

import contextlib
import inspect
import operator
import os
import signal
import threading
import typing
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Any

from insula.core.registry import installed

if TYPE_CHECKING:
    from insula.bots.api import Info, Think

SECONDS = 5.0  # for a decision, unless whoever plays says otherwise
GRACE = 1.0  # seconds more until the process of a bot is ended that does not let itself be interrupted
STALLED = 75  # what such a process ends with
MAX_KEPT = 64  # instances of classes, the latest used ones
YES, NO = ("yes", "true", "1", "on"), ("no", "false", "0", "off")

_kept: OrderedDict[tuple[str, int, str], Any] = OrderedDict()


class BadBot(ValueError):
    """A bot was named in a way that makes no sense; the message is one sentence."""


class Overrun(BaseException):
    """The time of a decision is up; not an Exception, so that bots do not catch it by accident."""


def split(level: str) -> tuple[str, dict[str, str]]:
    """A bot's name and its parameters as words."""
    name, *words = level.split(":")
    given = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign or not key or key in given:
            raise BadBot(f"“{level}” is not a bot with parameters; write it like {name}:depth=3:bold=yes.")
        given[key] = value
    return name, given


def entry_of(name: str) -> EntryPoint | None:
    """Where an installed bot lies."""
    return next((entry for entry in installed("insula.bots") if entry.name == name), None)


def parameters(made: Callable[..., Any]) -> dict[str, inspect.Parameter]:
    """What may be given to a bot, with its defaults."""
    found = list(inspect.signature(made).parameters.values())
    own = found if inspect.isclass(made) else found[1:]
    return {each.name: each for each in own if each.kind in (each.POSITIONAL_OR_KEYWORD, each.KEYWORD_ONLY)}


def checked(level: str) -> dict[str, Any]:
    """The parameters of a bot as what they are; raises `BadBot` if there are none of that name or kind."""
    name, given = split(level)
    entry = entry_of(name)
    if entry is None:
        raise BadBot(f"No bot is called “{name}”.")
    if not given:
        return {}
    made = entry.load()
    known = parameters(made)
    notes = typing.get_type_hints(made.__init__ if inspect.isclass(made) else made)
    out = {}
    for key, word in given.items():
        if key not in known:
            raise BadBot(f"The bot {name} has no parameter “{key}”; it has {', '.join(known) or 'none'}.")
        kind = notes.get(key, type(known[key].default))
        out[key] = _value(name, key, word, kind)
    return out


def _value(name: str, key: str, word: str, kind: Any) -> Any:
    if kind is bool:
        if word.lower() not in YES + NO:
            raise BadBot(f"The parameter {key} of the bot {name} must be yes or no, not “{word}”.")
        return word.lower() in YES
    if kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            wanted = "a whole number" if kind is int else "a number"
            raise BadBot(f"The parameter {key} of the bot {name} must be {wanted}, not “{word}”.") from None
    return word


def answer(request: Think, info: Info) -> Any:
    """What an installed bot answers; a class is made once for each seat of a game and asked again."""
    name, _ = split(request.level)
    entry = entry_of(name)
    assert entry is not None
    made = entry.load()
    given = checked(request.level)
    with _in_time(info.seconds):
        if not inspect.isclass(made):
            found = made(info, **given)
        else:
            found = _instance(made, given, (request.table, request.seat, request.level))(info)
    with contextlib.suppress(TypeError):
        return operator.index(found)  # NumPy's whole numbers are answers, too
    return found


def _instance(made: type, given: Mapping[str, Any], place: tuple[str, int, str]) -> Any:
    if not place[0]:
        return made(**given)  # nobody says which game it is, so nothing can be remembered
    if place not in _kept:
        _kept[place] = made(**given)
    _kept.move_to_end(place)
    while len(_kept) > MAX_KEPT:
        _kept.popitem(last=False)
    return _kept[place]


@contextlib.contextmanager
def _in_time(seconds: float) -> Iterator[None]:
    """Interrupts a bot whose time is up where that can be done: in the process of a worker, which has no other work."""
    if not WATCHED.is_set() or threading.current_thread() is not threading.main_thread():
        yield
        return
    last_resort = threading.Timer(seconds + GRACE, os._exit, (STALLED,))
    last_resort.daemon = True
    last_resort.start()
    before = signal.signal(signal.SIGALRM, _up) if hasattr(signal, "SIGALRM") else None
    try:
        if before is not None:
            signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    finally:
        if before is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
        last_resort.cancel()


def _up(number: int, frame: object) -> None:
    raise Overrun


WATCHED = threading.Event()  # set in processes that exist for bots alone
