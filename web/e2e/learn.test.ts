/**
 * Whoever presses what the coach points at comes to the end of each guided game, by mouse, on a phone and by keys; whatever
 * else is pressed at any step is answered and loses nothing. `make test` walks a part of it, `make deep` all.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEEP, Server, startBrowser } from './kit';
import { Walker, WAYS, type Way } from './walker';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const GAMES = ['card', 'amygdala', 'cerebria', 'balance'];
const LESSON = 'first-game';
/** what `make test` walks; `make deep` walks each game in every way */
const SHORT: Record<string, Way> = { card: 'keys', amygdala: 'mouse', cerebria: 'mouse' };
/** steps at which `make test` goes astray */
const STRAYS = 3;

async function walk(game: string, way: Way): Promise<void> {
  const walker = await Walker.begin(browser, server, way, game, LESSON);
  const { page, troubles, context } = walker.person;
  for (let deeds = 0; deeds < 120 && (await walker.asked()); deeds++) await walker.follow(DEEP || deeds < STRAYS);
  expect(await walker.person.text('coach')).toContain('Well done');
  expect(walker.answered.legal).toBeGreaterThanOrEqual(STRAYS - 1);
  expect(walker.answered.illegal).toBeGreaterThanOrEqual(STRAYS - 1);
  expect(walker.silent, 'steps where nothing was answered').toEqual([]);
  console.log(`${game} by ${way}: to the end, strays answered: ${JSON.stringify(walker.answered)}`);
  if (way === 'mouse' && !(await walker.person.over())) await playOn(walker);
  expect(troubles).toEqual([]);
  await page.goto(`${server.address}/learn/${game}`);
  await page.waitForSelector(`[data-testid="begin-${game}-${LESSON}"]`);
  expect(await page.locator(`[data-testid="begin-${game}-${LESSON}"]`).innerText()).toBe('Play it again');
  await context.close();
}

/** After the script the game goes on against a bot, and the coach gives hints to whoever asks. */
async function playOn(walker: Walker): Promise<void> {
  const { person } = walker;
  const { page } = person;
  const hint = async (): Promise<string> => {
    await person.waitToBeAsked();
    await page.click('[data-testid="coach-ask"]');
    return page.locator('[data-testid="coach-hint"]').innerText({ timeout: 60_000 });
  };
  expect(await hint()).toMatch(/^I would do this: \S+/);
  await page.click('[data-testid="coach"] .btn:text-is("Play on")');
  expect(await page.locator('[data-testid="coach-ask"]').count()).toBe(0);
  expect(await person.play(3)).toBe(3);
  await page.click('[data-testid="coach"] [aria-label="Show the coach"]');
  if (!(await person.over())) expect(await hint()).toMatch(/^I would do this: \S+/);
}

test('each game has a guided game', async () => {
  const games = (await (await fetch(`${server.address}/api/games`)).json()) as { name: string }[];
  expect(games.map(({ name }) => name).sort()).toEqual([...GAMES].sort());
  for (const game of GAMES) expect((await fetch(`${server.address}/api/lessons/${game}/${LESSON}`)).ok).toBe(true);
});

for (const game of GAMES)
  for (const way of WAYS)
    if (DEEP || SHORT[game] === way) test(`the guided game of ${game} by ${way}`, () => walk(game, way));
