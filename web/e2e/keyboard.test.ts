/** A replay by keyboard, and the text panel. Whole games by keyboard alone: `without_eyes.test.ts`. */
import { expect, test } from 'vitest';
import { house } from './house';

const home = house();

test('a replay by keyboard, and what a spectator saw of it', async () => {
  const person = await home.somebody();
  const { page } = person;
  await page.goto(`${home.server.address}/replay/${await person.bringFinished('card', 2)}`);
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
});

test('the text panel plays in notation', async () => {
  const person = await home.somebody();
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
});
