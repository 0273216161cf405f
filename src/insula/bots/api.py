"""The bot interface: what a bot is told (`Think`), what it answers (`Thought`), and which bots there are.

A `Think` holds no state of a table. Its `sample` is dealt by whoever runs the table: all that the seat may know is
as it is, all else is drawn afresh with a seed that has nothing to do with the game's own. It can be pickled.

Examples:
    >>> import insula
    >>> from insula.bots import Think, choose
    >>> table = insula.game("card", seats=2).table(seed=1)
    >>> thought = choose(Think.of(table, "random", seed=5))
    >>> thought.option in table.options
    True
"""

from __future__ import annotations

import hashlib
import itertools
import random
import secrets
import time
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, SupportsIndex

from insula.bots import own
from insula.core.chance import THOUGHT, as_seed, draw, stream
from insula.core.dealing import dealt
from insula.core.game import AnyGameState, Game
from insula.core.record_class import clone, fields_of, key
from insula.core.registry import installed, load
from insula.core.table import Table

SEARCHERS = {"easy": 0.1, "normal": 1.0, "hard": 1.0}  # most seconds a decision
SLIPPING = ("novice", "learner")  # who err like people
TITLES = {  # what people call the levels, and what each does
    "random": ("Whim", "Does anything the rules allow."),
    "novice": ("Curious", "Is still learning: sees no further than its own move, and often misses the best one."),
    "learner": ("Easygoing", "Knows what it wants, but still misses the better move now and then."),
    "greedy": ("Keen", "Plays what looks best right away."),
    "easy": ("Gentle", "Looks ahead for a moment."),
    "normal": ("Steady", "Thinks for up to a second."),
    "hard": ("Sharp", "Thinks for up to a second, and further ahead."),
    "policy": ("Instinct", "Answers at once, from what it learned by playing against itself."),
    "master": ("Master", "Looks ahead where its instinct leads it, for up to a second."),
}
SHOWN = 60  # characters of a wrong answer that a note repeats
POLICY, MASTER = "policy", "master"  # the bare network of a game, and search led by it
NETWORKED = {POLICY: 0.1, MASTER: 1.0}  # most seconds a decision
CRASHED, ILLEGAL, SLOW, ENDED = FAILURES = ("crashed", "illegal", "slow", "ended")  # how a bot may fail to answer
BUILT_IN = ("random", *SLIPPING, "greedy", *SEARCHERS, *NETWORKED)


class BadThink(ValueError):
    """A bot was asked in a way that makes no sense; the message is one sentence."""


@dataclass(frozen=True)
class Level:
    """A bot one can play against."""

    name: str
    title: str
    text: str
    seconds: float  # most time for a decision
    iterations: int = 0  # of the search; 0 for bots that do not search


@dataclass(frozen=True)
class Share:
    """What search thinks of an option: its win share, an interval of 95 % around it, and how often it was tried."""

    option: int
    win: float
    low: float
    high: float
    visits: int


@dataclass(frozen=True)
class Thought:
    """A bot's answer. `note` is a sentence worth telling the table, mostly empty."""

    option: int
    shares: tuple[Share, ...] = ()
    note: str = ""
    iterations: int = 0
    seconds: float = 0.0
    replaced: bool = False  # the bot gave no legal answer and chance gave this one
    failure: str = ""  # why: one of FAILURES


@dataclass(frozen=True)
class Think:
    """Everything a bot is told for one decision; make it with `Think.of`."""

    game: str
    seats: int
    choices: Mapping[str, str]
    seat: int
    level: str
    seed: int
    sample: bytes
    view: Mapping[str, Any]
    options: tuple[int, ...]
    seconds: float | None = None  # None: the level's own
    iterations: int | None = None
    threads: int = 1
    engine: str = "auto"  # "auto": numba once it is compiled, plain until then; or "plain", "numba"
    table: str = ""  # decisions of one table; lets search go on with its tree inside a turn
    stretch: str = ""  # the same while nobody else answers and nothing is drawn or shown
    own: tuple[str, ...] = ()  # the seat's own answers in it so far

    @classmethod
    def of(
        cls,
        table: Table,
        level: str,
        seed: SupportsIndex | None = None,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        threads: int = 1,
        engine: str = "auto",
        table_id: str = "",
    ) -> Think:
        """The decision that a table waits for, as the asked seat may know it; without a seed a secret one."""
        if table.over:
            raise BadThink("The game is over, so there is nothing to think about.")
        check_level(level, table.game)
        state, seat = table.state, table.asked
        chance = secrets.randbits(62) if seed is None else as_seed(seed)
        return cls(
            table.game.name,
            table.setup.seats,
            dict(table.setup.choices),
            seat,
            level,
            chance,
            sample(table.game, state, seat, chance),
            table.view(seat),
            tuple(state.options[: state.n_options]),
            seconds,
            iterations,
            threads,
            engine,
            table_id,
            *_stretch(table),
        )


