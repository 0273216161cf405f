/** The HTTP part of the server, typed. A refusal arrives as `Trouble` with the server's own sentence. */
import type { Rule } from '../table/types';
import type * as wire from '../wire';

export type {
  BotInfo,
  ChoiceInfo,
  GameInfo,
  Me,
  PaceIn,
  PickInfo,
  PlaceInfo,
  Plan,
  PresetInfo,
  ReplayInfo,
  SeatIn,
  TableCard,
} from '../wire';

export class Trouble extends Error {
  constructor(
    readonly says: string,
    readonly rule: string | null,
    readonly status: number,
  ) {
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
    const told = (await answer.json().catch(() => ({}))) as Partial<wire.Trouble>;
    throw new Trouble(told.says ?? `The server answered ${answer.status}.`, told.rule ?? null, answer.status);
  }
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get('content-type') ?? '';
  return (kind.includes('json') ? await answer.json() : await answer.text()) as T;
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

export const api = {
  me: () => get<wire.Me>('/me'),
  rename: (name: string) => post<wire.Me>('/me', { name }),
  account: (name: string, password: string) => post<wire.Me>('/account', { name, password }),
  login: (name: string, password: string) => post<wire.Me>('/login', { name, password }),
  logout: () => post<wire.Me>('/logout'),
  glossary: (game: string) => get<wire.GlossaryEntry[]>(`/glossary/${encodeURIComponent(game)}`),
  lessons: (game: string) => get<wire.LessonInfo[]>(`/lessons/${encodeURIComponent(game)}`),
  lesson: (game: string, id: string) =>
    get<wire.LessonPage>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  beginLesson: (game: string, id: string) =>
    post<wire.NewTable>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  keepProgress: (game: string, id: string, step: number) =>
    post<wire.LessonInfo>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}/progress`, { step }),
  games: () => get<wire.GameInfo[]>('/games'),
  tables: () => get<wire.TableLists>('/tables'),
  table: (id: string) => get<wire.TableCard>(`/tables/${encodeURIComponent(id)}`),
  playNow: (game: string, more: Omit<wire.PlayNowIn, 'game'> = {}) =>
    post<wire.NewTable>('/play-now', { game, ...more }),
  create: (table: wire.TableIn) => post<wire.NewTable>('/tables', table),
  plan: (plan: wire.PlanIn) => post<wire.Plan>('/plan', plan),
  readList: (game: string, choice: string, text: string) =>
    post<wire.ListOut>(`/games/${encodeURIComponent(game)}/list`, { choice, text }),
  /** without a seat: the one kept for me, else the first that is open */
  sit: (id: string, seat: number | null = null) =>
    post<wire.TableCard>(`/tables/${encodeURIComponent(id)}/sit`, { seat }),
  decline: (id: string) => post<unknown>(`/tables/${encodeURIComponent(id)}/decline`),
  report: (id: string, about: wire.ReportIn) => post<wire.Report>(`/tables/${encodeURIComponent(id)}/report`, about),
  leave: (id: string) => post<unknown>(`/tables/${encodeURIComponent(id)}/leave`),
  start: (id: string, bot: string | null = null) => post<unknown>(`/tables/${encodeURIComponent(id)}/start`, { bot }),
  rules: async (game: string, table = ''): Promise<Rule[]> => {
    const found = await get<wire.RuleInfo[]>(`/rules/${encodeURIComponent(game)}?table=${encodeURIComponent(table)}`);
    return found.map((rule) => ({
      id: rule.id,
      section: rule.section,
      rule: rule.says,
      ruling: rule.ruling,
      refusal: rule.refusal,
      onlyWith: rule.only_with,
      inPlay: rule.in_play,
    }));
  },
  record: (id: string) => get<string>(`/tables/${encodeURIComponent(id)}/record`),
  rematch: (id: string) => post<wire.NewTable>(`/tables/${encodeURIComponent(id)}/rematch`),
  replay: (id: string) => get<wire.ReplayInfo>(`/replay/${encodeURIComponent(id)}`),
  replayAt: (id: string, move: number, eyes: string) =>
    get<wire.ReplayAt>(`/replay/${encodeURIComponent(id)}/at/${move}?eyes=${eyes}`),
  importRecord: (text: string) => post<wire.NewTable>('/import', text),
};
