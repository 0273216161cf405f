"""Move, Quell and Realm Actions in a game of three teams. [bal.move.*, bal.quell.*, bal.realm.*, bal.power.*]"""

from __future__ import annotations

from insula.games.cerebria.tables import BOARDS
from insula.testing import refuses, rule_test
from tests.games.balance.kit import BALANCE, asked, on, three
from tests.games.cerebria.kit import card_on, offered, slot, space_of, spirit, team


def names(board: int) -> dict[str, list[str]]:
    """The upgrades of a Spirit Board by row."""
    return {row: [cell["name"] for cell in cells] for row, cells in BOARDS[board].items()}


# ---- Move ----------------------------------------------------------------------------------------------------------


@rule_test("bal.move.share")
def test_balance_ends_a_move_anywhere() -> None:
    table = on(
        three(has="willpower 1", love="at valley/cradle", hatred="at valley/cradle"), "move", "space valley/cradle"
    )
    assert space_of(table, "reason") == "valley/cradle" and spirit(table, "reason").willpower == 0


@rule_test("bal.move.not-blocking")
def test_balance_stops_nobody() -> None:
    hatred = "at cradle, willpower 1, move red"
    text = three(hatred=hatred, turn="hatred").replace("reason: at valley,", "reason: at valley/cradle,")
    assert space_of(on(text, "move", "space valley/cradle"), "hatred") == "valley/cradle"
    shared = text.replace("love: at network", "love: at valley/cradle")
    says = refuses("cer.move.no-opposing", asked(shared, "move", "pass"), "space valley/cradle")
    assert "Love" in says and "Reason" not in says


@rule_test("bal.move.two-haste", "bal.move.example-three")
def test_two_hastes_make_three_spaces() -> None:
    table = on(three(has="willpower 3", rows="move wild red blue"), "move", "space cradle/network")
    assert space_of(table, "reason") == "cradle/network" and spirit(table, "reason").willpower == 0
    two = on(three(has="willpower 3", rows="move wild red blue"), "move", "space cradle", "using haste")
    assert spirit(two, "reason").willpower == 1


@rule_test("bal.move.a-side-rest")
def test_the_a_side_has_the_standard_upgrades() -> None:
    assert names(9) == {
        "move": ["Haste", "Haste", "Determination"],
        "invoke": ["Bolster", "Inner Force", "Determination"],
        "quell": ["Subdue", "Extinguish", "Determination"],
        "fortify": ["Exalt", "Raze", "Determination"],
        "empower": ["Channeled Power", "Emotional Outburst", "Determination"],
    }


@rule_test("bal.move.push-balance")
def test_balance_spirits_can_be_pushed() -> None:
    text = (
        "mode: balance, spirits b\ndelight: at valley, willpower 9, move red {}\nhatred: at land\n"
        "reason: at valley/cradle\nturn: delight"
    )
    push = next(i for i, cell in enumerate(BOARDS[2]["move"]) if cell["name"] == "Push")
    cells = " ".join("blue" if i == push else "-" for i in range(3))
    table = on(text.format(cells), "move", "space valley/cradle", "using push", "space cradle")
    assert space_of(table, "reason") == "cradle" and space_of(table, "delight") == "valley/cradle"


# ---- Quell ---------------------------------------------------------------------------------------------------------


@rule_test("bal.quell.balance-emotion")
def test_bliss_quells_a_balance_emotion_of_its_own_side() -> None:
    love = "at valley, willpower 9, hand optimism, quell red"
    text = three(love=love, turn="love", more="valley.b: neutrality-blue 2\nbliss: ambition 1")
    assert slot(on(text, "quell", "pass", "slot valley.b"), "valley.b").essence == 1


