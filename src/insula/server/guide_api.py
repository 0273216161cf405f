"""The HTTP part of reading about a game: how it is played, and examples of its rules; all of real positions."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache

from fastapi import APIRouter, Response

from insula.core.language import spoken
from insula.core.registry import load
from insula.learn.examples import example_of, played
from insula.learn.howto import HowTo, Part, Picture, how_to
from insula.learn.lesson import lessons, said
from insula.server import wire
from insula.server.http_api import TROUBLE, AHall
from insula.server.server_rules import SERVER_RULES, refuse

guide = APIRouter(prefix="/api", responses=dict.fromkeys((400, 404, 422, 429), TROUBLE))
A_DAY = "public, max-age=86400"


@guide.get("/howto/{game}")
async def how_to_play(game: str, hall: AHall, response: Response) -> wire.HowToPage:
    """How a game is played, with the positions that its pictures show; good for a day. [online.no-howto]"""
    page = how_to(hall.game(game).name)
    if page is None:
        raise refuse("online.no-howto", game=hall.game(game).called)
    response.headers["cache-control"] = A_DAY
    return await asyncio.to_thread(_shown, page.game.name, spoken())


@cache
def _shown(name: str, language: str) -> wire.HowToPage:
    """The page as it is sent; the engine brings its positions about once."""
    page = how_to(name)
    assert page is not None
    places: dict[tuple[str, tuple[str, ...]], int] = {}
    guided = next((each.id for each in lessons(page.game) if each.kind == "guided"), "")
    cover = _picture(page, page.cover, places)
    parts = [_part(page, part, places) for part in page.parts]
    return wire.HowToPage(
        game=name,
        title=said(page.title),
        lead=said(page.lead),
        ending=said(page.ending),
        minutes=page.minutes,
        guided=guided,
        cover=cover,
        parts=parts,
        positions=[_position(page, *place) for place in places],
    )


def _position(page: HowTo, scene: str, play: tuple[str, ...]) -> wire.ShownPosition:
    moment = page.scenes[scene]
    table = moment.table()
    for answer in play:
        table.play(answer)
    return wire.ShownPosition(names=list(table.names), seat=moment.eyes, view=table.view(moment.eyes))


def _part(page: HowTo, part: Part, places: dict[tuple[str, tuple[str, ...]], int]) -> wire.HowToPart:
    return wire.HowToPart(
        title=said(part.title),
        text=said(part.text),
        rules=list(part.rules),
        pictures=[_picture(page, each, places) for each in part.pictures],
        facts=[wire.HowToFact(glyph=f.glyph, title=said(f.title), text=said(f.text)) for f in part.facts],
    )


def _picture(page: HowTo, picture: Picture, places: dict[tuple[str, tuple[str, ...]], int]) -> wire.HowToPicture:
    place = (picture.scene, picture.play)
    moment = page.scenes.get(picture.scene)
    return wire.HowToPicture(
        show=picture.show,
        about=list(picture.about),
        at=places.setdefault(place, len(places)) if picture.scene else -1,
        look=list(picture.look),
        title=said(picture.title),
        text=said(picture.text),
        marks=[wire.HowToMark(thing=m.thing, title=said(m.title), text=said(m.text)) for m in picture.marks],
        rows=[wire.HowToRow(says=said(row.says), value=row.value, total=row.total) for row in picture.rows],
        wide=picture.wide,
        lesson=moment.lesson if moment and not picture.play and not moment.steps and not moment.moves else "",
    )


# ---- examples of rules -----------------------------------------------------------------------------------


@guide.get("/rules/{game}/{rule}/example")
async def rule_example(game: str, rule: str, hall: AHall, response: Response) -> wire.RuleExample:
    """A moment that shows a rule, or the rule as a case in words; good for a day. [online.unknown-rule]"""
    found = hall.game(game)
    if rule not in found.rulebook.rules and rule not in SERVER_RULES.rules:
        raise refuse("online.unknown-rule", game=found.called)
    response.headers["cache-control"] = A_DAY
    return await asyncio.to_thread(_example, found.name, rule, spoken())


@lru_cache(maxsize=256)
def _example(name: str, rule: str, language: str) -> wire.RuleExample:
    game = load(name)
    example = example_of(game, rule)
    told = game.rulebook.rules.get(rule)
    words = told.check if told else ""
    if example is None:
        return wire.RuleExample(
            rule=rule, kind="words", names=[], seat=None, before=None, after=None, answers=[], events=[],
            tries="", thing="", says="", words=words,
        )  # fmt: skip
    found = played(example)
    after = found.after
    seat = found.before.asked if found.refusal is None else after.asked  # whoever tries knows why it is refused
    tried = after.read(example.tries) if example.tries else None
    return wire.RuleExample(
        rule=rule,
        kind="played" if found.refusal is None else "refused",
        names=list(after.names),
        seat=seat,
        before=found.before.view(seat),
        after=after.view(seat),
        answers=[wire.ExampleAnswer(seat=who, label=label) for who, label in found.answers],
        events=[wire.EventInfo(**event) for event in found.events],
        tries="" if tried is None else after.say(tried),
        thing="" if tried is None else game.option_thing(after.state, tried),
        says="" if found.refusal is None else found.refusal.says,
        words=words,
    )
