/** What comes from outside: big events, windows of other players, answers that come late, and how long a move keeps the page busy. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from './house';
import { DEEP, type Person } from './kit';

const home = house();

const cards = { game: 'card', seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }] };
/** answers after which the event must have come */
const PATIENCE = 250;

/** Plays until something is on the page; what was offered whenever this person was asked. */
async function playUntil(person: Person, there: string): Promise<string[][]> {
  const offered: string[][] = [];
  for (let answers = 0; answers < PATIENCE && !(await person.page.locator(there).count()); answers++) {
    if (!(await person.waitForTurnOrEnd())) break;
    offered.push(
      await person.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.chip, .board-area [data-state="legal"]')]
          .filter((each) => each.getClientRects().length)
          .map((each) => each.dataset.option ?? each.dataset.thing ?? ''),
      ),
    );
    await person.answer();
  }
  return offered;
}

test('a Revelation opens by itself, tells who gets what, closes with Escape, and the log plays it again (finding 7)', async () => {
  const person = await home.somebody({ scenes: 'play' });
  await person.sitAt(await person.open(cards));
  const offered = await playUntil(person, '[data-testid="scene"]');
  const scene = person.page.locator('[data-testid="scene"]');
  expect(await scene.locator('.steps li').count()).toBeGreaterThan(2);
  expect(await scene.locator('.totals section').count()).toBe(2);
  await person.page.keyboard.press('Escape');
  await expect.poll(() => scene.count()).toBe(0);
  await person.page.locator('[data-testid="log"] .scene').last().click();
  await scene.waitFor();
  await scene.locator('[data-testid="to-table"]').click();
  await expect.poll(() => scene.count()).toBe(0);
  // alone with a bot nobody is asked who can only pass: the table passes (finding 17)
  expect(offered.filter((options) => options.length === 1 && /pass/.test(options[0]!))).toEqual([]);
  expect(person.troubles).toEqual([]);
});

test('the window of a cancel tells what is used, what it does and which card would stop it', async () => {
  const person = await home.somebody();
  const window = '[data-testid="cancel-window"]';
  for (let tables = 0; tables < 4 && !(await person.page.locator(window).count()); tables++) {
    await person.sitAt(await person.open(cards));
    await person.page.waitForSelector('.stage');
    await playUntil(person, window);
  }
  const words = await person.page.locator(window).innerText();
  expect(words).toMatch(/\b(Invoke|Destroy|Drain|Draw|Take|Move|Exchange|Discard|uses?)\b/i);
  const stop = person.page.locator(`${window} .stop`);
  expect(await stop.getAttribute('class'), 'whoever is asked has a card that fits').not.toContain('none');
  const fits = await person.page.locator('.board-area [data-state="legal"]').count();
  expect(fits).toBeGreaterThan(0);
});

/** Lets a page hear nothing for a while; what it says goes out as always. */
class Deaf {
  private held: { route: WebSocketRoute; message: string | Buffer }[] = [];
  private deaf = false;

  async on(page: Page): Promise<void> {
    await page.routeWebSocket(/\/ws\//, (route) => {
      const far = route.connectToServer();
      route.onMessage((message) => far.send(message));
      far.onMessage((message) => {
        if (this.deaf) this.held.push({ route, message });
        else route.send(message);
      });
    });
  }

  begin(): void {
    this.deaf = true;
  }

  end(): void {
    this.deaf = false;
    for (const { route, message } of this.held.splice(0)) route.send(message);
  }
}

/** At a question with two things to click that answer it at once. */
async function atChoice(person: Person): Promise<string[]> {
  for (let answers = 0; answers < 60; answers++) {
    await person.waitToBeAsked();
    const things = await person.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.board-area [data-state="legal"]')].map(
        (each) => each.dataset.thing!,
      ),
    );
    if (new Set(things).size > 1) return [...new Set(things)];
    await person.answer();
  }
  throw new Error('there was never a choice');
}

test('a second click while the first is on its way is told so, and only the first counts', async () => {
  const person = await home.somebody({ confirm: 'never' });
  const deaf = new Deaf();
  await deaf.on(person.page);
  await person.sitAt(await person.open(cards));
  const [first, second] = await atChoice(person);
  deaf.begin();
  await person.page.locator(`[data-thing="${first}"]`).first().dispatchEvent('click');
  await person.page.waitForFunction(() => document.querySelector('[data-moment$=":true"]'));
  await person.page.locator(`[data-thing="${second}"]`).first().dispatchEvent('click');
  await expect.poll(() => person.text('refusal')).toMatch(/still on its way/);
  deaf.end();
  await person.page.waitForFunction(() => document.querySelector('[data-moment]:not([data-moment$=":true"])'));
  expect(person.troubles).toEqual([]);
});

