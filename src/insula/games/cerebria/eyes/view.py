"""What eyes may see: an allow-list for one seat with its team, or for a spectator.

[cer.info.share, cer.info.hands, cer.info.hidden-aspiration, cer.info.hidden-deck-order, cer.info.public-state,
cer.deck.top-face-up, cer.deck.discard-shown, cer.comp.control-markers, cer.def.invoker-mark,
cer.setup.hidden-no-early-peek]
"""

from __future__ import annotations

from collections import Counter

from insula.games.cerebria.eyes.standing import GAINS, standing
from insula.games.cerebria.eyes.view_model import (
    Ability,
    ActView,
    BoardSide,
    CerebriaView,
    Ending,
    FortressSize,
    FortressView,
    FrontierView,
    Gone,
    HandCard,
    Limits,
    Modifier,
    RealmView,
    RowView,
    SeatView,
    SlotView,
    SphereView,
    TeamView,
    WheelMark,
)
from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.aspirations import measure, team_eyes
from insula.games.cerebria.rules.board import sphere_at
from insula.games.cerebria.rules.control import amount_of, printed_intensity, selects
from insula.games.cerebria.rules.ending import final_points
from insula.games.cerebria.rules.powers.card_tables import ACT_WORDS, EFFECT_WORDS
from insula.games.cerebria.rules.realm_actions import realm_price
from insula.games.cerebria.rules.setup import is_in_game
from insula.games.cerebria.state import Emotion, Seat, State
from insula.games.cerebria.tables import (
    ABILITY_AMBITION,
    ABSORB_BASE,
    ALL_CARDS,
    ASPIRATION_IDS,
    BASE_WILLPOWER,
    BOARD,
    CARD_IDS,
    CARDS,
    EFFECTS,
    EMOTIONS,
    FRONTIER_IDS,
    HAS_INTENTIONS,
    INNER,
    LOSER_LOOK,
    MAJORS,
    MAX_AMBITION,
    MINORS,
    OUTER,
    REALM_IDS,
    ROW_WORDS,
    SPHERE_WILLPOWER,
    SPIRIT_IDS,
    WHEEL_BONUS,
    WHEEL_STEPS,
    upgrades,
)
from insula.games.cerebria.terms import (
    ABSORB_MOD,
    BAR_SLOTS,
    BLISS,
    COST_MOD,
    FROM_HAND,
    GAIN_WILLPOWER,
    INTENSITY_MOD,
    MILD,
    NO_POWER,
    REALMS,
    ROWS,
    SLOTS,
    SPACES,
)
from insula.games.cerebria.words.about import about
from insula.games.cerebria.words.card_words import edition_of, printed_action, row_texts, spirit_texts
from insula.games.cerebria.words.names import (
    FRONTIER_WORDS,
    KIND_WORDS,
    MODE_WORDS,
    TEAM_IDS,
    VIBE_WORDS,
    Kind,
    Team,
)
from insula.games.cerebria.words.say import say, slot_name, space_name, upgrade_name

ABILITY_WORDS: tuple[Ability, ...] = ("add vibe", "rotate", "extra action")
BOARD_SIDES: tuple[BoardSide, ...] = ("a", "b")
GONE_WORDS: tuple[Gone, ...] = ("", "compared", "removed")
ENDING_WORDS: tuple[Ending, ...] = ("", "common row", "capping", "twenty points")
FORTRESS_SIZES: tuple[FortressSize, ...] = ("", "minor", "major")
WORDS_OF_EFFECTS = {number: word for word, number in EFFECT_WORDS.items()}
WORDS_OF_ACTS = {number: word for word, number in ACT_WORDS.items()}
# modifiers that name a part of the board; the others name Emotions
OF_PLACES = (COST_MOD, ABSORB_MOD, BAR_SLOTS)
# questions that put an act together; the plan is the business of the team alone
PLANNING = frozenset(
    (
        ask.TOKEN_CARD,
        ask.TOKEN_CELL,
        ask.TOKEN_COLOUR,
        ask.INVOKE_CARD,
        ask.TARGET_SLOT,
        ask.TARGET_SPACE,
        ask.TARGET_REALM,
        ask.USING,
        ask.QUELL_AMOUNT,
        ask.REVEAL_CARD,
        ask.INVOKE_KIND,
        ask.FORTIFY_KIND,
        ask.STRONG_CARD,
        ask.STRONG_VIBE,
        ask.COMMAND_TO,
    )
)


