"""Everything printed, as ints: ring, Spirit Boards, decks, scoring. Emotion cards are in powers.card_tables.

Boards are numbered: 0 the A side of Bliss and Gloom, 1 to 8 the B sides of the Spirits 0 to 7; 9 the A side of
Balance, 10 and 11 its B sides. Spirits: Love, Delight, Empathy, Harmony, Hatred, Misery, Malice, Anxiety, then Reason
and Intuition.
"""

from __future__ import annotations

from typing import Any

from insula.core.rule import IntTable, table
from insula.games.cerebria import terms as t
from insula.games.cerebria.rules.powers.card_tables import (
    BLEAKNESS,
    BRIGHTNESS,
    CARD_IDS,
    CARD_NAMES,
    CARDS,
    CLAUSES,
    CONDITIONS,
    COUNTS,
    EFFECTS,
    EMOTIONS,
    EMOTIONS_META,
    HIGHEST_FILLED,
    LAST_FILLED_SPACE,
    MAX_INTENSITY_TOKEN,
    N_CARDS,
    SELECTORS,
    TEAM_WORDS,
    load,
)

__all__ = [
    "BLEAKNESS",
    "BRIGHTNESS",
    "CARDS",
    "CARD_IDS",
    "CARD_NAMES",
    "CLAUSES",
    "CONDITIONS",
    "COUNTS",
    "EFFECTS",
    "EMOTIONS",
    "EMOTIONS_META",
    "HIGHEST_FILLED",
    "LAST_FILLED_SPACE",
    "MAX_INTENSITY_TOKEN",
    "N_CARDS",
    "SELECTORS",
]

ROW_WORDS = ("move", "invoke", "quell", "fortify", "empower")
BOARD: dict[str, Any] = load("board.yaml")
SPIRIT_PACK: dict[str, Any] = load("spirits.yaml")
SCORING: dict[str, Any] = load("scoring.yaml")
DECK_PACK: dict[str, Any] = load("decks.yaml")

# ---- the ring ------------------------------------------------------------------------------------------------------
REALM_IDS: list[str] = [r["id"] for r in BOARD["realms"]]
REALM_NAMES: list[str] = [r["name"] for r in BOARD["realms"]]
FRONTIER_NAMES: list[str] = [f["name"] for f in BOARD["frontiers"]]
FRONTIER_IDS: list[str] = [f["id"] for f in BOARD["frontiers"]]
SPHERE_NAMES: list[str] = [s["name"] for s in BOARD["origin"]["spheres"]]
_fortress = {f["id"]: REALM_IDS.index(f["realm"]) for f in BOARD["fortresses"]}


def _twice(found: list[int]) -> list[int]:
    """Pairs for a table of two columns; a single value stands in both."""
    return found if len(found) == 2 else found * 2


SLOT_SPACE: IntTable = table([s["space"] for s in BOARD["slots"]])
SLOT_REALM: IntTable = table([REALM_IDS.index(s["owner"]) if s["kind"] == "realm" else -1 for s in BOARD["slots"]])
TOUCHES: IntTable = table([r for s in BOARD["slots"] for r in _twice([REALM_IDS.index(x) for x in s["touches"]])])
SPACE_SLOTS: IntTable = table([x for p in BOARD["spirit_spaces"] for x in _twice(p["slots"])])
N_SPACE_SLOTS: IntTable = table([len(p["slots"]) for p in BOARD["spirit_spaces"]])
SPACE_REALMS: IntTable = table(
    [r for p in BOARD["spirit_spaces"] for r in _twice([REALM_IDS.index(x) for x in p["spheres_at"]])]
)
SPACE_FRONTIERS: IntTable = table(
    [f for p in BOARD["spirit_spaces"] for f in _twice([FRONTIER_IDS.index(x) for x in p["absorb_frontiers"]])]
)
REALM_SLOTS: IntTable = table([s for r in BOARD["realms"] for s in r["slots"]])
INNER: IntTable = table([s for r in REALM_IDS for s in BOARD["influence"]["realms"][r]["inner"]])
OUTER: IntTable = table([o["slot"] for r in REALM_IDS for o in BOARD["influence"]["realms"][r]["outer"]])
OPPOSITE: IntTable = table(
    [FRONTIER_IDS.index(p["frontier"]) for r in REALM_IDS for p in BOARD["reflected_pairs"] if p["realm"] == r]
)
if [_fortress[f] for p in BOARD["spirit_spaces"] for f in _twice(p["fortresses"])] != list(SPACE_REALMS):
    raise ValueError("board.yaml: the engine expects a Spirit space to reach Spheres and Fortresses of the same Realms")
