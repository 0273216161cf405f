"""Game: what every game folder offers to tables, bots and research, and nothing more."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex

from insula.core import drive, hooks, open_game
from insula.core.amounts import Amount
from insula.core.chance import as_seed
from insula.core.compiled import Twin
from insula.core.glossary import glossary_keys, read_glossary, told_glossary
from insula.core.language import ENGLISH
from insula.core.messages import Catalogue, Later, key_of
from insula.core.opening import Opening
from insula.core.parts import Bars, Command, Environment, Tally, Tuning, Workshop
from insula.core.points import Edition
from insula.core.record_class import dtype_of, to_record
from insula.core.rule import LEGAL
from insula.core.rulebook import Refused, Rule, Rulebook
from insula.core.story import Story, no_parts
from insula.core.telling import Breakdown, Entry, Place

if TYPE_CHECKING:
    from insula.core.events import Event
    from insula.core.table import Table

AnyGameState = Any
Config = Any
NOT_AN_ANSWER = "table.not-an-answer"
GIVEN_SHOWN = 60  # characters of a wrong choice that its refusal repeats


@dataclass(frozen=True)
class Choice:
    """Something that may be chosen when a game is set up, as the lobby and the command line show it."""

    name: str
    text: str | Later
    values: tuple[str, ...]
    default: str
    several: bool = False  # any number of the values, comma-separated
    title: str | Later = ""  # a short heading; empty: the name
    titles: Mapping[str, str | Later] = field(default_factory=dict)  # what people call the values
    by_seat: bool = False  # a word for each seat, or one for all
    by_list: bool = False  # a seat may bring a list of its own (`Opening.read_list`)

    @property
    def heading(self) -> str:
        """What people call the choice, in the language that is spoken now."""
        return str(self.title) or self.title_of(self.name)

    def title_of(self, value: str) -> str:
        """What people call a value."""
        return str(self.titles.get(value, "")) or value.replace("-", " ").replace("_", " ").capitalize()


@dataclass(frozen=True)
class Game:
    """A game by its rules (compiled in any engine) and its words (plain Python)."""

    name: str
    title: str
    seats: range
    rules_version: int
    State: type
    folder: Path  # this and the next three come from `discover.parts_of`
    dispatch: types.ModuleType
    gen: types.ModuleType  # the package `gen`, for opt, ev, ask
    modules: Sequence[types.ModuleType]
    configure: Callable[..., Config]  # configure(seats, **choices)
    option_text: Callable[[AnyGameState, int], str]
    question_text: Callable[[AnyGameState], str]
    reason: Callable[[AnyGameState], str]
    score: Callable[[AnyGameState, int], int]
    evaluate: Callable[[AnyGameState, int], int]
    # what a game without hidden things, or with few words, need not write
    view: Callable[[AnyGameState, int | None], Mapping[str, Any]] = open_game.whole_view
    view_model: type | None = None  # the TypedDict that `view` returns; the browser's types are written from it
    same_eyes: Callable[[AnyGameState, int], int] = open_game.own_eyes
    redeal: Callable[[AnyGameState, int], None] = open_game.nothing_hidden
    conserved: Callable[[AnyGameState], list[str]] = open_game.nothing_lost
    position: Callable[[str], AnyGameState] = open_game.no_position
    draw: Callable[[Any, Sequence[str]], Any] = open_game.listed_view  # rich renderable of a view
    option_thing: Callable[[AnyGameState, int], str] = lambda g, option: f"option:{option}"
    option_label: Callable[[AnyGameState, int], str] | None = None  # an option as people say it; None: the notation
    event_text: Callable[[AnyGameState, Event], str] = open_game.bare_event
    refusal_values: Callable[[AnyGameState, int, str], dict[str, object]] = open_game.no_values
    # (state, seat): one fixed order for all that the seat does not know, so that a redeal depends on its view alone
    tidy: Callable[[AnyGameState, int], None] = lambda g, seat: None
    event_things: Callable[[AnyGameState, Event], list[str]] = lambda g, event: []
    # (state, seat): the counters that an answer may change and that people care about, for previews
    amounts: Callable[[AnyGameState, int], Sequence[Amount]] | None = None
    # (state, seat, option): the number of the rule that a seat which is not asked runs into, or LEGAL for none
    refuse_out_of_turn: Callable[[AnyGameState, int, int], int] = lambda g, seat, option: 0
    # (state, option): the number of the rule that tells what a thing is, where naming it is no answer
    misplaced: Callable[[AnyGameState, int], int] = lambda g, option: 0
    planning: tuple[str, ...] = ()  # fields of State that hold an act being put together, before anything is paid
    small_questions: tuple[
        str, ...
    ] = ()  # kinds whose first answer (no, nothing, the simplest payment) suits most players
    act_questions: tuple[str, ...] = ()  # kinds asked in the middle of an act after something was paid for it
    # by kind of question: those that go on with an answer to it, as the tiles of a payment; until then it is not given
    answer_parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # kinds of question, in others' turns, at which passing is always possible and may be left to the table in advance
    ahead: tuple[str, ...] = ()
    seats_rule: str = "table.seat-count"  # the rule that refuses too few or too many players
    observe: Callable[[AnyGameState, int, list[float]], None] | None = None
    legend: Sequence[str] = field(default=(), repr=False)  # what each number of `observe` means
    seat_words: Sequence[str] = ("you", "second", "third", "fourth", "fifth", "sixth")  # seats in `legend`, in order
    choices: tuple[Choice, ...] = ()
    max_decisions: int = 20_000  # random games end long before
    examples: Callable[[int], list[dict[str, str]]] = lambda seats: [{}]  # choices tests and benchmarks go through
    blurb: str = ""  # one sentence for the lobby
    words: Catalogue | None = None  # its messages in every language; none: English, as its functions write it
    shelf: int = 100  # where it stands among the games on the home page, lowest first
    edition: Edition | None = None  # which rules of its base game this one replaces
    editions: Mapping[str, str] = field(default_factory=dict)  # editions that are games of their own, by name
    # the modes of the rulebook that a set-up plays by, besides the number of players
    modes_in_play: Callable[[Config], set[str]] = lambda config: set()
    # what the browser prints on cards, by the name of the file in gen/ that `make generate` writes it to
    browser_words: Mapping[str, Callable[[], Any]] = field(default_factory=dict)
    # the same and all printed names by key, in the language spoken, written for every other language than English
    browser_catalogue: Callable[[], dict[str, str]] | None = None
    cards: Callable[[], list[dict[str, Any]]] | None = None  # what is printed on each card, and its source
    tuning: Tuning = field(default_factory=Tuning)  # for bots
    story: Story | None = None  # which events give points and make scenes: for scenes, score tables, the lead
    # (state, seat or None): the names of numbers that can be explained to these eyes; (state, seat, name): their parts
    numbers: Callable[[AnyGameState, int | None], Sequence[str]] = lambda g, seat: ()
    explain: Callable[[AnyGameState, int | None, str], Breakdown] = no_parts
    # (view, names of the seats): the table in sentences, for the text table and for readers; none: the bare view
    told: Callable[[Any, Sequence[str]], Sequence[Place]] | None = None
    tally: Tally | None = None  # what tournaments count
    environments: tuple[Environment, ...] = ()  # set-ups with names of their own in learning libraries
    bars: Bars = field(default_factory=Bars)  # what benchmarks expect
    workshop: Workshop = field(default_factory=Workshop)  # what cannot be read from its component files
    commands: Mapping[str, Command] = field(default_factory=dict)  # commands of its own, by name
    opening: Opening = field(default_factory=Opening)  # presets, and what each seat picks when a table is opened

    def __reduce__(self) -> Any:
        """A copy of an installed game elsewhere is that game there; one that is not installed cannot travel."""
        from insula.core.registry import load, places

        if self.name not in places() or load(self.name) is not self:
            raise TypeError(f"{self.title} is not an installed game, so it cannot be pickled.")
        return load, (self.name,)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules of the game and of the table."""
        return Rulebook(self.folder)

    @property
    def catalogue(self) -> Catalogue:
        """The messages of the game and of every table, in the languages of the game."""
        return self.words or self.rulebook.catalogue

    def key(self, *parts: object) -> str:
        """The key of one of its own texts; an edition shares the catalogue of its base game and says its name first."""
        return key_of("" if self.edition is None else self.name, *parts)

    @property
    def called(self) -> str:
        """The title in the language that is spoken now."""
        return self.catalogue.said(self.key("game")) or self.title

    @property
    def languages(self) -> list[str]:
        """The languages in which nothing of the game is missing, English first."""
        return [ENGLISH, *sorted(self.catalogue.complete)]

    @cached_property
    def english_glossary(self) -> list[Entry]:
        """The glossary as it was written."""
        return read_glossary(self.folder, "" if self.edition is None else self.name)

    @property
    def glossary(self) -> list[Entry]:
        """A short entry for every icon, piece and word at the table, in the language that is spoken now."""
        return told_glossary(self.english_glossary, self.catalogue, self.glossary_keys)

    @cached_property
    def glossary_keys(self) -> dict[str, str]:
        """The key of each entry of the glossary by its id."""
        return glossary_keys(self.folder, "" if self.edition is None else self.name)

    @property
    def n_options(self) -> int:
        """How many option ids the game has."""
        count: int = self.gen.opt.N_OPTIONS
        return count

    def say(self, g: AnyGameState, option: int) -> str:
        """An option as people say it: on buttons, in advice, in lists of moves."""
        label = self.option_label(g, option) if self.option_label else self.option_text(g, option)
        return label[:1].upper() + label[1:]

    def refuse(self, g: AnyGameState, option: int) -> int:
        """LEGAL, or the number of the rule that explains best why the open question does not take this option."""
        number: int = self.dispatch.refuse(g, option)
        if number != LEGAL and number == self.rulebook.numbers[NOT_AN_ANSWER]:
            return self.misplaced(g, option) or number
        return number

    @property
    def bound(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        """Which rule of this game stands for which hook."""
        out: dict[Callable[..., Any], Callable[..., Any]] = {
            hooks.begin: self.dispatch.begin,
            hooks.play: self.dispatch.play,
            hooks.refuse: self.dispatch.refuse,
            hooks.relist: self.dispatch.relist,
            hooks.redeal: self.redeal,
            hooks.evaluate: self.evaluate,
            hooks.score: self.score,
        }
        if self.edition is not None:
            out |= self.edition.rules
        if self.observe is not None:
            out[hooks.observe] = self.observe
        return out

    def engine(
        self,
        target: str = "numba",
        drivers: Sequence[types.ModuleType] = (),
        bound: Mapping[Callable[..., Any], Callable[..., Any]] = types.MappingProxyType({}),
    ) -> Twin:
        """The rules for `target` ("plain", "numba", "cuda"), with the drivers and their own hooks bound to them."""
        hooked = tuple(f"{rule.__module__}.{rule.__qualname__}" for rule in bound.values())
        place = (self.name, target, tuple(d.__name__ for d in drivers) + hooked)
        made = _ENGINES.get(place)
        if made is None:
            made = Twin(self.State, self.modules, [drive, *drivers], {**self.bound, **bound}, target)
            _ENGINES[place] = made
        return made

    def setup(self, seats: int, /, **choices: Any) -> Setup:
        """The game with its choices made; refuses what the rules refuse."""
        if seats not in self.seats:
            values = {"game": self.title, "least": self.seats[0], "most": self.seats[-1], "players": seats}
            raise Refused(self.rulebook.refusal(self.seats_rule, values))
        known = {c.name: c for c in self.choices}
        for name in choices:
            if name not in known:
                self.refuse_choice("choice", name, list(known))
        words = {k: _words(v) for k, v in choices.items()}  # lists and words with commas mean the same
        return Setup(self, self.configure(seats, **words), words)

    def setups(self) -> list[Setup]:
        """Every number of seats with every example of choices."""
        return [self.setup(seats, **choices) for seats in self.seats for choices in self.examples(seats)]

    def refuse_choice(self, what: str, given: object, known: Sequence[str]) -> None:
        """Raises the refusal of an unknown edition, variant or option."""
        named = ", ".join(known) or self.catalogue.say("nothing-to-choose")
        values: dict[str, object] = {"game": self.title, "what": what, "known": named}
        values["given"] = str(given)[:GIVEN_SHOWN]
        raise Refused(self.rulebook.refusal("table.unknown-choice", values))

    def blank(self, config: Config) -> AnyGameState:
        """A state in which nothing has happened yet, not even set-up."""
        g = self.State()
        g.config.copy_from(config)
        return g


_ENGINES: dict[tuple[str, str, tuple[str, ...]], Twin] = {}


def _words(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


@dataclass(frozen=True)
class Setup:
    """A game with seats and choices: what a table or a batch starts from."""

    game: Game
    config: Config
    choices: Mapping[str, str]

    def __reduce__(self) -> Any:
        """Travels as its game, seats and choices."""
        return set_up, (self.game, self.seats, dict(self.choices))

    @property
    def label(self) -> str:
        """A short name for files and reports."""
        return "-".join([f"{self.seats}", *(f"{k}-{v}" for k, v in self.choices.items())]).replace(",", "+")

    @property
    def seats(self) -> int:
        """How many seats play."""
        count: int = self.config.seats
        return count

    def plays(self, rule: Rule) -> bool:
        """Whether a rule counts in this set-up, or belongs to something that is not in play."""
        return rule.mode in {"all", f"{self.seats}p"} | self.game.modes_in_play(self.config)

    def blank(self) -> AnyGameState:
        """A state in which nothing has happened yet."""
        return self.game.blank(self.config)

    def batch(self, size: int) -> Any:
        """Records for the compiled engines; the first is blank but for its Config."""
        import numpy as np

        made = np.zeros(size, dtype_of(self.game.State))
        to_record(self.blank(), made[0])
        return made

    def start(self, seed: SupportsIndex) -> AnyGameState:
        """A state at its first question, in the plain engine."""
        g = self.blank()
        self.game.dispatch.begin(g, as_seed(seed))
        return g

    def table(self, seed: SupportsIndex | None = None, names: Sequence[str] | None = None) -> Table:
        """A table at which this game is played."""
        from insula.core.table import Table

        return Table(self, seed=seed, names=names)


def set_up(game: Game, seats: int, choices: Mapping[str, str]) -> Setup:
    """A set-up again from what it is made of."""
    return game.setup(seats, **choices)
