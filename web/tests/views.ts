/** A small view of each game, typed by what the engine tells: tsc finds them stale when a view changes. */
import type { AmygdalaView, PlayerView } from '../src/games/amygdala/wire';
import type { BalanceView } from '../src/games/balance/wire';
import type { CardView, WinningLine, SeatStanding as CardStanding, SeatView as CardSeat } from '../src/games/card/wire';
import type { CerebriaView, SeatView, TeamView } from '../src/games/cerebria/wire';

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

const cardSeat = (): CardSeat => ({
  hand: 2,
  known: [],
  mindset: [],
  bliss: 3,
  gloom: 1,
  last_scored: 0,
  combination: 'none',
  bonus: 0,
  meets: '',
  won: false,
});

const winningLine = (id: WinningLine['id'], bliss: number, gloom: number): WinningLine => ({
  id,
  name: id,
  needs_bliss: bliss,
  needs_gloom: gloom,
  missing_bliss: Math.max(0, bliss - 3),
  missing_gloom: Math.max(0, gloom - 1),
  short_bliss: Math.max(0, bliss - 5),
  short_gloom: Math.max(0, gloom - 2),
  met: false,
  coming: false,
});

const cardStanding = (seat: number): CardStanding => ({
  seat,
  bliss: 3,
  gloom: 1,
  coming_bliss: 5,
  coming_gloom: 2,
  lines: [
    winningLine('single-minded bliss', 12, 0),
    winningLine('single-minded gloom', 0, 12),
    winningLine('balanced', 7, 7),
  ],
  place: 0,
  text: 'short of everything',
});

export const cardView = (): CardView => ({
  you: 0,
  cycle: 1,
  mood: 'bliss',
  turn: 0,
  actions: 1,
  used: [],
  cancelled: [],
  deck: 60,
  discard: [],
  impulse: [null, null, null],
  stacks: [0, 2, 3],
  revealing: [true, false, false],
  supply: { bliss: 37, gloom: 39 },
  seats: times(2, cardSeat),
  using: null,
  limits: { actions: 2, mindset: 4, to_win: { of_one: 12, of_each: 7 } },
  standing: { seats: times(2, cardStanding), winners: [], why: 'nobody would have enough Fragments' },
  hand: [],
  looking: null,
  entering: null,
  aside: [],
  mulligan: false,
});

const player = (seat: number): PlayerView => ({
  seat,
  colour: seat ? 'green' : 'grey',
  vp: 0,
  coins: 10,
  bank: [{ kind: 'coin', value: 10 }],
  items: 1,
  mood: 0,
  cloud: null,
  tiles: {},
  tiles_left: 0,
  boxed: 0,
  bonuses: {},
  claims: {
    happiness: 'unearned',
    surprise: 'unearned',
    sadness: 'unearned',
    serenity: 'unearned',
    gratitude: 'unearned',
    hope: 'bank',
    anger: 'board',
  },
});

export const amygdalaView = (): AmygdalaView => ({
  game: 'amygdala',
  you: 0,
  seats: 2,
  variants: { changing_toll: false, vp_tiles: false },
  side: 'light',
  start: 0,
  turn: 0,
  round: 1,
  turns_left: -1,
  over: false,
  won: [],
  toll: 0,
  lotuses: times(6, (number) => ({ number, name: '', toll: number === 0, markers: [], tiles: [null, null] })),
  regions: [],
  placed: [],
  stack: 42,
  discard: [],
  supply: { coins: {}, wild: 5, happiness: 5, idea: 5, dream: 5 },
  players: times(2, player),
  act: { kind: null, tile: null },
  limits: { bank: 10, tiles_at_end: 5 },
  labels: { spaces: {}, cells: {} },
  standing: {
    regions: [],
    seats: times(2, (seat) => ({ seat, vp: 0, from_coins: 3, from_regions: 0, total: 3 })),
  },
  exchanges: {
    when: 'any time during your turn',
    single: [{ gives: 'vp', amount: 2, coins: 1 }],
    sets: [{ gives: 'idea', gets: 'coins', amounts: [2, 5, 10, 15] }],
  },
});

const team = (id: TeamView['id']): TeamView => ({
  id,
  ambition: 1,
  minor: 4,
  major: 3,
  identity: { minor: 1, major: 0, capping: 0 },
  identity_points: 3,
  points: 2,
  extra_points: 0,
  score: 5,
  hidden_deck: 3,
  has_hidden: true,
  hidden: null,
});

const spirit = (id: SeatView['team']): SeatView => ({
  team: id,
  spirit: null,
  power: '',
  space: null,
  willpower: 4,
  essence: 2,
  gloom_essence: 0,
  cards: 2,
  known: [],
  deck: 10,
  unseen: 9,
  top: null,
  returned: [],
  rows: [],
  list: {},
});

export const cerebriaView = (): CerebriaView => ({
  you: 0,
  mode: 'full',
  spirit_boards: 'a',
  team_boards: 'a',
  turn: 0,
  turns: 3,
  actions: 3,
  absorbs: 1,
  used: [],
  order: [0, 1],
  ending: '',
  over: false,
  slots: times(15, () => null),
  realms: times(5, (realm) => ({
    id: `realm-${realm}`,
    control: null,
    bliss: 0,
    gloom: 0,
    blocked: [],
    fortress: realm ? null : { team: 'bliss', side: 'bliss', size: 'major', bonus: 2, fresh: false },
    sphere: '',
    action: '',
    price: 2,
  })),
  frontiers: times(5, (frontier) => ({ id: `${frontier}`, word: '', control: null, bliss: 0, gloom: 0 })),
  spheres: times(5, (sphere) => ({ id: `${sphere}`, realm: '', willpower: 7 - sphere, full: 7, low: sphere === 4 })),
  common: [],
  gone: {},
  measures: {},
  strong: {},
  teams: [team('bliss'), team('gloom')],
  seats: [spirit('bliss'), spirit('gloom')],
  limits: {
    ambition: 3,
    minor: 5,
    major: 3,
    wheel: { steps: 20, bonuses: [{ space: 2, gain: 'essence' }] },
    abilities: { 'add vibe': 1, rotate: 1, 'extra action': 2 },
  },
  labels: { slots: [], spaces: [] },
  standing: { teams: [], wheel_end: 20, intentions: [], aspirations: [] },
  hand: [],
  plan: null,
});

export const balanceView = (): BalanceView => ({
  ...cerebriaView(),
  mode: 'balance',
  teams: [team('bliss'), team('gloom'), team('balance')],
  seats: [spirit('bliss'), spirit('gloom'), spirit('balance')],
  common: ['attitude'],
  conditions: { attitude: { tied: true, have: 1, needed: 3, text: 'At least 3 of them.' } },
});
