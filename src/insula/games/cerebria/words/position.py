"""Positions typed as text, for tests. One thing per line, `head: words, words`; `#` begins a remark.

    mode: full, spirits b, teams b            also `basic`, `balance`; all of it may be left out (full, A sides)
    order: misery love misery delight         player order; left out: teams alternate, first line first,
                                              and the Shaper of a three-player game stands in it twice
    love: at valley/cradle, willpower 4, essence 2, hand courage kindness!, deck trust comfort,
    +  move red blue, invoke green            a line that begins with + goes on
    misery: at land                           a Spirit's line seats it: Bliss first, then Gloom, as written
    valley.b: courage 2 +1 by delight         card, Essence (1), Intensity token (0), whose (first of its team)
    cradle.a: anger 1 insecure land.b         with the Insecurity token of the card on land.b
    valley: minor bliss fresh                 the Fortress of a Realm; `fresh`: built or exalted this turn
    reason: essence 1, gloom 2                Balance: its Bliss and its Gloom Essence
    land.a: urge 2 for gloom red              Balance: Alignment (Bliss) and Vibe marker of a Strong Emotion (red)
    land: minor balance for gloom             Balance: whose Intensity token the Fortress carries (Bliss)
    origin: humility 3 at valley, diligence 0 Willpower of Spheres (7) and which Realm one stands at
    bliss: ambition 2, points 19, identity 2 1, capping, extra 4, hidden unity openness
    common: unity attitude                    the row, current one first; the others are gone
    turn: love, actions 2, absorbs 0, number 1, used rotate
    seed: 7

Slots are `valley.a valley.b valley/cradle cradle.a ...` (a before b, clockwise), Spirit spaces `valley
valley/cradle cradle ...`. `hand courage!` is a card that the other teams know. `deck` and `hidden` begin with the top
card; `hidden none` is a deck without a current Hidden Aspiration. A row is written from its unlock cell on, `-` for an
empty cell. Fragments that are neither on the board nor in the Identity (`identity minor major`) are unused. Left out:
no Willpower, Essence, cards or tokens; turn of the first in the order, three Actions, Absorb possible, third round.
The position begins at the turn question.
"""

from __future__ import annotations

from collections.abc import Callable

from insula.core.chance import seed_chance
from insula.games.cerebria.gen import ask, dispatch, opt
from insula.games.cerebria.gen.stack import in_order, then
from insula.games.cerebria.rules.board import set_emotion
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.rules.setup import is_in_game
from insula.games.cerebria.state import Seat, State
from insula.games.cerebria.tables import (
    ALL_CARDS,
    ASPIRATION_IDS,
    BOARD_A,
    BOARD_B,
    CARD_IDS,
    CARDS,
    HAS_EMPOWER,
    HAS_SPIRIT_POWERS,
    MAJORS,
    MINORS,
    ROW_WORDS,
    SPHERE_WILLPOWER,
    SPIRIT_POWER,
    SPIRIT_TEAM,
    TURN_ACTIONS,
)
from insula.games.cerebria.terms import ASPIRATIONS, BALANCE, BALANCE_MODE, BLISS, FULL, NO_POWER, RED, SIDE_B, STRONG
from insula.games.cerebria.words.names import (
    MODE_WORDS,
    REALM_WORDS,
    SIDE_WORDS,
    SLOT_WORDS,
    SPACE_WORDS,
    SPHERE_WORDS,
    SPIRIT_WORDS,
    TEAM_IDS,
    VIBE_WORDS,
)

Clauses = list[list[str]]
ABILITY_WORDS = {"vibe": opt.ADD_VIBE, "rotate": opt.ROTATE, "extra": opt.EXTRA_ACTION}
ROUNDS_PLAYED = 2


class BadPosition(ValueError):
    """A typed position says something that cannot be read."""


def position(text: str) -> State:
    """The state a typed position describes, at the turn question."""
    lines = _lines(text)
    g = State()
    seed_chance(g, int(lines.get("seed", [["1"]])[0][0]))
    _mode(g, lines.get("mode", []))
    _seats(g, [head for head in lines if head in SPIRIT_WORDS])
    _order(g, lines.get("order"))
    g.spheres[:] = [SPHERE_WILLPOWER[g.config.mode]] * 5
    _stock(g)
    _aspirations(g, lines.get("common"))
    for head, clauses in lines.items():
        if head not in ("seed", "mode", "order", "common", "turn"):
            _reader(head)(g, head, clauses)
    for e in g.emotions:
        if e.insecure < 0:  # the line named a slot; its card may have come on a later line
            e.insecure = g.emotions[-1 - e.insecure].uid
    recalculate(g)
    _turn(g, lines.get("turn", []))
    then(g, ask.TURN, g.turn)
    in_order(g)
    dispatch.advance(g)
    return g


def _lines(text: str) -> dict[str, Clauses]:
    out: dict[str, Clauses] = {}
    last = ""
    for raw in text.splitlines():
        line = raw.split("#")[0].strip().lower()
        if not line:
            continue
        if line.startswith("+"):
            body = line[1:]
        else:
            last, _, body = line.partition(":")
            if last in out:
                raise BadPosition(f"“{last}” has two lines.")
            out[last] = []
        out[last] += [clause.split() for clause in body.split(",") if clause.strip()]
    return out


