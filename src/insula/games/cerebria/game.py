"""Cerebria: The Inside World, tied together for tables, bots and research."""

from __future__ import annotations

from insula.core.discover import parts_of
from insula.core.game import Game
from insula.core.parts import Command, Environment
from insula.games.cerebria.configure import CHOICES, TITLE, configure, examples, modes_in_play
from insula.games.cerebria.eyes import observe, redeal
from insula.games.cerebria.eyes.amounts import amounts
from insula.games.cerebria.eyes.conserved import conserved
from insula.games.cerebria.eyes.out_of_turn import refuse_out_of_turn
from insula.games.cerebria.eyes.tidy import tidy
from insula.games.cerebria.eyes.view import same_eyes, view
from insula.games.cerebria.eyes.view_model import CerebriaView
from insula.games.cerebria.minds import evaluate as hints
from insula.games.cerebria.minds.tuning import TUNING
from insula.games.cerebria.opening import OPENING
from insula.games.cerebria.rules import ending
from insula.games.cerebria.state import State
from insula.games.cerebria.study.bars import BARS
from insula.games.cerebria.study.tally import TALLY
from insula.games.cerebria.study.workshop import WORKSHOP
from insula.games.cerebria.words import notation
from insula.games.cerebria.words.card_words import browser_catalogue, browser_words
from insula.games.cerebria.words.card_words.listing import base_list
from insula.games.cerebria.words.ending import reason
from insula.games.cerebria.words.events import event_text, event_things
from insula.games.cerebria.words.labels import option_label
from insula.games.cerebria.words.made_of import explain, numbers
from insula.games.cerebria.words.misplaced import misplaced
from insula.games.cerebria.words.position import position
from insula.games.cerebria.words.refusals import refusal_values
from insula.games.cerebria.words.say import WORDS
from insula.games.cerebria.words.story import STORY
from insula.games.cerebria.words.terminal import draw
from insula.games.cerebria.words.told import told

GAME = Game(
    **parts_of("insula.games.cerebria", without=("balance",)),
    name="cerebria",
    title=TITLE,
    words=WORDS,
    shelf=3,
    blurb="Bliss against Gloom: invoke Emotions, hold the Realms and shape an Identity.",
    seats=range(2, 5),
    planning=("plan", "saved"),
    small_questions=("token_card", "using"),
    modes_in_play=modes_in_play,
    rules_version=2,
    State=State,
    configure=configure,
    choices=CHOICES,
    examples=examples,
    view=view,
    view_model=CerebriaView,
    option_text=notation.option_text,
    option_thing=notation.option_thing,
    option_label=option_label,
    question_text=notation.question_text,
    event_text=event_text,
    event_things=event_things,
    amounts=amounts,
    refusal_values=refusal_values,
    refuse_out_of_turn=refuse_out_of_turn,
    misplaced=misplaced,
    reason=reason,
    conserved=conserved,
    same_eyes=same_eyes,
    position=position,
    draw=draw,
    score=ending.score,
    redeal=redeal.redeal,
    tidy=tidy,
    evaluate=hints.evaluate,
    observe=observe.observe,
    legend=observe.LEGEND,
    cards=base_list,
    browser_words={"card_words": browser_words},
    browser_catalogue=browser_catalogue,
    story=STORY,
    numbers=numbers,
    explain=explain,
    told=told,
    tuning=TUNING,
    tally=TALLY,
    bars=BARS,
    opening=OPENING,
    workshop=WORKSHOP,
    commands={
        "decklab": Command(
            "decks of Cerebria: legality, draw odds, opening hands, reports",
            "insula.games.cerebria.study.decklab.command",
        )
    },
    environments=(Environment("cerebria_basic", 2, {"edition": "basic"}),),
    editions={"balance": "balance"},
)
