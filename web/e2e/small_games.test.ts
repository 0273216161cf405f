/** The card game and Amygdala as a newcomer meets them: verbs, prices, points and help before anything is done. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
let person: Person;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(async () => {
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

/** Somebody at the first Action of their own turn in the card game. */
async function inOwnTurn(): Promise<Person> {
  person = await Person.at(browser, server);
  await person.playNow('card');
  for (let i = 0; i < 60; i++) {
    await person.waitToBeAsked();
    if ((await person.text('question')).includes('Action 1 of')) return person;
    const keep = person.page.locator('[data-option="keep"], [data-option="pass"]').first();
    if (await keep.count()) {
      await person.act(() => keep.click());
      await person.confirm();
    } else await person.answer();
  }
  throw new Error('the turn did not come');
}

test('finding 4: the first prompt names the verbs, and each zone with a choice wears its own', async () => {
  const { page } = await inOwnTurn();
  const question = (await person.text('question')).toLowerCase();
  for (const verb of ['take a card', 'play one', 'use an ability']) expect(question).toContain(verb);
  const zones = { take: '.impulse', use: '.seat.own .mind', invoke: '.fan' };
  const words = { take: 'Take a card', use: 'Use an Ability', invoke: 'Play a card from your hand' };
  for (const zone of ['take', 'use', 'invoke'] as const) {
    const open = await page.locator(`${zones[zone]} [data-state="legal"]`).count();
    expect(await page.locator(`[data-verb="${words[zone]}"]`).count(), zone).toBe(open ? 1 : 0);
  }
});

test('finding 16: the chosen card looks chosen, another one takes its place, and the ghost slot places it', async () => {
  const { page } = await inOwnTurn();
  const hand = page.locator('.fan .piece');
  const things = await hand.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.thing!));
  const card = (thing: string): string => `.fan [data-thing="${thing}"]`;
  let other: string | undefined;
  for (const first of things) {
    await person.act(() => page.click(card(first)));
    const chosen = page.locator('.fan .piece.chosen');
    await chosen.waitFor();
    expect(await chosen.getAttribute('data-thing')).toBe(first);
    expect(await page.locator('[data-testid="ghost"]').count()).toBe(1);
    const merging = await page
      .locator('.fan [data-state="legal"]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.thing!));
    other = things.find((thing) => thing !== first && !merging.includes(thing));
    if (other) break; // else every other card could join this one, and a click would mean that
    await person.act(() => page.keyboard.press('Escape'));
  }
  if (!other) throw new Error('every card of this hand can join every other');
  const second = card(other);
  await person.act(() => page.click(second));
  await page.waitForSelector(`.fan .piece.chosen[data-thing="${other}"]`);
  expect(await page.locator('[data-testid="refusal"]').count()).toBe(0);

  const before = await page.locator('.seat.own .mind .piece').count();
  await person.act(() => page.click('[data-testid="ghost"]'));
  await person.confirm();
  await expect.poll(() => page.locator('.seat.own .mind .piece').count()).toBe(before + 1);
});

test('what wins, what is missing, and what a number is made of', async () => {
  const { page } = await inOwnTurn();
  const lines = await page.locator('[data-win]').allInnerTexts();
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/short/);
  const number = page.locator('.seat.own [data-explain]').first();
  await number.click();
  await page.waitForSelector('[data-testid="made-of"]');
  const parts = await page.locator('[data-testid="made-of"] .part:not(.sum) .num').allInnerTexts();
  expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBe(Number(await number.innerText()));
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-testid="made-of"]').count()).toBe(0);
});

const coins = async (): Promise<number> => parseInt(await person.page.locator('.right .coins').innerText());

