"""Two kinds of Essence, Invoke and Alignment. [bal.essence.*, bal.invoke.*, bal.align.*]"""

from __future__ import annotations

from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.tables import BOARDS
from insula.games.cerebria.terms import UNITY
from insula.testing import refuses, rule_test
from tests.games.balance.kit import BALANCE, BLISS, GLOOM, asked, on, three
from tests.games.cerebria.kit import card_on, offered, realm, slot, spirit

NEUTRAL = "hand neutrality-red"


@rule_test("bal.essence.choose", "bal.realm.willow")
def test_balance_chooses_the_kind_of_each_essence_it_gains() -> None:
    table = on(three(has="willpower 3"), "harvest", "amount 3")
    assert offered(table) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    table.play("amount 1")
    assert (spirit(table, "reason").essence, spirit(table, "reason").gloom_essence) == (1, 2)
    single = on(three(has="willpower 1"), "harvest", "amount 1")
    assert offered(single) == ["bliss essence", "gloom essence"]
    single.play("gloom essence")
    assert spirit(single, "reason").gloom_essence == 1


@rule_test("bal.essence.single-kind")
def test_a_balance_emotion_never_holds_both_kinds() -> None:
    table = asked(three(more="valley.b: neutrality-red 1"), "intensify", "slot valley.b")
    says = refuses("bal.essence.single-kind", table, "gloom essence")
    assert says == "Neutrality already holds Bliss Essence; only Bliss can be added."
    assert refuses("cer.thing.essence", table, "bliss essence").startswith("You have 0 Bliss Essence")


@rule_test("bal.invoke.either", "bal.align.emotion")
def test_balance_invokes_with_either_kind() -> None:
    table = asked(three(has=f"willpower 4, essence 1, gloom 1, {NEUTRAL}"), "invoke", "slot valley.a", "using nothing")
    assert offered(table) == ["bliss essence", "gloom essence"]
    table.play("gloom essence")
    assert slot(table, "valley.a").side == GLOOM and slot(table, "valley.a").team == BALANCE
    assert (spirit(table, "reason").essence, spirit(table, "reason").gloom_essence) == (1, 0)
    poor = on(three(has=f"willpower 4, {NEUTRAL}"))
    says = refuses("bal.invoke.either", poor, "invoke")
    have = "4 Willpower, 0 Bliss Essence and 0 Gloom Essence"
    assert says == f"Invoke costs 2 Willpower and 1 Bliss or Gloom Essence; you have {have}."
    one = asked(three(has=f"willpower 4, gloom 1, {NEUTRAL}"), "invoke", "slot valley.a", "using nothing")
    assert offered(one) == ["gloom essence"]


@rule_test("bal.invoke.keeps-kind", "bal.empower.keeps-alignment")
def test_the_kind_stays_when_neutrality_is_empowered() -> None:
    text = three(has="willpower 9, essence 1, gloom 1", more="valley.b: neutrality-yellow 2 for gloom")
    table = on(text, "empower", "using nothing", "card discipline", "blue")
    assert card_on(table, "valley.b") == "discipline"
    assert slot(table, "valley.b").side == GLOOM and slot(table, "valley.b").essence == 2
    answered = on(text, "empower", "using nothing", "card discipline", "blue", "intensify", "pass")
    assert (spirit(answered, "reason").essence, spirit(answered, "reason").gloom_essence) == (1, 0)


@rule_test("bal.invoke.example-bolster")
def test_bolster_adds_the_same_kind() -> None:
    rows = "invoke wild red"
    table = on(
        three(has=f"willpower 4, gloom 1, {NEUTRAL}", rows=rows, more="balance: ambition 1"),
        "invoke",
        "slot valley.a",
        "using bolster",
    )
    assert slot(table, "valley.a").essence == 2 and slot(table, "valley.a").side == GLOOM


@rule_test("bal.invoke.inner-force")
def test_inner_force_takes_either_kind_from_the_supply() -> None:
    text = three("intuition", has=f"willpower 4, {NEUTRAL}", rows="invoke wild - red")
    table = asked(text, "invoke", "slot valley.a", "using inner-force")
    assert offered(table) == ["bliss essence", "gloom essence"]
    table.play("bliss essence")
    assert slot(table, "valley.a").side == BLISS and spirit(table, "intuition").willpower == 0


# ---- Alignment -----------------------------------------------------------------------------------------------------


@rule_test("bal.align.control")
def test_an_aligned_emotion_controls_a_frontier_for_its_side() -> None:
    table = on(three(more="valley/cradle: neutrality-red 1 for gloom"))
    assert realm(table, "valley").frontier == GLOOM and realm(table, "valley").control == GLOOM


