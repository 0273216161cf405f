"""Cerebria: The Card Game, tied together for tables, bots and research. [card.comp.player-count]"""

from __future__ import annotations

from insula.core.discover import parts_of
from insula.core.game import Game
from insula.games.card import tables
from insula.games.card.eyes import observe
from insula.games.card.eyes.amounts import amounts
from insula.games.card.eyes.out_of_turn import refuse_out_of_turn
from insula.games.card.eyes.tidy import tidy
from insula.games.card.eyes.view import conserved, same_eyes, view
from insula.games.card.eyes.view_model import CardView
from insula.games.card.minds import evaluate as hints
from insula.games.card.minds.tuning import TUNING
from insula.games.card.opening import OPENING
from insula.games.card.state import Config, State
from insula.games.card.study.bars import BARS
from insula.games.card.study.tally import TALLY
from insula.games.card.study.workshop import WORKSHOP
from insula.games.card.words import notation, terminal
from insula.games.card.words.ability_words import browser_catalogue, browser_words, card_list
from insula.games.card.words.ending import reason
from insula.games.card.words.labels import option_label
from insula.games.card.words.made_of import explain, numbers
from insula.games.card.words.misplaced import misplaced
from insula.games.card.words.position import position
from insula.games.card.words.refusals import refusal_values
from insula.games.card.words.say import WORDS
from insula.games.card.words.story import STORY
from insula.games.card.words.told import told


def configure(seats: int) -> Config:
    """The set-up for a number of players; there is nothing else to choose."""
    return Config(seats=seats)


GAME = Game(
    **parts_of("insula.games.card"),
    name="card",
    title="Cerebria: The Card Game",
    words=WORDS,
    shelf=1,
    blurb="Build a Mindset of Emotions, spend or keep their Fragments, and time the Revelation.",
    seats=range(tables.MIN_SEATS, tables.MAX_SEATS + 1),
    seats_rule="card.comp.player-count",
    rules_version=2,
    State=State,
    configure=configure,
    view=view,
    view_model=CardView,
    option_text=notation.option_text,
    option_thing=notation.option_thing,
    option_label=option_label,
    question_text=notation.question_text,
    event_text=notation.event_text,
    event_things=notation.event_things,
    amounts=amounts,
    refusal_values=refusal_values,
    misplaced=misplaced,
    refuse_out_of_turn=refuse_out_of_turn,
    planning=("plan",),
    small_questions=("entry",),
    ahead=("cancel",),
    reason=reason,
    conserved=conserved,
    same_eyes=same_eyes,
    position=position,
    draw=terminal.draw,
    score=hints.score,
    redeal=observe.redeal,
    tidy=tidy,
    evaluate=hints.evaluate,
    observe=observe.observe,
    legend=observe.LEGEND,
    cards=card_list,
    browser_words={"ability_words": browser_words},
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
)
