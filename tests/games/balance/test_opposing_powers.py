"""Powers of Bliss and Gloom when Balance is at the table: it is an opponent, whatever its Alignment.

[bal.align.powers, bal.align.suspicion, bal.align.otherwise-opposing, bal.emo.discipline]
"""

from __future__ import annotations

import pytest

from insula.testing import refuses, rule_test
from tests.games.balance.kit import BALANCE, BLISS, GLOOM, asked, on, three
from tests.games.cerebria.kit import card_on, offered, realm, slot, spirit, team

HATRED = "at valley, willpower 9, essence 3, invoke red, empower red, quell red"
LOVE = "at valley, willpower 9, essence 3, invoke red, empower red, quell red"


def gloom_turn(hand: str, more: str, **others: str) -> str:
    """Hatred's turn at Valley of Motives."""
    return three(hatred=f"{HATRED}, hand {hand}", turn="hatred", more=more, **others)


def quelled_by_gloom(more: str) -> str:
    """Hatred's turn; one Quell with Guilt removes the yellow Neutrality on Valley of Motives."""
    return gloom_turn("guilt", f"valley.b: neutrality-yellow 1\ngloom: ambition 1\n{more}")


# ---- Intensity -----------------------------------------------------------------------------------------------------


@rule_test("bal.align.powers")
@pytest.mark.parametrize("side", ["bliss", "gloom"])
def test_tranquility_lowers_balance_of_either_side(side: str) -> None:
    table = on(three(more=f"valley.a: tranquility 1\nvalley.b: neutrality-red 2 for {side}"))
    alone = on(three(more=f"valley.b: neutrality-red 2 for {side}"))
    assert slot(table, "valley.b").intensity == slot(alone, "valley.b").intensity - 1


@rule_test("bal.align.powers")
def test_no_side_strengthens_balance() -> None:
    alone = slot(on(three(more="valley.b: neutrality-red 1")), "valley.b").intensity
    assert slot(on(three(more="valley.a: intimacy 1\nvalley.b: neutrality-red 1")), "valley.b").intensity == alone
    lonely = slot(on(three(more="valley.a: narcissism 1")), "valley.a").intensity
    beside = on(three(more="valley.a: narcissism 1\nvalley.b: neutrality-red 1 for gloom"))
    assert slot(beside, "valley.a").intensity == lonely
    own = on(three(more="valley.a: narcissism 1\nvalley.b: bleakness 1"))
    assert slot(own, "valley.a").intensity == lonely + 1


@rule_test("bal.emo.discipline", "bal.emo.discipline-own")
def test_a_silenced_discipline_levels_nothing() -> None:
    board = "valley/cradle: discipline 2\ncradle.a: dislike 3"
    assert slot(on(three(more=board)), "cradle.a").intensity == 2
    silenced = on(three(more=f"{board}\nvalley.b: serenity 3"))
    assert slot(silenced, "cradle.a").intensity == slot(on(three(more="cradle.a: dislike 3")), "cradle.a").intensity


@rule_test("bal.align.powers", "bal.emo.neutrality-trigger")
def test_a_silenced_neutrality_gives_nothing() -> None:
    moves = ("quell", "pass", "slot valley.b")
    assert spirit(on(quelled_by_gloom(""), *moves), "reason").willpower == 9 + 2
    assert spirit(on(quelled_by_gloom("valley/cradle: serenity 1"), *moves), "reason").willpower == 9


# ---- what entering Emotions do -------------------------------------------------------------------------------------


@rule_test("bal.align.powers")
@pytest.mark.parametrize("side", ["bliss", "gloom"])
def test_anger_hurts_balance_of_either_side(side: str) -> None:
    text = gloom_turn("anger", f"valley.b: neutrality-red 2 for {side}")
    table = on(text, "invoke", "pass", "slot valley.a", "yes")
    assert slot(table, "valley.b").essence == 1


@rule_test("bal.align.powers")
@pytest.mark.parametrize(("beside", "token"), [("neutrality-red 1", 1), ("brightness 1", 0)])
def test_courage_sees_an_opponent_in_balance(beside: str, token: int) -> None:
    text = three(love=f"{LOVE}, hand courage", turn="love", more=f"valley.b: {beside}")
    assert slot(on(text, "invoke", "pass", "slot valley.a"), "valley.a").token == token


@rule_test("bal.align.powers")
def test_sociability_sees_no_bliss_emotion_in_balance() -> None:
    text = three(love=f"{LOVE}, hand sociability, deck trust trust", turn="love", more="valley/cradle: {}")
    for there, cards in (("neutrality-red 1", 0), ("brightness 1", 1)):
        table = on(text.replace("{}", there), "invoke", "pass", "slot valley.b")
        assert spirit(table, "love").n_hand == cards


@rule_test("bal.align.powers", "bal.emo.neutrality-trigger")
def test_disgust_pushes_balance_which_does_not_leave_play() -> None:
    text = gloom_turn("disgust", "valley.b: neutrality-yellow 1 for gloom")
    table = on(text, "invoke", "pass", "slot valley.a", "yes")
    assert card_on(table, "valley/cradle") == "neutrality-yellow"
    assert spirit(table, "reason").willpower == 9 and slot(table, "valley/cradle").side == GLOOM