def _which(words: tuple[str, ...] | list[str], word: str, what: str) -> int:
    if word not in words:
        raise BadPosition(f"“{word}” is no {what}.")
    return words.index(word)


def _number(word: str) -> int:
    if not word.lstrip("+").isdigit():
        raise BadPosition(f"“{word}” is no number.")
    return int(word)


# ---- who plays what ------------------------------------------------------------------------------------------------


def _mode(g: State, clauses: Clauses) -> None:
    g.config.mode = FULL
    for words in clauses:
        if words[0] == "spirits":
            g.config.spirit_side = _which(SIDE_WORDS, words[1], "side")
        elif words[0] == "teams":
            g.config.team_side = _which(SIDE_WORDS, words[1], "side")
        else:
            g.config.mode = _which(MODE_WORDS, words[0], "mode")


def _seats(g: State, spirits: list[str]) -> None:
    ordered = sorted((SPIRIT_WORDS.index(s) for s in spirits), key=lambda s: SPIRIT_TEAM[s])
    g.n_seats = g.config.seats = len(ordered)
    g.n_teams = 3 if g.config.mode == BALANCE_MODE else 2
    for seat, spirit in enumerate(ordered):
        s = g.seats[seat]
        s.team = g.config.team[seat] = SPIRIT_TEAM[spirit]
        s.spirit = g.config.spirit[seat] = spirit
        s.board = BOARD_B[spirit] if g.config.spirit_side == SIDE_B else BOARD_A[spirit]
        s.power = SPIRIT_POWER[spirit] if HAS_SPIRIT_POWERS[g.config.mode] else NO_POWER
        g.teams[s.team].n_seats += 1
    for team in range(g.n_teams):
        if g.teams[team].n_seats == 0:
            raise BadPosition(f"No Spirit of {TEAM_IDS[team]} has a line.")


def _order(g: State, clauses: Clauses | None) -> None:
    if clauses is not None:
        order = [_seat(g, word) for words in clauses for word in words]
    else:
        members = [[s for s in range(g.n_seats) if g.seats[s].team == team] for team in range(g.n_teams)]
        rounds = max(len(each) for each in members)
        order = [each[i % len(each)] for i in range(rounds) for each in members]
    g.n_order = len(order)
    g.order[: g.n_order] = order


def _seat(g: State, word: str) -> int:
    spirit = _which(SPIRIT_WORDS, word, "Spirit")
    for seat in range(g.n_seats):
        if g.seats[seat].spirit == spirit:
            return seat
    raise BadPosition(f"{word} has no line.")


# ---- common things -------------------------------------------------------------------------------------------------


def _stock(g: State) -> None:
    for card in range(ALL_CARDS):
        if CARDS[card].strength == STRONG and HAS_EMPOWER[g.config.mode] and CARDS[card].side < g.n_teams:
            g.strong[card] = CARDS[card].copies
    for team in range(g.n_teams):
        g.teams[team].minor = MINORS
        g.teams[team].major = MAJORS


def _aspirations(g: State, clauses: Clauses | None) -> None:
    pool = [a for a in range(ASPIRATIONS) if is_in_game(g, a)]
    row = pool if clauses is None else [_which(ASPIRATION_IDS, w, "Aspiration") for words in clauses for w in words]
    g.n_common = len(row)
    g.common[: g.n_common] = row
    for a in pool:
        g.gone[a] = int(a not in row)
    for team in range(g.n_teams):
        t = g.teams[team]
        t.n_hidden, t.has_hidden = len(pool), 1
        t.hidden[: t.n_hidden] = [*[a for a in pool if a != pool[1]], pool[1]]


def _turn(g: State, clauses: Clauses) -> None:
    g.place = 0
    number = 0
    g.actions, g.absorbs = TURN_ACTIONS, 1
    for words in clauses:
        if words[0] in SPIRIT_WORDS:
            g.place = g.order[: g.n_order].index(_seat(g, words[0]))
        elif words[0] == "actions":
            g.actions = _number(words[1])
        elif words[0] == "absorbs":
            g.absorbs = _number(words[1])
        elif words[0] == "number":
            number = _number(words[1])
        elif words[0] == "used":
            for word in words[1:]:
                g.used |= 1 << ABILITY_WORDS[word] - opt.ADD_VIBE
        else:
            raise BadPosition(f"“{' '.join(words)}” says nothing about a turn.")
    g.turn = g.order[g.place]
    g.turns = number or ROUNDS_PLAYED * g.n_order + g.place + 1


def _reader(head: str) -> Callable[[State, str, Clauses], None]:
    if head in SPIRIT_WORDS:
        return _spirit
    if head in SLOT_WORDS:
        return _slot
    if head in REALM_WORDS:
        return _realm
    if head in TEAM_IDS:
        return _team
    if head == "origin":
        return _origin
    raise BadPosition(f"“{head}” is neither a Spirit, slot, Realm, team nor one of the other heads.")


