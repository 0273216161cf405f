/** Pages about a game: how it is played, with pictures of its own pieces, at every width and on paper. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { Person, Server, startBrowser } from './kit';

const GAMES = ['card', 'amygdala', 'cerebria', 'balance'];
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

for (const game of GAMES)
  test(`how to play ${game}: every picture is drawn, every number has its place, nothing sticks out`, async () => {
    const { page, context, troubles } = await Person.at(browser, server);
    await page.goto(`${server.address}/howto/${game}`);
    await page.waitForSelector('main section');
    const drawn = page.locator('.drawing .inner');
    const blank = (): Promise<unknown[]> =>
      drawn.evaluateAll((all) =>
        all
          .filter((each) => !each.firstElementChild?.firstElementChild?.clientHeight && !each.querySelector('svg'))
          .map((each) => each.parentElement?.dataset.show),
      );
    await expect.poll(blank, { timeout: 20_000 }).toEqual([]);
    expect(await drawn.count()).toBeGreaterThan(6);
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.locator('.drawing [data-tag]').count(), { message: `tags at ${size.width}` })
        .toBe(await page.locator('.marks li').count());
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `at ${size.width}`).toBeLessThanOrEqual(0);
      const cut = (): Promise<unknown[]> =>
        drawn.evaluateAll((all) =>
          all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.parentElement?.dataset.show),
        );
      await expect.poll(cut, { message: `pictures that are cut off at ${size.width}` }).toEqual([]);
    }
    for (const theme of ['dusk', 'morning']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      expect(await violations(page), theme).toEqual([]);
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

test('the page is found from home, from Learn, from a new table and from the rules at a table', async () => {
  const person = await Person.at(browser, server);
  const { page, context } = person;
  await person.goHome();
  expect(await page.locator('a[href="/howto/cerebria"]').count()).toBe(1);
  for (const path of ['learn', 'new/cerebria']) {
    await page.goto(`${server.address}/${path}`);
    await page.waitForSelector('a[href="/howto/cerebria"]');
  }
  await person.playNow('card');
  await person.waitToBeAsked();
  await page.keyboard.press('r');
  await page.waitForSelector('a[href="/howto/card"][target="_blank"]');
  await page.goto(`${server.address}/howto/card`);
  await page.locator('.try').first().click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('[data-testid="coach"]');
  await context.close();
});

test('on paper the page is light and has no buttons', async () => {
  const { page, context } = await Person.at(browser, server);
  await page.goto(`${server.address}/howto/card`);
  await page.waitForSelector('.drawing svg');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('morning');
  for (const gone of ['.topbar', 'main .btn', '.more'])
    for (const each of await page.locator(gone).all()) expect(await each.isVisible(), gone).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme ?? 'dusk')).not.toBe('morning');
  await context.close();
});

test('every rule is reached from a chapter, and its example, its neighbours and its refusal are there', async () => {
  const { page, context, troubles } = await Person.at(browser, server);
  for (const game of GAMES) {
    const listed = (await (await context.request.get(`${server.address}/api/rules/${game}`)).json()) as {
      id: string;
    }[];
    await page.goto(`${server.address}/rules/${game}`);
    await page.waitForSelector('details[open] .rule');
    const shown = await page
      .locator('details .rule')
      .evaluateAll((all) => all.map((each) => each.id.replace('rule-', '')));
    expect(shown.length, game).toBe(listed.length);
    expect(new Set(shown), game).toEqual(new Set(listed.map((rule) => rule.id)));
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test('a rule is played as a tiny replay, refused in the words of the table, or told as a case', async () => {
  const { page, context, troubles } = await Person.at(browser, server);
  const example = page.locator('[data-testid="example"]');
  await page.goto(`${server.address}/rules/card?rule=card.impulse.take-one`);
  await page.click('[data-testid="example-card.impulse.take-one"]');
  await page.waitForSelector('[data-testid="example"][data-kind="played"] .drawing svg');
  await example.getByRole('button', { name: 'After' }).click();
  await example.locator('.events .this').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto(`${server.address}/rules/card?rule=card.cancel.match-vibe`);
  await page.click('[data-testid="example-card.cancel.match-vibe"]');
  await page.waitForSelector('[data-testid="example"][data-kind="refused"] .refused');
  expect(await example.locator('.refused').innerText()).not.toContain('{');
  const rule = page.locator('[id="rule-card.cancel.match-vibe"]');
  await rule.getByRole('button', { name: 'cancel from hand' }).click();
  await page.waitForSelector('[id="rule-card.cancel.from-hand"].wanted');

  await page.goto(`${server.address}/rules/card?rule=card.comp.emotion-total`);
  await page.click('[data-testid="example-card.comp.emotion-total"]');
  await page.waitForSelector('[data-testid="example"][data-kind="words"] .case li:nth-child(3)');
  expect(troubles).toEqual([]);
  await context.close();
});

test('at the table the rulebook opens at the rule of what was asked about', async () => {
  const person = await Person.at(browser, server);
  const { page, context } = person;
  await person.playNow('card');
  await person.waitToBeAsked();
  const line = page.locator('[data-testid="log"] li', { has: page.locator('.rule') }).first();
  await line.hover();
  await line.locator('.rule').dispatchEvent('click');
  const wanted = page.locator('.rule.wanted');
  await wanted.waitFor();
  await wanted.locator('[data-testid^="example-"]').click();
  await page.waitForSelector('[data-testid="example"][data-kind]');
  await context.close();
});

test('the glossary lists every word, with its sign where it has one', async () => {
  const { page, context, troubles } = await Person.at(browser, server);
  await page.goto(`${server.address}/rules/cerebria`);
  await page.click('main a[href="/glossary/cerebria"]');
  await page.waitForSelector('[data-entry="willpower"] svg');
  await page.fill('#glossary-search', 'revelation');
  await page.waitForSelector('[data-entry="revelation"]');
  expect(await page.locator('[data-entry="willpower"]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});
