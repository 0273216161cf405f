/** Friends: somebody stays away, the others vote, somebody else sits in, and whoever was away returns. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start({ absent_seconds: 0.5 }), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function tableOfTwo(): Promise<{ ann: Person; ben: Person; table: string }> {
  const [ann, ben] = [await Person.at(browser, server), await Person.at(browser, server)];
  const table = await ann.open({ game: 'card', seats: [{ who: 'me' }, { who: 'open' }] });
  await ben.goHome();
  await ben.context.request.post(`${server.address}/api/tables/${table}/sit`, { data: { seat: 1 } });
  await ann.sitAt(table);
  await ben.sitAt(table);
  await Promise.all([ann, ben].map((each) => each.page.waitForSelector('[data-testid="prompt"]')));
  return { ann, ben, table };
}

test('the absent is replaced by a bot by vote, the game goes on, and they return', async () => {
  const { ann, ben, table } = await tableOfTwo();
  await ben.goHome();
  for (let turns = 0; (await ann.asked()) && turns < 30; turns++) await ann.answer();
  await ann.page.click('[data-testid="absent"] button');
  await ann.page.click('[data-testid="remedies"] >> text=Let a bot play');
  await ann.waitToBeAsked();
  await ann.answer();
  await ben.sitAt(table);
  await ben.page.getByRole('button', { name: 'Seats' }).first().click();
  await ben.page.click('text=Take my seat back');
  await ben.page.waitForFunction(() => document.body.innerText.includes('Let a bot play for me'));
  const log = await ben.page.evaluate(() => document.querySelectorAll('[data-event], .log li').length);
  expect(log).toBeGreaterThan(0);
  expect([...ann.troubles, ...ben.troubles]).toEqual([]);
  await Promise.all([ann.context.close(), ben.context.close()]);
}, 60_000);

test('the time that everybody has left stands beside every seat (finding 29)', async () => {
  const ann = await Person.at(browser, server);
  const others = Array.from({ length: 2 }, () => ({ who: 'bot', bot: 'random' }));
  const pace = { kind: 'live', move_seconds: 60, reserve_seconds: 600 };
  await ann.sitAt(await ann.open({ game: 'card', seats: [{ who: 'me' }, ...others], pace }));
  await ann.waitToBeAsked();
  await ann.page.getByRole('button', { name: 'Seats' }).first().click();
  const clocks = ann.page.locator('aside [role="timer"], [role="dialog"] [role="timer"]');
  await expect.poll(() => clocks.count()).toBe(3);
  for (const clock of await clocks.allInnerTexts()) expect(clock).toMatch(/^\d+:\d\d$/);
  expect(ann.troubles).toEqual([]);
  await ann.context.close();
});

test('somebody else sits in for the absent and gives the seat back', async () => {
  const { ann, ben, table } = await tableOfTwo();
  const name = (await ben.page.evaluate(() => fetch('/api/me').then((r) => r.json()))) as { name: string };
  await ben.goHome();
  const kim = await Person.at(browser, server);
  await kim.goHome();
  await kim.sitAt(table);
  await ann.page.getByRole('button', { name: 'Seats' }).first().click();
  await ann.page.click('[data-testid="remedies"] >> text=Let somebody else sit in');
  await kim.page.getByRole('button', { name: 'Seats' }).first().click();
  await kim.page.click('[data-testid="sit-in"]');
  await kim.page.waitForFunction(() => !document.body.innerText.includes('You are watching'));
  await ben.sitAt(table);
  await ben.page.click('[data-testid="sits-in"] [data-testid="take-back"]');
  await ben.page.waitForSelector('[data-testid="sits-in"]', { state: 'detached' });
  const seats = (await (await ben.context.request.get(`${server.address}/api/tables/${table}`)).json()) as {
    seats: { you: boolean; sitter: string; name: string }[];
  };
  expect(seats.seats[1]).toMatchObject({ you: true, sitter: '', name: name.name });
  expect([...ann.troubles, ...ben.troubles, ...kim.troubles]).toEqual([]);
}, 60_000);

test('behind the curtain there is nothing of the table, for eyes, readers and search', async () => {
  const ann = await Person.at(browser, server);
  const table = await ann.open({ game: 'card', seats: [{ who: 'me' }, { who: 'me', name: 'Jonas' }] });
  await ann.sitAt(table);
  const seen: string[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await ann.page.waitForSelector('[data-testid="curtain"]');
    expect(await ann.page.locator('[data-thing], [data-zoom], .board-area .log, [data-testid="prompt"]').count()).toBe(
      0,
    );
    const session = await ann.context.newCDPSession(ann.page);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: { name?: { value?: string } }[] };
    const words = nodes.map((node) => node.name?.value ?? '').join(' ');
    expect(words).toContain('turn to answer');
    expect(words).not.toMatch(/keep your hand|Essence|Willpower/i);
    await ann.page.keyboard.press('o'); // no key reaches the table either
    seen.push(await ann.text('curtain'));
    await ann.page.click('[data-testid="curtain"] button');
    await ann.page.waitForSelector('[data-testid="question"]');
    await ann.answer();
  }
  expect(seen.filter((words) => words.includes('Jonas')).length).toBe(1);
  expect(ann.troubles).toEqual([]);
  await ann.context.close();
}, 60_000);
