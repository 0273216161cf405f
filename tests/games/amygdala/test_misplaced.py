"""Things named where they are no answer: what they are, and how they are used. [amy.use.*]"""

from __future__ import annotations

import pytest

from insula.games.amygdala.gen import ask, opt
from insula.testing import refuses, rule_test
from insula.testing.walks import walk
from tests.games.amygdala.kit import (
    GAME,
    L2,
    L3,
    cell_option,
    claim_option,
    face_option,
    lotus_option,
    play,
    position,
    space_option,
)

AT_TURN = "A coins: 12\nA bank: hope 1, 2 dream, claim hope\nA board: a1 hope-1, g1 anger-1\nplaced: B anger-1 red-3"
TURN = " Right now you are choosing your action."


@rule_test("amy.use.space")
def test_a_space_is_for_unlocked_tiles() -> None:
    table = position(AT_TURN)
    says = refuses("amy.use.space", table, space_option("indigo-4"))
    use = "a tile goes on a space once you have unlocked it and chosen a lotus."
    assert says == f"At indigo 4 there is a free space in the indigo region; {use}{TURN}"
    says = refuses("amy.use.space", table, space_option("red-3"))
    assert says == f"At red 3 there is B’s anger tile; {use}{TURN}"
    play(table, "unlock a1", "pay with own tiles")
    says = refuses("amy.use.space", table, space_option("indigo-4"))
    assert says.endswith("Right now you are choosing the lotus to place the hope tile from.")


@rule_test("amy.use.source")
def test_a_source_is_named_only_to_score() -> None:
    says = refuses("amy.use.source", position(AT_TURN), opt.EMOTION + 1)
    assert says == (f"The sadness source marks the indigo region; you choose an emotion only to score a tile.{TURN}")


@rule_test("amy.use.payment")
def test_a_payment_is_for_a_tile_being_unlocked() -> None:
    says = refuses("amy.use.payment", position(AT_TURN), "pay two resource tiles")
    assert says == f"“Pay two resource tiles” pays for a tile while you unlock it.{TURN}"


@rule_test("amy.use.bank-item")
@pytest.mark.parametrize(
    ("option", "says"),
    [
        (
            face_option("hope 1"),
            "You have 1 of these; a resource tile pays for an icon of its emotion or can be exchanged",
        ),
        (
            opt.WILD,
            "You have 0 of these; a Wild tile pays for any icon except Happiness or can be exchanged for 1 coin",
        ),
        (
            opt.HAPPINESS,
            "You have 0 of these; a Happiness tile pays for a Happiness icon or can be exchanged for 2 coins",
        ),
        (opt.DREAM, "You have 2 of these; a Dream can be exchanged for 2 coins, a set of Dreams for VP"),
        (opt.IDEA, "You have 0 of these; a set of Ideas can be exchanged for coins"),
        (opt.COIN + 2, "You have 1 of these; coins pay for resource tiles, the toll, jumps and icons"),
    ],
)
def test_an_item_of_the_bank_tells_its_use(option: int, says: str) -> None:
    assert refuses("amy.use.bank-item", position(AT_TURN), option).startswith(says)


@rule_test("amy.use.exchange")
def test_an_exchange_begins_with_exchange() -> None:
    table = position(AT_TURN)
    says = refuses("amy.use.exchange", table, "exchange 2 vp")
    assert says == f"“Exchange 2 VP” is a free exchange: choose “exchange” first.{TURN}"
    play(table, "exchange")
    says = refuses("amy.use.exchange", table, "change ten into fives")
    assert "choose “change coins” first" in says
    play(table, "change coins")
    assert "answer this question first" in refuses("amy.use.exchange", table, "exchange 2 vp")


@rule_test("amy.use.lotus", "amy.use.tile-on-lotus", "amy.use.cell", "amy.use.claim-tile")
def test_boards_and_claims_while_paying_and_exchanging() -> None:
    table = play(position(AT_TURN), "unlock a1")
    says = refuses("amy.use.lotus", table, lotus_option(L2))
    assert says == (
        "A mood marker goes to the indigo-teal lotus to acquire, place or claim. Right now you are paying for the hope tile."
    )
    says = refuses("amy.use.tile-on-lotus", table, f"buy tile 1 at {L3}")
    assert says.endswith(
        "on the teal-green lotus matters only while you acquire there. Right now you are paying for the hope tile."
    )
    says = refuses("amy.use.claim-tile", table, claim_option("hope"))
    assert says.startswith("Your hope claim tile is in your memory bank; placing a claim is an action of its own.")
    assert "is beside your board, still to be earned" in refuses("amy.use.claim-tile", table, claim_option("anger"))
    play(table, "exchange")
    says = refuses("amy.use.cell", table, cell_option("g1"))
    assert says.startswith(
        "At G1 on your board there is the anger tile; unlocking a tile there is an action of its own."
    )
    assert "there is an empty space" in refuses("amy.use.cell", table, cell_option("b1"))
    assert "there is a bonus space" in refuses("amy.use.cell", table, cell_option("c1"))


@rule_test("amy.use.no-second-tile", "amy.use.box", "amy.use.end-turn")
def test_buttons_of_other_questions() -> None:
    table = position(AT_TURN)
    assert (
        refuses("amy.use.no-second-tile", table, "no second tile")
        == f"“No second tile” is an answer only while you buy at a lotus.{TURN}"
    )
    says = refuses("amy.use.box", table, "return to box")
    assert says == f"Only an unlocked tile that has no space to go to is returned to the box.{TURN}"
    play(table, "exchange")
    assert refuses("amy.use.end-turn", table, "end turn") == (
        "Your turn cannot end yet. Right now you are choosing what to exchange."
    )


