"""What the tile in hand would score on each space that is offered for it. All of it open. [amy.score.network]"""

from __future__ import annotations

from insula.core.record_class import clone
from insula.games.amygdala.gen import ask, opt
from insula.games.amygdala.rules.network import network_icons
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import EMOTIONS, ICON_COUNT, N_EMOTIONS, N_SPACES, SPACE_IDS, Emotion


def worth(g: State) -> dict[str, dict[Emotion, int]]:
    """The VP for each emotion of the tile, by space; empty while no space is asked for."""
    if g.over or g.asked.kind != ask.SPACE:
        return {}
    after, tile = clone(g), g.act.tile
    shown = [emotion for emotion in range(N_EMOTIONS) if ICON_COUNT[N_EMOTIONS * tile + emotion]]
    out: dict[str, dict[Emotion, int]] = {}
    for option in g.options[: g.n_options]:
        space = option - opt.SPACE
        if 0 <= space < N_SPACES:
            before = after.tile[space], after.owner[space]
            after.tile[space], after.owner[space] = tile, g.asked.seat
            points = {EMOTIONS[e]: network_icons(after, g.asked.seat, space, e) for e in shown}
            out[SPACE_IDS[space]] = points
            after.tile[space], after.owner[space] = before
    return out
