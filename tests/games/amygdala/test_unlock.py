"""The thought cloud and paying for a tile. [amy.unlock.*, amy.cloud.*, amy.pay.*]"""

from __future__ import annotations

import pytest

from insula.core.record_class import key
from insula.games.amygdala.gen import opt
from insula.testing import refuses, rule_test
from tests.games.amygdala.kit import (
    GAME,
    L1,
    L2,
    asked,
    bank,
    cell_option,
    cloud,
    coins,
    discard,
    face_option,
    fresh,
    kinds,
    mind,
    offered,
    offered_things,
    play,
    player,
    position,
)

EARNED = "A earned: b2 b4 c1 c6 d2 d4 e1 e6 f2 f4"


def unlocking(bank_text: str, tile: str, money: int = 0) -> str:
    """One tile on the edge of A's board."""
    return f"A coins: {money}\nA bank: {bank_text}\nA board: a1 {tile}\n{EARNED}"


@rule_test("amy.unlock.steps")
def test_unlock_place_score_bonuses_once() -> None:
    table = position("""
        A coins: 3
        A bank: 2 sadness 1
        A cloud: a2
        A board: a1 sadness-1, b3 sadness-2
        A earned: b4
    """)
    play(table, "unlock a1", "pay with own tiles", f"move to {L1}", "place at indigo-3")
    order = [k for k in kinds(table) if k not in ("started", "moved")]
    assert order == ["cloud", "paid", "unlocked", "placed", "scored"]  # b3 still touches the bonus space b2
    says = refuses("amy.unlock.steps", table, cell_option("b3"))
    assert says == "You have already unlocked an emotion tile this turn, and you may place only one."


@rule_test("amy.cloud.to-tile", "amy.cloud.stays")
def test_the_cloud_moves_onto_the_tile_and_stays_there() -> None:
    table = position(
        f"A coins: 9\nA bank: sadness 1\nA cloud: a2\nA board: a1 sadness-1, c2 hope-1\n{EARNED}\nB coins: 5"
    )
    play(table, "unlock a1", "pay with own tiles", f"move to {L1}", "place at indigo-3", "end turn")
    assert cloud(table, "A") == "a1"
    assert "a1" not in mind(table, "A")
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile", "end turn")
    play(table, f"acquire at {L2}", f"buy tile 2 at {L2}")
    assert cloud(table, "A") == "a1"


@rule_test("amy.cloud.adjacent-free")
def test_a_step_is_free() -> None:
    table = position(f"A coins: 5\nA bank: sadness 1\nA cloud: a2\nA board: a1 sadness-1\n{EARNED}")
    play(table, "unlock a1")
    assert coins(table, "A") == 5


@rule_test("amy.cloud.jump-cost")
def test_a_jump_costs_two_coins() -> None:
    text = f"A coins: %d\nA bank: sadness 1\nA cloud: a2\nA board: a1 hope-1, g1 sadness-1\n{EARNED}"
    table = position(text % 5)
    play(table, "unlock g1")
    assert coins(table, "A") == 3
    poor = position(text % 1)
    assert refuses("amy.cloud.jump-cost", poor, "unlock g1") == "Jumping to G1 costs 2 coins; you have 1."


@rule_test("amy.cloud.jump-free")
def test_a_lonely_cloud_jumps_for_free() -> None:
    table = position(f"A coins: 5\nA bank: sadness 1\nA cloud: a2\nA board: g1 sadness-1, d3 happiness-3\n{EARNED}")
    play(table, "unlock g1")
    assert coins(table, "A") == 5


@rule_test("amy.cloud.first-edge")
def test_the_first_tile_lies_on_the_edge() -> None:
    table = fresh(2)
    seat = "AB"[table.asked]
    says = refuses("amy.cloud.first-edge", table, "unlock d3")
    assert says == "Your first tile must be on the outer edge of your board, and D3 is not."
    inner = {"b3", "c2", "c3", "c4", "c5", "d3", "e2", "e3", "e4", "e5", "f3"}
    assert not inner & set(offered_things(table, "unlock"))
    edge = next(cell for cell in offered_things(table, "unlock"))
    play(table, f"unlock {edge}")
    assert coins(table, seat) == 30


