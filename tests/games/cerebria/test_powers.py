"""The general rules of Emotion powers: owner, order, presence, stacking, tokens, silencing."""

from __future__ import annotations

from insula.core.table import Table
from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import BLISS, answer, asked, card_on, hand, offered, on, play, realm, slot, spirit, team

INVOKE = "love: at {at}, willpower 9, essence {ess}, hand {card}, deck trust comfort, invoke red\nmisery: at {foe}, deck fear\n"
GLOOM_INVOKE = (
    "love: at {foe}, willpower 3, hand {hand}, deck trust\nmisery: at {at}, willpower 9, essence {ess}, hand {card}, deck guilt, invoke red\n"
    "turn: misery\n"
)
QUELL = (
    "love: at land, willpower {wp}, hand {hand}, deck trust, quell red {cells}\nmisery: at valley, willpower 3, deck guilt\n"
    "bliss: ambition 2\nturn: love\n"
)


def invoked(
    card: str, board: str = "", at: str = "valley", where: str = "valley.a", foe: str = "land", ess: int = 3
) -> Table:
    """Bliss has invoked a card."""
    return answer(
        asked(INVOKE.format(at=at, foe=foe, ess=ess, card=card) + board),
        "invoke",
        "pass",
        f"card {card}",
        f"slot {where}",
        "using nothing",
    )


def invoked_by_gloom(
    card: str, board: str = "", at: str = "valley", where: str = "valley.a", foe: str = "land", held: str = "courage"
) -> Table:
    """Gloom has invoked a card."""
    text = GLOOM_INVOKE.format(at=at, foe=foe, ess=3, card=card, hand=held) + board
    return answer(asked(text), "invoke", "pass", f"card {card}", f"slot {where}", "using nothing")


@rule_test("cer.pow.owner", "cer.def.emotion-powers")
def test_the_owner_decides_and_in_a_foreign_turn_the_member_who_plays_next() -> None:
    table = asked(
        "order: malice love misery delight\nlove: at land\ndelight: at cradle\nmisery: at willow\n"
        "malice: at valley, willpower 5, hand jealousy, quell red\ngloom: ambition 1\nvalley.a: courage 2\nvalley.b: comfort 1\n",
        "quell",
        "pass",
        "slot valley.a",
        "using nothing",
        "card jealousy",
    )
    assert table.kind == "recipient"
    assert table.state.seats[table.asked].spirit == spirit(table, "love").spirit
    assert offered(table) == ["seat love", "seat delight"]


@rule_test("cer.pow.may")
def test_a_may_can_be_declined_as_a_whole() -> None:
    table = invoked("trust")
    assert (table.kind, offered(table)) == ("may", ["pass", "yes"])
    play(table, "pass")
    assert slot(table, "valley.a").essence == 1
    assert spirit(table, "love").essence == 2


@rule_test("cer.pow.may")
def test_an_impossible_part_is_skipped() -> None:
    table = on(
        GLOOM_INVOKE.format(at="valley", foe="land", ess=3, card="mistrust", hand="courage").replace(
            "hand courage, ", ""
        ),
        "invoke",
        "pass",
        "card mistrust",
        "slot valley.a",
    )
    assert table.kind == "turn"
    assert hand(table, "love") == []


@rule_test("cer.pow.order")
def test_a_team_orders_its_powers_of_one_moment() -> None:
    text = (
        QUELL.format(wp=5, hand="courage sociability trust", cells="")
        + "land.a: jealousy 2\nland.b: guilt 1\nwillow.a: remorse 1\n"
    )
    table = asked(text, "quell", "pass", "slot land.a", "using nothing", "card courage")
    assert (table.kind, offered(table)) == ("power_order", ["slot land.b", "slot willow.a"])
    assert refuses("cer.pow.order", table, "slot land.a") == "Choose one of your Emotions whose power is waiting."
    answer(table, "slot willow.a")
    assert table.kind == "lose_card"
    assert spirit(table, "love").willpower == 5 - 2
    play(table, "card trust")
    assert spirit(table, "love").willpower == 5 - 2 - 1


@rule_test("cer.pow.presence")
def test_a_power_works_only_while_its_card_is_in_play() -> None:
    text = (
        "love: at land, essence 0\nmalice: at valley, willpower 5, hand jealousy, quell red\ngloom: ambition 1\n"
        "valley.a: comfort {}\nturn: malice\n"
    )
    gone = on(text.format(1), "quell", "pass")
    assert (card_on(gone, "valley.a"), spirit(gone, "love").essence) == ("", 0)
    stays = on(text.format(2), "quell", "pass")
    assert spirit(stays, "love").essence == 1