if any(
    o["blocker"] != INNER[2 * r + i]
    for r, k in enumerate(REALM_IDS)
    for i, o in enumerate(BOARD["influence"]["realms"][k]["outer"])
):
    raise ValueError("board.yaml: the blocker of a Frontier slot must be the inner slot beside it")

# ---- prices of Actions ---------------------------------------------------------------------------------------------
_prices = [SPIRIT_PACK["actions"][a]["base"] for a in ROW_WORDS]
_prices += [BOARD["realm_actions"][r["action"]]["cost"] for r in BOARD["realms"]]
BASE_WILLPOWER: IntTable = table([p.get("wp", 0) for p in _prices])
BASE_AMBITION: IntTable = table([p.get("amb", 0) for p in _prices])
INVOKE_ESSENCE: int = _prices[t.INVOKE]["ess"]
FORTIFY_ESSENCE: IntTable = table([0, 0, SPIRIT_PACK["balance_actions"]["fortify"]["base"]["ess"]])  # by team
VALLEY_GAIN: int = BOARD["realm_actions"]["gain_willpower"]["gain_wp"]
FURTHER_CARD: int = BOARD["realm_actions"]["draw_cards"]["further_card_wp"]
FURTHER_ESSENCE: int = BOARD["realm_actions"]["intensify"]["further_essence_wp"]
CONTROL_DISCOUNT: int = BOARD["realm_control_discount"]["wp"]

