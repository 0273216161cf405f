"""Drain. [card.drain.*]"""

from __future__ import annotations

from insula.testing import refuses, rule_test
from tests.games.card.kit import asked, mindset, offered, place_option, play, position, score


@rule_test("card.drain.move", "card.drain.slots")
def test_drain_moves_fragments_onto_an_emotion_of_the_user() -> None:
    table = position("""
        turn A
        A mindset: comfort, valor 0/2
        B mindset: hope 2/2
    """)
    play(table, "use comfort", "drain hope", "onto valor")
    assert mindset(table, "A") == ["comfort 0/1", "valor 2/2"]
    assert mindset(table, "B") == ["hope 0/2"]


@rule_test("card.drain.one-source")
def test_all_fragments_come_from_one_emotion() -> None:
    table = position("""
        turn A
        A mindset: comfort, valor 0/2
        B mindset: courage, kindness
    """)
    play(table, "use comfort", "drain courage")
    says = refuses("card.drain.one-host", table, "onto kindness")
    assert says == "Drain puts all Fragments onto one Emotion in your Mindset; Kindness is in B’s Mindset."
    play(table, "onto valor")
    assert mindset(table, "B") == ["courage 0/1", "kindness 1/1"]


@rule_test("card.drain.one-host")
def test_all_fragments_go_onto_one_emotion_of_the_user() -> None:
    table = position("""
        seats 3, turn A
        A mindset: comfort, courage 0/1
        B mindset: hope 2/2
        C mindset: valor 0/2
    """)
    play(table, "use comfort", "drain hope")
    says = refuses("card.drain.one-host", table, "onto valor")
    assert says == "Drain puts all Fragments onto one Emotion in your Mindset; Valor is in C’s Mindset."
    play(table, "onto courage")
    assert mindset(table, "A") == ["comfort 0/1", "courage 1/1"]
    assert mindset(table, "B") == ["hope 1/2"]


@rule_test("card.drain.one-host")
def test_fragments_cannot_be_split_over_two_hosts() -> None:
    table = position("""
        turn A
        A mindset: comfort, valor+brightness-red-1 0/2 0/2
        B mindset: hope 2/2
    """)
    play(table, "use comfort", "drain hope", "onto valor")
    assert table.kind == "drain_put"
    says = refuses("card.drain.one-host", table, place_option("A", 1))
    assert says == "Drain puts all Fragments onto one Emotion in your Mindset; Valor was chosen."


@rule_test("card.drain.slots")
def test_fragments_move_between_fragment_slots_and_absorb_slots() -> None:
    table = position("""
        turn A
        A mindset: bitterness, rage 0/2
        B mindset: bleakness-red-1 2/2
    """)
    play(table, "use bitterness", "drain bleakness-red-1", "onto rage")
    assert mindset(table, "A") == ["bitterness 0/1", "rage 2/2"]
    other = position("""
        turn A
        A mindset: bitterness, bleakness-red-1 0/2
        B mindset: rage 2/2
    """)
    play(other, "use bitterness", "supply", "drain rage", "onto bleakness-red-1")
    assert mindset(other, "A") == ["bitterness 0/1", "bleakness-red-1 2/2"]


@rule_test("card.drain.affiliation")
def test_fragments_go_only_onto_emotions_of_their_side() -> None:
    table = position("""
        turn A
        A mindset: bitterness, valor 0/2
        B mindset: rage 2/2, hope
    """)
    play(table, "use bitterness", "drain rage")
    says = refuses("card.drain.affiliation", table, "onto valor")
    assert says == "Valor is Bliss and cannot take Gloom Fragments."
    only_gloom = position("""
        turn A
        A mindset: bitterness
        B mindset: rage 2/2, hope
    """)
    play(only_gloom, "use bitterness")
    says = refuses("card.drain.affiliation", only_gloom, "drain hope")
    assert says == "Bitterness is Gloom and cannot take Bliss Fragments."


EXCESS = """
    turn A
    A mindset: comfort, valor 2/2
    B mindset: courage+brightness-red-1 1/1 1/2
"""


@rule_test("card.drain.excess")
def test_the_owner_of_the_source_decides_what_stays() -> None:
    for answer, left in (("fragment slot", "0/1 1/2"), ("absorb slot", "1/1 0/2")):
        table = play(position(EXCESS), "use comfort", "drain courage", "onto comfort")
        assert asked(table) == "B"
        assert offered(table) == ["fragment slot", "absorb slot"]
        play(table, answer)
        assert mindset(table, "B") == [f"courage+brightness-red-1 {left}"]
        assert mindset(table, "A") == ["comfort 1/1", "valor 2/2"]


@rule_test("card.drain.excess")
def test_when_draining_oneself_the_user_decides_what_stays() -> None:
    table = position("""
        turn A
        A mindset: comfort, courage+brightness-red-1 1/1 1/2
    """)
    play(table, "use comfort", "drain courage", "onto comfort")
    assert (asked(table), table.kind) == ("A", "drain_give")


@rule_test("card.drain.take-all-that-fit")
def test_drain_moves_as_many_fragments_as_fit() -> None:
    table = position("""
        turn A
        A mindset: comfort, valor 0/2
        B mindset: hope 2/2
    """)
    play(table, "use comfort", "drain hope")
    says = refuses("card.ability.must-resolve", table, "pass")
    assert says.endswith("must be carried out: choose which of your Emotions takes the Fragments from Hope.")
    play(table, "onto valor")
    assert mindset(table, "B") == ["hope 0/2"]


