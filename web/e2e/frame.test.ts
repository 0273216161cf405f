/** The frame of every table: nothing jumps, things start acts, the others can be followed, big events and the end are shown. */
import { expect, test } from 'vitest';
import { house } from './house';
import { DEEP, type Person } from './kit';

const home = house();

const cerebria = { game: 'cerebria', choices: { setting: 'recommended' } };
const bot = { who: 'bot', bot: 'random' };

/** At the first question of a turn with a row of this name. */
async function atTurn(person: Person): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await person.waitToBeAsked();
    if (/take an Action/i.test(await person.text('question'))) return;
    await person.answer();
  }
  throw new Error('the turn did not come');
}

const stage = (person: Person): Promise<string> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.stage, [data-testid="prompt"], [data-testid="strip"]')]
      .map((element) => element.getBoundingClientRect())
      .map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join(','))
      .join(' '),
  );

for (const [game, size] of [
  ['card', { width: 1440, height: 900 }],
  ['amygdala', { width: 1024, height: 768 }],
  ['cerebria', { width: 1024, height: 768 }],
] as const)
  test(`the board of ${game} never moves, whatever is asked (findings 9, 15)`, async () => {
    const person = await home.somebody({}, size);
    await person.playNow(game);
    await person.page.waitForSelector('.stage');
    const seen = new Set<string>();
    for (let i = 0; i < (DEEP ? 200 : 14) && (await person.waitForTurnOrEnd()); i++) {
      seen.add(await stage(person));
      const before = await person.moment();
      await person.click();
      seen.add(await stage(person));
      await person.past(before, 1_000).catch(() => undefined); // the same thing pressed twice changes nothing
      seen.add(await stage(person));
    }
    expect([...seen]).toHaveLength(1);
    await person.page.locator('.tool.log').click();
    await person.page.waitForSelector('.drawer [data-testid="log"]');
    expect(person.troubles).toEqual([]);
  });

/** Clicks a thing that begins an act or tells why not; how it looks when the table has answered. */
async function clicked(person: Person, thing: string): Promise<string> {
  await person.page.keyboard.press('Escape');
  await person.page.locator(`[data-thing="${thing}"]`).first().dispatchEvent('click');
  const answered = await person.page.waitForFunction((name) => {
    const sending = document.querySelector<HTMLElement>('[data-moment]')!.dataset.moment!.endsWith(':true');
    const state = document.querySelector<HTMLElement>(`[data-thing="${name}"]`)?.dataset.state ?? '';
    const menu = document.querySelector('[data-testid="acts"]') ? 'menu' : '';
    return !sending && (['drafted', 'selected', 'refused'].includes(state) ? state : menu);
  }, thing);
  return String(await answered.jsonValue());
}