test('a stale tab says at the thing that the game had moved on, shows the new position, and goes on from there', async () => {
  const person = await home.somebody({ confirm: 'never' });
  await person.sitAt(await person.open(cards));
  await atChoice(person);
  const stale = await person.context.newPage();
  const deaf = new Deaf();
  await deaf.on(stale);
  await stale.goto(person.page.url());
  await stale.waitForSelector('[data-testid="question"]');
  const things = await atChoice(person);
  await stale.waitForSelector(`[data-thing="${things[1]}"][data-state="legal"]`);
  deaf.begin();
  await person.answer();
  await stale.locator(`[data-thing="${things[1]}"]`).first().dispatchEvent('click');
  await stale.waitForFunction(() => document.querySelector('[data-moment$=":true"]'));
  deaf.end();
  await expect.poll(() => stale.locator('[data-testid="refusal"]').innerText()).toMatch(/moved on/);
  const version = (page: Page): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLElement>('[data-moment]')!.dataset.moment!.split(':')[0]!);
  await expect.poll(() => version(stale)).toBe(await version(person.page));
});

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { functionName?: string; url?: string; lineNumber?: number }; elementCount?: number };
}

const LONG = 50;

/** What a task was busy with, the longest parts first: scripts by their place, styles, layout, paint. */
function parts(trace: Traced[], task: Traced): string {
  const end = task.ts + task.dur!;
  return trace
    .filter((each) => each.pid === task.pid && each.tid === task.tid && each.ts >= task.ts && each.ts < end)
    .filter((each) => !each.name.endsWith('RunTask') && (each.tdur ?? 0) > 4_000)
    .toSorted((a, b) => b.tdur! - a.tdur!)
    .slice(0, 8)
    .map(({ name, tdur, args: { data, elementCount } }) => {
      const script = data?.url ? ` ${data.functionName} ${data.url.replace(/.*\//, '')}:${data.lineNumber}` : '';
      return `${name}${script}${elementCount ? ` of ${elementCount}` : ''} ${(tdur! / 1000).toFixed(1)}`;
    })
    .join(', ');
}

/**
 * Tasks of the page's own thread over 50 ms. What counts is the time that the thread itself worked (`tdur`): while another
 * process has the processor, a task grows on the clock without anything that the page could do about it.
 */
function longTasks(trace: Traced[]): { tasks: number; longest: number; long: string[] } {
  const main = trace.filter((each) => each.name === 'thread_name' && each.args.name === 'CrRendererMain');
  const mine = new Set(main.map((each) => `${each.pid}:${each.tid}`));
  const tasks = trace.filter((each) => each.name.endsWith('RunTask') && mine.has(`${each.pid}:${each.tid}`));
  const took = tasks.map((each) => (each.tdur ?? 0) / 1000);
  const long = tasks.filter((each) => (each.tdur ?? 0) > LONG * 1000);
  return {
    tasks: took.length,
    longest: Math.max(0, ...took),
    long: long.map((task) => `${(task.tdur! / 1000).toFixed(1)} ms: ${parts(trace, task)}`),
  };
}

if (DEEP)
  for (const [game, seats] of [
    ['card', 2],
    ['amygdala', 4],
    ['cerebria', 4],
    ['balance', 6],
  ] as const)
    test(`no task over 50 ms while moves are shown: ${game}`, async () => {
      const person = await home.somebody({ motion: 'full', pace: 'fast' });
      const others = Array.from({ length: seats - 1 }, () => ({ who: 'bot', bot: 'random' }));
      const choices = seats > 2 && game !== 'amygdala' ? { setting: 'recommended' } : {};
      await person.sitAt(await person.open({ game, seats: [{ who: 'me' }, ...others], choices }));
      await person.page.waitForSelector('.stage');
      await person.waitToBeAsked();
      await home.browser.startTracing(person.page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
      await person.play(8);
      await person.waitForTurnOrEnd();
      const trace = JSON.parse((await home.browser.stopTracing()).toString()) as { traceEvents: Traced[] };
      const found = longTasks(trace.traceEvents);
      console.log(`${game}: ${found.tasks} tasks while moves were shown, the longest ${found.longest.toFixed(1)} ms`);
      expect(found.tasks).toBeGreaterThan(100);
      expect(found.long).toEqual([]);
    });
