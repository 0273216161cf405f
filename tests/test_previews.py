"""What a preview tells is what happens: over random positions of every game, and the same in worlds that look alike."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

import insula
from insula.core.acts import acts_for, standing
from insula.core.amounts import Amount, Change, Changes, changes
from insula.core.chance import SAMPLE, start
from insula.core.events import named
from insula.core.game import Setup
from insula.core.lone import only_plans
from insula.core.messages import CORE
from insula.core.previews import Look, Preview, act_previews, in_short, previews
from insula.core.record_class import clone
from insula.core.registry import load
from insula.core.table import Table
from insula.testing import size

GLYPHS = (Path(__file__).parents[1] / "web" / "src" / "art" / "glyphs.svg").read_text(encoding="utf-8")
POSITIONS = size(24, 600, 6000)  # of each game
OPTIONS = size(3, 8, 30)  # looked at in each position
WAYS = size(1, 4, 8)  # tried at random to finish an act
ALL = [setup for name in insula.games() for setup in load(name).setups()]
every_setup = pytest.mark.parametrize("setup", ALL, ids=lambda s: f"{s.game.name}-{s.label}")


def tables(setup: Setup, seed: str, of_game: int) -> Iterator[tuple[Table, random.Random]]:
    """Tables of random games at random questions; the set-ups of a game share its number of positions."""
    positions = max(3, of_game // sum(1 for each in ALL if each.game is setup.game))
    chooser = random.Random(f"{seed} {setup.game.name} {setup.label}")
    table = setup.table(seed=chooser.getrandbits(60))
    for _ in range(positions):
        for _ in range(chooser.randrange(1, 12)):
            if table.over:
                table = setup.table(seed=chooser.getrandbits(60))
            table.play(chooser.choice(table.options))
        if not table.over:
            yield table, chooser


def copy_of(table: Table) -> Table:
    """The same table, to be played on without the other one noticing."""
    twin = Table(table.setup, 0, table.names, state=clone(table.state), salt="", fast_forward=False)
    twin.fast_forward = table.fast_forward
    return twin


def amounts(table: Table, seat: int) -> list[Amount]:
    listed = table.game.amounts
    return list(listed(table.state, seat)) if listed else [Amount("vp", table.game.score(table.state, seat), "points")]


def _named(change: Change, names: tuple[str, ...]) -> Change:
    return replace(change, whose=named(change.whose, names), text=named(change.text, names))


def named_as_unknown(change: Change, told: Preview) -> bool:
    return any(change.name.lower() in sentence.lower() for sentence in told.unknown)


def check_exact(table: Table, option: int, told: Preview) -> None:
    """Nothing is told that does not happen, nothing happens that is neither told nor named as unknown."""
    trial, seat = copy_of(table), table.asked
    before = amounts(trial, seat)
    trial.play(option)
    real = changed(trial, [before, amounts(trial, seat)])
    for part, actual in ((told.cost, real.cost), (told.gain, real.gain)):
        where = f"{table.kind}: {table.option(option).text}, {told}"
        assert [c for c in part if c not in actual] == [], f"told, but it does not happen: {where}"
        missing = [c for c in actual if c not in part]
        assert all(CORE.say("preview-chance") in told.unknown and named_as_unknown(c, told) for c in missing), (
            f"{missing} untold: {where}"
        )


@pytest.mark.sized
@every_setup
def test_what_is_told_is_what_happens(setup: Setup) -> None:
    checked = 0
    for table, chooser in tables(setup, "told", POSITIONS):
        look = Look(table)
        for option in chooser.sample(table.options, min(OPTIONS, len(table.options))):
            told = look.preview(option)
            if told.path == (int(option),):
                check_exact(table, option, told)
                checked += 1
    assert checked


@pytest.mark.sized
@every_setup
def test_an_act_can_be_had_for_its_price_and_not_for_less(setup: Setup) -> None:
    """The cheapest way is played to its end; random ways to finish the same act are never cheaper."""
    for table, chooser in tables(setup, "from", POSITIONS):
        look = Look(table)
        for option in chooser.sample(table.options, min(OPTIONS, len(table.options))):
            told = look.preview(option)
            if len(told.path) > 1:
                check_act(table, (option,), told, chooser)


@pytest.mark.sized
@every_setup
def test_an_act_that_begins_with_a_thing_is_priced_as_a_whole(setup: Setup) -> None:
    """What the menu beside a card, a space or a figure tells is what the act costs when it is taken up and finished."""
    checked = 0
    for table, chooser in tables(setup, "acts", POSITIONS // 2):
        things = sorted({table.game.option_thing(table.state, number) for number in range(table.game.n_options)})
        named = [table.option(option).thing for option in chooser.sample(table.options, 1)]
        for thing in named + chooser.sample(things, min(5, len(things))):
            acts = acts_for(table, thing)
            begun = standing(table, acts[0].back) if acts else table
            for act, told in zip(acts, act_previews(begun, [act.answers for act in acts]), strict=True):
                assert told.path[: len(act.answers)] == act.answers
                check_act(begun, act.answers, told, chooser)
                checked += 1
    assert checked


@pytest.mark.parametrize("name", ["cerebria", "balance"])
def test_an_act_with_very_many_ways_has_a_price_too(name: str) -> None:
    """A hand of many cards, free slots and upgrades: the look ahead may not end before an act does."""
    game = load(name)
    checked = 0
    for seed in range(4):
        table, chooser = game.setup(game.seats[0], setting="recommended").table(seed), random.Random(seed)
        for _ in range(size(150, 400, 800)):
            if table.over:
                break
            acts = {table.option(o).text: o for o in table.options} if table.kind == "turn" else {}
            if "invoke" in acts and chooser.random() < 0.3:
                told = Look(table).preview(acts["invoke"])
                assert told.cost and len(told.path) > 1, (seed, len(table.moves), told)
                checked += 1
            table.play(chooser.choice(table.options))
    assert checked


def check_act(table: Table, begun: Sequence[int], told: Preview, chooser: random.Random) -> None:
    """The price is what the cheapest way costs; others cost the same unless it was said to be the lowest."""
    trial, seat = copy_of(table), table.asked
    stages = [amounts(table, seat)]
    for each in told.path:
        trial.play(each)
        stages.append(amounts(trial, seat))
    cheapest = changed(trial, stages)
    others = [found for _ in range(WAYS) if (found := at_random(table, begun, chooser)) is not None]
    assert all(cheapest.price <= other.price for other in others), (table.question, told)
    if told.unknown:
        return
    priced = tuple(change for change in told.cost if change.after != change.before)
    assert [c for c in (*priced, *told.gain) if c not in cheapest.cost + cheapest.gain] == []
    if others and not told.lowest:
        for price in (paid(cheapest), *map(paid, others)):
            assert price == {c for c in priced if c.worth}, (table.question, told)


def paid(found: Changes) -> set[Change]:
    return {change for change in found.cost if change.worth}


def at_random(table: Table, begun: Sequence[int], chooser: random.Random) -> Changes | None:
    """The same act finished at random, as far as a person can see it through; None if a detour came in between."""
    trial, seat = copy_of(table), table.asked
    stages, beginnings = [amounts(table, seat)], table.game.tuning.acts
    alone, parts = table.kind not in beginnings, set(table.game.answer_parts.get(table.kind, ()))
    kinds = [table.kind]
    for step in range(40):
        if step >= len(begun):
            if trial.over or trial.asked != seat or trial.kind in beginnings or not trial.can_undo:
                break
            if trial.kind in kinds and kinds[-1] != trial.kind:
                return None
            kinds.append(trial.kind)
            done = trial.events or not only_plans(trial.game, table.state, trial.state)
            if alone and done and parts.isdisjoint(open_kinds(trial)):
                break
        trial.play(begun[step] if step < len(begun) else chooser.choice(trial.options))
        stages.append(amounts(trial, seat))
    return changed(trial, stages)


def open_kinds(table: Table) -> list[str]:
    """The question that is asked and those that come after it."""
    g, names = table.state, table.game.gen.ask.NAMES
    return [names[question.kind] for question in (g.asked, *g.stack[: g.n_stack])]


def changed(table: Table, stages: list[list[Amount]]) -> Changes:
    """What has changed stage by stage, with the names of the players."""
    found = changes(*stages)
    cost, gain = (tuple(_named(c, table.names) for c in part) for part in (found.cost, found.gain))
    return replace(found, cost=cost, gain=gain)


def test_what_is_paid_and_comes_back_is_paid_and_gained() -> None:
    """A bonus that follows an act hides nothing of its price."""
    had, paid_one, back = ([Amount("ambition", n, "Ambition", worth=3)] for n in (1, 0, 1))
    found = changes(had, paid_one, back)
    assert [(c.text, c.before, c.after) for c in found.cost] == [("1 Ambition", 1, 0)]
    assert [(c.text, c.before, c.after) for c in found.gain] == [("1 Ambition", 0, 1)]
    assert found.price == 3 and changes(had, had, back) == Changes((), (), frozenset(), 0)


def test_what_others_lose_is_no_part_of_a_price() -> None:
    theirs, gone = ([Amount("willpower", n, "Willpower", whose="@1", worth=1)] for n in (4, 2))
    found = changes(theirs, gone)
    assert found.price == 0 and not found.cost and [c.text for c in found.gain] == ["2 Willpower"]


@pytest.mark.sized
@every_setup
def test_worlds_that_look_alike_to_a_seat_have_the_same_previews(setup: Setup) -> None:
    for table, chooser in tables(setup, "twins", POSITIONS // 5):
        twin = copy_of(table)
        start(twin.state.rng, chooser.getrandbits(60), SAMPLE)
        table.game.redeal(twin.state, table.asked)
        start(twin.state.rng, chooser.getrandbits(60), SAMPLE)
        table.game.dispatch.relist(twin.state)
        assert dict(previews(table)) == dict(previews(twin)), table.kind


@every_setup
def test_looking_ahead_changes_nothing(setup: Setup) -> None:
    for table, _ in tables(setup, "nothing", 1):
        digest, events = table.digest, len(table.events)
        assert len(list(previews(table))) == len(table.options)
        assert (table.digest, len(table.events)) == (digest, events)


@every_setup
def test_every_amount_has_an_icon_and_a_name_of_its_own(setup: Setup) -> None:
    for table, _ in tables(setup, "icons", 1):
        listed = amounts(table, table.asked)
        assert len({amount.key for amount in listed}) == len(listed)
        assert [a for a in listed if f'id="{a.what}"' not in GLYPHS] == []


def test_a_table_tells_what_a_move_costs_and_refuses_what_cannot_be_played() -> None:
    g = load("amygdala").position("A coins: 30\nA bank: wild\nA board: a1 sadness-gratitude\nA earned: b2")
    table = Table(load("amygdala").setup(2), 0, ["Ann", "Ben"], state=g, fast_forward=False)
    assert in_short(table.preview("unlock a1")).startswith("from ")
    table.play("unlock a1")
    told = {option.label: in_short(table.preview(option)) for option in table.options}
    assert told["Pay 10 coins"] == "costs 10 coins"
    assert told["Pay 1 Wild tile and 5 coins"] == "costs 5 coins, 1 Wild tile"
    with pytest.raises(insula.Refused):
        table.preview("end turn")


def test_what_some_ways_cost_and_others_do_not_is_told_as_people_say_it() -> None:
    """Exchanging something costs nothing that has a price, or a Wild tile: nobody says “from 0 Wild tiles”."""
    g = load("amygdala").position("A coins: 30\nA bank: wild\nA board: a1 sadness-gratitude\nA earned: b2")
    table = Table(load("amygdala").setup(2), 0, ["Ann", "Ben"], state=g, fast_forward=False)
    told = {option.label: in_short(table.preview(option)) for option in table.options}
    assert told["Exchange something"].startswith("can be free"), told
    assert not [text for text in told.values() if " 0 " in text], told


def test_a_payment_of_several_answers_is_priced_as_a_whole() -> None:
    """Two tiles for an icon are two tiles, and icon by icon is all icons. [amy.pay.two-for-one, amy.pay.by-hand]"""
    g = load("amygdala").position(
        "A coins: 3\nA bank: wild, hope 1, hope 2, anger 1\nA board: a1 sadness-gratitude\nA earned: b2"
    )
    table = Table(load("amygdala").setup(2), 0, ["Ann", "Ben"], state=g, fast_forward=False)
    told = []
    for move in ("unlock a1", "pay by hand", "pay two resource tiles", "pay anger 1"):
        told.append(in_short(table.preview(move)))
        table.play(move)
    assert told[1:] == [
        "from 1 Wild tile, 2 hope resources",
        "from 2 hope resources",
        "costs 1 hope resource, 1 anger resource",
    ]
    assert in_short(table.preview("pay hope 1")) == "costs 1 hope resource"


def test_a_detour_does_not_finish_an_act_that_is_under_way() -> None:
    """Changing coins between choosing a tile and paying for it is free, and pays for no tile. [amy.use.exchange]"""
    setup = load("amygdala").setups()[0]
    seen = 0
    for table, _ in tables(setup, "detour", 4000):
        if "which resource tile do you buy" in table.question:
            seen += 1
            for option, told in previews(table):
                paid = any(change.name == "coins" for change in told.cost)
                assert paid == table.option(option).label.startswith("Take"), table.option(option).label
        if seen == 3:
            return
    raise AssertionError("nobody bought a tile")
