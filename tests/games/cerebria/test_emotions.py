"""Every one of the 64 Emotion powers at work, from its line in the component pack."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.tables import CARD_IDS, CARDS, EMOTIONS
from insula.games.cerebria.terms import MILD
from insula.testing import rule_test
from tests.games.cerebria.kit import (
    BLISS,
    GLOOM,
    answer,
    asked,
    card_on,
    deck,
    hand,
    offered,
    on,
    play,
    realm,
    slot,
    space_of,
    spirit,
    team,
)

ROWS = "move red, invoke red, quell red, fortify red, empower red"
BOARD = (
    "love: at {love}, willpower 9, essence 3, hand {love_hand}, deck trust comfort, " + ROWS + "\n"
    "misery: at {misery}, willpower 9, essence 3, hand {misery_hand}, deck guilt bitterness, " + ROWS + "\n"
    "turn: {turn}\n"
)


def text(turn: str, board: str = "", cards: str = "courage", **places: str) -> str:
    """A position in which one of the two is about to act at the Valley and the other stands at the Land."""
    other = {"love": "land", "misery": "land"} | {turn: "valley"} | places
    foe = "misery" if turn == "love" else "love"
    cards_of = {"love_hand": "sociability", "misery_hand": "jealousy"} | {f"{turn}_hand": cards}
    return (
        BOARD.format(turn=turn, love=other["love"], misery=other["misery"], **cards_of) + f"# against {foe}\n" + board
    )


def side_of(card: str) -> str:
    return "love" if CARDS[CARD_IDS.index(card)].side == BLISS else "misery"


def invoke(card: str, board: str = "", where: str = "valley.a", **places: str) -> Table:
    """The card has just been invoked."""
    who = side_of(card)
    start = asked(text(who, board, cards=card, **places))
    return answer(start, "invoke", "pass", f"card {card}", f"slot {where}", "using nothing")


def empower(strong: str, board: str = "", where: str = "valley.a", essence: int = 3, **places: str) -> Table:
    """The Strong card has just come into play by Empower."""
    mild = CARD_IDS[CARDS[CARD_IDS.index(strong)].counterpart]
    filled = min(essence, CARDS[CARD_IDS.index(mild)].spaces)
    start = asked(text(side_of(strong), f"{where}: {mild} {filled}\n" + board, **places))
    return answer(start, "empower", "pass", f"slot {where}", "using nothing")


def settled(table: Table) -> Table:
    """Single answers given."""
    while len(table.options) == 1 and table.kind not in ("turn", "turn_end"):
        table.play(table.options[0])
    return table


# ---- Bliss, Mild ---------------------------------------------------------------------------------------------------


def test_affection_places_an_essence_on_a_neighbour() -> None:
    table = play(invoke("affection", "valley.b: trust 1\n"), "yes")
    assert slot(table, "valley.b").essence == 2
    assert spirit(table, "love").essence == 2


def test_comfort_gives_an_essence_after_a_quell_beside_it() -> None:
    board = "valley.a: courage 2\nvalley.b: comfort 1\ngloom: ambition 1\n"
    table = on(text("misery", board, cards="jealousy"), "quell", "pass", "slot valley.a", "using nothing")
    assert spirit(table, "love").essence == 4


def test_courage_gets_a_token_next_to_an_opposing_emotion() -> None:
    assert slot(settled(invoke("courage", "valley.b: anger 1\n")), "valley.a").token == 1
    assert slot(settled(invoke("courage")), "valley.a").token == 0


def test_sociability_draws_with_another_emotion_in_its_triad() -> None:
    assert hand(settled(invoke("sociability", "willow.b: trust 1\n")), "love") == ["trust"]
    assert hand(settled(invoke("sociability", "valley.b: trust 1\n")), "love") == []


def test_cheerfulness_gains_two_willpower() -> None:
    assert spirit(settled(invoke("cheerfulness")), "love").willpower == 9 - 2 + 2


def test_excitement_may_rotate_the_origin() -> None:
    before = asked(text("love")).state.rotation
    assert play(invoke("excitement"), "yes").state.rotation == (before + 1) % 5
    assert play(invoke("excitement"), "pass").state.rotation == before


def test_safety_makes_quells_beside_it_two_dearer() -> None:
    board = "valley.a: courage 2\nvalley.b: safety 1\ngloom: ambition 1\n"
    table = on(text("misery", board, cards="jealousy"), "quell", "pass", "slot valley.a", "using nothing")
    assert spirit(table, "misery").willpower == 9 - 4


def test_trust_places_an_own_essence_anywhere() -> None:
    table = play(invoke("trust", "land.a: courage 1\n"), "yes", "slot land.a")
    assert (slot(table, "land.a").essence, spirit(table, "love").essence) == (2, 1)


@rule_test("cer.def.desire")
def test_desire_gets_a_token_in_a_chain_of_three() -> None:
    assert slot(settled(invoke("desire", "valley.b: courage 1\nvalley/cradle: courage 1\n")), "valley.a").token == 1
    assert slot(settled(invoke("desire", "valley.b: courage 1\n")), "valley.a").token == 0


def test_generosity_gives_an_essence_away_at_the_end_of_the_turn() -> None:
    table = on(text("love", "land.a: generosity 2\nland.b: courage 1\n"), "end turn", "take ambition", "yes")
    assert (slot(table, "land.a").essence, slot(table, "land.b").essence) == (1, 2)
    alone = on(text("love", "land.a: generosity 1\nland.b: courage 1\n"), "end turn", "take ambition")
    assert (alone.kind, slot(alone, "land.b").essence) == ("turn", 1)


def test_innocence_is_one_dearer_to_quell() -> None:
    table = on(
        text("misery", "valley.a: innocence 2\ngloom: ambition 1\n", cards="disgust"),
        "quell",
        "pass",
        "slot valley.a",
        "using nothing",
    )
    assert spirit(table, "misery").willpower == 9 - 3


def test_kindness_gives_a_spirit_an_essence() -> None:
    assert spirit(settled(invoke("kindness")), "love").essence == 3 - 1 + 1


def test_confidence_grows_after_an_intensify() -> None:
    table = on(text("love", "valley.a: confidence 1\n"), "intensify", "slot valley.a", "pass")
    assert slot(table, "valley.a").essence == 3


def test_optimism_gets_a_token_while_gloom_leads_in_realms() -> None:
    assert (
        slot(settled(invoke("optimism", "land.a: anger 1\nland.b: anger 1\nnetwork.a: anger 1\n")), "valley.a").token
        == 1
    )
    assert slot(settled(invoke("optimism")), "valley.a").token == 0


def test_self_esteem_grows_with_available_ambition() -> None:
    assert slot(settled(invoke("self-esteem", "bliss: ambition 1\n")), "valley.a").essence == 2
    assert slot(settled(invoke("self-esteem")), "valley.a").essence == 1


def test_tranquility_lowers_opposing_neighbours() -> None:
    table = on(text("love", "valley.a: tranquility 1\nvalley.b: anger 2\nwillow/valley: trust 1\n"))
    assert (slot(table, "valley.b").intensity, slot(table, "willow/valley").intensity) == (2 - 1, 1)


# ---- Bliss, Strong -------------------------------------------------------------------------------------------------


def test_adoration_is_intensified_from_anywhere_and_pays_back() -> None:
    table = on(text("love", "network.a: adoration 1\n"), "intensify", "slot network.a", "pass")
    assert (slot(table, "network.a").essence, spirit(table, "love").willpower) == (2, 9 - 1 + 1)


def test_satisfaction_rewards_staying_beside_it() -> None:
    board = "valley.a: satisfaction 1\n"
    table = asked(text("love", board), "end turn", "take ambition", "choice 1")
    assert spirit(table, "love").essence == 4
    assert spirit(asked(text("love", board), "end turn", "take ambition", "choice 2"), "love").willpower == 11
    far = asked(text("love", "network.a: satisfaction 1\n"), "end turn", "take ambition")
    assert far.kind == "turn"


def test_valor_saves_the_ambition_of_quells_beside_it() -> None:
    table = on(
        text("love", "valley.a: jealousy 2\nvalley.b: valor 1\n"), "quell", "pass", "slot valley.a", "using nothing"
    )
    assert (slot(table, "valley.a").essence, team(table, BLISS).ambition) == (1, 0)


def test_intimacy_strengthens_own_neighbours() -> None:
    table = on(text("love", "valley.a: intimacy 1\nvalley.b: trust 1\nwillow/valley: anger 1\n"))
    assert (slot(table, "valley.b").intensity, slot(table, "willow/valley").intensity) == (1 + 1, 1)


def test_euphoria_allows_one_more_absorb() -> None:
    assert settled(empower("euphoria")).state.absorbs == 2


def test_passion_gives_an_action() -> None:
    assert settled(empower("passion")).state.actions == 3 - 1 + 1


def test_freedom_makes_moves_cheaper_and_shares_spaces() -> None:
    table = on(text("love", "network.a: freedom 1\n", misery="valley/cradle"), "move", "pass", "space valley/cradle")
    assert (space_of(table, "love"), spirit(table, "love").willpower) == ("valley/cradle", 9)


def test_faith_gives_an_action_after_every_empower_its_own_included() -> None:
    assert settled(empower("faith")).state.actions == 3
    table = on(text("love", "network.a: faith 1\nvalley.a: kindness 2\n"), "empower", "pass")
    assert table.state.actions == 3


def test_longing_calls_an_own_emotion_to_its_side() -> None:
    table = play(empower("longing", "land.a: trust 2\n"), "yes", "slot valley.b")
    assert (card_on(table, "valley.b"), slot(table, "valley.b").essence) == ("trust", 2)


def test_selflessness_takes_the_blow_of_its_chain() -> None:
    board = "valley.a: courage 1\nvalley.b: selflessness 2\ngloom: ambition 1\n"
    table = on(text("misery", board, cards="jealousy"), "quell", "pass", "slot valley.a", "using nothing", "amount 1")
    assert (slot(table, "valley.a").essence, slot(table, "valley.b").essence) == (1, 1)


def test_purity_bars_and_protects_its_triad_but_not_itself() -> None:
    board = "valley.b: courage 1\nvalley/cradle: purity 1\ngloom: ambition 1\nvalley.a: courage 1\n"
    table = asked(text("misery", board, cards="jealousy disgust"), "quell", "pass")
    assert offered(table) == ["slot valley.a"]
    own = asked(text("misery", board, cards="jealousy disgust", misery="valley/cradle"), "quell", "pass")
    assert offered(own) == ["slot valley/cradle"]
    barred = text("misery", "valley/cradle: purity 1\n", cards="jealousy", misery="cradle")
    assert offered(asked(barred, "invoke", "pass", "card jealousy")) == ["slot cradle.b"]


@rule_test("cer.def.benevolence")
def test_benevolence_takes_one_more_from_the_sphere() -> None:
    table = on(text("love", "valley.a: benevolence 1\n") + "origin: humility 7 at valley\n", "absorb", "amount 1")
    assert table.state.spheres[2] == 7 - 2 - 1 - 1  # base, the Frontier it controls, Benevolence


def test_self_respect_counts_its_last_filled_space() -> None:
    assert [slot(on(text("love", f"land.a: self-respect {n}\n")), "land.a").intensity for n in (1, 2, 3, 4)] == [
        7,
        6,
        5,
        4,
    ]


def test_hope_rewards_a_lost_revelation() -> None:
    board = "network.a: hope 1\nland.a: anger 2\nland.b: anger 2\nwillow.a: anger 2\norigin: diligence 1 at valley\n"
    more = "common: attitude unity openness\nbliss: hidden openness unity\ngloom: hidden openness unity\n"
    table = on(text("love", board + more), "absorb", "yes")
    while table.kind != "turn":
        table.play(table.options[0])
    assert (team(table, BLISS).won_common, team(table, BLISS).won_hidden) == (0, 0)
    assert team(table, BLISS).ambition == 1
    assert spirit(table, "love").willpower == 9 + 1 + 2 + 2


def test_dignity_loses_one_essence_at_most_and_is_not_lowered() -> None:
    board = "valley.a: dignity 3\nvalley.b: insecurity 1\ngloom: ambition 1\n"
    table = asked(
        text("misery", board, cards="fear").replace("quell red", "quell red blue"), "quell", "pass", "slot valley.a"
    )
    assert offered(table) == ["using nothing"]
    guarded = on(text("misery", "valley.a: dignity 3 insecure valley.b\nvalley.b: insecurity 1\n"))
    assert slot(guarded, "valley.a").intensity == 3


def test_serenity_lowers_and_silences_its_neighbours() -> None:
    table = on(text("love", "valley.a: serenity 1\nvalley.b: narcissism 1\nvalley/cradle: anger 1\n"))
    assert (slot(table, "valley.b").muted, slot(table, "valley.b").intensity) == (1, 2 - 1)


# ---- Gloom, Mild ---------------------------------------------------------------------------------------------------


def test_anger_strikes_a_neighbour_but_never_kills() -> None:
    table = play(invoke("anger", "valley.b: courage 2\nwillow/valley: courage 1\n"), "yes")
    assert (slot(table, "valley.b").essence, slot(table, "willow/valley").essence) == (1, 1)
    assert invoke("anger", "valley.b: courage 1\n").kind == "turn"


def test_craving_gives_an_action_without_ambition() -> None:
    assert settled(invoke("craving")).state.actions == 3
    assert settled(invoke("craving", "gloom: ambition 1\n")).state.actions == 2


def test_hostility_makes_moves_to_its_space_dearer() -> None:
    table = on(text("love", "valley/cradle: hostility 1\n"), "move", "pass", "space valley/cradle")
    assert spirit(table, "love").willpower == 9 - 2
    other = on(text("love", "valley/cradle: hostility 1\n"), "move", "pass", "space willow/valley")
    assert spirit(other, "love").willpower == 9 - 1


def test_jealousy_grows_beside_a_higher_intensity() -> None:
    assert slot(settled(invoke("jealousy", "valley.b: courage 2\n")), "valley.a").token == 1
    assert slot(settled(invoke("jealousy", "valley.b: courage 1\n")), "valley.a").token == 0


def test_bitterness_takes_one_from_an_opposing_absorb() -> None:
    table = on(text("love", "valley.a: bitterness 1\norigin: humility 7 at valley\n"), "absorb", "pass")
    assert table.state.spheres[2] == 7 - 1


def test_boredom_profits_from_an_upgraded_move() -> None:
    start = text("love", "land.a: boredom 1\n").replace("move red,", "move red blue,")
    table = on(start, "move", "pass", "space cradle", "yes")
    assert spirit(table, "misery").willpower == 10
    assert on(start, "move", "pass", "space valley/cradle").kind == "turn"


def test_guilt_costs_the_quelling_spirit_a_willpower() -> None:
    board = "valley.a: jealousy 2\nvalley.b: guilt 1\nbliss: ambition 1\n"
    table = on(text("love", board), "quell", "pass", "slot valley.a", "using nothing")
    assert spirit(table, "love").willpower == 9 - 2 - 1


def test_pessimism_grows_while_bliss_has_more_essence() -> None:
    assert slot(settled(invoke("pessimism", "land.a: courage 2\n")), "valley.a").token == 1
    assert slot(settled(invoke("pessimism", "land.a: courage 1\n")), "valley.a").token == 0


def test_disgust_makes_a_neighbour_step_back() -> None:
    table = answer(invoke("disgust", "valley.b: courage 1\n"), "yes", "slot valley.b")
    assert offered(table) == ["slot valley/cradle"]
    assert card_on(play(table, "slot valley/cradle"), "valley/cradle") == "courage"


def test_dislike_costs_an_opposing_spirit_a_willpower() -> None:
    assert spirit(settled(invoke("dislike")), "love").willpower == 8


def test_selfishness_pays_its_invoker_only() -> None:
    board = (
        "valley.a: selfishness 1 by misery\norigin: humility 7 at valley\nmalice: at valley, willpower 0, deck anger\n"
    )
    table = on(text("misery", board), "absorb", "realm valley", "pass")
    assert spirit(table, "misery").willpower == 9 + 3 + 1  # base 2, one Frontier
    other = on(text("misery", board).replace("turn: misery", "turn: malice"), "absorb", "pass")
    assert spirit(other, "malice").willpower == 3


def test_mistrust_makes_an_opposing_spirit_discard() -> None:
    table = play(invoke("mistrust"), "seat love")
    assert (hand(table, "love"), deck(table, "love")[-1]) == ([], "sociability")


def test_embarrassment_pushes_an_opposing_spirit_nearby() -> None:
    table = play(invoke("embarrassment", love="valley/cradle"), "yes", "space cradle")
    assert space_of(table, "love") == "cradle"
    assert settled(invoke("embarrassment")).kind == "turn"


def test_fear_costs_an_essence_to_invoke_beside_it() -> None:
    table = on(
        text("love", "willow/valley: fear 1\n", cards="sociability"),
        "invoke",
        "pass",
        "card sociability",
        "slot valley.a",
    )
    assert spirit(table, "love").essence == 3 - 2
    free = on(
        text("love", "willow/valley: fear 1\n", cards="sociability"),
        "invoke",
        "pass",
        "card sociability",
        "slot valley.b",
    )
    assert spirit(free, "love").essence == 3 - 1


def test_insecurity_puts_its_token_on_a_neighbour() -> None:
    table = settled(invoke("insecurity", "valley.b: courage 2\n"))
    assert (slot(table, "valley.b").insecure, slot(table, "valley.b").intensity) == (slot(table, "valley.a").uid, 1)


def test_loneliness_grows_alone() -> None:
    assert slot(settled(invoke("loneliness")), "valley.a").token == 1
    assert slot(settled(invoke("loneliness", "valley.b: anger 1\n")), "valley.a").token == 0


# ---- Gloom, Strong -------------------------------------------------------------------------------------------------


def test_rage_spreads_two_blows_the_last_ones_included() -> None:
    table = answer(empower("rage", "valley.b: courage 1\nwillow/valley: courage 2\n"), "yes", "slot valley.b")
    assert offered(table) == ["pass", "slot willow/valley"]
    play(table, "slot willow/valley")
    assert (card_on(table, "valley.b"), slot(table, "willow/valley").essence) == ("", 1)


def test_greed_refills_ambition_for_its_own_master() -> None:
    board = "valley.a: greed 1 by misery\nmalice: at cradle, deck anger\n"
    table = on(text("misery", board), "end turn", "draw two")
    assert team(table, GLOOM).ambition == 1
    other = on(text("misery", board).replace("turn: misery", "turn: malice"), "end turn", "draw two")
    assert team(other, GLOOM).ambition == 0


def test_malevolence_lets_quells_beside_it_remove_one_more() -> None:
    board = "valley.a: courage 3\nvalley.b: malevolence 1\ngloom: ambition 1\n"
    table = on(text("misery", board, cards="jealousy"), "quell", "pass", "slot valley.a", "using nothing", "amount 2")
    assert slot(table, "valley.a").essence == 1


def test_envy_wants_a_share_of_every_opposing_absorb() -> None:
    table = on(text("love", "land.a: envy 1\norigin: humility 7 at valley\n"), "absorb", "pass")
    assert spirit(table, "misery").willpower == 10


def test_lethargy_lowers_a_bliss_fortress_in_its_realm() -> None:
    table = settled(empower("lethargy", "valley: major bliss\n"))
    assert realm(table, "valley").size == 1
    assert realm(settled(empower("lethargy", "valley: minor bliss\n")), "valley").fortress < 0
    assert realm(settled(empower("lethargy", "valley: minor gloom\n")), "valley").fortress == GLOOM


def test_indifference_profits_from_every_upgraded_action() -> None:
    start = text("love", "land.a: indifference 1\n", cards="kindness").replace("invoke red,", "invoke red - - blue,")
    table = on(start, "invoke", "pass", "card kindness", "slot valley.a", "using determination")
    while table.kind == "recipient" or table.kind == "may":
        play(table, "yes" if table.kind == "may" else offered(table)[0])
    assert spirit(table, "misery").willpower == 10


def test_remorse_costs_the_quelling_spirit_a_card() -> None:
    board = "valley.a: jealousy 2\nland.b: remorse 1\nbliss: ambition 1\n"
    table = on(
        text("love", board, cards="courage trust"), "quell", "pass", "slot valley.a", "using nothing", "card trust"
    )
    assert hand(table, "love") == ["courage"]


def test_despair_takes_all_ambition() -> None:
    table = settled(empower("despair", "bliss: ambition 3\ngloom: ambition 2\n"))
    assert (team(table, BLISS).ambition, team(table, GLOOM).ambition) == (0, 2)


def test_loathing_throws_a_neighbour_anywhere() -> None:
    table = play(empower("loathing", "valley.b: courage 1\n"), "yes", "slot land.a")
    assert card_on(table, "land.a") == "courage"


def test_animosity_costs_every_opposing_spirit_two() -> None:
    table = settled(empower("animosity", "delight: at cradle, willpower 1\n"))
    assert (spirit(table, "love").willpower, spirit(table, "delight").willpower) == (7, 0)


def test_narcissism_grows_with_its_admirers() -> None:
    table = on(text("misery", "valley.a: narcissism 1\nvalley.b: anger 1\nwillow/valley: anger 1\n"))
    assert slot(table, "valley.a").intensity == 2 + 2


def test_suspicion_counts_bliss_emotions_when_it_enters() -> None:
    table = settled(empower("suspicion", "land.a: courage 1\nland.b: brightness 1\n"))
    assert slot(table, "valley.a").token == 2


def test_shame_takes_a_gift_when_another_emotion_leaves() -> None:
    board = "valley.a: jealousy 1\nland.b: shame 1\nbliss: ambition 1\n"
    for choice, what in (("choice 1", (4, 9, 1)), ("choice 2", (3, 11, 1)), ("choice 3", (3, 9, 2))):
        table = on(text("love", board), "quell", "pass", "slot valley.a", "using nothing", "yes", "seat misery", choice)
        misery = spirit(table, "misery")
        assert (misery.essence, misery.willpower, misery.n_hand) == what


def test_panic_costs_an_essence_everywhere() -> None:
    table = on(
        text("love", "land.a: panic 1\n", cards="sociability"), "invoke", "pass", "card sociability", "slot valley.a"
    )
    assert spirit(table, "love").essence == 3 - 2


def test_doubt_marks_an_emotion_and_silences_the_doubted() -> None:
    table = play(empower("doubt", "land.a: intimacy 1\nland.b: trust 1\n"), "slot land.a")
    assert (slot(table, "land.a").muted, slot(table, "land.a").intensity) == (1, 2 - 1)
    assert slot(table, "land.b").intensity == 1


def test_isolation_keeps_everybody_away() -> None:
    for who in ("love", "misery"):
        table = asked(
            text(who, "willow/valley: isolation 1\n", cards="sociability" if who == "love" else "anger"),
            "invoke",
            "pass",
        )
        answer(table, offered(table)[-1])
        assert offered(table) == ["slot valley.b"]


# ---- the pack and this file ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "emotion", [e for e in EMOTIONS if e["side"] != "balance" and e["strength"] != "starting"], ids=lambda e: e["id"]
)
def test_every_card_has_a_test_here(emotion: dict[str, object]) -> None:
    start = "test_" + str(emotion["id"]).replace("-", "_") + "_"
    assert any(name.startswith(start) for name in globals())
    assert CARDS[CARD_IDS.index(str(emotion["id"]))].strength in (MILD, 1)
