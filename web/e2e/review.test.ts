/** The review of a finished game: it is made while one waits, its moments are walked, and a running game has none. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewStatus } from '../src/wire';
import { violations } from './axe';
import { Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
let id: string; // of a finished game, reviewed once by the first test

beforeAll(async () => {
  server = await Server.start({ review_effort: 0.05, review_seconds: 150, review_workers: 1 });
  browser = await startBrowser();
  const bringer = await Person.at(browser, server);
  id = await bringer.bringFinished('card', 2);
  await bringer.context.close();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('a game is reviewed, its moments are walked by mouse and keyboard, what was true can be seen', async () => {
  const mara = await Person.at(browser, server);
  const { page } = mara;
  await page.goto(`${server.address}/replay/${id}`);
  await page.getByRole('link', { name: 'Review' }).click();
  await page.getByTestId('share-graph').waitFor({ timeout: 300_000 });
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
  const moments = page.locator('ol button[data-verdict]');
  const count = await moments.count();
  expect(count).toBeGreaterThan(1);
  await moments.nth(1).click();
  await expect.poll(() => moments.nth(1).getAttribute('aria-current')).toBe('step');
  expect(await page.getByTestId('moment').innerText()).toContain('lines of search');
  for (const phase of ['beginning', 'middle']) await page.getByRole('columnheader', { name: phase }).waitFor();
  await page.keyboard.press('p');
  await expect.poll(() => moments.nth(0).getAttribute('aria-current')).toBe('step');
  await page.keyboard.press('k');
  await expect.poll(() => page.getByRole('radio', { name: 'What was true' }).getAttribute('aria-checked')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(mara.troubles).toEqual([]);
});

/** The number of a moment that the review marks. */
async function marked(page: Page): Promise<number> {
  const told = (await (await page.request.get(`${server.address}/api/tables/${id}/review`)).json()) as ReviewStatus;
  return told.review!.decisions.find((each) => each.verdict === 'mistake' || each.verdict === 'inaccuracy')!.number;
}