@rule_test("amy.cloud.single-move")
def test_the_cloud_makes_one_move() -> None:
    table = position(f"A coins: 5\nA bank: sadness 1, hope 1\nA cloud: a2\nA board: a1 sadness-1, c3 hope-1\n{EARNED}")
    play(table, "unlock a1")
    says = refuses("amy.cloud.single-move", table, cell_option("c3"))
    assert says == "Your thought cloud has already moved to A1 this turn; pay for that tile now."
    table.undo()
    play(table, "unlock c3")  # two steps away: a jump
    assert coins(table, "A") == 3


@rule_test("amy.cloud.only-to-tiles")
def test_the_cloud_moves_only_onto_tiles() -> None:
    table = position(f"A coins: 5\nA bank: sadness 1\nA cloud: a2\nA board: a1 sadness-1\n{EARNED}")
    for cell in ("b3", "b2"):  # an empty space, a bonus space
        assert f"only onto emotion tiles, and {cell.upper()} is a" in refuses(
            "amy.cloud.only-to-tiles", table, f"unlock {cell}"
        )


# ---- paying


@rule_test("amy.pay.each-icon")
def test_every_icon_is_paid_by_itself() -> None:
    table = position(unlocking("hope 1", "hope-2", 4))
    says = refuses("amy.pay.each-icon", table, "unlock a1")
    assert says == "On top of what your tiles can pay, the hope x2 tile costs 5 coins; you have 4."
    table = position(unlocking("hope 1", "hope-2", 5))
    play(table, "unlock a1")
    assert refuses("amy.pay.from-bank", table, "pay with own tiles") == "That takes 2 matching tiles; you have 1."
    play(table, "pay 1 in coins")
    assert (coins(table, "A"), bank(table, "A"), discard(table)) == (0, {}, {"hope 1": 1})
    assert asked(table)[0] == "place_from"


@rule_test("amy.pay.each-icon")
def test_the_first_icon_may_not_take_what_the_second_needs() -> None:
    table = position(unlocking("sadness 1, hope 1, wild", "sadness-gratitude", 0))
    play(table, "unlock a1", "pay by hand")
    # whatever pays for Sadness, something must be left for Gratitude: the Wild tile, or a pair
    assert set(offered(table)) == {"pay sadness 1", "pay wild tile", "pay two resource tiles", "exchange"}
    play(table, "pay two resource tiles", "pay hope 1", "pay sadness 1")
    assert offered(table) == ["pay wild tile"]


@rule_test("amy.pay.from-bank")
def test_only_items_of_the_own_bank_pay() -> None:
    table = position(unlocking("hope 1, wild", "hope-1") + "\nlotus purple-indigo: hope 2, hope 2")
    play(table, "unlock a1", "pay by hand")
    assert (
        refuses("amy.pay.from-bank", table, "pay hope 2") == "That takes 1 hope resource with price 2; you have none."
    )
    table.undo()
    refuses("amy.pay.from-bank", table, "pay 1 wild resource")


@rule_test("amy.pay.matching-resource")
def test_a_resource_pays_for_its_own_emotion() -> None:
    table = position(unlocking("hope 1, anger 1", "hope-1"))
    play(table, "unlock a1", "pay by hand")
    says = refuses("amy.pay.matching-resource", table, "pay anger 1")
    assert says == "An anger resource does not pay for hope."
    play(table, "pay hope 1")
    assert asked(table)[0] == "place_from"
    assert bank(table, "A") == {"anger 1": 1}


@rule_test("amy.pay.wild")
def test_wild_tiles_pay_for_any_emotion() -> None:
    table = position(unlocking("2 wild", "gratitude-anger"))
    play(table, "unlock a1", "pay 2 wild")
    assert bank(table, "A") == {}
    assert asked(table)[0] == "place_from"