# ---- Spirits and their boards --------------------------------------------------------------------------------------
UPGRADE_WORDS = {
    "discount": t.DISCOUNT,
    "extra_step": t.EXTRA_STEP,
    "share_space": t.SHARE_SPACE,
    "give_essence_after_move": t.GIVE_ESSENCE_AFTER_MOVE,
    "push": t.PUSH,
    "switch_places": t.SWITCH_PLACES,
    "jump_to_bleakness": t.JUMP_TO_BLEAKNESS,
    "burn_after_move": t.BURN_AFTER_MOVE,
    "relocate_opponent": t.RELOCATE_OPPONENT,
    "extra_essence": t.EXTRA_ESSENCE,
    "essence_from_supply": t.ESSENCE_FROM_SUPPLY,
    "essence_from_supply adjacent_own_emotion": t.ESSENCE_IF_NEXT_TO_OWN,
    "essence_from_supply bleakness": t.ESSENCE_IF_BLEAKNESS,
    "essence_from_supply return_opposite": t.ESSENCE_IF_RETURNED,
    "invoke_top_card": t.INVOKE_TOP_CARD,
    "gain_ambition_after": t.GAIN_AMBITION_AFTER,
    "invoke_anywhere": t.INVOKE_ANYWHERE,
    "extra_removal": t.EXTRA_REMOVAL,
    "no_reveal": t.NO_REVEAL,
    "quell_anywhere": t.QUELL_ANYWHERE,
    "ambition_at_home": t.AMBITION_AT_HOME,
    "discount_at_fortress": t.DISCOUNT_AT_FORTRESS,
    "draw_if_emptied": t.DRAW_IF_EMPTIED,
    "exalt": t.EXALT,
    "raze": t.RAZE,
    "build_in_enemy_realm": t.BUILD_IN_ENEMY_REALM,
    "bonus_invoke": t.BONUS_INVOKE,
    "gain_essence_after": t.GAIN_ESSENCE_AFTER,
    "fragment_to_identity": t.FRAGMENT_TO_IDENTITY,
    "rotate_after": t.ROTATE_AFTER,
    "essence_before": t.ESSENCE_BEFORE,
    "empower_anywhere": t.EMPOWER_ANYWHERE,
    "jump_to_emotion": t.JUMP_TO_EMOTION,
    "draw_after": t.DRAW_AFTER,
    "sphere_drain": t.SPHERE_DRAIN,
    "vibe_token_of_card": t.VIBE_TOKEN_OF_CARD,
    "vibe_token_of_card mild_only": t.VIBE_TOKEN_OF_MILD,
}
POWER_WORDS = {
    "fortress_absorb_bonus": t.FORTRESS_ABSORB_BONUS,
    "draw_on_big_absorb": t.DRAW_ON_BIG_ABSORB,
    "guard_nearby": t.GUARD_NEARBY,
    "any_vibe_on_discard": t.ANY_VIBE_ON_DISCARD,
    "upgrade_discount": t.UPGRADE_DISCOUNT,
    "absorb_neighbour_sphere": t.ABSORB_NEIGHBOUR_SPHERE,
    "long_quell": t.LONG_QUELL,
    "invoke_bleakness": t.INVOKE_BLEAKNESS,
    "realm_action_discount": t.REALM_ACTION_DISCOUNT,
    "convert_willpower": t.CONVERT_WILLPOWER,
}
SPIRITS: list[dict[str, Any]] = SPIRIT_PACK["spirits"]
SPIRIT_IDS: list[str] = [s["id"] for s in SPIRITS]
SPIRIT_NAMES: list[str] = [s["name"] for s in SPIRITS]
SPIRIT_TEAM: IntTable = table([TEAM_WORDS[s["side"]] for s in SPIRITS])
SPIRIT_POWER: IntTable = table([POWER_WORDS[s["power"]["rule"]] for s in SPIRITS])
_numbers: dict[str, dict[str, Any]] = {s["power"]["rule"]: s["power"] for s in SPIRITS}
LOVE_GAIN: int = _numbers["fortress_absorb_bonus"]["gain"]
DELIGHT_LEAST: int = _numbers["draw_on_big_absorb"]["least"]
HATRED_DISCOUNT: int = _numbers["upgrade_discount"]["discount"]
MAX_BLEAKNESS: int = _numbers["invoke_bleakness"]["most"]
REASON_DISCOUNT: int = _numbers["realm_action_discount"]["discount"]
STANDARD_BOARD = 0
BOARDS: list[dict[str, Any]] = [SPIRIT_PACK["boards_a"]["standard"]]
BOARDS += [s["board_b"] for s in SPIRITS if s["side"] != "balance"]
BOARDS += [SPIRIT_PACK["boards_a"]["balance"]]
BOARDS += [s["board_b"] for s in SPIRITS if s["side"] == "balance"]
N_BOARDS = len(BOARDS)
BOARD_A: IntTable = table([0 if s["side"] != "balance" else 9 for s in SPIRITS])
BOARD_B: IntTable = table([1, 2, 3, 4, 5, 6, 7, 8, 10, 11])
if SPIRIT_IDS[:8] != ["love", "delight", "empathy", "harmony", "hatred", "misery", "malice", "anxiety"]:
    raise ValueError("spirits.yaml: the option vocabulary expects the Spirits in their order")


def upgrade_rule(cell: dict[str, Any]) -> int:
    """The rule of an upgrade, with its restriction."""
    words = [cell["rule"], cell.get("only_if", ""), "mild_only" if cell.get("mild_only") else ""]
    return UPGRADE_WORDS[" ".join(w for w in words if w)]


def upgrades(board: int, act: int) -> list[dict[str, Any]]:
    """The three upgrades of a row as printed."""
    cells: list[dict[str, Any]] = BOARDS[board][ROW_WORDS[act]]
    return cells


def _sets() -> dict[str, list[int]]:
    """For each board, row and set of upgrades: numbers per rule, prices added, how many do more than discount."""
    out: dict[str, list[int]] = {"uses": [], "times": [], "wp": [], "amb": [], "deeds": []}
    for board in range(N_BOARDS):
        for act in range(t.ROWS):
            for using in range(8):
                chosen = [c for i, c in enumerate(upgrades(board, act)) if using & 1 << i]
                rules = [upgrade_rule(c) for c in chosen]
                numbers = [c.get("n", 1) for c in chosen]
                out["uses"] += [
                    sum(n for n, r in zip(numbers, rules, strict=True) if r == each) for each in range(t.UPGRADE_RULES)
                ]
                out["times"] += [sum(r == each for r in rules) for each in range(t.UPGRADE_RULES)]
                out["wp"].append(sum(c["cost"].get("wp", 0) for c in chosen))
                out["amb"].append(sum(c["cost"].get("amb", 0) for c in chosen))
                out["deeds"].append(sum(c["name"] != "Determination" for c in chosen))
    return out


