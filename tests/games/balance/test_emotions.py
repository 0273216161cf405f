"""The powers of Balance Emotions. [bal.emo.*]"""

from __future__ import annotations

from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.tables import ASPIRATION_IDS
from insula.games.cerebria.terms import LIVELINESS
from insula.testing import refuses, rule_test
from tests.games.balance.kit import BALANCE, BLISS, asked, on, six, three
from tests.games.cerebria.kit import answer, card_on, deck, hand, offered, realm, row, slot, spirit, team


def quelled(vibe: str, card: str, more: str = "") -> str:
    """Hatred's turn next to a Neutrality that one Quell removes."""
    hatred = f"at valley, willpower 9, hand {card}, quell red"
    lines = f"hatred: {hatred}\nreason: at land, willpower 1\nintuition: at land, willpower 1\nvalley.b: neutrality-{vibe} 1 by reason"
    return six(f"{lines}\ngloom: ambition 1\n{more}", turn="hatred")


def entering(
    strong: str, essence: int, more: str = "", has: str = "willpower 9", rows: str = "empower wild"
) -> tuple[str, ...]:
    """Reason empowers a yellow Neutrality far from everything."""
    text = three(has=has, rows=rows, more=f"valley.b: neutrality-yellow {essence}\n{more}")
    return (text, "empower", "slot valley.b", "using nothing", f"card {strong}", "red")


QUELL = ("quell", "pass", "slot valley.b", "using nothing")


# ---- Neutrality ----------------------------------------------------------------------------------------------------


@rule_test("bal.emo.neutrality-red", "bal.emo.neutrality-draw-order")
def test_red_lets_a_balance_spirit_draw() -> None:
    table = on(quelled("red", "anger"), *QUELL)
    assert table.kind == "may" and table.state.seats[table.asked].team == BALANCE
    table.play("yes")
    assert offered(table) == ["seat reason", "seat intuition"]
    table.play("seat reason")
    assert hand(table, "reason") == ["neutrality-red"]  # its own card went under the empty deck first
    declined = on(quelled("red", "anger"), *QUELL, "pass")
    assert hand(declined, "reason") == [] and deck(declined, "reason") == ["neutrality-red"]


@rule_test("bal.emo.neutrality-trigger")
def test_moving_is_not_leaving_play() -> None:
    text = three(more="land.b: neutrality-yellow 1")
    table = on(text, "move emotion", "slot land.b", "slot valley.a")
    assert spirit(table, "reason").willpower == 9 - 1 and card_on(table, "valley.a") == "neutrality-yellow"
    left = on(quelled("yellow", "guilt"), *QUELL, "seat reason")
    assert spirit(left, "reason").willpower == 3


@rule_test("bal.emo.neutrality-yellow")
def test_yellow_gives_two_willpower_which_intuition_may_convert() -> None:
    table = asked(quelled("yellow", "guilt"), *QUELL)
    answer(table, "seat intuition", "bliss essence")
    p = spirit(table, "intuition")
    assert (p.willpower, p.essence) == (2, 1)


@rule_test("bal.emo.neutrality-green")
def test_green_gives_an_essence_of_either_kind() -> None:
    table = on(quelled("green", "disgust"), *QUELL, "yes", "seat reason", "gloom essence")
    assert spirit(table, "reason").gloom_essence == 1


@rule_test("bal.emo.neutrality-blue")
def test_blue_gives_a_vibe_token_of_any_colour() -> None:
    text = quelled("blue", "fear").replace("reason: at land,", "reason: at land, move wild,")
    table = on(text, *QUELL, "yes", "seat reason", "cell move 1", "yellow")
    assert row(table, "reason", 0)[1] == 2


@rule_test("bal.emo.neutrality-no-intention")
def test_a_neutrality_scores_only_on_balances_own_turn() -> None:
    rows = "move wild red green, empower wild"
    text = quelled("blue", "fear").replace("reason: at land,", f"reason: at land, {rows},")
    table = on(text, *QUELL, "yes", "seat reason", "cell move 3", "blue")
    assert team(table, BALANCE).points == 0 and 0 not in row(table, "reason", 0)
    own = three(rows=rows, more="valley.b: neutrality-blue 1")
    moves = ("empower", "using nothing", "card caution", "red", "yes", "cell move 3", "blue")
    assert team(on(own, *moves), BALANCE).points == 2


# ---- Strong Emotions -----------------------------------------------------------------------------------------------


