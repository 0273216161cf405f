/** A real server, a real database file, a real browser: what the browser tests stand on. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const ROOT = resolve(import.meta.dirname, '..', '..');
const PYTHON = process.env.INSULA_PYTHON ?? join(ROOT, '.venv', 'bin', 'python');
const SERVE =
  'import sys; from insula.server.serve import serve; from insula.server.settings import Settings; ' +
  "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False, Settings(bot_workers=1, bot_pause=0.01, opponent='random', stand_in='random'))";

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

export class Server {
  private process: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'insula-'));
  private constructor(private readonly port: number) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort());
    await server.run();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async run(): Promise<void> {
    this.process = spawn(PYTHON, ['-c', SERVE, String(this.port), join(this.folder, 'insula.db')], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let i = 0; i < 300; i++) {
      try {
        if ((await fetch(`${this.address}/api/games`)).ok) return;
      } catch {
        await new Promise((wake) => setTimeout(wake, 100));
      }
    }
    throw new Error('the server did not start');
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
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

/** Somebody with a browser of their own; errors on their pages fail the test that asks for them. */
export class Person {
  readonly troubles: string[] = [];
  /** things named by an option that the board did not draw, so that a chip stood for them */
  readonly undrawn = new Set<string>();
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
  ) {
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

  static async at(browser: Browser, server: { address: string }, size = { width: 1440, height: 900 }): Promise<Person> {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    await context.addInitScript(
      () =>
        localStorage.getItem('insula.settings') ??
        localStorage.setItem('insula.settings', JSON.stringify({ motion: 'off' })),
    );
    return new Person(context, await context.newPage(), server.address);
  }

  async goHome(): Promise<void> {
    await this.page.goto(this.home);
    await this.page.waitForSelector('[data-game]');
  }

  async playNow(game: string): Promise<void> {
    await this.goHome();
    await this.page.click(`[data-game="${game}"] .btn.primary`);
    await this.page.waitForSelector('[data-testid="prompt"]');
  }

  /** A table by the HTTP interface, in this person's name: only after the page has got its cookie, or it would be a stranger's. */
  async open(body: object): Promise<string> {
    await this.goHome();
    const made = await this.context.request.post(`${this.home}/api/tables`, { data: body });
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

  /** One answer by mouse, chosen at random: presses something legal and confirms where asked. */
  async answer(): Promise<string> {
    return this.page.evaluate(() => {
      const confirm = document.querySelector<HTMLElement>('[data-testid="confirm"]');
      if (confirm) {
        confirm.click();
        return 'confirm';
      }
      if (!document.querySelector('[data-testid="question"]')) return '';
      const open = [...document.querySelectorAll<HTMLElement>('.board-area [data-state="legal"], .chip')].filter(
        (e) => e.getClientRects().length,
      );
      const chosen = open[Math.floor(Math.random() * open.length)];
      chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return chosen?.dataset.thing ?? chosen?.innerText ?? '';
    });
  }

  /** Answers until the game is over; the number of answers given. */
  async playToTheEnd(most: number): Promise<number> {
    let answers = 0;
    let idle = 0;
    while (!(await this.over())) {
      const chips = await this.page
        .locator('[data-testid="chips"] .chip')
        .evaluateAll((all) => all.map((chip) => (chip as HTMLElement).dataset.for ?? ''));
      for (const thing of chips) if (!thing.startsWith('button:')) this.undrawn.add(thing.split(':')[0]!);
      const done = await this.answer();
      if (done && done !== 'confirm') answers += 1;
      idle = done ? 0 : idle + 1;
      if (answers > most || idle > 600)
        throw new Error(
          `not over after ${answers} answers: ${await this.page.locator('[data-testid="prompt"]').innerText()}`,
        );
      await this.page.waitForTimeout(done ? 25 : 50);
    }
    return answers;
  }

  text(testid: string): Promise<string> {
    return this.page.locator(`[data-testid="${testid}"]`).first().innerText();
  }
}