_upgrade_sets = _sets()
USES: IntTable = table(_upgrade_sets["uses"])  # ((board * 5 + act) * 8 + using) * UPGRADE_RULES + rule
TIMES: IntTable = table(_upgrade_sets["times"])  # the same, but how many upgrades of that rule
ADDED_WILLPOWER: IntTable = table(_upgrade_sets["wp"])
ADDED_AMBITION: IntTable = table(_upgrade_sets["amb"])
DEEDS: IntTable = table(_upgrade_sets["deeds"])  # upgrades other than Determination


def _cheapest(board: int, act: int, have: int) -> int:
    """The least Willpower a Spirit Action can cost by any set of these upgrades, powers left out."""
    sets = [8 * (5 * board + act) + using for using in range(8) if using & ~have == 0]
    off = [USES[t.UPGRADE_RULES * i + t.DISCOUNT] + USES[t.UPGRADE_RULES * i + t.DISCOUNT_AT_FORTRESS] for i in sets]
    return min(BASE_WILLPOWER[act] + ADDED_WILLPOWER[i] - o for i, o in zip(sets, off, strict=True))


CHEAPEST: IntTable = table(
    [_cheapest(board, act, have) for board in range(N_BOARDS) for act in range(t.ROWS) for have in range(8)]
)  # (board * 5 + act) * 8 + upgrades at hand

# ---- decks ---------------------------------------------------------------------------------------------------------
LISTED: list[dict[str, Any]] = [d for d in DECK_PACK["decks"] if d["side"] != "balance"]
DECK_IDS: list[str] = [d["id"] for d in LISTED]
DECK_NAMES: list[str] = [d["name"] for d in LISTED]
DECK_TEAM: IntTable = table([TEAM_WORDS[d["side"]] for d in LISTED])
DECK_SIZE: int = DECK_PACK["meta"]["deck_size"]["value"]
MAX_COPIES: int = DECK_PACK["meta"]["max_copies"]["value"]
DECKS: IntTable = table([CARD_IDS.index(c) for d in LISTED for c, n in d["cards"].items() for _ in range(n)])
SPIRIT_DECK: IntTable = table([DECK_IDS.index(s["recommended_deck"]["id"]) for s in SPIRITS if s["side"] != "balance"])
STARTER_DECK: IntTable = table([0, 1])  # of Bliss, of Gloom
N_DECKS = len(LISTED)
NEUTRALITY_DECK = 12  # the one deck of Balance; it is never chosen
_neutrality: dict[str, Any] = next(d for d in DECK_PACK["decks"] if d["side"] == "balance")
NEUTRALITY_CARDS: IntTable = table([CARD_IDS.index(c) for c, n in _neutrality["cards"].items() for _ in range(n)])
NEUTRALITY_NAME: str = _neutrality["name"]
DECK_SIZES: IntTable = table([DECK_SIZE, DECK_SIZE, DECK_PACK["meta"]["balance_deck_size"]["value"]])


def _cards_of(team: str, strength: str) -> tuple[int, int]:
    """First card of this kind and the one after the last; they stand side by side."""
    found = [i for i, e in enumerate(EMOTIONS) if e["side"] == team and e["strength"] == strength]
    if found != list(range(found[0], found[-1] + 1)):
        raise ValueError(f"emotions.yaml: the {strength} Emotions of {team} do not stand side by side")
    return found[0], found[-1] + 1


MILD_FROM: IntTable = table([_cards_of(team, "mild")[0] for team in TEAM_WORDS])
MILD_TO: IntTable = table([_cards_of(team, "mild")[1] for team in TEAM_WORDS])
STRONG_FROM, STRONG_TO = _cards_of("balance", "strong")  # any Neutrality becomes any of these
ALL_CARDS = len(CARD_IDS)