@rule_test("bal.align.blocking")
def test_blocking_goes_by_alignment() -> None:
    text = three(more="valley.b: neutrality-red 1 for gloom\nvalley/cradle: brightness 2")
    assert realm(on(text), "valley").lead == -1
    same = three(more="valley.b: neutrality-red 1 for gloom\nvalley/cradle: bleakness 2")
    assert realm(on(same), "valley").lead == -3


@rule_test("bal.align.aspirations", "bal.align.example-urge")
def test_aligned_emotions_count_for_aspirations() -> None:
    table = on(three(more="valley.a: brightness 1\nvalley.b: neutrality-red 1\nvalley/cradle: brightness 1"))
    assert measure(table.state, UNITY, BLISS) == 3
    urged = on(three(more="valley.a: brightness 1\nvalley.b: urge 1\nvalley/cradle: brightness 1"))
    assert measure(urged.state, UNITY, BLISS) == 3


@rule_test("bal.align.otherwise-opposing")
def test_otherwise_a_balance_emotion_is_an_opponents() -> None:
    love = "at valley, willpower 9, essence 2, hand courage, quell red, empower red"
    text = three(love=love, turn="love", more="valley.b: neutrality-red 1\nvalley.a: trust 1\nbliss: ambition 1")
    table = asked(text, "intensify")
    assert offered(table) == ["slot valley.a"]
    assert refuses("bal.align.otherwise-opposing", table, "slot valley.b") == "Neutrality belongs to Balance."
    quelled = asked(text, "quell", "pass")
    assert offered(quelled) == ["slot valley.b"]


@rule_test("bal.align.powers")
def test_powers_treat_balance_emotions_as_an_opponents() -> None:
    lines = (
        "mode: balance, spirits b\nempathy: at valley\nharmony: at valley, willpower 9, hand courage, deck trust trust,"
        " quell red - - blue\nhatred: at valley, willpower 9, hand anger, quell red\nreason: at land\n"
        "valley.b: neutrality-red 1\nbliss: ambition 1\ngloom: ambition 1\n"
    )
    gloom = asked(f"{lines}turn: hatred", "quell", "pass")
    assert "slot valley.b" in offered(gloom)  # Empathy does not guard it
    cycle = on(f"{lines}turn: harmony", "quell", "pass", "slot valley.b", "using emotional-cycle")
    assert card_on(cycle, "valley.b") == "" and spirit(cycle, "harmony").n_hand == 2


@rule_test("bal.align.powers")
def test_wildfire_burns_a_balance_emotion_of_the_own_side() -> None:
    wildfire = next(i for i, cell in enumerate(BOARDS[5]["move"]) if cell["name"] == "Wildfire")
    cells = " ".join("blue" if i == wildfire else "-" for i in range(3))
    text = three(
        mode="spirits b",
        hatred=f"at valley/cradle, willpower 9, move red {cells}",
        turn="hatred",
        more="cradle.a: neutrality-yellow 2 for gloom\ngloom: ambition 1",
    )
    table = on(text, "move", "space cradle", "using wildfire")
    assert slot(table, "cradle.a").essence == 1


@rule_test("bal.align.suspicion")
def test_suspicion_counts_bliss_emotions_only() -> None:
    hatred = "at network, willpower 9, empower red"
    text = three(
        hatred=hatred,
        turn="hatred",
        more="network.a: mistrust 3\nvalley.a: brightness 1\nvalley.b: neutrality-red 1\nland.a: neutrality-red 1",
    )
    table = on(text, "empower", "using nothing")
    assert card_on(table, "network.a") == "suspicion" and slot(table, "network.a").token == 1


@rule_test("bal.align.example-desire")
def test_desire_does_not_see_urge_in_its_chain() -> None:
    love = "at valley, willpower 9, essence 2, hand desire, invoke red"
    chain = "valley.a: brightness 1\nvalley/cradle: {}"
    alone = on(three(love=love, turn="love", more=chain.format("urge 1")), "invoke", "pass", "slot valley.b")
    assert slot(alone, "valley.b").token == 0 and measure(alone.state, UNITY, BLISS) == 3
    own = on(three(love=love, turn="love", more=chain.format("brightness 1")), "invoke", "pass", "slot valley.b")
    assert slot(own, "valley.b").token == 1


@rule_test("bal.align.discount")
def test_control_through_balance_gives_all_its_benefits() -> None:
    love = "at network, willpower 3"
    table = on(three(love=love, turn="love", more="willow.a: neutrality-red 1"), "harvest", "amount 3")
    assert spirit(table, "love").essence == 3
    assert all(r.control != BALANCE and r.frontier != BALANCE for r in table.state.realms)


@rule_test("bal.align.opponents-control")
def test_the_opponents_realm_may_be_held_through_balance() -> None:
    love = "at valley, willpower 9, fortify red"
    table = on(three(love=love, turn="love", more="valley.b: neutrality-red 1 for gloom"))
    refuses("cer.fortify.not-opponent-realm", table, "fortify")