def _origin(g: State, head: str, clauses: Clauses) -> None:
    for words in clauses:
        sphere = _which(SPHERE_WORDS, words[0], "Sphere")
        if "at" in words:
            g.rotation = (_which(REALM_WORDS, words[words.index("at") + 1], "Realm") - sphere) % 5
        if len(words) > 1 and words[1].isdigit():
            g.spheres[sphere] = int(words[1])


# ---- Spirits, Emotions, Fortresses, teams --------------------------------------------------------------------------


def _spirit(g: State, head: str, clauses: Clauses) -> None:
    s = g.seats[_seat(g, head)]
    for words in clauses:
        word, rest = words[0], words[1:]
        if word == "at":
            s.space = _which(SPACE_WORDS, rest[0], "Spirit space")
        elif word == "willpower":
            s.willpower = _number(rest[0])
        elif word == "essence":
            s.essence = _number(rest[0])
        elif word == "gloom" and s.team == BALANCE:
            s.gloom_essence = _number(rest[0])
        elif word == "hand":
            _hand(s, rest)
        elif word == "deck":
            s.n_deck = len(rest)
            s.deck[: s.n_deck] = [_card(each) for each in reversed(rest)]
            s.unseen = max(0, s.n_deck - 1)
        elif word == "unseen":
            s.unseen = _number(rest[0])
        else:
            row = _which(ROW_WORDS, word, "row of a Spirit Board")
            for cell, colour in enumerate(rest):
                s.cells[4 * row + cell] = 0 if colour == "-" else _which(VIBE_WORDS, colour, "Vibe")
    s.level = min(sum(1 for cell in s.cells[4 * row : 4 * row + 4] if cell) for row in range(5))


def _card(word: str) -> int:
    return _which(CARD_IDS, word, "card")


def _hand(s: Seat, words: list[str]) -> None:
    s.n_hand = len(words)
    for i, word in enumerate(words):
        s.hand[i] = _card(word.removesuffix("!"))
        s.known[i] = int(word.endswith("!"))


def _slot(g: State, head: str, clauses: Clauses) -> None:
    slot = SLOT_WORDS.index(head)
    words = [word for clause in clauses for word in clause]
    card = _card(words.pop(0))
    essence, token, owner, insecure = 1, 0, -1, 0
    side, vibe = BLISS, RED
    while words:
        word = words.pop(0)
        if word == "by":
            owner = _seat(g, words.pop(0))
        elif word == "for":
            side = _which(TEAM_IDS[:BALANCE], words.pop(0), "side")
        elif word in VIBE_WORDS:
            vibe = VIBE_WORDS.index(word)
        elif word == "insecure":
            insecure = -1 - _which(SLOT_WORDS, words.pop(0), "slot")
        elif word.startswith("+"):
            token = _number(word)
        else:
            essence = _number(word)
    if owner < 0:
        owner = next(s for s in range(g.n_seats) if g.seats[s].team == CARDS[card].side)
    set_emotion(g, slot, card, essence, owner, owner)
    if CARDS[card].side == BALANCE:
        g.emotions[slot].side = side
        g.emotions[slot].vibe = vibe if CARDS[card].strength == STRONG else CARDS[card].vibe
    g.emotions[slot].token = token
    g.emotions[slot].insecure = insecure
    if CARDS[card].strength == STRONG:
        g.strong[card] -= 1


def _realm(g: State, head: str, clauses: Clauses) -> None:
    r = g.realms[REALM_WORDS.index(head)]
    words = [w for clause in clauses for w in clause]
    while words:
        word = words.pop(0)
        if word in ("minor", "major"):
            r.size = 1 if word == "minor" else 2
        elif word == "fresh":
            r.fresh = 1
        elif word == "for":
            r.token_side = _which(TEAM_IDS[:BALANCE], words.pop(0), "side")
        else:
            r.fortress = _which(TEAM_IDS, word, "team")
            r.token_side = BLISS if r.fortress == BALANCE else r.fortress
    if r.size == 1:
        g.teams[r.fortress].minor -= 1
    elif r.size == 2:
        g.teams[r.fortress].major -= 1


def _team(g: State, head: str, clauses: Clauses) -> None:
    t = g.teams[TEAM_IDS.index(head)]
    for words in clauses:
        word, rest = words[0], words[1:]
        if word == "ambition":
            t.ambition = _number(rest[0])
        elif word == "points":
            t.points = _number(rest[0])
        elif word == "extra":
            t.extra_points = _number(rest[0])
        elif word == "capping":
            t.capping = 1
        elif word == "identity":
            t.identity_minor, t.identity_major = _number(rest[0]), _number(rest[1])
            t.minor -= t.identity_minor
            t.major -= t.identity_major
        elif word == "hidden" and rest == ["none"]:
            t.has_hidden = 0
        elif word == "hidden":
            t.n_hidden, t.has_hidden = len(rest), 1
            t.hidden[: t.n_hidden] = [_which(ASPIRATION_IDS, a, "Aspiration") for a in reversed(rest)]
        else:
            raise BadPosition(f"“{' '.join(words)}” says nothing about a team.")
