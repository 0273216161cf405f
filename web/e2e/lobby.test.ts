/** The lobby: home that knows you, opening a table, friends at the door, rematch, reports, wrong links. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { house } from './house';
import type { Person } from './kit';

const home = house();
afterEach(() => {
  for (const person of home.people) expect(person.troubles.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});

async function somebody(name: string): Promise<Person> {
  const person = await home.somebody();
  await person.goHome();
  await person.context.request.post(`${home.server.address}/api/me`, { data: { name } });
  return person;
}

async function card(person: Person, table: string): Promise<{ choices: Record<string, string>; state: string }> {
  return (await (await person.context.request.get(`${home.server.address}/api/tables/${table}`)).json()) as {
    choices: Record<string, string>;
    state: string;
  };
}

const tableOf = (person: Person): string => new URL(person.page.url()).pathname.split('/').at(-1)!;

test('play with bots begins with the first turn, not with set-up questions (finding 3)', async () => {
  const mara = await somebody('Mara');
  await mara.playNow('cerebria');
  await mara.waitToBeAsked();
  expect((await card(mara, tableOf(mara))).choices.setting).toBe('recommended');
  expect(await mara.text('question')).toMatch(/Action/);
  await mara.goHome();
  await mara.page.waitForSelector('[data-testid="waiting"] .btn.primary');
  expect(await mara.page.title()).toBe('(1) Insula');
  expect(await mara.page.locator('.btn.primary').count()).toBe(1);
  await mara.page.click('[data-testid="waiting"] .btn.primary');
  await mara.waitToBeAsked();
});

test('the board in small of the table that waits is seen whole, however wide the window becomes', async () => {
  const mara = await somebody('Mara');
  await mara.playNow('cerebria');
  await mara.waitToBeAsked();
  await mara.goHome();
  await mara.page.waitForSelector('[data-testid="waiting"] .board.ready');
  /** how far the board reaches beyond its frame, and how much of it it fills */
  const seen = (): Promise<{ over: number; fills: number }> =>
    mara.page.evaluate(() => {
      const frame = document.querySelector('[data-testid="waiting"] .frame')!.getBoundingClientRect();
      const stage = document.querySelector('[data-testid="waiting"] .stage')!.getBoundingClientRect();
      const over = [
        frame.left - stage.left,
        frame.top - stage.top,
        stage.right - frame.right,
        stage.bottom - frame.bottom,
      ];
      const fills = Math.max(stage.width / frame.width, stage.height / frame.height);
      return { over: Math.round(Math.max(0, ...over)), fills: Math.round(fills * 10) / 10 };
    });
  for (const width of [1440, 1024, 1180, 1440]) {
    await mara.page.setViewportSize({ width, height: 800 });
    await expect.poll(seen, { message: `at ${width}` }).toEqual({ over: 0, fills: 1 });
  }
});

test('a friend’s main button is Sit down, and it seats at once; so does the row in the lobby (finding 23)', async () => {
  const [mara, tomas, ines] = [await somebody('Mara'), await somebody('Tomas'), await somebody('Ines')];
  const table = await mara.open({
    game: 'card',
    seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
    pace: { kind: 'days', days: 3 },
  });
  await mara.sitAt(table);
  await mara.page.waitForSelector('[data-testid="start"]');
  expect(await mara.page.locator('.btn.primary').allInnerTexts()).toEqual(['Start, with bots in the open seats']);
  await tomas.page.goto(`${home.server.address}/table/${table}?seat=2`);
  await tomas.page.waitForSelector('[data-testid="sit"]');
  const main = tomas.page.locator('.btn.primary');
  expect([await main.count(), (await main.innerText()).split('\n')[0]]).toEqual([1, 'Sit down']);
  await main.click();
  await tomas.page.waitForSelector('[data-testid="start"]');
  expect(await tomas.page.locator('[data-seat="2"] h3').innerText()).toMatch(/^Tomas/);
  await ines.goHome();
  const row = ines.page.locator(`[data-table="${table}"]`);
  const told = await row.innerText();
  for (const words of ['Mara and Tomas', '3 days a move', 'Three minds', '1 seat is still free'])
    expect(told).toContain(words);
  await row.locator('.btn').click();
  await ines.page.waitForSelector('[data-testid="prompt"]');
  expect((await card(ines, table)).state).toBe('playing');
});

test('open seats go to bots of the level the host chose', async () => {
  const mara = await somebody('Mara');
  await mara.sitAt(await mara.open({ game: 'card', seats: [{ who: 'me' }, { who: 'open' }] }));
  await mara.page.click('.levels button:has-text("Keen")');
  await mara.page.click('[data-testid="start"]');
  await mara.page.waitForSelector('[data-testid="prompt"]');
});

