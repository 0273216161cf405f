"""Cerebria: The Inside World, tied together for tables, bots and research."""

from __future__ import annotations

from pathlib import Path

from insula.core.game import Game
from insula.games.cerebria import (
    absorb,
    ambition,
    aspirations,
    board,
    control,
    effects,
    emotion_effects,
    ending,
    essence_kinds,
    fortresses,
    gen,
    hints,
    intentions,
    notation,
    observe,
    placement,
    power_tables,
    powers,
    realm_actions,
    realm_choices,
    revelation,
    setup,
    spirit_effects,
    state,
    tables,
    terms,
    tokens,
    triggers,
    turn,
)
from insula.games.cerebria.actions import after, begin, empower, fortify, invoke, move, plan, prices, quell, search
from insula.games.cerebria.balance import aspirations as balance_aspirations
from insula.games.cerebria.balance import choices, emotions, essence
from insula.games.cerebria.balance import hints as balance_hints
from insula.games.cerebria.balance import observe as balance_observe
from insula.games.cerebria.balance import revelation as balance_revelation
from insula.games.cerebria.balance import setup as balance_setup
from insula.games.cerebria.configure import CHOICES, TITLE, configure, examples, modes_in_play
from insula.games.cerebria.conserved import conserved
from insula.games.cerebria.draw import draw
from insula.games.cerebria.event_words import event_text, event_things
from insula.games.cerebria.gen import R, ask, dispatch, ev, opt, stack
from insula.games.cerebria.out_of_turn import refuse_out_of_turn
from insula.games.cerebria.position import position
from insula.games.cerebria.refusal_words import refusal_values
from insula.games.cerebria.state import State
from insula.games.cerebria.tidy import tidy
from insula.games.cerebria.view import same_eyes, view

GAME = Game(
    name="cerebria",
    title=TITLE,
    blurb="Bliss against Gloom: invoke Emotions, hold the Realms and shape an Identity.",
    seats=range(2, 5),
    planning=("plan", "saved"),
    seats_rule="cer.shaper.what",
    modes_in_play=modes_in_play,
    rules_version=2,
    folder=Path(__file__).parent,
    State=State,
    dispatch=dispatch,
    gen=gen,
    modules=(
        R,
        ask,
        ev,
        opt,
        stack,
        dispatch,
        state,
        terms,
        power_tables,
        tables,
        control,
        triggers,
        board,
        essence_kinds,
        fortresses,
        setup,
        placement,
        turn,
        prices,
        move,
        invoke,
        quell,
        fortify,
        empower,
        search,
        begin,
        plan,
        after,
        realm_actions,
        realm_choices,
        ambition,
        tokens,
        absorb,
        aspirations,
        revelation,
        intentions,
        powers,
        effects,
        spirit_effects,
        emotion_effects,
        ending,
        observe,
        hints,
        choices,
        essence,
        emotions,
        balance_aspirations,
        balance_setup,
        balance_revelation,
        balance_observe,
        balance_hints,
    ),
    configure=configure,
    choices=CHOICES,
    examples=examples,
    view=view,
    option_text=notation.option_text,
    option_thing=notation.option_thing,
    question_text=notation.question_text,
    event_text=event_text,
    event_things=event_things,
    refusal_values=refusal_values,
    refuse_out_of_turn=refuse_out_of_turn,
    reason=ending.reason,
    conserved=conserved,
    same_eyes=same_eyes,
    position=position,
    draw=draw,
    score=ending.score,
    redeal=observe.redeal,
    tidy=tidy,
    evaluate=hints.evaluate,
    observe=observe.observe,
    legend=observe.LEGEND,
    cards=notation.card_list,
    editions={"balance": "balance"},
)