@dataclass
class Info:
    """What a bot of your own gets: the view, the options in words, and a state that could be the true one."""

    game: Game
    seat: int
    view: Mapping[str, Any]
    options: tuple[int, ...]
    state: AnyGameState
    random: random.Random
    seats: int = 2
    choices: Mapping[str, str] = field(default_factory=dict)
    seconds: float = own.SECONDS  # the time for this decision; whoever takes more is replaced by chance

    @classmethod
    def of(cls, request: Think) -> Info:
        """What a bot gets for a decision."""
        game = load(request.game)
        state = unpack(game, request.sample)
        seconds = own.SECONDS if request.seconds is None else request.seconds
        chance = random.Random(request.seed)
        told = (request.seats, request.choices, seconds)
        return cls(game, request.seat, request.view, request.options, state, chance, *told)

    def text(self, option: int) -> str:
        """An option in the game's notation."""
        return self.game.option_text(self.state, option)

    def after(self, option: int) -> AnyGameState:
        """The state after an option, if the sample were the truth."""
        g = clone(self.state)
        self.game.dispatch.play(g, option)
        return g

    def value(self, state: AnyGameState) -> int:
        """How good the game's own evaluation finds a state for this seat."""
        return int(self.game.evaluate(state, self.seat))

    def again(self) -> Info:
        """The same information with another sample of what is hidden."""
        g = _dealt(self.game, self.state, self.seat, self.random.getrandbits(60))
        return replace(self, state=g)


Bot = Callable[..., int]  # from `Info` to an option; or a class whose instances are such


_SECRET = secrets.token_bytes(16)  # what a stretch is called tells nobody what it is made of


def _stretch(table: Table) -> tuple[str, tuple[str, ...]]:
    """The name of the stretch of answers that the asked seat is in, and its own answers in it."""
    own = [move.text for move in itertools.takewhile(lambda move: move.seat == table.asked, reversed(table.moves))][
        ::-1
    ]
    before = [(move.seat, move.text) for move in table.moves[: len(table.moves) - len(own)]]
    told = repr((before, key(table.state.rng), table.state.reveals)).encode()
    return hashlib.blake2b(told, digest_size=16, key=_SECRET).hexdigest(), tuple(own)


# ---- asking ---------------------------------------------------------------------------------------------


def sample(game: Game, state: AnyGameState, seat: int, seed: int) -> bytes:
    """A state that looks the same to the seat, with everything else redealt, as bytes."""
    return array("q", key(_dealt(game, state, seat, seed))).tobytes()


def _dealt(game: Game, state: AnyGameState, seat: int, seed: int) -> AnyGameState:
    g = dealt(game, state, seat, seed)
    if g.options[: g.n_options] != state.options[: state.n_options]:
        raise BadThink(f"{game.title}: a fresh deal changed the options of the seat that is asked.")
    return g


def unpack(game: Game, packed: bytes) -> AnyGameState:
    """The plain state of a sample."""
    numbers = array("q")
    numbers.frombytes(packed)
    g = game.State()
    left = iter(numbers)
    _fill(g, left)
    return g


def _fill(target: object, numbers: Iterator[int]) -> None:
    for f in fields_of(type(target)):
        if f.cls is None and f.size:
            setattr(target, f.name, [next(numbers) for _ in range(f.size)])
        elif f.cls is None:
            setattr(target, f.name, next(numbers))
        else:
            value = getattr(target, f.name)
            for each in value if f.size else (value,):
                _fill(each, numbers)


# ---- which bots there are -------------------------------------------------------------------------------


def levels(game: Game | str) -> list[Level]:
    """The bots for a game, weakest first, then those installed beside Insula (entry points `insula.bots`)."""
    tuning = (load(game) if isinstance(game, str) else game).tuning
    made = [Level("random", *TITLES["random"], 0.01)]
    made += [Level(name, *TITLES[name], 1.0) for name in (*SLIPPING, "greedy")]
    made += [Level(name, *TITLES[name], most, tuning.iterations[name]) for name, most in SEARCHERS.items()]
    if tuning.network is not None:
        made += [Level(name, *TITLES[name], most) for name, most in NETWORKED.items()]
    known = {each.name for each in made}
    more = [e for e in installed("insula.bots") if e.name not in known]
    return made + [
        Level(e.name, e.name.replace("-", " ").capitalize(), f"Installed bot {e.value}.", own.SECONDS) for e in more
    ]


