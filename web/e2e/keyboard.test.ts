/** A whole card game without a pointer, the text panel, and a replay of it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEEP, Person, pick, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a card game by keyboard only, to its end in the deep run', async () => {
  const person = await Person.at(browser, server);
  const { page } = person;
  await person.goHome();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('[data-game="card"] .btn.primary'))) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid="prompt"]');
  for (let answers = 0; answers < (DEEP ? 1200 : 12) && (await person.waitForTurnOrEnd()); answers++) {
    const before = await person.moment();
    const steps = 1 + pick(4);
    for (let i = 0; i < steps; i++) await page.keyboard.press('o');
    await page.keyboard.press('Enter');
    await person.past(before, 3_000).catch(() => undefined); // Enter on what is chosen already changes nothing
    if (await page.locator('[data-testid="confirm"]').count()) await person.act(() => page.keyboard.press('Enter'));
  }
  if (DEEP) expect(await person.text('result')).toMatch(/won/);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test('a replay by keyboard, and what a spectator saw of it', async () => {
  const person = await Person.at(browser, server);
  const { page } = person;
  await page.goto(`${server.address}/replay/${await person.bringFinished('card', 2)}`);
  await page.waitForSelector('.moves li');
  const moves = await page.locator('.moves li').count();
  expect(moves).toBeGreaterThan(20);
  await page.keyboard.press('End');
  await page.waitForFunction(
    (n) => document.querySelector('.scrub')?.textContent?.includes(`Move ${n} of ${n}`),
    moves,
  );
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(
    (n) => document.querySelector('.scrub')?.textContent?.includes(`Move ${n - 1} of ${n}`),
    moves,
  );
  const open = await page.locator('.seen [data-thing], .hand [data-thing]').count();
  await page.locator('.sights button', { hasText: 'spectator' }).click();
  await page.waitForFunction(
    (before) => document.querySelectorAll('.seen [data-thing], .hand [data-thing]').length < before || before === 0,
    open,
  );
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test('the text panel plays in notation', async () => {
  const person = await Person.at(browser, server);
  const { page } = person;
  await person.playNow('card');
  await person.waitToBeAsked();
  const before = await person.text('question');
  await page.keyboard.press('/');
  await page.waitForSelector('#notation');
  const notation = (await page.locator('.options button').first().getAttribute('data-option'))!;
  await page.fill('#notation', 'something nobody plays');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid="refusal"]');
  await page.fill('#notation', notation);
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('[data-testid="question"]')?.textContent !== old, before, {
    timeout: 15_000,
  });
  await person.context.close();
});
