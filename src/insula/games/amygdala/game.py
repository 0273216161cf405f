"""Amygdala, tied together for tables, bots and research. [amy.comp.player-count, amy.comp.colours, amy.var.choose]"""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.discover import parts_of
from insula.core.game import Choice, Game
from insula.core.messages import key_of
from insula.core.rulebook import Refused
from insula.games.amygdala import tables
from insula.games.amygdala.eyes import observe
from insula.games.amygdala.eyes.amounts import amounts
from insula.games.amygdala.eyes.out_of_turn import refuse_out_of_turn
from insula.games.amygdala.eyes.tidy import tidy
from insula.games.amygdala.eyes.view import conserved, same_eyes, view
from insula.games.amygdala.eyes.view_model import AmygdalaView
from insula.games.amygdala.minds import promises as hints
from insula.games.amygdala.minds.tuning import TUNING
from insula.games.amygdala.opening import OPENING
from insula.games.amygdala.rules import ending
from insula.games.amygdala.state import Config, State
from insula.games.amygdala.study.bars import BARS
from insula.games.amygdala.study.tally import TALLY
from insula.games.amygdala.study.workshop import WORKSHOP
from insula.games.amygdala.words import events, misplaced, notation, terminal
from insula.games.amygdala.words import refusals as refusal_values
from insula.games.amygdala.words.labels import option_label
from insula.games.amygdala.words.made_of import explain, numbers
from insula.games.amygdala.words.position import position
from insula.games.amygdala.words.say import WORDS, browser_catalogue, colour_name, later, say
from insula.games.amygdala.words.story import STORY
from insula.games.amygdala.words.told import told

RANDOM = "random"
SEAT_LETTERS = ("A", "B", "C", "D")
SIDES = ("light", "dark")


def listed(value: str | Sequence[str]) -> list[str]:
    """The words of a choice that takes several."""
    words = value.split(",") if isinstance(value, str) else value
    return [word.strip() for word in words if word.strip()]


def configure(
    seats: int,
    variants: str | Sequence[str] = (),
    start: str = RANDOM,
    side: str = SIDES[0],
    colours: str | Sequence[str] = (),
) -> Config:
    """The set-up for a number of players and their choices; refuses what the rules refuse."""
    config = Config(seats=seats)
    if seats not in GAME.seats:
        raise Refused(GAME.rulebook.refusal(GAME.seats_rule, {"players": seats}))
    for variant in listed(variants):
        if variant not in notation.VARIANTS:
            GAME.refuse_choice(say("unknown-variant"), variant, notation.VARIANTS)
        config.changing_toll |= variant == "changing-toll"
        config.vp_tiles |= variant == "vp-tiles"
    if side not in SIDES:
        GAME.refuse_choice(say("unknown-side"), side, SIDES)
    config.dark = SIDES.index(side)
    letters = SEAT_LETTERS[:seats]
    if start != RANDOM and start not in letters:
        GAME.refuse_choice(say("unknown-start"), start, [RANDOM, *letters])
    config.start = -1 if start == RANDOM else letters.index(start)
    config.colours[:] = seat_colours(seats, listed(colours))
    return config


def seat_colours(seats: int, chosen: list[str]) -> list[int]:
    """A colour for each seat: the chosen ones, then what is left in printed order. [amy.comp.colours]"""
    found: list[int] = []
    for colour in chosen[:seats]:
        if colour not in tables.COLOURS:
            GAME.refuse_choice(say("unknown-colour"), colour, tables.COLOURS)
        number = tables.COLOURS.index(colour)
        if number in found:
            raise Refused(GAME.rulebook.refusal("amy.comp.colours", {"colour": colour_name(colour)}))
        found.append(number)
    return found + [number for number in range(len(tables.COLOURS)) if number not in found]


def modes_in_play(config: Config) -> set[str]:
    """The variants that are played, and what a variant would replace."""
    toll = "changing-toll" if config.changing_toll else "fixed-toll"
    return {toll, "vp-tiles"} if config.vp_tiles else {toll}


def examples(seats: int) -> list[dict[str, str]]:
    """The variants, alone and together."""
    return [{}, *({"variants": v} for v in ("changing-toll", "vp-tiles", "changing-toll,vp-tiles"))]


GAME = Game(
    **parts_of("insula.games.amygdala"),
    name="amygdala",
    title="Amygdala",
    words=WORDS,
    shelf=2,
    blurb="Unlock Emotions one by one, place them side by side and win the regions of the mind.",
    seats=range(tables.MIN_SEATS, tables.MAX_SEATS + 1),
    planning=("act",),
    small_questions=("pay",),
    act_questions=("pay", "place_from", "space"),
    answer_parts={
        "pay": ("pay_icon", "pair_first", "pair_second"),
        "pay_icon": ("pair_first", "pair_second"),
        "pair_first": ("pair_second",),
    },
    seats_rule="amy.comp.player-count",
    modes_in_play=modes_in_play,
    rules_version=2,
    State=State,
    configure=configure,
    view=view,
    view_model=AmygdalaView,
    option_text=notation.option_text,
    option_thing=notation.option_thing,
    option_label=option_label,
    question_text=notation.question_text,
    event_text=events.event_text,
    event_things=events.event_things,
    amounts=amounts,
    refusal_values=refusal_values.refusal_values,
    misplaced=misplaced.misplaced,
    refuse_out_of_turn=refuse_out_of_turn,
    reason=events.reason,
    conserved=conserved,
    same_eyes=same_eyes,
    position=position,
    draw=terminal.draw,
    score=ending.score,
    redeal=observe.redeal,
    tidy=tidy,
    evaluate=hints.evaluate,
    observe=observe.observe,
    legend=observe.LEGEND,
    seat_words=tuple(f"seat +{k}" for k in range(4)),
    story=STORY,
    numbers=numbers,
    explain=explain,
    told=told,
    browser_catalogue=browser_catalogue,
    tuning=TUNING,
    tally=TALLY,
    bars=BARS,
    opening=OPENING,
    workshop=WORKSHOP,
    choices=(
        Choice(
            "variants",
            later("choice-variants-text"),
            notation.VARIANTS,
            "",
            several=True,
            title=later("choice-variants"),
            titles={variant: later(f"choice-{variant}") for variant in notation.VARIANTS},
        ),
        Choice(
            "start",
            later("choice-start-text"),
            (RANDOM, *SEAT_LETTERS),
            RANDOM,
            title=later("choice-start"),
            titles={
                RANDOM: later("choice-random"),
                **{letter: later("choice-seat", number=n) for n, letter in enumerate(SEAT_LETTERS, 1)},
            },
        ),
        Choice(
            "side",
            later("choice-side-text"),
            SIDES,
            SIDES[0],
            title=later("choice-side"),
            titles={side: later(f"choice-{side}") for side in SIDES},
        ),
        Choice(
            "colours",
            later("choice-colours-text"),
            tables.COLOURS,
            "",
            several=True,
            title=later("choice-colours"),
            titles={colour: later(key_of("colour", colour)) for colour in tables.COLOURS},
            by_seat=True,
        ),
    ),
    examples=examples,
)