def same_eyes(g: State, seat: int) -> int:
    """Teammates share what they know. [cer.info.share]"""
    return team_eyes(g, g.seats[seat].team)


def view(g: State, eyes: int | None) -> CerebriaView:
    """The table as one seat sees it, or with None a spectator."""
    team = g.seats[eyes].team if eyes is not None else -1
    out: CerebriaView = {
        "you": eyes,
        "mode": MODE_WORDS[g.config.mode],
        "spirit_boards": BOARD_SIDES[g.config.spirit_side],
        "team_boards": BOARD_SIDES[g.config.team_side],
        "turn": g.turn if g.turns else None,
        "turns": g.turns,
        "actions": g.actions,
        "absorbs": g.absorbs,
        "used": [word for i, word in enumerate(ABILITY_WORDS) if g.used >> i & 1],
        "order": g.order[: g.n_order],
        "ending": ENDING_WORDS[g.ending],
        "over": bool(g.over),
        "slots": [_slot(g, slot) for slot in range(SLOTS)],
        "realms": [_realm(g, realm, eyes) for realm in range(REALMS)],
        "frontiers": [_frontier(g, frontier) for frontier in range(REALMS)],
        "spheres": [_sphere(g, realm) for realm in range(REALMS)],
        "common": [ASPIRATION_IDS[a] for a in g.common[: g.n_common]],
        "gone": {ASPIRATION_IDS[a]: GONE_WORDS[how] for a, how in enumerate(g.gone) if how},
        "measures": _measures(g),
        "strong": {CARD_IDS[card]: g.strong[card] for card in range(ALL_CARDS) if g.strong[card]},
        "teams": [_team(g, each, team) for each in range(g.n_teams)],
        "seats": [_seat(g, seat, team) for seat in range(g.n_seats)],
        "limits": _limits(g),
        "standing": standing(g, team),
        "labels": {
            "slots": [slot_name(slot) for slot in range(SLOTS)],
            "spaces": [space_name(space) for space in range(SPACES)],
        },
    }
    if eyes is not None:
        out["hand"] = _hand(g.seats[eyes])
        out["plan"] = _plan(g, team)
        out["about"] = about(g.asked.kind) if g.asked.seat == eyes and not g.over else ""
    return out


def _limits(g: State) -> Limits:
    bonuses: list[WheelMark] = [
        {"space": space, "gain": GAINS[gain]} for space, gain in enumerate(WHEEL_BONUS[:WHEEL_STEPS]) if gain >= 0
    ]
    return {
        "ambition": MAX_AMBITION,
        "minor": MINORS,
        "major": MAJORS,
        "wheel": {"steps": WHEEL_STEPS, "bonuses": bonuses} if HAS_INTENTIONS[g.config.mode] else None,
        "abilities": {word: ABILITY_AMBITION[i] for i, word in enumerate(ABILITY_WORDS)},
    }


# ---- the board -----------------------------------------------------------------------------------------------------


def is_house(card: int) -> bool:
    """Is the power of this card our own invention? Such cards are marked wherever they are shown."""
    return bool(EMOTIONS[card]["source"] == "house")


def _slot(g: State, slot: int) -> SlotView | None:
    e = g.emotions[slot]
    if e.card < 0:
        return None
    return {
        "card": CARD_IDS[e.card],
        "house": is_house(e.card),
        "team": TEAM_IDS[e.team],
        "side": TEAM_IDS[e.side],
        "vibe": VIBE_WORDS[e.vibe],
        "essence": e.essence,
        "spaces": CARDS[e.card].spaces,
        "row": list(CARDS[e.card].row[: CARDS[e.card].spaces]),
        "printed": printed_intensity(e.card, e.essence, e.muted),
        "token": e.token,
        "intensity": e.intensity,
        "insecure": bool(e.insecure),
        "muted": bool(e.muted),
        "owner": e.owner,
        "invoker": e.invoker,
        "blocked_in": [REALM_IDS[r] for r in range(REALMS) if slot in blocked_slots(g, r)],
        "modifiers": _modifiers(g, slot),
    }


def _modifiers(g: State, slot: int) -> list[Modifier]:
    """The powers in force that name this Emotion; modifiers of places stand with their own card."""
    out: list[Modifier] = []
    for s in g.standing[: g.n_standing]:
        fx = EFFECTS[s.effect]
        reached = s.slot == slot if fx.word in OF_PLACES else selects(g, fx.target, s.slot, slot)
        if reached:
            amount = amount_of(g, s.effect, s.slot) if fx.word == INTENSITY_MOD else fx.amount
            by = CARD_IDS[g.emotions[s.slot].card]
            out.append({"by": by, "slot": s.slot, "what": WORDS_OF_EFFECTS[fx.word], "amount": amount})
    return out