@rule_test("bal.emo.put-into-play", "bal.emo.impulse")
def test_impulse_gives_as_much_essence_as_lies_on_it() -> None:
    table = on(*entering("impulse", 3), "amount 2")
    assert (spirit(table, "reason").essence, spirit(table, "reason").gloom_essence) == (2, 1)
    moved = on(three(more="land.b: impulse 2"), "move emotion", "slot land.b", "slot valley.a")
    assert spirit(moved, "reason").essence == 1 and moved.kind == "turn"


@rule_test("bal.emo.urge", "bal.emo.urge-not-absorb")
def test_urge_drains_a_sphere_and_may_rotate() -> None:
    text = "origin: humility 3 at land, diligence 2"
    table = on(*entering("urge", 3, text))
    assert "realm land" in offered(table) and "realm willow" not in offered(table)
    assert refuses("bal.emo.urge", table, "realm willow") == "Urge needs a Sphere with at least 3 Willpower."
    before = spirit(table, "reason").willpower
    table.play("realm land")
    assert table.state.spheres[2] == 1 and table.kind == "may"
    rotation = table.state.rotation
    table.play("yes")
    assert (table.state.rotation - rotation) % 5 == 1
    assert spirit(table, "reason").willpower == before and "absorb" in offered(table)
    assert table.state.revelations == 0


@rule_test("bal.emo.urge-any-sphere")
def test_urge_reaches_every_sphere_or_only_rotates() -> None:
    table = on(*entering("urge", 3))
    assert offered(table) == ["realm valley", "realm cradle", "realm network", "realm land", "realm willow"]
    empty = "origin: commitment 2, creativity 2, humility 2, diligence 2, knowledge 2"
    only = on(*entering("urge", 3, empty))
    assert only.kind == "may" and only.state.spheres == [2] * 5


@rule_test("bal.emo.discipline")
def test_discipline_levels_its_triad() -> None:
    table = on(three(more="valley/cradle: discipline 2\nvalley.b: kindness 1\ncradle.a: dislike 3 +1"))
    assert [slot(table, s).intensity for s in ("valley.b", "valley/cradle", "cradle.a")] == [2, 2, 2]


@rule_test("bal.emo.discipline-scope")
def test_discipline_changes_intensity_only() -> None:
    table = on(three(more="valley/cradle: discipline 2\nvalley.b: kindness 1\nvalley: minor bliss\nland.a: kindness 1"))
    assert measure(table.state, LIVELINESS, BLISS) == 1 + 2 + 1
    assert realm(table, "valley").lead == 2 + 2 + 1 and slot(table, "land.a").intensity == 1


@rule_test("bal.emo.discipline-own")
def test_disciplines_own_intensity_is_printed_and_its_tokens() -> None:
    for words, intensity in (("2", 2), ("3", 3), ("3 +1", 4)):
        table = on(three(more=f"valley/cradle: discipline {words}\nvalley.b: kindness 1"))
        assert slot(table, "valley/cradle").intensity == slot(table, "valley.b").intensity == intensity


@rule_test("bal.emo.discipline-own")
def test_what_lowers_discipline_lowers_its_whole_triad() -> None:
    table = on(three(more="valley/cradle: discipline 3\nvalley.b: tranquility 1\ncradle.a: dislike 3"))
    assert [slot(table, s).intensity for s in ("valley.b", "valley/cradle", "cradle.a")] == [2, 2, 2]


@rule_test("bal.emo.discipline-leaves")
def test_normal_intensity_returns_when_discipline_moves() -> None:
    text = three(more="valley/cradle: discipline 2\ncradle.a: dislike 3 +1\nwillow.b: kindness 1")
    table = on(text, "move emotion", "slot valley/cradle", "slot valley.a")
    assert slot(table, "cradle.a").intensity == 3 + 1 and slot(table, "willow.b").intensity == 2


@rule_test("bal.emo.caution")
def test_caution_lowers_tokens() -> None:
    more = "land.a: dislike 1 +2\nland.b: kindness 1 +1"
    table = on(*entering("caution", 2, more), "yes", "slot land.a", "slot land.b")
    assert slot(table, "land.a").token == 1 and slot(table, "land.b").token == 0
    stopped = on(*entering("caution", 2, more), "yes", "slot land.a", "pass")
    assert slot(stopped, "land.b").token == 1


