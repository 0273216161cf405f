/** Bad networks: pages open without the server and say so; a table goes on when it is back. */
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Waits until the worker rules this page and has kept the page itself. */
async function kept(person: Person): Promise<void> {
  await person.page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const cache = await caches.open('insula-1');
    const names = (await cache.keys()).map((each) => new URL(each.url).pathname);
    return names.includes('/') && names.some((name) => name.endsWith('.js'));
  });
}

test('home and a table open without the server, say so, and go on when it is back', async () => {
  const person = await Person.at(browser, server);
  const { page } = person;
  await person.playNow('card');
  await person.waitToBeAsked();
  await kept(person);
  await page.reload(); // now every script passes through the worker
  await person.waitToBeAsked();
  const table = page.url();
  await person.goHome();
  await kept(person);
  await server.kill();

  await page.goto(person.home);
  await page.waitForSelector('[data-testid="away"]');
  await page.waitForSelector('[data-game="card"]'); // the games as they were told last
  expect(await page.evaluate(() => caches.match('/api/me').then((found) => found ?? null))).toBeNull();
  await page.goto(`${person.home}/learn`); // never seen before: there is only the word that we are away
  await page.waitForSelector('[data-testid="away"]');

  await page.goto(table);
  await page.waitForSelector('[data-testid="away"]');
  await server.run();
  await person.waitToBeAsked();
  expect(await page.locator('[data-testid="away"]').count()).toBe(0);
  await person.context.close();
});

/** What a telephone has in the country, and sometimes does not have. */
async function network(wire: CDPSession, offline = false): Promise<void> {
  const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await wire.send('Network.emulateNetworkConditions', { offline, ...slow });
}

test('on a weak network with a break, one answer is kept and goes out for its own question only', async () => {
  const person = await Person.at(browser, server);
  const { page } = person;
  await person.playNow('card');
  await person.waitToBeAsked();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await network(wire);
  expect(await person.answer()).toBe(true);
  await person.waitToBeAsked();

  const version = async (): Promise<number> => Number((await person.moment()).split(':')[0]);
  const gone = async (): Promise<void> => {
    await network(wire, true);
    await page.waitForSelector('.state[role="status"]');
  };
  const back = async (): Promise<void> => {
    await network(wire);
    await page.waitForSelector('.state[role="status"]', { state: 'detached' });
  };
  const unsent = page.locator('[data-testid="unsent"]');

  await gone();
  const asked = await version();
  for (let clicks = 0; clicks < 12 && !(await unsent.count()); clicks++) await person.click();
  expect(await unsent.innerText()).toBe('You are offline. Your answer is saved and will be sent when you are back.');
  expect(await page.locator('[data-testid="live"]').innerText()).toContain('Your answer is saved');
  await back();
  await page.waitForFunction(
    (old) => Number(document.querySelector<HTMLElement>('[data-moment]')!.dataset.moment!.split(':')[0]) > old,
    asked,
  );
  await person.waitToBeAsked();
  expect(await unsent.count()).toBe(0);

  await gone();
  for (let clicks = 0; clicks < 12 && !(await unsent.count()); clicks++) await person.click();
  const other = await person.context.newPage(); // the same person, with a network, answers first
  await other.goto(page.url());
  await other.waitForSelector('[data-testid="question"]');
  await other.locator('[data-state="legal"], [data-testid="chips"] .chip').first().click();
  const confirm = other.locator('[data-testid="confirm"]');
  if (await confirm.count()) await confirm.click();
  await back();
  await page.waitForFunction(
    (says) => document.querySelector('[data-testid="unsent"]')?.textContent === says,
    'That question has passed; your answer was not sent.',
  );
  expect(person.troubles.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await person.context.close();
});