test('the better line is played through on the board, and links lead there with and without spoilers', async () => {
  const mara = await Person.at(browser, server);
  const { page } = mara;
  await mara.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${server.address}/review/${id}`);
  await page.getByTestId('share-graph').waitFor({ timeout: 300_000 });
  await page.getByRole('button', { name: 'Show it on the board' }).click();
  await expect.poll(() => page.getByTestId('line').innerText()).toMatch(/^1 of \d/);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Show it on the board' }).waitFor();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).toMatch(new RegExp(`/review/${id}\\?move=\\d+$`));
  await page.getByRole('button', { name: 'Share without spoilers' }).click();
  await expect.poll(copied).toMatch(new RegExp(`/quiz/${id}/\\d+$`));
  const told = await page.request.get(`${server.address}/api/tables/${id}/review/comments`);
  expect(await told.text()).toContain('better:');
  await page.goto(`${server.address}/replay/${id}?move=3&blind=1`);
  await expect.poll(() => page.locator('ol.moves > li').count()).toBe(3);
  expect(mara.troubles).toEqual([]);
});

test('a moment is a puzzle: nothing is given away before an answer, then everything is told', async () => {
  const mara = await Person.at(browser, server);
  const { page } = mara;
  await page.goto(`${server.address}/quiz/${id}/${await marked(page)}`);
  const quiz = page.getByTestId('quiz');
  await quiz.getByRole('listitem').first().waitFor({ timeout: 300_000 });
  expect(await quiz.innerText()).not.toMatch(/played|better:/);
  for (let step = 0; step < 8 && !(await quiz.locator('[data-verdict]').count()); step++) {
    const before = await quiz.innerText();
    await quiz.getByRole('listitem').first().getByRole('button').click();
    await expect.poll(() => quiz.innerText()).not.toBe(before);
  }
  expect(await quiz.locator('[data-verdict]').count()).toBe(1);
  expect(await quiz.innerText()).toMatch(/better/);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(mara.troubles).toEqual([]);
});

test('advice is asked for at the table: a busy sign, then a move with a reason, or that no difference is seen', async () => {
  const mara = await Person.at(browser, server);
  const { page } = mara;
  const made = await page.request.post(`${server.address}/api/play-now`, { data: { game: 'card' } });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`${server.address}/table/${table}`);
  await page.getByTestId('hint').click({ timeout: 60_000 });
  const hints = page.getByTestId('hints');
  await expect.poll(() => hints.getAttribute('aria-busy'), { timeout: 60_000 }).toBe('false');
  const sure = await page.getByTestId('advice-gain').count();
  if (sure) expect(await page.getByTestId('advice-why').innerText()).not.toBe('');
  else expect(await hints.innerText()).toContain('These look equally good');
  expect(await hints.locator('button.hint').count()).toBe(sure ? 1 : 2);
  expect(await violations(page)).toEqual([]);
  const silent = await page.request.post(`${server.address}/api/tables`, {
    data: { game: 'card', seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }], hints: 'none' },
  });
  await page.goto(`${server.address}/table/${((await silent.json()) as { table: string }).table}`);
  await page.locator('[data-testid=chips] button, [data-thing]').first().waitFor();
  expect(await page.getByTestId('hint').count()).toBe(0);
  expect(mara.troubles).toEqual([]);
});

test('one plays on from a moment, as its seat knew it or as another in truth, against bots', async () => {
  const mara = await Person.at(browser, server);
  const { page } = mara;
  await page.goto(`${server.address}/review/${id}`);
  await page.getByTestId('share-graph').waitFor({ timeout: 300_000 });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-thing]').first().waitFor();
  await page.goto(`${server.address}/review/${id}`);
  await expect.poll(() => page.getByText(/^Played on by/).count(), { timeout: 20_000 }).toBe(1);
  const chosen = page.getByLabel('Play on as');
  const other = 1 - Number(await chosen.inputValue());
  await page.getByRole('radio', { name: 'What was true' }).click();
  await chosen.selectOption(String(other));
  await expect.poll(() => page.getByRole('button', { name: 'Try the better move' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/table\//);
  const told = (await (await page.request.get(`${server.address}/api/tables/${id}/review`)).json()) as ReviewStatus;
  expect(told.branches.map((each) => [each.seats, each.eyes])).toEqual([
    [[1 - other], 'known'],
    [[other], 'truth'],
  ]);
  expect(mara.troubles).toEqual([]);
});

test('on a phone the review and the replay show their board', async () => {
  const mara = await Person.at(browser, server, { width: 390, height: 844 }, true);
  const { page } = mara;
  for (const where of ['review', 'replay']) {
    await page.goto(`${server.address}/${where}/${id}`);
    const board = page.locator('main .phone .impulse [data-thing]').first();
    await board.waitFor({ timeout: 300_000 });
    const room = (await page.locator('main .phone').boundingBox())!;
    expect(room.height, where).toBeGreaterThan(380);
    expect(room.width, where).toBeGreaterThan(360);
    const shown = (await board.boundingBox())!;
    expect(shown.height, where).toBeGreaterThan(30);
    expect(shown.y + shown.height, where).toBeLessThanOrEqual(room.y + room.height + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(mara.troubles).toEqual([]);
});

test('a link leads to a move; a running game has no review and says so in a sentence', async () => {
  const mara = await Person.at(browser, server);
  const { page } = mara;
  await page.goto(`${server.address}/review/${id}?move=5`);
  await page.getByTestId('share-graph').waitFor({ timeout: 300_000 });
  await expect.poll(() => page.getByTestId('moment').innerText()).toMatch(/move [56] of/);
  const made = await page.request.post(`${server.address}/api/play-now`, { data: { game: 'card' } });
  const running = ((await made.json()) as { table: string }).table;
  const refused = await page.request.get(`${server.address}/api/tables/${running}/review`);
  expect(refused.status()).toBe(403);
  await page.goto(`${server.address}/review/${running}`);
  await expect.poll(() => page.locator('main, [role=alert]').first().innerText()).toMatch(/\w+ .*\./);
});

test("one's own page is there before the first game, and reads well", async () => {
  const mara = await Person.at(browser, server);
  const { page } = mara;
  await page.goto(`${server.address}/me`);
  await page.getByRole('heading', { name: 'What you miss most' }).waitFor();
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await violations(page)).toEqual([]);
  expect(mara.troubles).toEqual([]);
});
