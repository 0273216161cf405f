/** The Cerebria and Balance tables: what scores is told, everything fits, figures and marks are where they belong. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 1024, height: 768 };

/** A person at a table of bots, asked for the first time in a turn of their own. */
async function seated(game: string, seats: number, choices: object = { setting: 'recommended' }): Promise<Person> {
  const person = await Person.at(browser, server);
  const others = Array.from({ length: seats - 1 }, () => ({ who: 'bot', bot: 'random' }));
  await person.sitAt(await person.open({ game, seats: [{ who: 'me' }, ...others], choices }));
  await person.waitToBeAsked();
  return person;
}

/** Answers until the question is the one of a turn. */
async function inTurn(person: Person): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await person.page.waitForSelector('[data-testid="question"]', { state: 'attached' });
    if (await person.page.locator('[data-thing="row:0"][data-state="legal"]').count()) return;
    await person.answer();
  }
  throw new Error('the turn did not come');
}

/** Takes back whatever a click has begun. */
async function backToTurn(person: Person): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await person.page.keyboard.press('Escape');
    if (await person.page.locator('[data-thing="row:0"].cell[data-state="legal"]').count()) return;
    await person.act(() => person.page.locator('[data-testid="take-back"]').click());
  }
  throw new Error('the act could not be taken back');
}

/** What sticks out of the page or of the panel it lies in. */
function cutOff(page: Page, where = '.table .panel, .table .team, .table .col, .gutter'): Promise<string[]> {
  return page.evaluate((where) => {
    const name = (e: Element): string => `${e.tagName}.${(e as HTMLElement).className} ${e.textContent?.slice(0, 30)}`;
    const out: string[] = [];
    for (const panel of document.querySelectorAll<HTMLElement>(where)) {
      if (!panel.getClientRects().length || panel.querySelector('[data-testid="log"]')) continue;
      const box = panel.getBoundingClientRect();
      if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) out.push(`off the page: ${name(panel)}`);
      if (panel.scrollHeight > panel.clientHeight + 2) out.push(`taller than its place: ${name(panel)}`);
    }
    return out;
  }, where);
}

test('what scores stands on the table: Intentions with what they need, the Aspiration and why, the Identity', async () => {
  const person = await seated('cerebria', 4);
  const { page } = person;
  await inTurn(person);
  const lists = page.locator('[data-testid="intentions"]');
  expect(await lists.count()).toBe(2);
  const first = lists.first().locator('li');
  expect(await first.count()).toBeGreaterThan(3);
  for (const line of await first.all()) expect(await line.getAttribute('aria-label')).toMatch(/\d points/);
  expect(await lists.first().innerText()).toMatch(/\d\/\d/);
  expect(await page.locator('[data-testid="aspiration"]').innerText()).toMatch(/nobody has it|has it, \d/);
  expect(await page.locator('.team').first().innerText()).toMatch(/Identity \d/);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test('three teams and six seats fit with a log, at both desktop sizes', async () => {
  const person = await seated('balance', 6);
  const { page } = person;
  await inTurn(person);
  for (const size of [WIDE, SMALL]) {
    await page.setViewportSize(size);
    await page.waitForSelector(size === SMALL ? '.table.small' : '.table:not(.small)');
    await expect.poll(() => cutOff(page), { message: `${size.width}` }).toEqual([]); // once the layout has settled
    if (size === SMALL) {
      await page.locator('.subtabs button').nth(1).click();
      expect(await page.locator('[data-seat]').count()).toBe(6);
      expect(await cutOff(page, '.col, .col .panel, .col .team'), 'teams').toEqual([]);
      await page.locator('.subtabs button').nth(2).click();
    } else expect(await page.locator('[data-seat]').count()).toBe(6);
    const log = await page.locator('[data-testid="log"]').boundingBox();
    expect(log!.height).toBeGreaterThanOrEqual(195);
    expect(log!.y + log!.height).toBeLessThanOrEqual(size.height);
  }
  await person.context.close();
});

test('slots and spaces are called on the board as the log and the refusals call them', async () => {
  const person = await seated('cerebria', 2);
  const { page } = person;
  for (const size of [WIDE, SMALL]) {
    await page.setViewportSize(size);
    await page.waitForSelector(size === SMALL ? '.table.small' : '.table:not(.small)');
    const drawn = await page.evaluate(() => {
      const read = (e: Element): { text: string; height: number; slot: string } => ({
        text: e.textContent!.trim(),
        height: parseFloat(e.getAttribute('font-size') ?? '0') * (e as SVGGraphicsElement).getScreenCTM()!.a,
        slot: e.closest('[data-zoom]')?.querySelector('.spoken')?.textContent ?? '',
      });
      return {
        letters: [...document.querySelectorAll('.letter text')].map(read),
        frontiers: [...document.querySelectorAll('[data-label^="frontier:"]')].map(read),
        spaces: [...document.querySelectorAll('[data-thing^="space:"]')].map((e) => e.getAttribute('aria-label')!),
      };
    });
    expect(drawn.letters.length).toBe(10);
    for (const { text, slot } of drawn.letters) expect(slot).toContain(`(${text})`);
    expect(drawn.frontiers.length).toBe(5);
    for (const { text } of drawn.frontiers)
      expect(drawn.spaces.some((space) => space.startsWith(`The ${text} Frontier`))).toBe(true);
    for (const { height } of [...drawn.letters, ...drawn.frontiers]) expect(height).toBeGreaterThan(8.5);
  }
  await person.context.close();
});

test('a figure lets the click through to its space', async () => {
  const person = await seated('cerebria', 4);
  const { page } = person;
  await inTurn(person);
  const foreign = await page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('[data-figure]:not([data-thing])')].map((figure) => {
      const box = figure.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return hit?.closest<SVGGElement>('[data-thing]')?.dataset.thing ?? '';
    }),
  );
  expect(foreign.length).toBe(3);
  for (const thing of foreign) expect(thing).toMatch(/^space:/);
  await person.context.close();
});