@rule_test("bal.quell.by-balance")
def test_balance_quells_the_others_only() -> None:
    text = three(
        has="willpower 9, hand neutrality-green neutrality-green",
        rows="quell wild",
        more="valley.a: kindness 2\nvalley.b: neutrality-green 1\nbalance: ambition 1",
    )
    table = asked(text, "quell", "pass")
    assert offered(table) == ["slot valley.a"]
    assert refuses("bal.quell.by-balance", table, "slot valley.b") == "Balance cannot quell its own Emotions."


@rule_test("cer.move.haste", "bal.move.two-haste")
def test_one_of_two_hastes_adds_one_space() -> None:
    table = asked(three(has="willpower 9", rows="move wild red blue"), "move", "pass", "space cradle/network")
    assert offered(table) == ["using haste+haste-2"]
    assert refuses("cer.move.haste", table, "using haste") == "Haste adds only one extra space."


@rule_test("bal.quell.vibe", "cer.quell.shown-vibe")
def test_the_marker_of_a_strong_emotion_is_its_vibe() -> None:
    hatred = "at valley, willpower 9, hand anger guilt, quell red"
    text = three(hatred=hatred, turn="hatred", more="valley.b: urge 2 red\ngloom: ambition 1")
    table = asked(text, "quell", "pass", "slot valley.b", "using nothing")
    assert offered(table) == ["card anger"]
    says = refuses("cer.quell.shown-vibe", table, "card guilt")
    assert says == "Guilt is yellow; show a red card to quell Urge."


# ---- Realm Actions -------------------------------------------------------------------------------------------------


@rule_test("bal.realm.intuition")
def test_intuition_pays_the_printed_price() -> None:
    has = "willpower 3, deck neutrality-red neutrality-red"
    table = on(three("intuition", has=has, more="cradle.a: brightness 1"), "draw cards", "pass")
    assert spirit(table, "intuition").willpower == 2


@rule_test("bal.realm.no-double", "bal.power.reason")
def test_reason_pays_one_less_once() -> None:
    has = "willpower 4, deck neutrality-red neutrality-red neutrality-red"
    table = on(three(has=has), "draw cards", "yes", "yes")
    assert spirit(table, "reason").willpower == 0 and spirit(table, "reason").n_hand == 3
    poor = on(three(has="willpower 0"), "gain willpower")
    assert spirit(poor, "reason").willpower == 4


@rule_test("bal.realm.network")
def test_only_own_emotions_are_moved() -> None:
    emotions = "land.a: neutrality-red 1\nland.b: kindness 1"
    table = asked(three(more=emotions), "move emotion")
    assert offered(table) == ["slot land.a"]
    assert refuses("bal.realm.network", table, "slot land.b") == "You can move only your own team's Emotions."
    love = asked(three(love="at cradle, willpower 9", turn="love", more=emotions), "move emotion")
    refuses("bal.realm.network", love, "slot land.a")


@rule_test("bal.realm.land")
def test_only_own_emotions_are_intensified() -> None:
    text = three(more="valley.a: kindness 1\nvalley.b: neutrality-red 1")
    table = asked(text, "intensify")
    says = refuses("bal.realm.land", table, "slot valley.a")
    assert says == "You can intensify only your own team's Emotions."
    love = three(
        love="at valley, willpower 9, essence 2",
        turn="love",
        more="valley.a: kindness 1\nvalley.b: neutrality-red 1 for gloom",
    )
    refuses("bal.realm.land", asked(love, "intensify"), "slot valley.b")


@rule_test("bal.realm.land-kind")
def test_essence_must_be_of_the_kind_on_the_card() -> None:
    text = three("intuition", has="willpower 9, gloom 1", more="valley.a: neutrality-red 1\nvalley.b: urge 1 for gloom")
    table = asked(text, "intensify")
    assert refuses("bal.realm.land-kind", table, "slot valley.a") == "Neutrality needs Bliss Essence."
    table.play("slot valley.b")
    assert spirit(table, "intuition").gloom_essence == 0 and slot(table, "valley.b").essence == 2


# ---- Absorb and Spirit powers --------------------------------------------------------------------------------------