@rule_test("bal.align.powers")
def test_animosity_costs_every_opposing_spirit() -> None:
    text = gloom_turn("anger", "valley.b: dislike 3", love="at network, willpower 5")
    table = on(text, "empower", "pass", "using nothing")
    assert card_on(table, "valley.b") == "animosity"
    assert (spirit(table, "love").willpower, spirit(table, "reason").willpower) == (3, 7)


@rule_test("bal.align.powers")
@pytest.mark.parametrize(("chosen", "left"), [("love", (0, 2)), ("reason", (2, 0))])
def test_despair_strikes_one_opposing_team(chosen: str, left: tuple[int, int]) -> None:
    text = gloom_turn("anger", "valley.b: pessimism 3\nbliss: ambition 2\nbalance: ambition 2")
    table = asked(text, "empower", "pass", "using nothing")
    while table.kind != "recipient":
        table.play(table.options[0])
    assert offered(table) == ["seat love", "seat reason"]
    table.play(f"seat {chosen}")
    assert card_on(table, "valley.b") == "despair"
    assert (team(table, BLISS).ambition, team(table, BALANCE).ambition) == left


@rule_test("bal.align.powers", "bal.fortify.not-team-fortress")
@pytest.mark.parametrize(("side", "size"), [("bliss", 0), ("gloom", 1)])
def test_lethargy_goes_by_the_token_of_a_fortress(side: str, size: int) -> None:
    text = gloom_turn("anger", f"valley.b: bitterness 3\nvalley: minor balance for {side}")
    table = on(text, "empower", "pass", "using nothing")
    assert card_on(table, "valley.b") == "lethargy" and realm(table, "valley").size == size
    assert team(table, BALANCE).minor == 5 - size


# ---- what standing Emotions charge and forbid ----------------------------------------------------------------------


@rule_test("bal.align.powers")
def test_balance_pays_the_surcharges_of_both_sides() -> None:
    quell = three(
        has="willpower 9, hand neutrality-green",
        rows="quell wild",
        more="valley.a: safety 1\nvalley.b: kindness 2\nbalance: ambition 1",
    )
    assert spirit(on(quell, "quell", "pass", "slot valley.b"), "reason").willpower == 9 - 2 - 2
    move = three(has="willpower 9", rows="move wild", more="valley/cradle: hostility 1")
    assert spirit(on(move, "move", "pass", "space valley/cradle"), "reason").willpower == 9 - 1 - 1


@rule_test("bal.align.powers", "bal.essence.no-own")
def test_balance_pays_further_essence_of_a_kind_it_has() -> None:
    text = three(
        has="willpower 9, essence 2, gloom 1, hand neutrality-red",
        rows="invoke wild",
        more="valley/cradle: fear 1",
    )
    table = asked(text, "invoke", "pass", "slot valley.b", "using nothing", "bliss essence")
    assert table.kind == "essence_owed" and offered(table) == ["bliss essence", "gloom essence"]
    spent = asked(
        text.replace("essence 2", "essence 1"), "invoke", "pass", "slot valley.b", "using nothing", "bliss essence"
    )
    assert refuses("bal.essence.no-own", spent, "bliss essence") == "You have no Bliss Essence on your Spirit Board."
    table.play("gloom essence")
    assert (spirit(table, "reason").essence, spirit(table, "reason").gloom_essence) == (1, 0)
    poor = asked(text.replace("essence 2, gloom 1", "essence 1"), "invoke", "pass", "card neutrality-red")
    assert offered(poor) == ["slot valley.a"]


@rule_test("bal.align.powers")
def test_bitterness_and_envy_look_at_an_absorb_of_balance() -> None:
    table = on(three(more="valley.b: bitterness 1"), "absorb", "realm valley", "pass")
    assert spirit(table, "reason").willpower == 9 + 1
    envied = on(three(more="land.a: envy 1"), "absorb", "realm valley", "pass")
    assert spirit(envied, "hatred").willpower == 1


@rule_test("bal.align.powers")
def test_boredom_looks_at_bliss_spirits_only() -> None:
    move = ("move", "pass", "space cradle", "using haste")
    table = on(three(has="willpower 9", rows="move wild red", more="land.a: boredom 1"), *move)
    assert spirit(table, "hatred").willpower == 0 and table.kind == "turn"
    love = three(love="at valley, willpower 9, move red blue", turn="love", more="land.a: boredom 1")
    assert spirit(on(love, *move, "yes"), "hatred").willpower == 1


@rule_test("bal.align.powers")
def test_purity_keeps_balance_out_and_its_quell_away() -> None:
    text = three(
        has="willpower 9, essence 2, hand neutrality-green neutrality-green",
        rows="invoke wild, quell wild",
        more="valley/cradle: purity 1\ncradle.a: kindness 1\nbalance: ambition 1",
    ).replace("reason: at valley,", "reason: at cradle,")
    says = refuses("cer.pow.no-quell", on(text), "quell")
    assert says == "Kindness is protected by Purity and cannot be quelled."
    at_home = text.replace("reason: at cradle,", "reason: at valley,")
    refuses("cer.pow.bar-slots", asked(at_home, "invoke", "pass", "card neutrality-green"), "slot valley.b")
