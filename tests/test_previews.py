"""What a preview tells is what happens: over random positions of every game, and the same in worlds that look alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import insula
from insula.core.amounts import Amount, Change, Changes, changes
from insula.core.chance import SAMPLE, start
from insula.core.events import named
from insula.core.game import Setup
from insula.core.previews import CHANCE, Look, Preview, in_short, previews
from insula.core.record_class import clone
from insula.core.registry import load
from insula.core.table import Table
from insula.testing import size

GLYPHS = (Path(__file__).parents[1] / "web" / "src" / "art" / "glyphs.svg").read_text(encoding="utf-8")
POSITIONS = size(60, 600, 6000)  # of each game
OPTIONS = size(4, 8, 30)  # looked at in each position
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


def happened(table: Table, before: list[Amount], seat: int) -> Changes:
    """What has really changed, with the names of the players."""
    found = changes(before, amounts(table, seat))
    cost, gain = (tuple(_named(c, table.names) for c in part) for part in (found.cost, found.gain))
    return replace(found, cost=cost, gain=gain)


def _named(change: Change, names: tuple[str, ...]) -> Change:
    return replace(change, whose=named(change.whose, names), text=named(change.text, names))


def named_as_unknown(change: Change, told: Preview) -> bool:
    return any(change.name.lower() in sentence.lower() for sentence in told.unknown)


def check_exact(table: Table, option: int, told: Preview) -> None:
    """Nothing is told that does not happen, nothing happens that is neither told nor named as unknown."""
    trial, seat = copy_of(table), table.asked
    before = amounts(trial, seat)
    trial.play(option)
    real = happened(trial, before, seat)
    for part, actual in ((told.cost, real.cost), (told.gain, real.gain)):
        where = f"{table.kind}: {table.option(option).text}, {told}"
        assert [c for c in part if c not in actual] == [], f"told, but it does not happen: {where}"
        missing = [c for c in actual if c not in part]
        assert all(CHANCE in told.unknown and named_as_unknown(c, told) for c in missing), f"{missing} untold: {where}"


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
            told, seat = look.preview(option), table.asked
            if len(told.path) == 1:
                continue
            trial, before = copy_of(table), amounts(table, seat)
            for each in told.path:
                trial.play(each)
            real = happened(trial, before, seat)
            if not told.unknown:
                assert [c for c in (*told.cost, *told.gain) if c not in real.cost + real.gain] == []
            assert real.price <= at_random(table, option, chooser).price


def at_random(table: Table, option: int, chooser: random.Random) -> Changes:
    """The same act finished at random, but for detours, as far as a person can see it through."""
    trial, seat = copy_of(table), table.asked
    before, beginnings = amounts(table, seat), table.game.tuning.acts
    alone = table.kind not in beginnings
    trial.play(option)
    for _ in range(40):
        changed = changes(before, amounts(trial, seat))
        if trial.over or trial.asked != seat or trial.kind in beginnings or not trial.can_undo:
            break
        if alone and (changed.cost or changed.gain):
            break
        trial.play(chooser.choice(trial.options))
    return changes(before, amounts(trial, seat))


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
