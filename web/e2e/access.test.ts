/** axe-core finds no serious violation on home, table and replay, in both themes; nothing sticks out at any width. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { Person, Server, startBrowser } from './kit';

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
  finished = await person.bringFinished('card', 2);
  await person.context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

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
    await person.goHome();
    await person.page.waitForSelector('[data-testid="waiting"]');
    const cut = person.page
      .locator('[data-game]')
      .evaluateAll((all) =>
        all.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => (tile as HTMLElement).innerText),
      );
    expect(await cut, `tiles at ${size.width}`).toEqual([]);
    await person.context.close();
  }
});
