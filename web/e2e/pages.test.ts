/** The pages beside a table: a replay with everything open, the rulebook of a game. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, recordOf, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The replay page of a game that was brought as a file. */
async function replayOf(game: string, seats: number): Promise<Person> {
  const person = await Person.at(browser, server);
  await person.goHome();
  const made = await person.context.request.post(`${server.address}/api/import`, {
    data: recordOf(game, seats, 80),
    headers: { 'content-type': 'text/plain' },
  });
  const { table } = (await made.json()) as { table: string };
  await person.page.goto(`${server.address}/replay/${table}?move=80`);
  await person.page.waitForSelector('.moves [aria-current]');
  return person;
}

/** Looks through the eyes of a seat, or with -1 at everything, and waits until the page shows it. */
async function look(page: Page, seat: number): Promise<void> {
  const answered = page.waitForResponse(/\/at\//, { timeout: 5_000 }).catch(() => null); // none where it is shown already
  await page.locator('.sights button').nth(seat).click();
  await answered;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const zooms = (page: Page, named: string): Promise<string[]> =>
  page.locator(named).evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.zoom!));

for (const [game, seats] of [
  ['cerebria', 4],
  ['balance', 3],
] as const)
  test(`everything in a replay is all that anybody knew: ${game}`, async () => {
    const { page, context, troubles } = await replayOf(game, seats);
    const named = '.team [data-zoom^="aspiration:"]';
    const known = new Set<string>();
    for (let seat = 0; seat < seats; seat++) {
      await look(page, seat);
      await page.waitForSelector(named);
      for (const each of await zooms(page, named)) known.add(each);
    }
    await look(page, -1);
    await page.waitForSelector('.sights button:last-child[aria-checked="true"]');
    await expect.poll(() => page.locator('.team [data-zoom="hidden"]').count()).toBe(0);
    expect(new Set(await zooms(page, named))).toEqual(known);
    expect(await page.locator('section.hand').count()).toBe(seats);
    expect(troubles).toEqual([]);
    await context.close();
  });

test('the rulebook of a game is called by the title of the game', async () => {
  const { page, context } = await Person.at(browser, server);
  for (const [game, title] of [
    ['cerebria', 'Cerebria: The Inside World'],
    ['amygdala', 'Amygdala'],
  ] as const) {
    await page.goto(`${server.address}/rules/${game}`);
    await page.waitForSelector('details');
    await expect.poll(() => page.title()).toContain(title);
    expect(await page.locator('h1').innerText()).toContain(title);
    expect(await page.locator('header').first().innerText()).toContain(title);
    expect(await page.locator('header').first().innerText()).not.toMatch(new RegExp(`\\b${game}\\b`));
  }
  await context.close();
});
