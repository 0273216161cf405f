/** Reads Cerebria's view into what the board draws, and names its things. */
import type { Vibe } from '../../art/stock';
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../table/store.svelte';
import type { BalanceView } from '../balance/wire';
import type {
  CerebriaModel,
  EmotionModel,
  FragmentModel,
  PlayerModel,
  RowModel,
  SphereModel,
  TeamModel,
} from './model';
import { editionOf, emotionsOf, REALMS, SPHERES, type PrintedEmotion } from './printed';
import type { CerebriaView, Price, RowView, SeatView, SlotView, TeamView } from './wire';

type AnyView = CerebriaView | BalanceView;
type Cards = Map<string, PrintedEmotion>;
const VIBES: Vibe[] = ['red', 'yellow', 'green', 'blue'];

/** What the server calls the things of this game. */
export const things = {
  slot: (slot: number): string => `slot:${slot}`,
  space: (space: number): string => `space:${space}`,
  fortress: (realm: number): string => `fortress:${realm}`,
  frontier: (frontier: number): string => `frontier:${frontier}`,
  sphere: (sphere: SphereModel): string => `sphere:${sphere.id}`,
  realmAction: (realm: number): string => `realm:${realm}`,
  seat: (seat: number): string => `seat:${seat}`,
  card: (card: string): string => `card:${card}`,
  cell: (row: number, cell: number): string => `cell:${row}:${cell}`,
  row: (row: number): string => `row:${row}`,
  top: (seat: number): string => `top:${seat}`,
  ability: (word: string): string => `button:${word}`,
  spirit: (spirit: string): string => `spirit:${spirit}`,
  aspiration: (aspiration: string): string => `aspiration:${aspiration}`,
  team: (team: number): string => `team:${team}`,
};

/** The log knows cells and cards by whose they are: what another seat did marks nothing of one's own. */
export const aliases = {
  cell: (seat: number, row: number, cell: number): string => `board:${seat}:${row}:${cell}`,
  card: (seat: number, card: string): string => `hand:${seat}:${card}`,
};

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
/** Where a slot or a space is, as the log and the refusals say it. */
export const slotName = (model: CerebriaModel, slot: number): string => upper(model.labels.slots[slot] ?? '');
export const spaceName = (model: CerebriaModel, space: number): string => upper(model.labels.spaces[space] ?? '');
/** What is drawn beside a slot whose name ends with a letter: the two slots of a Realm. */
export const slotLetter = (model: CerebriaModel, slot: number): string =>
  /\((\w)\)$/.exec(model.labels.slots[slot] ?? '')?.[1] ?? '';

/** A thing as the table knows it; what the act being put together has chosen looks chosen. */
export function thing(
  table: TableStore,
  model: CerebriaModel,
  id: string,
  label = '',
  alias = id,
): Record<string, string | number | undefined> {
  const made = table.thing(id, label, alias);
  const chosen = model.chosen.has(id) && (made['data-state'] === '' || made['data-state'] === 'last');
  return chosen ? { ...made, 'data-state': 'selected' } : made;
}

/** What the act being put together has chosen so far. */
function chosenThings(view: CerebriaView | BalanceView, rows: RowModel[]): Set<string> {
  const plan = view.plan;
  if (!plan) return new Set();
  const row = rows.findIndex((each) => each.action === plan.act);
  const realm = view.realms.findIndex((each) => each.action === plan.act);
  const found = [
    row >= 0 ? things.row(row) : null,
    realm >= 0 ? things.realmAction(realm) : null,
    plan.card === null ? null : things.card(plan.card),
    plan.discard === null ? null : things.card(plan.discard),
    plan.slot === null ? null : things.slot(plan.slot),
    plan.space === null ? null : things.space(plan.space),
    plan.realm === null || realm >= 0 ? null : things.fortress(plan.realm),
    ...(row >= 0 ? plan.using.map((cell) => things.cell(row, cell)) : []),
    ...(row >= 0 && plan.cell !== null ? [things.cell(row, plan.cell)] : []),
  ];
  return new Set(found.filter((each) => each !== null));
}