/** Amygdala after the click on a tile that shows one emotion twice, and how many coins were there before. */
async function atThePayment(): Promise<number> {
  person = await Person.at(browser, server);
  await person.playNow('amygdala');
  for (let i = 0; i < 20; i++) {
    await person.waitToBeAsked();
    const cells = person.page.locator('.right [data-thing^="cell:"][data-state="legal"]');
    const labels = await cells.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    const two = labels.findIndex((label) => /^\w\d (?!happiness)(\w+), \1$/.test(label));
    if (two >= 0) {
      const before = await coins();
      await person.act(() => cells.nth(two).click({ force: true }));
      return before;
    }
    await person.answer();
  }
  throw new Error('no tile with an emotion twice could be unlocked');
}

test('findings 6, 17 and 18: paying and placing are one panel; it tells the coins that leave, the space the VP that come', async () => {
  const before = await atThePayment();
  const { page } = person;
  expect(await person.text('question')).toMatch(/lotus|space/);
  const payment = page.locator('[data-testid="draft"] .step', { hasText: /how do you pay/i });
  await payment.click();
  const ways = await page.locator('[data-testid="draft"] .list button').allInnerTexts();
  expect(ways.length).toBeGreaterThan(1);
  for (const way of ways) expect(way).toMatch(/^(Pay|Exchange) /);
  const inCoins = page.locator('[data-testid="draft"] .list button', { hasText: /^Pay 10 coins$/ });
  if ((await inCoins.getAttribute('aria-pressed')) === 'true') await payment.click();
  else await person.act(() => inCoins.click());
  expect(await payment.innerText()).toContain('Pay 10 coins');
  await expect.poll(coins).toBe(before - 10);

  const lotus = page.locator('[data-thing^="lotus:"][data-state="legal"]').first();
  if (await lotus.count()) {
    await person.act(() => lotus.click({ force: true }));
    await person.confirm();
  }
  expect(await payment.innerText()).toContain('Pay 10 coins'); // still to be changed
  const worth = page.locator('.space[data-state="legal"] .vp');
  await worth.first().waitFor();
  expect(await worth.count()).toBe(await page.locator('.space[data-state="legal"]').count());
  const promised = Number(await worth.first().textContent());
  const space = page.locator('.space[data-state="legal"]').first();
  await space.hover({ force: true });
  await page.waitForSelector('[data-testid="help"] [data-testid="ledger"]');
  expect(await page.locator('[data-testid="help"]').innerText()).toContain(`${promised} VP`);
  await person.act(() => space.click({ force: true }));
  await person.confirm();
  await expect.poll(async () => Number(await page.locator('.player.mine .vp').innerText())).toBe(promised);
});

/** Kinds of things that a newcomer meets at the table, and where. */
const RIDDLES = [
  '.right [data-zoom^="coin:"]',
  '.right [data-zoom^="item:"]',
  '[data-zoom^="claim:"]',
  '[data-zoom^="lotus:"]',
  '[data-zoom^="tile:"]',
  '[data-zoom^="space:"]',
  '[data-zoom^="region:"]',
  '[data-zoom^="marker:"]',
  '[data-zoom="toll"]',
  '.single [data-zoom^="exchange:"]',
  '.set[data-zoom^="exchange:"]',
];

test('finding 5: every kind of icon and piece explains itself on hover', async () => {
  person = await Person.at(browser, server);
  await person.playNow('amygdala');
  await person.waitToBeAsked();
  const { page } = person;
  const cells = await page.locator('.right [data-zoom^="cell:"]').evaluateAll((all) => all.map((_, i) => i));
  const bonus = '.right [aria-label^="Bonus space"]';
  for (const riddle of [...RIDDLES, bonus]) {
    await page.mouse.move(2, 300);
    await page.locator(riddle).first().hover({ force: true });
    await page.waitForSelector('[data-testid="help"] p', { timeout: 5000 });
    const said = await page.locator('[data-testid="help"] p').innerText();
    expect(said.length, riddle).toBeGreaterThan(20);
  }
  expect(cells.length).toBeGreaterThan(20);
  const mute = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hexboard [data-thing], .right [data-thing]')]
      .filter((each) => !each.dataset.zoom)
      .map((each) => each.dataset.thing),
  );
  expect(mute).toEqual([]);
});