@rule_test("amy.pay.two-for-one")
def test_any_two_resources_pay_for_one_icon() -> None:
    table = position(unlocking("hope 1, anger 1", "surprise-1"))
    play(table, "unlock a1", "pay 1 pair")
    assert discard(table) == {"hope 1": 1, "anger 1": 1}
    one = position(unlocking("hope 1", "surprise-1"))
    refuses("amy.pay.each-icon", one, "unlock a1")
    mixed = position(unlocking("hope 1, wild", "surprise-1"))
    play(mixed, "unlock a1", "pay by hand")
    refuses("amy.pay.from-bank", mixed, "pay two resource tiles")


@rule_test("amy.pay.two-for-one")
def test_a_wild_tile_is_no_half_of_a_pair() -> None:
    table = position(unlocking("hope 1, anger 1, wild", "surprise-1"))
    play(table, "unlock a1", "pay by hand", "pay two resource tiles")
    refuses("amy.pay.two-for-one", table, "pay wild tile")
    play(table, "pay hope 1")
    refuses("amy.pay.two-for-one", table, "pay wild tile")
    assert offered(table) == ["pay anger 1"]


@rule_test("amy.pay.five-coins")
def test_five_coins_pay_for_an_icon() -> None:
    table = position(unlocking("", "serenity-1", 12))
    play(table, "unlock a1", "pay 1 in coins")
    assert coins(table, "A") == 7
    poor = position(unlocking("wild", "serenity-1", 4))
    play(poor, "unlock a1")
    assert (
        refuses("amy.pay.five-coins", poor, "pay 1 in coins") == "Paying 1 icon with coins costs 5 coins; you have 4."
    )
    by_hand = position(unlocking("wild, hope 1", "serenity-1", 4))
    play(by_hand, "unlock a1", "pay by hand")
    refuses("amy.pay.five-coins", by_hand, "pay 5 coins")


@rule_test("amy.pay.happiness-only")
def test_only_happiness_pays_for_happiness() -> None:
    table = position(unlocking("happiness, wild, hope 1, anger 1", "happiness-1", 6))
    play(table, "unlock a1")
    for way in ("pay 1 wild", "pay 1 pair", "pay 1 wild resource"):
        says = refuses("amy.pay.happiness-only", table, way)
        assert says == "Only Happiness tiles pay for Happiness icons; while you unlock a tile, they cost 7 coins each."
    assert "pay by hand" not in offered(table)
    play(table, "pay with own tiles")
    assert bank(table, "A") == {"hope 1": 1, "anger 1": 1, "wild": 1}
    poor = position(unlocking("wild, hope 1, anger 1", "happiness-1", 6))
    says = refuses("amy.pay.each-icon", poor, "unlock a1")
    assert says.startswith("On top of what your tiles can pay, the happiness tile costs 7 coins; you have 6.")


@rule_test("amy.pay.happiness-elsewhere")
def test_happiness_tiles_pay_for_nothing_else() -> None:
    table = position(unlocking("happiness, hope 1, anger 1", "surprise-1"))
    play(table, "unlock a1", "pay by hand")
    says = refuses("amy.pay.happiness-elsewhere", table, "pay happiness tile")
    assert says == "Happiness tiles pay only for Happiness icons, and this icon is surprise."
    play(table, "pay two resource tiles")
    refuses("amy.pay.happiness-elsewhere", table, "pay happiness tile")
    refuses("amy.pay.each-icon", position(unlocking("happiness", "hope-1")), "unlock a1")


@rule_test("amy.pay.seven-coins")
def test_seven_coins_make_a_happiness_tile_while_unlocking() -> None:
    table = position(f"A coins: 9\nA bank: 2 happiness\nA cloud: c3\nA board: d3 happiness-3\n{EARNED}")
    play(table, "unlock d3", "pay 1 in coins")
    assert (coins(table, "A"), bank(table, "A")) == (2, {})
    assert table.state.supply_happiness == 18
    assert asked(table)[0] == "place_from"
    poor = position(f"A coins: 9\nA bank: 3 happiness\nA cloud: c3\nA board: d3 happiness-3\n{EARNED}")
    play(poor, "unlock d3")
    refuses("amy.pay.seven-coins", poor, "pay 2 in coins")