@rule_test("bal.absorb.triad")
def test_triads_with_balance_emotions_add_to_an_absorb() -> None:
    table = on(
        three(more="valley.b: neutrality-red 1 for gloom\nland/willow: bleakness 1"), "absorb", "realm valley", "pass"
    )
    assert spirit(table, "reason").willpower == 9 + 3
    frontier = on(
        three(more="valley/cradle: brightness 1\nwillow/valley: bleakness 1"), "absorb", "realm valley", "pass"
    )
    assert spirit(frontier, "reason").willpower == 9 + 2


@rule_test("bal.absorb.triad-adjacent")
def test_a_spirit_on_a_frontier_is_next_to_one_triad() -> None:
    text = three(more="valley.b: neutrality-red 1\nwillow.b: neutrality-red 1")
    on_frontier = text.replace("reason: at valley,", "reason: at valley/cradle,")
    assert spirit(on(on_frontier, "absorb", "realm valley", "pass"), "reason").willpower == 9 + 3
    assert spirit(on(text, "absorb", "realm valley", "pass"), "reason").willpower == 9 + 4


@rule_test("bal.absorb.triad-any")
def test_one_willpower_for_each_triad_whatever_is_in_it() -> None:
    text = three(more="valley.b: neutrality-red 1\ncradle.a: neutrality-red 1 for gloom")
    on_frontier = text.replace("reason: at valley,", "reason: at valley/cradle,")
    assert spirit(on(on_frontier, "absorb", "realm valley", "pass"), "reason").willpower == 9 + 3


@rule_test("bal.power.intuition")
def test_intuition_turns_willpower_into_essence() -> None:
    table = asked(three("intuition", has="willpower 0", more="valley.b: neutrality-red 1"), "absorb", "realm valley")
    assert offered(table) == ["pass", "bliss essence", "gloom essence"]
    table.play("gloom essence")
    assert (spirit(table, "intuition").willpower, spirit(table, "intuition").gloom_essence) == (2, 1)
    reason = asked(three(has="willpower 0"), "absorb", "realm valley")
    assert reason.kind == "sphere_bonus"


@rule_test("bal.power.intuition-each-gain")
def test_each_gain_may_be_converted_once() -> None:
    text = three("intuition", has="willpower 0", more="origin: diligence at valley")
    table = on(text, "absorb", "realm valley", "bliss essence", "yes", "gloom essence")
    p = spirit(table, "intuition")
    assert (p.willpower, p.essence, p.gloom_essence) == (2, 1, 1)
    gain = on(three("intuition", has="willpower 1"), "gain willpower", "bliss essence")
    assert spirit(gain, "intuition").willpower == 3


@rule_test("bal.power.intuition-each-gain", "cer.absorb.commitment")
def test_willpower_that_was_converted_cannot_pay_for_commitment() -> None:
    text = three("intuition", has="willpower 0", more="origin: commitment 1 at valley")
    table = asked(text, "absorb", "realm valley", "bliss essence")
    assert (table.kind, spirit(table, "intuition").willpower) == ("sphere_bonus", 0)
    says = refuses("cer.turn.costs-first", table, "yes")
    assert says == "The Commitment bonus costs 1 Willpower; you have 0 Willpower."


@rule_test("bal.power.intuition-end-turn")
def test_the_last_willpower_of_a_turn_may_be_converted() -> None:
    table = on(three("intuition", has="willpower 0"), "end turn", "take ambition", "bliss essence")
    p = spirit(table, "intuition")
    assert (p.willpower, p.essence) == (0, 1) and table.kind == "turn" and table.asked == 0


@rule_test("bal.power.intuition-intentions")
def test_converted_willpower_counts_as_taken() -> None:
    text = three("intuition", mode="teams b", more="valley.b: neutrality-red 1\nwillow.b: neutrality-red 1")
    table = on(text, "absorb", "realm valley", "bliss essence", "pass")
    assert team(table, BALANCE).points == 1
    assert card_on(table, "valley.b") == "neutrality-red"
