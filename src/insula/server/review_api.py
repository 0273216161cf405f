"""The HTTP part of reviews: asking for one, looking at it, playing on from a move, and a player's own page."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse

from insula.server import wire
from insula.server.http_api import TROUBLE, AHost, AUser, address_of, new_table_allowed
from insula.server.reviews import Reviews

reviewing = APIRouter(prefix="/api", responses=dict.fromkeys((400, 401, 403, 404, 409, 422, 429), TROUBLE))


def reviews_of(request: Request) -> Reviews:
    """The reviews of the server."""
    found: Reviews = request.app.state.reviews
    return found


SomeReviews = Annotated[Reviews, Depends(reviews_of)]


@reviewing.get("/tables/{table}/review")
async def show_review(table: str, user: AUser, reviews: SomeReviews) -> wire.ReviewStatus:
    """How far the review of a finished game has come; with the review once it is there."""
    return await reviews.status(table, user)


@reviewing.post("/tables/{table}/review", dependencies=[Depends(new_table_allowed)])
async def ask_for_review(request: Request, table: str, user: AUser, reviews: SomeReviews) -> wire.ReviewStatus:
    """Begins the review of a finished game; asked again, tells how far it has come."""
    await reviews.ask(table, address_of(request))
    return await reviews.status(table, user)


@reviewing.get("/tables/{table}/moments/{number}")
async def moment(table: str, number: int, reviews: SomeReviews) -> wire.MomentQuiz:
    """A moment of a reviewed game without spoilers: what was asked, and nothing that happened since."""
    return await reviews.moment(table, number)


@reviewing.post("/tables/{table}/moments/{number}")
async def solve_moment(
    table: str, number: int, given: wire.QuizIn, user: AUser, reviews: SomeReviews
) -> wire.QuizAnswer:
    """Whether the better line was found; then all that the review says of the moment."""
    return await reviews.solve(table, number, user, given)


@reviewing.get("/tables/{table}/review/lines/{number}")
async def line_at(
    table: str, number: int, reviews: SomeReviews, line: int = 1, steps: int = 0, eyes: str = "all"
) -> wire.ReplayAt:
    """The board after some answers of a line that the review names for a decision; line 0 is what was played."""
    return await reviews.line(table, number, line, steps, eyes)


@reviewing.get(
    "/tables/{table}/review/comments",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def comments(table: str, reviews: SomeReviews) -> PlainTextResponse:
    """The moves of a reviewed game with comments, to be read."""
    return PlainTextResponse(await reviews.comments(table))


@reviewing.get("/me/page")
async def own_page(user: AUser, reviews: SomeReviews) -> wire.PlayerPage:
    """The caller's own page: games, accuracy, what is missed most, puzzles from own mistakes."""
    return await reviews.page(user)


@reviewing.post("/tables/{table}/play-on", dependencies=[Depends(new_table_allowed)])
async def play_on(table: str, given: wire.PlayOnIn, user: AUser, host: AHost, reviews: SomeReviews) -> wire.NewTable:
    """A new table that goes on from a move of a finished game, against bots."""
    room = await reviews.play_on(host, table, user, given)
    return wire.NewTable(table=room.id, link=f"/table/{room.id}")