@rule_test("amy.pay.seven-coins-only-then")
def test_happiness_is_not_stocked_up() -> None:
    table = position("A coins: 20")
    says = refuses("amy.pay.seven-coins-only-then", table, opt.SEVEN_COINS)
    assert says == "You can buy Happiness for 7 coins only to pay for a Happiness icon of the tile you are unlocking."
    play(table, "exchange")
    refuses("amy.pay.seven-coins-only-then", table, opt.SEVEN_COINS)
    other = position(unlocking("hope 1, anger 1", "surprise-1", 20))
    play(other, "unlock a1", "pay by hand")
    refuses("amy.pay.seven-coins-only-then", other, "pay 7 coins for happiness")


@rule_test("amy.pay.seven-coins-supply")
def test_a_happiness_tile_must_be_in_the_supply() -> None:
    text = f"A coins: 20\nA cloud: c3\nA board: d3 happiness-3, c4 hope-1\nB bank: %d happiness\n{EARNED}"
    table = position(text % 18)
    refuses("amy.pay.seven-coins-supply", table, "unlock d3")
    table = position((text % 17).replace("A coins: 20", "A coins: 20\nA bank: happiness"))
    play(table, "unlock d3")
    play(table, "pay 2 in coins")  # the paid tile comes back to the supply first
    assert table.state.supply_happiness == 1


@rule_test("amy.pay.seven-coins-supply")
def test_without_happiness_in_the_supply_coins_buy_none() -> None:
    table = position(unlocking("happiness", "happiness-1", 20) + "\nB bank: 17 happiness")
    play(table, "unlock a1")
    says = refuses("amy.pay.seven-coins-supply", table, "pay 1 in coins")
    assert says == "There are no Happiness tiles left in the supply, so none can be bought."


@rule_test("amy.pay.where")
def test_where_paid_items_go() -> None:
    table = position(f"A coins: 7\nA bank: hope 1, wild\nA cloud: a2\nA board: a1 anger-1, g1 hope-2\n{EARNED}")
    supply = table.view()["supply"]
    play(table, "unlock g1", "pay 1 wild")
    after = table.view()["supply"]
    assert discard(table) == {"hope 1": 1}
    assert after["wild"] == supply["wild"] + 1
    value = lambda s: sum(int(v) * n for v, n in s["coins"].items())  # noqa: E731
    assert value(after) == value(supply) + 2
    assert not GAME.conserved(table.state)


@rule_test("amy.pay.commit")
def test_the_action_can_be_taken_back_until_the_tile_is_placed() -> None:
    table = position(f"A coins: 7\nA bank: hope 1, wild\nA cloud: a2\nA board: a1 anger-1, g1 hope-2\n{EARNED}")
    before = key(table.state)
    play(table, "unlock g1", "pay 1 wild", "move to green-pink")
    for _ in range(3):
        table.undo()
    assert key(table.state) == before
    assert cloud(table, "A") == "a2"


@rule_test("amy.unlock.example-joseph")
def test_joseph_jumps_and_pays_with_sadness_and_a_wild() -> None:
    table = position(f"""
        A coins: 12
        A bank: sadness 1, wild
        A cloud: a2
        A board: a1 hope-1, g1 sadness-gratitude
        {EARNED}
    """)
    supply = table.state.supply_wild
    play(table, "unlock g1", "pay 1 wild")
    assert coins(table, "A") == 10
    assert discard(table) == {"sadness 1": 1}
    assert table.state.supply_wild == supply + 1
    assert "g1" not in mind(table, "A")
    assert "unlocked" in kinds(table)


# ---- complete payments and payments by hand give the same legal set