test('what a bot does marks its own board, never that of the person', async () => {
  const person = await seated('cerebria', 2, { setting: 'place', spirits: ['love', 'misery'] });
  const { page } = person;
  for (let i = 0; i < 40; i++) {
    await person.waitToBeAsked();
    const marks = await page.evaluate(() => ({
      mine: document.querySelectorAll('[data-testid="spirit-board"] [data-state="last"]').length,
      theirs: document.querySelectorAll('[data-testid="seat-board"] .marked').length,
    }));
    if (marks.theirs) {
      expect(marks.mine).toBe(0);
      await person.context.close();
      return;
    }
    await person.answer();
  }
  throw new Error('no act of the bot was marked');
});

test('every piece on the table has words of its own', async () => {
  const person = await seated('balance', 3);
  const { page } = person;
  await inTurn(person);
  const all = await page.evaluate(() => {
    const drawn = [...document.querySelectorAll<HTMLElement>('.table [data-zoom]')];
    const bare = [...document.querySelectorAll<HTMLElement>('.table [data-thing]')].filter(
      (each) => !each.closest('[data-zoom]') && !each.dataset.thing!.startsWith('button:'),
    );
    return { zooms: [...new Set(drawn.map((each) => each.dataset.zoom!))], bare: bare.map((e) => e.dataset.thing) };
  });
  expect(all.bare).toEqual([]);
  expect(all.zooms.length).toBeGreaterThan(50);
  const silent: string[] = [];
  for (const zoom of all.zooms) {
    await page.locator(`.table [data-zoom="${zoom}"]`).first().dispatchEvent('mouseover', { bubbles: true });
    const help = page.locator('[data-testid="help"]');
    const said = (await help.count()) ? await help.innerText() : '';
    if (said.split(/\s+/).length < 4) silent.push(`${zoom}: ${said}`);
  }
  expect(silent).toEqual([]);
  await person.context.close();
});

test('things start acts: a space begins a Move, a card an Invoke, and what cannot begin says why', async () => {
  const person = await seated('cerebria', 2);
  const { page } = person;
  await inTurn(person);
  const space = await page.evaluate(() => {
    const ours = document.querySelector<HTMLElement>('[data-figure][data-thing="row:0"]');
    const at = (e: Element): { x: number; y: number } => {
      const box = e.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const from = at(ours!);
    const free = [...document.querySelectorAll<HTMLElement>('[data-thing^="space:"]')];
    const near = free.map((e) => ({ e, d: Math.hypot(at(e).x - from.x, at(e).y - from.y) }));
    return near.filter(({ d }) => d > 30).sort((a, b) => a.d - b.d)[0]!.e.dataset.thing!;
  });
  await page.locator(`[data-thing="${space}"]`).click();
  await page.waitForSelector('[data-testid="confirm"]');
  expect(await page.locator('[data-thing="row:0"].cell').getAttribute('data-state')).toMatch(/selected|drafted/);
  await person.act(() => page.locator('[data-testid="confirm"]').click());
  expect(await page.locator('[data-figure="0"]').getAttribute('data-piece')).toBe('spirit-0');
  await inTurn(person);
  for (const thing of ['slot:', 'sphere:', 'card:', 'aspiration:', 'cell:', 'seat:']) {
    await page.locator(`.table [data-thing^="${thing}"]`).first().dispatchEvent('click', { bubbles: true });
    await page.waitForSelector(
      '[data-testid="refusal"], [data-testid="acts"], [data-testid="confirm"], [data-state="drafted"], [data-state="selected"]',
    );
    const refusal = page.locator('[data-testid="refusal"]');
    if (await refusal.count()) expect(await refusal.innerText()).not.toMatch(/not an answer/);
    await backToTurn(person);
  }
  await person.context.close();
});
