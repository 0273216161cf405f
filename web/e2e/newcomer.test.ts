/** A newcomer starts each game against bots from the home page and plays it; in the deep run to its end. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEEP, Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The beginning of a game in `make test`, the whole game in `make deep`. */
async function playOut(game: string, most: number): Promise<void> {
  const person = await Person.at(browser, server);
  await person.playNow(game);
  const answers = await person.play(DEEP ? most : 25);
  expect(answers).toBeGreaterThan(5);
  if (DEEP) expect(await person.text('result')).toMatch(/won/);
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

const GAMES = { card: 600, amygdala: 900, cerebria: 3500, balance: 3500 };
for (const [game, most] of Object.entries(GAMES))
  test(`${game}, from the home page ${DEEP ? 'to its end' : 'into the game'}`, () => playOut(game, most));
