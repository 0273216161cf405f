"""Forces of Balance, tied together: Cerebria with its own seats, choices, view, hints and observation."""

from __future__ import annotations

from dataclasses import replace

from insula.core.discover import parts_of
from insula.games.cerebria.balance.configure import CHOICES, TITLE, configure, examples
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.balance.eyes.observe import LEGEND, observe_three
from insula.games.cerebria.balance.eyes.view import view
from insula.games.cerebria.balance.eyes.view_model import BalanceView
from insula.games.cerebria.balance.minds.evaluate import evaluate_three
from insula.games.cerebria.balance.minds.tuning import TUNING
from insula.games.cerebria.balance.opening import OPENING
from insula.games.cerebria.balance.study.bars import BARS
from insula.games.cerebria.balance.words.refusals import refusal_values
from insula.games.cerebria.balance.words.story import STORY
from insula.games.cerebria.game import GAME as CEREBRIA
from insula.games.cerebria.words.card_words.listing import balance_list

GAME = replace(
    CEREBRIA,
    **parts_of("insula.games.cerebria", edition="balance"),
    edition=FORCES_OF_BALANCE,
    name="balance",
    title=TITLE,
    seats=range(3, 7),
    seats_rule="bal.mode.player-count",
    configure=configure,
    choices=CHOICES,
    examples=examples,
    view=view,
    view_model=BalanceView,
    refusal_values=refusal_values,
    evaluate=evaluate_three,
    observe=observe_three,
    legend=LEGEND,
    cards=balance_list,
    story=STORY,
    tuning=TUNING,
    bars=BARS,
    opening=OPENING,
    environments=(),
    commands={},
    editions={},
    shelf=4,
    blurb="Cerebria for three to six: Bliss, Gloom, and a third team that wants them even.",
)