def people_levels(game: Game | str) -> list[Level]:
    """The five that people meet, from beginner to the strongest, then those installed; the others are for research."""
    found = {each.name: each for each in levels(game)}
    five = (*SLIPPING, "greedy", "normal", MASTER if MASTER in found else "hard")
    return [found[name] for name in five] + [each for name, each in found.items() if name not in BUILT_IN]


def check_level(level: str, game: Game | str) -> None:
    """Raises `BadThink` unless there is such a bot, with such parameters."""
    name = level.partition(":")[0]
    if name not in [each.name for each in levels(game)] or (level != name and name in BUILT_IN):
        raise unknown_bot(level, game)
    if level != name:
        try:
            own.checked(level)
        except own.BadBot as problem:
            raise BadThink(str(problem)) from None


def unknown_bot(name: str, game: Game | str, more: Sequence[str] = ()) -> BadThink:
    """The sentence for a bot that is not there."""
    return BadThink(f"No bot is called “{name}”. Choose {', '.join([*(each.name for each in levels(game)), *more])}.")


# ---- thinking -------------------------------------------------------------------------------------------


def choose(request: Think) -> Thought:
    """What the bot answers. A bot that fails or answers nonsense is replaced by random, and the note says so."""
    began = time.monotonic()
    try:
        thought = _chosen(request, began)
    except own.Overrun:
        return replaced(request, "took too long", SLOW, time.monotonic() - began)
    except SystemExit as leaving:
        why = f"ended without an answer (exit {_shown(leaving.code)})"
        return replaced(request, why, ENDED, time.monotonic() - began)
    except Exception as problem:
        why = f"crashed ({type(problem).__name__}: {problem})"
        return replaced(request, why, CRASHED, time.monotonic() - began)
    if thought.option not in request.options:
        why = f"answered {_shown(thought.option)}, which is not an option"
        return replaced(request, why, ILLEGAL, time.monotonic() - began)
    return Thought(thought.option, thought.shares, thought.note, thought.iterations, time.monotonic() - began)


def _shown(answer: object) -> str:
    return repr(answer)[:SHOWN]


def replaced(request: Think, why: str, failure: str, seconds: float = 0.0) -> Thought:
    """A random answer in place of a bot that gave none."""
    note = f"The bot {request.level} {why}; this move was chosen at random."
    chosen = _random(request.options, request.seed)
    return Thought(chosen, note=note, seconds=seconds, replaced=True, failure=failure)


def _chosen(request: Think, began: float) -> Thought:
    if request.level == "random" or len(request.options) == 1:
        return Thought(_random(request.options, request.seed))
    game = load(request.game)
    if request.level == "greedy" or request.level in SEARCHERS:
        from insula.bots.thinking import think_greedy, think_search

        state = unpack(game, request.sample)
        return (
            think_greedy(game, request, state)
            if request.level == "greedy"
            else think_search(game, request, state, began)
        )
    if request.level in SLIPPING:
        from insula.bots.slips import think_slipping

        return think_slipping(game, request, unpack(game, request.sample))
    if request.level in NETWORKED:
        from insula.bots.network_thinking import think_network

        return think_network(game, request, unpack(game, request.sample), began)
    if own.entry_of(request.level.partition(":")[0]) is None:
        raise unknown_bot(request.level, game)
    return Thought(own.answer(request, Info.of(request)))


FAILED_WORDS = {CRASHED: "crashed", ILLEGAL: "gave no legal answer", SLOW: "took too long", ENDED: "ended its process"}


def failure_text(bot: str, count: int, ways: Mapping[str, int], where: str = "") -> str:
    """The sentence of reports about a bot that failed to answer."""
    told = ", ".join(f"{FAILED_WORDS[how]} {ways[how]:,}" for how in FAILURES if ways.get(how))
    times = "once" if count == 1 else f"{count:,} times"
    instead = "a random move was" if count == 1 else "random moves were"
    return f"The bot {bot}{where} failed {times}{f' ({told})' if told else ''}; {instead} played instead."


def _random(options: Sequence[int], seed: int) -> int:
    return options[draw(stream(seed, THOUGHT), len(options))]
