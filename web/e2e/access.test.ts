/** axe-core finds no serious violation on home, table and replay, in both themes; nothing sticks out at any width. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, Server, startBrowser } from './kit';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const GAMES = ['card', 'amygdala', 'cerebria', 'balance'];
let server: Server;
let browser: Browser;
let finished = '';
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
  const person = await Person.at(browser, server);
  await person.playNow('card');
  expect(await person.play(600)).toBeLessThan(600);
  finished = person.page.url().split('/').at(-1)!;
  await person.context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (
      globalThis as unknown as {
        axe: {
          run: () => Promise<{
            violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
          }>;
        };
      }
    ).axe;
    return (await run.run()).violations;
  });
  return found
    .filter((each) => ['serious', 'critical'].includes(each.impact))
    .map((each) => `${each.id}: ${each.nodes[0]?.html.slice(0, 200)} ${each.nodes[0]?.failureSummary ?? ''}`);
}

for (const theme of ['dusk', 'morning']) {
  test(`home, every table and the replay pass axe in ${theme}`, async () => {
    const person = await Person.at(browser, server);
    await person.context.addInitScript(
      (name) => localStorage.setItem('insula.settings', JSON.stringify({ motion: 'off', guard: 0, theme: name })),
      theme,
    );
    await person.goHome();
    expect(await violations(person.page)).toEqual([]);
    for (const game of GAMES) {
      await person.playNow(game);
      await person.waitToBeAsked();
      expect(await violations(person.page), game).toEqual([]);
    }
    await person.goHome();
    await person.page.waitForSelector('[data-testid="waiting"]');
    expect(await violations(person.page), 'home with tables').toEqual([]);
    await person.page.goto(`${server.address}/new/cerebria`);
    await person.page.waitForSelector('[data-seat="3"]');
    expect(await violations(person.page), 'a new table').toEqual([]);
    await person.sitAt(await person.open({ game: 'cerebria', seats: [{ who: 'me' }, { who: 'open' }] }));
    await person.page.waitForSelector('[data-testid="start"]');
    expect(await violations(person.page), 'the waiting room').toEqual([]);
    await person.page.goto(`${server.address}/replay/${finished}`);
    await person.page.waitForSelector('.moves li');
    expect(await violations(person.page)).toEqual([]);
    await person.context.close();
  });
}

test('no page is wider than its screen', async () => {
  for (const size of WIDTHS) {
    const person = await Person.at(browser, server, size);
    await person.goHome();
    const wide = (): Promise<number> => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide(), `home at ${size.width}`).toBeLessThanOrEqual(0);
    for (const game of GAMES) {
      await person.playNow(game);
      await person.waitToBeAsked();
      expect(await wide(), `${game} at ${size.width}`).toBeLessThanOrEqual(0);
    }
    await person.context.close();
  }
});