@rule_test("cer.pow.presence")
def test_moving_is_neither_entering_nor_leaving() -> None:
    table = on(
        "love: at valley, willpower 5\nmisery: at land, willpower 0\nland.a: cheerfulness 1\nland.b: shame 1\n",
        "move emotion",
        "slot land.a",
        "slot valley.a",
    )
    assert (table.kind, spirit(table, "love").willpower) == ("turn", 3)


@rule_test("cer.pow.stacking", "cer.pow.surcharge")
def test_two_safeties_make_a_quell_four_dearer() -> None:
    text = (
        "love: at land\nmisery: at valley/cradle, willpower {}, hand jealousy, quell red\ngloom: ambition 1\n"
        "valley.b: safety 1\ncradle.a: safety 1\nvalley/cradle: courage 2\nturn: misery\n"
    )
    table = on(text.format(6), "quell", "pass")
    assert spirit(table, "misery").willpower == 0
    says = refuses("cer.pow.surcharge", on(text.format(5)), "quell")
    assert says == (
        "Powers in play make this cost more: Quell costs 6 Willpower and 1 Ambition; you have 5 Willpower and 1 Ambition."
    )


@rule_test("cer.pow.surcharge")
def test_fear_asks_for_one_more_essence() -> None:
    text = INVOKE.format(at="valley", foe="land", ess=1, card="courage") + "cradle.a: fear 1\nvalley/cradle: fear 1\n"
    table = asked(text, "invoke", "pass", "card courage")
    assert offered(table) == ["slot valley.a"]
    says = refuses("cer.pow.surcharge", table, "slot valley.b")
    assert says == (
        "Powers in play make this cost more: Invoke costs 2 Willpower and 2 Essence; you have 9 Willpower and 1 Essence."
    )


@rule_test("cer.pow.bar-slots")
def test_a_barred_slot_takes_no_emotion() -> None:
    table = asked(
        INVOKE.format(at="valley", foe="land", ess=1, card="courage") + "valley/cradle: isolation 1",
        "invoke",
        "pass",
        "card courage",
    )
    says = refuses("cer.pow.bar-slots", table, "slot valley.b")
    assert says == "Isolation keeps your team's Emotions off that slot."
    moved = asked(
        "love: at valley, willpower 5\nmisery: at land\nvalley/cradle: isolation 1\nwillow.a: trust 1",
        "move emotion",
        "slot willow.a",
    )
    refuses("cer.pow.bar-slots", moved, "slot valley.b")
    stays = on(
        "love: at valley, willpower 5, empower red\nmisery: at land\nvalley/cradle: isolation 1\nvalley.b: kindness 2",
        "empower",
        "pass",
    )
    assert card_on(stays, "valley.b") == "benevolence"


@rule_test("cer.pow.no-quell")
def test_a_protected_emotion_cannot_be_quelled() -> None:
    table = asked(
        "love: at land\nmalice: at valley, willpower 5, hand jealousy disgust, quell red\ngloom: ambition 1\n"
        "valley.a: courage 2\nvalley.b: courage 1\nvalley/cradle: purity 1\nturn: malice\n",
        "quell",
        "pass",
    )
    assert "slot valley.b" not in offered(table)
    says = refuses("cer.pow.no-quell", table, "slot valley.b")
    assert says == "Courage is protected by Purity and cannot be quelled."
    assert "slot valley/cradle" in offered(table)


@rule_test("cer.pow.target")
def test_a_power_is_used_where_it_can_do_something() -> None:
    table = invoked("affection", "valley.b: trust 1\nwillow/valley: trust 1\nland.a: trust 1\n")
    answer(table, "yes")
    assert offered(table) == ["slot valley.b", "slot willow/valley"]
    assert refuses("cer.pow.target", table, "slot land.a") == "The power of Affection cannot be used on that."


@rule_test("cer.pow.recipient")
def test_a_recipient_is_of_the_side_the_power_names() -> None:
    table = invoked("kindness", "delight: at cradle\n")
    assert offered(table) == ["seat love", "seat delight"]
    assert refuses("cer.pow.recipient", table, "seat misery") == "The power of Kindness does not reach that Spirit."


@rule_test("cer.pow.place")
def test_a_moved_emotion_goes_where_the_power_allows() -> None:
    table = asked(
        "love: at valley, willpower 5, empower red\nmisery: at land\nvalley.a: desire 3\nland.a: trust 1\n",
        "empower",
        "pass",
        "slot valley.a",
        "using nothing",
        "yes",
        "slot land.a",
    )
    assert offered(table) == ["slot valley.b", "slot willow/valley"]
    assert refuses("cer.pow.place", table, "slot cradle.a") == "The power of Longing cannot move it there."
    play(table, "slot valley.b")
    assert card_on(table, "valley.b") == "trust"


