/** A real server, a real database file, a real browser: what the browser tests stand on. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright-core';

const ROOT = resolve(import.meta.dirname, '..', '..');
const PYTHON = process.env.INSULA_PYTHON ?? join(ROOT, '.venv', 'bin', 'python');
/** `make test` plays the beginning of games, `make deep` whole ones */
export const DEEP = (process.env.INSULA_DEPTH ?? 'test') !== 'test';
/** the full masses, for which no time is set */
export const FULL = process.env.INSULA_DEPTH === 'full';
/** Seeds of tables, bots and clicks come from one number, so that a test meets the same deals every time. */
const SEED = Number(process.env.INSULA_SEED ?? 2026);
const SERVE =
  'import json, random, sys; from insula.server.serve import serve; from insula.server.settings import Settings; ' +
  "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False, " +
  'Settings(**json.loads(sys.argv[3]), chance=random.Random(' +
  `${SEED}).getrandbits))`;
const QUICK = { bot_workers: 1, bot_pause: 0.01, opponent: 'random', stand_in: 'random' };

const RECORD =
  'import random, sys; from insula.core.registry import game; from insula.core.table import Table; ' +
  'table = Table(game(sys.argv[1], int(sys.argv[2])), 7, fast_forward=False); chance = random.Random(7)\n' +
  'for _ in range(int(sys.argv[3])): table.play(chance.choice(table.options))\n' +
  'print(table.record.text(), end="")';

const FINISHED =
  'import random, sys; from insula.core.registry import game; from insula.core.table import Table; ' +
  'table = Table(game(sys.argv[1], int(sys.argv[2])), 7, fast_forward=False); chance = random.Random(7)\n' +
  'while not table.over: table.play(chance.choice(table.options))\n' +
  'print(table.record.text(), end="")';

/** The record of a game that chance has played to its end. */
export function finishedRecord(game: string, seats: number): string {
  return execFileSync(PYTHON, ['-c', FINISHED, game, String(seats)], { cwd: ROOT, encoding: 'utf8' });
}

/** The record of a game that chance has played for some moves. */
export function recordOf(game: string, seats: number, moves: number): string {
  return execFileSync(PYTHON, ['-c', RECORD, game, String(seats), String(moves)], { cwd: ROOT, encoding: 'utf8' });
}

let state = SEED;

