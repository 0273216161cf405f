"""The bot answers legally, remembers within a game, and plays whole games."""

from __future__ import annotations

from patient_bots import Patient

import insula
from insula.bots import Info, Think


def test_it_answers_with_an_option_and_remembers() -> None:
    table = insula.game("card", seats=2).table(seed=1)
    bot = Patient(samples=1, depth=2)
    for _ in range(12):
        info = Info.of(Think.of(table, "random", seed=3))
        option = bot(info) if len(info.options) > 1 else info.options[0]
        assert option in table.options
        table.play(option)
    assert bot.hoped is not None


def test_the_same_seed_gives_the_same_answer() -> None:
    table = insula.game("card", seats=2).table(seed=1)
    assert Patient()(Info.of(Think.of(table, "random", seed=3))) == Patient()(
        Info.of(Think.of(table, "random", seed=3))
    )