@rule_test("card.drain.take-all-that-fit", "card.drain.one-source")
def test_neither_side_can_stop_a_drain_half_way() -> None:
    giving = play(position(EXCESS), "use comfort", "drain courage", "onto comfort")
    says = refuses("card.drain.take-all-that-fit", giving, "pass")
    assert says == "Drain moves as many Fragments as fit; 1 still to move."
    says = refuses("card.drain.one-source", giving, place_option("A", 2))
    assert says == "Courage is being drained; Drain takes Fragments from one Emotion only."
    putting = position("""
        turn A
        A mindset: comfort, valor+brightness-red-1 0/2 0/2
        B mindset: hope 2/2
    """)
    play(putting, "use comfort", "drain hope", "onto valor")
    says = refuses("card.drain.take-all-that-fit", putting, "pass")
    assert says == "Drain moves as many Fragments as fit; 2 still to move."


@rule_test("card.drain.own-source")
def test_one_may_drain_ones_own_emotion() -> None:
    table = position("""
        turn A
        A mindset: comfort, brightness-red-1 2/2, valor 0/2
    """)
    play(table, "use comfort", "drain brightness-red-1", "onto valor")
    assert mindset(table, "A") == ["comfort 0/1", "brightness-red-1 0/2", "valor 2/2"]


@rule_test("card.drain.different-emotions")
def test_an_emotion_cannot_drain_itself() -> None:
    table = position("""
        turn A
        A mindset: comfort, valor+brightness-red-1 0/2 2/2
    """)
    play(table, "use comfort", "drain valor")
    says = refuses("card.drain.different-emotions", table, "onto valor")
    assert says == "Valor cannot be drained onto itself; Drain needs two different Emotions."
    alone = position("""
        turn A
        A mindset: satisfaction+brightness-red-1 2/2 1/2
        B mindset: hope
    """)
    play(alone, "use satisfaction", "supply")
    assert offered(alone) == ["drain hope"]
    refuses("card.drain.different-emotions", alone, "drain satisfaction")


@rule_test("card.drain.source-emotion-as-host")
def test_the_slot_emptied_by_paying_counts_as_empty() -> None:
    table = position("""
        turn A
        A mindset: bitterness
        B mindset: anger
    """)
    play(table, "use bitterness", "drain anger", "onto bitterness")
    assert mindset(table, "A") == ["bitterness 1/1"]
    assert mindset(table, "B") == ["anger 0/1"]
    refuses("card.ability.type-once", table, "use bitterness")


@rule_test("card.drain.onto-merged-absorb")
def test_drain_may_fill_the_absorb_slots_of_a_merged_emotion() -> None:
    table = position("""
        turn A
        A mindset: comfort, courage+brightness-red-1 1/1 0/2
        B mindset: valor 2/2
    """)
    play(table, "use comfort", "drain valor", "onto courage")
    assert mindset(table, "A") == ["comfort 0/1", "courage+brightness-red-1 1/1 2/2"]


@rule_test("card.drain.host-slot-choice")
def test_the_user_chooses_among_empty_slots() -> None:
    for answer, slots in (("fragment slot", "1/2 0/2"), ("absorb slot", "0/2 1/2")):
        table = position("""
            turn A
            A mindset: comfort, valor+brightness-red-1 0/2 0/2
            B mindset: courage
        """)
        play(table, "use comfort", "drain courage", "onto valor")
        assert (asked(table), offered(table)) == ("A", ["fragment slot", "absorb slot"])
        play(table, answer)
        assert mindset(table, "A") == ["comfort 0/1", f"valor+brightness-red-1 {slots}"]


@rule_test("card.drain.empty-source")
def test_an_emotion_without_fragments_cannot_be_drained() -> None:
    table = position("""
        turn A
        A mindset: comfort
        B mindset: courage 0/1, hope
    """)
    play(table, "use comfort")
    assert refuses("card.drain.empty-source", table, "drain courage") == "Courage has no Fragments to take."


@rule_test("card.drain.full-host")
def test_an_emotion_without_an_empty_slot_takes_nothing() -> None:
    table = position("""
        turn A
        A mindset: comfort, valor 2/2
        B mindset: hope
    """)
    play(table, "use comfort", "drain hope")
    assert refuses("card.drain.full-host", table, "onto valor") == "Valor has no empty slot."


@rule_test("card.drain.full-host")
def test_a_source_is_refused_when_every_fitting_emotion_is_full() -> None:
    table = position("""
        turn A
        A mindset: comfort, rage
        B mindset: anger, hope
    """)
    play(table, "use comfort")
    assert offered(table) == ["drain hope"]
    assert refuses("card.drain.full-host", table, "drain anger") == "Rage has no empty slot."


@rule_test("card.drain.fresh-fragments-usable")
def test_drained_fragments_on_fragment_slots_can_be_spent() -> None:
    table = position("""
        turn A
        A mindset: comfort, faith 0/2
        B mindset: courage
        B hand: 1
    """)
    play(table, "use comfort", "pass", "drain courage", "onto faith", "use faith", "pass")
    assert table.kind == "steal"
    assert score(table, "A") == (0, 0)
