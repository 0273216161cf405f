"""What the workshop must know of Amygdala: the checks of its files, how tiles and spaces are put together, rules."""

from __future__ import annotations

from insula.core.data import BadData
from insula.core.parts import Files, Workshop
from insula.games.amygdala.study.component_checks import check_board, check_charts, check_player_board, check_tiles


def problems(files: Files) -> list[str]:
    """The first thing that cannot be played."""
    tiles = files["tiles.yaml"]
    try:
        check_tiles(tiles)
        check_board(files["board.yaml"], tiles["emotions"]["items"])
        check_player_board(files["player_board.yaml"], tiles["supply"])
        check_charts(files["exchange.yaml"])
    except BadData as problem:
        return [str(problem)]
    return []


WORKSHOP = Workshop(
    groups={"emotion_tiles.items.[]": ("kind",), "resource_tiles.items.[]": ("dots",)},
    cards=("emotion_tiles.items.[]", "resource_tiles.items.[]"),
    problems=problems,
    rules={
        "icons": "amy.data.emotion-tiles",
        "icon": "amy.data.resource-tiles",
        "cost": "amy.data.resource-tiles",
        "dots": "amy.data.resource-tiles",
        "items": "amy.data.bonus-spaces",
        "adjacent": "amy.data.region-spaces",
        "value": "amy.data.region-values",
        "first": "amy.data.vp-tile-values",
        "second": "amy.data.vp-tile-values",
        "third": "amy.data.vp-tile-values",
    },
)
