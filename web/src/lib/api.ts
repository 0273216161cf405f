/** The HTTP part of the server, typed. A refusal arrives as `Trouble` with the server's own sentence. */
import type { Rule } from '../table/types';

export interface Me { id: string; name: string; guest: boolean }
export interface Choice { name: string; text: string; values: string[]; default: string; several: boolean }
export interface BotLevel { name: string; text: string }
export interface GameCard { name: string; title: string; seats: [number, number]; choices: Choice[]; bots: BotLevel[]; blurb: string }
export interface TableSeat { name: string; kind: 'person' | 'bot' | 'open'; you: boolean; asked: boolean }
export interface Pace { kind: 'relaxed' | 'live' | 'days'; move_seconds?: number | null; reserve_seconds?: number | null; days?: number | null }
export interface TableCard { table: string; game: string; title: string; seats: TableSeat[]; state: 'waiting' | 'playing' | 'over'; your_turn: boolean; moves: number; pace: Pace; updated: number | string }
export interface SeatWish { who: 'me' | 'open' | 'bot'; bot?: string }
export interface NewTable { game: string; choices: Record<string, string>; seats: SeatWish[]; pace: Pace; public: boolean }
export interface ReplayHead { game: string; title: string; verified: boolean; names: string[]; moves: { seat: number; text: string }[]; n: number; result: { winners: number[]; points: number[]; reason: string } | null }
export interface WireEvent { number: number; move: number; kind: string; seat: number; rule: string; text: string; things: string[] }
export interface ReplayAt { version: number; view: unknown; views: unknown[]; events: WireEvent[]; question: string; asked: number | null }

export class Trouble extends Error {
  constructor(readonly says: string, readonly rule: string | null, readonly status: number) {
    super(says);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const text = typeof body === 'string';
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' },
      body: body === undefined ? undefined : text ? body : JSON.stringify(body),
    });
  } catch {
    throw new Trouble('The server does not answer; try again in a moment.', null, 0);
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { says?: string; rule?: string | null };
    throw new Trouble(told.says ?? `The server answered ${answer.status}.`, told.rule ?? null, answer.status);
  }
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get('content-type') ?? '';
  return (kind.includes('json') ? await answer.json() : await answer.text()) as T;
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

interface WireRule { id: string; section: string; says: string; refusal: string | null; ruling: string | null }

export const api = {
  me: () => get<Me>('/me'),
  rename: (name: string) => post<Me>('/me', { name }),
  account: (name: string, password: string) => post<Me>('/account', { name, password }),
  login: (name: string, password: string) => post<Me>('/login', { name, password }),
  logout: () => post<Me>('/logout'),
  games: () => get<GameCard[]>('/games'),
  tables: () => get<{ mine: TableCard[]; open: TableCard[] }>('/tables'),
  table: (id: string) => get<TableCard>(`/tables/${encodeURIComponent(id)}`),
  playNow: (game: string, more: { seats?: number; choices?: Record<string, string>; bot?: string } = {}) => post<{ table: string }>('/play-now', { game, ...more }),
  create: (table: NewTable) => post<{ table: string; link: string }>('/tables', table),
  sit: (id: string, seat: number) => post<TableCard>(`/tables/${encodeURIComponent(id)}/sit`, { seat }),
  leave: (id: string) => post<unknown>(`/tables/${encodeURIComponent(id)}/leave`),
  start: (id: string) => post<unknown>(`/tables/${encodeURIComponent(id)}/start`),
  rules: async (game: string): Promise<Rule[]> => {
    const found = await get<WireRule[]>(`/rules/${encodeURIComponent(game)}`);
    return found.map((rule) => ({ id: rule.id, section: rule.section, rule: rule.says, ruling: rule.ruling ?? '', refusal: rule.refusal ?? '' }));
  },
  replay: (id: string, eyes: string) => get<ReplayHead>(`/replay/${encodeURIComponent(id)}?eyes=${eyes}`),
  replayAt: (id: string, move: number, eyes: string) => get<ReplayAt>(`/replay/${encodeURIComponent(id)}/at/${move}?eyes=${eyes}`),
  importRecord: (text: string) => post<{ table: string }>('/import', text),
};