@rule_test("cer.pow.place", "cer.move.forced-not-move")
def test_a_spirit_moved_by_a_power_goes_exactly_so_many_steps() -> None:
    table = answer(invoked_by_gloom("embarrassment", foe="valley/cradle"), "yes", "seat love")
    assert offered(table) == ["space valley", "space cradle"]
    assert refuses("cer.pow.place", table, "space network") == "The power of Embarrassment cannot move it there."


@rule_test("cer.pow.amount")
def test_an_amount_lies_between_its_bounds() -> None:
    table = asked(
        "love: at land\nmalice: at valley, willpower 5, hand jealousy, quell red\ngloom: ambition 1\n"
        "valley.a: courage 3\nvalley.b: malevolence 1\nturn: malice\n",
        "quell",
        "pass",
        "slot valley.a",
        "using nothing",
    )
    assert offered(table) == ["amount 1", "amount 2"]
    assert refuses("cer.pow.amount", table, "amount 3") == "Choose a number from 1 to 2."
    play(table, "amount 2")
    assert slot(table, "valley.a").essence == 1


@rule_test("cer.pow.intensity-token", "cer.def.power-token-refresh", "cer.def.suspicion")
def test_an_intensity_token_shows_six_at_most() -> None:
    eight = "".join(
        f"{where}: trust 1\n"
        for where in (
            "valley.b",
            "valley/cradle",
            "cradle.a",
            "cradle.b",
            "cradle/network",
            "network.a",
            "network.b",
            "land.a",
        )
    )
    table = on(
        "love: at land\nmisery: at valley, willpower 5, deck fear, empower red\nvalley.a: mistrust 3\nturn: misery\n"
        + eight,
        "empower",
        "pass",
    )
    assert (card_on(table, "valley.a"), slot(table, "valley.a").token) == ("suspicion", 6)
    assert slot(table, "valley.a").intensity == 1 + 6
    two = on(
        "love: at land\nmisery: at valley, willpower 5, deck fear, empower red\nvalley.a: mistrust 3\nturn: misery\nland.a: trust 1\nland.b: trust 1\n",
        "empower",
        "pass",
    )
    assert slot(two, "valley.a").token == 2


@rule_test("cer.pow.insecurity-token")
def test_an_insecurity_token_goes_back_with_its_card_and_moves_with_its_host() -> None:
    text = "love: at land, willpower 5, hand optimism, quell red\nmisery: at valley\nbliss: ambition 1\nland.a: courage 2 insecure land.b\nland.b: insecurity 1\n"
    start = on(text)
    assert slot(start, "land.a").intensity == 2 - 1
    back = on(text, "quell", "pass")
    assert (slot(back, "land.a").insecure, slot(back, "land.a").intensity) == (0, 2)
    moved = on(text.replace("love: at land,", "love: at cradle,"), "move emotion", "slot land.a", "slot cradle.a")
    assert (slot(moved, "cradle.a").insecure > 0, slot(moved, "cradle.a").intensity) == (True, 1)


@rule_test("cer.pow.suppression")
def test_a_silenced_emotion_keeps_its_intensity_but_not_its_power() -> None:
    text = "love: at land\nmisery: at cradle\nvalley.a: narcissism 2\nwillow/valley: anger 1\n"
    free = on(text)
    assert slot(free, "valley.a").intensity == 3 + 1
    silenced = on(text + "valley.b: serenity 1")
    assert slot(silenced, "valley.a").muted == 1
    assert slot(silenced, "valley.a").intensity == 3 - 1
    both = on("love: at land\nmisery: at cradle\nvalley.a: doubt 1\nvalley.b: serenity 1\n")
    assert slot(both, "valley.a").muted == 0


@rule_test("cer.pow.bear-loss")
def test_selflessness_bears_any_part_of_a_loss() -> None:
    text = (
        "love: at land\nmalice: at valley, willpower 9, hand jealousy, quell red blue\ngloom: ambition 1\n"
        "valley.a: courage 3\nwillow/valley: selflessness 4\nturn: malice\n"
    )
    table = asked(text, "quell", "pass", "slot valley.a", "using subdue", "card jealousy")
    assert (table.kind, offered(table)) == ("bear_loss", ["amount 0", "amount 1", "amount 2"])
    assert table.state.seats[table.asked].team == BLISS
    assert refuses("cer.pow.bear-loss", table, "amount 3") == "Selflessness can bear at most 2 Essence."
    play(table, "amount 2")
    assert (slot(table, "valley.a").essence, slot(table, "willow/valley").essence) == (3, 2)
    assert team(table, 1).points == 2  # the full number counts as removed
    assert realm(table, "valley").lead > 0