/** A number from 0 to below 1; the same ones in every run of a file (mulberry32). */
export function chance(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Which of so many, by chance. */
export const pick = (many: number): number => Math.floor(chance() * many);

export class Server {
  private process: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'insula-'));
  /** 0 lets the machine choose a free port; a server that comes back takes the one it had */
  private port = 0;
  private constructor(private readonly settings: object) {}

  /** with settings of the server beside those that make it quick */
  static async start(settings: object = {}): Promise<Server> {
    const server = new Server({ ...QUICK, ...settings });
    await server.run();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async run(): Promise<void> {
    const process = spawn(
      PYTHON,
      ['-c', SERVE, String(this.port), join(this.folder, 'insula.db'), JSON.stringify(this.settings)],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.process = process;
    this.port = await new Promise<number>((done, failed) => {
      let said = '';
      process.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const found = /ready at \S+?:(\d+)\//.exec(said);
        if (found) done(Number(found[1]));
      });
      process.once('exit', () => failed(new Error(`the server did not start: ${said}`)));
    });
    while (!(await this.answers())) await new Promise((wake) => setTimeout(wake, 50));
  }

  private async answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/api/games`)).ok;
    } catch {
      return false;
    }
  }

  /** What whoever runs the server does from a terminal. */
  admin(...words: string[]): void {
    const database = ['--database', join(this.folder, 'insula.db')];
    execFileSync(PYTHON, ['-m', 'insula', 'admin', ...words, ...database], { cwd: ROOT });
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    if (this.process?.exitCode !== null || this.process.signalCode !== null) return; // it is gone already
    const gone = new Promise((done) => this.process?.once('exit', done));
    this.process?.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function startBrowser(): Promise<Browser> {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = places.find((place) => place && existsSync(place));
  return chromium.launch({ ...(found ? { executablePath: found } : {}), args: ['--no-sandbox'] });
}

/** Ends when all that shows lies where it lay two frames before, or when patience ends. Sent to the page. */
function stillness(patience: number): Promise<void> {
  const PARTS = '[data-testid="strip"], .row, .over, .drawer, [role="dialog"], .zoom, .drawing .inner';
  const layout = (): string => {
    const panned = document.querySelector('[data-testid="panboard"] > *');
    const moving = document.querySelectorAll(PARTS);
    const boxes = [...moving].map((each) => {
      const box = each.getBoundingClientRect();
      return [box.x, box.y, box.width, box.height, each.scrollLeft, each.scrollTop, each.scrollHeight].join();
    });
    return [panned ? getComputedStyle(panned).transform : '', document.body.childElementCount, ...boxes].join(' ');
  };
  return new Promise((done) => {
    const end = performance.now() + patience;
    let [last, same] = ['', 0];
    const next = (): void => {
      const now = layout();
      same = now === last ? same + 1 : 0;
      last = now;
      if (same >= 2 || performance.now() > end) done();
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** Somebody with a browser of their own; errors on their pages fail the test that asks for them. */
export class Person {
  readonly troubles: string[] = [];
  /** things named by an option that the board did not draw, so that a chip stood for them */
  readonly undrawn = new Set<string>();
  /** what the page has asked the server for and not got yet */
  private readonly fetching = new Set<Request>();
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
  ) {
    page.on('request', (request) => this.fetching.add(request));
    page.on('requestfinished', (request) => this.fetching.delete(request));
    page.on('requestfailed', (request) => this.fetching.delete(request));
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !message.text().includes('WebSocket') &&
        !message.text().includes('ERR_CONNECTION')
      )
        this.troubles.push(message.text());
    });
  }

  static async at(
    browser: Browser,
    server: { address: string },
    size = { width: 1440, height: 900 },
    touch = false,
  ): Promise<Person> {
    const context = await browser.newContext({
      viewport: size,
      reducedMotion: 'reduce',
      hasTouch: touch,
      isMobile: touch,
    });
    await context.addInitScript(
      () =>
        localStorage.getItem('insula.settings') ??
        localStorage.setItem(
          'insula.settings',
          JSON.stringify({ motion: 'off', guard: 0, pace: 'instant', scenes: 'off' }),
        ),
    );
    return new Person(context, await context.newPage(), server.address);
  }

  async goHome(): Promise<void> {
    await this.page.goto(this.home);
    await this.page.waitForSelector('[data-game]');
  }

  async playNow(game: string): Promise<void> {
    await this.goHome();
    await this.page.click(`[data-game="${game}"] [data-play]`);
    await this.page.waitForSelector('[data-testid="prompt"]');
  }

  /** A table by the HTTP interface, in this person's name: only after the page has got its cookie, or it would be a stranger's. */
  async open(body: object): Promise<string> {
    await this.goHome();
    const made = await this.context.request.post(`${this.home}/api/tables`, { data: body });
    return ((await made.json()) as { table: string }).table;
  }

  /** A game that chance has played to its end, brought here as a record; the table it lies at. */
  async bringFinished(game: string, seats: number): Promise<string> {
    await this.goHome();
    const made = await this.context.request.post(`${this.home}/api/import`, {
      headers: { 'content-type': 'text/plain' },
      data: finishedRecord(game, seats),
    });
    return ((await made.json()) as { table: string }).table;
  }

  async sitAt(table: string): Promise<void> {
    await this.page.goto(`${this.home}/table/${table}`);
  }

  async over(): Promise<boolean> {
    return (await this.page.locator('[data-testid="result"]').count()) > 0;
  }

  async asked(): Promise<boolean> {
    return (await this.page.locator('[data-testid="question"]').count()) > 0;
  }

  async waitToBeAsked(patience = 60_000): Promise<void> {
    await this.page.waitForSelector('[data-testid="question"]', { timeout: patience });
  }

  /** What the page says about itself; changes when a click or the server has changed anything. */
  moment(): Promise<string> {
    return this.page.evaluate(() => document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment ?? '');
  }

  /** Waits until the page is past a moment and nothing is on its way to the server. */
  async past(moment: string, patience = 15_000): Promise<void> {
    await this.page.waitForFunction(
      (old) => {
        const now = document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment ?? '';
        return now !== old && !now.endsWith(':true');
      },
      moment,
      { timeout: patience, polling: 'raf' },
    );
  }

  /** Waits until the page has got what it fetches and lies still for three frames: boards go to their targets, rows snap. */
  async settled(patience = 5_000): Promise<void> {
    const end = Date.now() + patience;
    do await this.page.evaluate(stillness, Math.max(end - Date.now(), 0));
    while (this.fetching.size && Date.now() < end);
  }

  /** Does something and waits until the table has taken it. */
  async act(deed: () => Promise<unknown>): Promise<void> {
    const before = await this.moment();
    await deed();
    await this.past(before);
  }

  /** Confirms the answer that is chosen, if one is. */
  async confirm(): Promise<void> {
    const button = this.page.locator('[data-testid="confirm"]');
    if (await button.count()) await this.act(() => button.click());
  }

  /** One click by mouse, chosen at random: presses something legal or confirms; what it was, or nothing. */
  async click(): Promise<string> {
    const luck: [number, number] = [chance(), chance()];
    return this.page.evaluate(([ready, which]) => {
      const confirm = document.querySelector<HTMLElement>('[data-testid="confirm"]');
      if (confirm && ready < 0.7) {
        confirm.click();
        return 'confirm';
      }
      if (!document.querySelector('[data-testid="question"]')) return '';
      const chips = [...document.querySelectorAll<HTMLElement>('.chip')];
      const things = [...document.querySelectorAll<HTMLElement>('.board-area [data-state="legal"]')];
      const open = [...chips, ...things].filter((e) => e.getClientRects().length);
      const chosen = open[Math.floor(which * open.length)];
      chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return chosen?.dataset.thing ?? chosen?.innerText ?? '';
    }, luck);
  }

  /** One whole answer, from the choice to the server's word; whether the page was asked at all. */
  async answer(): Promise<boolean> {
    const version = (moment: string): string => moment.split(':')[0]!;
    const first = version(await this.moment());
    for (let clicks = 0; clicks < 12; clicks++) {
      const before = await this.moment();
      if (!(await this.click())) return clicks > 0;
      await this.past(before, 3_000).catch(() => undefined); // the same thing pressed twice changes nothing
      if (version(await this.moment()) !== first) return true;
    }
    throw new Error(`twelve clicks are no answer: ${await this.text('prompt')}`);
  }

  /** Waits until this person is asked or the game is over; whether it goes on. */
  async waitForTurnOrEnd(): Promise<boolean> {
    await this.page.waitForSelector('[data-testid="question"], [data-testid="result"]', { timeout: 60_000 });
    return !(await this.over());
  }

  /** Answers until the game is over or `most` answers are given; how many were. */
  async play(most: number): Promise<number> {
    let answers = 0;
    while (answers < most && (await this.waitForTurnOrEnd())) {
      const chips = await this.page
        .locator('[data-testid="chips"] .chip')
        .evaluateAll((all) => all.map((chip) => (chip as HTMLElement).dataset.for ?? ''));
      for (const thing of chips) if (!thing.startsWith('button:')) this.undrawn.add(thing.split(':')[0]!);
      if (await this.answer()) answers += 1;
    }
    return answers;
  }

  text(testid: string): Promise<string> {
    return this.page.locator(`[data-testid="${testid}"]`).first().innerText();
  }
}