/** The card whose words are shown below a hand: the one looked at, else what was chosen, else the first that may be. */
export function readCard(
  table: TableStore,
  model: CerebriaModel,
  cards: PrintedEmotion[],
  looked: string,
): PrintedEmotion | undefined {
  return (
    cards.find((card) => card.id === looked) ??
    cards.find((card) => model.chosen.has(things.card(card.id))) ??
    cards.find((card) => table.isLegal(things.card(card.id))) ??
    cards[0]
  );
}

function priceParts(price: Price): [string, number][] {
  return (
    [
      ['willpower', price.wp],
      ['essence', price.ess],
      ['ambition', price.amb],
    ] as [string, number | undefined][]
  ).flatMap(([glyph, n]) => (n ? [[glyph, n] as [string, number]] : []));
}

function readSlot(cards: Cards, slot: SlotView | null, n: number): EmotionModel | null {
  const card = slot && cards.get(slot.card);
  if (!slot || !card) return null;
  const others = slot.modifiers.flatMap(({ by, slot: from }) => (from === n ? [] : (cards.get(by)?.name ?? [])));
  const blocked = slot.blocked_in.flatMap((id) => REALMS.find((realm) => realm.id === id)?.name ?? []);
  const notes = [
    ...[...new Set(others)].map((name) => t('cerebria.help.underPower', { name })),
    ...blocked.map((realm) => t('cerebria.help.blocked', { realm })),
  ];
  if (slot.insecure) notes.push(t('cerebria.help.insecure'));
  if (slot.muted) notes.push(t('cerebria.help.muted'));
  return {
    card: { ...card, vibe: card.vibe ?? VIBES.find((vibe) => vibe === slot.vibe) ?? null },
    key: `emotion-${slot.card}-${n}`,
    side: slot.side,
    essence: slot.essence,
    token: slot.token,
    intensity: slot.intensity,
    insecure: slot.insecure,
    muted: slot.muted,
    notes,
  };
}

function readPlayer(table: TableStore, cards: Cards, view: CerebriaView, seat: SeatView, n: number): PlayerModel {
  return {
    seat: n,
    name: table.nameOf(n),
    bot: table.seats[n]?.holder === 'bot' || (table.seats[n]?.standIn ?? false),
    spirit: seat.spirit ?? '',
    side: seat.team,
    willpower: seat.willpower,
    essence: seat.essence,
    gloomEssence: seat.team === 'balance' ? seat.gloom_essence : null,
    hand: seat.cards,
    deck: seat.deck,
    top: seat.top ? (cards.get(seat.top) ?? null) : null,
    known: seat.known.map((id) => cards.get(id)?.name ?? id),
    order: view.order.indexOf(n) + 1,
    now: view.turn === n,
    deciding: (table.question?.seat ?? table.waiting?.seat) === n,
    rows: seat.rows,
    power: seat.power,
  };
}

/** The tower shows Fragments of the teams in turn, Capping ones on top; the order they were laid in is not public. */
function tower(teams: TeamView[]): FragmentModel[] {
  const laid = teams.map((team) => [
    ...Array<FragmentModel>(team.identity.minor).fill({ side: team.id, kind: 'minor' }),
    ...Array<FragmentModel>(team.identity.major).fill({ side: team.id, kind: 'major' }),
  ]);
  const turns = Array.from({ length: Math.max(0, ...laid.map((list) => list.length)) }, (_, i) =>
    laid.flatMap((list) => list.slice(i, i + 1)),
  ).flat();
  return [
    ...turns,
    ...teams.flatMap((team) => Array<FragmentModel>(team.identity.capping).fill({ side: team.id, kind: 'capping' })),
  ];
}

function readRow(row: RowView, n: number): RowModel {
  return {
    action: row.action,
    name: row.name,
    text: row.text,
    price: priceParts(row.price),
    thing: things.row(n),
    tokenThing: things.cell(n, 0),
    token: row.tokens[0] ?? null,
    cells: row.upgrades.map((upgrade, i) => ({
      name: upgrade.name,
      text: upgrade.text,
      price: priceParts(upgrade.price),
      token: row.tokens[i + 1] ?? null,
      thing: things.cell(n, i + 1),
    })),
  };
}

