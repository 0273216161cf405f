"""Previews: what an answer costs and brings, and whether it can be taken back, before it is given.

Everything is judged on deals that only use what the asked seat may know, so two tables that look alike to it give the
same preview. What turns out differently on several deals is named as unknown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from insula.core.amounts import Amount, Change, Changes, changes
from insula.core.chance import SAMPLE, start
from insula.core.events import EVERYBODY, Event, named
from insula.core.game import AnyGameState, Game
from insula.core.lone import OF_THE_QUESTION, plays_itself
from insula.core.record_class import clone, key, parts
from insula.core.table import Table

MAX_OPTIONS = 80  # options; beyond it looking ahead would cost too much time
SEED = 20_260_101  # any fixed number: the same knowledge must give the same answer
SURE_DEALS = 2  # where nothing is drawn or shown
DEALS = 8  # where chance or hidden cards come in
STEPS = 300  # answers tried to find the cheapest way to finish an act
CHANCE = "Chance or hidden cards come into it."
MAYBE_CHEAPER = "There may be a cheaper way."


@dataclass(frozen=True)
class Preview:
    """What an answer costs its seat, what else it changes, which things it touches, and what nobody can tell yet.

    `lowest` marks an answer that only begins an act: cost and gain are those of the cheapest way to finish it.
    """

    cost: tuple[Change, ...] = ()
    gain: tuple[Change, ...] = ()
    places: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    lowest: bool = False


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
    """The table with all that the asked seat does not know dealt anew."""
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


@dataclass(frozen=True)
class _Trial:
    """An option tried on one deal: the state it leads to and what changed on the way."""

    after: AnyGameState
    changed: Changes
    complete: bool  # something happened on the table, rather than an act being put together
    drew: bool  # chance was used or something hidden was shown


class Look:
    """A look ahead from the open question of a table; it stays true for that question only."""

    def __init__(self, table: Table) -> None:
        self.game: Game = table.game
        self.names = table.names
        self.seat = table.asked
        self.eyes = table.eyes(self.seat)
        self.forward = table.fast_forward
        self._deals = [_deal(table, SEED + i) for i in range(DEALS)]

    def preview(self, option: int) -> Preview:
        """What an option costs and brings, or the cheapest act that begins with it."""
        path, whole = self._way(option)
        offering = [deal for deal in self._deals if option in deal.options[: deal.n_options]]
        trials = [self._walk(deal, path) for deal in offering[:SURE_DEALS]]
        if any(trial.drew for trial in trials):
            trials += [self._walk(deal, path) for deal in offering[SURE_DEALS:]]
        found = self._agreed(trials, lowest=len(path) > 1)
        return found if whole else _with_unknown(found, MAYBE_CHEAPER)

    # ---- the cheapest act that begins with an answer -----------------------------------------------------------

    def _way(self, option: int) -> tuple[list[int], bool]:
        """The answers of the cheapest act that begins with an option, and whether all of them were looked at."""
        deal = self._deals[0]
        best: tuple[int, list[int]] | None = None
        open_ways: list[tuple[AnyGameState, list[int]]] = [(deal, [option])]
        steps = 0
        while open_ways and steps < STEPS:
            before, path = open_ways.pop()
            trial = self._trial(deal, self._played(before, path[-1]))
            steps += 1
            if not trial.complete:
                g = trial.after
                open_ways += [(g, [*path, o]) for o in reversed(g.options[: g.n_options])]
            elif best is None or trial.changed.price < best[0]:
                best = trial.changed.price, path
        return (best[1] if best else [option]), not open_ways

    # ---- one trial ------------------------------------------------------------------------------------------------

    def _walk(self, deal: AnyGameState, path: Sequence[int]) -> _Trial:
        """Plays answers on a copy of a deal."""
        g = deal
        for option in path:
            g = self._played(g, option)
        return self._trial(deal, g)

    def _played(self, before: AnyGameState, option: int) -> AnyGameState:
        """A copy with one answer given, and what follows by itself."""
        g = clone(before)
        g.log = list(before.log or ())
        self.game.dispatch.play(g, option)
        been: set[tuple[int, ...]] = set()
        while self.forward and plays_itself(self.game, g) and key(g) not in been:
            been.add(key(g))
            self.game.dispatch.play(g, g.options[0])
        return g

    def _trial(self, deal: AnyGameState, g: AnyGameState) -> _Trial:
        """What has changed since the deal."""
        complete = bool(g.over or g.asked.seat != self.seat or g.log or self._board(deal) != self._board(g))
        found = changes(self._amounts(deal), self._amounts(g))
        drew = key(g.rng) != key(deal.rng) or g.reveals != deal.reveals
        return _Trial(g, Changes(found.cost, found.gain, found.places | self._things(g)), complete, drew)

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

    def _agreed(self, trials: Sequence[_Trial], lowest: bool) -> Preview:
        """What all deals agree on; the rest is named as unknown."""
        if not trials:
            return Preview(unknown=(CHANCE,))
        all_costs = [set(t.changed.cost) for t in trials]
        all_gains = [set(t.changed.gain) for t in trials]
        cost = [self._named(c) for c in trials[0].changed.cost if all(c in each for each in all_costs)]
        gain = [self._named(c) for c in trials[0].changed.gain if all(c in each for each in all_gains)]
        known = {c for each in (set.intersection(*all_costs), set.intersection(*all_gains)) for c in each}
        unsure = [c for t in trials for c in (*t.changed.cost, *t.changed.gain) if c not in known]
        places = frozenset.intersection(*(t.changed.places for t in trials))
        return Preview(tuple(cost), tuple(gain), tuple(sorted(places)), tuple(self._unknown(trials, unsure)), lowest)

    def _named(self, change: Change) -> Change:
        whose, text = (named(words, self.names) for words in (change.whose, change.text))
        return replace(change, whose=whose, text=text)

    def _unknown(self, trials: Sequence[_Trial], unsure: Sequence[Change]) -> Iterator[str]:
        after = trials[0].after
        kind = self.game.gen.ask.NAMES[after.asked.kind]
        if not after.over and after.asked.seat != self.seat and kind in self.game.tuning.windows:
            yield f"{self.names[after.asked.seat]} may answer it first."
        if not any(trial.drew for trial in trials):
            return
        yield CHANCE
        for whose, name in dict.fromkeys((c.whose, c.name) for c in unsure):
            owner = f"{named(whose, self.names)}: " if whose else ""
            yield f"{owner}{name[:1].upper()}{name[1:]} cannot be told yet."


def _with_unknown(found: Preview, sentence: str) -> Preview:
    return replace(found, unknown=(*found.unknown, sentence))