test('who wants a rematch meets the others at the same table, one seat further (finding 26)', async () => {
  const [mara, tomas] = [await somebody('Mara'), await somebody('Tomas')];
  const table = await mara.open({ game: 'card', seats: [{ who: 'me' }, { who: 'open' }] });
  await tomas.context.request.post(`${home.server.address}/api/tables/${table}/sit`, { data: {} });
  await Promise.all([mara.sitAt(table), tomas.sitAt(table)]);
  await mara.page.waitForSelector('[data-testid="prompt"]');
  await mara.page.click('.tool.seats');
  await mara.page.click('text=Resign');
  await mara.page.click('text=Yes, resign');
  await tomas.page.waitForSelector('[data-testid="rematch"]');
  await mara.page.keyboard.press('Escape');
  await mara.page.locator('[data-testid="rematch"]').first().click();
  await mara.page.waitForSelector('[data-testid="room"]');
  const join = tomas.page.locator('[data-testid="rematch"]').first();
  await expect.poll(() => tomas.page.locator('[data-testid="end"]').innerText()).toContain('Mara wants a rematch');
  const third = await tomas.context.newPage();
  await third.goto(home.server.address);
  await third.waitForSelector('[data-testid="invitation"]');
  expect(await third.locator('[data-testid="invitation"]').innerText()).toContain('Mara invites you');
  await third.close();
  await join.click();
  await Promise.all([mara, tomas].map((person) => person.page.waitForSelector('[data-testid="prompt"]')));
  expect(tableOf(mara)).toBe(tableOf(tomas));
  const seats = (await card(mara, tableOf(mara))) as unknown as { seats: { name: string }[] };
  expect(seats.seats.map((seat) => seat.name)).toEqual(['Tomas', 'Mara']);
});

test('opening a table: presets, names instead of ids, nothing cut off (finding 27)', async () => {
  const mara = await somebody('Mara');
  const { page } = mara;
  await page.goto(`${home.server.address}/new/cerebria`);
  await page.waitForSelector('[data-seat="3"]');
  expect(await page.locator('[data-preset]').count()).toBeGreaterThanOrEqual(6);
  const words = await page.locator('form button[role="radio"], form option').allInnerTexts();
  expect(words.filter((text) => /^[a-z]/.test(text.trim()) || /basic-|^\d-\d/.test(text))).toEqual([]);
  expect(await page.locator('form').innerText()).not.toMatch(/Looks ahead|One for all/);
  const cut = await page
    .locator('.segments, .segments button, [data-preset]')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
  expect(cut).toBe(0);
  await page.click('[data-preset="six"]');
  await page.waitForSelector('[data-seat="5"]');
  await page.click('[data-preset="duel"]');
  await expect.poll(() => page.locator('[data-seat]').count()).toBe(2);
  const mild = ['Courage', 'Trust', 'Kindness', 'Desire', 'Optimism', 'Comfort', 'Safety', 'Innocence'];
  const own = page.locator('[data-seat="0"]');
  await own.locator('.deck .tool').click();
  await own.locator('textarea').fill('2 Valour');
  await own.locator('.own .btn').first().click();
  await expect.poll(() => own.locator('.wrong').allInnerTexts()).toEqual([expect.stringContaining('valour')]);
  expect(await own.locator('textarea').inputValue()).toBe('2 Valour');
  await own.locator('textarea').fill(mild.map((name) => `2 ${name}`).join('\n'));
  await own.locator('.own .btn').first().click();
  await own.locator('.own .good').waitFor();
  await page.click('.go .btn.primary');
  await page.waitForSelector('[data-testid="prompt"]');
  expect((await card(mara, tableOf(mara))).choices.decks).toMatch(/^courage\*2\+trust\*2/);
});

test('a set-up that no longer fits says so at the thing, and nothing else is lost', async () => {
  const mara = await somebody('Mara');
  await mara.page.evaluate(() =>
    localStorage.setItem(
      'insula.opened.cerebria',
      JSON.stringify({
        seats: [{ who: 'me' }, { who: 'open' }],
        choices: { edition: 'full', spirits: 'joy,misery' },
        pace: { kind: 'days', days: 5 },
        open: true,
      }),
    ),
  );
  await mara.page.goto(`${home.server.address}/new/cerebria`);
  await mara.page.click('[data-preset="as last time"]');
  await mara.page.waitForSelector('[data-seat="0"] .wrong');
  expect(await mara.page.locator('[data-seat="0"] .wrong').innerText()).toContain('joy');
  expect(await mara.page.locator('[data-seat="1"] .wrong').count()).toBe(0);
  expect(await mara.page.locator('[data-seat="1"] .segments [aria-checked="true"]').innerText()).toBe('Person');
  expect(await mara.page.locator('aside input[type="number"]').inputValue()).toBe('5');
});

test('wrong links say so and show the way home (finding 37)', async () => {
  const mara = await somebody('Mara');
  for (const address of ['/new/chess', '/nowhere']) {
    await mara.page.goto(`${home.server.address}${address}`);
    await mara.page.waitForSelector('[data-testid="lost"]');
    expect(await mara.page.locator('.btn.primary:visible').allInnerTexts(), address).toEqual(['Start page']);
  }
});

test('what looks wrong is kept as a file with the position as this seat knows it', async () => {
  const mara = await somebody('Mara');
  await mara.playNow('card');
  await mara.waitToBeAsked();
  await mara.page.locator('[data-testid="log"] li button').first().click();
  const [file] = await Promise.all([
    mara.page.waitForEvent('download'),
    mara.page.locator('[data-testid="looks-wrong"]').first().click(),
  ]);
  const report = JSON.parse(readFileSync((await file.path())!, 'utf8')) as Record<string, unknown>;
  expect(report).toMatchObject({ kind: 'insula-report', game: 'card', state: 'playing', record: '' });
  expect(report.says).toBeTruthy();
});
