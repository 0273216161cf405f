"""Previews: what an answer costs and brings, and whether it can be taken back, before it is given.

Everything is judged on deals that only use what the asked seat may know, so two tables that look alike to it give the
same preview. What turns out differently on several deals is named as unknown.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from insula.core.amounts import Amount, Change, Changes, changes
from insula.core.chance import SAMPLE, start
from insula.core.events import EVERYBODY, Event, named
from insula.core.game import AnyGameState, Game
from insula.core.lone import OF_THE_QUESTION, plays_itself
from insula.core.messages import CORE, Catalogue
from insula.core.record_class import clone, key, parts
from insula.core.table import Table

MAX_OPTIONS = 80  # options; beyond it looking ahead would cost too much time
SEED = 20_260_101  # any fixed number: the same knowledge must give the same answer
SURE_DEALS = 2  # where nothing is drawn or shown
DEALS = 8  # where chance or hidden cards come in
MAX_DEALS = 64  # where they change something for others too, as when everything is scored
STEPS = 400  # answers tried to find the cheapest way to finish an act
MORE_STEPS = 60  # and, where it is found sooner, to see whether all ways bring the same
MANY = 1_000_000  # more than all steps


@dataclass(frozen=True)
class Preview:
    """What an answer costs its seat, what else it changes, which things it touches, and what nobody can tell yet.

    `path` holds the answers that this is about: the answer alone, or, where it only begins an act, the cheapest way to
    finish it. `lowest` marks a price that other ways exceed.
    """

    cost: tuple[Change, ...] = ()
    gain: tuple[Change, ...] = ()
    places: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    lowest: bool = False
    path: tuple[int, ...] = ()

    @property
    def free(self) -> bool:
        """Whether some way costs nothing and others do; `cost` then names what those are paid with."""
        return self.lowest and all(change.before == change.after for change in self.cost)


def final_options(table: Table) -> set[int]:
    """The options after which undo stops: chance, something shown, somebody else asked, or the end."""
    g = table.state
    offered = list(g.options[: g.n_options])
    if table.over or len(offered) > MAX_OPTIONS:
        return set()
    dealt = _deal(table, SEED)
    if dealt.options[: dealt.n_options] != offered:
        return set()
    return {option for option in offered if not _can_be_taken_back(table, dealt, option)}


def _deal(table: Table, seed: int) -> AnyGameState:
    """The table with all that the asked seat does not know dealt again."""
    dealt = clone(table.state)
    table.game.tidy(dealt, table.asked)
    start(dealt.rng, seed, SAMPLE)
    table.game.redeal(dealt, table.asked)
    table.game.dispatch.relist(dealt)
    return dealt


def _can_be_taken_back(table: Table, dealt: AnyGameState, option: int) -> bool:
    """Tries an option on a copy of the deal, with everything that follows by itself."""
    trial = Table(table.setup, 0, table.names, state=clone(dealt), salt="", fast_forward=False)
    trial.fast_forward = table.fast_forward
    trial.play(option)
    return trial.can_undo


def preview(table: Table, option: int) -> Preview:
    """What one option of the open question costs and brings."""
    return Look(table).preview(option)


def previews(table: Table) -> Iterator[tuple[int, Preview]]:
    """Every option of the open question with its preview, one after the other."""
    if not table.over:
        look = Look(table)
        for option in table.state.options[: table.state.n_options]:
            yield int(option), look.preview(option)


def act_previews(table: Table, acts: Sequence[Sequence[int]]) -> list[Preview]:
    """What whole acts cost and bring, each by the answers from the open question on that begin it."""
    look = Look(table)
    return [look.preview(*answers) for answers in acts]


@dataclass(frozen=True)
class _Deal:
    """A deal to try answers on."""

    g: AnyGameState
    board: list[tuple[int, ...]]
    amounts: list[Amount]


@dataclass(frozen=True)
class _Trial:
    """Answers tried on one deal: the state they lead to and what changed on the way."""

    path: tuple[int, ...]
    kinds: tuple[str, ...]  # of the questions on the way, the one that is open now last
    after: AnyGameState
    stages: tuple[list[Amount], ...]  # all amounts before the first answer and after each that changed them
    changed: Changes
    drew: bool  # chance was used or something hidden was shown

    @property
    def roundabout(self) -> bool:
        """Whether it leads back to a question it had left, as an exchange in the middle of a payment does."""
        *earlier, now = self.kinds
        return now in earlier and earlier[-1] != now

    @property
    def detour(self) -> bool:
        """Whether it is back at a question that came up on the way: what was done there is no part of the act."""
        _, *between, now = self.kinds
        return now in between and between[-1] != now


@dataclass(frozen=True)
class _Ways:
    """Ways to finish an act, cheapest first, and whether there are no others."""

    ways: list[_Trial]
    all_seen: bool

    @property
    def cheapest(self) -> tuple[int, ...]:
        """Its answers; none where no way to the end was found."""
        return self.ways[0].path if self.ways else ()


class Look:
    """A look ahead from the open question of a table; it stays true for that question only."""

    def __init__(self, table: Table) -> None:
        self.game: Game = table.game
        self.names = table.names
        self.seat = table.asked
        self.eyes = table.eyes(self.seat)
        self.forward = table.fast_forward
        self._table = table
        self._dealt: list[_Deal] = []
        asked = self._kind(table.state)
        self._begins_act = asked in self.game.tuning.acts
        self._parts = frozenset(self.game.answer_parts.get(asked, ()))

    def _deals(self, first: int, last: int) -> list[_Deal]:
        """Deals by their number; each is dealt once."""
        while len(self._dealt) < last:
            g = _deal(self._table, SEED + len(self._dealt))
            self._dealt.append(_Deal(g, self._board(g), self._amounts(g)))
        return self._dealt[first:last]

    def preview(self, *answers: int) -> Preview:
        """What an option costs and brings, or the cheapest act that begins with it or with several answers."""
        found = self._ways(answers)
        cheapest = found.cheapest or answers
        told = self._agreed(self._trials(cheapest))
        if len(cheapest) > 1:
            told = _of_several_ways(told, found)
        cost, gain = (tuple(self._named(change) for change in part) for part in (told.cost, told.gain))
        return replace(told, cost=cost, gain=gain, path=tuple(map(int, cheapest)))

    def _trials(self, path: Sequence[int]) -> list[_Trial]:
        """A way on several deals: on more of them the more may hang on what is hidden."""
        trials = self._tried(path, 0, SURE_DEALS)
        if any(trial.drew for trial in trials):
            trials += self._tried(path, SURE_DEALS, DEALS)
            if any(trial.changed.of_others for trial in trials):
                trials += self._tried(path, DEALS, MAX_DEALS)
        return trials

    def _tried(self, path: Sequence[int], first: int, last: int) -> list[_Trial]:
        walked = (self._walk(deal, path) for deal in self._deals(first, last))
        return [trial for trial in walked if trial]

    # ---- the cheapest act that begins with an answer -----------------------------------------------------------

    def _ways(self, answers: Sequence[int]) -> _Ways:
        """Acts that begin with answers, cheapest first; where there are too many of them, only plain ones."""
        deal = self._deals(0, 1)[0]
        begun = self._walk(deal, answers)
        if begun is None:
            return _Ways([], True)
        found = self._search(deal, begun, plain=False)
        return found if found.ways else _Ways(self._search(deal, begun, plain=True).ways, False)

    def _search(self, deal: _Deal, begun: _Trial, plain: bool) -> _Ways:
        """Ways to go on are tried in the order of what they cost; a plain act answers small questions as most do."""
        count = itertools.count()
        waiting = [(0, 0, begun)]
        done: list[_Trial] = []
        while waiting and next(count) < (STEPS if not done else MORE_STEPS):
            _, _, trial = heapq.heappop(waiting)
            if self._complete(deal, trial):
                done.append(trial)
                continue
            if trial.roundabout:
                continue
            small = plain and trial.kinds[-1] in self.game.small_questions
            for number in trial.after.options[: 1 if small else trial.after.n_options]:
                each = self._step(deal, trial, number)
                # what costs the same is finished before something else is begun
                heapq.heappush(waiting, (each.changed.price, -len(each.path) * MANY + next(count), each))
        done.sort(key=lambda trial: trial.changed.price)
        return _Ways(done, not waiting)

    def _complete(self, deal: _Deal, trial: _Trial) -> bool:
        """Whether the act is over, or, where none begins here, whether the answer did something by itself."""
        g = trial.after
        if g.over or g.asked.seat != self.seat or trial.drew or self._kind(g) in self.game.tuning.acts:
            return True
        if self._begins_act or trial.detour or not self._given(g):
            return False
        return bool(g.log) or self._board(g) != deal.board

    def _given(self, g: AnyGameState) -> bool:
        """Whether no part of the answer is asked for, now or after a detour."""
        names = self.game.gen.ask.NAMES
        return not self._parts or self._parts.isdisjoint(names[q.kind] for q in (g.asked, *g.stack[: g.n_stack]))

    # ---- one trial ------------------------------------------------------------------------------------------------

    def _walk(self, deal: _Deal, path: Sequence[int]) -> _Trial | None:
        """Plays answers on a copy of a deal; None where one of them is not offered."""
        trial: _Trial | None = None
        for option in path:
            g = trial.after if trial else deal.g
            if option not in g.options[: g.n_options]:
                return None
            trial = self._step(deal, trial, option)
        return trial

    def _step(self, deal: _Deal, on: _Trial | None, option: int) -> _Trial:
        """One answer more, with what follows by itself, and all that has changed since the deal."""
        before, path, kinds = (on.after, on.path, on.kinds) if on else (deal.g, (), (self._kind(deal.g),))
        g = clone(before)
        g.log = list(before.log or ())
        self.game.dispatch.play(g, option)
        been: set[tuple[int, ...]] = set()
        while self.forward and plays_itself(self.game, g) and key(g) not in been:
            been.add(key(g))
            self.game.dispatch.play(g, g.options[0])
        drew = key(g.rng) != key(deal.g.rng) or g.reveals != deal.g.reveals
        stages, now = on.stages if on else (deal.amounts,), self._amounts(g)
        if now != stages[-1]:
            stages = (*stages, now)
        return _Trial((*path, option), (*kinds, self._kind(g)), g, stages, changes(*stages), drew)

    def _kind(self, g: AnyGameState) -> str:
        name: str = self.game.gen.ask.NAMES[g.asked.kind]
        return name

    def _board(self, g: AnyGameState) -> list[tuple[int, ...]]:
        """Everything but the question and the act being put together."""
        return parts(g, OF_THE_QUESTION.union(self.game.planning))

    def _amounts(self, g: AnyGameState) -> list[Amount]:
        return list(self.game.amounts(g, self.seat)) if self.game.amounts else self._points(g)

    def _points(self, g: AnyGameState) -> list[Amount]:
        """Where a game lists no amounts: what its score says."""
        return [Amount("vp", int(self.game.score(g, self.seat)), "points", "point")]

    def _things(self, g: AnyGameState) -> frozenset[str]:
        """What lights up for what happened, as far as these eyes see it."""
        seen = [Event(0, 0, *entry) for entry in g.log]
        seen = [event.seen_by(self.eyes) if event.eyes != EVERYBODY else event for event in seen]
        return frozenset(thing for event in seen for thing in self.game.event_things(g, event))

    # ---- several trials -------------------------------------------------------------------------------------------

    def _agreed(self, trials: Sequence[_Trial]) -> Preview:
        """What all deals agree on; the rest is named as unknown."""
        if not trials:
            return Preview(unknown=(self._say("preview-chance"),))
        all_costs = [set(t.changed.cost) for t in trials]
        all_gains = [set(t.changed.gain) for t in trials]
        cost = [c for c in trials[0].changed.cost if all(c in each for each in all_costs)]
        gain = [c for c in trials[0].changed.gain if all(c in each for each in all_gains)]
        known = {c for each in (set.intersection(*all_costs), set.intersection(*all_gains)) for c in each}
        unsure = [c for t in trials for c in (*t.changed.cost, *t.changed.gain) if c not in known]
        places = frozenset.intersection(*(t.changed.places | self._things(t.after) for t in trials))
        return Preview(tuple(cost), tuple(gain), tuple(sorted(places)), tuple(self._unknown(trials, unsure)))

    def _named(self, change: Change) -> Change:
        whose, text = (named(words, self.names) for words in (change.whose, change.text))
        return replace(change, whose=whose, text=text)

    def _unknown(self, trials: Sequence[_Trial], unsure: Sequence[Change]) -> Iterator[str]:
        after = trials[0].after
        if not after.over and after.asked.seat != self.seat and self._kind(after) in self.game.tuning.windows:
            yield self._say("preview-may-answer", name=self.names[after.asked.seat])
        if not any(trial.drew for trial in trials):
            return
        yield self._say("preview-chance")
        for whose, name in dict.fromkeys((c.whose, c.name) for c in unsure):
            what = f"{name[:1].upper()}{name[1:]}"
            if whose:
                yield self._say("preview-unknown-of", whose=named(whose, self.names), what=what)
            else:
                yield self._say("preview-unknown", what=what)

    def _say(self, key: str, **values: str) -> str:
        return self.game.catalogue.say(key, **values)


def _of_several_ways(cheapest: Preview, found: _Ways) -> Preview:
    """The price of the cheapest way, and of all that else happens only what happens on every way.

    Where other ways cost something else, the price is the lowest; if it is nothing, it tells what others would cost.
    """
    sure: set[Change] = set()
    if found.all_seen:
        sure = set.intersection(*(set(way.changed.cost + way.changed.gain) for way in found.ways))
    cost = tuple(change for change in cheapest.cost if change.worth or change in sure)
    gain = tuple(change for change in cheapest.gain if change in sure)
    prices = list(dict.fromkeys(tuple(change for change in way.changed.cost if change.worth) for way in found.ways))
    lowest = len(prices) > 1 or not found.all_seen
    if lowest and not cost:
        cost = tuple(dict.fromkeys(_nothing(change) for price in prices for change in price))
    return replace(cheapest, cost=cost, gain=gain, lowest=lowest and bool(cost))


def _nothing(paid: Change) -> Change:
    """The same means of payment where none of it is paid."""
    return replace(paid, after=paid.before, text=f"0 {paid.name}")


def in_short(told: Preview, words: Catalogue = CORE) -> str:
    """A preview on one line: costs 10 coins; brings 5 VP; Something is drawn."""
    parts = []
    if told.free:
        parts.append(words.say("preview-free"))
    elif told.cost:
        parts.append(words.say("preview-from" if told.lowest else "preview-costs", what=_listed(words, told.cost)))
    if told.gain:
        parts.append(words.say("preview-brings", what=_listed(words, told.gain)))
    return "; ".join([*parts, *(sentence.rstrip(".") for sentence in told.unknown)])


def _listed(words: Catalogue, several: Sequence[Change]) -> str:
    return ", ".join(_in_words(words, change) for change in several)


def _in_words(words: Catalogue, change: Change) -> str:
    """One change with its owner and, where it is counted, its direction."""
    owner = f"{change.whose} " if change.whose else ""
    if change.sort == "flag":
        return f"{owner}{change.text if change.after else words.say('preview-lost', what=change.text)}"
    sign = "" if not owner or change.sort == "level" else "+" if change.after > change.before else "−"
    return f"{owner}{sign}{change.text}"
