"""Opening tables: the presets and places of a game, and a set-up looked at before it is opened, for the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from insula.bots.api import levels, people_levels
from insula.core.game import Choice, Game
from insula.core.opening import Pick, Place, Preset, barred, by_seat, troubles
from insula.core.registry import edition
from insula.learn.howto import how_to
from insula.server import wire

Words = Mapping[str, str]


def game_info(game: Game, opponent: str) -> wire.GameInfo:
    """A game as the lobby shows it."""
    return wire.GameInfo(
        name=game.name,
        title=game.called,
        seats=(game.seats[0], game.seats[-1]),
        choices=[_choice(each) for each in game.choices],
        bots=_bots(game, opponent),
        blurb=game.catalogue.said(f"{game.key('game')}.blurb") or game.blurb,
        presets=[
            wire.PresetInfo(
                name=each.name,
                title=_preset_title(game, each),
                text=game.catalogue.said(f"{game.key('preset', each.name)}.text") or each.text,
                seats=each.seats,
                minutes=each.minutes,
                choices=dict(each.choices),
                places=picked(edition(game, each.choices), each.seats, each.choices),
            )
            for each in game.opening.presets
        ],
        opponent=opponent,
        how_to=how_to(game.name) is not None,
        languages=game.languages,
    )


def _preset_title(game: Game, preset: Preset) -> str:
    return game.catalogue.said(game.key("preset", preset.name)) or preset.title


def _bots(game: Game, opponent: str) -> list[wire.BotInfo]:
    """The characters that people meet, and whoever is met at “play now”, if that is another one."""
    people = {each.name for each in people_levels(game)} | {opponent}
    found = [each for each in levels(game) if each.name in people]
    return [wire.BotInfo(name=each.name, title=each.title, text=each.text) for each in found]


def _choice(choice: Choice) -> wire.ChoiceInfo:
    return wire.ChoiceInfo(
        name=choice.name,
        text=str(choice.text),
        values=list(choice.values),
        default=choice.default,
        several=choice.several,
        title=choice.heading,
        titles={value: choice.title_of(value) for value in choice.values},
        by_seat=choice.by_seat,
        by_list=choice.by_list,
    )


def words(choices: wire.Choices) -> dict[str, str]:
    """Choices as words: lists and words with commas mean the same."""
    return {name: ",".join(each) if isinstance(each, list) else each for name, each in choices.items()}


def plan(game: Game, given: wire.SetupIn) -> wire.SetupInfo:
    """A set-up with its places and whatever its rules refuse; `game` is the edition that is really played."""
    choices = words(given.choices)
    seats = min(max(given.seats, game.seats[0]), game.seats[-1])
    return wire.SetupInfo(
        game=game.name,
        title=game.called,
        seats=seats,
        least=game.seats[0],
        most=game.seats[-1],
        choices=[_choice(each) for each in game.choices],
        places=_places(game, seats, choices, game.opening.places(seats, choices)),
        barred={
            each.name: {value: refusal.says for value, refusal in barred(game, seats, choices, each).items()}
            for each in game.choices
            if not each.several
        },
        troubles=[
            wire.SetupTrouble(choice=t.choice, seat=t.seat, says=t.refusal.says, rule=t.refusal.rule)
            for t in troubles(game, given.seats, choices)
        ],
    )


def picked(game: Game, seats: int, choices: Words) -> list[wire.PlaceInfo]:
    """The places of a set-up, each only with what is picked for it."""
    found = _places(game, seats, choices, game.opening.places(seats, choices))
    for place in found:
        place.picks = {
            name: [pick for pick in picks if pick.value == place.chosen[name]] for name, picks in place.picks.items()
        }
    return found


def _places(game: Game, seats: int, choices: Words, places: Sequence[Place]) -> list[wire.PlaceInfo]:
    chosen = {c.name: by_seat(choices.get(c.name, c.default), seats) for c in game.choices if c.by_seat}
    return [
        wire.PlaceInfo(
            team=place.team,
            team_title=place.team_title,
            note=place.note,
            picks={name: [_pick(p) for p in picks] for name, picks in place.picks.items()},
            chosen={name: by_place[seat] for name, by_place in chosen.items()},
        )
        for seat, place in enumerate(places)
    ]


def _pick(pick: Pick) -> wire.PickInfo:
    return wire.PickInfo(value=pick.value, title=pick.title, text=pick.text, cards=list(pick.cards), alone=pick.alone)


def told(game: Game, seats: int, choices: Words) -> list[str]:
    """A set-up in words: the preset that it is, or what is not as usual."""
    shared = {c.name: c for c in game.choices if not c.by_seat}

    def unusual(words: Words) -> dict[str, str]:
        return {name: word for name, word in words.items() if name in shared and word != shared[name].default}

    own = unusual(choices)
    for preset in game.opening.presets:
        if (preset.seats, unusual(preset.choices)) == (seats, own):
            return [_preset_title(game, preset)]
    return [
        f"{shared[name].heading}: {', '.join(shared[name].title_of(each) for each in word.split(','))}"
        for name, word in own.items()
    ]


def level_title(game: Game, level: str) -> str:
    """What people call a level of bot; empty for none."""
    return next((each.title for each in levels(game) if each.name == level), level)