test('a click on a space moves there with one confirmation, another space switches (findings 10, 16, 17)', async () => {
  const person = await home.somebody();
  const table = await person.open({ ...cerebria, seats: [{ who: 'me' }, bot] });
  await person.sitAt(table);
  await atTurn(person);
  const spaces = await person.page
    .locator('[data-thing^="space:"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.thing!));
  const taken: string[] = [];
  for (const space of new Set(spaces)) {
    const state = await clicked(person, space);
    if (state === 'drafted' || state === 'selected') taken.push(space);
    if (taken.length === 2) break;
  }
  expect(taken).toHaveLength(2);
  const lines = await person.page.locator('[data-testid="log"] .text').count();
  expect(await person.page.locator('[data-testid="refusal"]').count()).toBe(0);
  expect(await person.page.locator(`[data-thing="${taken[0]}"]`).first().getAttribute('data-state')).not.toBe(
    'drafted',
  );
  await person.act(() => person.page.locator('[data-testid="confirm"]').click());
  await expect.poll(() => person.page.locator('[data-testid="log"] .text').count()).toBeGreaterThan(lines);
});

test('refusals stay out of the log, rules show on hover, sentences begin with a capital (findings 13, 19, 22)', async () => {
  const person = await home.somebody();
  await person.playNow('card');
  await person.play(6);
  await person.waitToBeAsked();
  const log = person.page.locator('[data-testid="log"] .text');
  const below = (): Promise<number> =>
    person.page.locator('[data-testid="log"]').evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(below, { message: 'the log follows the game' }).toBeLessThan(24);
  const before = await log.count();
  await person.page.locator('[data-thing="discard"], [data-thing="supply"]').first().click();
  await person.page.waitForSelector('[data-testid="refusal"]');
  expect(await log.count()).toBe(before);
  for (const line of await log.allInnerTexts()) expect(line.slice(0, 1)).toBe(line.slice(0, 1).toUpperCase());
  const rule = person.page.locator('[data-testid="log"] .rule').last();
  expect(await rule.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  await person.page.locator('[data-testid="log"] li[data-line]').last().hover();
  await expect.poll(() => rule.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
});

test('the moves of bots are named as they happen, can be stepped through, and seen again (finding 8)', async () => {
  const person = await home.somebody({ pace: 'step' });
  const table = await person.open({ game: 'card', seats: [{ who: 'me' }, bot] });
  await person.sitAt(table);
  await person.page.waitForSelector('[data-testid="prompt"]');
  for (let i = 0; i < 80 && !(await person.page.locator('[data-testid="next"]').count()); i++) {
    const before = await person.moment();
    if (await person.asked()) await person.click();
    const next = person.page.waitForSelector('[data-testid="next"]', { timeout: 1_000 }).then(() => undefined);
    await Promise.race([person.past(before, 1_000), next].map((wait) => wait.catch(() => undefined)));
  }
  const first = await person.text('deed');
  expect(first.length).toBeGreaterThan(5);
  await person.page.keyboard.press('n');
  await person.page.locator('[data-testid="to-my-turn"]').click();
  await person.waitToBeAsked();
  const since = person.page.locator('[data-testid="since"] .deed');
  if (await since.count()) {
    await person.page.locator('[data-testid="again"]').click();
    await person.page.waitForSelector('[data-testid="deed"]');
    await person.page.locator('.board-area [data-thing]').first().dispatchEvent('click'); // whoever acts is back at once
    await person.waitToBeAsked();
  }
  expect(person.troubles).toEqual([]);
});

test('a wrong link says so and leads home (finding 37)', async () => {
  const person = await home.somebody();
  await person.goHome();
  for (const path of ['/table/x', '/replay/x', '/rules/chess', '/nowhere']) {
    await person.page.goto(home.server.address + path);
    await person.page.waitForSelector('[data-testid="lost"], main.lost');
    expect(await person.page.locator('a[href="/"]').count()).toBeGreaterThan(0);
    expect(await person.page.locator('.tool.rules, .tool.log, .scrub, .tabs').count()).toBe(0);
  }
});

test('the end: winner, score, shuffle, rematch, and the board behind it (findings 26, 30)', async () => {
  const person = await home.somebody();
  const table = await person.open({ game: 'card', seats: [{ who: 'me' }, bot] });
  await person.sitAt(table);
  await person.page.waitForSelector('[data-testid="prompt"]');
  await person.page.locator('.tool.seats').click();
  await person.page
    .getByRole('button', { name: /resign/i })
    .first()
    .click();
  await person.page
    .getByRole('button', { name: /^yes, resign/i })
    .first()
    .click();
  await person.page.keyboard.press('Escape');
  await person.page.waitForSelector('[data-testid="end"]');
  await expect.poll(() => person.text('shuffle')).toMatch(/Shuffle verified/);
  expect(await person.page.locator('[data-testid="score-table"]').count()).toBe(1);
  await person.page.locator('[data-testid="look"]').click();
  await person.page.waitForSelector('[data-testid="to-result"]');
  await person.page.locator('[data-testid="to-result"]').click();
  await person.page.locator('[data-testid="rematch"]').click();
  await person.page.waitForFunction((old) => !location.pathname.endsWith(old), table);
  await person.page.waitForSelector('[data-testid="prompt"]');
  expect(person.troubles).toEqual([]);
});