# ---- scoring -------------------------------------------------------------------------------------------------------
ASPIRATION_NAMES: list[str] = [a["name"] for a in SCORING["aspirations"]]
ASPIRATION_IDS: list[str] = [a["id"] for a in SCORING["aspirations"]]
IN_BASIC: IntTable = table([int(a["basic"]) for a in SCORING["aspirations"]])
INTENTIONS: list[dict[str, Any]] = [*SCORING["intentions"]["A"], *SCORING["intentions"]["B"]]
INTENTION_POINTS: IntTable = table([i["points"]["bliss"] for i in INTENTIONS])
WHEEL_STEPS: int = SCORING["wheel"]["steps"]["value"]
WHEEL_END: int = SCORING["wheel"]["end_trigger"]["value"]
_bonus = {
    b["space"]: {"essence": t.ESSENCE, "card": t.A_CARD, "ambition": t.AMBITION}[b["gain"]]
    for b in SCORING["wheel"]["bonuses"]
}
WHEEL_BONUS: IntTable = table([_bonus.get(space, -1) for space in range(WHEEL_STEPS)])
MINORS: int = SCORING["fragments"]["minor"]["count"]
MAJORS: int = SCORING["fragments"]["major"]["count"]
MINOR_POINTS: int = SCORING["fragments"]["minor"]["points"]
MAJOR_POINTS: int = SCORING["fragments"]["major"]["points"]
CAPPING_POINTS: int = SCORING["fragments"]["capping"]["points"]
_modes = [SCORING["modes"][m] for m in ("basic", "full", "balance")]
SPHERE_WILLPOWER: IntTable = table([m["sphere_willpower"] for m in _modes])
BOTH_CAP_POINTS: IntTable = table([m["both_cap_points"] for m in _modes])
HAS_INTENTIONS: IntTable = table([int(m["intentions"]) for m in _modes])
HAS_SPIRIT_POWERS: IntTable = table([int(m["spirit_powers"]) for m in _modes])
HAS_EMPOWER: IntTable = table([int(m["empower"]) for m in _modes])
N_TEAMS: IntTable = table([2, 2, len(SCORING["modes"]["balance"]["teams"])])
START_WILLPOWER: int = SCORING["starting_resources"]["spirit"]["willpower"]
START_ESSENCE: int = SCORING["starting_resources"]["spirit"]["essence"]
_kinds = SCORING["starting_resources"]["balance_spirit"]["essence"]
START_ESSENCES: IntTable = table([START_ESSENCE, START_ESSENCE, _kinds["bliss"]])
START_GLOOM_ESSENCES: IntTable = table([0, 0, _kinds["gloom"]])
START_CARDS: int = SCORING["starting_resources"]["spirit"]["cards"]
FIRST_PLAYER_EXTRA: int = SCORING["starting_resources"]["first_player"]["extra_willpower"]
MAX_AMBITION: int = SCORING["starting_resources"]["ambition"]["tokens"]
ABILITY_AMBITION: IntTable = table([a["ambition"] for a in SCORING["turn"]["ambition_abilities"]])
TURN_ACTIONS: int = SCORING["turn"]["actions"]["value"]
ABSORB_BASE: int = SCORING["turn"]["absorb"]["base"]
ABSORB_FRONTIER: int = SCORING["turn"]["absorb"]["per_controlled_frontier"]
END_CARDS: int = SCORING["turn"]["end_choice"]["options"][1]["amount"]
MIN_WILLPOWER: int = SCORING["turn"]["end_minimum_willpower"]["value"]
LOSER_LOOK: int = SCORING["revelation"]["loser_look"]["cards"]
DILIGENCE_GAIN: int = BOARD["origin"]["spheres"][t.DILIGENCE]["bonus"]["amount"]
COMMITMENT_PRICE: int = BOARD["origin"]["spheres"][t.COMMITMENT]["bonus"]["pay_wp"]
_placements = BOARD["start"]["basic"]["placements"]
BASIC_SPACE: IntTable = table([p["space"] for team in ("bliss", "gloom") for p in _placements if p["team"] == team])
BASIC_SLOT: IntTable = table([p["slot"] for team in ("bliss", "gloom") for p in _placements if p["team"] == team])
