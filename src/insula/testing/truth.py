"""Truth of refusals: every sentence a table says is checked against an independent reading of the position.

A claim is written from the words of a rule and says whether its sentence, with exactly the values shown, holds in a
position; it never calls the guard. A repair mends exactly what the sentence names: the answer must then change.
The fuzz asks for every option at positions of random games; mutants show that the claims are strict enough.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from insula.core.game import Game, Setup
from insula.core.record_class import clone
from insula.core.rule import LEGAL

MAX_KEPT = 40  # refusals of each rule that are kept for mutants


@dataclass(frozen=True)
class Attempt:
    """An option that was refused in a position, with what the refusal says."""

    game: Game
    g: Any
    option: int
    rule: str
    values: dict[str, object]

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        asked: int = self.g.asked.seat
        return asked

    @property
    def kind(self) -> str:
        """The kind of the open question."""
        name: str = self.game.gen.ask.NAMES[self.g.asked.kind]
        return name

    @property
    def thing(self) -> str:
        """What was clicked."""
        return self.game.option_thing(self.g, self.option)

    @property
    def text(self) -> str:
        """The notation of the option."""
        return self.game.option_text(self.g, self.option)

    @property
    def says(self) -> str:
        """The sentence that a player reads."""
        return self.game.rulebook.refusal(self.rule, self.values).says

    def __str__(self) -> str:
        return f"{self.kind}: “{self.text}” by seat {self.seat}: {self.says} [{self.rule}]"


Claim = Callable[[Attempt], bool]
Repair = Callable[[Attempt], None]


@dataclass
class Claims:
    """The claims and repairs of one game, by rule id."""

    claims: dict[str, Claim] = field(default_factory=dict)
    repairs: dict[str, Repair] = field(default_factory=dict)

    def claim(self, *rules: str) -> Callable[[Claim], Claim]:
        """Registers when the sentence of these rules is true."""

        def keep(function: Claim) -> Claim:
            for rule in rules:
                assert rule not in self.claims, f"{rule} is claimed twice"
                self.claims[rule] = function
            return function

        return keep

    def repair(self, *rules: str) -> Callable[[Repair], Repair]:
        """Registers how to mend, in the position of the attempt, exactly what the sentence of these rules names."""

        def keep(function: Repair) -> Repair:
            for rule in rules:
                assert rule not in self.repairs, f"{rule} is repaired twice"
                self.repairs[rule] = function
            return function

        return keep


def attempt(game: Game, g: Any, option: int) -> Attempt | None:
    """What the table says to an option, or None if it is legal."""
    number = game.refuse(g, option)
    if number == LEGAL:
        return None
    rule = game.rulebook.ids[number]
    needed = game.rulebook.rules[rule].values
    values = game.refusal_values(g, option, rule)
    return Attempt(game, g, option, rule, {name: values[name] for name in needed})


def attempts(game: Game, g: Any, options: Iterable[int]) -> Iterator[Attempt]:
    """Every refusal among some options of a position."""
    for option in options:
        found = attempt(game, g, option)
        if found is not None:
            yield found


@dataclass
class Findings:
    """What a fuzz saw: how many refusals, which sentences were false, and samples for mutants."""

    refusals: int = 0
    by_rule: dict[str, int] = field(default_factory=dict)
    false: list[str] = field(default_factory=list)
    unclaimed: set[str] = field(default_factory=set)
    unmended: list[str] = field(default_factory=list)
    repaired: int = 0
    samples: dict[str, list[Attempt]] = field(default_factory=dict)

    def add(self, claims: Claims, found: Attempt) -> None:
        """Judges one refusal."""
        self.refusals += 1
        count = self.by_rule.get(found.rule, 0)
        self.by_rule[found.rule] = count + 1
        claim = claims.claims.get(found.rule)
        if claim is None:
            self.unclaimed.add(found.rule)
        elif not claim(found):
            self.false.append(str(found))
        kept = self.samples.setdefault(found.rule, [])
        if len(kept) < MAX_KEPT and count % 7 == 0:
            kept.append(Attempt(found.game, clone(found.g), found.option, found.rule, found.values))

    def mend(self, claims: Claims, found: Attempt) -> None:
        """After mending what a sentence names, the answer must be another one."""
        repair = claims.repairs.get(found.rule)
        if repair is None:
            return
        mended = Attempt(found.game, clone(found.g), found.option, found.rule, found.values)
        repair(mended)
        self.repaired += 1
        again = attempt(found.game, mended.g, found.option)
        if again is not None and (again.rule, again.values) == (found.rule, found.values):
            self.unmended.append(str(found))


def fuzz(setup: Setup, claims: Claims, seeds: Iterable[int], every: int = 5, mended: int = 3) -> Findings:
    """Random games; at every `every`th question each option id is asked for, and `mended` refusals are repaired."""
    game = setup.game
    out = Findings()
    for seed in seeds:
        chooser = random.Random(seed)
        g = setup.start(seed)
        number = 0
        while not g.over and number < game.max_decisions:
            if number % every == seed % every:
                found = list(attempts(game, g, range(game.n_options)))
                for each in found:
                    out.add(claims, each)
                for each in chooser.sample(found, min(mended, len(found))):
                    out.mend(claims, each)
            game.dispatch.play(g, chooser.choice(g.options[: g.n_options]))
            number += 1
    return out


def merged(parts: Sequence[Findings]) -> Findings:
    """The findings of several runs as one."""
    out = Findings()
    for part in parts:
        out.refusals += part.refusals
        out.repaired += part.repaired
        out.false += part.false
        out.unmended += part.unmended
        out.unclaimed |= part.unclaimed
        for rule, count in part.by_rule.items():
            out.by_rule[rule] = out.by_rule.get(rule, 0) + count
        for rule, kept in part.samples.items():
            mine = out.samples.setdefault(rule, [])
            mine += kept[: MAX_KEPT - len(mine)]
    return out


@dataclass(frozen=True)
class Mutants:
    """How many wrong sentences the claims were shown, and which of them they let pass."""

    made: int
    passed: tuple[str, ...]

    @property
    def share_caught(self) -> float:
        """The part of the mutants that at least one claim called false."""
        return 1.0 - len(self.passed) / max(1, self.made)


def mutants(claims: Claims, found: Findings, seed: int = 1, others: int = 3) -> Mutants:
    """Each refusal said by other rules in its place, and each of its values changed: claims must notice."""
    chooser = random.Random(seed)
    made, passed = 0, []
    rules = sorted(r for r in found.samples if r in claims.claims and found.samples[r])
    for rule in rules:
        kept = found.samples[rule]
        kinds = {a.kind for a in kept}
        near = [r for r in rules if r != rule and kinds & {a.kind for a in found.samples[r]}]
        for other in chooser.sample(near, min(others, len(near))):
            made += 1
            if all(_holds(claims, other, a, found.samples[other][0].values) for a in kept):
                passed.append(f"{rule} said as {other}")
        for name in kept[0].values:
            made += 1
            if all(_holds(claims, rule, a, _changed(a, name, kept, chooser)) for a in kept):
                passed.append(f"{rule}: {{{name}}} changed")
    return Mutants(made, tuple(passed))


def _holds(claims: Claims, rule: str, a: Attempt, values: dict[str, object]) -> bool:
    return claims.claims[rule](Attempt(a.game, a.g, a.option, rule, values))


def _changed(a: Attempt, name: str, kept: Sequence[Attempt], chooser: random.Random) -> dict[str, object]:
    now = a.values[name]
    if isinstance(now, int):
        wrong: object = now + chooser.choice((-1, 1, 2))
    else:
        seen = sorted({str(each.values[name]) for each in kept} - {str(now)})
        wrong = chooser.choice(seen) if seen else f"not {now}"
    return a.values | {name: wrong}
