"""Action C. [amy.claim.*]"""

from __future__ import annotations

from insula.core.table import Table
from insula.games.amygdala.gen import opt
from insula.games.amygdala.tables import EMOTIONS
from insula.testing import refuses, rule_test
from tests.games.amygdala.kit import (
    GAME,
    L1,
    L2,
    L3,
    L4,
    L6,
    asked,
    bank,
    claim_option,
    claims,
    coins,
    lotus_option,
    mood,
    offered,
    offered_things,
    play,
    player,
    position,
)


def claiming(emotions: str, money: int = 4, mood_at: str = L1, more: str = "", seats: int = 2) -> Table:
    held = ", ".join(f"claim {e}" for e in emotions.split())
    return position(f"seats {seats}\nA coins: {money}\nA bank: {held}\nA mood: {mood_at}\n{more}")


@rule_test("amy.claim.one")
def test_one_claim_tile_is_placed() -> None:
    table = play(claiming("sadness hope"), "claim sadness", f"move to {L1}")
    assert claims(table, "indigo") == "A"
    assert bank(table, "A") == {"claim hope": 1}
    assert asked(table) == ("end_turn", "A")
    refuses("amy.bank.discard-no-more", table, claim_option("hope"))
    assert not GAME.conserved(table.state)


@rule_test("amy.claim.from-bank")
def test_only_earned_claims_are_placed() -> None:
    table = claiming("sadness")
    says = refuses("amy.claim.from-bank", table, "claim hope")
    assert says == "Your hope claim tile is still beside your board; you have to earn it from a bonus space first."


@rule_test("amy.claim.matching-region")
def test_a_claim_goes_to_its_own_region() -> None:
    table = play(claiming("sadness", mood_at=L2), "claim sadness")
    says = refuses("amy.claim.matching-region", table, opt.EMOTION + EMOTIONS.index("serenity"))
    assert says == "The sadness claim belongs in the indigo region."
    play(table, f"move to {L2}")
    assert claims(table, "indigo") == "A"


@rule_test("amy.claim.mood-adjacent")
def test_the_marker_must_be_next_to_the_region() -> None:
    table = play(claiming("sadness", mood_at=L4), "claim sadness")
    says = refuses("amy.claim.mood-adjacent", table, f"move to {L4}")
    assert says == "You claim the indigo region from the purple-indigo and indigo-teal lotuses, not from green-pink."
    assert offered_things(table, "move to") == [L1, L2]


@rule_test("amy.claim.yellow")
def test_yellow_is_claimed_from_the_toll_lotus() -> None:
    table = play(claiming("happiness"), "claim happiness")
    says = refuses("amy.claim.yellow", table, f"move to {L2}")
    assert says == "You claim the yellow region from the toll lotus, and the toll tile is on purple-indigo."
    play(table, f"move to {L1}")
    assert claims(table, "yellow") == "A"


@rule_test("amy.claim.move")
def test_the_marker_moves_and_pays_the_toll() -> None:
    table = play(claiming("sadness", mood_at=L4), "claim sadness", f"move to {L2}")
    assert (coins(table, "A"), mood(table, "A")) == (3, L2)
    free = play(claiming("sadness", mood_at=L1), "claim sadness", f"move to {L2}")
    assert coins(free, "A") == 4
    broke = claiming("sadness", money=0, mood_at=L4)
    refuses("amy.claim.move", broke, "claim sadness")


@rule_test("amy.claim.first-space")
def test_claims_fill_spaces_in_order_face_down() -> None:
    table = play(claiming("sadness", more="claims: indigo B"), "claim sadness", f"move to {L1}")
    assert claims(table, "indigo") == "BA"
    assert table.state.n_claim[EMOTIONS.index("sadness")] == 2
    assert "place" not in " ".join(offered(table))


@rule_test("amy.claim.meaning")
def test_a_claim_scores_nothing_at_once() -> None:
    more = "placed: A sadness-2 indigo-3"
    table = play(claiming("sadness", more=more), "claim sadness", f"move to {L1}")
    assert player(table, "A").vp == 0


@rule_test("amy.claim.no-tiles-needed")
def test_a_region_without_own_tiles_can_be_claimed() -> None:
    table = play(claiming("serenity"), "claim serenity", f"move to {L3}")
    assert claims(table, "teal") == "A"


@rule_test("amy.claim.one-per-region")
def test_a_placed_claim_is_not_placed_again() -> None:
    table = claiming("sadness", more="claims: pink A")
    assert offered_things(table, "claim") == ["sadness"]
    refuses("amy.claim.one-per-region", table, "claim hope")


@rule_test("amy.claim.space-for-all")
def test_every_region_has_a_space_for_each_player() -> None:
    table = claiming("sadness", more="claims: indigo B C D", seats=4)
    play(table, "claim sadness", f"move to {L1}")
    assert claims(table, "indigo") == "BCDA"
    full = claiming("sadness", more="claims: indigo B C D", seats=4)
    full.state.n_claim[EMOTIONS.index("sadness")] = 4
    says = refuses("amy.claim.space-for-all", full, "claim sadness")
    assert says == "There is no free claim space in the indigo region."


@rule_test("amy.claim.example-debra")
def test_debra_claims_teal_after_geneva() -> None:
    table = position(f"""
        seats 4, turn D
        D coins: 4
        D bank: claim serenity
        D mood: {L6}
        claims: teal C
    """)
    play(table, "claim serenity", f"move to {L2}")
    assert coins(table, "D") == 3
    assert claims(table, "teal") == "CD"


def test_back_and_round_are_explained_while_claiming() -> None:
    table = play(claiming("sadness"), "claim sadness")
    refuses("amy.mood.clockwise", table, "move backwards")
    refuses("amy.mood.full-circle", table, "move full circle")
    assert lotus_option(L1) in table.options