def test_no_thing_of_the_game_is_nonsense() -> None:
    """Whatever the question, each option id is answered by a rule of the game."""
    seen = set()
    for seed in range(12):
        for g in walk(GAME.setup(4), seed):
            if g.asked.kind in seen and g.turns % 7:
                continue
            seen.add(g.asked.kind)
            for option in range(GAME.n_options):
                assert GAME.rulebook.ids.get(GAME.refuse(g, option), "amy.legal").startswith("amy."), option
    assert len(seen) > 10
    assert ask.TURN in seen


# ---- the rules of a purchase and a payment that have sentences of their own


@rule_test("amy.acquire.tile-once", "amy.acquire.empty-place")
def test_a_tile_is_chosen_once_and_an_empty_place_never() -> None:
    table = position(f"A coins: 12\nlotus {L2}: hope 1, anger 1\nlotus {L3}: hope 2, -")
    says = refuses("amy.acquire.empty-place", table, f"buy tile 2 at {L3}")
    assert says == "There is no resource tile in that place on the teal-green lotus."
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}")
    refuses("amy.acquire.tile-once", table, f"buy tile 1 at {L2}")


@rule_test("amy.bank.discard-no-more")
def test_nothing_is_discarded_while_everything_fits() -> None:
    table = position(f"A coins: 12\nA bank: claim hope, dream\nlotus {L2}: hope 1, anger 1")
    play(table, f"acquire at {L2}", f"buy tile 1 at {L2}", "no second tile")
    says = refuses("amy.bank.discard-no-more", table, "discard claim hope")
    assert says == "You hold 5 items, and your memory bank has 10 spaces, so there is nothing to discard."
    refuses("amy.bank.discard-no-more", table, "discard dream")


@rule_test("amy.coin.nothing-to-change")
def test_change_needs_coins_that_fit() -> None:
    table = play(position("A coins: 4\nA vp: 2"), "exchange")
    says = refuses("amy.coin.nothing-to-change", table, "change coins")
    assert says == "There is no change to make: your coins are 4 of 1, the supply has 12 of 10, 5 of 5, 12 of 1."


@rule_test(
    "amy.pay.finish", "amy.pay.too-many-icons", "amy.pay.own-tiles-first", "amy.pay.by-hand", "amy.pay.leave-enough"
)
def test_payments_that_are_not_listed() -> None:
    table = play(position("A coins: 0\nA bank: hope 1, wild\nA board: a1 hope-1\nA earned: b2"), "unlock a1")
    assert (
        refuses("amy.pay.finish", table, "end turn") == "You have started to unlock the hope tile; pay for hope first."
    )
    says = refuses("amy.pay.too-many-icons", table, "pay 2 wild")
    assert says == "That pays for 2 icons, but the hope tile has only 1."
    says = refuses("amy.pay.own-tiles-first", table, "pay 1 wild")
    assert says == (
        "You hold 1 matching tile for the hope tile, and paying in one go uses those first. "
        "To keep one and pay another way, pay icon by icon."
    )
    play(table, "pay by hand", "pay wild tile")
    happy = play(position("A coins: 14\nA bank: hope 1\nA board: a1 happiness-1\nA earned: b2"), "unlock a1")
    says = refuses("amy.pay.by-hand", happy, "pay by hand")
    assert says == "There is nothing to choose by hand here: Happiness icons take no resource tiles."
    two = position("A coins: 0\nA bank: sadness 1, wild\nA board: a1 sadness-gratitude\nA earned: b2")
    play(two, "unlock a1", "pay by hand")
    says = refuses("amy.pay.leave-enough", two, "pay wild tile")
    assert says == "The remaining icons would then cost 5 coins, and you would have 0 coins."


@rule_test("amy.place.no-room", "amy.place.unplaceable")
def test_a_lotus_without_room_and_a_tile_without_a_space() -> None:
    text = "A coins: 3\nA bank: sadness 1\nA board: a1 sadness-1\nA earned: b2"
    table = play(position(text), "unlock a1", "pay with own tiles")
    says = refuses("amy.place.no-room", table, "move to green-pink")
    assert says == "There is no free space for the sadness tile within reach of the green-pink lotus."
    full = ", ".join(f"B sadness-1 indigo-{n}" for n in range(1, 13))
    stuck = play(position(f"{text}\nplaced: {full}"), "unlock a1", "pay with own tiles")
    says = refuses("amy.place.unplaceable", stuck, "end turn")
    assert says == "There is no space for the sadness tile, so it has to go back to the box."


@rule_test("amy.pay.two-for-one", "amy.pay.seven-coins", "amy.bonus.claim-choice")
def test_wilds_in_pairs_happiness_in_coins_and_claims_twice() -> None:
    table = position("A coins: 0\nA bank: sadness 1, anger 1, wild\nA board: a1 hope-1\nA earned: b2")
    play(table, "unlock a1", "pay by hand", "pay two resource tiles")
    refuses("amy.pay.two-for-one", table, "pay wild tile")
    happy = position("A coins: 8\nA bank: happiness\nA board: a1 happiness-2\nA earned: b2\nA vp: 12")
    play(happy, "unlock a1")
    says = refuses("amy.pay.seven-coins", happy, "pay 2 in coins")
    assert says == "Buying Happiness for 2 icons costs 14 coins; you have 8."
    bonus = position("A coins: 9\nA bank: 2 sadness 1, claim hope\nA cloud: a2\nA board: b1 sadness-1\nA earned: b2")
    play(bonus, "unlock b1", "pay with own tiles", "move to purple-indigo", "place at indigo-3")
    says = refuses("amy.bonus.claim-choice", bonus, claim_option("hope"))
    assert says == "You have already earned the hope claim tile; take another one."