/** The view with all that the eyes of the others add to it: in an open replay, what each team alone knew. */
function opened(view: AnyView, others: AnyView[]): AnyView {
  if (!others.length) return view;
  const teams = view.teams.map((team, n) => ({
    ...team,
    hidden: others.map((other) => other.teams[n]!.hidden).find((id) => id !== null) ?? team.hidden,
    looking_at: others.map((other) => other.teams[n]!.looking_at ?? []).find((list) => list.length) ?? [],
  }));
  const aspirations = new Map(
    [view, ...others]
      .flatMap((each) => each.standing.aspirations)
      .map((each) => [`${each.where} ${each.team} ${each.id}`, each]),
  );
  return { ...view, teams, standing: { ...view.standing, aspirations: [...aspirations.values()] } };
}

export function readView(table: TableStore): CerebriaModel {
  const view = opened(table.view as AnyView, table.openViews as AnyView[]);
  const cards = emotionsOf(editionOf(view.mode));
  const players = view.seats.map((seat, n) => readPlayer(table, cards, view, seat, n));
  const own = table.seat === null ? null : (players[table.seat] ?? null);
  const ownSeat = own ? view.seats[own.seat]! : undefined;
  const rows = (ownSeat?.rows ?? []).map(readRow);
  const teams: TeamModel[] = view.teams.map((team) => ({
    side: team.id,
    points: team.points,
    ambition: team.ambition,
    minor: team.minor,
    major: team.major,
    identityPoints: team.identity_points,
    hidden: team.hidden,
    hasHidden: team.has_hidden,
    lookingAt: team.looking_at ?? [],
    score: team.score,
    players: players.filter((player) => player.side === team.id),
  }));
  return {
    mode: view.mode,
    cards,
    turns: view.turns,
    slots: view.slots.map((slot, n) => readSlot(cards, slot, n)),
    realms: view.realms.map((realm) => ({
      control: realm.control,
      bliss: realm.bliss,
      gloom: realm.gloom,
      fortress: realm.fortress
        ? { side: realm.fortress.team, size: realm.fortress.size, bonus: realm.fortress.bonus }
        : null,
      cost: realm.price,
    })),
    frontiers: view.frontiers,
    spheres: view.spheres.map((sphere, realm) => ({
      id: sphere.id,
      name: SPHERES.find((each) => each.id === sphere.id)?.name ?? sphere.id,
      willpower: sphere.willpower,
      realm,
      full: sphere.full,
      low: sphere.low,
    })),
    figures: view.seats.flatMap((seat, n) =>
      seat.space === null || !seat.spirit
        ? []
        : [
            {
              seat: n,
              spirit: seat.spirit,
              side: seat.team,
              space: seat.space,
              initial: table.nameOf(n).slice(0, 1),
              active: view.turn === n,
            },
          ],
    ),
    standing: view.standing,
    about: view.about ?? '',
    labels: view.labels,
    identity: tower(view.teams),
    teams,
    common: [
      ...Object.keys(view.gone)
        .filter((id) => !view.common.includes(id))
        .map((id) => ({ id, state: 'done' as const })),
      ...view.common.map((id, i) => ({ id, state: i ? ('next' as const) : ('current' as const) })),
    ],
    measures: new Map(Object.entries(view.measures)),
    conditions: new Map(Object.entries('conditions' in view ? view.conditions : {})),
    own,
    hand: (view.hand ?? []).flatMap(({ card }) => cards.get(card) ?? []),
    rows,
    chosen: chosenThings(view, rows),
    actions: view.actions,
    absorbs: view.absorbs,
    limits: view.limits,
    openHands: (table.openViews as CerebriaView[]).flatMap((other, seat) =>
      seat !== own?.seat && other.hand
        ? [{ seat, cards: other.hand.flatMap(({ card }) => cards.get(card) ?? []) }]
        : [],
    ),
  };
}
