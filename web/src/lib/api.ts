/** The HTTP part of the server, typed. A refusal arrives as `Trouble` with the server's own sentence. */
import { away } from './away.svelte';
import { settings } from './settings.svelte';
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
  SetupInfo,
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

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const text = typeof body === 'string';
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': settings.language,
        ...(body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' }),
      },
      body: body === undefined ? undefined : text ? body : JSON.stringify(body),
    });
  } catch {
    away.heard(false);
    throw new Trouble('The server does not answer; try again in a moment.', null, 0);
  }
  away.heard(!answer.headers.has('x-insula-kept'));
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
  password: (old: string, fresh: string) => post<wire.Me>('/password', { old, new: fresh }),
  sessions: () => get<wire.SessionInfo[]>('/sessions'),
  /** without an id: all others than this one */
  endSession: (id: string | null) => post<wire.Me>('/sessions/end', { id }),
  email: (email: string, password: string) => post<wire.Me>('/email', { email, password }),
  confirmEmail: (token: string) => post<wire.Me>('/email/confirm', { token }),
  forgotten: (who: string) => post<wire.Me>('/forgotten', { who }),
  newPassword: (token: string, password: string) => post<wire.Me>('/forgotten/password', { token, password }),
  news: () => get<wire.News>('/news'),
  notices: () => get<wire.NoticeInfo>('/notices'),
  wish: (wishes: wire.Wishes) => post<wire.NoticeInfo>('/notices', wishes),
  stopLetters: (token: string) => post<wire.Me>('/notices/stop', { token }),
  block: (table: string, seat: number) => post<wire.Blocked[]>(`/tables/${encodeURIComponent(table)}/block`, { seat }),
  complain: (table: string, seat: number, words: string) =>
    post<wire.Me>(`/tables/${encodeURIComponent(table)}/complain`, { seat, words }),
  blocked: () => get<wire.Blocked[]>('/blocked'),
  unblock: (id: string) => post<wire.Blocked[]>('/blocked/end', { id }),
  holidays: () => get<wire.Holidays>('/holidays'),
  /** without days: what was announced ends */
  holiday: (first: string, days: number) => post<wire.Holidays>('/holidays', { first, days }),
  addDevice: (device: wire.DeviceIn) => post<wire.NoticeInfo>('/devices', device),
  endDevice: (device: wire.DeviceGone) => post<wire.NoticeInfo>('/devices/end', device),
  glossary: (game: string) => get<wire.GlossaryEntry[]>(`/glossary/${encodeURIComponent(game)}`),
  howTo: (game: string) => get<wire.HowToPage>(`/howto/${encodeURIComponent(game)}`),
  lessons: (game: string) => get<wire.LessonInfo[]>(`/lessons/${encodeURIComponent(game)}`),
  lesson: (game: string, id: string) =>
    get<wire.LessonPage>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  daily: () => get<wire.DailyPuzzle>('/lessons/today'),
  beginLesson: (game: string, id: string) =>
    post<wire.NewTable>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  keepProgress: (game: string, id: string, step: number) =>
    post<wire.LessonInfo>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}/progress`, { step }),
  games: () => get<wire.GameInfo[]>('/games'),
  packPrinted: (pack: string, game: string) =>
    get<wire.PackPrinted>(`/packs/${pack}/printed/${encodeURIComponent(game)}`),
  packData: (pack: string) => get<wire.PackIn>(`/packs/${pack}/data`),
  tables: () => get<wire.TableLists>('/tables'),
  table: (id: string) => get<wire.TableCard>(`/tables/${encodeURIComponent(id)}`),
  playNow: (game: string, more: Omit<wire.PlayNowIn, 'game'> = {}) =>
    post<wire.NewTable>('/play-now', { game, ...more }),
  create: (table: wire.TableIn) => post<wire.NewTable>('/tables', table),
  plan: (plan: wire.SetupIn) => post<wire.SetupInfo>('/setup', plan),
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
      see: rule.see,
      asked: rule.asked,
    }));
  },
  ruleExample: (game: string, rule: string) =>
    get<wire.RuleExample>(`/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}/example`),
  record: (id: string) => get<string>(`/tables/${encodeURIComponent(id)}/record`),
  rematch: (id: string) => post<wire.NewTable>(`/tables/${encodeURIComponent(id)}/rematch`),
  replay: (id: string) => get<wire.ReplayInfo>(`/replay/${encodeURIComponent(id)}`),
  replayAt: (id: string, move: number, eyes: string) =>
    get<wire.ReplayAt>(`/replay/${encodeURIComponent(id)}/at/${move}?eyes=${eyes}`),
  review: (id: string) => get<wire.ReviewStatus>(`/tables/${encodeURIComponent(id)}/review`),
  askReview: (id: string) => post<wire.ReviewStatus>(`/tables/${encodeURIComponent(id)}/review`),
  /** the board after some answers of the better line of a decision */
  betterLine: (id: string, number: number, steps: number, eyes: string) =>
    get<wire.ReplayAt>(`/tables/${encodeURIComponent(id)}/review/lines/${number}?steps=${steps}&eyes=${eyes}`),
  moment: (id: string, number: number) => get<wire.MomentQuiz>(`/tables/${encodeURIComponent(id)}/moments/${number}`),
  solveMoment: (id: string, number: number, answers: string[]) =>
    post<wire.QuizAnswer>(`/tables/${encodeURIComponent(id)}/moments/${number}`, { answers }),
  ownPage: () => get<wire.PlayerPage>('/me/page'),
  playOn: (id: string, from: wire.PlayOnIn) => post<wire.NewTable>(`/tables/${encodeURIComponent(id)}/play-on`, from),
  importRecord: (text: string) => post<wire.NewTable>('/import', text),
};