def payments(text: str) -> tuple[set[tuple[int, ...]], set[tuple[int, ...]]]:
    """What A can hold after paying: by complete ways, and by every way of composing by hand."""

    def left(table: object) -> tuple[int, ...]:
        p = player(table, "A")  # type: ignore[arg-type]
        return (*p.faces, p.wild, p.happiness, p.coins)

    listed, composed = set(), set()
    table = play(position(text), "unlock a1")
    for way in [o for o in offered(table) if o.startswith("pay") and o != "pay by hand"]:
        listed.add(left(play(play(position(text), "unlock a1"), way)))
    open_ends = [["pay by hand"]] if "pay by hand" in offered(table) else []
    while open_ends:
        moves = open_ends.pop()
        found = play(position(text), "unlock a1", *moves)
        if asked(found)[0] == "place_from":
            composed.add(left(found))
        else:
            open_ends += [[*moves, option] for option in offered(found) if option != "exchange"]
    return listed, composed


@rule_test("amy.pay.each-icon", "amy.pay.two-for-one")
@pytest.mark.parametrize(
    ("bank_text", "tile", "money"),
    [
        ("sadness 1, sadness 2, hope 1, wild", "sadness-gratitude", 6),
        ("2 anger 1, hope 1, hope 2, wild 3", "hope-surprise", 11),
        ("hope 1, anger 1, anger 2, wild", "hope-2", 0),
        ("serenity 1, gratitude 1, gratitude 2, anger 1", "surprise-1", 5),
    ],
)
def test_composing_by_hand_reaches_every_listed_payment(bank_text: str, tile: str, money: int) -> None:
    listed, composed = payments(unlocking(bank_text, tile, money))
    assert listed
    assert listed <= composed


def brute_force(text: str, icons: list[str]) -> set[tuple[int, ...]]:
    """Every legal payment of emotion icons by trying all items for each icon, without the rules' own guards."""
    from insula.games.amygdala.tables import FACE_ICON, ICONS, N_FACES

    p = player(position(text), "A")
    start = (tuple(p.faces), p.wild, p.coins)
    states = {start}
    for icon in icons:
        following = set()
        for faces, wild, money in states:
            if wild:
                following.add((faces, wild - 1, money))
            if money >= 5:
                following.add((faces, wild, money - 5))
            for f in range(N_FACES):
                if not faces[f]:
                    continue
                one = faces[:f] + (faces[f] - 1,) + faces[f + 1 :]
                if ICONS[FACE_ICON[f]] in (icon, "wild"):
                    following.add((one, wild, money))
                for s in range(N_FACES):
                    if one[s]:
                        following.add((one[:s] + (one[s] - 1,) + one[s + 1 :], wild, money))
        states = following
    return {(*faces, wild, p.happiness, money) for faces, wild, money in states}


@rule_test("amy.pay.each-icon", "amy.pay.matching-resource", "amy.pay.wild", "amy.pay.five-coins")
@pytest.mark.parametrize(
    ("bank_text", "tile", "icons", "money"),
    [
        ("sadness 1, sadness 2, hope 1, wild", "sadness-gratitude", ["sadness", "gratitude"], 6),
        ("2 anger 1, hope 1, hope 2, wild 3", "hope-surprise", ["surprise", "hope"], 11),
        ("hope 1, anger 1, anger 2, wild", "hope-2", ["hope", "hope"], 0),
        ("serenity 1, gratitude 1, gratitude 2, anger 1", "surprise-1", ["surprise"], 5),
        ("anger 1", "anger-1", ["anger"], 3),
    ],
)
def test_payments_by_hand_are_exactly_the_legal_ones(bank_text: str, tile: str, icons: list[str], money: int) -> None:
    text = unlocking(bank_text, tile, money)
    assert payments(text)[1] == brute_force(text, icons)


def test_no_payment_question_is_large() -> None:
    table = position(unlocking("hope 1, hope 2, anger 1, anger 2, wild 3, 3 wild", "hope-2", 12))
    play(table, "unlock a1")
    assert len(table.options) < 20
    assert face_option("hope 1") not in table.options
