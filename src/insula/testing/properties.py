"""What must hold for every game, checked on random walks; `check_game` runs all of it."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from insula.core.chance import SAMPLE, start
from insula.core.game import Game, Setup
from insula.core.lone import plays_itself
from insula.core.record import parse_record
from insula.core.record_class import clone, key
from insula.core.replaying import replay
from insula.core.rule import LEGAL
from insula.core.table import Table
from insula.testing.walks import walk


def check_game(setup: Setup, seed: int, every: int = 7) -> None:
    """One random game with every property checked at each `every`th question, and its record at the end."""
    game = setup.game
    last = None
    for number, g in enumerate(walk(setup, seed)):
        last = g
        assert g.n_options > 0, "a question without options was asked"
        if number % every == seed % every:
            check_options(game, g)
            check_words(game, g)
            check_conserved(game, g)
            check_clone(game, g)
            check_blind_eyes(setup, g, seed + number)
    assert last is not None
    assert last.over, f"seed {seed}: the game did not end"
    assert any(last.won[s] for s in range(last.n_seats)) or game.reason(last), "an end without winner or reason"
    check_conserved(game, last)
    check_table(setup, seed)


def check_options(game: Game, g: Any) -> None:
    """Options are exactly what no rule refuses, in ascending order."""
    offered = g.options[: g.n_options]
    assert offered == sorted(set(offered)), f"{offered} is not in canonical order"
    for option in range(game.n_options):
        refusal = game.dispatch.refuse(g, option)
        kind = game.gen.ask.NAMES[g.asked.kind]
        assert (refusal == LEGAL) == (option in offered), f"{kind}: option {option} offered or refused, not both"
        assert refusal == LEGAL or refusal in game.rulebook.ids, f"{kind}: {refusal} is no rule number"


def check_words(game: Game, g: Any) -> None:
    """Every option has its own notation, every refusal its sentence, and asking changes nothing."""
    before = key(g)
    texts = [game.option_text(g, option) for option in range(game.n_options)]
    kind = game.gen.ask.NAMES[g.asked.kind]
    repeated = {t for t in texts if texts.count(t) > 1} if len(set(texts)) != len(texts) else set()
    assert not repeated, f"{kind}: the same notation for several options: {sorted(repeated)[:3]}"
    for option, text in enumerate(texts):
        assert text == " ".join(text.lower().split()) and "{" not in text, f"{kind}: {text!r} is no notation"
        number = game.refuse(g, option)
        if number != LEGAL:
            rule_id = game.rulebook.ids[number]
            values = game.refusal_values(g, option, rule_id)
            says = game.rulebook.refusal(rule_id, values).says
            assert not re.search(r"[{}]|\bNone\b", says), f"{rule_id}: {says}"
    for option in g.options[: g.n_options]:
        assert game.option_thing(g, option)
    assert game.question_text(g)
    assert key(g) == before, f"{kind}: asking for words changed the state"


def check_conserved(game: Game, g: Any) -> None:
    """Nothing is created or lost."""
    problems = game.conserved(g)
    assert not problems, problems


def check_clone(game: Game, g: Any) -> None:
    """A clone is equal and independent."""
    other = clone(g)
    assert key(other) == key(g)
    before = key(g)
    game.dispatch.play(other, other.options[0])
    assert key(g) == before


def redealt(game: Game, g: Any, seat: int, seed: int) -> Any:
    """A state that differs from `g` only in what `seat` does not know."""
    other = clone(g)
    start(other.rng, seed, SAMPLE)
    game.redeal(other, seat)
    if not other.over:
        game.dispatch.relist(other)
    return other


def check_blind_eyes(setup: Setup, g: Any, seed: int) -> None:
    """States that differ only in what a seat does not know look, answer and sound the same to it."""
    game = setup.game
    for seat in range(g.n_seats):
        other = redealt(game, g, seat, seed)
        check_conserved(game, other)
        mine, its = game.view(g, seat), game.view(other, seat)
        assert json.dumps(mine, sort_keys=True) == json.dumps(its, sort_keys=True), f"seat {seat} sees a difference"
        assert game.question_text(g) == game.question_text(other), "the question betrays something hidden"
        if g.asked.seat == seat:
            check_same_answers(setup, g, other, seat)
        else:
            check_same_refusals(setup, g, other, seat)
            assert plays_itself(game, g) == plays_itself(game, other), "being asked or not betrays something hidden"
    check_spectator(game, g, seed)


def check_same_refusals(setup: Setup, g: Any, other: Any, seat: int) -> None:
    """A seat that is not asked gets refusals that tell nothing hidden."""
    here, there = (Table(setup, 0, state=clone(s), fast_forward=False) for s in (g, other))
    for option in range(seat, setup.game.n_options, 5):
        assert here.why(option, seat) == there.why(option, seat), "a refusal out of turn betrays something hidden"


def check_spectator(game: Game, g: Any, seed: int) -> None:
    """A spectator knows no more than what every seat knows."""
    shown = json.dumps(game.view(g, None), sort_keys=True)
    for seat in range(g.n_seats):
        other = redealt(game, g, seat, seed)
        assert json.dumps(game.view(other, None), sort_keys=True) == shown, "a spectator sees what a seat may not"


def check_same_answers(setup: Setup, g: Any, other: Any, seat: int) -> None:
    """The asked seat gets the same options, words and refusals, and what it does without chance looks the same."""
    game = setup.game
    offered = g.options[: g.n_options]
    assert offered == other.options[: other.n_options], "the options betray something hidden"
    for option in range(game.n_options):
        assert game.option_text(g, option) == game.option_text(other, option), "notation betrays something hidden"
        number = game.refuse(g, option)
        assert number == game.refuse(other, option), "a refusal betrays something hidden"
        if number != LEGAL:
            rule_id = game.rulebook.ids[number]
            assert game.refusal_values(g, option, rule_id) == game.refusal_values(other, option, rule_id)
    option = offered[len(offered) // 2]
    here, there = (Table(setup, 0, state=clone(each), fast_forward=False) for each in (g, other))
    for table in (here, there):
        table.play(option)
    shown = here.state.reveals != g.reveals or there.state.reveals != other.reveals
    chance = key(here.state.rng) != key(g.rng) or key(there.state.rng) != key(other.rng)
    if not shown and not chance:
        texts = [e["text"] for e in here.seen(seat)], [e["text"] for e in there.seen(seat)]
        assert texts[0] == texts[1], "events betray something hidden"
        assert here.view(seat) == there.view(seat), "something hidden was shown without reveal()"


def check_table(setup: Setup, seed: int) -> None:
    """A table plays by notation, undoes to equal states, and its record replays to the same end from anywhere."""
    chooser = random.Random(seed)
    table = setup.table(seed=seed)
    while not table.over:
        before = key(table.state)
        option = chooser.choice(table.options)
        assert table.read(option.text) == option
        table.play(option.text)
        if table.can_undo and chooser.random() < 0.2:
            version = table.version
            table.undo()
            assert key(table.state) == before and table.version > version
            table.play(option)
    text = table.record.text()
    again = replay(parse_record(text))
    assert key(again.state) == key(table.state)
    assert again.record.text() == text
    half = len(table.moves) // 2
    middle = replay(parse_record(text), half)
    assert middle.moves == table.moves[:half]
    table.rewind(half)
    assert key(table.state) == key(middle.state)