def blocked_slots(g: State, realm: int) -> list[int]:
    """Frontier slots whose Emotion does not count for this Realm. [cer.control.realm-blocking]"""
    out = []
    for i in range(2 * realm, 2 * realm + 2):
        inner, outer = g.emotions[INNER[i]], g.emotions[OUTER[i]]
        if inner.card >= 0 and outer.card >= 0 and inner.side != outer.side:
            out.append(OUTER[i])
    return out


def realm_sums(g: State, realm: int) -> list[int]:
    """Intensity that counts for each side in a Realm, Fortress included."""
    blocked = blocked_slots(g, realm)
    counted = [*INNER[2 * realm : 2 * realm + 2], *OUTER[2 * realm : 2 * realm + 2]]
    sums = _sums([g.emotions[slot] for slot in counted if slot not in blocked])
    r = g.realms[realm]
    if r.size:
        sums[r.token_side] += r.size
    return sums


def _sums(emotions: list[Emotion]) -> list[int]:
    return [sum(e.intensity for e in emotions if e.card >= 0 and e.side == side) for side in (BLISS, BLISS + 1)]


def _holder(team: int) -> Team | None:
    return TEAM_IDS[team] if team >= 0 else None


def _realm(g: State, realm: int, eyes: int | None) -> RealmView:
    r = g.realms[realm]
    bliss, gloom = realm_sums(g, realm)
    act = GAIN_WILLPOWER + realm
    fortress: FortressView | None = None
    if r.size:
        fortress = {
            "team": TEAM_IDS[r.fortress],
            "side": TEAM_IDS[r.token_side],
            "size": FORTRESS_SIZES[r.size],
            "bonus": r.size,
            "fresh": bool(r.fresh),
        }
    return {
        "id": REALM_IDS[realm],
        "control": _holder(r.control),
        "bliss": bliss,
        "gloom": gloom,
        "blocked": blocked_slots(g, realm),
        "fortress": fortress,
        "sphere": BOARD["origin"]["spheres"][sphere_at(g, realm)]["id"],
        "action": WORDS_OF_ACTS[act],
        "price": BASE_WILLPOWER[act] if eyes is None else realm_price(g, eyes, act, -1),
    }


def _frontier(g: State, frontier: int) -> FrontierView:
    bliss, gloom = _sums(g.emotions[3 * frontier : 3 * frontier + 3])
    return {
        "id": FRONTIER_IDS[frontier],
        "word": FRONTIER_WORDS[frontier],
        "control": _holder(g.realms[frontier].frontier),
        "bliss": bliss,
        "gloom": gloom,
    }


def _sphere(g: State, realm: int) -> SphereView:
    """The Sphere that stands at a Realm now."""
    sphere = sphere_at(g, realm)
    return {
        "id": BOARD["origin"]["spheres"][sphere]["id"],
        "realm": REALM_IDS[realm],
        "willpower": g.spheres[sphere],
        "full": SPHERE_WILLPOWER[g.config.mode],
        "low": g.spheres[sphere] <= ABSORB_BASE,
    }


def _measures(g: State) -> dict[str, dict[Kind, int]]:
    """How the sides stand in every Aspiration; all of it can be counted on the table."""
    return {
        name: {kind: measure(g, a, team) for team, kind in enumerate(KIND_WORDS)}
        for a, name in enumerate(ASPIRATION_IDS)
        if is_in_game(g, a)
    }


# ---- teams and Spirits ---------------------------------------------------------------------------------------------


def _team(g: State, team: int, own: int) -> TeamView:
    t = g.teams[team]
    score = final_points(g, team)
    out: TeamView = {
        "id": TEAM_IDS[team],
        "ambition": t.ambition,
        "minor": t.minor,
        "major": t.major,
        "identity": {"minor": t.identity_minor, "major": t.identity_major, "capping": t.capping},
        "identity_points": score - t.points - t.extra_points,
        "points": t.points,
        "extra_points": t.extra_points,
        "score": score,
        "hidden_deck": t.n_hidden,
        "has_hidden": bool(t.has_hidden),
        "hidden": None,
    }
    if team == own:
        if t.has_hidden:
            out["hidden"] = ASPIRATION_IDS[t.hidden[t.n_hidden - 1]]
        out["looking_at"] = [ASPIRATION_IDS[a] for a in looked_at(g, team)]
        if t.seen > 1:
            out["seen"] = [ASPIRATION_IDS[a] for a in reversed(t.hidden[t.n_hidden - t.seen : t.n_hidden])]
    return out