@rule_test("cer.pow.no-lowering")
def test_caution_cannot_lower_a_token_that_dignity_guards() -> None:
    more = "land.a: dignity 2 +1\nland.b: kindness 1 +1\nnetwork/land: courage 1 +1"
    table = on(*entering("caution", 2, more), "yes")
    assert offered(table) == ["pass", "slot land.b"]
    refuses("cer.pow.target", table, "slot land.a")
    alone = on(*entering("caution", 2, more.replace("land.b: kindness 1 +1\n", "")))
    assert alone.kind == "turn", "with only guarded tokens in play there is nothing to ask"


@rule_test("bal.emo.caution-scope")
def test_caution_lowers_no_fortress() -> None:
    table = on(*entering("caution", 2, "land: major bliss"))
    assert table.kind == "turn" and realm(table, "land").size == 2


@rule_test("bal.emo.inspiration", "bal.emo.inspiration-who")
def test_inspiration_gives_the_rarest_colours() -> None:
    rows = "move red red, invoke blue, quell green, fortify yellow, empower wild"
    table = on(*entering("inspiration", 3, rows=rows))
    seen = []
    while table.kind == "vibe_cell":
        seen.append(table.question)
        table.play(table.options[-1])
    assert len(seen) == 3 and "yellow" in seen[0] and "green" in seen[1] and "blue" in seen[2]
    assert all(table.state.seats[s].cells == [0] * 20 for s in (0, 1))


@rule_test("bal.emo.inspiration-example")
def test_with_one_of_each_colour_four_tokens_come() -> None:
    rows = "move red, invoke yellow, quell green, fortify blue, empower wild"
    table = on(*entering("inspiration", 3, rows=rows))
    placed = 0
    while table.kind == "vibe_cell":
        table.play(table.options[-1])
        placed += 1
    cells = spirit(table, "reason").cells
    assert placed == 4 and [cells.count(colour) for colour in (1, 2, 3, 4)] == [2, 2, 2, 2]


@rule_test("bal.emo.inspiration-wild")
def test_wild_tokens_are_no_colour_and_a_token_without_place_is_lost() -> None:
    rows = "move wild, invoke wild, quell wild, empower wild"
    table = on(*entering("inspiration", 3, rows=rows))
    placed = 0
    while table.kind == "vibe_cell":
        table.play(table.options[-1])
        placed += 1
    assert placed == 4
    full = "red yellow green blue"
    rows = f"move {full}, invoke {full}, quell {full}, fortify {full}, empower wild wild wild wild"
    lost = on(*entering("inspiration", 3, rows=rows))
    assert lost.kind == "turn"


@rule_test("bal.emo.curiosity", "bal.emo.curiosity-not-common")
def test_curiosity_orders_the_top_four() -> None:
    more = "common: unity attitude openness\nbalance: hidden openness unity liveliness fortitude attitude"
    table = on(*entering("curiosity", 2, more))
    assert offered(table) == [f"aspiration {a}" for a in ("openness", "liveliness", "fortitude")]
    says = refuses("bal.emo.curiosity-not-common", table, "aspiration unity")
    assert says == "Your Hidden Aspiration must differ from the current Common Aspiration (Unity)."
    says = refuses("bal.emo.curiosity", table, "aspiration awareness")
    assert says == "Awareness is not among the cards still to be put back."
    answer(table, "aspiration liveliness", "aspiration unity", "aspiration fortitude")
    t = team(table, BALANCE)
    order = [ASPIRATION_IDS[a] for a in reversed(t.hidden[: t.n_hidden])]
    assert order == ["liveliness", "unity", "fortitude", "openness", "attitude"]
    few = asked(*entering("curiosity", 2, "common: unity\nbalance: hidden openness unity"), "seat reason")
    assert offered(few) == ["aspiration openness"]


@rule_test("bal.emo.curiosity-hidden")
def test_only_balance_sees_what_curiosity_saw() -> None:
    more = "common: unity attitude\nbalance: hidden openness unity liveliness fortitude attitude"
    table = on(*entering("curiosity", 2, more), "aspiration liveliness", "aspiration unity", "aspiration fortitude")
    own = table.view(2)["teams"][BALANCE]
    assert own["seen"] == ["liveliness", "unity", "fortitude", "openness"] and own["hidden"] == "liveliness"
    for eyes in (0, 1, None):
        shown = table.view(eyes)["teams"][BALANCE]
        assert "seen" not in shown and shown["hidden"] is None
    told = [event["text"] for event in table.seen(0)]
    assert any("looks at 4 Hidden Aspirations" in text for text in told) and not any(
        "Liveliness" in text for text in told
    )
