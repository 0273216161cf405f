/** What happens between people at one table: two browsers, refusals, taking back, restarts, hot seat, watchers. */
import { expect, test } from 'vitest';
import { house } from './house';
import type { Person } from './kit';

const home = house();

/** Two people at a table of two; the second came by the link. */
async function twoAtATable(): Promise<[Person, Person]> {
  const [first, second] = [await home.somebody(), await home.somebody()];
  const table = await first.open({ game: 'card', seats: [{ who: 'me' }, { who: 'open' }] });
  await first.sitAt(table);
  await first.page.waitForSelector('.room');
  await second.goHome();
  await second.sitAt(table);
  await second.page.click('[data-testid="sit"]');
  await Promise.all([
    first.page.waitForSelector('[data-testid="prompt"]'),
    second.page.waitForSelector('[data-testid="prompt"]'),
  ]);
  return [first, second];
}

async function whoIsAsked(a: Person, b: Person): Promise<[Person, Person]> {
  await Promise.any([a.waitToBeAsked(), b.waitToBeAsked()]);
  return (await a.asked()) ? [a, b] : [b, a];
}

test('two browsers play one table and both see every move', async () => {
  const pair = await twoAtATable();
  for (let i = 0; i < 12; i++) {
    const [now, other] = await whoIsAsked(...pair);
    const before = await other.moment();
    await now.answer();
    await other.past(before);
  }
  const lines = (person: Person): Promise<number> =>
    person.page.locator('[data-testid="log"] li button:not(.rule)').count();
  await expect.poll(async () => (await lines(pair[0])) === (await lines(pair[1]))).toBe(true);
  expect(await lines(pair[0])).toBeGreaterThan(4);
  expect(pair.flatMap((person) => person.troubles)).toEqual([]);
});

/** A person in their own turn of the card game, past the mulligan. */
async function inOwnTurn(): Promise<Person> {
  const person = await home.somebody();
  await person.playNow('card');
  for (let i = 0; i < 60; i++) {
    await person.waitToBeAsked();
    const question = await person.text('question');
    if (/Action 1 of 2/.test(question)) return person;
    const keep = person.page.locator('[data-option="keep"], [data-option="pass"]').first();
    if (await keep.count()) {
      await person.act(() => keep.click());
      await person.confirm();
    } else await person.answer();
  }
  throw new Error('the turn did not come');
}

test('a click on something that cannot be chosen tells why, and the rule opens in the drawer', async () => {
  const person = await inOwnTurn();
  const stack = person.page.locator('[data-thing^="stack:"]').first();
  await stack.click({ position: { x: 30, y: 12 } });
  await person.page.waitForSelector('[data-testid="refusal"]');
  const rule = await person.page.locator('[data-testid="refusal"] .link').first().getAttribute('title');
  expect(rule).toMatch(/^(card|table)\./);
  await person.page.locator('[data-testid="refusal"] .link').first().click();
  await person.page.waitForSelector(`[id="rule-${rule}"].wanted`);
  await person.page.keyboard.press('Escape');
  await person.page.keyboard.press('Escape');
  expect(await person.page.locator('[data-testid="refusal"]').count()).toBe(0);
});

test('an answer inside the boundary is taken back at once', async () => {
  const person = await inOwnTurn();
  const before = await person.text('question');
  const card = person.page.locator('.hand [data-state="legal"]').first();
  await person.act(() => card.dispatchEvent('click'));
  await person.page.waitForFunction(
    (old) => document.querySelector('[data-testid="question"]')?.textContent !== old,
    before,
  );
  await person.page.keyboard.press('z');
  await person.page.waitForFunction(
    (old) => document.querySelector('[data-testid="question"]')?.textContent === old,
    before,
  );
});

test('beyond the boundary the others are asked, and agree', async () => {
  const pair = await twoAtATable();
  for (let i = 0; i < 8; i++) {
    const [now] = await whoIsAsked(...pair);
    await now.answer();
  }
  for (let i = 0; i < 30; i++) {
    const [now, other] = await whoIsAsked(...pair);
    const button = now.page.locator('[data-testid="take-back"]');
    if ((await button.count()) && /Ask/.test(await button.innerText())) {
      const count = await now.page.locator('[data-testid="log"] li button:not(.rule)').count();
      await button.click();
      await other.page.waitForSelector('[data-testid="proposal"] .btn.primary');
      await other.page.click('[data-testid="proposal"] .btn.primary');
      await now.page.waitForFunction(
        (old) => document.querySelectorAll('[data-testid="log"] li button:not(.rule)').length < old,
        count,
      );
      return;
    }
    await now.answer();
  }
  throw new Error('nothing had to be asked');
});

test('a table goes on after the server was killed in the middle of a turn', async () => {
  const person = await inOwnTurn();
  const question = await person.text('question');
  await home.server.kill();
  await person.page.waitForSelector('.state');
  await home.server.run();
  await person.page.waitForFunction(() => !document.querySelector('.state'), undefined, { timeout: 30_000 });
  await person.waitToBeAsked();
  expect(await person.text('question')).toBe(question);
  const lines = (): Promise<number> => person.page.locator('[data-testid="log"] li').count();
  const before = await lines();
  for (let i = 0; i < 20 && (await lines()) <= before; i++) {
    await person.waitToBeAsked();
    await person.answer();
  }
  expect(await lines()).toBeGreaterThan(before);
  expect(person.troubles).toEqual([]);
});

test('one device serves several seats', async () => {
  const person = await home.somebody();
  const table = await person.open({ game: 'card', seats: [{ who: 'me' }, { who: 'me' }] });
  await person.sitAt(table);
  const seats = new Set<string>();
  for (let i = 0; i < 60 && seats.size < 2; i++) {
    await person.page.waitForSelector('[data-testid="question"], [data-testid="curtain"]');
    const curtain = person.page.locator('[data-testid="curtain"] .btn');
    if (await curtain.count()) await curtain.click();
    await person.waitToBeAsked();
    seats.add(await person.page.locator('.own .name b').innerText());
    expect(await person.page.locator('.hand [data-thing]').count()).toBeGreaterThan(0);
    await person.answer();
  }
  expect(seats.size).toBe(2);
});

test('a watcher sees the table and no hidden card', async () => {
  const [first, watcher] = [await inOwnTurn(), await home.somebody()];
  await watcher.page.goto(first.page.url());
  await watcher.page.waitForSelector('[data-testid="prompt"]');
  expect(await watcher.page.locator('.seat').count()).toBeGreaterThan(1);
  expect(await watcher.page.locator('.hand [data-thing], [data-state="legal"], .chip').count()).toBe(0);
  const hand = await first.page
    .locator('.hand [data-thing]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.zoom));
  expect(hand.length).toBeGreaterThan(0);
  const seen = await watcher.page.content();
  for (const card of hand) expect(seen).not.toContain(`data-zoom="${card}"`);
});