def looked_at(g: State, team: int) -> list[int]:
    """The top cards of its Hidden deck that a team is choosing from. [cer.rev.hidden-choose-three]"""
    if g.over or g.asked.kind != ask.HIDDEN or g.asked.team != team:
        return []
    t = g.teams[team]
    return sorted(t.hidden[max(0, t.n_hidden - LOSER_LOOK) : t.n_hidden])


def _seat(g: State, seat: int, own: int) -> SeatView:
    s = g.seats[seat]
    dealt = s.n_hand > 0 or g.turns > 0
    returned = s.deck[: max(0, s.n_deck - 1 - s.unseen)] if dealt else []
    out: SeatView = {
        "team": TEAM_IDS[s.team],
        "spirit": SPIRIT_IDS[s.spirit] if s.spirit >= 0 else None,
        "power": spirit_texts(edition_of(g.config.mode))[SPIRIT_IDS[s.spirit]] if s.power != NO_POWER else "",
        "space": s.space if s.space >= 0 else None,
        "willpower": s.willpower,
        "essence": s.essence,
        "gloom_essence": s.gloom_essence,
        "cards": s.n_hand,
        "known": sorted(CARD_IDS[s.hand[i]] for i in range(s.n_hand) if s.known[i]),
        "deck": s.n_deck,
        "unseen": s.unseen,
        "top": CARD_IDS[s.deck[s.n_deck - 1]] if dealt and s.n_deck else None,
        "returned": [CARD_IDS[card] for card in reversed(returned)],
        "list": deck_list(g, seat),
        "rows": [_row(g, s, row) for row in range(ROWS)] if s.spirit >= 0 else [],
    }
    if s.team == own:
        out["hand"] = _hand(s)
    return out


def deck_list(g: State, seat: int) -> dict[str, int]:
    """All cards of a player's deck, wherever they are; decks are chosen openly."""
    s = g.seats[seat]
    cards = [*s.hand[: s.n_hand], *s.deck[: s.n_deck]]
    cards += [e.card for e in g.emotions if e.card >= 0 and e.owner == seat and CARDS[e.card].strength == MILD]
    return dict(sorted((CARD_IDS[card], n) for card, n in Counter(cards).items()))


def _hand(s: Seat) -> list[HandCard]:
    cards = sorted((s.hand[i], s.known[i]) for i in range(s.n_hand))
    return [{"card": CARD_IDS[card], "known": bool(known), "house": is_house(card)} for card, known in cards]


def _row(g: State, s: Seat, row: int) -> RowView:
    cells = s.cells[4 * row : 4 * row + 4]
    side = TEAM_IDS[s.team]
    printed = printed_action(ROW_WORDS[row], side)
    text, *texts = row_texts(s.board, side, edition_of(g.config.mode))[ROW_WORDS[row]]
    return {
        "action": ROW_WORDS[row],
        "name": say(f"row-{ROW_WORDS[row]}"),
        "price": printed["base"],
        "text": text,
        "tokens": [VIBE_WORDS[vibe] if vibe else None for vibe in cells],
        "upgrades": [
            {"name": upgrade_name(u["name"]), "price": u["cost"], "text": said}
            for u, said in zip(upgrades(s.board, row), texts, strict=True)
        ],
    }


def _plan(g: State, team: int) -> ActView | None:
    """The act being put together, for the team that does it."""
    p = g.plan
    if g.over or g.asked.kind not in PLANNING or g.seats[p.seat].team != team or g.asked.seat != p.seat:
        return None
    return {
        "act": WORDS_OF_ACTS[p.act],
        "discard": CARD_IDS[p.discard] if p.discard >= 0 else None,
        "cell": p.cell if p.cell >= 0 else None,
        "card": CARD_IDS[p.card] if p.card >= 0 else None,
        "from_hand": p.origin == FROM_HAND,
        "slot": p.slot if p.slot >= 0 else None,
        "space": p.space if p.space >= 0 else None,
        "realm": p.realm if p.realm >= 0 else None,
        "using": [i + 1 for i in range(3) if p.using >> i & 1],
    }
