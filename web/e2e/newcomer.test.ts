/** A newcomer starts each game against bots from the home page and plays it to the end. */
import type { Browser } from 'playwright-core';
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

async function playOut(game: string, most: number): Promise<void> {
  const person = await Person.at(browser, server);
  await person.playNow(game);
  const answers = await person.playToTheEnd(most);
  expect(answers).toBeGreaterThan(5);
  expect(await person.text('result')).toMatch(/won/);
  expect([...person.undrawn]).toEqual([]);
  expect(person.troubles).toEqual([]);
  await person.context.close();
}

test('the games on the home page are those of the server', async () => {
  const person = await Person.at(browser, server);
  await person.goHome();
  const games = (await (await person.context.request.get(`${server.address}/api/games`)).json()) as { name: string }[];
  const shown = await person.page
    .locator('[data-game]')
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.game));
  expect(shown).toEqual(games.map((game) => game.name));
  await person.context.close();
});

test('the card game, from the home page to the end', () => playOut('card', 400));
test('Amygdala, from the home page to the end', () => playOut('amygdala', 600));
test('Cerebria, from the home page to the end', () => playOut('cerebria', 2500));
test('Forces of Balance, from the home page to the end', () => playOut('balance', 2500));
