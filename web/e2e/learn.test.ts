/** Whoever clicks what the coach points at comes to the end of each guided game; another click is answered and loses nothing. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEEP, Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
let guided: { game: string; id: string }[];
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
  const games = (await (await fetch(`${server.address}/api/games`)).json()) as { name: string }[];
  const lists = await Promise.all(
    games.map(async ({ name }) => (await fetch(`${server.address}/api/lessons/${name}`)).json()),
  );
  guided = (lists.flat() as { game: string; id: string; kind: string }[]).filter((each) => each.kind === 'guided');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** One thing that the coach asks for: Next, or the answer that “Show me” shows, and Confirm where that is wanted. */
async function follow(person: Person): Promise<boolean> {
  const { page } = person;
  await page.waitForSelector('[data-testid="coach"] h2');
  const next = page.locator('[data-testid="coach"] .btn', { hasText: /^Next$/ });
  if (await next.count()) {
    await next.click();
    return true;
  }
  if (await page.locator('[data-testid="coach"] .btn', { hasText: /^More lessons$|^Play on$/ }).count()) return false;
  await page.locator('[data-testid="coach"] .btn', { hasText: /^Show me$/ }).click();
  const thing = await page.locator('[data-testid="coach-show"]').getAttribute('data-wanted');
  const label = await page.locator('[data-testid="coach-show"]').getAttribute('data-label');
  await person.act(async () => {
    const chip = page.locator('.chip', { hasText: label! }).first();
    const piece = page.locator(`.board-area [data-thing="${thing}"]:visible`).first();
    if (await piece.count()) await piece.dispatchEvent('click');
    else await chip.click();
  });
  const narrowed = page.locator('.chip', { hasText: label! }).first();
  if ((await narrowed.count()) && !(await page.locator('[data-testid="confirm"]').count()))
    await person.act(() => narrowed.click());
  await person.confirm();
  return true;
}

async function walk(game: string, id: string, size: { width: number; height: number }): Promise<void> {
  const person = await Person.at(browser, server, size);
  const { page } = person;
  await page.goto(`${server.address}/learn/${game}`);
  await page.click(`[data-testid="begin-${game}-${id}"]`);
  for (let deeds = 0; deeds < 120; deeds++) {
    await page.waitForFunction(
      () => /Next|Show me|More lessons/.test(document.querySelector('[data-testid="coach"]')?.textContent ?? ''),
      undefined,
      { timeout: 30_000 },
    );
    if (!(await follow(person))) break;
  }
  expect(await person.text('coach')).toContain('Well done');
  expect(person.troubles).toEqual([]);
  await page.goto(`${server.address}/learn/${game}`);
  await page.waitForSelector(`[data-testid="begin-${game}-${id}"]`);
  expect(await page.locator(`[data-testid="begin-${game}-${id}"]`).innerText()).toBe('Play it again');
  await person.context.close();
}

test('each game has a guided game', () => expect(new Set(guided.map(({ game }) => game)).size).toBe(4));

test('every guided game, by clicks on what is shown', async () => {
  for (const { game, id } of guided) await walk(game, id, { width: 1440, height: 900 });
});

if (DEEP)
  test('every guided game on a phone', async () => {
    for (const { game, id } of guided) await walk(game, id, { width: 390, height: 844 });
  });
